#include "report/json.h"
#include "report/layout.h"
#include "report/words.h"

static void add_card(bd_json *json, const bd_laid_card *laid, int round)
{
    const bd_card *card = laid->card;
    bd_json_object_row(json, NULL);
    bd_json_int(json, "id", card->id);
    bd_json_string(json, "name", card->name);
    bd_json_id(json, "grade", laid->grade);
    bd_json_string(json, "due", bd_word_colour(laid->claim.due));
    bd_json_int(json, "difference", laid->claim.difference);
    bd_json_int(json, "run", laid->claim.run);
    bd_json_string(json, "last_float", bd_word_float(laid->last_float));
    bd_json_list_row(json, "floats");
    for (int r = 1; r < round; r++) bd_json_string(json, NULL, bd_word_float((bd_float)laid->floats[r]));
    bd_json_end(json);
    bd_json_string(json, "bye", laid->attendance == BD_HAS_BYE ? bd_letter_bye(laid->bye) : NULL);
    bd_json_end(json);
}

static void add_side(bd_json *json, const char *key, const bd_laid_level *level, bd_colour side)
{
    bd_json_list_row(json, key);
    for (size_t i = 0; i < level->count; i++)
        if (level->cards[i].claim.due == side) bd_json_int(json, NULL, level->cards[i].card->id);
    bd_json_end(json);
}

static void add_level(bd_json *json, const bd_laid_level *level, int round)
{
    const bool has_line = level->mid_line > 0 && level->mid_line < (int)level->count;
    bd_json_object(json, NULL);
    bd_json_halves(json, "score", level->score);
    bd_json_halves(json, "points", level->points);
    add_side(json, "white", level, BD_WHITE);
    add_side(json, "unknown", level, BD_NO_COLOUR);
    add_side(json, "black", level, BD_BLACK);
    bd_json_id(json, "mid_line_below", has_line ? level->cards[level->mid_line - 1].card->id : 0);
    bd_json_list(json, "cards");
    for (size_t i = 0; i < level->count; i++) add_card(json, &level->cards[i], round);
    bd_json_end(json);
    bd_json_end(json);
}

static void add_points(bd_json *json, const bd_points_count *points)
{
    bd_json_object(json, "points");
    bd_json_halves(json, "on_cards", points->on_cards);
    bd_json_halves(json, "counted", points->counted);
    bd_json_bool(json, "agree", points->on_cards == points->counted);
    bd_json_int(json, "games", points->games);
    bd_json_int(json, "defaults", points->forfeits);
    bd_json_int(json, "pairing_byes", points->pairing_byes);
    bd_json_int(json, "full_byes", points->full_byes);
    bd_json_int(json, "half_byes", points->half_byes);
    bd_json_halves(json, "adjusted", points->adjusted);
    bd_json_int(json, "results_missing", points->open);
    bd_json_end(json);
}

void bd_layout_json(const bd_layout *layout, bd_text *out)
{
    const bd_tournament *tournament = layout->tournament;
    bd_json json = bd_json_begin(out);
    bd_json_string(&json, "format", "show/1");
    bd_json_string(&json, "name", tournament->name);
    bd_json_string(&json, "rules", layout->rules->id);
    bd_json_int(&json, "round", layout->round);
    bd_json_id(&json, "rounds", tournament->rounds);
    bd_json_int(&json, "to_pair", layout->attending);
    bd_json_list(&json, "levels");
    for (size_t i = 0; i < layout->level_count; i++) add_level(&json, &layout->levels[i], layout->round);
    bd_json_end(&json);
    bd_json_object_row(&json, "cards");
    bd_json_int(&json, "white", layout->seekers[BD_WHITE]);
    bd_json_int(&json, "unknown", layout->seekers[BD_NO_COLOUR]);
    bd_json_int(&json, "black", layout->seekers[BD_BLACK]);
    bd_json_end(&json);
    add_points(&json, &layout->points);
    bd_json_list_row(&json, "away");
    for (size_t i = 0; i < layout->away_count; i++) bd_json_int(&json, NULL, layout->away[i].card->id);
    bd_json_end(&json);
    bd_json_end(&json);
}

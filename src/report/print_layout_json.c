/* A layout as a reply: "show/1", and as CSV one line a card. */
#include "report/print_layout.h"

#include "cards/card.h"
#include "report/labels.h"
#include "rulebook/rulebook.h"

static void layout_json_card(bd_writer *json, const bd_laid_card *laid, int round)
{
    const bd_card *card = laid->card;
    bd_writer_object_row(json, NULL);
    bd_writer_int(json, "id", card->id);
    bd_writer_string(json, "name", card->name);
    bd_writer_grade(json, laid->grade);
    bd_writer_string(json, "due", bd_word_colour(laid->claim.due));
    bd_writer_int(json, "difference", laid->claim.difference);
    bd_writer_int(json, "run", laid->claim.run);
    bd_writer_string(json, "last_float", bd_word_float(laid->last_float));
    bd_writer_list_row(json, "floats");
    for (int r = 1; r < round; r++) bd_writer_string(json, NULL, bd_word_float((bd_float)laid->floats[r]));
    bd_writer_end(json);
    bd_writer_string(json, "bye", laid->attendance == BD_HAS_BYE ? bd_letter_bye(laid->bye) : NULL);
    bd_writer_end(json);
}

static void layout_json_side(bd_writer *json, const char *key, const bd_laid_level *level, bd_colour side)
{
    bd_writer_list_row(json, key);
    for (size_t i = 0; i < level->count; i++)
        if (level->cards[i].claim.due == side) bd_writer_int(json, NULL, level->cards[i].card->id);
    bd_writer_end(json);
}

static void layout_json_level(bd_writer *json, const bd_laid_level *level, int round)
{
    const bool has_line = level->mid_line > 0 && level->mid_line < (int)level->count;
    bd_writer_object(json, NULL);
    bd_writer_halves(json, "score", level->score);
    bd_writer_halves(json, "points", level->points);
    layout_json_side(json, "white", level, BD_WHITE);
    layout_json_side(json, "unknown", level, BD_NO_COLOUR);
    layout_json_side(json, "black", level, BD_BLACK);
    bd_writer_id(json, "mid_line_below", has_line ? level->cards[level->mid_line - 1].card->id : 0);
    bd_writer_list(json, "cards");
    for (size_t i = 0; i < level->count; i++) layout_json_card(json, &level->cards[i], round);
    bd_writer_end(json);
    bd_writer_end(json);
}

static void layout_json_points(bd_writer *json, const bd_points_count *points)
{
    static const bd_member sources[] = {
        {"", "games", BD_OF_INT(bd_points_count, games), BD_SHOW_JSON, 0},
        {"", "defaults", BD_OF_INT(bd_points_count, forfeits), BD_SHOW_JSON, 0},
        {"", "pairing_byes", BD_OF_INT(bd_points_count, pairing_byes), BD_SHOW_JSON, 0},
        {"", "full_byes", BD_OF_INT(bd_points_count, full_byes), BD_SHOW_JSON, 0},
        {"", "half_byes", BD_OF_INT(bd_points_count, half_byes), BD_SHOW_JSON, 0},
        {"", "adjusted", BD_OF_HALVES(bd_points_count, adjusted), BD_SHOW_JSON, 0},
        {"", "results_missing", BD_OF_INT(bd_points_count, open), BD_SHOW_JSON, 0}};
    bd_writer_object(json, "points");
    bd_writer_halves(json, "on_cards", points->on_cards);
    bd_writer_halves(json, "counted", points->counted);
    bd_writer_bool(json, "agree", points->on_cards == points->counted);
    bd_writer_members(json, sources, BD_COUNT(sources), points);
    bd_writer_end(json);
}

void bd_layout_json(const void *self, bd_writer *json)
{
    const bd_layout *layout = self;
    bd_writer_list(json, "levels");
    for (size_t i = 0; i < layout->level_count; i++)
        layout_json_level(json, &layout->levels[i], layout->round);
    bd_writer_end(json);
    bd_writer_object_row(json, "cards");
    bd_writer_int(json, "white", layout->seekers[BD_WHITE]);
    bd_writer_int(json, "unknown", layout->seekers[BD_NO_COLOUR]);
    bd_writer_int(json, "black", layout->seekers[BD_BLACK]);
    bd_writer_end(json);
    layout_json_points(json, &layout->points);
    bd_writer_list_row(json, "away");
    for (size_t i = 0; i < layout->away_count; i++) bd_writer_int(json, NULL, layout->away[i].card->id);
    bd_writer_end(json);
}

typedef struct layout_row {
    const bd_card *card;
    int score;
    const char *grade, *half, *bye;
    bd_colour due;
    bd_float last_float;
} layout_row;

static const bd_member layout_csv_members[] = {
    {"", "score", BD_OF_HALVES(layout_row, score), BD_SHOW_CSV, 0},
    {"", "id", BD_OF_CARD(INT, int, layout_row, id), BD_SHOW_CSV, 0},
    {"", "name", BD_OF_CARD(TEXT, const char *, layout_row, name), BD_SHOW_CSV, 0},
    {"", "grade", BD_OF_TEXT(layout_row, grade), BD_SHOW_CSV, 0},
    {"", "due", BD_OF_COLOUR(layout_row, due), BD_SHOW_CSV, 0},
    {"", "half", BD_OF_TEXT(layout_row, half), BD_SHOW_CSV, 0},
    {"", "float", BD_OF_FLOAT(layout_row, last_float), BD_SHOW_CSV, 0},
    {"", "bye", BD_OF_TEXT(layout_row, bye), BD_SHOW_CSV, 0}};

static void layout_csv_level(const bd_laid_level *level, bool halves, bd_rows *rows)
{
    for (size_t i = 0; i < level->count; i++) {
        const bd_laid_card *laid = &level->cards[i];
        char grade[BD_GRADE_TEXT];
        bd_rows_add(rows, &(layout_row){.card = laid->card,
                                        .score = level->score,
                                        .grade = laid->grade.value != 0
                                                     ? BD_PRINT(rows, "%s", bd_grade_show(laid->grade, grade))
                                                     : "0",
                                        .half = !halves                    ? ""
                                                : (int)i < level->mid_line ? "top"
                                                                           : "bottom",
                                        .bye = laid->attendance == BD_HAS_BYE ? bd_letter_bye(laid->bye) : "",
                                        .due = laid->claim.due,
                                        .last_float = laid->last_float});
    }
}

bd_reply bd_layout_reply(const bd_layout *layout, bd_arena *arena)
{
    const bool halves = bd_rulebook_has(layout->rules, BD_HAS_MID_LINE);
    bd_reply reply = bd_reply_new(arena, "show/1");
    bd_rows rows = BD_ROWS(arena, layout_row, layout_csv_members);
    for (size_t l = 0; l < layout->level_count; l++) layout_csv_level(&layout->levels[l], halves, &rows);
    bd_reply_string(&reply, "name", layout->tournament->name);
    bd_reply_string(&reply, "rules", layout->rules->id);
    bd_reply_int(&reply, "round", layout->round);
    bd_reply_id(&reply, "rounds", layout->tournament->rounds);
    bd_reply_int(&reply, "to_pair", layout->attending);
    bd_reply_own(&reply, layout, bd_layout_text, bd_layout_json);
    bd_reply_rows(&reply, NULL, &rows);
    return reply;
}

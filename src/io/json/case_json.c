/* Cases: one round of a system of matches (teams, Double-Swiss) in the neutral form of those who test such
 * systems. What a case has beside it ("expected", "decides", ...) is not looked at. */
#include "base/ints.h"
#include "cards/card.h"
#include "io/json/cards_json.h"
#include "io/json/json_words.h"

#include <string.h>

bool bd_case_json_is(const bd_json_doc *doc)
{
    return bd_json_member(doc, doc->values, "format") == NULL &&
           bd_json_member(doc, doc->values, "system") != NULL &&
           bd_json_member(doc, doc->values, "players") != NULL;
}

/* NULL stands for null, too. */
static const bd_json *case_member(const bd_json_doc *doc, const bd_json *object, const char *key)
{
    const bd_json *value = bd_json_member(doc, object, key);
    return value == NULL || value->kind == BD_JSON_NULL ? NULL : value;
}

static bd_status case_int(const bd_json_doc *doc, const bd_json *object, const char *key, int high, int *out,
                          bd_err *err)
{
    const bd_json *value = case_member(doc, object, key);
    if (value == NULL) return bd_json_fail(doc, object, err, BD_SAY(JSON_CASE_MEMBER), key);
    return bd_json_int(doc, value, 1, high, out, err);
}

/* *which stays as it is where the member is not there. */
static bd_status case_choice(const bd_json_doc *doc, const bd_json *object, const char *key,
                             const char *const *words, size_t *which, bd_err *err)
{
    size_t count = 0;
    const bd_json *value = case_member(doc, object, key);
    while (words[count] != NULL) count++;
    return value == NULL ? BD_OK : bd_json_choice(doc, value, words, count, which, err);
}

static bd_status case_halves(bd_cards_reader *reader, const bd_json *value, int *out, bd_err *err)
{
    const char *text = bd_json_raw(reader->doc, value, reader->arena);
    if (text == NULL) BD_FAIL_MEMORY(err);
    if (value->kind == BD_JSON_NUMBER && bd_parse_halves(text, strlen(text), out)) return BD_OK;
    return bd_json_fail(reader->doc, value, err, BD_SAY(JSON_CASE_HALVES));
}

static bd_status case_points(bd_cards_reader *reader, const bd_json *entry, const char *key, int *out,
                             bd_err *err)
{
    const bd_json *value = case_member(reader->doc, entry, key);
    if (value == NULL) return bd_json_fail(reader->doc, entry, err, BD_SAY(JSON_CASE_MEMBER), key);
    return case_halves(reader, value, out, err);
}

static const char *const case_colours[] = {"", "W", "B", NULL};

/* Kinds without an opponent, and forfeits. */
static const char *const case_kinds[] = {"",     "pab",         "half",         "zero",
                                         "full", "forfeit-win", "forfeit-loss", NULL};
enum { CASE_PLAYED, CASE_PAB, CASE_HALF, CASE_ZERO, CASE_FULL, CASE_WON, CASE_LOST };

static const bd_entry_kind case_entry_kinds[] = {BD_GAME,     BD_BYE_PAIRING, BD_BYE_HALF, BD_BYE_ZERO,
                                                 BD_BYE_FULL, BD_FORFEIT,     BD_FORFEIT};

/* Half points of the result on the usual scale; of games they are compared when all are read. */
static bd_status case_read_points(bd_cards_reader *reader, const bd_json *item, size_t kind, bd_entry *entry,
                                  bd_err *err)
{
    bd_points *points = &reader->tournament->points;
    int score = 0, games = 0;
    const bool doubled =
        points->by_games && points->boards == 2 && case_member(reader->doc, item, "game_points") == NULL;
    BD_TRY(case_points(reader, item, "points", &score, err));
    games = score;
    if (!doubled) BD_TRY(case_points(reader, item, "game_points", &games, err));
    if (kind == CASE_PLAYED && !doubled && (score < 0 || score > 4 || score % 2 != 0)) {
        const bd_json *told = case_member(reader->doc, item, "points");
        const char *text = bd_json_raw(reader->doc, told, reader->arena);
        if (text == NULL) BD_FAIL_MEMORY(err);
        return bd_json_fail(reader->doc, told, err, BD_SAY(JSON_NOT_AN_INTEGER), 0, 2, text);
    }
    entry->games = games;
    entry->halves = kind == CASE_PLAYED && doubled ? -1 : score / 2;
    if (kind != CASE_PLAYED)
        entry->halves = kind == CASE_HALF ? 1 : kind == CASE_ZERO || kind == CASE_LOST ? 0 : 2;
    if (kind == CASE_PAB) {
        points->pairing_bye = score;
        points->bye_games = games;
    }
    return BD_OK;
}

static bd_status case_read_entry(bd_cards_reader *reader, const bd_json *item, bd_card *card, int round,
                                 bd_err *err)
{
    bd_tournament *t = reader->tournament;
    const bd_json_doc *doc = reader->doc;
    size_t kind = CASE_PLAYED, colour = 0;
    bd_entry *entry;
    BD_TRY(case_choice(doc, item, "kind", case_kinds, &kind, err));
    if (round >= t->round)
        return bd_card_add_bye(t, card, round,
                               kind == CASE_HALF || kind == CASE_FULL ? case_entry_kinds[kind] : BD_BYE_ZERO,
                               err);
    BD_TRY(bd_card_add_entry(t, card, round, &entry, err));
    entry->kind = case_entry_kinds[kind];
    BD_TRY(case_read_points(reader, item, kind, entry, err));
    const char *const opponent = kind == CASE_PLAYED ? "opponent" : "paired_with";
    if (entry->kind == BD_GAME || (entry->kind == BD_FORFEIT && case_member(doc, item, opponent) != NULL))
        BD_TRY(case_int(doc, item, opponent, BD_ID_MAX, &entry->opponent, err));
    BD_TRY(case_choice(doc, item, "colour", case_colours, &colour, err));
    entry->colour = (bd_colour)colour;
    return BD_OK;
}

/* Virtual points, one number a round. */
static bd_status case_read_virtual(bd_cards_reader *reader, const bd_json *player, int id, bd_err *err)
{
    bd_tournament *t = reader->tournament;
    const bd_json *list = case_member(reader->doc, player, "virtual");
    int round = 0;
    if (list == NULL) return BD_OK;
    BD_TRY(bd_json_want(reader->doc, list, BD_JSON_LIST, err));
    for (const bd_json *item = bd_json_first(reader->doc, list); item != NULL;
         item = bd_json_next(reader->doc, item)) {
        int halves;
        BD_TRY(case_halves(reader, item, &halves, err));
        BD_ROOM(t->accelerations, t->acceleration_count, t->acceleration_capacity, t->arena, err);
        round++;
        t->accelerations[t->acceleration_count++] =
            (bd_acceleration){.halves = halves, .first = round, .last = round, .first_id = id, .last_id = id};
    }
    return BD_OK;
}

static bd_status case_read_player(bd_cards_reader *reader, const bd_json *player, bd_err *err)
{
    const bd_json_doc *doc = reader->doc;
    bd_card *card;
    int id = 0, round = 0;
    char name[32] = "#";
    BD_TRY(case_int(doc, player, "tpn", BD_ID_MAX, &id, err));
    BD_TRY(bd_tournament_add_card(reader->tournament, id, &card, err));
    (void)bd_print_halves(2 * id, name + 1, sizeof name - 1);
    card->name = bd_arena_copy_text(reader->arena, name);
    if (card->name == NULL) BD_FAIL_MEMORY(err);
    const bd_json *rating = case_member(doc, player, "rating");
    if (rating != NULL) BD_TRY(bd_json_int(doc, rating, 0, 9999, &card->grade, err));
    const bd_json *history = case_member(doc, player, "history");
    if (history == NULL) return bd_json_fail(doc, player, err, BD_SAY(JSON_CASE_MEMBER), "history");
    BD_TRY(bd_json_want(doc, history, BD_JSON_LIST, err));
    for (const bd_json *item = bd_json_first(doc, history); item != NULL; item = bd_json_next(doc, item))
        BD_TRY(case_read_entry(reader, item, card, ++round, err));
    return case_read_virtual(reader, player, id, err);
}

/* Who has won a match of two games follows from both cards. */
static void case_compare_games(bd_tournament *t)
{
    for (size_t i = 0; i < t->card_count; i++)
        for (size_t k = 0; k < t->cards[i].history_count; k++) {
            bd_entry *own = &t->cards[i].history[k];
            const bd_card *opponent = bd_tournament_card(t, own->opponent);
            if (own->kind != BD_GAME || own->halves >= 0 || opponent == NULL) continue;
            const bd_entry *other = bd_card_entry(opponent, own->round);
            const int games = other != NULL ? other->games : 0;
            own->halves = own->games > games ? 2 : own->games == games ? 1 : 0;
        }
}

static bd_status case_keep_option(bd_tournament *t, const char *key, const char *text, bd_err *err)
{
    BD_ROOM(t->options, t->option_count, t->option_capacity, t->arena, err);
    t->options[t->option_count++] = (bd_setting){.key = key, .text = text};
    return BD_OK;
}

static bd_status case_read_teams(bd_cards_reader *reader, bd_err *err)
{
    static const char *const types[] = {"A", "B", "none", NULL}, *const scores[] = {"match", "game", NULL},
                             *const texts[] = {"\"A\"", "\"B\"", "\"none\""};
    const bd_json_doc *doc = reader->doc;
    bd_tournament *t = reader->tournament;
    size_t type = 0, score = 0;
    int boards = 0;
    bool second = true;
    BD_TRY(case_int(doc, doc->values, "boards", 99, &boards, err));
    BD_TRY(case_choice(doc, doc->values, "preferences", types, &type, err));
    BD_TRY(case_choice(doc, doc->values, "primary", scores, &score, err));
    const bd_json *used = case_member(doc, doc->values, "secondary_for_colour");
    if (used != NULL) BD_TRY(bd_json_bool(doc, used, &second, err));
    t->points = bd_points_of_matches(boards, score == 1);
    t->rules = "team";
    BD_TRY(case_keep_option(t, "preferences", texts[type], err));
    return second ? BD_OK : case_keep_option(t, "second_score", "false", err);
}

static bd_status case_read_head(bd_cards_reader *reader, bd_err *err)
{
    static const char *const systems[] = {"double", "team", NULL};
    const bd_json_doc *doc = reader->doc;
    bd_tournament *t = reader->tournament;
    size_t system = 0, colour = 0;
    BD_TRY(case_choice(doc, doc->values, "system", systems, &system, err));
    BD_TRY(case_int(doc, doc->values, "rounds", BD_ROUNDS_MAX, &t->rounds, err));
    BD_TRY(case_int(doc, doc->values, "round", BD_ROUNDS_MAX, &t->round, err));
    BD_TRY(case_choice(doc, doc->values, "initial_colour", case_colours, &colour, err));
    t->initial_colour = (bd_colour)colour;
    if (system == 1) return case_read_teams(reader, err);
    t->rules = "double-swiss";
    t->points = bd_points_of_double_games();
    return BD_OK;
}

bd_status bd_case_json_read(bd_cards_reader *reader, bd_err *err)
{
    const bd_json_doc *doc = reader->doc;
    const bd_json *players = bd_json_member(doc, doc->values, "players");
    BD_TRY(case_read_head(reader, err));
    BD_TRY(bd_json_want(doc, players, BD_JSON_LIST, err));
    for (const bd_json *player = bd_json_first(doc, players); player != NULL;
         player = bd_json_next(doc, player))
        BD_TRY(case_read_player(reader, player, err));
    case_compare_games(reader->tournament);
    const bd_input_places places = bd_cards_json_places(doc);
    return bd_input_check(&places, reader->tournament, reader->options, reader->warnings, err);
}

/* Cards in JSON, cards/1: the head of the event, its lists and its draws. */
#include "io/json/cards_json.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/result.h"
#include "io/json/json_words.h"
#include "standings/tiebreak.h"

#include <string.h>

/* ---- Annotations ---- */

bd_status bd_note_json_keep(bd_cards_reader *reader, const bd_json *value, bd_note **notes, size_t *count,
                            size_t *capacity, bd_err *err)
{
    const char *key = bd_json_key(reader->doc, value);
    BD_ASSERT(key != NULL);
    bd_note *list = *notes;
    BD_ROOM(list, *count, *capacity, reader->arena, err);
    *notes = list;
    const char *raw = bd_json_raw(reader->doc, value, reader->arena);
    if (raw == NULL) BD_FAIL_MEMORY(err);
    list[(*count)++] = (bd_note){.key = key, .text = raw};
    return BD_OK;
}

static bd_status cards_read_note(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_tournament *t = target;
    return bd_note_json_keep(reader, value, &t->notes, &t->note_count, &t->note_capacity, err);
}

static bd_status cards_read_notes(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    const bd_json *trf = bd_json_member(reader->doc, value, "trf");
    if (trf == NULL || trf->kind != BD_JSON_OBJECT) return cards_read_note(reader, value, target, err);
    return BD_OK; /* read after the players, whose cards it completes */
}

void bd_notes_json_write(bd_cards_writer *w, const bd_note *notes, size_t count, const char *but)
{
    for (size_t i = 0; i < count; i++) {
        if (but != NULL && strcmp(notes[i].key, but) == 0) continue;
        bd_json_put_key(w, notes[i].key);
        bd_text_add_string(w->out, notes[i].text);
    }
}

/* Annotations, and what only TRF has under "notes". */
static void cards_write_notes(bd_cards_writer *w, const void *target)
{
    const bd_tournament *t = target;
    const bool wrap = bd_trf_notes_json_are_set(t);
    bd_notes_json_write(w, t->notes, t->note_count, wrap ? "notes" : NULL);
    if (!wrap) return;
    bd_json_put_key(w, "notes");
    bd_trf_notes_json_write(w);
}

/* ---- Pairs and ids ---- */

static bd_status cards_read_pair(bd_cards_reader *reader, const bd_json *item, void *place, bd_err *err)
{
    int pair[2] = {0, 0};
    BD_TRY(bd_fields_tuple(reader->doc, item, BD_ENGLISH(JSON_PAIR_FORM), 1, BD_ID_MAX, 2, pair, err));
    *(bd_pair_rule *)place = (bd_pair_rule){.a = pair[0], .b = pair[1], .first = 1, .last = BD_ROUNDS_MAX};
    return BD_OK;
}

static void cards_write_pair(bd_cards_writer *w, const void *item)
{
    const bd_pair_rule *rule = item;
    bd_text_add(w->out, "[%d, %d]", rule->a, rule->b);
}

bool bd_pair_rule_is_always(const void *item)
{
    const bd_pair_rule *rule = item;
    return rule->first <= 1 && rule->last >= BD_ROUNDS_MAX;
}

/* Pairs for all rounds; the others are among the options. */
static bool cards_is_of_rounds(const void *item) { return !bd_pair_rule_is_always(item); }

#define PAIRS(member)                                                                                        \
    {                                                                                                        \
        .size = sizeof(bd_pair_rule), .capacity_offset = offsetof(bd_tournament, member##_capacity),         \
        .read = cards_read_pair, .write = cards_write_pair, .skips = cards_is_of_rounds                      \
    }

static const bd_list cards_forbid = PAIRS(forbid), cards_avoid = PAIRS(avoid), cards_met = PAIRS(met);

static bool cards_has_present(const void *target) { return ((const bd_tournament *)target)->present != NULL; }

static bool cards_has_present_round(const void *target)
{
    return cards_has_present(target) && ((const bd_tournament *)target)->present_round > 0;
}

static bd_status cards_read_tiebreaks(bd_cards_reader *reader, const bd_json *value, void *target,
                                      bd_err *err)
{
    bd_tournament *t = target;
    bd_tiebreak_list list;
    bd_err wrong;
    BD_TRY(bd_json_text(reader->doc, value, &t->tiebreaks, err));
    if (bd_tiebreaks_parse(t->tiebreaks, &list, &wrong) == BD_OK) return BD_OK;
    return bd_json_fail(reader->doc, value, err, "%s", wrong.sentence);
}

/* ---- Draws ---- */

static bd_status cards_read_numbers(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_draw *draw = target;
    const bd_json *boards = bd_json_member(reader->doc, bd_json_around(reader->doc, value), "boards");
    size_t count = 0;
    int *numbers;
    BD_TRY(bd_json_want(reader->doc, value, BD_JSON_LIST, err));
    BD_NEW(numbers, reader->arena, value->as.count, err);
    for (const bd_json *item = bd_json_first(reader->doc, value); item != NULL;
         item = bd_json_next(reader->doc, item))
        BD_TRY(bd_json_int(reader->doc, item, 1, BD_PLAYERS_MAX, &numbers[count++], err));
    if (boards == NULL || boards->kind != BD_JSON_LIST || count != boards->as.count)
        return bd_json_fail(reader->doc, value, err, BD_SAY(JSON_NUMBERS_COUNT), (unsigned)count);
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < i; k++)
            if (numbers[i] == numbers[k])
                return bd_json_fail(reader->doc, value, err, BD_SAY(JSON_NUMBER_TWICE), numbers[i]);
    draw->numbers = numbers;
    return BD_OK;
}

/* [round, white, black, "1-0"] */
static bd_status cards_read_was(bd_cards_reader *reader, const bd_json *item, void *place, bd_err *err)
{
    bd_was *out = place;
    const bd_json_doc *doc = reader->doc;
    int *const numbers[] = {&out->round, &out->white, &out->black};
    size_t at = 0;
    bd_result result = BD_RESULT_NONE;
    bd_err why;
    BD_TRY(bd_json_want(doc, item, BD_JSON_LIST, err));
    if (item->as.count != 4)
        return bd_json_fail(doc, item, err, BD_SAY(JSON_EXPECTED_LENGTH), BD_SAY(JSON_WAS_FORM),
                            (unsigned)item->as.count);
    for (const bd_json *part = bd_json_first(doc, item); part != NULL; part = bd_json_next(doc, part), at++) {
        if (at < 3)
            BD_TRY(bd_json_int(doc, part, 1, at == 0 ? BD_ROUNDS_MAX : BD_ID_MAX, numbers[at], err));
        else
            BD_TRY(bd_json_text(doc, part, &out->result, err));
    }
    if (bd_result_parse(out->result, &result, &why) != BD_OK)
        return bd_json_fail(doc, item, err, "%s", why.sentence);
    out->result = bd_result_name(result);
    return BD_OK;
}

static void cards_write_was(bd_cards_writer *w, const void *item)
{
    const bd_was *was = item;
    bd_text_add(w->out, "[%d, %d, %d, ", was->round, was->white, was->black);
    bd_text_add_json(w->out, was->result);
    bd_text_add_char(w->out, ']');
}

/* [white, black], behind them "rated" and the result, where there are any */
static bd_status cards_read_outside(bd_cards_reader *reader, const bd_json *item, void *place, bd_err *err)
{
    bd_outside *out = place;
    const bd_json_doc *doc = reader->doc;
    size_t at = 0;
    BD_TRY(bd_json_want(doc, item, BD_JSON_LIST, err));
    if (item->as.count < 2 || item->as.count > 4)
        return bd_json_fail(doc, item, err, BD_SAY(JSON_EXPECTED_LENGTH), BD_SAY(JSON_OUTSIDE_FORM),
                            (unsigned)item->as.count);
    for (const bd_json *part = bd_json_first(doc, item); part != NULL; part = bd_json_next(doc, part), at++) {
        const char *text = NULL;
        bd_err why;
        if (at < 2) {
            BD_TRY(bd_json_int(doc, part, 1, BD_ID_MAX, at == 0 ? &out->white : &out->black, err));
            continue;
        }
        BD_TRY(bd_json_text(doc, part, &text, err));
        if (at == 2 && strcmp(text, "rated") == 0)
            out->rated = true;
        else if (bd_result_parse(text, &out->result, &why) != BD_OK)
            return bd_json_fail(doc, part, err, "%s", why.sentence);
    }
    return BD_OK;
}

static void cards_write_outside(bd_cards_writer *w, const void *item)
{
    const bd_outside *game = item;
    bd_text_add(w->out, "[%d, %d%s", game->white, game->black, game->rated ? ", \"rated\"" : "");
    if (game->result != BD_RESULT_NONE) bd_text_add(w->out, ", \"%s\"", bd_result_name(game->result));
    bd_text_add_char(w->out, ']');
}

static const bd_list cards_ids = {.size = sizeof(int), .width = 1};

static const bd_list cards_boards = {
    .size = sizeof(bd_board), .width = 2, .form = BD_ENGLISH(JSON_BOARD_FORM)};
const bd_list bd_outside_json = {
    .size = sizeof(bd_outside), .read = cards_read_outside, .write = cards_write_outside};
const bd_list bd_corrected_json = {.size = sizeof(bd_was), .read = cards_read_was, .write = cards_write_was};

static bool cards_has_numbers(const void *target)
{
    return ((const bd_draw *)target)->numbers != NULL && ((const bd_draw *)target)->board_count > 0;
}

static const bd_field cards_draw_fields[] = {
    {BD_INT_ROW(bd_draw, round, 1, BD_ROUNDS_MAX), .needed = true},
    {BD_LIST_ROW(bd_draw, "boards", boards, board_count, &cards_boards), .needed = true},
    {BD_INT_ROW(bd_draw, bye, 1, BD_ID_MAX)},
    {BD_LIST_ROW(bd_draw, "sit_outs", sit_outs, sit_out_count, &cards_ids)},
    {BD_LIST_ROW(bd_draw, "outside", outside, outside_count, &bd_outside_json)},
    {BD_LIST_ROW(bd_draw, "numbers", numbers, board_count, &cards_ids), .own = cards_read_numbers,
     .is_set = cards_has_numbers},
    {BD_LIST_ROW(bd_draw, "corrected", was, was_count, &bd_corrected_json)},
    {BD_TEXT_ROW(bd_draw, rules)},
    {BD_TEXT_ROW(bd_draw, options)},
};

bd_status bd_draws_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_tournament *t = target;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item)) {
        bd_draw draw = {.round = 0};
        BD_TRY(bd_fields_read(reader, item, BD_FIELDS(cards_draw_fields), &draw, err));
        for (size_t i = 0; i < t->draw_count; i++)
            if (t->draws[i].round == draw.round)
                return bd_json_fail(doc, item, err, BD_SAY(JSON_DRAW_TWICE), draw.round);
        BD_ROOM(t->draws, t->draw_count, t->draw_capacity, reader->arena, err);
        size_t at = t->draw_count++;
        for (; at > 0 && t->draws[at - 1].round > draw.round; at--) t->draws[at] = t->draws[at - 1];
        t->draws[at] = draw;
    }
    return BD_OK;
}

void bd_draw_json_write(bd_cards_writer *w, const void *draw)
{
    bd_fields_write_object(w, BD_FIELDS(cards_draw_fields), draw);
}

/* ---- The head ---- */

bd_status bd_json_pass_over(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    (void)reader, (void)value, (void)target, (void)err;
    return BD_OK;
}

static void cards_write_format(bd_cards_writer *w, const void *target)
{
    (void)target;
    bd_text_add_json(w->out, w->format);
}

#define NOTE(name) .key = (name), .kind = BD_FIELD_NOTE, .own = cards_read_note

/* Of an event, whichever format its rounds are told in. */
static const bd_field cards_head_fields[] = {
    {BD_OWN_ROW("format", bd_json_pass_over, NULL, cards_write_format), .needed = true},
    {BD_TEXT_ROW(bd_tournament, name)},
    {.key = "notes", .kind = BD_FIELD_NOTE, .own = cards_read_notes, .write = cards_write_notes},
    {BD_TEXT_ROW(bd_tournament, rules)},
    {BD_OWN_ROW("options", bd_settings_json_read, bd_settings_json_are_set, bd_settings_json_write)},
    {BD_INT_ROW(bd_tournament, rounds, 1, BD_ROUNDS_MAX)},
    {BD_INT_ROW(bd_tournament, round, 1, BD_ROUNDS_MAX)},
    {BD_BOOL_ROW(bd_tournament, round_robin)},
    {BD_TEXT_ROW(bd_tournament, tiebreaks), .own = cards_read_tiebreaks},
    {BD_OWN_ROW("prizes", bd_prizes_json_read, bd_prizes_json_are_set, bd_prizes_json_write)},
    {BD_LIST_ROW(bd_tournament, "forbid", forbid, forbid_count, &cards_forbid)},
    {BD_LIST_ROW(bd_tournament, "avoid", avoid, avoid_count, &cards_avoid)},
    {BD_LIST_ROW(bd_tournament, "met", met, met_count, &cards_met)},
    {BD_BOOL_ROW(bd_tournament, none_met)},
    {BD_LIST_ROW(bd_tournament, "present", present, present_count, &cards_ids), .is_set = cards_has_present},
    {BD_INT_ROW(bd_tournament, present_round, 1, BD_ROUNDS_MAX), .is_set = cards_has_present_round},
    {NOTE("source")},
    {NOTE("doubts")},
    {NOTE("known_issues")},
    {NOTE("claims")},
    {NOTE("guide_table")},
    {NOTE("toss")},
    {NOTE("use")},
    {NOTE("expected")},
    {NOTE("best")},
};

enum { HEAD_FIELDS = sizeof cards_head_fields / sizeof *cards_head_fields, OWN_MOST = 8 };

/* The rows of the head under the key of how many rounds are planned, and `own` behind them. */
static bd_fields cards_rows(const char *rounds, bd_fields own, bd_field *out)
{
    BD_ASSERT(own.count <= OWN_MOST);
    memcpy(out, cards_head_fields, sizeof cards_head_fields);
    if (own.count > 0) memcpy(out + HEAD_FIELDS, own.items, own.count * sizeof *out);
    for (size_t i = 0; i < HEAD_FIELDS; i++)
        if (out[i].offset == offsetof(bd_tournament, rounds) && out[i].kind == BD_FIELD_INT)
            out[i].key = rounds;
    return (bd_fields){.items = out, .count = HEAD_FIELDS + own.count};
}

bd_status bd_head_json_read(bd_cards_reader *reader, const char *rounds, bd_fields own, bd_err *err)
{
    bd_field fields[HEAD_FIELDS + OWN_MOST];
    const bd_json *document = reader->doc->values;
    BD_TRY(bd_fields_read(reader, document, cards_rows(rounds, own, fields), reader->tournament, err));
    const bd_json *notes = bd_json_member(reader->doc, document, "notes");
    return notes != NULL ? bd_trf_notes_json_read(reader, notes, err) : BD_OK;
}

void bd_head_json_write(bd_cards_writer *w, const char *rounds, bd_fields own)
{
    bd_field fields[HEAD_FIELDS + OWN_MOST];
    bd_text_add_string(w->out, "{\n ");
    bd_fields_write(w, ",\n ", cards_rows(rounds, own, fields), w->tournament);
}

static const bd_list cards_draws = {.size = sizeof(bd_draw), .write = bd_draw_json_write, .indent = 2};
static const bd_list cards_players = {.size = sizeof(bd_card), .write = bd_card_json_write, .indent = 2};

static bool cards_have_members(const void *target)
{
    return ((const bd_tournament *)target)->members != NULL;
}

static void cards_write_members(bd_cards_writer *w, const void *target)
{
    const bd_tournament *members = ((const bd_tournament *)target)->members;
    for (size_t i = 0; i < members->card_count; i++) {
        bd_text_add_string(w->out, i == 0 ? "[\n  " : ",\n  ");
        bd_member_json_write(w, &members->cards[i]);
    }
    bd_text_add_string(w->out, members->card_count > 0 ? "\n ]" : "[]");
}

static const bd_field cards_own_fields[] = {
    {BD_LIST_ROW(bd_tournament, "draws", draws, draw_count, &cards_draws), .own = bd_draws_json_read},
    {BD_LIST_ROW(bd_tournament, "players", cards, card_count, &cards_players), .needed = true,
     .own = bd_players_json_read},
    {BD_OWN_ROW("members", bd_members_json_read, cards_have_members, cards_write_members)},
};

/* ---- Places ---- */

static const bd_json *cards_find_entry(const bd_json_doc *doc, const bd_json *player, int round)
{
    const bd_json *history = bd_json_member(doc, player, "history");
    if (history == NULL || round == 0) return NULL;
    for (const bd_json *item = bd_json_first(doc, history); item != NULL; item = bd_json_next(doc, item)) {
        const bd_json *number = bd_json_member(doc, item, "round");
        if (number != NULL && number->as.integer == round) return item;
    }
    return NULL;
}

static const bd_json *cards_item_at(const bd_json_doc *doc, const bd_json *list, size_t index)
{
    if (list == NULL) return NULL;
    const bd_json *item = bd_json_first(doc, list);
    while (item != NULL && index-- > 0) item = bd_json_next(doc, item);
    return item;
}

/* For the input check: where something stands. */
static void cards_locate(const void *context, int id, int round, const char *list, size_t index, char *place,
                         size_t size)
{
    (void)id;
    const bd_json_doc *doc = context;
    const bd_json *item =
        cards_item_at(doc, bd_json_member(doc, doc->values, list != NULL ? list : "players"), index);
    const bd_json *entry = list == NULL && item != NULL ? cards_find_entry(doc, item, round) : NULL;
    const bd_json *found = entry != NULL ? entry : item != NULL ? item : doc->values;
    bd_json_place(doc, found->start, place, size);
}

bd_input_places bd_cards_json_places(const bd_json_doc *doc)
{
    return (bd_input_places){.context = doc, .locate = cards_locate};
}

/* ---- The file ---- */

bd_status bd_cards_json_check_format(const bd_json_doc *doc, const char *format, const char *missing,
                                     bd_err *err)
{
    BD_TRY(bd_json_want(doc, doc->values, BD_JSON_OBJECT, err));
    const bd_json *told = bd_json_member(doc, doc->values, "format");
    if (told == NULL) return bd_json_fail(doc, doc->values, err, "%s", missing);
    size_t which = 0;
    return bd_json_choice(doc, told, &format, 1, &which, err);
}

static bool cards_is_met(const bd_tournament *t, int a, int b)
{
    for (size_t i = 0; i < t->met_count; i++)
        if ((t->met[i].a == a && t->met[i].b == b) || (t->met[i].a == b && t->met[i].b == a)) return true;
    return false;
}

static bd_status cards_remember_doubled(bd_cards_reader *reader, bd_err *err)
{
    bd_tournament *t = reader->tournament;
    for (size_t i = 0; i < reader->doubled_count; i++) {
        const bd_pair_rule *pair = &reader->doubled[i];
        if (cards_is_met(t, pair->a, pair->b) || pair->a == pair->b || bd_tournament_card(t, pair->b) == NULL)
            continue;
        BD_ROOM(t->met, t->met_count, t->met_capacity, reader->arena, err);
        t->met[t->met_count++] = *pair;
    }
    return BD_OK;
}

static bd_status cards_read_document(bd_cards_reader *reader, bd_err *err)
{
    const bd_json_doc *doc = reader->doc;
    if (bd_case_json_is(doc)) return bd_case_json_read(reader, err);
    BD_TRY(bd_cards_json_check_format(doc, "cards/1", BD_SAY(JSON_NO_FORMAT), err));
    BD_TRY(bd_head_json_read(reader, "rounds", BD_FIELDS(cards_own_fields), err));
    const bd_input_places places = bd_cards_json_places(doc);
    BD_TRY(bd_input_check(&places, reader->tournament, reader->options, reader->warnings, err));
    return cards_remember_doubled(reader, err);
}

bd_status bd_cards_json_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                             const bd_read_options *options, bd_warnings *warnings, bd_tournament **out,
                             bd_err *err)
{
    BD_ASSERT(file_name != NULL && out != NULL);
    static const bd_read_options usual = {.lenient = false};
    bd_json_doc doc;
    BD_TRY(bd_json_open(arena, file_name, text, length, &doc, err));
    bd_tournament *tournament = bd_tournament_new(arena);
    if (tournament == NULL) BD_FAIL_MEMORY(err);
    tournament->format = BD_FORMAT_JSON;
    bd_cards_reader reader = {.arena = arena,
                              .doc = &doc,
                              .options = options != NULL ? options : &usual,
                              .warnings = warnings,
                              .tournament = tournament};
    BD_TRY(cards_read_document(&reader, err));
    BD_TRY(bd_warnings_check(warnings, err));
    *out = tournament;
    return BD_OK;
}

bd_status bd_cards_json_write(const bd_tournament *tournament, bd_warnings *warnings, bd_text *out,
                              bd_err *err)
{
    bd_cards_writer w = {.tournament = tournament, .format = "cards/1", .warnings = warnings, .out = out};
    bd_head_json_write(&w, "rounds", BD_FIELDS(cards_own_fields));
    bd_text_add_string(out, "\n}\n");
    if (out->failed) BD_FAIL_MEMORY(err);
    return bd_warnings_check(warnings, err);
}

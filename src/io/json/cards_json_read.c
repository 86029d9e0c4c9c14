/* The reader of cards/1: the event, its lists and its draws. */
#include "base/assert.h"
#include "cards/result.h"
#include "io/json/cards_json.h"

#include "io/json/cards_json_parts.h"
#include "io/json/json_words.h"
#include "standings/tiebreak.h"

#include <stdio.h>
#include <string.h>

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

static bd_status cards_read_pair_list(bd_cards_reader *reader, const bd_json *value, bd_pair_rule **out,
                                      size_t *count, size_t *capacity, bd_err *err)
{
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    bd_pair_rule *rules = *out;
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item)) {
        int pair[2] = {0, 0};
        BD_TRY(bd_fields_tuple(doc, item, BD_ENGLISH(JSON_PAIR_FORM), 1, BD_ID_MAX, 2, pair, err));
        BD_ROOM(rules, *count, *capacity, reader->arena, err);
        *out = rules;
        rules[(*count)++] = (bd_pair_rule){.a = pair[0], .b = pair[1], .first = 1, .last = BD_ROUNDS_MAX};
    }
    return BD_OK;
}

static bd_status cards_read_forbid(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_tournament *t = target;
    return cards_read_pair_list(reader, value, &t->forbid, &t->forbid_count, &t->forbid_capacity, err);
}

static bd_status cards_read_avoid(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_tournament *t = target;
    return cards_read_pair_list(reader, value, &t->avoid, &t->avoid_count, &t->avoid_capacity, err);
}

static bd_status cards_read_met(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_tournament *t = target;
    return cards_read_pair_list(reader, value, &t->met, &t->met_count, &t->met_capacity, err);
}

static bd_status cards_read_present(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_tournament *t = target;
    int *ids = NULL;
    BD_TRY(bd_fields_ints(reader, value, 1, BD_ID_MAX, &ids, &t->present_count, err));
    t->present = ids;
    return BD_OK;
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

static bd_status cards_read_boards(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_draw *draw = target;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    BD_NEW(draw->boards, reader->arena, value->as.count, err);
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item)) {
        int pair[2] = {0, 0};
        BD_TRY(bd_fields_tuple(doc, item, BD_ENGLISH(JSON_BOARD_FORM), 1, BD_ID_MAX, 2, pair, err));
        draw->boards[draw->board_count++] = (bd_board){.white = pair[0], .black = pair[1]};
    }
    return BD_OK;
}

static bd_status cards_read_numbers(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_draw *draw = target;
    int *numbers = NULL;
    size_t count = 0;
    BD_TRY(bd_fields_ints(reader, value, 1, BD_PLAYERS_MAX, &numbers, &count, err));
    const bd_json *object = bd_json_around(reader->doc, value);
    const bd_json *boards = bd_json_member(reader->doc, object, "boards");
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
static bd_status cards_read_was(bd_cards_reader *reader, const bd_json *item, bd_was *out, bd_err *err)
{
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

bd_status bd_corrected_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_draw *draw = target;
    bd_was *list;
    BD_TRY(bd_json_want(reader->doc, value, BD_JSON_LIST, err));
    BD_NEW(list, reader->arena, value->as.count, err);
    for (const bd_json *item = bd_json_first(reader->doc, value); item != NULL;
         item = bd_json_next(reader->doc, item))
        BD_TRY(cards_read_was(reader, item, &list[draw->was_count++], err));
    draw->was = list;
    return BD_OK;
}

static bd_status cards_read_sit_outs(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_draw *draw = target;
    int *ids = NULL;
    BD_TRY(bd_fields_ints(reader, value, 1, BD_ID_MAX, &ids, &draw->sit_out_count, err));
    draw->sit_outs = ids;
    return BD_OK;
}

bd_status bd_outside_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_draw *draw = target;
    bd_draw games = {.round = 0};
    BD_TRY(cards_read_boards(reader, value, &games, err));
    draw->outside = games.boards;
    draw->outside_count = games.board_count;
    return BD_OK;
}

bd_status bd_draws_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    static const bd_field fields[] = {
        {.key = "round",
         .kind = BD_FIELD_INT,
         .needed = true,
         .offset = offsetof(bd_draw, round),
         .low = 1,
         .high = BD_ROUNDS_MAX},
        {.key = "boards", .kind = BD_FIELD_OWN, .needed = true, .own = cards_read_boards},
        {.key = "bye", .kind = BD_FIELD_INT, .offset = offsetof(bd_draw, bye), .low = 1, .high = BD_ID_MAX},
        {.key = "numbers", .kind = BD_FIELD_OWN, .own = cards_read_numbers},
        {.key = "corrected", .kind = BD_FIELD_OWN, .own = bd_corrected_json_read},
        {.key = "sit_outs", .kind = BD_FIELD_OWN, .own = cards_read_sit_outs},
        {.key = "outside", .kind = BD_FIELD_OWN, .own = bd_outside_json_read},
        {.key = "rules", .kind = BD_FIELD_TEXT, .offset = offsetof(bd_draw, rules)},
        {.key = "options", .kind = BD_FIELD_TEXT, .offset = offsetof(bd_draw, options)},
    };
    bd_tournament *t = target;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item)) {
        bd_draw draw = {.round = 0};
        BD_TRY(bd_fields_read(reader, item, fields, sizeof fields / sizeof fields[0], &draw, err));
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

static bd_status cards_read_players(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    (void)target;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    if (value->as.count > BD_PLAYERS_MAX)
        return bd_json_fail(doc, value, err, BD_SAY(JSON_TOO_MANY_PLAYERS), (unsigned)value->as.count,
                            BD_PLAYERS_MAX);
    BD_TRY(bd_card_json_prepare(reader, err));
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item))
        BD_TRY(bd_card_json_read(reader, item, err));
    return BD_OK;
}

/* The format itself was looked at before all else. */
static bd_status cards_pass_over(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    (void)reader, (void)value, (void)target, (void)err;
    return BD_OK;
}

#define NOTE(name) .key = (name), .kind = BD_FIELD_NOTE, .own = cards_read_note

/* Of an event, whichever format its rounds are told in. */
static const bd_field cards_head_fields[] = {
    {.key = "format", .kind = BD_FIELD_OWN, .needed = true, .own = cards_pass_over},
    {.key = "name", .kind = BD_FIELD_TEXT, .offset = offsetof(bd_tournament, name)},
    {.key = "rules", .kind = BD_FIELD_TEXT, .offset = offsetof(bd_tournament, rules)},
    {.key = "options", .kind = BD_FIELD_OWN, .own = bd_settings_json_read},
    {.key = "round",
     .kind = BD_FIELD_INT,
     .offset = offsetof(bd_tournament, round),
     .low = 1,
     .high = BD_ROUNDS_MAX},
    {.key = "players", .kind = BD_FIELD_OWN, .needed = true, .own = cards_read_players},
    {.key = "forbid", .kind = BD_FIELD_OWN, .own = cards_read_forbid},
    {.key = "avoid", .kind = BD_FIELD_OWN, .own = cards_read_avoid},
    {.key = "met", .kind = BD_FIELD_OWN, .own = cards_read_met},
    {.key = "none_met", .kind = BD_FIELD_BOOL, .offset = offsetof(bd_tournament, none_met)},
    {.key = "present", .kind = BD_FIELD_OWN, .own = cards_read_present},
    {.key = "tiebreaks", .kind = BD_FIELD_OWN, .own = cards_read_tiebreaks},
    {.key = "round_robin", .kind = BD_FIELD_BOOL, .offset = offsetof(bd_tournament, round_robin)},
    {.key = "present_round",
     .kind = BD_FIELD_INT,
     .offset = offsetof(bd_tournament, present_round),
     .low = 1,
     .high = BD_ROUNDS_MAX},
    {.key = "prizes", .kind = BD_FIELD_OWN, .own = bd_prizes_json_read},
    {.key = "notes", .kind = BD_FIELD_NOTE, .own = cards_read_notes},
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

enum { HEAD_FIELDS = sizeof cards_head_fields / sizeof cards_head_fields[0] };

bd_status bd_head_json_read(bd_cards_reader *reader, const bd_field *own, size_t own_count, bd_err *err)
{
    bd_field *fields = NULL;
    const bd_json *document = reader->doc->values;
    BD_NEW(fields, reader->arena, HEAD_FIELDS + own_count, err);
    memcpy(fields, own, own_count * sizeof *own);
    memcpy(fields + own_count, cards_head_fields, sizeof cards_head_fields);
    BD_TRY(bd_fields_read(reader, document, fields, HEAD_FIELDS + own_count, reader->tournament, err));
    const bd_json *notes = bd_json_member(reader->doc, document, "notes");
    return notes != NULL ? bd_trf_notes_json_read(reader, notes, err) : BD_OK;
}

static const bd_field cards_own_fields[] = {
    {.key = "rounds",
     .kind = BD_FIELD_INT,
     .offset = offsetof(bd_tournament, rounds),
     .low = 1,
     .high = BD_ROUNDS_MAX},
    {.key = "draws", .kind = BD_FIELD_OWN, .own = bd_draws_json_read},
};

static bd_status cards_check_format(const bd_json_doc *doc, bd_err *err)
{
    static const char *const formats[] = {"cards/1"};
    BD_TRY(bd_json_want(doc, doc->values, BD_JSON_OBJECT, err));
    const bd_json *format = bd_json_member(doc, doc->values, "format");
    if (format == NULL) return bd_json_fail(doc, doc->values, err, BD_SAY(JSON_NO_FORMAT));
    size_t which = 0;
    return bd_json_choice(doc, format, formats, 1, &which, err);
}

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
    BD_TRY(cards_check_format(doc, err));
    BD_TRY(bd_head_json_read(reader, cards_own_fields, sizeof cards_own_fields / sizeof cards_own_fields[0],
                             err));
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

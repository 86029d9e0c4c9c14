/* The reader of event/2. */
#include "io/event/event_json.h"

#include "base/assert.h"
#include "base/ints.h"
#include "event/event.h"
#include "io/event/event_rows.h"
#include "io/json/json_words.h"

#include <cjson/cJSON.h>
#include <string.h>

/* The reader of cards, whose functions read what both formats have, and the event. */
typedef struct event_reader {
    bd_cards_reader cards;
    bd_event *event;
} event_reader;

static bd_event *event_of(bd_cards_reader *reader) { return ((event_reader *)(void *)reader)->event; }

/* ---- Boards and those beside them ---- */

static bd_status event_read_sat(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_event_board *board = target;
    int pair[2] = {0, 0};
    BD_TRY(bd_fields_tuple(reader->doc, value, BD_ENGLISH(JSON_BOARD_FORM), 1, BD_ID_MAX, 2, pair, err));
    board->sat_white = pair[0];
    board->sat_black = pair[1];
    return BD_OK;
}

static bd_status event_read_result(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_event_board *board = target;
    const char *text = NULL;
    bd_err why;
    BD_TRY(bd_json_text(reader->doc, value, &text, err));
    if (bd_result_parse(text, &board->result, &why) == BD_OK) return BD_OK;
    return bd_json_fail(reader->doc, value, err, "%s", why.sentence);
}

/* ["2.5", "1.5"] */
static bd_status event_read_games(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_event_board *board = target;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    const bd_json *white = bd_json_first(doc, value);
    const bd_json *black = white != NULL ? bd_json_next(doc, white) : NULL;
    if (black == NULL || bd_json_next(doc, black) != NULL)
        return bd_json_fail(doc, value, err, BD_SAY(JSON_GAMES_FORM));
    BD_TRY(bd_fields_halves(doc, white, 0, BD_GAMES_MOST, &board->white_games, err));
    return bd_fields_halves(doc, black, 0, BD_GAMES_MOST, &board->black_games, err);
}

/* [[first, second], [first, second, "1-0"], ...] */
static bd_status event_read_seat(const bd_json_doc *doc, const bd_json *item, bd_seat *out, bd_err *err)
{
    const char *text = NULL;
    bd_err why;
    BD_TRY(bd_json_want(doc, item, BD_JSON_LIST, err));
    const bd_json *first = bd_json_first(doc, item),
                  *second = first != NULL ? bd_json_next(doc, first) : NULL;
    if (second == NULL || item->as.count > 4) return bd_json_fail(doc, item, err, BD_SAY(JSON_SEAT_FORM));
    BD_TRY(bd_json_int(doc, first, 0, BD_ID_MAX, &out->first, err));
    BD_TRY(bd_json_int(doc, second, 0, BD_ID_MAX, &out->second, err));
    const bd_json *result = bd_json_next(doc, second);
    if (result == NULL) return BD_OK;
    BD_TRY(bd_json_text(doc, result, &text, err));
    if (bd_result_parse(text, &out->result, &why) != BD_OK)
        return bd_json_fail(doc, result, err, "%s", why.sentence);
    const bd_json *unrated = bd_json_next(doc, result);
    if (unrated == NULL) return BD_OK;
    BD_TRY(bd_json_text(doc, unrated, &text, err));
    out->unrated = strcmp(text, "unrated") == 0;
    return out->unrated ? BD_OK : bd_json_fail(doc, unrated, err, BD_SAY(JSON_SEAT_FORM));
}

static bd_status event_read_seats(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_event_board *board = target;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    if (value->as.count > BD_BOARDS_MAX) return bd_json_fail(doc, value, err, BD_SAY(JSON_SEAT_FORM));
    BD_NEW(board->seats, reader->arena, value->as.count, err);
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item))
        BD_TRY(event_read_seat(doc, item, &board->seats[board->seat_count++], err));
    return BD_OK;
}

static const bd_field event_board_fields[] = {
    {BD_INT_ROW_AS(bd_event_board, "board", number, 1, BD_PLAYERS_MAX), .needed = true},
    {BD_INT_ROW(bd_event_board, white, 1, BD_ID_MAX), .needed = true},
    {BD_INT_ROW(bd_event_board, black, 1, BD_ID_MAX), .needed = true},
    {BD_OWN_ROW("sat", event_read_sat, NULL, NULL)},
    {BD_OWN_ROW("result", event_read_result, NULL, NULL)},
    {BD_OWN_ROW("games", event_read_games, NULL, NULL)},
    {BD_OWN_ROW("seats", event_read_seats, NULL, NULL)},
    {BD_BOOL_ROW(bd_event_board, unrated)},
    {BD_TEXT_ROW(bd_event_board, by)},
    {BD_TEXT_ROW(bd_event_board, at)},
};

static bd_status event_read_boards(bd_cards_reader *reader, const bd_json *list, bd_event_round *round,
                                   bd_err *err)
{
    if (list == NULL) return BD_OK;
    BD_TRY(bd_json_want(reader->doc, list, BD_JSON_LIST, err));
    BD_NEW(round->boards, reader->arena, list->as.count, err);
    round->board_capacity = list->as.count;
    for (const bd_json *item = bd_json_first(reader->doc, list); item != NULL;
         item = bd_json_next(reader->doc, item)) {
        bd_event_board *board = &round->boards[round->board_count++];
        BD_TRY(bd_fields_read(reader, item, BD_FIELDS(event_board_fields), board, err));
        const bool games = board->white_games != 0 || board->black_games != 0;
        if (bd_seats_told(board->seats, board->seat_count) && (games || board->result != BD_RESULT_NONE))
            return bd_json_fail(reader->doc, item, err, BD_SAY(JSON_MATCH_TWICE));
        bd_event_add_up(board);
    }
    return BD_OK;
}

static bd_status event_read_rest(bd_cards_reader *reader, const bd_json *list, bd_event_round *round,
                                 bd_err *err)
{
    if (list == NULL) return BD_OK;
    BD_TRY(bd_json_want(reader->doc, list, BD_JSON_LIST, err));
    BD_NEW(round->rest, reader->arena, list->as.count, err);
    round->rest_capacity = list->as.count;
    for (const bd_json *item = bd_json_first(reader->doc, list); item != NULL;
         item = bd_json_next(reader->doc, item)) {
        bd_event_rest rest;
        BD_TRY(bd_rest_json_read(reader, item, &rest, err));
        const size_t before = round->rest_count;
        BD_TRY(bd_event_put_rest(event_of(reader), round, &rest, err));
        if (round->rest_count == before)
            return bd_json_fail(reader->doc, item, err, BD_SAY(JSON_REST_TWICE), rest.id, round->number);
    }
    return BD_OK;
}

/* ---- Rounds ---- */

static const char *const event_states[] = {
    [BD_ROUND_OPEN] = "open", [BD_ROUND_HELD] = "held", [BD_ROUND_CLOSED] = "closed", NULL};

static bool event_always(const void *target)
{
    (void)target;
    return true;
}

static const bd_field event_round_fields[] = {
    {BD_INT_ROW_AS(bd_event_round, "round", number, 1, BD_ROUNDS_MAX), .needed = true},
    {BD_ENUM_ROW(bd_event_round, state, event_states), .is_set = event_always},
    {BD_BOOL_ROW(bd_event_round, published)},
    {BD_TEXT_ROW(bd_event_round, rules)},
    {BD_TEXT_ROW(bd_event_round, options)},
    {BD_LIST_ROW(bd_event_round, "corrected", was, was_count, &bd_corrected_json)},
    {BD_LIST_ROW(bd_event_round, "outside", outside, outside_count, &bd_outside_json)},
    {BD_OWN_ROW("boards", bd_json_pass_over, NULL, NULL)},
    {BD_OWN_ROW("rest", bd_json_pass_over, NULL, NULL)},
};

void bd_round_json_write(bd_cards_writer *w, const bd_event_round *round)
{
    bd_fields_write_object(w, BD_FIELDS(event_round_fields), round);
}

/* null says as much as no list. */
static const bd_json *event_list(const bd_json_doc *doc, const bd_json *round, const char *key)
{
    const bd_json *list = bd_json_member(doc, round, key);
    return list != NULL && list->kind != BD_JSON_NULL ? list : NULL;
}

static bd_status event_read_round(bd_cards_reader *reader, const bd_json *item, bd_err *err)
{
    bd_event *event = event_of(reader);
    bd_event_round round = {.number = 0}, *place = NULL;
    BD_TRY(bd_fields_read(reader, item, BD_FIELDS(event_round_fields), &round, err));
    if (bd_event_round_of(event, round.number) != NULL)
        return bd_json_fail(reader->doc, item, err, BD_SAY(JSON_ROUND_TWICE), round.number);
    BD_TRY(event_read_boards(reader, event_list(reader->doc, item, "boards"), &round, err));
    BD_TRY(event_read_rest(reader, event_list(reader->doc, item, "rest"), &round, err));
    BD_TRY(bd_event_want_round(event, round.number, &place, err));
    *place = round;
    return BD_OK;
}

static bd_status event_read_rounds(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    (void)target;
    BD_TRY(bd_json_want(reader->doc, value, BD_JSON_LIST, err));
    for (const bd_json *item = bd_json_first(reader->doc, value); item != NULL;
         item = bd_json_next(reader->doc, item))
        BD_TRY(event_read_round(reader, item, err));
    return BD_OK;
}

static bd_status event_read_position(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    (void)target;
    return bd_json_int(reader->doc, value, 1, BD_ROUNDS_MAX + 1, &event_of(reader)->position, err);
}

/* ---- The journal ---- */

/* The number of the act on the last line. */
static int event_number_of_last_act(const char *lines, size_t length)
{
    static const char begin[] = "{\"act\": ";
    int64_t number = 0;
    size_t at = length;
    while (at > 0 && lines[at - 1] != '\n') at--;
    while (at < length && lines[at] == ' ') at++;
    if (length - at < sizeof begin || memcmp(lines + at, begin, sizeof begin - 1) != 0) return 0;
    at += sizeof begin - 1;
    size_t end = at;
    while (end < length && lines[end] >= '0' && lines[end] <= '9') end++;
    return bd_parse_int(lines + at, end - at, 1, INT32_MAX, &number) ? (int)number : 0;
}

/* An act that a person has spread over lines becomes one line again. */
static bd_status event_keep_act(bd_cards_reader *reader, const bd_json *item, bd_text *lines, bd_err *err)
{
    BD_TRY(bd_json_want(reader->doc, item, BD_JSON_OBJECT, err));
    const bd_json *number = bd_json_member(reader->doc, item, "act");
    int last = 0;
    if (number == NULL) return bd_json_fail(reader->doc, item, err, BD_SAY(JSON_KEY_MISSING), "act");
    BD_TRY(bd_json_int(reader->doc, number, event_of(reader)->acts + 1, INT32_MAX, &last, err));
    event_of(reader)->acts = last;
    const char *raw = reader->doc->text + item->start;
    const size_t length = bd_json_end(reader->doc, item) - item->start;
    bd_text_add_string(lines, lines->length > 0 ? ",\n  " : "  ");
    if (memchr(raw, '\n', length) == NULL) {
        bd_text_add_bytes(lines, raw, length);
        return BD_OK;
    }
    cJSON *act = cJSON_ParseWithLength(raw, length);
    char *printed = act != NULL ? cJSON_PrintUnformatted(act) : NULL;
    if (printed != NULL) bd_text_add_string(lines, printed);
    cJSON_Delete(act);
    cJSON_free(printed);
    if (printed == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

static bd_status event_read_journal(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_text lines = bd_text_new(reader->arena);
    (void)target;
    BD_TRY(bd_json_want(reader->doc, value, BD_JSON_LIST, err));
    for (const bd_json *item = bd_json_first(reader->doc, value); item != NULL;
         item = bd_json_next(reader->doc, item))
        BD_TRY(event_keep_act(reader, item, &lines, err));
    if (lines.failed) BD_FAIL_MEMORY(err);
    event_of(reader)->journal = lines.bytes;
    event_of(reader)->journal_length = lines.length;
    return BD_OK;
}

/* Where the journal begins in a text that was written by us: behind the comma after the last member, up to
 * the end nothing but lines that begin with an act. 0: it is not so. A large event has most of its bytes
 * here, and they are looked at once. */
static size_t event_find_journal(const char *text, size_t length, size_t *lines, size_t *lines_length)
{
    static const char end[] = BD_JOURNAL_END, act[] = "  {\"act\": ", head[] = BD_JOURNAL_BEGIN;
    enum { END = sizeof end - 1, ACT = sizeof act - 1, HEAD = sizeof head - 1 };
    if (length < END || memcmp(text + length - END, end, END) != 0) return 0;
    const char *const stop = text + length - END, *first = NULL;
    for (const char *line = text, *next; line < stop; line = next) {
        const char *newline = memchr(line, '\n', (size_t)(stop - line));
        next = newline != NULL ? newline + 1 : stop;
        const bool is_act = stop - line > ACT && memcmp(line, act, ACT) == 0;
        if (!is_act) first = NULL;
        if (is_act && first == NULL) first = line;
    }
    if (first == NULL || first - text < HEAD || memcmp(first - HEAD, head, HEAD) != 0) return 0;
    *lines = (size_t)(first - text);
    *lines_length = (size_t)(stop - first);
    return *lines - HEAD;
}

/* ---- The document ---- */

static const bd_field event_own_fields[] = {
    {BD_OWN_ROW("position", event_read_position, NULL, NULL)},
    {BD_OWN_ROW("players", bd_players_json_read, NULL, NULL), .needed = true},
    {BD_OWN_ROW("members", bd_members_json_read, NULL, NULL)},
    {BD_OWN_ROW("rounds", event_read_rounds, NULL, NULL)},
    {BD_OWN_ROW("journal", event_read_journal, NULL, NULL)},
};

static bd_status event_read_document(event_reader *reader, bd_err *err)
{
    bd_cards_reader *cards = &reader->cards;
    const bd_json_doc *doc = cards->doc;
    bd_err wrong;
    BD_TRY(bd_cards_json_check_format(doc, "event/2", BD_SAY(JSON_NO_EVENT_FORMAT), err));
    BD_TRY(bd_head_json_read(cards, "rounds_planned", BD_FIELDS(event_own_fields), err));
    const bd_input_places places = bd_cards_json_places(doc);
    BD_TRY(bd_input_check(&places, cards->tournament, cards->options, cards->warnings, err));
    const bd_status status = bd_event_check(reader->event, &wrong);
    if (status == BD_BAD_INPUT) BD_FAIL(err, status, doc->file_name, "%s", wrong.sentence);
    if (status != BD_OK) *err = wrong;
    return status;
}

/* The text without its journal, which the event keeps. */
static bd_status event_part_journal(bd_event *event, const char **text, size_t *length, bd_err *err)
{
    static const char close[] = BD_EVENT_END;
    size_t at = 0, lines_length = 0;
    const size_t before = event_find_journal(*text, *length, &at, &lines_length);
    if (before == 0) return BD_OK;
    event->journal = *text + at;
    event->journal_length = lines_length;
    event->acts = event_number_of_last_act(event->journal, lines_length);
    char *rest = bd_arena_room(event->arena, before + sizeof close);
    if (rest == NULL) BD_FAIL_MEMORY(err);
    memcpy(rest, *text, before);
    memcpy(rest + before, close, sizeof close);
    *text = rest;
    *length = before + sizeof close - 1;
    return BD_OK;
}

bd_status bd_event_json_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                             const bd_read_options *options, bd_warnings *warnings, bd_event **out,
                             bd_err *err)
{
    static const bd_read_options usual = {.lenient = false};
    bd_json_doc doc;
    event_reader reader = {.cards = {.arena = arena, .doc = &doc, .warnings = warnings}};
    reader.cards.options = options != NULL ? options : &usual;
    reader.cards.tournament = bd_tournament_new(arena);
    if (reader.cards.tournament == NULL) BD_FAIL_MEMORY(err);
    reader.cards.tournament->format = BD_FORMAT_EVENT;
    BD_TRY(bd_event_new(arena, reader.cards.tournament, &reader.event, err));
    BD_TRY(event_part_journal(reader.event, &text, &length, err));
    BD_TRY(bd_json_open(arena, file_name, text, length, &doc, err));
    BD_TRY(event_read_document(&reader, err));
    BD_TRY(bd_warnings_check(warnings, err));
    *out = reader.event;
    return BD_OK;
}

/* Only the beginning is looked at: nothing but the format stands before the name of an event of ours, and a
 * person who moves it further down can say what it is. */
bool bd_event_json_is(const char *text, size_t length)
{
    static const char key[] = "\"format\"", value[] = "\"event/2\"";
    enum { NEAR = 4096 };
    if (length > NEAR) length = NEAR;
    for (size_t at = 0; at + sizeof key <= length; at++) {
        if (memcmp(text + at, key, sizeof key - 1) != 0) continue;
        at += sizeof key - 1;
        while (at < length && strchr(" \t\r\n:", text[at]) != NULL && text[at] != '\0') at++;
        return at + sizeof value - 1 <= length && memcmp(text + at, value, sizeof value - 1) == 0;
    }
    return false;
}

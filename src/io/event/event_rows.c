#include "io/event/event_rows.h"

#include "base/assert.h"
#include "cards/card.h"
#include "io/event/event_json.h"
#include "io/json/cards_json.h"

#include <stdio.h>
#include <string.h>

/* ---- Each thing as an object ---- */

static void rows_put_head(bd_cards_writer *w, const bd_event *event)
{
    bd_head_json_write(w, "rounds_planned", (bd_fields){.items = NULL});
    if (event->position > 0) bd_text_add(w->out, ",\n \"position\": %d", event->position);
    bd_text_add_char(w->out, '}');
}

static void rows_put_text(bd_cards_writer *w, const char *before, const char *text)
{
    if (text == NULL) return;
    bd_text_add_string(w->out, before);
    bd_json_put_text(w, text);
}

/* Without printf: a large event has thousands of boards, and each is written at every change. */
static void rows_put_number(bd_cards_writer *w, const char *before, int number)
{
    bd_text_add_string(w->out, before);
    bd_text_add_int(w->out, number);
}

/* [[first, second, "1-0"], ...] */
static void rows_put_seats(bd_cards_writer *w, const bd_event_board *board)
{
    for (int i = 0; i < board->seat_count; i++) {
        const bd_seat *seat = &board->seats[i];
        rows_put_number(w, i == 0 ? ", \"seats\": [[" : ", [", seat->first);
        rows_put_number(w, ", ", seat->second);
        if (seat->result != BD_RESULT_NONE) rows_put_text(w, ", ", bd_result_name(seat->result));
        if (seat->unrated) bd_text_add_string(w->out, ", \"unrated\"");
        bd_text_add_char(w->out, ']');
    }
    bd_text_add_char(w->out, ']');
}

static void rows_put_board(bd_cards_writer *w, const bd_event_board *board)
{
    rows_put_number(w, "{\"board\": ", board->number);
    rows_put_number(w, ", \"white\": ", board->white);
    rows_put_number(w, ", \"black\": ", board->black);
    if (board->sat_white != 0 || board->sat_black != 0)
        bd_text_add(w->out, ", \"sat\": [%d, %d]", bd_event_white(board), bd_event_black(board));
    const bool boards_told = bd_seats_told(board->seats, board->seat_count);
    if (board->result != BD_RESULT_NONE && !boards_told) {
        bd_text_add_string(w->out, ", \"result\": \"");
        bd_text_add_string(w->out, bd_result_name(board->result));
        bd_text_add_char(w->out, '"');
    }
    if ((board->white_games != 0 || board->black_games != 0) && !boards_told) {
        bd_text_add_string(w->out, ", \"games\": [");
        bd_json_put_halves(w, board->white_games);
        bd_text_add_string(w->out, ", ");
        bd_json_put_halves(w, board->black_games);
        bd_text_add_char(w->out, ']');
    }
    if (board->seat_count > 0) rows_put_seats(w, board);
    if (board->unrated) bd_text_add_string(w->out, ", \"unrated\": true");
    rows_put_text(w, ", \"by\": ", board->by);
    rows_put_text(w, ", \"at\": ", board->at);
    bd_text_add_char(w->out, '}');
}

/* ---- The file ---- */

/* Closes what is open behind a row of kind `last`, so that one of kind `next` can follow. */
static void rows_close(bd_text *out, bd_row_kind last, bd_row_kind next)
{
    if (last >= BD_ROW_BOARD && last != next) bd_text_add_string(out, "\n   ]");
    if (last >= BD_ROW_ROUND && (next == BD_ROW_ROUND || next == BD_ROW_EVENT)) bd_text_add_char(out, '}');
    if ((last == BD_ROW_PLAYER || last == BD_ROW_MEMBER) && next != last) bd_text_add_string(out, "\n ]");
    if (last >= BD_ROW_ROUND && next == BD_ROW_EVENT) bd_text_add_string(out, "\n ]");
    if (last == BD_ROW_EVENT && next != BD_ROW_PLAYER) bd_text_add_string(out, ",\n \"players\": []");
}

/* What is inside of the object stands before its end in the file. */
static bool rows_is_open(bd_row_kind kind) { return kind == BD_ROW_EVENT || kind == BD_ROW_ROUND; }

/* The bracket that opens the list of rows of this kind, or the comma; nothing before the head. */
static void rows_begin(bd_text *out, bool head, bd_row_kind last, bd_row_kind kind)
{
    static const char *const opening[] = {[BD_ROW_EVENT] = "",
                                          [BD_ROW_PLAYER] = ",\n \"players\": [\n  ",
                                          [BD_ROW_MEMBER] = ",\n \"members\": [\n  ",
                                          [BD_ROW_ROUND] = ",\n \"rounds\": [\n  ",
                                          [BD_ROW_BOARD] = ",\n   \"boards\": [\n    ",
                                          [BD_ROW_REST] = ",\n   \"rest\": [\n    "};
    static const char *const next[] = {
        [BD_ROW_EVENT] = "",      [BD_ROW_PLAYER] = ",\n  ",  [BD_ROW_MEMBER] = ",\n  ",
        [BD_ROW_ROUND] = ",\n  ", [BD_ROW_BOARD] = ",\n    ", [BD_ROW_REST] = ",\n    "};
    const bool first = kind == BD_ROW_ROUND ? last < BD_ROW_ROUND : last != kind;
    if (!head) rows_close(out, last, kind);
    bd_text_add_string(out, first ? opening[kind] : next[kind]);
}

/* ---- The rows of an event ---- */

typedef struct rows_job {
    bd_cards_writer writer;
    bd_event_rows *rows;
    bd_text open; /* the row itself, where the file does not have it in one piece */
    bd_row_kind last;
} rows_job;

/* A row that has nothing inside is written into the file; one that has is copied there without its end. */
static void rows_start(rows_job *j, bd_row_key key)
{
    bd_event_rows *rows = j->rows;
    BD_ASSERT(rows->count < rows->capacity);
    rows_begin(&rows->file, rows->count == 0, j->last, key.kind);
    j->last = key.kind;
    j->open = bd_text_new(rows->arena);
    j->writer.out = rows_is_open(key.kind) ? &j->open : &rows->file;
    rows->items[rows->count++] = (bd_row){.key = key, .start = rows->file.length};
}

static void rows_end(rows_job *j)
{
    bd_event_rows *rows = j->rows;
    bd_row *row = &rows->items[rows->count - 1];
    row->text = j->open.bytes;
    if (j->open.bytes != NULL) bd_text_add_bytes(&rows->file, j->open.bytes, j->open.length - 1);
    rows->file.failed = rows->file.failed || j->open.failed;
    row->length = j->open.bytes != NULL ? j->open.length : rows->file.length - row->start;
}

static void rows_put_all(rows_job *j, const bd_event *event)
{
    rows_start(j, (bd_row_key){.kind = BD_ROW_EVENT});
    rows_put_head(&j->writer, event);
    rows_end(j);
    for (size_t i = 0; i < event->entered->card_count; i++) {
        rows_start(j, (bd_row_key){.kind = BD_ROW_PLAYER, .number = event->entered->cards[i].id});
        bd_card_json_write(&j->writer, &event->entered->cards[i]);
        rows_end(j);
    }
    const bd_tournament *members = event->entered->members;
    for (size_t i = 0; members != NULL && i < members->card_count; i++) {
        rows_start(j, (bd_row_key){.kind = BD_ROW_MEMBER, .number = members->cards[i].id});
        bd_member_json_write(&j->writer, &members->cards[i]);
        rows_end(j);
    }
    for (size_t r = 0; r < event->round_count; r++) {
        const bd_event_round *round = &event->rounds[r];
        rows_start(j, (bd_row_key){.kind = BD_ROW_ROUND, .round = round->number});
        bd_round_json_write(&j->writer, round);
        rows_end(j);
        for (size_t i = 0; i < round->board_count; i++) {
            rows_start(j, (bd_row_key){BD_ROW_BOARD, round->number, round->boards[i].number});
            rows_put_board(&j->writer, &round->boards[i]);
            rows_end(j);
        }
        for (size_t i = 0; i < round->rest_count; i++) {
            rows_start(j, (bd_row_key){BD_ROW_REST, round->number, round->rest[i].id});
            bd_rest_json_write(&j->writer, &round->rest[i]);
            rows_end(j);
        }
    }
    rows_close(&j->rows->file, j->last, BD_ROW_EVENT);
}

/* About what an event takes; where it is more, the file moves while it grows. */
static bd_status rows_room(bd_event_rows *rows, const bd_event *event, size_t more, bd_err *err)
{
    enum { HEAD = 2048, PLAYER = 128, ROUND = 256, BOARD = 88, REST = 64 };
    const bd_tournament *members = event->entered->members;
    const size_t players = event->entered->card_count + (members != NULL ? members->card_count : 0);
    size_t bytes = HEAD + more + players * PLAYER;
    rows->capacity = 1 + players + event->round_count;
    for (size_t r = 0; r < event->round_count; r++) {
        const bd_event_round *round = &event->rounds[r];
        rows->capacity += round->board_count + round->rest_count;
        bytes += ROUND + round->board_count * BOARD + round->rest_count * REST;
    }
    rows->file = bd_text_new(rows->arena);
    bd_text_reserve(&rows->file, bytes);
    BD_NEW(rows->items, rows->arena, rows->capacity, err);
    return BD_OK;
}

bd_status bd_event_rows_make(bd_arena *arena, const bd_event *event, size_t more, bd_warnings *warnings,
                             bd_event_rows *out, bd_err *err)
{
    *out = (bd_event_rows){.arena = arena};
    rows_job j = {.writer = {.tournament = event->entered, .format = "event/2", .warnings = warnings},
                  .rows = out};
    BD_TRY(rows_room(out, event, more, err));
    rows_put_all(&j, event);
    if (out->file.failed) BD_FAIL_MEMORY(err);
    for (size_t i = 0; i < out->count; i++)
        if (out->items[i].text == NULL) out->items[i].text = out->file.bytes + out->items[i].start;
    return BD_OK;
}

/* ---- Finding ---- */

bool bd_row_same_key(bd_row_key a, bd_row_key b)
{
    return a.kind == b.kind && a.round == b.round && a.number == b.number;
}

/* Where the key is in the hash table, or would be: open addressing, linear probing. */
static size_t rows_slot(const bd_event_rows *rows, bd_row_key key)
{
    const size_t mask = rows->slot_count - 1;
    const size_t mixed = ((size_t)key.number * 128 + (size_t)key.round) * 8 + (size_t)key.kind;
    size_t at = (mixed ^ mixed >> 7) & mask;
    while (rows->slots[at] != 0 && !bd_row_same_key(rows->items[rows->slots[at] - 1].key, key))
        at = (at + 1) & mask;
    return at;
}

static bd_status rows_index(bd_event_rows *rows, bd_err *err)
{
    size_t want = 64;
    while (want < 2 * rows->count + 2) want *= 2;
    if (want > rows->slot_count) {
        BD_NEW(rows->slots, rows->arena, want, err);
        rows->slot_count = want;
    } else {
        memset(rows->slots, 0, rows->slot_count * sizeof *rows->slots);
    }
    for (size_t i = 0; i < rows->count; i++) rows->slots[rows_slot(rows, rows->items[i].key)] = i + 1;
    return BD_OK;
}

bd_status bd_event_rows_find(bd_event_rows *rows, bd_row_key key, bd_row **out, bd_err *err)
{
    if (rows->slots == NULL) BD_TRY(rows_index(rows, err));
    const size_t found = rows->slots[rows_slot(rows, key)];
    *out = found > 0 && !rows->items[found - 1].gone ? &rows->items[found - 1] : NULL;
    return BD_OK;
}

/* ---- A row comes back ---- */

/* In the file players stand by number where nobody said otherwise, rounds by number; in a round its head,
 * then the boards, then the others. */
static bool rows_comes_after(bd_row_key a, bd_row_key b)
{
    const int group_a = a.kind > BD_ROW_ROUND ? BD_ROW_ROUND : (int)a.kind;
    const int group_b = b.kind > BD_ROW_ROUND ? BD_ROW_ROUND : (int)b.kind;
    if (group_a != group_b) return group_a > group_b;
    if (a.round != b.round) return a.round > b.round;
    if (a.kind != b.kind) return a.kind > b.kind;
    return a.number > b.number;
}

bd_status bd_event_rows_insert(bd_event_rows *rows, bd_row row, bd_err *err)
{
    BD_ASSERT(rows->slots != NULL);
    const size_t known = rows->slots[rows_slot(rows, row.key)];
    if (known > 0) {
        BD_ASSERT(rows->items[known - 1].gone);
        rows->items[known - 1] = row;
        return BD_OK;
    }
    BD_ROOM(rows->items, rows->count, rows->capacity, rows->arena, err);
    size_t at = 0;
    while (at < rows->count && !rows_comes_after(rows->items[at].key, row.key)) at++;
    memmove(&rows->items[at + 1], &rows->items[at], (rows->count - at) * sizeof *rows->items);
    rows->items[at] = row;
    rows->count++;
    return rows_index(rows, err);
}

void bd_event_rows_join(bd_event_rows *rows)
{
    bd_row_kind last = BD_ROW_EVENT;
    rows->file = bd_text_new(rows->arena);
    for (size_t i = 0; i < rows->count; i++) {
        const bd_row *row = &rows->items[i];
        if (row->gone) continue;
        rows_begin(&rows->file, i == 0, last, row->key.kind);
        bd_text_add_bytes(&rows->file, row->text, row->length - rows_is_open(row->key.kind));
        last = row->key.kind;
    }
    rows_close(&rows->file, last, BD_ROW_EVENT);
}

bd_status bd_event_json_write(const bd_event *event, bd_warnings *warnings, bd_text *out, bd_err *err)
{
    const bool any = event->journal != NULL;
    bd_event_rows rows;
    BD_ASSERT(out->length == 0);
    BD_TRY(bd_event_rows_make(out->arena, event, event->journal_length, warnings, &rows, err));
    if (any) bd_text_add_string(&rows.file, BD_JOURNAL_BEGIN);
    if (any) bd_text_add_bytes(&rows.file, event->journal, event->journal_length);
    bd_text_add_string(&rows.file, any ? BD_JOURNAL_END : BD_EVENT_END);
    *out = rows.file;
    if (out->failed) BD_FAIL_MEMORY(err);
    return bd_warnings_check(warnings, err);
}

/* ---- Names ---- */

static const char *const rows_names[BD_ROW_KINDS] = {
    [BD_ROW_EVENT] = "event", [BD_ROW_PLAYER] = "player", [BD_ROW_MEMBER] = "member",
    [BD_ROW_ROUND] = "round", [BD_ROW_BOARD] = "board",   [BD_ROW_REST] = "rest"};

void bd_row_name(bd_row_key key, char *out, size_t size)
{
    const char *name = rows_names[key.kind];
    switch (key.kind) {
    case BD_ROW_EVENT: (void)snprintf(out, size, "%s", name); break;
    case BD_ROW_PLAYER:
    case BD_ROW_MEMBER: (void)snprintf(out, size, "%s %d", name, key.number); break;
    case BD_ROW_ROUND: (void)snprintf(out, size, "%s %d", name, key.round); break;
    case BD_ROW_BOARD:
    case BD_ROW_REST: (void)snprintf(out, size, "%s %d.%d", name, key.round, key.number); break;
    }
}

/* Digits, at most five; 0: there are none. */
static int rows_digits(const char **at)
{
    int number = 0;
    for (int i = 0; i < 5 && **at >= '0' && **at <= '9'; i++) number = number * 10 + (*(*at)++ - '0');
    return number;
}

bool bd_row_parse(const char *name, bd_row_key *out)
{
    for (int kind = 0; kind < BD_ROW_KINDS; kind++) {
        const size_t length = strlen(rows_names[kind]);
        const char *at = name + length;
        *out = (bd_row_key){.kind = (bd_row_kind)kind};
        if (strncmp(name, rows_names[kind], length) != 0) continue;
        if (kind == BD_ROW_EVENT) return *at == '\0';
        if (*at++ != ' ') continue;
        if (kind >= BD_ROW_ROUND) out->round = rows_digits(&at);
        if (kind >= BD_ROW_BOARD && *at++ != '.') return false;
        if (kind != BD_ROW_ROUND) out->number = rows_digits(&at);
        return *at == '\0' && out->round <= BD_ROUNDS_MAX;
    }
    return false;
}

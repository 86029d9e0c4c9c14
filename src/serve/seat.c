#include "serve/seat.h"

#include "base/ints.h"
#include "cards/card.h"
#include "event/event.h"
#include "io/event_file.h"
#include "io/file.h"
#include "io/json/json.h"
#include "serve/serve_words.h"

#include <string.h>

typedef struct seat_place {
    bd_event *event;
    int player, round;           /* the last round that was drawn */
    const bd_event_board *board; /* where the player sits in it; NULL: nowhere */
    bool open;                   /* a result may be sent for it */
} seat_place;

static bd_status seat_read(bd_arena *arena, const bd_hall_event *from, bd_event **out, bd_err *err)
{
    bd_file file;
    BD_TRY(bd_file_read(arena, from->path, BD_FILE_LIMIT, &file, err));
    return bd_event_read_text(arena, from->path, file.text, file.length, NULL, NULL, out, err);
}

/* A result is sent for the current round, as everywhere: a game that is pending since its round was closed is
 * the arbiter's. */
static bd_status seat_find(bd_arena *arena, const bd_hall_event *from, int player, seat_place *out,
                           bd_err *err)
{
    *out = (seat_place){.player = player};
    BD_TRY(seat_read(arena, from, &out->event, err));
    if (bd_tournament_card(out->event->entered, player) == NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(SERVE_NO_PLAYER), player);
    out->round = bd_event_last_drawn(out->event);
    const bd_event_round *round = bd_event_round_of(out->event, out->round);
    out->board = round != NULL ? bd_event_board_of(round, player) : NULL;
    out->open = out->board != NULL && out->board->result == BD_RESULT_NONE &&
                out->round == bd_event_current_round(out->event);
    return BD_OK;
}

bd_status bd_seat_round(bd_arena *arena, const bd_hall_event *event, int *round, bd_err *err)
{
    bd_event *facts = NULL;
    BD_TRY(seat_read(arena, event, &facts, err));
    *round = bd_event_last_drawn(facts);
    return BD_OK;
}

bd_status bd_seat_complete_claim(bd_arena *arena, const bd_hall_event *event, bd_sent_claim *claim,
                                 bd_err *err)
{
    seat_place place;
    BD_TRY(seat_find(arena, event, claim->player, &place, err));
    if (!place.open || place.round != claim->round)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SERVE_NO_OPEN_GAME), claim->round);
    claim->white = bd_event_white(place.board);
    claim->black = bd_event_black(place.board);
    return BD_OK;
}

void bd_seat_add_claim(bd_text *text, const bd_sent_claim *claim)
{
    bd_text_add(text, "{\"player\": %d, \"round\": %d, \"white\": %d, \"black\": %d, \"result\": \"%s\"}",
                claim->player, claim->round, claim->white, claim->black, claim->result);
}

/* ---- As JSON ---- */

static void seat_add_name(const bd_event *event, int id, bd_text *text)
{
    const bd_card *card = bd_tournament_card(event->entered, id);
    bd_text_add_json(text, card != NULL && card->name != NULL ? card->name : "");
}

static void seat_add_person(const bd_event *event, const char *key, int id, bd_text *text)
{
    bd_text_add(text, ", \"%s\": {\"id\": %d, \"name\": ", key, id);
    seat_add_name(event, id, text);
    bd_text_add_char(text, '}');
}

static void seat_add_sent(const bd_claims *claims, const char *key, int player, int round, bd_text *text)
{
    const bd_sent_claim *claim = bd_claims_of(claims, player, round);
    if (claim != NULL)
        bd_text_add(text, ", \"%s\": \"%s\"", key, claim->result);
    else
        bd_text_add(text, ", \"%s\": null", key);
}

/* The board, and what either of the two has sent for it. */
static void seat_add_game(bd_hall_event *from, const seat_place *place, bd_text *text)
{
    const int white = bd_event_white(place->board), black = bd_event_black(place->board);
    bd_text_add(text, ", \"board\": %d, \"result\": \"%s\", \"open\": %s", place->board->number,
                place->board->result != BD_RESULT_NONE ? bd_result_name(place->board->result) : "",
                place->open ? "true" : "false");
    seat_add_person(place->event, "white", white, text);
    seat_add_person(place->event, "black", black, text);
    bd_os_enter(&from->inside);
    seat_add_sent(&from->claims, "sent", place->player, place->round, text);
    seat_add_sent(&from->claims, "theirs", white == place->player ? black : white, place->round, text);
    bd_os_leave(&from->inside);
}

/* The player's row of the standings; NULL: there is none. */
static const bd_json *seat_row(const bd_json_doc *doc, int player)
{
    const bd_json *report = bd_json_member(doc, &doc->values[0], "report");
    const bd_json *players = report != NULL ? bd_json_member(doc, report, "players") : NULL;
    if (players == NULL || players->kind != BD_JSON_LIST) return NULL;
    for (const bd_json *row = bd_json_first(doc, players); row != NULL; row = bd_json_next(doc, row)) {
        const bd_json *id = bd_json_member(doc, row, "id");
        if (id != NULL && id->kind == BD_JSON_NUMBER && id->as.integer == player) return row;
    }
    return NULL;
}

/* "38w1": the number in front is the opponent's. */
static void seat_add_names(const bd_event *event, const bd_json_doc *doc, const bd_json *rounds,
                           bd_text *text)
{
    bool any = false;
    bd_text_add_string(text, ", \"names\": {");
    for (const bd_json *one = bd_json_first(doc, rounds); one != NULL; one = bd_json_next(doc, one)) {
        int64_t id = 0;
        if (one->kind != BD_JSON_TEXT ||
            !bd_parse_int(one->as.text, strspn(one->as.text, "0123456789"), 1, BD_ID_MAX, &id))
            continue;
        bd_text_add(text, "%s\"%d\": ", any ? ", " : "", (int)id);
        seat_add_name(event, (int)id, text);
        any = true;
    }
    bd_text_add_char(text, '}');
}

static bd_status seat_add_standing(bd_arena *arena, const seat_place *place, const char *table, size_t length,
                                   bd_text *text, bd_err *err)
{
    bd_json_doc doc;
    BD_TRY(bd_json_open(arena, "", table, length, &doc, err));
    const bd_json *row = seat_row(&doc, place->player);
    const bd_json *rounds = row != NULL ? bd_json_member(&doc, row, "rounds") : NULL;
    const char *raw = row != NULL ? bd_json_raw(&doc, row, arena) : "null";
    if (raw == NULL) BD_FAIL_MEMORY(err);
    bd_text_add_string(text, ", \"standing\": ");
    bd_text_add_string(text, raw);
    if (rounds != NULL) seat_add_names(place->event, &doc, rounds, text);
    return BD_OK;
}

bd_status bd_seat_write(bd_arena *arena, bd_hall_event *event, int player, const char *table, size_t length,
                        bd_text *text, bd_err *err)
{
    seat_place place;
    BD_TRY(seat_find(arena, event, player, &place, err));
    const char *name = place.event->entered->name;
    bd_text_add_string(text, "{\"format\": \"seat/2\", \"event\": ");
    bd_text_add_json(text, name != NULL ? name : "");
    bd_text_add(text,
                ", \"rounds\": %d, \"round\": %d, \"player\": %d, \"name\": ", place.event->entered->rounds,
                place.round, player);
    seat_add_name(place.event, player, text);
    if (place.board != NULL)
        seat_add_game(event, &place, text);
    else
        bd_text_add_string(text, ", \"board\": null");
    BD_TRY(seat_add_standing(arena, &place, table, length, text, err));
    bd_text_add_string(text, "}\n");
    return BD_OK;
}

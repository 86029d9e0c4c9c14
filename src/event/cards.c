#include "event/cards.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/cards_words.h"
#include "cards/starting.h"

#include <string.h>

typedef struct cards_job {
    const bd_event *event;
    bd_arena *arena;
    bd_tournament *cards;
    size_t *card_of; /* by id: the card's index + 1 */
    int *told_in;    /* by id: the last round in which the player's own entry is told beside the boards */
} cards_job;

static bd_status cards_put_entry(cards_job *j, int id, const bd_entry *entry, bd_err *err)
{
    if (j->card_of[id] == 0) BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(CARDS_DRAW_OF_STRANGER), id);
    bd_card *card = &j->cards->cards[j->card_of[id] - 1];
    BD_ASSERT(card->history_count < card->history_capacity);
    card->history[card->history_count++] = *entry;
    return BD_OK;
}

static bd_status cards_put_board(cards_job *j, const bd_event_round *round, const bd_event_board *board,
                                 bd_err *err)
{
    const int white = bd_event_white(board), black = bd_event_black(board), number = round->number;
    const bool pending = board->result == BD_RESULT_NONE && round->state == BD_ROUND_CLOSED;
    bd_entry first = {.round = number, .opponent = black, .colour = BD_WHITE, .unrated = board->unrated};
    bd_entry second = {.round = number, .opponent = white, .colour = BD_BLACK, .unrated = board->unrated};
    bd_result_entries(board->result, &first, &second);
    first.pending = second.pending = pending;
    first.games = board->white_games;
    second.games = board->black_games;
    if (j->told_in[white] != number) BD_TRY(cards_put_entry(j, white, &first, err));
    if (j->told_in[black] != number) BD_TRY(cards_put_entry(j, black, &second, err));
    return BD_OK;
}

/* What is told of a player alone comes before what a board says: it was imported from a file in which the
 * two differ. */
static bd_status cards_put_round(cards_job *j, const bd_event_round *round, bd_err *err)
{
    for (size_t i = 0; i < round->rest_count; i++) {
        const bd_event_rest *rest = &round->rest[i];
        bd_entry entry = rest->entry;
        if (rest->kind == BD_REST_AWAY) continue;
        if (rest->kind == BD_REST_SITS_OUT) entry = (bd_entry){.kind = BD_BYE_PAIRING, .halves = 2};
        entry.round = round->number;
        BD_TRY(cards_put_entry(j, rest->id, &entry, err));
        j->told_in[rest->id] = round->number;
    }
    for (size_t i = 0; i < round->board_count; i++) BD_TRY(cards_put_board(j, round, &round->boards[i], err));
    return BD_OK;
}

/* Numbers are kept apart only where they are not 1, 2, 3, ... */
static bd_status cards_put_boards(cards_job *j, const bd_event_round *round, bd_draw *draw, bd_err *err)
{
    bool gaps = false, moved = false;
    bd_board *sat;
    int *numbers;
    BD_NEW(draw->boards, j->arena, round->board_count, err);
    BD_NEW(sat, j->arena, round->board_count, err);
    BD_NEW(numbers, j->arena, round->board_count, err);
    draw->board_count = round->board_count;
    for (size_t i = 0; i < round->board_count; i++) {
        const bd_event_board *board = &round->boards[i];
        draw->boards[i] = (bd_board){board->white, board->black};
        sat[i] = (bd_board){bd_event_white(board), bd_event_black(board)};
        numbers[i] = board->number;
        gaps = gaps || numbers[i] != (int)i + 1;
        moved = moved || board->sat_white != 0;
    }
    if (gaps) draw->numbers = numbers;
    if (moved) draw->sat = sat;
    return BD_OK;
}

static bool cards_is_bye(const bd_event_rest *rest)
{
    return rest->kind == BD_REST_TOLD && rest->entry.kind == BD_BYE_PAIRING;
}

static bd_status cards_put_draw(cards_job *j, const bd_event_round *round, bd_draw *draw, bd_err *err)
{
    int *sit_outs;
    *draw = (bd_draw){.round = round->number,
                      .was = round->was,
                      .was_count = round->was_count,
                      .outside = round->outside,
                      .outside_count = round->outside_count,
                      .rules = round->rules,
                      .options = round->options};
    BD_NEW(sit_outs, j->arena, round->rest_count, err);
    for (size_t i = 0; i < round->rest_count; i++) {
        if (round->rest[i].kind == BD_REST_SITS_OUT) sit_outs[draw->sit_out_count++] = round->rest[i].id;
        if (draw->bye == 0 && cards_is_bye(&round->rest[i])) draw->bye = round->rest[i].id;
    }
    draw->sit_outs = sit_outs;
    return cards_put_boards(j, round, draw, err);
}

static bd_status cards_copy_players(cards_job *j, bd_err *err)
{
    bd_tournament *cards = j->cards;
    const bd_tournament *entered = j->event->entered;
    BD_NEW(cards->cards, j->arena, entered->card_count, err);
    const int largest = bd_event_largest_id(j->event);
    BD_NEW(j->card_of, j->arena, largest + 1, err);
    BD_NEW(j->told_in, j->arena, largest + 1, err);
    cards->card_capacity = entered->card_count;
    for (size_t i = 0; i < entered->card_count; i++) {
        bd_card *card = &cards->cards[i];
        *card = entered->cards[i];
        BD_NEW(card->history, j->arena, j->event->round_count, err);
        card->history_capacity = j->event->round_count;
        j->card_of[card->id] = i + 1;
    }
    return BD_OK;
}

/* A colour that is due and a float were given for the round after those that were told then; a score that was
 * given counts what no round tells, and the rest is added here. */
static void cards_add_up(cards_job *j)
{
    const int last_drawn = bd_event_last_drawn(j->event);
    for (size_t i = 0; i < j->cards->card_count; i++) {
        bd_card *card = &j->cards->cards[i];
        for (size_t k = 0; k < card->history_count; k++) {
            const bd_entry *entry = &card->history[k];
            if (card->score_given) card->score += bd_entry_points(&j->cards->points, entry);
            if (entry->round < j->event->position || entry->halves < 0) continue;
            if (entry->round > last_drawn) continue;
            if (entry->colour != BD_NO_COLOUR) card->colour_due = BD_NO_COLOUR;
            card->last_float = BD_NO_FLOAT;
        }
    }
}

/* Matches whose line-ups or boards are told. */
static bd_status cards_put_matches(cards_job *j, bd_err *err)
{
    const bd_event *event = j->event;
    bd_match *matches;
    size_t count = 0;
    for (size_t r = 0; r < event->round_count; r++)
        for (size_t b = 0; b < event->rounds[r].board_count; b++)
            count += event->rounds[r].boards[b].seat_count > 0;
    BD_NEW(matches, j->arena, count + 1, err);
    j->cards->matches = matches;
    j->cards->match_count = 0;
    for (size_t r = 0; r < event->round_count; r++)
        for (size_t b = 0; b < event->rounds[r].board_count; b++) {
            const bd_event_board *board = &event->rounds[r].boards[b];
            if (board->seat_count == 0) continue;
            matches[j->cards->match_count++] = (bd_match){.round = event->rounds[r].number,
                                                          .white = bd_event_white(board),
                                                          .black = bd_event_black(board),
                                                          .seats = board->seats,
                                                          .seat_count = board->seat_count};
        }
    return BD_OK;
}

static bd_status cards_derive(cards_job *j, bd_err *err)
{
    const bd_event *event = j->event;
    bd_tournament *cards = j->cards;
    BD_TRY(cards_copy_players(j, err));
    BD_NEW(cards->draws, j->arena, event->round_count, err);
    cards->draw_capacity = event->round_count;
    for (size_t i = 0; i < event->round_count; i++) {
        BD_TRY(cards_put_round(j, &event->rounds[i], err));
        if (event->rounds[i].published)
            BD_TRY(cards_put_draw(j, &event->rounds[i], &cards->draws[cards->draw_count++], err));
    }
    cards_add_up(j);
    BD_TRY(cards_put_matches(j, err));
    BD_TRY(bd_starting_give(cards, j->arena, err));
    cards->current = bd_event_current_round(event);
    return BD_OK;
}

bd_status bd_event_cards(bd_arena *arena, const bd_event *event, bd_tournament **out, bd_err *err)
{
    cards_job j = {.event = event, .arena = arena};
    BD_NEW(j.cards, arena, 1, err);
    *j.cards = *event->entered;
    j.cards->arena = arena;
    BD_TRY(cards_derive(&j, err));
    const int next = bd_event_next_round(event);
    if (bd_tournament_next_round(j.cards) != next) j.cards->round = next;
    *out = j.cards;
    return BD_OK;
}

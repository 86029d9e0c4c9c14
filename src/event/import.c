/* Import: an event made of cards that tell their histories. */
#include "event/event.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/published.h"

#include <stdlib.h>
#include <string.h>

/* A round that is being made, and who sits where in it. */
typedef struct import_job {
    const bd_tournament *cards;
    bd_event *event;
    int largest;          /* id of anybody whom a player or a draw is */
    size_t *card_of;      /* by id: the card's index + 1; 0: there is none */
    size_t *board_of;     /* by id: the index + 1 of the published board in this round */
    size_t *seat_of;      /* the same of the board at which they sat instead; 0: at none */
    bool *sits_out;       /* by id: named so by the draw of this round */
    size_t *told;         /* by card: how much of its history is in rounds that were made */
    const bd_entry **now; /* by card: its entry of this round, or NULL */
} import_job;

/* The index + 1 of the card; 0: there is none. */
static size_t import_card(const import_job *j, int id)
{
    return id >= 1 && id <= j->largest ? j->card_of[id] : 0;
}

static bd_status import_rest(import_job *j, bd_event_round *round, const bd_event_rest *rest, bd_err *err)
{
    BD_ROOM(round->rest, round->rest_count, round->rest_capacity, j->event->arena, err);
    round->rest[round->rest_count++] = *rest;
    return BD_OK;
}

/* The boards as they were published, nothing played yet. */
static bd_status import_published(import_job *j, bd_event_round *round, const bd_draw *draw, bd_err *err)
{
    round->published = true;
    round->rules = draw->rules;
    round->options = draw->options;
    round->was = draw->was;
    round->was_count = draw->was_count;
    BD_NEW(round->outside, j->event->arena, draw->outside_count, err);
    for (size_t i = 0; i < draw->outside_count; i++)
        round->outside[round->outside_count++] = draw->outside[i];
    round->board_capacity = draw->board_count;
    BD_NEW(round->boards, j->event->arena, draw->board_count, err);
    for (size_t i = 0; i < draw->board_count; i++) {
        const bd_board *board = &draw->boards[i];
        round->boards[i] =
            (bd_event_board){.number = bd_draw_number(draw, i), .white = board->white, .black = board->black};
        j->board_of[board->white] = j->board_of[board->black] = i + 1;
    }
    round->board_count = draw->board_count;
    for (size_t i = 0; i < draw->sit_out_count; i++) j->sits_out[draw->sit_outs[i]] = true;
    return BD_OK;
}

/* The other card's entry of the same game, when both tell it alike; NULL otherwise. */
static const bd_entry *import_same_game(const import_job *j, int id, const bd_entry *entry)
{
    const size_t opponent = import_card(j, entry->opponent);
    const bd_entry *other = opponent > 0 ? j->now[opponent - 1] : NULL;
    if (other == NULL || other == entry || other->opponent != id) return NULL;
    if (entry->kind != other->kind || (entry->kind != BD_GAME && entry->kind != BD_FORFEIT)) return NULL;
    const bool colours = (entry->colour == BD_WHITE && other->colour == BD_BLACK) ||
                         (entry->colour == BD_BLACK && other->colour == BD_WHITE);
    const bool plain = entry->marked == BD_NO_FLOAT && other->marked == BD_NO_FLOAT;
    return colours && plain && entry->unrated == other->unrated ? other : NULL;
}

/* Whether a result has these two entries and no others. */
static bool import_result(const bd_entry *white, const bd_entry *black, bd_result *out)
{
    bd_entry first = *white, second = *black;
    *out = bd_result_of(white, black);
    bd_result_entries(*out, &first, &second);
    return first.kind == white->kind && first.halves == white->halves && second.halves == black->halves;
}

/* Games between two who were published against others: at White's board, or where that is taken at Black's.
 */
static void import_find_seats(import_job *j, bd_event_round *round)
{
    memset(j->seat_of, 0, ((size_t)j->largest + 1) * sizeof *j->seat_of);
    for (size_t i = 0; i < j->cards->card_count; i++) {
        const bd_entry *entry = j->now[i], *other = NULL;
        const int id = j->cards->cards[i].id;
        bd_result result;
        if (entry == NULL || entry->colour != BD_WHITE || import_card(j, entry->opponent) == 0) continue;
        const size_t here = j->board_of[id], there = j->board_of[entry->opponent];
        if (here == there || here == 0 || there == 0) continue;
        other = import_same_game(j, id, entry);
        if (other == NULL || !import_result(entry, other, &result)) continue;
        const size_t at = round->boards[here - 1].sat_white == 0 ? here : there;
        if (round->boards[at - 1].sat_white != 0) continue;
        round->boards[at - 1].sat_white = id;
        round->boards[at - 1].sat_black = entry->opponent;
        j->seat_of[id] = j->seat_of[entry->opponent] = at;
    }
}

/* Others sat there than were published: that is told where all who were published there sat at such boards,
 * and all who sat there were published at such boards; else one of them would be at two. */
static bool import_seats_agree(const import_job *j, const bd_event_round *round, const bd_event_board *board)
{
    const size_t white_from = j->board_of[board->sat_white], black_from = j->board_of[board->sat_black];
    return j->seat_of[board->white] > 0 && j->seat_of[board->black] > 0 &&
           round->boards[white_from - 1].sat_white != 0 && round->boards[black_from - 1].sat_white != 0;
}

static void import_seats(import_job *j, bd_event_round *round)
{
    import_find_seats(j, round);
    for (bool again = true; again;) {
        again = false;
        for (size_t b = 0; b < round->board_count; b++) {
            bd_event_board *board = &round->boards[b];
            if (board->sat_white == 0 || import_seats_agree(j, round, board)) continue;
            j->seat_of[board->sat_white] = j->seat_of[board->sat_black] = 0;
            board->sat_white = board->sat_black = 0;
            again = true;
        }
    }
    for (size_t b = 0; b < round->board_count; b++)
        if (round->boards[b].sat_white != 0)
            j->board_of[round->boards[b].sat_white] = j->board_of[round->boards[b].sat_black] = b + 1;
}

/* Two who were published against others, or as sitting out, keep their entries as told. */
static bool import_has_board(const import_job *j, int white, int black)
{
    if (j->board_of[white] != j->board_of[black]) return false;
    return j->board_of[white] > 0 || (!j->sits_out[white] && !j->sits_out[black]);
}

static bd_status import_game(import_job *j, bd_event_round *round, int white, int black,
                             const bd_entry *as_white, const bd_entry *as_black, bd_result result,
                             bd_err *err)
{
    const size_t at = j->board_of[white];
    if (at == 0) {
        BD_ROOM(round->boards, round->board_count, round->board_capacity, j->event->arena, err);
        round->boards[round->board_count++] = (bd_event_board){.white = white, .black = black};
    }
    bd_event_board *board = &round->boards[at == 0 ? round->board_count - 1 : at - 1];
    if (board->white != white || board->black != black) board->sat_white = white, board->sat_black = black;
    board->result = result;
    board->white_games = as_white->games;
    board->black_games = as_black->games;
    board->unrated = as_white->unrated;
    return BD_OK;
}

/* A player who sits out has an entry like that of the bye. */
static bool import_is_plain_bye(const bd_entry *entry)
{
    return entry->kind == BD_BYE_PAIRING && entry->halves == 2 && entry->marked == BD_NO_FLOAT;
}

/* A game is taken from the first of the two cards, and passed over on the other. */
static bd_status import_entry(import_job *j, bd_event_round *round, int id, const bd_entry *entry,
                              bd_err *err)
{
    const bd_entry *other = import_same_game(j, id, entry);
    const bool white = entry->colour == BD_WHITE;
    const int opponent = entry->opponent;
    bd_event_rest rest = {.id = id, .kind = BD_REST_TOLD, .entry = *entry};
    bd_result result = BD_RESULT_NONE;
    if (other != NULL && import_has_board(j, id, opponent) &&
        import_result(white ? entry : other, white ? other : entry, &result))
        return j->card_of[id] > j->card_of[opponent]
                   ? BD_OK
                   : import_game(j, round, white ? id : opponent, white ? opponent : id,
                                 white ? entry : other, white ? other : entry, result, err);
    if (j->sits_out[id] && import_is_plain_bye(entry)) rest.kind = BD_REST_SITS_OUT;
    return import_rest(j, round, &rest, err);
}

/* Who is named by the draw and has nothing on the card yet. */
static bd_status import_silent(import_job *j, bd_event_round *round, const bd_draw *draw, bd_err *err)
{
    for (size_t i = 0; draw != NULL && i < draw->sit_out_count; i++) {
        const size_t card = import_card(j, draw->sit_outs[i]);
        const bd_event_rest rest = {.id = draw->sit_outs[i], .kind = BD_REST_SITS_OUT};
        if (card > 0 && j->now[card - 1] == NULL) BD_TRY(import_rest(j, round, &rest, err));
    }
    const size_t bye = draw != NULL ? import_card(j, draw->bye) : 0;
    const bd_event_rest rest = {.id = draw != NULL ? draw->bye : 0,
                                .entry = {.round = round->number, .kind = BD_BYE_PAIRING, .halves = 2}};
    return bye > 0 && j->now[bye - 1] == NULL ? import_rest(j, round, &rest, err) : BD_OK;
}

static int import_compare_rest(const void *a, const void *b)
{
    return ((const bd_event_rest *)a)->id - ((const bd_event_rest *)b)->id;
}

static int import_compare_boards(const void *a, const void *b)
{
    const bd_event_board *x = a;
    const bd_event_board *y = b;
    const int low_x = x->white < x->black ? x->white : x->black;
    const int low_y = y->white < y->black ? y->white : y->black;
    return low_x - low_y;
}

/* Most files have their players in the order of their numbers, and then the lists are in order already. */
static void import_sort(void *items, size_t count, size_t size, int (*compare)(const void *, const void *))
{
    const char *at = items;
    for (size_t i = 1; i < count; i++, at += size)
        if (compare(at, at + size) > 0) {
            qsort(items, count, size, compare);
            return;
        }
}

/* Nobody has told the numbers of these boards: they are numbered in the order of the lower id. */
static void import_number(bd_event_round *round)
{
    import_sort(round->boards, round->board_count, sizeof *round->boards, import_compare_boards);
    for (size_t i = 0; i < round->board_count; i++) round->boards[i].number = (int)i + 1;
}

/* Each card's entry of the round; returns how many there are. Histories ascend by round. */
static size_t import_entries(import_job *j, int number)
{
    size_t entries = 0;
    for (size_t i = 0; i < j->cards->card_count; i++) {
        const bd_card *card = &j->cards->cards[i];
        const bool there = j->told[i] < card->history_count && card->history[j->told[i]].round == number;
        j->now[i] = there ? &card->history[j->told[i]++] : NULL;
        entries += there;
    }
    return entries;
}

/* What is told of the boards of matches, onto the boards of the two teams. */
static void import_matches(const import_job *j, bd_event_round *round)
{
    for (size_t i = 0; i < j->cards->match_count; i++) {
        const bd_match *match = &j->cards->matches[i];
        bd_event_board *board = match->round == round->number ? bd_event_board_of(round, match->white) : NULL;
        if (board == NULL || bd_event_opponent(board, match->white) != match->black) continue;
        board->seats = match->seats;
        board->seat_count = match->seat_count;
        if (bd_event_white(board) != match->white) bd_seats_turn(board->seats, board->seat_count);
        bd_event_add_up(board);
    }
}

static bd_status import_round(import_job *j, int number, bd_err *err)
{
    const bd_draw *draw = bd_published_draw(j->cards, number);
    bd_event_round *round = NULL;
    const size_t entries = import_entries(j, number);
    if (draw == NULL && entries == 0) return BD_OK;
    BD_TRY(bd_event_want_round(j->event, number, &round, err));
    memset(j->board_of, 0, ((size_t)j->largest + 1) * sizeof *j->board_of);
    memset(j->sits_out, 0, ((size_t)j->largest + 1) * sizeof *j->sits_out);
    if (draw != NULL) {
        BD_TRY(import_published(j, round, draw, err));
        import_seats(j, round);
    } else {
        round->board_capacity = entries / 2;
        BD_NEW(round->boards, j->event->arena, round->board_capacity, err);
    }
    for (size_t i = 0; i < j->cards->card_count; i++)
        if (j->now[i] != NULL) BD_TRY(import_entry(j, round, j->cards->cards[i].id, j->now[i], err));
    BD_TRY(import_silent(j, round, draw, err));
    import_matches(j, round);
    if (draw == NULL) import_number(round);
    import_sort(round->rest, round->rest_count, sizeof *round->rest, import_compare_rest);
    return BD_OK;
}

/* A round in which somebody waits for a result stays open: nobody has said that its games are pending. Where
 * the cards give scores, results of earlier rounds are not waited for. */
static void import_states(const bd_tournament *cards, bd_event *event)
{
    const int last_drawn = bd_event_last_drawn(event);
    for (size_t i = 0; i < event->round_count; i++) {
        bd_event_round *round = &event->rounds[i];
        bd_event_settle(round);
        if (round->state == BD_ROUND_CLOSED || round->number >= last_drawn) continue;
        if (bd_open_games(cards, round->number + 1) == bd_open_games(cards, round->number))
            round->state = BD_ROUND_CLOSED;
    }
}

/* The players without their histories; a given score keeps what no round tells. */
static bd_status import_players(const bd_tournament *cards, bd_tournament *entered, bd_err *err)
{
    BD_NEW(entered->cards, entered->arena, cards->card_count, err);
    entered->card_capacity = cards->card_count;
    for (size_t i = 0; i < cards->card_count; i++) {
        bd_card *card = &entered->cards[i];
        *card = cards->cards[i];
        for (size_t k = 0; card->score_given && k < card->history_count; k++)
            card->score -= bd_entry_points(&cards->points, &card->history[k]);
        card->history = NULL;
        card->history_count = card->history_capacity = 0;
        card->bye_capacity = card->bye_count;
        if (card->bye_count == 0) continue;
        BD_NEW(card->byes, entered->arena, card->bye_count, err);
        memcpy(card->byes, cards->cards[i].byes, card->bye_count * sizeof *card->byes);
    }
    return BD_OK;
}

static int import_largest_id(const bd_tournament *cards)
{
    int largest = bd_tournament_largest_id(cards);
    for (size_t d = 0; d < cards->draw_count; d++) {
        const bd_draw *draw = &cards->draws[d];
        for (size_t i = 0; i < draw->board_count; i++) {
            if (draw->boards[i].white > largest) largest = draw->boards[i].white;
            if (draw->boards[i].black > largest) largest = draw->boards[i].black;
        }
        for (size_t i = 0; i < draw->sit_out_count; i++)
            if (draw->sit_outs[i] > largest) largest = draw->sit_outs[i];
    }
    return largest;
}

static bd_status import_enter(const bd_tournament *cards, import_job *j, bd_err *err)
{
    bd_tournament *entered = NULL;
    BD_NEW(entered, cards->arena, 1, err);
    *entered = *cards;
    entered->draws = NULL;
    entered->draw_count = entered->draw_capacity = 0;
    entered->matches = NULL;
    entered->match_count = 0;
    BD_TRY(import_players(cards, entered, err));
    BD_TRY(bd_event_new(cards->arena, entered, &j->event, err));
    j->largest = import_largest_id(cards);
    BD_NEW(j->card_of, cards->arena, j->largest + 1, err);
    BD_NEW(j->board_of, cards->arena, j->largest + 1, err);
    BD_NEW(j->seat_of, cards->arena, j->largest + 1, err);
    BD_NEW(j->sits_out, cards->arena, j->largest + 1, err);
    BD_NEW(j->told, cards->arena, cards->card_count, err);
    BD_NEW(j->now, cards->arena, cards->card_count, err);
    for (size_t i = 0; i < cards->card_count; i++) j->card_of[cards->cards[i].id] = i + 1;
    return BD_OK;
}

static int import_last_round(const bd_tournament *cards)
{
    int last = 0;
    for (size_t i = 0; i < cards->draw_count; i++)
        if (cards->draws[i].round > last) last = cards->draws[i].round;
    for (size_t i = 0; i < cards->card_count; i++) {
        const bd_card *card = &cards->cards[i];
        if (card->history_count > 0 && card->history[card->history_count - 1].round > last)
            last = card->history[card->history_count - 1].round;
    }
    return last;
}

bd_status bd_event_import(const bd_tournament *cards, bd_event **out, bd_err *err)
{
    import_job j = {.cards = cards};
    const int last = import_last_round(cards);
    BD_TRY(import_enter(cards, &j, err));
    for (int number = 1; number <= last; number++) BD_TRY(import_round(&j, number, err));
    import_states(cards, j.event);
    /* A file may name a round that its cards tell already. */
    const int untold = bd_tournament_last_round(cards) + 1, next = bd_tournament_next_round(cards);
    j.event->position = next > untold ? next : untold;
    for (size_t i = 0; i < cards->draw_count; i++)
        if (cards->draws[i].round >= cards->round) j.event->entered->round = 0;
    *out = j.event;
    return BD_OK;
}

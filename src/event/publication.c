/* Publish: a draw is put up on the wall, or changed there. */
#include "event/change.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/cards_words.h"
#include "cards/starting.h"

#include <string.h>

typedef struct publish_job {
    bd_event *event;
    const bd_draw *draw;
    bd_event_round *round;
    bd_event_round before; /* what stood there */
    bool *on_a_board;      /* by id */
} publish_job;

static bd_status publish_copy_text(bd_arena *arena, const char *text, const char **out, bd_err *err)
{
    *out = text != NULL ? bd_arena_copy_text(arena, text) : NULL;
    if (text != NULL && *out == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

/* The board on which these two sat before, whatever the colours. */
static const bd_event_board *publish_same_board(const publish_job *j, const bd_board *board)
{
    const bd_event_board *there = bd_event_board_of(&j->before, board->white);
    return there != NULL && bd_event_opponent(there, board->white) == board->black ? there : NULL;
}

/* Where the boards of all rounds are fixed beforehand, whoever has left still has one: it is lost by default.
 */
static bd_result publish_default(const publish_job *j, const bd_board *board)
{
    const bd_card *white = bd_tournament_card(j->event->entered, board->white);
    const bd_card *black = bd_tournament_card(j->event->entered, board->black);
    const bool white_left = bd_card_has_left(white, j->draw->round - 1);
    const bool black_left = bd_card_has_left(black, j->draw->round - 1);
    if (white_left && black_left) return BD_BOTH_DEFAULT;
    return white_left ? BD_BLACK_BY_DEFAULT : black_left ? BD_WHITE_BY_DEFAULT : BD_RESULT_NONE;
}

static bd_status publish_boards(publish_job *j, bool keep, bd_err *err)
{
    bd_event_round *round = j->round;
    round->board_count = 0;
    round->boards = NULL;
    round->board_capacity = j->draw->board_count;
    BD_NEW(round->boards, j->event->arena, j->draw->board_count, err);
    for (size_t i = 0; i < j->draw->board_count; i++) {
        const bd_board *board = &j->draw->boards[i];
        const bd_event_board *same = keep ? publish_same_board(j, board) : NULL;
        bd_event_board *now = &round->boards[round->board_count++];
        *now = (bd_event_board){
            .white = board->white, .black = board->black, .result = publish_default(j, board)};
        if (same != NULL && (same->result != BD_RESULT_NONE || same->seat_count > 0)) *now = *same;
        now->number = bd_draw_number(j->draw, i);
        j->on_a_board[board->white] = j->on_a_board[board->black] = true;
    }
    return BD_OK;
}

static bool publish_is_expected(const bd_card *card, int round)
{
    return card->joined <= round && (card->withdrawn == 0 || card->withdrawn > round);
}

/* Why somebody who is on no board does not play; what was told of them before stays. */
static bd_event_rest publish_rest(const publish_job *j, const bd_card *card)
{
    bd_event_rest rest = {.id = card->id, .kind = BD_REST_TOLD, .entry = {.round = j->draw->round}};
    const bd_arranged *arranged = bd_card_arranged(card, j->draw->round);
    const bd_event_rest *there = bd_event_rest_of(&j->before, card->id);
    if (j->draw->bye == card->id) {
        rest.entry.kind = BD_BYE_PAIRING;
        rest.entry.halves = 2;
    } else if (bd_draw_sits_out(j->draw, card->id)) {
        rest.kind = BD_REST_SITS_OUT;
    } else if (arranged != NULL) {
        rest.entry.kind = arranged->kind;
        rest.entry.halves = bd_bye_worth(arranged->kind);
    } else if (there != NULL && there->kind == BD_REST_TOLD && there->entry.kind != BD_BYE_PAIRING) {
        rest = *there;
    } else {
        rest.kind = BD_REST_AWAY;
    }
    return rest;
}

static bd_status publish_everybody_else(publish_job *j, bd_err *err)
{
    bd_event_round *round = j->round;
    const bd_tournament *entered = j->event->entered;
    round->rest = NULL;
    round->rest_count = round->rest_capacity = 0;
    for (size_t i = 0; i < entered->card_count; i++) {
        const bd_card *card = &entered->cards[i];
        if (j->on_a_board[card->id] || !publish_is_expected(card, j->draw->round)) continue;
        const bd_event_rest rest = publish_rest(j, card);
        BD_TRY(bd_event_put_rest(j->event, round, &rest, err));
    }
    return BD_OK;
}

static bd_status publish_outside(publish_job *j, bd_err *err)
{
    BD_NEW(j->round->outside, j->event->arena, j->draw->outside_count, err);
    for (size_t i = 0; i < j->draw->outside_count; i++) j->round->outside[i] = j->draw->outside[i];
    j->round->outside_count = j->draw->outside_count;
    return BD_OK;
}

/* Who attends and who volunteers was said for this evening, and not for a later one. */
static void publish_date_lists(bd_tournament *entered, int round)
{
    if (entered->present != NULL && entered->present_round == 0) entered->present_round = round;
    for (size_t i = 0; i < entered->card_count; i++) {
        bd_card *card = &entered->cards[i];
        if (card->volunteer && card->volunteer_round == 0) card->volunteer_round = round;
    }
}

static bd_status publish_check_player(const bd_event *event, int id, bd_err *err)
{
    if (bd_tournament_card(event->entered, id) != NULL) return BD_OK;
    BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(CARDS_DRAW_OF_STRANGER), id);
}

static bd_status publish_check_players(const bd_event *event, const bd_draw *draw, bd_err *err)
{
    for (size_t i = 0; i < draw->board_count; i++) {
        BD_TRY(publish_check_player(event, draw->boards[i].white, err));
        BD_TRY(publish_check_player(event, draw->boards[i].black, err));
    }
    for (size_t i = 0; i < draw->sit_out_count; i++)
        BD_TRY(publish_check_player(event, draw->sit_outs[i], err));
    return draw->bye != 0 ? publish_check_player(event, draw->bye, err) : BD_OK;
}

/* C.04.2, 2.3: a number is not changed after the fourth round has been drawn. */
static bd_status publish_fix_numbers(bd_event *event, int round, bd_err *err)
{
    if (round < BD_STARTING_FINAL_ROUND) return BD_OK;
    return bd_starting_give(event->entered, event->arena, err);
}

static bd_status publish_put(bd_event *event, const bd_draw *draw, bool keep, bd_err *err)
{
    publish_job j = {.event = event, .draw = draw};
    BD_TRY(publish_check_players(event, draw, err));
    BD_TRY(bd_event_want_round(event, draw->round, &j.round, err));
    BD_NEW(j.on_a_board, event->arena, bd_tournament_largest_id(event->entered) + 1, err);
    j.before = *j.round;
    BD_TRY(publish_copy_text(event->arena, draw->rules, &j.round->rules, err));
    BD_TRY(publish_copy_text(event->arena, draw->options, &j.round->options, err));
    BD_TRY(publish_boards(&j, keep, err));
    BD_TRY(publish_everybody_else(&j, err));
    BD_TRY(publish_outside(&j, err));
    j.round->published = true;
    j.round->state = BD_ROUND_OPEN;
    bd_event_settle(j.round);
    for (size_t i = 0; i < event->round_count && event->rounds[i].number < draw->round; i++)
        event->rounds[i].state = BD_ROUND_CLOSED;
    bd_tournament *entered = event->entered;
    if (entered->round <= draw->round) entered->round = 0;
    if (entered->rounds > 0 && entered->rounds < draw->round) entered->rounds = draw->round;
    return BD_OK;
}

/* Whether those who rest by the draw are the same: who has the bye, and who sits out beside it. */
static bool publish_same_rest(const bd_event_round *round, const bd_draw *draw)
{
    size_t sitting = 0;
    int bye = 0;
    for (size_t i = 0; i < round->rest_count; i++) {
        const bd_event_rest *rest = &round->rest[i];
        const bool sits_out = rest->kind == BD_REST_SITS_OUT;
        sitting += sits_out;
        if (sits_out && !bd_draw_sits_out(draw, rest->id)) return false;
        if (rest->kind == BD_REST_TOLD && rest->entry.kind == BD_BYE_PAIRING) bye = rest->id;
    }
    return bye == draw->bye && sitting == draw->sit_out_count;
}

static bool publish_is_same(const bd_event_round *round, const bd_draw *draw)
{
    if (!round->published || round->board_count != draw->board_count) return false;
    for (size_t i = 0; i < draw->board_count; i++)
        if (round->boards[i].white != draw->boards[i].white ||
            round->boards[i].black != draw->boards[i].black)
            return false;
    return publish_same_rest(round, draw);
}

static bool publish_is_played(bd_result result)
{
    bd_entry white = {.kind = BD_GAME}, black = {.kind = BD_GAME};
    bd_result_entries(result, &white, &black);
    return white.kind == BD_GAME && white.halves >= 0;
}

/* Somebody who has played in the round; 0: nobody. A default does not begin it. */
static int publish_who_played(const bd_event_round *round)
{
    for (size_t i = 0; i < round->board_count; i++) {
        const bd_event_board *board = &round->boards[i];
        bool played = publish_is_played(board->result);
        for (int k = 0; k < board->seat_count; k++)
            played = played || publish_is_played(board->seats[k].result);
        if (played) return bd_event_white(board);
    }
    for (size_t i = 0; i < round->rest_count; i++) {
        const bd_event_rest *rest = &round->rest[i];
        if (rest->kind == BD_REST_TOLD && rest->entry.kind == BD_GAME && rest->entry.halves >= 0)
            return rest->id;
    }
    return 0;
}

int bd_event_round_to_draw(const bd_event *event)
{
    const int next = bd_event_next_round(event);
    const bd_event_round *last = bd_event_round_of(event, next - 1);
    const bool again = last != NULL && last->published && last->state != BD_ROUND_CLOSED;
    return again && publish_who_played(last) == 0 ? last->number : next;
}

bd_status bd_event_publish(bd_event *event, const bd_draw *draw, bool replace, bd_err *err)
{
    BD_ASSERT(draw->round >= 1 && draw->round <= BD_ROUNDS_MAX);
    const bd_event_round *there = bd_event_round_of(event, draw->round);
    if (there != NULL && publish_is_same(there, draw)) return BD_OK;
    const int who = there != NULL ? publish_who_played(there) : 0;
    if (who != 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_ROUND_BEGUN), draw->round, who);
    if (there != NULL && (there->published || there->board_count > 0) && !replace)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_DRAW_EXISTS), draw->round);
    BD_TRY(publish_put(event, draw, false, err));
    publish_date_lists(event->entered, draw->round);
    return publish_fix_numbers(event, draw->round, err);
}

bd_status bd_event_publish_again(bd_event *event, const bd_draw *draw, bd_err *err)
{
    return publish_put(event, draw, true, err);
}

/* Players who come and go, and their byes (event/change.h). */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/cards_words.h"
#include "cards/starting.h"
#include "event/change.h"
#include "event/event_words.h"

#include <string.h>

static bd_status players_check_round(const bd_event *event, int round, bd_err *err)
{
    const int most = event->entered->rounds > 0 ? event->entered->rounds : BD_ROUNDS_MAX;
    if (round >= 1 && round <= most) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_NO_SUCH_ROUND), round, most);
}

static int players_round_or_next(const bd_event *event, int round)
{
    return round != 0 ? round : bd_event_next_round(event);
}

static bool players_is_game(const bd_event_rest *rest)
{
    return rest != NULL && rest->kind == BD_REST_TOLD &&
           (rest->entry.kind == BD_GAME || rest->entry.kind == BD_FORFEIT);
}

static bd_status players_check_no_game(const bd_event_round *round, int id, bd_err *err)
{
    const bd_event_board *board = round != NULL ? bd_event_board_of(round, id) : NULL;
    const bd_event_rest *rest = round != NULL ? bd_event_rest_of(round, id) : NULL;
    if (board != NULL && board->result == BD_RESULT_NONE)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_IS_PAIRED), id, bd_event_opponent(board, id),
                round->number, id);
    if (board != NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_HAS_OPPONENT), id, bd_event_opponent(board, id),
                round->number);
    if (players_is_game(rest) && rest->entry.opponent > 0)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_HAS_OPPONENT), id, rest->entry.opponent, round->number);
    if (players_is_game(rest)) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_HAS_GAME), id, round->number);
    return BD_OK;
}

static bool players_drop_arranged(bd_card *card, int round)
{
    for (size_t i = 0; i < card->bye_count; i++) {
        if (card->byes[i].round != round) continue;
        memmove(&card->byes[i], &card->byes[i + 1], (card->bye_count - i - 1) * sizeof card->byes[0]);
        card->bye_count--;
        return true;
    }
    return false;
}

static bd_status players_arrange(bd_event *event, bd_card *card, int round, bd_entry_kind kind, bd_err *err)
{
    (void)players_drop_arranged(card, round);
    return bd_card_add_bye(event->entered, card, round, kind, err);
}

static bd_status players_enter_bye(bd_event *event, int round, int id, bd_entry_kind kind, bd_err *err)
{
    bd_event_round *there = NULL;
    const bd_event_rest rest = {.id = id, .entry = {.kind = kind, .halves = bd_bye_worth(kind)}};
    BD_TRY(bd_event_want_round(event, round, &there, err));
    BD_TRY(bd_event_put_rest(event, there, &rest, err));
    if (event->entered->round > 0 && event->entered->round <= round && kind == BD_BYE_PAIRING)
        event->entered->round = 0;
    bd_event_settle(there);
    return BD_OK;
}

bd_status bd_change_bye(bd_event *event, int round, int id, bd_entry_kind kind, bd_err *err)
{
    BD_ASSERT(kind != BD_GAME && kind != BD_FORFEIT && kind != BD_BYE_UNKNOWN);
    bd_card *card = NULL;
    const bd_event_round *there = bd_event_round_of(event, round);
    const int next = bd_event_next_round(event);
    BD_TRY(players_check_round(event, round, err));
    BD_TRY(bd_event_find_player(event, id, &card, err));
    BD_TRY(players_check_no_game(there, id, err));
    if (card->withdrawn > 0 && card->withdrawn <= round)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_WITHDRAWN), id, card->withdrawn);
    if (kind == BD_BYE_PAIRING && round > next)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_ROUND_NOT_DRAWN), round, next);
    const bool drawn = round < next || (there != NULL && bd_event_rest_of(there, id) != NULL);
    if (kind == BD_BYE_PAIRING) (void)players_drop_arranged(card, round);
    if (kind != BD_BYE_PAIRING && (!drawn || bd_card_arranged(card, round) != NULL))
        BD_TRY(players_arrange(event, card, round, kind, err));
    return drawn || kind == BD_BYE_PAIRING ? players_enter_bye(event, round, id, kind, err) : BD_OK;
}

/* In a published round everybody has a place: who has no bye any more is away. */
static bool players_take_bye(bd_event_round *round, int id)
{
    bd_event_rest *rest = round != NULL ? bd_event_rest_of(round, id) : NULL;
    if (rest == NULL || rest->kind == BD_REST_AWAY || players_is_game(rest)) return false;
    if (round->published)
        *rest = (bd_event_rest){.id = id, .kind = BD_REST_AWAY};
    else
        bd_event_drop_rest(round, id);
    return true;
}

bd_status bd_change_no_bye(bd_event *event, int round, int id, bd_err *err)
{
    bd_card *card = NULL;
    BD_TRY(players_check_round(event, round, err));
    BD_TRY(bd_event_find_player(event, id, &card, err));
    const bool was_arranged = players_drop_arranged(card, round);
    const bool was_entered = players_take_bye(bd_event_round_of(event, round), id);
    if (!was_arranged && !was_entered) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_HAS_NO_BYE), id, round);
    return BD_OK;
}

bd_status bd_change_withdraw(bd_event *event, int id, int round, int *lapsed, bd_err *err)
{
    bd_card *card = NULL;
    const int from = players_round_or_next(event, round);
    *lapsed = 0;
    BD_TRY(players_check_round(event, from, err));
    BD_TRY(bd_event_find_player(event, id, &card, err));
    for (int r = from; r <= BD_ROUNDS_MAX; r++)
        BD_TRY(players_check_no_game(bd_event_round_of(event, r), id, err));
    for (int r = from; r <= BD_ROUNDS_MAX; r++) {
        const bool arranged = players_drop_arranged(card, r);
        const bool entered = players_take_bye(bd_event_round_of(event, r), id);
        *lapsed += arranged || entered;
    }
    card->withdrawn = from;
    return BD_OK;
}

bd_status bd_change_return(bd_event *event, int id, bd_err *err)
{
    bd_card *card = NULL;
    BD_TRY(bd_event_find_player(event, id, &card, err));
    card->withdrawn = 0;
    return BD_OK;
}

bd_status bd_change_late(bd_event *event, int id, int round, bd_err *err)
{
    bd_card *card = NULL;
    const int from = players_round_or_next(event, round);
    BD_TRY(players_check_round(event, from, err));
    BD_TRY(bd_event_find_player(event, id, &card, err));
    for (int r = 1; r < from; r++) BD_TRY(players_check_no_game(bd_event_round_of(event, r), id, err));
    card->joined = from > 1 ? from : 0;
    return BD_OK;
}

bd_status bd_change_enter(bd_event *event, int id, const char *name, int round, bd_card **out, bd_err *err)
{
    bd_tournament *entered = event->entered;
    const int from = players_round_or_next(event, round);
    BD_TRY(players_check_round(event, from, err));
    if (id != 0 && bd_tournament_card(entered, id) != NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_PLAYER_EXISTS), id);
    if (entered->card_count >= BD_PLAYERS_MAX)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_TOO_MANY_PLAYERS), BD_PLAYERS_MAX);
    BD_TRY(bd_tournament_add_card(entered, id != 0 ? id : bd_tournament_largest_id(entered) + 1, out, err));
    (*out)->name = name;
    if (entered->numbers != NULL && bd_event_last_drawn(event) >= BD_STARTING_FINAL_ROUND)
        (*out)->rank = bd_starting_highest(entered) + 1;
    (*out)->joined = from > 1 ? from : 0;
    return BD_OK;
}

static size_t players_forget_pairs(bd_pair_rule *rules, size_t count, int id)
{
    size_t left = 0;
    for (size_t i = 0; i < count; i++)
        if (rules[i].a != id && rules[i].b != id) rules[left++] = rules[i];
    return left;
}

static bd_status players_forget_present(bd_tournament *t, int id, bd_err *err)
{
    int *left;
    size_t count = 0;
    if (t->present == NULL) return BD_OK;
    BD_NEW(left, t->arena, t->present_count, err);
    for (size_t i = 0; i < t->present_count; i++)
        if (t->present[i] != id) left[count++] = t->present[i];
    t->present = left;
    t->present_count = count;
    return BD_OK;
}

/* On a board as published, or as played; or resting otherwise than away. */
static bool players_has_place(const bd_event_round *round, int id)
{
    const bd_event_rest *rest = bd_event_rest_of(round, id);
    if (rest != NULL && rest->kind != BD_REST_AWAY) return true;
    for (size_t i = 0; i < round->board_count; i++)
        if (round->boards[i].white == id || round->boards[i].black == id) return true;
    return bd_event_board_of(round, id) != NULL;
}

bd_status bd_change_remove(bd_event *event, int id, bd_err *err)
{
    bd_tournament *t = event->entered;
    bd_card *card = NULL;
    BD_TRY(bd_event_find_player(event, id, &card, err));
    for (size_t i = 0; i < event->round_count; i++)
        if (players_has_place(&event->rounds[i], id))
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_HAS_PLACE), id, event->rounds[i].number);
    for (size_t i = 0; i < event->round_count; i++) bd_event_drop_rest(&event->rounds[i], id);
    const size_t at = (size_t)(card - t->cards);
    memmove(card, card + 1, (t->card_count - at - 1) * sizeof *card);
    t->card_count--;
    t->forbid_count = players_forget_pairs(t->forbid, t->forbid_count, id);
    t->avoid_count = players_forget_pairs(t->avoid, t->avoid_count, id);
    t->met_count = players_forget_pairs(t->met, t->met_count, id);
    return players_forget_present(t, id, err);
}

bd_status bd_change_rounds(bd_event *event, int rounds, bd_err *err)
{
    bd_tournament *t = event->entered;
    const int last = bd_event_last_drawn(event);
    if (rounds > 0 && rounds < last)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_ROUNDS_DRAWN), last, rounds);
    for (size_t i = 0; rounds > 0 && i < t->card_count; i++)
        for (size_t k = 0; k < t->cards[i].bye_count; k++)
            if (t->cards[i].byes[k].round > rounds)
                BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_BYE_BEYOND), t->cards[i].id,
                        t->cards[i].byes[k].round, rounds);
    t->rounds = rounds;
    return BD_OK;
}

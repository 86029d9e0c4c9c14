/* What articles 1 and 2 say of a participant before the round. */
#include "cards/card.h"
#include "rulebook/brackets/judged.h"
#include "rulebook/upfloats/upfloats.h"

#include <stdlib.h>

typedef struct up_judge {
    bd_round *round;
    const bd_tournament *tournament;
    bd_arena *arena;
    int border; /* of Baku acceleration */
} up_judge;

static int up_second_points(const bd_points *points, const bd_entry *entry)
{
    return points->by_games ? bd_entry_match_points(points, entry) : bd_entry_game_points(points, entry);
}

static int up_pairing_score(const up_judge *judge, const bd_card *card, int round)
{
    return bd_card_score(judge->tournament, card, round) +
           bd_fide_acceleration(judge->tournament, judge->border, card, round);
}

/* 1.5: it played somebody with another score. */
static bool up_has_floated(const up_judge *judge, const bd_card *card)
{
    const int before = judge->round->number - 1;
    const bd_entry *entry = before > 0 ? bd_card_entry(card, before) : NULL;
    if (entry == NULL || entry->kind != BD_GAME || entry->opponent == 0) return false;
    const bd_card *opponent = bd_tournament_card(judge->tournament, entry->opponent);
    return opponent != NULL &&
           up_pairing_score(judge, card, before) != up_pairing_score(judge, opponent, before);
}

static bool up_bars_the_bye(const bd_points *points, const bd_entry *entry)
{
    switch (entry->kind) {
    case BD_BYE_PAIRING:
    case BD_BYE_FULL: return true;
    case BD_FORFEIT: return entry->halves == 2;
    case BD_BYE_UNKNOWN: return bd_entry_match_points(points, entry) >= points->win;
    case BD_GAME:
    case BD_BYE_HALF:
    case BD_BYE_ZERO: break;
    }
    return false;
}

static bool up_may_be_given_bye(const up_judge *judge, const bd_card *card)
{
    const int round = judge->round->number;
    for (size_t i = 0; i < card->history_count && card->history[i].round < round; i++)
        if (up_bars_the_bye(&judge->tournament->points, &card->history[i])) return false;
    for (size_t i = 0; i < card->bye_count && card->byes[i].round < round; i++)
        if (card->byes[i].kind == BD_BYE_FULL && bd_card_entry(card, card->byes[i].round) == NULL)
            return false;
    return true;
}

static bd_status up_read_history(const up_judge *judge, const bd_card *card, bd_up_player *out, bd_err *err)
{
    bd_colour *colours;
    BD_NEW(colours, judge->arena, card->history_count + 1, err);
    for (size_t i = 0; i < card->history_count && card->history[i].round < judge->round->number; i++) {
        const bd_entry *entry = &card->history[i];
        out->second_score += up_second_points(&judge->tournament->points, entry);
        if (entry->kind != BD_GAME) continue;
        out->matches++;
        if (entry->colour == BD_NO_COLOUR) continue;
        colours[out->whites + out->blacks] = entry->colour;
        *(entry->colour == BD_WHITE ? &out->whites : &out->blacks) += 1;
    }
    out->colours = colours;
    return BD_OK;
}

static bd_status up_judge_one(const up_judge *judge, bd_player *player, bd_up_player *out, bd_err *err)
{
    const bd_tournament *t = judge->tournament;
    const bd_card *card = player->card;
    const int place = bd_fide_place(t, card), number = judge->round->number;
    *out = (bd_up_player){.number = t->by_rank ? place + 1 : place,
                          .score = player->score,
                          .floated = up_has_floated(judge, card),
                          .bye_allowed = up_may_be_given_bye(judge, card)};
    player->score += bd_fide_acceleration(t, judge->border, card, number);
    player->last_float = BD_NO_FLOAT;
    return up_read_history(judge, card, out, err);
}

typedef struct up_order {
    int number, index;
} up_order;

static int up_compare_order(const void *a, const void *b)
{
    const up_order *x = a;
    const up_order *y = b;
    return x->number != y->number ? (x->number < y->number ? -1 : 1) : x->index - y->index;
}

/* Among those present the order is by TPN. */
static bd_status up_place(const up_judge *judge, const bd_up_player *by_id, bd_err *err)
{
    bd_round *round = judge->round;
    up_order *order;
    BD_NEW(order, judge->arena, round->cards, err);
    for (int i = 0; i < round->cards; i++) order[i] = (up_order){by_id[round->players[i].id].number, i};
    qsort(order, (size_t)round->cards, sizeof *order, up_compare_order);
    for (int i = 0; i < round->cards; i++) round->players[order[i].index].place = i;
    return BD_OK;
}

/* 4.1 where the file does not tell: in round 1 the smaller TPN of two has the initial colour if it is odd. */
static bd_colour up_initial_colour(const bd_round *round)
{
    const bd_tournament *t = round->tournament;
    for (size_t i = 0; t->initial_colour == BD_NO_COLOUR && round->number > 1 && i < t->card_count; i++) {
        const bd_entry *entry = bd_card_entry(&t->cards[i], 1);
        if (entry == NULL || entry->kind != BD_GAME || entry->colour == BD_NO_COLOUR) continue;
        const bd_card *opponent = bd_tournament_card(t, entry->opponent);
        if (opponent == NULL) continue;
        const int own = bd_fide_place(t, &t->cards[i]), other = bd_fide_place(t, opponent);
        const int smaller = (own < other ? own : other) + (t->by_rank ? 1 : 0);
        const bd_colour colour = own < other ? entry->colour : bd_up_other(entry->colour);
        return smaller % 2 != 0 ? colour : bd_up_other(colour);
    }
    return bd_fide_initial_colour(round);
}

bd_status bd_up_judge(bd_round *round, bd_arena *arena, bd_up_event **out, bd_err *err)
{
    bd_up_event *event;
    up_judge judge = {.round = round, .tournament = round->tournament, .arena = arena, .border = -1};
    BD_NEW(event, arena, 1, err);
    BD_NEW(event->by_id, arena, round->largest_id + 1, err);
    if (round->tournament->baku) BD_TRY(bd_fide_border(round->tournament, arena, &judge.border, err));
    for (int i = 0; i < round->cards; i++)
        BD_TRY(up_judge_one(&judge, &round->players[i], &event->by_id[round->players[i].id], err));
    BD_TRY(up_place(&judge, event->by_id, err));
    const int rounds = round->tournament->rounds;
    event->rounds_left = rounds > 0 ? (rounds > round->number ? rounds - round->number : 0) : -1;
    event->initial = up_initial_colour(round);
    round->own = event;
    *out = event;
    return BD_OK;
}

bool bd_up_is_late(const bd_round *round, int count)
{
    const int left = bd_up_of(round)->rounds_left;
    return left >= 0 && left < count;
}

bool bd_up_may_have_bye(const bd_round *round, int u) { return bd_up_at(round, u)->bye_allowed; }

static int up_claim(const bd_up_player *player)
{
    return player->wants == BD_NO_COLOUR ? 0 : player->strongly ? 2 : 1;
}

int bd_up_compare_claims(const bd_round *round, int u, int v)
{
    return up_claim(bd_up_at(round, u)) - up_claim(bd_up_at(round, v));
}

int bd_up_number(const bd_round *round, int u) { return bd_up_at(round, u)->number; }

bool bd_up_is_higher(const bd_round *round, int u, int v)
{
    const int a = round->players[u].score, b = round->players[v].score;
    BD_ASSERT(u != v);
    return a != b ? a > b : bd_up_at(round, u)->number < bd_up_at(round, v)->number;
}

int bd_up_compare_boards(const bd_round *round, const bd_edge *a, const bd_edge *b)
{
    const bool first = bd_up_is_higher(round, a->u, a->v), second = bd_up_is_higher(round, b->u, b->v);
    const int x = first ? a->u : a->v, y = second ? b->u : b->v;
    const int x_lower = first ? a->v : a->u, y_lower = second ? b->v : b->u;
    const bd_player *players = round->players;
    if (players[x].score != players[y].score) return players[y].score - players[x].score;
    if (players[x_lower].score != players[y_lower].score)
        return players[y_lower].score - players[x_lower].score;
    return bd_up_at(round, x)->number - bd_up_at(round, y)->number;
}

bd_colour bd_up_last_apart(const bd_up_player *a, const bd_up_player *b)
{
    const int x = a->whites + a->blacks, y = b->whites + b->blacks;
    BD_ASSERT(x <= a->matches && y <= b->matches);
    for (int back = 1; back <= x && back <= y; back++)
        if (a->colours[x - back] != b->colours[y - back]) return a->colours[x - back];
    return BD_NO_COLOUR;
}

bd_colour bd_up_last_colour(const bd_up_player *player)
{
    const int matches = player->whites + player->blacks;
    return matches > 0 ? player->colours[matches - 1] : BD_NO_COLOUR;
}

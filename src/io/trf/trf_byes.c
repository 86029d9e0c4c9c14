/* The byes to come, as records 240 tell them. */
#include "io/trf/trf_writer.h"

#include "base/assert.h"
#include "cards/card.h"

#include <stdlib.h>

static bd_status trf_byes_add(bd_arena *arena, bd_trf_byes *byes, bd_trf_bye_line bye, bd_err *err)
{
    BD_ASSERT(bye.round >= 1 && bye.round <= BD_ROUNDS_MAX);
    BD_ROOM(byes->items, byes->count, byes->capacity, arena, err);
    byes->items[byes->count++] = bye;
    return BD_OK;
}

/* A bye that was arranged before the player withdrew is none any more. */
static bool trf_byes_holds(const bd_card *card, const bd_arranged *bye)
{
    return bye != NULL && !bd_card_has_left(card, bye->round - 1);
}

/* Zero-point byes for those of the rounds from .. to in which nothing else is arranged. */
static bd_status trf_byes_add_absence(bd_arena *arena, const bd_tournament *t, bd_trf_byes *byes, size_t card,
                                      int from, int to, bd_err *err)
{
    for (int round = from; round <= to; round++)
        if (!trf_byes_holds(&t->cards[card], bd_card_arranged(&t->cards[card], round)) &&
            bd_card_entry(&t->cards[card], round) == NULL)
            BD_TRY(trf_byes_add(arena, byes,
                                (bd_trf_bye_line){.round = round, .kind = BD_BYE_ZERO, .card = card}, err));
    return BD_OK;
}

static bool trf_byes_attends(const bd_tournament *t, int id)
{
    for (size_t i = 0; i < t->present_count; i++)
        if (t->present[i] == id) return true;
    return t->present == NULL || (t->present_round > 0 && t->present_round != bd_tournament_next_round(t));
}

static bd_status trf_byes_add_states(bd_arena *arena, const bd_tournament *t, bd_trf_byes *byes, size_t index,
                                     int next, bd_err *err)
{
    const bd_card *card = &t->cards[index];
    const int last = t->rounds > 0 ? t->rounds : next;
    if (next > last || next > BD_ROUNDS_MAX) return BD_OK;
    if (card->withdrawn > 0 && card->withdrawn <= last) {
        byes->withdrawn++;
        return trf_byes_add_absence(arena, t, byes, index, card->withdrawn > next ? card->withdrawn : next,
                                    last, err);
    }
    if (card->joined > next) {
        byes->joined++;
        return trf_byes_add_absence(arena, t, byes, index, next,
                                    card->joined - 1 < BD_ROUNDS_MAX ? card->joined - 1 : BD_ROUNDS_MAX, err);
    }
    if (!trf_byes_attends(t, card->id)) {
        byes->absent++;
        return trf_byes_add_absence(arena, t, byes, index, next, next, err);
    }
    return BD_OK;
}

static int trf_byes_compare(const void *a, const void *b)
{
    const bd_trf_bye_line *x = a, *y = b;
    if (x->round != y->round) return x->round < y->round ? -1 : 1;
    if (x->kind != y->kind) return x->kind < y->kind ? -1 : 1;
    return x->card < y->card ? -1 : x->card > y->card;
}

bd_status bd_trf_byes_of(bd_arena *arena, const bd_tournament *tournament, bd_trf_byes *out, bd_err *err)
{
    const int next = bd_tournament_next_round(tournament);
    *out = (bd_trf_byes){.count = 0};
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        for (size_t k = 0; k < card->bye_count; k++) {
            const bd_trf_bye_line bye = {.round = card->byes[k].round, .kind = card->byes[k].kind, .card = i};
            if (trf_byes_holds(card, &card->byes[k])) BD_TRY(trf_byes_add(arena, out, bye, err));
        }
        BD_TRY(trf_byes_add_states(arena, tournament, out, i, next, err));
    }
    if (out->count > 0) qsort(out->items, out->count, sizeof *out->items, trf_byes_compare);
    return BD_OK;
}

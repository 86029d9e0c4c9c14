#include "simulate/shape.h"

#include "base/assert.h"
#include "cards/card.h"

enum { STREAM = 900 };

/* How many of `of` it is in a round. */
static int shape_count(const bd_event_shape *shape, bd_shape_kind kind, int round, int of)
{
    BD_ASSERT(round >= 1 && round <= BD_ROUNDS_MAX);
    const bd_shape_amount *amount = &shape->in_round[kind][round];
    if (!amount->told) amount = &shape->always[kind];
    const int count = amount->percent ? of * amount->number / 100 : amount->number;
    return !amount->told ? 0 : count < of ? count : of;
}

static bd_random shape_lot(uint64_t seed, bd_shape_kind kind, int round)
{
    return bd_random_part(seed, (uint64_t)(STREAM + (int)kind) * 1000 + (uint64_t)round);
}

static bd_entry_kind shape_bye(bd_shape_kind kind)
{
    return kind == BD_SHAPE_FULL_BYES ? BD_BYE_FULL : kind == BD_SHAPE_HALF_BYES ? BD_BYE_HALF : BD_BYE_ZERO;
}

static bd_status shape_byes_of_round(const bd_event_shape *shape, uint64_t seed, int round, int *order,
                                     bd_tournament *tournament, bd_err *err)
{
    const int players = (int)tournament->card_count;
    for (bd_shape_kind kind = BD_SHAPE_ZERO_BYES; kind <= BD_SHAPE_FULL_BYES; kind++) {
        int left = shape_count(shape, kind, round, players);
        bd_random lot = shape_lot(seed, kind, round);
        for (int i = 0; i < players; i++) order[i] = i;
        bd_random_shuffle(&lot, order, (uint64_t)players);
        for (int i = 0; i < players && left > 0; i++) {
            bd_card *card = &tournament->cards[order[i]];
            if (card->joined > round || bd_card_arranged(card, round) != NULL) continue;
            BD_TRY(bd_card_add_bye(tournament, card, round, shape_bye(kind), err));
            left--;
        }
    }
    return BD_OK;
}

bd_status bd_shape_byes(const bd_event_shape *shape, uint64_t seed, int rounds, bd_tournament *tournament,
                        bd_err *err)
{
    int *order;
    if (shape == NULL) return BD_OK;
    BD_NEW(order, tournament->arena, tournament->card_count + 1, err);
    for (int round = 1; round <= rounds; round++)
        BD_TRY(shape_byes_of_round(shape, seed, round, order, tournament, err));
    return BD_OK;
}

bd_status bd_shape_boards(const bd_event_shape *shape, uint64_t seed, int round, bd_arena *arena,
                          size_t boards, const bd_shape_kind **out, bd_err *err)
{
    bd_shape_kind *marks;
    int *order;
    BD_NEW(marks, arena, boards + 1, err);
    BD_NEW(order, arena, boards + 1, err);
    for (size_t i = 0; i < boards; i++) {
        marks[i] = BD_SHAPE_KINDS;
        order[i] = (int)i;
    }
    *out = marks;
    if (shape == NULL || boards == 0) return BD_OK;
    bd_random lot = shape_lot(seed, BD_SHAPE_FORFEITS, round);
    bd_random_shuffle(&lot, order, (uint64_t)boards);
    size_t next = 0;
    for (bd_shape_kind kind = BD_SHAPE_FORFEITS; kind < BD_SHAPE_KINDS; kind++)
        for (int left = shape_count(shape, kind, round, (int)boards); left > 0 && next < boards; left--)
            marks[order[next++]] = kind;
    return BD_OK;
}

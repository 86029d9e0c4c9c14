#include "cards/result.h"

#include "base/assert.h"

/* What the result is for each side. */
typedef struct meaning {
    bd_entry_kind kind;
    int white, black; /* half points, -1: not known */
    bd_result turned; /* the same with the colours exchanged */
} meaning;

static const meaning result_meanings[] = {
    [BD_RESULT_NONE] = {BD_GAME, -1, -1, BD_RESULT_NONE},
    [BD_WHITE_WINS] = {BD_GAME, 2, 0, BD_BLACK_WINS},
    [BD_BLACK_WINS] = {BD_GAME, 0, 2, BD_WHITE_WINS},
    [BD_DRAWN] = {BD_GAME, 1, 1, BD_DRAWN},
    [BD_WHITE_BY_DEFAULT] = {BD_FORFEIT, 2, 0, BD_BLACK_BY_DEFAULT},
    [BD_BLACK_BY_DEFAULT] = {BD_FORFEIT, 0, 2, BD_WHITE_BY_DEFAULT},
    [BD_BOTH_DEFAULT] = {BD_FORFEIT, 0, 0, BD_BOTH_DEFAULT},
    [BD_NIL_NIL] = {BD_GAME, 0, 0, BD_NIL_NIL},
    [BD_HALF_NIL] = {BD_GAME, 1, 0, BD_NIL_HALF},
    [BD_NIL_HALF] = {BD_GAME, 0, 1, BD_HALF_NIL},
};

enum { RESULTS = sizeof result_meanings / sizeof result_meanings[0] };

bd_result bd_result_of(const bd_entry *white, const bd_entry *black)
{
    BD_ASSERT(white == NULL || black == NULL || white->round == black->round);
    for (size_t i = 0; white != NULL && i < RESULTS; i++) {
        const meaning *m = &result_meanings[i];
        if (white->kind != m->kind || white->halves != m->white) continue;
        if (black == NULL || (black->kind == m->kind && black->halves == m->black)) return (bd_result)i;
    }
    return BD_RESULT_NONE;
}

void bd_result_entries(bd_result result, bd_entry *white, bd_entry *black)
{
    BD_ASSERT((size_t)result < RESULTS);
    const meaning *m = &result_meanings[result];
    white->kind = black->kind = m->kind;
    white->halves = m->white;
    black->halves = m->black;
}

bd_result bd_result_turned(bd_result result)
{
    BD_ASSERT((size_t)result < RESULTS);
    return result_meanings[result].turned;
}

int bd_bye_worth(bd_entry_kind kind) { return kind == BD_BYE_HALF ? 1 : kind == BD_BYE_ZERO ? 0 : 2; }

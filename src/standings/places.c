#include "standings/places.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/person.h"

#include <stdlib.h>

bool bd_places_are_told(const bd_tournament *tournament)
{
    if (tournament->tiebreaks == NULL) return false;
    for (size_t c = 0; c < tournament->card_count; c++)
        if (!tournament->cards[c].filler && tournament->cards[c].person->standing > 0) return true;
    return false;
}

static int places_compare(const void *a, const void *b)
{
    const bd_place_fault *x = a, *y = b;
    return (x->card > y->card) - (x->card < y->card);
}

bd_status bd_places_check(bd_arena *arena, const bd_tournament *tournament, int round,
                          const bd_tiebreak_list *list, bd_place_fault **out, size_t *count, bd_err *err)
{
    const size_t n = bd_standings_count(tournament);
    bd_ranked *rows;
    bd_place_fault *faults;
    BD_TRY(bd_standings(arena, tournament, round, list, &rows, err));
    BD_NEW(faults, arena, n, err);
    *count = 0;
    for (size_t from = 0, to = 0; from < n; from = to) {
        while (to < n && rows[to].place == rows[from].place) to++;
        BD_ASSERT(rows[from].place == (int)from + 1);
        for (size_t i = from; i < to; i++) {
            const int said = tournament->cards[rows[i].card].person->standing;
            if (said <= 0 || (said >= (int)from + 1 && said <= (int)to)) continue;
            faults[(*count)++] = (bd_place_fault){rows[i].card, said, (int)from + 1, (int)to};
        }
    }
    if (*count > 0) qsort(faults, *count, sizeof *faults, places_compare);
    *out = faults;
    return BD_OK;
}

bd_status bd_places_give(bd_arena *arena, bd_tournament *tournament, int round, const bd_tiebreak_list *list,
                         bd_err *err)
{
    bd_ranked *rows;
    BD_TRY(bd_standings(arena, tournament, round, list, &rows, err));
    const size_t n = bd_standings_count(tournament);
    for (size_t i = 0; i < n; i++) tournament->cards[rows[i].card].person->standing = rows[i].place;
    return BD_OK;
}

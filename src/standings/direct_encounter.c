/* Direct encounter: C.07, article 6. */
#include "base/assert.h"
#include "base/ints.h"
#include "standings/tie_values.h"

#include <stdlib.h>

/* One player of the set that is looked at. */
typedef struct encounter_row {
    size_t member; /* index in the group */
    size_t card;
    bd_tie_value value; /* 6.1: what the games among the set brought */
    int missing;        /* games that were not played */
} encounter_row;

typedef struct encounter_set {
    const bd_tie_book *book;
    encounter_row *rows;
    bool *inside; /* by card: in the set */
    int *rank;
} encounter_set;

static bd_tie_value encounter_add(bd_tie_value a, int64_t number, int64_t parts)
{
    BD_ASSERT(a.parts > 0 && parts > 0);
    const int64_t common = a.parts / bd_gcd64(a.parts, parts) * parts;
    return (bd_tie_value){a.number * (common / a.parts) + number * (common / parts), common};
}

static bool encounter_is_game(const encounter_set *set, const bd_tie_round *round)
{
    return round->kind == BD_TIE_PLAYED && round->opponent >= 0 && set->inside[round->opponent];
}

/* 6.1.2: who met more than once has the average of these games. */
static void encounter_count(const encounter_set *set, encounter_row *row, size_t others)
{
    int met = 0;
    row->value = (bd_tie_value){0, 2};
    for (int r = 1; r <= set->book->rounds; r++) {
        const bd_tie_round *round = bd_tie_book_round(set->book, row->card, r);
        if (!encounter_is_game(set, round)) continue;
        int games = 1, points = round->points;
        bool again = false;
        for (int k = 1; k <= set->book->rounds; k++) {
            const bd_tie_round *other = bd_tie_book_round(set->book, row->card, k);
            if (k == r || !encounter_is_game(set, other) || other->opponent != round->opponent) continue;
            again |= k < r;
            games++;
            points += other->points;
        }
        if (again) continue;
        row->value = encounter_add(row->value, points, 2 * games);
        met++;
    }
    BD_ASSERT((size_t)met <= others);
    row->missing = (int)others - met;
}

static int encounter_compare(const void *a, const void *b)
{
    const encounter_row *x = a, *y = b;
    const int order = bd_tie_compare(y->value, x->value);
    return order != 0 ? order : (x->member > y->member) - (x->member < y->member);
}

/* The separate standings of a set (6.1); true when all have met each other. */
static bool encounter_stand(const encounter_set *set, encounter_row *rows, size_t count)
{
    bool complete = true;
    for (size_t i = 0; i < count; i++) set->inside[rows[i].card] = true;
    for (size_t i = 0; i < count; i++) {
        encounter_count(set, &rows[i], count - 1);
        complete &= rows[i].missing == 0;
    }
    for (size_t i = 0; i < count; i++) set->inside[rows[i].card] = false;
    qsort(rows, count, sizeof *rows, encounter_compare);
    return complete;
}

/* The value when each missing game brings so many half points. */
static bd_tie_value encounter_with(const encounter_row *row, int each)
{
    return encounter_add(row->value, (int64_t)row->missing * each, 2);
}

/* 6.3: who is alone at the top whatever the missing games would bring; count: nobody. */
static size_t encounter_leader(const encounter_set *set, const encounter_row *rows, size_t count)
{
    const bd_points *points = &set->book->event->points;
    size_t leader = 0;
    for (size_t i = 1; i < count; i++)
        if (bd_tie_compare(encounter_with(&rows[i], points->loss),
                           encounter_with(&rows[leader], points->loss)) > 0)
            leader = i;
    const bd_tie_value worst = encounter_with(&rows[leader], points->loss);
    for (size_t i = 0; i < count; i++)
        if (i != leader && bd_tie_compare(worst, encounter_with(&rows[i], bd_points_of_win(points))) <= 0)
            return count;
    return leader;
}

static void encounter_rank(const encounter_set *set, encounter_row *rows, size_t count, int before);

/* 6.2: the separate standings decide, and article 6 again for those who are equal in them. */
static void encounter_rank_complete(const encounter_set *set, encounter_row *rows, size_t count, int before)
{
    for (size_t from = 0, to = 0; from < count; from = to) {
        while (to < count && bd_tie_compare(rows[to].value, rows[from].value) == 0) to++;
        for (size_t i = from; i < to; i++) set->rank[rows[i].member] = before + (int)from;
        if (to - from < count) encounter_rank(set, rows + from, to - from, before + (int)from);
    }
}

/* 6.3: first places as far as they are certain, and article 6 again for the others. */
static void encounter_rank_partly(const encounter_set *set, encounter_row *rows, size_t count, int before)
{
    size_t ranked = 0;
    for (; count - ranked > 1; ranked++) {
        const size_t leader = encounter_leader(set, rows + ranked, count - ranked);
        if (leader == count - ranked) break;
        const encounter_row first = rows[ranked + leader];
        rows[ranked + leader] = rows[ranked];
        rows[ranked] = first;
        set->rank[first.member] = before + (int)ranked;
    }
    for (size_t i = ranked; i < count; i++) set->rank[rows[i].member] = before + (int)ranked;
    if (ranked > 0) encounter_rank(set, rows + ranked, count - ranked, before + (int)ranked);
}

static void encounter_rank(const encounter_set *set, encounter_row *rows, size_t count, int before)
{
    if (count < 2) return;
    if (encounter_stand(set, rows, count))
        encounter_rank_complete(set, rows, count, before);
    else if (!set->book->fixed)
        encounter_rank_partly(set, rows, count, before);
}

bd_status bd_direct_encounter(bd_arena *arena, const bd_tie_book *book, const size_t *cards, size_t count,
                              int *rank, bd_tie_value *value, bd_err *err)
{
    encounter_set set = {.book = book, .rank = rank};
    BD_ASSERT(count > 0);
    BD_NEW(set.rows, arena, count, err);
    BD_NEW(set.inside, arena, book->event->card_count, err);
    for (size_t i = 0; i < count; i++) {
        set.rows[i] = (encounter_row){.member = i, .card = cards[i]};
        rank[i] = 0;
    }
    (void)encounter_stand(&set, set.rows, count);
    for (size_t i = 0; i < count; i++) value[set.rows[i].member] = set.rows[i].value;
    encounter_rank(&set, set.rows, count, 0);
    return BD_OK;
}

/* Nobody has a value who is equal with nobody. */
bd_tie_value bd_tie_encounter(const bd_tie_basis *basis, size_t card)
{
    (void)basis, (void)card;
    return (bd_tie_value){0, 0};
}

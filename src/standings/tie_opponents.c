/* Tie-breaks of the opponents' results: C.07, articles 8 and 9, with the modifiers of 14 and what 16.5 says
 * of cuts. */
#include "base/assert.h"
#include "standings/tie_values.h"

/* What one round brings. */
typedef struct tie_part {
    int score;     /* of the opponent or the dummy */
    int64_t value; /* what is added up */
    bool voluntary;
} tie_part;

typedef struct tie_parts {
    tie_part items[BD_ROUNDS_MAX];
    size_t count;
} tie_parts;

/* own: the book of the points that each score is multiplied with; NULL: with none. */
static void tie_opponents_collect(const bd_tie_book *book, size_t card, const bd_tie_book *own,
                                  tie_parts *out)
{
    out->count = 0;
    for (int r = 1; r <= book->rounds; r++) {
        const bd_tie_round *round = bd_tie_book_round(book, card, r);
        if (!bd_tie_round_counts(round)) continue;
        const int score = bd_tie_book_opposition(book, card, r);
        const int64_t times = own != NULL ? bd_tie_book_round(own, card, r)->points : 1;
        out->items[out->count++] =
            (tie_part){.score = score, .value = score * times, .voluntary = bd_tie_round_is_voluntary(round)};
    }
}

/* The least significant part: of the opponent with the lowest score, the lowest of several (14.1.2); the most
 * significant one the other way round. */
static size_t tie_opponents_extreme(const tie_parts *parts, int sign)
{
    BD_ASSERT(parts->count > 0);
    size_t found = 0;
    for (size_t i = 1; i < parts->count; i++) {
        const tie_part *a = &parts->items[i];
        const tie_part *b = &parts->items[found];
        const int64_t order = a->score != b->score ? a->score - b->score : a->value - b->value;
        if (sign * order < 0) found = i;
    }
    return found;
}

/* 16.5: the lowest part of a voluntary unplayed round goes instead, unless it is lower than the least
 * significant one. */
static size_t tie_opponents_lowest(const tie_parts *parts)
{
    const size_t least = tie_opponents_extreme(parts, 1);
    size_t voluntary = parts->count;
    for (size_t i = 0; i < parts->count; i++)
        if (parts->items[i].voluntary &&
            (voluntary == parts->count || parts->items[i].value < parts->items[voluntary].value))
            voluntary = i;
    return voluntary < parts->count && parts->items[voluntary].value >= parts->items[least].value ? voluntary
                                                                                                  : least;
}

static void tie_opponents_drop(tie_parts *parts, size_t at)
{
    parts->items[at] = parts->items[--parts->count];
}

/* What the rounds bring, after the cuts of 14: the least significant first, then the most significant. */
static int64_t tie_opponents_sum(const bd_tie_basis *basis, const bd_tie_book *book, size_t card,
                                 const bd_tie_book *own)
{
    tie_parts parts;
    int64_t sum = 0;
    tie_opponents_collect(book, card, own, &parts);
    for (int i = 0; i < basis->tiebreak->cut_low && parts.count > 0; i++)
        tie_opponents_drop(&parts, tie_opponents_lowest(&parts));
    for (int i = 0; i < basis->tiebreak->cut_high && parts.count > 0; i++)
        tie_opponents_drop(&parts, tie_opponents_extreme(&parts, -1));
    for (size_t i = 0; i < parts.count; i++) sum += parts.items[i].value;
    return sum;
}

/* 8.1 and, over the book of the drawn last round, 8.3. */
bd_tie_value bd_tie_buchholz(const bd_tie_basis *basis, size_t card)
{
    return (bd_tie_value){tie_opponents_sum(basis, basis->book, card, NULL), 2};
}

/* 8.2: of the opponents played over the board. */
bd_tie_value bd_tie_average_buchholz(const bd_tie_basis *basis, size_t card)
{
    const bd_tie_book *book = basis->book;
    int64_t sum = 0;
    int games = 0;
    for (int r = 1; r <= book->rounds; r++) {
        const bd_tie_round *round = bd_tie_book_round(book, card, r);
        if (round->kind != BD_TIE_PLAYED || round->opponent < 0) continue;
        sum += basis->opponents[round->opponent].number;
        games++;
    }
    return (bd_tie_value){sum, 2 * games};
}

/* 9.1: the scores of the opponents times the points scored against them. */
bd_tie_value bd_tie_sonneborn(const bd_tie_basis *basis, size_t card)
{
    return (bd_tie_value){tie_opponents_sum(basis, basis->book, card, basis->book), 4};
}

/* 13.2: the first letter says which points of the opponents are multiplied, the second with which of one's
 * own; 14.1.2 and 16 as for Sonneborn-Berger. */
bd_tie_value bd_tie_extended(const bd_tie_basis *basis, size_t card)
{
    const bd_tie_kind kind = basis->tiebreak->kind;
    const bd_tie_book *of = kind == BD_TIE_EMMSB || kind == BD_TIE_EMGSB ? basis->matches : basis->games;
    const bd_tie_book *own = kind == BD_TIE_EMMSB || kind == BD_TIE_EGMSB ? basis->matches : basis->games;
    return (bd_tie_value){tie_opponents_sum(basis, of, card, own), 4};
}

/* 9.2: points against those who have scored half of what can be scored, or what 14.5 makes of the half. */
bd_tie_value bd_tie_koya(const bd_tie_basis *basis, size_t card)
{
    const bd_tie_book *book = basis->book;
    const int rounds = book->fixed ? book->most_scheduled : book->rounds;
    const int percent = basis->tiebreak->percent > 0 ? basis->tiebreak->percent : 50;
    const int limit =
        percent * rounds * bd_points_of_win(&book->event->points) + 100 * basis->tiebreak->limit;
    int64_t points = 0;
    for (int r = 1; r <= book->rounds; r++) {
        const bd_tie_round *round = bd_tie_book_round(book, card, r);
        if (round->opponent >= 0 && 100 * book->score[round->opponent] >= limit) points += round->points;
    }
    return (bd_tie_value){points, 2};
}

/* Tie-breaks of US Chess: the Official Rules of Chess, 34E1 to 34E3 and 34E9. */
#include "standings/tie_values.h"

#include <stdlib.h>

enum { MANY_ROUNDS = 9 }; /* from which two scores are discarded */

static bool tie_us_is_unplayed(const bd_tie_round *round)
{
    return bd_tie_round_counts(round) && round->kind != BD_TIE_PLAYED;
}

/* 34E1: every round that an opponent did not play counts half a point. */
static int tie_us_adjusted(const bd_tie_book *book, int card)
{
    int sum = book->score[card];
    if (book->players[card].filler) return 0;
    for (int r = 1; r <= book->rounds; r++) {
        const bd_tie_round *round = bd_tie_book_round(book, (size_t)card, r);
        if (tie_us_is_unplayed(round)) sum += book->event->points.draw - round->points;
    }
    return sum;
}

static int tie_us_compare(const void *a, const void *b)
{
    const int *x = a, *y = b;
    return (*x > *y) - (*x < *y);
}

/* The opponents' adjusted scores, ascending; a round without a game is an opponent with no points. */
static int tie_us_collect(const bd_tie_book *book, size_t card, int *scores)
{
    int count = 0;
    for (int r = 1; r <= book->rounds; r++) {
        const bd_tie_round *round = bd_tie_book_round(book, card, r);
        if (!bd_tie_round_counts(round)) continue;
        const bool played = round->kind == BD_TIE_PLAYED && round->opponent >= 0;
        scores[count++] = played ? tie_us_adjusted(book, round->opponent) : 0;
    }
    if (count > 0) qsort(scores, (size_t)count, sizeof *scores, tie_us_compare);
    return count;
}

/* 34E1: a plus score drops the lowest, a minus score the highest, an even score both; two of them from nine
 * rounds on. */
bd_tie_value bd_tie_modified_median(const bd_tie_basis *basis, size_t card)
{
    const bd_tie_book *book = basis->book;
    int scores[BD_ROUNDS_MAX];
    const int count = tie_us_collect(book, card, scores);
    const int drop = book->rounds >= MANY_ROUNDS ? 2 : 1;
    const int twice = 2 * book->score[card];
    const int most = book->rounds * book->event->points.win;
    const int low = twice >= most ? drop : 0;
    const int high = twice <= most ? drop : 0;
    int sum = 0;
    for (int i = low; i < count - high; i++) sum += scores[i];
    return (bd_tie_value){sum, 2};
}

/* 34E2 */
bd_tie_value bd_tie_solkoff(const bd_tie_basis *basis, size_t card)
{
    int scores[BD_ROUNDS_MAX];
    const int count = tie_us_collect(basis->book, card, scores);
    int sum = 0;
    for (int i = 0; i < count; i++) sum += scores[i];
    return (bd_tie_value){sum, 2};
}

/* 34E3: the scores after each round, less one win for every win without a game. */
static int tie_us_cumulative(const bd_tie_basis *basis, size_t card)
{
    const bd_tie_book *book = basis->book;
    const bd_points *points = &book->event->points;
    int sum = 0;
    bd_tie_book_progress(book, card, basis->running);
    for (int r = 1; r <= book->rounds; r++) {
        const bd_tie_round *round = bd_tie_book_round(book, card, r);
        sum += basis->running[r - 1];
        if (tie_us_is_unplayed(round) && bd_tie_result_of(points, round->points) == 2) sum -= points->win;
    }
    return sum;
}

bd_tie_value bd_tie_cumulative(const bd_tie_basis *basis, size_t card)
{
    return (bd_tie_value){tie_us_cumulative(basis, card), 2};
}

/* 34E9: the same of all opponents. */
bd_tie_value bd_tie_opposition(const bd_tie_basis *basis, size_t card)
{
    const bd_tie_book *book = basis->book;
    int64_t sum = 0;
    for (int r = 1; r <= book->rounds; r++) {
        const bd_tie_round *round = bd_tie_book_round(book, card, r);
        if (round->kind == BD_TIE_PLAYED && round->opponent >= 0 && !book->players[round->opponent].filler)
            sum += tie_us_cumulative(basis, (size_t)round->opponent);
    }
    return (bd_tie_value){sum, 2};
}

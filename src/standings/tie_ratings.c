/* Tie-breaks by ratings: C.07, article 10, with the tables of the FIDE Rating Regulations. */
#include "base/assert.h"
#include "standings/tie_values.h"

/* B.02, 8.1.1: the rating difference of a score of 50, 51, ... 100 percent; below 50 it is the other way. */
static const int tie_ratings_difference[51] = {
    0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
    125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
    284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};

/* B.02, 8.1.2: the last rating difference with which 50, 51, ... 99 percent are expected. */
static const int tie_ratings_last[50] = {3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,
                                         98,  106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
                                         206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344,
                                         357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

enum { FULL_DIFFERENCE = 800 };

static int tie_ratings_percent_of(int difference)
{
    const int magnitude = difference < 0 ? -difference : difference;
    int low = 0, high = 50;
    while (low < high) {
        const int middle = (low + high) / 2;
        if (magnitude <= tie_ratings_last[middle])
            high = middle;
        else
            low = middle + 1;
    }
    return difference < 0 ? 50 - low : 50 + low;
}

/* Rounded to the nearest whole number, a half upwards. */
static int tie_ratings_round(int64_t number, int64_t parts)
{
    const int64_t twice = 2 * number + parts;
    return (int)(twice / (2 * parts) - (twice % (2 * parts) < 0));
}

/* The games over the board against players of the file, with the opponents' ratings. */
typedef struct tie_games {
    int ratings[BD_ROUNDS_MAX], opponents[BD_ROUNDS_MAX];
    int count, halves;
} tie_games;

static void tie_ratings_collect(const bd_tie_basis *basis, size_t card, tie_games *out)
{
    out->count = out->halves = 0;
    for (int r = 1; r <= basis->book->rounds; r++) {
        const bd_tie_round *round = bd_tie_book_round(basis->book, card, r);
        if (round->kind != BD_TIE_PLAYED || round->opponent < 0) continue;
        const bd_tie_player *opponent = &basis->book->players[round->opponent];
        if (opponent->filler) continue;
        out->ratings[out->count] = opponent->grade > 0 ? opponent->grade : basis->tiebreak->unrated;
        out->opponents[out->count++] = round->opponent;
        out->halves += round->halves;
    }
}

static void tie_ratings_drop(int *ratings, int *count, bool highest)
{
    int found = 0;
    for (int i = 1; i < *count; i++)
        if (highest ? ratings[i] > ratings[found] : ratings[i] < ratings[found]) found = i;
    ratings[found] = ratings[--*count];
}

/* 10.1, with the cuts of 14; parts 0 without a game. */
static bd_tie_value tie_ratings_average(const tie_games *games, const bd_tiebreak *cuts)
{
    tie_games left = *games;
    int64_t sum = 0;
    for (int i = 0; i < cuts->cut_low && left.count > 0; i++)
        tie_ratings_drop(left.ratings, &left.count, false);
    for (int i = 0; i < cuts->cut_high && left.count > 0; i++)
        tie_ratings_drop(left.ratings, &left.count, true);
    if (left.count == 0) return (bd_tie_value){0, 0};
    for (int i = 0; i < left.count; i++) sum += left.ratings[i];
    return (bd_tie_value){tie_ratings_round(sum, left.count), 1};
}

bd_tie_value bd_tie_average_rating(const bd_tie_basis *basis, size_t card)
{
    tie_games games;
    tie_ratings_collect(basis, card, &games);
    return tie_ratings_average(&games, basis->tiebreak);
}

/* 10.2: the average rating and the difference that the score stands for. */
bd_tie_value bd_tie_performance(const bd_tie_basis *basis, size_t card)
{
    static const bd_tiebreak whole = {.kind = BD_TIE_ARO};
    tie_games games;
    tie_ratings_collect(basis, card, &games);
    bd_tie_value value = tie_ratings_average(&games, &whole);
    if (value.parts == 0) return value;
    const int percent = tie_ratings_round(100 * games.halves, 2 * games.count);
    BD_ASSERT(percent >= 0 && percent <= 100);
    value.number +=
        percent >= 50 ? tie_ratings_difference[percent - 50] : -tie_ratings_difference[50 - percent];
    return value;
}

static int tie_ratings_expected(const tie_games *games, int rating)
{
    int percent = 0;
    for (int i = 0; i < games->count; i++) percent += tie_ratings_percent_of(rating - games->ratings[i]);
    return percent;
}

/* 10.3: the lowest rating that is expected to score as much. */
bd_tie_value bd_tie_perfect(const bd_tie_basis *basis, size_t card)
{
    tie_games games;
    tie_ratings_collect(basis, card, &games);
    if (games.count == 0) return (bd_tie_value){0, 0};
    int low = games.ratings[0], high = games.ratings[0];
    for (int i = 1; i < games.count; i++) {
        if (games.ratings[i] < low) low = games.ratings[i];
        if (games.ratings[i] > high) high = games.ratings[i];
    }
    low -= FULL_DIFFERENCE;
    high += FULL_DIFFERENCE;
    if (games.halves == 0) return (bd_tie_value){low, 1};
    BD_ASSERT(tie_ratings_expected(&games, high) == 100 * games.count);
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (tie_ratings_expected(&games, middle) >= 50 * games.halves)
            high = middle;
        else
            low = middle + 1;
    }
    return (bd_tie_value){low, 1};
}

/* 10.4 and 10.5: the average of the opponents' performances, those played over the board. */
bd_tie_value bd_tie_average_performance(const bd_tie_basis *basis, size_t card)
{
    tie_games games;
    int64_t sum = 0;
    int count = 0;
    tie_ratings_collect(basis, card, &games);
    for (int i = 0; i < games.count; i++) {
        const bd_tie_value value = basis->opponents[games.opponents[i]];
        if (value.parts == 0) continue;
        sum += value.number;
        count++;
    }
    if (count == 0) return (bd_tie_value){0, 0};
    return (bd_tie_value){tie_ratings_round(sum, count), 1};
}

#include "base/closest.h"

#include "base/assert.h"

#include <string.h>

enum { WORD_MAX = 63, FAR_APART = 1000 };

static int closest_least(int a, int b) { return a < b ? a : b; }

int bd_closest_distance(const char *a, const char *b)
{
    const size_t m = strlen(a);
    const size_t n = strlen(b);
    if (m > WORD_MAX || n > WORD_MAX) return FAR_APART;
    int rows[3][WORD_MAX + 1]; /* the last two rows are kept for swaps */
    for (size_t j = 0; j <= n; j++) rows[0][j] = (int)j;
    for (size_t i = 1; i <= m; i++) {
        int *now = rows[i % 3];
        const int *before = rows[(i + 2) % 3];
        const int *two_before = rows[(i + 1) % 3];
        now[0] = (int)i;
        for (size_t j = 1; j <= n; j++) {
            now[j] = closest_least(closest_least(now[j - 1], before[j]) + 1,
                                   before[j - 1] + (a[i - 1] != b[j - 1]));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[j] = closest_least(now[j], two_before[j - 2] + 1);
        }
    }
    return rows[m % 3][n];
}

/* A word that starts as the other does is near, whatever its length: "stand" for "standings". */
static int closest_how_far(const char *typed, const char *candidate)
{
    const size_t length = strlen(typed);
    if (length >= 3 && strncmp(typed, candidate, length) == 0) return 1;
    return bd_closest_distance(typed, candidate);
}

void bd_closest_offer(bd_closest *closest, const char *candidate)
{
    BD_ASSERT(closest->word != NULL && candidate != NULL);
    const int far_enough = strlen(closest->word) < 4 ? 2 : 3;
    const int distance = closest_how_far(closest->word, candidate);
    if (distance >= far_enough || (closest->best != NULL && distance >= closest->distance)) return;
    closest->best = candidate;
    closest->distance = distance;
}

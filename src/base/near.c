#include "base/near.h"

#include <string.h>

enum { LONGEST = 40 };

static int lower(char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; }

static int smaller(int a, int b) { return a < b ? a : b; }

/* The distance of the first i letters of a and the first k of b, from the rows of shorter ones. */
static int cell(const char *a, const char *b, size_t i, size_t k, int rows[LONGEST + 1][LONGEST + 1])
{
    const int changed = lower(a[i - 1]) != lower(b[k - 1]);
    int best = smaller(rows[i - 1][k], rows[i][k - 1]) + 1;
    best = smaller(best, rows[i - 1][k - 1] + changed);
    const int exchanged = i > 1 && k > 1 && lower(a[i - 1]) == lower(b[k - 2]) && lower(a[i - 2]) == lower(b[k - 1]);
    return exchanged ? smaller(best, rows[i - 2][k - 2] + 1) : best;
}

int bd_near_distance(const char *a, const char *b, int most)
{
    const size_t m = strlen(a);
    const size_t n = strlen(b);
    if (m > LONGEST || n > LONGEST) return most + 1;
    int rows[LONGEST + 1][LONGEST + 1];
    for (size_t i = 0; i <= m; i++) rows[i][0] = (int)i;
    for (size_t k = 0; k <= n; k++) rows[0][k] = (int)k;
    for (size_t i = 1; i <= m; i++)
        for (size_t k = 1; k <= n; k++) rows[i][k] = cell(a, b, i, k, rows);
    return smaller(rows[m][n], most + 1);
}

const char *bd_near_word(const char *word, const char *const *words, size_t count)
{
    int nearest = strlen(word) >= 6 ? 2 : 1;
    const char *found = NULL;
    for (size_t i = 0; i < count; i++) {
        const int distance = bd_near_distance(word, words[i], nearest);
        if (distance > nearest) continue;
        nearest = distance - 1;
        found = words[i];
    }
    return found;
}

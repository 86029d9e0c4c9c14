#include "base/words.h"

#include <string.h>

static const bd_translation *chosen_rows;
static size_t chosen_count;

void bd_words_choose(const bd_translation *rows, size_t count)
{
    chosen_rows = rows;
    chosen_count = count;
}

const char *bd_say(const char *english)
{
    size_t low = 0;
    size_t high = chosen_count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const int order = strcmp(chosen_rows[middle].english, english);
        if (order == 0) return chosen_rows[middle].other;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return english;
}

const char *bd_say_counted(long long count, const char *one, const char *many)
{
    return bd_say(count == 1 ? one : many);
}

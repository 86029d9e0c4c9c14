#include "base/words.h"

#include <string.h>

static const bd_translation *words_chosen_rows;
static size_t words_chosen_count;

void bd_words_choose(const bd_translation *rows, size_t count)
{
    words_chosen_rows = rows;
    words_chosen_count = count;
}

const char *bd_say(const char *english)
{
    size_t low = 0;
    size_t high = words_chosen_count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const int order = strcmp(words_chosen_rows[middle].english, english);
        if (order == 0) return words_chosen_rows[middle].other;
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

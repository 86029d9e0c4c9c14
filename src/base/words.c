#include "base/words.h"

#include "base/assert.h"
#include "base/words_thread.h"

#include <stdint.h>
#include <string.h>

/* Where each sentence stands, by its English form; more than twice as many places as sentences. */
enum { WORDS_PLACES = 8192 };
static const bd_translation *words_places[WORDS_PLACES];
static size_t words_count;

static const bd_catalogue *const *words_plain;
static size_t words_plain_count;

static size_t words_place_of(const char *english)
{
    uint32_t hash = 2166136261U;
    for (const char *c = english; *c != '\0'; c++) hash = (hash ^ (unsigned char)*c) * 16777619U;
    size_t place = hash % WORDS_PLACES;
    while (words_places[place] != NULL && strcmp(words_places[place]->english, english) != 0)
        place = (place + 1) % WORDS_PLACES;
    return place;
}

void bd_words_english(void)
{
    memset(words_places, 0, sizeof words_places);
    words_count = 0;
    bd_words_speak_other(false);
}

void bd_words_add(const bd_catalogue *const *catalogues, size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < catalogues[i]->count; j++) {
            const bd_translation *row = &catalogues[i]->rows[j];
            const size_t place = words_place_of(row->english);
            if (words_places[place] == NULL) words_count++;
            words_places[place] = row;
            BD_ASSERT(words_count < WORDS_PLACES / 2);
        }
    bd_words_speak_other(true);
}

void bd_words_plainly(const bd_catalogue *const *catalogues, size_t count)
{
    words_plain = catalogues;
    words_plain_count = count;
}

bool bd_words_are_plain(void) { return words_plain_count > 0; }

static const char *words_in_plain(const char *english)
{
    for (size_t i = 0; i < words_plain_count; i++)
        for (size_t j = 0; j < words_plain[i]->count; j++)
            if (strcmp(words_plain[i]->rows[j].english, english) == 0) return words_plain[i]->rows[j].other;
    return english;
}

const char *bd_say(const char *english)
{
    english = words_in_plain(english);
    if (!bd_words_are_other_here()) return english;
    const bd_translation *found = words_places[words_place_of(english)];
    return found != NULL ? found->other : english;
}

const char *bd_say_counted(long long count, const char *one, const char *many)
{
    return bd_say(count == 1 ? one : many);
}

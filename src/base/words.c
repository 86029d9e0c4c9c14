#include "base/words.h"
#include "os/process.h"

#include <stdlib.h>
#include <string.h>

static unsigned long words_english_form(unsigned long count) { return count != 1; }

static const bd_language words_english = {.form = words_english_form};
static const bd_language *words_program = &words_english;
static _Thread_local const bd_language *words_thread;
static bool words_plainly;

void bd_words_speak(const bd_language *language)
{
    words_program = language != NULL ? language : &words_english;
}

void bd_words_choose(const bd_language *language) { words_thread = language; }

const bd_language *bd_words_chosen(void) { return words_thread; }

void bd_words_plainly(bool plainly) { words_plainly = plainly; }

bool bd_words_are_plain(void) { return words_plainly; }

static int words_compare(const void *english, const void *row)
{
    return strcmp(english, ((const bd_translation *)row)->english);
}

static const bd_translation *words_look_up(const bd_catalogue *catalogue, const char *english)
{
    if (catalogue->count == 0) return NULL;
    return bsearch(english, catalogue->rows, catalogue->count, sizeof *catalogue->rows, words_compare);
}

static const bd_language *words_spoken(void) { return words_thread != NULL ? words_thread : words_program; }

static const bd_translation *words_translate(const char *english)
{
    const bd_language *language = words_spoken();
    const bd_translation *found = words_plainly ? words_look_up(&language->plain, english) : NULL;
    return found != NULL ? found : words_look_up(&language->words, english);
}

const char *bd_say(const char *english)
{
    const bd_translation *found = words_translate(english);
    return found != NULL ? found->other : english;
}

const char *bd_say_counted(long long count, const char *one, const char *many)
{
    const bd_translation *found = words_translate(many);
    if (found == NULL) return count == 1 ? one : many;
    const char *said = found->other;
    const unsigned long form = words_spoken()->form((unsigned long)count);
    for (unsigned i = 1; i <= form && i < found->forms; i++) said += strlen(said) + 1;
    return said;
}

static const char *language_option(int argc, char *const *argv)
{
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++) {
        if (strncmp(argv[i], "--lang=", 7) == 0) return argv[i] + 7;
        if (strcmp(argv[i], "--lang") == 0 && i + 1 < argc) return argv[i + 1];
    }
    return NULL;
}

static const bd_language *language_find(const bd_languages *languages, const char *code, size_t length)
{
    for (size_t i = 0; i < languages->count; i++)
        if (strlen(languages->codes[i]) == length && strncmp(languages->codes[i], code, length) == 0)
            return &languages->items[i];
    return NULL;
}

const bd_language *bd_language_of(const bd_languages *languages, const char *code)
{
    return language_find(languages, code, strlen(code));
}

const bd_language *bd_language_asked(const bd_languages *languages, int argc, char *const *argv)
{
    const char *name = language_option(argc, argv);
    if (name == NULL) name = bd_os_language();
    const bd_language *found = language_find(languages, name, strcspn(name, "_-.@"));
    return found != NULL ? found : &languages->items[0];
}

#include "ratings/sound.h"

#include "base/text.h"
#include "people/unicode.h"

#include <string.h>

/* Spellings of one sound, in this order, each wherever it stands. */
static const struct {
    const char *from, *to;
} sound_spellings[] = {{"sch", "sh"}, {"tch", "ch"}, {"tsch", "ch"}, {"ph", "f"}, {"kh", "h"},
                       {"ks", "x"},   {"ae", "a"},   {"oe", "o"},    {"ue", "u"}, {"ou", "u"},
                       {"y", "i"},    {"j", "i"},    {"w", "v"}};

static void sound_replace(char *word, const char *from, const char *to)
{
    const size_t take = strlen(from), put = strlen(to);
    for (char *at = word; (at = strstr(at, from)) != NULL; at += put) {
        for (size_t i = 0; i < put; i++) at[i] = to[i];
        memmove(at + put, at + take, strlen(at + take) + 1);
    }
}

/* "matthias", "mathias" */
static void sound_undouble(char *word)
{
    char *out = word;
    for (const char *at = word; *at != '\0'; at++)
        if (out == word || out[-1] != *at || (*at >= '0' && *at <= '9') || (unsigned char)*at >= 0x80)
            *out++ = *at;
    *out = '\0';
}

bd_status bd_sound_of(bd_arena *arena, const char *name, const char **out, bd_err *err)
{
    const char *folded = NULL;
    BD_TRY(bd_fold_name(arena, name, &folded, err));
    char *text = bd_arena_copy_text(arena, folded);
    if (text == NULL) BD_FAIL_MEMORY(err);
    for (size_t i = 0; i < sizeof sound_spellings / sizeof *sound_spellings; i++)
        sound_replace(text, sound_spellings[i].from, sound_spellings[i].to);
    sound_undouble(text);
    for (size_t length = strlen(text); length > 0 && text[length - 1] == ' ';) text[--length] = '\0';
    *out = text;
    return BD_OK;
}

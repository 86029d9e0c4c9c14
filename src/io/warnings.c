#include "io/warnings.h"

#include "base/assert.h"
#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>

bd_warnings bd_warnings_new(bd_arena *arena) { return (bd_warnings){.arena = arena}; }

static bool warnings_make_room(bd_warnings *warnings)
{
    if (warnings->count < warnings->capacity) return true;
    void *room = bd_arena_grow(warnings->arena, warnings->items, &warnings->capacity, warnings->count + 1,
                               sizeof *warnings->items);
    if (room == NULL) return false;
    warnings->items = room;
    return true;
}

static void warnings_keep(bd_warnings *warnings, const char *place, const char *sentence)
{
    BD_ASSERT(place != NULL && sentence != NULL && sentence[0] != '\0');
    if (warnings->count >= BD_WARNINGS_MAX) {
        warnings->dropped++;
        return;
    }
    const char *place_copy = bd_arena_copy_text(warnings->arena, place);
    const char *sentence_copy = bd_arena_copy_text(warnings->arena, sentence);
    if (place_copy == NULL || sentence_copy == NULL || !warnings_make_room(warnings)) {
        warnings->failed = true;
        return;
    }
    warnings->items[warnings->count++] = (bd_warning){.place = place_copy, .sentence = sentence_copy};
}

void bd_warnings_add(bd_warnings *warnings, const char *place, const char *format, ...)
{
    if (warnings == NULL) return;
    bd_err cut; /* long texts are cut where errors cut them */
    char sentence[sizeof cut.sentence];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    bd_err_set(&cut, BD_OK, __FILE__, __LINE__, place, "%s", sentence);
    warnings_keep(warnings, cut.place, cut.sentence);
}

void bd_warnings_add_err(bd_warnings *warnings, const bd_err *err)
{
    if (warnings != NULL) warnings_keep(warnings, err->place, err->sentence);
}

bd_status bd_warnings_check(const bd_warnings *warnings, bd_err *err)
{
    if (warnings != NULL && warnings->failed) BD_FAIL_MEMORY(err);
    return BD_OK;
}

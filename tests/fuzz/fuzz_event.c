/* Any bytes as a file of an event, event/2 or TRF with what TRF has no place for: an error, or an event that
 * is written and read again as the same text; its journal may say anything. The first byte says whether to be
 * lenient. */
#include "io/event_file.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void check(bool good)
{
    if (!good) abort();
}

static bd_text written(bd_arena *arena, const bd_event *event)
{
    bd_err err;
    bd_text text = bd_text_new(arena);
    check(bd_event_write_text(event, BD_FORMAT_EVENT, NULL, &text, &err) == BD_OK);
    return text;
}

static void write_and_read_again(bd_arena *arena, const bd_event *event)
{
    const bd_read_options lenient = {.lenient = true};
    bd_err err;
    bd_event *again = NULL;
    const bd_text once = written(arena, event);
    check(bd_event_read_text(arena, "again", once.bytes, once.length, &lenient, NULL, &again, &err) == BD_OK);
    const bd_text twice = written(arena, again);
    check(once.length == twice.length && memcmp(once.bytes, twice.bytes, once.length) == 0);
}

/* The journal is told, checked, folded and taken back, or refused with a sentence. */
static void look_into_journal(bd_arena *arena, const bd_event *event)
{
    bd_err err;
    bd_acts acts;
    bd_act act;
    bd_event *before = NULL;
    bd_event_file file;
    bool changed = false;
    const bd_take_back wish = {.all = true};
    const bd_actor actor = {.role = "arbiter"};
    const bd_text text = written(arena, event);
    bd_memory_file *memory = bd_memory_file_new("fuzz");
    if (bd_event_acts(arena, event, &acts, &err) != BD_OK) check(err.status == BD_BAD_INPUT);
    if (bd_event_check_journal(arena, event, &err) != BD_OK) check(err.status == BD_BAD_INPUT);
    if (bd_event_as_published(arena, event, 1, &before, &err) != BD_OK) check(err.status == BD_BAD_INPUT);
    check(bd_memory_file_put(memory, text.bytes, text.length, &err) == BD_OK);
    const bd_read_options lenient = {.lenient = true};
    check(bd_event_open_memory(arena, memory, &lenient, NULL, &file, &err) == BD_OK);
    if (bd_event_take_back(&file, &wish, &act, &err) == BD_OK) {
        check(bd_event_save(&file, "undo", &actor, &changed, NULL, &err) == BD_OK);
        write_and_read_again(arena, file.event);
    } else {
        check(err.status == BD_BAD_INPUT || err.status == BD_USAGE);
    }
    bd_event_close(&file);
    bd_memory_file_free(memory);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const bool trf = size > 0 && data[0] == '#';
    const bd_read_options options = {.lenient = size > 0 && (trf || data[0] == ' '),
                                     .format = trf ? BD_FORMAT_TRF : BD_FORMAT_EVENT};
    bd_arena *arena = bd_arena_new();
    bd_warnings warnings = bd_warnings_new(arena);
    bd_event *event = NULL;
    bd_err err;
    const bd_status status =
        bd_event_read_text(arena, "fuzz", (const char *)data, size, &options, &warnings, &event, &err);
    check(status == BD_OK || status == BD_BAD_INPUT);
    if (status == BD_OK) {
        write_and_read_again(arena, event);
        look_into_journal(arena, event);
    } else {
        check(err.sentence[0] != '\0' && strncmp(err.place, "fuzz", 4) == 0);
    }
    bd_arena_free(arena);
    return 0;
}

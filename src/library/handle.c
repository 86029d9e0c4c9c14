#include "library/handle.h"

#include "base/text.h"
#include "io/tournament_file.h"
#include "library/event_handle.h"
#include "library/library_words.h"

#include <string.h>

bestdraw_status bd_library_fail(bestdraw_tournament *handle, const bd_err *err)
{
    (void)bd_err_text(err, handle->error, sizeof handle->error);
    return bd_library_status(err->status);
}

static bestdraw_tournament *handle_new(void)
{
    bd_arena *arena = bd_arena_new();
    if (arena == NULL) return NULL;
    bestdraw_tournament *handle = bd_arena_alloc(arena, 1, sizeof *handle);
    if (handle == NULL) {
        bd_arena_free(arena);
        return NULL;
    }
    handle->arena = arena;
    handle->warnings = bd_warnings_new(arena);
    return handle;
}

static bd_status handle_keep_warnings(bestdraw_tournament *handle, bd_err *err)
{
    BD_NEW(handle->warning_texts, handle->arena, handle->warnings.count, err);
    for (size_t i = 0; i < handle->warnings.count; i++) {
        const bd_warning *warning = &handle->warnings.items[i];
        bd_text text = bd_text_new(handle->arena);
        bd_text_add(&text, "%s%s%s", warning->place, warning->place[0] != '\0' ? ": " : "",
                    warning->sentence);
        BD_TRY(bd_text_finish(&text, &handle->warning_texts[i], err));
    }
    return BD_OK;
}

static bestdraw_status handle_finish(bestdraw_tournament *handle, bd_status status, bd_err *err)
{
    if (status == BD_OK) status = handle_keep_warnings(handle, err);
    if (status == BD_OK) return BESTDRAW_OK;
    handle->cards = NULL;
    handle->warnings.count = 0;
    return bd_library_fail(handle, err);
}

bestdraw_status bestdraw_read_file(const char *path, int lenient, bestdraw_tournament **out)
{
    if (out == NULL) return BESTDRAW_USAGE;
    *out = NULL;
    if (path == NULL) return BESTDRAW_USAGE;
    *out = handle_new();
    if (*out == NULL) return BESTDRAW_NO_MEMORY;
    bd_err err = {.status = BD_OK};
    const bd_read_options options = {.lenient = lenient != 0};
    (*out)->lenient = options.lenient;
    const bd_status status =
        bd_tournament_read((*out)->arena, path, &options, &(*out)->warnings, &(*out)->cards, &err);
    return handle_finish(*out, status, &err);
}

bestdraw_status bestdraw_read_memory(const char *name, const char *bytes, size_t count, int lenient,
                                     bestdraw_tournament **out)
{
    if (out == NULL) return BESTDRAW_USAGE;
    *out = NULL;
    if (bytes == NULL) return BESTDRAW_USAGE;
    *out = handle_new();
    if (*out == NULL) return BESTDRAW_NO_MEMORY;
    bd_err err = {.status = BD_OK};
    const bd_read_options options = {.lenient = lenient != 0};
    (*out)->lenient = options.lenient;
    const char *known_as = name != NULL ? name : BD_SAY(LIBRARY_MEMORY);
    const bd_status status = bd_tournament_read_text((*out)->arena, known_as, bytes, count, &options,
                                                     &(*out)->warnings, &(*out)->cards, &err);
    return handle_finish(*out, status, &err);
}

void bestdraw_tournament_free(bestdraw_tournament *tournament)
{
    if (tournament != NULL) bd_arena_free(tournament->arena);
}

const char *bestdraw_error(const bestdraw_tournament *tournament)
{
    return tournament != NULL ? tournament->error : "";
}

size_t bestdraw_warning_count(const bestdraw_tournament *tournament)
{
    return tournament != NULL ? tournament->warnings.count : 0;
}

const char *bestdraw_warning(const bestdraw_tournament *tournament, size_t index)
{
    return index < bestdraw_warning_count(tournament) ? tournament->warning_texts[index] : "";
}

const char *bestdraw_name(const bestdraw_tournament *tournament)
{
    const bool named = tournament != NULL && tournament->cards != NULL && tournament->cards->name != NULL;
    return named ? tournament->cards->name : "";
}

size_t bestdraw_player_count(const bestdraw_tournament *tournament)
{
    return tournament != NULL && tournament->cards != NULL ? tournament->cards->card_count : 0;
}

int bestdraw_next_round(const bestdraw_tournament *tournament)
{
    return tournament != NULL && tournament->cards != NULL ? bd_tournament_next_round(tournament->cards) : 0;
}

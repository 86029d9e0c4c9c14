#include "simulate/reel.h"

#include "os/files.h"
#include "simulate/simulate_words.h"

#include <errno.h>
#include <string.h>

/* The next whole line; false at the end or where the last line is torn. */
static bd_status reel_take_line(bd_reel *reel, bool *found, bd_err *err)
{
    reel->length = 0;
    reel->start = reel->end;
    *found = false;
    for (int c; (c = getc(reel->file)) != EOF;) {
        if (c == '\n') {
            reel->end = reel->start + (long long)reel->length + 1;
            reel->number++;
            *found = true;
            return BD_OK;
        }
        if (reel->length >= BD_LINE_MAX)
            BD_FAIL(err, BD_BAD_INPUT, reel->path, BD_SAY(SIMULATE_LONG_LINE), reel->number + 1);
        reel->line[reel->length++] = (char)c;
    }
    if (ferror(reel->file))
        BD_FAIL(err, BD_SYSTEM, reel->path, BD_SAY(SIMULATE_READING_FAILS), strerror(errno));
    return BD_OK;
}

static const char *reel_name_line(const bd_reel *reel, char *place, size_t size)
{
    (void)snprintf(place, size, BD_SAY(SIMULATE_LINE_OF), reel->path, reel->number);
    return place;
}

static bd_status reel_read_first(bd_arena *arena, bd_reel *reel, bd_err *err)
{
    char place[192];
    bool found;
    BD_TRY(reel_take_line(reel, &found, err));
    reel->empty = !found;
    /* Also a torn first line must begin like one of ours. */
    if (reel->length > 0 &&
        strncmp(reel->line, "{\"format\":\"simulation", reel->length < 21 ? reel->length : 21) != 0)
        BD_FAIL(err, BD_BAD_INPUT, reel->path, BD_SAY(SIMULATE_NOT_A_SERIES));
    if (reel->empty) return BD_OK;
    return bd_line_read_series(arena, reel_name_line(reel, place, sizeof place), reel->line, reel->length,
                               &reel->series, &reel->times, err);
}

bd_status bd_reel_open(bd_arena *arena, const char *path, bd_reel *out, bd_err *err)
{
    *out = (bd_reel){.path = path};
    BD_NEW(out->line, arena, BD_LINE_MAX, err);
    out->scratch = bd_arena_new();
    if (out->scratch == NULL) BD_FAIL_MEMORY(err);
    bd_status status = BD_OK;
    out->file = bd_os_stream(path, "rb");
    if (out->file == NULL)
        status = bd_err_set(err, BD_BAD_INPUT, __FILE__, __LINE__, path, BD_SAY(SIMULATE_NOT_OPENED),
                            strerror(errno));
    if (status == BD_OK) status = reel_read_first(arena, out, err);
    if (status != BD_OK) bd_reel_close(out);
    return status;
}

void bd_reel_close(bd_reel *reel)
{
    if (reel->file != NULL) (void)fclose(reel->file);
    bd_arena_free(reel->scratch);
    reel->file = NULL;
    reel->scratch = NULL;
}

bd_status bd_reel_next(bd_reel *reel, bool *found, bd_err *err)
{
    char place[192];
    *found = false;
    if (reel->empty) return BD_OK;
    BD_TRY(reel_take_line(reel, found, err));
    if (!*found) return BD_OK;
    const bd_arena_mark mark = bd_arena_here(reel->scratch);
    const bd_status status =
        bd_line_read_trial(reel->scratch, reel_name_line(reel, place, sizeof place), &reel->series,
                           reel->times, reel->line, reel->length, &reel->trial, err);
    bd_arena_back_to(reel->scratch, mark);
    return status;
}

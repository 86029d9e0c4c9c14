#include "serve/hall.h"

#include "base/assert.h"
#include "base/text.h"
#include "io/file.h"
#include "io/file_replace.h"
#include "io/tournament_file.h"
#include "os/files.h"
#include "os/process.h"
#include "serve/serve_words.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

/* Another `bestdraw serve` of the same file would not know of our claims. */
static bd_status hall_guard(bd_arena *arena, bd_hall_event *event, bd_err *err)
{
    const char *target = NULL;
    bd_file_names names;
    bd_text text = bd_text_new(arena);
    event->guard = -1;
    BD_TRY(bd_file_follow(arena, event->path, &target, err));
    BD_TRY(bd_file_names_of(arena, target, &names, err));
    bd_text_add(&text, "%s/.%s.served", names.folder, bd_os_name_of(target));
    BD_TRY(bd_text_finish(&text, &event->guard_name, err));
    switch (bd_os_lock(event->guard_name, &event->guard)) {
    case BD_OS_GOT_IT: return BD_OK;
    case BD_OS_TAKEN: BD_FAIL(err, BD_SYSTEM, event->path, BD_SAY(SERVE_SERVED_ALREADY));
    case BD_OS_REFUSED: break;
    }
    event->guard = -1;
    BD_FAIL(err, BD_SYSTEM, event->guard_name, BD_SAY(SERVE_NO_GUARD), strerror(errno));
}

static bd_status hall_open_event(bd_arena *arena, const char *path, bool anew, bd_hall_event *out,
                                 bd_err *err)
{
    bd_tournament *tournament = NULL;
    out->path = path;
    out->name = bd_os_name_of(path);
    out->version = 1;
    out->guard = -1;
    if (!bd_os_monitor_new(&out->changing) || !bd_os_monitor_new(&out->inside)) BD_FAIL_MEMORY(err);
    BD_TRY(bd_tournament_read(arena, path, NULL, NULL, &tournament, err)); /* it is an event */
    BD_TRY(hall_guard(arena, out, err));
    BD_TRY(bd_links_open(arena, path, anew, &out->links, err));
    return bd_claims_open(arena, path, &out->claims, err);
}

bd_status bd_hall_open(bd_arena *arena, const char *const *paths, size_t count, bool anew, bd_hall *out,
                       bd_err *err)
{
    memset(out, 0, sizeof *out);
    (void)snprintf(out->born, sizeof out->born, "%llx", (unsigned long long)time(NULL) & 0xFFFFFFFFFFULL);
    BD_NEW(out->events, arena, count, err);
    for (size_t i = 0; i < count; i++) {
        out->count = i + 1;
        BD_TRY(hall_open_event(arena, paths[i], anew, &out->events[i], err));
        bd_hall_look(&out->events[i]);
    }
    return BD_OK;
}

void bd_hall_end(bd_hall *hall)
{
    for (size_t i = 0; i < hall->count; i++) {
        bd_hall_event *event = &hall->events[i];
        if (event->guard >= 0) bd_os_unlock(event->guard_name, event->guard);
        bd_answer_cache_end(&event->cache);
        bd_os_monitor_end(&event->changing);
        bd_os_monitor_end(&event->inside);
    }
}

void bd_hall_state(const bd_hall *hall, bd_hall_event *event, char state[BD_HALL_STATE])
{
    bd_os_enter(&event->inside);
    const unsigned long long version = event->version;
    bd_os_leave(&event->inside);
    (void)snprintf(state, BD_HALL_STATE, "%s-%llx", hall->born, version);
}

/* Each of our own changes is a new file, and longer; only an editor that writes into the old one, as many
 * bytes, within a tick of the clock, is seen no sooner than the next change. */
void bd_hall_look(bd_hall_event *event)
{
    bd_os_about now;
    if (!bd_os_look(event->path, &now)) return;
    bd_os_enter(&event->inside);
    if (!bd_os_same(&now, &event->seen)) {
        event->seen = now;
        event->version++;
    }
    bd_os_leave(&event->inside);
}

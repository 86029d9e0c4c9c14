/* Serve: events for the browsers of a hall.
 *
 * hall.h says who may ask what and answers; hall_links.h tells who somebody is, by a secret in the address;
 * claims.h keeps what players have sent until the arbiter confirms it; http.h carries requests and answers;
 * link_sheet.h prints the links. The page is src/web, put into the program when it is built (pages.h).
 * Everything that is asked about an event goes through bestdraw_ask: the file on the disk stays the truth. */
#include "cli/serve_call.h"

#include "base/assert.h"
#include "base/words_thread.h"
#include "io/store.h"
#include "os/net.h"
#include "os/process.h"
#include "serve/german_server.h"
#include "serve/http.h"
#include "serve/link_sheet.h"
#include "serve/serve_words.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { SERVE_TICK = 100, SERVE_LOOK_TICKS = 3 };

typedef struct serve_job {
    const bd_serve_call *call;
    bd_hall hall;
    int port, listening;
    const char *origin;
} serve_job;

static bd_status serve_listen(serve_job *j, bd_err *err)
{
    const char *host = j->call->host != NULL ? j->call->host : "127.0.0.1";
    char port[16];
    j->port = j->call->port;
    (void)snprintf(port, sizeof port, "%d", j->port);
    switch (bd_os_listen(host, &j->port, &j->listening)) {
    case BD_OS_LISTENS: return BD_OK;
    case BD_OS_NO_SUCH_HOST: BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SERVE_NO_SUCH_HOST), host);
    case BD_OS_PORT_TAKEN: BD_FAIL(err, BD_SYSTEM, NULL, BD_SAY(SERVE_PORT_TAKEN), port, host);
    case BD_OS_PORT_REFUSED: break;
    }
    BD_FAIL(err, BD_SYSTEM, NULL, BD_SAY(SERVE_PORT_REFUSED), port, host, strerror(errno));
}

static bool serve_is_any(const char *host) { return strcmp(host, "0.0.0.0") == 0 || strcmp(host, "::") == 0; }

/* The names under which we are known, and the one that links begin with. */
static bd_status serve_name(serve_job *j, bd_err *err)
{
    const char *host = j->call->host, *origin = j->call->origin;
    bd_gate *gate = &j->hall.gate;
    if (host != NULL && strlen(host) > BD_GATE_NAME - 16)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SERVE_NO_SUCH_HOST), host);
    if (host != NULL && serve_is_any(host) && origin == NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SERVE_ANY_HOST), host);
    bd_gate_add_address(gate, host != NULL && !serve_is_any(host) ? host : NULL, j->port);
    j->origin = gate->origins[host != NULL && !serve_is_any(host) ? gate->count - 1 : 0];
    if (origin == NULL) return BD_OK;
    if (!bd_gate_add_origin(gate, origin)) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SERVE_BAD_ORIGIN), origin);
    j->origin = gate->origins[gate->count - 1];
    return BD_OK;
}

static bd_status serve_write_sheet(const serve_job *j, bd_err *err)
{
    bd_arena *arena = j->call->context->arena;
    const char *page = "";
    bd_text text = bd_text_new(arena);
    if (j->call->sheet == NULL) return BD_OK;
    BD_TRY(bd_link_sheet_add(&text, &j->hall, j->origin, err));
    BD_TRY(bd_text_finish(&text, &page, err));
    return bd_store_write(arena, j->call->sheet, page, text.length, err);
}

static void serve_print_link(const serve_job *j, const bd_hall_event *event, bd_role role, const char *who)
{
    char word[BD_LINK_SIZE], line[BD_GATE_NAME + BD_LINK_SIZE + 80];
    bd_links_word(&event->links, role, 0, word);
    (void)snprintf(line, sizeof line, "  %-12s %s/%s/\n", who, j->origin, word);
    bd_print(j->call->context, line);
}

static void serve_print_links(const serve_job *j)
{
    bd_context *context = j->call->context;
    for (size_t i = 0; i < j->hall.count; i++) {
        const bd_hall_event *event = &j->hall.events[i];
        bd_print(context, event->path);
        bd_print(context, "\n");
        serve_print_link(j, event, BD_ROLE_ARBITER, BD_SAY(SERVE_ARBITER));
        serve_print_link(j, event, BD_ROLE_DESK, BD_SAY(SERVE_DESK));
        serve_print_link(j, event, BD_ROLE_SCREEN, BD_SAY(SERVE_SCREEN));
    }
    if (j->call->origin != NULL)
        bd_tell(context, BD_SAY(SERVE_LISTENS), j->call->host != NULL ? j->call->host : "127.0.0.1", j->port);
    bd_tell(context, "%s", j->call->sheet != NULL ? BD_SAY(SERVE_RUNNING) : BD_SAY(SERVE_RUNNING_SHEET));
    (void)fflush(context->out);
}

static void serve_until_interrupted(serve_job *j, bd_http *http)
{
    for (int tick = 1; *bd_os_interrupted() == 0; tick = tick % SERVE_LOOK_TICKS + 1) {
        bd_os_pause(SERVE_TICK);
        for (size_t i = 0; tick == SERVE_LOOK_TICKS && i < j->hall.count; i++)
            bd_hall_look(&j->hall.events[i]);
        bd_http_tend(http);
    }
}

static bd_status serve_all(serve_job *j, bd_err *err)
{
    bd_http *http = NULL;
    BD_TRY(serve_listen(j, err));
    BD_TRY(serve_name(j, err));
    BD_TRY(serve_write_sheet(j, err));
    bd_os_catch_interrupts();
    const bd_status status = bd_http_begin(j->call->context->arena, &j->hall, j->listening, &http, err);
    if (status == BD_OK) {
        serve_print_links(j);
        serve_until_interrupted(j, http);
        bd_http_end(http);
        bd_tell(j->call->context, "%s", BD_SAY(SERVE_ENDED));
    }
    bd_os_release_interrupts();
    return status;
}

/* Browsers ask in their own language, whatever ours is. */
static void serve_learn_german(void)
{
    const bool spoken = bd_words_are_other();
    bd_serve_speak_german();
    bd_words_speak_other(spoken);
}

bd_status bd_serve(const bd_serve_call *call, bd_err *err)
{
    serve_job job = {.call = call, .listening = -1};
    BD_ASSERT(call->count > 0);
    serve_learn_german();
    bd_status status =
        bd_hall_open(call->context->arena, call->paths, call->count, call->anew, &job.hall, err);
    if (status == BD_OK) status = serve_all(&job, err);
    bd_hall_end(&job.hall);
    return status;
}

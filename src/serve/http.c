#include "serve/http.h"

#include "base/assert.h"
#include "os/net.h"
#include "os/process.h"
#include "serve/mhd.h"
#include "serve/pages.h"
#include "serve/serve_words.h"

#include <stdio.h>
#include <string.h>

enum {
    HTTP_WORKERS = 32,
    HTTP_CLIENTS = 480,
    HTTP_CLIENTS_EACH = 400,
    HTTP_QUEUE = 300,
    HTTP_IDLE_SECONDS = 15,
    HTTP_LINE_MEMORY = 16 * 1024
};

/* How long a client may take over sending a request, and over reading an answer; how long news are waited
 * for. */
static const double http_request_seconds = 20, http_answer_seconds = 60, http_news_seconds = 25;

typedef enum http_step { HTTP_READS, HTTP_WORKS, HTTP_WAITS, HTTP_ANSWERED } http_step;

/* The library; loaded by the first server. */
static bd_mhd http_mhd;

/* A request from its head to its end. */
typedef struct http_call {
    bd_arena *arena;
    bd_http *http;
    struct MHD_Connection *connection;
    bd_visit visit;
    bd_routed routed;
    bd_hall_reply reply;
    http_step step;
    char *body;
    size_t length, room;
    double until;           /* waits for news at most so long */
    struct http_call *next; /* in the queue, or among those who wait */
} http_call;

/* A client's line. */
typedef struct http_line {
    bool used, ours; /* ours: we have to do something, not the client */
    int socket;
    double until; /* the client has time */
} http_line;

struct bd_http {
    bd_hall *hall;
    struct MHD_Daemon *daemon;
    bd_os_monitor inside; /* of all that follows */
    http_call *first, *last;
    size_t queued;
    http_call *waiting;
    bool ends;
    http_line lines[HTTP_CLIENTS];
    bd_os_thread workers[HTTP_WORKERS];
    size_t worker_count;
};

/* ---- Lines: who takes too long ---- */

static void http_on_line(void *self, struct MHD_Connection *connection, void **line_of,
                         enum MHD_ConnectionNotificationCode code)
{
    bd_http *http = self;
    bd_os_enter(&http->inside);
    if (code == MHD_CONNECTION_NOTIFY_CLOSED) {
        http_line *line = *line_of;
        if (line != NULL) line->used = false;
    } else {
        const union MHD_ConnectionInfo *info =
            http_mhd.get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
        for (size_t i = 0; info != NULL && i < HTTP_CLIENTS; i++) {
            if (http->lines[i].used) continue;
            http->lines[i] = (http_line){
                .used = true, .socket = info->connect_fd, .until = bd_os_seconds() + http_request_seconds};
            *line_of = &http->lines[i];
            break;
        }
    }
    bd_os_leave(&http->inside);
}

/* Whose turn it is now, and until when. */
static void http_turn(bd_http *http, struct MHD_Connection *connection, bool ours, double seconds)
{
    const union MHD_ConnectionInfo *info =
        http_mhd.get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    http_line *line = info != NULL ? info->socket_context : NULL;
    if (line == NULL) return;
    bd_os_enter(&http->inside);
    line->ours = ours;
    line->until = bd_os_seconds() + seconds;
    bd_os_leave(&http->inside);
}

static void http_hang_up_on_slow(bd_http *http, double now)
{
    for (size_t i = 0; i < HTTP_CLIENTS; i++) {
        http_line *line = &http->lines[i];
        if (!line->used || line->ours || now < line->until) continue;
        bd_os_hang_up(line->socket);
        line->until = now + http_answer_seconds;
    }
}

/* ---- Calls ---- */

static const char *http_header(struct MHD_Connection *connection, const char *name)
{
    return http_mhd.lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

static http_call *http_call_new(bd_http *http, struct MHD_Connection *connection, const char *path,
                                const char *method)
{
    bd_arena *arena = bd_arena_new();
    http_call *call = arena != NULL ? bd_arena_alloc(arena, 1, sizeof *call) : NULL;
    if (call == NULL) {
        bd_arena_free(arena);
        return NULL;
    }
    *call = (http_call){.arena = arena, .http = http, .connection = connection};
    call->visit =
        (bd_visit){.method = method,
                   .path = path,
                   .host = http_header(connection, "Host"),
                   .origin = http_header(connection, "Origin"),
                   .site = http_header(connection, "Sec-Fetch-Site"),
                   .type = http_header(connection, "Content-Type"),
                   .announced = http_header(connection, "Content-Length"),
                   .takes = http_header(connection, "Accept"),
                   .packing = http_header(connection, "Accept-Encoding"),
                   .known = http_header(connection, "If-None-Match"),
                   .after = http_mhd.lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, "after")};
    return call;
}

static void http_on_end(void *self, struct MHD_Connection *connection, void **call_of,
                        enum MHD_RequestTerminationCode code)
{
    http_call *call = *call_of;
    (void)code;
    http_turn(self, connection, false, http_request_seconds);
    if (call != NULL) bd_arena_free(call->arena);
    *call_of = NULL;
}

/* To those who work; false: there is too much of it. */
static bool http_queue(bd_http *http, http_call *call)
{
    bd_os_enter(&http->inside);
    const bool room = http->queued < HTTP_QUEUE && !http->ends;
    if (room) {
        call->step = HTTP_WORKS;
        call->next = NULL;
        if (http->last != NULL)
            http->last->next = call;
        else
            http->first = call;
        http->last = call;
        http->queued++;
        http_mhd.suspend_connection(call->connection);
        bd_os_wake_one(&http->inside);
    }
    bd_os_leave(&http->inside);
    return room;
}

static void http_work(void *self)
{
    bd_http *http = self;
    for (;;) {
        bd_os_enter(&http->inside);
        while (http->first == NULL && !http->ends) bd_os_wait(&http->inside);
        http_call *call = http->first;
        if (call != NULL) {
            http->first = call->next;
            if (http->first == NULL) http->last = NULL;
            http->queued--;
        }
        bd_os_leave(&http->inside);
        if (call == NULL) return;
        bd_hall_answer(http->hall, call->arena, &call->visit, &call->routed, &call->reply);
        call->step = HTTP_ANSWERED;
        http_mhd.resume_connection(call->connection);
    }
}

/* Whether there are news since the state that the client has seen. */
static bool http_has_news(const http_call *call)
{
    char state[BD_HALL_STATE];
    bd_hall_state(call->http->hall, call->routed.event, state);
    return call->visit.after == NULL || strcmp(call->visit.after, state) != 0;
}

static void http_wait_for_news(bd_http *http, http_call *call)
{
    bd_os_enter(&http->inside);
    call->step = HTTP_WAITS;
    call->until = bd_os_seconds() + http_news_seconds;
    call->next = http->waiting;
    http->waiting = call;
    http_mhd.suspend_connection(call->connection);
    bd_os_leave(&http->inside);
}

static void http_answer_waiting(bd_http *http, double now)
{
    http_call **at = &http->waiting;
    while (*at != NULL) {
        http_call *call = *at;
        if (!http_has_news(call) && now < call->until && !http->ends) {
            at = &call->next;
            continue;
        }
        *at = call->next;
        bd_hall_answer(http->hall, call->arena, &call->visit, &call->routed, &call->reply);
        call->step = HTTP_ANSWERED;
        http_mhd.resume_connection(call->connection);
    }
}

/* ---- Answers ---- */

/* What may run and be asked: of a page with its style and script in it these two, by their digests. */
static void http_add_policy(struct MHD_Response *response, const bd_page_file *page)
{
    static const char rest[] = "connect-src 'self'; img-src data: blob:; frame-src 'self' about:; base-uri "
                               "'none'; form-action 'none'; frame-ancestors 'none'";
    char policy[600];
    const bool whole = page != NULL && page->style[0] != '\0';
    (void)snprintf(policy, sizeof policy, "default-src 'none'; script-src %s; style-src %s; %s",
                   !whole                    ? "'self'"
                   : page->script[0] != '\0' ? page->script
                                             : "'none'",
                   whole ? page->style : "'self'", rest);
    (void)http_mhd.add_response_header(response, "Content-Security-Policy", policy);
}

static void http_add_headers(struct MHD_Response *response, const bd_hall_reply *reply)
{
    static const char *const always[][2] = {
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "no-referrer"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
    };
    const bool kept = reply->page != NULL && (reply->status == 200 || reply->status == 304);
    (void)http_mhd.add_response_header(response, "Content-Type", reply->type);
    http_add_policy(response, reply->page);
    /* A page says nothing of the event: a browser keeps it, and asks whether it is still the same. */
    (void)http_mhd.add_response_header(response, "Cache-Control", kept ? "no-cache" : "no-store");
    if (kept) (void)http_mhd.add_response_header(response, "ETag", reply->page->tag);
    if (kept) (void)http_mhd.add_response_header(response, "Vary", "Accept-Encoding");
    if (reply->packed) (void)http_mhd.add_response_header(response, "Content-Encoding", "gzip");
    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        (void)http_mhd.add_response_header(response, always[i][0], always[i][1]);
    if (reply->state[0] != '\0') (void)http_mhd.add_response_header(response, "Bestdraw-State", reply->state);
}

static enum MHD_Result http_send(http_call *call)
{
    union {
        const char *text;
        void *bytes;
    } content = {.text = call->reply.text};
    struct MHD_Response *response =
        http_mhd.create_response_from_buffer(call->reply.length, content.bytes, MHD_RESPMEM_MUST_COPY);
    if (response == NULL) return MHD_NO;
    http_add_headers(response, &call->reply);
    http_turn(call->http, call->connection, false, http_answer_seconds);
    const enum MHD_Result sent =
        http_mhd.queue_response(call->connection, (unsigned)call->reply.status, response);
    http_mhd.destroy_response(response);
    return sent;
}

static enum MHD_Result http_refuse(http_call *call, int status, const char *sentence)
{
    bd_hall_refuse(call->arena, status, sentence, &call->reply);
    call->step = HTTP_ANSWERED;
    return http_send(call);
}

/* A piece of the body; false: it is more than was allowed. */
static bool http_take(http_call *call, const char *bytes, size_t count)
{
    if (count > call->routed.most || call->length > call->routed.most - count) return false;
    if (call->length + count + 1 > call->room) {
        char *room = bd_arena_grow(call->arena, call->body, &call->room, call->length + count + 1, 1);
        if (room == NULL) return false;
        call->body = room;
    }
    memcpy(call->body + call->length, bytes, count);
    call->length += count;
    call->body[call->length] = '\0';
    return true;
}

static enum MHD_Result http_whole(bd_http *http, http_call *call)
{
    call->visit.body = call->body != NULL ? call->body : "";
    call->visit.length = call->length;
    if (call->routed.route == BD_ROUTE_PAGE) {
        bd_hall_answer(http->hall, call->arena, &call->visit, &call->routed, &call->reply);
        call->step = HTTP_ANSWERED;
        return http_send(call);
    }
    http_turn(http, call->connection, true, 0);
    if (call->routed.route == BD_ROUTE_CHANGES && !http_has_news(call)) {
        http_wait_for_news(http, call);
        return MHD_YES;
    }
    return http_queue(http, call) ? MHD_YES : http_refuse(call, 503, BD_SAY(SERVE_BUSY));
}

static enum MHD_Result http_handle(void *self, struct MHD_Connection *connection, const char *path,
                                   const char *method, const char *version, const char *bytes, size_t *count,
                                   void **call_of)
{
    bd_http *http = self;
    http_call *call = *call_of;
    (void)version;
    if (call == NULL) {
        *call_of = call = http_call_new(http, connection, path, method);
        if (call == NULL) return MHD_NO;
        if (bd_hall_admit(http->hall, call->arena, &call->visit, &call->routed, &call->reply)) return MHD_YES;
        call->step = HTTP_ANSWERED;
        return http_send(call); /* before a body is read */
    }
    if (call->step == HTTP_ANSWERED && *count == 0) return http_send(call);
    if (*count > 0) {
        const bool taken = call->step == HTTP_READS && http_take(call, bytes, *count);
        *count = 0;
        return taken ? MHD_YES : MHD_NO;
    }
    return http_whole(http, call);
}

/* ---- Begin and end ---- */

bd_status bd_http_begin(bd_arena *arena, bd_hall *hall, int listening, bd_http **out, bd_err *err)
{
    BD_TRY(bd_mhd_load(&http_mhd, err));
    BD_NEW(*out, arena, 1, err);
    bd_http *http = *out;
    http->hall = hall;
    if (!bd_os_monitor_new(&http->inside)) BD_FAIL_MEMORY(err);
    http->daemon = http_mhd.start_daemon(
        MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, http_handle, http,
        MHD_OPTION_LISTEN_SOCKET, listening, MHD_OPTION_CONNECTION_LIMIT, (unsigned)HTTP_CLIENTS,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, (unsigned)HTTP_CLIENTS_EACH, MHD_OPTION_CONNECTION_TIMEOUT,
        (unsigned)HTTP_IDLE_SECONDS, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)HTTP_LINE_MEMORY,
        MHD_OPTION_NOTIFY_COMPLETED, http_on_end, http, MHD_OPTION_NOTIFY_CONNECTION, http_on_line, http,
        MHD_OPTION_END);
    if (http->daemon == NULL) BD_FAIL(err, BD_SYSTEM, NULL, BD_SAY(SERVE_NOT_BEGUN));
    for (; http->worker_count < HTTP_WORKERS; http->worker_count++)
        if (!bd_os_start(&http->workers[http->worker_count], http_work, http)) break;
    if (http->worker_count > 0) return BD_OK;
    http_mhd.stop_daemon(http->daemon);
    BD_FAIL(err, BD_SYSTEM, NULL, BD_SAY(SERVE_NOT_BEGUN));
}

void bd_http_tend(bd_http *http)
{
    const double now = bd_os_seconds();
    bd_os_enter(&http->inside);
    http_answer_waiting(http, now);
    http_hang_up_on_slow(http, now);
    bd_os_leave(&http->inside);
}

void bd_http_end(bd_http *http)
{
    BD_ASSERT(http->daemon != NULL);
    (void)http_mhd.quiesce_daemon(http->daemon); /* nobody new */
    bd_os_enter(&http->inside);
    http->ends = true;
    http_answer_waiting(http, bd_os_seconds());
    bd_os_wake_all(&http->inside);
    bd_os_leave(&http->inside);
    for (size_t i = 0; i < http->worker_count; i++) bd_os_join(&http->workers[i]);
    http_mhd.stop_daemon(http->daemon);
    bd_os_monitor_end(&http->inside);
}

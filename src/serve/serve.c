/* Serve: events for the browsers of a hall.
 *
 * hall.h says who may ask what and answers; hall_links.h tells who somebody is, by a secret in the address;
 * claims.h keeps what players have sent until the arbiter confirms it; http.h carries requests and answers;
 * link_sheet.h prints the links. The page is src/web, put into the program when it is built (pages.h).
 * Everything that is asked about an event goes through bestdraw_ask: the file on the disk stays the truth. */
#include "cli/serve_call.h"

#include "base/assert.h"
#include "base/base_words.h"
#include "cards/card.h"
#include "io/store.h"
#include "io/tournament_file.h"
#include "os/net.h"
#include "os/process.h"
#include "serve/http.h"
#include "serve/qr.h"
#include "serve/serve_words.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static const char sheet_head[] =
    "<!DOCTYPE html>\n<html lang=\"%s\"><head><meta charset=\"utf-8\"><title>%s</title><style>\n"
    "body{font:14px/20px system-ui,\"Liberation Sans\",Arial,sans-serif;margin:24px;color:#1d2125}\n"
    "h1{font-size:20px;line-height:28px}h2{font-size:16px;margin:24px 0 8px}\n"
    "ul{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:"
    "12px}\n"
    "li{border:1px dashed #8d8b83;padding:12px;break-inside:avoid;overflow-wrap:anywhere}\n"
    "li strong{display:block}li "
    "small{display:block;font-size:10px;line-height:14px}svg{display:block;width:160px;height:160px}\n"
    "section{break-before:page}section:first-of-type{break-before:auto}\n</style></head><body>\n";

/* Text of HTML. */
static void sheet_add_plain(bd_text *out, const char *text)
{
    for (; *text != '\0'; text++) {
        switch (*text) {
        case '<': bd_text_add_string(out, "&lt;"); break;
        case '&': bd_text_add_string(out, "&amp;"); break;
        default: bd_text_add_char(out, *text);
        }
    }
}

/* Modules as one path, with the quiet zone of four around it. */
static void sheet_add_code(bd_text *out, const bd_qr *qr)
{
    bd_text_add(out, "<svg viewBox=\"-4 -4 %d %d\" role=\"img\" aria-hidden=\"true\"><path d=\"",
                qr->size + 8, qr->size + 8);
    for (int r = 0; r < qr->size; r++)
        for (int c = 0; c < qr->size; c++)
            if (qr->dark[r][c]) bd_text_add(out, "M%d %dh1v1h-1z", c, r);
    bd_text_add_string(out, "\"/></svg>");
}

static bd_status sheet_add_link(bd_text *out, const char *origin, const bd_links *links, bd_role role,
                                int player, const char *who, const char *may, bd_err *err)
{
    char word[BD_LINK_SIZE], address[BD_GATE_NAME + BD_LINK_SIZE + 16];
    bd_qr qr;
    bd_links_word(links, role, player, word);
    (void)snprintf(address, sizeof address, "%s/%s/", origin, word);
    if (!bd_qr_of(address, &qr)) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(SERVE_ORIGIN_LONG), origin);
    bd_text_add_string(out, "<li><strong>");
    sheet_add_plain(out, who);
    bd_text_add_string(out, "</strong>");
    sheet_add_plain(out, may);
    sheet_add_code(out, &qr);
    bd_text_add_string(out, "<small>");
    sheet_add_plain(out, address);
    bd_text_add_string(out, "</small></li>\n");
    return BD_OK;
}

static bd_status sheet_add_players(bd_text *out, const char *origin, const bd_hall_event *event,
                                   const bd_tournament *tournament, bd_err *err)
{
    char who[160];
    bd_text_add(out, "<h2>%s</h2>\n<ul>\n", BD_SAY(SERVE_SHEET_PLAYERS));
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        (void)snprintf(who, sizeof who, "%.120s (%d)", card->name != NULL ? card->name : "", card->id);
        BD_TRY(sheet_add_link(out, origin, &event->links, BD_ROLE_PLAYER, card->id, who,
                              BD_SAY(SERVE_SHEET_PLAYER), err));
    }
    bd_text_add_string(out, "</ul>\n");
    return BD_OK;
}

static bd_status sheet_add_event(bd_text *out, const char *origin, const bd_hall_event *event, bd_err *err)
{
    const struct {
        bd_role role;
        const char *who, *may;
    } rows[] = {{BD_ROLE_ARBITER, BD_SAY(SERVE_ARBITER), BD_SAY(SERVE_SHEET_ARBITER)},
                {BD_ROLE_DESK, BD_SAY(SERVE_DESK), BD_SAY(SERVE_SHEET_DESK)},
                {BD_ROLE_SCREEN, BD_SAY(SERVE_SCREEN), BD_SAY(SERVE_SHEET_SCREEN)}};
    bd_tournament *tournament = NULL;
    BD_TRY(bd_tournament_read(out->arena, event->path, NULL, NULL, &tournament, err));
    bd_text_add_string(out, "<section><h1>");
    sheet_add_plain(out,
                    tournament->name != NULL && tournament->name[0] != '\0' ? tournament->name : event->name);
    bd_text_add_string(out, "</h1>\n<ul>\n");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        BD_TRY(sheet_add_link(out, origin, &event->links, rows[i].role, 0, rows[i].who, rows[i].may, err));
    bd_text_add_string(out, "</ul>\n");
    BD_TRY(sheet_add_players(out, origin, event, tournament, err));
    bd_text_add_string(out, "</section>\n");
    return BD_OK;
}

static bd_status link_sheet_add(bd_text *out, const bd_hall *hall, const char *origin, bd_err *err)
{
    bd_text_add(out, sheet_head, BD_SAY(BASE_PAGE_LANGUAGE), BD_SAY(SERVE_SHEET_TITLE));
    for (size_t i = 0; i < hall->count; i++) BD_TRY(sheet_add_event(out, origin, &hall->events[i], err));
    bd_text_add_string(out, "</body></html>\n");
    return BD_OK;
}

enum { SERVE_TICK = 100, SERVE_LOOK_TICKS = 3 };

typedef struct serve_job {
    bd_context *context;
    const bd_serve_request *asked;
    bd_hall hall;
    int port, listening;
    const char *origin;
} serve_job;

static bd_status serve_listen(serve_job *j, bd_err *err)
{
    const char *host = j->asked->host != NULL ? j->asked->host : "127.0.0.1";
    char port[16];
    j->port = j->asked->port;
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
    const char *host = j->asked->host, *origin = j->asked->origin;
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
    bd_arena *arena = j->context->arena;
    const char *page = "";
    bd_text text = bd_text_new(arena);
    if (j->asked->links == NULL) return BD_OK;
    BD_TRY(link_sheet_add(&text, &j->hall, j->origin, err));
    BD_TRY(bd_text_finish(&text, &page, err));
    return bd_store_write(arena, j->asked->links, page, text.length, err);
}

static void serve_print_link(const serve_job *j, const bd_hall_event *event, bd_role role, const char *who)
{
    char word[BD_LINK_SIZE], line[BD_GATE_NAME + BD_LINK_SIZE + 80];
    bd_links_word(&event->links, role, 0, word);
    (void)snprintf(line, sizeof line, "  %-12s %s/%s/\n", who, j->origin, word);
    bd_print(j->context, line);
}

static void serve_print_links(const serve_job *j)
{
    bd_context *context = j->context;
    for (size_t i = 0; i < j->hall.count; i++) {
        const bd_hall_event *event = &j->hall.events[i];
        bd_print(context, event->path);
        bd_print(context, "\n");
        serve_print_link(j, event, BD_ROLE_ARBITER, BD_SAY(SERVE_ARBITER));
        serve_print_link(j, event, BD_ROLE_DESK, BD_SAY(SERVE_DESK));
        serve_print_link(j, event, BD_ROLE_SCREEN, BD_SAY(SERVE_SCREEN));
    }
    if (j->asked->origin != NULL)
        bd_tell(context, BD_SAY(SERVE_LISTENS), j->asked->host != NULL ? j->asked->host : "127.0.0.1",
                j->port);
    bd_tell(context, "%s", j->asked->links != NULL ? BD_SAY(SERVE_RUNNING) : BD_SAY(SERVE_RUNNING_SHEET));
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
    const bd_status status = bd_http_begin(j->context->arena, &j->hall, j->listening, &http, err);
    if (status == BD_OK) {
        serve_print_links(j);
        serve_until_interrupted(j, http);
        bd_http_end(http);
        bd_tell(j->context, "%s", BD_SAY(SERVE_ENDED));
    }
    bd_os_release_interrupts();
    return status;
}

bd_status bd_serve(bd_context *context, const bd_serve_request *asked, bd_err *err)
{
    serve_job job = {.context = context, .asked = asked, .listening = -1};
    BD_ASSERT(asked->files.count > 0);
    bd_os_keep_memory();
    bd_status status =
        bd_hall_open(context->arena, asked->files.items, asked->files.count, asked->anew, &job.hall, err);
    if (status == BD_OK) status = serve_all(&job, err);
    bd_hall_end(&job.hall);
    return status;
}

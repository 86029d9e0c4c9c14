/* What a request must have before anything is worked out for it: a Host that is ours, an Origin that is ours
 * where there is one, a link, a role that may, a size that fits, and not too many of its kind. */
#include "base/assert.h"
#include "base/ints.h"
#include "base/text.h"
#include "os/process.h"
#include "serve/hall.h"
#include "serve/pages.h"
#include "serve/serve_words.h"

#include <stdio.h>
#include <string.h>

/* ---- Hosts, origins, rates ---- */

static void gate_add(bd_gate *gate, const char *scheme, const char *host)
{
    BD_ASSERT(gate->count < BD_GATE_HOSTS);
    (void)snprintf(gate->hosts[gate->count], BD_GATE_NAME, "%s", host);
    (void)snprintf(gate->origins[gate->count], sizeof *gate->origins, "%s%s", scheme, host);
    gate->count++;
}

void bd_gate_add_address(bd_gate *gate, const char *host, int port)
{
    static const char *const here[] = {"127.0.0.1", "localhost", "[::1]"};
    char name[BD_GATE_NAME];
    for (size_t i = 0; i < sizeof here / sizeof *here; i++) {
        (void)snprintf(name, sizeof name, "%s:%d", here[i], port);
        gate_add(gate, "http://", name);
    }
    if (host == NULL) return;
    (void)snprintf(name, sizeof name, strchr(host, ':') != NULL ? "[%s]:%d" : "%s:%d", host, port);
    gate_add(gate, "http://", name);
}

bool bd_gate_add_origin(bd_gate *gate, const char *origin)
{
    const size_t scheme = strncmp(origin, "https://", 8) == 0  ? 8
                          : strncmp(origin, "http://", 7) == 0 ? 7
                                                               : 0;
    char start[9] = "";
    if (scheme == 0 || strlen(origin + scheme) >= BD_GATE_NAME ||
        strpbrk(origin + scheme, "/?#@ \"<>") != NULL || origin[scheme] == '\0')
        return false;
    memcpy(start, origin, scheme);
    gate_add(gate, start, origin + scheme);
    return true;
}

/* Names of hosts do not differ by case. */
static bool gate_equal(const char *a, const char *b)
{
    for (;; a++, b++) {
        const char x = *a >= 'A' && *a <= 'Z' ? (char)(*a + 32) : *a,
                   y = *b >= 'A' && *b <= 'Z' ? (char)(*b + 32) : *b;
        if (x != y) return false;
        if (x == '\0') return true;
    }
}

static bool gate_knows_host(const bd_gate *gate, const char *host)
{
    for (size_t i = 0; host != NULL && i < gate->count; i++)
        if (gate_equal(gate->hosts[i], host)) return true;
    return false;
}

static bool gate_knows_origin(const bd_gate *gate, const char *origin)
{
    for (size_t i = 0; origin != NULL && i < gate->count; i++)
        if (gate_equal(gate->origins[i], origin)) return true;
    return origin == NULL;
}

/* Takes one out; false: it is empty. */
static bool gate_take(bd_bucket *bucket, double now, double rate, double most)
{
    if (!bucket->begun) *bucket = (bd_bucket){.level = most, .when = now, .begun = true};
    bucket->level += (now - bucket->when) * rate;
    if (bucket->level > most) bucket->level = most;
    bucket->when = now;
    if (bucket->level < 1) return false;
    bucket->level -= 1;
    return true;
}

/* ---- Requests ---- */

enum { ADMIT_SMALL = 4096 };

static const char admit_get[] = "GET", admit_post[] = "POST";

/* What there is behind a link, and for whom. */
static const struct {
    const char *name, *method;
    bd_route route;
    unsigned roles; /* bits */
    size_t most;
} admit_routes[] = {
    {"about", admit_get, BD_ROUTE_ABOUT,
     1u << BD_ROLE_ARBITER | 1u << BD_ROLE_DESK | 1u << BD_ROLE_SCREEN | 1u << BD_ROLE_PLAYER, 0},
    {"event", admit_get, BD_ROUTE_EVENT, 1u << BD_ROLE_ARBITER | 1u << BD_ROLE_DESK | 1u << BD_ROLE_SCREEN,
     0},
    {"file", admit_get, BD_ROUTE_FILE, 1u << BD_ROLE_ARBITER, 0},
    {"changes", admit_get, BD_ROUTE_CHANGES,
     1u << BD_ROLE_ARBITER | 1u << BD_ROLE_DESK | 1u << BD_ROLE_SCREEN | 1u << BD_ROLE_PLAYER, 0},
    {"ask", admit_post, BD_ROUTE_ASK, 1u << BD_ROLE_ARBITER | 1u << BD_ROLE_DESK | 1u << BD_ROLE_SCREEN,
     BD_HALL_BODY_MOST},
    {"seat", admit_get, BD_ROUTE_SEAT, 1u << BD_ROLE_PLAYER, 0},
    {"table", admit_get, BD_ROUTE_TABLE, 1u << BD_ROLE_PLAYER, 0},
    {"why", admit_post, BD_ROUTE_WHY, 1u << BD_ROLE_PLAYER, ADMIT_SMALL},
    {"claim", admit_post, BD_ROUTE_CLAIM, 1u << BD_ROLE_PLAYER, ADMIT_SMALL},
    {"claims", admit_get, BD_ROUTE_CLAIMS, 1u << BD_ROLE_ARBITER, 0},
    {"settle", admit_post, BD_ROUTE_SETTLE, 1u << BD_ROLE_ARBITER, ADMIT_SMALL},
};

/* Requests a second of a role, and how many at once. A whole hall may share the link of a role. */
static const struct {
    double rate, most;
} admit_rates[] = {{0, 0}, {100, 500}, {300, 1500}, {1000, 4000}, {2, 30}};

void bd_hall_refuse(bd_arena *arena, int status, const char *sentence, bd_hall_reply *reply)
{
    bd_text text = bd_text_new(arena);
    bd_err err;
    *reply = (bd_hall_reply){
        .status = status, .type = "application/json", .text = "{}", .length = 2, .sentence = sentence};
    bd_text_add_string(&text, "{\"error\": {\"kind\": \"refused\", \"place\": \"\", \"sentence\": ");
    bd_text_add_json(&text, sentence);
    bd_text_add_string(&text, "}}\n");
    if (bd_text_finish(&text, &reply->text, &err) == BD_OK) reply->length = text.length;
}

static bool admit_no(bd_arena *arena, int status, const char *sentence, bd_hall_reply *reply)
{
    bd_hall_refuse(arena, status, sentence, reply);
    return false;
}

/* "/WORD/REST": who that is, and what is wanted. NULL: nobody. */
static const char *admit_find(bd_hall *hall, const char *path, bd_routed *routed)
{
    const char *slash = path != NULL && path[0] == '/' ? strchr(path + 1, '/') : NULL;
    if (slash == NULL) return NULL;
    for (size_t i = 0; i < hall->count; i++) {
        routed->event = &hall->events[i];
        routed->role =
            bd_links_who(&routed->event->links, path + 1, (size_t)(slash - path - 1), &routed->player);
        if (routed->role != BD_ROLE_NOBODY) return slash + 1;
    }
    return NULL;
}

static bool admit_rate(bd_routed *routed)
{
    bd_hall_event *event = routed->event;
    const double now = bd_os_seconds();
    bd_os_enter(&event->inside);
    bd_bucket *bucket = routed->role == BD_ROLE_PLAYER
                            ? &event->players[routed->player % BD_HALL_PLAYER_BUCKETS]
                            : &event->roles[routed->role];
    const bool good = gate_take(bucket, now, admit_rates[routed->role].rate, admit_rates[routed->role].most);
    bd_os_leave(&event->inside);
    return good;
}

/* "application/json", perhaps with parameters, and no longer name that begins so. */
static bool admit_is_json(const char *type)
{
    static const char json[] = "application/json";
    const size_t length = strlen(json);
    char name[sizeof json];
    if (type == NULL || strlen(type) < length) return false;
    memcpy(name, type, length);
    name[length] = '\0';
    type += length;
    type += strspn(type, " \t");
    return gate_equal(name, json) && (*type == '\0' || *type == ';');
}

/* A body of JSON from our own page, of a size that fits. */
static bool admit_post_is_good(bd_arena *arena, const bd_visit *visit, const bd_routed *routed,
                               bd_hall_reply *reply)
{
    int64_t length = 0;
    if (!admit_is_json(visit->type)) return admit_no(arena, 415, BD_SAY(SERVE_NOT_JSON), reply);
    if (visit->site != NULL && strcmp(visit->site, "same-origin") != 0)
        return admit_no(arena, 403, BD_SAY(SERVE_FOREIGN), reply);
    if (visit->announced != NULL &&
        (!bd_parse_int(visit->announced, strlen(visit->announced), 0, INT64_MAX, &length) ||
         length > (int64_t)routed->most))
        return admit_no(arena, 413, BD_SAY(SERVE_TOO_LARGE), reply);
    return true;
}

static bool admit_route(bd_arena *arena, const bd_visit *visit, const char *rest, bd_routed *routed,
                        bd_hall_reply *reply)
{
    for (size_t i = 0; i < sizeof admit_routes / sizeof *admit_routes; i++) {
        if (strcmp(admit_routes[i].name, rest) != 0) continue;
        routed->route = admit_routes[i].route;
        routed->most = admit_routes[i].most;
        if ((admit_routes[i].roles >> routed->role & 1u) == 0)
            return admit_no(arena, 403, BD_SAY(SERVE_NOT_THIS_ROLE), reply);
        if (strcmp(visit->method, admit_routes[i].method) != 0)
            return admit_no(arena, 405, BD_SAY(SERVE_METHOD), reply);
        if (!admit_rate(routed)) return admit_no(arena, 429, BD_SAY(SERVE_TOO_MANY), reply);
        return admit_routes[i].method == admit_get || admit_post_is_good(arena, visit, routed, reply);
    }
    routed->route = BD_ROUTE_PAGE;
    routed->page = rest[0] != '\0' ? rest : routed->role == BD_ROLE_PLAYER ? "seat.html" : "served.html";
    if (bd_page_named(routed->page) == NULL) return admit_no(arena, 404, BD_SAY(SERVE_NOTHING_HERE), reply);
    if (strcmp(visit->method, admit_get) != 0 && strcmp(visit->method, "HEAD") != 0)
        return admit_no(arena, 405, BD_SAY(SERVE_METHOD), reply);
    return true;
}

static bool admit_visit(bd_hall *hall, bd_arena *arena, const bd_visit *visit, bd_routed *routed,
                        bd_hall_reply *reply)
{
    memset(routed, 0, sizeof *routed);
    if (!gate_knows_host(&hall->gate, visit->host))
        return admit_no(arena, 403, BD_SAY(SERVE_HOST_UNKNOWN), reply);
    if (!gate_knows_origin(&hall->gate, visit->origin))
        return admit_no(arena, 403, BD_SAY(SERVE_FOREIGN), reply);
    const char *rest = admit_find(hall, visit->path, routed);
    if (rest != NULL) return admit_route(arena, visit, rest, routed, reply);
    if (!gate_take(&hall->astray, bd_os_seconds(), 20, 100))
        return admit_no(arena, 429, BD_SAY(SERVE_TOO_MANY), reply);
    return admit_no(arena, 404, BD_SAY(SERVE_NOTHING_HERE), reply);
}

/* Somebody who has typed or scanned an address reads a page; the sentence stands in it. */
static void admit_show_refusal(bd_arena *arena, bd_hall_reply *reply)
{
    static const char place[] = "{sentence}";
    const bd_page_file *page = bd_page_named("astray.html");
    BD_ASSERT(page != NULL);
    const char *text = (const char *)page->bytes, *end = text + page->count, *at = text;
    bd_text out = bd_text_new(arena);
    bd_err err;
    while (at + sizeof place - 1 <= end && memcmp(at, place, sizeof place - 1) != 0) at++;
    bd_text_add_bytes(&out, text, (size_t)(at - text));
    for (const char *c = reply->sentence; *c != '\0'; c++)
        if (*c == '<' || *c == '&')
            bd_text_add(&out, "&#%d;", *c);
        else
            bd_text_add_char(&out, *c);
    bd_text_add_bytes(&out, at + sizeof place - 1, (size_t)(end - at) - (sizeof place - 1));
    if (bd_text_finish(&out, &reply->text, &err) != BD_OK) return;
    reply->length = out.length;
    reply->type = page->type;
    reply->page = page;
}

bool bd_hall_admit(bd_hall *hall, bd_arena *arena, const bd_visit *visit, bd_routed *routed,
                   bd_hall_reply *reply)
{
    if (admit_visit(hall, arena, visit, routed, reply)) return true;
    if (visit->takes != NULL && strstr(visit->takes, "text/html") != NULL) admit_show_refusal(arena, reply);
    return false;
}

const bd_page_file *bd_page_named(const char *name)
{
    for (size_t i = 0; i < bd_page_file_count; i++)
        if (strcmp(bd_page_files[i].name, name) == 0) return &bd_page_files[i];
    return NULL;
}

/* The hall: who may ask what, what is refused before anything is worked out, and that nothing confirmed is
 * lost. */
#include "cli/rating_lists.h"
#include "serve/hall.h"
#include "serve/order.h"
#include "serve/pages.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char folder[64], path[96];
static bd_arena *arena;
static bd_hall hall;

static void copy_event(void)
{
    char command[600];
    (void)snprintf(folder, sizeof folder, "/tmp/bestdraw-hall-XXXXXX");
    cr_assert_not_null(mkdtemp(folder));
    (void)snprintf(path, sizeof path, "%s/open.json", folder);
    (void)snprintf(command, sizeof command, "cp %s/docs/examples/open.json %s", SOURCE_FOLDER, path);
    cr_assert_eq(system(command), 0);
}

static void open_hall(void)
{
    const char *const paths[] = {path};
    bd_err err = {.status = BD_OK};
    arena = bd_arena_new();
    cr_assert_eq(bd_hall_open(arena, paths, 1, false, &hall, &err), BD_OK, "%s", err.sentence);
    bd_gate_add_address(&hall.gate, "hall.example", 8642);
    cr_assert(bd_gate_add_origin(&hall.gate, "https://draw.example.org"));
}

static void close_hall(void)
{
    bd_hall_end(&hall);
    bd_arena_free(arena);
}

static void setup(void)
{
    copy_event();
    open_hall();
}

static void teardown(void)
{
    char command[128];
    close_hall();
    (void)snprintf(command, sizeof command, "rm -rf %s", folder);
    cr_assert_eq(system(command), 0);
}

TestSuite(serve_hall, .init = setup, .fini = teardown);

static const char *link_to(bd_role role, int player, const char *rest)
{
    char word[BD_LINK_SIZE], text[256];
    bd_links_word(&hall.events[0].links, role, player, word);
    (void)snprintf(text, sizeof text, "/%s/%s", word, rest);
    return bd_arena_copy_text(arena, text);
}

static bd_visit visit_of(const char *method, const char *where, const char *body)
{
    return (bd_visit){.method = method,
                      .path = where,
                      .host = "127.0.0.1:8642",
                      .type = body != NULL ? "application/json" : NULL,
                      .body = body != NULL ? body : "",
                      .length = body != NULL ? strlen(body) : 0};
}

static bd_hall_reply reply_to(const bd_visit *visit)
{
    bd_routed routed;
    bd_hall_reply reply = {.status = 0};
    if (bd_hall_admit(&hall, arena, visit, &routed, &reply))
        bd_hall_answer(&hall, arena, visit, &routed, &reply);
    return reply;
}

static int status_of(const bd_visit *visit) { return reply_to(visit).status; }

static int get(bd_role role, int player, const char *rest)
{
    const bd_visit visit = visit_of("GET", link_to(role, player, rest), NULL);
    return status_of(&visit);
}

static bd_hall_reply post(bd_role role, int player, const char *rest, const char *body)
{
    const bd_visit visit = visit_of("POST", link_to(role, player, rest), body);
    return reply_to(&visit);
}

Test(serve_hall, each_role_reaches_what_is_its_own)
{
    static const struct {
        const char *rest;
        int arbiter, desk, screen, player;
    } rows[] = {
        {"", 200, 200, 200, 200},      {"app.js", 200, 200, 200, 200},  {"about", 200, 200, 200, 200},
        {"event", 200, 200, 200, 403}, {"file", 200, 403, 403, 403},    {"claims", 200, 403, 403, 403},
        {"seat", 403, 403, 403, 200},  {"changes", 200, 200, 200, 200}, {"ask", 405, 405, 405, 403},
        {"claim", 403, 403, 403, 405}, {"settle", 405, 403, 403, 403},  {"worker.js", 404, 404, 404, 404}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cr_expect_eq(get(BD_ROLE_ARBITER, 0, rows[i].rest), rows[i].arbiter, "arbiter %s", rows[i].rest);
        cr_expect_eq(get(BD_ROLE_DESK, 0, rows[i].rest), rows[i].desk, "desk %s", rows[i].rest);
        cr_expect_eq(get(BD_ROLE_SCREEN, 0, rows[i].rest), rows[i].screen, "screen %s", rows[i].rest);
        cr_expect_eq(get(BD_ROLE_PLAYER, 3, rows[i].rest), rows[i].player, "player %s", rows[i].rest);
    }
}

Test(serve_hall, the_desk_gives_only_what_a_result_needs, .timeout = 20)
{
    static const char *const keys[] = {"", ",", "round,white", "roun", "rounds", "board,", "lenient"};
    char body[128];
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        (void)snprintf(body, sizeof body, "{\"command\": \"result\", \"options\": {\"%s\": 1}}", keys[i]);
        cr_expect_eq(post(BD_ROLE_DESK, 0, "ask", body).status, 403, "\"%s\"", keys[i]);
    }
    cr_expect_neq(
        post(BD_ROLE_DESK, 0, "ask", "{\"command\": \"result\", \"options\": {\"board\": 1}}").status, 403);
}

Test(serve_hall, each_request_is_answered_in_its_own_language, .timeout = 60)
{
    static const struct {
        const char *body, *said;
        int status;
    } rows[] = {
        {"{\"command\": \"why-not\", \"options\": {\"a\": 1, \"b\": 2}, \"lang\": \"de\"}", "Wenn Selby",
         200},
        {"{\"command\": \"why-not\", \"options\": {\"a\": 1, \"b\": 2}}", "If Selby", 200},
        {"{\"lang\": \"de\", \"command\": \"simulate\"}", "dieser Link erlaubt 'simulate' nicht", 403},
        {"{\"command\": \"simulate\"}", "this link does not allow", 403},
        {"{\"command\": \"show\", \"lang\": \"fr\"}", "lang", 400}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const bd_hall_reply reply = post(BD_ROLE_ARBITER, 0, "ask", rows[i].body);
        cr_expect_eq(reply.status, rows[i].status, "%s: %d", rows[i].body, reply.status);
        cr_expect_not_null(strstr(reply.text, rows[i].said), "%s: %s", rows[i].body, reply.text);
    }
}

Test(serve_hall, a_link_that_was_not_given_out_leads_nowhere)
{
    char word[BD_LINK_SIZE], where[96];
    bd_links_word(&hall.events[0].links, BD_ROLE_SCREEN, 0, word);
    word[0] = 'a'; /* a screen that would be the arbiter */
    (void)snprintf(where, sizeof where, "/%s/about", word);
    bd_visit visit = visit_of("GET", where, NULL);
    cr_expect_eq(status_of(&visit), 404);
    bd_links_word(&hall.events[0].links, BD_ROLE_PLAYER, 3, word);
    word[1] = '4'; /* another player */
    (void)snprintf(where, sizeof where, "/%s/seat", word);
    visit = visit_of("GET", where, NULL);
    cr_expect_eq(status_of(&visit), 404);
    static const char *const tricks[] = {"",     "/",        "//", "/a/",  "/p-/", "/p99999999999-0/",
                                         "/../", "/%2e%2e/", "\\", "about"};
    for (size_t i = 0; i < sizeof tricks / sizeof *tricks; i++) {
        visit = visit_of("GET", tricks[i], NULL);
        cr_expect_eq(status_of(&visit), 404, "%s", tricks[i]);
    }
    static const char *const names[] = {"../open.json", "../../etc/passwd", "./app.js", "app.js/",
                                        "APP.JS",       ".open.json.links", "//"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        cr_expect_eq(get(BD_ROLE_ARBITER, 0, names[i]), 404, "%s", names[i]);
}

Test(serve_hall, host_and_origin_are_ours)
{
    static const struct {
        const char *host, *origin, *site;
        int status;
    } rows[] = {{"127.0.0.1:8642", NULL, NULL, 200},
                {"localhost:8642", "http://localhost:8642", "same-origin", 200},
                {"HALL.example:8642", NULL, NULL, 200},
                {"draw.example.org", "https://draw.example.org", "same-origin", 200},
                {NULL, NULL, NULL, 403},
                {"127.0.0.1", NULL, NULL, 403},
                {"evil.example:8642", NULL, NULL, 403},
                {"127.0.0.1:8642.evil.example", NULL, NULL, 403},
                {"127.0.0.1:8642", "http://evil.example", NULL, 403},
                {"127.0.0.1:8642", "null", NULL, 403},
                {"draw.example.org", "http://draw.example.org", NULL, 403},
                {"127.0.0.1:8642", NULL, "cross-site", 403},
                {"127.0.0.1:8642", NULL, "same-site", 403}, /* another port or name of the same machine */
                {"127.0.0.1:8642", NULL, "none", 403},
                {"127.0.0.1:8642", NULL, "", 403},
                {"127.0.0.1:8642", NULL, "same-origin-not", 403},
                {"127.0.0.1:8642", "", NULL, 403}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_visit visit = visit_of("POST", link_to(BD_ROLE_SCREEN, 0, "ask"), "{\"command\": \"show\"}");
        visit.host = rows[i].host;
        visit.origin = rows[i].origin;
        visit.site = rows[i].site;
        cr_expect_eq(status_of(&visit), rows[i].status, "row %zu", i);
    }
}

Test(serve_hall, an_origin_has_a_scheme_and_a_host_alone)
{
    static const char *const wrong[] = {"",         "draw.example.org", "ftp:",      "http://",
                                        "https://", "https://a/",       "http://a?b"};
    const size_t before = hall.gate.count;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        cr_expect_not(bd_gate_add_origin(&hall.gate, wrong[i]), "%s", wrong[i]);
    cr_expect_eq(hall.gate.count, before);
    cr_expect(bd_gate_add_origin(&hall.gate, "http://a"));
}

Test(serve_hall, bodies_are_json_of_a_size_that_fits)
{
    bd_visit visit = visit_of("POST", link_to(BD_ROLE_SCREEN, 0, "ask"), "{\"command\": \"show\"}");
    static const struct {
        const char *type;
        int status;
    } types[] = {{"application/json", 200},
                 {"application/json;charset=utf-8", 200},
                 {"application/json ; charset=utf-8", 200},
                 {"Application/JSON", 200}, /* names of types do not differ by case */
                 {NULL, 415},
                 {"", 415},
                 {"text/plain", 415},
                 {"application/jsonx", 415},
                 {"application/json-patch+json", 415},
                 {"application/json, text/plain", 415},
                 {"application/jso", 415},
                 {"text/plain; application/json", 415}};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        visit.type = types[i].type;
        cr_expect_eq(status_of(&visit), types[i].status, "%s", types[i].type);
    }
    visit.type = "application/json";
    visit.announced = "9000000";
    cr_expect_eq(status_of(&visit), 413);
    visit.announced = "-1";
    cr_expect_eq(status_of(&visit), 413);
    visit.announced = "99999999999999999999999";
    cr_expect_eq(status_of(&visit), 413);
    static const char *const wrong[] = {"",
                                        "[]",
                                        "{",
                                        "{\"command\": 3}",
                                        "{\"command\": \"show\", \"options\": []}",
                                        "{\"command\": \"show\", \"before\": [3]}",
                                        "{\"command\": \"show\"} x"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        cr_expect_eq(post(BD_ROLE_ARBITER, 0, "ask", wrong[i]).status, 400, "%s", wrong[i]);
}

Test(serve_hall, commands_belong_to_roles)
{
    static const struct {
        const char *body;
        int arbiter, desk, screen;
    } rows[] = {
        {"{\"command\": \"show\"}", 200, 200, 200},
        {"{\"command\": \"standings\"}", 200, 200, 200},
        {"{\"command\": \"draw\"}", 200, 403, 403},
        {"{\"command\": \"why-not\", \"options\": {\"a\": 13, \"b\": 16}}", 200, 403, 403},
        {"{\"command\": \"history\"}", 200, 403, 403},
        {"{\"command\": \"why-not\"}", 200, 403, 403}, /* the answer says what is missing */
        {"{\"command\": \"simulate\"}", 403, 403, 403},
        {"{\"command\": \"serve\"}", 403, 403, 403},
        {"{\"command\": \"box\"}", 403, 403, 403},
        {"{\"command\": \"show\", \"before\": [{\"command\": \"bye\", \"options\": {}}]}", 200, 403, 403},
        {"{\"command\": \"result\", \"options\": {\"round\": 4, \"lenient\": true}}", 200, 403, 403},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cr_expect_eq(post(BD_ROLE_ARBITER, 0, "ask", rows[i].body).status, rows[i].arbiter, "%s",
                     rows[i].body);
        cr_expect_eq(post(BD_ROLE_DESK, 0, "ask", rows[i].body).status, rows[i].desk, "%s", rows[i].body);
        cr_expect_eq(post(BD_ROLE_SCREEN, 0, "ask", rows[i].body).status, rows[i].screen, "%s", rows[i].body);
    }
}

/* An option that saves and is given as false, or as what it is without being given, changes nothing: the
 * request may have "before", which one that changes may not. */
/* ---- Rating lists ---- */

static char listed_for[200];

static bd_status find_one(bd_arena *to, const bd_list_query *query, bd_listed_players *out, bd_err *err)
{
    static const bd_listed one = {.list = "fide",
                                  .month = "2026-11",
                                  .number = "1503014",
                                  .fide = "1503014",
                                  .name = "Lark, Ann",
                                  .federation = "ENG",
                                  .title = "WIM",
                                  .standard = 2210};
    (void)snprintf(listed_for, sizeof listed_for, "%s|%s|%zu", query->list != NULL ? query->list : "",
                   query->text != NULL ? query->text : "", query->most);
    *out = (bd_listed_players){.count = 0};
    if (query->text != NULL && strcmp(query->text, "nobody") == 0) return BD_OK;
    BD_ROOM(out->items, out->count, out->capacity, to, err);
    out->items[out->count++] = one;
    return BD_OK;
}

static bd_status import_never(bd_arena *to, const bd_list_import *asked, bd_list_about *out, bd_err *err)
{
    (void)to;
    (void)asked;
    (void)out;
    (void)err;
    cr_assert(false, "a list is taken in");
    return BD_OK;
}

Test(serve_hall, the_arbiter_alone_looks_into_rating_lists, .timeout = 60)
{
    static const bd_rating_lists lists = {.import = import_never, .find = find_one};
    static const char asks_find[] =
        "{\"command\": \"ratings\", \"options\": {\"action\": \"find\", \"words\": "
        "\"lar\", \"most\": 8, \"format\": \"json\"}}";
    static const char asks_import[] = "{\"command\": \"ratings\", \"options\": {\"action\": \"import\", "
                                      "\"words\": \"/etc/hostname\"}}";
    static const char asks_other[] = "{\"command\": \"ratings\", \"options\": {\"action\": \"check\", "
                                     "\"words\": \"/etc/hostname\"}}";
    static const char asks_check[] = "{\"command\": \"ratings\", \"options\": {\"action\": \"check\"}}";
    static const char asks_late[] = "{\"command\": \"late\", \"options\": {\"player\": \"fide:1503014\", "
                                    "\"listed\": true}}";
    cr_assert_eq(setenv("BESTDRAW_RATINGS", folder, 1), 0);
    cr_expect_not_null(strstr(post(BD_ROLE_ARBITER, 0, "ask", asks_find).text, "has no rating lists"));
    bd_rating_lists_by(&lists);
    cr_expect_eq(post(BD_ROLE_DESK, 0, "ask", asks_find).status, 403);
    cr_expect_eq(post(BD_ROLE_SCREEN, 0, "ask", asks_find).status, 403);
    cr_expect_not_null(strstr(post(BD_ROLE_ARBITER, 0, "ask", asks_find).text, "\"name\": \"Lark, Ann\""));
    cr_expect_str_eq(listed_for, "|lar|8");
    cr_expect_not_null(strstr(post(BD_ROLE_ARBITER, 0, "ask", asks_import).text, "\"code\": 2"));
    cr_expect_not_null(strstr(post(BD_ROLE_ARBITER, 0, "ask", asks_other).text, "/etc/hostname"));
    cr_expect_not_null(strstr(post(BD_ROLE_ARBITER, 0, "ask", asks_other).text, "\"code\": 2"));
    const char *checked = post(BD_ROLE_ARBITER, 0, "ask", asks_check).text;
    cr_expect_not_null(strstr(checked, "\"code\": 1"), "%.300s", checked);
    const char *entered = post(BD_ROLE_ARBITER, 0, "ask", asks_late).text;
    cr_expect_not_null(strstr(entered, "\"changed\": true"), "%.300s", entered);
    const bd_visit file = visit_of("GET", link_to(BD_ROLE_ARBITER, 0, "file"), NULL);
    cr_expect_not_null(strstr(reply_to(&file).text, "\"fide_number\": \"1503014\""));
    bd_rating_lists_by(NULL);
}

Test(serve_hall, what_is_not_saved_is_no_change)
{
    static const struct {
        const char *command, *options;
        int status;
    } rows[] = {{"draw", "{\"save\": false}", 200},
                {"draw", "{\"save\": true}", 400},
                {"repair", "{\"save\": false, \"absent\": [1]}", 200},
                {"standings", "{\"tiebreaks\": \"BH\", \"keep\": false}", 200},
                {"standings", "{\"tiebreaks\": \"BH\", \"keep\": true}", 400},
                {"prizes", "{}", 200},
                {"prizes", "{\"currency\": \"EUR\"}", 400},
                {"bye", "{\"player\": 1, \"round\": 5, \"bye\": \"H\"}", 400}};
    char body[300], before[BD_HALL_STATE], after[BD_HALL_STATE];
    bd_hall_state(&hall, &hall.events[0], before);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        (void)snprintf(
            body, sizeof body,
            "{\"command\": \"%s\", \"options\": %s, \"before\": [{\"command\": \"bye\", \"options\": "
            "{\"player\": 2, \"round\": 5, \"bye\": \"H\"}}]}",
            rows[i].command, rows[i].options);
        const bd_hall_reply reply = post(BD_ROLE_ARBITER, 0, "ask", body);
        cr_expect_eq(reply.status, rows[i].status, "%s: %d %s", body, reply.status, reply.text);
    }
    bd_hall_look(&hall.events[0]);
    bd_hall_state(&hall, &hall.events[0], after);
    cr_expect_str_eq(before, after);
}

Test(serve_hall, what_would_be_if_changes_nothing)
{
    const char *ask = "{\"command\": \"draw\", \"before\": [{\"command\": \"bye\", \"options\": {\"player\": "
                      "1, \"round\": 5, "
                      "\"bye\": \"Z\"}}]}";
    char before[BD_HALL_STATE], after[BD_HALL_STATE];
    bd_hall_state(&hall, &hall.events[0], before);
    const bd_hall_reply reply = post(BD_ROLE_ARBITER, 0, "ask", ask);
    bd_hall_look(&hall.events[0]);
    bd_hall_state(&hall, &hall.events[0], after);
    cr_expect_eq(reply.status, 200);
    cr_expect_not_null(strstr(reply.text, "\"error\": null"));
    cr_expect_null(strstr(reply.text, "\"white\": 1,"));
    cr_expect_str_eq(before, after);
}

static void publish(void)
{
    const bd_hall_reply reply =
        post(BD_ROLE_ARBITER, 0, "ask", "{\"command\": \"draw\", \"options\": {\"save\": true}}");
    cr_assert_not_null(strstr(reply.text, "\"error\": null"), "%s", reply.text);
}

Test(serve_hall, a_player_sends_once_and_the_arbiter_confirms)
{
    publish();
    char state[BD_HALL_STATE], later[BD_HALL_STATE];
    bd_hall_state(&hall, &hall.events[0], state);
    bd_hall_reply reply = post(BD_ROLE_PLAYER, 1, "claim", "{\"round\": 5, \"result\": \"1-0\"}");
    cr_expect_eq(reply.status, 200, "%s", reply.text);
    bd_hall_state(&hall, &hall.events[0], later);
    cr_expect_str_neq(state, later, "the arbiter's page is not told");
    reply = post(BD_ROLE_PLAYER, 1, "claim", "{\"round\": 5, \"result\": \"0-1\"}");
    cr_expect_not_null(strstr(reply.text, "\"sent\": \"0-1\", \"theirs\": null"), "corrected: %s",
                       reply.text);
    reply = post(BD_ROLE_PLAYER, 1, "claim", "{\"round\": 5, \"result\": \"1-0\"}");
    cr_expect_not_null(strstr(reply.text, "\"sent\": \"1-0\""), "corrected again: %s", reply.text);
    cr_expect_eq(post(BD_ROLE_PLAYER, 2, "claim", "{\"round\": 4, \"result\": \"1-0\"}").status, 400,
                 "another round");
    cr_expect_eq(post(BD_ROLE_PLAYER, 2, "claim", "{\"round\": 5, \"result\": \"+-\"}").status, 400,
                 "not for players");
    const bd_hall_reply missing = post(BD_ROLE_SCREEN, 0, "ask", "{\"command\": \"missing\"}");
    cr_expect_not_null(strstr(missing.text, "\"board\": 3, \"white\": 1,"),
                       "what was sent counts before it is confirmed: %s", missing.text);

    close_hall(); /* the server ends, and begins again */
    open_hall();
    const bd_visit claims = visit_of("GET", link_to(BD_ROLE_ARBITER, 0, "claims"), NULL);
    reply = reply_to(&claims);
    int player = 0, round = 0, white = 0, black = 0;
    const char *at = strstr(reply.text, "{\"player\"");
    cr_assert(at != NULL &&
                  sscanf(at,
                         "{\"player\": %d, \"round\": %d, \"white\": %d, \"black\": %d, \"result\": \"1-0\"}",
                         &player, &round, &white, &black) == 4,
              "what was sent is lost: %s", reply.text);
    char body[128];
    (void)snprintf(body, sizeof body, "{\"round\": %d, \"white\": %d, \"black\": %d, \"result\": \"1-0\"}",
                   round, white, black);
    reply = post(BD_ROLE_ARBITER, 0, "settle", body);
    cr_expect_not_null(strstr(reply.text, "\"changed\": true"), "%s", reply.text);
    cr_expect_null(strstr(reply_to(&claims).text, "player\""), "it is settled");
}

Test(serve_hall, links_stay_until_new_ones_are_made)
{
    bd_links again, other;
    bd_err err;
    char first[BD_LINK_SIZE], second[BD_LINK_SIZE];
    cr_assert_eq(bd_links_open(arena, path, false, &again, &err), BD_OK);
    cr_expect_arr_eq(again.key, hall.events[0].links.key, sizeof again.key);
    cr_assert_eq(bd_links_open(arena, path, true, &other, &err), BD_OK);
    bd_links_word(&again, BD_ROLE_DESK, 0, first);
    bd_links_word(&other, BD_ROLE_DESK, 0, second);
    cr_expect_str_neq(first, second);
}

Test(serve_hall, one_server_for_an_event)
{
    /* A record lock does not stop its own process, so the other one is another process. */
    char command[400];
    (void)snprintf(command, sizeof command,
                   "timeout 20 %s/bestdraw serve --port 0 %s 2>%s/said; [ $? = 5 ] && grep -q 'serves this "
                   "event' %s/said",
                   BUILD_FOLDER, path, folder, folder);
    cr_expect_eq(system(command), 0);
}

Test(serve_hall, everybody_sees_names_and_results_only)
{
    const bd_visit visit = visit_of("GET", link_to(BD_ROLE_SCREEN, 0, "event"), NULL);
    char command[300];
    (void)snprintf(command, sizeof command, "%s/bestdraw edit -q %s arbiter='Kim, Secret' 2>/dev/null",
                   BUILD_FOLDER, path);
    cr_assert_eq(system(command), 0);
    bd_hall_look(&hall.events[0]);
    const bd_hall_reply reply = reply_to(&visit);
    cr_expect_not_null(strstr(reply.text, "\"rounds\": ["));
    cr_expect_null(strstr(reply.text, "Secret"));
}

Test(serve_hall, too_many_requests_are_refused)
{
    int refused = 0;
    for (int i = 0; i < 60; i++) refused += get(BD_ROLE_PLAYER, 5, "about") == 429;
    cr_expect_gt(refused, 10);
    cr_expect_eq(get(BD_ROLE_PLAYER, 6, "about"), 200, "another player is not concerned");
}

static const char *seat_of(int player)
{
    const bd_visit visit = visit_of("GET", link_to(BD_ROLE_PLAYER, player, "seat"), NULL);
    const bd_hall_reply reply = reply_to(&visit);
    cr_expect_eq(reply.status, 200, "%s", reply.text);
    return reply.text;
}

static void ask_well(const char *body)
{
    const bd_hall_reply reply = post(BD_ROLE_ARBITER, 0, "ask", body);
    cr_assert_not_null(strstr(reply.text, "\"error\": null"), "%s: %s", body, reply.text);
}

/* The seat, and what a player may send. */
Test(serve_hall, a_closed_round_is_not_current_and_one_opened_again_is)
{
    const char *claim = "{\"round\": 5, \"result\": \"1-0\"}";
    publish();
    cr_expect_not_null(strstr(seat_of(1), "\"board\": 3, \"result\": \"\", \"open\": true"), "%s",
                       seat_of(1));
    ask_well("{\"command\": \"round\", \"options\": {\"round\": 5, \"close\": true}}");
    cr_expect_not_null(strstr(seat_of(1), "\"open\": false"), "pending: %s", seat_of(1));
    cr_expect_eq(post(BD_ROLE_PLAYER, 1, "claim", claim).status, 400, "the round is closed");
    ask_well("{\"command\": \"round\", \"options\": {\"round\": 5, \"open\": true}}");
    cr_expect_not_null(strstr(seat_of(1), "\"open\": true"), "%s", seat_of(1));
    cr_expect_eq(post(BD_ROLE_PLAYER, 1, "claim", claim).status, 200);
    ask_well("{\"command\": \"round\", \"options\": {\"round\": 5, \"close\": true}}");
    ask_well("{\"command\": \"draw\", \"options\": {\"save\": true}}");
    cr_expect_not_null(strstr(seat_of(1), "\"round\": 6,"), "the game of round 5 is pending: %s", seat_of(1));
}

/* What a phone shows besides: points and games, the standings, and why. */
Test(serve_hall, a_player_sees_points_games_standings_and_reasons)
{
    const bd_visit table = visit_of("GET", link_to(BD_ROLE_PLAYER, 1, "table"), NULL);
    cr_expect_eq(post(BD_ROLE_PLAYER, 1, "why", "{\"lang\": \"en\"}").status, 200);
    publish();
    cr_expect_not_null(strstr(seat_of(1), "\"standing\": {\"place\": "), "%s", seat_of(1));
    cr_expect_not_null(strstr(seat_of(1), "\"rounds\": [\""), "%s", seat_of(1));
    cr_expect_not_null(strstr(seat_of(1), "\"names\": {\""), "%s", seat_of(1));
    cr_expect_not_null(strstr(reply_to(&table).text, "\"players\": ["));
    const bd_hall_reply english = post(BD_ROLE_PLAYER, 1, "why", "{\"lang\": \"en\"}");
    const bd_hall_reply german = post(BD_ROLE_PLAYER, 1, "why", "{\"lang\": \"de\"}");
    cr_expect_not_null(strstr(english.text, "\"player\": 1,"), "%s", english.text);
    cr_expect_str_neq(english.text, german.text);
    cr_expect_eq(post(BD_ROLE_PLAYER, 1, "why", "{\"lang\": \"\\\", \"}").status, 400, "no language");
    cr_expect_eq(post(BD_ROLE_SCREEN, 0, "why", "{}").status, 403);
}

/* What the two of a board have sent stands on both pages. */
Test(serve_hall, a_contradiction_is_seen_by_both)
{
    publish();
    int white = 0, black = 0;
    const char *at = strstr(seat_of(1), "\"white\": {\"id\": ");
    cr_assert(at != NULL && sscanf(at, "\"white\": {\"id\": %d", &white) == 1);
    at = strstr(at, "\"black\": {\"id\": ");
    cr_assert(at != NULL && sscanf(at, "\"black\": {\"id\": %d", &black) == 1);
    cr_expect_eq(post(BD_ROLE_PLAYER, white, "claim", "{\"round\": 5, \"result\": \"1-0\"}").status, 200);
    cr_expect_eq(post(BD_ROLE_PLAYER, black, "claim", "{\"round\": 5, \"result\": \"0-1\"}").status, 200);
    cr_expect_not_null(strstr(seat_of(white), "\"sent\": \"1-0\", \"theirs\": \"0-1\""), "%s",
                       seat_of(white));
    cr_expect_not_null(strstr(seat_of(black), "\"sent\": \"0-1\", \"theirs\": \"1-0\""), "%s",
                       seat_of(black));
}

/* A phone has the whole page in one request, packed, and asks later only whether it is the same. */
Test(serve_hall, the_player_s_page_is_one_piece_that_is_kept)
{
    bd_visit visit = visit_of("GET", link_to(BD_ROLE_PLAYER, 1, ""), NULL);
    visit.packing = "gzip, deflate";
    const bd_hall_reply whole = reply_to(&visit);
    cr_assert_not_null(whole.page);
    cr_expect(whole.packed && whole.length < 40000, "%zu bytes", whole.length);
    cr_expect_eq(memcmp(whole.text, "\x1f\x8b", 2), 0);
    visit.packing = NULL;
    const bd_hall_reply plain = reply_to(&visit);
    cr_expect_not(plain.packed);
    const char *text = bd_arena_copy_bytes(arena, plain.text, plain.length); /* with an end */
    cr_assert_not_null(text);
    cr_expect_null(strstr(text, "src="), "it asks for more");
    cr_expect_null(strstr(text, "{script}"));
    visit.known = whole.page->tag;
    cr_expect_eq(reply_to(&visit).status, 304);
    visit.known = "\"another\"";
    cr_expect_eq(reply_to(&visit).status, 200);
}

/* Who has followed a link that leads nowhere reads a sentence, not JSON; programs read JSON. */
Test(serve_hall, a_bad_link_shows_a_page)
{
    bd_visit visit = visit_of("GET", "/", NULL);
    cr_expect_eq(reply_to(&visit).text[0], '{');
    visit.takes = "text/html,application/xhtml+xml";
    const bd_hall_reply reply = reply_to(&visit);
    cr_expect_eq(reply.status, 404);
    cr_expect_not_null(strstr(reply.text, "<p class=\"remark\">there is nothing here; ask the arbiter"), "%s",
                       reply.text);
}

static void in_file(const char *was, const char *is, bool put)
{
    static char text[100000];
    FILE *file = fopen(path, "r+");
    cr_assert_not_null(file);
    const size_t length = fread(text, 1, sizeof text - 1, file);
    text[length] = '\0';
    char *at = strstr(text, was);
    cr_assert_not_null(at, "%s is not there", was);
    if (put) {
        cr_assert_eq(strlen(was), strlen(is));
        memcpy(at, is, strlen(is));
        rewind(file);
        cr_assert_eq(fwrite(text, 1, length, file), length);
    }
    (void)fclose(file);
}

/* In place, as many bytes, and within the same tick of the clock: neither the file's number nor its size nor
 * its time says that it is another. */
Test(serve_hall, what_another_program_wrote_between_two_results_stays)
{
    char state[BD_HALL_STATE], later[BD_HALL_STATE], command[400];
    publish();
    ask_well("{\"command\": \"result\", \"options\": {\"round\": 5, \"board\": 1, \"result\": \"1-0\"}}");
    bd_hall_state(&hall, &hall.events[0], state);
    in_file("\"Selby", "\"SELBY", true);
    bd_hall_look(&hall.events[0]);
    bd_hall_state(&hall, &hall.events[0], later);
    cr_expect_str_neq(state, later, "pages are told");
    ask_well("{\"command\": \"result\", \"options\": {\"round\": 5, \"board\": 2, \"result\": \"0-1\"}}");
    (void)snprintf(command, sizeof command,
                   "%s/bestdraw result -q %s 5 --board=3 1/2 2>/dev/null && "
                   "%s/bestdraw edit -q %s 1 club=Elsewhere 2>/dev/null",
                   BUILD_FOLDER, path, BUILD_FOLDER, path);
    cr_assert_eq(system(command), 0);
    ask_well("{\"command\": \"result\", \"options\": {\"round\": 5, \"board\": 4, \"result\": \"1-0\"}}");
    in_file("\"SELBY", NULL, false);
    in_file("\"Elsewhere\"", NULL, false);
    for (int board = 1; board <= 4; board++) {
        char row[64];
        (void)snprintf(row, sizeof row, "[[\"board 5.%d\", \"result\", null, ", board);
        in_file(row, NULL, false);
    }
}

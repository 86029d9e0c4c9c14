/* What is worked out for a request that was admitted. */
#include "base/assert.h"
#include "base/text.h"
#include "cards/card.h"
#include "cards/published.h"
#include "cli/requests.h"
#include "io/event_file.h"
#include "io/file.h"
#include "serve/hall.h"
#include "serve/pages.h"
#include "serve/seat.h"
#include "serve/serve_words.h"

#include <stdio.h>
#include <string.h>

typedef struct answer_job {
    bd_hall *hall;
    bd_arena *arena;
    const bd_visit *visit;
    const bd_routed *routed;
    bd_hall_reply *reply;
    bool changes; /* the event, or what was sent for it */
} answer_job;

static bd_status answer_finish(const answer_job *j, bd_text *text, bd_err *err)
{
    *j->reply = (bd_hall_reply){.status = 200, .type = "application/json"};
    BD_TRY(bd_text_finish(text, &j->reply->text, err));
    j->reply->length = text->length;
    return BD_OK;
}

static bd_status answer_page(const answer_job *j, bd_err *err)
{
    const bd_page_file *page = bd_page_named(j->routed->page);
    (void)err;
    BD_ASSERT(page != NULL);
    const char *packing = j->visit->packing, *known = j->visit->known;
    const bool packed = packing != NULL && strstr(packing, "gzip") != NULL;
    *j->reply = (bd_hall_reply){.status = 200,
                                .type = page->type,
                                .text = (const char *)(packed ? page->packed : page->bytes),
                                .length = packed ? page->packed_count : page->count,
                                .page = page,
                                .packed = packed};
    if (known != NULL && strcmp(known, page->tag) == 0)
        *j->reply = (bd_hall_reply){.status = 304, .type = page->type, .text = "", .page = page};
    return BD_OK;
}

static bd_status answer_state(const answer_job *j, bd_err *err)
{
    char state[BD_HALL_STATE];
    bd_text text = bd_text_new(j->arena);
    bd_hall_state(j->hall, j->routed->event, state);
    bd_text_add(&text,
                "{\"format\": \"hall/1\", \"role\": \"%s\", \"player\": %d, \"state\": \"%s\", \"name\": ",
                bd_role_word(j->routed->role), j->routed->player, state);
    bd_text_add_json(&text, j->routed->event->name);
    bd_text_add_string(&text, "}\n");
    return answer_finish(j, &text, err);
}

static bd_status answer_file(const answer_job *j, bd_err *err)
{
    bd_file file;
    BD_TRY(bd_file_read(j->arena, j->routed->event->path, BD_FILE_LIMIT, &file, err));
    *j->reply = (bd_hall_reply){
        .status = 200, .type = "application/octet-stream", .text = file.text, .length = file.length};
    return BD_OK;
}

/* The whole of an answer of the library, copied. */
static bd_status answer_copy(const answer_job *j, const char *text, size_t length, bd_err *err)
{
    const char *copy = bd_arena_copy_bytes(j->arena, text, length);
    if (copy == NULL) BD_FAIL_MEMORY(err);
    *j->reply = (bd_hall_reply){.status = 200, .type = "application/json", .text = copy, .length = length};
    return BD_OK;
}

static bool answer_from_cache(const answer_job *j, const char *question, uint64_t *version)
{
    bd_hall_event *event = j->routed->event;
    bd_err err;
    bd_os_enter(&event->inside);
    *version = event->version;
    const bd_cached_answer *kept = bd_answer_cache_find(&event->cache, question, *version);
    const bool found = kept != NULL && answer_copy(j, kept->text, kept->length, &err) == BD_OK;
    bd_os_leave(&event->inside);
    return found;
}

/* There is no memory for the answer, but the change is on the disk, and that has to be said. */
static bd_status answer_say_saved(const answer_job *j)
{
    static const char said[] = "{\"format\": \"answer/1\", \"code\": 0, \"changed\": true, \"error\": null, "
                               "\"notes\": [], \"report\": null, \"text\": null, \"files\": {}}\n";
    *j->reply =
        (bd_hall_reply){.status = 200, .type = "application/json", .text = said, .length = sizeof said - 1};
    return BD_OK;
}

static bd_status answer_event(const answer_job *j, bd_err *err)
{
    static const char out[] = "event.json";
    bd_order order = {.changes = false};
    bestdraw_answer *answer = NULL;
    size_t length = 0;
    BD_TRY(bd_request_new(j->arena, &bd_command_convert, &order.asked.request, err));
    bd_convert_request *asked = order.asked.request.members;
    asked->event.path = j->routed->event->path;
    asked->out = out;
    asked->to = BD_TO_EVENT;
    asked->forget = true;
    asked->public = j->routed->role != BD_ROLE_ARBITER;
    bd_status status = bd_order_do(j->routed->event->path, &order, &answer, err);
    if (status == BD_OK) {
        const char *json = bestdraw_answer_file(answer, out, &length);
        if (json == NULL)
            bd_hall_refuse(j->arena, 500, bestdraw_answer_error(answer), j->reply);
        else
            status = answer_copy(j, json, length, err);
    }
    bestdraw_answer_free(answer);
    return status;
}

/* Results may wait in the batch; every other change is alone with the file. */
static bd_status answer_order(bd_hall_event *event, const bd_order *order, bestdraw_answer **answer,
                              bd_err *err)
{
    if (order->changes && order->asked.request.command == &bd_command_result) {
        bd_batch_item item = {.order = order};
        bd_batch_do(&event->batch, &event->inside, &event->changing, event->path, &item);
        *answer = item.answer;
        *err = item.err;
        return item.status;
    }
    if (order->changes) bd_os_enter(&event->changing);
    const bd_status status = bd_order_do(event->path, order, answer, err);
    if (order->changes) bd_os_leave(&event->changing);
    return status;
}

static bd_status answer_do(answer_job *j, const bd_order *order, bool *saved, bd_err *err)
{
    bestdraw_answer *answer = NULL;
    j->changes = order->changes;
    bd_status status = answer_order(j->routed->event, order, &answer, err);
    if (status == BD_OK) {
        const char *json = bestdraw_answer_json(answer);
        *saved = bd_answer_saved(answer);
        status = answer_copy(j, json, strlen(json), err);
        if (status != BD_OK && *saved) status = answer_say_saved(j);
    }
    bestdraw_answer_free(answer);
    if (order->changes) bd_hall_look(j->routed->event);
    return status;
}

static bd_status answer_ask(answer_job *j, bd_err *err)
{
    bd_order *order;
    bool allowed = true, saved = false;
    BD_NEW(order, j->arena, 1, err);
    const bd_status status = bd_order_read(j->arena, j->routed->role, j->routed->event->path, j->visit->body,
                                           j->visit->length, order, &allowed, err);
    if (!allowed) bd_hall_refuse(j->arena, 403, err->sentence, j->reply);
    return !allowed ? BD_OK : status != BD_OK ? status : answer_do(j, order, &saved, err);
}

/* ---- A player's link ---- */

/* What the library says to a request of ours, kept under its text for as long as the event is the same. */
static bd_status answer_to(const answer_job *j, const char *body, bd_err *err)
{
    bd_order *order;
    bestdraw_answer *answer = NULL;
    bool allowed = true;
    BD_NEW(order, j->arena, 1, err);
    BD_TRY(bd_order_read(j->arena, BD_ROLE_ARBITER, j->routed->event->path, body, strlen(body), order,
                         &allowed, err));
    BD_ASSERT(allowed && !order->changes);
    bd_status status = bd_order_do(j->routed->event->path, order, &answer, err);
    if (status == BD_OK) {
        const char *json = bestdraw_answer_json(answer);
        status = answer_copy(j, json, strlen(json), err);
    }
    bestdraw_answer_free(answer);
    return status;
}

static bd_status answer_kept(const answer_job *j, const char *body, bd_err *err)
{
    bd_hall_event *event = j->routed->event;
    uint64_t version = 0;
    if (answer_from_cache(j, body, &version)) return BD_OK;
    BD_TRY(answer_to(j, body, err));
    bd_os_enter(&event->inside);
    bd_answer_cache_keep(&event->cache, body, version, j->reply->text, j->reply->length);
    bd_os_leave(&event->inside);
    return BD_OK;
}

static bd_status answer_table(const answer_job *j, bd_err *err)
{
    return answer_kept(j, "{\"command\": \"standings\", \"options\": {\"cross\": true}}", err);
}

static bd_status answer_seat(const answer_job *j, bd_err *err)
{
    bd_text text = bd_text_new(j->arena);
    BD_TRY(answer_table(j, err));
    BD_TRY(bd_seat_write(j->arena, j->routed->event, j->routed->player, j->reply->text, j->reply->length,
                         &text, err));
    return answer_finish(j, &text, err);
}

/* {"lang": "de"} */
static bd_status answer_why(const answer_job *j, bd_err *err)
{
    bd_json_doc doc;
    const char *lang = "en", *body = NULL;
    int round = 0;
    bd_text text = bd_text_new(j->arena);
    BD_TRY(bd_json_open(j->arena, "", j->visit->body, j->visit->length, &doc, err));
    const bd_json *asked = bd_json_member(&doc, &doc.values[0], "lang");
    if (asked != NULL) BD_TRY(bd_json_text(&doc, asked, &lang, err));
    BD_TRY(bd_seat_round(j->arena, j->routed->event, &round, err));
    if (round == 0) BD_FAIL(err, BD_USAGE, NULL, "%s", BD_SAY(SERVE_NOTHING_DRAWN));
    bd_text_add(&text, "{\"command\": \"why\", \"options\": {\"player\": %d, \"round\": %d}, \"lang\": ",
                j->routed->player, round);
    bd_text_add_json(&text, lang);
    bd_text_add_char(&text, '}');
    BD_TRY(bd_text_finish(&text, &body, err));
    return answer_kept(j, body, err);
}

/* What a body says of a board: round, and where wanted white, black; the result, "": none. */
static bd_status answer_read_claim(const answer_job *j, bool board, bd_sent_claim *out, bd_err *err)
{
    static const char *const results[] = {"1-0", "0-1", "1/2", ""};
    bd_json_doc doc;
    size_t which = 0;
    memset(out, 0, sizeof *out);
    BD_TRY(bd_json_open(j->arena, "", j->visit->body, j->visit->length, &doc, err));
    const bd_json *root = &doc.values[0];
    const struct {
        const char *name;
        int *value;
    } numbers[] = {{"round", &out->round}, {"white", &out->white}, {"black", &out->black}};
    for (size_t i = 0; i < (board ? 3 : 1); i++) {
        const bd_json *value = bd_json_member(&doc, root, numbers[i].name);
        if (value == NULL) return bd_json_fail(&doc, root, err, BD_SAY(SERVE_MISSING), numbers[i].name);
        BD_TRY(bd_json_int(&doc, value, 1, 99999, numbers[i].value, err));
    }
    const bd_json *result = bd_json_member(&doc, root, "result");
    if (result == NULL) return bd_json_fail(&doc, root, err, BD_SAY(SERVE_MISSING), "result");
    BD_TRY(bd_json_choice(&doc, result, results, board ? 4 : 3, &which, err));
    (void)snprintf(out->result, sizeof out->result, "%s", results[which]);
    return BD_OK;
}

/* A result that a player sends, or sends in the place of another one. */
static bd_status answer_claim(answer_job *j, bd_err *err)
{
    bd_hall_event *event = j->routed->event;
    bd_sent_claim claim;
    BD_TRY(answer_read_claim(j, false, &claim, err));
    j->changes = true;
    claim.player = j->routed->player;
    BD_TRY(bd_seat_complete_claim(j->arena, event, &claim, err));
    bd_os_enter(&event->inside);
    const bd_status status = bd_claims_add(&event->claims, &claim, err);
    event->version++;
    bd_os_leave(&event->inside);
    BD_TRY(status);
    return answer_seat(j, err);
}

static bd_status answer_claims(const answer_job *j, bd_err *err)
{
    bd_hall_event *event = j->routed->event;
    bd_text text = bd_text_new(j->arena);
    bd_text_add_string(&text, "{\"format\": \"claims/1\", \"claims\": [");
    bd_os_enter(&event->inside);
    for (size_t i = 0; i < event->claims.count; i++) {
        if (i > 0) bd_text_add_string(&text, ", ");
        bd_seat_add_claim(&text, &event->claims.items[i]);
    }
    bd_os_leave(&event->inside);
    bd_text_add_string(&text, "]}\n");
    return answer_finish(j, &text, err);
}

/* The result of a board, as the arbiter would enter it. */
static bd_status answer_result_of(const answer_job *j, const bd_sent_claim *claim, bd_order *order,
                                  bd_err *err)
{
    bd_request *request = &order->asked.request;
    bd_text white = bd_text_new(j->arena), black = bd_text_new(j->arena);
    BD_TRY(bd_request_new(j->arena, &bd_command_result, request, err));
    bd_result_request *asked = request->members;
    asked->event.path = request->first = j->routed->event->path;
    asked->event.round = claim->round;
    asked->white.number = claim->white;
    asked->black.number = claim->black;
    bd_text_add(&white, "%d", claim->white);
    bd_text_add(&black, "%d", claim->black);
    BD_TRY(bd_text_finish(&white, &asked->white.word, err));
    BD_TRY(bd_text_finish(&black, &asked->black.word, err));
    return bd_given_result_read(j->arena, claim->result, &asked->result, err);
}

/* The result is in the file before what was sent is forgotten; if that fails it is shown once more, and
 * nothing is lost. */
static bd_status answer_settle(answer_job *j, bd_err *err)
{
    bd_hall_event *event = j->routed->event;
    bd_sent_claim claim;
    bd_order order = {.changes = true};
    bool saved = true;
    BD_TRY(answer_read_claim(j, true, &claim, err));
    j->changes = true;
    if (claim.result[0] != '\0') {
        BD_TRY(answer_result_of(j, &claim, &order, err));
        BD_TRY(answer_do(j, &order, &saved, err));
    }
    if (!saved) return BD_OK; /* the reply says why not */
    bd_os_enter(&event->inside);
    const bd_status status = bd_claims_settle(&event->claims, claim.round, claim.white, claim.black, err);
    event->version++;
    bd_os_leave(&event->inside);
    if (claim.result[0] != '\0') return BD_OK;
    BD_TRY(status);
    return answer_claims(j, err);
}

static bd_status answer_route(answer_job *j, bd_err *err)
{
    switch (j->routed->route) {
    case BD_ROUTE_PAGE: return answer_page(j, err);
    case BD_ROUTE_ABOUT:
    case BD_ROUTE_CHANGES: return answer_state(j, err);
    case BD_ROUTE_EVENT: return answer_event(j, err);
    case BD_ROUTE_FILE: return answer_file(j, err);
    case BD_ROUTE_ASK: return answer_ask(j, err);
    case BD_ROUTE_SEAT: return answer_seat(j, err);
    case BD_ROUTE_TABLE: return answer_table(j, err);
    case BD_ROUTE_WHY: return answer_why(j, err);
    case BD_ROUTE_CLAIM: return answer_claim(j, err);
    case BD_ROUTE_CLAIMS: return answer_claims(j, err);
    case BD_ROUTE_SETTLE: return answer_settle(j, err);
    }
    BD_FAIL(err, BD_INTERNAL, NULL, "%s", BD_SAY(SERVE_NOTHING_HERE));
}

/* What screens ask again and again: named with the role, "" when it is nothing of that kind. */
static bool answer_is_kept(const answer_job *j, const char **question)
{
    bd_text text = bd_text_new(j->arena);
    bd_err err;
    const bool asks = j->routed->route == BD_ROUTE_ASK && j->routed->role != BD_ROLE_ARBITER;
    if (j->routed->route != BD_ROUTE_EVENT && !asks) return false;
    bd_text_add(&text, "%d %d ", (int)j->routed->role, (int)j->routed->route);
    if (asks) bd_text_add_bytes(&text, j->visit->body, j->visit->length);
    return bd_text_finish(&text, question, &err) == BD_OK;
}

void bd_hall_answer(bd_hall *hall, bd_arena *arena, const bd_visit *visit, const bd_routed *routed,
                    bd_hall_reply *reply)
{
    answer_job job = {.hall = hall, .arena = arena, .visit = visit, .routed = routed, .reply = reply};
    const char *question = NULL;
    uint64_t version = 0;
    bd_err err = {.status = BD_OK};
    const bool kept = answer_is_kept(&job, &question);
    bd_words_choose(NULL); /* the request before this one may have chosen another */
    if (kept && answer_from_cache(&job, question, &version)) return;
    const bd_status status = answer_route(&job, &err);
    /* Who has made a change reads the event anew, and need not be told of it. */
    if (job.changes) bd_hall_state(hall, routed->event, reply->state);
    if (status != BD_OK) {
        const bool theirs = status == BD_USAGE || status == BD_BAD_INPUT;
        bd_hall_refuse(arena, theirs ? 400 : 500, err.sentence, reply);
    } else if (kept && !job.changes && reply->status == 200) {
        bd_os_enter(&routed->event->inside);
        bd_answer_cache_keep(&routed->event->cache, question, version, reply->text, reply->length);
        bd_os_leave(&routed->event->inside);
    }
}

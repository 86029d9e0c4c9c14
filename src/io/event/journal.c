#include "io/event/journal.h"

#include "base/assert.h"
#include "io/io_words.h"
#include "io/json/json.h"

#include <string.h>

/* ---- Writing ---- */

static void journal_put(bd_text *out, const cJSON *value)
{
    if (value == NULL) {
        bd_text_add_string(out, "null");
        return;
    }
    char *text = cJSON_PrintUnformatted(value);
    if (text == NULL)
        out->failed = true;
    else
        bd_text_add_string(out, text);
    cJSON_free(text);
}

typedef struct differ {
    const char *between;
    bd_text *out;
    size_t facts;
} differ;

/* Begins a fact: the row and its member. */
static void journal_begin_fact(differ *d, bd_row_key key, const char *member)
{
    char name[32];
    bd_row_name(key, name, sizeof name);
    bd_text_add(d->out, "%s[\"%s\", ", d->facts++ > 0 ? d->between : "", name);
    if (member != NULL)
        bd_text_add_json(d->out, member);
    else
        bd_text_add_string(d->out, "null");
    bd_text_add_string(d->out, ", ");
}

static void journal_put_row(bd_text *out, const bd_row *row)
{
    if (row != NULL)
        bd_text_add_bytes(out, row->text, row->length);
    else
        bd_text_add_string(out, "null");
}

static void journal_whole_row(differ *d, bd_row_key key, const bd_row *was, const bd_row *is)
{
    journal_begin_fact(d, key, NULL);
    journal_put_row(d->out, was);
    bd_text_add_string(d->out, ", ");
    journal_put_row(d->out, is);
    bd_text_add_char(d->out, ']');
}

static void journal_member(differ *d, bd_row_key key, const char *member, const cJSON *was, const cJSON *is)
{
    if (cJSON_IsNull(was)) was = NULL; /* says as much as no member at all */
    if (cJSON_IsNull(is)) is = NULL;
    if (was == is || (was != NULL && is != NULL && cJSON_Compare(was, is, true))) return;
    journal_begin_fact(d, key, member);
    journal_put(d->out, was);
    bd_text_add_string(d->out, ", ");
    journal_put(d->out, is);
    bd_text_add_char(d->out, ']');
}

/* Rows of the same key and different bytes. */
static void journal_compare(differ *d, const bd_row *was, const bd_row *is)
{
    cJSON *a = cJSON_ParseWithLength(was->text, was->length);
    cJSON *b = cJSON_ParseWithLength(is->text, is->length);
    if (a == NULL || b == NULL) {
        d->out->failed = true;
    } else {
        for (const cJSON *m = a->child; m != NULL; m = m->next)
            journal_member(d, was->key, m->string, m, cJSON_GetObjectItemCaseSensitive(b, m->string));
        for (const cJSON *m = b->child; m != NULL; m = m->next)
            if (cJSON_GetObjectItemCaseSensitive(a, m->string) == NULL)
                journal_member(d, was->key, m->string, NULL, m);
    }
    cJSON_Delete(a);
    cJSON_Delete(b);
}

static bool journal_same_bytes(const bd_row *a, const bd_row *b)
{
    return a->length == b->length && memcmp(a->text, b->text, a->length) == 0;
}

/* What is different when the rows have other keys: then some came or went. */
static bd_status journal_find_rows(differ *d, bd_event_rows *before, bd_event_rows *after, bd_err *err)
{
    bd_row *was = NULL, *is = NULL;
    for (size_t i = 0; i < after->count; i++) {
        BD_TRY(bd_event_rows_find(before, after->items[i].key, &was, err));
        if (was == NULL)
            journal_whole_row(d, after->items[i].key, NULL, &after->items[i]);
        else if (!journal_same_bytes(was, &after->items[i]))
            journal_compare(d, was, &after->items[i]);
    }
    for (size_t i = 0; i < before->count; i++) {
        BD_TRY(bd_event_rows_find(after, before->items[i].key, &is, err));
        if (is == NULL) journal_whole_row(d, before->items[i].key, &before->items[i], NULL);
    }
    return BD_OK;
}

static bool journal_same_keys(const bd_event_rows *before, const bd_event_rows *after)
{
    bool same = before->count == after->count;
    for (size_t i = 0; same && i < after->count; i++)
        same = bd_row_same_key(before->items[i].key, after->items[i].key);
    return same;
}

bd_status bd_journal_add_facts(bd_event_rows *before, bd_event_rows *after, const char *between, bd_text *out,
                               size_t *facts, bd_err *err)
{
    differ d = {.between = between, .out = out};
    if (journal_same_keys(before, after)) {
        for (size_t i = 0; i < after->count; i++)
            if (!journal_same_bytes(&before->items[i], &after->items[i]))
                journal_compare(&d, &before->items[i], &after->items[i]);
    } else {
        BD_TRY(journal_find_rows(&d, before, after, err));
    }
    if (out->failed) BD_FAIL_MEMORY(err);
    *facts = d.facts;
    return BD_OK;
}

static void journal_put_text(bd_text *out, const char *key, const char *text)
{
    if (text == NULL) return;
    bd_text_add(out, ", \"%s\": ", key);
    bd_text_add_json(out, text);
}

bd_status bd_journal_add(const bd_act *act, bd_event_rows *before, bd_event_rows *after, bd_text *out,
                         bool *any, bd_err *err)
{
    bd_text facts = bd_text_new(after->arena);
    size_t count = 0;
    BD_ASSERT(act->number > 0);
    BD_TRY(bd_journal_add_facts(before, after, ", ", &facts, &count, err));
    *any = count > 0;
    if (!*any) return BD_OK;
    bd_text_add(out, "  {\"act\": %d", act->number);
    journal_put_text(out, "at", act->at);
    journal_put_text(out, "role", act->role);
    journal_put_text(out, "name", act->name);
    journal_put_text(out, "what", act->what);
    if (act->takes_back > 0) bd_text_add(out, ", \"takes_back\": %d", act->takes_back);
    bd_text_add_string(out, ", \"facts\": [");
    bd_text_add_bytes(out, facts.bytes, facts.length);
    bd_text_add_string(out, "]}");
    return BD_OK;
}

/* ---- Reading ---- */

static const char *journal_text(const cJSON *act, const char *key)
{
    return cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(act, key));
}

static int journal_number(const cJSON *act, const char *key)
{
    const cJSON *number = cJSON_GetObjectItemCaseSensitive(act, key);
    return cJSON_IsNumber(number) && number->valueint > 0 ? number->valueint : 0;
}

bool bd_journal_next_line(const char **at, const char *end, const char **line, size_t *length)
{
    if (*at >= end) return false;
    const char *stop = memchr(*at, '\n', (size_t)(end - *at));
    if (stop == NULL) stop = end;
    *line = *at;
    *at = stop + 1;
    while (*line < stop && **line == ' ') (*line)++;
    while (stop > *line && (stop[-1] == ',' || stop[-1] == ' ')) stop--;
    *length = (size_t)(stop - *line);
    return true;
}

bd_status bd_journal_parse(bd_arena *arena, const char *line, size_t length, cJSON **out, bd_err *err)
{
    bd_json_doc doc;
    bd_err why;
    *out = cJSON_ParseWithLength(line, length);
    if (*out == NULL && bd_json_open(arena, "", line, length, &doc, &why) != BD_BAD_INPUT)
        BD_FAIL_MEMORY(err);
    return BD_OK;
}

static bd_status journal_read_act(bd_journal *journal, const char *line, size_t length, bd_err *err)
{
    const size_t count = journal->count;
    BD_ROOM(journal->acts, journal->count, journal->capacity, journal->arena, err);
    cJSON *json = NULL;
    BD_TRY(bd_journal_parse(journal->arena, line, length, &json, err));
    bd_journal_act *act = &journal->acts[journal->count++];
    *act = (bd_journal_act){.json = json,
                            .cut = cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(json, "cut")),
                            .told = {.number = journal_number(json, "act"),
                                     .at = journal_text(json, "at"),
                                     .role = journal_text(json, "role"),
                                     .name = journal_text(json, "name"),
                                     .what = journal_text(json, "what"),
                                     .takes_back = journal_number(json, "takes_back")}};
    const bool follows = count == 0 || act->told.number == act[-1].told.number + 1;
    if (act->told.number == 0 || !follows || (act->cut && count > 0))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(IO_NOT_AN_ACT), count + 1);
    return BD_OK;
}

/* An act that was itself taken back takes nothing back. */
static void journal_mark(bd_journal *journal)
{
    for (size_t i = journal->count; i > 0; i--) {
        const bd_journal_act *act = &journal->acts[i - 1];
        const bd_journal_act *other = bd_journal_find(journal, act->told.takes_back);
        if (other != NULL && other < act && !act->told.taken_back)
            journal->acts[other - journal->acts].told.taken_back = true;
    }
}

bd_status bd_journal_open(bd_arena *arena, const bd_event *event, bd_journal *out, bd_err *err)
{
    const char *at = event->journal, *line = NULL;
    size_t length = 0;
    *out = (bd_journal){.arena = arena};
    if (at == NULL) return BD_OK;
    const char *end = at + event->journal_length;
    while (bd_journal_next_line(&at, end, &line, &length)) BD_TRY(journal_read_act(out, line, length, err));
    journal_mark(out);
    return BD_OK;
}

void bd_journal_close(bd_journal *journal)
{
    for (size_t i = 0; i < journal->count; i++) cJSON_Delete(journal->acts[i].json);
    journal->count = 0;
}

const bd_journal_act *bd_journal_find(const bd_journal *journal, int number)
{
    if (journal->count == 0 || number < journal->acts[0].told.number) return NULL;
    const size_t at = (size_t)(number - journal->acts[0].told.number);
    return at < journal->count && !journal->acts[at].cut ? &journal->acts[at] : NULL;
}

bool bd_fact_next(const bd_journal_act *act, const cJSON **item, bd_fact *out)
{
    const cJSON *facts = cJSON_GetObjectItemCaseSensitive(act->json, "facts");
    for (*item = *item != NULL   ? (*item)->next
                 : facts != NULL ? facts->child
                                 : NULL;
         *item != NULL; *item = (*item)->next) {
        *out = (bd_fact){.row_name = cJSON_GetStringValue(cJSON_GetArrayItem(*item, 0)),
                         .member = cJSON_GetStringValue(cJSON_GetArrayItem(*item, 1)),
                         .was = cJSON_GetArrayItem(*item, 2),
                         .is = cJSON_GetArrayItem(*item, 3)};
        if (out->row_name != NULL && out->is != NULL && bd_row_parse(out->row_name, &out->row)) return true;
    }
    return false;
}

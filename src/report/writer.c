#include "report/writer.h"

#include "base/assert.h"
#include "base/ints.h"

static void writer_new_line(bd_writer *json)
{
    if (json->row_depth > 0) return;
    bd_text_add_char(json->text, '\n');
    bd_text_add_spaces(json->text, 2 * json->depth);
}

/* What stands before any value: a comma after the one before, and the key. */
static void writer_lead(bd_writer *json, const char *key)
{
    if (!json->level[json->depth].empty) bd_text_add_string(json->text, json->row_depth > 0 ? ", " : ",");
    json->level[json->depth].empty = false;
    writer_new_line(json);
    if (key == NULL) return;
    bd_text_add_json(json->text, key);
    bd_text_add_string(json->text, ": ");
}

static void writer_open(bd_writer *json, char first, char last)
{
    BD_ASSERT(json->depth + 1 < BD_WRITER_DEPTH);
    bd_text_add_char(json->text, first);
    json->depth++;
    json->level[json->depth].close = last;
    json->level[json->depth].empty = true;
}

static void writer_open_row(bd_writer *json, char first, char last)
{
    writer_open(json, first, last);
    if (json->row_depth == 0) json->row_depth = json->depth;
}

bd_writer bd_writer_begin(bd_text *text)
{
    bd_writer json = {.text = text};
    writer_open(&json, '{', '}');
    return json;
}

void bd_writer_object(bd_writer *json, const char *key)
{
    writer_lead(json, key);
    writer_open(json, '{', '}');
}

void bd_writer_object_row(bd_writer *json, const char *key)
{
    writer_lead(json, key);
    writer_open_row(json, '{', '}');
}

void bd_writer_list(bd_writer *json, const char *key)
{
    writer_lead(json, key);
    writer_open(json, '[', ']');
}

void bd_writer_list_row(bd_writer *json, const char *key)
{
    writer_lead(json, key);
    writer_open_row(json, '[', ']');
}

void bd_writer_end(bd_writer *json)
{
    BD_ASSERT(json->depth > 0);
    const bool empty = json->level[json->depth].empty;
    const char close = json->level[json->depth].close;
    json->depth--;
    if (!empty) writer_new_line(json);
    if (json->row_depth > json->depth) json->row_depth = 0;
    bd_text_add_char(json->text, close);
    if (json->depth == 0) bd_text_add_char(json->text, '\n');
}

void bd_writer_string(bd_writer *json, const char *key, const char *value)
{
    if (value == NULL) {
        bd_writer_null(json, key);
        return;
    }
    writer_lead(json, key);
    bd_text_add_json(json->text, value);
}

void bd_writer_int(bd_writer *json, const char *key, int64_t value)
{
    writer_lead(json, key);
    bd_text_add(json->text, "%lld", (long long)value);
}

void bd_writer_id(bd_writer *json, const char *key, int id)
{
    if (id == 0)
        bd_writer_null(json, key);
    else
        bd_writer_int(json, key, id);
}

void bd_writer_number(bd_writer *json, const char *key, const char *digits)
{
    writer_lead(json, key);
    bd_text_add_string(json->text, digits);
}

void bd_writer_halves(bd_writer *json, const char *key, int halves)
{
    char digits[16];
    bd_writer_number(json, key, bd_print_halves(halves, digits, sizeof digits));
}

void bd_writer_bool(bd_writer *json, const char *key, bool value)
{
    writer_lead(json, key);
    bd_text_add_string(json->text, value ? "true" : "false");
}

void bd_writer_null(bd_writer *json, const char *key)
{
    writer_lead(json, key);
    bd_text_add_string(json->text, "null");
}

void bd_writer_strings(bd_writer *json, const char *key, const char *const *items, size_t count)
{
    bd_writer_list(json, key);
    for (size_t i = 0; i < count; i++) bd_writer_string(json, NULL, items[i]);
    bd_writer_end(json);
}

void bd_writer_ints(bd_writer *json, const char *key, const int *items, size_t count)
{
    bd_writer_list_row(json, key);
    for (size_t i = 0; i < count; i++) bd_writer_int(json, NULL, items[i]);
    bd_writer_end(json);
}

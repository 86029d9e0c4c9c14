#include "report/reply.h"

#include "base/assert.h"
#include "people/unicode.h"
#include "report/page.h"

static void reply_add(bd_reply *reply, bd_part part)
{
    if (!BD_HAS_ROOM(reply, reply->parts, reply->count, reply->capacity)) return;
    reply->parts[reply->count++] = part;
}

bd_reply bd_reply_new(bd_arena *arena, const char *format)
{
    bd_reply reply = {.arena = arena};
    bd_reply_string(&reply, "format", format);
    return reply;
}

void bd_reply_string(bd_reply *reply, const char *key, const char *text)
{
    reply_add(reply, (bd_part){.kind = BD_PART_STRING, .key = key, .text = text});
}

void bd_reply_int(bd_reply *reply, const char *key, int64_t number)
{
    reply_add(reply, (bd_part){.kind = BD_PART_INT, .key = key, .number = number});
}

void bd_reply_flag(bd_reply *reply, const char *key, bool flag)
{
    reply_add(reply, (bd_part){.kind = BD_PART_FLAG, .key = key, .number = flag});
}

void bd_reply_id(bd_reply *reply, const char *key, int id)
{
    reply_add(reply, (bd_part){.kind = BD_PART_ID, .key = key, .number = id});
}

void bd_reply_strings(bd_reply *reply, const char *key, const char *const *items, size_t count)
{
    reply_add(reply, (bd_part){.kind = BD_PART_STRINGS, .key = key, .strings = {items, count}});
}

void bd_reply_ints(bd_reply *reply, const char *key, const int *items, size_t count)
{
    reply_add(reply, (bd_part){.kind = BD_PART_INTS, .key = key, .ints = {items, count}});
}

void bd_reply_heading(bd_reply *reply, const bd_tournament *event, int round, bool after)
{
    reply_add(reply, (bd_part){.kind = BD_PART_HEADING, .event = event, .number = round, .after = after});
}

void bd_reply_title(bd_reply *reply, const char *title)
{
    reply_add(reply, (bd_part){.kind = BD_PART_TITLE, .text = title});
}

void bd_reply_gap(bd_reply *reply) { reply_add(reply, (bd_part){.kind = BD_PART_GAP}); }

void bd_reply_line(bd_reply *reply, const char *line)
{
    reply_add(reply, (bd_part){.kind = BD_PART_LINE, .text = line});
}

void bd_reply_sentence(bd_reply *reply, const char *sentence)
{
    if (sentence != NULL) reply_add(reply, (bd_part){.kind = BD_PART_SENTENCE, .text = sentence});
}

void bd_reply_item(bd_reply *reply, const char *sentence, int indent)
{
    reply_add(reply, (bd_part){.kind = BD_PART_SENTENCE, .text = sentence, .number = indent});
}

void bd_reply_labelled(bd_reply *reply, const char *label, const char *sentence, int indent)
{
    reply_add(reply, (bd_part){.kind = BD_PART_SENTENCE, .text = sentence, .lead = label, .number = indent});
}

void bd_reply_own(bd_reply *reply, const void *self, bd_part_text *as_text, bd_part_json *as_json)
{
    reply_add(reply, (bd_part){.kind = BD_PART_OWN, .self = self, .as_text = as_text, .as_json = as_json});
}

static void reply_add_rows(bd_reply *reply, bd_part_kind kind, const char *key, const bd_rows *rows)
{
    bd_rows *copy = bd_arena_alloc(reply->arena, 1, sizeof *copy);
    reply->failed = reply->failed || copy == NULL || rows->failed;
    if (copy == NULL) return;
    *copy = *rows;
    reply_add(reply, (bd_part){.kind = kind, .key = key, .rows = copy});
}

void bd_reply_rows(bd_reply *reply, const char *key, const bd_rows *rows)
{
    reply_add_rows(reply, BD_PART_ROWS, key, rows);
}

void bd_reply_list(bd_reply *reply, const char *key, const bd_rows *rows)
{
    reply_add_rows(reply, BD_PART_LIST, key, rows);
}

void bd_reply_members(bd_reply *reply, const bd_rows *rows)
{
    reply_add_rows(reply, BD_PART_MEMBERS, NULL, rows);
}

static void reply_text(const bd_part *part, const bd_terminal *terminal, bd_text *out)
{
    const int number = (int)part->number;
    switch (part->kind) {
    case BD_PART_ROWS:
        if (part->rows->count > 0) bd_rows_print(part->rows, terminal, out);
        break;
    case BD_PART_HEADING: bd_page_heading(out, terminal, part->event, number, part->after); break;
    case BD_PART_TITLE:
        bd_page_bold(out, terminal, part->text);
        bd_text_add_char(out, '\n');
        break;
    case BD_PART_LINE: bd_text_add(out, "%s\n", part->text); break;
    case BD_PART_SENTENCE:
        bd_text_add_column(out, part->lead != NULL ? part->lead : "", number, false);
        bd_page_wrapped(out, part->text, number, terminal->width);
        break;
    case BD_PART_GAP: bd_text_add_char(out, '\n'); break;
    case BD_PART_OWN:
        if (part->as_text != NULL) part->as_text(part->self, terminal, out);
        break;
    default: break; /* what only programs read */
    }
}

static void reply_json(const bd_part *part, bd_writer *json)
{
    if (part->kind == BD_PART_OWN && part->as_json != NULL) part->as_json(part->self, json);
    if (part->kind == BD_PART_MEMBERS)
        bd_writer_members(json, part->rows->members, part->rows->member_count, part->rows->bytes);
    if (part->key == NULL) return;
    switch (part->kind) {
    case BD_PART_STRING: bd_writer_string(json, part->key, part->text); break;
    case BD_PART_INT: bd_writer_int(json, part->key, part->number); break;
    case BD_PART_ID: bd_writer_id(json, part->key, (int)part->number); break;
    case BD_PART_FLAG: bd_writer_bool(json, part->key, part->number != 0); break;
    case BD_PART_STRINGS: bd_writer_strings(json, part->key, part->strings.items, part->strings.count); break;
    case BD_PART_INTS: bd_writer_ints(json, part->key, part->ints.items, part->ints.count); break;
    case BD_PART_LIST:
    case BD_PART_ROWS: bd_rows_json(part->rows, part->key, json); break;
    default: break; /* what only people read */
    }
}

void bd_reply_write(const bd_reply *reply, bd_output format, const bd_terminal *terminal, bd_text *out)
{
    bd_writer json = {.text = out};
    BD_ASSERT(reply->failed || reply->count > 0);
    out->failed = out->failed || reply->failed;
    if (out->failed) return;
    if (format == BD_OUT_JSON) json = bd_writer_begin(out);
    for (size_t i = 0; i < reply->count; i++) {
        const bd_part *part = &reply->parts[i];
        if (format == BD_OUT_TEXT) reply_text(part, terminal, out);
        if (format == BD_OUT_JSON) reply_json(part, &json);
        if (format != BD_OUT_CSV || part->kind != BD_PART_ROWS) continue;
        const bd_table table = bd_rows_table(part->rows, BD_SHOW_CSV, terminal);
        if (table.column_count > 0 || table.failed) bd_table_csv(&table, out);
    }
    if (format == BD_OUT_JSON) bd_writer_end(&json);
}

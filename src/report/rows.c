#include "report/rows.h"

#include "base/assert.h"
#include "base/ints.h"
#include "base/words.h"
#include "cards/card.h"
#include "cards/certificate.h"
#include "report/html.h"
#include "report/labels.h"
#include "report/page.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

bd_rows bd_rows_new(bd_arena *arena, size_t size) { return (bd_rows){.arena = arena, .size = size}; }

bd_rows bd_rows_over(bd_arena *arena, const bd_member *members, size_t member_count, const void *rows,
                     size_t size, size_t count)
{
    bd_rows over = bd_rows_new(arena, size);
    bd_rows_show(&over, members, member_count);
    over.bytes = (char *)rows; /* only read */
    over.count = count;
    return over;
}

void bd_rows_show(bd_rows *rows, const bd_member *members, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (BD_HAS_ROOM(rows, rows->members, rows->member_count, rows->member_capacity))
            rows->members[rows->member_count++] = members[i];
}

void bd_rows_add(bd_rows *rows, const void *row)
{
    rows->bytes =
        bd_table_room(rows->arena, rows->bytes, rows->count, &rows->capacity, rows->size, &rows->failed);
    if (rows->failed) return;
    memcpy(rows->bytes + rows->size * rows->count++, row, rows->size);
}

const char **bd_rows_texts(bd_rows *rows, size_t count)
{
    const char **texts = bd_arena_alloc(rows->arena, count + 1, sizeof *texts);
    if (texts == NULL) rows->failed = true;
    return texts;
}

const bd_rows *bd_rows_keep(bd_rows *rows, const bd_rows *inner)
{
    bd_rows *copy = bd_arena_alloc(rows->arena, 1, sizeof *copy);
    if (copy == NULL || inner->failed)
        rows->failed = true;
    else
        *copy = *inner;
    return copy;
}

/* Where the value of a column stands. */
static const void *rows_value(const bd_member *member, const char *row)
{
    const char *at = row + member->at;
    if (member->behind == BD_ITSELF) return at;
    const char *start;
    memcpy(&start, at, sizeof start);
    BD_ASSERT(start != NULL);
    return start + member->behind;
}

static bool rows_is_number(bd_cell cell)
{
    return cell <= BD_CELL_HALVES || cell == BD_CELL_DIGITS || cell == BD_CELL_GRADE;
}

static bool rows_is_page(unsigned where) { return (where & (BD_SHOW_PAGE | BD_SHOW_CROSS)) != 0; }

static void rows_add_half_signs(bd_table *table, int halves)
{
    bd_text text = bd_text_new(table->arena);
    const char *words = "";
    bd_html_halves(&text, halves);
    if (bd_text_finish(&text, &words, NULL) != BD_OK) table->failed = true;
    bd_table_add_string(table, words);
}

static const char *rows_join_ints(bd_table *table, const bd_ints *list)
{
    bd_text text = bd_text_new(table->arena);
    const char *words = "";
    for (size_t i = 0; i < list->count; i++) bd_text_add(&text, i > 0 ? " %d" : "%d", list->items[i]);
    if (bd_text_finish(&text, &words, NULL) != BD_OK) table->failed = true;
    return words;
}

static void rows_add_words(bd_table *table, const bd_member *member, const void *value, unsigned where,
                           const bd_terminal *terminal)
{
    const char *const *text = value;
    const bool coded = where == BD_SHOW_CSV;
    switch (member->cell) {
    case BD_CELL_CHARS: bd_table_add_string(table, value); break;
    case BD_CELL_SAID: bd_table_add_string(table, bd_say(*text)); break;
    case BD_CELL_WORD: bd_table_add_string(table, coded || *text == NULL ? *text : bd_say(*text)); break;
    case BD_CELL_TEXT:
    case BD_CELL_DIGITS:
        bd_table_add_string(table, rows_is_page(where) && (member->where & BD_FRACTIONS) != 0
                                       ? bd_fractions(table->arena, *text)
                                       : *text);
        break;
    case BD_CELL_FLAG: bd_table_add_string(table, bd_word_yes(*(const bool *)value)); break;
    case BD_CELL_COLOUR: bd_table_add_string(table, bd_word_colour(*(const bd_colour *)value)); break;
    case BD_CELL_FLOAT:
        bd_table_add_string(table, coded ? bd_word_float(*(const bd_float *)value)
                                         : bd_arrow(*(const bd_float *)value, terminal));
        break;
    case BD_CELL_PLAYER: bd_table_add_string(table, bd_name_of(*(const bd_card *const *)value)); break;
    case BD_CELL_INTS: bd_table_add_string(table, rows_join_ints(table, value)); break;
    default: BD_ASSERT(false);
    }
}

static void rows_add_cell(bd_table *table, const bd_member *member, const char *row, unsigned where,
                          const bd_terminal *terminal)
{
    const void *value = rows_value(member, row);
    const int *number = value;
    switch (member->cell) {
    case BD_CELL_INT: bd_table_add(table, "%d", *number); break;
    case BD_CELL_LONG: bd_table_add(table, "%" PRId64, *(const int64_t *)value); break;
    case BD_CELL_BOUND:
        if (*(const int64_t *)value != BD_NO_BOUND)
            bd_table_add(table, "%" PRId64, *(const int64_t *)value);
        else
            bd_table_add_string(table, "-");
        break;
    case BD_CELL_ID:
        if (*number != 0)
            bd_table_add(table, "%d", *number);
        else
            bd_table_add_string(table, "");
        break;
    case BD_CELL_HALVES:
        if (rows_is_page(where))
            rows_add_half_signs(table, *number);
        else
            bd_table_add_halves(table, *number);
        break;
    case BD_CELL_GRADE: bd_table_add_grade(table, *(const bd_grade *)value); break;
    default: rows_add_words(table, member, value, where, terminal);
    }
}

static bd_look rows_look(const bd_member *member)
{
    if ((member->where & BD_HEAD) != 0) return BD_LOOKS_HEAD;
    return member->cell == BD_CELL_PLAYER ? BD_LOOKS_NAME
           : member->cell == BD_CELL_ID   ? BD_LOOKS_ID
                                          : BD_LOOKS_PLAIN;
}

static bool rows_is_shown(const bd_member *member, unsigned where, const bd_terminal *terminal)
{
    if ((member->where & BD_WIDE) != 0 && terminal->width < BD_WIDE_COLUMNS) return false;
    return (member->where & where) != 0;
}

bd_table bd_rows_table(const bd_rows *rows, unsigned where, const bd_terminal *terminal)
{
    bd_column *columns = bd_arena_alloc(rows->arena, rows->member_count + 1, sizeof *columns);
    bd_table table = bd_table_new(rows->arena, columns, 0);
    table.failed = rows->failed || columns == NULL;
    for (size_t c = 0; !table.failed && c < rows->member_count; c++) {
        const bd_member *member = &rows->members[c];
        if (!rows_is_shown(member, where, terminal)) continue;
        columns[table.column_count++] = (bd_column){member->title, member->key, rows_is_number(member->cell),
                                                    member->least, rows_look(member)};
    }
    for (size_t i = 0; !table.failed && i < rows->count; i++)
        for (size_t c = 0; c < rows->member_count; c++)
            if (rows_is_shown(&rows->members[c], where, terminal))
                rows_add_cell(&table, &rows->members[c], rows->bytes + i * rows->size, where, terminal);
    return table;
}

void bd_rows_print(const bd_rows *rows, const bd_terminal *terminal, bd_text *out)
{
    const bd_table table = bd_rows_table(rows, BD_SHOW_TEXT, terminal);
    if (table.failed || table.column_count > 0) bd_table_text(&table, terminal, out);
}

/* Whether there is nothing to say. */
static bool rows_is_nothing(const bd_member *member, const void *value)
{
    const char *const *text = value;
    switch (member->cell) {
    case BD_CELL_INT:
    case BD_CELL_ID:
    case BD_CELL_HALVES: return *(const int *)value == 0;
    case BD_CELL_FLAG: return !*(const bool *)value;
    case BD_CELL_DIGITS: return *text == NULL || (*text)[0] == '\0';
    case BD_CELL_TEXTS: return ((const bd_texts *)value)->items == NULL;
    case BD_CELL_INTS: return ((const bd_ints *)value)->count == 0;
    case BD_CELL_TEXT: return *text == NULL;
    default: return false;
    }
}

static void rows_json_object(const bd_rows *rows, const char *key, bd_writer *json)
{
    if (rows == NULL || rows->count == 0) {
        bd_writer_null(json, key);
        return;
    }
    bd_writer_object_row(json, key);
    bd_writer_members(json, rows->members, rows->member_count, rows->bytes);
    bd_writer_end(json);
}

static void rows_json_lists(const bd_member *member, const void *value, bd_writer *json)
{
    const bd_ints *ints = value;
    const bd_lists *lists = value;
    const bd_texts *texts = value;
    switch (member->cell) {
    case BD_CELL_ROWS: bd_rows_json(*(const bd_rows *const *)value, member->key, json); break;
    case BD_CELL_OBJECT: rows_json_object(*(const bd_rows *const *)value, member->key, json); break;
    case BD_CELL_INTS: bd_writer_ints(json, member->key, ints->items, ints->count); break;
    case BD_CELL_STRINGS: bd_writer_strings(json, member->key, texts->items, texts->count); break;
    case BD_CELL_LISTS:
        bd_writer_list(json, member->key);
        for (size_t i = 0; i < lists->count; i++)
            bd_writer_ints(json, NULL, lists->items[i].items, lists->items[i].count);
        bd_writer_end(json);
        break;
    default:
        bd_writer_list_row(json, member->key);
        for (size_t i = 0; i < texts->count; i++) bd_writer_string(json, NULL, texts->items[i]);
        bd_writer_end(json);
    }
}

static void rows_json_cell(const bd_member *member, const char *row, bd_writer *json)
{
    const void *value = rows_value(member, row);
    const int *number = value;
    const char *const *text = value;
    if ((member->where & BD_OPTIONAL) != 0 && rows_is_nothing(member, value)) return;
    switch (member->cell) {
    case BD_CELL_INT: bd_writer_int(json, member->key, *number); break;
    case BD_CELL_LONG: bd_writer_int(json, member->key, *(const int64_t *)value); break;
    case BD_CELL_BOUND:
        if (*(const int64_t *)value != BD_NO_BOUND)
            bd_writer_int(json, member->key, *(const int64_t *)value);
        else
            bd_writer_null(json, member->key);
        break;
    case BD_CELL_ID: bd_writer_id(json, member->key, *number); break;
    case BD_CELL_HALVES: bd_writer_halves(json, member->key, *number); break;
    case BD_CELL_TEXT:
    case BD_CELL_WORD: bd_writer_string(json, member->key, *text); break;
    case BD_CELL_SAID: bd_writer_string(json, member->key, bd_say(*text)); break;
    case BD_CELL_CHARS: bd_writer_string(json, member->key, value); break;
    case BD_CELL_DIGITS:
        bd_writer_number(json, member->key, rows_is_nothing(member, value) ? "null" : *text);
        break;
    case BD_CELL_FLAG: bd_writer_bool(json, member->key, *(const bool *)value); break;
    case BD_CELL_GRADE: bd_writer_grade(json, *(const bd_grade *)value); break;
    case BD_CELL_COLOUR:
        bd_writer_string(json, member->key, bd_word_colour(*(const bd_colour *)value));
        break;
    case BD_CELL_FLOAT: bd_writer_string(json, member->key, bd_word_float(*(const bd_float *)value)); break;
    case BD_CELL_PLAYER: bd_writer_string(json, member->key, (*(const bd_card *const *)value)->name); break;
    case BD_CELL_INTS:
    case BD_CELL_TEXTS:
    case BD_CELL_STRINGS:
    case BD_CELL_LISTS:
    case BD_CELL_OBJECT:
    case BD_CELL_ROWS: rows_json_lists(member, value, json); break;
    }
}

void bd_writer_members(bd_writer *json, const bd_member *members, size_t member_count, const void *row)
{
    for (size_t c = 0; c < member_count; c++)
        if ((members[c].where & BD_SHOW_JSON) != 0) rows_json_cell(&members[c], row, json);
}

void bd_rows_json(const bd_rows *rows, const char *key, bd_writer *json)
{
    bool nested = false;
    json->text->failed = json->text->failed || rows->failed;
    if (rows->failed) return;
    for (size_t c = 0; c < rows->member_count; c++)
        nested = nested || rows->members[c].cell >= BD_CELL_OBJECT;
    bd_writer_list(json, key);
    for (size_t i = 0; i < rows->count; i++) {
        if (nested)
            bd_writer_object(json, NULL);
        else
            bd_writer_object_row(json, NULL);
        bd_writer_members(json, rows->members, rows->member_count, rows->bytes + i * rows->size);
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

/* Folding back: rows of an event become what they were before an act, fact by fact. */
#include "io/event/journal.h"

#include "base/assert.h"
#include "io/event/event_json.h"
#include "io/io_words.h"

#include <string.h>

/* The row as an object, to be looked into and changed. */
static bd_status fold_parse(bd_row *row, bd_err *err)
{
    if (row->parsed == NULL) row->parsed = cJSON_ParseWithLength(row->text, row->length);
    if (row->parsed == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

/* Both missing, or the same. */
static bool fold_same(const cJSON *there, const cJSON *told)
{
    if (there == NULL || cJSON_IsNull(told)) return there == NULL && cJSON_IsNull(told);
    return cJSON_Compare(there, told, true) != 0;
}

bd_status bd_fact_stands(bd_event_rows *rows, const bd_fact *fact, bool *stands, bd_err *err)
{
    bd_row *row = NULL;
    BD_TRY(bd_event_rows_find(rows, fact->row, &row, err));
    *stands = fact->member == NULL && cJSON_IsNull(fact->is);
    if (row == NULL) return BD_OK;
    BD_TRY(fold_parse(row, err));
    const cJSON *there =
        fact->member == NULL ? row->parsed : cJSON_GetObjectItemCaseSensitive(row->parsed, fact->member);
    *stands = fold_same(there, fact->is);
    return BD_OK;
}

static bd_status fold_print(bd_arena *arena, const cJSON *value, bd_row *row, bd_err *err)
{
    char *text = cJSON_PrintUnformatted(value);
    row->text = text != NULL ? bd_arena_copy_text(arena, text) : NULL;
    cJSON_free(text);
    if (row->text == NULL) BD_FAIL_MEMORY(err);
    row->length = strlen(row->text);
    return BD_OK;
}

static bd_status fold_put_row(bd_event_rows *rows, const bd_fact *fact, bd_err *err)
{
    bd_row *row = NULL;
    BD_TRY(bd_event_rows_find(rows, fact->row, &row, err));
    if (row != NULL) {
        cJSON_Delete(row->parsed);
        row->parsed = NULL;
        row->gone = true;
    }
    if (cJSON_IsNull(fact->was)) return BD_OK;
    bd_row back = {.key = fact->row};
    BD_TRY(fold_print(rows->arena, fact->was, &back, err));
    return bd_event_rows_insert(rows, back, err);
}

bd_status bd_fact_put_back(bd_event_rows *rows, const bd_fact *fact, bd_err *err)
{
    bd_row *row = NULL;
    if (fact->member == NULL) return fold_put_row(rows, fact, err);
    BD_TRY(bd_event_rows_find(rows, fact->row, &row, err));
    BD_ASSERT(row != NULL);
    BD_TRY(fold_parse(row, err));
    row->text = NULL;
    cJSON_DeleteItemFromObjectCaseSensitive(row->parsed, fact->member);
    if (cJSON_IsNull(fact->was)) return BD_OK;
    cJSON *copy = cJSON_Duplicate(fact->was, true);
    if (copy != NULL && cJSON_AddItemToObject(row->parsed, fact->member, copy)) return BD_OK;
    cJSON_Delete(copy);
    BD_FAIL_MEMORY(err);
}

bd_status bd_rows_to_event(bd_event_rows *rows, const bd_event *like, bd_event **out, bd_err *err)
{
    const bd_read_options options = {.lenient = true};
    for (size_t i = 0; i < rows->count; i++) {
        bd_row *row = &rows->items[i];
        if (!row->gone && row->text == NULL) BD_TRY(fold_print(rows->arena, row->parsed, row, err));
    }
    bd_event_rows_join(rows);
    bd_text_add_string(&rows->file, BD_EVENT_END);
    if (rows->file.failed) BD_FAIL_MEMORY(err);
    BD_TRY(bd_event_json_read(rows->arena, BD_SAY(IO_NEW_VERSION), rows->file.bytes, rows->file.length,
                              &options, NULL, out, err));
    (*out)->entered->format = like->entered->format;
    (*out)->journal = like->journal;
    (*out)->journal_length = like->journal_length;
    (*out)->acts = like->acts;
    return BD_OK;
}

void bd_rows_close(bd_event_rows *rows)
{
    for (size_t i = 0; i < rows->count; i++) {
        cJSON_Delete(rows->items[i].parsed);
        rows->items[i].parsed = NULL;
    }
}

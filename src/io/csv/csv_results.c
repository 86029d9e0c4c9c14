/* Lists of results. */
#include "io/csv/csv.h"

#include "base/assert.h"
#include "base/ints.h"
#include "io/csv/csv_table.h"
#include "io/csv/csv_words.h"

#include <string.h>

/* What `draw --format csv` writes is known too: a column of results is all that need be added to it. */
enum { BOARD, WHITE, BLACK, RESULT, ROUND, BLACK_NAME };

static const bd_csv_column csv_results_columns[] = {
    {"board", {"table", "bd"}},
    {"white", {"white_id", "white_no"}},
    {"black", {"black_id", "black_no"}},
    {"result", {"res"}},
    {"round", {"rd"}},
    {"black_name", {NULL}},
    {"white_name", {NULL}},
    {"white_points", {NULL}},
    {"white_float", {NULL}},
    {"black_points", {NULL}},
    {"black_float", {NULL}},
};

static bd_status csv_results_take_number(const bd_csv_table *table, size_t column, int high, int *out)
{
    BD_ASSERT(high >= 1);
    const bd_csv_cell *cell = bd_csv_cell_of(table, column);
    if (cell == NULL) return BD_OK;
    int64_t value;
    if (!bd_parse_int(cell->text, cell->length, 1, high, &value))
        BD_CSV_FAIL(table, cell->line, cell->column, BD_SAY(CSV_RESULT_NOT_A_NUMBER),
                    csv_results_columns[column].name, BD_SHOWN(cell->text, cell->length), high);
    *out = (int)value;
    return BD_OK;
}

/* A player: their number, or a name. */
static bd_status csv_results_take_player(const bd_csv_table *table, size_t column, int *id, const char **name)
{
    const bd_csv_cell *cell = bd_csv_cell_of(table, column);
    int64_t value;
    if (cell == NULL) return BD_OK;
    if (strspn(cell->text, "0123456789") == cell->length)
        return csv_results_take_number(table, column, BD_ID_MAX, id);
    if (bd_parse_int(cell->text, cell->length, INT64_MIN, INT64_MAX, &value))
        return csv_results_take_number(table, column, BD_ID_MAX, id);
    *name = cell->text;
    return BD_OK;
}

/* A row must say which game it means. */
static bd_status csv_results_check_game(const bd_csv_table *table, const bd_csv_result *row)
{
    const bd_csv_cell *first = &table->cells[0];
    const bool white = row->white > 0 || row->white_name != NULL;
    const bool black = row->black > 0 || row->black_name != NULL;
    if (row->board == 0 && !white && !black)
        BD_CSV_FAIL(table, first->line, first->column, BD_SAY(CSV_NO_GAME));
    if (white != black) BD_CSV_FAIL(table, first->line, first->column, BD_SAY(CSV_HALF_A_GAME));
    if (row->white > 0 && row->white == row->black)
        BD_CSV_FAIL(table, first->line, first->column, BD_SAY(CSV_PLAYS_THEMSELVES), row->white);
    return BD_OK;
}

/* The line of the bye in a list of pairings. */
static bool csv_results_is_bye(const bd_csv_table *table)
{
    const bd_csv_cell *black = bd_csv_cell_of(table, BLACK);
    if (black == NULL) black = bd_csv_cell_of(table, BLACK_NAME);
    return black != NULL && strcmp(black->text, "bye") == 0;
}

static bd_status csv_results_take_place(const bd_csv_table *table, bd_csv_result *row)
{
    char place[sizeof(((bd_err *)0)->place)];
    row->line = table->cells[0].line;
    bd_place_write(table->file_name, row->line, 0, place, sizeof place);
    row->place = bd_arena_copy_text(table->arena, place);
    if (row->place == NULL) BD_FAIL_MEMORY(table->err);
    return BD_OK;
}

static bd_status csv_results_take_result(const bd_csv_table *table, const bd_csv_cell *cell, bd_result *out)
{
    bd_err refused;
    if (bd_result_parse(cell->text, out, &refused) != BD_OK)
        BD_CSV_FAIL(table, cell->line, cell->column, "%s", refused.sentence);
    return BD_OK;
}

static bd_status csv_results_take_row(bd_csv_table *table, bd_csv_results *out)
{
    const bd_csv_cell *cell = bd_csv_cell_of(table, RESULT);
    if (cell == NULL || csv_results_is_bye(table)) return BD_OK; /* still on, or no game */
    bd_csv_result row = {.line = cell->line};
    BD_TRY(csv_results_take_result(table, cell, &row.result));
    BD_TRY(csv_results_take_number(table, BOARD, BD_PLAYERS_MAX, &row.board));
    BD_TRY(csv_results_take_player(table, WHITE, &row.white, &row.white_name));
    BD_TRY(csv_results_take_player(table, BLACK, &row.black, &row.black_name));
    BD_TRY(csv_results_take_number(table, ROUND, BD_ROUNDS_MAX, &row.round));
    BD_TRY(csv_results_check_game(table, &row));
    BD_TRY(csv_results_take_place(table, &row));
    BD_ROOM(out->items, out->count, out->capacity, table->arena, table->err);
    out->items[out->count++] = row;
    return BD_OK;
}

bd_status bd_csv_results_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                              const bd_read_options *options, bd_warnings *warnings, bd_csv_results *out,
                              bd_err *err)
{
    bd_csv_table *table;
    BD_NEW(table, arena, 1, err);
    *out = (bd_csv_results){.count = 0};
    BD_TRY(bd_csv_open(table, arena, file_name, text, length, options, warnings, csv_results_columns,
                       sizeof csv_results_columns / sizeof *csv_results_columns, err));
    if (table->field_of[RESULT] < 0)
        BD_CSV_FAIL(table, table->cells[0].line, 1, BD_SAY(CSV_NO_RESULT_COLUMN));
    const char *others = NULL;
    BD_TRY(bd_csv_others(table, &others));
    if (others != NULL) bd_warnings_add(warnings, file_name, BD_SAY(CSV_OTHERS_UNUSED), others);
    for (;;) {
        bool found;
        BD_TRY(bd_csv_next(table, &found));
        if (!found) return bd_warnings_check(warnings, err);
        BD_TRY(csv_results_take_row(table, out));
    }
}

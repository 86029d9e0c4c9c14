/* A grid is filled, and laid out for a terminal and as CSV. */
#include "report/sheet/sheet_parts.h"

#include "base/assert.h"
#include "base/ints.h"
#include "cards/card.h"
#include "report/labels.h"

#include <stdio.h>
#include <string.h>

bd_sheet_grid bd_sheet_grid_new(bd_arena *arena)
{
    return (bd_sheet_grid){
        .arena = arena, .remark = "", .row_least = 5.2, .row_most = 7, .name_least = 8, .name_most = 11};
}

void bd_sheet_column_add(bd_sheet_grid *grid, bd_sheet_column column)
{
    BD_ASSERT(grid->cell_count == 0);
    if (!BD_HAS_ROOM(grid, grid->columns, grid->column_count, grid->column_capacity)) return;
    grid->columns[grid->column_count++] = column;
}

void bd_sheet_add_cell(bd_sheet_grid *grid, bd_sheet_cell cell)
{
    if (!BD_HAS_ROOM(grid, grid->cells, grid->cell_count, grid->cell_capacity)) return;
    if (cell.text == NULL) cell.text = "";
    if (cell.lead == NULL) cell.lead = "";
    if (cell.below == NULL) cell.below = "";
    if (cell.after == NULL) cell.after = "";
    grid->cells[grid->cell_count++] = cell;
}

void bd_sheet_add(bd_sheet_grid *grid, const char *text)
{
    bd_sheet_add_cell(grid, (bd_sheet_cell){.text = text});
}

void bd_sheet_add_copy(bd_sheet_grid *grid, const char *text)
{
    const char *copy = bd_arena_copy_text(grid->arena, text);
    if (copy == NULL) grid->failed = true;
    bd_sheet_add(grid, copy);
}

void bd_sheet_add_number(bd_sheet_grid *grid, int number)
{
    char digits[16] = "";
    if (number != 0) (void)snprintf(digits, sizeof digits, "%d", number);
    bd_sheet_add_copy(grid, digits);
}

void bd_sheet_add_grade(bd_sheet_grid *grid, bd_grade grade)
{
    char shown[BD_GRADE_TEXT];
    bd_sheet_add_copy(grid, bd_grade_show(grade, shown));
}

void bd_sheet_add_halves(bd_sheet_grid *grid, int halves)
{
    char digits[16];
    bd_sheet_add_copy(grid, bd_print_halves(halves, digits, sizeof digits));
}

const char *bd_sheet_home(const bd_card *card)
{
    return card->school != NULL ? card->school
           : card->club != NULL ? card->club
           : card->team != NULL ? card->team
                                : "";
}

void bd_sheet_add_name(bd_sheet_grid *grid, const bd_card *card, bool home_beneath)
{
    bd_sheet_add_cell(grid, (bd_sheet_cell){.text = bd_name_of(card),
                                            .lead = card->title,
                                            .below = home_beneath ? bd_sheet_home(card) : ""});
}

void bd_sheet_note_add(bd_sheet_grid *grid, const char *title, const char *text)
{
    if (!BD_HAS_ROOM(grid, grid->notes, grid->note_count, grid->note_capacity)) return;
    grid->notes[grid->note_count++] = (bd_sheet_note){.title = title, .text = text};
}

size_t bd_sheet_rows(const bd_sheet_grid *grid)
{
    BD_ASSERT(grid->failed || grid->column_count == 0 || grid->cell_count % grid->column_count == 0);
    return grid->column_count > 0 ? grid->cell_count / grid->column_count : 0;
}

const bd_sheet_cell *bd_sheet_cell_at(const bd_sheet_grid *grid, size_t row, size_t column)
{
    BD_ASSERT(row < bd_sheet_rows(grid) && column < grid->column_count);
    return &grid->cells[row * grid->column_count + column];
}

bool bd_sheet_has_lead(const bd_sheet_grid *grid, size_t column)
{
    for (size_t r = 0; r < bd_sheet_rows(grid); r++)
        if (bd_sheet_cell_at(grid, r, column)->lead[0] != '\0') return true;
    return false;
}

bool bd_sheet_has_below(const bd_sheet_grid *grid, size_t column)
{
    for (size_t r = 0; r < bd_sheet_rows(grid); r++)
        if (bd_sheet_cell_at(grid, r, column)->below[0] != '\0') return true;
    return false;
}

bool bd_sheet_has_after(const bd_sheet_grid *grid, size_t column)
{
    for (size_t r = 0; r < bd_sheet_rows(grid); r++)
        if (bd_sheet_cell_at(grid, r, column)->after[0] != '\0') return true;
    return false;
}

/* Whether its cells are points, which may be shown as fractions. */
static bool grid_is_points(bd_sheet_look look)
{
    return look == BD_LOOK_NUMBER || look == BD_LOOK_SCORE || look == BD_LOOK_SCORES;
}

static bool grid_is_words(bd_sheet_look look)
{
    return look == BD_LOOK_NAME || look == BD_LOOK_TEXT || look == BD_LOOK_SCORES;
}

const char *bd_sheet_result(const char *result)
{
    static const struct {
        const char *plain, *shown;
    } results[] = {
        {"1-0", "1 \u2013 0"},     {"1/2-1/2", "\u00bd \u2013 \u00bd"}, {"0-1", "0 \u2013 1"},
        {"+-", "+ \u2013 \u2212"}, {"-+", "\u2212 \u2013 +"},           {"--", "\u2212 \u2013 \u2212"},
        {"0-0", "0 \u2013 0"},     {"1/2-0", "\u00bd \u2013 0"},        {"0-1/2", "0 \u2013 \u00bd"}};
    for (size_t i = 0; i < sizeof results / sizeof *results; i++)
        if (strcmp(results[i].plain, result) == 0) return results[i].shown;
    return result;
}

/* "FM Archer, Ada, withdrawn", as one reads it. */
static const char *grid_in_words(const bd_sheet_grid *grid, const bd_sheet_cell *cell, bd_sheet_look look,
                                 bool signs)
{
    if (signs && grid_is_points(look)) return bd_fractions(grid->arena, cell->text);
    if (signs && look == BD_LOOK_RESULT) return bd_sheet_result(cell->text);
    if (cell->lead[0] == '\0' && cell->after[0] == '\0') return cell->text;
    bd_text text = bd_text_new(grid->arena);
    const char *words = cell->text;
    bd_text_add(&text, "%s%s%s%s%s", cell->lead, cell->lead[0] != '\0' ? " " : "", cell->text,
                cell->after[0] != '\0' ? ", " : "", cell->after);
    return bd_text_finish(&text, &words, NULL) == BD_OK ? words : cell->text;
}

bd_table bd_sheet_table(const bd_sheet_grid *grid, bool signs)
{
    bd_column *columns = bd_arena_alloc(grid->arena, grid->column_count + 1, sizeof *columns);
    bd_table table = bd_table_new(grid->arena, columns, grid->column_count);
    table.failed = grid->failed || columns == NULL;
    for (size_t c = 0; !table.failed && c < grid->column_count; c++) {
        const bd_sheet_column *column = &grid->columns[c];
        const bool words = grid_is_words(column->look);
        columns[c] = (bd_column){.title = column->title,
                                 .key = column->key,
                                 .right = !words && column->look != BD_LOOK_ROUND,
                                 .least = column->look == BD_LOOK_NAME ? 12
                                          : words                      ? 8
                                                                       : 0};
    }
    for (size_t i = 0; grid->column_count > 0 && !table.failed && i < grid->cell_count; i++)
        bd_table_add_string(
            &table, grid_in_words(grid, &grid->cells[i], grid->columns[i % grid->column_count].look, signs));
    return table;
}

typedef struct grid_split {
    size_t column;
    enum { GRID_TEXT, GRID_LEAD, GRID_BELOW, GRID_AFTER } part;
} grid_split;

/* "white_title" for what goes with "white_name", "title" for "name". */
static const char *grid_key(bd_arena *arena, const char *key, const char *more)
{
    char text[64];
    const size_t length = strlen(key);
    const bool name = length >= 4 && strcmp(key + length - 4, "name") == 0;
    (void)snprintf(text, sizeof text, "%.*s%s%s", (int)(name ? length - 4 : length), key, name ? "" : "_",
                   more);
    const char *copy = bd_arena_copy_text(arena, text);
    return copy != NULL ? copy : key;
}

static size_t grid_list_splits(const bd_sheet_grid *grid, grid_split *splits, bd_column *columns)
{
    size_t count = 0;
    for (size_t c = 0; c < grid->column_count; c++) {
        const char *key = grid->columns[c].key;
        if (bd_sheet_has_lead(grid, c)) {
            splits[count] = (grid_split){c, GRID_LEAD};
            columns[count++] = (bd_column){.title = "", .key = grid_key(grid->arena, key, "title")};
        }
        splits[count] = (grid_split){c, GRID_TEXT};
        columns[count++] = (bd_column){.title = "", .key = key};
        if (bd_sheet_has_below(grid, c)) {
            splits[count] = (grid_split){c, GRID_BELOW};
            columns[count++] = (bd_column){.title = "", .key = grid_key(grid->arena, key, "from")};
        }
        if (bd_sheet_has_after(grid, c)) {
            splits[count] = (grid_split){c, GRID_AFTER};
            columns[count++] = (bd_column){.title = "", .key = grid_key(grid->arena, key, "note")};
        }
    }
    return count;
}

static const char *grid_part(const bd_sheet_cell *cell, const grid_split *split)
{
    switch (split->part) {
    case GRID_TEXT: return cell->text;
    case GRID_LEAD: return cell->lead;
    case GRID_BELOW: return cell->below;
    case GRID_AFTER: break;
    }
    return cell->after;
}

bd_table bd_sheet_data(const bd_sheet_grid *grid)
{
    grid_split *splits = bd_arena_alloc(grid->arena, 4 * grid->column_count + 1, sizeof *splits);
    bd_column *columns = bd_arena_alloc(grid->arena, 4 * grid->column_count + 1, sizeof *columns);
    bd_table table = bd_table_new(grid->arena, columns, 0);
    table.failed = grid->failed || splits == NULL || columns == NULL;
    if (table.failed) return table;
    table.column_count = grid_list_splits(grid, splits, columns);
    for (size_t r = 0; r < bd_sheet_rows(grid); r++)
        for (size_t s = 0; s < table.column_count; s++)
            bd_table_add_string(&table, grid_part(bd_sheet_cell_at(grid, r, splits[s].column), &splits[s]));
    return table;
}

/* A grid is filled, and laid out for a terminal and as CSV. */
#include "report/sheet/sheet_parts.h"

#include "base/assert.h"
#include "base/ints.h"
#include "cards/card.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/report_words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bd_sheet_grid bd_sheet_grid_new(bd_arena *arena)
{
    return (bd_sheet_grid){
        .arena = arena, .remark = "", .row_least = 5.2, .row_most = 7, .name_least = 8, .name_most = 11};
}

void bd_sheet_limit(bd_sheet_grid *grid, double row_least, double row_most, double name_least,
                    double name_most)
{
    grid->row_least = row_least;
    grid->row_most = row_most;
    grid->name_least = name_least;
    grid->name_most = name_most;
}

void bd_sheet_columns_add(bd_sheet_grid *grid, const bd_sheet_column *columns, size_t count)
{
    BD_ASSERT(grid->cell_count == 0);
    for (size_t i = 0; i < count; i++)
        if (BD_HAS_ROOM(grid, grid->columns, grid->column_count, grid->column_capacity))
            grid->columns[grid->column_count++] = columns[i];
}

void bd_sheet_round_columns(bd_sheet_grid *grid, int rounds, double width)
{
    for (int r = 1; r <= rounds; r++) {
        const char *title = BD_PRINT(grid, BD_SAY(REPORT_COLUMN_ROUND), r);
        bd_sheet_columns_add(
            grid, &(bd_sheet_column){title, title, BD_LOOK_ROUND, width, 0, false, NULL, false}, 1);
    }
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

void bd_sheet_add_number(bd_sheet_grid *grid, int number)
{
    if (number != 0)
        bd_sheet_add(grid, BD_PRINT(grid, "%d", number));
    else
        bd_sheet_add(grid, "");
}

void bd_sheet_add_halves(bd_sheet_grid *grid, int halves)
{
    char digits[16];
    bd_sheet_add(grid, BD_PRINT(grid, "%s", bd_print_halves(halves, digits, sizeof digits)));
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
    bd_sheet_add_cell(grid,
                      (bd_sheet_cell){.text = card != NULL ? bd_name_of(card) : "?",
                                      .lead = card != NULL ? card->title : "",
                                      .below = card != NULL && home_beneath ? bd_sheet_home(card) : ""});
}

void bd_sheet_add_grade(bd_sheet_grid *grid, const bd_tournament *tournament, const bd_card *card)
{
    char shown[BD_GRADE_TEXT] = "";
    if (card != NULL) (void)bd_grade_show(bd_card_grade(tournament, card), shown);
    bd_sheet_add(grid, BD_PRINT(grid, "%s", shown));
}

void bd_sheet_add_rounds(bd_sheet_grid *grid, bool match, const bd_card *card, int rounds)
{
    for (int r = 1; r <= rounds; r++) {
        char cell[32];
        bd_sheet_add(grid,
                     BD_PRINT(grid, "%s", bd_cross_cell(match, bd_card_entry(card, r), cell, sizeof cell)));
    }
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

static const char *grid_part(const bd_sheet_cell *cell, bd_sheet_part part)
{
    return part == BD_CELL_LEAD    ? cell->lead
           : part == BD_CELL_SELF  ? cell->text
           : part == BD_CELL_BELOW ? cell->below
                                   : cell->after;
}

bool bd_sheet_has(const bd_sheet_grid *grid, size_t column, bd_sheet_part part)
{
    for (size_t r = 0; r < bd_sheet_rows(grid); r++)
        if (grid_part(bd_sheet_cell_at(grid, r, column), part)[0] != '\0') return true;
    return false;
}

static bool grid_is_needed(const bd_sheet_grid *grid, size_t column)
{
    const char *title = grid->columns[column].title;
    bool needed = !grid->columns[column].optional;
    for (size_t c = 0; c < grid->column_count; c++)
        needed = needed || (grid->columns[c].title == title && bd_sheet_has(grid, c, BD_CELL_SELF));
    return needed;
}

void bd_sheet_close(bd_sheet_grid *grid)
{
    for (size_t c = grid->column_count; !grid->failed && c-- > 0;) {
        if (grid_is_needed(grid, c)) continue;
        size_t kept = 0;
        for (size_t i = 0; i < grid->cell_count; i++)
            if (i % grid->column_count != c) grid->cells[kept++] = grid->cells[i];
        grid->cell_count = kept;
        grid->column_count--;
        memmove(&grid->columns[c], &grid->columns[c + 1], (grid->column_count - c) * sizeof *grid->columns);
    }
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
    for (size_t i = 0; i < BD_COUNT(results); i++)
        if (strcmp(results[i].plain, result) == 0) return results[i].shown;
    return result;
}

/* "FM Archer, Ada, withdrawn", as one reads it. */
static const char *grid_in_words(bd_table *table, const bd_sheet_cell *cell, bd_sheet_look look, bool signs)
{
    if (signs && grid_is_points(look)) return bd_fractions(table->arena, cell->text);
    if (signs && look == BD_LOOK_RESULT) return bd_sheet_result(cell->text);
    if (cell->lead[0] == '\0' && cell->after[0] == '\0') return cell->text;
    bd_text text = bd_text_new(table->arena);
    const char *words = cell->text;
    bd_text_add(&text, "%s%s%s%s%s", cell->lead, cell->lead[0] != '\0' ? " " : "", cell->text,
                cell->after[0] != '\0' ? ", " : "", cell->after);
    if (bd_text_finish(&text, &words, NULL) != BD_OK) table->failed = true;
    return words;
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
        bd_table_add_string(&table, grid_in_words(&table, &grid->cells[i],
                                                  grid->columns[i % grid->column_count].look, signs));
    return table;
}

/* A column of the CSV: a part of one of the sheet's. */
typedef struct grid_split {
    size_t column;
    bd_sheet_part part;
} grid_split;

/* "white_title" for what goes with "white_name", "title" for "name". */
static const char *grid_key(bd_table *table, const char *key, bd_sheet_part part)
{
    static const char *const more[] = {
        [BD_CELL_LEAD] = "title", [BD_CELL_BELOW] = "from", [BD_CELL_AFTER] = "note"};
    const size_t length = strlen(key);
    const bool name = length >= 4 && strcmp(key + length - 4, "name") == 0;
    bd_text text = bd_text_new(table->arena);
    if (part == BD_CELL_SELF) return key;
    bd_text_add(&text, "%.*s%s%s", (int)(name ? length - 4 : length), key, name ? "" : "_", more[part]);
    if (bd_text_finish(&text, &key, NULL) != BD_OK) table->failed = true;
    return key;
}

bd_table bd_sheet_data(const bd_sheet_grid *grid)
{
    const size_t most = BD_CELL_PARTS * grid->column_count + 1;
    grid_split *splits = bd_arena_alloc(grid->arena, most, sizeof *splits);
    bd_column *columns = bd_arena_alloc(grid->arena, most, sizeof *columns);
    bd_table table = bd_table_new(grid->arena, columns, 0);
    table.failed = grid->failed || splits == NULL || columns == NULL;
    if (table.failed) return table;
    for (size_t c = 0; c < grid->column_count; c++)
        for (int part = 0; part < BD_CELL_PARTS; part++) {
            const grid_split split = {c, (bd_sheet_part)part};
            if (part != BD_CELL_SELF && !bd_sheet_has(grid, c, split.part)) continue;
            columns[table.column_count] =
                (bd_column){.title = "", .key = grid_key(&table, grid->columns[c].key, split.part)};
            splits[table.column_count++] = split;
        }
    for (size_t r = 0; r < bd_sheet_rows(grid); r++)
        for (size_t s = 0; s < table.column_count; s++)
            bd_table_add_string(&table,
                                grid_part(bd_sheet_cell_at(grid, r, splits[s].column), splits[s].part));
    return table;
}

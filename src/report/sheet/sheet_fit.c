/* How many rows stand on a page of paper, how high they are, and how large names can be.
 *
 * Widths of text are estimated from the letters, for the widest of the common sans-serif faces: a name that
 * is too long for its column is set smaller, and at last on two lines; no name is cut. Lengths are
 * millimetres, sizes of letters points. */
#include "report/sheet/sheet_parts.h"

#include "base/assert.h"
#include "people/unicode.h"

#include <stdint.h>
#include <string.h>

/* Paper, less margins of 10 mm; above the rows the heading and the titles of the columns. */
static const double fit_a4[2] = {190, 277}, fit_letter[2] = {195.9, 259.4};
static const double FIT_ABOVE = 26, FIT_SLACK = 1.5;
static const double FIT_MM = 25.4 / 72;  /* of a point */
static const double FIT_NAME_LEAST = 40; /* a name column that is narrower turns the paper */
static const double FIT_NOTE_SIZE = 10, FIT_NOTE_LINE = 4.7, FIT_NOTES_TITLE = 8;

/* Hundredths of an em from ' ' to '~', bold, of the widest face in question. */
static const unsigned char fit_letters[] = {
    31, 41, 47, 75, 63, 90, 78, 28, 41, 41, 47, 75, 34, 37, 34, 33, 63, 63, 63, 63, 63, 63, 63, 63,
    63, 63, 36, 36, 75, 75, 75, 52, 90, 72, 72, 72, 75, 67, 61, 78, 75, 33, 56, 72, 61, 90, 75, 78,
    67, 78, 72, 67, 61, 73, 70, 99, 69, 67, 65, 41, 33, 41, 75, 45, 45, 61, 64, 56, 64, 61, 39, 64,
    64, 31, 31, 60, 31, 94, 64, 62, 64, 64, 44, 56, 43, 64, 59, 83, 58, 59, 52, 64, 33, 64, 75};

double bd_fit_ems(const char *text, bool bold)
{
    int hundredths = 0;
    const size_t length = strlen(text);
    for (size_t at = 0; at < length;) {
        uint32_t letter = 0;
        const int bytes = bd_utf8_decode(text + at, length - at, &letter);
        if (bytes == 0) break;
        at += (size_t)bytes;
        if (letter >= ' ' && letter <= '~')
            hundredths += fit_letters[letter - ' '];
        else
            hundredths += letter < ' ' ? 0 : bd_width_of(letter) == 2 ? 100 : bd_width_of(letter) * 72;
    }
    return hundredths * (bold ? 0.01 : 0.0092);
}

double bd_fit_step_size(int step)
{
    static const double sizes[BD_FIT_STEPS + 1] = {1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52};
    BD_ASSERT(step >= 0 && step <= BD_FIT_STEPS);
    return sizes[step];
}

/* What the text of a cell takes: of a name, with the title before it. */
static double fit_cell_ems(const bd_sheet_cell *cell, bd_sheet_look look)
{
    const double lead = cell->lead[0] != '\0' ? 0.62 * (bd_fit_ems(cell->lead, false) + 0.5) : 0;
    const double after = cell->after[0] != '\0' ? 0.62 * (bd_fit_ems(cell->after, false) + 0.5) : 0;
    return lead + bd_fit_ems(cell->text, look == BD_LOOK_NAME) + after;
}

/* Padding within a cell, both sides. */
static double fit_padding(const bd_sheet_fit *fit) { return 0.7 * fit->number * FIT_MM; }

int bd_fit_step(const bd_sheet_fit *fit, const bd_sheet_grid *grid, size_t row, size_t column)
{
    const bd_sheet_look look = grid->columns[column].look;
    if (look != BD_LOOK_NAME && look != BD_LOOK_TEXT && look != BD_LOOK_SCORES) return 0;
    const bd_sheet_cell *cell = bd_sheet_cell_at(grid, row, column);
    const double size = look == BD_LOOK_NAME ? fit->name : fit->number;
    const double wants = fit_cell_ems(cell, look) * size * FIT_MM;
    const double room = fit->widths[column] - fit_padding(fit);
    int step = 0;
    while (step < BD_FIT_STEPS && wants * bd_fit_step_size(step) > room) step++;
    return step;
}

/* Whether a name of the grid has something beneath it. */
static bool fit_has_below(const bd_sheet_grid *grid)
{
    for (size_t c = 0; c < grid->column_count; c++)
        if (grid->columns[c].look == BD_LOOK_NAME && bd_sheet_has(grid, c, BD_CELL_BELOW)) return true;
    return false;
}

static void fit_sizes(bd_sheet_fit *fit, const bd_sheet_grid *grid, bool below)
{
    const double row = fit->row / FIT_MM;
    fit->number = row * (below ? 0.36 : 0.62);
    if (fit->number > 10) fit->number = 10;
    fit->below = row * 0.27;
    if (fit->below > 9) fit->below = 9;
    fit->name = below ? (row - 2 - fit->below * 1.15) / 1.12 : row * 0.72;
    if (fit->name > grid->name_most) fit->name = grid->name_most;
    if (fit->number > fit->name) fit->number = fit->name;
}

static void fit_widths(bd_sheet_fit *fit, bd_sheet_grid *grid)
{
    double fixed = 0, shares = 0;
    double *widths = bd_arena_alloc(grid->arena, grid->column_count + 1, sizeof *widths);
    fit->widths = widths;
    grid->failed = grid->failed || widths == NULL;
    if (grid->failed) return;
    for (size_t c = 0; c < grid->column_count; c++) {
        const bd_sheet_column *column = &grid->columns[c];
        fixed += column->width * fit->number * FIT_MM;
        if (!(column->width > 0)) shares += column->share > 0 ? column->share : 1;
    }
    for (size_t c = 0; c < grid->column_count; c++) {
        const bd_sheet_column *column = &grid->columns[c];
        widths[c] = column->width > 0
                        ? column->width * fit->number * FIT_MM
                        : (fit->page_width - fixed) * (column->share > 0 ? column->share : 1) / shares;
    }
}

static void fit_fractions(bd_sheet_fit *fit, bd_sheet_grid *grid)
{
    bool *fractions = bd_arena_alloc(grid->arena, grid->column_count + 1, sizeof *fractions);
    fit->fractions = fractions;
    grid->failed = grid->failed || fractions == NULL;
    for (size_t i = 0; !grid->failed && i < grid->cell_count; i++)
        if (strchr(grid->cells[i].text, '.') != NULL) fractions[i % grid->column_count] = true;
}

/* The narrowest column of names. */
static double fit_name_width(const bd_sheet_fit *fit, const bd_sheet_grid *grid)
{
    double least = fit->page_width;
    for (size_t c = 0; c < grid->column_count; c++)
        if (grid->columns[c].look == BD_LOOK_NAME && fit->widths[c] < least) least = fit->widths[c];
    return least;
}

/* Makes names smaller until all but one in twenty fit; below the least size only those that are too long are.
 */
static void fit_names(bd_sheet_fit *fit, const bd_sheet_grid *grid)
{
    for (; fit->name - 0.5 >= grid->name_least; fit->name -= 0.5) {
        size_t names = 0, large = 0;
        for (size_t c = 0; c < grid->column_count; c++) {
            if (grid->columns[c].look != BD_LOOK_NAME) continue;
            for (size_t r = 0; r < bd_sheet_rows(grid); r++, names++)
                large += bd_fit_step(fit, grid, r, c) > 0;
        }
        if (20 * large <= names) break;
    }
    if (fit->number > fit->name) fit->number = fit->name;
}

/* Of text so many ems wide. */
static double fit_note_height(const bd_sheet_fit *fit, double ems)
{
    const double wide = 1.06 * ems * FIT_NOTE_SIZE * FIT_MM;
    return FIT_NOTE_LINE * (1 + (int)(wide / fit->page_width)) + 1;
}

static double fit_notes_height(const bd_sheet_fit *fit, const bd_sheet_grid *grid)
{
    const bool remark = grid->remark[0] != '\0';
    double height = grid->notes_title != NULL ? FIT_NOTES_TITLE : 2;
    if (grid->note_count == 0 && !remark) return 0;
    for (size_t i = 0; i < grid->note_count; i++)
        height += fit_note_height(fit, bd_fit_ems(grid->notes[i].title, true) + 1 +
                                           bd_fit_ems(grid->notes[i].text, false));
    return remark ? height + fit_note_height(fit, bd_fit_ems(grid->remark, false)) : height;
}

/* Rows and pages: as few pages as rows of the least height allow, filled evenly. */
static void fit_pages(bd_sheet_fit *fit, const bd_sheet_grid *grid, double notes)
{
    const size_t rows = bd_sheet_rows(grid);
    const double room = fit->page_height - FIT_ABOVE - FIT_SLACK;
    fit->notes_apart = notes > room / 2;
    if (fit->notes_apart) notes = 0;
    for (fit->pages = 1;; fit->pages++) {
        fit->rows_per_page = (rows + fit->pages - 1) / fit->pages;
        if (rows == 0) break;
        const size_t before = (fit->pages - 1) * fit->rows_per_page;
        const size_t last = rows > before ? rows - before : 0;
        fit->row = room / (double)fit->rows_per_page;
        if (last > 0 && (room - notes) / (double)last < fit->row) fit->row = (room - notes) / (double)last;
        if (last > 0 && fit->row >= grid->row_least) break;
    }
    if (rows == 0 || fit->row > grid->row_most) fit->row = grid->row_most;
}

bd_sheet_fit bd_sheet_fit_of(bd_sheet_grid *grid, bool letter)
{
    const double *paper = letter ? fit_letter : fit_a4;
    const bool below = fit_has_below(grid);
    bd_sheet_fit fit = {.page_width = paper[0], .page_height = paper[1]};
    BD_ASSERT(grid->row_least > 0 && grid->row_least <= grid->row_most);
    for (int turn = 0; turn < 2 && !grid->failed; turn++) {
        fit_pages(&fit, grid, fit_notes_height(&fit, grid));
        fit_sizes(&fit, grid, below);
        fit_widths(&fit, grid);
        if (grid->failed || fit.landscape || fit_name_width(&fit, grid) >= FIT_NAME_LEAST) break;
        fit.landscape = true;
        fit.page_width = paper[1];
        fit.page_height = paper[0];
    }
    if (!grid->failed) fit_names(&fit, grid);
    fit_fractions(&fit, grid);
    return fit;
}

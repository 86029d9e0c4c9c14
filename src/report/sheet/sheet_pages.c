/* Pages: a grid in HTML, page by page, each with its heading. */
#include "report/sheet/sheet_parts.h"

#include "base/assert.h"
#include "report/html.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/sheet/sheet_words.h"

#include <string.h>

static void pages_element(bd_text *out, const char *tag, const char *class_name, const char *words)
{
    if (words[0] != '\0') bd_html_add(out, "<%s class=\"%s\">%s</%s>", tag, class_name, words, tag);
}

void bd_sheet_head(bd_text *out, const bd_sheet_heading *heading, const char *tag, const char *number)
{
    bd_text_add_string(out, "<div class=\"head\">\n");
    pages_element(out, tag, "event", heading->event);
    pages_element(out, "p", "round", heading->round);
    pages_element(out, "p", "what", heading->title);
    pages_element(out, "p", "date", heading->date);
    pages_element(out, "p", "number", number);
    bd_text_add_string(out, "\n</div>\n");
}

/* Opens a page with its heading, in the class of its kind; on screen pages run on without headings. */
static void pages_open(bd_text *out, const char *class_name, const bd_sheet_heading *heading, size_t page,
                       size_t pages, const char *style)
{
    BD_ASSERT(page >= 1 && page <= pages);
    const char *number = BD_PRINT(out, BD_SAY(SHEET_PAGE_OF), page, pages);
    bd_html_add(out, "<section class=\"page %s%s\" style=\"%s\" aria-label=\"%s, %s\">\n", class_name,
                page == 1 ? " first" : "", style, heading->title, number);
    bd_sheet_head(out, heading, page == 1 ? "h1" : "p", number); /* one heading a sheet for who listens */
}

void bd_sheet_deck(const bd_sheet *sheet, const char *style, size_t count, size_t a_page, bd_sheet_item *add,
                   bd_text *out)
{
    const bd_sheet_heading heading = bd_sheet_heading_of(sheet, out->arena);
    const size_t pages = count == 0 ? 1 : (count + a_page - 1) / a_page;
    for (size_t page = 1; page <= pages; page++) {
        pages_open(out, bd_sheet_id(sheet->kind), &heading, page, pages, style);
        bd_text_add_string(out, "<div class=\"deck\">\n");
        for (size_t i = (page - 1) * a_page; i < page * a_page && i < count; i++)
            add(sheet, &heading, i, out);
        bd_text_add_string(out, "</div>\n");
        bd_text_add_string(out, "</section>\n");
    }
}

static const char *pages_look(bd_sheet_look look)
{
    switch (look) {
    case BD_LOOK_NUMBER: return "n";
    case BD_LOOK_BOARD: return "b";
    case BD_LOOK_NAME: return "nm";
    case BD_LOOK_TEXT:
    case BD_LOOK_SCORES: return "t";
    case BD_LOOK_SCORE:
    case BD_LOOK_AMOUNT: return "s";
    case BD_LOOK_RESULT: return "r";
    case BD_LOOK_ROUND: return "x";
    }
    return "t";
}

static void pages_table_head(const bd_sheet_grid *grid, const bd_sheet_fit *fit, const char *caption,
                             bd_text *out)
{
    bd_html_add(out, "<table>\n<caption>%s</caption>\n<colgroup>", caption);
    for (size_t c = 0; c < grid->column_count; c++) {
        const bd_sheet_column *column = &grid->columns[c];
        bd_text_add_string(out, column->minor ? "<col class=\"minor\"" : "<col");
        if (column->width > 0)
            bd_text_add(out, " style=\"width:%.1fem\">", column->width);
        else
            bd_text_add(out, " style=\"width:%.1f%%\">", 100 * fit->widths[c] / fit->page_width);
    }
    bd_text_add_string(out, "</colgroup>\n<thead><tr>");
    for (size_t c = 0; c < grid->column_count; c++) {
        const bd_sheet_column *column = &grid->columns[c];
        bd_text_add(out, "<th scope=\"col\" class=\"%s%s\"", pages_look(column->look),
                    column->minor ? " minor" : "");
        if (column->spoken != NULL) bd_html_add(out, " abbr=\"%s\"", bd_say(column->spoken));
        bd_html_add(out, ">%s</th>", bd_say(column->title));
    }
    bd_text_add_string(out, "</tr></thead>\n<tbody>\n");
}

/* The title before a name, grey. */
static void pages_lead(const bd_sheet_cell *cell, bd_text *out)
{
    if (cell->lead[0] != '\0') bd_html_add(out, "<span class=\"lead\">%s</span> ", cell->lead);
    bd_html_text(out, cell->text);
}

static void pages_name(const bd_sheet_cell *cell, int step, bd_text *out)
{
    if (step > 0)
        bd_text_add(out, "<div class=\"name s%d\">", step);
    else
        bd_text_add_string(out, "<div class=\"name\">");
    pages_lead(cell, out);
    if (cell->after[0] != '\0') bd_html_add(out, " <span class=\"lead\">%s</span>", cell->after);
    bd_text_add_string(out, "</div>");
    pages_element(out, "div", "from", cell->below);
}

/* "3b=" with the sign of the half point. */
static void pages_cross(const char *cell, bd_text *out)
{
    const size_t length = strlen(cell);
    const char last = length > 0 ? cell[length - 1] : '\0';
    bd_text_add_bytes(out, cell, length - (last == '=' || last == '-'));
    bd_text_add_string(out, last == '=' ? "\u00bd" : last == '-' ? "\u2212" : "");
}

/* Points, the whole ones with room where others have a fraction, so that they stand in line. */
static void pages_points(const char *number, bool aligned, bd_text *out)
{
    const char *text = bd_fractions(out->arena, number);
    bd_html_text(out, text);
    if (aligned && number[0] != '\0' && strcmp(text, number) == 0) bd_text_add_string(out, "<i>\u00bd</i>");
}

static void pages_cell(const bd_sheet_grid *grid, const bd_sheet_fit *fit, size_t row, size_t c, bd_text *out)
{
    const bd_sheet_column *column = &grid->columns[c];
    const bd_sheet_cell *cell = bd_sheet_cell_at(grid, row, c);
    const int step = bd_fit_step(fit, grid, row, c);
    bd_text_add(out, c == 0 ? "<th scope=\"row\" class=\"%s%s\">" : "<td class=\"%s%s\">",
                pages_look(column->look), column->minor ? " minor" : "");
    switch (column->look) {
    case BD_LOOK_NAME: pages_name(cell, step, out); break;
    case BD_LOOK_ROUND: pages_cross(cell->text, out); break;
    case BD_LOOK_NUMBER:
    case BD_LOOK_SCORE: pages_points(cell->text, fit->fractions[c], out); break;
    case BD_LOOK_SCORES:
    case BD_LOOK_BOARD: bd_html_text(out, bd_fractions(out->arena, cell->text)); break;
    case BD_LOOK_AMOUNT: bd_html_text(out, cell->text); break;
    case BD_LOOK_RESULT: bd_html_text(out, bd_sheet_result(cell->text)); break;
    case BD_LOOK_TEXT:
        if (step > 0) bd_text_add(out, "<span class=\"s%d\">", step);
        pages_lead(cell, out);
        if (step > 0) bd_text_add_string(out, "</span>");
        break;
    }
    bd_text_add_string(out, c == 0 ? "</th>" : "</td>");
}

static void pages_notes(const bd_sheet_grid *grid, bd_text *out)
{
    if (grid->note_count == 0 && grid->remark[0] == '\0') return;
    bd_text_add_string(out, "<div class=\"notes\">\n");
    if (grid->notes_title != NULL) bd_html_add(out, "<h2>%s</h2>", grid->notes_title);
    for (size_t i = 0; i < grid->note_count; i++)
        bd_html_add(out, "<p><strong>%s</strong> %s</p>\n", grid->notes[i].title, grid->notes[i].text);
    if (grid->remark[0] != '\0') pages_element(out, "p", "remark", grid->remark);
    bd_text_add_string(out, "</div>\n");
}

void bd_sheet_grid_pages(const bd_sheet *sheet, bd_sheet_grid *grid, const bd_sheet_style *style,
                         bd_text *out)
{
    const bd_sheet_fit fit = bd_sheet_fit_of(grid, style->letter);
    const bd_sheet_heading heading = bd_sheet_heading_of(sheet, out->arena);
    const size_t rows = bd_sheet_rows(grid);
    const size_t pages = style->screen ? 1 : fit.pages + fit.notes_apart;
    out->failed = out->failed || grid->failed;
    if (out->failed) return;
    const char *class_text = BD_PRINT(out, "%s%s", bd_sheet_id(sheet->kind), fit.landscape ? " turned" : "");
    const char *css = BD_PRINT(out, "--row:%.2fmm;--number:%.1fpt;--name:%.1fpt;--below:%.1fpt", fit.row,
                               fit.number, fit.name, fit.below);
    for (size_t page = 1; page <= pages; page++) {
        const size_t first = (page - 1) * fit.rows_per_page;
        const size_t end =
            style->screen || first + fit.rows_per_page > rows ? rows : first + fit.rows_per_page;
        pages_open(out, class_text, &heading, page, pages, css);
        if (first < end) {
            pages_table_head(grid, &fit, heading.title, out);
            for (size_t r = first; r < end; r++) {
                bd_text_add_string(out, "<tr>");
                for (size_t c = 0; c < grid->column_count; c++) pages_cell(grid, &fit, r, c, out);
                bd_text_add_string(out, "</tr>\n");
            }
            bd_html_table_end(out);
        } else if (rows == 0)
            pages_element(out, "p", "nothing", grid->nothing);
        if (page == pages) pages_notes(grid, out);
        bd_text_add_string(out, "</section>\n");
    }
}

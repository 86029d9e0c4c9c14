/* Result slips, one a board, eight to a page. */
#include "cards/card.h"
#include "report/sheet/sheet_parts.h"

#include "base/assert.h"
#include "report/html.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/sheet/sheet_words.h"

enum { SLIPS_A_PAGE = 8, SLIPS_A_COLUMN = 4 };

void bd_sheet_slips(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    const bd_sheet_column columns[] = {
        {BD_ENGLISH(SHEET_BOARD), "board", BD_LOOK_BOARD, 4, 0, false, NULL},
        {BD_ENGLISH(SHEET_NUMBER), "white_id", BD_LOOK_NUMBER, 3, 0, false, NULL},
        {BD_ENGLISH(SHEET_WHITE), "white_name", BD_LOOK_NAME, 0, 1, false, NULL},
        {BD_ENGLISH(SHEET_NUMBER), "black_id", BD_LOOK_NUMBER, 3, 0, false, NULL},
        {BD_ENGLISH(SHEET_BLACK), "black_name", BD_LOOK_NAME, 0, 1, false, NULL},
        {BD_ENGLISH(SHEET_RESULT), "result", BD_LOOK_RESULT, 5, 0, false, NULL}};
    for (size_t c = 0; c < sizeof columns / sizeof *columns; c++) bd_sheet_column_add(grid, columns[c]);
    grid->nothing = BD_SAY(SHEET_NO_BOARDS);
    for (size_t i = 0; i < sheet->draw->board_count; i++) {
        const bd_board *board = bd_draw_sat(sheet->draw, i);
        bd_sheet_add_number(grid, bd_draw_number(sheet->draw, i));
        for (int side = 0; side < 2; side++) {
            const int id = side == 0 ? board->white : board->black;
            const bd_card *card = bd_tournament_card(sheet->tournament, id);
            bd_sheet_add_number(grid, id);
            bd_sheet_add_cell(grid, (bd_sheet_cell){.text = card != NULL ? bd_name_of(card) : "?",
                                                    .lead = card != NULL ? card->title : ""});
        }
        bd_sheet_add(grid, "");
    }
}

static void slips_player(const bd_sheet *sheet, int id, const char *side, bd_text *out)
{
    const bd_card *card = bd_tournament_card(sheet->tournament, id);
    const char *name = card != NULL ? bd_name_of(card) : "?";
    const double room = 62, size = 15.2 * 25.4 / 72; /* of the name on paper, in millimetres */
    const double wants = bd_fit_ems(name, true) * size;
    bd_text_add_string(out, "<div class=\"who\"><span class=\"side\">");
    bd_html_text(out, side);
    bd_text_add(out, "</span><span%s>",
                wants > 1.25 * room ? " class=\"s4\""
                : wants > room      ? " class=\"s2\""
                                    : "");
    bd_html_text(out, name);
    bd_text_add(out, "</span> <span class=\"lead\">%d</span></div>\n", id);
}

static void slips_slip(const bd_sheet *sheet, const bd_sheet_heading *heading, size_t index, bd_text *out)
{
    const bd_board *board = bd_draw_sat(sheet->draw, index);
    bd_text_add_string(out, "<div class=\"slip\"><div class=\"top\"><span>");
    bd_html_text(out, heading->event);
    bd_text_add_string(out, "<br>");
    bd_html_text(out, heading->round);
    if (heading->date[0] != '\0') bd_text_add_string(out, ", ");
    bd_html_text(out, heading->date);
    bd_text_add_string(out, "</span><span class=\"bd\">");
    bd_html_text(out, BD_SAY(SHEET_BOARD));
    bd_text_add(out, " %d</span></div>\n", bd_draw_number(sheet->draw, index));
    slips_player(sheet, board->white, BD_SAY(SHEET_WHITE), out);
    slips_player(sheet, board->black, BD_SAY(SHEET_BLACK), out);
    bd_text_add_string(out, "<div class=\"ticks\"><span>");
    bd_html_text(out, BD_SAY(SHEET_WHITE_WINS));
    bd_text_add_string(out, "</span><span>");
    bd_html_text(out, BD_SAY(SHEET_DRAWN));
    bd_text_add_string(out, "</span><span>");
    bd_html_text(out, BD_SAY(SHEET_BLACK_WINS));
    bd_text_add_string(out, "</span></div>\n<div class=\"sign\"><span>");
    bd_html_text(out, BD_SAY(SHEET_WHITE_SIGNS));
    bd_text_add_string(out, "</span><span>");
    bd_html_text(out, BD_SAY(SHEET_BLACK_SIGNS));
    bd_text_add_string(out, "</span></div></div>\n");
}

void bd_sheet_slip_pages(const bd_sheet *sheet, const bd_sheet_style *style, bd_text *out)
{
    const bd_sheet_heading heading = bd_sheet_heading_of(sheet, out->arena);
    const size_t boards = sheet->draw->board_count;
    const size_t pages = boards == 0 ? 1 : (boards + SLIPS_A_PAGE - 1) / SLIPS_A_PAGE;
    bd_text css = bd_text_new(out->arena);
    BD_ASSERT(sheet->draw != NULL);
    bd_text_add(&css, "--row:%.2fmm", (style->letter ? 259.0 : 276.6) / SLIPS_A_COLUMN);
    const char *text = bd_page_part(out, &css);
    for (size_t page = 1; page <= pages; page++) {
        const size_t first = (page - 1) * SLIPS_A_PAGE;
        bd_sheet_page_open(out, "slips", &heading, page, pages, text);
        bd_text_add_string(out, "<div class=\"deck\">\n");
        for (size_t i = first; i < first + SLIPS_A_PAGE && i < boards; i++)
            slips_slip(sheet, &heading, i, out);
        bd_text_add_string(out, "</div>\n");
        bd_sheet_page_close(out);
    }
}

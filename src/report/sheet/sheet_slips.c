/* Result slips, one a board, eight to a page. */
#include "report/sheet/sheet_parts.h"

#include "base/assert.h"
#include "report/html.h"
#include "report/labels.h"
#include "report/report_words.h"
#include "report/sheet/sheet_words.h"

enum { SLIPS_A_PAGE = 8, SLIPS_A_COLUMN = 4 };

void bd_sheet_slips(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    static const bd_sheet_column columns[] = {
        {BD_ENGLISH(REPORT_COLUMN_BOARD), "board", BD_LOOK_BOARD, 4, 0, false, NULL, false},
        {BD_ENGLISH(SHEET_NUMBER), "white_id", BD_LOOK_NUMBER, 3, 0, false, NULL, false},
        {BD_ENGLISH(REPORT_COLUMN_WHITE), "white_name", BD_LOOK_NAME, 0, 1, false, NULL, false},
        {BD_ENGLISH(SHEET_NUMBER), "black_id", BD_LOOK_NUMBER, 3, 0, false, NULL, false},
        {BD_ENGLISH(REPORT_COLUMN_BLACK), "black_name", BD_LOOK_NAME, 0, 1, false, NULL, false},
        {BD_ENGLISH(REPORT_PAGE_RESULT), "result", BD_LOOK_RESULT, 5, 0, false, NULL, false}};
    bd_sheet_columns_add(grid, columns, BD_COUNT(columns));
    grid->nothing = BD_SAY(SHEET_NO_BOARDS);
    for (size_t i = 0; i < sheet->draw->board_count; i++) {
        const bd_board *board = bd_draw_sat(sheet->draw, i);
        const int sides[] = {board->white, board->black};
        bd_sheet_add_number(grid, bd_draw_number(sheet->draw, i));
        for (int side = 0; side < 2; side++) {
            bd_sheet_add_number(grid, sides[side]);
            bd_sheet_add_name(grid, bd_tournament_card(sheet->tournament, sides[side]), false);
        }
        bd_sheet_add(grid, "");
    }
}

static void slips_player(const bd_sheet *sheet, int id, const char *side, bd_text *out)
{
    const char *name = bd_name_of_id(sheet->tournament, id);
    const double room = 62, size = 15.2 * 25.4 / 72; /* of the name on paper, in millimetres */
    const double wants = bd_fit_ems(name, true) * size;
    bd_html_add(out, "<div class=\"who\"><span class=\"side\">%s</span><span", side);
    bd_text_add_string(out, wants > 1.25 * room ? " class=\"s4\"" : wants > room ? " class=\"s2\"" : "");
    bd_html_add(out, ">%s</span> <span class=\"lead\">%d</span></div>\n", name, id);
}

static void slips_slip(const bd_sheet *sheet, const bd_sheet_heading *heading, size_t index, bd_text *out)
{
    const bd_board *board = bd_draw_sat(sheet->draw, index);
    bd_html_add(
        out,
        "<div class=\"slip\"><div class=\"top\"><span>%s<br>%s%s%s</span><span class=\"bd\">%s %d</span>"
        "</div>\n",
        heading->event, heading->round, heading->date[0] != '\0' ? ", " : "", heading->date,
        BD_SAY(REPORT_COLUMN_BOARD), bd_draw_number(sheet->draw, index));
    slips_player(sheet, board->white, BD_SAY(REPORT_COLUMN_WHITE), out);
    slips_player(sheet, board->black, BD_SAY(REPORT_COLUMN_BLACK), out);
    bd_html_add(out,
                "<div class=\"ticks\"><span>%s</span><span>%s</span><span>%s</span></div>\n"
                "<div class=\"sign\"><span>%s</span><span>%s</span></div></div>\n",
                BD_SAY(SHEET_WHITE_WINS), BD_SAY(SHEET_DRAWN), BD_SAY(SHEET_BLACK_WINS),
                BD_SAY(SHEET_WHITE_SIGNS), BD_SAY(SHEET_BLACK_SIGNS));
}

void bd_sheet_slip_pages(const bd_sheet *sheet, const bd_sheet_style *style, bd_text *out)
{
    BD_ASSERT(sheet->draw != NULL);
    const double row = (style->letter ? 259.0 : 276.6) / SLIPS_A_COLUMN;
    bd_sheet_deck(sheet, BD_PRINT(out, "--row:%.2fmm", row), sheet->draw->board_count, SLIPS_A_PAGE,
                  slips_slip, out);
}

/* Sheets of an event of teams: the boards of every match with players and colours, and what the players
 * scored at them. */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/match.h"
#include "report/labels.h"
#include "report/report_words.h"
#include "report/sheet/sheet_parts.h"
#include "report/sheet/sheet_words.h"

#include <stdio.h>

static void match_add_side(bd_sheet_grid *grid, const bd_tournament *t, int player, int team)
{
    const bd_card *card = player > 0 && t->members != NULL ? bd_tournament_card(t->members, player) : NULL;
    bd_sheet_add_cell(grid, (bd_sheet_cell){.lead = card != NULL && card->title != NULL ? card->title : "",
                                            .text = card != NULL ? bd_name_of(card) : "",
                                            .below = bd_name_of_id(t, team)});
}

/* The boards of one match; only the first has its number. */
static void match_add(const bd_sheet *sheet, size_t index, bd_sheet_grid *grid)
{
    const bd_tournament *t = sheet->tournament;
    const bd_board *board = bd_draw_sat(sheet->draw, index);
    const bd_match *match = bd_match_of(t, sheet->round, board->white);
    for (int i = 0; i < t->points.boards; i++) {
        const bool told = match != NULL && i < match->seat_count;
        bd_seat seat = told ? match->seats[i] : (bd_seat){.first = 0};
        if (told && match->white != board->white) bd_seats_turn(&seat, 1);
        const bool white = bd_seat_first_is_white(t, i);
        bd_sheet_add_number(grid, i == 0 ? bd_draw_number(sheet->draw, index) : 0);
        bd_sheet_add_number(grid, i + 1);
        match_add_side(grid, t, seat.first, board->white);
        bd_sheet_add(grid, white ? BD_SAY(REPORT_PAGE_LETTER_WHITE) : BD_SAY(REPORT_PAGE_LETTER_BLACK));
        bd_sheet_add(grid, seat.result != BD_RESULT_NONE ? bd_sheet_result(bd_result_name(seat.result)) : "");
        bd_sheet_add(grid, white ? BD_SAY(REPORT_PAGE_LETTER_BLACK) : BD_SAY(REPORT_PAGE_LETTER_WHITE));
        match_add_side(grid, t, seat.second, board->black);
    }
}

void bd_sheet_matches(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    static const bd_sheet_column columns[] = {
        {BD_ENGLISH(REPORT_COLUMN_MATCH), "match", BD_LOOK_BOARD, 5, 0, false, NULL, false},
        {BD_ENGLISH(REPORT_COLUMN_BOARD), "board", BD_LOOK_NUMBER, 4, 0, false, NULL, false},
        {BD_ENGLISH(SHEET_FIRST_TEAM), "first", BD_LOOK_NAME, 0, 1, false, NULL, false},
        {"", "first_colour", BD_LOOK_TEXT, 1.6, 0, false, BD_ENGLISH(REPORT_COLUMN_COLOUR), false},
        {BD_ENGLISH(REPORT_COLUMN_RESULT), "result", BD_LOOK_RESULT, 5, 0, false, NULL, false},
        {"", "second_colour", BD_LOOK_TEXT, 1.6, 0, false, BD_ENGLISH(REPORT_COLUMN_COLOUR), false},
        {BD_ENGLISH(SHEET_SECOND_TEAM), "second", BD_LOOK_NAME, 0, 1, false, NULL, false}};
    bd_sheet_columns_add(grid, columns, BD_COUNT(columns));
    grid->nothing = BD_SAY(SHEET_NO_BOARDS);
    for (size_t i = 0; !grid->failed && i < sheet->draw->board_count; i++) match_add(sheet, i, grid);
}

void bd_sheet_board_scores(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    static const bd_sheet_column columns[] = {
        {BD_ENGLISH(REPORT_COLUMN_BOARD), "board", BD_LOOK_TEXT, 5, 0, false, NULL, false},
        {BD_ENGLISH(REPORT_COLUMN_PLACE), "place", BD_LOOK_BOARD, 3.3, 0, false, NULL, false},
        {BD_ENGLISH(REPORT_COLUMN_NAME), "name", BD_LOOK_NAME, 0, 1.25, false, NULL, false},
        {BD_ENGLISH(REPORT_COLUMN_TEAM), "team", BD_LOOK_TEXT, 0, 0.8, false, NULL, false},
        {BD_ENGLISH(REPORT_COLUMN_GRADE), "grade", BD_LOOK_NUMBER, 3.4, 0, true, NULL, true},
        {BD_ENGLISH(SHEET_POINTS), "points", BD_LOOK_SCORE, 3, 0, false, BD_ENGLISH(REPORT_COLUMN_POINTS),
         false},
        {BD_ENGLISH(REPORT_COLUMN_GAMES), "games", BD_LOOK_NUMBER, 4, 0, false, NULL, false},
        {"%", "percent", BD_LOOK_NUMBER, 3, 0, false, NULL, false},
        {BD_ENGLISH(SHEET_OPPOSITION), "opposition", BD_LOOK_NUMBER, 4.6, 0, true, NULL, true}};
    bd_sheet_columns_add(grid, columns, BD_COUNT(columns));
    grid->nothing = BD_SAY(SHEET_NO_BOARD_SCORES);
    grid->remark = BD_SAY(SHEET_BOARD_SCORES_REMARK);
    for (size_t i = 0; !grid->failed && i < sheet->board_score_count; i++) {
        const bd_board_score *score = &sheet->board_scores[i];
        const bool first = i == 0 || score[-1].board != score->board;
        bd_sheet_add(grid, !first             ? ""
                           : score->board > 0 ? BD_PRINT(grid, "%d", score->board)
                                              : BD_SAY(SHEET_RESERVES));
        bd_sheet_add_number(grid, score->place);
        bd_sheet_add_name(grid, score->player, false);
        bd_sheet_add(grid, bd_name_of(score->team));
        bd_sheet_add_number(grid, score->player->grade);
        bd_sheet_add_halves(grid, score->halves);
        bd_sheet_add_number(grid, score->games);
        bd_sheet_add(grid, BD_PRINT(grid, "%d", score->percent));
        bd_sheet_add_number(grid, score->opposition);
    }
}

/* Who wins what. */
#include "cards/card.h"
#include "report/sheet/sheet_parts.h"

#include "base/assert.h"
#include "report/labels.h"
#include "report/sheet/sheet_words.h"

static const char *prizes_amount(const bd_prizes *prizes, long long amount, bd_sheet_grid *grid)
{
    char number[24];
    bd_text text = bd_text_new(grid->arena);
    const char *words = "";
    bd_text_add(&text, "%s%s", prizes->currency != NULL ? prizes->currency : "",
                bd_prize_print(amount, number, sizeof number));
    if (bd_text_finish(&text, &words, NULL) != BD_OK) grid->failed = true;
    return words;
}

void bd_sheet_prizes(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    const bd_sheet_column columns[] = {
        {BD_ENGLISH(SHEET_PLACE), "place", BD_LOOK_BOARD, 4, 0, false, NULL},
        {BD_ENGLISH(SHEET_NAME), "name", BD_LOOK_NAME, 0, 1.1, false, NULL},
        {BD_ENGLISH(SHEET_POINTS), "points", BD_LOOK_SCORE, 4, 0, false, BD_SAY(SHEET_SPOKEN_POINTS)},
        {BD_ENGLISH(SHEET_PRIZE), "prize", BD_LOOK_TEXT, 0, 1, false, NULL},
        {BD_ENGLISH(SHEET_AMOUNT), "amount", BD_LOOK_AMOUNT, 7, 0, false, NULL}};
    const bd_prizes *prizes = &sheet->tournament->prizes;
    long long total = 0;
    BD_ASSERT(sheet->standings != NULL);
    for (size_t c = 0; c < sizeof columns / sizeof *columns; c++) bd_sheet_column_add(grid, columns[c]);
    grid->nothing = prizes->category_count == 0 ? BD_SAY(SHEET_NO_PRIZES) : BD_SAY(SHEET_NOBODY_WINS);
    for (size_t i = 0; !grid->failed && i < sheet->award_count; i++) {
        const bd_award *award = &sheet->awards[i];
        const bd_ranked *standing = &sheet->standings->standings[award->row];
        bd_sheet_add_number(grid, standing->place);
        bd_sheet_add_name(grid, &sheet->tournament->cards[standing->card], true);
        bd_sheet_add_halves(grid, standing->score);
        bd_sheet_add(grid, award->prizes);
        bd_sheet_add(grid, prizes_amount(prizes, award->amount, grid));
        total += award->amount;
    }
    if (total > 0) bd_sheet_note_add(grid, BD_SAY(SHEET_TOTAL), prizes_amount(prizes, total, grid));
    grid->row_least = 9;
    grid->row_most = 13;
    grid->name_most = 16;
    grid->name_least = 11;
}

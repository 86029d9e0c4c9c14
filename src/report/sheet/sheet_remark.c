/* What the players should know of the draw itself: gaps in the numbers, and what the arbiter asked for. */
#include "report/labels.h"
#include "report/print_wishes.h"
#include "report/sheet/sheet_parts.h"
#include "report/sheet/sheet_words.h"

static int remark_last_number(const bd_draw *draw)
{
    int last = 0;
    for (size_t i = 0; i < draw->board_count; i++)
        if (bd_draw_number(draw, i) > last) last = bd_draw_number(draw, i);
    return last;
}

/* "3, 7": the numbers up to the last that no board has; *count: how many. */
static const char *remark_list_gaps(const bd_draw *draw, bd_sheet_grid *grid, size_t *count)
{
    const int last = remark_last_number(draw);
    const char *text = "";
    bool *taken = bd_arena_alloc(grid->arena, (size_t)last + 1, sizeof *taken);
    bd_text list = bd_text_new(grid->arena);
    *count = 0;
    grid->failed = grid->failed || taken == NULL;
    for (size_t i = 0; taken != NULL && i < draw->board_count; i++) taken[bd_draw_number(draw, i)] = true;
    for (int n = 1; taken != NULL && n <= last; n++)
        if (!taken[n]) bd_text_add(&list, "%s%d", (*count)++ > 0 ? ", " : "", n);
    if (bd_text_finish(&list, &text, NULL) != BD_OK) grid->failed = true;
    return text;
}

static void remark_next_sentence(bd_text *remark)
{
    if (remark->length > 0) bd_text_add_char(remark, ' ');
}

/* Games that count nowhere: who waits for an opponent finds them here. */
static void remark_add_outside(const bd_sheet *sheet, bd_text *remark)
{
    for (size_t i = 0; i < sheet->draw->outside_count; i++) {
        const bd_board *board = &sheet->draw->outside[i];
        const bd_card *white = bd_tournament_card(sheet->tournament, board->white);
        const bd_card *black = bd_tournament_card(sheet->tournament, board->black);
        if (white == NULL || black == NULL) continue;
        remark_next_sentence(remark);
        bd_text_add(remark, BD_SAY(SHEET_OUTSIDE), bd_name_of(white), board->white, bd_name_of(black),
                    board->black);
    }
}

/* That a repair keeps boards is said in short: the list would be the boards above. */
const char *bd_sheet_remark(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    size_t gaps = 0;
    const char *text = "";
    bd_text remark = bd_text_new(grid->arena);
    bd_draw_options asked = sheet->made_with;
    const char *list = remark_list_gaps(sheet->draw, grid, &gaps);
    remark_add_outside(sheet, &remark);
    if (asked.keep_count > 0) remark_next_sentence(&remark);
    if (asked.keep_count > 0) bd_text_add_string(&remark, BD_SAY(SHEET_CHANGED));
    if (gaps > 0) {
        remark_next_sentence(&remark);
        bd_text_add(&remark, BD_SAY_N(SHEET_GAP, gaps), list);
    }
    asked.keep_count = 0;
    asked.keep_after = NULL;
    const char *wishes = bd_wishes_words(&asked, &remark);
    if (wishes != NULL) {
        remark_next_sentence(&remark);
        bd_text_add(&remark, BD_SAY(SHEET_WISHES), wishes);
    }
    if (bd_text_finish(&remark, &text, NULL) != BD_OK) grid->failed = true;
    return text;
}

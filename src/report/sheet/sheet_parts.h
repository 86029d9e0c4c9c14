/* Parts of sheets, inside this folder: what each kind fills in, and how a grid becomes pages.
 *
 * The grids of pairings, names and absences are made in sheet_round.c, those of standings, crosstable and
 * groups in sheet_tables.c, that of prizes in sheet_prizes.c; slips and cards, which are no grids, in
 * sheet_slips.c and sheet_cards.c; pages and headings in sheet_pages.c and sheet.c, the style sheet in
 * sheet_style.c, dates in sheet_date.c, remarks on the draw in sheet_remark.c. */
#ifndef BD_REPORT_SHEET_SHEET_PARTS_H
#define BD_REPORT_SHEET_SHEET_PARTS_H

#include "report/sheet/sheet.h"
#include "report/sheet/sheet_fit.h"

void bd_sheet_pairings(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_alphabetical(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_not_playing(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_standings(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_crosstable(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_groups(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_prizes(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_slips(const bd_sheet *sheet, bd_sheet_grid *grid); /* one row a slip, for text and CSV */
void bd_sheet_cards(const bd_sheet *sheet, bd_sheet_grid *grid); /* one row a card */

/* What stands at the top of every page. */
typedef struct bd_sheet_heading {
    const char *event, *title, *round, *date; /* "" where there is nothing */
} bd_sheet_heading;

bd_sheet_heading bd_sheet_heading_of(const bd_sheet *sheet, bd_arena *arena);

/* The heading in HTML; tag: "h1" or "p"; number: "page 1 of 2" or "". */
void bd_sheet_head(bd_text *out, const bd_sheet_heading *heading, const char *tag, const char *number);

/* Opens a page with its heading, in the class of its kind; on screen pages run on without headings. */
void bd_sheet_page_open(bd_text *out, const char *class_name, const bd_sheet_heading *heading, size_t page,
                        size_t pages, const char *style);
void bd_sheet_page_close(bd_text *out);

/* The pages of a sheet. */
void bd_sheet_grid_pages(const bd_sheet *sheet, bd_sheet_grid *grid, const bd_sheet_style *style,
                         bd_text *out);
void bd_sheet_slip_pages(const bd_sheet *sheet, const bd_sheet_style *style, bd_text *out);
void bd_sheet_card_pages(const bd_sheet *sheet, const bd_sheet_style *style, bd_text *out);

/* Sentences below the pairings: boards that fell out, what the arbiter asked of the draw; "". */
const char *bd_sheet_remark(const bd_sheet *sheet, bd_sheet_grid *grid);

/* "18 November 2026", the day of a round, from the file; "". */
const char *bd_sheet_date(const bd_tournament *tournament, int round, bd_arena *arena);

/* Why a player does not play, in the order in which the reasons are listed. */
typedef enum bd_absence {
    BD_PLAYS,
    BD_AWAY_BYE,
    BD_AWAY_FULL_BYE,
    BD_AWAY_HALF_BYE,
    BD_AWAY_ZERO_BYE,
    BD_AWAY_SITS_OUT,
    BD_AWAY_ABSENT,
    BD_AWAY_LATE, /* from here on: not for today only */
    BD_AWAY_WITHDRAWN,
    BD_ABSENCES
} bd_absence;

bd_absence bd_sheet_absence(const bd_sheet *sheet, const bd_card *card);
const char *bd_sheet_absence_word(bd_absence absence);

/* The style sheet: what is the same for all, and what the paper or the projector wants. */
extern const char *const bd_sheet_css;
void bd_sheet_css_of_paper(const bd_sheet_style *style, bd_text *out);

#endif

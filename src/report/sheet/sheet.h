/* Sheets: what hangs on the wall and lies on the boards, one kind of sheet at a time.
 *
 * A sheet is made for people who look for their name from two metres away: large names, numbers in narrow
 * grey columns, as many rows on a page as can be read. It is split into pages here, not by the browser, so
 * that every page has its heading and its number; sizes follow from the number of rows. A page needs no
 * script, no font and no picture from anywhere. */
#ifndef BD_REPORT_SHEET_SHEET_H
#define BD_REPORT_SHEET_SHEET_H

#include "base/terminal.h"
#include "base/text.h"
#include "hand/layout.h"
#include "report/print_standings.h"
#include "rulebook/options/draw_options.h"
#include "standings/board_scores.h"
#include "standings/prize_money.h"

typedef enum bd_sheet_kind {
    BD_SHEET_PAIRINGS,
    BD_SHEET_ALPHABETICAL,
    BD_SHEET_CARDS,
    BD_SHEET_STANDINGS,
    BD_SHEET_CROSSTABLE,
    BD_SHEET_SLIPS,
    BD_SHEET_NOT_PLAYING,
    BD_SHEET_SCHOOLS,
    BD_SHEET_TEAMS,
    BD_SHEET_PRIZES,
    BD_SHEET_MATCHES,
    BD_SHEET_BOARDS,
    BD_SHEET_KINDS
} bd_sheet_kind;

/* One sheet and what it is made of; what its kind does not need may be NULL. */
typedef struct bd_sheet {
    bd_sheet_kind kind;
    const bd_tournament *tournament;
    int round;        /* that is played, or after which the standings are */
    const char *date; /* as the arbiter wrote it; NULL: as the file says */
    const bd_draw *draw;
    bool has_sit_outs;         /* a club season: nobody has a bye, players sit out */
    bd_draw_options made_with; /* the draw, as the file says */
    const bd_standings_report *standings;
    const bd_season_report *season; /* of a club season, which ranks by GSRP; NULL: it is none */
    const bd_groups_report *groups;
    const bd_award *awards;
    size_t award_count;
    const bd_board_score *board_scores; /* of the players of teams */
    size_t board_score_count;
    const bd_layout *layout; /* the cards before the next round, for their floats */
    bool blank;              /* pairing cards without players */
} bd_sheet;

typedef struct bd_sheet_style {
    bool letter; /* US Letter, not A4 */
    bool screen; /* for a projector: large, scrolls by itself */
} bd_sheet_style;

/* What a kind needs. */
typedef struct bd_sheet_needs {
    bool draw, standings, groups, layout, prizes;
    bool teams;  /* an event whose teams have players */
    bool boards; /* what these scored */
    bd_grouping grouping;
} bd_sheet_needs;

const char *bd_sheet_id(bd_sheet_kind kind); /* "pairings", as on the command line */
bd_sheet_needs bd_sheet_needs_of(bd_sheet_kind kind);

/* Adds one HTML document with all sheets. */
void bd_sheets_html(const bd_sheet *sheets, size_t count, const bd_sheet_style *style, bd_text *out);

void bd_sheet_text(const bd_sheet *sheet, const bd_terminal *terminal, bd_text *out);
void bd_sheet_csv(const bd_sheet *sheet, bd_text *out);

#endif

/* Round page: one HTML page that tells everything about a round: the pairings to pin up, the cards by level,
 * the criteria with their proofs, why each board is as it is, standings and crosstable.
 *
 * The page is one file: no scripts, no pictures, nothing from the network. Its tables have headers with a
 * scope, its parts are landmarks; on a phone it does not scroll sideways (wide tables do, in a box of their
 * own), and on A4 paper every part begins where it reads well. A part whose data is NULL is left out. */
#ifndef BD_REPORT_ROUND_PAGE_H
#define BD_REPORT_ROUND_PAGE_H

#include "explain/bounds.h"
#include "explain/explainer.h"
#include "report/print_draw.h"
#include "report/print_layout.h"
#include "report/print_standings.h"

typedef struct bd_html_report {
    const bd_tournament *tournament;
    int round;                     /* 0: the page is about the event as it stands */
    const bd_draw_report *draw;    /* the boards to pin up, their values and proof */
    const char *verdict;           /* on these boards, a sentence; NULL: what the certificate says */
    const char *warning;           /* the boards are no legal draw: said above them; NULL */
    bool beside;                   /* the draw is not the best one, whose values stand beside its own */
    const bd_explanation *stories; /* why each board of the draw is as it is; NULL */
    size_t story_count;
    const bd_bound *bounds; /* why no draw can do better, stage by stage of the certificate; NULL */
    size_t bound_count;
    const bd_layout *layout;          /* the cards before the round */
    const bd_standings_report *table; /* standings and crosstable; cross is taken as true; NULL */
    const bd_groups_report *schools;  /* their totals below the standings; NULL */
    const bd_season_report *season;   /* instead of cards in levels, standings and crosstable; NULL */
} bd_html_report;

/* Adds the whole page to out. */
void bd_html_page(const bd_html_report *report, bd_text *out);

/* The style sheet (round_page_style.c). */
extern const char *const bd_round_page_style;

#endif

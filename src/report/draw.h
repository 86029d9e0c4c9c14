/* Reports of a draw: the boards as they are published, and what the rules say about them. */
#ifndef BD_REPORT_DRAW_H
#define BD_REPORT_DRAW_H

#include "base/terminal.h"
#include "base/text.h"
#include "cards/certificate.h"
#include "rulebook/rulebook.h"

typedef struct bd_draw_report {
    const bd_round *round;
    const bd_draw *draw;               /* no boards when there is no legal draw */
    const bd_certificate *certificate; /* values and proofs; NULL for a draw made by hand */
    const bd_counts *counts;           /* values counted from the boards, for a draw made by hand; else NULL */
    const char *method;                /* how it was made, where not by proof: "card procedure"; NULL */
} bd_draw_report;

/* One line of the list of criteria. */
typedef struct bd_value_line {
    const bd_criterion *criterion;
    const char *stage; /* id */
    int64_t value;
    bool proved;
} bd_value_line;

/* The stages that count something, with the criterion each belongs to; helpers that only settle or prune are left out. */
bd_status bd_draw_values(const bd_draw_report *report, bd_arena *arena, const bd_value_line **lines, size_t *count, bd_err *err);

/* The text's second half shows the criteria; detailed: each stage, else each criterion. */
bd_status bd_draw_text(const bd_draw_report *report, const bd_terminal *terminal, bool detailed, bd_text *out, bd_err *err);
bd_status bd_draw_json(const bd_draw_report *report, bd_text *out, bd_err *err); /* "draw/1" */
bd_status bd_draw_csv(const bd_draw_report *report, bd_text *out, bd_err *err);  /* one line a board, the bye last */
void bd_draw_pairs(const bd_draw *draw, bd_text *out);                           /* number of lines; "white black"; "id 0" for the bye */

#endif

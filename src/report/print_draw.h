/* Reports of a draw: the boards as they are published, and what the rules say about them; what a method by
 * hand did; what a repair changed. */
#ifndef BD_REPORT_PRINT_DRAW_H
#define BD_REPORT_PRINT_DRAW_H

#include "certify/vector.h"
#include "hand/hand.h"
#include "report/reply.h"
#include "rulebook/stages/natural.h"

struct bd_repair; /* explain/repair.h */

typedef struct bd_draw_report {
    const bd_round *round;
    const bd_draw *draw;               /* no boards when there is none */
    const bd_certificate *certificate; /* NULL for a draw made by hand */
    const bd_value *values;            /* what the verdict speaks of: the criteria, and how many are proved */
    size_t value_count;
    bd_vector vector;          /* what the draw is compared by */
    const bd_natural *natural; /* the natural pairing, where the rules ask for it */
    size_t natural_count;
    const bd_remarks *remarks; /* what else is to be said; how many lists */
    size_t remark_lists;
    const bd_method *method;    /* how it was made by hand; NULL */
    const bd_hand_result *hand; /* with the steps, where they were asked for; NULL */
} bd_draw_report;

/* How far a report goes: the boards and the verdict; the values of the draw too. */
typedef enum bd_draw_depth { BD_DRAW_BOARDS, BD_DRAW_CRITERIA } bd_draw_depth;

/* Boards, the verdict in one sentence, what the rules want said; "draw/1" (docs/json.md); as CSV one line a
 * board, the bye last. */
bd_status bd_draw_reply(const bd_draw_report *report, bd_draw_depth depth, bd_arena *arena, bd_reply *out,
                        bd_err *err);

/* What is wrong with the published draw, what changes, and then the draw as `draw` prints it; "repair/1". */
bd_status bd_repair_reply(const struct bd_repair *repair, bd_draw_depth depth, bd_arena *arena, bd_reply *out,
                          bd_err *err);

/* What engines print: the number of lines, then "white black", the bye as "id 0". */
void bd_draw_pairs(const bd_draw *draw, bd_text *out);

/* What is said of somebody without a board: "bye", or "sits out"; of a game that counts nowhere. */
const char *bd_draw_idle_word(const bd_rulebook *rules);
const char *bd_draw_outside_words(const bd_tournament *tournament, const bd_outside *game, bd_text *out);

/* Whether the draw is proved best, by which rules and under which wishes, as a sentence; the same where there
 * is no draw. *out takes failures of memory. */
const char *bd_draw_verdict(const bd_draw_report *report, bd_text *out);
const char *bd_no_draw_verdict(const bd_draw_report *report, bd_text *out);

/* Whether the player floats against this opponent; 0: nobody. */
bd_float bd_draw_float(const bd_round *round, int id, int opponent);

/* A draw for programs, as a cell of the owner: {"boards": [[white, black], ...], "bye": id}. */
const bd_rows *bd_draw_object(const bd_draw *draw, bd_rows *owner);

/* The natural pairing beside a draw. */
bd_rows bd_natural_rows(const bd_natural *boards, size_t count, bd_arena *arena);

/* What the arbiter asked of a draw beyond the rules, "1-8 paired, 3 has the bye": whatever is said of a draw
 * names it. NULL where nothing was asked, or options is NULL. As parts of a reply: the member "wishes" and a
 * sentence, or nothing. */
const char *bd_wishes_words(const bd_draw_options *options, bd_text *out);
void bd_wishes_reply(const bd_draw_options *options, bd_reply *reply);

/* "stuck at level 3; without a board: 4, 17" */
const char *bd_stuck_words(const bd_round *round, const bd_hand_result *result, bd_text *out);

#endif

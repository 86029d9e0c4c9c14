/* Reports of a draw: the boards as they are published, and what the rules say about them; what a method by
 * hand did; what a repair changed (print_repair.c); as JSON in print_draw_json.c. */
#ifndef BD_REPORT_PRINT_DRAW_H
#define BD_REPORT_PRINT_DRAW_H

#include "base/terminal.h"
#include "base/text.h"
#include "certify/best.h"
#include "explain/repair.h"
#include "hand/hand.h"
#include "report/reply.h"
#include "report/rows.h"
#include "report/writer.h"
#include "rulebook/options/draw_options.h"
#include "rulebook/round/natural.h"

typedef struct bd_draw_report {
    const bd_round *round;
    const bd_draw *draw;               /* no boards when there is none */
    const bd_certificate *certificate; /* NULL for a draw made by hand */
    const bd_value *values;
    size_t value_count;
    const bd_natural *natural; /* the natural pairing, where the rules ask for it */
    size_t natural_count;
    const bd_remarks *remarks; /* what else is to be said; how many lists */
    size_t remark_lists;
    const bd_method *method;    /* how it was made by hand; NULL */
    const bd_hand_result *hand; /* with the steps, where they were asked for; NULL */
} bd_draw_report;

/* How far a report goes: the boards and the verdict; the table of criteria too; each stage of the proof too.
 */
typedef enum bd_draw_depth { BD_DRAW_BOARDS, BD_DRAW_CRITERIA, BD_DRAW_STAGES } bd_draw_depth;

/* Boards, the verdict in one sentence, what the rules want said. */
void bd_draw_text(const bd_draw_report *report, const bd_terminal *terminal, bd_draw_depth depth,
                  bd_text *out);

/* What is said of somebody without a board: "bye", or "sits out". */
const char *bd_draw_idle_word(const bd_rulebook *rules);

/* Whether the draw is proved best, by which rules and under which wishes, as a sentence. */
void bd_draw_verdict(const bd_draw_report *report, bd_text *out);

/* The same where there is no draw. */
void bd_no_draw_verdict(const bd_draw_report *report, bd_text *out);

/* "draw/1" (docs/json.md); detailed: with the stages. */
bd_status bd_draw_json(const bd_draw_report *report, bool detailed, bd_text *out, bd_err *err);

/* The criteria with their values, and the stages of the proof, as text and JSON show them. sentences: what
 * each criterion minimises. */
bd_rows bd_draw_criteria(const bd_draw_report *report, bool sentences, bd_arena *arena);
bd_rows bd_draw_stages(const bd_certificate *certificate, bd_arena *arena);

/* One line a board, the bye last. */
void bd_draw_csv(const bd_draw_report *report, bd_text *out);

/* What engines print: the number of lines, then "white black", the bye as "id 0". */
void bd_draw_pairs(const bd_draw *draw, bd_text *out);

void bd_natural_text(const bd_natural *boards, size_t count, const bd_terminal *terminal, bd_text *out);

/* The member "natural". */
void bd_natural_json(const bd_natural *boards, size_t count, bd_writer *json);

/* "1-8 paired, 3 has the bye"; NULL where nothing was asked, or options is NULL. *out takes failures of
 * memory. */
const char *bd_wishes_words(const bd_draw_options *options, bd_text *out);

/* A line of its own; nothing where nothing was asked. */
void bd_wishes_text(const bd_draw_options *options, const bd_terminal *terminal, bd_text *out);

/* The member "wishes": the words; no member where nothing was asked. */
void bd_wishes_json(const bd_draw_options *options, bd_writer *json);

/* Both of them. */
void bd_wishes_reply(const bd_draw_options *options, bd_reply *reply);

/* A numbered list, with the articles. */
void bd_steps_text(const bd_hand_result *result, const bd_terminal *terminal, bd_text *out);

/* "stuck at level 3; without a board: 4, 17" */
void bd_stuck_text(const bd_round *round, const bd_hand_result *result, bd_text *out);

/* The reasons, the changes, and then the draw as `draw` prints it. */
void bd_repair_text(const bd_repair *repair, const bd_terminal *terminal, bd_draw_depth depth, bd_text *out);

/* "repair/1" (docs/json.md). */
bd_status bd_repair_json(const bd_repair *repair, bd_text *out, bd_err *err);

#endif

/* Reports of two draws of one round side by side: a method by hand (`bestdraw compare`), or what was
 * published
 * (`bestdraw check`), and the best draw. */
#ifndef BD_REPORT_PRINT_COMPARE_H
#define BD_REPORT_PRINT_COMPARE_H

#include "base/terminal.h"
#include "explain/check.h"
#include "explain/compare.h"
#include "explain/difference.h"
#include "explain/ring.h"
#include "report/reply.h"
#include "report/writer.h"

/* Both draws' values as the values_of a round lists them; The
 * criterion that decides is marked. */
typedef struct bd_two_values {
    const bd_best *best;
    const bd_value *values;          /* of the other draw; NULL: it has none */
    const bd_difference *difference; /* NULL: not compared */
    const char *other;               /* key of the second draw: "published", "hand" */
    const char *title;               /* of its column: BD_ENGLISH of a word, or the id */
} bd_two_values;

/* The criteria side by side; where the rules go bracket by bracket their sums over all brackets tell little,
 * so then the stages up to the first that differs. detailed: both. */
void bd_two_values_text(const bd_two_values *both, const bd_terminal *terminal, bool detailed, bd_text *out);

/* A list of rings (explain/ring.h) of ids; 0 is the bye. */
void bd_rings_json(bd_writer *json, const char *key, const bd_round *round, const bd_rings *rings);

void bd_two_values_json(const bd_two_values *both, bd_writer *json);

/* {"boards": [[white, black], ...], "bye": id} in one row. */
void bd_draw_row_json(bd_writer *json, const char *key, const bd_draw *draw);

/* Both draws board by board, their values, and where the hand loses; "compare/1". detailed: stage by stage,
 * too. */
bd_reply bd_compare_reply(const bd_side_by_side *both, bool detailed, bd_arena *arena);

/* All rounds checked: the verdicts; for a draw that is worse the values of both, up to all criteria;
 * "check/1". detailed: values for every round. */
bd_reply bd_check_reply(const bd_tournament *tournament, const bd_rulebook *rules,
                        const bd_round_check *rounds, size_t count, bool detailed, bd_arena *arena);

#endif

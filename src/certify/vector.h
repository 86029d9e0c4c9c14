/* Vector: what draws of a round are compared by: the values of its stages, in order, for one draw or for two
 * side by side.
 *
 * The lines are a function of the round and the draws; how the best one was proved does not show. They are
 * the stages that the rules ask for, as far as a draw pays anything there, and a line for each criterion that
 * nobody pays for. Less is better in every line. Where players choose one after the other, or are asked
 * whether they leave their level, the line has a bit for each: 0 as long as they have whom, or go where, the
 * rules give them, 1 for the first who does not. Its value is how many follow from there on, so that
 * comparing numbers is comparing bits. Two draws are compared by reading down the two columns: in the first
 * line where they differ, the draw with less is better.
 *
 * What stands below that line has not been compared: those stages are defined by what the best draw has
 * settled. There the other draw has what is counted on its boards, or nothing where nobody counts it. */
#ifndef BD_CERTIFY_VECTOR_H
#define BD_CERTIFY_VECTOR_H

#include "certify/best.h"

typedef struct bd_vector_line {
    char id[BD_STAGE_ID_SIZE]; /* of the stage, or of the criterion where nobody pays anything */
    const bd_criterion *criterion;
    const char *article; /* as these rules number it */
    int wishes;          /* of players one after the other, how many; else 0 */
    int64_t best, other;
    bool has_other; /* there is another draw, and its value is known */
    bool proved;    /* that the best draw's value is the least */
    int64_t bound;  /* else the least that is proved; BD_NO_BOUND: nothing is */
} bd_vector_line;

typedef struct bd_vector {
    const bd_vector_line *lines;
    size_t count;
    size_t first; /* the line in which the other draw first differs; count: in none */
} bd_vector;

/* The best draw, which must exist, beside the one with this matching; NULL: alone. A matching with pairs that
 * may not meet is not compared: *out->first is 0, and all its values are counted. */
bd_status bd_vector_of(const bd_best *best, bd_arena *arena, const uint16_t *mate, bd_vector *out,
                       bd_err *err);

/* A draw without a best one beside it, as it is counted: its values stand as `best`, none is proved. */
bd_status bd_vector_counted(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_vector *out,
                            bd_err *err);

/* The value of a matching, given by its pairs, at a stage; cost[count] is room. */
int64_t bd_vector_value(const bd_stage *stage, const bd_edge *pairs, size_t count, bd_cost *cost);

/* A value as people read it: "3"; of a list of wishes its bits, those that are granted as one run: "0*5 1".
 */
void bd_vector_print(int64_t value, int wishes, bd_text *out);

#endif

/* Groups: what is left of the legal pairs when some players are taken away, and Tutte's argument in words.
 *
 * Without the players of a barrier the others fall into groups that can only be paired inside. A group with
 * an odd number of players must give one of them to the barrier; when more groups are odd than the barrier
 * has players, somebody stays alone.
 */
#ifndef BD_EXPLAIN_GROUPS_H
#define BD_EXPLAIN_GROUPS_H

#include "certify/best.h"
#include "explain/sentences.h"

typedef struct bd_group {
    const uint16_t *nodes; /* ascending */
    size_t count;
} bd_group;

typedef struct bd_groups {
    bd_group *odd; /* by their first node */
    size_t odd_count;
    bool all_single;
} bd_groups;

/* The groups with an odd number of nodes that edges[] leave without the barrier. scratch: for what does not
 * outlive the call. */
bd_status bd_groups_without(bd_arena *arena, bd_arena *scratch, int nodes, const bd_edge *edges, size_t count,
                            const uint16_t *barrier, size_t barrier_count, bd_groups *out, bd_err *err);

/* Of several: the one with the fewest nodes; where all are single, their nodes one after the other. */
const bd_group *bd_groups_smallest(const bd_groups *groups);
bd_status bd_groups_singles(bd_arena *arena, const bd_groups *groups, bd_group *out, bd_err *err);

/* The ids of nodes (the bye is 0), in arena. */
bd_status bd_groups_ids(bd_arena *arena, const bd_round *round, const uint16_t *nodes, size_t count,
                        int **out, bd_err *err);

/* Adds the reasons why edges[] of the round have no perfect matching. */
bd_status bd_groups_say_no_draw(bd_arena *arena, const bd_round *round, const bd_edge *edges, size_t count,
                                const uint16_t *barrier, size_t barrier_count, bd_reasons *reasons,
                                bd_err *err);

/* The same of all legal pairs of a round whose certificate says that there is no draw. */
bd_status bd_groups_say_why(bd_arena *arena, const bd_round *round, const bd_certificate *certificate,
                            bd_reasons *reasons, bd_err *err);

/* "(1, 2, 3), (7) and (9, 12, 14)" as a place of the saying. */
void bd_groups_name(bd_saying *saying, const char *place, const bd_round *round, const bd_groups *groups);

/* Why a board that the rules refuse had to be made all the same.
 *
 * A criterion marked BD_IS_REFUSAL costs something only when no draw without such boards exists. The proof is
 * Tutte's, on the legal pairs that the criterion does not refuse, and is said in words: who can only meet
 * whom.
 *
 * One sentence for each such criterion above 0 among the values; none when there are none. */
bd_status bd_explain_refusals(bd_arena *arena, bd_round *round, const bd_value *values, size_t count,
                              bd_remarks *out, bd_err *err);

#endif

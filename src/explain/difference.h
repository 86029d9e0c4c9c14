/* Difference: where another draw first loses against the best one.
 *
 * The stages of the best draw are walked with their values. As long as the other draw has the same values
 * it lies inside the face, and every cost means for it what it means for the best draw. At the first stage
 * where its value is worse the walk of meaning ends: what follows was defined by choices that the other draw
 * did not make. */
#ifndef BD_EXPLAIN_DIFFERENCE_H
#define BD_EXPLAIN_DIFFERENCE_H

#include "certify/vector.h"
#include "explain/sentences.h"

typedef enum bd_standing {
    BD_SAME_BOARDS, /* the same opponents everywhere */
    BD_AS_GOOD,     /* other boards with the same values in every stage */
    BD_WORSE,       /* worse at the last stage listed, equal in all before */
    BD_BETTER,      /* better there, but the rest cannot be played after it (option finishable) */
    BD_OPEN         /* equal as far as the best draw is proved */
} bd_standing;

typedef struct bd_stage_values {
    char stage[BD_STAGE_ID_SIZE];
    int64_t best, other; /* less is better; of a list of wishes how many follow from the first not granted */
    int wishes;          /* of a list of wishes, how many; else 0 */
} bd_stage_values;

typedef struct bd_difference {
    bd_standing standing;
    const bd_stage_values *stages; /* of both draws, up to the first that differs */
    size_t stage_count;
    const bd_criterion *criterion; /* of the stage that differs; NULL unless BD_WORSE or BD_BETTER */
} bd_difference;

/* The criterion a stage belongs to, or NULL ("floaters" is one, "unique" is not). */
const bd_criterion *bd_difference_criterion(const bd_round *round, const char *stage);

/* Compares a legal matching of best->round with the best draw, which must exist. BD_USAGE when the matching
 * is not legal. */
bd_status bd_difference_of(bd_arena *arena, const bd_best *best, const uint16_t *mate, bd_difference *out,
                           bd_err *err);

/* One sentence: at which criterion and by how much, or that it is as good. In arena. `what` is the subject
 * ("The published draw"). */
bd_status bd_difference_say(bd_arena *arena, const bd_round *round, const bd_difference *difference,
                            const char *what, const char **out, bd_err *err);

/* One value of a draw against the best one's, in words: "3 players ... get the wrong colour instead
 * of 2". */

/* In arena. */
bd_status bd_phrase_of(bd_arena *arena, const bd_round *round, const bd_stage_values *values, bool brief,
                       const char **out, bd_err *err);

/* What a board does that costs so much at a stage: "gives somebody ... the wrong colour". In arena. */
bd_status bd_phrase_cost(bd_arena *arena, const bd_round *round, const char *stage, bd_cost cost,
                         const char **out, bd_err *err);

/* Whether a stage decides card by card and nothing else is at stake. */
bool bd_phrase_is_order(const bd_round *round, const char *stage);

/* How another draw differs from the best one: players in a ring, each pair of neighbours a board of one
 * of the two draws, turn about.
 *
 * The boards in which two draws of the same players differ always fall into such rings. Told from the two who
 * were asked for, a ring is a chain: if 13 played 3, then 8 would meet 19, and 12 would go up to 6. */

/* nodes[0] and nodes[1] meet in the other draw, nodes[1] and nodes[2] in the best one, and so on; the last
 * and the first in the best one. */
typedef struct bd_ring {
    const uint16_t *nodes;
    size_t count; /* even, at least 4 */
} bd_ring;

typedef struct bd_rings {
    const bd_ring *items; /* the one with the player who was asked for first, then by their highest player */
    size_t count;
} bd_rings;

/* first: the node whose ring comes first and begins with it; -1: none. */
bd_status bd_rings_of(bd_arena *arena, const bd_round *round, const uint16_t *best, const uint16_t *other,
                      int first, bd_rings *out, bd_err *err);

/* "Hood (8), who has met Queen (17), would meet Swan (19), and Low (12) would go up to Findley (6)": all
 * boards of the other draw that the best one has not, but the first one when it is what was asked for; *out
 * NULL: there are no others. In arena. */
bd_status bd_rings_say(bd_arena *arena, const bd_round *round, const bd_rings *rings, bool first_is_asked,
                       const char **out, bd_err *err);

/* A few boards of the best draw changed for as many others, and where the draw with them would first be
 * worse. It is judged by the stages of the best draw, whose costs mean the same up to the first that differs.
 */

typedef struct bd_turn {
    bd_edge out[3], in[3]; /* boards of the best draw, and what would be there instead */
    size_t count;
} bd_turn;

bd_edge bd_turn_edge(int u, int v);

/* What the board costs at stage k of the best draw. */
bd_cost bd_turn_cost(const bd_best *best, size_t k, bd_edge board);

/* The first stage before `end` at which the draw would differ, and whether it is worse there; end: none. */
size_t bd_turn_judge(const bd_best *best, const bd_turn *turn, size_t end, bool *worse);

/* At which stage of the best draw's proof a pair drops out.
 *
 * The weights of a stage prove that no draw which is as good up to it can have the pairs that it takes away.
 * So what such a pair costs there tells why two do not meet, and nothing needs to be solved. */
typedef struct bd_falls {
    int nodes;
    size_t stage_count;
    const uint16_t *stage; /* of the pairs u < v, row by row; NULL: the best draw has left no trail */
} bd_falls;

bd_status bd_falls_of(bd_arena *arena, const bd_best *best, bd_falls *out, bd_err *err);

/* The stage at which a draw with the two is worse at the latest; the number of stages: not known. */
size_t bd_falls_at(const bd_falls *falls, int u, int v);

#endif

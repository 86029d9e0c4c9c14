/* Difference: where another draw first loses against the best one.
 *
 * The stages of the best draw are walked with their values. As long as the other draw has the same values
 * it lies inside the face, and every cost means for it what it means for the best draw. At the first stage
 * where its value is worse the walk of meaning ends: what follows was defined by choices that the other draw
 * did not make. */
#ifndef BD_EXPLAIN_DIFFERENCE_H
#define BD_EXPLAIN_DIFFERENCE_H

#include "certify/best.h"

typedef enum bd_standing {
    BD_SAME_BOARDS, /* the same opponents everywhere */
    BD_AS_GOOD,     /* other boards with the same values in every stage */
    BD_WORSE,       /* worse at the last stage listed, equal in all before */
    BD_OPEN         /* equal as far as the best draw is proved */
} bd_standing;

typedef struct bd_stage_values {
    char stage[BD_STAGE_ID_SIZE];
    int64_t best, other;
    bool wishes; /* wishes granted: more is better; else less is better */
} bd_stage_values;

typedef struct bd_difference {
    bd_standing standing;
    const bd_stage_values *stages; /* of both draws, up to the first that differs */
    size_t stage_count;
    const bd_criterion *criterion; /* of the stage that differs; NULL unless BD_WORSE */
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

#endif

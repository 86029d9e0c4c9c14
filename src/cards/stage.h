/* Stage: one integer problem of a draw: minimise a cost over the pairs that are still allowed.
 *
 * A rulebook is asked for its stages one by one, and sees of what went before only what was proved of every
 * draw that is still best (bd_stage_view): values, and who was chosen. Which pairs the proofs left allowed,
 * and which matching the solver has at hand, it cannot see: another proof leaves others, and the problem must
 * not depend on the proof. Whether a stage may be spared is decided elsewhere (cards/questions.h), in such a
 * way that the stages after it are the same with and without it.
 *
 * A list of wishes is a stage of another kind: it asks how far wishes 1, 2, ... can be granted, the first one
 * first, without giving up a value already proved. A pair's cost is the number of the first wish that it is
 * against, 0 when it is against none. The stage's value is a number w (0 .. wishes; the solver gives the
 * largest it finds) such that some matching that is optimal for all stages so far has no pair with a cost in
 * 1 .. w; then those pairs leave the face, and the mate has none of them. There is nothing to prove but that
 * matching: the weights are empty, and that wish w + 1 cannot be granted is proved by the stage after it,
 * never assumed. */
#ifndef BD_CARDS_STAGE_H
#define BD_CARDS_STAGE_H

#include "base/graph.h"

enum { BD_STAGE_ID_SIZE = 48 };

/* Puts a piece, or a number, behind what is there of a stage's id; what has no room is left out. */
void bd_stage_id_add(char id[BD_STAGE_ID_SIZE], const char *piece);
void bd_stage_id_add_number(char id[BD_STAGE_ID_SIZE], int number);

typedef struct bd_choosers bd_choosers; /* cards/questions.h */
typedef struct bd_leavers bd_leavers;
typedef struct bd_pickers bd_pickers;

typedef struct bd_stage {
    char id[BD_STAGE_ID_SIZE]; /* "score.down:3": criterion, part, place; no spaces; unique within a draw */
    const void *context;
    /* Costs of edges[count] (sorted by u, v) into cost[count]. Pure: the same pair has the same cost at every
     * call. */
    void (*price)(const void *context, const bd_edge *edges, size_t count, bd_cost *cost);
    /* Whether two nodes are alike here (an equivalence): all pairs cost the same whose lower nodes are alike
     * and whose higher nodes are. Says nothing that price does not say, but whoever asks can have one price
     * for many pairs. NULL: nothing is said. */
    bool (*alike)(const void *context, int u, int v);
    /* Every pair with a cost other than 0 has at least one node in low .. high: what is outside need not be
     * priced. */
    int low, high;
    int wishes;              /* 0: an ordinary stage; else it is a list of so many wishes, see above */
    const bd_edge *wished;   /* [wishes] the pair of each (u twice: u is paired with none of the choosers'
                                candidates); NULL: the costs alone tell */
    const uint16_t *wishing; /* [wishes] of pickers: who is to be in the set */
    /* What a rulebook says of it, for cards/questions.h; the solver and the checker do not look at it. */
    bool spared; /* where no pair that is still allowed costs anything, it is left out */
    /* Or it is no stage: players choose opponents, or are asked whether they leave their level, one after the
     * other. The stages that such a question becomes name it too. */
    const bd_choosers *choosers;
    const bd_leavers *leavers;
    const bd_pickers *pickers;
} bd_stage;

/* Numbers the nodes from 0 into kind[nodes], those that are alike the same; returns how many numbers there
 * are. 0: more than `most` (at most 255), or the stage says nothing. */
int bd_stage_number_kinds(const bd_stage *stage, int nodes, int most, uint8_t *kind);

/* What the next stage may depend on: what holds of every draw that is best for all stages so far. */
typedef struct bd_stage_view {
    int64_t last_value;     /* of the stage given last; 0 before the first */
    const uint16_t *chosen; /* after choosers: [count] whom each of them has, see bd_choosers_have */
    const bool *leaves;     /* after leavers: by node */
    const bool *picked;     /* after pickers: [count] who is in the set */
} bd_stage_view;

/* The stages of a round as the solver and the checker walk them, each with its own bookkeeping. */
typedef struct bd_stages bd_stages;
typedef bd_status bd_stages_fork(const void *self, bd_arena *arena, bd_stages *out, bd_err *err);

struct bd_stages {
    void *self;
    /* Fills *stage, or sets *done when there are no more; `face` are the pairs still allowed, last_value what
     * the stage given last came to. A stage's context lives as long as the list. */
    bd_status (*next)(void *self, const bd_face *face, int64_t last_value, bd_stage *stage, bool *done,
                      bd_err *err);
    /* The list as it stands now, which goes on by itself; NULL: this one cannot be copied. */
    bd_stages_fork *fork;
};

#endif

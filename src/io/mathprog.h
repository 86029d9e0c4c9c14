/* MathProg: the data of one stage for the readable model models/stage.mod, of a whole round for
 * models/round.mod, and a round as plain numbers.
 *
 * The pairs are all legal ones, the stages before are equations, or all stages are one objective: what comes
 * out shares nothing with the loop of solve/ but the costs, and of a round the odd sets that it has found. */
#ifndef BD_IO_MATHPROG_H
#define BD_IO_MATHPROG_H

#include "base/text.h"
#include "cards/certificate.h"

/* A stage as plain numbers. A list of wishes stands here as what it comes to: cost 1 for pairs against a wish
 * that is granted. */
typedef struct bd_plain_stage {
    const char *id;
    const bd_cost *cost; /* of every pair */
    int64_t value;       /* known best */
    int wishes;          /* of a list of wishes, how many; else 0 */
    const bd_cost *wish; /* of a list: the first wish that each pair is against, 0: none; else NULL */
} bd_plain_stage;

typedef struct bd_plain_problem {
    int nodes;
    const int *ids; /* [nodes] names of the nodes, 0: the bye; NULL: numbers from 1 */
    const bd_edge *edges;
    size_t edge_count;
    const bd_plain_stage *stages;
    size_t stage_count;
} bd_plain_problem;

/* Appends the data section of stage number `stage`; the stages before it are settled. */
bd_status bd_mathprog_write_data(bd_text *text, const bd_plain_problem *problem, size_t stage, bd_err *err);

/* Appends the data section of the whole round; the odd sets are those of its certificate. */
bd_status bd_mathprog_write_round(bd_text *text, const bd_plain_problem *problem,
                                  const bd_certificate *certificate, bd_err *err);

/* models/stage.mod and models/round.mod without their "end;", so that one file of `bestdraw export` is enough
 * (src/CMakeLists.txt). */
extern const char bd_mathprog_stage_model[], bd_mathprog_round_model[];

/* Appends the problem as plain numbers, with the costs of all its stages, for a checker that knows no rules
 * (docs/certificate.md, "bestdraw-round 1"). digest is that of the cards, which the round's certificate
 * names. */
bd_status bd_round_file_write(bd_text *text, const bd_plain_problem *problem, const char *digest,
                              bd_err *err);

#endif

/* Demand: something that somebody would have liked a draw to have.
 *
 * A demand is a set of pairs: a draw meets it when all its boards are among them. So it is put to the solver
 * by taking pairs away, and the best draw that meets it is found and proved like any other. */
#ifndef BD_EXPLAIN_DEMAND_H
#define BD_EXPLAIN_DEMAND_H

#include "explain/sentences.h"
#include "solve/again.h"

typedef enum bd_demand_kind {
    BD_DEMAND_PAIR,       /* a plays b */
    BD_DEMAND_COLOUR,     /* a has the colour */
    BD_DEMAND_FLOAT,      /* a meets somebody with another score */
    BD_DEMAND_FLOAT_DOWN, /* with a lower score */
    BD_DEMAND_FLOAT_UP,   /* with a higher score */
    BD_DEMAND_NO_FLOAT,   /* with the same score */
    BD_DEMAND_BYE,        /* a has the bye */
    BD_DEMAND_NEARER      /* a floats down, to somebody with at least `halves` half points */
} bd_demand_kind;

typedef struct bd_demand {
    bd_demand_kind kind;
    int a, b; /* ids; b of a pair only */
    bd_colour colour;
    int halves;
} bd_demand;

/* The same as something asked of one player's board; BD_ASKED_NOTHING: it is not of that kind. */
bd_asked_kind bd_demand_asked(const bd_demand *demand);

/* "12 plays 5" */
bd_status bd_demand_say(bd_arena *arena, const bd_round *round, const bd_demand *demand, const char **out,
                        bd_err *err);

/* "12 played 5": what an answer that begins with "If" puts behind it */
bd_status bd_demand_say_if(bd_arena *arena, const bd_round *round, const bd_demand *demand, const char **out,
                           bd_err *err);

/* Whether the matching meets it. Colours are those that the rules give on the boards of this matching. The
 * players must be present. */
bd_status bd_demand_is_met(bd_arena *arena, const bd_round *round, const bd_demand *demand,
                           const uint16_t *mate, bool *met, bd_err *err);

/* Why no draw can meet it: reasons are added when somebody is absent, has met the other, may not meet them,
 * and so on; none when there are legal boards that would do. */
bd_status bd_demand_judge(bd_arena *arena, const bd_round *round, const bd_demand *demand,
                          bd_reasons *reasons, bd_err *err);

/* Keeps the pairs that a draw meeting the demand may have; returns how many. Where a colour hangs on the
 * board's number the pair is kept. */
size_t bd_demand_filter(const bd_round *round, const bd_demand *demand, bd_edge *edges, size_t count);

/* The same as whom the players may be paired with. In arena. */
bd_status bd_demand_restrict(bd_arena *arena, const bd_round *round, const bd_demand *demand,
                             bd_restriction *out, bd_err *err);

#endif

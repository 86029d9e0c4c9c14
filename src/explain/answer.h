/* Answer: why a draw is not as somebody would have liked it.
 *
 * The best draw that meets the demand is found and set against the best draw of all: it is impossible (with
 * the game, the ban or Tutte's proof), or worse first at one criterion, or as good and later in the order. */
#ifndef BD_EXPLAIN_ANSWER_H
#define BD_EXPLAIN_ANSWER_H

#include "explain/demand.h"
#include "explain/question.h"

typedef enum bd_answer_kind {
    BD_ANSWER_IS_SO,        /* the best draw has it */
    BD_ANSWER_IMPOSSIBLE,   /* a game, a ban, an absence, or Tutte's proof: see the reasons */
    BD_ANSWER_WORSE,        /* the best draw that has it is worse: see the difference */
    BD_ANSWER_UNFINISHABLE, /* better, but the rest cannot be played after it */
    BD_ANSWER_LATER,        /* as good by all criteria, later in the order that makes the draw the only one */
    BD_ANSWER_LOT,          /* nothing but the lot of the colours decided it */
    BD_ANSWER_OPEN          /* a limit was reached before the answer was known */
} bd_answer_kind;

typedef struct bd_answer {
    bd_demand demand;
    const char *what; /* "12 plays 5" */
    bd_answer_kind kind;
    bd_reasons reasons;         /* at least one; the first is the answer */
    bd_difference difference;   /* of the other draw from the best; its last stage is where it is worse */
    bd_vector vector;           /* of both, where why-not shows it */
    const uint16_t *mate;       /* of the best draw that meets the demand; NULL: none, or not asked for */
    bd_draw draw;               /* the same with colours */
    bd_certificate certificate; /* of the other draw, over the pairs that bd_demand_filter leaves; without
                                   stages when none was sought */
    bool finishable;            /* the best draw is that of the option of this name */
    bool proved; /* the other draw is proved the best that meets the demand, as far as the difference goes */
    bd_board *comes, *goes;  /* boards that the other draw has and the best one has not, and the other way
                                round; whatever the colours */
    size_t change_count;     /* of each */
    int bye_comes, bye_goes; /* ids; 0: the same */
    bd_rings rings;          /* the same boards as rings, the one of the first player asked for first */
} bd_answer;

/* The best draw must exist. */
bd_status bd_answer_demand(bd_arena *arena, const bd_best *best, const bd_demand *demand,
                           const bd_solve_options *how, bd_answer *out, bd_err *err);

/* The proof behind an answer of why-not, for the checker.
 *
 * The best draw that meets the demand, by the whole list of stages, with the demand among the arbiter's
 * wishes in its certificate. The checker sees that no draw of this kind is better; the first criterion on
 * which this draw is worse than the best one is the answer, read off two draws that are both verified.
 *
 * Whether there is anything to prove: what the cards alone rule out needs no certificate. */
bool bd_forced_has_proof(const bd_answer *answer);

/* The answer must be one of the kinds that the command asks for: a pair, a colour, a float, none, the bye.
 * BD_INTERNAL when the proof says something else than the answer. *options must live as long as *out. */
bd_status bd_forced_prove(bd_arena *arena, const bd_question *question, const bd_answer *answer,
                          const bd_solve_options *how, bd_draw_options *options, bd_best *out, bd_err *err);

#endif

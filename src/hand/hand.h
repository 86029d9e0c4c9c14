/* Hand: how people pair without a computer.
 *
 * A method gets a round and gives a matching of its nodes, or says where it got stuck: that is an outcome,
 * not an error. It judges cards with the rulebook's judgements (levels, claims, floats, who has met) but
 * minimises nothing: it is what the best draw is compared with. Whatever a method gives is legal.
 *
 * methods.c lists the methods and has those that go down the list once; card_procedure.c and lazy.c have one
 * each. */
#ifndef BD_HAND_HAND_H
#define BD_HAND_HAND_H

#include "rulebook/round/round.h"

enum { BD_NOBODY = UINT16_MAX }; /* in mate: no board yet */
enum { BD_AS_THE_RULES = 2 };    /* in white */

/* One step of the work, in words. */
typedef struct bd_hand_step {
    int level;           /* the level that was looked at, from the top, from 0; -1: the whole round */
    const char *article; /* "CAA 20"; "" when no rule is behind it */
    const char *sentence;
} bd_hand_step;

typedef struct bd_hand_result {
    bool stuck;
    const uint16_t *mate; /* [nodes]; when stuck: the boards made so far, BD_NOBODY for the rest */
    int stuck_level;      /* where no way on was found; -1 when not stuck */
    const uint8_t *white; /* [cards] by the method's own colour rule: 1 White, 0 Black, else
                             BD_AS_THE_RULES; NULL: all as the rulebook says */
    const uint16_t *left; /* the nodes without a board when stuck, ascending */
    size_t left_count;
    const bd_hand_step *steps; /* empty unless asked for */
    size_t step_count;
} bd_hand_result;

/* How a method is to be run. */
typedef struct bd_hand_wishes {
    bool steps;    /* keep the log */
    uint64_t seed; /* of lots, where the method draws any */
} bd_hand_wishes;

typedef struct bd_method {
    const char *id;
    const char *title, *sentence; /* BD_ENGLISH of words: bd_say() says them */
    /* The result lives in the arena. */
    bd_status (*draw)(bd_arena *arena, const bd_round *round, const bd_hand_wishes *wishes,
                      bd_hand_result *out, bd_err *err);
} bd_method;

/* The methods in their order: id, and the words for its title and for what it does. `cards` is the card
 * procedure of the British guide (docs/card-procedure.md), `random` the floor under all methods. */
#define BD_METHODS(X)                                                                                        \
    X(cards, HAND_CARDS_TITLE, HAND_CARDS)                                                                   \
    X(lazy, HAND_LAZY_TITLE, HAND_LAZY)                                                                      \
    X(greedy, HAND_GREEDY_TITLE, HAND_GREEDY)                                                                \
    X(nearest, HAND_NEAREST_TITLE, HAND_NEAREST)                                                             \
    X(random, HAND_RANDOM_TITLE, HAND_RANDOM)

/* "|cards|lazy|..." as a literal. */
#define BD_METHOD_WORD(id, title, sentence) "|" #id
#define BD_METHOD_WORDS                     BD_METHODS(BD_METHOD_WORD)

/* The published draw of a result that is not stuck: the boards as the rulebook orders them, the colours as
 * the method gives them. */
bd_status bd_hand_publish(bd_arena *arena, const bd_round *round, const bd_hand_result *result, bd_draw *out,
                          bd_err *err);

size_t bd_method_count(void);
const bd_method *bd_method_at(size_t index);

/* The method with this id, or NULL. */
const bd_method *bd_method_find(const char *id);

#endif

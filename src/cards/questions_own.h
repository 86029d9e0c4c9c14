/* Between questions.c, choosers.c, leavers.c and pickers.c. */
#ifndef BD_CARDS_QUESTIONS_OWN_H
#define BD_CARDS_QUESTIONS_OWN_H

#include "cards/questions.h"

/* Players who are choosing. */
typedef struct bd_choosing {
    const bd_choosers *of; /* NULL: nobody is */
    const char *id;        /* of the question */
    int low, high;         /* its window: nodes of those who choose, and of whom they choose */
    int nodes;
    /* Among candidates. */
    uint16_t *chosen; /* [of->count] */
    bool *taken;      /* by node */
    int *place;       /* by node: in `who`, of those who choose together */
    int settled;      /* who have chosen, or been chosen, without a gap */
    bool alone;       /* the stage given last was about the next of them alone */
    int repeated;     /* whose choice the list only repeats, in front of the wishes: the place in `who`, -1:
                       * nobody's
                       */
    /* Among anybody. */
    int lists; /* of wishes so far */
    int first; /* the player whose stage was given last, -1: none */
    /* Of the list given last. */
    const bd_edge *wished;
    int wishes; /* 0: none was given */
} bd_choosing;

/* Players who are asked whether they leave their level. */
typedef struct bd_leaving {
    const bd_leavers *of; /* NULL: nobody is */
    const char *id;
    int asked;    /* the player whose stage was given last, -1: none */
    bool *leaves; /* by node, when all are settled */
} bd_leaving;

/* Players who are asked whether they are in a set. */
typedef struct bd_picking {
    const bd_pickers *of; /* NULL: nobody is */
    const char *id;
    int low, high;
    bool *picked;  /* [of->count] */
    int settled;   /* the first so many are settled */
    int in;        /* of them, so many are in */
    const int *at; /* of the list of wishes given last: the place in `who` of each; NULL: none was given */
    int wishes;
    int weighed; /* players whom the stage given last weighs, from `settled` on; 0: it was none such */
} bd_picking;

/* The next stage; *done: there are no more. */
bd_status bd_choosing_next(bd_choosing *choosing, bd_arena *arena, const bd_face *face, int64_t last_value,
                           bd_stage *stage, bool *done, bd_err *err);
bd_status bd_picking_next(bd_picking *picking, bd_arena *arena, const bd_face *face, int64_t last_value,
                          bd_stage *stage, bool *done, bd_err *err);
bd_status bd_leaving_next(bd_leaving *leaving, bd_arena *arena, const bd_face *face, int64_t last_value,
                          bd_stage *stage, bool *done, bd_err *err);

#endif

/* Pairer: one way to draw a round, best or by hand, behind one function. */
#ifndef BD_SIMULATE_PAIRER_H
#define BD_SIMULATE_PAIRER_H

#include "hand/hand.h"
#include "rulebook/rulebook.h"

typedef struct bd_pairer {
    const char *id;
    const bd_method *method; /* NULL: the best draw */
} bd_pairer;

/* "best" or a method of hand/. BD_USAGE, with the names there are, for another word. */
bd_status bd_pairer_find(const char *id, bd_pairer *out, bd_err *err);

/* Draws round `number`. *found is false when no draw was found (the method got stuck, or none exists). */
bd_status bd_pairer_draw(const bd_pairer *pairer, bd_arena *arena, const bd_tournament *tournament,
                         const bd_rulebook *rules, int number, const bd_draw_options *options, bd_draw *out,
                         bool *found, bd_err *err);

#endif

/* Axes: what kind of tournament number k of a comparison is. Size, rounds, points, acceleration and rates
 * follow from the seed and k alone, so that any part of a comparison can be played anywhere. */
#ifndef VERSUS_AXES_H
#define VERSUS_AXES_H

#include "simulate/made_event.h"

typedef struct versus_axes {
    bd_event_plan plan;
    bd_event_shape shape; /* of the plan, where plan.shape is not NULL */
    bd_colour initial_colour;
    bd_points points;
    int virtual_halves; /* virtual points, in half points, of the ids 1 .. virtual_last; 0: none */
    int virtual_last;
    int virtual_rounds; /* as many rounds have all of them, as many more the half, rounded down */
} versus_axes;

/* names: of bd_event_shuffle_names. */
void versus_axes_of(const char *rules, const int *names, uint64_t seed, int number, versus_axes *out);

/* The event of these axes before round 1; `axes` must stay. */
bd_status versus_event_new(bd_arena *arena, const versus_axes *axes, bd_made_event *out, bd_err *err);

#endif

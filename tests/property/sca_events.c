/* School events from the first round to the last: no same-school board before round 4 that could be avoided,
 * and no needless one later. */
#include "school_events.h"

Test(sca, small_events)
{
    int unavoidable = 0;
    for (unsigned seed = 1; seed <= 60; seed++) unavoidable += school_events_play(seed, 24);
    cr_expect_gt(unavoidable, 0, "no event in which a same-school board could not be avoided");
}

Test(sca, events)
{
    for (unsigned seed = 1001; seed <= 1010; seed++) (void)school_events_play(seed, 120);
}

/* Five hundred school events of 8 to 120 players. */
#include "school_events.h"

Test(sca, events)
{
    int unavoidable = 0;
    for (unsigned seed = 1; seed <= 500; seed++) unavoidable += school_events_play(seed, 120);
    cr_expect_gt(unavoidable, 0);
}

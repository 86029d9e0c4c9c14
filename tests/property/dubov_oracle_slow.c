/* The same as dubov_oracle, more often: every criterion decides at least fifty times. */
#include "dubov_check.h"

Test(dubov_oracle_slow, small_positions_as_the_articles_have_them)
{
    int paired = 0, uneven = 0;
    for (unsigned long seed = 1; seed <= 9000; seed++) paired += check_dubov(seed, 11, 20);
    for (unsigned long seed = 100001; seed <= 140000; seed++) uneven += check_dubov(seed, 12, 100);
    cr_expect_gt(paired, 4000);
    check_decisions(paired, uneven, 50);
}

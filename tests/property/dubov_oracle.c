/* Random positions of up to twelve players: the stages choose what the articles come to first. */
#include "dubov_check.h"

Test(dubov_oracle, small_positions_as_the_articles_have_them)
{
    int paired = 0, uneven = 0;
    for (unsigned long seed = 1; seed <= 4500; seed++) paired += check_dubov(seed, 11, 20);
    for (unsigned long seed = 100001; seed <= 103000; seed++) uneven += check_dubov(seed, 12, 100);
    cr_expect_gt(paired, 3000);
    check_decisions(paired, uneven, 1);
}

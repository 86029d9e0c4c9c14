/* The same as fide_oracle, far more often and with up to ten players. */
#include "fide_position.h"

Test(fide_oracle_slow, small_positions_as_the_procedure_has_them)
{
    int possible = 0;
    for (unsigned long seed = 100001; seed <= 200000; seed++) possible += check_position(seed, 10);
    cr_expect(possible > 30000, "only %d of the positions could be paired", possible);
}

/* Random positions of up to nine players: the stages choose the candidate that the literal procedure comes to first. */
#include "fide_position.h"

Test(fide_oracle, small_positions_as_the_procedure_has_them)
{
    int possible = 0;
    for (unsigned long seed = 1; seed <= 1500; seed++) possible += check_position(seed, 9);
    cr_expect(possible > 500, "only %d of the positions could be paired", possible);
}

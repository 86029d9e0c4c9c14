#include "toy/toy.h"

static const int worth[] = {0, 1, 2, 7}; /* of a result in half points; nobody asks for the last */

int toy_half_points(int mine, int theirs)
{
    if (mine == theirs) return worth[1];
    return mine > theirs ? worth[2] : worth[0];
}

int toy_sums(const int *numbers, int count, int *sums)
{
    int sum = 0;
    if (count < 1 || count > 10) return 0;
    for (int i = 0; i < count; i++) {
        sum += numbers[i];
        sums[i] = sum;
    }
    return 1;
}

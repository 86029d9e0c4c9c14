#include "toy/toy.h"

int toy_half_points(int mine, int theirs)
{
    if (mine == theirs) return 1;
    return mine > theirs ? 2 : 0;
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

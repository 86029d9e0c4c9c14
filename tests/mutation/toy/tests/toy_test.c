/* Notices every fault but those about 10 and 11 numbers. */
#include "toy/toy.h"

int main(void)
{
    const int numbers[12] = {3, 1, 4};
    int sums[12] = {0};
    int wrong = toy_half_points(1, 1) != 1 || toy_half_points(2, 1) != 2 || toy_half_points(1, 2) != 0;
    wrong |= toy_sums(numbers, 0, sums) != 0 || toy_sums(numbers, 12, sums) != 0 ||
             toy_sums(numbers, 1, sums) != 1;
    wrong |= toy_sums(numbers, 3, sums) != 1 || sums[0] != 3 || sums[1] != 4 || sums[2] != 8 || sums[3] != 0;
    return wrong;
}

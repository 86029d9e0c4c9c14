/* What the self-test of the mutation tool is tried on. */
#ifndef TOY_TOY_H
#define TOY_TOY_H

/* 2, 1 or 0 half points. */
int toy_half_points(int mine, int theirs);

/* Fills in the sums of the numbers so far; false when there are more than ten of them, or fewer than one. */
int toy_sums(const int *numbers, int count, int *sums);

#endif

/* Berger: the tables of FIDE C.05, annex 1, by which everybody plays everybody.
 *
 * Players have numbers 1 .. n. Where n is odd, whoever meets number n + 1 is free. A cycle has one round less
 * than there are numbers; in a second cycle everybody has the other colour. */
#ifndef BD_RULEBOOK_ROUND_ROBIN_BERGER_H
#define BD_RULEBOOK_ROUND_ROBIN_BERGER_H

#include <stdbool.h>

/* The rounds of one cycle for so many players. */
int bd_berger_rounds(int players);

/* The two numbers of a board (from 0) in a round of the first cycle, White first. */
typedef struct bd_berger_board {
    int white, black;
} bd_berger_board;

bd_berger_board bd_berger_board_of(int players, int round, int board);

/* The same told of two numbers, a < b, by their sum: whether they meet in that round, and whether a has
 * White. */
bool bd_berger_meet(int players, int round, int a, int b);
bool bd_berger_lower_has_white(int players, int a, int b);

#endif

/* Draw: the boards of one round, and the bye. */
#ifndef BD_CARDS_DRAW_H
#define BD_CARDS_DRAW_H

#include <stddef.h>

typedef struct bd_board {
    int white, black; /* ids */
} bd_board;

typedef struct bd_draw {
    int round;
    bd_board *boards; /* in publication order: board 1 first */
    size_t board_count;
    int bye; /* id; 0: nobody */
} bd_draw;

#endif

/* Draw: the boards of one round, who does not play, and what the draw was made with. */
#ifndef BD_CARDS_DRAW_H
#define BD_CARDS_DRAW_H

#include "cards/result.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct bd_board {
    int white, black; /* ids */
} bd_board;

/* A game outside the championship: on the sheet, and counting nowhere but, if rated, in the federation's
 * file. */
typedef struct bd_outside {
    int white, black; /* ids */
    bool rated;       /* the players wished it before it began */
    bd_result result;
} bd_outside;

/* A result that was another one when a later round was published. */
typedef struct bd_was {
    int round, white, black;
    const char *result; /* what it was, as bd_result_name has it */
} bd_was;

typedef struct bd_draw {
    int round;
    bd_board *boards; /* in publication order: board 1 first */
    size_t board_count;
    const bd_board *sat; /* who really sat at the boards, where that is not everywhere as published; NULL */
    const int *numbers;  /* of the boards, where a repair left gaps; NULL: 1, 2, 3, ... */
    int bye;             /* id; 0: nobody */
    const bd_was *was;   /* results of earlier rounds that were corrected since the draw was published */
    size_t was_count;
    const int *sit_outs; /* ids of who sits out beside the bye (a club season) */
    size_t sit_out_count;
    const bd_outside *outside;
    size_t outside_count;
    const char *rules; /* of a published draw: the rulebook, where it is not the event's; NULL */
    const char
        *options; /* of a published draw: what the arbiter asked for (rulebook/options); NULL: nothing */
} bd_draw;

/* The number under which boards[index] is published. */
int bd_draw_number(const bd_draw *draw, size_t index);

/* The board of that number, or NULL. */
const bd_board *bd_draw_board(const bd_draw *draw, int number);

/* Who sat at boards[index]. */
static inline const bd_board *bd_draw_sat(const bd_draw *draw, size_t index)
{
    return draw->sat != NULL ? &draw->sat[index] : &draw->boards[index];
}

/* The board where this player sits, as an index and 1; 0: none. */
static inline size_t bd_draw_board_of(const bd_draw *draw, int id)
{
    for (size_t i = 0; i < draw->board_count; i++)
        if (draw->boards[i].white == id || draw->boards[i].black == id) return i + 1;
    return 0;
}

/* The highest number of a board; 0: there are none. */
int bd_draw_last_number(const bd_draw *draw);

/* Whether anybody stands on it. */
static inline bool bd_draw_names_somebody(const bd_draw *draw)
{
    return draw->board_count > 0 || draw->bye != 0 || draw->sit_out_count > 0;
}

/* Whether this player sits out: by the bye, or beside it. */
static inline bool bd_draw_sits_out(const bd_draw *draw, int id)
{
    if (draw->bye == id) return true;
    for (size_t i = 0; i < draw->sit_out_count; i++)
        if (draw->sit_outs[i] == id) return true;
    return false;
}

#endif

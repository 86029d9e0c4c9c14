#include "cards/draw.h"

#include "base/assert.h"

int bd_draw_number(const bd_draw *draw, size_t index)
{
    BD_ASSERT(index < draw->board_count);
    return draw->numbers != NULL ? draw->numbers[index] : (int)index + 1;
}

const bd_board *bd_draw_board(const bd_draw *draw, int number)
{
    for (size_t i = 0; i < draw->board_count; i++)
        if (bd_draw_number(draw, i) == number) return &draw->boards[i];
    return NULL;
}

int bd_draw_last_number(const bd_draw *draw)
{
    int last = 0;
    for (size_t i = 0; i < draw->board_count; i++)
        if (bd_draw_number(draw, i) > last) last = bd_draw_number(draw, i);
    return last;
}

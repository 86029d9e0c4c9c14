#include "rulebook/round/keep.h"

#include <stdlib.h>

static int keep_compare_boards(const void *a, const void *b)
{
    const bd_kept_board *x = a;
    const bd_kept_board *y = b;
    if (x->u != y->u) return (int)x->u - (int)y->u;
    return x->v != y->v ? (int)x->v - (int)y->v : x->place - y->place;
}

/* The nodes of a published board; false when somebody on it is not to be paired. */
static bool keep_find_nodes(const bd_round *round, const bd_keep *board, int place, bd_kept_board *out)
{
    const int white = bd_round_node(round, board->white);
    const int black = board->black != 0 ? bd_round_node(round, board->black) : round->bye;
    if (white < 0 || black < 0) return false;
    const bool first = white < black;
    *out = (bd_kept_board){(uint16_t)(first ? white : black), (uint16_t)(first ? black : white), place, first,
                           board->open};
    return true;
}

bd_status bd_kept_new(const bd_round *round, bd_arena *arena, const bd_kept **out, bd_err *err)
{
    BD_ASSERT(round->nodes >= round->cards);
    const bd_draw_options *options = round->options;
    bd_kept *kept;
    bd_kept_board *boards;
    int *first;
    *out = NULL;
    if (options->keep_count == 0) return BD_OK;
    BD_NEW(kept, arena, 1, err);
    BD_NEW(boards, arena, options->keep_count, err);
    BD_NEW(first, arena, round->nodes, err);
    for (size_t i = 0; i < options->keep_count; i++) {
        const int place = kept->places;
        kept->places += options->keep[i].black != 0;
        kept->count += keep_find_nodes(round, &options->keep[i], place, &boards[kept->count]);
    }
    if (kept->count > 0) qsort(boards, kept->count, sizeof *boards, keep_compare_boards);
    for (int u = 0; u < round->nodes; u++) first[u] = -1;
    for (size_t i = kept->count; i > 0; i--) first[boards[i - 1].u] = (int)(i - 1);
    kept->boards = boards;
    kept->first = first;
    *out = kept;
    return BD_OK;
}

const bd_kept_board *bd_kept_find(const bd_round *round, int u, int v)
{
    const bd_kept *kept = round->kept;
    if (kept == NULL) return NULL;
    if (u > v) return bd_kept_find(round, v, u);
    const int first = kept->first[u];
    for (size_t i = (size_t)first; first >= 0 && i < kept->count && kept->boards[i].u == u; i++)
        if (kept->boards[i].v == v) return &kept->boards[i];
    return NULL;
}

bd_status bd_kept_seat(const bd_round *round, bd_arena *arena, bd_edge *boards, size_t count, bd_err *err)
{
    BD_ASSERT(count <= (size_t)round->cards / 2);
    if (round->kept == NULL) return BD_OK;
    const size_t places = (size_t)round->kept->places + count;
    bd_edge *seats;
    bd_edge *others;
    BD_NEW(seats, arena, places, err); /* u == v: free */
    BD_NEW(others, arena, count, err);
    size_t other_count = 0;
    for (size_t i = 0; i < count; i++) {
        const bd_kept_board *board = bd_kept_find(round, boards[i].u, boards[i].v);
        if (board != NULL)
            seats[board->place] = boards[i];
        else
            others[other_count++] = boards[i];
    }
    size_t at = 0, next = 0;
    for (size_t place = 0; place < places; place++) {
        if (seats[place].u != seats[place].v)
            boards[at++] = seats[place];
        else if (next < other_count)
            boards[at++] = others[next++];
    }
    return BD_OK;
}

bool bd_kept_is_made_again(const bd_round *round, int u, int v)
{
    const bd_kept_board *board = bd_kept_find(round, u, v);
    return board != NULL && !board->open;
}

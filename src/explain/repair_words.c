#include "explain/repair_words.h"

#include "base/assert.h"
#include "explain/explain_words.h"
#include "explain/faults.h"

#include <stdio.h>

/* The board (from 1) of the published draw on which the player sat; 0: none. */
static int changes_board_of(const bd_draw *draw, int id)
{
    for (size_t i = 0; i < draw->board_count; i++)
        if (draw->boards[i].white == id || draw->boards[i].black == id) return (int)i + 1;
    return 0;
}

/* The number under which a board of the new draw is published. */
static int changes_number(const bd_repair *repair, size_t at)
{
    return repair->numbers != NULL ? repair->numbers[at] : (int)at + 1;
}

static bool changes_same_players(const bd_board *a, const bd_board *b)
{
    return (a->white == b->white && a->black == b->black) || (a->white == b->black && a->black == b->white);
}

static int changes_published_as(const bd_draw *draw, const bd_board *board)
{
    for (size_t i = 0; i < draw->board_count; i++)
        if (changes_same_players(&draw->boards[i], board)) return (int)i + 1;
    return 0;
}

/* "12 was to have White against 3 on board 4." */
static void changes_say_where(const bd_draw *before, int id, char *text, size_t size)
{
    const int at = changes_board_of(before, id);
    if (at == 0) {
        (void)snprintf(text, size, before->bye == id ? BD_SAY(EXPLAIN_HAD_BYE) : BD_SAY(EXPLAIN_NOT_IN_DRAW),
                       id);
        return;
    }
    const bd_board *board = &before->boards[at - 1];
    const bool white = board->white == id;
    (void)snprintf(text, size, BD_SAY(EXPLAIN_HAD_BOARD), id,
                   white ? BD_SAY(EXPLAIN_WHITE) : BD_SAY(EXPLAIN_BLACK), white ? board->black : board->white,
                   bd_draw_number(before, (size_t)at - 1));
}

static bd_status changes_say_new(bd_arena *arena, bd_repair *repair, size_t at, bd_err *err)
{
    const bd_board *board = &repair->best.draw.boards[at];
    char white[192], black[192];
    changes_say_where(&repair->before, board->white, white, sizeof white);
    changes_say_where(&repair->before, board->black, black, sizeof black);
    return bd_sentences_add(arena, &repair->changes, err, BD_SAY(EXPLAIN_BOARD_NEW),
                            changes_number(repair, at), board->white, board->black, white, black);
}

static bd_status changes_say_bye(bd_arena *arena, bd_repair *repair, bd_err *err)
{
    const int now = repair->best.draw.bye;
    const int before = repair->before.bye;
    char where[192];
    if (now == before) return BD_OK;
    if (now == 0) return bd_sentences_add(arena, &repair->changes, err, BD_SAY(EXPLAIN_BYE_GONE), before);
    changes_say_where(&repair->before, now, where, sizeof where);
    repair->changed++;
    if (before == 0)
        return bd_sentences_add(arena, &repair->changes, err, BD_SAY(EXPLAIN_BYE_NEW), now, where);
    return bd_sentences_add(arena, &repair->changes, err, BD_SAY(EXPLAIN_BYE_MOVED), now, before, where);
}

/* Other colours on a board that stays: its players' scores were wrong. */
static bd_status changes_say_kept(bd_arena *arena, bd_repair *repair, size_t at, bd_err *err)
{
    const bd_board *board = &repair->best.draw.boards[at];
    const int before = repair->board[at].before;
    if (board->white == repair->before.boards[before - 1].white) return BD_OK;
    return bd_sentences_add(arena, &repair->changes, err, BD_SAY(EXPLAIN_COLOURS_TURNED),
                            changes_number(repair, at), board->white, board->black);
}

/* The published number of a board that stays; 0: it is new. */
static int changes_number_before(const bd_repair *repair, size_t at)
{
    const int before = repair->board[at].before;
    return before > 0 ? bd_draw_number(&repair->before, (size_t)before - 1) : 0;
}

/* Boards that stay but have another number, a run of them in one sentence. */
static bd_status changes_say_moved(bd_arena *arena, bd_repair *repair, bd_err *err)
{
    const size_t count = repair->best.draw.board_count;
    for (size_t i = 0; i < count;) {
        const int before = changes_number_before(repair, i);
        const int now = changes_number(repair, i);
        size_t end = i + 1;
        while (end < count && before > 0 && changes_number_before(repair, end) == before + (int)(end - i) &&
               changes_number(repair, end) == now + (int)(end - i))
            end++;
        const int more = (int)(end - i) - 1;
        if (before > 0 && before != now)
            BD_TRY(more == 0 ? bd_sentences_add(arena, &repair->changes, err, BD_SAY(EXPLAIN_BOARD_MOVED),
                                                before, now)
                             : bd_sentences_add(arena, &repair->changes, err, BD_SAY(EXPLAIN_BOARDS_MOVED),
                                                before, before + more, now, now + more));
        i = end;
    }
    return BD_OK;
}

/* Boards that fall out leave their number free. */
static bd_status changes_say_gone(bd_arena *arena, bd_repair *repair, bd_err *err)
{
    const bd_draw *before = &repair->before;
    for (size_t i = 0; repair->numbers != NULL && i < before->board_count; i++) {
        bool there = false;
        for (size_t k = 0; k < repair->best.draw.board_count; k++)
            there = there || repair->numbers[k] == bd_draw_number(before, i);
        if (!there)
            BD_TRY(bd_sentences_add(arena, &repair->changes, err, BD_SAY(EXPLAIN_BOARD_GONE),
                                    bd_draw_number(before, i)));
    }
    return BD_OK;
}

/* Boards that stay keep their numbers. New ones take numbers that are free now, the lowest first, and then
 * those after the last. */
bd_status bd_repair_number(bd_arena *arena, bd_repair *repair, bd_err *err)
{
    const bd_draw *draw = &repair->best.draw;
    const bd_draw *before = &repair->before;
    const int last = bd_draw_last_number(before);
    int *numbers;
    bool *taken;
    BD_NEW(numbers, arena, draw->board_count, err);
    BD_NEW(taken, arena, (size_t)last + draw->board_count + 2, err);
    for (int n = 1; n <= last; n++) taken[n] = bd_draw_board(before, n) == NULL; /* a gap stays one */
    for (size_t i = 0; i < draw->board_count; i++) {
        const int published = changes_published_as(before, &draw->boards[i]);
        if (published > 0) numbers[i] = bd_draw_number(before, (size_t)published - 1);
        if (published > 0) taken[numbers[i]] = true;
    }
    int next = 1;
    bool usual = true;
    for (size_t i = 0; i < draw->board_count; i++) {
        while (numbers[i] == 0 && taken[next]) next++;
        if (numbers[i] == 0) numbers[i] = next++;
        usual = usual && numbers[i] == (int)i + 1;
    }
    repair->numbers = usual ? NULL : numbers;
    return BD_OK;
}

bd_status bd_repair_say(bd_arena *arena, bd_repair *repair, bd_err *err)
{
    const bd_draw *draw = &repair->best.draw;
    BD_NEW(repair->board, arena, draw->board_count, err);
    for (size_t i = 0; i < draw->board_count; i++) {
        const int before = changes_published_as(&repair->before, &draw->boards[i]);
        repair->board[i].before = before;
        repair->changed += before == 0;
        BD_TRY(before == 0 ? changes_say_new(arena, repair, i, err)
                           : changes_say_kept(arena, repair, i, err));
    }
    if (draw->board_count > 0 || draw->bye != 0) BD_TRY(changes_say_bye(arena, repair, err));
    BD_TRY(changes_say_gone(arena, repair, err));
    return changes_say_moved(arena, repair, err);
}

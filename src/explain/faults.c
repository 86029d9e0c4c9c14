#include "explain/faults.h"

#include "explain/sentences.h"
#include "rulebook/round/bar.h"

#include <stdarg.h>
#include <stdio.h>

bd_status bd_sentences_add(bd_arena *arena, bd_sentences *list, bd_err *err, const char *format, ...)
{
    char line[512];
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    BD_ROOM(list->items, list->count, list->capacity, arena, err);
    const char *kept = bd_arena_copy_text(arena, line);
    if (kept == NULL) BD_FAIL_MEMORY(err);
    list->items[list->count++] = kept;
    return BD_OK;
}

/* One fault: its code in the table of sentences, and up to two numbers for its places. */
static bd_status fault_add(bd_arena *arena, bd_sentences *out, const char *code, int a, int b, int n,
                           bd_err *err)
{
    const char *sentence = NULL;
    bd_saying saying = bd_saying_new(arena, code);
    bd_saying_int(&saying, "a", a);
    bd_saying_int(&saying, "b", b);
    bd_saying_int(&saying, "n", n);
    BD_TRY(bd_saying_finish(&saying, &sentence, err));
    BD_ROOM(out->items, out->count, out->capacity, arena, err);
    out->items[out->count++] = sentence;
    return BD_OK;
}

static bd_status fault_judge_board(bd_arena *arena, const bd_round *round, const bd_board *board,
                                   bd_sentences *out, bd_err *err)
{
    const int u = bd_round_node(round, board->white);
    const int v = bd_round_node(round, board->black);
    if (u < 0 || v < 0 || u == v) return BD_OK;
    const bd_bar bar = bd_round_bar(round, u, v);
    const int met = bar == BD_BAR_MET ? bd_round_of_meeting(round, u, v) : 0;
    const char *code = "fault-may-not-meet";
    if (bar == BD_BAR_NONE) return BD_OK;
    if (bar == BD_BAR_MET) code = met > 0 ? "fault-met" : "fault-met-before";
    if (bar == BD_BAR_FORBIDDEN) code = "fault-forbidden";
    return fault_add(arena, out, code, board->white, board->black, met, err);
}

/* Who is named, how often. */
static bd_status fault_count_player(bd_arena *arena, const bd_round *round, int id, int *named,
                                    bd_sentences *out, bd_err *err)
{
    const int u = bd_round_node(round, id);
    if (u < 0) return fault_add(arena, out, "fault-absent", id, 0, round->number, err);
    if (++named[u] == 2) return fault_add(arena, out, "fault-twice", id, 0, 0, err);
    return BD_OK;
}

static bd_status fault_judge_bye(bd_arena *arena, const bd_round *round, int id, bd_sentences *out,
                                 bd_err *err)
{
    if (round->bye < 0) return fault_add(arena, out, "fault-no-bye", id, 0, round->cards, err);
    const int u = bd_round_node(round, id);
    if (u >= 0 && !bd_round_is_legal(round, u, round->bye))
        return fault_add(arena, out, "fault-bye", id, 0, 0, err);
    return BD_OK;
}

/* Where the rules let players sit out there may be several, but no two who may play each other. */
static bd_status fault_judge_sit_outs(bd_arena *arena, const bd_round *round, const bd_draw *draw, int *named,
                                      bd_sentences *out, bd_err *err)
{
    int waiting = -1, count = 0;
    for (int u = 0; u < round->cards; u++) {
        if (!bd_draw_sits_out(draw, round->players[u].id)) continue;
        if (++named[u] == 2) BD_TRY(fault_add(arena, out, "fault-twice", round->players[u].id, 0, 0, err));
        if (waiting >= 0 && bd_round_is_legal(round, waiting, u))
            BD_TRY(fault_add(arena, out, "fault-idle", round->players[waiting].id, round->players[u].id, 0,
                             err));
        waiting = u;
        count++;
    }
    if (count % 2 != 0 && round->bye < 0)
        return fault_add(arena, out, "fault-no-bye", round->players[waiting].id, 0, round->cards, err);
    return BD_OK;
}

bd_status bd_faults_of(bd_arena *arena, const bd_round *round, const bd_draw *draw, bd_sentences *out,
                       bd_err *err)
{
    int *named;
    BD_NEW(named, arena, round->cards, err);
    for (size_t i = 0; i < draw->board_count; i++) {
        BD_TRY(fault_count_player(arena, round, draw->boards[i].white, named, out, err));
        BD_TRY(fault_count_player(arena, round, draw->boards[i].black, named, out, err));
        BD_TRY(fault_judge_board(arena, round, &draw->boards[i], out, err));
    }
    if (bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS))
        BD_TRY(fault_judge_sit_outs(arena, round, draw, named, out, err));
    else if (draw->bye != 0) {
        BD_TRY(fault_count_player(arena, round, draw->bye, named, out, err));
        BD_TRY(fault_judge_bye(arena, round, draw->bye, out, err));
    }
    for (int u = 0; u < round->cards; u++)
        if (named[u] == 0) BD_TRY(fault_add(arena, out, "fault-missing", round->players[u].id, 0, 0, err));
    return BD_OK;
}

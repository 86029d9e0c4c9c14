#include "explain/check.h"

#include "explain/explain_words.h"
#include "explain/question.h"
#include "explain/sentences.h"
#include "rulebook/round/legal.h"

#include <stdarg.h>
#include <stdio.h>

bd_status bd_check_toss(bd_arena *arena, const bd_tournament *before, const bd_rulebook *rules, int number,
                        const bd_draw *draw, bd_draw_options *options, bd_err *err)
{
    if (number != 1 || options->top_colour != BD_NO_COLOUR || before->initial_colour != BD_NO_COLOUR)
        return BD_OK;
    bd_round *round;
    BD_TRY(bd_round_new(arena, before, rules, number, options, &round, err));
    int best = round->cards; /* the highest card that has a board shows the toss */
    for (size_t i = 0; i < 2 * draw->board_count; i++) {
        const bd_board *board = &draw->boards[i / 2];
        const int node = bd_round_node(round, i % 2 == 0 ? board->white : board->black);
        if (node < 0 || node >= best) continue;
        best = node;
        options->top_colour = i % 2 == 0 ? BD_WHITE : BD_BLACK;
    }
    return BD_OK;
}

bd_status bd_check_step_back(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                             int number, const bd_draw *draw, const bd_solve_options *how,
                             bd_draw_options *options, bd_tournament **before, bd_err *err)
{
    enum { THREE = 3 };
    bd_best best;
    const size_t out = draw->sit_out_count + (draw->bye != 0);
    BD_TRY(bd_replay_before(arena, tournament, number, before, err));
    BD_TRY(bd_check_toss(arena, *before, rules, number, draw, options, err));
    if (!bd_rulebook_has(rules, BD_HAS_SIT_OUTS) || out != THREE || options->sit_out != 0) return BD_OK;
    BD_TRY(bd_best_draw(arena, *before, rules, number, options, how, &best, err));
    if (best.certificate.mate != NULL && best.draw.sit_out_count + (best.draw.bye != 0) == 1)
        options->sit_out = THREE;
    return BD_OK;
}

/* Boards whose colours are not those that the rules give. */
static bd_status check_compare_colours(bd_arena *arena, const bd_round *round, const uint16_t *mate,
                                       bd_round_check *out, bd_err *err)
{
    bd_draw ruled;
    BD_TRY(bd_round_draw(round, arena, mate, &ruled, err));
    for (size_t i = 0; i < ruled.board_count; i++) {
        const bd_board *board = &ruled.boards[i];
        bool there = false;
        for (size_t k = 0; k < out->published.board_count; k++)
            there = there || (out->published.boards[k].white == board->white &&
                              out->published.boards[k].black == board->black);
        if (!there)
            BD_TRY(bd_sentences_add(arena, &out->colours, err, BD_SAY(EXPLAIN_COLOURS_DUE), board->white,
                                    board->black));
    }
    return BD_OK;
}

static bd_status check_say_verdict(bd_arena *arena, bd_round_check *out, bd_err *err)
{
    const bool none = out->best.certificate.outcome == BD_NO_MATCHING;
    const char *faults = NULL;
    bd_text list = bd_text_new(arena), text = bd_text_new(arena);
    out->sentence = BD_SAY(EXPLAIN_LEGAL_WITHOUT_BEST);
    if (out->faults.count == 0 && out->best.certificate.mate == NULL) return BD_OK;
    if (out->faults.count == 0)
        return bd_difference_say(arena, out->best.round, &out->difference, BD_SAY(EXPLAIN_THE_DRAW),
                                 &out->sentence, err);
    for (size_t i = 0; i < out->faults.count; i++)
        bd_text_add(&list, "%s%s", i == 0 ? "" : "; ", out->faults.items[i]);
    BD_TRY(bd_text_finish(&list, &faults, err));
    bd_text_add(&text, none ? BD_SAY(EXPLAIN_ILLEGAL_NO_DRAW) : BD_SAY(EXPLAIN_ILLEGAL), faults);
    return bd_text_finish(&text, &out->sentence, err);
}

static bd_status check_judge(bd_arena *arena, bd_round_check *out, bd_err *err)
{
    bd_round *round = out->best.round;
    BD_TRY(bd_faults_of(arena, round, &out->published, &out->faults, err));
    bd_err no_draw;
    uint16_t *mate;
    const bd_status status = bd_round_partners(round, arena, &out->published, &mate, &no_draw);
    if (status == BD_NO_MEMORY) BD_FAIL_MEMORY(err);
    if (status == BD_OK) {
        size_t count;
        BD_TRY(bd_values_of(round, arena, mate, NULL, &out->values, &count, err));
        BD_TRY(check_compare_colours(arena, round, mate, out, err));
        if (out->faults.count == 0 && out->best.certificate.mate != NULL)
            BD_TRY(bd_difference_of(arena, &out->best, mate, &out->difference, err));
    }
    return check_say_verdict(arena, out, err);
}

/* A file may hold a handful of cards of an event: what their owners played is known, but not the draw. */
static bd_status check_find_stranger(bd_arena *arena, const bd_tournament *tournament, bd_round_check *out,
                                     bd_err *err)
{
    bd_text text = bd_text_new(arena);
    for (size_t i = 0; i < 2 * out->published.board_count && !out->partial; i++) {
        const bd_board *board = &out->published.boards[i / 2];
        const int id = i % 2 == 0 ? board->white : board->black;
        out->partial = bd_tournament_card(tournament, id) == NULL;
        if (out->partial) bd_text_add(&text, BD_SAY(EXPLAIN_NOT_CHECKED), id);
    }
    return out->partial ? bd_text_finish(&text, &out->sentence, err) : BD_OK;
}

bd_status bd_check_round(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                         int number, const bd_draw_options *options, const bd_solve_options *how,
                         bd_round_check *out, bd_err *err)
{
    *out = (bd_round_check){.number = number};
    BD_TRY(bd_replay_draw(arena, tournament, number, &out->published, err));
    BD_TRY(check_find_stranger(arena, tournament, out, err));
    if (out->partial) return BD_OK;
    bd_tournament *before;
    bd_draw_options *wishes;
    BD_NEW(wishes, arena, 1, err);
    *wishes = options != NULL ? *options : bd_draw_options_none();
    BD_TRY(bd_check_step_back(arena, tournament, rules, number, &out->published, how, wishes, &before, err));
    BD_TRY(bd_best_draw(arena, before, rules, number, wishes, how, &out->best, err));
    return check_judge(arena, out, err);
}

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
    BD_TRY(bd_say_places(arena, NULL, code,
                         BD_PLACES(BD_PUT_NUMBER("a", a), BD_PUT_NUMBER("b", b), BD_PUT_NUMBER("n", n)),
                         &sentence, err));
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

static bd_status compare_say(bd_arena *arena, bd_side_by_side *out, bd_err *err)
{
    const bool best_exists = out->best.certificate.mate != NULL;
    bd_text text = bd_text_new(arena);
    if (out->hand.stuck)
        bd_text_add(&text,
                    best_exists ? BD_SAY_N(EXPLAIN_STUCK, out->hand.left_count)
                                : BD_SAY_N(EXPLAIN_STUCK_NO_DRAW, out->hand.left_count),
                    bd_say(out->method->title), out->hand.stuck_level + 1, out->hand.left_count);
    else
        bd_text_add(&text, BD_SAY(EXPLAIN_THE_DRAW_OF), bd_say(out->method->title));
    BD_TRY(bd_text_finish(&text, &out->sentence, err));
    if (out->hand.stuck || !best_exists) return BD_OK;
    return bd_difference_say(arena, out->best.round, &out->difference, out->sentence, &out->sentence, err);
}

bd_status bd_compare_methods(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                             int number, const bd_draw_options *options, const bd_solve_options *how,
                             const bd_method *method, bool steps, bd_side_by_side *out, bd_err *err)
{
    *out = (bd_side_by_side){.method = method};
    BD_TRY(bd_best_draw(arena, tournament, rules, number, options, how, &out->best, err));
    bd_round *round = out->best.round;
    const bd_hand_wishes wishes = {.steps = steps, .seed = round->options->seed};
    BD_TRY(method->draw(arena, round, &wishes, &out->hand, err));
    out->hand_draw.round = round->number;
    if (!out->hand.stuck) {
        size_t count;
        BD_TRY(bd_hand_publish(arena, round, &out->hand, &out->hand_draw, err));
        BD_TRY(bd_values_of(round, arena, out->hand.mate, NULL, &out->values, &count, err));
    }
    if (!out->hand.stuck && out->best.certificate.mate != NULL) {
        const uint16_t *best = out->best.certificate.mate, *hand = out->hand.mate;
        for (int u = 0; u < round->nodes; u++) out->shared += u < best[u] && best[u] == hand[u];
        BD_TRY(bd_difference_of(arena, &out->best, hand, &out->difference, err));
        BD_TRY(bd_rings_of(arena, round, best, hand, -1, &out->rings, err));
    }
    return compare_say(arena, out, err);
}

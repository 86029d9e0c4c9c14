#include "explain/check.h"

#include "base/text.h"
#include "explain/explain_words.h"
#include "explain/faults.h"
#include "explain/replay.h"

/* The toss of round 1 as the published draw shows it: the colour of the highest card that has a board. */
static bd_colour check_toss_of(const bd_round *round, const bd_draw *draw)
{
    int best = round->cards;
    bd_colour colour = BD_NO_COLOUR;
    for (size_t i = 0; i < draw->board_count; i++) {
        const int white = bd_round_node(round, draw->boards[i].white);
        const int black = bd_round_node(round, draw->boards[i].black);
        if (white >= 0 && white < best) {
            best = white;
            colour = BD_WHITE;
        }
        if (black >= 0 && black < best) {
            best = black;
            colour = BD_BLACK;
        }
    }
    return colour;
}

bd_status bd_check_toss(bd_arena *arena, const bd_tournament *before, const bd_rulebook *rules, int number,
                        const bd_draw *draw, bd_draw_options *options, bd_err *err)
{
    if (number != 1 || options->top_colour != BD_NO_COLOUR || before->initial_colour != BD_NO_COLOUR)
        return BD_OK;
    bd_round *round;
    BD_TRY(bd_round_new(arena, before, rules, number, options, &round, err));
    options->top_colour = check_toss_of(round, draw);
    return BD_OK;
}

bd_status bd_check_three(bd_arena *arena, const bd_tournament *before, const bd_rulebook *rules, int number,
                         const bd_draw *draw, const bd_solve_options *how, bd_draw_options *options,
                         bd_err *err)
{
    enum { THREE = 3 };
    bd_best best;
    const size_t out = draw->sit_out_count + (draw->bye != 0);
    if (!bd_rulebook_has(rules, BD_HAS_SIT_OUTS) || out != THREE || options->sit_out != 0) return BD_OK;
    BD_TRY(bd_best_draw(arena, before, rules, number, options, how, &best, err));
    if (best.certificate.mate != NULL && best.draw.sit_out_count + (best.draw.bye != 0) == 1)
        options->sit_out = THREE;
    return BD_OK;
}

static bool check_has_board(const bd_draw *draw, const bd_board *board)
{
    for (size_t i = 0; i < draw->board_count; i++)
        if (draw->boards[i].white == board->white && draw->boards[i].black == board->black) return true;
    return false;
}

static bd_status check_compare_colours(bd_arena *arena, const bd_round *round, const uint16_t *mate,
                                       bd_round_check *out, bd_err *err)
{
    bd_draw ruled;
    BD_TRY(bd_round_draw(round, arena, mate, &ruled, err));
    for (size_t i = 0; i < ruled.board_count; i++)
        if (!check_has_board(&out->published, &ruled.boards[i]))
            BD_TRY(bd_sentences_add(arena, &out->colours, err, BD_SAY(EXPLAIN_COLOURS_DUE),
                                    ruled.boards[i].white, ruled.boards[i].black));
    return BD_OK;
}

static bd_status check_say_illegal(bd_arena *arena, bd_round_check *out, bd_err *err)
{
    const bool none = out->best.certificate.outcome == BD_NO_MATCHING;
    const char *faults = NULL;
    bd_text list = bd_text_new(arena);
    for (size_t i = 0; i < out->faults.count; i++)
        bd_text_add(&list, "%s%s", i == 0 ? "" : "; ", out->faults.items[i]);
    BD_TRY(bd_text_finish(&list, &faults, err));
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, none ? BD_SAY(EXPLAIN_ILLEGAL_NO_DRAW) : BD_SAY(EXPLAIN_ILLEGAL), faults);
    return bd_text_finish(&text, &out->sentence, err);
}

static bd_status check_say_verdict(bd_arena *arena, bd_round_check *out, bd_err *err)
{
    if (out->faults.count > 0) return check_say_illegal(arena, out, err);
    if (out->best.certificate.mate != NULL)
        return bd_difference_say(arena, out->best.round, &out->difference, BD_SAY(EXPLAIN_THE_DRAW),
                                 &out->sentence, err);
    out->sentence = BD_SAY(EXPLAIN_LEGAL_WITHOUT_BEST);
    return BD_OK;
}

static bd_status check_judge(bd_arena *arena, bd_round_check *out, bd_err *err)
{
    bd_round *round = out->best.round;
    BD_TRY(bd_faults_of(arena, round, &out->published, &out->faults, err));
    bd_err no_draw;
    uint16_t *mate;
    const bd_status status = bd_round_mate(round, arena, &out->published, &mate, &no_draw);
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
static int check_find_stranger(const bd_tournament *tournament, const bd_draw *draw)
{
    for (size_t i = 0; i < draw->board_count; i++) {
        if (bd_tournament_card(tournament, draw->boards[i].white) == NULL) return draw->boards[i].white;
        if (bd_tournament_card(tournament, draw->boards[i].black) == NULL) return draw->boards[i].black;
    }
    return 0;
}

static bd_status check_say_partial(bd_arena *arena, int stranger, bd_round_check *out, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, BD_SAY(EXPLAIN_NOT_CHECKED), stranger);
    out->partial = true;
    return bd_text_finish(&text, &out->sentence, err);
}

bd_status bd_check_round(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                         int number, const bd_draw_options *options, const bd_solve_options *how,
                         bd_round_check *out, bd_err *err)
{
    *out = (bd_round_check){.number = number};
    BD_TRY(bd_replay_draw(arena, tournament, number, &out->published, err));
    const int stranger = check_find_stranger(tournament, &out->published);
    if (stranger != 0) return check_say_partial(arena, stranger, out, err);
    bd_tournament *before;
    BD_TRY(bd_replay_before(arena, tournament, number, &before, err));
    bd_draw_options *wishes;
    BD_NEW(wishes, arena, 1, err);
    *wishes = options != NULL ? *options : bd_draw_options_none();
    BD_TRY(bd_check_toss(arena, before, rules, number, &out->published, wishes, err));
    BD_TRY(bd_check_three(arena, before, rules, number, &out->published, how, wishes, err));
    BD_TRY(bd_best_draw(arena, before, rules, number, wishes, how, &out->best, err));
    return check_judge(arena, out, err);
}

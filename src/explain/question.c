#include "explain/question.h"

#include "explain/check.h"
#include "explain/replay.h"

static bd_status question_step_back(bd_arena *arena, const bd_tournament *tournament,
                                    const bd_rulebook *rules, int number, const bd_solve_options *how,
                                    bd_question *out, const bd_tournament **then, bd_err *err)
{
    bd_tournament *before;
    BD_TRY(bd_replay_draw(arena, tournament, number, &out->published, err));
    if (!bd_draw_names_somebody(&out->published)) return BD_OK;
    BD_TRY(bd_replay_before(arena, tournament, number, &before, err));
    *then = before;
    BD_TRY(bd_check_toss(arena, before, rules, number, &out->published, &out->options, err));
    return bd_check_three(arena, before, rules, number, &out->published, how, &out->options, err);
}

/* A published draw that names others than the round has is another draw too. */
static bd_status question_compare_published(bd_arena *arena, bd_question *out, bd_err *err)
{
    uint16_t *mate = NULL;
    bd_err no_draw;
    if (!bd_draw_names_somebody(&out->published)) return BD_OK;
    const bd_status status = bd_round_mate(out->best.round, arena, &out->published, &mate, &no_draw);
    if (status == BD_NO_MEMORY) BD_FAIL_MEMORY(err);
    out->other_stands = status != BD_OK;
    for (int u = 0; status == BD_OK && u < out->best.round->nodes; u++)
        out->other_stands = out->other_stands || mate[u] != out->best.certificate.mate[u];
    return BD_OK;
}

bd_status bd_question_open(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                           int number, const bd_draw_options *options, const bd_solve_options *how,
                           bd_question *out, bd_err *err)
{
    *out = (bd_question){.options = options != NULL ? *options : bd_draw_options_none()};
    const bd_tournament *then = tournament;
    if (number == 0) number = bd_tournament_next_round(tournament);
    BD_TRY(question_step_back(arena, tournament, rules, number, how, out, &then, err));
    bd_solve_options kept = *how;
    kept.keep_trail = true; /* other draws begin in its middle */
    BD_TRY(bd_best_draw(arena, then, rules, number, &out->options, &kept, &out->best, err));
    if (out->best.certificate.mate == NULL) return BD_OK;
    return question_compare_published(arena, out, err);
}

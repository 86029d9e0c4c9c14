#include "certify/best.h"

#include "rulebook/round/rounds_ahead.h"

bd_status bd_best_seal(bd_best *best, bd_arena *arena, bd_err *err)
{
    char *digest;
    BD_NEW(digest, arena, 65, err);
    bd_tournament_digest(best->round->tournament, best->round->number, digest);
    bd_certificate *certificate = &best->certificate;
    certificate->digest = digest;
    certificate->rules = best->round->rules->id;
    certificate->round = best->round->number;
    return bd_draw_options_print(best->round->options, arena, &certificate->options, err);
}

bd_status bd_best_of_round(bd_arena *arena, bd_round *round, const bd_solve_options *how, bd_best *out,
                           bd_err *err)
{
    uint64_t *rows;
    bd_stages stages;
    bd_solved solved;
    *out = (bd_best){.round = round, .proved_in = round, .certificate = {.outcome = BD_NOT_PROVED}};
    BD_TRY(bd_round_rows(round, arena, &rows, err));
    bd_bits_mirror_all(rows, round->nodes);
    BD_TRY(bd_round_stages(round, arena, &stages, err));
    BD_TRY(bd_solve_rows(arena, round->nodes, rows, &stages, how, &solved, &out->effort, err));
    out->certificate = solved.certificate;
    out->stages = solved.stages;
    out->stage_count = solved.stage_count - solved.certificate.unique;
    BD_ASSERT(out->stage_count + solved.certificate.unique == solved.certificate.stage_count);
    out->trail = solved.trail;
    out->draw.round = round->number;
    const uint16_t *mate = out->certificate.mate;
    if (mate == NULL) return BD_OK;
    BD_TRY(bd_round_draw(round, arena, mate, &out->draw, err));
    return bd_values_of(round, arena, mate, &out->certificate, &out->values, &out->value_count, err);
}

bd_status bd_best_draw(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules, int number,
                       const bd_draw_options *options, const bd_solve_options *how, bd_best *out, bd_err *err)
{
    bd_round *round;
    *out = (bd_best){.certificate = {.outcome = BD_NOT_PROVED}};
    BD_TRY(bd_round_new(arena, tournament, rules, number, options, &round, err));
    if (bd_finishable_is_asked(round)) return bd_best_finishable(arena, round, how, out, err);
    BD_TRY(bd_best_of_round(arena, round, how, out, err));
    return bd_best_seal(out, arena, err);
}

bd_status bd_model_of_round(bd_round *round, bd_arena *arena, bd_model *out, bd_err *err)
{
    *out = (bd_model){.nodes = round->nodes};
    BD_TRY(bd_round_edges(round, arena, &out->edges, &out->edge_count, err));
    return bd_round_stages(round, arena, &out->stages, err);
}

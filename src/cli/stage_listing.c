#include "cli/stage_listing.h"

#include "cli/draw_args.h"
#include "cli/work.h"

/* The best draw of the round that the command line asks for. */
static bd_status stage_listing_draw(bd_context *context, const bd_args *args, bd_best *best, bd_err *err)
{
    bd_tournament *tournament = NULL;
    const bd_rulebook *rules = NULL;
    bd_draw_options *wishes;
    bd_solve_options how = {.prove_unique = false};
    bd_work work;
    int round = 0;
    BD_NEW(wishes, context->arena, 1, err);
    BD_TRY(bd_cli_round(args, &round, err));
    BD_TRY(bd_cli_draw_options(context, args, wishes, err));
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    BD_TRY(bd_cli_rules(args, args->words[0], tournament, &rules, err));
    BD_TRY(bd_work_begin(&work, context, args, &how, err));
    const bd_status status = bd_best_draw(context->arena, tournament, rules, round, wishes, &how, best, err);
    bd_work_end(&work);
    return status;
}

bd_status bd_cli_listing(bd_context *context, const bd_args *args, bd_listing *out, bool *found,
                         int *exit_code, bd_err *err)
{
    bd_best *best;
    BD_NEW(best, context->arena, 1, err);
    BD_TRY(stage_listing_draw(context, args, best, err));
    *found = best->certificate.outcome != BD_NO_MATCHING;
    if (!*found) {
        *exit_code = BD_EXIT_NO;
        bd_tell(context, "there is no legal draw, and so no stages");
        return BD_OK;
    }
    BD_TRY(bd_listing_of_draw(context->arena, best, out, err));
    if (out->verdict.kind == BD_REFUSED)
        BD_FAIL(err, BD_INTERNAL, NULL, "the proof does not hold: %s", out->verdict.sentence);
    if (out->verdict.kind == BD_LEGAL_NOT_PROVED) {
        *exit_code = BD_EXIT_LIMIT;
        bd_warn(context, "not proved to the end: %s", out->verdict.sentence);
    }
    return BD_OK;
}

bd_status bd_cli_stage_model(const bd_listing *listing, size_t stage, bd_text *out, bd_err *err)
{
    bd_mathprog_write_model(out);
    return bd_mathprog_write_data(out, &listing->problem, stage, err);
}

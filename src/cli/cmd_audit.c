/* Audit: every stage of a draw solved again by an optimiser that shares nothing with the solver. */
#include "cli/stage_listing.h"
#include "solve/oracle.h"

enum { STAGE_SECONDS = 60 };

typedef struct audit_request {
    bd_draw_request draw;
    double stage_limit;
} audit_request;

static const bd_param audit_params[] = {
    BD_ROW_FILE,
    BD_ROW_ROUND(CLI_OPTION_ROUND_NEXT),
    BD_ROW_RULES,
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    {BD_OPTION(audit_request, SECONDS, stage_limit, "stage-limit", "SECONDS", CLI_AUDIT_STAGE_LIMIT)},
    BD_ROW_LENIENT,
};

typedef struct audit_tally {
    size_t agree, differ, unknown;
} audit_tally;

static bd_status audit_ask_oracle(bd_context *context, const bd_listing *listing, size_t stage,
                                  double seconds, bd_oracle_answer *answer, int64_t *value, bd_err *err)
{
    const bd_arena_mark mark = bd_arena_here(context->arena);
    bd_text model = bd_text_new(context->arena);
    bd_scratch_file file;
    bd_status status = bd_cli_stage_model(listing, stage, &model, err);
    if (status == BD_OK) status = bd_scratch_file_new(model.bytes, model.length, &file, err);
    if (status == BD_OK) {
        status = bd_oracle_solve(file.path, seconds, answer, value, err);
        bd_scratch_file_remove(&file);
    }
    bd_arena_back_to(context->arena, mark);
    return status;
}

static void audit_print_stage(bd_context *context, const bd_plain_stage *stage, bd_oracle_answer answer,
                              int64_t value, audit_tally *count)
{
    bd_text line = bd_text_new(context->arena);
    bd_text_add(&line, "%-32s %12lld  ", stage->id, (long long)stage->value);
    if (answer == BD_ORACLE_UNKNOWN) {
        count->unknown++;
        bd_text_add_string(&line, BD_SAY(CLI_AUDIT_UNDECIDED));
    } else if (answer == BD_ORACLE_VALUE && value == stage->value) {
        count->agree++;
        bd_text_add_string(&line, BD_SAY(CLI_AUDIT_AGREES));
    } else {
        count->differ++;
        if (answer == BD_ORACLE_VALUE)
            bd_text_add(&line, BD_SAY(CLI_AUDIT_DIFFERS), (long long)value);
        else
            bd_text_add_string(&line, BD_SAY(CLI_AUDIT_NO_DRAW));
    }
    bd_text_add_char(&line, '\n');
    if (line.bytes != NULL) bd_print(context, line.bytes);
}

static bd_status audit_stages(bd_context *context, double seconds, const bd_listing *listing,
                              audit_tally *count, bd_err *err)
{
    for (size_t k = 0; k < listing->problem.stage_count; k++) {
        bd_oracle_answer answer = BD_ORACLE_UNKNOWN;
        int64_t value = 0;
        BD_TRY(audit_ask_oracle(context, listing, k, seconds, &answer, &value, err));
        audit_print_stage(context, &listing->problem.stages[k], answer, value, count);
    }
    return BD_OK;
}

static bd_status audit_run(bd_context *context, const void *request, bd_err *err)
{
    const audit_request *asked = request;
    const double seconds = asked->stage_limit > 0 ? asked->stage_limit : STAGE_SECONDS;
    bd_task task = bd_task_of(context, &asked->draw);
    bd_listing listing;
    bool found = false;
    audit_tally count = {0};
    BD_TRY(bd_cli_listing(&task, &listing, &found, err));
    if (!found) return BD_OK;
    BD_TRY(audit_stages(context, seconds, &listing, &count, err));
    bd_text text = bd_text_new(context->arena);
    bd_text_add(&text, BD_SAY_N(CLI_AUDIT_SUM, count.agree), count.agree, count.differ, count.unknown);
    if (count.unknown > 0) context->exit_code = BD_EXIT_LIMIT;
    if (count.differ > 0) context->exit_code = BD_EXIT_NO;
    return bd_cli_print(context, &text, err);
}

BD_COMMAND(audit, "audit", CLI_GROUP_RESEARCH, CLI_AUDIT_HELP, CLI_AUDIT_ABOUT, audit_request,
           .role = BD_ROLE_NOBODY);

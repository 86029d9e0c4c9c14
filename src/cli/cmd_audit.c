/* Audit: every stage of a draw solved again by an optimiser that shares nothing with the solver. */
#include "cli/scratch_file.h"
#include "cli/stage_listing.h"
#include "solve/oracle.h"

static const bd_option_row audit_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_OPTION_ROUND_NEXT)},
    BD_ROW_RULES,
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    {0, "stage-limit", "SECONDS", BD_ENGLISH(CLI_AUDIT_STAGE_LIMIT)},
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

static bd_status audit_stages(bd_context *context, const bd_args *args, const bd_listing *listing,
                              audit_tally *count, bd_err *err)
{
    int64_t seconds = 60;
    BD_TRY(bd_args_int(args, "stage-limit", 1, 1000000, &seconds, err));
    for (size_t k = 0; k < listing->problem.stage_count; k++) {
        bd_oracle_answer answer = BD_ORACLE_UNKNOWN;
        int64_t value = 0;
        BD_TRY(audit_ask_oracle(context, listing, k, (double)seconds, &answer, &value, err));
        audit_print_stage(context, &listing->problem.stages[k], answer, value, count);
    }
    return BD_OK;
}

static bd_status audit_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    bd_task task;
    bd_listing listing;
    bool found = false;
    audit_tally count = {0};
    BD_TRY(bd_task_read(&task, context, args, NULL, 0, exit_code, err));
    BD_TRY(bd_cli_listing(&task, &listing, &found, err));
    if (!found) return BD_OK;
    BD_TRY(audit_stages(context, args, &listing, &count, err));
    bd_text text = bd_text_new(context->arena);
    bd_text_add(&text, BD_SAY_N(CLI_AUDIT_SUM, count.agree), count.agree, count.differ, count.unknown);
    if (count.unknown > 0) *exit_code = BD_EXIT_LIMIT;
    if (count.differ > 0) *exit_code = BD_EXIT_NO;
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_audit = {.name = "audit",
                                     .group = BD_ENGLISH(CLI_GROUP_RESEARCH),
                                     .help = BD_ENGLISH(CLI_AUDIT_HELP),
                                     .words = BD_ENGLISH(CLI_WORDS_FILE),
                                     .fields = "event",
                                     .about = BD_ENGLISH(CLI_AUDIT_ABOUT),
                                     .options = audit_rows,
                                     .option_count = BD_OPTION_COUNT(audit_rows),
                                     .least = 1,
                                     .most = 1,
                                     .run = audit_run};

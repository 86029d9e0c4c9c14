/* Export: a stage as a model for other solvers, its proof for another checker, or a round with all its costs.
 */
#include "base/closest.h"
#include "cli/scratch_file.h"
#include "cli/stage_listing.h"
#include "io/file.h"
#include "io/round_file.h"
#include "io/vipr.h"
#include "solve/oracle.h"

/* The words of --format. */
typedef enum export_format { MATHPROG, LP, MPS, VIPR, ROUND } export_format;

static const bd_option_row export_rows[] = {
    {0, "stage", "ID", BD_ENGLISH(CLI_EXPORT_STAGE)},
    {0, "format", "mathprog|lp|mps|vipr|round", BD_ENGLISH(CLI_EXPORT_FORMAT)},
    {0, "data", NULL, BD_ENGLISH(CLI_EXPORT_DATA)},
    {0, "vipr", "OUT", BD_ENGLISH(CLI_EXPORT_VIPR)},
    {0, "instance", "OUT", BD_ENGLISH(CLI_EXPORT_INSTANCE)},
    {0, "round", "N", BD_ENGLISH(CLI_OPTION_ROUND_NEXT)},
    BD_ROW_RULES,
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

static void export_list_stages(const bd_listing *listing, bd_text *out)
{
    for (size_t k = 0; k < listing->problem.stage_count; k++)
        bd_text_add(out, "%s %lld\n", listing->problem.stages[k].id,
                    (long long)listing->problem.stages[k].value);
}

static bd_status export_find_stage(const bd_listing *listing, const char *id, size_t *stage, bd_err *err)
{
    *stage = bd_listing_find(listing, id);
    if (*stage < listing->problem.stage_count) return BD_OK;
    bd_closest closest = {.word = id};
    for (size_t k = 0; k < listing->problem.stage_count; k++)
        bd_closest_offer(&closest, listing->problem.stages[k].id);
    if (closest.best != NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_EXPORT_STAGE_MEANT), id, closest.best);
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_EXPORT_NO_STAGE), id);
}

/* GLPK reads one file and writes another; both are gone afterwards. */
static bd_status export_convert(bd_context *context, const bd_text *model, export_format to, bd_text *out,
                                bd_err *err)
{
    bd_scratch_file in, converted;
    bd_file file;
    BD_TRY(bd_scratch_file_new(model->bytes, model->length, &in, err));
    bd_status status = bd_scratch_file_new("", 0, &converted, err);
    if (status == BD_OK) {
        status = bd_oracle_convert(in.path, to == LP ? BD_ORACLE_LP : BD_ORACLE_MPS, converted.path, err);
        if (status == BD_OK) status = bd_file_read(context->arena, converted.path, BD_FILE_LIMIT, &file, err);
        bd_scratch_file_remove(&converted);
    }
    bd_scratch_file_remove(&in);
    if (status == BD_OK) bd_text_add_bytes(out, file.text, file.length);
    return status;
}

/* A stage without a cost anywhere: viprchk takes no problem whose bound is a truism. */
static bool export_is_free(const bd_plain_problem *problem, size_t stage)
{
    for (size_t e = 0; e < problem->edge_count; e++)
        if (problem->stages[stage].cost[e] != 0) return false;
    return true;
}

static bd_status export_write_proof(const bd_listing *listing, size_t stage, bd_text *out, bd_err *err)
{
    if (export_is_free(&listing->problem, stage))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_EXPORT_FREE), listing->problem.stages[stage].id);
    return bd_vipr_write(out, &listing->problem, listing->certificate, stage, err);
}

/* The proof of one stage, or without --stage of the whole draw. */
static bd_status export_write_vipr(const bd_args *args, const bd_listing *listing, bd_text *out, bd_err *err)
{
    size_t stage = 0;
    if (bd_args_value(args, "stage") == NULL) {
        if (listing->certificate->outcome != BD_BEST)
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_EXPORT_NOT_PROVED));
        return bd_vipr_write_chain(out, &listing->problem, listing->certificate, err);
    }
    BD_TRY(export_find_stage(listing, bd_args_value(args, "stage"), &stage, err));
    return export_write_proof(listing, stage, out, err);
}

/* --vipr OUT and --instance OUT: what --format vipr and --format round print, into files. */
static bd_status export_write_files(bd_context *context, const bd_args *args, const bd_listing *listing,
                                    bd_err *err)
{
    const char *vipr = bd_args_value(args, "vipr"), *instance = bd_args_value(args, "instance");
    if (vipr != NULL) {
        bd_text text = bd_text_new(context->arena);
        BD_TRY(export_write_vipr(args, listing, &text, err));
        BD_TRY(bd_cli_put(context, vipr, &text, err));
    }
    if (instance != NULL) {
        bd_text text = bd_text_new(context->arena);
        BD_TRY(bd_round_file_write(&text, &listing->problem, listing->certificate->digest, err));
        BD_TRY(bd_cli_put(context, instance, &text, err));
    }
    return BD_OK;
}

static bd_status export_write_stage(bd_context *context, const bd_args *args, const bd_listing *listing,
                                    export_format as, bd_text *out, bd_err *err)
{
    size_t stage = 0;
    BD_TRY(export_find_stage(listing, bd_args_value(args, "stage"), &stage, err));
    if (as == MATHPROG && bd_args_has(args, "data"))
        return bd_mathprog_write_data(out, &listing->problem, stage, err);
    if (as == MATHPROG) return bd_cli_stage_model(listing, stage, out, err);
    bd_text model = bd_text_new(context->arena);
    BD_TRY(bd_cli_stage_model(listing, stage, &model, err));
    return export_convert(context, &model, as, out, err);
}

static bd_status export_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    static const char *const formats[] = {"mathprog", "lp", "mps", "vipr", "round"};
    bd_task task;
    bd_listing listing;
    bool found = false;
    BD_TRY(bd_task_read(&task, context, args, formats, sizeof formats / sizeof *formats, exit_code, err));
    BD_TRY(bd_cli_listing(&task, &listing, &found, err));
    if (!found) return BD_OK;
    if (bd_args_has(args, "vipr") || bd_args_has(args, "instance"))
        return export_write_files(context, args, &listing, err);
    bd_text text = bd_text_new(context->arena);
    if (task.format == ROUND)
        BD_TRY(bd_round_file_write(&text, &listing.problem, listing.certificate->digest, err));
    else if (task.format == VIPR)
        BD_TRY(export_write_vipr(args, &listing, &text, err));
    else if (bd_args_value(args, "stage") == NULL)
        export_list_stages(&listing, &text);
    else
        BD_TRY(export_write_stage(context, args, &listing, (export_format)task.format, &text, err));
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_export = {.name = "export",
                                      .group = BD_ENGLISH(CLI_GROUP_RESEARCH),
                                      .help = BD_ENGLISH(CLI_EXPORT_HELP),
                                      .words = BD_ENGLISH(CLI_WORDS_FILE),
                                      .fields = "event",
                                      .about = BD_ENGLISH(CLI_EXPORT_ABOUT),
                                      .options = export_rows,
                                      .option_count = BD_OPTION_COUNT(export_rows),
                                      .least = 1,
                                      .most = 1,
                                      .run = export_run};

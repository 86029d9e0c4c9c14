/* Export: a stage as a model for other solvers, its proof for another checker, or a round with all its costs.
 */
#include "base/closest.h"
#include "cli/stage_listing.h"
#include "io/vipr.h"
#include "solve/oracle.h"

/* The words of --format. */
typedef enum export_format { MATHPROG, LP, MPS, VIPR, ROUND } export_format;

typedef struct export_request {
    bd_draw_request draw;
    const char *stage, *vipr, *instance;
    bool whole, data;
} export_request;

static const bd_param export_params[] = {
    BD_ROW_FILE,
    BD_TEXT(export_request, stage, "stage", "ID", CLI_EXPORT_STAGE),
    BD_CHOICE(bd_event_request, format, "format", "mathprog|lp|mps|vipr|round", 0, CLI_EXPORT_FORMAT),
    BD_FLAG(export_request, whole, "whole", CLI_EXPORT_WHOLE),
    BD_FLAG(export_request, data, "data", CLI_EXPORT_DATA),
    BD_TEXT(export_request, vipr, "vipr", "OUT", CLI_EXPORT_VIPR),
    BD_TEXT(export_request, instance, "instance", "OUT", CLI_EXPORT_INSTANCE),
    BD_ROW_ROUND(CLI_OPTION_ROUND_NEXT),
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

/* The proof of one stage, or without --stage of the whole draw. */
static bd_status export_write_vipr(const char *id, const bd_listing *listing, bd_text *out, bd_err *err)
{
    size_t stage = 0;
    if (id == NULL) {
        if (listing->certificate->outcome != BD_BEST)
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_EXPORT_NOT_PROVED));
        return bd_vipr_write_chain(out, &listing->problem, listing->certificate, err);
    }
    BD_TRY(export_find_stage(listing, id, &stage, err));
    if (export_is_free(&listing->problem, stage))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_EXPORT_FREE), listing->problem.stages[stage].id);
    return bd_vipr_write(out, &listing->problem, listing->certificate, stage, err);
}

static bd_status export_write_stage(bd_context *context, const export_request *asked,
                                    const bd_listing *listing, export_format as, bd_text *out, bd_err *err)
{
    size_t stage = 0;
    BD_TRY(export_find_stage(listing, asked->stage, &stage, err));
    if (as == MATHPROG && asked->data) return bd_mathprog_write_data(out, &listing->problem, stage, err);
    if (as == MATHPROG) return bd_cli_stage_model(listing, stage, out, err);
    bd_text model = bd_text_new(context->arena);
    BD_TRY(bd_cli_stage_model(listing, stage, &model, err));
    return export_convert(context, &model, as, out, err);
}

/* All stages as one integer program. */
static bd_status export_write_whole(const export_request *asked, const bd_listing *listing, bd_text *out,
                                    bd_err *err)
{
    if (!asked->data) bd_text_add_string(out, bd_mathprog_round_model);
    return bd_mathprog_write_round(out, &listing->problem, listing->certificate, err);
}

/* In that format into the file `path`; NULL: printed. */
static bd_status export_put(bd_context *context, const export_request *asked, const bd_listing *listing,
                            export_format as, const char *path, bd_err *err)
{
    bd_text text = bd_text_new(context->arena);
    if (as == ROUND)
        BD_TRY(bd_round_file_write(&text, &listing->problem, listing->certificate->digest, err));
    else if (as == VIPR)
        BD_TRY(export_write_vipr(asked->stage, listing, &text, err));
    else if (asked->whole)
        BD_TRY(export_write_whole(asked, listing, &text, err));
    else if (asked->stage == NULL)
        export_list_stages(listing, &text);
    else
        BD_TRY(export_write_stage(context, asked, listing, as, &text, err));
    return bd_cli_put(context, path, &text, err);
}

static bd_status export_run(bd_context *context, const void *request, bd_err *err)
{
    const export_request *asked = request;
    const export_format as = (export_format)asked->draw.event.format;
    bd_task task = bd_task_of(context, &asked->draw);
    bd_listing listing;
    bool found = false;
    if (asked->whole && (asked->stage != NULL || as != MATHPROG))
        BD_FAIL(err, BD_USAGE, "--whole", BD_SAY(CLI_EXPORT_WHOLE_ALONE));
    if ((as == LP || as == MPS) && asked->stage == NULL)
        BD_FAIL(err, BD_USAGE, "--format", BD_SAY(CLI_EXPORT_NEEDS_STAGE), as == LP ? "lp" : "mps");
    BD_TRY(bd_cli_listing(&task, &listing, &found, err));
    if (!found) return BD_OK;
    if (asked->vipr != NULL) BD_TRY(export_put(context, asked, &listing, VIPR, asked->vipr, err));
    if (asked->instance != NULL) BD_TRY(export_put(context, asked, &listing, ROUND, asked->instance, err));
    const bool printed = asked->vipr == NULL && asked->instance == NULL;
    return printed ? export_put(context, asked, &listing, as, NULL, err) : BD_OK;
}

BD_COMMAND(export, "export", CLI_GROUP_RESEARCH, CLI_EXPORT_HELP, CLI_EXPORT_ABOUT, export_request,
           .role = BD_ROLE_NOBODY);

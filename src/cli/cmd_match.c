/* Match: a matching problem without chess. */
#include "cli/common.h"
#include "cli/file_names.h"
#include "cli/work.h"
#include "io/instance_file.h"
#include "report/print_match.h"

static const bd_option_row match_rows[] = {
    {0, "certificate", "FILE", BD_ENGLISH(CLI_MATCH_CERTIFICATE)},
    BD_ROW_TEXT_OR_JSON,
    {0, "solver", BD_ENGINE_WORDS, BD_ENGLISH(CLI_MATCH_SOLVER)},
    BD_ROW_TIME_LIMIT,
};

typedef struct match_job {
    bd_context *context;
    bd_engine engine;
    bd_instance instance;
    bd_certificate certificate;
} match_job;

static bd_status match_solve(void *self, const bd_solve_options *how, bd_err *err)
{
    match_job *j = self;
    const bd_instance *instance = &j->instance;
    bd_arena *arena = j->context->arena;
    bd_stages stages;
    bd_solved solved;
    bd_solve_options chosen = *how;
    chosen.engine = j->engine;
    BD_TRY(bd_instance_stages(instance, arena, &stages, err));
    BD_TRY(bd_solve(arena, instance->nodes, instance->edges, instance->edge_count, &stages, &chosen, &solved,
                    NULL, err));
    j->certificate = solved.certificate;
    return BD_OK;
}

static bd_status match_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    match_job j = {.context = context};
    bool json = false;
    bd_file file;
    char digest[65];
    BD_TRY(bd_cli_json(args, &json, err));
    BD_TRY(bd_work_engine(args, BD_ENGINE_FASTEST, &j.engine, err));
    BD_TRY(bd_cli_file_read(context, args->words[0], BD_FILE_LIMIT, &file, err));
    BD_TRY(bd_instance_read(context->arena, args->words[0], file.text, file.length, &j.instance, err));
    BD_TRY(bd_work_do(context, args, true, match_solve, &j, err));
    if (json || bd_args_has(args, "certificate")) {
        bd_instance_digest(&j.instance, digest);
        j.certificate.digest = digest;
    }
    BD_TRY(bd_cli_put_certificate(context, args, &j.certificate, NULL, err));
    bd_text text = bd_text_new(context->arena);
    if (json)
        bd_match_json(&j.certificate, &text);
    else
        bd_match_text(&j.certificate, &text);
    *exit_code = bd_cli_exit_code(j.certificate.outcome);
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_match = {.name = "match",
                                     .group = BD_ENGLISH(CLI_GROUP_RESEARCH),
                                     .help = BD_ENGLISH(CLI_MATCH_HELP),
                                     .words = BD_ENGLISH(CLI_WORDS_MATCH),
                                     .fields = "instance",
                                     .about = BD_ENGLISH(CLI_MATCH_ABOUT),
                                     .options = match_rows,
                                     .option_count = BD_OPTION_COUNT(match_rows),
                                     .least = 1,
                                     .most = 1,
                                     .run = match_run};

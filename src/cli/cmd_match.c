/* Match: a matching problem without chess. */
#include "cli/host.h"
#include "cli/task.h"
#include "io/instance_file.h"
#include "report/print_match.h"

static const bd_param match_params[] = {
    BD_WORD_OF(bd_event_request, TEXT, path, "instance", "INSTANCE", .place = BD_WORD_NEEDED),
    BD_TEXT(bd_draw_request, certificate, "certificate", "FILE", BD_ENGLISH(CLI_MATCH_CERTIFICATE)),
    BD_ROW_TEXT_OR_JSON,
    BD_ROW_SOLVER_OF(BD_ENGLISH(CLI_MATCH_SOLVER)),
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

static bd_status match_run(bd_context *context, const void *request, bd_err *err)
{
    const bd_draw_request *asked = request;
    match_job j = {.context = context, .engine = bd_work_engine(asked->solver, BD_ENGINE_FASTEST)};
    const bool json = asked->event.format == BD_OUT_JSON;
    bd_file file;
    char digest[65];
    BD_TRY(bd_cli_file_read(context, asked->event.path, BD_FILE_LIMIT, &file, err));
    BD_TRY(bd_instance_read(context->arena, asked->event.path, file.text, file.length, &j.instance, err));
    BD_TRY(bd_work_do(context, asked->time_limit, true, match_solve, &j, err));
    if (json || asked->certificate != NULL) {
        bd_instance_digest(&j.instance, digest);
        j.certificate.digest = digest;
    }
    BD_TRY(bd_cli_put_certificate(context, asked->certificate, &j.certificate, NULL, err));
    context->exit_code = bd_cli_exit_code(j.certificate.outcome);
    return bd_cli_reply(context, bd_match_reply(&j.certificate, context->arena), err);
}

BD_COMMAND(match, "match", CLI_GROUP_RESEARCH, CLI_MATCH_HELP, CLI_MATCH_ABOUT, bd_draw_request,
           .role = BD_ROLE_NOBODY);

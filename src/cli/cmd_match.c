/* Match: a matching problem without chess. */
#include "cli/host.h"
#include "cli/task.h"
#include "io/instance_file.h"
#include "report/print_match.h"

static const bd_param match_params[] = {
    BD_WORD_OF(bd_event_request, TEXT, path, "instance", "INSTANCE", .place = BD_WORD_NEEDED),
    BD_TEXT(bd_draw_request, certificate, "certificate", "FILE", CLI_MATCH_CERTIFICATE),
    BD_ROW_TEXT_OR_JSON,
    BD_ROW_SOLVER_OF(CLI_MATCH_SOLVER),
    BD_ROW_TIME_LIMIT,
};

static bd_status match_run(bd_context *context, const void *request, bd_err *err)
{
    const bd_draw_request *asked = request;
    const bool json = asked->event.format == BD_OUT_JSON;
    bd_arena *arena = context->arena;
    bd_instance instance;
    bd_stages stages;
    bd_solved solved;
    bd_work work;
    bd_file file;
    char digest[65];
    BD_TRY(bd_cli_file_read(context, asked->event.path, BD_FILE_LIMIT, &file, err));
    BD_TRY(bd_instance_read(arena, asked->event.path, file.text, file.length, &instance, err));
    BD_TRY(bd_instance_stages(&instance, arena, &stages, err));
    bd_work_begin(&work, context, asked->time_limit, true);
    work.how.engine = bd_work_engine(asked->solver, BD_ENGINE_FASTEST);
    BD_TRY(bd_work_end(&work, bd_solve(arena, instance.nodes, instance.edges, instance.edge_count, &stages,
                                       &work.how, &solved, NULL, err)));
    bd_certificate *certificate = &solved.certificate;
    if (json || asked->certificate != NULL) {
        bd_instance_digest(&instance, digest);
        certificate->digest = digest;
    }
    BD_TRY(bd_cli_put_certificate(context, asked->certificate, certificate, NULL, err));
    context->exit_code = bd_cli_exit_code(certificate->outcome);
    return bd_cli_reply(context, bd_match_reply(certificate, arena), err);
}

BD_COMMAND(match, "match", CLI_GROUP_RESEARCH, CLI_MATCH_HELP, CLI_MATCH_ABOUT, bd_draw_request,
           .role = BD_ROLE_NOBODY);

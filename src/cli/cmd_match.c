#include "cli/common.h"
#include "cli/work.h"
#include "io/certificate_file.h"
#include "io/file.h"
#include "io/instance_file.h"
#include "io/store.h"
#include "report/print_match.h"

#include <string.h>

static const bd_option_row match_rows[] = {
    {0, "certificate", "FILE", "write the proof to FILE; 'bestdraw-verify INSTANCE FILE' checks it"},
    {0, "format", "text|json", "how to print; default: text"},
    BD_ROW_TIME_LIMIT,
};

static bd_status match_solve(bd_context *context, const bd_args *args, const bd_instance *instance,
                             bd_certificate *out, bd_err *err)
{
    bd_work work;
    bd_solve_options how = {.prove_unique = true};
    bd_stages stages;
    bd_solved solved;
    bd_edge *edges;
    char *digest;
    BD_NEW(digest, context->arena, 65, err);
    BD_NEW(edges, context->arena, instance->edge_count, err);
    bd_instance_digest(instance, digest);
    if (instance->edge_count > 0) memcpy(edges, instance->edges, instance->edge_count * sizeof *edges);
    BD_TRY(bd_instance_stages(instance, context->arena, &stages, err));
    BD_TRY(bd_work_begin(&work, context, args, &how, err));
    const bd_status status = bd_solve(context->arena, instance->nodes, edges, instance->edge_count, &stages,
                                      &how, &solved, NULL, err);
    bd_work_end(&work);
    if (status != BD_OK) return status;
    *out = solved.certificate;
    out->digest = digest;
    return BD_OK;
}

static bd_status match_write_certificate(bd_context *context, const char *path,
                                         const bd_certificate *certificate, bd_err *err)
{
    bd_text text = bd_text_new(context->arena);
    BD_TRY(bd_certificate_write(&text, certificate, NULL, err));
    return bd_store_write(context->arena, path, text.bytes, text.length, err);
}

static bd_status match_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    static const char *const formats[] = {"text", "json"};
    size_t format = 0;
    bd_file file;
    bd_instance instance;
    bd_certificate certificate;
    BD_TRY(bd_args_choice(args, "format", formats, 2, &format, err));
    BD_TRY(bd_file_read(context->arena, args->words[0], BD_FILE_LIMIT, &file, err));
    BD_TRY(bd_instance_read(context->arena, args->words[0], file.text, file.length, &instance, err));
    BD_TRY(match_solve(context, args, &instance, &certificate, err));
    const char *path = bd_args_value(args, "certificate");
    if (path != NULL) BD_TRY(match_write_certificate(context, path, &certificate, err));
    bd_text text = bd_text_new(context->arena);
    if (format == 0)
        bd_match_text(&certificate, &text);
    else
        bd_match_json(&certificate, &text);
    if (certificate.outcome == BD_NO_MATCHING) *exit_code = BD_EXIT_NO;
    if (certificate.outcome == BD_NOT_PROVED) *exit_code = BD_EXIT_LIMIT;
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_match = {
    .name = "match",
    .group = "Research",
    .help = "Solves a matching problem with several costs, without chess.",
    .words = "INSTANCE",
    .about = "Finds the perfect matching of a graph whose first cost is least, among those the one "
             "whose second cost is least, and so on, with a proof. docs/certificate.md describes "
             "instances (text and JSON) and certificates. '-' is standard input.\n"
             "Exit code: 0 proved best, 1 there is no perfect matching, 4 not proved.",
    .options = match_rows,
    .option_count = BD_OPTION_COUNT(match_rows),
    .least = 1,
    .most = 1,
    .run = match_run};

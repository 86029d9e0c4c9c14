/* History: what was done to a file, step by step. */
#include "base/assert.h"
#include "cli/common.h"
#include "cli/file_names.h"
#include "report/print_history.h"

static const bd_option_row history_rows[] = {BD_ROW_FORMAT};

/* From the newest that redo would reach down to the oldest that undo would. */
static bd_status history_rows_of(bd_arena *arena, const bd_versions *versions, bd_history_report *report,
                                 bd_err *err)
{
    bd_history_row *rows;
    int top = versions->at;
    BD_NEW(rows, arena, versions->count + 1, err);
    if (top == 0 && versions->count > 0) { /* another program has written the file */
        rows[report->count++] = (bd_history_row){.what = "", .now = true};
        top = versions->items[versions->count - 1].number;
    }
    for (const bd_version *next = bd_versions_forward(versions, top); next != NULL;
         next = bd_versions_forward(versions, top))
        top = next->number;
    for (const bd_version *v = bd_versions_find(versions, top); v != NULL;
         v = bd_versions_back(versions, v->number)) {
        BD_ASSERT(report->count <= versions->count);
        rows[report->count++] =
            (bd_history_row){.when = v->when, .what = v->what, .now = v->number == versions->at};
    }
    report->rows = rows;
    return BD_OK;
}

static bd_status history_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    bd_output format = BD_OUT_TEXT;
    bd_versions versions = {.count = 0};
    bd_history_report report = {.count = 0};
    bd_text text = bd_text_new(context->arena);
    BD_TRY(bd_cli_format(args, &format, err));
    BD_TRY(bd_cli_file_versions(context, args->words[0], &versions, err));
    BD_TRY(history_rows_of(context->arena, &versions, &report, err));
    if (report.count == 0) bd_tell(context, BD_SAY(CLI_HISTORY_NONE), args->words[0]);
    switch (format) {
    case BD_OUT_TEXT:
        if (report.count > 0) bd_history_text(&report, &context->terminal, &text);
        break;
    case BD_OUT_JSON: bd_history_json(&report, &text); break;
    case BD_OUT_CSV: bd_history_csv(&report, &text); break;
    }
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_history = {.name = "history",
                                       .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                       .help = BD_ENGLISH(CLI_HISTORY_HELP),
                                       .words = BD_ENGLISH(CLI_WORDS_FILE),
                                       .fields = "event",
                                       .about = BD_ENGLISH(CLI_HISTORY_ABOUT),
                                       .options = history_rows,
                                       .option_count = BD_OPTION_COUNT(history_rows),
                                       .least = 1,
                                       .most = 1,
                                       .run = history_run};

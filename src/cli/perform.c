/* Perform: a request done, for whoever asks. */
#include "cli/request.h"

#include "base/assert.h"
#include "cli/common.h"
#include "cli/host.h"
#include "io/rulebook_file.h"
#include "os/files.h"

#include <stdio.h>
#include <string.h>

/* ---- --rules FILE.json: an arbiter's own rulebook, for the commands that make draws ---- */

static bool perform_names_a_file(const char *value)
{
    const size_t length = strlen(value);
    return bd_os_name_of(value) != value || (length > 5 && strcmp(value + length - 5, ".json") == 0);
}

/* The options of the base and of the criteria that the file lists. With --lenient a name that is not known is
 * left out. */
static bd_status perform_judge_options(bd_context *context, const bd_rulebook *base, bd_rulebook_file *file,
                                       bd_err *err)
{
    const bd_option_scope scope = {
        .rules = base, .priorities = file->priorities, .priority_count = file->priority_count};
    bd_setting *known;
    size_t kept = 0;
    BD_NEW(known, context->arena, file->option_count, err);
    for (size_t i = 0; i < file->option_count; i++) {
        bool left_out = false;
        BD_TRY(bd_cli_check_setting(context, &file->options[i], &scope, &left_out, err));
        if (!left_out) known[kept++] = file->options[i];
    }
    file->options = known;
    file->option_count = kept;
    return BD_OK;
}

/* The names in the file mean something. */
static bd_status perform_judge_rules(bd_context *context, bd_rulebook_file *file, bd_err *err)
{
    const bd_rulebook *base = NULL;
    BD_TRY(bd_cli_find_rules(file->base, BD_BAD_INPUT, file->base_place, &base, err));
    for (size_t i = 0; i < file->priority_count; i++) {
        const char *names = "";
        if (bd_criterion_find(file->priorities[i]) != NULL) continue;
        BD_TRY(bd_criterion_names(context->arena, &names, err));
        BD_FAIL(err, BD_BAD_INPUT, file->priority_places[i], BD_SAY(CLI_NO_CRITERION), file->priorities[i],
                names);
    }
    return perform_judge_options(context, base, file, err);
}

/* Where a file is named it goes into the context, and the id of its base into the request, so that the rest
 * of the program sees a rulebook as always. */
static bd_status perform_open_rules(bd_context *context, const bd_request *request, bd_err *err)
{
    bd_event_request *asked = request->members;
    if (asked->rules == NULL || !perform_names_a_file(asked->rules)) return BD_OK;
    if (bd_command_param(request->command, "priorities") == NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_NO_RULES_FILE), request->command->name);
    enum { FILE_MAX = 1024 * 1024 };
    bd_file text;
    bd_rulebook_file *file;
    BD_NEW(file, context->arena, 1, err);
    BD_TRY(bd_cli_file_read(context, asked->rules, FILE_MAX, &text, err));
    BD_TRY(bd_rulebook_file_read(context->arena, asked->rules, text.text, text.length, file, err));
    BD_TRY(perform_judge_rules(context, file, err));
    context->rules_file = file;
    asked->rules = file->base;
    return BD_OK;
}

bd_status bd_perform(bd_context *context, const bd_request *request, bd_err *err)
{
    const bd_command *command = request->command;
    BD_ASSERT(command != NULL && (command->run != NULL || command->change != NULL));
    context->what = command->name;
    context->by = request->by;
    context->role =
        request->role == NULL && request->by != NULL ? bd_role_of_name(request->by) : request->role;
    context->asked = request->members;
    BD_TRY(perform_open_rules(context, request, err));
    const bd_status status = command->run != NULL
                                 ? command->run(context, request->members, err)
                                 : bd_cli_change(context, request->members, command->change, err);
    if (status == BD_BAD_INPUT && err->place[0] == '\0' && request->first != NULL)
        (void)snprintf(err->place, sizeof err->place, "%s", request->first); /* what is read comes first */
    return status;
}

#include "cli/rules_file.h"

#include "cli/common.h"
#include "cli/event_settings.h"
#include "cli/file_names.h"
#include "io/rulebook_file.h"
#include "os/files.h"
#include "rulebook/setting_check.h"

#include <string.h>

enum { FILE_MAX = 1024 * 1024 };

static bool rules_file_names_a_file(const char *value)
{
    const size_t length = strlen(value);
    return bd_os_name_of(value) != value || (length > 5 && strcmp(value + length - 5, ".json") == 0);
}

/* The options of the base and of the criteria that the file lists. With --lenient a name that is not known is
 * left out. */
static bd_status rules_file_judge_options(bd_context *context, const bd_event_request *asked,
                                          const bd_rulebook *base, bd_rulebook_file *file, bd_err *err)
{
    const bd_option_scope scope = {
        .rules = base, .priorities = file->priorities, .priority_count = file->priority_count};
    bd_setting *known;
    size_t kept = 0;
    BD_NEW(known, context->arena, file->option_count, err);
    for (size_t i = 0; i < file->option_count; i++) {
        bool left_out = false;
        BD_TRY(bd_cli_check_setting(context, asked, &file->options[i], &scope, &left_out, err));
        if (!left_out) known[kept++] = file->options[i];
    }
    file->options = known;
    file->option_count = kept;
    return BD_OK;
}

/* The names in the file mean something. */
static bd_status rules_file_judge(bd_context *context, const bd_event_request *asked, bd_rulebook_file *file,
                                  bd_err *err)
{
    const bd_rulebook *base = NULL;
    bd_arena *arena = context->arena;
    BD_TRY(bd_cli_find_rules(file->base, BD_BAD_INPUT, file->base_place, &base, err));
    for (size_t i = 0; i < file->priority_count; i++) {
        const char *names = "";
        if (bd_criterion_find(file->priorities[i]) != NULL) continue;
        BD_TRY(bd_criterion_names(arena, &names, err));
        BD_FAIL(err, BD_BAD_INPUT, file->priority_places[i], BD_SAY(CLI_NO_CRITERION), file->priorities[i],
                names);
    }
    return rules_file_judge_options(context, asked, base, file, err);
}

bd_status bd_rules_file_open(bd_context *context, const bd_request *request, bd_err *err)
{
    const bd_param *rules = bd_command_param(request->command, "rules");
    const bd_param *lenient = bd_command_param(request->command, "lenient");
    const char **path = rules != NULL ? bd_param_member(rules, request->members) : NULL;
    if (path == NULL || *path == NULL || !rules_file_names_a_file(*path)) return BD_OK;
    if (bd_command_param(request->command, "priorities") == NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_NO_RULES_FILE), request->command->name);
    const bd_event_request asked = {.lenient =
                                        lenient != NULL && bd_param_is_given(lenient, request->members)};
    bd_file text;
    bd_rulebook_file *file;
    BD_NEW(file, context->arena, 1, err);
    BD_TRY(bd_cli_file_read(context, *path, FILE_MAX, &text, err));
    BD_TRY(bd_rulebook_file_read(context->arena, *path, text.text, text.length, file, err));
    BD_TRY(rules_file_judge(context, &asked, file, err));
    context->rules_file = file;
    *path = file->base;
    return BD_OK;
}

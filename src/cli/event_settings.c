#include "cli/event_settings.h"

#include "base/ints.h"
#include "base/text.h"
#include "cli/common.h"

#include <string.h>

bd_status bd_cli_check_setting(bd_context *context, const bd_setting *setting, const bd_option_scope *scope,
                               bool *unknown, bd_err *err)
{
    bd_err wrong = {.status = BD_OK};
    const bd_status status = bd_setting_check(setting, scope, unknown, &wrong);
    if (status == BD_OK) return BD_OK;
    if (*unknown && context->asked->lenient) {
        bd_warn(context, "%s%s%s", wrong.place, wrong.place[0] != '\0' ? ": " : "", wrong.sentence);
        return BD_OK;
    }
    if (err != NULL) *err = wrong;
    return status;
}

bd_status bd_cli_check_settings(bd_context *context, const char *path, const bd_tournament *tournament,
                                bd_err *err)
{
    bd_option_scope scope = {.named = tournament->rules != NULL ? bd_rulebook_find(tournament->rules) : NULL};
    bool unknown = false;
    const bool nameless =
        tournament->rules != NULL && scope.named == NULL; /* a draw would say that it is not known */
    if (tournament->option_count == 0 || (nameless && context->asked->rules == NULL)) return BD_OK;
    BD_TRY(bd_cli_rules(context, path, tournament, &scope.rules, err));
    scope.priorities = context->asked->priorities.ids;
    scope.priority_count = context->asked->priorities.count;
    for (size_t i = 0; i < tournament->option_count; i++)
        BD_TRY(bd_cli_check_setting(context, &tournament->options[i], &scope, &unknown, err));
    return BD_OK;
}

/* A number, true and false as they are, anything else as text. */
static bool event_settings_is_plain_json(const char *typed)
{
    int64_t number = 0;
    return strcmp(typed, "true") == 0 || strcmp(typed, "false") == 0 ||
           bd_parse_int(typed, strlen(typed), INT32_MIN, INT32_MAX, &number);
}

/* What is typed as JSON: as the option has it, or as it looks where it cannot be that. */
static bd_status event_settings_read_typed(bd_arena *arena, const bd_option *option, const char *typed,
                                           const char **json, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    int64_t value = 0;
    if (option != NULL && option->type != BD_OPTION_FORM && bd_option_read_typed(option, typed, &value))
        bd_option_print(option, value, &text);
    else if (event_settings_is_plain_json(typed))
        bd_text_add_string(&text, typed);
    else
        bd_text_add_json(&text, typed);
    return bd_text_finish(&text, json, err);
}

bd_status bd_cli_read_setting(bd_context *context, const bd_option_scope *scope, const bd_named *given,
                              bd_arena *arena, bd_setting *out, bd_err *err)
{
    bool unknown = false;
    *out = (bd_setting){.place = "--option", .value_place = "--option"};
    out->key = bd_arena_copy_text(arena, given->name);
    if (out->key == NULL) BD_FAIL_MEMORY(err);
    const bd_option *option = bd_option_in_scope(scope, out->key);
    BD_TRY(event_settings_read_typed(arena, option, given->value, &out->text, err));
    return bd_cli_check_setting(context, out, scope, &unknown, err);
}

bd_status bd_cli_take_setting(bd_context *context, const bd_rulebook *rules, const bd_named *given,
                              bd_tournament *tournament, bd_err *err)
{
    const bd_option_scope scope = {.rules = rules};
    bd_setting setting;
    BD_TRY(bd_cli_read_setting(context, &scope, given, tournament->arena, &setting, err));
    if (bd_tournament_option(tournament, setting.key) != NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_NEW_OPTION_TWICE), setting.key);
    BD_ROOM(tournament->options, tournament->option_count, tournament->option_capacity, tournament->arena,
            err);
    tournament->options[tournament->option_count++] = setting;
    return BD_OK;
}

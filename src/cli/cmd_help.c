/* Help: the table of commands, printed. */
#include "cli/common.h"
#include "cli/help.h"
#include "people/unicode.h"
#include "report/page.h"

#include <stdio.h>
#include <string.h>

static int help_usable(const bd_terminal *terminal) { return terminal->width < 100 ? terminal->width : 100; }

static void help_add_option(bd_text *text, const bd_param *row, const bd_terminal *terminal)
{
    enum { NAME_COLUMNS = 26 };
    char name[96];
    const char letter[] = {'-', row->letter, ',', ' ', '\0'};
    (void)snprintf(name, sizeof name, "%s--%s%s%s", row->letter != 0 ? letter : "    ", row->name,
                   row->value != NULL ? "=" : "", row->value != NULL ? row->value : "");
    bd_text_add_string(text, "  ");
    if (bd_text_width(name) < NAME_COLUMNS)
        bd_text_add_column(text, name, NAME_COLUMNS, false);
    else {
        bd_text_add(text, "%s\n  ", name);
        bd_text_add_spaces(text, NAME_COLUMNS);
    }
    bd_page_wrapped(text, bd_say(row->help), NAME_COLUMNS + 2, help_usable(terminal));
}

static void help_add_options(bd_text *text, const bd_param *rows, size_t count, const bd_terminal *terminal)
{
    for (size_t i = 0; i < count; i++)
        if (rows[i].place == BD_AN_OPTION) help_add_option(text, &rows[i], terminal);
}

static void help_add_list(bd_text *text, const bd_terminal *terminal)
{
    enum { NAME_COLUMNS = 12 };
    bd_text_add_string(text, BD_SAY(CLI_HELP_TOP));
    const char *group = "";
    for (size_t i = 0; i < bd_command_count(); i++) {
        const bd_command *command = bd_command_at(i);
        if (strcmp(group, command->group) != 0) bd_text_add(text, "\n%s\n", bd_say(command->group));
        group = command->group;
        bd_text_add_string(text, "  ");
        bd_text_add_column(text, command->name, NAME_COLUMNS, false);
        bd_page_wrapped(text, bd_say(command->help), NAME_COLUMNS + 2, help_usable(terminal));
    }
    bd_text_add_string(text, BD_SAY(CLI_HELP_COMMON));
    help_add_options(text, bd_common_params, bd_common_param_count, terminal);
    bd_text_add_string(text, BD_SAY(CLI_HELP_MORE));
}

static void help_add_command(bd_text *text, const bd_command *command, const bd_terminal *terminal)
{
    bd_text words = bd_text_new(text->arena), usage = bd_text_new(text->arena);
    bool options = false;
    for (size_t i = 0; i < command->param_count; i++)
        options = options || command->params[i].place == BD_AN_OPTION;
    bd_params_usage(command->params, command->param_count, &usage);
    bd_text_add(&words, "%s%s%s%s", command->name, options ? " [OPTIONS]" : "", usage.length > 0 ? " " : "",
                usage.length > 0 ? usage.bytes : "");
    bd_text_add(text, BD_SAY(CLI_HELP_USAGE), words.bytes != NULL ? words.bytes : "");
    bd_page_wrapped(text, bd_say(command->help), 0, help_usable(terminal));
    if (command->about != NULL) {
        bd_text_add_char(text, '\n');
        bd_page_wrapped(text, bd_say(command->about), 0, help_usable(terminal));
    }
    bd_text_add_string(text, BD_SAY(CLI_HELP_OPTIONS));
    help_add_options(text, command->params, command->param_count, terminal);
    help_add_options(text, bd_common_params, bd_common_param_count, terminal);
}

bd_status bd_help_print(bd_context *context, const bd_command *command, bd_err *err)
{
    bd_text text = bd_text_new(context->arena);
    if (command != NULL)
        help_add_command(&text, command, &context->terminal);
    else
        help_add_list(&text, &context->terminal);
    return bd_cli_print(context, &text, err);
}

typedef struct help_request {
    bd_event_request event;
    const char *command;
} help_request;

static const bd_param help_params[] = {
    BD_WORD_OF(help_request, TEXT, command, "command", "COMMAND", .place = BD_WORD_NEXT),
    BD_ROW_TEXT_OR_JSON,
};

static bd_status help_print_json(bd_context *context, const bd_command *command, bd_err *err)
{
    bd_text text = bd_text_new(context->arena);
    if (command != NULL)
        bd_schema_command(command, &text);
    else
        bd_schema_commands(&text);
    return bd_cli_print(context, &text, err);
}

static bd_status help_run(bd_context *context, const void *request, bd_err *err)
{
    const help_request *asked = request;
    const bd_command *command = asked->command != NULL ? bd_command_named(asked->command) : NULL;
    if (command == NULL && asked->command != NULL) return bd_command_unknown(asked->command, err);
    return asked->event.format == BD_OUT_JSON ? help_print_json(context, command, err)
                                              : bd_help_print(context, command, err);
}

const bd_command bd_command_help = {.name = "help",
                                    .group = BD_ENGLISH(CLI_GROUP_HELP),
                                    .help = BD_ENGLISH(CLI_HELP_HELP),
                                    BD_PARAMS(help_params, help_request),
                                    .run = help_run};

#include "cli/commands.h"

#include "base/assert.h"
#include "base/closest.h"
#include "cli/cli_words.h"

#include <string.h>

#define ROW(name) &bd_command_##name,
static const bd_command *const command_table[] = {BD_COMMANDS(ROW)};
#undef ROW

const bd_option_row bd_common_options[] = {
    {'h', "help", NULL, BD_ENGLISH(CLI_OPTION_HELP)},
    {'V', "version", NULL, BD_ENGLISH(CLI_OPTION_VERSION)},
    {'q', "quiet", NULL, BD_ENGLISH(CLI_OPTION_QUIET)},
    {'v', "verbose", NULL, BD_ENGLISH(CLI_OPTION_VERBOSE)},
    {0, "lang", "en|de", BD_ENGLISH(CLI_OPTION_LANG)},
};
const size_t bd_common_option_count = BD_OPTION_COUNT(bd_common_options);

size_t bd_command_count(void) { return sizeof command_table / sizeof *command_table; }

const bd_command *bd_command_at(size_t index)
{
    BD_ASSERT(index < bd_command_count());
    return command_table[index];
}

const bd_command *bd_command_named(const char *name)
{
    for (size_t i = 0; i < bd_command_count(); i++)
        if (strcmp(command_table[i]->name, name) == 0) return command_table[i];
    return NULL;
}

bd_status bd_command_unknown(const char *name, bd_err *err)
{
    bd_closest closest = {.word = name};
    for (size_t i = 0; i < bd_command_count(); i++) bd_closest_offer(&closest, command_table[i]->name);
    if (closest.best != NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_COMMAND_MEANT), name, closest.best);
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_NO_COMMAND), name);
}

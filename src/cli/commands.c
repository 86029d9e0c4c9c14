#include "cli/commands.h"

#include "base/closest.h"

#include <string.h>

#define ROW(name) &bd_command_##name,
static const bd_command *const command_table[] = {BD_COMMANDS(ROW)};
#undef ROW

const bd_option_row bd_common_options[] = {
    {'h', "help", NULL, "show this help and stop"},
    {'V', "version", NULL, "show the version and stop"},
    {'q', "quiet", NULL, "no warnings and no progress"},
    {'v', "verbose", NULL, "say more: steps, and where errors were noticed"},
};
const size_t bd_common_option_count = BD_OPTION_COUNT(bd_common_options);

size_t bd_command_count(void) { return sizeof command_table / sizeof *command_table; }

const bd_command *bd_command_at(size_t index) { return command_table[index]; }

const bd_command *bd_command_find(const char *name)
{
    for (size_t i = 0; i < bd_command_count(); i++)
        if (strcmp(command_table[i]->name, name) == 0) return command_table[i];
    return NULL;
}

bd_status bd_command_unknown(const char *name, bd_err *err)
{
    bd_closest closest = {.word = name};
    for (size_t i = 0; i < bd_command_count(); i++) bd_closest_offer(&closest, command_table[i]->name);
    if (closest.best != NULL)
        BD_FAIL(err, BD_USAGE, NULL, "unknown command '%.100s'; did you mean '%s'?", name, closest.best);
    BD_FAIL(err, BD_USAGE, NULL, "unknown command '%.100s'; 'bestdraw help' lists them", name);
}

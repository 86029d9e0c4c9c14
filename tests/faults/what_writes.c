/* Lists what bestdraw can be told to write, from the table of commands: one line for each command that
 * changes an event, for each option with which it does, and for each option or word that names a file. With
 * "commands": the commands. */
#include "cli/commands.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static void what_writes_list(const bd_command *command)
{
    if (command->changes) (void)printf("%s\n", command->name);
    for (size_t i = 0; i < command->param_count; i++) {
        const bd_param *row = &command->params[i];
        const bool file =
            row->value != NULL && (strcmp(row->value, "FILE") == 0 || strcmp(row->value, "OUT") == 0 ||
                                   strcmp(row->value, "FOLDER") == 0);
        if (row->saves || (file && row->type != BD_PARAM_EVENT))
            (void)printf("%s %s%s\n", command->name, row->place == BD_AN_OPTION ? "--" : "", row->name);
    }
}

int main(int argc, char **argv)
{
    const bool names = argc > 1 && strcmp(argv[1], "commands") == 0;
    for (size_t i = 0; names && i < bd_command_count(); i++) (void)printf("%s\n", bd_command_at(i)->name);
    for (size_t i = 0; !names && i < bd_command_count(); i++) what_writes_list(bd_command_at(i));
    return 0;
}

#include "cli/commands.h"

#include "base/assert.h"
#include "base/closest.h"
#include "base/words.h"
#include "cli/cli_words.h"

#include <string.h>

#define ROW(name) &bd_command_##name,
static const bd_command *const command_table[] = {BD_COMMANDS(ROW)};
#undef ROW

/* The language is known before the command line is read (base/words.h): here it is checked. */
static bd_status commands_read_language(bd_arena *arena, const char *text, void *member, bd_err *err)
{
    const bd_languages *languages = &bd_spoken_languages;
    bd_text codes = bd_text_new(arena);
    const char *list = "";
    *(const char **)member = text;
    if (bd_language_of(languages, text) != NULL) return BD_OK;
    for (size_t i = 0; i < languages->count; i++)
        bd_text_add(&codes, "%s%s", i > 0 ? ", " : "", languages->codes[i]);
    BD_TRY(bd_text_finish(&codes, &list, err));
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_OPTION_NOT_CHOICE), "lang", list, text);
}

const bd_param bd_common_params[] = {
    {BD_OPTION(bd_common, FLAG, help, "help", NULL, CLI_OPTION_HELP), .letter = 'h'},
    {BD_OPTION(bd_common, FLAG, version, "version", NULL, CLI_OPTION_VERSION), .letter = 'V'},
    {BD_OPTION(bd_common, FLAG, quiet, "quiet", NULL, CLI_OPTION_QUIET), .letter = 'q'},
    {BD_OPTION(bd_common, FLAG, verbose, "verbose", NULL, CLI_OPTION_VERBOSE), .letter = 'v'},
    BD_READ(bd_common, language, "lang", "CODE", commands_read_language, CLI_OPTION_LANG),
    BD_TEXT(bd_common, by, "by", "NAME", CLI_OPTION_BY),
};
const size_t bd_common_param_count = sizeof bd_common_params / sizeof *bd_common_params;

const char *bd_role_word(bd_role role)
{
    static const char *const words[] = {"", "arbiter", "desk", "screen", "player"};
    BD_ASSERT((size_t)role < sizeof words / sizeof *words);
    return words[role];
}

const char *bd_role_of_name(const char *name)
{
    for (int role = BD_ROLE_ARBITER; role <= BD_ROLE_PLAYER; role++) {
        const char *word = bd_role_word((bd_role)role);
        const size_t length = strlen(word);
        if (strncmp(name, word, length) == 0 && (name[length] == '\0' || name[length] == ' ')) return word;
    }
    return NULL;
}

enum { COMMANDS = sizeof command_table / sizeof *command_table };

size_t bd_command_count(void) { return COMMANDS; }

const bd_command *bd_command_at(size_t index)
{
    BD_ASSERT(index < COMMANDS);
    return command_table[index];
}

const bd_command *bd_command_named(const char *name)
{
    for (size_t i = 0; i < COMMANDS; i++)
        if (strcmp(command_table[i]->name, name) == 0) return command_table[i];
    return NULL;
}

const bd_param *bd_command_param(const bd_command *command, const char *name)
{
    for (size_t i = 0; i < command->param_count; i++)
        if (strcmp(command->params[i].name, name) == 0) return &command->params[i];
    return NULL;
}

bd_status bd_command_unknown(const char *name, bd_err *err)
{
    bd_closest closest = {.word = name};
    for (size_t i = 0; i < COMMANDS; i++) bd_closest_offer(&closest, command_table[i]->name);
    if (closest.best != NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_COMMAND_MEANT), name, closest.best);
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_NO_COMMAND), name);
}

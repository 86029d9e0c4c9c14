#include "cli/perform.h"

#include "base/assert.h"
#include "base/text.h"
#include "cli/cli_words.h"
#include "cli/rules_file.h"

#include <stdio.h>
#include <string.h>

static bd_status perform_check_words(const bd_command *command, const bd_args *args, bd_err *err)
{
    if (args->word_count < (size_t)command->least)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WORDS_MISSING), command->name, bd_say(command->words));
    if (command->most == 0 && args->word_count > 0)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_NO_WORDS), args->words[0], command->name);
    if (command->most > 0 && args->word_count > (size_t)command->most)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WORD_TOO_MANY), args->words[command->most], command->name,
                bd_say(command->words));
    return BD_OK;
}

/* A word as it could be typed again. */
static void perform_add_word(bd_text *text, const char *word)
{
    const bool plain = word[0] != '\0' && strpbrk(word, " \t'\"") == NULL;
    bd_text_add(text, plain ? " %s" : " '%s'", word);
}

/* What history says was done: the command line without FILE. */
static bd_status perform_say(bd_context *context, const bd_command *command, const bd_args *args, bd_err *err)
{
    bd_text text = bd_text_new(context->arena);
    bd_text_add_string(&text, command->name);
    for (size_t i = 1; i < args->word_count; i++) perform_add_word(&text, args->words[i]);
    for (size_t i = 0; i < args->given_count; i++) {
        const bd_option_given *given = &args->given[i];
        if (strcmp(given->name, "quiet") == 0 || strcmp(given->name, "verbose") == 0 ||
            strcmp(given->name, "lang") == 0)
            continue;
        if (context->host != NULL && strcmp(given->name, "format") == 0) continue;
        bd_text_add(&text, " --%s", given->name);
        if (given->value != NULL) perform_add_word(&text, given->value);
    }
    return bd_text_finish(&text, &context->said, err);
}

bd_status bd_perform(bd_context *context, const bd_command *command, bd_args *args, int *exit_code,
                     bd_err *err)
{
    BD_ASSERT(command != NULL && command->run != NULL);
    BD_TRY(perform_check_words(command, args, err));
    BD_TRY(perform_say(context, command, args, err));
    BD_TRY(bd_rules_file_open(context, command, args, err));
    const bd_status status = command->run(context, args, exit_code, err);
    if (status == BD_BAD_INPUT && err->place[0] == '\0' && args->word_count > 0)
        (void)snprintf(err->place, sizeof err->place, "%s", args->words[0]); /* what is read comes first */
    return status;
}

/* Edit: what the file says about a player or the event. */
#include "cards/edit.h"

#include "cli/common.h"
#include "cli/event_settings.h"
#include "cli/who.h"
#include "standings/tiebreak.h"

#include <string.h>

static const bd_option_row edit_rows[] = {BD_ROW_LENIENT};

typedef struct edit_wish {
    const bd_args *args;
    size_t first; /* word that is "key=value" */
} edit_wish;

/* "key=value", the key in the arena. */
static bd_status edit_split(bd_context *context, const char *word, const char **key, const char **value,
                            bd_err *err)
{
    const char *equals = strchr(word, '=');
    if (equals == NULL || equals == word) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_EDIT_FORM), word);
    *key = bd_arena_copy_bytes(context->arena, word, (size_t)(equals - word));
    if (*key == NULL) BD_FAIL_MEMORY(err);
    *value = equals + 1;
    return BD_OK;
}

static void edit_forget_option(bd_tournament *tournament, const char *name)
{
    size_t count = 0;
    for (size_t i = 0; i < tournament->option_count; i++)
        if (strcmp(tournament->options[i].key, name) != 0)
            tournament->options[count++] = tournament->options[i];
    tournament->option_count = count;
}

/* "option.x": an option of the rulebook. */
static bd_status edit_option(bd_context *context, const edit_wish *w, bd_tournament *tournament,
                             const char *word, const char *name, const char *value, bd_err *err)
{
    const bd_rulebook *rules = NULL;
    edit_forget_option(tournament, name);
    if (value[0] == '\0') return BD_OK;
    BD_TRY(bd_cli_rules(w->args, w->args->words[0], tournament, &rules, err));
    return bd_cli_take_setting(context, w->args, rules, word + strlen("option."), tournament, err);
}

static bd_status edit_tiebreaks(bd_tournament *tournament, const char *value, bd_err *err)
{
    bd_tiebreak_list list;
    if (value[0] != '\0') BD_TRY(bd_tiebreaks_parse(value, &list, err));
    tournament->tiebreaks = value[0] != '\0' ? bd_arena_copy_text(tournament->arena, value) : NULL;
    if (value[0] != '\0' && tournament->tiebreaks == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

static bd_status edit_event(bd_context *context, const edit_wish *w, bd_tournament *tournament,
                            const char *word, bd_err *err)
{
    const char *key = NULL, *value = NULL;
    const bd_rulebook *rules = NULL;
    BD_TRY(edit_split(context, word, &key, &value, err));
    if (strncmp(key, "option.", 7) == 0)
        return edit_option(context, w, tournament, word, key + 7, value, err);
    if (strcmp(key, "tiebreaks") == 0) return edit_tiebreaks(tournament, value, err);
    if (strcmp(key, "rules") != 0) return bd_edit_event(tournament, key, value, err);
    BD_TRY(bd_cli_find_rules(value, BD_USAGE, NULL, &rules, err));
    tournament->rules = rules->id;
    return BD_OK;
}

static bd_status edit_change(bd_context *context, bd_tournament *tournament, void *self, bool *save,
                             bd_err *err)
{
    (void)save;
    const edit_wish *w = self;
    const bd_args *args = w->args;
    int id = 0;
    if (w->first == 2) BD_TRY(bd_cli_player(context, tournament, args->words[1], "PLAYER", &id, err));
    for (size_t i = w->first; i < args->word_count; i++) {
        const char *key = NULL, *value = NULL;
        BD_TRY(edit_split(context, args->words[i], &key, &value, err));
        BD_TRY(id != 0 ? bd_edit_card(tournament, bd_tournament_card(tournament, id), key, value, err)
                       : edit_event(context, w, tournament, args->words[i], err));
    }
    BD_TRY(bd_cli_check_settings(context, args, args->words[0], tournament, err));
    const size_t count = args->word_count - w->first;
    if (id != 0)
        bd_tell(context, BD_SAY_N(CLI_EDIT_PLAYER, count), id, bd_cli_who(tournament, id), count);
    else
        bd_tell(context, BD_SAY_N(CLI_EDIT_EVENT, count), args->words[0], count);
    return BD_OK;
}

static bd_status edit_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    edit_wish w = {.args = args, .first = strchr(args->words[1], '=') != NULL ? 1 : 2};
    if (w.first == args->word_count) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_EDIT_FORM), args->words[1]);
    return bd_cli_change(context, args, args->words[0], edit_change, &w, err);
}

const bd_command bd_command_edit = {.name = "edit",
                                    .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                    .help = BD_ENGLISH(CLI_EDIT_HELP),
                                    .words = BD_ENGLISH(CLI_WORDS_EDIT),
                                    .fields = "event,player?,set+",
                                    .about = BD_ENGLISH(CLI_EDIT_ABOUT),
                                    .options = edit_rows,
                                    .option_count = BD_OPTION_COUNT(edit_rows),
                                    .least = 2,
                                    .most = -1,
                                    .run = edit_run};

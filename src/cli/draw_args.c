#include "cli/draw_args.h"

#include "cli/cli_words.h"
#include "cli/event_settings.h"
#include "cli/who.h"
#include "io/rulebook_file.h"
#include "rulebook/rulebook.h"

#include <string.h>

/* "score,colour-difference" */
static bd_status draw_args_read_priorities(bd_arena *arena, const char *value, bd_draw_options *options,
                                           bd_err *err)
{
    options->priority_count = 0;
    char *words = bd_arena_copy_text(arena, value);
    const char **list;
    BD_NEW(list, arena, strlen(value) + 1, err);
    if (words == NULL) BD_FAIL_MEMORY(err);
    char *rest = NULL;
    for (char *word = strtok_r(words, ",", &rest); word != NULL; word = strtok_r(NULL, ",", &rest))
        list[options->priority_count++] = word;
    if (options->priority_count == 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_NO_PRIORITIES));
    options->priorities = list;
    for (size_t i = 0; i < options->priority_count; i++) {
        const char *names = "";
        if (bd_criterion_find(list[i]) != NULL) continue;
        BD_TRY(bd_criterion_names(arena, &names, err));
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAD_PRIORITY), list[i], names);
    }
    return BD_OK;
}

static void draw_args_take_rules_file(const bd_rulebook_file *file, bd_draw_options *options)
{
    options->settings = file->options;
    options->setting_count = file->option_count;
    options->priorities = file->priorities;
    options->priority_count = file->priority_count;
}

bd_status bd_cli_draw_options(bd_context *context, const bd_args *args, bd_draw_options *options, bd_err *err)
{
    static const char *const colours[] = {"white", "black"};
    *options = bd_draw_options_none();
    int64_t seed = 0;
    size_t colour = 2;
    BD_TRY(bd_args_int(args, "seed", 0, INT64_MAX, &seed, err));
    BD_TRY(bd_args_choice(args, "top-colour", colours, 2, &colour, err));
    options->seed = (uint64_t)seed;
    options->top_colour = colour == 0 ? BD_WHITE : colour == 1 ? BD_BLACK : BD_NO_COLOUR;
    options->allow_repeats = bd_args_has(args, "allow-repeats");
    if (context->rules_file != NULL) draw_args_take_rules_file(context->rules_file, options);
    const char *priorities = bd_args_value(args, "priorities");
    return priorities != NULL ? draw_args_read_priorities(context->arena, priorities, options, err) : BD_OK;
}

bd_status bd_cli_draw_players(const bd_context *context, const bd_args *args, const bd_tournament *tournament,
                              bd_draw_options *options, bd_err *err)
{
    BD_TRY(bd_cli_player_option(context, args, tournament, "bye", &options->bye, err));
    BD_TRY(bd_cli_pairs(context, args, tournament, "forbid", &options->forbid, &options->forbid_count, err));
    return bd_cli_pairs(context, args, tournament, "pair", &options->fixed, &options->fixed_count, err);
}

/* A later value stands for an earlier one of the same name. */
static void draw_args_put_setting(bd_setting *list, size_t *count, const bd_setting *setting)
{
    for (size_t i = 0; i < *count; i++)
        if (strcmp(list[i].key, setting->key) == 0) {
            list[i] = *setting;
            return;
        }
    list[(*count)++] = *setting;
}

bd_status bd_cli_draw_settings(bd_context *context, const bd_args *args, const bd_tournament *tournament,
                               const bd_rulebook *rules, bd_draw_options *options, bd_err *err)
{
    const bd_option_scope scope = {.rules = rules,
                                   .named =
                                       tournament->rules != NULL ? bd_rulebook_find(tournament->rules) : NULL,
                                   .priorities = options->priorities,
                                   .priority_count = options->priority_count};
    bd_setting *list;
    size_t at = 0, count = 0;
    if (!bd_args_has(args, "option")) return BD_OK;
    BD_NEW(list, context->arena, options->setting_count + args->given_count, err);
    for (size_t i = 0; i < options->setting_count; i++) list[count++] = options->settings[i];
    for (const char *given = bd_args_next(args, "option", &at); given != NULL;
         given = bd_args_next(args, "option", &at)) {
        bd_setting setting;
        BD_TRY(bd_cli_read_setting(context, args, &scope, given, context->arena, &setting, err));
        draw_args_put_setting(list, &count, &setting);
    }
    options->settings = list;
    options->setting_count = count;
    return BD_OK;
}

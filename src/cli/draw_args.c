#include "cli/draw_args.h"

#include "cli/event_settings.h"
#include "cli/who.h"
#include "io/rulebook_file.h"
#include "rulebook/rulebook.h"

#include <string.h>

/* "score,colour-difference" */
bd_status bd_priorities_read(bd_arena *arena, const char *text, void *member, bd_err *err)
{
    bd_priorities *out = member;
    char *words = bd_arena_copy_text(arena, text), *rest = NULL;
    if (words == NULL) BD_FAIL_MEMORY(err);
    BD_NEW(out->ids, arena, strlen(text) + 1, err);
    out->count = 0;
    for (char *word = strtok_r(words, ",", &rest); word != NULL; word = strtok_r(NULL, ",", &rest))
        out->ids[out->count++] = word;
    if (out->count == 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_NO_PRIORITIES));
    for (size_t i = 0; i < out->count; i++) {
        const char *names = "";
        if (bd_criterion_find(out->ids[i]) != NULL) continue;
        BD_TRY(bd_criterion_names(arena, &names, err));
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAD_PRIORITY), out->ids[i], names);
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

void bd_cli_draw_options(const bd_context *context, const bd_draw_request *asked, bd_draw_options *options)
{
    *options = bd_draw_options_none();
    options->seed = (uint64_t)asked->seed;
    options->top_colour = asked->top_colour == 1   ? BD_WHITE
                          : asked->top_colour == 2 ? BD_BLACK
                                                   : BD_NO_COLOUR;
    options->allow_repeats = asked->allow_repeats;
    if (context->rules_file != NULL) draw_args_take_rules_file(context->rules_file, options);
    if (asked->event.priorities.ids == NULL) return;
    options->priorities = asked->event.priorities.ids;
    options->priority_count = asked->event.priorities.count;
}

bd_status bd_cli_draw_players(const bd_context *context, const bd_draw_request *asked,
                              const bd_tournament *tournament, bd_draw_options *options, bd_err *err)
{
    BD_TRY(bd_cli_player_option(context, tournament, &asked->bye, &options->bye, err));
    BD_TRY(bd_cli_pairs(context, tournament, "forbid", &asked->forbid, &options->forbid,
                        &options->forbid_count, err));
    return bd_cli_pairs(context, tournament, "pair", &asked->pair, &options->fixed, &options->fixed_count,
                        err);
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

bd_status bd_cli_draw_settings(bd_context *context, const bd_draw_request *asked,
                               const bd_tournament *tournament, const bd_rulebook *rules,
                               bd_draw_options *options, bd_err *err)
{
    const bd_option_scope scope = {.rules = rules,
                                   .named =
                                       tournament->rules != NULL ? bd_rulebook_find(tournament->rules) : NULL,
                                   .priorities = options->priorities,
                                   .priority_count = options->priority_count};
    bd_setting *list;
    const bd_named *given = asked->option.items;
    size_t count = 0;
    if (asked->option.count == 0) return BD_OK;
    BD_NEW(list, context->arena, options->setting_count + asked->option.count, err);
    for (size_t i = 0; i < options->setting_count; i++) list[count++] = options->settings[i];
    for (size_t i = 0; i < asked->option.count; i++) {
        bd_setting setting;
        BD_TRY(bd_cli_read_setting(context, &asked->event, &scope, &given[i], context->arena, &setting, err));
        draw_args_put_setting(list, &count, &setting);
    }
    options->settings = list;
    options->setting_count = count;
    return BD_OK;
}

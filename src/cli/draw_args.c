#include "cli/draw_args.h"

#include "base/ints.h"
#include "cli/cli_words.h"
#include "io/rulebook_file.h"
#include "rulebook/rulebook.h"

#include <string.h>

/* "12,7" */
static bd_status draw_args_read_pair(const char *name, const char *value, bd_id_pair *pair, bd_err *err)
{
    const char *comma = strchr(value, ',');
    int64_t a = 0, b = 0;
    if (comma == NULL || !bd_parse_int(value, (size_t)(comma - value), 1, BD_ID_MAX, &a) ||
        !bd_parse_int(comma + 1, strlen(comma + 1), 1, BD_ID_MAX, &b))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAD_PAIR), name, value);
    if (a == b) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PAIR_TWICE), name, (int)a);
    *pair = (bd_id_pair){(int)(a < b ? a : b), (int)(a < b ? b : a)};
    return BD_OK;
}

bd_status bd_cli_pairs(bd_arena *arena, const bd_args *args, const char *name, const bd_id_pair **pairs,
                       size_t *count, bd_err *err)
{
    bd_id_pair *list;
    BD_NEW(list, arena, args->given_count, err);
    size_t at = 0;
    for (const char *value = bd_args_next(args, name, &at); value != NULL;
         value = bd_args_next(args, name, &at))
        BD_TRY(draw_args_read_pair(name, value, &list[(*count)++], err));
    *pairs = list;
    return BD_OK;
}

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
    int64_t seed = 0, bye = 0;
    size_t colour = 2;
    BD_TRY(bd_args_int(args, "seed", 0, INT64_MAX, &seed, err));
    BD_TRY(bd_args_int(args, "bye", 1, BD_ID_MAX, &bye, err));
    BD_TRY(bd_args_choice(args, "top-colour", colours, 2, &colour, err));
    options->seed = (uint64_t)seed;
    options->bye = (int)bye;
    options->top_colour = colour == 0 ? BD_WHITE : colour == 1 ? BD_BLACK : BD_NO_COLOUR;
    options->allow_repeats = bd_args_has(args, "allow-repeats");
    BD_TRY(bd_cli_pairs(context->arena, args, "forbid", &options->forbid, &options->forbid_count, err));
    BD_TRY(bd_cli_pairs(context->arena, args, "pair", &options->fixed, &options->fixed_count, err));
    if (context->rules_file != NULL) draw_args_take_rules_file(context->rules_file, options);
    const char *priorities = bd_args_value(args, "priorities");
    return priorities != NULL ? draw_args_read_priorities(context->arena, priorities, options, err) : BD_OK;
}

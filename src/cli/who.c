#include "cli/who.h"

#include "base/assert.h"
#include "base/ints.h"
#include "base/text.h"
#include "cli/cli_words.h"
#include "people/find.h"
#include "report/labels.h"

#include <string.h>

/* Those it could be, as far as a message has room. */
static bd_status who_list(bd_arena *arena, const bd_found *found, const char **out, bd_err *err)
{
    enum { FEW = 8 };
    bd_text text = bd_text_new(arena);
    for (size_t i = 0; i < found->count && i < FEW; i++) {
        const bd_card *card = found->cards[i];
        bd_text_add(&text, "%s%d %s", i == 0 ? "" : "; ", card->id, bd_name_of(card));
    }
    if (found->count > FEW)
        bd_text_add(&text, BD_SAY_N(CLI_WHO_MORE, found->count - FEW), found->count - FEW);
    return bd_text_finish(&text, out, err);
}

static bd_status who_by_name(bd_arena *arena, const bd_tournament *tournament, const char *word, int *id,
                             bd_err *err)
{
    bd_found found;
    BD_TRY(bd_find_players(arena, tournament, word, &found, err));
    if (found.count == 0) {
        const bd_card *near = NULL;
        BD_TRY(bd_find_nearest(arena, tournament, word, &near, err));
        if (near != NULL)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_WHO_NEAR), word, near->id, bd_name_of(near));
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_WHO_NOBODY), word);
    }
    if (found.count > 1) {
        const char *list = "";
        BD_TRY(who_list(arena, &found, &list, err));
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_WHO_SEVERAL), word, list);
    }
    *id = found.cards[0]->id;
    return BD_OK;
}

/* Nothing that a name could have. */
static bool who_is_a_number(const char *word) { return word[strspn(word, "0123456789+-.,;: ")] == '\0'; }

bd_status bd_cli_player(const bd_context *context, const bd_tournament *tournament, const char *word,
                        const char *what, int *id, bd_err *err)
{
    BD_ASSERT(tournament != NULL && word != NULL);
    int64_t number = 0;
    if (!who_is_a_number(word)) return who_by_name(context->arena, tournament, word, id, err);
    if (!bd_parse_int(word, strlen(word), 1, BD_ID_MAX, &number))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAD_ID), what, BD_ID_MAX, word);
    if (bd_tournament_card(tournament, (int)number) == NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_WHO_NO_NUMBER), (int)number);
    *id = (int)number;
    return BD_OK;
}

bd_status bd_cli_players(const bd_context *context, const bd_args *args, size_t first,
                         const bd_tournament *tournament, int **ids, size_t *count, bd_err *err)
{
    *count = 0;
    BD_NEW(*ids, context->arena, args->word_count + 1, err);
    for (size_t i = first; i < args->word_count; i++)
        BD_TRY(bd_cli_player(context, tournament, args->words[i], "PLAYER", &(*ids)[(*count)++], err));
    return BD_OK;
}

bd_status bd_cli_player_option(const bd_context *context, const bd_args *args,
                               const bd_tournament *tournament, const char *name, int *id, bd_err *err)
{
    const char *value = bd_args_value(args, name);
    return value != NULL ? bd_cli_player(context, tournament, value, BD_SAY(CLI_THE_VALUE), id, err) : BD_OK;
}

/* The two sides of one comma. */
static bd_status who_split(const bd_context *context, const bd_tournament *tournament, const char *value,
                           const char *comma, bd_id_pair *pair, bd_err *err)
{
    char *left = bd_arena_copy_bytes(context->arena, value, (size_t)(comma - value));
    if (left == NULL) BD_FAIL_MEMORY(err);
    BD_TRY(bd_cli_player(context, tournament, left, BD_SAY(CLI_THE_PLAYER), &pair->a, err));
    return bd_cli_player(context, tournament, comma + 1, BD_SAY(CLI_THE_PLAYER), &pair->b, err);
}

bd_status bd_cli_two_players(const bd_context *context, const bd_tournament *tournament, const char *option,
                             const char *value, bd_id_pair *pair, bd_err *err)
{
    bd_err first = {.status = BD_OK};
    const char *comma = strchr(value, ',');
    if (comma == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAD_PAIR), option, value);
    for (; comma != NULL; comma = strchr(comma + 1, ',')) {
        bd_err why = {.status = BD_OK};
        const bd_status status = who_split(context, tournament, value, comma, pair, &why);
        if (status == BD_NO_MEMORY) BD_FAIL_MEMORY(err);
        if (first.status == BD_OK) first = why;
        if (status != BD_OK) continue;
        if (pair->a == pair->b) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PAIR_TWICE), option, pair->a);
        return BD_OK;
    }
    if (err != NULL) *err = first;
    return first.status;
}

bd_status bd_cli_pairs(const bd_context *context, const bd_args *args, const bd_tournament *tournament,
                       const char *name, const bd_id_pair **pairs, size_t *count, bd_err *err)
{
    bd_id_pair *list;
    size_t at = 0;
    BD_NEW(list, context->arena, args->given_count, err);
    for (const char *value = bd_args_next(args, name, &at); value != NULL;
         value = bd_args_next(args, name, &at)) {
        bd_id_pair two = {.a = 0};
        BD_TRY(bd_cli_two_players(context, tournament, name, value, &two, err));
        list[(*count)++] = (bd_id_pair){two.a < two.b ? two.a : two.b, two.a < two.b ? two.b : two.a};
    }
    *pairs = list;
    return BD_OK;
}

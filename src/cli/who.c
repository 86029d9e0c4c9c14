#include "cli/who.h"
#include "cards/card.h"

#include "base/assert.h"
#include "cli/cli_words.h"
#include "people/names.h"
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

bd_status bd_cli_player(const bd_context *context, const bd_tournament *tournament, const bd_who *who,
                        const char *what, int *id, bd_err *err)
{
    BD_ASSERT(tournament != NULL && who->word != NULL);
    if (who->number == 0 && who_is_a_number(who->word))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAD_ID), what, BD_ID_MAX, who->word);
    if (who->number == 0) return who_by_name(context->arena, tournament, who->word, id, err);
    if (bd_tournament_card(tournament, who->number) == NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_WHO_NO_NUMBER), who->number);
    *id = who->number;
    return BD_OK;
}

bd_status bd_cli_players(const bd_context *context, const bd_tournament *tournament, const bd_many *who,
                         const char *what, int **ids, size_t *count, bd_err *err)
{
    const bd_who *items = who->items;
    *count = who->count;
    BD_NEW(*ids, context->arena, who->count + 1, err);
    for (size_t i = 0; i < who->count; i++)
        BD_TRY(bd_cli_player(context, tournament, &items[i], what, &(*ids)[i], err));
    return BD_OK;
}

bd_status bd_cli_player_option(const bd_context *context, const bd_tournament *tournament, const bd_who *who,
                               int *id, bd_err *err)
{
    return who->word != NULL ? bd_cli_player(context, tournament, who, BD_SAY(CLI_THE_VALUE), id, err)
                             : BD_OK;
}

static bd_status who_both(const bd_context *context, const bd_tournament *tournament, const bd_who *a,
                          const bd_who *b, bd_id_pair *pair, bd_err *err)
{
    BD_TRY(bd_cli_player(context, tournament, a, BD_SAY(CLI_THE_PLAYER), &pair->a, err));
    return bd_cli_player(context, tournament, b, BD_SAY(CLI_THE_PLAYER), &pair->b, err);
}

/* The first comma with a player on each side. */
static bd_status who_split(const bd_context *context, const bd_tournament *tournament, const char *value,
                           bd_id_pair *pair, bd_err *err)
{
    bd_err first = {.status = BD_OK};
    for (const char *comma = strchr(value, ','); comma != NULL; comma = strchr(comma + 1, ',')) {
        bd_err why = {.status = BD_OK};
        const char *left = bd_arena_copy_bytes(context->arena, value, (size_t)(comma - value));
        if (left == NULL) BD_FAIL_MEMORY(err);
        const bd_who a = bd_who_of(left), b = bd_who_of(comma + 1);
        const bd_status status = who_both(context, tournament, &a, &b, pair, &why);
        if (status == BD_OK) return BD_OK;
        if (status == BD_NO_MEMORY) BD_FAIL_MEMORY(err);
        if (first.status == BD_OK) first = why;
    }
    if (err != NULL) *err = first;
    return first.status;
}

bd_status bd_cli_two_players(const bd_context *context, const bd_tournament *tournament, const char *option,
                             const bd_two *two, bd_id_pair *pair, bd_err *err)
{
    if (two->joined == NULL)
        BD_TRY(who_both(context, tournament, &two->a, &two->b, pair, err));
    else if (strchr(two->joined, ',') == NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAD_PAIR), option, two->joined);
    else
        BD_TRY(who_split(context, tournament, two->joined, pair, err));
    if (pair->a == pair->b) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PAIR_TWICE), option, pair->a);
    return BD_OK;
}

bd_status bd_cli_pairs(const bd_context *context, const bd_tournament *tournament, const char *option,
                       const bd_many *given, const bd_id_pair **pairs, size_t *count, bd_err *err)
{
    const bd_two *items = given->items;
    bd_id_pair *list;
    BD_NEW(list, context->arena, given->count, err);
    for (size_t i = 0; i < given->count; i++) {
        bd_id_pair two = {.a = 0};
        BD_TRY(bd_cli_two_players(context, tournament, option, &items[i], &two, err));
        list[(*count)++] = (bd_id_pair){two.a < two.b ? two.a : two.b, two.a < two.b ? two.b : two.a};
    }
    *pairs = list;
    return BD_OK;
}

#include "cli/list_lookup.h"

#include "base/text.h"
#include "cards/card.h"
#include "cards/person.h"
#include "people/unicode.h"

#include <stdlib.h>
#include <string.h>

static const bd_rating_lists *lookup_lists;

void bd_rating_lists_by(const bd_rating_lists *lists) { lookup_lists = lists; }
const bd_rating_lists *bd_rating_lists_there(void) { return lookup_lists; }

bd_status bd_lookup_are_there(const bd_rating_lists **lists, bd_err *err)
{
    *lists = lookup_lists;
    if (*lists == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_LISTED_NOT_BUILT));
    return BD_OK;
}

bd_status bd_lookup_folder(bd_context *context, const char **out, bd_err *err)
{
    const char *own = getenv("BESTDRAW_RATINGS"), *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    bd_text text = bd_text_new(context->arena);
    *out = own;
    if (*out != NULL && (*out)[0] != '\0') return BD_OK;
    if (data != NULL && data[0] != '\0')
        bd_text_add(&text, "%s/bestdraw/ratings", data);
    else if (home != NULL && home[0] != '\0')
        bd_text_add(&text, "%s/.local/share/bestdraw/ratings", home);
    else
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_LISTED_NO_FOLDER));
    return bd_text_finish(&text, out, err);
}

/* "ecf:123456A": of that list. */
static bd_status lookup_one_list(bd_context *context, bd_list_query *query, bd_err *err)
{
    const char *text = query->text, *colon = text != NULL ? strchr(text, ':') : NULL;
    if (colon == NULL || colon == text) return BD_OK;
    query->list = bd_arena_copy_bytes(context->arena, text, (size_t)(colon - text));
    if (query->list == NULL) BD_FAIL_MEMORY(err);
    query->text = colon + 1 + strspn(colon + 1, " ");
    return BD_OK;
}

bd_status bd_lookup_find(bd_context *context, bd_list_query *query, bd_listed_players *out, bd_err *err)
{
    const bd_rating_lists *lists = NULL;
    BD_TRY(bd_lookup_are_there(&lists, err));
    BD_TRY(bd_lookup_folder(context, &query->folder, err));
    BD_TRY(lookup_one_list(context, query, err));
    return lists->find(context->arena, query, out, err);
}

/* By FIDE ID a national list knows the player too, and the other way round. */
static bd_status lookup_everywhere(bd_context *context, const bd_listed *one, const char *month,
                                   bd_listed_players *out, bd_err *err)
{
    bd_list_query query = {.fide = one->fide, .number = one->number, .month = month, .most = 2};
    const bool fide = strcmp(one->list, "fide") == 0;
    bd_listed_players found;
    if (fide) query.number = NULL;
    BD_TRY(bd_lookup_find(context, &query, &found, err));
    *out = (bd_listed_players){.count = 0};
    for (size_t i = 0; i < found.count; i++) {
        const bd_listed *l = &found.items[i];
        const bool same_list = strcmp(l->list, one->list) == 0;
        if (same_list && strcmp(l->number, one->number) != 0) continue;
        /* the number of one national list is nobody's in another one */
        const bool same_fide = one->fide != NULL && l->fide != NULL && strcmp(l->fide, one->fide) == 0;
        bool twice = false;
        for (size_t k = 0; k < out->count; k++) twice = twice || strcmp(out->items[k].list, l->list) == 0;
        if (twice || (!same_list && !same_fide)) continue;
        BD_ROOM(out->items, out->count, out->capacity, context->arena, err);
        out->items[out->count++] = *l;
    }
    return BD_OK;
}

static void lookup_describe(bd_text *text, const bd_listed *l)
{
    BD_ASSERT(l != NULL);
    bd_text_add(text, "%s%s%s%s (%s %s", text->length > 0 ? "; " : "", l->title != NULL ? l->title : "",
                l->title != NULL ? " " : "", l->name, l->list, l->number);
    if (l->federation != NULL) bd_text_add(text, ", %s", l->federation);
    if (l->birth != NULL) bd_text_add(text, ", %s", l->birth);
    if (l->standard > 0) bd_text_add(text, ", %d", l->standard);
    bd_text_add_char(text, ')');
}

static bd_status lookup_several(bd_context *context, const char *text, const bd_listed_players *found,
                                bd_err *err)
{
    enum { NAMED_MOST = 6 };
    bd_text names = bd_text_new(context->arena);
    const char *said = NULL;
    for (size_t i = 0; i < found->count && i < NAMED_MOST; i++) lookup_describe(&names, &found->items[i]);
    BD_TRY(bd_text_finish(&names, &said, err));
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_LISTED_SEVERAL), text, said);
}

/* The same player in two lists is one: by the FIDE ID. */
static bool lookup_is_same(const bd_listed *a, const bd_listed *b)
{
    if (strcmp(a->list, b->list) == 0) return strcmp(a->number, b->number) == 0;
    return a->fide != NULL && b->fide != NULL && strcmp(a->fide, b->fide) == 0;
}

static bd_status lookup_same_name(bd_context *context, const char *a, const char *b, bool *out, bd_err *err)
{
    bd_folded x, y;
    BD_TRY(bd_fold(context->arena, a, &x, err));
    BD_TRY(bd_fold(context->arena, b, &y, err));
    *out = bd_folded_same(&x, &y);
    return BD_OK;
}

/* Of several, the only one who is called exactly so; *one NULL: there is none, or there are several. */
static bd_status lookup_choose(bd_context *context, const char *text, const bd_listed_players *found,
                               const bd_listed **one, bd_err *err)
{
    bool only = found->count > 0, exact = false;
    *one = NULL;
    for (size_t i = 1; i < found->count; i++)
        only = only && lookup_is_same(&found->items[0], &found->items[i]);
    if (only) *one = &found->items[0];
    for (size_t i = 0; i < found->count && !only; i++) {
        bool same = false;
        BD_TRY(lookup_same_name(context, text, found->items[i].name, &same, err));
        if (!same) continue;
        const bool again = *one != NULL && !lookup_is_same(*one, &found->items[i]);
        *one = exact && again ? NULL : *one != NULL ? *one : exact ? NULL : &found->items[i];
        exact = true;
        if (again) return BD_OK;
    }
    return BD_OK;
}

bd_status bd_lookup_one(bd_context *context, const char *text, bd_listed_players *out, bd_err *err)
{
    enum { LOOKED_AT = 40 };
    bd_list_query query = {.text = text, .most = LOOKED_AT};
    bd_listed_players found;
    const bd_listed *one = NULL;
    BD_TRY(bd_lookup_find(context, &query, &found, err));
    if (found.count == 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_LISTED_NOBODY), text);
    BD_TRY(lookup_choose(context, query.text, &found, &one, err));
    if (one == NULL) return lookup_several(context, text, &found, err);
    return lookup_everywhere(context, one, NULL, out, err);
}

bd_status bd_lookup_card(bd_context *context, const bd_card *card, const char *month, bool by_name,
                         bd_listed_players *out, bd_err *err)
{
    enum { NAMESAKES = 40 };
    const bd_person *person = card->person;
    bd_list_query query = {
        .fide = person->fide_number, .number = person->national_id, .month = month, .most = NAMESAKES};
    bd_listed_players found = {.count = 0};
    const bd_listed *one = NULL, *called = NULL;
    *out = (bd_listed_players){.count = 0};
    const bool has_id = query.fide != NULL || query.number != NULL;
    if (has_id) BD_TRY(bd_lookup_find(context, &query, &found, err));
    for (size_t i = 0; i < found.count; i++) /* the FIDE ID goes first: everybody has only one */
        if (one == NULL || (query.fide != NULL && found.items[i].fide != NULL &&
                            strcmp(found.items[i].fide, query.fide) == 0))
            one = &found.items[i];
    if (one != NULL) return lookup_everywhere(context, one, month, out, err);
    if (has_id || !by_name || card->name == NULL) return BD_OK;
    query = (bd_list_query){.text = card->name, .month = month, .most = NAMESAKES};
    BD_TRY(bd_lookup_find(context, &query, &found, err));
    BD_TRY(lookup_choose(context, card->name, &found, &one, err));
    bool same = false;
    if (one != NULL) BD_TRY(lookup_same_name(context, card->name, one->name, &same, err));
    called = same ? one : NULL;
    return called != NULL ? lookup_everywhere(context, called, month, out, err) : BD_OK;
}

bd_status bd_lookup_fill_all(bd_context *context, bd_tournament *tournament, bd_err *err)
{
    size_t found = 0;
    bd_text others = bd_text_new(context->arena);
    const char *names = "";
    for (size_t i = 0; i < tournament->card_count; i++) {
        bd_card *card = &tournament->cards[i];
        bd_listed_players listed;
        BD_TRY(bd_lookup_card(context, card, NULL, true, &listed, err));
        found += listed.count > 0;
        if (listed.count == 0)
            bd_text_add(&others, "%s%s", others.length > 0 ? "; " : "",
                        card->name != NULL ? card->name : "?");
        BD_TRY(bd_listed_fill(tournament, card, &listed, false, err));
    }
    BD_TRY(bd_text_finish(&others, &names, err));
    bd_tell(context, BD_SAY(CLI_LISTED_FILLED), found, tournament->card_count);
    if (found < tournament->card_count) bd_warn(context, BD_SAY(CLI_LISTED_NOT_FOUND), names);
    return BD_OK;
}

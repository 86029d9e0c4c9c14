#include "explain/naming.h"

#include "explain/explain_words.h"

#include <string.h>

enum { PEOPLE_BY_NAME = 4 };

bd_status bd_name_in_sentences(bd_arena *arena, const bd_card *card, const char **out, bd_err *err)
{
    const char *name = card == NULL ? NULL : card->shown != NULL ? card->shown : card->name;
    const size_t length = name == NULL ? 0 : card->shown != NULL ? strlen(name) : strcspn(name, ",");
    bd_text text = bd_text_new(arena);
    bd_text_add_bytes(&text, name != NULL ? name : "", length);
    return bd_text_finish(&text, out, err);
}

/* NULL: no memory. */
static const char *naming_of(bd_arena *arena, const bd_round *round, int id)
{
    const char *name = NULL, *out = NULL;
    if (id == 0) return BD_SAY(EXPLAIN_THE_BYE);
    if (bd_name_in_sentences(arena, bd_tournament_card(round->tournament, id), &name, NULL) != BD_OK)
        return NULL;
    bd_text text = bd_text_new(arena);
    bd_text_add_string(&text, name);
    if (name[0] == '\0' || !bd_words_are_plain()) bd_text_add(&text, name[0] != '\0' ? " (%d)" : "%d", id);
    return bd_text_finish(&text, &out, NULL) == BD_OK ? out : NULL;
}

void bd_saying_player(bd_saying *saying, const char *place, const bd_round *round, int id)
{
    bd_saying_text(saying, place, naming_of(saying->arena, round, id));
}

void bd_saying_people(bd_saying *saying, const char *place, const bd_round *round, const int *ids,
                      size_t count)
{
    bd_text head = bd_text_new(saying->arena);
    const char *listed = NULL, *last = NULL;
    if (count == 0 || (count > PEOPLE_BY_NAME && !bd_words_are_plain())) {
        bd_saying_players(saying, place, ids, count);
        return;
    }
    for (size_t i = 0; i + 1 < count; i++) {
        const char *name = naming_of(saying->arena, round, ids[i]);
        bd_text_add(&head, "%s%s", i > 0 ? ", " : "", name != NULL ? name : "");
    }
    last = naming_of(saying->arena, round, ids[count - 1]);
    if (count == 1 || last == NULL || bd_text_finish(&head, &listed, NULL) != BD_OK) {
        bd_saying_text(saying, place, last);
        return;
    }
    bd_text whole = bd_text_new(saying->arena);
    const char *all = NULL;
    bd_text_add(&whole, BD_SAY(EXPLAIN_LIST_LAST), listed, last);
    (void)bd_text_finish(&whole, &all, NULL);
    bd_saying_text(saying, place, all);
}

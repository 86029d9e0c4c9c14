#include "people/namesakes.h"

#include "base/assert.h"
#include "base/text.h"
#include "cards/card.h"
#include "cards/person.h"
#include "people/fold.h"

#include <stdlib.h>
#include <string.h>

typedef struct namesake {
    const char *name; /* folded */
    bd_card *card;
} namesake;

static int namesakes_order(const void *left, const void *right)
{
    const namesake *a = left, *b = right;
    const int order = strcmp(a->name, b->name);
    return order != 0 ? order : (a->card->id > b->card->id) - (a->card->id < b->card->id);
}

/* What tells players of one name apart, in the order in which it is tried. */
enum { BY_CLUB, BY_SCHOOL, BY_TEAM, BY_GRADE, BY_FEDERATION, BY_NUMBER };

static bd_status namesakes_mark(bd_arena *arena, const bd_card *card, int by, const char **out, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    switch (by) {
    case BY_CLUB: *out = card->club; return BD_OK;
    case BY_SCHOOL: *out = card->school; return BD_OK;
    case BY_TEAM: *out = card->team; return BD_OK;
    case BY_FEDERATION: *out = card->federation; return BD_OK;
    case BY_GRADE:
        if (card->grade == 0) *out = NULL;
        if (card->grade == 0) return BD_OK;
        bd_text_add(&text, "%d", card->grade);
        break;
    default: bd_text_add(&text, "%d", card->id); break;
    }
    return bd_text_finish(&text, out, err);
}

/* Whether the marks are all there and all different. */
static bool namesakes_differ(const char *const *marks, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (marks[i] == NULL || marks[i][0] == '\0') return false;
        for (size_t k = 0; k < i; k++)
            if (strcmp(marks[i], marks[k]) == 0) return false;
    }
    return true;
}

static bd_status namesakes_show(bd_arena *arena, const namesake *list, size_t count, bd_err *err)
{
    BD_ASSERT(count > 1);
    const char **marks;
    BD_NEW(marks, arena, count, err);
    for (int by = BY_CLUB; by <= BY_NUMBER; by++) {
        for (size_t i = 0; i < count; i++) BD_TRY(namesakes_mark(arena, list[i].card, by, &marks[i], err));
        if (by < BY_NUMBER && namesakes_differ(marks, count)) break;
    }
    for (size_t i = 0; i < count; i++) {
        bd_text text = bd_text_new(arena);
        bd_text_add(&text, "%s (%s)", list[i].card->name, marks[i]);
        BD_TRY(bd_text_finish(&text, &list[i].card->person->shown, err));
    }
    return BD_OK;
}

bd_status bd_namesakes_tell_apart(bd_tournament *tournament, bd_err *err)
{
    namesake *list;
    size_t count = 0;
    BD_NEW(list, tournament->arena, tournament->card_count, err);
    for (size_t i = 0; i < tournament->card_count; i++) {
        bd_card *card = &tournament->cards[i];
        bd_folded name;
        bd_text text = bd_text_new(tournament->arena);
        card->person->shown = NULL;
        if (card->name == NULL) continue;
        BD_TRY(bd_fold(tournament->arena, card->name, &name, err));
        for (size_t w = 0; w < name.count; w++) bd_text_add(&text, "%s ", name.words[w]);
        list[count].card = card;
        BD_TRY(bd_text_finish(&text, &list[count++].name, err));
    }
    qsort(list, count, sizeof *list, namesakes_order);
    for (size_t first = 0, end; first < count; first = end) {
        for (end = first + 1; end < count && strcmp(list[end].name, list[first].name) == 0;) end++;
        if (end - first > 1) BD_TRY(namesakes_show(tournament->arena, list + first, end - first, err));
    }
    return BD_OK;
}

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
    bool shared; /* with another player */
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

/* Marks those whose name another player has too, by a hash table: open addressing, linear probing. */
static bd_status namesakes_find_shared(bd_arena *arena, namesake *list, size_t count, bd_err *err)
{
    size_t slots = 64, *first;
    while (slots < 2 * count) slots *= 2;
    BD_NEW(first, arena, slots, err);
    for (size_t i = 0; i < count; i++) {
        size_t at = 5381;
        for (const char *p = list[i].name; *p != '\0'; p++) at = at * 33 + (unsigned char)*p;
        for (at &= slots - 1; first[at] > 0 && strcmp(list[first[at] - 1].name, list[i].name) != 0;)
            at = (at + 1) & (slots - 1);
        if (first[at] > 0) list[i].shared = list[first[at] - 1].shared = true;
        if (first[at] == 0) first[at] = i + 1;
    }
    return BD_OK;
}

bd_status bd_namesakes_tell_apart(bd_tournament *tournament, bd_err *err)
{
    bd_arena *arena = tournament->arena;
    namesake *list;
    size_t count = 0, shared = 0;
    BD_NEW(list, arena, tournament->card_count, err);
    for (size_t i = 0; i < tournament->card_count; i++) {
        bd_card *card = &tournament->cards[i];
        card->person->shown = NULL;
        if (card->name == NULL) continue;
        BD_TRY(bd_fold_name(arena, card->name, &list[count].name, err));
        list[count++].card = card;
    }
    BD_TRY(namesakes_find_shared(arena, list, count, err));
    for (size_t i = 0; i < count; i++)
        if (list[i].shared) list[shared++] = list[i];
    if (shared > 0) qsort(list, shared, sizeof *list, namesakes_order);
    for (size_t first = 0, end; first < shared; first = end) {
        for (end = first + 1; end < shared && strcmp(list[end].name, list[first].name) == 0;) end++;
        BD_TRY(namesakes_show(arena, list + first, end - first, err));
    }
    return BD_OK;
}

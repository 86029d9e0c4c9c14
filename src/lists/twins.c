/* Twins: entries that are probably one. The same in every cell, or the same id and name: entered once. The
 * same id with two names, or the same name twice: asked. */
#include "cards/card.h"
#include "cards/person.h"
#include "lists/lister.h"
#include "people/unicode.h"

#include <stdlib.h>
#include <string.h>

typedef struct twin {
    const char *key;
    size_t at; /* of the card */
} twin;

static int twin_order(const void *left, const void *right)
{
    const twin *a = left, *b = right;
    const int order = strcmp(a->key, b->key);
    return order != 0 ? order : (a->at > b->at) - (a->at < b->at);
}

static int twin_word_order(const void *left, const void *right)
{
    return strcmp(*(const char *const *)left, *(const char *const *)right);
}

/* The words of a name in an order that does not depend on how it is written. */
static const char *twin_name_key(bd_lister *l, const char *name)
{
    bd_folded words;
    bd_text key = bd_text_new(l->arena);
    const char *finished = "";
    if (bd_fold(l->arena, name, &words, NULL) != BD_OK) l->failed = true;
    if (l->failed) return "";
    if (words.count > 0) qsort(words.words, words.count, sizeof *words.words, twin_word_order);
    for (size_t i = 0; i < words.count; i++) bd_text_add(&key, "%s ", words.words[i]);
    if (bd_text_finish(&key, &finished, NULL) != BD_OK) l->failed = true;
    return finished;
}

static bool twin_same(const char *a, const char *b)
{
    return (a == NULL && b == NULL) || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

/* The same in every cell but the number and the time of entry. */
static bool twin_same_cells(const bd_lister *l, const bd_grid_row *a, const bd_grid_row *b)
{
    const size_t most = a->count > b->count ? a->count : b->count;
    for (size_t c = 0; c < most; c++) {
        const int role = c < l->column_count ? l->role_of[c] : LIST_NOTE;
        if (role == LIST_NUMBER || role == LIST_STAMP) continue;
        if (strcmp(list_cell(l, a, (int)c), list_cell(l, b, (int)c)) != 0) return false;
    }
    return true;
}

static bool twin_same_values(const bd_lister *l, size_t a, size_t b)
{
    const bd_entries *list = l->list;
    if (!twin_same_cells(l, list->entries[a].row, list->entries[b].row)) return false;
    const bd_card *x = &list->players->cards[a], *y = &list->players->cards[b];
    if (!twin_same(list->entries[a].section, list->entries[b].section) || x->bye_count != y->bye_count)
        return false;
    for (size_t i = 0; i < bd_player_field_count; i++) {
        const bd_player_field *field = &bd_player_fields[i];
        bool same = true;
        switch (field->type) {
        case BD_PLAYER_TEXT: same = twin_same(bd_player_text(x, field), bd_player_text(y, field)); break;
        case BD_PLAYER_NUMBER: same = bd_player_number(x, field) == bd_player_number(y, field); break;
        case BD_PLAYER_FLAG: same = bd_player_flag(x, field) == bd_player_flag(y, field); break;
        case BD_PLAYER_SEX: same = bd_player_sex(x, field) == bd_player_sex(y, field); break;
        case BD_PLAYER_GROUPS: break;
        }
        if (!same) return false;
    }
    const bd_person *p = x->person, *q = y->person;
    if (p->note_count != q->note_count) return false;
    for (size_t i = 0; i < p->note_count; i++)
        if (strcmp(p->notes[i].text, q->notes[i].text) != 0) return false;
    return true;
}

/* What every later one has too is entered once. */
static void twin_drop(bd_lister *l, bool *drop, size_t first, size_t again)
{
    const bd_entries *list = l->list;
    if (drop[again] || first == again) return;
    drop[again] = true;
    list_warn(l, list->entries[again].line, BD_SAY(LIST_TWICE), list->players->cards[again].name,
              list->entries[first].line);
}

static void twin_by_id(bd_lister *l, twin *twins, bool *drop, const bd_player_field *field)
{
    const bd_entries *list = l->list;
    size_t count = 0;
    for (size_t i = 0; i < list->players->card_count; i++) {
        const char *id = bd_player_text(&list->players->cards[i], field);
        if (id != NULL && !drop[i]) twins[count++] = (twin){.key = id, .at = i};
    }
    if (count > 1) qsort(twins, count, sizeof *twins, twin_order);
    for (size_t i = 1; i < count; i++) {
        const size_t a = twins[i - 1].at, b = twins[i].at;
        if (strcmp(twins[i - 1].key, twins[i].key) != 0) continue;
        const bd_card *x = &list->players->cards[a], *y = &list->players->cards[b];
        if (strcmp(twin_name_key(l, x->name), twin_name_key(l, y->name)) == 0) {
            if (!twin_same(list->entries[a].section, list->entries[b].section)) continue; /* asked by name */
            twin_drop(l, drop, a, b);
            twins[i].at = a;
            continue;
        }
        list_ask(l, list->entries[a].line, BD_ANSWER_LINE, bd_player_edit_key(field), false,
                 BD_SAY(LIST_SAME_ID), twins[i].key, x->name, y->name);
        list_ask(l, list->entries[b].line, BD_ANSWER_LINE, bd_player_edit_key(field), false,
                 BD_SAY(LIST_SAME_ID), twins[i].key, x->name, y->name);
    }
}

/* Other clubs, births or ids tell them apart. */
static bool twin_differ(const bd_card *x, const bd_card *y)
{
    const bd_person *p = x->person, *q = y->person;
    const char *const pairs[][2] = {{x->club, y->club},
                                    {x->school, y->school},
                                    {p->birth, q->birth},
                                    {p->national_id, q->national_id},
                                    {p->fide_number, q->fide_number}};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (pairs[i][0] != NULL && pairs[i][1] != NULL && strcmp(pairs[i][0], pairs[i][1]) != 0) return true;
    return false;
}

static void twin_ask_group(bd_lister *l, const twin *twins, size_t count, const bool *drop)
{
    const bd_entries *list = l->list;
    const bd_card *cards = list->players->cards;
    bool apart = true;
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < i && apart && count < 100; k++)
            apart = drop[twins[i].at] || drop[twins[k].at] ||
                    twin_differ(&cards[twins[i].at], &cards[twins[k].at]);
    for (size_t i = 0; i < count; i++) {
        const int line = list->entries[twins[i].at].line;
        if (drop[twins[i].at]) continue;
        if (apart)
            list_warn(l, line, BD_SAY(LIST_NAMESAKES), cards[twins[0].at].name);
        else
            list_ask(l, line, BD_ANSWER_LINE, NULL, true, BD_SAY(LIST_SAME_NAME), cards[twins[0].at].name);
    }
}

static void twin_by_name(bd_lister *l, twin *twins, bool *drop)
{
    const bd_entries *list = l->list;
    const size_t count = list->players->card_count;
    for (size_t i = 0; i < count; i++)
        twins[i] = (twin){.key = twin_name_key(l, list->players->cards[i].name), .at = i};
    if (count > 1) qsort(twins, count, sizeof *twins, twin_order);
    for (size_t first = 0, end; first < count; first = end) {
        size_t left = 0;
        for (end = first + 1; end < count && strcmp(twins[end].key, twins[first].key) == 0;) end++;
        for (size_t i = first; i < end; i++)
            for (size_t k = first; k < i && i - first < 100; k++)
                if (!drop[twins[i].at] && !drop[twins[k].at] && twin_same_values(l, twins[k].at, twins[i].at))
                    twin_drop(l, drop, twins[k].at, twins[i].at);
        for (size_t i = first; i < end; i++) left += !drop[twins[i].at];
        if (left > 1) twin_ask_group(l, twins + first, end - first, drop);
    }
}

/* "J. Smithers" beside "John Smithers". */
static void twin_by_initial(bd_lister *l, twin *twins, const bool *drop)
{
    const bd_entries *list = l->list;
    size_t count = 0;
    for (size_t i = 0; i < list->players->card_count; i++) {
        const char *name = list->players->cards[i].name, *comma = strchr(name, ',');
        if (comma != NULL && !drop[i])
            twins[count++] = (twin){.key = list_fold(l, list_part(l, name, (size_t)(comma - name))), .at = i};
    }
    if (count > 1) qsort(twins, count, sizeof *twins, twin_order);
    for (size_t i = 0; i < count; i++)
        for (size_t k = i > 20 ? i - 20 : 0; k < count && k < i + 20; k++) {
            if (i == k || strcmp(twins[i].key, twins[k].key) != 0) continue;
            const char *x = list->players->cards[twins[i].at].name,
                       *y = list->players->cards[twins[k].at].name;
            const char *short_one = list_fold(l, strchr(x, ',') + 1),
                       *long_one = list_fold(l, strchr(y, ',') + 1);
            if (short_one[0] == '\0' || short_one[1] != '\0' || short_one[0] != long_one[0] ||
                long_one[1] == '\0' || strchr(long_one, ' ') != NULL)
                continue;
            list_ask(l, list->entries[twins[k].at].line, BD_ANSWER_LINE, NULL, true, BD_SAY(LIST_SAME_NAME),
                     y);
            list_ask(l, list->entries[twins[i].at].line, BD_ANSWER_LINE, NULL, true, BD_SAY(LIST_SAME_NAME),
                     y);
        }
}

void list_find_twins(bd_lister *l)
{
    bd_entries *list = l->list;
    bd_tournament *t = list->players;
    twin *twins = bd_arena_alloc(l->arena, t->card_count + 1, sizeof *twins);
    bool *drop = bd_arena_alloc(l->arena, t->card_count + 1, sizeof *drop);
    if (twins == NULL || drop == NULL) l->failed = true;
    if (l->failed) return;
    twin_by_id(l, twins, drop, list_role_field(l->national_field));
    twin_by_id(l, twins, drop, list_role_field(l->fide_field));
    twin_by_name(l, twins, drop);
    twin_by_initial(l, twins, drop);
    size_t left = 0;
    for (size_t i = 0; i < t->card_count; i++) {
        if (drop[i]) continue;
        t->cards[left] = t->cards[i];
        list->entries[left++] = list->entries[i];
    }
    t->card_count = left;
}

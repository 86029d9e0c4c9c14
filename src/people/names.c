#include "people/names.h"

#include "base/assert.h"
#include "base/closest.h"
#include "base/text.h"
#include "cards/card.h"
#include "cards/person.h"
#include "cards/player_fields.h"
#include "people/unicode.h"

#include <stdlib.h>
#include <string.h>

/* How well a player fits; the least is the best. */
typedef enum find_fit { FIT_NAME, FIT_WORDS, FIT_BEGINNINGS, FIT_ABOUT, FIT_INSIDE, FIT_NOT } find_fit;

static bool find_begins(const char *word, const char *with) { return strncmp(word, with, strlen(with)) == 0; }

static bool find_equals(const char *word, const char *other) { return strcmp(word, other) == 0; }

static bool find_some(const bd_folded *words, const char *wanted, bool (*fits)(const char *, const char *))
{
    for (size_t i = 0; i < words->count; i++)
        if (fits(words->words[i], wanted)) return true;
    return false;
}

static bool find_all(const bd_folded *words, const bd_folded *wanted,
                     bool (*fits)(const char *, const char *))
{
    for (size_t i = 0; i < wanted->count; i++)
        if (!find_some(words, wanted->words[i], fits)) return false;
    return true;
}

/* The words run together. */
static bd_status find_joined(bd_arena *arena, const bd_folded *words, const char **out, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    for (size_t i = 0; i < words->count; i++) bd_text_add_string(&text, words->words[i]);
    return bd_text_finish(&text, out, err);
}

/* What the card says besides the name. */
static bd_status find_about(bd_arena *arena, const bd_card *card, bd_folded *out, bd_err *err)
{
    const char *all = NULL;
    bd_text text = bd_text_new(arena);
    for (size_t i = 0; i < bd_player_field_count; i++) {
        const bd_player_field *field = &bd_player_fields[i];
        if (!field->sought || bd_player_has(card, field) == 0) continue;
        if (field->type == BD_PLAYER_TEXT) bd_text_add(&text, "%s ", bd_player_text(card, field));
        if (field->type == BD_PLAYER_NUMBER) bd_text_add(&text, "%d ", bd_player_number(card, field));
    }
    BD_TRY(bd_text_finish(&text, &all, err));
    return bd_fold(arena, all, out, err);
}

static bd_status find_fits_about(bd_arena *arena, const bd_card *card, const bd_folded *name,
                                 const bd_folded *wanted, bool *out, bd_err *err)
{
    bd_folded about;
    size_t in_name = 0;
    *out = true;
    BD_TRY(find_about(arena, card, &about, err));
    for (size_t i = 0; i < wanted->count; i++) {
        const bool here = find_some(name, wanted->words[i], find_begins);
        in_name += here;
        *out = *out && (here || find_some(&about, wanted->words[i], find_begins));
    }
    *out = *out && in_name > 0;
    return BD_OK;
}

static bd_status find_fit_of(bd_arena *arena, const bd_card *card, const bd_folded *wanted, find_fit *out,
                             bd_err *err)
{
    bd_folded name;
    const char *inside = NULL, *text = NULL;
    bool about = false;
    BD_TRY(bd_fold(arena, card->name, &name, err));
    BD_TRY(find_joined(arena, &name, &inside, err));
    BD_TRY(find_joined(arena, wanted, &text, err));
    BD_TRY(find_fits_about(arena, card, &name, wanted, &about, err));
    *out = bd_folded_same(&name, wanted)          ? FIT_NAME
           : find_all(&name, wanted, find_equals) ? FIT_WORDS
           : find_all(&name, wanted, find_begins) ? FIT_BEGINNINGS
           : about                                ? FIT_ABOUT
           : strstr(inside, text) != NULL         ? FIT_INSIDE
                                                  : FIT_NOT;
    return BD_OK;
}

bd_status bd_find_players(bd_arena *arena, const bd_tournament *tournament, const char *text, bd_found *out,
                          bd_err *err)
{
    bd_folded wanted;
    find_fit best = FIT_NOT;
    *out = (bd_found){.count = 0};
    BD_NEW(out->cards, arena, tournament->card_count, err);
    BD_TRY(bd_fold(arena, text, &wanted, err));
    for (size_t i = 0; wanted.count > 0 && i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        find_fit fit = FIT_NOT;
        const bd_arena_mark mark = bd_arena_here(arena);
        BD_TRY(find_fit_of(arena, card, &wanted, &fit, err));
        bd_arena_back_to(arena, mark);
        if (fit == FIT_NOT || fit > best) continue;
        if (fit < best) out->count = 0;
        best = fit;
        out->cards[out->count++] = card;
    }
    BD_ASSERT(out->count <= tournament->card_count);
    return BD_OK;
}

bd_status bd_find_nearest(bd_arena *arena, const bd_tournament *tournament, const char *text,
                          const bd_card **out, bd_err *err)
{
    bd_folded wanted;
    int least = 0;
    *out = NULL;
    BD_TRY(bd_fold(arena, text, &wanted, err));
    for (size_t i = 0; i < tournament->card_count; i++) {
        bd_folded name;
        BD_TRY(bd_fold(arena, tournament->cards[i].name, &name, err));
        for (size_t w = 0; w < wanted.count; w++) {
            bd_closest closest = {.word = wanted.words[w]};
            for (size_t k = 0; k < name.count; k++) bd_closest_offer(&closest, name.words[k]);
            if (strlen(closest.word) < 4 || closest.best == NULL ||
                (*out != NULL && closest.distance >= least))
                continue;
            least = closest.distance;
            *out = &tournament->cards[i];
        }
    }
    return BD_OK;
}

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

/* "Yan Pine" of "Pine, Yan"; NULL where the name has no comma with something behind it. */
static bd_status namesakes_speak(bd_arena *arena, const char *name, const char **out, bd_err *err)
{
    const size_t surname = strcspn(name, ",");
    const char *first = name + surname + (name[surname] == ',');
    first += strspn(first, " ");
    *out = NULL;
    if (*first == '\0') return BD_OK;
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, "%s ", first);
    bd_text_add_bytes(&text, name, surname);
    return bd_text_finish(&text, out, err);
}

/* Those who share a surname, and nothing else, are spoken of with their first names. */
static bd_status namesakes_tell_surnames(bd_tournament *tournament, namesake *list, bd_err *err)
{
    bd_arena *arena = tournament->arena;
    size_t count = 0;
    for (size_t i = 0; i < tournament->card_count; i++) {
        bd_card *card = &tournament->cards[i];
        const char *surname = NULL;
        card->person->spoken = NULL;
        if (card->name == NULL) continue;
        bd_text text = bd_text_new(arena);
        bd_text_add_bytes(&text, card->name, strcspn(card->name, ","));
        BD_TRY(bd_text_finish(&text, &surname, err));
        list[count] = (namesake){.card = card};
        BD_TRY(bd_fold_name(arena, surname, &list[count++].name, err));
    }
    BD_TRY(namesakes_find_shared(arena, list, count, err));
    for (size_t i = 0; i < count; i++)
        if (list[i].shared)
            BD_TRY(namesakes_speak(arena, list[i].card->name, &list[i].card->person->spoken, err));
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
    return namesakes_tell_surnames(tournament, list, err);
}

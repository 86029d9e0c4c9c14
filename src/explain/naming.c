#include "explain/naming.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/person.h"
#include "explain/explain_words.h"

#include <stdlib.h>
#include <string.h>

enum { PEOPLE_BY_NAME = 4 };

/* "Cairns", "" where the card (or the player) has no name. In arena. */
static bd_status naming_in_sentences(bd_arena *arena, const bd_card *card, const char **out, bd_err *err)
{
    const char *shown = card == NULL ? NULL : card->person->shown;
    const char *name = card == NULL ? NULL : shown != NULL ? shown : card->name;
    const size_t length = name == NULL ? 0 : shown != NULL ? strlen(name) : strcspn(name, ",");
    bd_text text = bd_text_new(arena);
    bd_text_add_bytes(&text, name != NULL ? name : "", length);
    return bd_text_finish(&text, out, err);
}

/* NULL: no memory. */
static const char *naming_of(bd_arena *arena, const bd_round *round, int id)
{
    const char *name = NULL, *out = NULL;
    if (id == 0) return BD_SAY(EXPLAIN_THE_BYE);
    if (naming_in_sentences(arena, bd_tournament_card(round->tournament, id), &name, NULL) != BD_OK)
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

typedef struct numbers_row {
    const char *name;
    int node;
} numbers_row;

static int numbers_compare(const void *a, const void *b)
{
    return strcmp(((const numbers_row *)a)->name, ((const numbers_row *)b)->name);
}

bd_status bd_numbers_new(bd_arena *arena, const bd_round *round, bd_numbers *out, bd_err *err)
{
    numbers_row *rows;
    size_t count = 0;
    *out = (bd_numbers){.arena = arena, .round = round};
    BD_NEW(out->names, arena, round->cards, err);
    BD_NEW(out->said, arena, round->cards, err);
    BD_NEW(rows, arena, round->cards, err);
    for (int u = 0; u < round->cards; u++) {
        const char *name = NULL;
        BD_TRY(naming_in_sentences(arena, round->players[u].card, &name, err));
        if (name[0] != '\0') rows[count++] = (numbers_row){name, u};
    }
    qsort(rows, count, sizeof *rows, numbers_compare);
    for (size_t i = 0; i < count; i++) {
        const bool before = i > 0 && strcmp(rows[i - 1].name, rows[i].name) == 0;
        const bool after = i + 1 < count && strcmp(rows[i + 1].name, rows[i].name) == 0;
        if (!before && !after) out->names[rows[i].node] = rows[i].name;
    }
    return BD_OK;
}

static void numbers_mark(bd_numbers *numbers, int id)
{
    const int node = id == 0 ? -1 : bd_round_node(numbers->round, id);
    if (node >= 0) numbers->said[node] = true;
}

void bd_numbers_begin(bd_numbers *numbers, int white, int black)
{
    memset(numbers->said, 0, (size_t)numbers->round->cards * sizeof *numbers->said);
    numbers_mark(numbers, white);
    numbers_mark(numbers, black);
}

/* The node of "(12)" at `at` where the player's own name stands before it; -1: it is something else. */
static int numbers_node_at(const bd_numbers *numbers, const char *sentence, const char *at, size_t *length)
{
    char *end = NULL;
    BD_ASSERT(*at == '(');
    const long id = strtol(at + 1, &end, 10);
    if (end == at + 1 || *end != ')' || id <= 0 || id > BD_PLAYERS_MAX) return -1;
    const int node = bd_round_node(numbers->round, (int)id);
    if (node < 0 || node >= numbers->round->cards || numbers->names[node] == NULL) return -1;
    const size_t name = strlen(numbers->names[node]);
    if ((size_t)(at - sentence) < name + 1 || at[-1] != ' ') return -1;
    if (memcmp(at - 1 - name, numbers->names[node], name) != 0) return -1;
    *length = (size_t)(end + 1 - at);
    return node;
}

static bd_status numbers_say_once_in(bd_numbers *numbers, const char **sentence, bd_err *err)
{
    bd_text text = bd_text_new(numbers->arena);
    const char *rest = *sentence;
    for (const char *at = strchr(rest, '('); at != NULL; at = strchr(at + 1, '(')) {
        size_t length = 0;
        const int node = numbers_node_at(numbers, *sentence, at, &length);
        if (node < 0) continue;
        if (numbers->said[node]) {
            bd_text_add_bytes(&text, rest, (size_t)(at - 1 - rest));
            rest = at + length;
        }
        numbers->said[node] = true;
    }
    bd_text_add_string(&text, rest);
    return bd_text_finish(&text, sentence, err);
}

bd_status bd_numbers_say_once(bd_numbers *numbers, bd_reasons *reasons, bd_err *err)
{
    for (size_t i = 0; i < reasons->count; i++)
        BD_TRY(numbers_say_once_in(numbers, &reasons->items[i].sentence, err));
    return BD_OK;
}

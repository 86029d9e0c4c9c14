#include "explain/numbers.h"

#include "base/assert.h"
#include "explain/naming.h"

#include <stdlib.h>
#include <string.h>

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
        BD_TRY(bd_name_in_sentences(arena, round->players[u].card, &name, err));
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

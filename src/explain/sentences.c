#include "explain/sentences.h"

#include "base/assert.h"
#include "base/ints.h"
#include "cards/card.h"
#include "cards/person.h"
#include "explain/explain_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bd_saying bd_saying_new(bd_arena *arena, const char *code)
{
    return (bd_saying){.arena = arena, .code = code};
}

bd_saying bd_saying_with(bd_arena *arena, const char *code, const char *text)
{
    return (bd_saying){.arena = arena, .code = code, .text = text};
}

void bd_saying_text(bd_saying *saying, const char *place, const char *text)
{
    if (text == NULL || saying->count == BD_SAYING_PLACES) {
        saying->failed = true;
        return;
    }
    saying->places[saying->count].name = place;
    saying->places[saying->count++].text = text;
}

static void saying_take(bd_saying *saying, const char *place, bd_text *text)
{
    const char *finished = NULL;
    (void)bd_text_finish(text, &finished, NULL);
    bd_saying_text(saying, place, finished);
}

void bd_saying_int(bd_saying *saying, const char *place, long long number)
{
    bd_text text = bd_text_new(saying->arena);
    bd_text_add(&text, "%lld", number);
    saying_take(saying, place, &text);
}

void bd_saying_halves(bd_saying *saying, const char *place, int halves)
{
    char points[16];
    bd_saying_text(saying, place,
                   bd_arena_copy_text(saying->arena, bd_print_halves(halves, points, sizeof points)));
}

/* "3, 5 and 7" and "3, 5 and 20 more" are formats of the catalogue around what stands before " and ". */
void bd_saying_players(bd_saying *saying, const char *place, const int *ids, size_t count)
{
    const size_t named = count <= BD_SAYING_NAMED + 2 ? count : BD_SAYING_NAMED;
    const size_t listed = named == count && count > 1 ? count - 1 : named;
    char last[16];
    const char *head = NULL;
    bd_text text = bd_text_new(saying->arena);
    for (size_t i = 0; i < listed; i++) {
        if (i > 0) bd_text_add_string(&text, ", ");
        if (ids[i] == 0)
            bd_text_add_string(&text, BD_SAY(EXPLAIN_THE_BYE));
        else
            bd_text_add(&text, "%d", ids[i]);
    }
    if (count == 0) bd_text_add_string(&text, BD_SAY(EXPLAIN_NOBODY));
    if (listed == count || bd_text_finish(&text, &head, NULL) != BD_OK) {
        saying_take(saying, place, &text);
        return;
    }
    bd_text whole = bd_text_new(saying->arena);
    (void)snprintf(last, sizeof last, "%d", ids[count - 1]);
    if (named == count)
        bd_text_add(&whole, BD_SAY(EXPLAIN_LIST_LAST), head,
                    ids[count - 1] == 0 ? BD_SAY(EXPLAIN_THE_BYE) : last);
    else
        bd_text_add(&whole, BD_SAY(EXPLAIN_LIST_MORE), head, count - named);
    saying_take(saying, place, &whole);
}

static const char *saying_text_of(const bd_saying *saying, const char *name, size_t length)
{
    for (size_t i = 0; i < saying->count; i++)
        if (strlen(saying->places[i].name) == length && memcmp(saying->places[i].name, name, length) == 0)
            return saying->places[i].text;
    return NULL;
}

/* "{name}" or "{name#one|many}", the braces taken off. */
static bool saying_add_place(const bd_saying *saying, const char *inside, size_t length, bd_text *out)
{
    const char *choice = memchr(inside, '#', length);
    const char *text = saying_text_of(saying, inside, choice != NULL ? (size_t)(choice - inside) : length);
    if (text == NULL) return false;
    if (choice == NULL) {
        bd_text_add_string(out, text);
        return true;
    }
    const char *end = inside + length;
    const char *bar = memchr(choice, '|', (size_t)(end - choice));
    if (bar == NULL) return false;
    if (strcmp(text, "1") == 0)
        bd_text_add_bytes(out, choice + 1, (size_t)(bar - choice - 1));
    else
        bd_text_add_bytes(out, bar + 1, (size_t)(end - bar - 1));
    return true;
}

/* The length of what is to be left out here: the bracket itself, or all up to the closing one. */
static size_t saying_skip(const bd_saying *saying, const char *at)
{
    if (*at != '[' || !saying->brief) return 1;
    const size_t inside = strcspn(at, "]");
    return at[inside] == ']' ? inside + 1 : inside;
}

bd_status bd_saying_finish(bd_saying *saying, const char **out, bd_err *err)
{
    const bd_template *row = saying->text == NULL ? bd_template_find(saying->code) : NULL;
    if (saying->text == NULL && row == NULL)
        BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(EXPLAIN_NO_SENTENCE), saying->code);
    bd_text text = bd_text_new(saying->arena);
    for (const char *at = bd_say(row != NULL ? row->text : saying->text); *at != '\0';) {
        const size_t plain = strcspn(at, "{[]");
        bd_text_add_bytes(&text, at, plain);
        at += plain;
        if (*at == '\0') break;
        if (*at != '{') {
            at += saying_skip(saying, at);
            continue;
        }
        const size_t length = strcspn(at + 1, "}");
        if (!saying->failed && !saying_add_place(saying, at + 1, length, &text))
            BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(EXPLAIN_SENTENCE_LACKS), saying->code, (int)length,
                    at + 1);
        at += length + 2;
    }
    if (saying->failed) BD_FAIL_MEMORY(err);
    return bd_text_finish(&text, out, err);
}

bd_status bd_reasons_add(bd_reasons *list, bd_saying *saying, const char *article, const int *ids,
                         size_t count, bd_err *err)
{
    bd_reason reason = {
        .code = saying->code, .article = article != NULL ? article : "", .player_count = count};
    BD_TRY(bd_saying_finish(saying, &reason.sentence, err));
    int *kept;
    BD_NEW(kept, saying->arena, count, err);
    if (count > 0) memcpy(kept, ids, count * sizeof *kept);
    reason.players = kept;
    BD_ROOM(list->items, list->count, list->capacity, saying->arena, err);
    list->items[list->count++] = reason;
    return BD_OK;
}

enum { PEOPLE_BY_NAME = 4 };

bd_status bd_name_in_sentences(bd_arena *arena, const bd_card *card, const char **out, bd_err *err)
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

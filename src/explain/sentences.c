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

void bd_saying_int(bd_saying *saying, const char *place, long long number)
{
    char text[24];
    (void)snprintf(text, sizeof text, "%lld", number);
    bd_saying_text(saying, place, bd_arena_copy_text(saying->arena, text));
}

const char *bd_join_words(bd_arena *arena, const char *const *parts, size_t count, const char *and_more,
                          size_t more)
{
    const char *head = NULL, *all = NULL;
    bd_text text = bd_text_new(arena), whole = bd_text_new(arena);
    const size_t listed = more > 0 || count == 1 ? count : count - 1;
    for (size_t i = 0; i < count; i++)
        if (parts[i] == NULL) return NULL;
    for (size_t i = 0; i < listed; i++) bd_text_add(&text, "%s%s", i > 0 ? ", " : "", parts[i]);
    if (bd_text_finish(&text, &head, NULL) != BD_OK) return NULL;
    if (more > 0)
        bd_text_add(&whole, and_more, head, more);
    else if (listed < count)
        bd_text_add(&whole, BD_SAY(EXPLAIN_LIST_LAST), head, parts[listed]);
    else
        return head;
    return bd_text_finish(&whole, &all, NULL) == BD_OK ? all : NULL;
}

bd_status bd_reasons_join(bd_arena *arena, const bd_reasons *reasons, const char **out, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    for (size_t i = 0; i < reasons->count; i++)
        bd_text_add(&text, "%s%s", i > 0 ? " " : "", reasons->items[i].sentence);
    return bd_text_finish(&text, out, err);
}

enum { PEOPLE_BY_NAME = 4 };

/* "Cairns", "" where the card (or the player) has no name; in plain words, which have no numbers, "Ann
 * Cairns" where another player is a Cairns too. In arena. */
static bd_status naming_name(bd_arena *arena, const bd_card *card, const char **out, bd_err *err)
{
    const char *shown = card == NULL ? NULL : card->person->shown;
    if (card != NULL && shown == NULL && bd_words_are_plain()) shown = card->person->spoken;
    const char *name = card == NULL ? NULL : shown != NULL ? shown : card->name;
    const size_t length = name == NULL ? 0 : shown != NULL ? strlen(name) : strcspn(name, ",");
    bd_text text = bd_text_new(arena);
    bd_text_add_bytes(&text, name != NULL ? name : "", length);
    return bd_text_finish(&text, out, err);
}

/* tournament NULL: the number alone. NULL: no memory. */
static const char *naming_of(bd_arena *arena, const bd_tournament *tournament, int id)
{
    const char *name = "", *out = NULL;
    const bd_card *card = tournament != NULL ? bd_tournament_card(tournament, id) : NULL;
    if (id == 0) return BD_SAY(EXPLAIN_THE_BYE);
    if (naming_name(arena, card, &name, NULL) != BD_OK) return NULL;
    bd_text text = bd_text_new(arena);
    bd_text_add_string(&text, name);
    if (name[0] == '\0' || !bd_words_are_plain()) bd_text_add(&text, name[0] != '\0' ? " (%d)" : "%d", id);
    return bd_text_finish(&text, &out, NULL) == BD_OK ? out : NULL;
}

static void naming_put_people(bd_saying *saying, const char *place, const bd_round *round, const int *ids,
                              size_t count)
{
    const size_t named = round != NULL || count <= BD_SAYING_NAMED + 2 ? count : BD_SAYING_NAMED;
    const char **parts = bd_arena_alloc(saying->arena, named, sizeof *parts);
    for (size_t i = 0; parts != NULL && i < named; i++)
        parts[i] = naming_of(saying->arena, round != NULL ? round->tournament : NULL, ids[i]);
    bd_saying_text(saying, place,
                   count == 0      ? BD_SAY(EXPLAIN_NOBODY)
                   : parts == NULL ? NULL
                                   : bd_join_words(saying->arena, parts, named, BD_SAY(EXPLAIN_LIST_MORE),
                                                   count - named));
}

const char *bd_people_words(bd_arena *arena, const bd_tournament *tournament, const int *ids, size_t count)
{
    const size_t named = count <= BD_SAYING_NAMED + 2 ? count : BD_SAYING_NAMED;
    const char **parts = bd_arena_alloc(arena, named, sizeof *parts);
    for (size_t i = 0; parts != NULL && i < named; i++)
        parts[i] = naming_of(arena, count <= PEOPLE_BY_NAME ? tournament : NULL, ids[i]);
    return parts != NULL ? bd_join_words(arena, parts, named, BD_SAY(EXPLAIN_LIST_MORE), count - named)
                         : NULL;
}

void bd_saying_players(bd_saying *saying, const char *place, const int *ids, size_t count)
{
    naming_put_people(saying, place, NULL, ids, count);
}

const char *bd_colour_in_words(bd_colour colour)
{
    return colour == BD_WHITE   ? BD_SAY(EXPLAIN_WHITE)
           : colour == BD_BLACK ? BD_SAY(EXPLAIN_BLACK)
                                : BD_SAY(EXPLAIN_NEITHER_COLOUR);
}

int bd_node_id(const bd_round *round, int node)
{
    BD_ASSERT(round != NULL);
    return node == round->bye ? 0 : round->players[node].id;
}

bd_status bd_node_ids(bd_arena *arena, const bd_round *round, const int *nodes, size_t count, int **out,
                      bd_err *err)
{
    BD_NEW(*out, arena, count, err);
    for (size_t i = 0; i < count; i++) (*out)[i] = bd_node_id(round, nodes[i]);
    return BD_OK;
}

static void saying_put_list(bd_saying *saying, const bd_round *round, const bd_place *place)
{
    int *ids = NULL;
    const bool by_name = place->count <= PEOPLE_BY_NAME || bd_words_are_plain();
    if (place->kind == BD_PLACE_NODES &&
        bd_node_ids(saying->arena, round, place->nodes, place->count, &ids, NULL) != BD_OK)
        saying->failed = true;
    else
        naming_put_people(saying, place->name, by_name ? round : NULL, ids != NULL ? ids : place->nodes,
                          place->count);
}

static void saying_put_one(bd_saying *saying, const bd_round *round, const bd_place *place)
{
    const int number = (int)place->number;
    const char *text = place->text;
    char points[16];
    switch (place->kind) {
    case BD_PLACE_NUMBER: bd_saying_int(saying, place->name, place->number); return;
    case BD_PLACE_NODES:
    case BD_PLACE_PLAYERS: saying_put_list(saying, round, place); return;
    case BD_PLACE_TEXT: break;
    case BD_PLACE_HALVES:
        text = bd_arena_copy_text(saying->arena, bd_print_halves(number, points, sizeof points));
        break;
    case BD_PLACE_PLAYER:
        text = naming_of(saying->arena, round != NULL ? round->tournament : NULL, number);
        break;
    case BD_PLACE_NODE:
        text = naming_of(saying->arena, round != NULL ? round->tournament : NULL, bd_node_id(round, number));
        break;
    }
    bd_saying_text(saying, place->name, text);
}

void bd_saying_put(bd_saying *saying, const bd_round *round, const bd_place *places, size_t count)
{
    for (size_t i = 0; i < count; i++) saying_put_one(saying, round, &places[i]);
}

bd_status bd_say_places(bd_arena *arena, const bd_round *round, const char *code, const bd_place *places,
                        size_t count, const char **out, bd_err *err)
{
    bd_saying saying = bd_saying_new(arena, code);
    bd_saying_put(&saying, round, places, count);
    return bd_saying_finish(&saying, out, err);
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
        BD_TRY(naming_name(arena, round->players[u].card, &name, err));
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

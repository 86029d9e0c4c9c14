#include "explain/sentences.h"

#include "base/assert.h"
#include "base/ints.h"
#include "explain/explain_words.h"

#include <stdio.h>
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

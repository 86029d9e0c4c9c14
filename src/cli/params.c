#include "cli/params.h"

#include "base/assert.h"
#include "base/ints.h"
#include "cards/tournament.h"
#include "cli/cli_words.h"

#include <stdlib.h>
#include <string.h>

void bd_params_usual(const bd_param *rows, size_t count, void *members)
{
    for (size_t i = 0; i < count; i++) {
        void *member = bd_param_member(&rows[i], members);
        if (rows[i].many) continue;
        if (rows[i].type == BD_PARAM_WHOLE || rows[i].type == BD_PARAM_CHOICE)
            *(int *)member = (int)rows[i].usual;
        if (rows[i].type == BD_PARAM_LARGE) *(int64_t *)member = rows[i].usual;
    }
}

bool bd_param_is_given(const bd_param *row, const void *members)
{
    const void *member = (const char *)members + row->offset;
    if (row->many) return ((const bd_many *)member)->count > 0;
    switch (row->type) {
    case BD_PARAM_FLAG: return *(const bool *)member;
    case BD_PARAM_WHOLE:
    case BD_PARAM_CHOICE: return *(const int *)member != (int)row->usual;
    case BD_PARAM_LARGE: return *(const int64_t *)member != row->usual;
    case BD_PARAM_SECONDS: return *(const double *)member > 0;
    case BD_PARAM_PLAYER: return ((const bd_who *)member)->word != NULL;
    case BD_PARAM_TEXT:
    case BD_PARAM_LIST:
    case BD_PARAM_EVENT: return *(const char *const *)member != NULL;
    case BD_PARAM_PAIR:
    case BD_PARAM_SETTING:
    case BD_PARAM_READ: break;
    }
    return false;
}

int bd_choice_index(const char *words, const char *word)
{
    const size_t length = strlen(word);
    int index = 0;
    for (const char *at = words; *at != '\0'; index++) {
        const size_t count = strcspn(at, "|");
        if (count == length && memcmp(at, word, count) == 0) return index;
        at += count + (at[count] == '|');
    }
    return -1;
}

/* "a|b|c" as "a, b, c" into buffer[size]. */
static const char *params_choice_list(const char *words, char *buffer, size_t size)
{
    size_t used = 0;
    for (; *words != '\0' && used + 3 < size; words++) {
        buffer[used++] = *words == '|' ? ',' : *words;
        if (*words == '|') buffer[used++] = ' ';
    }
    buffer[used] = '\0';
    return buffer;
}

void *bd_param_room(const bd_param *row, bd_arena *arena, void *members)
{
    bd_many *many = bd_param_member(row, members);
    const size_t size = row->type == BD_PARAM_PLAYER    ? sizeof(bd_who)
                        : row->type == BD_PARAM_PAIR    ? sizeof(bd_two)
                        : row->type == BD_PARAM_SETTING ? sizeof(bd_named)
                                                        : sizeof(const char *);
    BD_ASSERT(row->many);
    if (many->count == many->capacity) {
        void *room = bd_arena_grow(arena, many->items, &many->capacity, many->count + 1, size);
        if (room == NULL) return NULL;
        many->items = room;
    }
    return (char *)many->items + size * many->count++;
}

bd_who bd_who_of(const char *text)
{
    int64_t number = 0;
    (void)bd_parse_int(text, strlen(text), 1, BD_ID_MAX, &number);
    return (bd_who){.word = text, .number = (int)number};
}

/* "name=value" into its parts; false: it has no such form. */
static bool params_named_of(bd_arena *arena, const char *text, bd_named *out)
{
    const char *equals = strchr(text, '=');
    if (equals == NULL || equals == text) return false;
    *out = (bd_named){.name = bd_arena_copy_bytes(arena, text, (size_t)(equals - text)), .value = equals + 1};
    return true;
}

static bd_status param_take_number(const bd_param *row, const char *text, int64_t *out, bd_err *err)
{
    const long long low = row->low, high = row->high;
    if (bd_parse_int(text, strlen(text), low, high, out)) return BD_OK;
    if (row->place == BD_AN_OPTION)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_OPTION_NOT_NUMBER), row->name, low, high, text);
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WORD_NOT_NUMBER), row->value, low, high, text);
}

/* "2", "0.5": seconds. */
static bd_status param_take_seconds(const bd_param *row, const char *text, double *out, bd_err *err)
{
    char *end = NULL;
    const double value = strtod(text, &end);
    const bool plain = text[0] != '\0' && strspn(text, "0123456789.") == strlen(text);
    if (!plain || *end != '\0' || !(value > 0) || value > 1e6)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAD_TIME_LIMIT), row->name, text);
    *out = value;
    return BD_OK;
}

static bd_status param_take_choice(const bd_param *row, const char *text, int *out, bd_err *err)
{
    char list[256];
    const int index = bd_choice_index(row->value, text);
    if (index < 0)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_OPTION_NOT_CHOICE), row->name,
                params_choice_list(row->value, list, sizeof list), text);
    *out = index + (int)row->low;
    return BD_OK;
}

static bd_status param_take_setting(const bd_param *row, bd_arena *arena, const char *text, bd_named *out,
                                    bd_err *err)
{
    if (!params_named_of(arena, text, out) || (row->place == BD_AN_OPTION && out->value[0] == '\0'))
        BD_FAIL(err, BD_USAGE, NULL,
                row->place == BD_AN_OPTION ? BD_SAY(CLI_NEW_BAD_OPTION) : BD_SAY(CLI_EDIT_FORM), text);
    if (out->name == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

bd_status bd_param_take(const bd_param *row, bd_arena *arena, const char *text, void *members, bd_err *err)
{
    void *member = row->many ? bd_param_room(row, arena, members) : bd_param_member(row, members);
    int64_t number = 0;
    if (member == NULL) BD_FAIL_MEMORY(err);
    switch (row->type) {
    case BD_PARAM_FLAG: *(bool *)member = true; break;
    case BD_PARAM_WHOLE:
        BD_TRY(param_take_number(row, text, &number, err));
        *(int *)member = (int)number;
        break;
    case BD_PARAM_LARGE: return param_take_number(row, text, member, err);
    case BD_PARAM_SECONDS: return param_take_seconds(row, text, member, err);
    case BD_PARAM_TEXT:
    case BD_PARAM_LIST:
    case BD_PARAM_EVENT: *(const char **)member = text; break;
    case BD_PARAM_CHOICE: return param_take_choice(row, text, member, err);
    case BD_PARAM_PLAYER: *(bd_who *)member = bd_who_of(text); break;
    case BD_PARAM_PAIR: *(bd_two *)member = (bd_two){.joined = text}; break;
    case BD_PARAM_SETTING: return param_take_setting(row, arena, text, member, err);
    case BD_PARAM_READ: return row->read(arena, text, member, err);
    }
    return BD_OK;
}

/* " | --colour PLAYER", which the words that follow go with. */
static void params_usage_option(const bd_param *rows, size_t count, const char *name, bd_text *out)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(rows[i].name, name) == 0)
            bd_text_add(out, rows[i].value != NULL ? " | --%s %s" : " | --%s", name, rows[i].value);
}

/* Words that are left out together stand between one pair of brackets. */
void bd_params_usage(const bd_param *rows, size_t count, bd_text *out)
{
    const bd_param *before = NULL;
    bool open = false;
    for (size_t i = 0; i < count; i++) {
        const bd_param *row = &rows[i];
        if (row->place == BD_AN_OPTION) continue;
        const bool joins = open && before->place == BD_WORD_NEXT && row->place == BD_WORD_NEXT;
        if (open && !joins) bd_text_add_char(out, ']');
        if (row->with != NULL && (before == NULL || before->with == NULL))
            params_usage_option(rows, count, row->with, out);
        if (before != NULL) bd_text_add_char(out, ' ');
        open = row->place != BD_WORD_NEEDED;
        bd_text_add(out, "%s%s%s", open && !joins ? "[" : "", row->value, row->many ? "..." : "");
        before = row;
    }
    if (open) bd_text_add_char(out, ']');
}

#include "base/args.h"

#include "base/assert.h"
#include "base/base_words.h"
#include "base/closest.h"
#include "base/ints.h"
#include "base/text.h"

#include <stdio.h>
#include <string.h>

typedef struct parse {
    bd_arena *arena;
    const bd_option_row *rows;
    size_t row_count;
    int count;
    char *const *argv;
    int at; /* next word */
    bd_args *args;
} parse;

static bool args_is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

static const bd_option_row *args_find_name(const parse *p, const char *name, size_t length)
{
    for (size_t i = 0; i < p->row_count; i++)
        if (strlen(p->rows[i].name) == length && memcmp(p->rows[i].name, name, length) == 0)
            return &p->rows[i];
    return NULL;
}

static const bd_option_row *args_find_letter(const parse *p, char letter)
{
    for (size_t i = 0; i < p->row_count; i++)
        if (p->rows[i].letter == letter) return &p->rows[i];
    return NULL;
}

static bd_status args_add_given(parse *p, const bd_option_row *row, const char *value, bd_err *err)
{
    bd_args *args = p->args;
    BD_ROOM(args->given, args->given_count, args->given_capacity, p->arena, err);
    args->given[args->given_count++] = (bd_option_given){.name = row->name, .value = value};
    return BD_OK;
}

static bd_status args_unknown_long(const parse *p, const char *name, bd_err *err)
{
    bd_closest closest = {.word = name};
    for (size_t i = 0; i < p->row_count; i++) bd_closest_offer(&closest, p->rows[i].name);
    if (closest.best != NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(BASE_UNKNOWN_OPTION_NEAR), name, closest.best);
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(BASE_UNKNOWN_OPTION), name);
}

/* The value of an option that needs one: what is attached, or the next word. */
static bd_status args_take_value(parse *p, const bd_option_row *row, const char *attached, const char **value,
                                 bd_err *err)
{
    *value = attached;
    if (attached != NULL) return BD_OK;
    if (p->at >= p->count)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(BASE_OPTION_NEEDS_VALUE), row->name, row->name, row->value);
    *value = p->argv[p->at++];
    return BD_OK;
}

static bd_status args_parse_long(parse *p, const char *text, bd_err *err)
{
    const char *equals = strchr(text, '=');
    const size_t length = equals != NULL ? (size_t)(equals - text) : strlen(text);
    const bd_option_row *row = args_find_name(p, text, length);
    if (row == NULL) {
        const char *name = bd_arena_copy_bytes(p->arena, text, length);
        if (name == NULL) BD_FAIL_MEMORY(err);
        return args_unknown_long(p, name, err);
    }
    const char *value = equals != NULL ? equals + 1 : NULL;
    if (row->value == NULL && value != NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(BASE_OPTION_TAKES_NO_VALUE), row->name, value);
    if (row->value != NULL) BD_TRY(args_take_value(p, row, value, &value, err));
    return args_add_given(p, row, value, err);
}

static bd_status args_parse_letters(parse *p, const char *letters, bd_err *err)
{
    for (; *letters != '\0'; letters++) {
        const bd_option_row *row = args_find_letter(p, *letters);
        if (row == NULL)
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(BASE_UNKNOWN_LETTER),
                    args_is_letter(*letters) ? *letters : '?');
        const char *value = NULL;
        if (row->value != NULL)
            BD_TRY(args_take_value(p, row, letters[1] != '\0' ? letters + 1 : NULL, &value, err));
        BD_TRY(args_add_given(p, row, value, err));
        if (row->value != NULL) break;
    }
    return BD_OK;
}

static bd_status args_add_word(parse *p, const char *word, bd_err *err)
{
    bd_args *args = p->args;
    BD_ROOM(args->words, args->word_count, args->word_capacity, p->arena, err);
    args->words[args->word_count++] = word;
    return BD_OK;
}

bd_status bd_options_parse(bd_arena *arena, const bd_option_row *rows, size_t row_count, int count,
                           char *const *argv, bool stop_at_word, bd_args *args, int *used, bd_err *err)
{
    BD_ASSERT(count >= 0 && used != NULL);
    parse p = {
        .arena = arena, .rows = rows, .row_count = row_count, .count = count, .argv = argv, .args = args};
    bool options_over = false;
    while (p.at < count) {
        const char *word = argv[p.at];
        const bool is_long = !options_over && word[0] == '-' && word[1] == '-' && args_is_letter(word[2]);
        const bool is_short = !options_over && word[0] == '-' && args_is_letter(word[1]);
        if (!is_long && !is_short && stop_at_word) break;
        p.at++;
        if (!options_over && strcmp(word, "--") == 0 && p.at < count)
            options_over = true;
        else if (is_long)
            BD_TRY(args_parse_long(&p, word + 2, err));
        else if (is_short)
            BD_TRY(args_parse_letters(&p, word + 1, err));
        else
            BD_TRY(args_add_word(&p, word, err));
    }
    *used = p.at;
    return BD_OK;
}

const char *bd_args_next(const bd_args *args, const char *name, size_t *at)
{
    while (*at < args->given_count) {
        const bd_option_given *given = &args->given[(*at)++];
        if (strcmp(given->name, name) == 0) return given->value != NULL ? given->value : "";
    }
    return NULL;
}

bool bd_args_has(const bd_args *args, const char *name)
{
    size_t at = 0;
    return bd_args_next(args, name, &at) != NULL;
}

const char *bd_args_value(const bd_args *args, const char *name)
{
    const char *last = NULL;
    size_t at = 0;
    for (const char *value = bd_args_next(args, name, &at); value != NULL;
         value = bd_args_next(args, name, &at))
        last = value;
    return last;
}

bd_status bd_args_int(const bd_args *args, const char *name, int64_t low, int64_t high, int64_t *out,
                      bd_err *err)
{
    BD_ASSERT(low <= high);
    const char *value = bd_args_value(args, name);
    if (value == NULL || bd_parse_int(value, strlen(value), low, high, out)) return BD_OK;
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(BASE_OPTION_NOT_NUMBER), name, (long long)low, (long long)high,
            value);
}

bd_status bd_args_choice(const bd_args *args, const char *name, const char *const *words, size_t count,
                         size_t *out, bd_err *err)
{
    const char *value = bd_args_value(args, name);
    if (value == NULL) return BD_OK;
    char list[256] = "";
    size_t used = 0;
    for (size_t i = 0; i < count; i++) {
        if (strcmp(words[i], value) == 0) {
            *out = i;
            return BD_OK;
        }
        const int n = snprintf(list + used, sizeof list - used, "%s%s", i == 0 ? "" : ", ", words[i]);
        if (n > 0 && used + (size_t)n < sizeof list) used += (size_t)n;
    }
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(BASE_OPTION_NOT_CHOICE), name, list, value);
}

#include "rulebook/options/option.h"

#include "base/ints.h"
#include "rulebook/options/options_words.h"

#include <stdio.h>
#include <string.h>

enum { OPTION_FORM_MAX = 600 };

static bool option_read_word(const bd_option *option, const char *text, size_t length, int64_t *value)
{
    for (size_t i = 0; i < option->word_count; i++)
        if (strlen(option->words[i]) == length && memcmp(option->words[i], text, length) == 0) {
            *value = (int64_t)i;
            return true;
        }
    return false;
}

static bool option_read_switch(const char *text, int64_t *value)
{
    *value = strcmp(text, "true") == 0;
    return *value != 0 || strcmp(text, "false") == 0;
}

bool bd_option_read_typed(const bd_option *option, const char *typed, int64_t *value)
{
    BD_ASSERT(option->low <= option->high);
    switch (option->type) {
    case BD_OPTION_NUMBER: return bd_parse_int(typed, strlen(typed), option->low, option->high, value);
    case BD_OPTION_WORD: return option_read_word(option, typed, strlen(typed), value);
    case BD_OPTION_SWITCH: return option_read_switch(typed, value);
    case BD_OPTION_FORM: *value = 0; return option->reads(typed);
    }
    return false;
}

const char *bd_option_form(const bd_option *option, const char *json, char *buffer, size_t size)
{
    const size_t length = strlen(json);
    BD_ASSERT(option->type == BD_OPTION_FORM && size > 0);
    if (length < 2 || length - 2 >= size || json[0] != '"' || json[length - 1] != '"') return NULL;
    memcpy(buffer, json + 1, length - 2);
    buffer[length - 2] = '\0';
    return option->reads(buffer) ? buffer : NULL;
}

bool bd_option_read(const bd_option *option, const char *json, int64_t *value)
{
    const size_t length = strlen(json);
    char form[OPTION_FORM_MAX];
    if (option->type == BD_OPTION_FORM) {
        *value = 0;
        return bd_option_form(option, json, form, sizeof form) != NULL;
    }
    if (option->type != BD_OPTION_WORD) return bd_option_read_typed(option, json, value);
    return length >= 2 && json[0] == '"' && json[length - 1] == '"' &&
           option_read_word(option, json + 1, length - 2, value);
}

void bd_option_print(const bd_option *option, int64_t value, bd_text *out)
{
    switch (option->type) {
    case BD_OPTION_NUMBER: bd_text_add(out, "%lld", (long long)value); break;
    case BD_OPTION_WORD:
        BD_ASSERT(value >= 0 && (size_t)value < option->word_count);
        bd_text_add_json(out, option->words[value]);
        break;
    case BD_OPTION_SWITCH: bd_text_add_string(out, value != 0 ? "true" : "false"); break;
    case BD_OPTION_FORM: BD_ASSERT(false); break;
    }
}

/* The words as JSON, separated by commas, as much of them as there is room for. */
static void option_list_words(const bd_option *option, char *list, size_t size)
{
    size_t used = 0;
    list[0] = '\0';
    for (size_t i = 0; i < option->word_count; i++) {
        const size_t length = strlen(option->words[i]);
        if (used + length + sizeof ", \"\"" > size) return;
        used += (size_t)snprintf(list + used, size - used, "%s\"%s\"", i > 0 ? ", " : "", option->words[i]);
    }
}

bd_status bd_option_check(const bd_option *option, const char *json, const char *place, bd_err *err)
{
    char words[256];
    char shown[80];
    int64_t value = 0;
    if (bd_option_read(option, json, &value)) return BD_OK;
    (void)snprintf(shown, sizeof shown, "%.76s", json);
    switch (option->type) {
    case BD_OPTION_NUMBER:
        BD_FAIL(err, BD_BAD_INPUT, place, BD_SAY(OPTIONS_NOT_NUMBER), option->name, (long long)option->low,
                (long long)option->high, shown);
    case BD_OPTION_SWITCH: BD_FAIL(err, BD_BAD_INPUT, place, BD_SAY(OPTIONS_NOT_SWITCH), option->name, shown);
    case BD_OPTION_FORM:
        BD_FAIL(err, BD_BAD_INPUT, place, BD_SAY(OPTIONS_NOT_FORM), option->name, option->form, shown);
    case BD_OPTION_WORD: break;
    }
    option_list_words(option, words, sizeof words);
    BD_FAIL(err, BD_BAD_INPUT, place, BD_SAY(OPTIONS_NOT_WORD), option->name, shown, words);
}

void bd_option_print_range(const bd_option *option, bd_text *out)
{
    switch (option->type) {
    case BD_OPTION_NUMBER:
        bd_text_add(out, "%lld..%lld", (long long)option->low, (long long)option->high);
        break;
    case BD_OPTION_WORD:
        for (size_t i = 0; i < option->word_count; i++)
            bd_text_add(out, "%s%s", i > 0 ? "|" : "", option->words[i]);
        break;
    case BD_OPTION_SWITCH: bd_text_add_string(out, "true|false"); break;
    case BD_OPTION_FORM: bd_text_add_string(out, option->form); break;
    }
}

const bd_option *bd_option_find(const bd_option *const *options, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(options[i]->name, name) == 0) return options[i];
    return NULL;
}

/* The types of a request's members, from the table of commands. */
#include "cli/request.h"

#include "base/assert.h"

#include <string.h>

/* What help calls values. */
static const struct {
    const char *word;
    bd_value_kind kind;
} request_values[] = {
    {"N", BD_VALUE_WHOLE},
    {"SECONDS", BD_VALUE_NUMBER},
    {"FILE", BD_VALUE_FILE},
    {"OUT", BD_VALUE_FILE},
    {"PLAYER", BD_VALUE_PLAYER},
    {"A,B", BD_VALUE_PAIRS},
    {"NAME=VALUE", BD_VALUE_SETTINGS},
};

/* What fields are called. */
static const struct {
    const char *name;
    bd_value_kind kind;
} request_fields[] = {
    {"event", BD_VALUE_EVENT},   {"list", BD_VALUE_FILE},        {"out", BD_VALUE_FILE},
    {"instance", BD_VALUE_FILE}, {"certificate", BD_VALUE_FILE}, {"round", BD_VALUE_WHOLE},
    {"steps", BD_VALUE_WHOLE},   {"grade", BD_VALUE_WHOLE},      {"player", BD_VALUE_PLAYER},
    {"a", BD_VALUE_PLAYER},      {"b", BD_VALUE_PLAYER},         {"white", BD_VALUE_PLAYER},
    {"black", BD_VALUE_PLAYER},  {"set", BD_VALUE_SETTINGS},
};

bd_value_kind bd_request_option_kind(const bd_option_row *row)
{
    if (row->value == NULL) return BD_VALUE_FLAG;
    for (size_t i = 0; i < sizeof request_values / sizeof *request_values; i++)
        if (strcmp(row->value, request_values[i].word) == 0) return request_values[i].kind;
    if (strchr(row->value, '|') != NULL) return BD_VALUE_CHOICE;
    return strchr(row->value, ',') != NULL ? BD_VALUE_LIST : BD_VALUE_TEXT;
}

static bd_value_kind request_kind_of_field(const char *name)
{
    for (size_t i = 0; i < sizeof request_fields / sizeof *request_fields; i++)
        if (strcmp(name, request_fields[i].name) == 0) return request_fields[i].kind;
    return BD_VALUE_TEXT;
}

bool bd_request_field(const char **at, bd_field *out)
{
    const char *word = *at + strspn(*at, ",");
    const size_t length = strcspn(word, ",");
    if (length == 0) return false;
    const bool marked = strchr("?!*+", word[length - 1]) != NULL;
    const size_t letters = length - marked;
    BD_ASSERT(letters > 0 && letters < sizeof out->name);
    *out = (bd_field){.mark = marked ? word[length - 1] : '\0'};
    memcpy(out->name, word, letters);
    out->kind = request_kind_of_field(out->name);
    *at = word + length;
    return true;
}

bool bd_request_wants_json(const bd_command *command, const bd_args *args)
{
    const char *format = bd_args_value(args, "format");
    for (size_t i = 0; i < command->option_count; i++)
        if (strcmp(command->options[i].name, "format") == 0)
            return format != NULL && strcmp(format, "json") == 0;
    return false;
}

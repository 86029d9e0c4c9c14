#include "cli/schema.h"

#include "base/assert.h"
#include "base/words.h"
#include "cli/request.h"
#include "report/writer.h"

#include <string.h>

static bool schema_field_is_needed(const bd_field *field)
{
    return field->mark == '\0' || field->mark == '+';
}

static bool schema_field_is_many(const bd_field *field) { return field->mark == '*' || field->mark == '+'; }

static void schema_one_type(bd_writer *json, const char *key, const char *type)
{
    bd_writer_object_row(json, key);
    bd_writer_string(json, "type", type);
    bd_writer_end(json);
}

/* An optional member may be null, which is as if it were not there. */
static void schema_types(bd_writer *json, const char *first, const char *second, bool needed)
{
    bd_writer_list_row(json, "type");
    bd_writer_string(json, NULL, first);
    if (second != NULL) bd_writer_string(json, NULL, second);
    if (!needed) bd_writer_string(json, NULL, "null");
    bd_writer_end(json);
}

/* The words of "a|b|c". */
static void schema_choices(bd_writer *json, const char *words)
{
    char word[64];
    bd_writer_list_row(json, "enum");
    while (*words != '\0') {
        const size_t length = strcspn(words, "|");
        BD_ASSERT(length > 0 && length < sizeof word);
        memcpy(word, words, length);
        word[length] = '\0';
        bd_writer_string(json, NULL, word);
        words += length + (words[length] == '|');
    }
    bd_writer_null(json, NULL);
    bd_writer_end(json);
}

static void schema_refer(bd_writer *json, const char *to) { bd_writer_string(json, "$ref", to); }

/* What stands for one value of a kind; `choices` are those of BD_VALUE_CHOICE, which are options only. */
static void schema_value(bd_writer *json, bd_value_kind kind, const char *choices, bool needed)
{
    switch (kind) {
    case BD_VALUE_FLAG: schema_types(json, "boolean", NULL, needed); return;
    case BD_VALUE_WHOLE: schema_types(json, "integer", NULL, needed); return;
    case BD_VALUE_NUMBER: schema_types(json, "number", NULL, needed); return;
    case BD_VALUE_CHOICE: schema_choices(json, choices); return;
    case BD_VALUE_PLAYER: schema_types(json, "integer", "string", needed); return;
    case BD_VALUE_LIST: schema_refer(json, "#/$defs/list"); return;
    case BD_VALUE_PAIRS: schema_refer(json, "#/$defs/pairs"); return;
    case BD_VALUE_SETTINGS: schema_refer(json, "#/$defs/settings"); return;
    case BD_VALUE_TEXT:
    case BD_VALUE_FILE:
    case BD_VALUE_EVENT: break;
    }
    schema_types(json, "string", NULL, needed);
}

static void schema_option(bd_writer *json, const bd_option_row *row)
{
    bd_writer_object_row(json, row->name);
    schema_value(json, bd_request_option_kind(row), row->value, false);
    if (row->value != NULL) bd_writer_string(json, "title", row->value);
    bd_writer_string(json, "description", bd_say(row->help));
    bd_writer_end(json);
}

static void schema_field(bd_writer *json, const bd_field *field)
{
    bd_writer_object_row(json, field->name);
    if (!schema_field_is_many(field) || field->kind == BD_VALUE_SETTINGS)
        schema_value(json, field->kind, "", schema_field_is_needed(field));
    else {
        bd_writer_list_row(json, "anyOf");
        bd_writer_object_row(json, NULL);
        schema_value(json, field->kind, "", schema_field_is_needed(field));
        bd_writer_end(json);
        bd_writer_object_row(json, NULL);
        bd_writer_string(json, "type", "array");
        bd_writer_object_row(json, "items");
        schema_value(json, field->kind, "", schema_field_is_needed(field));
        bd_writer_end(json);
        bd_writer_end(json);
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

static bool schema_asks_event(const bd_command *command)
{
    const char *at = command->fields;
    for (bd_field field; bd_request_field(&at, &field);)
        if (field.kind == BD_VALUE_EVENT) return true;
    return false;
}

static void schema_properties(bd_writer *json, const bd_command *command)
{
    const char *at = command->fields;
    bd_writer_object(json, "properties");
    for (bd_field field; bd_request_field(&at, &field);)
        if (field.kind != BD_VALUE_EVENT) schema_field(json, &field);
    for (size_t i = 0; i < command->option_count; i++) schema_option(json, &command->options[i]);
    for (size_t i = 0; i < bd_common_option_count; i++)
        if (bd_request_takes_common(&bd_common_options[i])) schema_option(json, &bd_common_options[i]);
    bd_writer_object_row(json, "files");
    bd_writer_string(json, "type", "object");
    schema_one_type(json, "additionalProperties", "string");
    bd_writer_end(json);
    bd_writer_end(json);
}

static void schema_required(bd_writer *json, const bd_command *command)
{
    const char *at = command->fields;
    bd_writer_list_row(json, "required");
    for (bd_field field; bd_request_field(&at, &field);)
        if (field.kind != BD_VALUE_EVENT && schema_field_is_needed(&field))
            bd_writer_string(json, NULL, field.name);
    bd_writer_end(json);
}

/* Words that stand behind others on a command line are not given without them. */
static void schema_dependent(bd_writer *json, const bd_command *command)
{
    const char *at = command->fields;
    char before[sizeof((bd_field *)NULL)->name] = "";
    bd_writer_object_row(json, "dependentRequired");
    for (bd_field field; bd_request_field(&at, &field);) {
        if (field.mark != '?') continue;
        if (before[0] != '\0') {
            bd_writer_list_row(json, field.name);
            bd_writer_string(json, NULL, before);
            bd_writer_end(json);
        }
        memcpy(before, field.name, sizeof before);
    }
    bd_writer_end(json);
}

static void schema_scalar_items(bd_writer *json, const char *key, const char *to)
{
    bd_writer_object_row(json, key);
    bd_writer_string(json, "type", "array");
    bd_writer_object_row(json, "items");
    schema_refer(json, to);
    bd_writer_end(json);
    bd_writer_end(json);
}

static void schema_any_of(bd_writer *json, const char *key)
{
    bd_writer_object(json, key);
    bd_writer_list(json, "anyOf");
}

static void schema_any_end(bd_writer *json)
{
    schema_one_type(json, NULL, "null");
    bd_writer_end(json);
    bd_writer_end(json);
}

/* What a list, pairs and settings may look like (cli/request.h). */
static void schema_shapes(bd_writer *json)
{
    bd_writer_object(json, "$defs");
    bd_writer_object_row(json, "scalar");
    bd_writer_list_row(json, "type");
    bd_writer_string(json, NULL, "string");
    bd_writer_string(json, NULL, "number");
    bd_writer_end(json);
    bd_writer_end(json);
    schema_any_of(json, "list");
    bd_writer_object_row(json, NULL);
    schema_refer(json, "#/$defs/scalar");
    bd_writer_end(json);
    schema_scalar_items(json, NULL, "#/$defs/scalar");
    schema_any_end(json);
    schema_any_of(json, "pairs");
    bd_writer_object_row(json, NULL);
    schema_refer(json, "#/$defs/list");
    bd_writer_end(json);
    schema_scalar_items(json, NULL, "#/$defs/list");
    schema_any_end(json);
    schema_any_of(json, "settings");
    schema_one_type(json, NULL, "string");
    schema_one_type(json, NULL, "object");
    schema_scalar_items(json, NULL, "#/$defs/scalar");
    schema_any_end(json);
    bd_writer_end(json);
}

void bd_schema_command(const bd_command *command, bd_text *out)
{
    bd_writer json = bd_writer_begin(out);
    BD_ASSERT(command != NULL && command->fields != NULL);
    bd_writer_string(&json, "$schema", "https://json-schema.org/draft/2020-12/schema");
    bd_writer_string(&json, "title", command->name);
    bd_writer_string(&json, "description", bd_say(command->help));
    bd_writer_bool(&json, "x-event", schema_asks_event(command));
    bd_writer_string(&json, "x-words", bd_say(command->words));
    bd_writer_string(&json, "type", "object");
    schema_properties(&json, command);
    schema_required(&json, command);
    schema_dependent(&json, command);
    bd_writer_bool(&json, "additionalProperties", false);
    schema_shapes(&json);
    bd_writer_end(&json);
}

void bd_schema_commands(bd_text *out)
{
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "commands/1");
    bd_writer_list(&json, "commands");
    for (size_t i = 0; i < bd_command_count(); i++) {
        const bd_command *command = bd_command_at(i);
        bd_writer_object_row(&json, NULL);
        bd_writer_string(&json, "name", command->name);
        bd_writer_string(&json, "group", bd_say(command->group));
        bd_writer_string(&json, "help", bd_say(command->help));
        bd_writer_bool(&json, "event", schema_asks_event(command));
        bd_writer_end(&json);
    }
    bd_writer_end(&json);
    bd_writer_end(&json);
}

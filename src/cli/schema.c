/* Schema: what a request may be, as JSON: the table of commands for programs. */
#include "cli/help.h"

#include "base/assert.h"
#include "base/words.h"
#include "cli/request.h"
#include "report/writer.h"

#include <string.h>

static const int64_t schema_largest = (int64_t)1 << 53; /* no JSON has more */

/* Whether it can stand in JSON as a member. */
static bool schema_is_member(const bd_param *row) { return !row->local && row->type != BD_PARAM_EVENT; }

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

/* What stands for one value. */
static void schema_value(bd_writer *json, const bd_param *row)
{
    const bool needed = bd_request_needs(row);
    switch (row->type) {
    case BD_PARAM_FLAG: schema_types(json, "boolean", NULL, needed); return;
    case BD_PARAM_WHOLE:
    case BD_PARAM_LARGE:
        schema_types(json, "integer", NULL, needed);
        bd_writer_int(json, "minimum", row->low);
        if (row->high <= schema_largest) bd_writer_int(json, "maximum", row->high);
        return;
    case BD_PARAM_SECONDS: schema_types(json, "number", NULL, needed); return;
    case BD_PARAM_CHOICE: schema_choices(json, row->value); return;
    case BD_PARAM_PLAYER: schema_types(json, "integer", "string", needed); return;
    case BD_PARAM_LIST: schema_refer(json, "#/$defs/list"); return;
    case BD_PARAM_PAIR: schema_refer(json, "#/$defs/pairs"); return;
    case BD_PARAM_SETTING: schema_refer(json, "#/$defs/settings"); return;
    case BD_PARAM_READ:
        if (strchr(row->value, ',') == NULL) break;
        schema_refer(json, "#/$defs/list");
        return;
    case BD_PARAM_TEXT:
    case BD_PARAM_EVENT: break;
    }
    schema_types(json, "string", NULL, needed);
}

/* One, or a list of them. */
static void schema_values(bd_writer *json, const bd_param *row)
{
    if (!row->many || (row->type != BD_PARAM_PLAYER && row->type != BD_PARAM_TEXT)) {
        schema_value(json, row);
        return;
    }
    bd_writer_list_row(json, "anyOf");
    bd_writer_object_row(json, NULL);
    schema_value(json, row);
    bd_writer_end(json);
    bd_writer_object_row(json, NULL);
    bd_writer_string(json, "type", "array");
    bd_writer_object_row(json, "items");
    schema_value(json, row);
    bd_writer_end(json);
    bd_writer_end(json);
    bd_writer_end(json);
}

static void schema_param(bd_writer *json, const bd_param *row)
{
    bd_writer_object_row(json, row->name);
    schema_values(json, row);
    if (row->place == BD_AN_OPTION && row->value != NULL) bd_writer_string(json, "title", row->value);
    if (row->help != NULL) bd_writer_string(json, "description", bd_say(row->help));
    bd_writer_end(json);
}

static bool schema_asks_event(const bd_command *command)
{
    for (size_t i = 0; i < command->param_count; i++)
        if (command->params[i].type == BD_PARAM_EVENT) return true;
    return false;
}

static void schema_properties(bd_writer *json, const bd_command *command)
{
    bd_writer_object(json, "properties");
    for (size_t i = 0; i < command->param_count; i++)
        if (schema_is_member(&command->params[i])) schema_param(json, &command->params[i]);
    for (size_t i = 0; i < bd_common_param_count; i++)
        if (strcmp(bd_common_params[i].name, "verbose") == 0) schema_param(json, &bd_common_params[i]);
    bd_writer_object_row(json, "files");
    bd_writer_string(json, "type", "object");
    schema_one_type(json, "additionalProperties", "string");
    bd_writer_end(json);
    bd_writer_end(json);
}

static void schema_required(bd_writer *json, const bd_command *command)
{
    bd_writer_list_row(json, "required");
    for (size_t i = 0; i < command->param_count; i++)
        if (schema_is_member(&command->params[i]) && bd_request_needs(&command->params[i]))
            bd_writer_string(json, NULL, command->params[i].name);
    bd_writer_end(json);
}

/* Words that stand behind others on a command line are not given without them. */
static void schema_dependent(bd_writer *json, const bd_command *command)
{
    const char *before = NULL;
    bd_writer_object_row(json, "dependentRequired");
    for (size_t i = 0; i < command->param_count; i++) {
        const bd_param *row = &command->params[i];
        if (row->place != BD_WORD_NEXT) continue;
        if (before != NULL) {
            bd_writer_list_row(json, row->name);
            bd_writer_string(json, NULL, before);
            bd_writer_end(json);
        }
        before = row->name;
    }
    bd_writer_end(json);
}

/* What a list, pairs and settings may look like (cli/request.h). */
static const char schema_shapes[] =
    ",\n"
    "  \"$defs\": {\n"
    "    \"scalar\": {\"type\": [\"string\", \"number\"]},\n"
    "    \"list\": {\n"
    "      \"anyOf\": [\n"
    "        {\"$ref\": \"#/$defs/scalar\"},\n"
    "        {\"type\": \"array\", \"items\": {\"$ref\": \"#/$defs/scalar\"}},\n"
    "        {\"type\": \"null\"}\n"
    "      ]\n"
    "    },\n"
    "    \"pairs\": {\n"
    "      \"anyOf\": [\n"
    "        {\"$ref\": \"#/$defs/list\"},\n"
    "        {\"type\": \"array\", \"items\": {\"$ref\": \"#/$defs/list\"}},\n"
    "        {\"type\": \"null\"}\n"
    "      ]\n"
    "    },\n"
    "    \"settings\": {\n"
    "      \"anyOf\": [\n"
    "        {\"type\": \"string\"},\n"
    "        {\"type\": \"object\"},\n"
    "        {\"type\": \"array\", \"items\": {\"$ref\": \"#/$defs/scalar\"}},\n"
    "        {\"type\": \"null\"}\n"
    "      ]\n"
    "    }\n"
    "  }";

void bd_schema_command(const bd_command *command, bd_text *out)
{
    bd_text usage = bd_text_new(out->arena);
    bd_writer json = bd_writer_begin(out);
    bd_params_usage(command->params, command->param_count, &usage);
    BD_ASSERT(command != NULL && command->run != NULL);
    bd_writer_string(&json, "$schema", "https://json-schema.org/draft/2020-12/schema");
    bd_writer_string(&json, "title", command->name);
    bd_writer_string(&json, "description", bd_say(command->help));
    bd_writer_bool(&json, "x-event", schema_asks_event(command));
    bd_writer_string(&json, "x-words", usage.length > 0 ? usage.bytes : "");
    bd_writer_string(&json, "type", "object");
    schema_properties(&json, command);
    schema_required(&json, command);
    schema_dependent(&json, command);
    bd_writer_bool(&json, "additionalProperties", false);
    bd_text_add_string(out, schema_shapes);
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

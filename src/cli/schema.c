/* Schema: what a request may be, as JSON: the table of commands for programs. */

#include "base/assert.h"
#include "base/words.h"
#include "cli/request.h"
#include "report/writer.h"

#include <string.h>

static const int64_t schema_largest = (int64_t)1 << 53; /* no JSON has more */

/* Whether it can stand in JSON as a member. */
static bool schema_is_member(const bd_param *row) { return !row->local && row->type != BD_PARAM_EVENT; }

/* The words of "a|b|c", and null. */
static void schema_add_choices(bd_text *out, const char *words)
{
    bd_text_add_string(out, "\"enum\": [\"");
    for (; *words != '\0'; words++)
        if (*words == '|')
            bd_text_add_string(out, "\", \"");
        else
            bd_text_add_char(out, *words);
    bd_text_add_string(out, "\", null]");
}

/* What stands for one value. An optional member may be null, which is as if it were not there. */
static void schema_add_value(bd_text *out, const bd_param *row)
{
    static const char *const types[] = {
        [BD_PARAM_FLAG] = "\"boolean\"",  [BD_PARAM_WHOLE] = "\"integer\"",
        [BD_PARAM_LARGE] = "\"integer\"", [BD_PARAM_SECONDS] = "\"number\"",
        [BD_PARAM_TEXT] = "\"string\"",   [BD_PARAM_PLAYER] = "\"integer\", \"string\"",
        [BD_PARAM_EVENT] = "\"string\"",  [BD_PARAM_READ] = "\"string\"",
        [BD_PARAM_LIST] = NULL,           [BD_PARAM_CHOICE] = NULL};
    const bool number = row->type == BD_PARAM_WHOLE || row->type == BD_PARAM_LARGE;
    const bool list =
        row->type == BD_PARAM_LIST || (row->type == BD_PARAM_READ && strchr(row->value, ',') != NULL);
    if (row->type == BD_PARAM_CHOICE)
        schema_add_choices(out, row->value);
    else if (list || row->type == BD_PARAM_PAIR || row->type == BD_PARAM_SETTING)
        bd_text_add(out, "\"$ref\": \"#/$defs/%s\"",
                    list                            ? "list"
                    : row->type == BD_PARAM_SETTING ? "settings"
                                                    : "pairs");
    else
        bd_text_add(out, "\"type\": [%s%s]", types[row->type], bd_request_needs(row) ? "" : ", \"null\"");
    if (number) bd_text_add(out, ", \"minimum\": %lld", (long long)row->low);
    if (number && row->high <= schema_largest) bd_text_add(out, ", \"maximum\": %lld", (long long)row->high);
}

static void schema_param(bd_writer *json, const bd_param *row)
{
    bd_text value = bd_text_new(json->text->arena), whole = bd_text_new(json->text->arena);
    schema_add_value(&value, row);
    const char *one = value.failed ? "" : value.bytes;
    if (row->many && (row->type == BD_PARAM_PLAYER || row->type == BD_PARAM_TEXT))
        bd_text_add(&whole, "{\"anyOf\": [{%s}, {\"type\": \"array\", \"items\": {%s}}]", one, one);
    else
        bd_text_add(&whole, "{%s", one);
    if (row->place == BD_AN_OPTION && row->value != NULL) {
        bd_text_add_string(&whole, ", \"title\": ");
        bd_text_add_json(&whole, row->value);
    }
    if (row->help != NULL) {
        bd_text_add_string(&whole, ", \"description\": ");
        bd_text_add_json(&whole, bd_say(row->help));
    }
    bd_text_add_char(&whole, '}');
    json->text->failed = json->text->failed || value.failed || whole.failed;
    if (!whole.failed) bd_writer_number(json, row->name, whole.bytes);
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
    bd_writer_number(json, "files",
                     "{\"type\": \"object\", \"additionalProperties\": {\"type\": \"string\"}}");
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

#include "cli/request.h"

#include "base/assert.h"
#include "base/closest.h"
#include "cli/cli_words.h"
#include "cli/host.h"
#include "io/json/json.h"

#include <stdio.h>
#include <string.h>

typedef struct request_reader {
    bd_context *context;
    const bd_command *command;
    bd_json_doc doc;
    bd_args *args;
} request_reader;

/* What is wrong with a request is the caller's mistake, not the data's. */
static bd_status request_blame(bd_status status, bd_err *err)
{
    if (status != BD_BAD_INPUT) return status;
    err->status = BD_USAGE;
    return BD_USAGE;
}

static bd_status request_expected(const request_reader *r, const bd_json *value, const char *what,
                                  bd_err *err)
{
    char found[160];
    return bd_json_fail(&r->doc, value, err, BD_SAY(CLI_ASK_EXPECTED), what,
                        bd_json_describe(&r->doc, value, found, sizeof found));
}

/* A text, or a number as it stands. */
static bd_status request_scalar(const request_reader *r, const bd_json *value, const char **out, bd_err *err)
{
    *out = "";
    if (value->kind == BD_JSON_TEXT) {
        *out = value->as.text;
        return BD_OK;
    }
    if (value->kind != BD_JSON_NUMBER) return request_expected(r, value, BD_SAY(CLI_ASK_A_SCALAR), err);
    *out = bd_json_raw(&r->doc, value, r->context->arena);
    if (*out == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

/* An array as the command line has it: "a,b,c". */
static bd_status request_list(const request_reader *r, const bd_json *value, const char **out, bd_err *err)
{
    bd_text text = bd_text_new(r->context->arena);
    if (value->kind != BD_JSON_LIST) return request_scalar(r, value, out, err);
    for (const bd_json *item = bd_json_first(&r->doc, value); item != NULL;
         item = bd_json_next(&r->doc, item)) {
        const char *word = "";
        BD_TRY(request_scalar(r, item, &word, err));
        bd_text_add(&text, text.length > 0 ? ",%s" : "%s", word);
    }
    return bd_text_finish(&text, out, err);
}

/* A member of an object as "name=value". */
static bd_status request_setting(const request_reader *r, const bd_json *member, const char **out,
                                 bd_err *err)
{
    const char *value = "";
    bd_text text = bd_text_new(r->context->arena);
    if (member->kind == BD_JSON_BOOL)
        value = member->as.integer != 0 ? "true" : "false";
    else if (member->kind != BD_JSON_NULL)
        BD_TRY(request_list(r, member, &value, err));
    bd_text_add(&text, "%s=%s", bd_json_key(&r->doc, member), value);
    return bd_text_finish(&text, out, err);
}

/* The texts that a value is on the command line: one, or several where it may come several times. */
typedef bd_status request_taker(request_reader *r, const char *name, const char *text, bd_err *err);

static bd_status request_take_option(request_reader *r, const char *name, const char *text, bd_err *err)
{
    bd_args *args = r->args;
    BD_ROOM(args->given, args->given_count, args->given_capacity, r->context->arena, err);
    args->given[args->given_count++] = (bd_option_given){.name = name, .value = text};
    return BD_OK;
}

static bd_status request_take_word(request_reader *r, const char *name, const char *text, bd_err *err)
{
    bd_args *args = r->args;
    (void)name;
    BD_ROOM(args->words, args->word_count, args->word_capacity, r->context->arena, err);
    args->words[args->word_count++] = text;
    return BD_OK;
}

static bd_status request_take_settings(request_reader *r, const char *name, const bd_json *value,
                                       request_taker *take, bd_err *err)
{
    const char *text = "";
    if (value->kind == BD_JSON_TEXT) return take(r, name, value->as.text, err);
    if (value->kind != BD_JSON_OBJECT && value->kind != BD_JSON_LIST)
        return request_expected(r, value, BD_SAY(CLI_ASK_SETTINGS), err);
    for (const bd_json *item = bd_json_first(&r->doc, value); item != NULL;
         item = bd_json_next(&r->doc, item)) {
        if (value->kind == BD_JSON_OBJECT)
            BD_TRY(request_setting(r, item, &text, err));
        else
            BD_TRY(request_scalar(r, item, &text, err));
        BD_TRY(take(r, name, text, err));
    }
    return BD_OK;
}

/* A list of lists is several pairs. */
static bd_status request_take_pairs(request_reader *r, const char *name, const bd_json *value,
                                    request_taker *take, bd_err *err)
{
    const char *text = "";
    const bd_json *first = bd_json_first(&r->doc, value);
    const bool several = value->kind == BD_JSON_LIST && (first == NULL || first->kind == BD_JSON_LIST);
    if (!several) {
        BD_TRY(request_list(r, value, &text, err));
        return take(r, name, text, err);
    }
    for (const bd_json *item = first; item != NULL; item = bd_json_next(&r->doc, item)) {
        BD_TRY(request_list(r, item, &text, err));
        BD_TRY(take(r, name, text, err));
    }
    return BD_OK;
}

static bd_status request_take_one(request_reader *r, const char *name, bd_value_kind kind,
                                  const bd_json *value, request_taker *take, bd_err *err)
{
    const char *text = "";
    const bool number = value->kind == BD_JSON_NUMBER;
    if (kind == BD_VALUE_WHOLE && (!number || !value->whole))
        return request_expected(r, value, BD_SAY(CLI_ASK_A_WHOLE_NUMBER), err);
    if (kind == BD_VALUE_NUMBER && !number) return request_expected(r, value, BD_SAY(CLI_ASK_A_NUMBER), err);
    if (kind == BD_VALUE_PLAYER && number && !value->whole)
        return request_expected(r, value, BD_SAY(CLI_ASK_A_PLAYER), err);
    if (number && (kind == BD_VALUE_TEXT || kind == BD_VALUE_CHOICE || kind == BD_VALUE_FILE))
        return request_expected(r, value, BD_SAY(CLI_ASK_A_TEXT), err);
    BD_TRY(kind == BD_VALUE_LIST ? request_list(r, value, &text, err) : request_scalar(r, value, &text, err));
    return take(r, name, text, err);
}

static bd_status request_take(request_reader *r, const char *name, bd_value_kind kind, const bd_json *value,
                              request_taker *take, bd_err *err)
{
    if (value->kind == BD_JSON_NULL) return BD_OK; /* as if it were not there */
    switch (kind) {
    case BD_VALUE_FLAG:
        if (value->kind != BD_JSON_BOOL) return request_expected(r, value, BD_SAY(CLI_ASK_A_FLAG), err);
        return value->as.integer != 0 ? take(r, name, NULL, err) : BD_OK;
    case BD_VALUE_PAIRS: return request_take_pairs(r, name, value, take, err);
    case BD_VALUE_SETTINGS: return request_take_settings(r, name, value, take, err);
    default: return request_take_one(r, name, kind, value, take, err);
    }
}

/* A word that may come several times. */
static bd_status request_take_many(request_reader *r, const bd_field *field, const bd_json *value,
                                   bd_err *err)
{
    if (value->kind != BD_JSON_LIST || field->kind == BD_VALUE_SETTINGS)
        return request_take(r, field->name, field->kind, value, request_take_word, err);
    for (const bd_json *item = bd_json_first(&r->doc, value); item != NULL;
         item = bd_json_next(&r->doc, item))
        BD_TRY(request_take(r, field->name, field->kind, item, request_take_word, err));
    return BD_OK;
}

static bd_status request_take_event(request_reader *r, bd_err *err)
{
    const char *name = r->context->host->event_name;
    if (name == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_ASK_NO_EVENT), r->command->name);
    return request_take_word(r, "event", name, err);
}

static bd_status request_read_fields(request_reader *r, bd_err *err)
{
    const bd_json *root = &r->doc.values[0];
    const char *at = r->command->fields, *missing = NULL;
    char left_out[sizeof((bd_field *)NULL)->name] = "";
    for (bd_field field; bd_request_field(&at, &field);) {
        if (field.kind == BD_VALUE_EVENT) {
            BD_TRY(request_take_event(r, err));
            continue;
        }
        const bd_json *value = bd_json_member(&r->doc, root, field.name);
        const bool given = value != NULL && value->kind != BD_JSON_NULL;
        const bool many = field.mark == '*' || field.mark == '+';
        if (!given && (field.mark == '\0' || field.mark == '+'))
            return bd_json_fail(&r->doc, root, err, BD_SAY(CLI_ASK_MISSING), field.name, r->command->name);
        if (!given && field.mark == '?' && missing == NULL) {
            (void)snprintf(left_out, sizeof left_out, "%s", field.name);
            missing = left_out;
        }
        if (given && field.mark == '?' && missing != NULL)
            return bd_json_fail_key(&r->doc, value, err, BD_SAY(CLI_ASK_NEEDS), field.name, missing);
        if (given && many) BD_TRY(request_take_many(r, &field, value, err));
        if (given && !many) BD_TRY(request_take(r, field.name, field.kind, value, request_take_word, err));
    }
    return BD_OK;
}

static bool request_is_field(const bd_command *command, const char *name)
{
    const char *at = command->fields;
    for (bd_field field; bd_request_field(&at, &field);)
        if (field.kind != BD_VALUE_EVENT && strcmp(field.name, name) == 0) return true;
    return false;
}

/* Of the options that all commands have only --verbose says anything in an answer. */
bool bd_request_takes_common(const bd_option_row *row) { return strcmp(row->name, "verbose") == 0; }

static const bd_option_row *request_find_option(const bd_command *command, const char *name)
{
    for (size_t i = 0; i < command->option_count; i++)
        if (strcmp(command->options[i].name, name) == 0) return &command->options[i];
    for (size_t i = 0; i < bd_common_option_count; i++)
        if (strcmp(bd_common_options[i].name, name) == 0 && bd_request_takes_common(&bd_common_options[i]))
            return &bd_common_options[i];
    return NULL;
}

static bd_status request_unknown(const request_reader *r, const bd_json *member, bd_err *err)
{
    bd_closest closest = {.word = bd_json_key(&r->doc, member)};
    const char *at = r->command->fields;
    bd_field fields[8];
    for (size_t i = 0; i < 8 && bd_request_field(&at, &fields[i]); i++)
        if (fields[i].kind != BD_VALUE_EVENT) bd_closest_offer(&closest, fields[i].name);
    for (size_t i = 0; i < r->command->option_count; i++)
        bd_closest_offer(&closest, r->command->options[i].name);
    if (closest.best != NULL)
        return bd_json_fail_key(&r->doc, member, err, BD_SAY(CLI_ASK_OPTION_MEANT), r->command->name,
                                closest.best);
    return bd_json_fail_key(&r->doc, member, err, BD_SAY(CLI_ASK_NO_OPTION), r->command->name);
}

static bd_status request_read_files(request_reader *r, const bd_json *files, bd_err *err)
{
    if (files->kind != BD_JSON_OBJECT) return request_expected(r, files, BD_SAY(CLI_ASK_FILES), err);
    for (const bd_json *file = bd_json_first(&r->doc, files); file != NULL;
         file = bd_json_next(&r->doc, file)) {
        if (file->kind != BD_JSON_TEXT) return request_expected(r, file, BD_SAY(CLI_ASK_A_TEXT), err);
        BD_TRY(bd_host_give(r->context->host, bd_json_key(&r->doc, file), file->as.text,
                            strlen(file->as.text), err));
    }
    return BD_OK;
}

static bd_status request_read_members(request_reader *r, bd_err *err)
{
    const bd_json *root = &r->doc.values[0];
    for (const bd_json *member = bd_json_first(&r->doc, root); member != NULL;
         member = bd_json_next(&r->doc, member)) {
        const bd_option_row *row = request_find_option(r->command, bd_json_key(&r->doc, member));
        const bool field = request_is_field(r->command, bd_json_key(&r->doc, member));
        if (strcmp(bd_json_key(&r->doc, member), "files") == 0)
            BD_TRY(request_read_files(r, member, err));
        else if (field)
            continue;
        else if (row == NULL)
            return request_unknown(r, member, err);
        else
            BD_TRY(request_take(r, row->name, bd_request_option_kind(row), member, request_take_option, err));
    }
    return BD_OK;
}

/* Reports are asked for as JSON, where the command has it. */
static bd_status request_choose_format(request_reader *r, bd_err *err)
{
    const bd_option_row *row = request_find_option(r->command, "format");
    if (row == NULL || row->value == NULL || bd_args_has(r->args, "format")) return BD_OK;
    const char *json = strstr(row->value, "json");
    return json != NULL ? request_take_option(r, row->name, "json", err) : BD_OK;
}

static bd_status request_read_all(request_reader *r, const char *json, size_t length, bd_err *err)
{
    BD_TRY(bd_json_open(r->context->arena, BD_SAY(CLI_ASK_REQUEST), json, length, &r->doc, err));
    if (r->doc.values[0].kind != BD_JSON_OBJECT)
        return request_expected(r, &r->doc.values[0], BD_SAY(CLI_ASK_AN_OBJECT), err);
    BD_TRY(request_read_members(r, err));
    BD_TRY(request_read_fields(r, err));
    return request_choose_format(r, err);
}

bd_status bd_request_read(bd_context *context, const bd_command *command, const char *json, size_t length,
                          bd_args *args, bd_err *err)
{
    request_reader reader = {.context = context, .command = command, .args = args};
    BD_ASSERT(context->host != NULL && command->fields != NULL);
    return request_blame(request_read_all(&reader, json, length, err), err);
}

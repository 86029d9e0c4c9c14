#include "cli/request.h"

#include "base/assert.h"
#include "base/closest.h"
#include "cli/cli_words.h"

#include <string.h>

bd_status bd_request_new(bd_arena *arena, const bd_command *command, bd_request *out, bd_err *err)
{
    char *members;
    BD_ASSERT(command != NULL && command->size > 0);
    *out = (bd_request){.command = command};
    BD_NEW(members, arena, command->size, err);
    memset(members, 0, command->size);
    bd_params_usual(command->params, command->param_count, members);
    out->members = members;
    return BD_OK;
}

bool bd_request_changes(const bd_request *request)
{
    const bd_command *command = request->command;
    bool saves = command->changes;
    for (size_t i = 0; i < command->param_count; i++)
        saves =
            saves || (command->params[i].saves && bd_param_is_given(&command->params[i], request->members));
    return saves;
}

/* A name for the history, unless it is that of another role. */
static bool request_may_be_called(const bd_json *name, bd_role role)
{
    if (name->kind != BD_JSON_TEXT) return name->kind == BD_JSON_NULL;
    const char *word = bd_role_of_name(name->as.text);
    return word == NULL || strcmp(word, bd_role_word(role)) == 0;
}

/* Others than the arbiter change what the command is for, say who they are, and give nothing besides that is
 * saved too. */
bool bd_request_may(const bd_json_doc *doc, const bd_json *object, const bd_command *command, bd_role role)
{
    if (role == BD_ROLE_NOBODY || role > command->role) return false;
    if (role == BD_ROLE_ARBITER) return true;
    for (const bd_json *one = bd_json_first(doc, object); one != NULL; one = bd_json_next(doc, one)) {
        const bd_param *row = bd_command_param(command, bd_json_key(doc, one));
        if (row == NULL && strcmp(bd_json_key(doc, one), "by") == 0 && request_may_be_called(one, role))
            continue;
        if (row != NULL ? row->saves || (row->trusted && command->changes) : command->changes) return false;
    }
    return true;
}

bool bd_request_wants_json(const bd_request *request)
{
    const bd_param *row = bd_command_param(request->command, "format");
    const int json = row != NULL && row->value != NULL ? bd_choice_index(row->value, "json") : -1;
    return json >= 0 && *(int *)bd_param_member(row, request->members) == json;
}

bool bd_request_needs(const bd_param *row)
{
    return row->place == BD_WORD_NEEDED && row->with == NULL && row->without == NULL;
}

/* Whether one of the parameters "a|b" is given. */
static bool request_gives(const bd_request *request, const char *names)
{
    const bd_command *command = request->command;
    for (size_t i = 0; i < command->param_count; i++) {
        const bd_param *row = &command->params[i];
        if (bd_choice_index(names, row->name) >= 0 && bd_param_is_given(row, request->members)) return true;
    }
    return false;
}

bool bd_request_has_place(const bd_request *request, const bd_param *row)
{
    if (row->with != NULL && !request_gives(request, row->with)) return false;
    return row->without == NULL || !request_gives(request, row->without);
}

bool bd_request_needs_now(const bd_request *request, const bd_param *row)
{
    return row->place == BD_WORD_NEEDED && bd_request_has_place(request, row);
}

/* ---- From JSON ---- */

typedef struct request_reader {
    const bd_json_doc *doc;
    const char *event;
    bd_request *out;
} request_reader;

static bd_status request_expected(const bd_json_doc *doc, const bd_json *value, const char *what, bd_err *err)
{
    char found[160];
    return bd_json_fail(doc, value, err, BD_SAY(CLI_ASK_EXPECTED), what,
                        bd_json_describe(doc, value, found, sizeof found));
}

/* A text, or a number as it stands. */
static bd_status request_scalar(const bd_json_doc *doc, const bd_json *value, const char **out, bd_err *err)
{
    if (value->kind != BD_JSON_TEXT && value->kind != BD_JSON_NUMBER)
        return request_expected(doc, value, BD_SAY(CLI_ASK_A_SCALAR), err);
    *out = value->kind == BD_JSON_TEXT ? value->as.text : bd_json_raw(doc, value, doc->arena);
    if (*out == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

/* An array as the command line has it: "a,b,c". */
static bd_status request_list(const bd_json_doc *doc, const bd_json *value, const char **out, bd_err *err)
{
    bd_text text = bd_text_new(doc->arena);
    if (value->kind != BD_JSON_LIST) return request_scalar(doc, value, out, err);
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item)) {
        const char *word = "";
        BD_TRY(request_scalar(doc, item, &word, err));
        bd_text_add(&text, text.length > 0 ? ",%s" : "%s", word);
    }
    return bd_text_finish(&text, out, err);
}

static bd_status request_take_text(request_reader *r, const bd_param *row, const char *text,
                                   const bd_json *value, bd_err *err)
{
    bd_err why = {.status = BD_OK};
    const bd_status status = bd_param_take(row, r->doc->arena, text, r->out->members, &why);
    if (status == BD_USAGE) return bd_json_fail(r->doc, value, err, "%s", why.sentence);
    if (status != BD_OK) *err = why;
    return status;
}

static bd_status request_who(request_reader *r, const bd_json *value, bd_who *out, bd_err *err)
{
    const char *text = "";
    if (value->kind == BD_JSON_NUMBER && !value->whole)
        return request_expected(r->doc, value, BD_SAY(CLI_ASK_A_PLAYER), err);
    BD_TRY(request_scalar(r->doc, value, &text, err));
    *out = bd_who_of(text);
    return BD_OK;
}

/* [a, b], told apart, or a text as on the command line. */
static bd_status request_take_pair(request_reader *r, const bd_param *row, const bd_json *value, bd_err *err)
{
    const bd_json *a = value->kind == BD_JSON_LIST ? bd_json_first(r->doc, value) : NULL;
    const bd_json *b = a != NULL ? bd_json_next(r->doc, a) : NULL;
    const char *text = "";
    BD_TRY(request_list(r->doc, value, &text, err));
    if (b == NULL || bd_json_next(r->doc, b) != NULL) return request_take_text(r, row, text, value, err);
    bd_two *two = bd_param_room(row, r->doc->arena, r->out->members);
    if (two == NULL) BD_FAIL_MEMORY(err);
    *two = (bd_two){.joined = NULL};
    BD_TRY(request_who(r, a, &two->a, err));
    return request_who(r, b, &two->b, err);
}

/* A member of an object: its name and its value as a text. */
static bd_status request_take_named(request_reader *r, const bd_param *row, const bd_json *member,
                                    bd_err *err)
{
    bd_named named = {.name = bd_json_key(r->doc, member), .value = ""};
    bd_text text = bd_text_new(r->doc->arena);
    const char *said = "";
    if (member->kind == BD_JSON_BOOL)
        named.value = member->as.integer != 0 ? "true" : "false";
    else if (member->kind != BD_JSON_NULL)
        BD_TRY(request_list(r->doc, member, &named.value, err));
    bd_text_add(&text, "%s=%s", named.name, named.value);
    BD_TRY(bd_text_finish(&text, &said, err));
    if (row->place == BD_AN_OPTION && named.value[0] == '\0')
        return bd_json_fail(r->doc, member, err, BD_SAY(CLI_NEW_BAD_OPTION), said);
    bd_named *room = bd_param_room(row, r->doc->arena, r->out->members);
    if (room == NULL) BD_FAIL_MEMORY(err);
    *room = named;
    return BD_OK;
}

static bd_status request_take_settings(request_reader *r, const bd_param *row, const bd_json *value,
                                       bd_err *err)
{
    const char *text = "";
    if (value->kind == BD_JSON_TEXT) return request_take_text(r, row, value->as.text, value, err);
    if (value->kind != BD_JSON_OBJECT && value->kind != BD_JSON_LIST)
        return request_expected(r->doc, value, BD_SAY(CLI_ASK_SETTINGS), err);
    for (const bd_json *item = bd_json_first(r->doc, value); item != NULL; item = bd_json_next(r->doc, item))
        if (value->kind == BD_JSON_OBJECT)
            BD_TRY(request_take_named(r, row, item, err));
        else {
            BD_TRY(request_scalar(r->doc, item, &text, err));
            BD_TRY(request_take_text(r, row, text, item, err));
        }
    return BD_OK;
}

static bd_status request_take_number(request_reader *r, const bd_param *row, const bd_json *value,
                                     bd_err *err)
{
    void *member = bd_param_member(row, r->out->members);
    const char *text = "";
    if (value->kind != BD_JSON_NUMBER || !value->whole)
        return request_expected(r->doc, value, BD_SAY(CLI_ASK_A_WHOLE_NUMBER), err);
    BD_TRY(request_scalar(r->doc, value, &text, err));
    if (value->as.integer < row->low || value->as.integer > row->high)
        return bd_json_fail(r->doc, value, err, BD_SAY(CLI_ASK_RANGE), (long long)row->low,
                            (long long)row->high, text);
    if (row->type == BD_PARAM_WHOLE)
        *(int *)member = (int)value->as.integer;
    else
        *(int64_t *)member = value->as.integer;
    return BD_OK;
}

static bd_status request_take_one(request_reader *r, const bd_param *row, const bd_json *value, bd_err *err)
{
    const char *text = "";
    const bool number = value->kind == BD_JSON_NUMBER;
    bool list = false;
    switch (row->type) {
    case BD_PARAM_FLAG:
        if (value->kind != BD_JSON_BOOL) return request_expected(r->doc, value, BD_SAY(CLI_ASK_A_FLAG), err);
        *(bool *)bd_param_member(row, r->out->members) = value->as.integer != 0;
        return BD_OK;
    case BD_PARAM_PAIR: return request_take_pair(r, row, value, err);
    case BD_PARAM_WHOLE:
    case BD_PARAM_LARGE: return request_take_number(r, row, value, err);
    case BD_PARAM_SECONDS:
        if (!number) return request_expected(r->doc, value, BD_SAY(CLI_ASK_A_NUMBER), err);
        break;
    case BD_PARAM_PLAYER:
        if (number && !value->whole) return request_expected(r->doc, value, BD_SAY(CLI_ASK_A_PLAYER), err);
        break;
    case BD_PARAM_LIST: list = true; break;
    default:
        list = row->type == BD_PARAM_READ;
        if (number && !(list && strchr(row->value, ',') != NULL))
            return request_expected(r->doc, value, BD_SAY(CLI_ASK_A_TEXT), err);
    }
    BD_TRY(list ? request_list(r->doc, value, &text, err) : request_scalar(r->doc, value, &text, err));
    return request_take_text(r, row, text, value, err);
}

/* An array is several of what may come several times, but [1, 2] is one pair, and a list one list. */
static bool request_is_several(const request_reader *r, const bd_param *row, const bd_json *value)
{
    const bd_json *first = value->kind == BD_JSON_LIST ? bd_json_first(r->doc, value) : NULL;
    if (!row->many || value->kind != BD_JSON_LIST) return false;
    return (row->type != BD_PARAM_PAIR && row->type != BD_PARAM_LIST) || first == NULL ||
           first->kind == BD_JSON_LIST;
}

static bd_status request_take(request_reader *r, const bd_param *row, const bd_json *value, bd_err *err)
{
    if (value->kind == BD_JSON_NULL) return BD_OK; /* as if it were not there */
    if (row->type == BD_PARAM_SETTING) return request_take_settings(r, row, value, err);
    if (!request_is_several(r, row, value)) return request_take_one(r, row, value, err);
    for (const bd_json *item = bd_json_first(r->doc, value); item != NULL; item = bd_json_next(r->doc, item))
        BD_TRY(request_take_one(r, row, item, err));
    return BD_OK;
}

static bd_status request_unknown(const request_reader *r, const bd_json *member, bd_err *err)
{
    const bd_command *command = r->out->command;
    bd_closest closest = {.word = bd_json_key(r->doc, member)};
    for (size_t i = 0; i < command->param_count; i++)
        if (!command->params[i].local && command->params[i].type != BD_PARAM_EVENT)
            bd_closest_offer(&closest, command->params[i].name);
    if (closest.best != NULL)
        return bd_json_fail_key(r->doc, member, err, BD_SAY(CLI_ASK_OPTION_MEANT), command->name,
                                closest.best);
    return bd_json_fail_key(r->doc, member, err, BD_SAY(CLI_ASK_NO_OPTION), command->name);
}

static bd_status request_read_files(request_reader *r, const bd_json *files, bd_err *err)
{
    static const bd_param row = {.type = BD_PARAM_SETTING, .many = true};
    if (files->kind != BD_JSON_OBJECT) return request_expected(r->doc, files, BD_SAY(CLI_ASK_FILES), err);
    for (const bd_json *file = bd_json_first(r->doc, files); file != NULL;
         file = bd_json_next(r->doc, file)) {
        if (file->kind != BD_JSON_TEXT) return request_expected(r->doc, file, BD_SAY(CLI_ASK_A_TEXT), err);
        bd_named *named = bd_param_room(&row, r->doc->arena, &r->out->files);
        if (named == NULL) BD_FAIL_MEMORY(err);
        *named = (bd_named){.name = bd_json_key(r->doc, file), .value = file->as.text};
    }
    return BD_OK;
}

/* What is no parameter of the command: the files, and of what all commands have --verbose, which says
 * something in an answer, and --by. */
static bd_status request_read_common(request_reader *r, const bd_json *member, bd_err *err)
{
    if (strcmp(bd_json_key(r->doc, member), "files") == 0) return request_read_files(r, member, err);
    if (strcmp(bd_json_key(r->doc, member), "by") == 0 && member->kind != BD_JSON_NULL)
        return bd_json_text(r->doc, member, &r->out->by, err);
    if (strcmp(bd_json_key(r->doc, member), "verbose") != 0) return request_unknown(r, member, err);
    if (member->kind == BD_JSON_NULL) return BD_OK;
    if (member->kind != BD_JSON_BOOL) return request_expected(r->doc, member, BD_SAY(CLI_ASK_A_FLAG), err);
    r->out->verbose = member->as.integer != 0;
    return BD_OK;
}

/* Options as they come. */
static bd_status request_read_options(request_reader *r, const bd_json *object, bd_err *err)
{
    for (const bd_json *member = bd_json_first(r->doc, object); member != NULL;
         member = bd_json_next(r->doc, member)) {
        const bd_param *row = bd_command_param(r->out->command, bd_json_key(r->doc, member));
        if (row == NULL || row->local || row->type == BD_PARAM_EVENT)
            BD_TRY(request_read_common(r, member, err));
        else if (row->place == BD_AN_OPTION)
            BD_TRY(request_take(r, row, member, err));
    }
    return BD_OK;
}

static bd_status request_take_event(request_reader *r, const bd_param *row, bd_err *err)
{
    if (r->event == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_ASK_NO_EVENT), r->out->command->name);
    *(const char **)bd_param_member(row, r->out->members) = r->event;
    return BD_OK;
}

/* Words in the order of their rows. */
static bd_status request_read_words(request_reader *r, const bd_json *object, bd_err *err)
{
    const bd_command *command = r->out->command;
    const char *left_out = NULL;
    for (size_t i = 0; i < command->param_count; i++) {
        const bd_param *row = &command->params[i];
        if (row->place == BD_AN_OPTION || row->local) continue;
        if (row->type == BD_PARAM_EVENT) {
            BD_TRY(request_take_event(r, row, err));
            continue;
        }
        const bd_json *value = bd_json_member(r->doc, object, row->name);
        const bool given = value != NULL && value->kind != BD_JSON_NULL;
        const bool next = row->place == BD_WORD_NEXT;
        const bool needed = bd_request_needs_now(r->out, row);
        if (!given && needed)
            return bd_json_fail(r->doc, object, err, BD_SAY(CLI_ASK_MISSING), row->name, command->name);
        if (given && next && left_out != NULL)
            return bd_json_fail_key(r->doc, value, err, BD_SAY(CLI_ASK_NEEDS), row->name, left_out);
        if (!given && next && left_out == NULL) left_out = row->name;
        if (given) BD_TRY(request_take(r, row, value, err));
        if (needed && row->many && ((bd_many *)bd_param_member(row, r->out->members))->count == 0)
            return bd_json_fail(r->doc, value, err, BD_SAY(CLI_ASK_MISSING), row->name, command->name);
    }
    return BD_OK;
}

/* What is read first: the first word, which is FILE. */
static const char *request_first(const bd_request *request)
{
    const bd_param *row = request->command->params, *end = row + request->command->param_count;
    while (row < end && row->place == BD_AN_OPTION) row++;
    const bool text = row < end && !row->many && (row->type == BD_PARAM_TEXT || row->type == BD_PARAM_EVENT);
    return text ? *(const char **)bd_param_member(row, request->members) : NULL;
}

/* Reports are asked for as JSON, where the command has it. */
static void request_choose_format(const request_reader *r, const bd_json *object)
{
    const bd_param *row = bd_command_param(r->out->command, "format");
    const bd_json *given = bd_json_member(r->doc, object, "format");
    const int json = row != NULL ? bd_choice_index(row->value, "json") : -1;
    if (json >= 0 && (given == NULL || given->kind == BD_JSON_NULL))
        *(int *)bd_param_member(row, r->out->members) = json;
}

static bd_status request_read_all(request_reader *r, const bd_json *object, bd_err *err)
{
    if (object->kind != BD_JSON_OBJECT)
        return request_expected(r->doc, object, BD_SAY(CLI_ASK_AN_OBJECT), err);
    BD_TRY(request_read_options(r, object, err));
    BD_TRY(request_read_words(r, object, err));
    request_choose_format(r, object);
    r->out->first = request_first(r->out);
    return BD_OK;
}

/* What is wrong with a request is the caller's mistake, not the data's. */
static bd_status request_blame(bd_status status, bd_err *err)
{
    if (status != BD_BAD_INPUT) return status;
    err->status = BD_USAGE;
    return BD_USAGE;
}

bd_status bd_request_read(const bd_json_doc *doc, const bd_json *object, const char *event,
                          const bd_command *command, bd_request *out, bd_err *err)
{
    request_reader reader = {.doc = doc, .event = event, .out = out};
    BD_TRY(bd_request_new(doc->arena, command, out, err));
    return request_blame(request_read_all(&reader, object, err), err);
}

bd_status bd_request_read_text(bd_arena *arena, const char *json, size_t length, const char *event,
                               const bd_command *command, bd_request *out, bd_err *err)
{
    bd_json_doc *doc;
    BD_NEW(doc, arena, 1, err);
    const bd_status status = bd_json_open(arena, BD_SAY(CLI_ASK_REQUEST), json, length, doc, err);
    return status == BD_OK ? bd_request_read(doc, &doc->values[0], event, command, out, err)
                           : request_blame(status, err);
}

#include "cli/command_line.h"

#include "base/assert.h"
#include "base/closest.h"
#include "base/words.h"
#include "cli/cli_words.h"
#include "cli/dutch.h"
#include "cli/help.h"
#include "os/console.h"

#include <stdio.h>
#include <string.h>

/* A row that was found, and the struct that its member is in. */
typedef struct line_param {
    const bd_param *row;
    void *members;
} line_param;

typedef struct line_reader {
    bd_arena *arena;
    bd_command_line *out;
    int count;
    char *const *argv;
    int at;             /* next word */
    const char **words; /* what is not an option */
    size_t word_count;
} line_reader;

static bool line_is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/* The option row `i`, the common ones first; false: there are no more. */
static bool line_option(line_reader *r, size_t i, line_param *out)
{
    const bd_command *command = r->out->request.command;
    if (i < bd_common_param_count) {
        *out = (line_param){&bd_common_params[i], &r->out->common};
        return true;
    }
    i -= bd_common_param_count;
    if (command == NULL || i >= command->param_count) return false;
    *out = (line_param){&command->params[i], r->out->request.members};
    return true;
}

/* By its name of `length`, or where that is NULL by its letter. */
static bool line_find(line_reader *r, const char *name, size_t length, char letter, line_param *out)
{
    for (size_t i = 0; line_option(r, i, out); i++) {
        if (out->row->place != BD_AN_OPTION) continue;
        if (name == NULL ? out->row->letter == letter
                         : strlen(out->row->name) == length && memcmp(out->row->name, name, length) == 0)
            return true;
    }
    return false;
}

static bd_status line_unknown(line_reader *r, const char *name, bd_err *err)
{
    bd_closest closest = {.word = name};
    line_param param;
    for (size_t i = 0; line_option(r, i, &param); i++)
        if (param.row->place == BD_AN_OPTION) bd_closest_offer(&closest, param.row->name);
    if (closest.best != NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_UNKNOWN_OPTION_NEAR), name, closest.best);
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_UNKNOWN_OPTION), name);
}

/* Takes an option; its value is what is attached, or the next word. */
static bd_status line_take_option(line_reader *r, const line_param *param, const char *attached, bd_err *err)
{
    const bd_param *row = param->row;
    const char *value = attached;
    if (row->value != NULL && value == NULL) {
        if (r->at >= r->count)
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_OPTION_NEEDS_VALUE), row->name, row->name, row->value);
        value = r->argv[r->at++];
    }
    return bd_param_take(row, r->arena, value, param->members, err);
}

static bd_status line_read_long(line_reader *r, const char *text, bd_err *err)
{
    const char *equals = strchr(text, '=');
    const size_t length = equals != NULL ? (size_t)(equals - text) : strlen(text);
    line_param param;
    if (!line_find(r, text, length, 0, &param)) {
        const char *name = bd_arena_copy_bytes(r->arena, text, length);
        if (name == NULL) BD_FAIL_MEMORY(err);
        return line_unknown(r, name, err);
    }
    if (param.row->value == NULL && equals != NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_OPTION_TAKES_NO_VALUE), param.row->name, equals + 1);
    return line_take_option(r, &param, equals != NULL ? equals + 1 : NULL, err);
}

static bd_status line_read_letters(line_reader *r, const char *letters, bd_err *err)
{
    for (; *letters != '\0'; letters++) {
        line_param param;
        if (!line_is_letter(*letters) || !line_find(r, NULL, 0, *letters, &param))
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_UNKNOWN_LETTER),
                    line_is_letter(*letters) ? *letters : '?');
        const bool flag = param.row->value == NULL;
        BD_TRY(line_take_option(r, &param, flag || letters[1] == '\0' ? NULL : letters + 1, err));
        if (!flag) break;
    }
    return BD_OK;
}

/* Options up to the end, or up to the first word. */
static bd_status line_read_options(line_reader *r, bool stop_at_word, bd_err *err)
{
    bool options_over = false;
    while (r->at < r->count) {
        const char *word = r->argv[r->at];
        const bool is_long = !options_over && word[0] == '-' && word[1] == '-' && line_is_letter(word[2]);
        const bool is_short = !options_over && word[0] == '-' && line_is_letter(word[1]);
        if (!is_long && !is_short && stop_at_word) break;
        r->at++;
        if (!options_over && strcmp(word, "--") == 0 && r->at < r->count)
            options_over = true;
        else if (is_long)
            BD_TRY(line_read_long(r, word + 2, err));
        else if (is_short)
            BD_TRY(line_read_letters(r, word + 1, err));
        else
            r->words[r->word_count++] = word;
    }
    return BD_OK;
}

/* How many words the rows from `i` on need. */
static size_t line_needed(const bd_request *request, size_t i)
{
    size_t needed = 0;
    for (; i < request->command->param_count; i++)
        needed += bd_request_needs_now(request, &request->command->params[i]);
    return needed;
}

static bd_status line_blame_words(const line_reader *r, size_t taken, bd_err *err)
{
    const bd_command *command = r->out->request.command;
    bd_text usage = bd_text_new(r->arena);
    const char *words = "";
    bd_params_usage(command->params, command->param_count, &usage);
    BD_TRY(bd_text_finish(&usage, &words, err));
    if (taken == r->word_count) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WORDS_MISSING), command->name, words);
    if (words[0] == '\0') BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_NO_WORDS), r->words[taken], command->name);
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WORD_TOO_MANY), r->words[taken], command->name, words);
}

/* Words in the order of their rows; one that may be left out is left to those who need it, and "name=value"
 * to whoever takes that. */
static bd_status line_take_words(line_reader *r, bd_err *err)
{
    const bd_request *request = &r->out->request;
    const bd_command *command = request->command;
    size_t at = 0;
    if (r->word_count < line_needed(request, 0)) return line_blame_words(r, r->word_count, err);
    for (size_t i = 0; i < command->param_count && at < r->word_count; i++) {
        const bd_param *row = &command->params[i];
        const bool may = row->place != BD_WORD_NEEDED;
        if (row->place == BD_AN_OPTION || !bd_request_has_place(request, row)) continue;
        if (may && r->word_count - at <= line_needed(request, i + 1)) continue;
        if (may && i + 1 < command->param_count && command->params[i + 1].type == BD_PARAM_SETTING &&
            strchr(r->words[at], '=') != NULL)
            continue;
        do BD_TRY(bd_param_take(row, r->arena, r->words[at++], r->out->request.members, err));
        while (row->many && at < r->word_count);
    }
    return at < r->word_count ? line_blame_words(r, at, err) : BD_OK;
}

static bd_status line_read_command(line_reader *r, bd_err *err)
{
    bd_request *request = &r->out->request;
    const char *name = r->argv[r->at++];
    const bd_command *command = bd_command_named(name);
    if (command == NULL) return bd_command_unknown(name, err);
    BD_TRY(bd_request_new(r->arena, command, request, err));
    BD_TRY(line_read_options(r, false, err));
    request->verbose = r->out->common.verbose;
    request->by = r->out->common.by;
    if (r->out->common.help || r->out->common.version) return BD_OK;
    BD_TRY(line_take_words(r, err));
    request->first = r->word_count > 0 ? r->words[0] : NULL;
    return BD_OK;
}

bd_status bd_command_line_read(bd_arena *arena, int count, char *const *argv, bd_command_line *out,
                               bd_err *err)
{
    line_reader reader = {.arena = arena, .out = out, .count = count, .argv = argv};
    BD_ASSERT(count >= 0);
    memset(out, 0, sizeof *out);
    BD_NEW(reader.words, arena, (size_t)count + 1, err);
    BD_TRY(line_read_options(&reader, true, err));
    return reader.at < count ? line_read_command(&reader, err) : BD_OK;
}

/* ---- A whole call ---- */

static bd_status line_perform(bd_context *context, const bd_command_line *line, bd_err *err)
{
    const bd_common *common = &line->common;
    context->verbosity = common->quiet ? BD_QUIET : common->verbose ? BD_VERBOSE : BD_NORMAL;
    if (common->help) return bd_help_print(context, line->request.command, err);
    if (common->version) {
        bd_print(context, "bestdraw " BESTDRAW_VERSION "\n");
        return BD_OK;
    }
    if (line->request.command == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_COMMAND_MISSING));
    return bd_perform(context, &line->request, err);
}

/* No word at all is how clients ask whether a pairing engine is there. */
static bd_status line_bare(bd_context *context)
{
    bd_dutch_banner(context);
    bd_print(context, BD_SAY(CLI_TRY_BARE_HELP));
    return BD_OK;
}

static int line_run(bd_context *context, int argc, char *const *argv)
{
    bd_words_speak(bd_language_asked(&bd_spoken_languages, argc, argv));
    bd_err err = {0};
    bd_command_line line = {.common.help = false};
    bd_status status = argc <= 1 ? line_bare(context)
                                 : bd_command_line_read(context->arena, argc - 1, argv + 1, &line, &err);
    if (status == BD_OK && argc > 1) status = line_perform(context, &line, &err);
    if (status != BD_OK) bd_report_error(context, &err);
    if (status == BD_USAGE && line.request.command != NULL && context->verbosity != BD_QUIET)
        (void)fprintf(context->err, BD_SAY(CLI_TRY_HELP), line.request.command->name);
    const int exit_code = status == BD_OK ? context->exit_code : bd_status_exit_code(status);
    bool silent = false;
    status = bd_context_finish(context, &silent, &err);
    if (status == BD_OK) return exit_code;
    if (!silent) bd_report_error(context, &err);
    return context->saved ? exit_code : bd_status_exit_code(status);
}

int bd_cli_run(int argc, char *const *argv, FILE *out, FILE *err)
{
    bd_context context = {.arena = bd_arena_new(), .out = out, .err = err};
    context.terminal = bd_terminal_of(bd_os_stream_number(out));
    context.out_is_terminal = bd_os_is_terminal(bd_os_stream_number(out));
    context.err_is_terminal = bd_os_is_terminal(bd_os_stream_number(err));
    if (context.arena == NULL) {
        (void)fprintf(err, "bestdraw: %s\n", BD_SAY(CLI_NO_MEMORY));
        return bd_status_exit_code(BD_NO_MEMORY);
    }
    const int exit_code =
        bd_dutch_is_asked(argc, argv) ? bd_dutch_run(&context, argc, argv) : line_run(&context, argc, argv);
    bd_arena_free(context.arena);
    return exit_code;
}

#include "cli/context.h"

#include "base/assert.h"
#include "base/shown.h"
#include "cli/cli_words.h"
#include "cli/host.h"
#include "os/console.h"
#include "os/files.h"

#include <errno.h>
#include <stdarg.h>
#include <string.h>

void bd_print_raw(bd_context *context, const char *bytes, size_t count)
{
    if (context->held != NULL) {
        bd_said_keep(context->held, BD_REMARK_RESULT, bytes, count);
        return;
    }
    if (context->host != NULL) {
        bd_text_add_bytes(&context->host->out, bytes, count);
        return;
    }
    if (fwrite(bytes, 1, count, context->out) < count && context->write_errno == 0)
        context->write_errno = errno;
}

/* The sequences that our own headings are dressed with (report/page.c), nothing else. */
static size_t context_dress_length(const bd_context *context, const char *bytes, size_t count)
{
    const bool ours = context->terminal.colour && count >= 4 && bytes[0] == '\x1b' && bytes[1] == '[' &&
                      bytes[2] >= '0' && bytes[2] <= '2' && bytes[3] == 'm';
    return ours ? 4 : 0;
}

void bd_print_bytes(bd_context *context, const char *bytes, size_t count)
{
    while (count > 0) {
        const size_t plain = bd_shown_prefix(bytes, count, "\n\t");
        bd_print_raw(context, bytes, plain);
        bytes += plain;
        count -= plain;
        if (count == 0) return;
        char escape[BD_ESCAPE_SIZE];
        size_t taken = context_dress_length(context, bytes, count);
        if (taken > 0)
            bd_print_raw(context, bytes, taken);
        else {
            taken = bd_shown_escape(bytes, count, escape);
            bd_print_raw(context, escape, strlen(escape));
        }
        bytes += taken;
        count -= taken;
    }
}

void bd_print(bd_context *context, const char *text) { bd_print_bytes(context, text, strlen(text)); }

/* Results come first where both go to one terminal or file. */
static void context_flush(bd_context *context)
{
    if (fflush(context->out) != 0 && context->write_errno == 0) context->write_errno = errno;
}

/* A sentence, ready to be seen. */
static void context_say(bd_context *context, bd_remark_kind kind, const char *sentence)
{
    char shown[8192];
    const char *lead = kind == BD_REMARK_WARNING ? BD_SAY(CLI_WARNING) : "";
    if (context->host != NULL) {
        sentence = bd_shown_message(sentence, shown, sizeof shown);
        bd_said_keep(&context->host->said, kind, sentence, strlen(sentence));
        return;
    }
    context_flush(context);
    (void)fprintf(context->err, "bestdraw: %s%s\n", lead, bd_shown_message(sentence, shown, sizeof shown));
}

static void context_remark(bd_context *context, bd_remark_kind kind, const char *format, va_list args)
{
    char sentence[4096];
    if (vsnprintf(sentence, sizeof sentence, format, args) >= (int)sizeof sentence)
        bd_cut_at_character(sentence);
    if (context->held == NULL)
        context_say(context, kind, sentence);
    else
        bd_said_keep(context->held, kind, sentence, strlen(sentence));
}

bd_status bd_context_hold(bd_context *context, bd_err *err)
{
    bd_said *held;
    BD_ASSERT(context->held == NULL);
    BD_NEW(held, context->arena, 1, err);
    held->arena = context->arena;
    context->held = held;
    return BD_OK;
}

bd_status bd_context_let_go(bd_context *context, bool saved, bd_err *err)
{
    const bd_said *held = context->held;
    BD_ASSERT(held != NULL);
    context->held = NULL;
    for (size_t i = 0; i < held->count; i++) {
        const bd_remark_line *line = &held->items[i];
        if (line->kind == BD_REMARK_RESULT)
            bd_print_raw(context, line->sentence, line->length);
        else if (saved || line->kind != BD_REMARK_NOTE)
            context_say(context, line->kind, line->sentence);
    }
    if (held->failed && !saved) BD_FAIL_MEMORY(err);
    return BD_OK;
}

void bd_warn(bd_context *context, const char *format, ...)
{
    if (context->verbosity == BD_QUIET) return;
    va_list args;
    va_start(args, format);
    context_remark(context, BD_REMARK_WARNING, format, args);
    va_end(args);
}

void bd_tell(bd_context *context, const char *format, ...)
{
    if (context->verbosity == BD_QUIET) return;
    va_list args;
    va_start(args, format);
    context_remark(context, BD_REMARK_NOTE, format, args);
    va_end(args);
}

void bd_alert(bd_context *context, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    context_remark(context, BD_REMARK_NOTE, format, args);
    va_end(args);
}

void bd_report_error(bd_context *context, const bd_err *err)
{
    char text[1024];
    context_flush(context);
    (void)fprintf(context->err, "bestdraw: %s\n", bd_err_text(err, text, sizeof text));
    if (context->verbosity == BD_VERBOSE && err->source_file != NULL)
        (void)fprintf(context->err, BD_SAY(CLI_NOTICED_AT), err->source_file, err->source_line);
}

bd_status bd_context_settle(bd_context *context, bd_err *err)
{
    bd_os_about about;
    bd_said *held = context->held;
    if (context->host != NULL || !bd_os_look_at_open(bd_os_stream_number(context->out), &about)) return BD_OK;
    if (about.kind != BD_OS_REGULAR) return BD_OK;
    context->held = NULL;
    for (size_t i = 0; held != NULL && i < held->count; i++) {
        bd_remark_line *line = &held->items[i];
        if (line->kind != BD_REMARK_RESULT) continue;
        bd_print_raw(context, line->sentence, line->length);
        line->length = 0;
    }
    context->held = held;
    context_flush(context);
    if (context->write_errno == 0) return BD_OK;
    context->refused = true;
    BD_FAIL(err, BD_SYSTEM, BD_SAY(CLI_STANDARD_OUTPUT), BD_SAY(CLI_NOTHING_SAVED),
            strerror(context->write_errno));
}

bd_status bd_context_finish(bd_context *context, bool *silent, bd_err *err)
{
    if (context->refused) return BD_OK;
    context_flush(context);
    if (context->write_errno == 0 && ferror(context->out) == 0) return BD_OK;
    clearerr(context->out);
    *silent = context->write_errno == EPIPE && context->verbosity != BD_VERBOSE;
    BD_FAIL(err, BD_SYSTEM, BD_SAY(CLI_STANDARD_OUTPUT),
            context->saved ? BD_SAY(CLI_SAVED_ALL_THE_SAME) : "%s",
            context->write_errno != 0 ? strerror(context->write_errno) : BD_SAY(CLI_NOT_ALL_WRITTEN));
}

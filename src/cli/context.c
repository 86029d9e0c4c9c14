#include "cli/context.h"

#include "cli/cli_words.h"
#include <errno.h>
#include <stdarg.h>
#include <string.h>

void bd_print_bytes(bd_context *context, const char *bytes, size_t count)
{
    if (fwrite(bytes, 1, count, context->out) < count && context->write_errno == 0)
        context->write_errno = errno;
}

void bd_print(bd_context *context, const char *text) { bd_print_bytes(context, text, strlen(text)); }

static void context_remark(const bd_context *context, const char *lead, const char *format, va_list args)
{
    /* Results come first where both go to one terminal or file. */
    (void)fflush(context->out);
    (void)fprintf(context->err, "bestdraw: %s", lead);
    (void)vfprintf(context->err, format, args);
    (void)fputc('\n', context->err);
}

void bd_warn(bd_context *context, const char *format, ...)
{
    if (context->verbosity == BD_QUIET) return;
    va_list args;
    va_start(args, format);
    context_remark(context, BD_SAY(CLI_WARNING), format, args);
    va_end(args);
}

void bd_tell(bd_context *context, const char *format, ...)
{
    if (context->verbosity == BD_QUIET) return;
    va_list args;
    va_start(args, format);
    context_remark(context, "", format, args);
    va_end(args);
}

void bd_alert(const bd_context *context, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    context_remark(context, "", format, args);
    va_end(args);
}

void bd_report_error(const bd_context *context, const bd_err *err)
{
    char text[1024];
    (void)fflush(context->out);
    (void)fprintf(context->err, "bestdraw: %s\n", bd_err_text(err, text, sizeof text));
    if (context->verbosity == BD_VERBOSE && err->source_file != NULL)
        (void)fprintf(context->err, BD_SAY(CLI_NOTICED_AT), err->source_file, err->source_line);
}

bd_status bd_context_finish(bd_context *context, bool *silent, bd_err *err)
{
    if (fflush(context->out) != 0 && context->write_errno == 0) context->write_errno = errno;
    if (context->write_errno == 0 && ferror(context->out) == 0) return BD_OK;
    clearerr(context->out);
    *silent = context->write_errno == EPIPE && context->verbosity != BD_VERBOSE;
    BD_FAIL(err, BD_SYSTEM, BD_SAY(CLI_STANDARD_OUTPUT), "%s",
            context->write_errno != 0 ? strerror(context->write_errno) : BD_SAY(CLI_NOT_ALL_WRITTEN));
}

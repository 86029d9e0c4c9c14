/* Plainly: --plain, reasons for parents. */
#ifndef BD_CLI_PLAINLY_H
#define BD_CLI_PLAINLY_H

#include "base/args.h"
#include "cli/context.h"

#define BD_ROW_PLAIN                                                                                         \
    {                                                                                                        \
        0, "plain", NULL, BD_ENGLISH(CLI_PLAIN)                                                              \
    }

/* Where --plain is given, all reasons are said without rule words and numbers from now on. BD_USAGE in a
 * request: other threads speak there too. */
bd_status bd_cli_speak_plainly(const bd_context *context, const bd_args *args, bd_err *err);

#endif

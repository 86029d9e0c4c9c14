/* Rules file: an arbiter's own rulebook (--rules FILE.json, io/rulebook_file.h), judged and as the options of
 * a draw. */
#ifndef BD_CLI_RULES_FILE_H
#define BD_CLI_RULES_FILE_H

#include "cli/context.h"
#include "rulebook/options/draw_options.h"
#include "rulebook/rulebook.h"

/* Whether --rules names a file, or is the text of one, and not a rulebook. */
bool bd_cli_names_a_rules_file(const char *value);

/* Its base, and its settings, priorities and criteria. BD_BAD_INPUT with line and column. */
bd_status bd_cli_rules_file(bd_context *context, const char *path, const bd_rulebook **base,
                            bd_draw_options *out, bd_err *err);

#endif

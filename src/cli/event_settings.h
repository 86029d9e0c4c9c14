/* Event settings: what a file or a command line sets options of the rulebook to, checked against the options
 * it knows. */
#ifndef BD_CLI_EVENT_SETTINGS_H
#define BD_CLI_EVENT_SETTINGS_H

#include "cli/common.h"
#include "rulebook/setting_check.h"

/* BD_BAD_INPUT at the setting's place when the value is wrong, or the name is not known; with --lenient such
 * a name is a warning and *unknown is true. */
bd_status bd_cli_check_setting(bd_context *context, const bd_setting *setting, const bd_option_scope *scope,
                               bool *unknown, bd_err *err);

/* All settings of the tournament read from `path`, by its rulebook or that of --rules. */
bd_status bd_cli_check_settings(bd_context *context, const char *path, const bd_tournament *tournament,
                                bd_err *err);

/* Reads one that was asked for, "club_rounds=2", into this arena. BD_USAGE, BD_BAD_INPUT. */
bd_status bd_cli_read_setting(bd_context *context, const bd_option_scope *scope, const bd_named *given,
                              bd_arena *arena, bd_setting *out, bd_err *err);

/* Puts one that was asked for into the tournament. BD_USAGE, BD_BAD_INPUT. */
bd_status bd_cli_take_setting(bd_context *context, const bd_rulebook *rules, const bd_named *given,
                              bd_tournament *tournament, bd_err *err);

#endif

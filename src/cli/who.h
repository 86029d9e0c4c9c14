/* Who: the players that are meant by what is asked. A player's number is always theirs; anything else is a
 * name or a part of one (people/names.h), which must be one player's. */
#ifndef BD_CLI_WHO_H
#define BD_CLI_WHO_H

#include "cli/commands.h"
#include "rulebook/options/draw_options.h"

/* BD_USAGE for a number that no player can have; BD_BAD_INPUT when nobody is meant, or several, who are
 * listed. `what` is what usage calls the word. */
bd_status bd_cli_player(const bd_context *context, const bd_tournament *tournament, const bd_who *who,
                        const char *what, int *id, bd_err *err);

/* All of them, in their order. */
bd_status bd_cli_players(const bd_context *context, const bd_tournament *tournament, const bd_many *who,
                         const char *what, int **ids, size_t *count, bd_err *err);

/* The player of an option, such as --bye; *id is untouched when it is not given. */
bd_status bd_cli_player_option(const bd_context *context, const bd_tournament *tournament, const bd_who *who,
                               int *id, bd_err *err);

/* Two players in the order of the text; names may have commas of their own. */
bd_status bd_cli_two_players(const bd_context *context, const bd_tournament *tournament, const char *option,
                             const bd_two *two, bd_id_pair *pair, bd_err *err);

/* All pairs of one option, the lower id first. */
bd_status bd_cli_pairs(const bd_context *context, const bd_tournament *tournament, const char *option,
                       const bd_many *given, const bd_id_pair **pairs, size_t *count, bd_err *err);

#endif

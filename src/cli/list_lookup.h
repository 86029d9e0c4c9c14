/* List lookup: players looked up in rating lists for commands (cli/rating_lists.h). */
#ifndef BD_CLI_LIST_LOOKUP_H
#define BD_CLI_LIST_LOOKUP_H

#include "cli/common.h"
#include "cli/rating_lists.h"

/* The folder of lists: that of the environment (BESTDRAW_RATINGS), else the user's own. */
bd_status bd_lookup_folder(bd_context *context, const char **out, bd_err *err);

/* BD_USAGE where this build has no lists, or another program asks that has none. */
bd_status bd_lookup_are_there(const bd_rating_lists **lists, bd_err *err);

/* Those who fit, in the folder of lists; a text "ecf:123456A" asks that list alone. */
bd_status bd_lookup_find(bd_context *context, bd_list_query *query, bd_listed_players *out, bd_err *err);

/* What the lists say of the one player that a text means: a name, an ID. BD_BAD_INPUT where nobody is meant,
 * or several, who are named. All lists that know the player's FIDE ID are asked. */
bd_status bd_lookup_one(bd_context *context, const char *text, bd_listed_players *out, bd_err *err);

/* What the lists of a month (NULL: the newest) say of a player of the event, found by ids, or, where there
 * are none and `by_name`, by a name that only one player has; none: count 0. */
bd_status bd_lookup_card(bd_context *context, const bd_card *card, const char *month, bool by_name,
                         bd_listed_players *out, bd_err *err);

/* Fills in what is missing of all players (`new`), and says how many were found. */
bd_status bd_lookup_fill_all(bd_context *context, bd_tournament *tournament, bd_err *err);

#endif

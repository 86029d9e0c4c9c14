/* Guest: a player of another section who is lent for one board (CAA 36, SCA 28). The game stands in both
 * files. */
#ifndef BD_CLI_GUEST_H
#define BD_CLI_GUEST_H

#include "cli/common.h"

/* Where the guest is at home: in `home`, as a path that is seen from the file `path`, under this number, in
 * that round. */
bd_status bd_guest_remember(bd_arena *arena, bd_card *guest, const char *path, const char *home, int number,
                            int round, bd_err *err);

/* Enters a result that is told of a guest's game into the other file too, which is saved together with the
 * one that is open. Where that file is not at hand, it is said what is to be entered there. Of any other game
 * it does nothing. */
bd_status bd_guest_result(bd_context *context, const bd_event *event, const bd_told_result *told,
                          bd_err *err);

#endif

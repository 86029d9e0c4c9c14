/* Numbered: what a change did to the players' starting numbers (cards/starting.h), said with the change. */
#ifndef BD_CLI_NUMBERED_H
#define BD_CLI_NUMBERED_H

#include "cli/common.h"

typedef struct bd_numbered {
    const bd_tournament *cards; /* whose ranks are the numbers; NULL: the event gives none by strength */
    bool final;
    uint64_t strengths; /* of all players, to see that one was changed */
} bd_numbered;

/* The numbers as they are now. */
bd_status bd_numbered_of(bd_context *context, const bd_event *event, bd_numbered *out, bd_err *err);

/* Says what is different from before: who is new, whose number is another, or that numbers are final. */
bd_status bd_numbered_tell(bd_context *context, const bd_event *event, const bd_numbered *before,
                           bd_err *err);

#endif

/* Act: what somebody did to an event in one go, as its journal tells. */
#ifndef BD_EVENT_ACT_H
#define BD_EVENT_ACT_H

#include <stdbool.h>
#include <stddef.h>

typedef struct bd_act {
    int number;
    const char *at, *role, *name;
    const char *what;     /* the command */
    const char *sentence; /* what was done, in words */
    int takes_back;       /* the act that this one takes back; 0 */
    bool taken_back;      /* by a later act */
} bd_act;

typedef struct bd_acts {
    bd_act *items; /* oldest first */
    size_t count, capacity;
    bool cut; /* older ones were forgotten */
} bd_acts;

#endif

/* Players with what only the desk may see: phone, e-mail, payment. */
#ifndef BD_REPORT_PRINT_DESK_H
#define BD_REPORT_PRINT_DESK_H

#include "report/reply.h"

/* `round`: for which these are missing; 0: they are all who are asked for. */
bd_reply bd_desk_reply(const bd_card *const *cards, size_t count, int round, bd_arena *arena);

#endif

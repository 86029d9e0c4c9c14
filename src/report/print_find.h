/* Reply about players that were looked for by name, "find/1". */
#ifndef BD_REPORT_PRINT_FIND_H
#define BD_REPORT_PRINT_FIND_H

#include "report/reply.h"

bd_reply bd_find_reply(const bd_tournament *tournament, const bd_card *const *cards, size_t count,
                       bd_arena *arena);

#endif

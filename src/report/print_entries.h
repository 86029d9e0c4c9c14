/* A list of entries as it would be entered (lists/list.h), what is warned of and what is asked. */
#ifndef BD_REPORT_PRINT_ENTRIES_H
#define BD_REPORT_PRINT_ENTRIES_H

#include "lists/list.h"
#include "report/reply.h"

bd_reply bd_entries_reply(const bd_entries *list, bd_arena *arena);

#endif

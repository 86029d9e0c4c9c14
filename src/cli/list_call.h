/* List call: what commands that read a list of entries are asked (lists/list.h): the answers to its
 * questions, as options, or on a terminal one by one. */
#ifndef BD_CLI_LIST_CALL_H
#define BD_CLI_LIST_CALL_H

#include "cli/common.h"
#include "lists/list.h"

/* A member of the requests of these commands, called `read`. */
typedef struct bd_list_call {
    int dates, names;
    const char *section, *leave_out;
    bd_many column, set; /* bd_named */
    bool as_shown, dry_run;
} bd_list_call;

#define BD_ROWS_LIST(TYPE)                                                                                   \
    BD_CHOICE(TYPE, read.dates, "dates", "found|dmy|mdy", 0, CLI_LIST_DATES),                                \
        BD_CHOICE(TYPE, read.names, "names", "found|surname|forename", 0, CLI_LIST_NAMES),                   \
        {BD_OPTION(TYPE, SETTING, read.column, "column", "HEADING=FIELD", CLI_LIST_COLUMN), .many = true},   \
        {BD_OPTION(TYPE, SETTING, read.set, "set", "LINE:FIELD=VALUE", CLI_LIST_SET), .many = true},         \
        BD_LIST(TYPE, read.leave_out, "leave-out", "LINES", CLI_LIST_LEAVE_OUT),                             \
        BD_TEXT(TYPE, read.section, "section", "NAME", CLI_LIST_SECTION),                                    \
        BD_FLAG(TYPE, read.as_shown, "as-shown", CLI_LIST_AS_SHOWN),                                         \
        BD_FLAG(TYPE, read.dry_run, "dry-run", CLI_LIST_DRY_RUN)

/* Reads the list, with its warnings said. Questions are asked on a terminal; elsewhere they are all said,
 * with what answers them, and it is BD_BAD_INPUT. Not with --dry-run: then they stay in *out. `several`:
 * there may be several sections; rounds 0: not known. Players who are perhaps none are taken out but for
 * --dry-run. */
bd_status bd_cli_read_list(bd_context *context, const char *path, const bd_list_call *call, bool several,
                           int rounds, bd_entries **out, bd_err *err);

/* --dry-run: the list as it would be, what is warned of and what is asked. */
bd_status bd_cli_show_list(bd_context *context, const bd_entries *list, bd_err *err);

#endif

#include "report/print_history.h"

#include "cards/card.h"
#include "report/report_words.h"

typedef struct history_row {
    int act;
    int takes_back; /* the act that this one takes back; 0 */
    bool taken_back;
    const char *state, *at, *role, *who, *what, *done;
} history_row;

bd_reply bd_history_reply(const bd_acts *acts, bd_arena *arena)
{
    static const bd_member members[] = {
        {BD_ENGLISH(REPORT_COLUMN_ACT), "act", BD_OF_INT(history_row, act), BD_SHOW_ALL, 0},
        {"", "state", BD_OF_TEXT(history_row, state), BD_SHOW_TABLE, 0},
        {BD_ENGLISH(REPORT_COLUMN_WHEN), "when", BD_OF_TEXT(history_row, at), BD_SHOW_ALL, 0},
        {"", "role", BD_OF_TEXT(history_row, role), BD_SHOW_JSON, 0},
        {BD_ENGLISH(REPORT_COLUMN_WHO), "who", BD_OF_TEXT(history_row, who), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_DONE), "done", BD_OF_TEXT(history_row, done), BD_SHOW_ALL, 20},
        {"", "command", BD_OF_TEXT(history_row, what), BD_SHOW_JSON, 0},
        {"", "taken_back", BD_OF_FLAG(history_row, taken_back), BD_SHOW_JSON, 0},
        {"", "takes_back", BD_OF_INT(history_row, takes_back), BD_SHOW_JSON, 0}};
    bd_reply reply = bd_reply_new(arena, "history/1");
    bd_rows rows = BD_ROWS(arena, history_row, members);
    for (size_t i = acts->count; i > 0; i--) {
        const bd_act *act = &acts->items[i - 1];
        bd_rows_add(&rows, &(history_row){.act = act->number,
                                          .takes_back = act->takes_back,
                                          .taken_back = act->taken_back,
                                          .state = act->taken_back ? BD_SAY(REPORT_HISTORY_UNDONE) : "",
                                          .at = act->at,
                                          .role = act->role,
                                          .who = act->name != NULL ? act->name : act->role,
                                          .what = act->what,
                                          .done = act->sentence});
    }
    bd_reply_rows(&reply, "acts", &rows);
    return reply;
}

#include "report/print_missing.h"

#include "base/assert.h"
#include "report/labels.h"
#include "report/report_words.h"

static const char *missing_name(const bd_tournament *tournament, int id)
{
    const bd_card *card = bd_tournament_card(tournament, id);
    return card != NULL ? bd_name_of(card) : "?";
}

bd_reply bd_missing_reply(const bd_tournament *tournament, const bd_missing *boards, size_t count,
                          bd_arena *arena)
{
    static const bd_member members[] = {
        {BD_ENGLISH(REPORT_COLUMN_ROUND_NUMBER), "round", BD_OF_INT(bd_missing, round), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_BOARD), "board", BD_OF_INT(bd_missing, number), BD_SHOW_ALL, 0},
        {"", "white", BD_OF_INT(bd_missing, white), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_WHITE), "white_name", BD_OF_TEXT(bd_missing, white_name), BD_SHOW_TABLE, 8},
        {"", "black", BD_OF_INT(bd_missing, black), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_BLACK), "black_name", BD_OF_TEXT(bd_missing, black_name), BD_SHOW_TABLE, 8},
        {"", "result", BD_OF_TEXT(bd_missing, result), BD_SHOW_CSV, 0}};
    bd_reply reply = bd_reply_new(arena, "missing/1");
    bd_rows rows = BD_ROWS(arena, bd_missing, members);
    for (size_t i = 0; i < count; i++) {
        bd_missing row = boards[i];
        BD_ASSERT(row.round > 0 && row.number > 0);
        row.white_name = missing_name(tournament, row.white);
        row.black_name = missing_name(tournament, row.black);
        bd_rows_add(&rows, &row);
    }
    bd_reply_string(&reply, "name", tournament->name);
    bd_reply_rows(&reply, "boards", &rows);
    return reply;
}

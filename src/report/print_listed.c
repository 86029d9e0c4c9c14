#include "report/print_listed.h"

#include "cards/card.h"
#include "report/labels.h"
#include "report/report_words.h"

bd_reply bd_listed_reply(const bd_listed_players *found, bd_arena *arena)
{
    static const bd_member members[] = {
        {"", "list", BD_OF_TEXT(bd_listed, list), BD_SHOW_ALL, 0},
        {"ID", "number", BD_OF_TEXT(bd_listed, number), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_TITLE), "title", BD_OF_TEXT(bd_listed, title), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_PLAYER), "name", BD_OF_TEXT(bd_listed, name), BD_SHOW_ALL, 12},
        {BD_ENGLISH(REPORT_COLUMN_FEDERATION), "federation", BD_OF_TEXT(bd_listed, federation), BD_SHOW_ALL,
         0},
        {BD_ENGLISH(REPORT_COLUMN_BIRTH), "birth", BD_OF_TEXT(bd_listed, birth), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_STANDARD), "standard", BD_OF_ID(bd_listed, standard), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_RAPID), "rapid", BD_OF_ID(bd_listed, rapid), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_BLITZ), "blitz", BD_OF_ID(bd_listed, blitz), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_CLUB), "club", BD_OF_TEXT(bd_listed, club), BD_SHOW_ALL | BD_WIDE, 8},
        {"", "fide", BD_OF_TEXT(bd_listed, fide), BD_SHOW_JSON | BD_SHOW_CSV, 0},
        {"", "month", BD_OF_TEXT(bd_listed, month), BD_SHOW_ALL, 0}};
    bd_reply reply = bd_reply_new(arena, "listed/1");
    bd_rows rows = BD_ROWS_OVER(arena, members, found->items, found->count);
    bd_reply_rows(&reply, "players", &rows);
    return reply;
}

bd_reply bd_list_differences_reply(const bd_tournament *event, const bd_list_difference *differences,
                                   size_t count, bd_arena *arena)
{
    static const bd_member members[] = {
        {"", "id", BD_OF_CARD(INT, int, bd_list_difference, id), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_PLAYER), "name", BD_OF_PLAYER(bd_list_difference, card), BD_SHOW_ALL, 12},
        {"", "what", BD_OF_WORD(bd_list_difference, what), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_EVENT), "here", BD_OF_TEXT(bd_list_difference, here), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_LIST), "there", BD_OF_TEXT(bd_list_difference, there), BD_SHOW_ALL, 0},
        {"", "source", BD_OF_TEXT(bd_list_difference, source), BD_SHOW_ALL, 0}};
    bd_reply reply = bd_reply_new(arena, "ratings-check/1");
    bd_rows rows = BD_ROWS_OVER(arena, members, differences, count);
    bd_reply_string(&reply, "event", event->name);
    bd_reply_rows(&reply, "differences", &rows);
    return reply;
}

bd_reply bd_lists_reply(const bd_list_row *lists, size_t count, bd_arena *arena)
{
    static const bd_member members[] = {
        {BD_ENGLISH(REPORT_COLUMN_LIST), "list", BD_OF_TEXT(bd_list_row, list), BD_SHOW_ALL, 0},
        {"", "month", BD_OF_TEXT(bd_list_row, month), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_PLAYERS), "players", BD_OF_LONG(bd_list_row, players), BD_SHOW_ALL, 0},
        {"bytes", "bytes", BD_OF_LONG(bd_list_row, bytes), BD_SHOW_ALL, 0},
        {"", "path", BD_OF_TEXT(bd_list_row, path), BD_SHOW_ALL | BD_WIDE, 0}};
    bd_reply reply = bd_reply_new(arena, "ratings/1");
    bd_rows rows = BD_ROWS_OVER(arena, members, lists, count);
    bd_reply_rows(&reply, "lists", &rows);
    return reply;
}

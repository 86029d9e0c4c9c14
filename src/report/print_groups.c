#include "report/print_groups.h"

#include "base/ints.h"
#include "cards/card.h"
#include "report/report_words.h"

typedef struct groups_player {
    const bd_card *card;
    int points;
    bool counts;
} groups_player;

typedef struct groups_row {
    const char *name;
    int place, points, size;
    const char *scores; /* "3, 2.5, 2": those that count first */
    const bd_rows *players;
} groups_row;

static const bd_rows *groups_players(const bd_groups_report *report, const bd_ranked_group *group,
                                     bd_rows *groups)
{
    static const bd_member members[] = {
        {"", "id", BD_OF_CARD(INT, int, groups_player, id), BD_SHOW_JSON, 0},
        {"", "name", BD_OF_CARD(TEXT, const char *, groups_player, name), BD_SHOW_JSON, 0},
        {"", "points", BD_OF_HALVES(groups_player, points), BD_SHOW_JSON, 0},
        {"", "counts", BD_OF_FLAG(groups_player, counts), BD_SHOW_JSON, 0}};
    bd_rows rows = BD_ROWS(groups->arena, groups_player, members);
    for (size_t i = 0; i < group->player_count; i++)
        bd_rows_add(&rows, &(groups_player){.card = &report->tournament->cards[group->players[i]->card],
                                            .points = group->players[i]->score,
                                            .counts = i < (size_t)report->best});
    return bd_rows_keep(groups, &rows);
}

static const char *groups_scores(const bd_ranked_group *group, bd_rows *rows)
{
    bd_text scores = bd_text_new(rows->arena);
    char number[16];
    for (size_t i = 0; i < group->player_count; i++)
        bd_text_add(&scores, i > 0 ? ", %s" : "%s",
                    bd_print_halves(group->players[i]->score, number, sizeof number));
    return bd_rows_text(rows, &scores);
}

static bd_rows groups_rows(const bd_groups_report *report, bd_arena *arena)
{
    const bool schools = report->by == BD_BY_SCHOOL;
    const bd_member members[] = {
        {BD_ENGLISH(REPORT_COLUMN_PLACE), "place", BD_OF_INT(groups_row, place), BD_SHOW_ALL, 0},
        {schools ? BD_ENGLISH(REPORT_COLUMN_SCHOOL) : BD_ENGLISH(REPORT_COLUMN_TEAM),
         schools ? "school" : "team", BD_OF_TEXT(groups_row, name), BD_SHOW_TABLE, 8},
        {"", "name", BD_OF_TEXT(groups_row, name), BD_SHOW_JSON, 0},
        {BD_ENGLISH(REPORT_COLUMN_POINTS), "points", BD_OF_HALVES(groups_row, points), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_PLAYERS), "players", BD_OF_INT(groups_row, size), BD_SHOW_TABLE, 0},
        {BD_ENGLISH(REPORT_COLUMN_SCORES), "scores", BD_OF_TEXT(groups_row, scores), BD_SHOW_TABLE, 8},
        {"", "players", BD_OF_ROWS(groups_row, players), BD_SHOW_JSON, 0}};
    bd_rows rows = BD_ROWS(arena, groups_row, members);
    for (size_t g = 0; g < report->group_count; g++) {
        const bd_ranked_group *group = &report->groups[g];
        bd_rows_add(&rows, &(groups_row){.name = group->name,
                                         .place = group->place,
                                         .points = group->total,
                                         .size = (int)group->player_count,
                                         .scores = groups_scores(group, &rows),
                                         .players = groups_players(report, group, &rows)});
    }
    return rows;
}

bd_reply bd_groups_reply(const bd_groups_report *report, bd_arena *arena)
{
    bd_reply reply = bd_reply_new(arena, "group-standings/1");
    const bd_rows rows = groups_rows(report, arena);
    bd_reply_string(&reply, "name", report->tournament->name);
    bd_reply_int(&reply, "after_round", report->round);
    bd_reply_string(&reply, "by", report->by == BD_BY_SCHOOL ? "school" : "team");
    bd_reply_int(&reply, "best", report->best);
    bd_reply_heading_after(&reply, report->tournament, report->round);
    bd_reply_gap(&reply);
    bd_reply_rows(&reply, "groups", &rows);
    bd_reply_gap(&reply);
    if (report->group_count > 0)
        bd_reply_say(&reply, BD_SAY_N(REPORT_GROUPS_RULE, report->best), report->best);
    else
        bd_reply_sentence(&reply,
                          report->by == BD_BY_SCHOOL ? BD_SAY(REPORT_NO_SCHOOLS) : BD_SAY(REPORT_NO_TEAMS));
    return reply;
}

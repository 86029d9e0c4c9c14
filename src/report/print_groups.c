#include "report/print_groups.h"

#include "report/heading.h"
#include "report/page.h"
#include "report/report_words.h"
#include "report/table.h"
#include "report/writer.h"

void bd_groups_scores(const bd_ranked_group *group, bd_text *out)
{
    for (size_t i = 0; i < group->player_count; i++) {
        const int score = group->players[i]->score;
        bd_text_add(out, "%s%d%s", i > 0 ? ", " : "", score / 2, score % 2 != 0 ? ".5" : "");
    }
}

static bd_table groups_make_table(const bd_groups_report *report, bd_arena *arena)
{
    enum { COLUMNS = 5 };
    bd_column *columns = bd_arena_alloc(arena, COLUMNS, sizeof *columns);
    bd_table table = bd_table_new(arena, columns, columns != NULL ? COLUMNS : 0);
    table.failed = columns == NULL;
    if (table.failed) return table;
    const bool schools = report->by == BD_BY_SCHOOL;
    columns[0] = (bd_column){BD_ENGLISH(REPORT_COLUMN_PLACE), "place", true, 0};
    columns[1] = schools ? (bd_column){BD_ENGLISH(REPORT_COLUMN_SCHOOL), "school", false, 8}
                         : (bd_column){BD_ENGLISH(REPORT_COLUMN_TEAM), "team", false, 8};
    columns[2] = (bd_column){BD_ENGLISH(REPORT_COLUMN_POINTS), "points", true, 0};
    columns[3] = (bd_column){BD_ENGLISH(REPORT_COLUMN_PLAYERS), "players", true, 0};
    columns[4] = (bd_column){BD_ENGLISH(REPORT_COLUMN_SCORES), "scores", false, 8};
    for (size_t g = 0; g < report->group_count; g++) {
        const bd_ranked_group *group = &report->groups[g];
        bd_text scores = bd_text_new(arena);
        bd_groups_scores(group, &scores);
        bd_table_add(&table, "%d", group->place);
        bd_table_add_string(&table, group->name);
        bd_table_add_halves(&table, group->total);
        bd_table_add(&table, "%zu", group->player_count);
        const char *text = "";
        if (bd_text_finish(&scores, &text, NULL) != BD_OK) table.failed = true;
        bd_table_add_string(&table, text);
    }
    return table;
}

void bd_groups_text(const bd_groups_report *report, const bd_terminal *terminal, bd_text *out)
{
    const bd_table table = groups_make_table(report, out->arena);
    bd_text rule = bd_text_new(out->arena);
    bd_heading_after(out, terminal, report->tournament, report->round);
    bd_text_add_char(out, '\n');
    if (report->group_count > 0) bd_table_text(&table, terminal, out);
    bd_text_add_char(out, '\n');
    if (report->group_count == 0)
        bd_text_add_string(&rule,
                           report->by == BD_BY_SCHOOL ? BD_SAY(REPORT_NO_SCHOOLS) : BD_SAY(REPORT_NO_TEAMS));
    else
        bd_text_add(&rule, BD_SAY_N(REPORT_GROUPS_RULE, report->best), report->best);
    bd_page_wrapped(out, bd_page_part(out, &rule), 0, terminal->width);
}

void bd_groups_csv(const bd_groups_report *report, bd_text *out)
{
    const bd_table table = groups_make_table(report, out->arena);
    bd_table_csv(&table, out);
}

static void groups_player(bd_writer *json, const bd_groups_report *report, const bd_ranked *player,
                          bool counts)
{
    const bd_card *card = &report->tournament->cards[player->card];
    bd_writer_object_row(json, NULL);
    bd_writer_int(json, "id", card->id);
    bd_writer_string(json, "name", card->name);
    bd_writer_halves(json, "points", player->score);
    bd_writer_bool(json, "counts", counts);
    bd_writer_end(json);
}

void bd_groups_json(const bd_groups_report *report, bd_text *out)
{
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "group-standings/1");
    bd_writer_string(&json, "name", report->tournament->name);
    bd_writer_int(&json, "after_round", report->round);
    bd_writer_string(&json, "by", report->by == BD_BY_SCHOOL ? "school" : "team");
    bd_writer_int(&json, "best", report->best);
    bd_writer_list(&json, "groups");
    for (size_t g = 0; g < report->group_count; g++) {
        const bd_ranked_group *group = &report->groups[g];
        bd_writer_object(&json, NULL);
        bd_writer_int(&json, "place", group->place);
        bd_writer_string(&json, "name", group->name);
        bd_writer_halves(&json, "points", group->total);
        bd_writer_list(&json, "players");
        for (size_t i = 0; i < group->player_count; i++)
            groups_player(&json, report, group->players[i], i < (size_t)report->best);
        bd_writer_end(&json);
        bd_writer_end(&json);
    }
    bd_writer_end(&json);
    bd_writer_end(&json);
}

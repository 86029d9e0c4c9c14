/* Sheets of the event as it stands: standings, crosstable, schools and teams, prizes. */
#include "base/assert.h"
#include "base/ints.h"
#include "cards/card.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/report_words.h"
#include "report/sheet/sheet_parts.h"
#include "report/sheet/sheet_words.h"

#include <stdio.h>
#include <string.h>

/* Who stands where; what nobody has is left out, and in the crosstable all but number and name. */
static const bd_sheet_column tables_person[] = {
    {BD_ENGLISH(REPORT_COLUMN_PLACE), "place", BD_LOOK_BOARD, 3.3, 0, false, NULL, false},
    {BD_ENGLISH(SHEET_NUMBER), "id", BD_LOOK_NUMBER, 2.8, 0, true, BD_ENGLISH(SHEET_SPOKEN_NUMBER), false},
    {"", "title", BD_LOOK_TEXT, 2.9, 0, true, BD_ENGLISH(REPORT_COLUMN_TITLE), true},
    {BD_ENGLISH(REPORT_COLUMN_NAME), "name", BD_LOOK_NAME, 0, 1.25, false, NULL, false},
    {BD_ENGLISH(SHEET_FEDERATION), "federation", BD_LOOK_TEXT, 3.4, 0, true,
     BD_ENGLISH(SHEET_SPOKEN_FEDERATION), true},
    {BD_ENGLISH(REPORT_COLUMN_CLUB), "club", BD_LOOK_TEXT, 0, 0.8, true, NULL, true},
    {BD_ENGLISH(REPORT_COLUMN_SCHOOL), "school", BD_LOOK_TEXT, 0, 0.8, true, NULL, true},
    {BD_ENGLISH(REPORT_COLUMN_TEAM), "team", BD_LOOK_TEXT, 0, 0.8, true, NULL, true}};
static const bd_sheet_column tables_points = {
    BD_ENGLISH(SHEET_POINTS), "points", BD_LOOK_SCORE, 3, 0, false, BD_ENGLISH(REPORT_COLUMN_POINTS), false};

static void tables_person_columns(bd_sheet_grid *grid, const bd_tournament *t, bool cross)
{
    const bd_sheet_column grade = {bd_grade_title(t), "grade", BD_LOOK_NUMBER, 3.2, 0, true, NULL, true};
    for (size_t c = 0; c < BD_COUNT(tables_person); c++)
        if (!cross || !tables_person[c].optional) bd_sheet_columns_add(grid, &tables_person[c], 1);
    bd_sheet_columns_add(grid, &grade, 1);
}

static void tables_add_person(bd_sheet_grid *grid, const bd_tournament *t, bool cross, int place,
                              const bd_card *card, int round)
{
    const char *after = bd_card_has_left(card, round) ? BD_SAY(SHEET_IS_WITHDRAWN) : "";
    const char *about[] = {card->federation, card->club, card->school, card->team};
    bd_sheet_add_number(grid, place);
    bd_sheet_add_number(grid, card->id);
    if (!cross) bd_sheet_add(grid, card->title);
    bd_sheet_add_cell(grid, (bd_sheet_cell){.text = bd_name_of(card), .after = after});
    for (size_t i = 0; !cross && i < BD_COUNT(about); i++) bd_sheet_add(grid, about[i]);
    bd_sheet_add_grade(grid, t, card);
}

/* On a phone there is room for the first two tie-breaks. */
static void tables_tiebreak_columns(bd_sheet_grid *grid, const bd_standings_report *report)
{
    for (size_t k = 0; k < report->list->count; k++) {
        char code[BD_TIE_TEXT], id[BD_TIE_TEXT], title[BD_TIE_TEXT];
        const bd_tiebreak *item = &report->list->items[k];
        const bd_sheet_column column = {
            .title = BD_PRINT(grid, "%s", bd_tiebreak_code(item, code, sizeof code)),
            .key = BD_PRINT(grid, "%s", bd_tiebreak_id(item, id, sizeof id)),
            .look = BD_LOOK_NUMBER,
            .width = strlen(code) > 6 ? 4.3 : 3.3,
            .minor = k > 1,
            .spoken = BD_PRINT(grid, "%s", bd_tiebreak_title(item, title, sizeof title))};
        bd_sheet_columns_add(grid, &column, 1);
    }
}

/* What the e behind a grade means. */
static void tables_estimates(bd_sheet_grid *grid, const bd_tournament *tournament)
{
    const char *legend = bd_estimate_legend(tournament);
    if (legend != NULL) bd_sheet_note_add(grid, bd_grade_title(tournament), legend);
}

/* "BH: Buchholz; SB: Sonneborn-Berger" */
static void tables_legend(bd_sheet_grid *grid, const bd_standings_report *report)
{
    bd_text legend = bd_text_new(grid->arena);
    for (size_t k = 0; k < report->list->count; k++) {
        char code[BD_TIE_TEXT], title[BD_TIE_TEXT];
        const bd_tiebreak *item = &report->list->items[k];
        bd_text_add(&legend, "%s%s: %s", k > 0 ? "; " : "", bd_tiebreak_code(item, code, sizeof code),
                    bd_tiebreak_title(item, title, sizeof title));
    }
    if (legend.length > 0) bd_sheet_note_add(grid, BD_SAY(SHEET_TIEBREAKS), BD_FINISH(grid, &legend));
    for (size_t i = 0; i < report->tournament->card_count; i++)
        if (bd_card_is_struck(report->tournament, &report->tournament->cards[i]))
            bd_sheet_note_add(grid, bd_name_of(&report->tournament->cards[i]), BD_SAY(SHEET_STRUCK));
    tables_estimates(grid, report->tournament);
}

/* The table of a club season: games, points and GSRP, and no tie-breaks. */
static void tables_season(const bd_sheet *sheet, bd_sheet_grid *grid, bool cross)
{
    static const bd_sheet_column games = {
        BD_ENGLISH(REPORT_COLUMN_GAMES), "games", BD_LOOK_NUMBER, 3.3, 0, true, NULL, false};
    static const bd_sheet_column gsrp = {"GSRP", "gsrp", BD_LOOK_NUMBER, 3.6, 0, false, NULL, false};
    const bd_season_report *season = sheet->season;
    const bd_tournament *t = sheet->tournament;
    const int rounds = cross ? season->round : 0;
    tables_person_columns(grid, t, cross);
    bd_sheet_round_columns(grid, rounds, 3.7);
    bd_sheet_columns_add(grid, &games, 1);
    bd_sheet_columns_add(grid, &tables_points, 1);
    bd_sheet_columns_add(grid, &gsrp, 1);
    for (size_t i = 0; !grid->failed && i < season->count; i++) {
        const bd_gsrp_row *row = &season->rows[i];
        const bd_card *card = &t->cards[row->card];
        char percent[32];
        tables_add_person(grid, t, cross, (int)i + 1, card, season->round);
        bd_sheet_add_rounds(grid, t->points.boards > 0, card, rounds);
        bd_sheet_add(grid, BD_PRINT(grid, "%d", row->season.games));
        bd_sheet_add_halves(grid, row->season.score);
        bd_sheet_add(grid, BD_PRINT(grid, "%s", bd_gsrp_print(&row->gsrp, percent, sizeof percent)));
    }
    if (cross) bd_sheet_note_add(grid, BD_SAY(SHEET_CELLS), BD_SAY(SHEET_CELLS_LEGEND));
    bd_sheet_note_add(grid, "GSRP", BD_SAY(SHEET_GSRP_LEGEND));
    tables_estimates(grid, t);
}

/* The players in order, in the crosstable with what they did round by round between name and points. */
static void tables_ranking(const bd_sheet *sheet, bd_sheet_grid *grid, bool cross)
{
    const bd_standings_report *report = sheet->standings;
    const bd_tournament *t = sheet->tournament;
    bd_sheet_limit(grid, cross ? 5 : 5.1, cross ? 7.5 : 8, cross ? 8 : 9, cross ? 11 : 12);
    grid->nothing = BD_SAY(SHEET_NO_PLAYERS);
    if (sheet->season != NULL) {
        tables_season(sheet, grid, cross);
        return;
    }
    BD_ASSERT(report != NULL && report->round <= BD_ROUNDS_MAX);
    const int rounds = cross ? report->round : 0;
    tables_person_columns(grid, t, cross);
    bd_sheet_round_columns(grid, rounds, 3.7);
    bd_sheet_columns_add(grid, &tables_points, 1);
    tables_tiebreak_columns(grid, report);
    for (size_t i = 0; !grid->failed && i < bd_standings_count(t); i++) {
        const bd_ranked *standing = &report->standings[i];
        const bd_card *card = &t->cards[standing->card];
        tables_add_person(grid, t, cross, standing->place, card, report->round);
        bd_sheet_add_rounds(grid, t->points.boards > 0, card, rounds);
        bd_sheet_add_halves(grid, standing->score);
        for (size_t k = 0; k < report->list->count; k++) {
            char number[32];
            bd_sheet_add(grid,
                         BD_PRINT(grid, "%s", bd_tie_print(standing->values[k], number, sizeof number)));
        }
    }
    if (cross) bd_sheet_note_add(grid, BD_SAY(SHEET_CELLS), BD_SAY(SHEET_CELLS_LEGEND));
    tables_legend(grid, report);
}

void bd_sheet_standings(const bd_sheet *sheet, bd_sheet_grid *grid) { tables_ranking(sheet, grid, false); }

void bd_sheet_crosstable(const bd_sheet *sheet, bd_sheet_grid *grid) { tables_ranking(sheet, grid, true); }

/* "3 2.5 2": the scores that count, or the others. */
static const char *tables_scores(bd_sheet_grid *grid, const bd_ranked_group *group, size_t first, size_t end)
{
    bd_text list = bd_text_new(grid->arena);
    for (size_t i = first; i < end && i < group->player_count; i++) {
        char number[16];
        bd_text_add(&list, "%s%s", i > first ? " " : "",
                    bd_print_halves(group->players[i]->score, number, sizeof number));
    }
    return BD_FINISH(grid, &list);
}

void bd_sheet_groups(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    const bd_groups_report *report = sheet->groups;
    BD_ASSERT(report != NULL && report->best > 0);
    const bool schools = report->by == BD_BY_SCHOOL;
    const bd_sheet_column columns[] = {
        {BD_ENGLISH(REPORT_COLUMN_PLACE), "place", BD_LOOK_BOARD, 4, 0, false, NULL, false},
        {schools ? BD_ENGLISH(REPORT_COLUMN_SCHOOL) : BD_ENGLISH(REPORT_COLUMN_TEAM),
         schools ? "school" : "team", BD_LOOK_NAME, 0, 1.4, false, NULL, false},
        {BD_ENGLISH(SHEET_POINTS), "points", BD_LOOK_SCORE, 4, 0, false, BD_ENGLISH(REPORT_COLUMN_POINTS),
         false},
        {BD_ENGLISH(SHEET_COUNTING), "counting", BD_LOOK_SCORES, 0, 1, false, NULL, false},
        {BD_ENGLISH(SHEET_OTHERS), "others", BD_LOOK_SCORES, 0, 1, true, NULL, false}};
    bd_sheet_columns_add(grid, columns, BD_COUNT(columns));
    grid->nothing = schools ? BD_SAY(REPORT_NO_SCHOOLS) : BD_SAY(REPORT_NO_TEAMS);
    for (size_t g = 0; g < report->group_count; g++) {
        const bd_ranked_group *group = &report->groups[g];
        bd_sheet_add_number(grid, group->place);
        bd_sheet_add(grid, group->name);
        bd_sheet_add_halves(grid, group->total);
        bd_sheet_add(grid, tables_scores(grid, group, 0, (size_t)report->best));
        bd_sheet_add(grid, tables_scores(grid, group, (size_t)report->best, group->player_count));
    }
    if (report->group_count > 0)
        bd_sheet_note_add(grid, BD_SAY(SHEET_TOTALS),
                          BD_PRINT(grid, BD_SAY_N(SHEET_BEST, report->best), report->best));
    bd_sheet_limit(grid, 7, 11, 11, 16);
}

static const char *prizes_amount(const bd_prizes *prizes, long long amount, bd_sheet_grid *grid)
{
    char number[24];
    return BD_PRINT(grid, "%s%s", prizes->currency != NULL ? prizes->currency : "",
                    bd_prize_print(amount, number, sizeof number));
}

void bd_sheet_prizes(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    const bd_sheet_column columns[] = {
        {BD_ENGLISH(REPORT_COLUMN_PLACE), "place", BD_LOOK_BOARD, 4, 0, false, NULL, false},
        {BD_ENGLISH(REPORT_COLUMN_NAME), "name", BD_LOOK_NAME, 0, 1.1, false, NULL, false},
        {BD_ENGLISH(SHEET_POINTS), "points", BD_LOOK_SCORE, 4, 0, false, BD_ENGLISH(REPORT_COLUMN_POINTS),
         false},
        {BD_ENGLISH(SHEET_PRIZE), "prize", BD_LOOK_TEXT, 0, 1, false, NULL, false},
        {BD_ENGLISH(SHEET_AMOUNT), "amount", BD_LOOK_AMOUNT, 7, 0, false, NULL, false}};
    const bd_prizes *prizes = &sheet->tournament->prizes;
    long long total = 0;
    BD_ASSERT(sheet->standings != NULL);
    bd_sheet_columns_add(grid, columns, BD_COUNT(columns));
    grid->nothing = prizes->category_count == 0 ? BD_SAY(SHEET_NO_PRIZES) : BD_SAY(SHEET_NOBODY_WINS);
    for (size_t i = 0; !grid->failed && i < sheet->award_count; i++) {
        const bd_award *award = &sheet->awards[i];
        const bd_ranked *standing = &sheet->standings->standings[award->row];
        bd_sheet_add_number(grid, standing->place);
        bd_sheet_add_name(grid, &sheet->tournament->cards[standing->card], true);
        bd_sheet_add_halves(grid, standing->score);
        bd_sheet_add(grid, award->prizes);
        bd_sheet_add(grid, prizes_amount(prizes, award->amount, grid));
        total += award->amount;
    }
    if (total > 0) bd_sheet_note_add(grid, BD_SAY(REPORT_COLUMN_TOTAL), prizes_amount(prizes, total, grid));
    bd_sheet_limit(grid, 9, 13, 11, 16);
}

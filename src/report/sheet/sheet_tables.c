/* Sheets of the event as it stands: standings, crosstable, schools and teams, prizes. */
#include "base/assert.h"
#include "base/ints.h"
#include "cards/card.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/sheet/sheet_parts.h"
#include "report/sheet/sheet_words.h"

#include <stdio.h>
#include <string.h>

/* What the event tells about its players, so that no column is empty. */
typedef struct tables_about {
    bool title, grade, club, school, team, federation;
    const char *grade_title;
} tables_about;

static tables_about tables_learn(const bd_tournament *t)
{
    tables_about about = {.grade = bd_grades_any(t), .grade_title = bd_grade_title(t)};
    for (size_t i = 0; i < t->card_count; i++) {
        const bd_card *card = &t->cards[i];
        if (card->filler) continue;
        about.title = about.title || card->title != NULL;
        about.club = about.club || card->club != NULL;
        about.school = about.school || card->school != NULL;
        about.team = about.team || card->team != NULL;
        about.federation = about.federation || card->federation != NULL;
    }
    return about;
}

static void tables_person_columns(bd_sheet_grid *grid, const tables_about *about, bool homes)
{
    bd_sheet_column_add(
        grid, (bd_sheet_column){BD_ENGLISH(SHEET_PLACE), "place", BD_LOOK_BOARD, 3.3, 0, false, NULL});
    bd_sheet_column_add(grid, (bd_sheet_column){BD_ENGLISH(SHEET_NUMBER), "id", BD_LOOK_NUMBER, 2.8, 0, true,
                                                BD_SAY(SHEET_SPOKEN_NUMBER)});
    if (about->title)
        bd_sheet_column_add(grid,
                            (bd_sheet_column){"", "title", BD_LOOK_TEXT, 2.9, 0, true, BD_SAY(SHEET_TITLE)});
    bd_sheet_column_add(
        grid, (bd_sheet_column){BD_ENGLISH(SHEET_NAME), "name", BD_LOOK_NAME, 0, 1.25, false, NULL});
    if (about->federation)
        bd_sheet_column_add(grid, (bd_sheet_column){BD_ENGLISH(SHEET_FEDERATION), "federation", BD_LOOK_TEXT,
                                                    3.4, 0, true, BD_SAY(SHEET_SPOKEN_FEDERATION)});
    if (homes && about->club)
        bd_sheet_column_add(
            grid, (bd_sheet_column){BD_ENGLISH(SHEET_CLUB), "club", BD_LOOK_TEXT, 0, 0.8, true, NULL});
    if (homes && about->school)
        bd_sheet_column_add(
            grid, (bd_sheet_column){BD_ENGLISH(SHEET_SCHOOL), "school", BD_LOOK_TEXT, 0, 0.8, true, NULL});
    if (homes && about->team)
        bd_sheet_column_add(
            grid, (bd_sheet_column){BD_ENGLISH(SHEET_TEAM), "team", BD_LOOK_TEXT, 0, 0.8, true, NULL});
    if (about->grade)
        bd_sheet_column_add(
            grid, (bd_sheet_column){about->grade_title, "grade", BD_LOOK_NUMBER, 3.2, 0, true, NULL});
}

/* The name, and that the player has left. */
static void tables_add_name(bd_sheet_grid *grid, const bd_card *card, int round)
{
    const char *after = bd_card_has_left(card, round) ? BD_SAY(SHEET_IS_WITHDRAWN) : "";
    bd_sheet_add_cell(grid, (bd_sheet_cell){.text = bd_name_of(card), .after = after});
}

static void tables_add_person(bd_sheet_grid *grid, const tables_about *about, bool homes, int place,
                              const bd_card *card, bd_grade grade, int round)
{
    bd_sheet_add_number(grid, place);
    bd_sheet_add_number(grid, card->id);
    if (about->title) bd_sheet_add(grid, card->title);
    tables_add_name(grid, card, round);
    if (about->federation) bd_sheet_add(grid, card->federation);
    if (homes && about->club) bd_sheet_add(grid, card->club);
    if (homes && about->school) bd_sheet_add(grid, card->school);
    if (homes && about->team) bd_sheet_add(grid, card->team);
    if (about->grade) bd_sheet_add_grade(grid, grade);
}

static void tables_add_tiebreaks(bd_sheet_grid *grid, const bd_standings_report *report,
                                 const bd_ranked *standing)
{
    for (size_t k = 0; k < report->list->count; k++) {
        char number[32];
        bd_sheet_add_copy(grid, bd_tie_print(standing->values[k], number, sizeof number));
    }
}

/* On a phone there is room for the first two. */
static void tables_tiebreak_columns(bd_sheet_grid *grid, const bd_standings_report *report)
{
    for (size_t k = 0; k < report->list->count; k++) {
        char code[BD_TIE_TEXT], id[BD_TIE_TEXT], title[BD_TIE_TEXT];
        const bd_tiebreak *item = &report->list->items[k];
        const bd_sheet_column column = {
            .title = bd_arena_copy_text(grid->arena, bd_tiebreak_code(item, code, sizeof code)),
            .key = bd_arena_copy_text(grid->arena, bd_tiebreak_id(item, id, sizeof id)),
            .look = BD_LOOK_NUMBER,
            .width = strlen(code) > 6 ? 4.3 : 3.3,
            .minor = k > 1,
            .spoken = bd_arena_copy_text(grid->arena, bd_tiebreak_title(item, title, sizeof title))};
        grid->failed = grid->failed || column.title == NULL || column.key == NULL || column.spoken == NULL;
        if (!grid->failed) bd_sheet_column_add(grid, column);
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
    const char *text = "";
    if (bd_text_finish(&legend, &text, NULL) != BD_OK) grid->failed = true;
    if (text[0] != '\0') bd_sheet_note_add(grid, BD_SAY(SHEET_TIEBREAKS), text);
    tables_estimates(grid, report->tournament);
}

static void tables_round_columns(bd_sheet_grid *grid, int rounds)
{
    for (int r = 1; r <= rounds; r++) {
        char title[16];
        (void)snprintf(title, sizeof title, BD_SAY(SHEET_ROUND_SHORT), r);
        const char *copy = bd_arena_copy_text(grid->arena, title);
        grid->failed = grid->failed || copy == NULL;
        bd_sheet_column_add(grid, (bd_sheet_column){copy, copy, BD_LOOK_ROUND, 3.7, 0, false, NULL});
    }
}

static void tables_add_rounds(bd_sheet_grid *grid, const bd_card *card, int rounds)
{
    for (int r = 1; r <= rounds; r++) {
        char cell[32];
        bd_sheet_add_copy(grid, bd_cross_cell(bd_card_entry(card, r), cell, sizeof cell));
    }
}

/* The table of a club season: games, points and GSRP, and no tie-breaks. */
static void tables_season(const bd_sheet *sheet, bd_sheet_grid *grid, bool cross)
{
    const bd_season_report *season = sheet->season;
    tables_about about = tables_learn(sheet->tournament);
    BD_ASSERT(season->round <= BD_ROUNDS_MAX);
    if (cross) about.title = about.federation = false;
    tables_person_columns(grid, &about, !cross);
    if (cross) tables_round_columns(grid, season->round);
    bd_sheet_column_add(
        grid, (bd_sheet_column){BD_ENGLISH(SHEET_GAMES), "games", BD_LOOK_NUMBER, 3.3, 0, true, NULL});
    bd_sheet_column_add(grid, (bd_sheet_column){BD_ENGLISH(SHEET_POINTS), "points", BD_LOOK_SCORE, 3, 0,
                                                false, BD_SAY(SHEET_SPOKEN_POINTS)});
    bd_sheet_column_add(grid, (bd_sheet_column){"GSRP", "gsrp", BD_LOOK_NUMBER, 3.6, 0, false, NULL});
    grid->nothing = BD_SAY(SHEET_NO_PLAYERS);
    for (size_t i = 0; !grid->failed && i < season->count; i++) {
        const bd_gsrp_row *row = &season->rows[i];
        const bd_card *card = &sheet->tournament->cards[row->card];
        char percent[32], games[16];
        tables_add_person(grid, &about, !cross, (int)i + 1, card, bd_card_grade(sheet->tournament, card),
                          season->round);
        if (cross) tables_add_rounds(grid, card, season->round);
        (void)snprintf(games, sizeof games, "%d", row->season.games);
        bd_sheet_add_copy(grid, games);
        bd_sheet_add_halves(grid, row->season.score);
        bd_sheet_add_copy(grid, bd_gsrp_print(&row->gsrp, percent, sizeof percent));
    }
    if (cross) bd_sheet_note_add(grid, BD_SAY(SHEET_CELLS), BD_SAY(SHEET_CELLS_LEGEND));
    bd_sheet_note_add(grid, "GSRP", BD_SAY(SHEET_GSRP_LEGEND));
    tables_estimates(grid, sheet->tournament);
}

/* How large rows and names may be. */
static void tables_fit(bd_sheet_grid *grid, bool cross)
{
    grid->row_least = cross ? 5 : 5.1;
    grid->row_most = cross ? 7.5 : 8;
    grid->name_most = cross ? 11 : 12;
    grid->name_least = cross ? 8 : 9;
}

/* The players in order, in the crosstable with what they did round by round between name and points. */
static void tables_ranked(const bd_sheet *sheet, bd_sheet_grid *grid, const tables_about *about,
                          bool crosstable)
{
    const bd_standings_report *report = sheet->standings;
    BD_ASSERT(report != NULL && report->round <= BD_ROUNDS_MAX);
    tables_person_columns(grid, about, !crosstable);
    if (crosstable) tables_round_columns(grid, report->round);
    bd_sheet_column_add(grid, (bd_sheet_column){BD_ENGLISH(SHEET_POINTS), "points", BD_LOOK_SCORE, 3, 0,
                                                false, BD_SAY(SHEET_SPOKEN_POINTS)});
    tables_tiebreak_columns(grid, report);
    grid->nothing = BD_SAY(SHEET_NO_PLAYERS);
    for (size_t i = 0; !grid->failed && i < bd_standings_count(sheet->tournament); i++) {
        const bd_ranked *standing = &report->standings[i];
        const bd_card *card = &sheet->tournament->cards[standing->card];
        tables_add_person(grid, about, !crosstable, standing->place, card,
                          bd_card_grade(sheet->tournament, card), report->round);
        if (crosstable) tables_add_rounds(grid, card, report->round);
        bd_sheet_add_halves(grid, standing->score);
        tables_add_tiebreaks(grid, report, standing);
    }
}

void bd_sheet_standings(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    tables_fit(grid, false);
    if (sheet->season != NULL) {
        tables_season(sheet, grid, false);
        return;
    }
    const tables_about about = tables_learn(sheet->tournament);
    tables_ranked(sheet, grid, &about, false);
    tables_legend(grid, sheet->standings);
}

void bd_sheet_crosstable(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    tables_fit(grid, true);
    if (sheet->season != NULL) {
        tables_season(sheet, grid, true);
        return;
    }
    const tables_about about = {.grade = tables_learn(sheet->tournament).grade,
                                .grade_title = bd_grade_title(sheet->tournament)};
    tables_ranked(sheet, grid, &about, true);
    bd_sheet_note_add(grid, BD_SAY(SHEET_CELLS), BD_SAY(SHEET_CELLS_LEGEND));
    tables_legend(grid, sheet->standings);
}

/* "3 2.5 2": the scores that count, or the others. */
static const char *tables_scores(bd_sheet_grid *grid, const bd_ranked_group *group, size_t first, size_t end)
{
    bd_text list = bd_text_new(grid->arena);
    const char *text = "";
    for (size_t i = first; i < end && i < group->player_count; i++) {
        char number[16];
        bd_text_add(&list, "%s%s", i > first ? " " : "",
                    bd_print_halves(group->players[i]->score, number, sizeof number));
    }
    if (bd_text_finish(&list, &text, NULL) != BD_OK) grid->failed = true;
    return text;
}

void bd_sheet_groups(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    const bd_groups_report *report = sheet->groups;
    BD_ASSERT(report != NULL && report->best > 0);
    const bool schools = report->by == BD_BY_SCHOOL;
    const bd_sheet_column columns[] = {
        {BD_ENGLISH(SHEET_PLACE), "place", BD_LOOK_BOARD, 4, 0, false, NULL},
        {schools ? BD_ENGLISH(SHEET_SCHOOL) : BD_ENGLISH(SHEET_TEAM), schools ? "school" : "team",
         BD_LOOK_NAME, 0, 1.4, false, NULL},
        {BD_ENGLISH(SHEET_POINTS), "points", BD_LOOK_SCORE, 4, 0, false, BD_SAY(SHEET_SPOKEN_POINTS)},
        {BD_ENGLISH(SHEET_COUNTING), "counting", BD_LOOK_SCORES, 0, 1, false, NULL},
        {BD_ENGLISH(SHEET_OTHERS), "others", BD_LOOK_SCORES, 0, 1, true, NULL}};
    for (size_t c = 0; c < sizeof columns / sizeof *columns; c++) bd_sheet_column_add(grid, columns[c]);
    grid->nothing = schools ? BD_SAY(SHEET_NO_SCHOOLS) : BD_SAY(SHEET_NO_TEAMS);
    for (size_t g = 0; g < report->group_count; g++) {
        const bd_ranked_group *group = &report->groups[g];
        bd_sheet_add_number(grid, group->place);
        bd_sheet_add(grid, group->name);
        bd_sheet_add_halves(grid, group->total);
        bd_sheet_add(grid, tables_scores(grid, group, 0, (size_t)report->best));
        bd_sheet_add(grid, tables_scores(grid, group, (size_t)report->best, group->player_count));
    }
    bd_text rule = bd_text_new(grid->arena);
    bd_text_add(&rule, BD_SAY_N(SHEET_BEST, report->best), report->best);
    if (report->group_count > 0) bd_sheet_note_add(grid, BD_SAY(SHEET_TOTALS), bd_page_part(&rule, &rule));
    grid->row_least = 7;
    grid->row_most = 11;
    grid->name_most = 16;
    grid->name_least = 11;
}

static const char *prizes_amount(const bd_prizes *prizes, long long amount, bd_sheet_grid *grid)
{
    char number[24];
    bd_text text = bd_text_new(grid->arena);
    const char *words = "";
    bd_text_add(&text, "%s%s", prizes->currency != NULL ? prizes->currency : "",
                bd_prize_print(amount, number, sizeof number));
    if (bd_text_finish(&text, &words, NULL) != BD_OK) grid->failed = true;
    return words;
}

void bd_sheet_prizes(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    const bd_sheet_column columns[] = {
        {BD_ENGLISH(SHEET_PLACE), "place", BD_LOOK_BOARD, 4, 0, false, NULL},
        {BD_ENGLISH(SHEET_NAME), "name", BD_LOOK_NAME, 0, 1.1, false, NULL},
        {BD_ENGLISH(SHEET_POINTS), "points", BD_LOOK_SCORE, 4, 0, false, BD_SAY(SHEET_SPOKEN_POINTS)},
        {BD_ENGLISH(SHEET_PRIZE), "prize", BD_LOOK_TEXT, 0, 1, false, NULL},
        {BD_ENGLISH(SHEET_AMOUNT), "amount", BD_LOOK_AMOUNT, 7, 0, false, NULL}};
    const bd_prizes *prizes = &sheet->tournament->prizes;
    long long total = 0;
    BD_ASSERT(sheet->standings != NULL);
    for (size_t c = 0; c < sizeof columns / sizeof *columns; c++) bd_sheet_column_add(grid, columns[c]);
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
    if (total > 0) bd_sheet_note_add(grid, BD_SAY(SHEET_TOTAL), prizes_amount(prizes, total, grid));
    grid->row_least = 9;
    grid->row_most = 13;
    grid->name_most = 16;
    grid->name_least = 11;
}

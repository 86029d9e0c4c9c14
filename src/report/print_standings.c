#include "report/print_standings.h"

#include "base/ints.h"
#include "cards/card.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/report_words.h"

#include <inttypes.h>
#include <stdio.h>

const char *bd_cross_cell(bool match, const bd_entry *entry, char *buffer, size_t size)
{
    static const char *const results[] = {"?", "0", "=", "1"};
    buffer[0] = '\0';
    if (entry == NULL) return buffer;
    const char *result = entry->halves >= -1 && entry->halves <= 2 ? results[entry->halves + 1] : "?";
    char opponent[16] = "", games[16];
    if (match && entry->kind == BD_GAME && entry->halves >= 0)
        result = bd_print_halves(entry->games, games, sizeof games);
    if (entry->opponent != 0) (void)snprintf(opponent, sizeof opponent, "%d", entry->opponent);
    if (entry->kind == BD_GAME)
        (void)snprintf(buffer, size, "%s%s%s", opponent,
                       entry->colour == BD_WHITE   ? "w"
                       : entry->colour == BD_BLACK ? "b"
                                                   : "",
                       result);
    else if (entry->kind == BD_FORFEIT)
        (void)snprintf(buffer, size, "%s%s", opponent, entry->halves > 0 ? "+" : "-");
    else
        (void)snprintf(buffer, size, "%s", bd_letter_bye(entry->kind));
    return buffer;
}

typedef struct standings_row {
    const bd_card *card;
    int place, points;
    bd_grade grade;
    const char *marked; /* the name, and that the player has left */
    bd_texts ties, rounds;
} standings_row;

/* The rounds 1 to `round` of a card as cells. */
static bd_texts cross_rounds(const bd_tournament *t, const bd_card *card, int round, bd_rows *rows)
{
    const char **cells = bd_rows_texts(rows, (size_t)round);
    char cell[32];
    for (int r = 1; cells != NULL && r <= round; r++)
        cells[r - 1] = BD_PRINT(
            rows, "%s", bd_cross_cell(t->points.boards > 0, bd_card_entry(card, r), cell, sizeof cell));
    return (bd_texts){cells, cells != NULL ? (size_t)round : 0};
}

/* Their columns "R1"..., `at` is where the bd_texts stand in a row. Programs get one list. */
static void cross_show(bd_rows *rows, size_t at, int round)
{
    const bd_member all = {"", "rounds", BD_CELL_TEXTS, at, BD_ITSELF, BD_SHOW_JSON, 0};
    for (int r = 1; r <= round; r++) {
        const bd_member one = {BD_PRINT(rows, BD_SAY(REPORT_COLUMN_ROUND), r),
                               BD_PRINT(rows, "R%d", r),
                               BD_CELL_TEXT,
                               at + offsetof(bd_texts, items),
                               (size_t)(r - 1) * sizeof(char *),
                               BD_SHOW_TABLE | BD_SHOW_CROSS,
                               0};
        bd_rows_show(rows, &one, 1);
    }
    bd_rows_show(rows, &all, 1);
}

static bd_texts standings_ties(const bd_tie_value *values, size_t count, bd_rows *rows)
{
    const char **ties = bd_rows_texts(rows, count);
    char number[32];
    for (size_t k = 0; ties != NULL && k < count; k++)
        ties[k] = BD_PRINT(rows, "%s", bd_tie_print(values[k], number, sizeof number));
    return (bd_texts){ties, count};
}

static void standings_show(const bd_standings_report *report, bd_rows *rows)
{
    enum { PAGES = BD_SHOW_PAGE | BD_SHOW_CROSS };
    const bd_member fixed[] = {
        {BD_ENGLISH(REPORT_COLUMN_PLACE), "place", BD_OF_INT(standings_row, place), BD_SHOW_ALL | PAGES, 0},
        {BD_ENGLISH(REPORT_COLUMN_ID), "id", BD_OF_CARD(INT, int, standings_row, id), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_PAGE_NUMBER), "", BD_OF_CARD(ID, int, standings_row, id), PAGES, 0},
        {BD_ENGLISH(REPORT_COLUMN_NAME), "name", BD_OF_TEXT(standings_row, marked), BD_SHOW_TEXT, 8},
        {BD_ENGLISH(REPORT_COLUMN_NAME), "", BD_OF_PLAYER(standings_row, card), PAGES, 0},
        {"", "name", BD_OF_CARD(TEXT, const char *, standings_row, name), BD_SHOW_CSV | BD_SHOW_JSON, 0},
        {bd_grade_title(report->tournament), "grade", BD_OF_GRADE(standings_row, grade),
         BD_SHOW_TABLE | BD_SHOW_PAGE, 0},
        {BD_ENGLISH(REPORT_COLUMN_POINTS), "points", BD_OF_HALVES(standings_row, points), BD_SHOW_ALL | PAGES,
         0}};
    bd_rows_show(rows, fixed, BD_COUNT(fixed));
    for (size_t k = 0; k < report->list->count; k++) {
        const bd_tiebreak *item = &report->list->items[k];
        char code[BD_TIE_TEXT], id[BD_TIE_TEXT], title[BD_TIE_TEXT];
        const bd_member tie[] = {{BD_PRINT(rows, "%s", bd_tiebreak_code(item, code, sizeof code)),
                                  BD_PRINT(rows, "%s", bd_tiebreak_id(item, id, sizeof id)),
                                  BD_OF_NTH(DIGITS, standings_row, ties, k), BD_SHOW_ALL | BD_OPTIONAL, 0},
                                 {BD_PRINT(rows, "%s", bd_tiebreak_title(item, title, sizeof title)), "",
                                  BD_OF_NTH(DIGITS, standings_row, ties, k), BD_SHOW_PAGE | BD_FRACTIONS, 0}};
        bd_rows_show(rows, tie, BD_COUNT(tie));
    }
    if (report->cross) cross_show(rows, offsetof(standings_row, rounds), report->round);
}

bd_rows bd_standings_rows(const bd_standings_report *report, bd_arena *arena)
{
    bd_rows rows = bd_rows_new(arena, sizeof(standings_row));
    standings_show(report, &rows);
    const size_t players = bd_standings_count(report->tournament);
    for (size_t i = 0; !rows.failed && i < players; i++) {
        const bd_ranked *standing = &report->standings[i];
        const bd_card *card = &report->tournament->cards[standing->card];
        standings_row row = {.card = card,
                             .place = standing->place,
                             .points = standing->score,
                             .grade = bd_card_grade(report->tournament, card),
                             .marked = card->name,
                             .ties = standings_ties(standing->values, report->list->count, &rows)};
        if (bd_card_has_left(card, report->round))
            row.marked = BD_PRINT(&rows, BD_SAY(REPORT_NAME_WITHDRAWN), card->name);
        if (report->cross) row.rounds = cross_rounds(report->tournament, card, report->round, &rows);
        bd_rows_add(&rows, &row);
    }
    return rows;
}

/* What the codes over the columns mean, and which of them count for nothing here. */
static void standings_legend(const bd_standings_report *report, bd_reply *reply)
{
    bd_text legend = bd_text_new(reply->arena);
    for (size_t i = 0; i < report->list->count; i++) {
        const bd_tiebreak *item = &report->list->items[i];
        char code[BD_TIE_TEXT], title[BD_TIE_TEXT];
        bd_text_add(&legend, "%s%s: %s", legend.length > 0 ? "; " : "",
                    bd_tiebreak_code(item, code, sizeof code), bd_tiebreak_title(item, title, sizeof title));
    }
    const char *estimates = bd_estimate_legend(report->tournament);
    if (legend.length > 0 || estimates != NULL) bd_reply_gap(reply);
    if (legend.length > 0) bd_reply_sentence(reply, BD_FINISH(reply, &legend));
    bd_reply_sentence(reply, estimates);
    for (size_t i = 0; i < report->list->count; i++) {
        char code[BD_TIE_TEXT];
        if (bd_tiebreak_is_dropped(report->tournament, &report->list->items[i]))
            bd_reply_sentence(reply, BD_PRINT(reply, BD_SAY(REPORT_TIE_DROPPED),
                                              bd_tiebreak_code(&report->list->items[i], code, sizeof code)));
    }
}

/* Whose results stay in the table, but count for nobody. */
static void standings_tell_struck(const bd_standings_report *report, bd_reply *reply)
{
    for (size_t i = 0; i < report->tournament->card_count; i++) {
        const bd_card *card = &report->tournament->cards[i];
        if (bd_card_is_struck(report->tournament, card))
            bd_reply_sentence(reply, BD_PRINT(reply, BD_SAY(REPORT_STRUCK), bd_name_of(card), card->id));
    }
}

bd_reply bd_standings_reply(const bd_standings_report *report, bd_arena *arena)
{
    bd_reply reply = bd_reply_new(arena, "standings/1");
    const bd_rows rows = bd_standings_rows(report, arena);
    bd_reply_string(&reply, "name", report->tournament->name);
    bd_reply_int(&reply, "after_round", report->round);
    bd_reply_heading(&reply, report->tournament, report->round, true);
    bd_reply_gap(&reply);
    bd_reply_rows(&reply, "players", &rows);
    standings_legend(report, &reply);
    standings_tell_struck(report, &reply);
    return reply;
}

/* "WBB": colours of the games of the championship. */
static const char *season_colours(const bd_card *card, int round, bd_rows *rows)
{
    bd_text colours = bd_text_new(rows->arena);
    for (size_t i = 0; i < card->history_count && card->history[i].round < round; i++) {
        const bd_entry *entry = &card->history[i];
        if (bd_entry_is_game(entry) && entry->colour != BD_NO_COLOUR)
            bd_text_add_char(&colours, entry->colour == BD_WHITE ? BD_SAY(REPORT_PAGE_LETTER_WHITE)[0]
                                                                 : BD_SAY(REPORT_PAGE_LETTER_BLACK)[0]);
    }
    return BD_FINISH(rows, &colours);
}

static const char *season_tonight(const bd_season_report *report, const bd_gsrp_row *row)
{
    const bd_card *card = &report->tournament->cards[row->card];
    const int round = report->evening;
    if (!bd_card_is_present(report->tournament, card, round)) return BD_SAY(REPORT_TONIGHT_AWAY);
    return bd_card_volunteers(card, round) ? BD_SAY(REPORT_TONIGHT_VOLUNTEER) : "";
}

static int season_attending(const bd_season_report *report)
{
    int count = 0;
    for (size_t i = 0; i < report->count; i++)
        count += bd_card_is_present(report->tournament, &report->tournament->cards[report->rows[i].card],
                                    report->evening);
    return count;
}

const char *bd_season_heading(const bd_season_report *report, bd_text *out)
{
    const int cards = season_attending(report);
    return BD_PRINT(
        out, cards % 2 != 0 ? BD_SAY_N(REPORT_TONIGHT_ODD, cards) : BD_SAY_N(REPORT_TONIGHT_EVEN, cards),
        cards);
}

typedef struct season_row {
    const bd_card *card;
    int place, games, score;
    bd_grade grade;
    const char *gsrp, *ratio;
    int64_t above, below;
    const char *player, *colours, *tonight; /* player: with the number */
    bd_texts rounds;
    bool attends, volunteer;
} season_row;

static void season_show(const bd_season_report *report, bd_rows *rows)
{
    enum { TABLE = BD_SHOW_TABLE | BD_SHOW_PAGE, ALL = BD_SHOW_ALL | BD_SHOW_PAGE };
    static const bd_member fixed[] = {
        {BD_ENGLISH(REPORT_COLUMN_PLACE), "place", BD_OF_INT(season_row, place), ALL, 0},
        {"", "id", BD_OF_CARD(INT, int, season_row, id), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_PLAYER), "name", BD_OF_PLAYER(season_row, card), BD_SHOW_ALL, 8},
        {BD_ENGLISH(REPORT_COLUMN_PLAYER), "", BD_OF_TEXT(season_row, player), BD_SHOW_PAGE | BD_HEAD, 0},
        {BD_ENGLISH(REPORT_COLUMN_GRADE), "grade", BD_OF_GRADE(season_row, grade), TABLE, 0},
        {BD_ENGLISH(REPORT_COLUMN_GAMES), "games", BD_OF_INT(season_row, games), ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_SCORE), "score", BD_OF_HALVES(season_row, score), ALL, 0},
        {"GSRP", "gsrp", BD_OF_DIGITS(season_row, gsrp), ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_RATIO), "ratio", BD_OF_DIGITS(season_row, ratio), BD_SHOW_TABLE, 0},
        {"", "above", BD_OF_LONG(season_row, above), BD_SHOW_JSON, 0},
        {"", "below", BD_OF_LONG(season_row, below), BD_SHOW_JSON, 0}};
    static const bd_member evening[] = {
        {BD_ENGLISH(REPORT_COLUMN_COLOURS), "colours", BD_OF_TEXT(season_row, colours), BD_SHOW_TABLE, 0},
        {BD_ENGLISH(REPORT_COLUMN_TONIGHT), "tonight", BD_OF_TEXT(season_row, tonight), TABLE, 0},
        {"", "attends", BD_OF_FLAG(season_row, attends), BD_SHOW_JSON, 0},
        {"", "volunteer", BD_OF_FLAG(season_row, volunteer), BD_SHOW_JSON, 0}};
    bd_rows_show(rows, fixed, BD_COUNT(fixed));
    if (report->cross) cross_show(rows, offsetof(season_row, rounds), report->round);
    if (report->evening > 0) bd_rows_show(rows, evening, BD_COUNT(evening));
}

bd_rows bd_season_rows(const bd_season_report *report, bd_arena *arena)
{
    bd_rows rows = bd_rows_new(arena, sizeof(season_row));
    season_show(report, &rows);
    for (size_t i = 0; !rows.failed && i < report->count; i++) {
        const bd_gsrp_row *gsrp = &report->rows[i];
        const bd_card *card = &report->tournament->cards[gsrp->card];
        char percent[32];
        season_row row = {.card = card,
                          .place = (int)i + 1,
                          .games = gsrp->season.games,
                          .score = gsrp->season.score,
                          .grade = bd_card_grade(report->tournament, card),
                          .gsrp = BD_PRINT(&rows, "%s", bd_gsrp_print(&gsrp->gsrp, percent, sizeof percent)),
                          .ratio =
                              BD_PRINT(&rows, "%" PRId64 "/%" PRId64, gsrp->gsrp.above, gsrp->gsrp.below),
                          .above = gsrp->gsrp.above,
                          .below = gsrp->gsrp.below,
                          .player = BD_PRINT(&rows, "%d %s", gsrp->id, bd_name_of(card)),
                          .colours = season_colours(card, report->evening, &rows),
                          .tonight = season_tonight(report, gsrp),
                          .attends = bd_card_is_present(report->tournament, card, report->evening),
                          .volunteer = bd_card_volunteers(card, report->evening)};
        if (report->cross) row.rounds = cross_rounds(report->tournament, card, report->round, &rows);
        bd_rows_add(&rows, &row);
    }
    return rows;
}

bd_reply bd_season_reply(const bd_season_report *report, bd_arena *arena)
{
    bd_reply reply = bd_reply_new(arena, "season/1");
    const bd_rows rows = bd_season_rows(report, arena);
    bd_reply_string(&reply, "name", report->tournament->name);
    bd_reply_int(&reply, "after_round", report->round);
    if (report->evening > 0) {
        bd_text words = bd_text_new(arena);
        bd_reply_int(&reply, "round", report->evening);
        bd_reply_heading(&reply, report->tournament, report->evening, false);
        bd_reply_line(&reply, bd_season_heading(report, &words));
        reply.failed = reply.failed || words.failed;
    } else
        bd_reply_heading(&reply, report->tournament, report->round, true);
    bd_reply_gap(&reply);
    bd_reply_rows(&reply, "players", &rows);
    bd_reply_sentence(&reply, bd_estimate_legend(report->tournament));
    return reply;
}

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
    return BD_FINISH(rows, &scores);
}

bd_rows bd_groups_rows(const bd_groups_report *report, bd_arena *arena)
{
    const bool schools = report->by == BD_BY_SCHOOL;
    const bd_member members[] = {
        {BD_ENGLISH(REPORT_COLUMN_PLACE), "place", BD_OF_INT(groups_row, place), BD_SHOW_ALL | BD_SHOW_PAGE,
         0},
        {schools ? BD_ENGLISH(REPORT_COLUMN_SCHOOL) : BD_ENGLISH(REPORT_COLUMN_TEAM),
         schools ? "school" : "team", BD_OF_TEXT(groups_row, name), BD_SHOW_TABLE | BD_SHOW_PAGE, 8},
        {"", "name", BD_OF_TEXT(groups_row, name), BD_SHOW_JSON, 0},
        {BD_ENGLISH(REPORT_COLUMN_POINTS), "points", BD_OF_HALVES(groups_row, points),
         BD_SHOW_ALL | BD_SHOW_PAGE, 0},
        {BD_ENGLISH(REPORT_COLUMN_PLAYERS), "players", BD_OF_INT(groups_row, size), BD_SHOW_TABLE, 0},
        {BD_ENGLISH(REPORT_COLUMN_SCORES), "scores", BD_OF_TEXT(groups_row, scores),
         BD_SHOW_TABLE | BD_SHOW_PAGE | BD_FRACTIONS, 8},
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
    const bd_rows rows = bd_groups_rows(report, arena);
    bd_reply_string(&reply, "name", report->tournament->name);
    bd_reply_int(&reply, "after_round", report->round);
    bd_reply_string(&reply, "by", report->by == BD_BY_SCHOOL ? "school" : "team");
    bd_reply_int(&reply, "best", report->best);
    bd_reply_heading(&reply, report->tournament, report->round, true);
    bd_reply_gap(&reply);
    bd_reply_rows(&reply, "groups", &rows);
    bd_reply_gap(&reply);
    if (report->group_count > 0)
        bd_reply_sentence(&reply, BD_PRINT(&reply, BD_SAY_N(REPORT_GROUPS_RULE, report->best), report->best));
    else
        bd_reply_sentence(&reply,
                          report->by == BD_BY_SCHOOL ? BD_SAY(REPORT_NO_SCHOOLS) : BD_SAY(REPORT_NO_TEAMS));
    return reply;
}

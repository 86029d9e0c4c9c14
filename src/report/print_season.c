#include "report/print_season.h"

#include "cards/card.h"
#include "report/labels.h"
#include "report/print_standings.h"
#include "report/report_words.h"

#include <inttypes.h>

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
    return bd_rows_text(rows, &colours);
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

void bd_season_heading(const bd_season_report *report, bd_text *out)
{
    const int cards = season_attending(report);
    if (cards % 2 != 0)
        bd_text_add(out, BD_SAY_N(REPORT_TONIGHT_ODD, cards), cards);
    else
        bd_text_add(out, BD_SAY_N(REPORT_TONIGHT_EVEN, cards), cards);
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
    if (report->cross) bd_cross_show(rows, offsetof(season_row, rounds), report->round);
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
        season_row row = {
            .card = card,
            .place = (int)i + 1,
            .games = gsrp->season.games,
            .score = gsrp->season.score,
            .grade = bd_card_grade(report->tournament, card),
            .gsrp = bd_rows_say(&rows, "%s", bd_gsrp_print(&gsrp->gsrp, percent, sizeof percent)),
            .ratio = bd_rows_say(&rows, "%" PRId64 "/%" PRId64, gsrp->gsrp.above, gsrp->gsrp.below),
            .above = gsrp->gsrp.above,
            .below = gsrp->gsrp.below,
            .player = bd_rows_say(&rows, "%d %s", gsrp->id, bd_name_of(card)),
            .colours = season_colours(card, report->evening, &rows),
            .tonight = season_tonight(report, gsrp),
            .attends = bd_card_is_present(report->tournament, card, report->evening),
            .volunteer = bd_card_volunteers(card, report->evening)};
        if (report->cross) row.rounds = bd_cross_rounds(card, report->round, &rows);
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
        bd_text heading = bd_text_new(arena);
        bd_season_heading(report, &heading);
        bd_reply_int(&reply, "round", report->evening);
        bd_reply_heading(&reply, report->tournament, report->evening);
        bd_reply_line(&reply, bd_reply_text(&reply, &heading));
    } else
        bd_reply_heading_after(&reply, report->tournament, report->round);
    bd_reply_gap(&reply);
    bd_reply_rows(&reply, "players", &rows);
    bd_reply_sentence(&reply, bd_estimate_legend(report->tournament));
    return reply;
}

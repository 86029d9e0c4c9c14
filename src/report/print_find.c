#include "report/print_find.h"

#include "base/assert.h"
#include "cards/publish.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/report_words.h"
#include "report/table.h"
#include "report/writer.h"

#include <string.h>

/* Where a player sits in the last round that was drawn. */
typedef struct find_seat {
    int round, board; /* board 0: not known, or none */
    bd_colour colour;
    const bd_card *opponent;
} find_seat;

static find_seat print_find_seat(const bd_tournament *tournament, const bd_card *card)
{
    find_seat seat = {.round = bd_tournament_last_round(tournament)};
    if (tournament->draw_count > 0 && tournament->draws[tournament->draw_count - 1].round > seat.round)
        seat.round = tournament->draws[tournament->draw_count - 1].round;
    const bd_entry *entry = bd_card_entry(card, seat.round);
    const bd_draw *draw = bd_published_draw(tournament, seat.round);
    if (entry != NULL && entry->opponent > 0) {
        seat.colour = entry->colour;
        seat.opponent = bd_tournament_card(tournament, entry->opponent);
    }
    for (size_t i = 0; draw != NULL && i < draw->board_count; i++) {
        const bd_board *board = &draw->boards[i];
        if (board->white != card->id && board->black != card->id) continue;
        seat.board = bd_draw_number(draw, i);
        seat.colour = board->white == card->id ? BD_WHITE : BD_BLACK;
        seat.opponent =
            bd_tournament_card(tournament, board->white == card->id ? board->black : board->white);
    }
    return seat;
}

static bd_status print_find_say_seat(const find_seat *seat, bd_arena *arena, const char **out)
{
    bd_text text = bd_text_new(arena);
    bd_err why;
    const int id = seat->opponent != NULL ? seat->opponent->id : 0;
    const char *name = seat->opponent != NULL ? bd_name_of(seat->opponent) : "";
    if (id != 0 && seat->board != 0 && seat->colour == BD_WHITE)
        bd_text_add(&text, BD_SAY(REPORT_FIND_WHITE_ON_BOARD), seat->board, id, name);
    else if (id != 0 && seat->board != 0)
        bd_text_add(&text, BD_SAY(REPORT_FIND_BLACK_ON_BOARD), seat->board, id, name);
    else if (id != 0 && seat->colour == BD_WHITE)
        bd_text_add(&text, BD_SAY(REPORT_FIND_WHITE), id, name);
    else if (id != 0)
        bd_text_add(&text, BD_SAY(REPORT_FIND_BLACK), id, name);
    return bd_text_finish(&text, out, &why);
}

static bd_table print_find_table(const bd_find_report *report, bd_arena *arena)
{
    const bd_column columns[] = {{"", "id", true, 0},
                                 {BD_ENGLISH(REPORT_COLUMN_PLAYER), "name", false, 12},
                                 {bd_grade_title(report->tournament), "grade", true, 0},
                                 {BD_ENGLISH(REPORT_COLUMN_CLUB), "club", false, 8},
                                 {BD_ENGLISH(REPORT_COLUMN_POINTS), "points", true, 0},
                                 {BD_ENGLISH(REPORT_COLUMN_LAST_ROUND), "last_round", false, 16}};
    enum { COLUMNS = sizeof columns / sizeof *columns };
    bd_column *own = bd_arena_alloc(arena, COLUMNS, sizeof *own);
    bd_table table = bd_table_new(arena, own, own != NULL ? COLUMNS : 0);
    table.failed = own == NULL;
    if (own == NULL) return table;
    memcpy(own, columns, sizeof columns);
    for (size_t i = 0; i < report->count; i++) {
        const bd_card *card = report->cards[i];
        const find_seat seat = print_find_seat(report->tournament, card);
        const char *where = "";
        BD_ASSERT(card != NULL);
        bd_table_add(&table, "%d", card->id);
        bd_table_add_string(&table, bd_name_of(card));
        bd_table_add_grade(&table, bd_card_grade(report->tournament, card));
        bd_table_add_string(&table, card->club != NULL ? card->club : card->school);
        bd_table_add_halves(
            &table, bd_card_score(report->tournament, card, bd_tournament_next_round(report->tournament)));
        table.failed = print_find_say_seat(&seat, arena, &where) != BD_OK || table.failed;
        bd_table_add_string(&table, where);
    }
    return table;
}

void bd_find_text(const bd_find_report *report, const bd_terminal *terminal, bd_text *out)
{
    const bd_table table = print_find_table(report, out->arena);
    bool estimated = false;
    for (size_t i = 0; i < report->count; i++)
        estimated = estimated || bd_card_grade(report->tournament, report->cards[i]).estimated;
    bd_table_text(&table, terminal, out);
    if (estimated) bd_page_wrapped(out, BD_SAY(REPORT_ESTIMATES), 0, terminal->width);
}

void bd_find_csv(const bd_find_report *report, bd_text *out)
{
    const bd_table table = print_find_table(report, out->arena);
    bd_table_csv(&table, out);
}

void bd_find_json(const bd_find_report *report, bd_text *out)
{
    const bd_tournament *tournament = report->tournament;
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "find/1");
    bd_writer_string(&json, "event", tournament->name);
    bd_writer_list(&json, "players");
    for (size_t i = 0; i < report->count; i++) {
        const bd_card *card = report->cards[i];
        const find_seat seat = print_find_seat(tournament, card);
        bd_writer_object_row(&json, NULL);
        bd_writer_int(&json, "id", card->id);
        bd_writer_string(&json, "name", card->name);
        bd_writer_grade(&json, bd_card_grade(tournament, card));
        bd_writer_string(&json, "club", card->club);
        bd_writer_string(&json, "school", card->school);
        bd_writer_halves(&json, "points",
                         bd_card_score(tournament, card, bd_tournament_next_round(tournament)));
        bd_writer_id(&json, "round", seat.round);
        bd_writer_id(&json, "board", seat.board);
        bd_writer_string(&json, "colour", bd_word_colour(seat.colour));
        bd_writer_id(&json, "opponent", seat.opponent != NULL ? seat.opponent->id : 0);
        bd_writer_end(&json);
    }
    bd_writer_end(&json);
    bd_writer_end(&json);
}

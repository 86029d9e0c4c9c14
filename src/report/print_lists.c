#include "report/print_lists.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/published.h"
#include "report/labels.h"
#include "report/report_words.h"

/* A player, and where they sit in the last round that was drawn. */
typedef struct find_row {
    const bd_card *card;
    bd_grade grade;
    int points;
    int round, board; /* board 0: not known, or none */
    bd_colour colour;
    int opponent;      /* 0: none */
    const char *home;  /* club or school */
    const char *where; /* the seat as a sentence */
} find_row;

static const bd_card *find_opponent(const bd_tournament *tournament, find_row *row)
{
    const bd_card *opponent = NULL;
    row->round = bd_tournament_last_round(tournament);
    if (tournament->draw_count > 0 && tournament->draws[tournament->draw_count - 1].round > row->round)
        row->round = tournament->draws[tournament->draw_count - 1].round;
    const bd_entry *entry = bd_card_entry(row->card, row->round);
    const bd_draw *draw = bd_published_draw(tournament, row->round);
    if (entry != NULL && entry->opponent > 0) {
        row->colour = entry->colour;
        opponent = bd_tournament_card(tournament, entry->opponent);
    }
    for (size_t i = 0; draw != NULL && i < draw->board_count; i++) {
        const bd_board *board = bd_draw_sat(draw, i);
        if (board->white != row->card->id && board->black != row->card->id) continue;
        row->board = bd_draw_number(draw, i);
        row->colour = board->white == row->card->id ? BD_WHITE : BD_BLACK;
        opponent = bd_tournament_card(tournament, row->colour == BD_WHITE ? board->black : board->white);
    }
    return opponent;
}

static const char *find_say_seat(const find_row *row, const char *name, bd_rows *rows)
{
    if (row->board != 0)
        return BD_PRINT(rows,
                        row->colour == BD_WHITE ? BD_SAY(REPORT_FIND_WHITE_ON_BOARD)
                                                : BD_SAY(REPORT_FIND_BLACK_ON_BOARD),
                        row->board, row->opponent, name);
    return BD_PRINT(rows, row->colour == BD_WHITE ? BD_SAY(REPORT_FIND_WHITE) : BD_SAY(REPORT_FIND_BLACK),
                    row->opponent, name);
}

static void find_add(bd_rows *rows, const bd_tournament *tournament, const bd_card *card)
{
    BD_ASSERT(card != NULL);
    find_row row = {.card = card,
                    .grade = bd_card_grade(tournament, card),
                    .points = bd_card_score(tournament, card, bd_tournament_next_round(tournament)),
                    .home = card->club != NULL ? card->club : card->school};
    const bd_card *opponent = find_opponent(tournament, &row);
    if (opponent != NULL) row.opponent = opponent->id;
    if (opponent != NULL) row.where = find_say_seat(&row, bd_name_of(opponent), rows);
    bd_rows_add(rows, &row);
}

bd_reply bd_find_reply(const bd_tournament *tournament, const bd_card *const *cards, size_t count,
                       bd_arena *arena)
{
    const bd_member members[] = {
        {"", "id", BD_OF_CARD(INT, int, find_row, id), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_PLAYER), "name", BD_OF_PLAYER(find_row, card), BD_SHOW_ALL, 12},
        {bd_grade_title(tournament), "grade", BD_OF_GRADE(find_row, grade), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_CLUB), "club", BD_OF_TEXT(find_row, home), BD_SHOW_TABLE, 8},
        {"", "club", BD_OF_CARD(TEXT, const char *, find_row, club), BD_SHOW_JSON, 0},
        {"", "school", BD_OF_CARD(TEXT, const char *, find_row, school), BD_SHOW_JSON, 0},
        {BD_ENGLISH(REPORT_COLUMN_POINTS), "points", BD_OF_HALVES(find_row, points), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_LAST_ROUND), "last_round", BD_OF_TEXT(find_row, where), BD_SHOW_TABLE, 16},
        {"", "round", BD_OF_ID(find_row, round), BD_SHOW_JSON, 0},
        {"", "board", BD_OF_ID(find_row, board), BD_SHOW_JSON, 0},
        {"", "colour", BD_OF_COLOUR(find_row, colour), BD_SHOW_JSON, 0},
        {"", "opponent", BD_OF_ID(find_row, opponent), BD_SHOW_JSON, 0}};
    bool estimated = false;
    bd_reply reply = bd_reply_new(arena, "find/1");
    bd_rows rows = BD_ROWS(arena, find_row, members);
    for (size_t i = 0; i < count; i++) {
        find_add(&rows, tournament, cards[i]);
        estimated = estimated || bd_card_grade(tournament, cards[i]).estimated;
    }
    bd_reply_string(&reply, "event", tournament->name);
    bd_reply_rows(&reply, "players", &rows);
    bd_reply_sentence(&reply, estimated ? BD_SAY(REPORT_ESTIMATES) : NULL);
    return reply;
}

static const char *missing_name(const bd_tournament *tournament, int id)
{
    const bd_card *card = bd_tournament_card(tournament, id);
    return card != NULL ? bd_name_of(card) : "?";
}

bd_reply bd_missing_reply(const bd_tournament *tournament, int round, const bd_missing *boards, size_t count,
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
    bd_reply_int(&reply, "round", round);
    bd_reply_rows(&reply, "boards", &rows);
    return reply;
}

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

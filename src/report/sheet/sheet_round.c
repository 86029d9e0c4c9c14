/* Sheets of a round: the boards, the same by name, who does not play, and what to know of the draw. */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/result.h"
#include "people/unicode.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/print_draw.h"
#include "report/sheet/sheet_parts.h"
#include "report/sheet/sheet_words.h"

#include <stdlib.h>
#include <string.h>

enum { ROUND_BOARDS_MANY = 115, ROUND_BOARDS_A_PAGE = 23 };

/* The result as it stands on the sheet; "" while it is open. */
static const char *round_result(const bd_sheet *sheet, const bd_board *board)
{
    const bd_card *white = bd_tournament_card(sheet->tournament, board->white);
    const bd_card *black = bd_tournament_card(sheet->tournament, board->black);
    const bd_entry *mine = white != NULL ? bd_card_entry(white, sheet->round) : NULL;
    const bd_entry *theirs = black != NULL ? bd_card_entry(black, sheet->round) : NULL;
    if (mine == NULL || mine->opponent != board->black) return "";
    const bd_result result = bd_result_of(mine, theirs);
    if (result == BD_RESULT_NONE) return "";
    return result == BD_DRAWN ? "1/2-1/2" : bd_result_name(result);
}

static void round_add_player(const bd_sheet *sheet, bd_sheet_grid *grid, int id)
{
    const bd_card *card = bd_tournament_card(sheet->tournament, id);
    if (card != NULL)
        bd_sheet_add_name(grid, card, true);
    else
        bd_sheet_add(grid, "?");
}

static int round_points(const bd_sheet *sheet, int id)
{
    const bd_card *card = bd_tournament_card(sheet->tournament, id);
    return card != NULL ? bd_card_score(sheet->tournament, card, sheet->round) : 0;
}

static bd_grade round_grade(const bd_sheet *sheet, int id)
{
    const bd_card *card = bd_tournament_card(sheet->tournament, id);
    return card != NULL ? bd_card_grade(sheet->tournament, card) : (bd_grade){0, false};
}

static bool round_is_drawn(const bd_draw *draw, int id)
{
    for (size_t i = 0; i < draw->board_count; i++)
        if (bd_draw_sat(draw, i)->white == id || bd_draw_sat(draw, i)->black == id) return true;
    return false;
}

static bd_absence round_bye(bd_entry_kind kind)
{
    switch (kind) {
    case BD_BYE_PAIRING: return BD_AWAY_BYE;
    case BD_BYE_FULL: return BD_AWAY_FULL_BYE;
    case BD_BYE_HALF: return BD_AWAY_HALF_BYE;
    case BD_BYE_ZERO: return BD_AWAY_ZERO_BYE;
    case BD_BYE_UNKNOWN: return BD_AWAY_BYE;
    case BD_GAME:
    case BD_FORFEIT: break;
    }
    return BD_PLAYS;
}

bd_absence bd_sheet_absence(const bd_sheet *sheet, const bd_card *card)
{
    const bd_entry *entry = bd_card_entry(card, sheet->round);
    const bd_arranged *arranged = bd_card_arranged(card, sheet->round);
    BD_ASSERT(sheet->draw != NULL && !card->filler);
    if (round_is_drawn(sheet->draw, card->id)) return BD_PLAYS;
    if (bd_draw_sits_out(sheet->draw, card->id)) return sheet->has_sit_outs ? BD_AWAY_SITS_OUT : BD_AWAY_BYE;
    if (entry != NULL && entry->kind == BD_BYE_PAIRING && sheet->has_sit_outs) return BD_AWAY_SITS_OUT;
    if (entry != NULL) return round_bye(entry->kind);
    if (arranged != NULL) return round_bye(arranged->kind);
    if (card->withdrawn > 0 && card->withdrawn <= sheet->round) return BD_AWAY_WITHDRAWN;
    if (card->joined > sheet->round) return BD_AWAY_LATE;
    for (size_t i = 0; i < sheet->tournament->present_count; i++)
        if (sheet->tournament->present[i] == card->id) return BD_AWAY_SITS_OUT;
    return BD_AWAY_ABSENT;
}

const char *bd_sheet_absence_word(bd_absence absence)
{
    static const char *const words[BD_ABSENCES] = {[BD_PLAYS] = "",
                                                   [BD_AWAY_BYE] = BD_ENGLISH(SHEET_BYE),
                                                   [BD_AWAY_FULL_BYE] = BD_ENGLISH(SHEET_FULL_BYE),
                                                   [BD_AWAY_HALF_BYE] = BD_ENGLISH(SHEET_HALF_BYE),
                                                   [BD_AWAY_ZERO_BYE] = BD_ENGLISH(SHEET_ZERO_BYE),
                                                   [BD_AWAY_SITS_OUT] = BD_ENGLISH(SHEET_SITS_OUT),
                                                   [BD_AWAY_ABSENT] = BD_ENGLISH(SHEET_ABSENT),
                                                   [BD_AWAY_LATE] = BD_ENGLISH(SHEET_LATE),
                                                   [BD_AWAY_WITHDRAWN] = BD_ENGLISH(SHEET_WITHDRAWN)};
    BD_ASSERT(absence < BD_ABSENCES);
    return bd_say(words[absence]);
}

typedef struct round_player {
    const bd_card *card;
    bd_folded name; /* as people look for it: without case and accents */
    bd_absence absence;
} round_player;

/* Players by name. */
static int round_compare_names(const void *a, const void *b)
{
    const round_player *x = a, *y = b;
    for (size_t w = 0; w < x->name.count && w < y->name.count; w++) {
        const int order = strcmp(x->name.words[w], y->name.words[w]);
        if (order != 0) return order;
    }
    if (x->name.count != y->name.count) return x->name.count < y->name.count ? -1 : 1;
    return (x->card->id > y->card->id) - (x->card->id < y->card->id);
}

/* Players by name, without fillers; NULL when memory is exhausted. */
static const round_player *round_by_name(const bd_sheet *sheet, bd_arena *arena, size_t *count)
{
    const bd_tournament *t = sheet->tournament;
    round_player *players = bd_arena_alloc(arena, t->card_count + 1, sizeof *players);
    *count = 0;
    for (size_t i = 0; players != NULL && i < t->card_count; i++) {
        const bd_card *card = &t->cards[i];
        if (card->filler) continue;
        round_player *player = &players[(*count)++];
        *player = (round_player){.card = card, .absence = bd_sheet_absence(sheet, card)};
        if (bd_fold(arena, bd_name_of(card), &player->name, NULL) != BD_OK) return NULL;
    }
    if (players != NULL) qsort(players, *count, sizeof *players, round_compare_names);
    return players;
}

/* "Archer, Ada (1); Baker, Bea (2)" of one reason; "". */
static const char *round_list_absent(const round_player *players, size_t count, bd_absence absence,
                                     bd_sheet_grid *grid)
{
    bd_text list = bd_text_new(grid->arena);
    const char *text = "";
    for (size_t i = 0; i < count; i++) {
        if (players[i].absence != absence) continue;
        if (list.length > 0) bd_text_add_string(&list, "; ");
        bd_text_add(&list, BD_SAY(SHEET_WHO), bd_name_of(players[i].card), players[i].card->id);
    }
    if (bd_text_finish(&list, &text, NULL) != BD_OK) grid->failed = true;
    return text;
}

/* Below the boards: byes, sit-outs and who is absent today, not who left for good. */
static void round_add_absent(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    size_t count = 0;
    const round_player *players = round_by_name(sheet, grid->arena, &count);
    grid->failed = grid->failed || players == NULL;
    for (int k = BD_PLAYS + 1; !grid->failed && k < BD_AWAY_LATE; k++) {
        const char *list = round_list_absent(players, count, (bd_absence)k, grid);
        if (list[0] != '\0') bd_sheet_note_add(grid, bd_sheet_absence_word((bd_absence)k), list);
    }
    if (grid->note_count > 0) grid->notes_title = BD_SAY(SHEET_NOT_PLAYING);
}

static void round_pairing_columns(bd_sheet_grid *grid, const char *grade, bool grades, double number)
{
    const char *spoken_number = BD_SAY(SHEET_SPOKEN_NUMBER), *spoken_points = BD_SAY(SHEET_SPOKEN_POINTS);
    const char *no = BD_ENGLISH(SHEET_NUMBER), *pts = BD_ENGLISH(SHEET_POINTS);
    const bd_sheet_column columns[] = {
        {BD_ENGLISH(SHEET_BOARD), "board", BD_LOOK_BOARD, 3.5, 0, false, NULL},
        {no, "white_id", BD_LOOK_NUMBER, number, 0, true, spoken_number},
        {BD_ENGLISH(SHEET_WHITE), "white_name", BD_LOOK_NAME, 0, 1, false, NULL},
        {grade, "white_grade", BD_LOOK_NUMBER, 3.2, 0, true, NULL},
        {pts, "white_points", BD_LOOK_NUMBER, 2.4, 0, false, spoken_points},
        {BD_ENGLISH(SHEET_RESULT), "result", BD_LOOK_RESULT, 4.6, 0, false, NULL},
        {pts, "black_points", BD_LOOK_NUMBER, 2.4, 0, false, spoken_points},
        {BD_ENGLISH(SHEET_BLACK), "black_name", BD_LOOK_NAME, 0, 1, false, NULL},
        {grade, "black_grade", BD_LOOK_NUMBER, 3.2, 0, true, NULL},
        {no, "black_id", BD_LOOK_NUMBER, number, 0, true, spoken_number}};
    for (size_t c = 0; c < sizeof columns / sizeof *columns; c++)
        if (grades || columns[c].title != grade) bd_sheet_column_add(grid, columns[c]);
}

void bd_sheet_pairings(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    const bd_draw *draw = sheet->draw;
    const bool many = draw->board_count > ROUND_BOARDS_MANY;
    const bool grades = bd_grades_any(sheet->tournament);
    grid->nothing = BD_SAY(SHEET_NO_BOARDS);
    round_pairing_columns(grid, bd_grade_title(sheet->tournament), grades,
                          sheet->tournament->card_count > 999 ? 3.1 : 2.5);
    for (size_t i = 0; i < draw->board_count; i++) {
        const bd_board *board = bd_draw_sat(draw, i);
        bd_sheet_add_number(grid, bd_draw_number(draw, i));
        bd_sheet_add_number(grid, board->white);
        round_add_player(sheet, grid, board->white);
        if (grades) bd_sheet_add_grade(grid, round_grade(sheet, board->white));
        bd_sheet_add_halves(grid, round_points(sheet, board->white));
        bd_sheet_add(grid, round_result(sheet, board));
        bd_sheet_add_halves(grid, round_points(sheet, board->black));
        round_add_player(sheet, grid, board->black);
        if (grades) bd_sheet_add_grade(grid, round_grade(sheet, board->black));
        bd_sheet_add_number(grid, board->black);
    }
    round_add_absent(sheet, grid);
    grid->remark = bd_sheet_remark(sheet, grid);
    const bool below = !grid->failed && bd_sheet_has_below(grid, 2);
    grid->row_least = many ? (below ? 8.4 : 7) : below ? 10 : 8.4;
    grid->row_most = 14.5;
    grid->name_most = draw->board_count <= ROUND_BOARDS_A_PAGE / 2 ? 20 : 18;
    grid->name_least = many ? 12 : 16;
}

/* Where a player sits: the board from 1, the colour and the opponent; 0: nowhere. */
typedef struct round_seat {
    int board;
    bool white;
    int opponent;
} round_seat;

static round_seat *round_seats(const bd_sheet *sheet, bd_arena *arena)
{
    round_seat *seats = bd_arena_alloc(arena, BD_ID_MAX + 1, sizeof *seats);
    for (size_t i = 0; seats != NULL && i < sheet->draw->board_count; i++) {
        const bd_board *board = bd_draw_sat(sheet->draw, i);
        const int number = bd_draw_number(sheet->draw, i);
        seats[board->white] = (round_seat){number, true, board->black};
        seats[board->black] = (round_seat){number, false, board->white};
    }
    return seats;
}

/* Whether anybody says where they come from: else the column would stand empty. */
static bool round_has_homes(const bd_tournament *tournament)
{
    for (size_t i = 0; i < tournament->card_count; i++)
        if (bd_sheet_home(&tournament->cards[i])[0] != '\0') return true;
    return false;
}

static void round_add_seat(const bd_sheet *sheet, bd_sheet_grid *grid, const round_player *player,
                           const round_seat *seat, bool homes)
{
    const bd_card *card = player->card;
    bd_sheet_add_cell(grid, (bd_sheet_cell){.text = bd_name_of(card), .lead = card->title});
    if (homes) bd_sheet_add(grid, bd_sheet_home(card));
    if (seat->board == 0) {
        bd_sheet_add(grid, "");
        bd_sheet_add(grid, "");
        bd_sheet_add(grid, bd_sheet_absence_word(player->absence));
        return;
    }
    const bd_card *opponent = bd_tournament_card(sheet->tournament, seat->opponent);
    bd_sheet_add_number(grid, seat->board);
    bd_sheet_add(grid, seat->white ? BD_SAY(SHEET_WHITE) : BD_SAY(SHEET_BLACK));
    bd_sheet_add_cell(grid, (bd_sheet_cell){.text = opponent != NULL ? bd_name_of(opponent) : "?",
                                            .lead = opponent != NULL ? opponent->title : ""});
}

void bd_sheet_alphabetical(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    enum { HOME = 1 };
    const bd_sheet_column columns[] = {
        {BD_ENGLISH(SHEET_NAME), "name", BD_LOOK_NAME, 0, 1.1, false, NULL},
        {BD_ENGLISH(SHEET_CLUB), "from", BD_LOOK_TEXT, 0, 0.8, true, NULL},
        {BD_ENGLISH(SHEET_BOARD), "board", BD_LOOK_BOARD, 3.6, 0, false, NULL},
        {BD_ENGLISH(SHEET_COLOUR), "colour", BD_LOOK_TEXT, 4.2, 0, false, NULL},
        {BD_ENGLISH(SHEET_OPPONENT), "opponent", BD_LOOK_TEXT, 0, 1.1, false, NULL}};
    const bool homes = round_has_homes(sheet->tournament);
    size_t count = 0;
    const round_player *players = round_by_name(sheet, grid->arena, &count);
    const round_seat *seats = round_seats(sheet, grid->arena);
    for (size_t c = 0; c < sizeof columns / sizeof *columns; c++)
        if (homes || c != HOME) bd_sheet_column_add(grid, columns[c]);
    grid->failed = grid->failed || players == NULL || seats == NULL;
    grid->nothing = BD_SAY(SHEET_NO_PLAYERS);
    for (size_t i = 0; !grid->failed && i < count; i++) {
        if (players[i].absence < BD_AWAY_LATE)
            round_add_seat(sheet, grid, &players[i], &seats[players[i].card->id], homes);
    }
    grid->row_least = 5.3;
    grid->row_most = 9;
    grid->name_most = 14;
    grid->name_least = 9;
}

void bd_sheet_not_playing(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    const bd_sheet_column columns[] = {
        {BD_ENGLISH(SHEET_NUMBER), "id", BD_LOOK_NUMBER, 3.4, 0, true, BD_SAY(SHEET_SPOKEN_NUMBER)},
        {BD_ENGLISH(SHEET_NAME), "name", BD_LOOK_NAME, 0, 1.2, false, NULL},
        {BD_ENGLISH(SHEET_CLUB), "from", BD_LOOK_TEXT, 0, 1, true, NULL},
        {BD_ENGLISH(SHEET_REASON), "reason", BD_LOOK_TEXT, 0, 0.8, false, NULL}};
    size_t count = 0;
    const round_player *players = round_by_name(sheet, grid->arena, &count);
    for (size_t c = 0; c < sizeof columns / sizeof *columns; c++) bd_sheet_column_add(grid, columns[c]);
    grid->failed = grid->failed || players == NULL;
    grid->nothing = BD_SAY(SHEET_ALL_PLAY);
    for (int k = BD_PLAYS + 1; k < BD_ABSENCES; k++) {
        for (size_t i = 0; !grid->failed && i < count; i++) {
            const bd_card *card = players[i].card;
            if (players[i].absence != (bd_absence)k) continue;
            bd_sheet_add_number(grid, card->id);
            bd_sheet_add_cell(grid, (bd_sheet_cell){.text = bd_name_of(card), .lead = card->title});
            bd_sheet_add(grid, bd_sheet_home(card));
            bd_sheet_add(grid, bd_sheet_absence_word((bd_absence)k));
        }
    }
    grid->row_least = 5.3;
    grid->row_most = 9;
    grid->name_most = 14;
    grid->name_least = 9;
}

static int remark_last_number(const bd_draw *draw)
{
    int last = 0;
    for (size_t i = 0; i < draw->board_count; i++)
        if (bd_draw_number(draw, i) > last) last = bd_draw_number(draw, i);
    return last;
}

/* "3, 7": the numbers up to the last that no board has; *count: how many. */
static const char *remark_list_gaps(const bd_draw *draw, bd_sheet_grid *grid, size_t *count)
{
    const int last = remark_last_number(draw);
    const char *text = "";
    bool *taken = bd_arena_alloc(grid->arena, (size_t)last + 1, sizeof *taken);
    bd_text list = bd_text_new(grid->arena);
    *count = 0;
    grid->failed = grid->failed || taken == NULL;
    for (size_t i = 0; taken != NULL && i < draw->board_count; i++) taken[bd_draw_number(draw, i)] = true;
    for (int n = 1; taken != NULL && n <= last; n++)
        if (!taken[n]) bd_text_add(&list, "%s%d", (*count)++ > 0 ? ", " : "", n);
    if (bd_text_finish(&list, &text, NULL) != BD_OK) grid->failed = true;
    return text;
}

static void remark_next_sentence(bd_text *remark)
{
    if (remark->length > 0) bd_text_add_char(remark, ' ');
}

/* Games that count nowhere: who waits for an opponent finds them here. */
static void remark_add_outside(const bd_sheet *sheet, bd_text *remark)
{
    for (size_t i = 0; i < sheet->draw->outside_count; i++) {
        const bd_board *board = &sheet->draw->outside[i];
        const bd_card *white = bd_tournament_card(sheet->tournament, board->white);
        const bd_card *black = bd_tournament_card(sheet->tournament, board->black);
        if (white == NULL || black == NULL) continue;
        remark_next_sentence(remark);
        bd_text_add(remark, BD_SAY(SHEET_OUTSIDE), bd_name_of(white), board->white, bd_name_of(black),
                    board->black);
    }
}

/* That a repair keeps boards is said in short: the list would be the boards above. */
const char *bd_sheet_remark(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    size_t gaps = 0;
    const char *text = "";
    bd_text remark = bd_text_new(grid->arena);
    bd_draw_options asked = sheet->made_with;
    const char *list = remark_list_gaps(sheet->draw, grid, &gaps);
    remark_add_outside(sheet, &remark);
    if (asked.keep_count > 0) remark_next_sentence(&remark);
    if (asked.keep_count > 0) bd_text_add_string(&remark, BD_SAY(SHEET_CHANGED));
    if (gaps > 0) {
        remark_next_sentence(&remark);
        bd_text_add(&remark, BD_SAY_N(SHEET_GAP, gaps), list);
    }
    asked.keep_count = 0;
    asked.keep_after = NULL;
    const char *wishes = bd_wishes_words(&asked, &remark);
    if (wishes != NULL) {
        remark_next_sentence(&remark);
        bd_text_add(&remark, BD_SAY(SHEET_WISHES), wishes);
    }
    if (bd_text_finish(&remark, &text, NULL) != BD_OK) grid->failed = true;
    return text;
}

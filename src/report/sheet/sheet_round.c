/* Sheets of a round: the boards, the same by name, who does not play, and what to know of the draw. */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/result.h"
#include "people/unicode.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/print_draw.h"
#include "report/report_words.h"
#include "report/sheet/sheet_parts.h"
#include "report/sheet/sheet_words.h"

#include <stdlib.h>
#include <string.h>

/* Why a player does not play, in the order in which the reasons are listed. */
typedef enum round_away {
    BD_PLAYS,
    BD_AWAY_BYE,
    BD_AWAY_FULL_BYE,
    BD_AWAY_HALF_BYE,
    BD_AWAY_ZERO_BYE,
    BD_AWAY_SITS_OUT,
    BD_AWAY_ABSENT,
    BD_AWAY_LATE, /* from here on: not for today only */
    BD_AWAY_WITHDRAWN,
    BD_ABSENCES
} round_away;

enum { ROUND_BOARDS_MANY = 115, ROUND_BOARDS_A_PAGE = 23 };

/* The result as it stands on the sheet; "" while it is open. */
static const char *round_result(const bd_sheet *sheet, const bd_board *board)
{
    const bd_result result = bd_result_on_cards(sheet->tournament, sheet->round, board);
    if (result == BD_RESULT_NONE) return "";
    return result == BD_DRAWN ? "1/2-1/2" : bd_result_name(result);
}

static bool round_is_drawn(const bd_draw *draw, int id)
{
    for (size_t i = 0; i < draw->board_count; i++)
        if (bd_draw_sat(draw, i)->white == id || bd_draw_sat(draw, i)->black == id) return true;
    return false;
}

static round_away round_bye(bd_entry_kind kind)
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

static round_away round_absence(const bd_sheet *sheet, const bd_card *card)
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

static const char *round_absence_word(round_away absence)
{
    static const char *const words[BD_ABSENCES] = {[BD_PLAYS] = "",
                                                   [BD_AWAY_BYE] = BD_ENGLISH(REPORT_COLUMN_BYE),
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
    round_away absence;
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

/* Players by name, without fillers. */
static const round_player *round_by_name(const bd_sheet *sheet, bd_sheet_grid *grid, size_t *count)
{
    const bd_tournament *t = sheet->tournament;
    round_player *players = bd_arena_alloc(grid->arena, t->card_count + 1, sizeof *players);
    *count = 0;
    grid->failed = grid->failed || players == NULL;
    for (size_t i = 0; !grid->failed && i < t->card_count; i++) {
        const bd_card *card = &t->cards[i];
        if (card->filler) continue;
        round_player *player = &players[(*count)++];
        *player = (round_player){.card = card, .absence = round_absence(sheet, card)};
        if (bd_fold(grid->arena, bd_name_of(card), &player->name, NULL) != BD_OK) grid->failed = true;
    }
    if (!grid->failed) qsort(players, *count, sizeof *players, round_compare_names);
    return players;
}

/* "Archer, Ada (1); Baker, Bea (2)" of one reason; "". */
static const char *round_list_absent(const round_player *players, size_t count, round_away absence,
                                     bd_sheet_grid *grid)
{
    bd_text list = bd_text_new(grid->arena);
    for (size_t i = 0; i < count; i++) {
        if (players[i].absence != absence) continue;
        if (list.length > 0) bd_text_add_string(&list, "; ");
        bd_text_add(&list, BD_SAY(SHEET_WHO), bd_name_of(players[i].card), players[i].card->id);
    }
    return BD_FINISH(grid, &list);
}

/* Below the boards: byes, sit-outs and who is absent today, not who left for good. */
static void round_add_absent(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    size_t count = 0;
    const round_player *players = round_by_name(sheet, grid, &count);
    for (int k = BD_PLAYS + 1; !grid->failed && k < BD_AWAY_LATE; k++) {
        const char *list = round_list_absent(players, count, (round_away)k, grid);
        if (list[0] != '\0') bd_sheet_note_add(grid, round_absence_word((round_away)k), list);
    }
    if (grid->note_count > 0) grid->notes_title = BD_SAY(SHEET_NOT_PLAYING);
}

/* "3, 7": the numbers up to the last that no board has; *count: how many. */
static const char *round_list_gaps(const bd_draw *draw, bd_sheet_grid *grid, size_t *count)
{
    const int last = bd_draw_last_number(draw);
    bool *taken = bd_arena_alloc(grid->arena, (size_t)last + 1, sizeof *taken);
    bd_text list = bd_text_new(grid->arena);
    *count = 0;
    grid->failed = grid->failed || taken == NULL;
    for (size_t i = 0; taken != NULL && i < draw->board_count; i++) taken[bd_draw_number(draw, i)] = true;
    for (int n = 1; taken != NULL && n <= last; n++)
        if (!taken[n]) bd_text_add(&list, "%s%d", (*count)++ > 0 ? ", " : "", n);
    return BD_FINISH(grid, &list);
}

static void round_next_sentence(bd_text *remark)
{
    if (remark->length > 0) bd_text_add_char(remark, ' ');
}

/* Games that count nowhere: who waits for an opponent finds them here. */
static void round_add_outside(const bd_sheet *sheet, bd_text *remark)
{
    for (size_t i = 0; i < sheet->draw->outside_count; i++) {
        const bd_outside *game = &sheet->draw->outside[i];
        const bd_card *white = bd_tournament_card(sheet->tournament, game->white);
        const bd_card *black = bd_tournament_card(sheet->tournament, game->black);
        if (white == NULL || black == NULL) continue;
        round_next_sentence(remark);
        bd_text_add(remark, game->rated ? BD_SAY(SHEET_OUTSIDE_RATED) : BD_SAY(SHEET_OUTSIDE),
                    bd_name_of(white), game->white, bd_name_of(black), game->black);
    }
}

/* That a repair keeps boards is said in short: the list would be the boards above. */
static const char *round_remark(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    size_t gaps = 0;
    bd_text remark = bd_text_new(grid->arena);
    bd_draw_options asked = sheet->made_with;
    const char *list = round_list_gaps(sheet->draw, grid, &gaps);
    round_add_outside(sheet, &remark);
    if (asked.keep_count > 0) round_next_sentence(&remark);
    if (asked.keep_count > 0) bd_text_add_string(&remark, BD_SAY(SHEET_CHANGED));
    if (gaps > 0) {
        round_next_sentence(&remark);
        bd_text_add(&remark, BD_SAY_N(SHEET_GAP, gaps), list);
    }
    asked.keep_count = 0;
    asked.keep_after = NULL;
    const char *wishes = bd_wishes_words(&asked, &remark);
    if (wishes != NULL) {
        round_next_sentence(&remark);
        bd_text_add(&remark, BD_SAY(SHEET_WISHES), wishes);
    }
    return BD_FINISH(grid, &remark);
}

/* A player's cells, White's from the outside in, Black's the other way round. */
static void round_add_side(const bd_sheet *sheet, bd_sheet_grid *grid, int id, bool white)
{
    const bd_tournament *t = sheet->tournament;
    const bd_card *card = bd_tournament_card(t, id);
    const int points = card != NULL ? bd_card_score(t, card, sheet->round) : 0;
    if (white)
        bd_sheet_add_number(grid, id);
    else
        bd_sheet_add_halves(grid, points);
    bd_sheet_add_name(grid, card, true);
    bd_sheet_add_grade(grid, t, card);
    if (white)
        bd_sheet_add_halves(grid, points);
    else
        bd_sheet_add_number(grid, id);
}

void bd_sheet_pairings(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    const bd_draw *draw = sheet->draw;
    const bool many = draw->board_count > ROUND_BOARDS_MANY;
    const double number = sheet->tournament->card_count > 999 ? 3.1 : 2.5;
    const char *spoken_number = BD_ENGLISH(SHEET_SPOKEN_NUMBER),
               *spoken_points = BD_ENGLISH(REPORT_COLUMN_POINTS);
    const char *no = BD_ENGLISH(SHEET_NUMBER), *points = BD_ENGLISH(SHEET_POINTS);
    const char *grade = bd_grade_title(sheet->tournament);
    const bd_sheet_column columns[] = {
        {BD_ENGLISH(REPORT_COLUMN_BOARD), "board", BD_LOOK_BOARD, 3.5, 0, false, NULL, false},
        {no, "white_id", BD_LOOK_NUMBER, number, 0, true, spoken_number, false},
        {BD_ENGLISH(REPORT_COLUMN_WHITE), "white_name", BD_LOOK_NAME, 0, 1, false, NULL, false},
        {grade, "white_grade", BD_LOOK_NUMBER, 3.2, 0, true, NULL, true},
        {points, "white_points", BD_LOOK_NUMBER, 2.4, 0, false, spoken_points, false},
        {BD_ENGLISH(REPORT_PAGE_RESULT), "result", BD_LOOK_RESULT, 4.6, 0, false, NULL, false},
        {points, "black_points", BD_LOOK_NUMBER, 2.4, 0, false, spoken_points, false},
        {BD_ENGLISH(REPORT_COLUMN_BLACK), "black_name", BD_LOOK_NAME, 0, 1, false, NULL, false},
        {grade, "black_grade", BD_LOOK_NUMBER, 3.2, 0, true, NULL, true},
        {no, "black_id", BD_LOOK_NUMBER, number, 0, true, spoken_number, false}};
    grid->nothing = BD_SAY(SHEET_NO_BOARDS);
    bd_sheet_columns_add(grid, columns, BD_COUNT(columns));
    for (size_t i = 0; i < draw->board_count; i++) {
        const bd_board *board = bd_draw_sat(draw, i);
        bd_sheet_add_number(grid, bd_draw_number(draw, i));
        round_add_side(sheet, grid, board->white, true);
        bd_sheet_add(grid, round_result(sheet, board));
        round_add_side(sheet, grid, board->black, false);
    }
    round_add_absent(sheet, grid);
    grid->remark = round_remark(sheet, grid);
    const bool below = !grid->failed && bd_sheet_has(grid, 2, BD_CELL_BELOW);
    bd_sheet_limit(grid,
                   many    ? (below ? 8.4 : 7)
                   : below ? 10
                           : 8.4,
                   14.5, many ? 12 : 16, draw->board_count <= ROUND_BOARDS_A_PAGE / 2 ? 20 : 18);
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

static void round_add_seat(const bd_sheet *sheet, bd_sheet_grid *grid, const round_player *player,
                           const round_seat *seat)
{
    bd_sheet_add_name(grid, player->card, false);
    bd_sheet_add(grid, bd_sheet_home(player->card));
    bd_sheet_add_number(grid, seat->board);
    if (seat->board == 0) {
        bd_sheet_add(grid, "");
        bd_sheet_add(grid, round_absence_word(player->absence));
        return;
    }
    bd_sheet_add(grid, seat->white ? BD_SAY(REPORT_COLUMN_WHITE) : BD_SAY(REPORT_COLUMN_BLACK));
    bd_sheet_add_name(grid, bd_tournament_card(sheet->tournament, seat->opponent), false);
}

void bd_sheet_alphabetical(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    static const bd_sheet_column columns[] = {
        {BD_ENGLISH(REPORT_COLUMN_NAME), "name", BD_LOOK_NAME, 0, 1.1, false, NULL, false},
        {BD_ENGLISH(REPORT_COLUMN_CLUB), "from", BD_LOOK_TEXT, 0, 0.8, true, NULL, true},
        {BD_ENGLISH(REPORT_COLUMN_BOARD), "board", BD_LOOK_BOARD, 3.6, 0, false, NULL, false},
        {BD_ENGLISH(SHEET_COLOUR), "colour", BD_LOOK_TEXT, 4.2, 0, false, NULL, false},
        {BD_ENGLISH(SHEET_OPPONENT), "opponent", BD_LOOK_TEXT, 0, 1.1, false, NULL, false}};
    size_t count = 0;
    const round_player *players = round_by_name(sheet, grid, &count);
    const round_seat *seats = round_seats(sheet, grid->arena);
    bd_sheet_columns_add(grid, columns, BD_COUNT(columns));
    grid->failed = grid->failed || seats == NULL;
    grid->nothing = BD_SAY(SHEET_NO_PLAYERS);
    for (size_t i = 0; !grid->failed && i < count; i++)
        if (players[i].absence < BD_AWAY_LATE)
            round_add_seat(sheet, grid, &players[i], &seats[players[i].card->id]);
    bd_sheet_limit(grid, 5.3, 9, 9, 14);
}

void bd_sheet_not_playing(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    static const bd_sheet_column columns[] = {
        {BD_ENGLISH(SHEET_NUMBER), "id", BD_LOOK_NUMBER, 3.4, 0, true, BD_ENGLISH(SHEET_SPOKEN_NUMBER),
         false},
        {BD_ENGLISH(REPORT_COLUMN_NAME), "name", BD_LOOK_NAME, 0, 1.2, false, NULL, false},
        {BD_ENGLISH(REPORT_COLUMN_CLUB), "from", BD_LOOK_TEXT, 0, 1, true, NULL, false},
        {BD_ENGLISH(SHEET_REASON), "reason", BD_LOOK_TEXT, 0, 0.8, false, NULL, false}};
    size_t count = 0;
    const round_player *players = round_by_name(sheet, grid, &count);
    bd_sheet_columns_add(grid, columns, BD_COUNT(columns));
    grid->nothing = BD_SAY(SHEET_ALL_PLAY);
    for (int k = BD_PLAYS + 1; k < BD_ABSENCES; k++) {
        for (size_t i = 0; !grid->failed && i < count; i++) {
            if (players[i].absence != (round_away)k) continue;
            bd_sheet_add_number(grid, players[i].card->id);
            bd_sheet_add_name(grid, players[i].card, false);
            bd_sheet_add(grid, bd_sheet_home(players[i].card));
            bd_sheet_add(grid, round_absence_word((round_away)k));
        }
    }
    bd_sheet_limit(grid, 5.3, 9, 9, 14);
}

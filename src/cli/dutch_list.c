/* The option -l: the table of the players as a pairing engine sees them. */
#include "cards/card.h"
#include "cli/cli_words.h"
#include "cli/dutch.h"

#include "base/ints.h"
#include "rulebook/fide/fide.h"

enum { CELL = 16 };

static char dutch_list_letter(bd_colour colour) { return colour == BD_WHITE ? 'W' : 'B'; }

static int dutch_list_digits_of(int number)
{
    return number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 4;
}

static int dutch_list_widest_id(const bd_round *round)
{
    int width = 2;
    for (int u = 0; u < round->cards; u++)
        if (dutch_list_digits_of(round->players[u].id) > width)
            width = dutch_list_digits_of(round->players[u].id);
    return width;
}

/* A column of opponents is as wide as its heading, "R10". */
static int dutch_list_opponent_width(int round, int width) { return round >= 10 && width < 3 ? 3 : width; }

/* "8.5", "10.0" */
static int dutch_list_write_points(const bd_round *round, int u, char cell[CELL])
{
    const int points = round->players[u].score; /* with virtual points */
    return snprintf(cell, CELL, "%d.%d", points / 2, points % 2 != 0 ? 5 : 0);
}

static int dutch_list_widest_points(const bd_round *round)
{
    int width = 3;
    for (int u = 0; u < round->cards; u++) {
        char cell[CELL];
        const int here = dutch_list_write_points(round, u, cell);
        if (here > width) width = here;
    }
    return width;
}

static void dutch_list_add_heading(const bd_round *round, int width, int current, bd_text *text)
{
    bd_text_add(text, "\n%*s\t%*s\t", width, "ID", dutch_list_widest_points(round), "Pts");
    for (int r = 0; r < round->number; r++) bd_text_add_char(text, '-');
    bd_text_add(text, "\tPref\tC2\tC14\tC16\t%*s\t\t", current, "Cur");
    for (int r = 1; r < round->number; r++)
        bd_text_add(text, "%*s%d\t", dutch_list_opponent_width(r, width) - dutch_list_digits_of(r), "R", r);
    bd_text_add_string(text, "\n\n");
}

/* Colours of games, right-aligned: rounds without a game count for nothing. */
static void dutch_list_add_colours(const bd_round *round, const bd_player *player, bd_text *text)
{
    bd_text_add_spaces(text, round->number - player->claim.games);
    for (size_t i = 0; i < player->card->history_count; i++) {
        const bd_entry *entry = &player->card->history[i];
        if (entry->round < round->number && bd_entry_is_game(entry))
            bd_text_add_char(text, dutch_list_letter(entry->colour));
    }
    bd_text_add_char(text, '\t');
}

static void dutch_list_add_preference(const bd_round *round, int u, bd_text *text)
{
    const bd_fide_player *judged = bd_fide_player_at(round, u);
    const char due = dutch_list_letter(judged->due);
    switch (judged->strength) {
    case BD_PREFERS_NOTHING: bd_text_add_string(text, "  A \t"); break;
    case BD_PREFERS_MILDLY: bd_text_add(text, "  %c \t", due - 'A' + 'a'); break;
    case BD_PREFERS_STRONGLY: bd_text_add(text, " (%c)\t", due); break;
    case BD_PREFERS_ABSOLUTELY: bd_text_add(text, "  %c \t", due); break;
    }
    bd_text_add(text, " %c\t", judged->bye_allowed ? 'Y' : 'N');
}

static void dutch_list_add_floats(const bd_round *round, const bd_player *player, bd_text *text)
{
    for (int ago = 1; ago <= 2; ago++) {
        const bd_float way =
            round->number > ago ? (bd_float)player->floats[round->number - ago] : BD_NO_FLOAT;
        bd_text_add(text, "  %c\t", way == BD_FLOAT_DOWN ? 'D' : way == BD_FLOAT_UP ? 'U' : ' ');
    }
}

/* "(12W)": against whom, and the colour. */
static int dutch_list_write_current(const bd_draw *draw, int id, char cell[CELL])
{
    cell[0] = '\0';
    if (draw == NULL) return 0;
    if (draw->bye == id) return snprintf(cell, CELL, "(bye)");
    for (size_t i = 0; i < draw->board_count; i++) {
        const bd_board *board = &draw->boards[i];
        if (board->white == id) return snprintf(cell, CELL, "(%dW)", board->black);
        if (board->black == id) return snprintf(cell, CELL, "(%dB)", board->white);
    }
    return 0;
}

static int dutch_list_widest_current(const bd_round *round, const bd_draw *draw)
{
    int width = 4;
    for (int u = 0; u < round->cards; u++) {
        char cell[CELL];
        const int here = dutch_list_write_current(draw, round->players[u].id, cell);
        if (here > width) width = here;
    }
    return width;
}

static void dutch_list_add_current(const bd_draw *draw, int id, int width, bd_text *text)
{
    char cell[CELL];
    (void)dutch_list_write_current(draw, id, cell);
    bd_text_add(text, "%*s\t\t", width, cell);
}

static void dutch_list_add_opponents(const bd_round *round, const bd_player *player, int width, bd_text *text)
{
    for (int r = 1; r < round->number; r++) {
        const bd_entry *entry = bd_card_entry(player->card, r);
        if (entry != NULL && bd_entry_is_game(entry) && entry->opponent > 0)
            bd_text_add(text, "%*d\t", dutch_list_opponent_width(r, width), entry->opponent);
        else
            bd_text_add(text, "%*s\t", dutch_list_opponent_width(r, width), "");
    }
    bd_text_add_char(text, '\n');
}

bd_status bd_dutch_list(bd_dutch *dutch, const bd_round *round, const bd_draw *draw, bd_err *err)
{
    bd_text *text = &dutch->listed;
    const int width = dutch_list_widest_id(round);
    const int widest = dutch_list_widest_points(round);
    const int current = dutch_list_widest_current(round, draw);
    dutch_list_add_heading(round, width, current, text);
    for (int u = 0; u < round->cards; u++) {
        const bd_player *player = &round->players[u];
        if (u > 0 && player->score != round->players[u - 1].score) bd_text_add_char(text, '\n');
        char points[CELL];
        (void)dutch_list_write_points(round, u, points);
        bd_text_add(text, "%*d\t%*s\t", width, player->id, widest, points);
        dutch_list_add_colours(round, player, text);
        dutch_list_add_preference(round, u, text);
        dutch_list_add_floats(round, player, text);
        dutch_list_add_current(draw, player->id, current, text);
        dutch_list_add_opponents(round, player, width, text);
    }
    bd_text_add_string(text, "\n\n");
    if (text->failed) BD_FAIL_MEMORY(err);
    return BD_OK;
}

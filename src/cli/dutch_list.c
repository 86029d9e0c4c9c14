/* The option -l: the table of the players as a pairing engine sees them. */
#include "cards/card.h"
#include "cli/dutch.h"

enum { CELL = 16 };

typedef struct dutch_list_widths {
    int id, points, current;
} dutch_list_widths;

static char dutch_list_letter(bd_colour colour) { return colour == BD_WHITE ? 'W' : 'B'; }

static int dutch_list_wider(int width, int other) { return other > width ? other : width; }

/* A column of opponents is as wide as its heading, "R10". */
static int dutch_list_opponent_width(int round, int width) { return round >= 10 && width < 3 ? 3 : width; }

/* "8.5", "10.0" */
static int dutch_list_write_points(const bd_round *round, int u, char cell[CELL])
{
    const int points = round->players[u].score; /* with virtual points */
    return snprintf(cell, CELL, "%d.%d", points / 2, points % 2 != 0 ? 5 : 0);
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

static dutch_list_widths dutch_list_widths_of(const bd_round *round, const bd_draw *draw)
{
    dutch_list_widths widths = {.id = 2, .points = 3, .current = 4};
    char cell[CELL];
    for (int u = 0; u < round->cards; u++) {
        const int id = round->players[u].id;
        widths.id = dutch_list_wider(widths.id, snprintf(cell, CELL, "%d", id));
        widths.points = dutch_list_wider(widths.points, dutch_list_write_points(round, u, cell));
        widths.current = dutch_list_wider(widths.current, dutch_list_write_current(draw, id, cell));
    }
    return widths;
}

static void dutch_list_add_heading(const bd_round *round, const dutch_list_widths *widths, bd_text *text)
{
    bd_text_add(text, "\n%*s\t%*s\t", widths->id, "ID", widths->points, "Pts");
    for (int r = 0; r < round->number; r++) bd_text_add_char(text, '-');
    bd_text_add(text, "\tPref\tC2\tC14\tC16\t%*s\t\t", widths->current, "Cur");
    for (int r = 1; r < round->number; r++) {
        char cell[CELL];
        (void)snprintf(cell, CELL, "R%d", r);
        bd_text_add(text, "%*s\t", dutch_list_opponent_width(r, widths->id), cell);
    }
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
    const dutch_list_widths widths = dutch_list_widths_of(round, draw);
    char cell[CELL];
    dutch_list_add_heading(round, &widths, text);
    for (int u = 0; u < round->cards; u++) {
        const bd_player *player = &round->players[u];
        if (u > 0 && player->score != round->players[u - 1].score) bd_text_add_char(text, '\n');
        (void)dutch_list_write_points(round, u, cell);
        bd_text_add(text, "%*d\t%*s\t", widths.id, player->id, widths.points, cell);
        dutch_list_add_colours(round, player, text);
        dutch_list_add_preference(round, u, text);
        dutch_list_add_floats(round, player, text);
        (void)dutch_list_write_current(draw, player->id, cell);
        bd_text_add(text, "%*s\t\t", widths.current, cell);
        dutch_list_add_opponents(round, player, widths.id, text);
    }
    bd_text_add_string(text, "\n\n");
    if (text->failed) BD_FAIL_MEMORY(err);
    return BD_OK;
}

/* Article 5.2 of each system: who of two has White, and which part of it says so; the order of boards. */
#include "cards/card.h"
#include "rulebook/brackets/judged.h"
#include "rulebook/round/keep.h"

#include "base/random.h"

#include <stdlib.h>

/* The latest round in which one had White and the other Black, histories aligned from the end: u's colour
 * then, or none. */
static bd_colour colour_when_last_apart(const bd_round *round, int u, int v)
{
    BD_ASSERT(u != v && u < round->cards && v < round->cards);
    const bd_card *a = round->players[u].card;
    const bd_card *b = round->players[v].card;
    size_t i = a->history_count, k = b->history_count;
    for (;;) {
        while (i > 0 && (a->history[i - 1].round >= round->number || !bd_entry_is_game(&a->history[i - 1])))
            i--;
        while (k > 0 && (b->history[k - 1].round >= round->number || !bd_entry_is_game(&b->history[k - 1])))
            k--;
        if (i == 0 || k == 0) return BD_NO_COLOUR;
        const bd_colour x = a->history[--i].colour;
        const bd_colour y = b->history[--k].colour;
        if (x != y && x != BD_NO_COLOUR && y != BD_NO_COLOUR) return x;
    }
}

/* Positive when a's preference is the stronger of two for the same colour. */
static int colour_compare_preferences(const bd_fide_player *a, const bd_fide_player *b)
{
    if (a->strength != b->strength) return (int)a->strength - (int)b->strength;
    if (a->strength != BD_PREFERS_ABSOLUTELY) return 0;
    return abs(a->difference) - abs(b->difference);
}

int bd_fide_compare_claims(const bd_round *round, int u, int v)
{
    return colour_compare_preferences(bd_fide_player_at(round, u), bd_fide_player_at(round, v));
}

/* Whether u, above v in draw order, is the higher-ranked of the two. */
static bool colour_first_is_higher(const bd_round *round, int u, int v)
{
    return !bd_fide_of(round)->by_rank ||
           bd_fide_player_at(round, u)->rank < bd_fide_player_at(round, v)->rank;
}

static bool colour_nobody_played(const bd_round *round, int u, int v)
{
    return round->players[u].claim.due == BD_NO_COLOUR && round->players[v].claim.due == BD_NO_COLOUR;
}

bool bd_fide_higher_has_white(const bd_round *round, int u, int v, int board)
{
    (void)board;
    const bd_kept_board *kept = bd_kept_find(round, u, v);
    if (kept != NULL) return kept->higher_has_white;
    const bd_fide_player *a = bd_fide_player_at(round, u);
    const bd_fide_player *b = bd_fide_player_at(round, v);
    const bool first = colour_first_is_higher(round, u, v);
    if (colour_nobody_played(round, u, v)) {
        const bool white = ((first ? a : b)->number % 2 != 0) == (bd_fide_of(round)->initial == BD_WHITE);
        return white == first;
    }
    if (a->due == BD_NO_COLOUR) return b->due == BD_BLACK;
    if (a->due != b->due) return a->due == BD_WHITE;
    const int stronger = colour_compare_preferences(a, b);
    if (stronger != 0) return (stronger > 0) == (a->due == BD_WHITE);
    const bd_colour then = colour_when_last_apart(round, u, v);
    if (then != BD_NO_COLOUR) return then == BD_BLACK;
    return first == (a->due == BD_WHITE);
}

const char *bd_fide_colour_rule(const bd_round *round, int u, int v, const char **article)
{
    const bd_fide_player *a = bd_fide_player_at(round, u);
    const bd_fide_player *b = bd_fide_player_at(round, v);
    const bd_colour_articles *articles = bd_fide_of(round)->articles;
    const bool absolute = a->strength == BD_PREFERS_ABSOLUTELY;
    *article = articles->by_number;
    if (colour_nobody_played(round, u, v)) return "colour-by-number";
    *article = articles->both_due;
    if (a->due == BD_NO_COLOUR || b->due == BD_NO_COLOUR) return "colour-one-due";
    if (a->due != b->due) return "colour-both-due";
    *article = articles->by_strength;
    if (a->strength != b->strength) return "colour-by-strength";
    if (absolute && abs(a->difference) != abs(b->difference)) return "colour-by-difference";
    *article = articles->last_apart;
    if (colour_when_last_apart(round, u, v) != BD_NO_COLOUR) return "colour-by-last-apart";
    *article = articles->by_rank;
    return "colour-by-rank";
}

int bd_fide_number_at(const bd_round *round, int u) { return bd_fide_player_at(round, u)->number; }

bd_colour bd_fide_due_at(const bd_round *round, int u) { return bd_fide_player_at(round, u)->due; }

/* A board of a published draw has its colours already; they may deny both players theirs. */
static int colour_denied_as_published(const bd_round *round, int u, int v, bd_strength least)
{
    const bool white = bd_fide_higher_has_white(round, u, v, 0);
    const bd_fide_player *a = bd_fide_player_at(round, u);
    const bd_fide_player *b = bd_fide_player_at(round, v);
    const bool first = a->due == (white ? BD_BLACK : BD_WHITE) && a->strength >= least;
    const bool second = b->due == (white ? BD_WHITE : BD_BLACK) && b->strength >= least;
    return first + second;
}

int bd_fide_denied(const bd_round *round, int u, int v, bd_strength least)
{
    if (bd_kept_find(round, u, v) != NULL) return colour_denied_as_published(round, u, v, least);
    const bd_fide_player *a = bd_fide_player_at(round, u);
    const bd_fide_player *b = bd_fide_player_at(round, v);
    return a->due != BD_NO_COLOUR && a->due == b->due && a->strength >= least && b->strength >= least;
}

typedef struct board_rank {
    int higher, lower; /* pairing scores */
    int number;        /* of the one with the higher score, else the lower number */
} board_rank;

static board_rank colour_rank_board(const bd_round *round, const bd_edge *board)
{
    const int a = round->players[board->u].score, b = round->players[board->v].score;
    const int first = bd_fide_player_at(round, board->u)->number;
    const int second = bd_fide_player_at(round, board->v)->number;
    const bool in_order = a != b ? a > b : first < second;
    return in_order ? (board_rank){a, b, first} : (board_rank){b, a, second};
}

/* The higher score on the board, then the sum of both, then rank; scores are pairing scores, with virtual
 * points (C.04.7, 1.5). */
int bd_fide_compare_boards(const bd_round *round, const bd_edge *a, const bd_edge *b)
{
    const board_rank x = colour_rank_board(round, a);
    const board_rank y = colour_rank_board(round, b);
    if (x.higher != y.higher) return y.higher - x.higher;
    return x.lower != y.lower ? y.lower - x.lower : x.number - y.number;
}

static bd_colour initial_opposite(bd_colour colour) { return colour == BD_WHITE ? BD_BLACK : BD_WHITE; }

/* The first round before `before` in which anybody was given a colour, or 0. What stands on the cards of the
 * round that is drawn, and after it, decides nothing: it is its own draw, published, or a repair of it. */
static int initial_first_coloured_round(const bd_tournament *tournament, int before)
{
    int first = before;
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        for (size_t k = 0; k < card->history_count; k++) {
            if (card->history[k].colour == BD_NO_COLOUR || card->history[k].opponent == 0) continue;
            if (card->history[k].round < first) first = card->history[k].round;
            break;
        }
    }
    return first < before ? first : 0;
}

static bd_colour initial_colour_in(const bd_card *card, int round)
{
    const bd_entry *entry = bd_card_entry(card, round);
    return entry != NULL && entry->opponent != 0 ? entry->colour : BD_NO_COLOUR;
}

/* What the first round with colours shows: among those paired by then, the first one has the initial colour,
 * the second the other, and so on; the first of them whose colour the file tells decides. */
static bd_colour initial_shown_by_history(const bd_tournament *tournament, int before)
{
    const int first = initial_first_coloured_round(tournament, before);
    const bd_card *teller = NULL;
    for (size_t i = 0; first > 0 && i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        if (initial_colour_in(card, first) == BD_NO_COLOUR) continue;
        if (teller == NULL || bd_fide_place(tournament, card) < bd_fide_place(tournament, teller))
            teller = card;
    }
    if (teller == NULL) return BD_NO_COLOUR;
    bool odd = true;
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        if (bd_fide_was_paired(card, first) &&
            bd_fide_place(tournament, card) < bd_fide_place(tournament, teller))
            odd = !odd;
    }
    return odd ? initial_colour_in(teller, first) : initial_opposite(initial_colour_in(teller, first));
}

/* In round 1 numbers are given to those who play in it, so the first board's higher has an odd one: the
 * arbiter's choice for that board is the colour of odd numbers. */
bd_colour bd_fide_initial_colour(const bd_round *round)
{
    bd_colour colour = round->tournament->initial_colour;
    if (round->number == 1 && round->options->top_colour != BD_NO_COLOUR) colour = round->options->top_colour;
    if (colour == BD_NO_COLOUR) colour = initial_shown_by_history(round->tournament, round->number);
    if (colour != BD_NO_COLOUR) return colour;
    bd_random lot = bd_random_part(round->options->seed, 0);
    return bd_random_below(&lot, 2) == 0 ? BD_WHITE : BD_BLACK;
}

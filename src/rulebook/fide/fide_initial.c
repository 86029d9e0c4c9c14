/* The initial colour (5.1): as the file says, as the rounds played show, or by lot. */
#include "cards/card.h"
#include "rulebook/fide/fide.h"

#include "base/random.h"

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

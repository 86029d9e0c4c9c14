/* The initial colour (5.1): as the file says, as the rounds played show, or by lot. */
#include "rulebook/fide.h"

#include "base/random.h"

static bd_colour opposite(bd_colour colour) { return colour == BD_WHITE ? BD_BLACK : BD_WHITE; }

/* The first round before this one in which anybody was given a colour, or 0. */
static int first_coloured_round(const bd_round *round)
{
    const bd_tournament *tournament = round->tournament;
    int first = 0;
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        for (size_t k = 0; k < card->history_count && card->history[k].round < round->number; k++) {
            if (card->history[k].colour == BD_NO_COLOUR || card->history[k].opponent == 0) continue;
            if (first == 0 || card->history[k].round < first) first = card->history[k].round;
            break;
        }
    }
    return first;
}

/* What the first round with colours shows: among those paired by then, the first one has the initial colour, the second the other,
 * and so on; the first of them whose colour the file tells decides. */
static bd_status shown_by_history(const bd_round *round, const bd_fide_player *by_id, bd_arena *arena, bd_colour *out, bd_err *err)
{
    const bd_tournament *tournament = round->tournament;
    const int first = first_coloured_round(round);
    *out = BD_NO_COLOUR;
    if (first == 0) return BD_OK;
    const bd_card **numbered;
    BD_NEW(numbered, arena, tournament->card_count + 1, err);
    for (size_t i = 0; i < tournament->card_count; i++) numbered[by_id[tournament->cards[i].id].number] = &tournament->cards[i];
    bool odd = true;
    for (size_t number = 1; number <= tournament->card_count && numbered[number] != NULL; number++) {
        if (!bd_fide_was_paired(numbered[number], first)) continue;
        const bd_entry *entry = bd_card_entry(numbered[number], first);
        if (entry != NULL && entry->opponent != 0 && entry->colour != BD_NO_COLOUR) {
            *out = odd ? entry->colour : opposite(entry->colour);
            break;
        }
        odd = !odd;
    }
    return BD_OK;
}

/* The arbiter's choice for the first board of round 1, told as the colour of an odd number. */
static bd_colour chosen_colour(const bd_round *round, const bd_fide_player *by_id)
{
    int lowest = BD_ID_MAX;
    for (int i = 0; i < round->cards; i++) {
        const int number = by_id[round->players[i].id].number;
        if (number < lowest) lowest = number;
    }
    return lowest % 2 != 0 ? round->options->top_colour : opposite(round->options->top_colour);
}

bd_status bd_fide_initial_colour(const bd_round *round, const bd_fide_player *by_id, bd_arena *arena, bd_colour *out, bd_err *err)
{
    *out = round->tournament->initial_colour;
    if (round->number == 1 && round->options->top_colour != BD_NO_COLOUR) *out = chosen_colour(round, by_id);
    if (*out == BD_NO_COLOUR) BD_TRY(shown_by_history(round, by_id, arena, out, err));
    if (*out != BD_NO_COLOUR) return BD_OK;
    bd_random lot = bd_random_part(round->options->seed, 0);
    *out = bd_random_below(&lot, 2) == 0 ? BD_WHITE : BD_BLACK;
    return BD_OK;
}

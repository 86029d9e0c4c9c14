/* Points count: the points on the cards against those of the games, byes and adjustments. */
#include "hand/layout.h"

/* The entry the opponent's card must have for this game. */
static bd_entry points_other_side(const bd_entry *entry)
{
    bd_entry other = *entry;
    other.colour = entry->colour == BD_WHITE ? BD_BLACK : entry->colour == BD_BLACK ? BD_WHITE : BD_NO_COLOUR;
    if (entry->halves >= 0) other.halves = 2 - entry->halves;
    return other;
}

/* A game is counted once, from the card with the lower id: a different story on the other card makes the
 * counts differ. */
static void points_count_game(const bd_tournament *tournament, const bd_card *card, const bd_entry *entry,
                              bd_points_count *count)
{
    const bd_card *opponent = bd_tournament_card(tournament, entry->opponent);
    const bd_entry *theirs = opponent != NULL ? bd_card_entry(opponent, entry->round) : NULL;
    const bool both_told = theirs != NULL && theirs->kind == BD_GAME && theirs->opponent == card->id;
    if (both_told && opponent->id < card->id) return;
    count->games++;
    if (entry->halves < 0) count->open++;
    count->counted += bd_entry_points(&tournament->points, entry);
    if (!both_told) return;
    const bd_entry mirrored = points_other_side(entry);
    count->counted += bd_entry_points(&tournament->points, &mirrored);
}

static void points_count_entry(const bd_tournament *tournament, const bd_card *card, const bd_entry *entry,
                               bd_points_count *count)
{
    switch (entry->kind) {
    case BD_GAME: points_count_game(tournament, card, entry, count); return;
    case BD_FORFEIT: count->forfeits += entry->halves > 0; break;
    case BD_BYE_PAIRING: count->pairing_byes++; break;
    case BD_BYE_FULL: count->full_byes++; break;
    case BD_BYE_HALF: count->half_byes++; break;
    case BD_BYE_ZERO: break;
    case BD_BYE_UNKNOWN: count->unknown_byes++; break;
    }
    count->counted += bd_entry_points(&tournament->points, entry);
}

static bool points_tells_every_round(const bd_card *card, int round)
{
    int told = 0;
    for (size_t i = 0; i < card->history_count && card->history[i].round < round; i++)
        told += card->history[i].halves >= 0;
    return told == round - 1;
}

bd_points_count bd_points_counted(const bd_tournament *tournament, int round)
{
    bd_points_count count = {0};
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        count.on_cards += bd_card_score(tournament, card, round);
        for (size_t k = 0; k < card->history_count && card->history[k].round < round; k++)
            points_count_entry(tournament, card, &card->history[k], &count);
        if (card->score_given && !points_tells_every_round(card, round)) count.incomplete++;
    }
    for (size_t i = 0; i < tournament->adjustment_count; i++)
        if (tournament->adjustments[i].round < round) count.adjusted += tournament->adjustments[i].halves;
    count.counted += count.adjusted;
    return count;
}

#include "cards/published.h"

#include "cards/card.h"

const bd_draw *bd_published_draw(const bd_tournament *tournament, int round)
{
    for (size_t i = 0; i < tournament->draw_count; i++)
        if (tournament->draws[i].round == round) return &tournament->draws[i];
    return NULL;
}

static bool published_is_on_a_card(const bd_tournament *tournament, int id, int round)
{
    const bd_card *card = bd_tournament_card(tournament, id);
    return card != NULL && bd_card_entry(card, round) != NULL;
}

/* Each game once: from the lower id's card, or from the only card that tells of it. */
static bool published_is_told_here(const bd_tournament *tournament, const bd_card *card,
                                   const bd_entry *entry)
{
    return entry->opponent > card->id || !published_is_on_a_card(tournament, entry->opponent, entry->round);
}

static size_t published_open_on_card(const bd_tournament *tournament, const bd_card *card, int round)
{
    size_t open = 0;
    for (size_t k = 0; k < card->history_count && card->history[k].round < round; k++) {
        const bd_entry *entry = &card->history[k];
        if (entry->kind != BD_GAME || entry->halves >= 0 || entry->pending) continue;
        if (card->score_given && bd_published_draw(tournament, entry->round) == NULL) continue;
        open += published_is_told_here(tournament, card, entry);
    }
    return open;
}

size_t bd_open_games(const bd_tournament *tournament, int round)
{
    size_t open = 0;
    for (size_t i = 0; i < tournament->card_count; i++)
        open += published_open_on_card(tournament, &tournament->cards[i], round);
    for (size_t i = 0; i < tournament->draw_count; i++) {
        const bd_draw *draw = &tournament->draws[i];
        for (size_t b = 0; draw->round < round && b < draw->board_count; b++)
            open += !published_is_on_a_card(tournament, bd_draw_sat(draw, b)->white, draw->round);
    }
    return open;
}

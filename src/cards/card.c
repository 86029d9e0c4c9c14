#include "cards/card.h"

const bd_entry *bd_card_entry(const bd_card *card, int round)
{
    /* Most histories have no gaps, so the entry is usually where it belongs. */
    const size_t guess = (size_t)(round - 1);
    if (round >= 1 && guess < card->history_count && card->history[guess].round == round)
        return &card->history[guess];
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].round == round) return &card->history[i];
    return NULL;
}

const bd_arranged *bd_card_arranged(const bd_card *card, int round)
{
    for (size_t i = 0; i < card->bye_count; i++)
        if (card->byes[i].round == round) return &card->byes[i];
    return NULL;
}

bool bd_entry_is_game(const bd_entry *entry) { return entry->kind == BD_GAME; }

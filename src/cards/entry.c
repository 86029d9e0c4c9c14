#include "cards/entry.h"

#include "cards/card.h"

const bd_entry *bd_card_entry(const bd_card *card, int round)
{
    /* Rounds ascend, so the entry is where it would be without gaps, or before. */
    size_t i = round < 1 ? 0 : (size_t)round < card->history_count ? (size_t)round : card->history_count;
    while (i > 0 && card->history[i - 1].round > round) i--;
    return i > 0 && card->history[i - 1].round == round ? &card->history[i - 1] : NULL;
}

const bd_arranged *bd_card_arranged(const bd_card *card, int round)
{
    for (size_t i = 0; i < card->bye_count; i++)
        if (card->byes[i].round == round) return &card->byes[i];
    return NULL;
}

bool bd_entry_is_game(const bd_entry *entry) { return entry->kind == BD_GAME; }

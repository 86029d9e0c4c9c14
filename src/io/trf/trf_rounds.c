/* The rounds of a TRF file as a whole: which was the last, and what a cell means beside the others. */
#include "base/assert.h"
#include "cards/card.h"
#include "io/trf/trf_reader.h"
#include "io/trf/trf_words.h"

#include <string.h>

static bool trf_rounds_is_bye(const bd_entry *entry)
{
    return entry->kind == BD_BYE_FULL || entry->kind == BD_BYE_HALF || entry->kind == BD_BYE_ZERO;
}

/* A round has one bye of the draw; "0000 - +" beside another one is a full-point bye. */
static bd_status trf_rounds_judge_pluses(bd_trf_reader *reader)
{
    int byes[BD_ROUNDS_MAX + 1];
    const bd_tournament *t = reader->tournament;
    memset(byes, 0, sizeof byes);
    for (size_t i = 0; i < t->card_count; i++)
        for (size_t k = 0; k < t->cards[i].history_count; k++)
            byes[t->cards[i].history[k].round] += t->cards[i].history[k].kind == BD_BYE_PAIRING;
    for (size_t i = 0; i < reader->plus_count; i++) {
        const bd_trf_plus *plus = &reader->pluses[i];
        const bd_card *card = bd_trf_card(reader, plus->id);
        BD_ASSERT(card != NULL && bd_card_entry(card, plus->round) != NULL);
        const bool full = byes[plus->round] > 1;
        for (size_t k = 0; full && k < card->history_count; k++)
            if (card->history[k].round == plus->round) card->history[k].kind = BD_BYE_FULL;
        if (!bd_trf_as_engine(reader))
            bd_trf_warn(reader, plus->spot, BD_SAY(TRF_READ_AS), plus->id, '+', plus->round,
                        full ? BD_SAY(TRF_FULL_POINT_BYE) : BD_SAY(TRF_PAIRING_BYE));
    }
    return BD_OK;
}

/* A round in which everybody has a bye cannot be drawn any more: it is over. */
static bool trf_rounds_everybody_has_a_bye(const bd_tournament *t, int round)
{
    if (round > BD_ROUNDS_MAX || t->card_count == 0) return false;
    for (size_t i = 0; i < t->card_count; i++) {
        const bd_entry *entry = bd_card_entry(&t->cards[i], round);
        if (entry == NULL || !trf_rounds_is_bye(entry)) return false;
    }
    return true;
}

bd_status bd_trf_fill_blanks(bd_trf_reader *reader, int last)
{
    bd_tournament *t = reader->tournament;
    if (!bd_trf_as_engine(reader)) return BD_OK;
    for (size_t i = 0; i < t->card_count; i++)
        for (int round = 1; round <= last; round++) {
            bd_entry *entry;
            if (bd_card_entry(&t->cards[i], round) != NULL) continue;
            if (bd_card_arranged(&t->cards[i], round) != NULL) continue;
            BD_TRY(bd_card_add_entry(t, &t->cards[i], round, &entry, reader->err));
            entry->kind = BD_BYE_ZERO;
            entry->halves = 0;
        }
    return BD_OK;
}

bd_status bd_trf_settle_rounds(bd_trf_reader *reader, int *last)
{
    bd_tournament *t = reader->tournament;
    BD_TRY(trf_rounds_judge_pluses(reader));
    *last = bd_tournament_last_round(t);
    if (!bd_trf_as_engine(reader)) return BD_OK;
    while (trf_rounds_everybody_has_a_bye(t, *last + 1)) t->round = ++*last + 1;
    return BD_OK;
}

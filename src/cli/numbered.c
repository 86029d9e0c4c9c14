#include "cli/numbered.h"

#include "cards/card.h"
#include "cards/starting.h"

static uint64_t numbered_add_text(uint64_t sum, const char *text)
{
    for (; text != NULL && *text != '\0'; text++) sum = sum * 31 + (unsigned char)*text;
    return sum * 31 + 1;
}

static uint64_t numbered_strengths(const bd_tournament *tournament)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        sum = numbered_add_text(sum * 31 + (uint64_t)bd_starting_rating(card), card->title);
        sum = numbered_add_text(sum, card->name);
    }
    return sum;
}

bd_status bd_numbered_of(bd_context *context, const bd_event *event, bd_numbered *out, bd_err *err)
{
    bd_tournament *cards = NULL;
    *out = (bd_numbered){.final = bd_event_last_drawn(event) >= BD_STARTING_FINAL_ROUND};
    if (event->entered->numbers == NULL) return BD_OK;
    BD_TRY(bd_cli_cards(context, event, &cards, err));
    out->cards = cards;
    out->strengths = numbered_strengths(cards);
    return BD_OK;
}

bd_status bd_numbered_tell(bd_context *context, const bd_event *event, const bd_numbered *before, bd_err *err)
{
    bd_numbered now;
    size_t changed = 0, first = 0;
    BD_TRY(bd_numbered_of(context, event, &now, err));
    if (now.cards == NULL) return BD_OK;
    for (size_t i = 0; i < now.cards->card_count; i++) {
        const bd_card *card = &now.cards->cards[i];
        const bd_card *was = before->cards != NULL ? bd_tournament_card(before->cards, card->id) : NULL;
        if (was == NULL && before->cards != NULL)
            bd_tell(context, BD_SAY(CLI_NUMBERED_NEW), bd_cli_who(now.cards, card->id), card->rank);
        if (was == NULL || was->rank == card->rank) continue;
        if (changed++ == 0) first = i;
    }
    if (changed > 0) {
        const bd_card *card = &now.cards->cards[first];
        const bd_card *was = bd_tournament_card(before->cards, card->id);
        bd_warn(context, BD_SAY_N(CLI_NUMBERED_CHANGED, changed), changed, bd_cli_who(now.cards, card->id),
                was->rank, card->rank);
    } else if (now.final && before->cards != NULL && now.strengths != before->strengths &&
               now.cards->card_count == before->cards->card_count) {
        bd_warn(context, BD_SAY(CLI_NUMBERED_FINAL), (int)BD_STARTING_FINAL_ROUND);
    }
    return BD_OK;
}

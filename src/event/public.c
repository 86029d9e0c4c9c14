/* What everybody may see: of each player the fields that the table opens (cards/player_fields.h) and what has
 * happened; nothing of who told it, of families, of prizes, and of notes, which may hold anything. */
#include "cards/card.h"
#include "cards/person.h"
#include "cards/player_fields.h"
#include "event/event.h"

static void public_clear(bd_card *card, const bd_player_field *field)
{
    void *place = bd_player_place(card, field);
    switch (field->type) {
    case BD_PLAYER_TEXT: *(const char **)place = NULL; break;
    case BD_PLAYER_NUMBER: *(int *)place = 0; break;
    case BD_PLAYER_FLAG: *(bool *)place = false; break;
    case BD_PLAYER_SEX: *(char *)place = '\0'; break;
    case BD_PLAYER_GROUPS: card->group_count = 0; break;
    }
}

static void public_player(bd_card *card)
{
    for (size_t i = 0; i < bd_player_field_count; i++)
        if (!bd_player_fields[i].open) public_clear(card, &bd_player_fields[i]);
    card->person->note_count = 0;
}

/* The wishes a round was drawn under may say who is not to meet, too. */
static void public_round(bd_event_round *round)
{
    round->options = NULL;
    for (size_t b = 0; b < round->board_count; b++) round->boards[b].by = round->boards[b].at = NULL;
}

void bd_event_make_public(bd_event *event)
{
    bd_tournament *entered = event->entered;
    for (size_t i = 0; i < entered->card_count; i++) public_player(&entered->cards[i]);
    for (size_t i = 0; entered->members != NULL && i < entered->members->card_count; i++)
        public_player(&entered->members->cards[i]);
    entered->forbid_count = entered->avoid_count = entered->note_count = entered->trf_line_count = 0;
    entered->prizes = (bd_prizes){.several = false};
    for (size_t r = 0; r < event->round_count; r++) public_round(&event->rounds[r]);
    event->journal = NULL;
    event->journal_length = 0;
    event->acts = 0;
}

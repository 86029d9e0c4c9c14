/* Person: what a file tells of a player that no rulebook may draw by: for lists, prizes, rating officers.
 *
 * A card leads to it by a pointer whose type the rulebooks do not know (`struct bd_person`, cards/card.h);
 * they may not include this file, which tests/regress/modules.sh checks. Every card of a tournament has one
 * (bd_tournament_add_card); copies of a card share it. */
#ifndef BD_CARDS_PERSON_H
#define BD_CARDS_PERSON_H

#include "cards/entry.h"

typedef struct bd_person {
    const char *shown;  /* how the name is shown where another player has the same one; NULL: as it is */
    const char *spoken; /* first name first, where another one has the same surname; NULL: surname */
/* What the table has: national id, sex, FIDE number, birth, standing (TRF's "rank" field). */
#define BD_TEXT_FIELD(member, ...)   const char *member;
#define BD_NUMBER_FIELD(member, ...) int member;
#define BD_FLAG_FIELD(member, ...)   bool member;
#define BD_SEX_FIELD(member, ...)    char member;
#include "cards/person_fields.def"
    int *roster; /* of a team: its players, in the order of boards (cards/match.h) */
    size_t roster_count;
    bd_note *notes;
    size_t note_count, note_capacity;
} bd_person;

#endif

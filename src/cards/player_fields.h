/* Player fields: the one table of what a file can say about a player, beside what has happened (games, byes,
 * entry, withdrawal).
 *
 * Its rows stand in card_fields.def (what a rulebook may draw by) and person_fields.def (what else there is).
 * The members of bd_card and bd_person, the readers and writers of cards/1 and CSV, `edit`, `find`, the
 * digest, what TRF would lose, what visitors of a hall may see and the table in docs/cards-file.md are made
 * from it: a new field is a row there, and where it is used. */
#ifndef BD_CARDS_PLAYER_FIELDS_H
#define BD_CARDS_PLAYER_FIELDS_H

#include "base/arena.h"
#include "cards/entry.h"

typedef enum bd_player_type {
    BD_PLAYER_TEXT,   /* const char *; NULL: not given */
    BD_PLAYER_NUMBER, /* int; 0: not given */
    BD_PLAYER_FLAG,   /* bool */
    BD_PLAYER_SEX,    /* char: 'm', 'w'; 0: not given */
    BD_PLAYER_GROUPS  /* card->groups, card->group_count */
} bd_player_type;

/* Whom a field concerns. Rows of card_fields.def concern pairing, and no others do; what is private no page
 * shows. */
typedef enum bd_concern { BD_FOR_PAPER = 0, BD_FOR_STANDINGS, BD_PRIVATE, BD_FOR_PAIRING } bd_concern;

enum { BD_PLAYER_HEADINGS = 64 };

typedef struct bd_player_field {
    const char *key; /* in cards/1 */
    const char *noun;
    bd_player_type type;
    bd_concern concerns;
    size_t offset; /* of the member: in the card where it concerns pairing, in the person otherwise */
    int low, high; /* of a number in cards/1 */
    bool needed;   /* `edit` does not take it away */
    bool fixed;    /* `edit` does not change it */
    bool unlisted; /* lists of players (CSV) have no column for it */
    bool open;     /* visitors of a hall may see it */
    bool sought;   /* `find` looks into it */
    bool trf;      /* TRF has a place for it (io/trf) */
    bool in_notes; /* in cards/1 it stands in "notes", under "trf" */
    const char *edit, *heading;               /* where they are not the key */
    const char *headings[BD_PLAYER_HEADINGS]; /* other headings of the column */
    bool in_first_digest;                     /* the digest began with it; others follow where they are set */
    bool unmarked; /* and this one without its key: it was the only one that followed */
} bd_player_field;

extern const bd_player_field bd_player_fields[];
extern const size_t bd_player_field_count;

/* Where the field's value is, of the member's type. */
void *bd_player_place(bd_card *card, const bd_player_field *field);
const void *bd_player_look(const bd_card *card, const bd_player_field *field);

/* What is there; each of fields of that type. */
const char *bd_player_text(const bd_card *card, const bd_player_field *field);
int bd_player_number(const bd_card *card, const bd_player_field *field);
bool bd_player_flag(const bd_card *card, const bd_player_field *field);
char bd_player_sex(const bd_card *card, const bd_player_field *field);

/* Whether the file says anything; how many groups there are, else 0 or 1. */
size_t bd_player_has(const bd_card *card, const bd_player_field *field);

/* The name of the field for `edit`, and the heading of its column. */
const char *bd_player_edit_key(const bd_player_field *field);
const char *bd_player_heading(const bd_player_field *field);

#endif

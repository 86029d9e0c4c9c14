/* Card: what an arbiter's pairing card says about one player.
 *
 * Cards are plain data as the user's file gives them; judgements (who is due White, who floated) are made in
 * rulebook/. Ids are the numbers players are known by (1 .. BD_ID_MAX). Points are half points. Texts are
 * UTF-8, NULL where the file says nothing. Whoever only hands cards on needs cards/entry.h alone. */
#ifndef BD_CARDS_CARD_H
#define BD_CARDS_CARD_H

#include "cards/entry.h"

struct bd_card {
    int id;
/* What a rulebook may draw by, row by row: name, grade, title, club, ..., top, filler. Those of groups have
 * group_count beside them: key "avoid", relatives, area, ... */
#define BD_TEXT_FIELD(member, ...)   const char *member;
#define BD_NUMBER_FIELD(member, ...) int member;
#define BD_FLAG_FIELD(member, ...)   bool member;
#define BD_GROUPS_FIELD(member, ...) const char **member;
#include "cards/card_fields.def"
    size_t group_count;
    bool volunteer;
    int volunteer_round; /* the evening for which they volunteered to sit out; 0: not said */
    bd_arranged *byes;   /* by round, ascending */
    size_t bye_count, bye_capacity;
    int withdrawn; /* round from which absent; 0: not */
    int joined;    /* first round of a late entry; 0: from the start */
    bool score_given;
    int score;            /* as the file says, in half points of the tournament's point system */
    bd_colour colour_due; /* only where the history gives no colours */
    bd_float last_float;  /* as the file says */
    bd_entry *history;    /* by round, ascending, one entry a round */
    size_t history_count, history_capacity;
    struct bd_person *person; /* what is not drawn by (cards/person.h): rulebooks do not know the type */
};

#endif

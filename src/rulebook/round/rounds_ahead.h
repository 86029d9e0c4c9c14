/* Rounds ahead: those that follow, as far as rules and file tell before anything is played: who is there
 * (entry, withdrawal, arranged byes, fillers), who has met, who is kept apart in which round, who may have
 * the bye. Colours depend on results and are left out. */
#ifndef BD_RULEBOOK_ROUND_ROUNDS_AHEAD_H
#define BD_RULEBOOK_ROUND_ROUNDS_AHEAD_H

#include "cards/ahead.h"
#include "rulebook/round/declaration.h"

/* Which rounds. */
typedef struct bd_ahead_ask {
    const bd_tournament *tournament;
    const bd_rulebook *rules;
    int first, last;
    const bd_draw *draw; /* of the round before `first`, not yet on the cards; NULL: there is none */
} bd_ahead_ask;

/* Dirac (1952): whoever may still meet half of all others, less one for each round between, always leaves a
 * perfect matching, whatever was paired before. True: all these rounds can be played, and this is the proof;
 * it costs no list of pairs. False: that is not known. */
bd_status bd_ahead_is_wide(const bd_ahead_ask *ask, bd_arena *arena, bool *wide, bd_err *err);

bd_status bd_ahead_new(bd_arena *arena, const bd_ahead_ask *ask, bd_ahead *out, bd_err *err);

/* Leaves these pairs only to those who are in them, in the first of the rounds; black 0: the bye. */
void bd_ahead_fix(bd_ahead *ahead, const bd_board *pairs, size_t count);

/* The same without the last rounds. */
bd_ahead bd_ahead_first_rounds(const bd_ahead *ahead, int count);

/* Whether the option "finishable" is on, and there is something that it could prevent. */
bool bd_finishable_is_asked(const bd_round *round);

/* FIDE C2: a bye of the draw, or points as good as a win that came without playing. */
bool bd_card_has_had_bye(const bd_tournament *tournament, const bd_card *card, int round);

#endif

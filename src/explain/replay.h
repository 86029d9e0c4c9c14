/* Replay: an event as it stood before one of its rounds, and what was played in that round.
 *
 * The cards lose all entries from that round on. Who has no entry in a round that was played was absent. A
 * half-point bye in a later round was asked for beforehand, so the arbiter knew of it. An event that does not
 * say how many rounds it has is over with the last one played (rules that know a last round need that; the
 * engines in use do the same). */
#ifndef BD_EXPLAIN_REPLAY_H
#define BD_EXPLAIN_REPLAY_H

#include "cards/tournament.h"

/* A copy, in arena, of the tournament before `round`; texts are shared with the original. */
bd_status bd_replay_before(bd_arena *arena, const bd_tournament *tournament, int round, bd_tournament **out,
                           bd_err *err);

/* The draw of a round that was played or published: the published one if the file has it, else as the cards
 * tell it (a board whose colours they do not tell has its lower id as White). *out has no boards when the
 * round is neither. Players may be missing or doubled. */
bd_status bd_replay_draw(bd_arena *arena, const bd_tournament *tournament, int round, bd_draw *out,
                         bd_err *err);

/* The last round that was played or published. */
int bd_replay_last_round(const bd_tournament *tournament);

#endif

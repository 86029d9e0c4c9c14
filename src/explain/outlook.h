/* Outlook: whether the rounds after a draw, or after the last one, can be played, in words (docs/ahead.md).
 */
#ifndef BD_EXPLAIN_OUTLOOK_H
#define BD_EXPLAIN_OUTLOOK_H

#include "cards/certificate.h"
#include "rulebook/round/rounds_ahead.h"

typedef struct bd_outlook {
    bd_ahead_ask ask; /* first > last: there is nothing to say */
    bd_ahead_answer answer;
    bool wide;            /* yes, and so plainly that there is no plan (bd_ahead_is_wide) */
    int playable;         /* no: so many of these rounds, the first ones, can be played */
    bd_ahead ahead;       /* not if wide; no: the first rounds, up to the one that cannot be drawn */
    bd_ahead_proof proof; /* of these rounds */
    const char *why;      /* no: part of a sentence */
} bd_outlook;

bd_status bd_outlook_of(bd_arena *arena, const bd_ahead_ask *ask, bd_outlook *out, bd_err *err);

/* The rounds after this one as far as they are planned. draw: of this round, not yet on the cards; NULL: this
 * round is not drawn, and is the first of them. None where players may sit out: then every round has a draw,
 * and nobody knows who attends. */
bd_ahead_ask bd_outlook_after(const bd_tournament *tournament, const bd_rulebook *rules, int round,
                              const bd_draw *draw);

/* What a draw is told with: whether the rest can be played after it, and if not, what can be done. Nothing
 * (0 sentences) where that is plain, or nothing more is planned; then `always` says that it can. */
bd_status bd_outlook_say(bd_arena *arena, const bd_outlook *outlook, bool always, const char *sentences[2],
                         size_t *count, bd_err *err);

/* What an event is told with of which so many rounds are planned: NULL where they can be played. */
bd_status bd_outlook_planned(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                             const char **sentence, bd_err *err);

/* What the option "finishable" has done to this draw. */
bd_status bd_outlook_option(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                            const bd_certificate *certificate, const char *sentences[2], size_t *count,
                            bd_err *err);

/* What to do where round `number` has no legal draw. */
const char *bd_outlook_dead_end(bd_arena *arena, int number);

#endif

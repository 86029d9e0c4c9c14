/* What a criterion of a FIDE system is in the walk through a bracket, and the families that several systems
 * share: bracket_pairs.c (repeats, wishes), bracket_byes.c (who has the bye), bracket_leaving.c (who leaves
 * the bracket, and the next one), bracket_denied.c (colour preferences), bracket_opponents.c (opponents in
 * order, and the end of the bracket); bracket_weights.c gives the stages of sets of players in order,
 * bracket_table.c counts all bracket by bracket. */
#ifndef BD_RULEBOOK_BRACKETS_KIND_H
#define BD_RULEBOOK_BRACKETS_KIND_H

#include "rulebook/brackets/bracket.h"
#include "rulebook/brackets/bracket_table.h"

/* What a criterion is in the walk, and beside the boards: its `own`. */
typedef struct bd_bracket_kind {
    bd_bracket_step *steps[5];          /* one after the other; NULL behind the last */
    bd_bracket_table_count *in_bracket; /* its second count (bd_bracket_count) */
    int ago;                            /* of floats: how many rounds before, and which way */
    bd_float way;
    bd_bracket_cost_of
        *cost; /* of colours: what a board costs; what is at fault with a colour, from the cards; */
    bool (*fault)(const bd_player *player, const bd_fide_player *judged, bd_colour given);
    bool topscorers; /* and whether only boards with a topscorer count */
} bd_bracket_kind;

static inline const bd_bracket_kind *bd_bracket_kind_of(const bd_criterion *criterion)
{
    return criterion->own;
}

/* The second count of criteria that are counted bracket by bracket. */
bd_status bd_bracket_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err);

/* ---- sets of players in order ---- */

enum { BD_BRACKET_WEIGHTS_A_STAGE = 20 };

/* Empties walk->open, which the caller then fills. */
bd_status bd_bracket_weights_open(bd_walk *walk);

/* The weight of a player in this stage, 0: none. */
bd_cost bd_bracket_weights_of(const bd_bracket_cost *cost, int u);

/* The stage that weighs the next open players, "part" and its number; END when there are none. What the one
 * before has told of its players is then in walk->in. */
bd_step bd_bracket_weights_give(bd_walk *walk, int turn, const char *part, bd_bracket_cost_of *of,
                                bd_stage *stage);

/* Second count of the stage `number` (from 1): `is_in` says of each open player, in order, whether they are
 * in the set. */
int64_t bd_bracket_weights_count(const bool *is_in, int open, int number);

/* A stage that closes pairs which no draw that is still best has; without such pairs it is left out. */
bd_step bd_bracket_prune(bd_walk *walk, const char *part, bd_bracket_cost cost, bd_stage *stage);

/* ---- bracket_pairs.c, bracket_byes.c ---- */

extern const bd_criterion bd_criterion_fide_repeat, bd_criterion_fide_avoid;

/* The score of who has the bye, over all players (walk->bye_score); and its second count. */
bd_bracket_step bd_bye_score_step;
bd_status bd_bye_score_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err);

/* Their unplayed games, in the bracket at hand, or over all players before the first bracket. */
bd_step bd_bye_unplayed_give(bd_walk *walk, bd_stage *stage);
bd_bracket_table_count bd_bye_unplayed_count;

/* The bye before any bracket: the lowest score, the most games, the lowest rank; who has it is set aside. */
extern const bd_criterion bd_criterion_bye_score, bd_criterion_bye_games, bd_criterion_bye_rank;

/* ---- bracket_leaving.c, bracket_denied.c ---- */

/* Players who leave the bracket; those who come from above, by score; those of the next bracket. */
extern const bd_bracket_kind bd_kind_leaving_all, bd_kind_leaving_moved, bd_kind_leaving_next;

/* Players who do not get the colour they prefer (walk->denied). */
extern const bd_bracket_kind bd_kind_denied;
bool bd_denied_is_fault(const bd_player *player, const bd_fide_player *judged, bd_colour given);

/* The colours given on the bracket's own boards: how many have the kind's fault. */
bd_bracket_table_count bd_denied_count;

/* A stage of the kind's cost; boards of a published draw are looked at one by one. */
bd_step bd_denied_give(bd_walk *walk, bd_stage *stage);

/* ---- bracket_opponents.c ---- */

/* The players `who`, one after the other, each with the first opponent of `order`, which is as long as
 * `candidates` says; order NULL: as they are numbered. together: who chooses can be chosen, and leaves the
 * bracket where nobody is left. Asks them; END where nobody is to choose. */
typedef struct bd_opponents {
    const uint16_t *who;
    int count;
    const bool *candidate;
    const uint16_t *order;
    int candidates;
    bool together;
} bd_opponents;

bd_step bd_opponents_ask(bd_walk *walk, const bd_opponents *opponents, bd_stage *stage);

/* Writes down whom they have; before the first, everybody of the bracket is to be their own opponent. */
void bd_opponents_clear(bd_bracket *bracket);
void bd_opponents_record(const bd_walk *walk);

/* Second count: what the stage that is asked comes to, for these players in order. */
bd_status bd_opponents_count(const bd_bracket_table *table, bd_tally *tally, const bd_opponents *opponents,
                             bd_err *err);

/* All of the bracket is settled: no other board of it is allowed any more. */
extern const bd_criterion bd_criterion_settled;

#endif

/* Brackets with upfloaters: what the FIDE systems of matches, C.04.5 (Double-Swiss) and C.04.6 (teams), have
 * word for word in common.
 *
 * The bye is settled first (3.4). Then the highest scoregroup that is not paired becomes a bracket, together
 * with as many players of lower scores as it needs: which ones C4 .. C7 and then the order of 3.5.4 say,
 * before anything is asked of the pairs inside. Inside, the criteria of the system come first, then the first
 * pairing in the order of its identifier (3.6.2): the top members, then the bottom ones.
 *
 * upfloats_judge.c says what is known of everybody before the round, upfloats_walk.c leads from bracket to
 * bracket, upfloats_bye.c, upfloats_set.c and upfloats_pairing.c have the criteria with their stages,
 * upfloats_count.c counts them again from the boards. */
#ifndef BD_RULEBOOK_UPFLOATS_UPFLOATS_H
#define BD_RULEBOOK_UPFLOATS_UPFLOATS_H

#include "rulebook/stages/criterion.h"

/* A participant as articles 1 and 4 see it. */
typedef struct bd_up_player {
    int number;       /* TPN */
    int score;        /* without virtual points */
    int second_score; /* of teams: game points where match points are the score, or the other way round */
    bool floated;     /* played against another score in the round before (1.5) */
    bool bye_allowed; /* C2 */
    int matches;      /* played */
    int whites, blacks;
    const bd_colour *colours; /* of matches with a colour, oldest first: whites + blacks of them */
    bd_colour wants;          /* colour preference; set by the rulebook */
    bool strongly;
} bd_up_player;

/* round->own of these rulebooks. */
typedef struct bd_up_event {
    bd_colour initial;   /* 4.1 */
    int rounds_left;     /* after this one; -1: nobody has said how many there are */
    bd_up_player *by_id; /* up to the round's largest_id */
} bd_up_event;

static inline const bd_up_event *bd_up_of(const bd_round *round) { return round->own; }

static inline const bd_up_player *bd_up_at(const bd_round *round, int u)
{
    return &bd_up_of(round)->by_id[round->players[u].id];
}

/* Judges scores, floats, byes and colours, and makes round->own; for a rulebook's prepare. */
bd_status bd_up_judge(bd_round *round, bd_arena *arena, bd_up_event **out, bd_err *err);

/* Whether this is one of the last `count` rounds. */
bool bd_up_is_late(const bd_round *round, int count);

/* may_have_bye: C2. */
bool bd_up_may_have_bye(const bd_round *round, int u);

/* What both declarations have in common (functions of this header and of round/defaults.h). */
#define BD_UP_JUDGEMENTS                                                                                     \
    .may_meet = bd_any_may_meet, .may_be_refused = bd_nobody_is_refused, .may_have_bye = bd_up_may_have_bye, \
    .compare_bye = bd_compare_bye_equal, .compare_claims = bd_up_compare_claims, .number = bd_up_number,     \
    .compare_boards = bd_up_compare_boards, .pairs_by = bd_pairs_by_own, .order = bd_order_as_listed,        \
    .remarks = bd_no_remarks, .stages = bd_up_stages, .ideal = bd_up_ideal,                                  \
    .ideal_words = BD_ENGLISH(UPFLOATS_NATURAL)

/* number: the TPN. */
int bd_up_number(const bd_round *round, int u);

/* ideal: the first pairing by its identifier, whoever may meet. */
bd_status bd_up_ideal(const bd_round *round, bd_arena *arena, int *nodes, int count, bd_err *err);

/* compare_claims: a strong preference before a mild one before none. */
int bd_up_compare_claims(const bd_round *round, int u, int v);

/* compare_boards: C.04.2, 3.6, by pairing scores. */
int bd_up_compare_boards(const bd_round *round, const bd_edge *a, const bd_edge *b);

/* Whether u has the higher pairing score, or the same and the smaller TPN. */
bool bd_up_is_higher(const bd_round *round, int u, int v);

/* The colour of one of two when they last had different ones, counted from the last match back, what was not
 * played left out (C.04.2, 3.4); or none. */
bd_colour bd_up_last_apart(const bd_up_player *a, const bd_up_player *b);

/* The colour of the last match with one, or none. */
bd_colour bd_up_last_colour(const bd_up_player *player);

static inline bd_colour bd_up_other(bd_colour colour) { return colour == BD_WHITE ? BD_BLACK : BD_WHITE; }

/* stages: bracket by bracket, in the order of the rulebook's rules. */
bd_status bd_up_stages(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria, size_t count,
                       bd_questions *out, bd_err *err);

/* The criteria. What they share with each other is said by their ids; opponents: C8 of Double-Swiss, C10 of
 * teams. */
extern const bd_criterion bd_criterion_up_repeat, bd_criterion_up_avoid, bd_criterion_up_bye;
extern const bd_criterion bd_criterion_up_c4, bd_criterion_up_c5, bd_criterion_up_c6, bd_criterion_up_c7;
extern const bd_criterion bd_criterion_up_last_c7; /* with the exception of the last round alone */
extern const bd_criterion bd_criterion_up_set;
extern const bd_criterion bd_criterion_up_opponents8, bd_criterion_up_opponents10;
extern const bd_criterion bd_criterion_up_colours, bd_criterion_up_strong;
extern const bd_criterion bd_criterion_up_tops, bd_criterion_up_bottoms, bd_criterion_up_settled;

#endif

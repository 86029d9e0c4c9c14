/* The FIDE systems (C.04): what they judge alike.
 *
 * Unlike the other rulebooks they define no best draw of the whole round: scoregroups are paired from the
 * top, one bracket at a time, with the rest still pairable. Here are the judgements of players
 * (bracket_judge.c) and of pairs and their colours (bracket_colours.c); bracket.h has the bracket and the
 * walk over its stages. */
#ifndef BD_RULEBOOK_BRACKETS_JUDGED_H
#define BD_RULEBOOK_BRACKETS_JUDGED_H

#include "rulebook/stages/criterion.h"

/* Colour preferences, weakest first. */
typedef enum bd_strength {
    BD_PREFERS_NOTHING = 0,
    BD_PREFERS_MILDLY,
    BD_PREFERS_STRONGLY,
    BD_PREFERS_ABSOLUTELY
} bd_strength;

/* One player as article 1 of each system sees them. */
typedef struct bd_fide_player {
    int number;    /* TPN; C.04.3: counted among those who have taken part */
    int rank;      /* in the order of the round's rules (bd_fide.by_rank); the number where they have none */
    bd_colour due; /* preferred colour */
    bd_strength strength;
    int difference;     /* whites - blacks */
    bd_colour last_two; /* the colour of both of the last two games, or none */
    bool topscorer;     /* C.04.3, 1.8 */
    bool bye_allowed;   /* C2 */
    int unplayed;       /* rounds without a game so far */
} bd_fide_player;

/* The articles on colours that explanations cite. */
typedef struct bd_colour_articles {
    const char *by_number, *both_due, *by_strength, *last_apart, *by_rank;
} bd_colour_articles;

/* round->own of these rulebooks. */
typedef struct bd_fide {
    bd_colour initial;     /* 5.1 */
    bd_fide_player *by_id; /* up to the round's largest_id */
    const bd_colour_articles *articles;
    bool by_rank;     /* who is the higher-ranked of two is said by `rank`, not by score and number */
    bool bye_first;   /* the bye is settled before any bracket, and who has it belongs to none */
    const void *more; /* of one system, by id */
} bd_fide;

static inline const bd_fide *bd_fide_of(const bd_round *round) { return round->own; }

static inline const bd_fide_player *bd_fide_player_at(const bd_round *round, int u)
{
    return &bd_fide_of(round)->by_id[round->players[u].id];
}

/* Judges scores (with acceleration), order, floats and preferences, by C.04.3: a rulebook's prepare, or what
 * it begins with; then round->own may be changed. */
bd_status bd_fide_prepare(bd_round *round, bd_arena *arena, bd_fide **out, bd_err *err);

/* For systems that settle the bye first, know no topscorers, and go by the TPN as the file has it. */
void bd_fide_go_by_tpn(const bd_round *round, const bd_colour_articles *articles, bd_fide *fide);

/* Whether the player was paired, or had the bye of the draw, in one of the rounds up to `last`. */
bool bd_fide_was_paired(const bd_card *card, int last);

/* The place of a card in the initial order: as numbered, or as listed where the file says so. */
int bd_fide_place(const bd_tournament *tournament, const bd_card *card);

/* The initial colour: of odd numbers in a first game. */
bd_colour bd_fide_initial_colour(const bd_round *round);

/* The preference that a claim amounts to. */
bd_strength bd_fide_strength(const bd_claim *claim);
bd_colour bd_fide_due(const bd_claim *claim);

/* C3 and C2. */
bool bd_fide_may_meet(const bd_round *round, int u, int v);
bool bd_fide_may_be_refused(const bd_round *round, int u);
bool bd_fide_may_have_bye(const bd_round *round, int u);

/* What the declarations of these systems have in common (the functions below and round/defaults.h). */
#define BD_FIDE_JUDGEMENTS                                                                                   \
    .may_meet = bd_fide_may_meet, .may_be_refused = bd_fide_may_be_refused,                                  \
    .may_have_bye = bd_fide_may_have_bye, .compare_bye = bd_compare_bye_equal, .due = bd_fide_due_at,        \
    .number = bd_fide_number_at, .compare_claims = bd_fide_compare_claims,                                   \
    .higher_has_white = bd_fide_higher_has_white, .colour_rule = bd_fide_colour_rule,                        \
    .compare_boards = bd_fide_compare_boards, .order = bd_order_as_listed, .remarks = bd_no_remarks

/* C.04.2, 3.6: the order of boards. */
int bd_fide_compare_boards(const bd_round *round, const bd_edge *a, const bd_edge *b);

/* The rulebook's due: the preferred colour. */
bd_colour bd_fide_due_at(const bd_round *round, int u);

/* number. */
int bd_fide_number_at(const bd_round *round, int u);

/* How many of two players do not get the colour they prefer, at least so strongly, when they meet. */
int bd_fide_denied(const bd_round *round, int u, int v, bd_strength least);

/* 1.7, 5.2.2: positive when u's preference is the stronger; 0 as well where only the games' order would tell.
 */
int bd_fide_compare_claims(const bd_round *round, int u, int v);

/* Article 5.2: whether u (above v in draw order) has White. */
bool bd_fide_higher_has_white(const bd_round *round, int u, int v, int board);

/* Which part of article 5.2 decided, for explanations. */
const char *bd_fide_colour_rule(const bd_round *round, int u, int v, const char **article);

/* The place of the last one whom Baku acceleration is for; -1: there is nobody. */
bd_status bd_fide_border(const bd_tournament *tournament, bd_arena *arena, int *border, bd_err *err);

/* Points of virtual acceleration in a round, half points; border: the place of the last one whom Baku
 * acceleration is for. */
int bd_fide_acceleration(const bd_tournament *tournament, int border, const bd_card *card, int round);

#endif

/* Round: one round that is to be drawn, with every card judged.
 *
 * Nodes 0 .. cards - 1 are the present players in draw order (score from high to low, then rank); when their
 * number is odd one more node stands for the bye. A judgement that several rules need is made once, here;
 * nothing in a round changes after bd_round_new.
 *
 * Beside round.c: legal.c says who may meet, boards.c makes boards of matchings and back, judge.c says
 * what earlier rounds tell, claim.c which colour is due, shared_groups.c who belongs together, written.h what
 * a rulebook file's own criteria say. */
#ifndef BD_RULEBOOK_ROUND_ROUND_H
#define BD_RULEBOOK_ROUND_ROUND_H

#include "base/graph.h"
#include "rulebook/options/draw_options.h"

struct bd_rulebook;
struct bd_kept;
struct bd_written_list;

/* What the colours of the games played so far ask for (CAA 14-16). Games over the board only. */
typedef struct bd_claim {
    bd_colour due;  /* BD_NO_COLOUR: no game yet, no preference */
    int difference; /* whites - blacks */
    bd_colour last; /* colour of the last game */
    int run;        /* how many of the last games had that colour */
    int games;
    bool agreed; /* of a filler without games: the colour that is due is settled, whatever the opponent's
                    claim */
} bd_claim;

/* The claim of a card before a round. Byes and defaults are skipped (CAA 16iv). */
bd_claim bd_claim_of(const bd_card *card, int round);

/* The run as an argument for the due colour: positive when it is of the other colour, negative when the last
 * games had the due one. */
int bd_claim_signed_run(const bd_claim *claim);

/* Which claim is the stronger, whatever the colours (CAA 16 i-iii, v): negative when a is weaker, 0 when they
 * are equal. */
int bd_claim_compare(const bd_claim *a, const bd_claim *b);

/* Whether both want the same colour, so that one of them must be transferred. */
bool bd_claims_clash(const bd_claim *a, const bd_claim *b);

typedef struct bd_player {
    const bd_card *card;
    int id;
    int score; /* half points before the round; with a rulebook's additions (acceleration) where it makes any
                */
    int place; /* in the rank order of all present players, from 0 */
    int level; /* of equal scores, from the top, from 0 */
    int position;   /* in its level, in draw order, from 0 */
    int grade;      /* that the player is ranked by; 0: none */
    bool estimated; /* the grade is derived from a rating, or the other way round */
    bd_claim claim;
    const uint8_t *floats; /* bd_float of rounds 1 .. round - 1 at [round]; [0] is unused */
    bd_float last_float;   /* of the previous round */
    int downfloats, upfloats;
    bool had_bye;      /* a full-point bye, the bye of a draw, or a win by default before this round; a loss
                          by default too where the rules say so */
    bool had_half_bye; /* a half-point bye before this round */
    bool bye_awaited;  /* a bye is arranged for a later round */
    bool half_bye_before; /* a half-point bye in the round just before */
} bd_player;

/* Sorted neighbours of each node. */
typedef struct bd_node_links {
    const uint32_t *start; /* cards + 1 of them */
    const uint16_t *other; /* ascending per node */
} bd_node_links;

/* The groups of each node, as ascending numbers (rulebook/round/shared_groups.c). */
typedef struct bd_company {
    const uint32_t *start; /* cards + 1 of them */
    const uint32_t *group;
} bd_company;

/* Whether two players of the round have a group in common. */
bool bd_company_shares(const bd_company *company, int u, int v);

typedef struct bd_round {
    const bd_tournament *tournament;
    const struct bd_rulebook *rules;
    const bd_draw_options *options;
    int number;
    int cards;          /* players to be paired */
    int nodes;          /* cards, or cards + 1 */
    int bye;            /* the bye's node, or -1 */
    bd_player *players; /* [cards] */
    int levels;
    const int *level_start;  /* [levels + 1]: level l is nodes level_start[l] .. level_start[l + 1] - 1 */
    const int *unrated;      /* [cards + 1]: how many players without a grade stand before each node */
    bd_node_links met;       /* played each other over the board (or said to have met) */
    bd_node_links defaulted; /* paired before, but not played */
    bd_node_links banned;    /* never to be paired: the file's forbid, the arbiter's */
    bd_node_links avoid;     /* better not paired: the file's avoid (without groups and clubs) */
    bd_company company;      /* the groups that players share */
    int largest_id;          /* of all players of the event, present or not */
    const int32_t *node_of;  /* by id, see bd_round_node */
    const int *fixed; /* [nodes] the node it must be paired with by the arbiter's wish, or -1; NULL when there
                         is no wish */
    bd_asked_kind asked_kind; /* what is asked of the board of node `asked` */
    int asked;
    const int *stood_down; /* ids of players who are not paired: they sit out beside the bye */
    size_t stood_down_count;
    const struct bd_kept *kept;      /* the published draw that is being repaired (round/keep.h); NULL */
    struct bd_written_list *written; /* criteria of a rulebook file (round/written.h) */
    void *own;                       /* of the rulebook, made by its prepare */
} bd_round;

/* The round `number` of the tournament, judged from the rounds before it. number 0: the next one. options may
 * be NULL. BD_BAD_INPUT when a card cannot be ranked, nobody is present, or an option names somebody who is
 * not to be paired. */
bd_status bd_round_new(bd_arena *arena, const bd_tournament *tournament, const struct bd_rulebook *rules,
                       int number, const bd_draw_options *options, bd_round **out, bd_err *err);

/* Sets nodes and bye from cards; for a rulebook's prepare that has taken players away. */
void bd_round_count_nodes(bd_round *round);

/* The node of the player with this id, or -1. */
int bd_round_node(const bd_round *round, int id);

/* The colours of the node's games before this round, oldest first, "WBW"; NULL: memory ran out. */
const char *bd_round_colours_of(const bd_round *round, int node, bd_arena *arena);

bool bd_links_has(const bd_node_links *links, int u, int v);
static inline bool bd_round_met(const bd_round *round, int u, int v)
{
    return bd_links_has(&round->met, u, v);
}

bool bd_round_is_first(const bd_round *round);

/* How often two nodes have played each other (or are said to have). */
int bd_round_meetings(const bd_round *round, int u, int v);

/* Whether the rules and the arbiter let these two be paired; one of them may be the bye. */
bool bd_round_is_legal(const bd_round *round, int u, int v);

/* Whether two nodes sit out when a matching pairs them: the rules let players sit out, and these two may not
 * play each other. */
bool bd_round_sits_out(const bd_round *round, int u, int v);

/* All pairs that a draw can be made of, as rows of bits (base/bits.h), each in the row of its lower node: the
 * legal ones, and those who sit out. */
bd_status bd_round_rows(const bd_round *round, bd_arena *arena, uint64_t **rows, bd_err *err);

/* The same as a sorted list. */
bd_status bd_round_edges(const bd_round *round, bd_arena *arena, bd_edge **edges, size_t *count, bd_err *err);

/* Whether the higher (u < v) of two paired players has White on this board (0 is board 1). The board matters
 * only where neither is due a colour. */
bool bd_round_higher_has_white(const bd_round *round, int u, int v, int board);

/* Colours and board order for a matching of the nodes: what is published. */
bd_status bd_round_draw(const bd_round *round, bd_arena *arena, const uint16_t *partner, bd_draw *out,
                        bd_err *err);

/* The matching of a published draw's boards; BD_BAD_INPUT when a present player is missing, doubled or
 * somebody absent is paired, or when two who may play each other sit out. Legality is not judged otherwise.
 */
bd_status bd_round_partners(const bd_round *round, bd_arena *arena, const bd_draw *draw, uint16_t **partner,
                            bd_err *err);

/* The parts that bd_round_new is made of. Who shares a group with whom; links, once players are in draw
 * order; claim, floats and byes of every player. bye_is_float: a bye, or points without a game, floats down.
 */
bd_status bd_company_new(const bd_round *round, bd_arena *arena, bd_company *out, bd_err *err);
bd_status bd_judge_players(bd_round *round, bd_arena *arena, bool bye_is_float, bd_err *err);
bd_status bd_judge_meetings(bd_round *round, bd_arena *arena, bd_err *err);

#endif

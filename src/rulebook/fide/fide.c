#include "rulebook/fide/fide_families.h"
#include "rulebook/fide/fide_words.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"
#include "rulebook/round/round_words.h"

#include <string.h>

static const bd_rule rules[] = {
    {&bd_criterion_fide_repeat, "FIDE C.04.1 2"}, {&bd_criterion_fide_avoid, "the arbiter's"},
    {&bd_criterion_c5, "FIDE C.04.3 2.3.1"},      {&bd_criterion_c6, "FIDE C.04.3 2.4.1"},
    {&bd_criterion_c7, "FIDE C.04.3 2.4.2"},      {&bd_criterion_c8, "FIDE C.04.3 2.4.3"},
    {&bd_criterion_c9, "FIDE C.04.3 2.4.4"},      {&bd_criterion_c10, "FIDE C.04.3 2.4.5"},
    {&bd_criterion_c11, "FIDE C.04.3 2.4.6"},     {&bd_criterion_c12, "FIDE C.04.3 2.4.7"},
    {&bd_criterion_c13, "FIDE C.04.3 2.4.8"},     {&bd_criterion_c14, "FIDE C.04.3 2.4.9"},
    {&bd_criterion_c15, "FIDE C.04.3 2.4.10"},    {&bd_criterion_c16, "FIDE C.04.3 2.4.11"},
    {&bd_criterion_c17, "FIDE C.04.3 2.4.12"},    {&bd_criterion_c18, "FIDE C.04.3 2.4.13"},
    {&bd_criterion_c19, "FIDE C.04.3 2.4.14"},    {&bd_criterion_c20, "FIDE C.04.3 2.4.15"},
    {&bd_criterion_c21, "FIDE C.04.3 2.4.16"},    {&bd_criterion_limbo, "FIDE C.04.3 4.4"},
    {&bd_criterion_moved, "FIDE C.04.3 4.2"},     {&bd_criterion_exchange, "FIDE C.04.3 4.3"},
    {&bd_criterion_order, "FIDE C.04.3 4.2"},     {&bd_criterion_settled, "FIDE C.04.3 3.4"},
};

/* The first ones are asked before the first bracket. */
enum { FIRST_RULES = 3, RULES = sizeof rules / sizeof *rules };

static bd_step fide_take_step(bd_walk *walk, const bd_stage_view *view, bd_stage *stage)
{
    BD_ASSERT(walk->rule >= 0 && walk->rule < (walk->bracket == NULL ? (int)FIRST_RULES : (int)RULES));
    walk->criterion = rules[walk->rule].criterion;
    walk->view = view;
    return bd_fide_kind_of(walk->criterion)->steps[walk->step](walk, walk->turn++, stage);
}

/* To the rule's next step, the next rule, or the next bracket. */
static bd_status fide_go_on(bd_walk *walk, bool *done)
{
    walk->turn = 0;
    walk->cursor = 0;
    if (bd_fide_kind_of(walk->criterion)->steps[++walk->step] != NULL) return BD_OK;
    walk->step = 0;
    if (++walk->rule < (walk->bracket == NULL ? (int)FIRST_RULES : (int)RULES)) return BD_OK;
    walk->rule = FIRST_RULES;
    bool opened;
    BD_TRY(bd_bracket_open(walk, &opened));
    *done = !opened;
    return BD_OK;
}

static bd_status fide_next_stage(void *self, const bd_stage_view *view, bd_stage *stage, bool *done,
                                 bd_err *err)
{
    bd_walk *walk = self;
    walk->err = err;
    *done = false;
    while (!*done) {
        switch (fide_take_step(walk, view, stage)) {
        case BD_STEP_STAGE: return BD_OK;
        case BD_STEP_SKIP: break;
        case BD_STEP_END: BD_TRY(fide_go_on(walk, done)); break;
        case BD_STEP_FAILED: return walk->status;
        }
    }
    return BD_OK;
}

/* *items of the copy, which are still those of the list it was copied from, become its own. */
#define FIDE_OWN(items, count)                                                                               \
    do {                                                                                                     \
        const void *from = (items);                                                                          \
        if (from == NULL) break;                                                                             \
        BD_NEW((items), arena, (count), err);                                                                \
        memcpy((items), from, (size_t)(count) * sizeof *(items));                                            \
    } while (0)

/* What the bracket has still to find out is found out anew in the copy. */
static bd_status fide_own_bracket(bd_walk *walk, bd_arena *arena, bd_err *err)
{
    const int nodes = walk->round->nodes;
    if (walk->bracket == NULL) return BD_OK;
    FIDE_OWN(walk->bracket, 1);
    bd_bracket *bracket = walk->bracket;
    FIDE_OWN(bracket->leaving, walk->round->levels);
    FIDE_OWN(bracket->stays, nodes);
    FIDE_OWN(bracket->first, nodes);
    FIDE_OWN(bracket->remainder, nodes);
    FIDE_OWN(bracket->half, nodes);
    FIDE_OWN(bracket->sequence, nodes);
    FIDE_OWN(bracket->seat, nodes);
    FIDE_OWN(bracket->opponent, nodes);
    return BD_OK;
}

static bd_status fide_fork(const void *self, bd_arena *arena, bd_questions *out, bd_err *err)
{
    bd_walk *walk;
    BD_NEW(walk, arena, 1, err);
    *walk = *(const bd_walk *)self;
    walk->arena = arena;
    walk->err = err;
    FIDE_OWN(walk->ahead_leaving, walk->round->levels + 1);
    FIDE_OWN(walk->open, walk->round->nodes);
    FIDE_OWN(walk->in, walk->round->nodes);
    BD_TRY(fide_own_bracket(walk, arena, err));
    *out = (bd_questions){.self = walk, .next = fide_next_stage, .fork = fide_fork};
    return BD_OK;
}

/* The stages, bracket by bracket. */
static bd_status fide_stages(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria,
                             size_t count, bd_questions *out, bd_err *err)
{
    (void)criteria, (void)count; /* each bracket asks for them in their order */
    bd_walk *walk;
    BD_NEW(walk, arena, 1, err);
    BD_NEW(walk->ahead_leaving, arena, round->levels + 1, err);
    walk->round = round;
    walk->arena = arena;
    walk->err = err;
    *out = (bd_questions){.self = walk, .next = fide_next_stage, .fork = fide_fork};
    return BD_OK;
}

typedef struct board_rank {
    int higher, lower; /* pairing scores */
    int number;        /* of the one with the higher score, else the lower number */
} board_rank;

static board_rank fide_rank_board(const bd_round *round, const bd_edge *board)
{
    const int a = round->players[board->u].score, b = round->players[board->v].score;
    const int first = bd_fide_player_at(round, board->u)->number;
    const int second = bd_fide_player_at(round, board->v)->number;
    const bool in_order = a != b ? a > b : first < second;
    return in_order ? (board_rank){a, b, first} : (board_rank){b, a, second};
}

/* C.04.2, 3.6: the higher score on the board, then the sum of both, then rank; scores are pairing scores,
 * with virtual points (C.04.7, 1.5). */
static int fide_compare_boards(const bd_round *round, const bd_edge *a, const bd_edge *b)
{
    const board_rank x = fide_rank_board(round, a);
    const board_rank y = fide_rank_board(round, b);
    if (x.higher != y.higher) return y.higher - x.higher;
    return x.lower != y.lower ? y.lower - x.lower : x.number - y.number;
}

static bd_colour fide_due(const bd_round *round, int u) { return bd_fide_player_at(round, u)->due; }

static const bd_option *const options[] = {&bd_option_ungraded, &bd_option_seed};

const bd_rulebook bd_rulebook_fide = {
    .id = "fide",
    .title = BD_ENGLISH(ROUND_TITLE_FIDE),
    .source = "FIDE Handbook C.04.3, in force from 1 February 2026",
    BD_RULES(rules),
    BD_OPTIONS(options),
    .has = BD_HAS_LEVELS | BD_HAS_MID_LINE | BD_HAS_BYES_AS_FLOATS | BD_HAS_BRACKETS | BD_HAS_ACCELERATION |
           BD_HAS_SINGLE_BYES,
    .articles = {.met = "FIDE C.04.3 2.1.1",
                 .may_not_meet = "FIDE C.04.3 2.1.3",
                 .no_bye = "FIDE C.04.3 2.1.2",
                 .bye = "FIDE C.04.3 1.5",
                 .bye_choice = "FIDE C.04.3 3, 4",
                 .downfloater = "FIDE C.04.3 3, 4",
                 .upfloater = "FIDE C.04.3 3, 4",
                 .odd_level = "FIDE C.04.3 2.4.1",
                 .ideal = "FIDE C.04.3 4.2"},
    .may_not_meet_code = "both-absolute",
    .may_not_meet = BD_ENGLISH(FIDE_BOTH_ABSOLUTE),
    .prepare = bd_fide_prepare,
    .may_meet = bd_fide_may_meet,
    .may_be_refused = bd_fide_may_be_refused,
    .may_have_bye = bd_fide_may_have_bye,
    .higher_has_white = bd_fide_higher_has_white,
    .colour_rule = bd_fide_colour_rule,
    .compare_boards = fide_compare_boards,
    .compare_bye = bd_compare_bye_equal,
    .due = fide_due,
    .order = bd_order_as_listed,
    .remarks = bd_no_remarks,
    .stages = fide_stages,
};

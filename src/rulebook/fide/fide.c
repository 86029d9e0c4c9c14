#include "rulebook/fide/fide_bracket.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"

#include <string.h>

/* Articles 1.8, 2 and 4 as the reports name them. Their stages are given by the walk below, bracket by
 * bracket. */
#define CRITERION(name, criterion_id, place, text)                                                           \
    static const bd_criterion name = {.id = (criterion_id),                                                  \
                                      .article = (place),                                                    \
                                      .minimises = (text),                                                   \
                                      .count = bd_fide_count,                                                \
                                      .applies = bd_criterion_applies_always}
CRITERION(repeat, "repeat", "FIDE C.04.1 2", "fewest repeats, where the arbiter allows them at all");
CRITERION(avoid, "avoid", "the arbiter's", "fewest pairs that had better not meet");
CRITERION(c5, "C5", "FIDE C.04.3 2.3.1", "lowest score of the player who has the bye");
CRITERION(c6, "C6", "FIDE C.04.3 2.4.1", "fewest players who leave the bracket");
CRITERION(c7, "C7", "FIDE C.04.3 2.4.2", "lowest scores of those who leave, the highest of them first");
CRITERION(c8, "C8", "FIDE C.04.3 2.4.3", "the next bracket can do best by C6 and C7 with those who leave");
CRITERION(c9, "C9", "FIDE C.04.3 2.4.4", "fewest unplayed games of the player who has the bye");
CRITERION(c10, "C10", "FIDE C.04.3 2.4.5",
          "fewest topscorers or their opponents whose colours get three apart");
CRITERION(c11, "C11", "FIDE C.04.3 2.4.6",
          "fewest topscorers or their opponents with one colour three times running");
CRITERION(c12, "C12", "FIDE C.04.3 2.4.7", "fewest players without the colour they prefer");
CRITERION(c13, "C13", "FIDE C.04.3 2.4.8", "fewest players without the colour they strongly prefer");
CRITERION(c14, "C14", "FIDE C.04.3 2.4.9", "fewest players who float down as in the round before");
CRITERION(c15, "C15", "FIDE C.04.3 2.4.10", "fewest players who float up as in the round before");
CRITERION(c16, "C16", "FIDE C.04.3 2.4.11", "fewest players who float down as two rounds before");
CRITERION(c17, "C17", "FIDE C.04.3 2.4.12", "fewest players who float up as two rounds before");
CRITERION(c18, "C18", "FIDE C.04.3 2.4.13",
          "shortest ways down of those who floated down in the round before");
CRITERION(c19, "C19", "FIDE C.04.3 2.4.14", "shortest ways up of those who floated up in the round before");
CRITERION(c20, "C20", "FIDE C.04.3 2.4.15", "shortest ways down of those who floated down two rounds before");
CRITERION(c21, "C21", "FIDE C.04.3 2.4.16", "shortest ways up of those who floated up two rounds before");
CRITERION(limbo, "limbo", "FIDE C.04.3 4.4", "the highest-ranked of the moved-down players are paired here");
CRITERION(moved, "moved", "FIDE C.04.3 4.2",
          "the moved-down players meet the highest-ranked, the first of them first");
CRITERION(exchange, "exchange", "FIDE C.04.3 4.3", "fewest and nearest exchanges between the halves");
CRITERION(order, "order", "FIDE C.04.3 4.2",
          "the first of the upper half meets the first of the lower half, and so on");
CRITERION(settled, "settled", "FIDE C.04.3 3.4", "the bracket's boards stand");
#undef CRITERION

static const bd_rule rules[] = {
    {&repeat, "FIDE C.04.1 2"},     {&avoid, "the arbiter's"},    {&c5, "FIDE C.04.3 2.3.1"},
    {&c6, "FIDE C.04.3 2.4.1"},     {&c7, "FIDE C.04.3 2.4.2"},   {&c8, "FIDE C.04.3 2.4.3"},
    {&c9, "FIDE C.04.3 2.4.4"},     {&c10, "FIDE C.04.3 2.4.5"},  {&c11, "FIDE C.04.3 2.4.6"},
    {&c12, "FIDE C.04.3 2.4.7"},    {&c13, "FIDE C.04.3 2.4.8"},  {&c14, "FIDE C.04.3 2.4.9"},
    {&c15, "FIDE C.04.3 2.4.10"},   {&c16, "FIDE C.04.3 2.4.11"}, {&c17, "FIDE C.04.3 2.4.12"},
    {&c18, "FIDE C.04.3 2.4.13"},   {&c19, "FIDE C.04.3 2.4.14"}, {&c20, "FIDE C.04.3 2.4.15"},
    {&c21, "FIDE C.04.3 2.4.16"},   {&limbo, "FIDE C.04.3 4.4"},  {&moved, "FIDE C.04.3 4.2"},
    {&exchange, "FIDE C.04.3 4.3"}, {&order, "FIDE C.04.3 4.2"},  {&settled, "FIDE C.04.3 3.4"},
};

static bd_fide_step *const first_steps[] = {bd_fide_repeat, bd_fide_avoid, bd_fide_c5};
static bd_fide_step *const steps[] = {
    bd_fide_c6,       bd_fide_c7,      bd_fide_c8,       bd_fide_c9,        bd_fide_c10,       bd_fide_c11,
    bd_fide_c12,      bd_fide_c13,     bd_fide_c14,      bd_fide_c15,       bd_fide_c16,       bd_fide_c17,
    bd_fide_c18,      bd_fide_c19,     bd_fide_c20,      bd_fide_c21,       bd_fide_limbo,     bd_fide_moved,
    bd_fide_exchange, bd_fide_leaving, bd_fide_entering, bd_fide_exchanged, bd_fide_opponents, bd_fide_close};
enum { FIRST_STEPS = sizeof first_steps / sizeof *first_steps, STEPS = sizeof steps / sizeof *steps };

/* The step at hand: of those before the first bracket, or of the bracket. */
static bd_step take_step(bd_walk *walk, const bd_stage_view *view, bd_stage *stage)
{
    bd_fide_step *const *list = walk->bracket == NULL ? first_steps : steps;
    return list[walk->step](walk, walk->turn++, view, stage);
}

static bd_status go_on(bd_walk *walk, bool *done)
{
    walk->turn = 0;
    walk->cursor = 0;
    if (++walk->step < (walk->bracket == NULL ? (int)FIRST_STEPS : (int)STEPS)) return BD_OK;
    walk->step = 0;
    bool opened;
    BD_TRY(bd_bracket_open(walk, &opened));
    *done = !opened;
    return BD_OK;
}

static bd_status next_stage(void *self, const bd_stage_view *view, bd_stage *stage, bool *done, bd_err *err)
{
    bd_walk *walk = self;
    walk->err = err;
    *done = false;
    while (!*done) {
        switch (take_step(walk, view, stage)) {
        case BD_STEP_STAGE: return BD_OK;
        case BD_STEP_SKIP: break;
        case BD_STEP_END: BD_TRY(go_on(walk, done)); break;
        case BD_STEP_FAILED: return walk->status;
        }
    }
    return BD_OK;
}

bd_status bd_fide_stages(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria, size_t count,
                         bd_stages *out, bd_err *err)
{
    (void)criteria, (void)count; /* each bracket asks for them in their order */
    bd_walk *walk;
    BD_NEW(walk, arena, 1, err);
    BD_NEW(walk->ahead_leaving, arena, round->levels + 1, err);
    walk->round = round;
    walk->arena = arena;
    walk->err = err;
    *out = (bd_stages){.self = walk, .next = next_stage};
    return BD_OK;
}

typedef struct board_rank {
    int higher, lower; /* points, without acceleration */
    int number;        /* of the one with more points, else the lower number */
} board_rank;

static board_rank rank_board(const bd_round *round, const bd_edge *board)
{
    const bd_fide_player *a = bd_fide_player_at(round, board->u);
    const bd_fide_player *b = bd_fide_player_at(round, board->v);
    const bool first = a->points != b->points ? a->points > b->points : a->number < b->number;
    return first ? (board_rank){a->points, b->points, a->number}
                 : (board_rank){b->points, a->points, b->number};
}

/* Board order: the higher score on the board, then the sum of both, then rank; virtual points do not count.
 */
static int compare_boards(const bd_round *round, const bd_edge *a, const bd_edge *b)
{
    const board_rank x = rank_board(round, a);
    const board_rank y = rank_board(round, b);
    if (x.higher != y.higher) return y.higher - x.higher;
    return x.lower != y.lower ? y.lower - x.lower : x.number - y.number;
}

static bd_colour due(const bd_round *round, int u) { return bd_fide_player_at(round, u)->due; }

static const bd_option *const options[] = {&bd_option_ungraded, &bd_option_seed};

const bd_rulebook bd_rulebook_fide = {
    .id = "fide",
    .title = "FIDE (Dutch) system",
    .source = "FIDE Handbook C.04.3, in force from 1 February 2026",
    .rules = rules,
    .rule_count = sizeof rules / sizeof *rules,
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .has = BD_HAS_LEVELS | BD_HAS_MID_LINE | BD_HAS_BYES_AS_FLOATS | BD_HAS_BRACKETS,
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
    .may_not_meet = "{a} and {b} may not meet: both must have {colour}, and neither is a topscorer.",
    .prepare = bd_fide_prepare,
    .may_meet = bd_fide_may_meet,
    .may_have_bye = bd_fide_may_have_bye,
    .higher_has_white = bd_fide_higher_has_white,
    .colour_rule = bd_fide_colour_rule,
    .compare_boards = compare_boards,
    .compare_bye = bd_compare_bye_equal,
    .due = due,
    .order = bd_order_as_listed,
    .remarks = bd_no_remarks,
    .stages = bd_fide_stages,
};

/* US Chess (27A, 28N1): the basic rules in their order, with options for the variations, and team-mates, who
 * are kept apart below plus two even by leaving the score group, from there on only inside it. */
#include "cards/card.h"
#include "cards/home.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"
#include "rulebook/round/rank.h"
#include "rulebook/round/round_words.h"
#include "rulebook/uscf/uscf_words.h"

#include <stdlib.h>
#include <string.h>

enum { TEAMS_PLUS_TWO, TEAMS_ALWAYS, TEAMS_NEVER, TEAMS_WORDS };

static const char *const team_words[TEAMS_WORDS] = {
    [TEAMS_PLUS_TWO] = "plus-two", [TEAMS_ALWAYS] = "always", [TEAMS_NEVER] = "never"};

static const bd_option option_teams = {.name = "teams",
                                       .type = BD_OPTION_WORD,
                                       .words = team_words,
                                       .word_count = TEAMS_WORDS,
                                       .by_default = TEAMS_PLUS_TWO,
                                       .sentence = BD_ENGLISH(USCF_OPTION_TEAMS)};

static const bd_option option_equalise_before_halves =
    BD_SWITCH_OPTION("equalise_before_halves", USCF_OPTION_EQUALISE_HALVES);

static const bd_option option_alternate_before_halves =
    BD_SWITCH_OPTION("alternate_before_halves", USCF_OPTION_ALTERNATE_HALVES);

static const bd_option option_equalise_before_score =
    BD_SWITCH_OPTION("equalise_before_score", USCF_OPTION_EQUALISE_SCORE);

static bool uscf_asks_for_teams(const bd_round *round)
{
    return !bd_option_is(round, &option_teams, TEAMS_NEVER);
}

static bool uscf_teams_are_apart_always(const bd_round *round)
{
    return bd_option_is(round, &option_teams, TEAMS_ALWAYS);
}

/* Whether team-mates of this (higher) score are kept apart even by leaving the score group. Half points: two
 * more wins than losses in r rounds is a score of r / 2 + 1. */
static bool uscf_keeps_teams_apart(const bd_round *round, int score)
{
    return uscf_teams_are_apart_always(round) || score < round->number - 1 + 2;
}

typedef struct team_costs {
    const int32_t *label;  /* by node: 0: no team */
    const uint8_t *counts; /* by node: whether the pair counts whose higher player this is */
} team_costs;

static void teams_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const team_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int32_t label = of->label[edges[i].u];
        cost[i] = label != 0 && label == of->label[edges[i].v] && of->counts[edges[i].u] != 0;
    }
}

static const char *teams_of(const bd_card *card) { return card->team; }

/* Team-mates on one board whose higher score is below the line of 28N1, or at least on it. */
static bd_step teams_give(bd_chain *chain, bool below, bd_stage *stage)
{
    const bd_round *round = chain->round;
    uint8_t *counts = bd_arena_alloc(chain->arena, (size_t)round->nodes, sizeof *counts);
    const int32_t *label = bd_pair_labels(chain, teams_of);
    if (counts == NULL || label == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++)
        counts[u] = uscf_keeps_teams_apart(round, round->players[u].score) == below;
    const team_costs of = {label, counts};
    return bd_chain_give(stage, "", bd_chain_keep(chain, &of, sizeof of), teams_price);
}

static bd_step teams_below(bd_chain *chain, bd_stage *stage) { return teams_give(chain, true, stage); }

static bd_step teams_above(bd_chain *chain, bd_stage *stage) { return teams_give(chain, false, stage); }

/* Second count: 1 below the line, 2 on it or above, 0: not one team. Plus two in rounds gone by: wins less
 * losses is twice the score less the rounds. */
static int teams_judge(const bd_round *round, int u, int v)
{
    const char *one = round->players[u].card->team;
    const char *two = round->players[v].card->team;
    if (!bd_same_home(one, two)) return 0;
    const int a = round->players[u].score, b = round->players[v].score;
    const int plus = (a > b ? a : b) - (round->number - 1);
    return plus < 2 || uscf_teams_are_apart_always(round) ? 1 : 2;
}

static int teams_judge_below(const bd_round *round, int u, int v) { return teams_judge(round, u, v) == 1; }

static int teams_judge_above(const bd_round *round, int u, int v) { return teams_judge(round, u, v) == 2; }

static const bd_criterion team_below = {
    .id = "team-below",
    BD_SAYS(USCF_TEAM_BELOW),
    .board = BD_ENGLISH(USCF_TEAM_BOARD),
    .once = teams_below,
    .of_board = teams_judge_below,
    .option = &option_teams,
    .applies = uscf_asks_for_teams,
};

static const bd_criterion team_above = {
    .id = "team-above",
    BD_SAYS(USCF_TEAM_ABOVE),
    .board = BD_ENGLISH(USCF_TEAM_BOARD),
    .once = teams_above,
    .of_board = teams_judge_above,
    .option = &option_teams,
    .applies = uscf_asks_for_teams,
};

/* 27A1 to 27A5 in their order, with 28N1 around 27A2. */
static const bd_rule basic[] = {
    {&bd_criterion_repeat_softly, "USCF 27A1"},
    {&bd_criterion_bye_again, "USCF practice"},
    {&bd_criterion_bye_level, "USCF practice"},
    {&bd_criterion_bye_lowest, "USCF practice"},
    {&team_below, "USCF 28N1"},
    {&bd_criterion_score, "USCF 27A2"},
    {&team_above, "USCF 28N1"},
    {&bd_criterion_halves, "USCF 27A3"},
    {&bd_criterion_floater, "USCF practice"},
    {&bd_criterion_move_200, "USCF practice"},
    {&bd_criterion_equalise, "USCF 27A4"},
    {&bd_criterion_move_80, "USCF practice"},
    {&bd_criterion_alternate, "USCF 27A5"},
    {&bd_criterion_variation, "USCF 27A3"},
    {&bd_criterion_variation_squared, "USCF 27A3"},
    {&bd_criterion_rating_squared, "USCF 27A3"},
    {&bd_criterion_top_board, "USCF practice"},
};

static const bd_rule uscf_helper[] = {{&bd_criterion_floaters, "USCF practice"}};

static const bd_option *const options[] = {
    &option_teams,
    &option_equalise_before_halves,
    &option_alternate_before_halves,
    &option_equalise_before_score,
    &bd_option_ungraded,
    &bd_option_conversion,
    &bd_option_seed,
};

enum { BASIC = sizeof basic / sizeof basic[0] };

/* Puts one criterion of the list just before another one. */
static void uscf_put_before(const bd_criterion **list, size_t count, const bd_criterion *what,
                            const bd_criterion *before)
{
    BD_ASSERT(what != before);
    size_t from = 0, to = 0;
    while (from < count && list[from] != what) from++;
    while (to < count && list[to] != before) to++;
    if (from == count || to >= from) return;
    memmove(list + to + 1, list + to, (from - to) * sizeof *list);
    list[to] = what;
}

/* 27A: there are cases in which 27A4 or 27A5 outrank 27A3, and a variation in which 27A4 outranks 27A2. */
static bd_status uscf_order(const bd_round *round, bd_arena *arena, const bd_criterion *const **criteria,
                            size_t *count, bd_err *err)
{
    const bd_criterion **list;
    BD_NEW(list, arena, BASIC, err);
    for (size_t i = 0; i < BASIC; i++) list[i] = basic[i].criterion;
    const bool alternate = bd_option_is_on(round, &option_alternate_before_halves);
    if (alternate || bd_option_is_on(round, &option_equalise_before_halves))
        uscf_put_before(list, BASIC, &bd_criterion_equalise, &bd_criterion_halves);
    if (alternate) uscf_put_before(list, BASIC, &bd_criterion_alternate, &bd_criterion_halves);
    if (bd_option_is_on(round, &option_equalise_before_score))
        uscf_put_before(list, BASIC, &bd_criterion_equalise, &bd_criterion_score);
    *criteria = list;
    *count = BASIC;
    return BD_OK;
}

static bd_colour uscf_colour_in(const bd_player *player, int number)
{
    const bd_entry *entry = bd_card_entry(player->card, number);
    return entry != NULL && bd_entry_is_game(entry) ? entry->colour : BD_NO_COLOUR;
}

/* What u gets by the latest round in which the two had different colours; none: they never had. */
static bd_colour uscf_opposite_of_latest(const bd_player *a, const bd_player *b, int round)
{
    for (int number = round - 1; number >= 1; number--) {
        const bd_colour x = uscf_colour_in(a, number);
        const bd_colour y = uscf_colour_in(b, number);
        if (x != BD_NO_COLOUR && y != BD_NO_COLOUR && x != y) return x == BD_WHITE ? BD_BLACK : BD_WHITE;
    }
    return BD_NO_COLOUR;
}

/* 29E4: different dues, each gets it; the same due: larger imbalance, then the opposite of the latest round
 * in which they had different colours, then the higher rank. */
static bool uscf_higher_has_white(const bd_round *round, int u, int v, int board)
{
    const bd_player *a = &round->players[u];
    const bd_player *b = &round->players[v];
    if (!bd_claims_clash(&a->claim, &b->claim)) return bd_final_colour_check(round, u, v, board);
    const int larger = abs(a->claim.difference) - abs(b->claim.difference);
    if (larger != 0) return (larger > 0) == (a->claim.due == BD_WHITE);
    const bd_colour given = uscf_opposite_of_latest(a, b, round->number);
    return given != BD_NO_COLOUR ? given == BD_WHITE : a->claim.due == BD_WHITE;
}

static const char *uscf_colour_rule(const bd_round *round, int u, int v, const char **article)
{
    const bd_player *a = &round->players[u];
    const bd_player *b = &round->players[v];
    const char *code = bd_colour_rule_of_claims(round, u, v, article);
    *article = "USCF 29E4";
    if (!bd_claims_clash(&a->claim, &b->claim)) return code;
    if (abs(a->claim.difference) != abs(b->claim.difference)) return "colour-by-difference";
    return uscf_opposite_of_latest(a, b, round->number) != BD_NO_COLOUR ? "colour-by-last-differed"
                                                                        : "colour-by-rank";
}

const bd_rulebook bd_rulebook_uscf = {
    .id = "uscf",
    .title = BD_ENGLISH(ROUND_TITLE_USCF),
    .source = "U.S. Chess Federation's Official Rules of Chess, 5th edition (excerpt), and practice where it "
              "leaves a choice",
    BD_RULES(basic),
    BD_MORE_RULES(uscf_helper),
    BD_OPTIONS(options),
    .has = BD_HAS_LEVELS | BD_HAS_RATINGS | BD_HAS_MID_LINE | BD_HAS_SOFT_REPEATS | BD_HAS_LOW_DOWNFLOATERS |
           BD_HAS_NATURAL | BD_HAS_TEAMS,
    BD_USUAL_JUDGEMENTS,
    .compare_bye = bd_compare_bye_equal,
    .prepare = bd_rank_by_rating,
    .higher_has_white = uscf_higher_has_white,
    .colour_rule = uscf_colour_rule,
    .order = uscf_order,
    .remarks = bd_no_remarks,
    .stages = bd_chain_start,
};

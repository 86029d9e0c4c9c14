/* US Chess (27A, 28N1): the basic rules in their order, with options for the variations, and team-mates, who
 * are kept apart even by leaving their score group, but never by leaving one of plus two or more. */
#include "cards/card.h"
#include "cards/home.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"
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

static const bd_option option_interchanges = BD_SWITCH_OPTION("interchanges", USCF_OPTION_INTERCHANGES);

static bool uscf_asks_for_teams(const bd_round *round)
{
    return !bd_option_is(round, &option_teams, TEAMS_NEVER);
}

static bool uscf_goes_by_plus_two(const bd_round *round)
{
    return bd_option_is(round, &option_teams, TEAMS_PLUS_TWO);
}

/* Half points: two more wins than losses in r rounds is a score of r / 2 + 1. */
static bool uscf_is_plus_two(const bd_round *round, int score) { return score >= round->number - 1 + 2; }

/* In an order of the user's own the levels of plus two come first only where it says so. */
static bool uscf_order_names_plus_two(const bd_round *round)
{
    const bd_draw_options *options = round->options;
    for (size_t i = 0; i < options->priority_count; i++) {
        if (strcmp(options->priorities[i], "score") == 0) return false;
        if (strcmp(options->priorities[i], "score-plus-two") == 0) return true;
    }
    return options->priority_count == 0;
}

/* How many levels of plus two or more are judged before team-mates are kept apart (28N1). */
static int uscf_plus_two_levels(const bd_round *round)
{
    int levels = 0;
    if (!uscf_goes_by_plus_two(round) || !uscf_order_names_plus_two(round)) return 0;
    while (levels < round->levels &&
           uscf_is_plus_two(round, round->players[round->level_start[levels]].score))
        levels++;
    return levels;
}

static bd_step uscf_score_top(bd_chain *chain, int step, bd_stage *stage)
{
    return bd_score_give_top(chain, uscf_plus_two_levels(chain->round), step, stage);
}

static bd_step uscf_score_rest(bd_chain *chain, int step, bd_stage *stage)
{
    return bd_score_give_rest(chain, uscf_plus_two_levels(chain->round), step, stage);
}

static bd_status uscf_count_score_top(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_score_count_top(laid, uscf_plus_two_levels(laid->round), tally, err);
}

static bd_status uscf_count_score_rest(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_score_count_rest(laid, uscf_plus_two_levels(laid->round), tally, err);
}

static const bd_criterion score_plus_two = {
    .id = "score-plus-two",
    .minimises = BD_ENGLISH(USCF_SCORE_PLUS_TWO),
    BD_STAGE_WORDS(BD_SCORE_WORDS_OF_FALLS),
    .step = uscf_score_top,
    .count = uscf_count_score_top,
    .option = &option_teams,
    .applies = uscf_goes_by_plus_two,
};

static const bd_criterion uscf_score = {
    .id = "score",
    .minimises = BD_ENGLISH(USCF_SCORE),
    BD_STAGE_WORDS(BD_SCORE_WORDS),
    .step = uscf_score_rest,
    .count = uscf_count_score_rest,
    .flags = BD_SETTLES_SCORE,
};

typedef struct team_costs {
    const int32_t *label; /* by node: 0: no team */
    const int16_t *level;
    const uint8_t *above; /* by node: of plus two or more; NULL: that does not matter */
    bool inside;          /* boards inside one level of plus two or more count, or all others */
} team_costs;

static void teams_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const team_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        const bool mates = of->label[u] != 0 && of->label[u] == of->label[v];
        const bool inside = of->above != NULL && of->above[u] != 0 && of->level[u] == of->level[v];
        cost[i] = mates && inside == of->inside;
    }
}

static const char *teams_of(const bd_card *card) { return card->team; }

static bd_step teams_give(bd_chain *chain, bool inside, bd_stage *stage)
{
    const bd_round *round = chain->round;
    uint8_t *above = bd_arena_alloc(chain->arena, (size_t)round->nodes, sizeof *above);
    const int32_t *label = bd_pair_labels(chain, teams_of);
    if (above == NULL || label == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++) above[u] = uscf_is_plus_two(round, round->players[u].score);
    const team_costs of = {label, chain->level, uscf_goes_by_plus_two(round) ? above : NULL, inside};
    return bd_chain_give(stage, "", bd_chain_keep(chain, &of, sizeof of), teams_price);
}

static bd_step teams_below(bd_chain *chain, bd_stage *stage) { return teams_give(chain, false, stage); }

static bd_step teams_above(bd_chain *chain, bd_stage *stage) { return teams_give(chain, true, stage); }

/* Second count: 2 inside a score group of plus two or more, 1 elsewhere, 0: not one team. Plus two in rounds
 * gone by: wins less losses is twice the score less the rounds. */
static int teams_judge(const bd_round *round, int u, int v)
{
    const char *one = round->players[u].card->team;
    const char *two = round->players[v].card->team;
    if (!bd_same_home(one, two)) return 0;
    const int score = round->players[u].score, plus = score - (round->number - 1);
    return uscf_goes_by_plus_two(round) && score == round->players[v].score && plus >= 2 ? 2 : 1;
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

/* 27A1 to 27A5 in their order, with 28N1 inside 27A2. */
static const bd_rule basic[] = {
    {&bd_criterion_repeat_softly, "USCF 27A1"},
    {&bd_criterion_bye_again, "USCF practice"},
    {&bd_criterion_bye_level, "USCF practice"},
    {&bd_criterion_bye_lowest, "USCF practice"},
    {&score_plus_two, "USCF 27A2, 28N1"},
    {&team_below, "USCF 28N1"},
    {&uscf_score, "USCF 27A2"},
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
    &option_interchanges,
    &bd_option_ungraded,
    &bd_option_conversion,
    &bd_option_finishable,
    &bd_option_seed,
};

enum { BASIC = sizeof basic / sizeof basic[0] };

static size_t uscf_find(const bd_criterion *const *list, const bd_criterion *what)
{
    size_t at = 0;
    while (at < BASIC && list[at] != what) at++;
    BD_ASSERT(at < BASIC);
    return at;
}

/* Moves one criterion of the list up, just before another one, unless it stands before it. */
static void uscf_put_before(const bd_criterion **list, const bd_criterion *what, const bd_criterion *before)
{
    const size_t from = uscf_find(list, what), to = uscf_find(list, before);
    if (from < to) return;
    memmove(list + to + 1, list + to, (from - to) * sizeof *list);
    list[to] = what;
}

/* Moves one criterion of the list down, just behind another one. */
static void uscf_put_behind(const bd_criterion **list, const bd_criterion *what, const bd_criterion *behind)
{
    const size_t from = uscf_find(list, what), to = uscf_find(list, behind);
    BD_ASSERT(from < to);
    memmove(list + from, list + from + 1, (to - from) * sizeof *list);
    list[to] = what;
}

/* 27A: there are cases in which 27A4 or 27A5 outrank 27A3, and a variation in which 27A4 outranks 27A2. */
static bd_status uscf_order(const bd_round *round, bd_arena *arena, const bd_criterion *const **criteria,
                            size_t *count, bd_err *err)
{
    const bd_criterion **list;
    BD_NEW(list, arena, BASIC, err);
    for (size_t i = 0; i < BASIC; i++) list[i] = basic[i].criterion;
    if (bd_option_is_on(round, &option_interchanges))
        uscf_put_behind(list, &bd_criterion_halves, &bd_criterion_alternate);
    const bool alternate = bd_option_is_on(round, &option_alternate_before_halves);
    if (alternate || bd_option_is_on(round, &option_equalise_before_halves))
        uscf_put_before(list, &bd_criterion_equalise, &bd_criterion_halves);
    if (alternate) uscf_put_before(list, &bd_criterion_alternate, &bd_criterion_halves);
    if (bd_option_is_on(round, &option_equalise_before_score))
        uscf_put_before(list, &bd_criterion_equalise,
                        uscf_goes_by_plus_two(round) ? &score_plus_two : &uscf_score);
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
           BD_HAS_RATED_FLOATERS | BD_HAS_NATURAL | BD_HAS_TEAMS,
    BD_USUAL_JUDGEMENTS,
    .compare_bye = bd_compare_bye_equal,
    .prepare = bd_rank_by_rating,
    .higher_has_white = uscf_higher_has_white,
    .colour_rule = uscf_colour_rule,
    .order = uscf_order,
    .remarks = bd_no_remarks,
    .stages = bd_chain_start,
};

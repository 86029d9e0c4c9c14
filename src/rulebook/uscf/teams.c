/* Team-mates (28N1): below plus two they are kept apart even by leaving the score group, from there on only
 * inside it. */
#include "rulebook/criteria/pairs.h"
#include "rulebook/uscf/uscf.h"
#include "rulebook/uscf/uscf_options.h"
#include "rulebook/uscf/uscf_words.h"

#include <string.h>

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
static bd_step teams_give(bd_chain *chain, int step, bool below, bd_stage *stage)
{
    const bd_round *round = chain->round;
    if (step > 0) return BD_STEP_END;
    team_costs *of = bd_arena_alloc(chain->arena, 1, sizeof *of);
    uint8_t *counts = bd_arena_alloc(chain->arena, (size_t)round->nodes, sizeof *counts);
    const int32_t *label = bd_pair_labels(chain, teams_of);
    if (of == NULL || counts == NULL || label == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++)
        counts[u] = bd_uscf_keeps_teams_apart(round, round->players[u].score) == below;
    *of = (team_costs){label, counts};
    return bd_chain_give(stage, "", of, teams_price);
}

static bd_step teams_below(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return teams_give(chain, step, true, stage);
}

static bd_step teams_above(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return teams_give(chain, step, false, stage);
}

/* Second count. Plus two in rounds gone by: wins less losses is twice the score less the rounds. */
static bd_status teams_count(const bd_laid_draw *laid, bd_tally *tally, bool below, bd_err *err)
{
    const bd_round *round = laid->round;
    int64_t boards = 0;
    for (int u = 0; u < round->cards; u++) {
        const int v = laid->opponent[u];
        if (v < u) continue;
        const char *one = round->players[u].card->team;
        const char *two = round->players[v].card->team;
        if (one == NULL || two == NULL || one[0] == '\0' || strcmp(one, two) != 0) continue;
        const int a = round->players[u].score, b = round->players[v].score;
        const int plus = (a > b ? a : b) - (round->number - 1);
        boards += (plus < 2 || bd_uscf_teams_are_apart_always(round)) == below;
    }
    return bd_tally_add(tally, "", boards, err);
}

static bd_status teams_count_team_below(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return teams_count(laid, tally, true, err);
}

static bd_status teams_count_team_above(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return teams_count(laid, tally, false, err);
}

static const bd_stage_words team_below_words[] = {
    {"", BD_ENGLISH(USCF_TEAM_BELOW_COSTS), BD_ENGLISH(USCF_TEAM_BELOW_WORSE), false},
};

const bd_criterion bd_criterion_team_below = {
    .id = "team-below",
    .article = "USCF 28N1",
    .minimises = BD_ENGLISH(USCF_TEAM_BELOW),
    .words = team_below_words,
    .word_count = sizeof team_below_words / sizeof *team_below_words,
    .board = BD_ENGLISH(USCF_TEAM_BOARD),
    .step = teams_below,
    .count = teams_count_team_below,
    .option = &bd_option_teams,
    .applies = bd_uscf_asks_for_teams,
};

static const bd_stage_words team_above_words[] = {
    {"", BD_ENGLISH(USCF_TEAM_ABOVE_COSTS), BD_ENGLISH(USCF_TEAM_ABOVE_WORSE), false},
};

const bd_criterion bd_criterion_team_above = {
    .id = "team-above",
    .article = "USCF 28N1",
    .minimises = BD_ENGLISH(USCF_TEAM_ABOVE),
    .words = team_above_words,
    .word_count = sizeof team_above_words / sizeof *team_above_words,
    .board = BD_ENGLISH(USCF_TEAM_BOARD),
    .step = teams_above,
    .count = teams_count_team_above,
    .option = &bd_option_teams,
    .applies = bd_uscf_asks_for_teams,
};

/* Team-mates (28N1): below plus two they are kept apart even by leaving the score group, from there on only
 * inside it. */
#include "cards/card.h"
#include "rulebook/criteria/pairs.h"
#include "rulebook/uscf/uscf.h"
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
static bd_step teams_give(bd_chain *chain, bool below, bd_stage *stage)
{
    const bd_round *round = chain->round;
    team_costs *of = bd_arena_alloc(chain->arena, 1, sizeof *of);
    uint8_t *counts = bd_arena_alloc(chain->arena, (size_t)round->nodes, sizeof *counts);
    const int32_t *label = bd_pair_labels(chain, teams_of);
    if (of == NULL || counts == NULL || label == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++)
        counts[u] = bd_uscf_keeps_teams_apart(round, round->players[u].score) == below;
    *of = (team_costs){label, counts};
    return bd_chain_give(stage, "", of, teams_price);
}

static bd_step teams_below(bd_chain *chain, bd_stage *stage) { return teams_give(chain, true, stage); }

static bd_step teams_above(bd_chain *chain, bd_stage *stage) { return teams_give(chain, false, stage); }

/* Second count: 1 below the line, 2 on it or above, 0: not one team. Plus two in rounds gone by: wins less
 * losses is twice the score less the rounds. */
static int teams_judge(const bd_round *round, int u, int v)
{
    const char *one = round->players[u].card->team;
    const char *two = round->players[v].card->team;
    if (one == NULL || two == NULL || one[0] == '\0' || strcmp(one, two) != 0) return 0;
    const int a = round->players[u].score, b = round->players[v].score;
    const int plus = (a > b ? a : b) - (round->number - 1);
    return plus < 2 || bd_uscf_teams_are_apart_always(round) ? 1 : 2;
}

static int teams_judge_below(const bd_round *round, int u, int v) { return teams_judge(round, u, v) == 1; }

static int teams_judge_above(const bd_round *round, int u, int v) { return teams_judge(round, u, v) == 2; }

const bd_criterion bd_criterion_team_below = {
    .id = "team-below",
    .article = "USCF 28N1",
    .minimises = BD_ENGLISH(USCF_TEAM_BELOW),
    BD_STAGE_WORDS({"", BD_ENGLISH(USCF_TEAM_BELOW_COSTS), BD_ENGLISH(USCF_TEAM_BELOW_WORSE), false}),
    .board = BD_ENGLISH(USCF_TEAM_BOARD),
    .once = teams_below,
    .of_board = teams_judge_below,
    .option = &bd_option_teams,
    .applies = bd_uscf_asks_for_teams,
};

const bd_criterion bd_criterion_team_above = {
    .id = "team-above",
    .article = "USCF 28N1",
    .minimises = BD_ENGLISH(USCF_TEAM_ABOVE),
    BD_STAGE_WORDS({"", BD_ENGLISH(USCF_TEAM_ABOVE_COSTS), BD_ENGLISH(USCF_TEAM_ABOVE_WORSE), false}),
    .board = BD_ENGLISH(USCF_TEAM_BOARD),
    .once = teams_above,
    .of_board = teams_judge_above,
    .option = &bd_option_teams,
    .applies = bd_uscf_asks_for_teams,
};

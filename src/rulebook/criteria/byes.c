/* Byes: who has the bye; again, from which level, and by the alphabet or from the bottom. */
#include "cards/card.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"
#include "rulebook/stages/natural.h"

/* Costs of having the bye, by node. */
typedef struct bye_costs {
    int bye;
    const int32_t *of;
} bye_costs;

static void byes_price_bye(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bye_costs *costs = context;
    for (size_t i = 0; i < count; i++) cost[i] = edges[i].v == costs->bye ? costs->of[edges[i].u] : 0;
}

static bd_step byes_give(bd_chain *chain, bd_stage *stage, const char *part, const int32_t *of)
{
    BD_ASSERT(chain->round->bye >= 0);
    const bye_costs costs = {chain->round->bye, of};
    stage->low = stage->high = chain->round->bye;
    return bd_chain_give(stage, part, bd_chain_keep(chain, &costs, sizeof costs), byes_price_bye);
}

static bd_step byes_again(bd_chain *chain, bd_stage *stage)
{
    const bd_round *round = chain->round;
    if (round->bye < 0) return BD_STEP_END;
    int32_t *again = bd_chain_numbers(chain);
    if (again == NULL) return BD_STEP_FAILED;
    bool any = false;
    for (int u = 0; u < round->cards; u++) {
        again[u] = round->players[u].had_bye || round->players[u].bye_awaited;
        any = any || again[u] != 0;
    }
    return any ? byes_give(chain, stage, "", again) : BD_STEP_SKIP;
}

static bd_step byes_level(bd_chain *chain, bd_stage *stage)
{
    const bd_round *round = chain->round;
    if (round->bye < 0 || round->levels == 1) return BD_STEP_END;
    int32_t *height = bd_chain_numbers(chain);
    if (height == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++) height[u] = round->levels - 1 - round->players[u].level;
    bd_chain_ask(chain, chain->bye_height, 1);
    return byes_give(chain, stage, "", height);
}

/* CAA 6, SCA 4, "had a bye": a half-point bye is one too. */
static bd_step byes_half(bd_chain *chain, bd_stage *stage)
{
    const bd_round *round = chain->round;
    if (round->bye < 0) return BD_STEP_END;
    int32_t *half = bd_chain_numbers(chain);
    if (half == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++) half[u] = round->players[u].had_half_bye;
    return byes_give(chain, stage, "", half);
}

/* CAA 6: from the mid-line down, then from it up. */
static bd_step byes_place(bd_chain *chain, bd_stage *stage)
{
    const bd_round *round = chain->round;
    if (round->bye < 0) return BD_STEP_END;
    int32_t *place = bd_chain_numbers(chain);
    if (place == NULL || !bd_chain_draw_lines(chain)) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++)
        place[u] = bd_node_place_bye(round, u, chain->line[round->players[u].level]);
    return byes_give(chain, stage, "", place);
}

/* Round 1: not a top player; then the last in alphabetical order, which is the order of places. */
static bd_step byes_alphabet(bd_chain *chain, int step, bd_stage *stage)
{
    const bd_round *round = chain->round;
    if (step > 1 || round->bye < 0) return BD_STEP_END;
    int32_t *of = bd_chain_numbers(chain);
    if (of == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++)
        of[u] = step == 0 ? (int32_t)round->players[u].card->top : round->cards - 1 - round->players[u].place;
    return byes_give(chain, stage, step == 0 ? ".top" : ".last", of);
}

/* From the lowest-ranked player up; those without a rating come after all others. */
static bd_step byes_lowest(bd_chain *chain, bd_stage *stage)
{
    const bd_round *round = chain->round;
    if (round->bye < 0) return BD_STEP_END;
    int32_t *order = bd_chain_numbers(chain);
    if (order == NULL) return BD_STEP_FAILED;
    int32_t passed = 0;
    for (int turn = 0; turn < 2; turn++)
        for (int u = round->cards - 1; u >= 0; u--)
            if ((round->players[u].grade == 0) == (turn == 1)) order[u] = passed++;
    return byes_give(chain, stage, "", order);
}

/* ---- second counts: of whoever has the bye ---- */

/* The node that has the bye; -1: nobody. */
static int byes_taker(const bd_laid_draw *laid)
{
    return laid->draw.bye != 0 ? bd_round_node(laid->round, laid->draw.bye) : -1;
}

static int64_t byes_of_again(const bd_laid_draw *laid, int u)
{
    return u == byes_taker(laid) && (laid->round->players[u].had_bye || laid->round->players[u].bye_awaited);
}

static int64_t byes_of_level(const bd_laid_draw *laid, int u)
{
    return u == byes_taker(laid) ? laid->round->levels - 1 - laid->round->players[u].level : 0;
}

static int64_t byes_of_half(const bd_laid_draw *laid, int u)
{
    return u == byes_taker(laid) && laid->round->players[u].had_half_bye;
}

static int64_t byes_of_place(const bd_laid_draw *laid, int u)
{
    return u == byes_taker(laid) ? bd_float_passed_bye(laid, u) : 0;
}

/* Who comes after the player with the bye in the alphabet. */
static bd_status byes_count_alphabet(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    const int taker = byes_taker(laid);
    if (taker < 0) return BD_OK;
    int64_t after = 0;
    for (int u = 0; u < round->cards; u++) after += round->players[u].place > round->players[taker].place;
    BD_TRY(bd_tally_add(tally, ".top", round->players[taker].card->top, err));
    return bd_tally_add(tally, ".last", after, err);
}

/* Everybody whom the director passes over on the way up from the bottom. */
static int64_t byes_of_lowest(const bd_laid_draw *laid, int u)
{
    const int taker = byes_taker(laid);
    if (taker < 0) return 0;
    const bool rated = laid->round->players[taker].grade > 0, other = laid->round->players[u].grade > 0;
    return other == rated ? u > taker : other;
}

const bd_criterion bd_criterion_bye_again = {
    .id = "bye-again",
    BD_SAYS(CRITERIA_BYE_AGAIN),
    .once = byes_again,
    .of_card = byes_of_again,
};

/* CAA 6, SCA 4: "a bye or default". */
const bd_criterion bd_criterion_bye_or_default = {
    .id = "bye-again",
    BD_SAYS(CRITERIA_BYE_OR_DEFAULT),
    .once = byes_again,
    .of_card = byes_of_again,
};

const bd_criterion bd_criterion_bye_level = {
    .id = "bye-level",
    BD_SAYS_WORSE(CRITERIA_BYE_LEVEL),
    .once = byes_level,
    .of_card = byes_of_level,
};

const bd_criterion bd_criterion_bye_half = {
    .id = "bye-half",
    BD_SAYS(CRITERIA_BYE_HALF),
    .once = byes_half,
    .of_card = byes_of_half,
};

const bd_criterion bd_criterion_bye_place = {
    .id = "bye-place",
    BD_SAYS_WORSE(CRITERIA_BYE_PLACE),
    .once = byes_place,
    .of_card = byes_of_place,
    .flags = BD_NEEDS_PROFILE,
};

const bd_criterion bd_criterion_bye_alphabet = {
    .id = "bye-alphabet",
    .minimises = BD_ENGLISH(CRITERIA_BYE_ALPHABET),
    BD_STAGE_WORDS({".top", BD_ENGLISH(CRITERIA_BYE_ALPHABET_TOP_COSTS),
                    BD_ENGLISH(CRITERIA_BYE_ALPHABET_TOP_WORSE), false},
                   {".last", NULL, BD_ENGLISH(CRITERIA_BYE_ALPHABET_LAST_WORSE), false}),
    .step = byes_alphabet,
    .count = byes_count_alphabet,
    .applies = bd_round_is_first,
};

const bd_criterion bd_criterion_bye_lowest = {
    .id = "bye-lowest",
    BD_SAYS_WORSE(CRITERIA_BYE_LOWEST),
    .once = byes_lowest,
    .of_card = byes_of_lowest,
};

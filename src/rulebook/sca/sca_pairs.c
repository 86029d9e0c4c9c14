/* Pairs of the schools' rules alone: relatives and distant areas, and top players, in the first rounds. */
#include "cards/card.h"
#include "rulebook/criteria/pairs.h"
#include "rulebook/round/option_value.h"
#include "rulebook/sca/sca.h"
#include "rulebook/sca/sca_words.h"

static bool sca_is_early(const bd_round *round, const bd_option *option)
{
    return round->number <= bd_option_int(round, option);
}

static bd_step sca_kin(bd_chain *chain, bd_stage *stage)
{
    return bd_pair_give_company(chain, sca_is_early(chain->round, &bd_option_kin_rounds), false, stage);
}

static bd_step sca_top_clash(bd_chain *chain, bd_stage *stage)
{
    if (!sca_is_early(chain->round, &bd_option_top_rounds)) return BD_STEP_END;
    int32_t *label = bd_chain_numbers(chain);
    for (int u = 0; label != NULL && u < chain->round->cards; u++)
        label[u] = chain->round->players[u].card->top;
    return bd_pair_give_labels(chain, stage, label);
}

static int sca_judge_kin(const bd_round *round, int u, int v)
{
    return bd_pair_judge_company(round, u, v, bd_option_int(round, &bd_option_kin_rounds));
}

static int sca_judge_tops(const bd_round *round, int u, int v)
{
    return round->players[u].card->top && round->players[v].card->top &&
           sca_is_early(round, &bd_option_top_rounds);
}

const bd_criterion bd_criterion_kin = {
    .id = "kin",
    .article = "SCA 27",
    .minimises = BD_ENGLISH(SCA_KIN),
    BD_STAGE_WORDS({"", BD_ENGLISH(SCA_KIN_COSTS), BD_ENGLISH(SCA_KIN_WORSE), false}),
    .flags = BD_IS_OF_KIN,
    .board = BD_ENGLISH(SCA_KIN_BOARD),
    .once = sca_kin,
    .option = &bd_option_kin_rounds,
    .of_board = sca_judge_kin,
};

const bd_criterion bd_criterion_top_clash = {
    .id = "top-clash",
    .article = "SCA 3, 6",
    .minimises = BD_ENGLISH(SCA_TOP_CLASH),
    BD_STAGE_WORDS({"", BD_ENGLISH(SCA_TOP_CLASH_COSTS), BD_ENGLISH(SCA_TOP_CLASH_WORSE), false}),
    .board = BD_ENGLISH(SCA_TOP_CLASH_BOARD),
    .once = sca_top_clash,
    .option = &bd_option_top_rounds,
    .of_board = sca_judge_tops,
};

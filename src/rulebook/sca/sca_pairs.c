/* Pairs of the schools' rules alone: relatives and distant areas, and top players, in the first rounds. */
#include "rulebook/criteria/pairs.h"
#include "rulebook/round/option_value.h"
#include "rulebook/sca/sca.h"
#include "rulebook/sca/sca_options.h"
#include "rulebook/sca/sca_words.h"

static bool sca_is_early(const bd_round *round, const bd_option *option)
{
    return round->number <= bd_option_int(round, option);
}

static bd_step sca_kin(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return bd_pair_give_company(chain, step, sca_is_early(chain->round, &bd_option_kin_rounds), false, stage);
}

static bd_step sca_top_clash(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0 || !sca_is_early(chain->round, &bd_option_top_rounds)) return BD_STEP_END;
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

static bd_status sca_count_kin(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_pair_count(laid, tally, "", sca_judge_kin, err);
}

static bd_status sca_count_top_clash(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_pair_count(laid, tally, "", sca_judge_tops, err);
}

static const bd_stage_words kin_words[] = {
    {"", BD_ENGLISH(SCA_KIN_COSTS), BD_ENGLISH(SCA_KIN_WORSE), false},
};

const bd_criterion bd_criterion_kin = {
    .id = "kin",
    .article = "SCA 27",
    .minimises = BD_ENGLISH(SCA_KIN),
    .words = kin_words,
    .word_count = sizeof kin_words / sizeof *kin_words,
    .flags = BD_IS_OF_KIN,
    .board = BD_ENGLISH(SCA_KIN_BOARD),
    .step = sca_kin,
    .option = &bd_option_kin_rounds,
    .count = sca_count_kin,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words top_clash_words[] = {
    {"", BD_ENGLISH(SCA_TOP_CLASH_COSTS), BD_ENGLISH(SCA_TOP_CLASH_WORSE), false},
};

const bd_criterion bd_criterion_top_clash = {
    .id = "top-clash",
    .article = "SCA 3, 6",
    .minimises = BD_ENGLISH(SCA_TOP_CLASH),
    .words = top_clash_words,
    .word_count = sizeof top_clash_words / sizeof *top_clash_words,
    .board = BD_ENGLISH(SCA_TOP_CLASH_BOARD),
    .step = sca_top_clash,
    .option = &bd_option_top_rounds,
    .count = sca_count_top_clash,
    .applies = bd_criterion_applies_always,
};

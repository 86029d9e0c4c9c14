/* Dubov system, C.04.4.1: the bye first (3.1), then the scoregroups from the top, each with its upfloaters
 * (dubov_upfloaters.c), its subgroups and the first transposition (dubov_halves.c). */
#include "rulebook/dubov/dubov.h"
#include "rulebook/brackets/brackets_words.h"
#include "rulebook/dubov/dubov_words.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"

static const bd_rule rules[] = {
    {&bd_criterion_fide_repeat, "FIDE C.04.4.1 2.1.1"},
    {&bd_criterion_fide_avoid, "the arbiter's"},
    {&bd_criterion_bye_score, "FIDE C.04.4.1 3.1.3"},
    {&bd_criterion_bye_games, "FIDE C.04.4.1 3.1.4"},
    {&bd_criterion_bye_rank, "FIDE C.04.4.1 3.1.5"},
    {&bd_criterion_dubov_c5, "FIDE C.04.4.1 2.3.1"},
    {&bd_criterion_dubov_c6, "FIDE C.04.4.1 2.3.2"},
    {&bd_criterion_dubov_c7, "FIDE C.04.4.1 2.3.3"},
    {&bd_criterion_dubov_c8, "FIDE C.04.4.1 2.3.4"},
    {&bd_criterion_dubov_c9, "FIDE C.04.4.1 2.3.5"},
    {&bd_criterion_dubov_c10, "FIDE C.04.4.1 2.3.6"},
    {&bd_criterion_dubov_upfloaters, "FIDE C.04.4.1 3.2.2, 4.2"},
    {&bd_criterion_dubov_shift, "FIDE C.04.4.1 3.2.4, 4.3"},
    {&bd_criterion_dubov_order, "FIDE C.04.4.1 3.2.6, 4.4"},
    {&bd_criterion_settled, "FIDE C.04.4.1 3.2"},
};

static const bd_walk_plan plan = {
    .rules = rules, .first = 5, .count = sizeof rules / sizeof *rules, .open = bd_dubov_open};

static bd_status dubov_stages(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria,
                              size_t count, bd_questions *out, bd_err *err)
{
    (void)criteria, (void)count; /* each bracket asks for them in their order */
    return bd_walk_start(&plan, round, arena, out, err);
}

static const bd_option *const options[] = {&bd_option_ungraded, &bd_option_seed};

const bd_rulebook bd_rulebook_dubov = {
    .id = "dubov",
    .title = BD_ENGLISH(DUBOV_TITLE),
    .source = "FIDE Handbook C.04.4.1, in force from 1 February 2026",
    BD_RULES(rules),
    BD_OPTIONS(options),
    .has = BD_HAS_LEVELS | BD_HAS_BRACKETS | BD_HAS_ACCELERATION | BD_HAS_NUMBERS | BD_HAS_SINGLE_BYES,
    .articles = {.met = "FIDE C.04.4.1 2.1.1",
                 .may_not_meet = "FIDE C.04.4.1 2.1.3",
                 .no_bye = "FIDE C.04.4.1 2.1.2",
                 .bye = "FIDE C.04.4.1 1.4",
                 .bye_choice = "FIDE C.04.4.1 3.1",
                 .downfloater = "FIDE C.04.4.1 3.2",
                 .upfloater = "FIDE C.04.4.1 3.2.2, 4.2",
                 .odd_level = "FIDE C.04.4.1 2.3.1",
                 .ideal = "FIDE C.04.4.1 3.2.6"},
    .may_not_meet_code = "both-absolute",
    .may_not_meet = BD_ENGLISH(BRACKETS_BOTH_ABSOLUTE),
    .prepare = bd_dubov_prepare,
    BD_FIDE_JUDGEMENTS,
    .ideal = bd_dubov_ideal,
    .ideal_words = BD_ENGLISH(DUBOV_NATURAL),
    .pairs_by = bd_pairs_by_own,
    .stages = dubov_stages,
};

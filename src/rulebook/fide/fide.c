#include "rulebook/fide/fide_families.h"
#include "rulebook/fide/fide_words.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"
#include "rulebook/round/round_words.h"

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

static const bd_walk_plan plan = {
    .rules = rules, .first = 3, .count = sizeof rules / sizeof *rules, .open = bd_bracket_open};

/* The stages, bracket by bracket: each asks for the criteria in their order. */
bd_status bd_fide_stages(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria, size_t count,
                         bd_questions *out, bd_err *err)
{
    (void)criteria, (void)count;
    return bd_walk_start(&plan, round, arena, out, err);
}

static const bd_colour_articles colour_articles = {.by_number = "FIDE C.04.3 5.2.5",
                                                   .both_due = "FIDE C.04.3 5.2.1",
                                                   .by_strength = "FIDE C.04.3 5.2.2",
                                                   .last_apart = "FIDE C.04.3 5.2.3",
                                                   .by_rank = "FIDE C.04.3 5.2.4"};

bd_status bd_fide_judge(bd_round *round, bd_arena *arena, bd_err *err)
{
    bd_fide *fide;
    BD_TRY(bd_fide_prepare(round, arena, &fide, err));
    fide->articles = &colour_articles;
    return BD_OK;
}

static const bd_option *const options[] = {&bd_option_ungraded, &bd_option_seed};

const bd_rulebook bd_rulebook_fide = {
    .id = "fide",
    .title = BD_ENGLISH(ROUND_TITLE_FIDE),
    .source = "FIDE Handbook C.04.3, in force from 1 February 2026",
    BD_RULES(rules),
    BD_OPTIONS(options),
    .has = BD_HAS_LEVELS | BD_HAS_MID_LINE | BD_HAS_BYES_AS_FLOATS | BD_HAS_BRACKETS | BD_HAS_ACCELERATION |
           BD_HAS_NUMBERS | BD_HAS_SINGLE_BYES,
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
    .prepare = bd_fide_judge,
    BD_FIDE_JUDGEMENTS,
    .pairs_by = bd_pairs_by_own,
    .stages = bd_fide_stages,
};

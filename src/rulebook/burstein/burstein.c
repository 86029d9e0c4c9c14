/* Burstein system, C.04.4.2. The seeding rounds (1.6) are paired by the rules of the FIDE (Dutch) system;
 * after them the bye is settled first, and each bracket is paired in the order of the index
 * (burstein_index.c). */
#include "rulebook/burstein/burstein.h"
#include "rulebook/brackets/brackets_words.h"
#include "rulebook/burstein/burstein_words.h"
#include "rulebook/fide/fide.h"
#include "rulebook/fide/fide_words.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"

static const bd_criterion criterion_c5 = {
    .id = "C5", BD_SAYS(FIDE_C6), .count = bd_bracket_count, .own = &bd_kind_leaving_all};

static const bd_criterion criterion_c6 = {
    .id = "C6", BD_SAYS(FIDE_C7), .count = bd_bracket_count, .own = &bd_kind_leaving_moved};

static const bd_criterion criterion_c7 = {
    .id = "C7", BD_SAYS(FIDE_C8), .count = bd_bracket_count, .own = &bd_kind_leaving_next};

static const bd_criterion criterion_c8 = {.id = "C8",
                                          BD_SAYS(BRACKETS_DENIED),
                                          .count = bd_bracket_count,
                                          .own = &bd_kind_denied,
                                          .flags = BD_IS_OF_COLOURS};

static const bd_rule rules[] = {
    {&bd_criterion_fide_repeat, "FIDE C.04.4.2 2.1.1"},
    {&bd_criterion_fide_avoid, "the arbiter's"},
    {&bd_criterion_bye_score, "FIDE C.04.4.2 3.1.3"},
    {&bd_criterion_bye_games, "FIDE C.04.4.2 3.1.4"},
    {&bd_criterion_bye_rank, "FIDE C.04.4.2 3.1.5"},
    {&criterion_c5, "FIDE C.04.4.2 2.3.1"},
    {&criterion_c6, "FIDE C.04.4.2 2.3.2"},
    {&criterion_c7, "FIDE C.04.4.2 2.3.3"},
    {&criterion_c8, "FIDE C.04.4.2 2.3.4"},
    {&bd_criterion_burstein_order, "FIDE C.04.4.2 4.3"},
    {&bd_criterion_settled, "FIDE C.04.4.2 3.2.2"},
};

static const bd_walk_plan plan = {
    .rules = rules, .first = 5, .count = sizeof rules / sizeof *rules, .open = bd_bracket_open};

static const bd_colour_articles colour_articles = {.by_number = "FIDE C.04.4.2 5.2.1",
                                                   .both_due = "FIDE C.04.4.2 5.2.2",
                                                   .by_strength = "FIDE C.04.4.2 5.2.3",
                                                   .last_apart = "FIDE C.04.4.2 5.2.4",
                                                   .by_rank = "FIDE C.04.4.2 5.2.5"};

/* 1.6.2: half the number of rounds, rounded down, or four. */
static bool burstein_is_seeding(const bd_round *round)
{
    const int half = round->tournament->rounds / 2;
    return round->number <= (half < 4 ? half : 4);
}

static bd_status burstein_prepare(bd_round *round, bd_arena *arena, bd_err *err)
{
    bd_fide *fide;
    if (round->tournament->rounds <= 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(BURSTEIN_ROUNDS));
    if (burstein_is_seeding(round)) return bd_fide_judge(round, arena, err);
    BD_TRY(bd_fide_prepare(round, arena, &fide, err));
    bd_fide_go_by_tpn(round, &colour_articles, fide);
    fide->by_rank = true;
    return bd_burstein_rank(round, arena, fide, err);
}

static const bd_rulebook *burstein_pairs_by(const bd_round *round)
{
    return burstein_is_seeding(round) ? &bd_rulebook_fide : &bd_rulebook_burstein;
}

static bd_status burstein_stages(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria,
                                 size_t count, bd_questions *out, bd_err *err)
{
    if (burstein_is_seeding(round)) return bd_fide_stages(round, arena, criteria, count, out, err);
    return bd_walk_start(&plan, round, arena, out, err);
}

/* The first by the index and the last, the second and the last but one, ... */
static bd_status burstein_ideal(const bd_round *round, bd_arena *arena, int *nodes, int count, bd_err *err)
{
    int *at;
    int filled = 0;
    BD_NEW(at, arena, round->cards + 1, err);
    for (int i = 0; i < count; i++) at[bd_fide_player_at(round, nodes[i])->rank] = nodes[i] + 1;
    for (int rank = 1; rank <= round->cards; rank++) {
        if (at[rank] == 0) continue;
        const int place = filled < count / 2 ? 2 * filled : 2 * (count - filled) - 1;
        nodes[place] = at[rank] - 1;
        filled++;
    }
    return BD_OK;
}

static const bd_option *const options[] = {&bd_option_ungraded, &bd_option_seed};

const bd_rulebook bd_rulebook_burstein = {
    .id = "burstein",
    .title = BD_ENGLISH(BURSTEIN_TITLE),
    .source = "FIDE Handbook C.04.4.2, in force from 1 February 2026",
    BD_RULES(rules),
    BD_OPTIONS(options),
    .has = BD_HAS_LEVELS | BD_HAS_BYES_AS_FLOATS | BD_HAS_BRACKETS | BD_HAS_ACCELERATION | BD_HAS_NUMBERS |
           BD_HAS_SINGLE_BYES,
    .articles = {.met = "FIDE C.04.4.2 2.1.1",
                 .may_not_meet = "FIDE C.04.4.2 2.1.3",
                 .no_bye = "FIDE C.04.4.2 2.1.2",
                 .bye = "FIDE C.04.4.2 1.3",
                 .bye_choice = "FIDE C.04.4.2 3.1",
                 .downfloater = "FIDE C.04.4.2 4.2, 4.3",
                 .upfloater = "FIDE C.04.4.2 4.2, 4.3",
                 .odd_level = "FIDE C.04.4.2 2.3.1",
                 .ideal = "FIDE C.04.4.2 4.3"},
    .may_not_meet_code = "both-absolute",
    .may_not_meet = BD_ENGLISH(BRACKETS_BOTH_ABSOLUTE),
    .prepare = burstein_prepare,
    BD_FIDE_JUDGEMENTS,
    .ideal = burstein_ideal,
    .ideal_words = BD_ENGLISH(BURSTEIN_NATURAL),
    .pairs_by = burstein_pairs_by,
    .stages = burstein_stages,
};

/* Double-Swiss, C.04.5 in force from 1 February 2026: matches of two games, paired bracket by bracket with
 * upfloaters. What it shares with the pairing of teams is in rulebook/upfloats. */
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"
#include "rulebook/round/round_words.h"
#include "rulebook/upfloats/upfloats.h"
#include "rulebook/upfloats/upfloats_words.h"

static const bd_rule rules[] = {
    {&bd_criterion_up_repeat, "FIDE C.04.1 2"},         {&bd_criterion_up_avoid, "the arbiter's"},
    {&bd_criterion_up_bye, "FIDE C.04.5 3.4"},          {&bd_criterion_up_c4, "FIDE C.04.5 2.3.1"},
    {&bd_criterion_up_c5, "FIDE C.04.5 2.3.2"},         {&bd_criterion_up_c6, "FIDE C.04.5 2.3.3"},
    {&bd_criterion_up_last_c7, "FIDE C.04.5 2.3.4"},    {&bd_criterion_up_set, "FIDE C.04.5 3.5.4"},
    {&bd_criterion_up_opponents8, "FIDE C.04.5 2.3.5"}, {&bd_criterion_up_tops, "FIDE C.04.5 3.6.2"},
    {&bd_criterion_up_bottoms, "FIDE C.04.5 3.6.2"},    {&bd_criterion_up_settled, "FIDE C.04.5 3.3.2"},
};

static bd_status double_prepare(bd_round *round, bd_arena *arena, bd_err *err)
{
    bd_up_event *event;
    return bd_up_judge(round, arena, &event, err);
}

/* What gives the higher-ranked of two their colour (article 4). */
typedef struct double_colour {
    bool white; /* the higher-ranked has White */
    const char *rule, *article;
} double_colour;

static double_colour double_decide(const bd_round *round, const bd_up_player *higher,
                                   const bd_up_player *lower)
{
    const bool initial = (higher->number % 2 != 0) == (bd_up_of(round)->initial == BD_WHITE);
    if (higher->matches == 0 && lower->matches == 0)
        return (double_colour){initial, "colour-by-number", "FIDE C.04.5 4.3.1"};
    if (higher->whites != lower->whites)
        return (double_colour){higher->whites < lower->whites, "colour-fewer-whites", "FIDE C.04.5 4.3.2"};
    const bd_colour apart = bd_up_last_apart(higher, lower);
    if (apart != BD_NO_COLOUR)
        return (double_colour){apart == BD_BLACK, "colour-alternates", "FIDE C.04.5 4.3.3"};
    const bd_colour last = bd_up_last_colour(higher);
    if (last != BD_NO_COLOUR)
        return (double_colour){last == BD_BLACK, "colour-by-last-match", "FIDE C.04.5 4.3.4"};
    const bd_colour other = bd_up_last_colour(lower);
    if (other != BD_NO_COLOUR)
        return (double_colour){other == BD_WHITE, "colour-by-last-match", "FIDE C.04.5 4.3.5"};
    /* They have played, but never with a colour: as if they had not. */
    return (double_colour){initial, "colour-by-number", "FIDE C.04.5 4.3.1"};
}

static bool double_higher_has_white(const bd_round *round, int u, int v, int board)
{
    (void)board;
    const bool first = bd_up_is_higher(round, u, v);
    const double_colour colour =
        double_decide(round, bd_up_at(round, first ? u : v), bd_up_at(round, first ? v : u));
    return colour.white == first;
}

static const char *double_colour_rule(const bd_round *round, int u, int v, const char **article)
{
    const bool first = bd_up_is_higher(round, u, v);
    const double_colour colour =
        double_decide(round, bd_up_at(round, first ? u : v), bd_up_at(round, first ? v : u));
    *article = colour.article;
    return colour.rule;
}

/* Article 4 compares two; nobody has a preference of their own. */
static bd_colour double_due(const bd_round *round, int u)
{
    (void)round, (void)u;
    return BD_NO_COLOUR;
}

static const bd_option *const options[] = {&bd_option_ungraded, &bd_option_seed};

const bd_rulebook bd_rulebook_double_swiss = {
    .id = "double-swiss",
    .title = BD_ENGLISH(ROUND_TITLE_DOUBLE_SWISS),
    .source = "FIDE Handbook C.04.5, in force from 1 February 2026",
    BD_RULES(rules),
    BD_OPTIONS(options),
    .has = BD_HAS_LEVELS | BD_HAS_BRACKETS | BD_HAS_ACCELERATION | BD_HAS_UPFLOATERS | BD_HAS_DOUBLE_GAMES |
           BD_HAS_NUMBERS | BD_HAS_SINGLE_BYES,
    .articles = {.met = "FIDE C.04.5 2.1.1",
                 .no_bye = "FIDE C.04.5 2.1.2",
                 .bye = "FIDE C.04.5 1.4",
                 .bye_choice = "FIDE C.04.5 3.4",
                 .upfloater = "FIDE C.04.5 3.5",
                 .odd_level = "FIDE C.04.5 2.3.1",
                 .ideal = "FIDE C.04.5 3.6"},
    .prepare = double_prepare,
    BD_UP_JUDGEMENTS,
    .due = double_due,
    .higher_has_white = double_higher_has_white,
    .colour_rule = double_colour_rule,
};

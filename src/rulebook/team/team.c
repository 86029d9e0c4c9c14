/* Team pairing, C.04.6 in force from 1 February 2026: teams, paired bracket by bracket with upfloaters. What
 * it shares with Double-Swiss is in rulebook/upfloats; here are colour preferences (1.7) and colours (4). */
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"
#include "rulebook/round/round_words.h"
#include "rulebook/team/team_words.h"
#include "rulebook/upfloats/upfloats.h"
#include "rulebook/upfloats/upfloats_words.h"

enum { TYPE_A, TYPE_B, TYPE_NONE };

static const char *const preference_types[] = {[TYPE_A] = "A", [TYPE_B] = "B", [TYPE_NONE] = "none"};

static const bd_option option_preferences = {.name = "preferences",
                                             .type = BD_OPTION_WORD,
                                             .words = preference_types,
                                             .word_count = 3,
                                             .by_default = TYPE_A,
                                             .sentence = BD_ENGLISH(TEAM_OPTION_PREFERENCES)};

static const bd_option option_second_score = {.name = "second_score",
                                              .type = BD_OPTION_SWITCH,
                                              .by_default = 1,
                                              .sentence = BD_ENGLISH(TEAM_OPTION_SECOND_SCORE)};

static const bd_option *const options[] = {&option_preferences, &option_second_score, &bd_option_ungraded,
                                           &bd_option_seed};

static const bd_rule rules[] = {
    {&bd_criterion_up_repeat, "FIDE C.04.1 2"},          {&bd_criterion_up_avoid, "the arbiter's"},
    {&bd_criterion_up_bye, "FIDE C.04.6 3.4"},           {&bd_criterion_up_c4, "FIDE C.04.6 2.3.1"},
    {&bd_criterion_up_c5, "FIDE C.04.6 2.3.2"},          {&bd_criterion_up_c6, "FIDE C.04.6 2.3.3"},
    {&bd_criterion_up_c7, "FIDE C.04.6 2.3.4"},          {&bd_criterion_up_set, "FIDE C.04.6 3.5.4"},
    {&bd_criterion_up_colours, "FIDE C.04.6 2.3.5"},     {&bd_criterion_up_strong, "FIDE C.04.6 2.3.6"},
    {&bd_criterion_up_opponents10, "FIDE C.04.6 2.3.7"}, {&bd_criterion_up_tops, "FIDE C.04.6 3.6.2"},
    {&bd_criterion_up_bottoms, "FIDE C.04.6 3.6.2"},     {&bd_criterion_up_settled, "FIDE C.04.6 3.3.2"},
};

/* 1.6.2 */
static int team_difference(const bd_up_player *team) { return team->whites - team->blacks; }

/* The colour of both of the last two matches, or none. */
static bd_colour team_twice(const bd_up_player *team)
{
    const int matches = team->whites + team->blacks;
    if (matches < 2 || team->colours[matches - 1] != team->colours[matches - 2]) return BD_NO_COLOUR;
    return team->colours[matches - 1];
}

/* The simple preference of type A, which is the strong one of type B (1.7.1, 1.7.2). */
static bd_colour team_simple_preference(const bd_up_player *team)
{
    const int difference = team_difference(team);
    const bd_colour twice = team_twice(team);
    if (difference < -1 || (difference <= 0 && difference >= -1 && twice == BD_BLACK)) return BD_WHITE;
    if (difference > 1 || (difference >= 0 && difference <= 1 && twice == BD_WHITE)) return BD_BLACK;
    return BD_NO_COLOUR;
}

/* 1.7.2: not with a difference of 0 in the last round. */
static bd_colour team_mild_preference(const bd_up_player *team, bool last_round)
{
    const int difference = team_difference(team);
    if (difference != 0) return difference < 0 ? BD_WHITE : BD_BLACK;
    const bd_colour last = bd_up_last_colour(team);
    return last == BD_NO_COLOUR || last_round ? BD_NO_COLOUR : bd_up_other(last);
}

static bd_status team_prepare(bd_round *round, bd_arena *arena, bd_err *err)
{
    bd_up_event *event;
    BD_TRY(bd_up_judge(round, arena, &event, err));
    for (int i = 0; i < round->cards && !bd_option_is(round, &option_preferences, TYPE_NONE); i++) {
        bd_up_player *team = &event->by_id[round->players[i].id];
        team->wants = team_simple_preference(team);
        if (bd_option_is(round, &option_preferences, TYPE_A)) continue;
        team->strongly = team->wants != BD_NO_COLOUR;
        if (!team->strongly) team->wants = team_mild_preference(team, bd_up_is_late(round, 1));
    }
    return BD_OK;
}

/* What gives the first-team (4.2) its colour. */
typedef struct team_colour {
    bool white;
    const char *rule, *article;
} team_colour;

static bool team_is_first(const bd_round *round, const bd_up_player *a, const bd_up_player *b)
{
    if (a->score != b->score) return a->score > b->score;
    if (bd_option_is_on(round, &option_second_score) && a->second_score != b->second_score)
        return a->second_score > b->second_score;
    return a->number < b->number;
}

static team_colour team_by_preference(const bd_up_player *first, const bd_up_player *other)
{
    if (first->wants == BD_NO_COLOUR && other->wants == BD_NO_COLOUR) return (team_colour){.rule = NULL};
    if (first->wants == BD_NO_COLOUR || other->wants == BD_NO_COLOUR) {
        const bool white = first->wants != BD_NO_COLOUR ? first->wants == BD_WHITE : other->wants == BD_BLACK;
        return (team_colour){white, "colour-one-due", "FIDE C.04.6 4.3.2"};
    }
    if (first->wants != other->wants)
        return (team_colour){first->wants == BD_WHITE, "colour-both-due", "FIDE C.04.6 4.3.3"};
    if (first->strongly != other->strongly)
        return (team_colour){first->strongly == (first->wants == BD_WHITE), "colour-by-strength",
                             "FIDE C.04.6 4.3.4"};
    return (team_colour){.rule = NULL};
}

static team_colour team_by_history(const bd_up_event *event, const bd_up_player *first,
                                   const bd_up_player *other)
{
    const int difference = team_difference(first) - team_difference(other);
    if (difference != 0) return (team_colour){difference < 0, "colour-lower-difference", "FIDE C.04.6 4.3.5"};
    const bd_colour apart = bd_up_last_apart(first, other);
    if (apart != BD_NO_COLOUR)
        return (team_colour){apart == BD_BLACK, "colour-alternates", "FIDE C.04.6 4.3.6"};
    if (first->wants != BD_NO_COLOUR)
        return (team_colour){first->wants == BD_WHITE, "colour-by-rank", "FIDE C.04.6 4.3.7"};
    const bd_colour last = bd_up_last_colour(first), others = bd_up_last_colour(other);
    if (last != BD_NO_COLOUR)
        return (team_colour){last == BD_BLACK, "colour-by-last-match", "FIDE C.04.6 4.3.8"};
    if (others != BD_NO_COLOUR)
        return (team_colour){others == BD_WHITE, "colour-by-last-match", "FIDE C.04.6 4.3.9"};
    const bool initial = (first->number % 2 != 0) == (event->initial == BD_WHITE);
    return (team_colour){initial, "colour-by-number", "FIDE C.04.6 4.3.1"};
}

static team_colour team_decide(const bd_round *round, const bd_up_player *first, const bd_up_player *other)
{
    const bool initial = (first->number % 2 != 0) == (bd_up_of(round)->initial == BD_WHITE);
    if (first->matches == 0 && other->matches == 0)
        return (team_colour){initial, "colour-by-number", "FIDE C.04.6 4.3.1"};
    const team_colour preferred = team_by_preference(first, other);
    return preferred.rule != NULL ? preferred : team_by_history(bd_up_of(round), first, other);
}

static bool team_higher_has_white(const bd_round *round, int u, int v, int board)
{
    (void)board;
    const bd_up_player *a = bd_up_at(round, u), *b = bd_up_at(round, v);
    const bool first = team_is_first(round, a, b);
    return team_decide(round, first ? a : b, first ? b : a).white == first;
}

static const char *team_colour_rule(const bd_round *round, int u, int v, const char **article)
{
    const bd_up_player *a = bd_up_at(round, u), *b = bd_up_at(round, v);
    const bool first = team_is_first(round, a, b);
    const team_colour colour = team_decide(round, first ? a : b, first ? b : a);
    *article = colour.article;
    return colour.rule;
}

static bd_colour team_due(const bd_round *round, int u) { return bd_up_at(round, u)->wants; }

const bd_rulebook bd_rulebook_team = {
    .id = "team",
    .title = BD_ENGLISH(ROUND_TITLE_TEAM),
    .source = "FIDE Handbook C.04.6, in force from 1 February 2026",
    BD_RULES(rules),
    BD_OPTIONS(options),
    .has = BD_HAS_LEVELS | BD_HAS_BRACKETS | BD_HAS_ACCELERATION | BD_HAS_UPFLOATERS | BD_HAS_SINGLE_BYES |
           BD_HAS_TEAM_MATCHES,
    .articles = {.met = "FIDE C.04.6 2.1.1",
                 .no_bye = "FIDE C.04.6 2.1.2",
                 .bye = "FIDE C.04.6 1.4",
                 .bye_choice = "FIDE C.04.6 3.4",
                 .upfloater = "FIDE C.04.6 3.5",
                 .odd_level = "FIDE C.04.6 2.3.1",
                 .ideal = "FIDE C.04.6 3.6"},
    .prepare = team_prepare,
    BD_UP_JUDGEMENTS,
    .due = team_due,
    .higher_has_white = team_higher_has_white,
    .colour_rule = team_colour_rule,
};

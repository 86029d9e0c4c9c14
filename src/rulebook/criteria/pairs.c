#include "rulebook/criteria/pairs.h"

#include "base/assert.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/legal.h"
#include "rulebook/round/option_value.h"
#include "rulebook/round/shared_groups.h"
#include "rulebook/stages/chain.h"

#include <string.h>

/* Pairs of one label (0: none), pairs that share a group, pairs that are linked: each costs 1. */
typedef struct likeness {
    const int32_t *label;      /* NULL: none */
    const bd_round *groups_of; /* NULL: none */
    bool federations;          /* one federation is a group too */
    int cards;
    const bd_links *links;          /* NULL: none */
    const bd_round *count_meetings; /* a linked pair costs its meetings instead */
    int free_meetings;              /* so many of them cost nothing */
} likeness;

static void pairs_price_labels(const likeness *like, const bd_edge *edges, size_t count, bd_cost *cost)
{
    if (like->label == NULL) {
        memset(cost, 0, count * sizeof *cost);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        const int32_t label = like->label[edges[i].u];
        cost[i] = label != 0 && label == like->label[edges[i].v];
    }
}

static bool pairs_are_compatriots(const bd_card *a, const bd_card *b)
{
    return a->federation != NULL && b->federation != NULL && strcmp(a->federation, b->federation) == 0;
}

static void pairs_price_groups(const likeness *like, const bd_edge *edges, size_t count, bd_cost *cost)
{
    for (size_t i = 0; i < count; i++) {
        const bd_round *round = like->groups_of;
        const int u = edges[i].u, v = edges[i].v;
        if (cost[i] != 0 || v >= like->cards) continue;
        if (bd_company_shares(&round->company, u, v) ||
            (like->federations && pairs_are_compatriots(round->players[u].card, round->players[v].card)))
            cost[i] = 1;
    }
}

/* Both lists ascend, so one walk along each row is enough. */
static void pairs_price_links(const likeness *like, const bd_edge *edges, size_t count, bd_cost *cost)
{
    int row = -1;
    uint32_t at = 0, end = 0;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u;
        const int v = edges[i].v;
        if (u != row) {
            row = u;
            at = u < like->cards ? like->links->start[u] : 0;
            end = u < like->cards ? like->links->start[u + 1] : 0;
        }
        while (at < end && like->links->other[at] < v) at++;
        if (at < end && like->links->other[at] == v)
            cost[i] = like->count_meetings != NULL
                          ? bd_round_meetings(like->count_meetings, u, v) - like->free_meetings
                          : 1;
    }
}

static void pairs_price_likeness(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const likeness *like = context;
    pairs_price_labels(like, edges, count, cost);
    if (like->groups_of != NULL) pairs_price_groups(like, edges, count, cost);
    if (like->links != NULL) pairs_price_links(like, edges, count, cost);
}

static likeness *pairs_new(bd_chain *chain)
{
    likeness *like = bd_arena_alloc(chain->arena, 1, sizeof *like);
    if (like != NULL) like->cards = chain->round->cards;
    return like;
}

const int32_t *bd_pair_labels(bd_chain *chain, const char *(*text_of)(const bd_card *card))
{
    int32_t *label = bd_chain_numbers(chain);
    if (label == NULL) return NULL;
    const bd_player *players = chain->round->players;
    for (int u = 0; u < chain->round->cards; u++) {
        const char *text = text_of(players[u].card);
        if (text == NULL || text[0] == '\0') continue;
        label[u] = u + 1;
        for (int v = 0; v < u; v++) {
            const char *other = label[v] == v + 1 ? text_of(players[v].card) : NULL;
            if (other == NULL || strcmp(text, other) != 0) continue;
            label[u] = v + 1;
            break;
        }
    }
    return label;
}

static bool pairs_has_links(const bd_round *round, const bd_links *links)
{
    return links->start[round->cards] > 0;
}

static bd_step pairs_repeat(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0 || !bd_repeats_are_allowed(chain->round)) return BD_STEP_END;
    if (!pairs_has_links(chain->round, &chain->round->met)) return BD_STEP_SKIP;
    likeness *like = pairs_new(chain);
    if (like == NULL) return BD_STEP_FAILED;
    like->links = &chain->round->met;
    like->count_meetings = chain->round;
    return bd_chain_give(stage, "", like, pairs_price_likeness);
}

/* How many boards; then those who have met least often. */
static bd_step pairs_repeat_softly(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 1) return BD_STEP_END;
    if (!pairs_has_links(chain->round, &chain->round->met)) return BD_STEP_SKIP;
    likeness *like = pairs_new(chain);
    if (like == NULL) return BD_STEP_FAILED;
    like->links = &chain->round->met;
    if (step == 1) {
        like->count_meetings = chain->round;
        like->free_meetings = 1;
    }
    return bd_chain_give(stage, step == 0 ? ".boards" : ".again", like, pairs_price_likeness);
}

static bd_step pairs_defaulted(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    if (!pairs_has_links(chain->round, &chain->round->defaulted)) return BD_STEP_SKIP;
    likeness *like = pairs_new(chain);
    if (like == NULL) return BD_STEP_FAILED;
    like->links = &chain->round->defaulted;
    return bd_chain_give(stage, "", like, pairs_price_likeness);
}

static bd_step pairs_half_byes(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0 || chain->round->number != 2) return BD_STEP_END;
    likeness *like = pairs_new(chain);
    int32_t *label = bd_chain_numbers(chain);
    if (like == NULL || label == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) label[u] = chain->round->players[u].half_bye_before;
    like->label = label;
    return bd_chain_give(stage, "", like, pairs_price_likeness);
}

static const char *pairs_club_of(const bd_card *card) { return card->club; }
static const char *pairs_school_of(const bd_card *card) { return card->school; }

bd_step bd_pair_give_company(bd_chain *chain, int step, bool early, bool federations, bd_stage *stage)
{
    if (step > 0) return BD_STEP_END;
    const bd_round *round = chain->round;
    likeness *like = pairs_new(chain);
    if (like == NULL) return BD_STEP_FAILED;
    if (early) {
        like->label = bd_pair_labels(chain, pairs_club_of);
        like->groups_of = round;
        like->federations = federations;
        if (like->label == NULL) return BD_STEP_FAILED;
    }
    if (pairs_has_links(round, &round->avoid)) like->links = &round->avoid;
    return early || like->links != NULL ? bd_chain_give(stage, "", like, pairs_price_likeness) : BD_STEP_SKIP;
}

bd_step bd_pair_give_labels(bd_chain *chain, bd_stage *stage, const int32_t *label)
{
    likeness *like = pairs_new(chain);
    if (like == NULL || label == NULL) return BD_STEP_FAILED;
    like->label = label;
    return bd_chain_give(stage, "", like, pairs_price_likeness);
}

static bd_step pairs_club(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    BD_ASSERT(chain->round->number >= 1);
    (void)view;
    const bool early = chain->round->number <= bd_option_int(chain->round, &bd_option_club_rounds);
    const bool federations = bd_option_is_on(chain->round, &bd_option_avoid_federations);
    return bd_pair_give_company(chain, step, early, federations, stage);
}

static bd_step pairs_school(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    likeness *like = pairs_new(chain);
    if (like == NULL) return BD_STEP_FAILED;
    like->label = bd_pair_labels(chain, pairs_school_of);
    return like->label != NULL ? bd_chain_give(stage, "", like, pairs_price_likeness) : BD_STEP_FAILED;
}

/* SCA 7: not until round 4 at the earliest. */
static bool pairs_is_before_round_4(const bd_round *round) { return round->number < 4; }

/* ---- second counts: the boards one by one ---- */

static bool pairs_shares_text(const char *a, const char *b)
{
    return a != NULL && b != NULL && a[0] != '\0' && strcmp(a, b) == 0;
}

static bool pairs_is_kin(const bd_card *a, const bd_card *b)
{
    if (pairs_shares_text(a->club, b->club)) return true;
    for (size_t i = 0; i < a->group_count * b->group_count; i++)
        if (pairs_shares_text(a->groups[i % a->group_count], b->groups[i / a->group_count])) return true;
    return false;
}

bd_status bd_pair_count(const bd_laid_draw *laid, bd_tally *tally, const char *part, bd_pair_judge *judge,
                        bd_err *err)
{
    int64_t sum = 0;
    for (int u = 0; u < laid->round->cards; u++)
        if (laid->opponent[u] > u) sum += judge(laid->round, u, laid->opponent[u]);
    return bd_tally_add(tally, part, sum, err);
}

static int pairs_judge_meetings(const bd_round *round, int u, int v)
{
    return bd_round_meetings(round, u, v);
}
static int pairs_judge_met(const bd_round *round, int u, int v) { return bd_round_meetings(round, u, v) > 0; }
static int pairs_judge_met_again(const bd_round *round, int u, int v)
{
    const int meetings = bd_round_meetings(round, u, v);
    return meetings > 1 ? meetings - 1 : 0;
}
static int pairs_judge_half_byes(const bd_round *round, int u, int v)
{
    return round->number == 2 && round->players[u].half_bye_before && round->players[v].half_bye_before;
}
static int pairs_judge_defaulted(const bd_round *round, int u, int v)
{
    return bd_links_has(&round->defaulted, u, v);
}
static int pairs_judge_school(const bd_round *round, int u, int v)
{
    return pairs_shares_text(round->players[u].card->school, round->players[v].card->school);
}
int bd_pair_judge_company(const bd_round *round, int u, int v, int rounds)
{
    const bool kin = pairs_is_kin(round->players[u].card, round->players[v].card);
    return (kin && round->number <= rounds) || bd_links_has(&round->avoid, u, v);
}
static int pairs_judge_club(const bd_round *round, int u, int v)
{
    const int rounds = bd_option_int(round, &bd_option_club_rounds);
    const bd_card *a = round->players[u].card;
    const bd_card *b = round->players[v].card;
    const bool abroad = bd_option_is_on(round, &bd_option_avoid_federations) && round->number <= rounds;
    return bd_pair_judge_company(round, u, v, rounds) || (abroad && pairs_are_compatriots(a, b));
}

static bd_status pairs_count_repeat(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_pair_count(laid, tally, "", pairs_judge_meetings, err);
}

static bd_status pairs_count_repeat_softly(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    BD_TRY(bd_pair_count(laid, tally, ".boards", pairs_judge_met, err));
    return bd_pair_count(laid, tally, ".again", pairs_judge_met_again, err);
}

static bd_status pairs_count_half_byes(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_pair_count(laid, tally, "", pairs_judge_half_byes, err);
}

static bd_status pairs_count_defaulted(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_pair_count(laid, tally, "", pairs_judge_defaulted, err);
}

static bd_status pairs_count_club(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_pair_count(laid, tally, "", pairs_judge_club, err);
}

static bd_status pairs_count_school(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_pair_count(laid, tally, "", pairs_judge_school, err);
}

static const bd_stage_words repeat_words[] = {
    {"", BD_ENGLISH(CRITERIA_REPEAT_COSTS), BD_ENGLISH(CRITERIA_REPEAT_WORSE), false},
};

const bd_criterion bd_criterion_repeat = {
    .id = "repeat",
    .article = "CAA 1",
    .minimises = BD_ENGLISH(CRITERIA_REPEAT),
    .words = repeat_words,
    .word_count = sizeof repeat_words / sizeof *repeat_words,
    .board = BD_ENGLISH(CRITERIA_REPEAT_BOARD),
    .step = pairs_repeat,
    .count = pairs_count_repeat,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words half_byes_words[] = {
    {"", BD_ENGLISH(CRITERIA_HALF_BYES_COSTS), BD_ENGLISH(CRITERIA_HALF_BYES_WORSE), false},
};

const bd_criterion bd_criterion_half_byes = {
    .id = "half-byes",
    .article = "CAA 37",
    .minimises = BD_ENGLISH(CRITERIA_HALF_BYES),
    .words = half_byes_words,
    .word_count = sizeof half_byes_words / sizeof *half_byes_words,
    .board = BD_ENGLISH(CRITERIA_HALF_BYES_BOARD),
    .step = pairs_half_byes,
    .count = pairs_count_half_byes,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words defaulted_words[] = {
    {"", BD_ENGLISH(CRITERIA_DEFAULTED_COSTS), BD_ENGLISH(CRITERIA_DEFAULTED_WORSE), false},
};

const bd_criterion bd_criterion_defaulted = {
    .id = "defaulted",
    .article = "CAA 39",
    .minimises = BD_ENGLISH(CRITERIA_DEFAULTED),
    .words = defaulted_words,
    .word_count = sizeof defaulted_words / sizeof *defaulted_words,
    .board = BD_ENGLISH(CRITERIA_DEFAULTED_BOARD),
    .step = pairs_defaulted,
    .count = pairs_count_defaulted,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words club_words[] = {
    {"", BD_ENGLISH(CRITERIA_CLUB_COSTS), BD_ENGLISH(CRITERIA_CLUB_WORSE), false},
};

const bd_criterion bd_criterion_club = {
    .id = "club",
    .article = "CAA 35",
    .minimises = BD_ENGLISH(CRITERIA_CLUB),
    .words = club_words,
    .word_count = sizeof club_words / sizeof *club_words,
    .flags = BD_IS_OF_KIN,
    .board = BD_ENGLISH(CRITERIA_CLUB_BOARD),
    .step = pairs_club,
    .option = &bd_option_club_rounds,
    .count = pairs_count_club,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words school_words[] = {
    {"", BD_ENGLISH(CRITERIA_SCHOOL_COSTS), BD_ENGLISH(CRITERIA_SCHOOL_WORSE), false},
};

const bd_criterion bd_criterion_school = {
    .id = "school",
    .article = "SCA 2a, 7",
    .minimises = BD_ENGLISH(CRITERIA_SCHOOL),
    .words = school_words,
    .word_count = sizeof school_words / sizeof *school_words,
    .board = BD_ENGLISH(CRITERIA_SCHOOL_BOARD),
    .step = pairs_school,
    .count = pairs_count_school,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words school_refused_words[] = {
    {"", BD_ENGLISH(CRITERIA_SCHOOL_REFUSED_COSTS), BD_ENGLISH(CRITERIA_SCHOOL_REFUSED_WORSE), false},
};

const bd_criterion bd_criterion_school_refused = {
    .id = "school-refused",
    .article = "SCA 7",
    .minimises = BD_ENGLISH(CRITERIA_SCHOOL_REFUSED),
    .words = school_refused_words,
    .word_count = sizeof school_refused_words / sizeof *school_refused_words,
    .board = BD_ENGLISH(CRITERIA_SCHOOL_BOARD),
    .step = pairs_school,
    .count = pairs_count_school,
    .flags = BD_IS_REFUSAL,
    .applies = pairs_is_before_round_4,
};

static const bd_stage_words repeat_softly_words[] = {
    {".boards", BD_ENGLISH(CRITERIA_REPEAT_SOFTLY_BOARDS_COSTS),
     BD_ENGLISH(CRITERIA_REPEAT_SOFTLY_BOARDS_WORSE), false},
    {".again", NULL, BD_ENGLISH(CRITERIA_REPEAT_SOFTLY_AGAIN_WORSE), false},
};

const bd_criterion bd_criterion_repeat_softly = {
    .id = "repeat",
    .article = "USCF 27A1",
    .minimises = BD_ENGLISH(CRITERIA_REPEAT_SOFTLY),
    .words = repeat_softly_words,
    .word_count = sizeof repeat_softly_words / sizeof *repeat_softly_words,
    .board = BD_ENGLISH(CRITERIA_REPEAT_BOARD),
    .step = pairs_repeat_softly,
    .count = pairs_count_repeat_softly,
    .applies = bd_criterion_applies_always,
};

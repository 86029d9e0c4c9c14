/* Pairs: what families of two players who should rather not meet share. */
#include "cards/card.h"
#include "cards/home.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/legal.h"

#include <string.h>

/* Pairs of one label (0: none), pairs that share a group, pairs that are linked: each costs 1. */
typedef struct likeness {
    const int32_t *label;      /* NULL: none */
    const bd_round *groups_of; /* NULL: none */
    bool federations;          /* one federation is a group too */
    int cards;
    const bd_node_links *links;     /* NULL: none */
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
        const int u = edges[i].u, v = edges[i].v;
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

/* The stage of pairs that are alike so. */
static bd_step pairs_give(bd_chain *chain, bd_stage *stage, const char *part, likeness like)
{
    like.cards = chain->round->cards;
    return bd_chain_give(stage, part, bd_chain_keep(chain, &like, sizeof like), pairs_price_likeness);
}

const int32_t *bd_pair_labels(bd_chain *chain, const char *(*text_of)(const bd_card *card))
{
    int32_t *label = bd_chain_numbers(chain), *first = bd_chain_numbers(chain);
    if (label == NULL || first == NULL) return NULL;
    const bd_player *players = chain->round->players;
    int count = 0; /* of different texts; `first` has the first player with each */
    for (int u = 0; u < chain->round->cards; u++) {
        const char *text = text_of(players[u].card);
        if (text == NULL || text[0] == '\0') continue;
        int k = 0;
        while (k < count && !bd_same_home(text, text_of(players[first[k]].card))) k++;
        if (k == count) first[count++] = u;
        label[u] = first[k] + 1;
    }
    return label;
}

static bool pairs_has_links(const bd_round *round, const bd_node_links *links)
{
    return links->start[round->cards] > 0;
}

static bd_step pairs_repeat(bd_chain *chain, bd_stage *stage)
{
    const bd_round *round = chain->round;
    if (!bd_repeats_are_allowed(round)) return BD_STEP_END;
    if (!pairs_has_links(round, &round->met)) return BD_STEP_SKIP;
    return pairs_give(chain, stage, "", (likeness){.links = &round->met, .count_meetings = round});
}

/* How many boards; then those who have met least often. */
static bd_step pairs_repeat_softly(bd_chain *chain, int step, bd_stage *stage)
{
    const bd_round *round = chain->round;
    if (step > 1) return BD_STEP_END;
    if (!pairs_has_links(round, &round->met)) return BD_STEP_SKIP;
    if (step == 0) return pairs_give(chain, stage, ".boards", (likeness){.links = &round->met});
    return pairs_give(chain, stage, ".again",
                      (likeness){.links = &round->met, .count_meetings = round, .free_meetings = 1});
}

static bd_step pairs_defaulted(bd_chain *chain, bd_stage *stage)
{
    const bd_node_links *links = &chain->round->defaulted;
    if (!pairs_has_links(chain->round, links)) return BD_STEP_SKIP;
    return pairs_give(chain, stage, "", (likeness){.links = links});
}

static bd_step pairs_half_byes(bd_chain *chain, bd_stage *stage)
{
    if (chain->round->number != 2) return BD_STEP_END;
    int32_t *label = bd_chain_numbers(chain);
    for (int u = 0; label != NULL && u < chain->round->cards; u++)
        label[u] = chain->round->players[u].half_bye_before;
    return bd_pair_give_labels(chain, stage, label);
}

static const char *pairs_club_of(const bd_card *card) { return card->club; }
static const char *pairs_school_of(const bd_card *card) { return card->school; }

bd_step bd_pair_give_company(bd_chain *chain, bool early, bool federations, bd_stage *stage)
{
    const bd_round *round = chain->round;
    likeness like = {.links = pairs_has_links(round, &round->avoid) ? &round->avoid : NULL};
    if (early) {
        like.label = bd_pair_labels(chain, pairs_club_of);
        like.groups_of = round;
        like.federations = federations;
        if (like.label == NULL) return BD_STEP_FAILED;
    }
    return early || like.links != NULL ? pairs_give(chain, stage, "", like) : BD_STEP_SKIP;
}

bd_step bd_pair_give_labels(bd_chain *chain, bd_stage *stage, const int32_t *label)
{
    return label == NULL ? BD_STEP_FAILED : pairs_give(chain, stage, "", (likeness){.label = label});
}

static bd_step pairs_club(bd_chain *chain, bd_stage *stage)
{
    BD_ASSERT(chain->round->number >= 1);
    const bool early = chain->round->number <= bd_option_int(chain->round, &bd_option_club_rounds);
    const bool federations = bd_option_is_on(chain->round, &bd_option_avoid_federations);
    return bd_pair_give_company(chain, early, federations, stage);
}

static bd_step pairs_school(bd_chain *chain, bd_stage *stage)
{
    return bd_pair_give_labels(chain, stage, bd_pair_labels(chain, pairs_school_of));
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
    if (bd_same_home(a->club, b->club)) return true;
    for (size_t i = 0; i < a->group_count * b->group_count; i++)
        if (pairs_shares_text(a->groups[i % a->group_count], b->groups[i / a->group_count])) return true;
    return false;
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
    return bd_same_home(round->players[u].card->school, round->players[v].card->school);
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

static bd_status pairs_count_repeat_softly(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    int64_t boards = 0, again = 0;
    for (int u = 0; u < laid->round->cards; u++) {
        const int meetings = laid->opponent[u] > u ? bd_round_meetings(laid->round, u, laid->opponent[u]) : 0;
        boards += meetings > 0;
        again += meetings > 1 ? meetings - 1 : 0;
    }
    BD_TRY(bd_tally_add(tally, ".boards", boards, err));
    return bd_tally_add(tally, ".again", again, err);
}

const bd_criterion bd_criterion_repeat = {
    .id = "repeat",
    BD_SAYS(CRITERIA_REPEAT),
    .board = BD_ENGLISH(CRITERIA_REPEAT_BOARD),
    .once = pairs_repeat,
    .of_board = bd_round_meetings,
};

const bd_criterion bd_criterion_half_byes = {
    .id = "half-byes",
    BD_SAYS(CRITERIA_HALF_BYES),
    .board = BD_ENGLISH(CRITERIA_HALF_BYES_BOARD),
    .once = pairs_half_byes,
    .of_board = pairs_judge_half_byes,
};

const bd_criterion bd_criterion_defaulted = {
    .id = "defaulted",
    BD_SAYS(CRITERIA_DEFAULTED),
    .board = BD_ENGLISH(CRITERIA_DEFAULTED_BOARD),
    .once = pairs_defaulted,
    .of_board = pairs_judge_defaulted,
};

const bd_criterion bd_criterion_club = {
    .id = "club",
    BD_SAYS(CRITERIA_CLUB),
    .flags = BD_IS_OF_KIN,
    .board = BD_ENGLISH(CRITERIA_CLUB_BOARD),
    .once = pairs_club,
    .option = &bd_option_club_rounds,
    .of_board = pairs_judge_club,
};

const bd_criterion bd_criterion_school = {
    .id = "school",
    BD_SAYS(CRITERIA_SCHOOL),
    .board = BD_ENGLISH(CRITERIA_SCHOOL_BOARD),
    .once = pairs_school,
    .of_board = pairs_judge_school,
};

const bd_criterion bd_criterion_school_refused = {
    .id = "school-refused",
    BD_SAYS(CRITERIA_SCHOOL_REFUSED),
    .board = BD_ENGLISH(CRITERIA_SCHOOL_BOARD),
    .once = pairs_school,
    .of_board = pairs_judge_school,
    .flags = BD_IS_REFUSAL,
    .applies = pairs_is_before_round_4,
};

const bd_criterion bd_criterion_repeat_softly = {
    .id = "repeat",
    .minimises = BD_ENGLISH(CRITERIA_REPEAT_SOFTLY),
    BD_STAGE_WORDS({".boards", BD_ENGLISH(CRITERIA_REPEAT_SOFTLY_BOARDS_COSTS),
                    BD_ENGLISH(CRITERIA_REPEAT_SOFTLY_BOARDS_WORSE), false},
                   {".again", NULL, BD_ENGLISH(CRITERIA_REPEAT_SOFTLY_AGAIN_WORSE), false}),
    .board = BD_ENGLISH(CRITERIA_REPEAT_BOARD),
    .step = pairs_repeat_softly,
    .count = pairs_count_repeat_softly,
};

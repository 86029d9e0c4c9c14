#include "rulebook/criteria/criteria.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/option_value.h"
#include "rulebook/sca/sca_options.h"
#include "rulebook/stages/chain.h"
#include "rulebook/uscf/uscf.h"
#include "rulebook/uscf/uscf_options.h"

#include <string.h>

/* Pairs of one label (0: none), pairs that share a group, pairs that are linked: each costs 1. */
typedef struct likeness {
    const int32_t *label;     /* NULL: none */
    const uint8_t *counts;    /* labels count only where this is set for the higher player; NULL: always */
    const bd_player *players; /* for groups; NULL: none */
    int cards;
    const bd_links *links;          /* NULL: none */
    const bd_round *count_meetings; /* a linked pair costs its meetings instead */
    int free_meetings;              /* so many of them cost nothing */
} likeness;

static void price_labels(const likeness *like, const bd_edge *edges, size_t count, bd_cost *cost)
{
    if (like->label == NULL) {
        memset(cost, 0, count * sizeof *cost);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        const int32_t label = like->label[edges[i].u];
        const bool asked = like->counts == NULL || like->counts[edges[i].u] != 0;
        cost[i] = label != 0 && label == like->label[edges[i].v] && asked;
    }
}

static bool share_a_group(const bd_card *a, const bd_card *b)
{
    for (size_t i = 0; i < a->group_count; i++)
        for (size_t k = 0; k < b->group_count; k++)
            if (strcmp(a->groups[i], b->groups[k]) == 0) return true;
    return false;
}

static void price_groups(const likeness *like, const bd_edge *edges, size_t count, bd_cost *cost)
{
    for (size_t i = 0; i < count; i++) {
        const bd_card *a = like->players[edges[i].u].card;
        if (a->group_count == 0 || cost[i] != 0 || edges[i].v >= like->cards) continue;
        if (share_a_group(a, like->players[edges[i].v].card)) cost[i] = 1;
    }
}

/* Both lists ascend, so one walk along each row is enough. */
static void price_links(const likeness *like, const bd_edge *edges, size_t count, bd_cost *cost)
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

static void price_likeness(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const likeness *like = context;
    price_labels(like, edges, count, cost);
    if (like->players != NULL) price_groups(like, edges, count, cost);
    if (like->links != NULL) price_links(like, edges, count, cost);
}

static likeness *new_likeness(bd_chain *chain)
{
    likeness *like = bd_arena_alloc(chain->arena, 1, sizeof *like);
    if (like != NULL) like->cards = chain->round->cards;
    return like;
}

/* Equal texts have equal labels; no text has label 0. */
static const int32_t *label_texts(bd_chain *chain, const char *(*text_of)(const bd_card *card))
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

static bool has_links(const bd_round *round, const bd_links *links) { return links->start[round->cards] > 0; }

static bd_step repeat(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    if (!has_links(chain->round, &chain->round->met)) return BD_STEP_SKIP;
    likeness *like = new_likeness(chain);
    if (like == NULL) return BD_STEP_FAILED;
    like->links = &chain->round->met;
    like->count_meetings = chain->round;
    return bd_chain_give(stage, "", like, price_likeness);
}

/* How many boards; then those who have met least often. */
static bd_step repeat_softly(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 1) return BD_STEP_END;
    if (!has_links(chain->round, &chain->round->met)) return BD_STEP_SKIP;
    likeness *like = new_likeness(chain);
    if (like == NULL) return BD_STEP_FAILED;
    like->links = &chain->round->met;
    if (step == 1) {
        like->count_meetings = chain->round;
        like->free_meetings = 1;
    }
    return bd_chain_give(stage, step == 0 ? ".boards" : ".again", like, price_likeness);
}

static bd_step defaulted(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    if (!has_links(chain->round, &chain->round->defaulted)) return BD_STEP_SKIP;
    likeness *like = new_likeness(chain);
    if (like == NULL) return BD_STEP_FAILED;
    like->links = &chain->round->defaulted;
    return bd_chain_give(stage, "", like, price_likeness);
}

static bd_step half_byes(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0 || chain->round->number != 2) return BD_STEP_END;
    likeness *like = new_likeness(chain);
    int32_t *label = bd_chain_numbers(chain);
    if (like == NULL || label == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) label[u] = chain->round->players[u].half_bye_before;
    like->label = label;
    return bd_chain_give(stage, "", like, price_likeness);
}

static const char *club_of(const bd_card *card) { return card->club; }
static const char *school_of(const bd_card *card) { return card->school; }

/* One club or group, in the first rounds of the option; and the pairs that the file wants avoided, always. */
static bd_step company(bd_chain *chain, int step, const bd_option *rounds, bd_stage *stage)
{
    if (step > 0) return BD_STEP_END;
    const bd_round *round = chain->round;
    const bool early = round->number <= bd_option_int(round, rounds);
    likeness *like = new_likeness(chain);
    if (like == NULL) return BD_STEP_FAILED;
    if (early) {
        like->label = label_texts(chain, club_of);
        like->players = round->players;
        if (like->label == NULL) return BD_STEP_FAILED;
    }
    if (has_links(round, &round->avoid)) like->links = &round->avoid;
    return early || like->links != NULL ? bd_chain_give(stage, "", like, price_likeness) : BD_STEP_SKIP;
}

static bd_step club(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return company(chain, step, &bd_option_club_rounds, stage);
}

static bd_step kin(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return company(chain, step, &bd_option_kin_rounds, stage);
}

static bd_step top_clash(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0 || chain->round->number > bd_option_int(chain->round, &bd_option_top_rounds))
        return BD_STEP_END;
    likeness *like = new_likeness(chain);
    int32_t *label = bd_chain_numbers(chain);
    if (like == NULL || label == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) label[u] = chain->round->players[u].card->top;
    like->label = label;
    return bd_chain_give(stage, "", like, price_likeness);
}

static bd_step school(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    likeness *like = new_likeness(chain);
    if (like == NULL) return BD_STEP_FAILED;
    like->label = label_texts(chain, school_of);
    return like->label != NULL ? bd_chain_give(stage, "", like, price_likeness) : BD_STEP_FAILED;
}

static const char *team_of(const bd_card *card) { return card->team; }

/* Team-mates on one board whose higher score is below the line of 28N1, or at least on it. */
static bd_step team(bd_chain *chain, int step, bool below, bd_stage *stage)
{
    const bd_round *round = chain->round;
    if (step > 0) return BD_STEP_END;
    likeness *like = new_likeness(chain);
    uint8_t *counts = bd_arena_alloc(chain->arena, (size_t)round->nodes, sizeof *counts);
    if (like == NULL || counts == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++)
        counts[u] = bd_uscf_keeps_teams_apart(round, round->players[u].score) == below;
    like->label = label_texts(chain, team_of);
    like->counts = counts;
    return like->label != NULL ? bd_chain_give(stage, "", like, price_likeness) : BD_STEP_FAILED;
}

static bd_step team_below(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return team(chain, step, true, stage);
}

static bd_step team_above(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return team(chain, step, false, stage);
}

/* SCA 7: not until round 4 at the earliest. */
static bool is_before_round_4(const bd_round *round) { return round->number < 4; }

const bd_criterion bd_criterion_repeat = {
    .id = "repeat",
    .article = "CAA 1",
    .minimises =
        "earlier games between two players who are paired (forbidden altogether unless repeats are allowed)",
    .step = repeat,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_half_byes = {
    .id = "half-byes",
    .article = "CAA 37",
    .minimises = "in round 2, pairs of players who both had a half-point bye in round 1",
    .step = half_byes,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_defaulted = {
    .id = "defaulted",
    .article = "CAA 39",
    .minimises = "pairs who were paired before but did not play",
    .step = defaulted,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_club = {
    .id = "club",
    .article = "CAA 35",
    .minimises = "pairs from one club or one group to be kept apart (round 1, or as many rounds as "
                 "club_rounds says), and pairs to be avoided",
    .step = club,
    .option = &bd_option_club_rounds,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_school = {
    .id = "school",
    .article = "SCA 2a, 7",
    .minimises = "pairs from one school",
    .step = school,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_school_refused = {
    .id = "school-refused",
    .article = "SCA 7",
    .minimises = "before round 4, pairs from one school: refused as long as there is any draw without one",
    .step = school,
    .flags = BD_IS_REFUSAL,
    .applies = is_before_round_4,
};

const bd_criterion bd_criterion_kin = {
    .id = "kin",
    .article = "SCA 27",
    .minimises =
        "pairs from one club or one group to be kept apart, relatives or a distant area (round 1, or "
        "as many rounds as kin_rounds "
        "says), and pairs to be avoided",
    .step = kin,
    .option = &bd_option_kin_rounds,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_top_clash = {
    .id = "top-clash",
    .article = "SCA 3, 6",
    .minimises = "pairs of two top players (round 1, or as many rounds as top_rounds says)",
    .step = top_clash,
    .option = &bd_option_top_rounds,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_repeat_softly = {
    .id = "repeat",
    .article = "USCF 27A1",
    .minimises = "boards between players who have met, then how often they have met beyond that",
    .step = repeat_softly,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_team_below = {
    .id = "team-below",
    .article = "USCF 28N1",
    .minimises =
        "boards between team-mates whose higher score is below plus two: avoided even by leaving the "
        "score group",
    .step = team_below,
    .option = &bd_option_teams,
    .applies = bd_uscf_asks_for_teams,
};

const bd_criterion bd_criterion_team_above = {
    .id = "team-above",
    .article = "USCF 28N1",
    .minimises =
        "boards between team-mates at plus two or above: avoided inside the score group, never by leaving it",
    .step = team_above,
    .option = &bd_option_teams,
    .applies = bd_uscf_asks_for_teams,
};

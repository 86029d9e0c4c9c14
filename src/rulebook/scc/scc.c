#include "rulebook/scc/scc.h"

#include "cards/card.h"
#include "rulebook/round/round_words.h"

#include "rulebook/criteria/criteria.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"
#include "rulebook/round/option_value.h"
#include "rulebook/scc/scc_words.h"
#include "rulebook/stages/chain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const bd_option option_max_games = {.name = "max_games",
                                           .type = BD_OPTION_NUMBER,
                                           .low = 0,
                                           .high = 999,
                                           .by_default = 15,
                                           .sentence = BD_ENGLISH(SCC_OPTION_MAX_GAMES)};

static const bd_rule club[] = {
    {&bd_criterion_sit_outs, "SCC sit-outs"},         {&bd_criterion_repeat, "SCC B"},
    {&bd_criterion_sit_out, "SCC sit-outs"},          {&bd_criterion_nearest, "SCC B"},
    {&bd_criterion_season_difference, "SCC colours"}, {&bd_criterion_season_alternation, "SCC colours"},
};

static const bd_option *const options[] = {&option_max_games, &bd_option_ungraded, &bd_option_conversion,
                                           &bd_option_seed};

/* A player while the order of the evening is made. */
typedef struct seat {
    bd_gsrp_row row;
    bd_player *player;
    bd_scc_player *own;
} seat;

static int scc_compare_graded(const void *a, const void *b)
{
    const bd_player *x = ((const seat *)a)->player;
    const bd_player *y = ((const seat *)b)->player;
    if (x->grade != y->grade) return x->grade > y->grade ? -1 : 1;
    const int by_name = bd_surname_compare(x->card->name, y->card->name);
    return by_name != 0 ? by_name : x->id - y->id;
}

static int scc_compare_season(const void *a, const void *b)
{
    return bd_gsrp_row_compare(&((const seat *)a)->row, &((const seat *)b)->row);
}

/* Part A: by grade; those without one stand in the middle, below the upper half of the graded. */
static void scc_rank_for_week_1(seat *seats, int count)
{
    int graded = 0;
    qsort(seats, (size_t)count, sizeof *seats, scc_compare_graded);
    while (graded < count && seats[graded].player->grade > 0) graded++;
    const int upper = (graded + 1) / 2;
    for (int i = 0; i < count; i++)
        seats[i].own->strength = i < upper ? i : i < graded ? i + count - graded : i - graded + upper;
}

/* Volunteers; who has played most games; who sat out longest ago, or never (SCC, sit-outs). */
static int scc_compare_readiness(const bd_scc_player *a, const bd_scc_player *b)
{
    if (a->volunteer != b->volunteer) return a->volunteer ? -1 : 1;
    if (a->season.games != b->season.games) return a->season.games > b->season.games ? -1 : 1;
    return a->season.last_sit_out - b->season.last_sit_out;
}

static const bd_scc_player *scc_own_of(const bd_round *round, int u)
{
    BD_ASSERT(round->own != NULL);
    return &((const bd_scc *)round->own)->by_id[round->players[u].id];
}

int bd_scc_compare_readiness(const bd_round *round, int u, int v)
{
    return scc_compare_readiness(scc_own_of(round, u), scc_own_of(round, v));
}

/* Takes player i off the list of those to be paired. */
static bd_status scc_stand_down(bd_round *round, bd_arena *arena, bd_scc *own, int i, const char *why,
                                bd_err *err)
{
    BD_ASSERT(i >= 0 && i < round->cards);
    BD_ROOM(own->out, own->out_count, own->out_capacity, arena, err);
    own->out[own->out_count++] = (bd_scc_out){round->players[i].id, why};
    memmove(&round->players[i], &round->players[i + 1],
            (size_t)(round->cards - i - 1) * sizeof *round->players);
    round->cards--;
    return BD_OK;
}

/* Who has played all games may only sit out, or play outside the championship. */
static bd_status scc_stand_down_the_finished(bd_round *round, bd_arena *arena, bd_scc *own, bd_err *err)
{
    const int most = bd_option_int(round, &option_max_games);
    for (int i = round->cards - 1; i >= 0; i--)
        if (own->by_id[round->players[i].id].season.games >= most)
            BD_TRY(scc_stand_down(round, arena, own, i, BD_ENGLISH(SCC_FINISHED), err));
    if (round->cards == 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(SCC_ALL_FINISHED));
    return BD_OK;
}

/* Two of the three who sit out together; the third has the bye of the draw. */
static bd_status scc_stand_down_two(bd_round *round, bd_arena *arena, bd_scc *own, bd_err *err)
{
    if (round->options->sit_out != 3) return BD_OK;
    if (round->cards % 2 == 0 || round->cards < 3)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(SCC_EVEN), round->cards);
    int *ids;
    BD_NEW(ids, arena, 2, err);
    round->stood_down = ids;
    for (int k = 0; k < 2; k++) {
        int first = 0;
        for (int i = 1; i < round->cards; i++) {
            const bd_player *a = &round->players[i], *b = &round->players[first];
            const int order = scc_compare_readiness(&own->by_id[a->id], &own->by_id[b->id]);
            if (order < 0 || (order == 0 && a->id > b->id)) first = i;
        }
        ids[round->stood_down_count++] = round->players[first].id;
        BD_TRY(scc_stand_down(round, arena, own, first, BD_ENGLISH(SCC_SITS_OUT), err));
    }
    return BD_OK;
}

static bd_status scc_rank(bd_round *round, bd_arena *arena, bd_scc *own, bd_err *err)
{
    seat *seats;
    BD_NEW(seats, arena, round->cards, err);
    for (int i = 0; i < round->cards; i++) {
        bd_player *player = &round->players[i];
        bd_scc_player *mine = &own->by_id[player->id];
        player->score = mine->season.score;
        seats[i] = (seat){{.id = player->id,
                           .name = player->card->name,
                           .season = mine->season,
                           .gsrp = bd_gsrp_of(&mine->season)},
                          player,
                          mine};
    }
    scc_rank_for_week_1(seats, round->cards);
    if (round->number == 1) {
        for (int i = 0; i < round->cards; i++) seats[i].player->place = seats[i].own->strength;
        return BD_OK;
    }
    qsort(seats, (size_t)round->cards, sizeof *seats, scc_compare_season);
    for (int i = 0; i < round->cards; i++) seats[i].player->place = i;
    return BD_OK;
}

static bd_status scc_prepare(bd_round *round, bd_arena *arena, bd_err *err)
{
    bd_scc *own;
    BD_NEW(own, arena, 1, err);
    BD_NEW(own->by_id, arena, round->largest_id + 1, err);
    for (int i = 0; i < round->cards; i++) {
        const bd_card *card = round->players[i].card;
        own->by_id[card->id] = (bd_scc_player){.season = bd_season_of(card, round->number),
                                               .volunteer = bd_card_volunteers(card, round->number)};
    }
    BD_TRY(scc_stand_down_the_finished(round, arena, own, err));
    BD_TRY(scc_stand_down_two(round, arena, own, err));
    bd_round_count_nodes(round);
    round->own = own;
    return scc_rank(round, arena, own, err);
}

/* Week 1: the stronger has Black. Later: fewer Whites than Blacks; the other colour than last time; the lower
 * in the order of week 1. */
static bool scc_higher_has_white(const bd_round *round, int u, int v, int board)
{
    (void)board;
    const bd_claim *a = &round->players[u].claim;
    const bd_claim *b = &round->players[v].claim;
    if (round->number > 1 && a->difference != b->difference) return a->difference < b->difference;
    if (round->number > 1 && a->last != b->last) return a->last == BD_BLACK || b->last == BD_WHITE;
    return scc_own_of(round, u)->strength > scc_own_of(round, v)->strength;
}

static const char *scc_colour_rule(const bd_round *round, int u, int v, const char **article)
{
    const bd_claim *a = &round->players[u].claim;
    const bd_claim *b = &round->players[v].claim;
    BD_ASSERT(u != v);
    *article = NULL;
    if (a->due != b->due && a->due != BD_NO_COLOUR && b->due != BD_NO_COLOUR) return "colour-both-due";
    if (round->number > 1 && a->difference != b->difference) return "colour-more-due";
    if (round->number > 1 && a->last != b->last) return "colour-by-last-game";
    return "colour-stronger-black";
}

/* The plain rule: going down the list, the next lower player not met. The first who plays somebody else in
 * this draw, and whom the rule would have given; then those whom the rule leaves alone at its end. */
typedef struct plain_rule {
    int at, next; /* nodes; at -1: it was never left */
    int *alone;
    int alone_count;
} plain_rule;

static bd_status scc_follow_plain_rule(const bd_round *round, bd_arena *arena, const uint16_t *mate,
                                       plain_rule *out, bd_err *err)
{
    bool *taken;
    *out = (plain_rule){.at = -1};
    BD_NEW(taken, arena, round->nodes, err);
    BD_NEW(out->alone, arena, round->nodes, err);
    if (round->bye >= 0) taken[mate[round->bye]] = true;
    for (int u = 0; u < round->cards; u++) taken[u] = taken[u] || bd_round_sits_out(round, u, mate[u]);
    for (int u = 0; u < round->cards; u++) {
        if (taken[u]) continue;
        int v = u + 1;
        while (v < round->cards && (taken[v] || !bd_round_is_legal(round, u, v))) v++;
        taken[u] = true;
        if (v < round->cards)
            taken[v] = true;
        else
            out->alone[out->alone_count++] = u;
        if (out->at >= 0 || v == mate[u]) continue;
        out->at = u;
        out->next = v;
    }
    return BD_OK;
}

static bd_status scc_remark_on_plain_rule(const bd_round *round, bd_arena *arena, const uint16_t *mate,
                                          bd_remark_list *list, bd_err *err)
{
    plain_rule rule;
    char alone[128] = "";
    BD_TRY(scc_follow_plain_rule(round, arena, mate, &rule, err));
    if (rule.at < 0 || rule.next >= round->cards) return BD_OK;
    for (int i = 0; i < rule.alone_count; i++) {
        const size_t length = strlen(alone);
        (void)snprintf(alone + length, sizeof alone - length, "%s%d", i > 0 ? ", " : "",
                       round->players[rule.alone[i]].id);
    }
    const int at = round->players[rule.at].id;
    const int next = round->players[rule.next].id;
    const int meets = round->players[mate[rule.at]].id;
    if (rule.alone_count == 0) return bd_remark_add(list, err, BD_SAY(SCC_RULE_LEFT), at, meets, next);
    return bd_remark_add(list, err, BD_SAY(SCC_RULE_STRANDS), at, meets, next, alone);
}

/* Who sits out beside the one of an odd number, as no draw pairs everybody. */
static bd_status scc_remark_on_sit_outs(const bd_round *round, bd_arena *arena, const uint16_t *mate,
                                        bd_remark_list *list, bd_err *err)
{
    int *ids;
    int count = 0;
    const char *names = NULL;
    bd_text text = bd_text_new(arena);
    BD_NEW(ids, arena, round->cards, err);
    for (int u = 0; u < round->cards; u++)
        if (bd_round_sits_out(round, u, mate[u])) ids[count++] = round->players[u].id;
    if (count == 0) return BD_OK;
    for (int i = 0; i < count; i++)
        bd_text_add(&text, i == 0 ? "%d" : i < count - 1 ? ", %d" : BD_SAY(SCC_LAST_OF_LIST), ids[i]);
    BD_TRY(bd_text_finish(&text, &names, err));
    return bd_remark_add(list, err, BD_SAY(SCC_NO_OPPONENT), names);
}

static bd_status scc_remarks(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_remarks *out,
                             bd_err *err)
{
    bd_remark_list list = {.arena = arena};
    const bd_scc *own = round->own;
    for (size_t i = 0; i < own->out_count; i++)
        BD_TRY(bd_remark_add(&list, err, bd_say(own->out[i].why), own->out[i].id));
    BD_TRY(scc_remark_on_sit_outs(round, arena, mate, &list, err));
    BD_TRY(scc_remark_on_plain_rule(round, arena, mate, &list, err));
    *out = (bd_remarks){list.sentences, list.count};
    return BD_OK;
}

const bd_rulebook bd_rulebook_scc = {
    .id = "scc",
    .title = BD_ENGLISH(ROUND_TITLE_SCC),
    .source = "Swindon Chess Club, Pairing & Sit-Out Guide",
    .rules = club,
    .rule_count = sizeof club / sizeof club[0],
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .has = BD_HAS_SIT_OUTS,
    .articles = {.met = "SCC B"},
    .may_meet = bd_any_may_meet,
    .may_be_refused = bd_nobody_is_refused,
    .may_have_bye = bd_any_may_have_bye,
    .due = bd_due_by_claim,
    .prepare = scc_prepare,
    .higher_has_white = scc_higher_has_white,
    .compare_bye = bd_scc_compare_readiness,
    .colour_rule = scc_colour_rule,
    .compare_boards = bd_compare_boards_by_order,
    .order = bd_order_as_listed,
    .remarks = scc_remarks,
    .stages = bd_chain_start,
};

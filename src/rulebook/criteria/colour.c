/* Colour: transfers, of players who do not get the colour that they are due: the largest colour difference
 * first, then the strongest claims are kept. */
#include "cards/card.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/keep.h"

#include <stdlib.h>
#include <string.h>

/* Two players who want one colour: the one with the weaker claim is transferred; of equal claims, the lower
 * player's. */
typedef struct transfer_costs {
    const int32_t *due;      /* by node */
    const int32_t *strength; /* by node: the number of its claim, from the weakest up; -1: due no colour */
    int claims;              /* how many differ */
    const int32_t *of;       /* by node: what its transfer costs */
    const bd_round *kept;    /* boards of a published draw have their colours already; NULL: there are none */
} transfer_costs;

/* Who is transferred when u and v meet: up to two nodes. On a published board that stays, everybody who has
 * not the colour due. */
static int colour_transfer_whom(const transfer_costs *costs, int u, int v, int whom[2])
{
    const bd_kept_board *board = costs->kept != NULL ? bd_kept_find(costs->kept, u, v) : NULL;
    int count = 0;
    if (board == NULL) {
        if (costs->due[u] == BD_NO_COLOUR || costs->due[u] != costs->due[v]) return 0;
        whom[0] = costs->strength[u] < costs->strength[v] ? u : v;
        return 1;
    }
    const int32_t of_u = board->higher_has_white ? BD_WHITE : BD_BLACK;
    const int32_t of_v = board->higher_has_white ? BD_BLACK : BD_WHITE;
    if (v >= costs->kept->cards) return 0;
    BD_ASSERT(board->u == u && board->v == v);
    if (costs->due[u] != of_u) whom[count++] = u;
    if (costs->due[v] != of_v) whom[count++] = v;
    return count;
}

static void colour_price_transfer(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const transfer_costs *costs = context;
    for (size_t i = 0; i < count; i++) {
        int whom[2];
        cost[i] = 0;
        for (int n = colour_transfer_whom(costs, edges[i].u, edges[i].v, whom); n > 0; n--)
            cost[i] += costs->of[whom[n - 1]];
    }
}

/* Boards that have their colours already are looked at one by one. */
static bool colour_are_alike(const void *context, int u, int v)
{
    const transfer_costs *costs = context;
    return costs->due[u] == costs->due[v] && costs->strength[u] == costs->strength[v] &&
           costs->of[u] == costs->of[v];
}

static bd_step colour_give_costs(bd_chain *chain, bd_stage *stage, const char *part,
                                 const transfer_costs *costs)
{
    stage->alike = costs->kept == NULL ? colour_are_alike : NULL;
    return bd_chain_give(stage, part, bd_chain_keep(chain, costs, sizeof *costs), colour_price_transfer);
}

static int colour_compare_claims(const void *a, const void *b)
{
    return bd_claim_compare(&(*(const bd_player *const *)a)->claim, &(*(const bd_player *const *)b)->claim);
}

/* Who is due which colour, and the claims numbered from the weakest up; once for all stages. */
static bool colour_rate_claims(bd_chain *chain)
{
    if (chain->strength != NULL) return true;
    const bd_round *round = chain->round;
    const bd_player **order = bd_arena_alloc(chain->arena, (size_t)round->cards, sizeof *order);
    int32_t *due = bd_chain_numbers(chain);
    int32_t *strength = bd_chain_numbers(chain);
    if (order == NULL || due == NULL || strength == NULL) return false;
    size_t count = 0;
    for (int u = 0; u < round->nodes; u++) strength[u] = -1;
    for (int u = 0; u < round->cards; u++) {
        due[u] = (int32_t)round->players[u].claim.due;
        if (due[u] != BD_NO_COLOUR) order[count++] = &round->players[u];
    }
    if (count > 0) qsort(order, count, sizeof *order, colour_compare_claims);
    chain->claims = 0;
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || colour_compare_claims(&order[i - 1], &order[i]) != 0) chain->claims++;
        strength[order[i] - round->players] = chain->claims - 1;
    }
    chain->due = due;
    chain->strength = strength;
    return true;
}

static int colour_difference_of(const bd_player *player) { return abs(player->claim.difference); }

/* All but the price of each transfer; false when memory is exhausted. */
static bool colour_transfer_new(bd_chain *chain, transfer_costs *costs, int32_t **of)
{
    const bd_round *round = chain->round;
    *of = bd_chain_numbers(chain);
    if (*of == NULL || !colour_rate_claims(chain)) return false;
    *costs =
        (transfer_costs){chain->due, chain->strength, chain->claims, *of, round->kept != NULL ? round : NULL};
    return true;
}

/* A stage of what transfers cost; skipped when no transfer could cost anything. */
static bd_step colour_give(bd_chain *chain, bd_stage *stage, const char *part,
                           bool (*counts)(const bd_round *round, const bd_player *player, int number),
                           int number)
{
    const bd_round *round = chain->round;
    int32_t *of;
    transfer_costs costs;
    if (!colour_transfer_new(chain, &costs, &of)) return BD_STEP_FAILED;
    bool any = false;
    for (int u = 0; u < round->cards; u++) {
        of[u] = costs.due[u] != BD_NO_COLOUR && counts(round, &round->players[u], number);
        any = any || of[u] != 0;
    }
    return any ? colour_give_costs(chain, stage, part, &costs) : BD_STEP_SKIP;
}

static bool colour_has_difference(const bd_round *round, const bd_player *player, int size)
{
    (void)round;
    return colour_difference_of(player) == size;
}

/* Whether somebody can still win a prize, here in this round or not. */
static bool colour_competes(const bd_round *round, const bd_card *card)
{
    const bool gone = card->withdrawn > 0 && card->withdrawn <= round->number;
    return !card->filler && !gone && card->joined <= round->number;
}

static int colour_compare_scores(const void *a, const void *b) { return *(const int *)b - *(const int *)a; }

/* The score that takes the last prize as things stand; the lowest one where there are more prizes than
 * players. */
static bool colour_prize_score(bd_chain *chain, int *score)
{
    const bd_round *round = chain->round;
    const bd_tournament *event = round->tournament;
    const int prizes = bd_option_int(round, &bd_option_prizes);
    int *scores = bd_arena_alloc(chain->arena, event->card_count, sizeof *scores);
    int count = 0;
    if (scores == NULL) return false;
    for (size_t i = 0; i < event->card_count; i++)
        if (colour_competes(round, &event->cards[i]))
            scores[count++] = bd_card_score(event, &event->cards[i], round->number);
    BD_ASSERT(prizes >= 1 && count > 0);
    qsort(scores, (size_t)count, sizeof *scores, colour_compare_scores);
    *score = scores[(prizes < count ? prizes : count) - 1];
    return true;
}

/* CAA 40: a transfer that makes a difference of 3, of somebody whom no result can bring up to the last prize.
 */
static bool colour_wide_and_out_of_contention(const bd_round *round, const bd_player *player, int prize)
{
    const int rounds_left = round->tournament->rounds - round->number + 1;
    const int best_possible = player->score + rounds_left * round->tournament->points.win;
    return colour_difference_of(player) >= 2 && best_possible < prize;
}

/* The transfers of one difference; how many there are is learnt. */
static bd_step colour_give_of_size(bd_chain *chain, bd_stage *stage, const char *part, int size)
{
    chain->transfers[size] = 0;
    const bd_step step = colour_give(chain, stage, part, colour_has_difference, size);
    if (step == BD_STEP_STAGE) bd_chain_ask(chain, &chain->transfers[size], 1);
    return step;
}

/* One class for each size that occurs, the greatest first. */
static bd_step colour_difference(bd_chain *chain, int step, bd_stage *stage)
{
    char part[BD_STAGE_ID_SIZE] = ".";
    const int size = chain->widest - step;
    if (size < 1) return BD_STEP_END;
    bd_stage_id_add_number(part, size);
    return colour_give_of_size(chain, stage, part, size);
}

static bool colour_comes_before(const bd_chain *chain, const bd_criterion *criterion)
{
    for (size_t i = 0; i < chain->at; i++)
        if (chain->criteria[i] == criterion) return true;
    return false;
}

/* Whether an earlier criterion has settled how many of each difference are transferred. */
static bool colour_transfer_sizes_are_settled(const bd_chain *chain)
{
    return colour_comes_before(chain, &bd_criterion_colour_difference);
}

/* CAA 16: the strongest claims are kept first, a count for each claim that occurs. Of the claims with one
 * difference, whose transfers have been counted, the weakest has nothing left to decide. */
static bd_step colour_keep_claim(bd_chain *chain, int place, bd_stage *stage)
{
    int32_t *of;
    char part[BD_STAGE_ID_SIZE] = ".claim:";
    transfer_costs costs;
    if (!colour_transfer_new(chain, &costs, &of)) return BD_STEP_FAILED;
    BD_ASSERT(place >= 1);
    if (place > costs.claims) return BD_STEP_END;
    const int number = costs.claims - place;
    int difference = 0, weaker = -1;
    for (int u = 0; u < chain->round->cards; u++) {
        of[u] = costs.strength[u] == number;
        if (of[u] != 0) difference = colour_difference_of(&chain->round->players[u]);
        if (number > 0 && costs.strength[u] == number - 1)
            weaker = colour_difference_of(&chain->round->players[u]);
    }
    const bool counted = difference == 0 || colour_transfer_sizes_are_settled(chain);
    if (counted && weaker != difference) return BD_STEP_SKIP;
    if (counted && chain->transfers[difference] == 0) return BD_STEP_SKIP;
    bd_stage_id_add_number(part, place);
    return colour_give_costs(chain, stage, part, &costs);
}

static bd_step colour_alternation(bd_chain *chain, int step, bd_stage *stage)
{
    if (step == 0) return colour_give_of_size(chain, stage, ".level", 0);
    return colour_keep_claim(chain, step, stage);
}

/* Transfers that earlier criteria have settled and that levels given so far do not have; -1: not settled. */
static int colour_transfers_left(const bd_chain *chain, int level)
{
    if (!colour_transfer_sizes_are_settled(chain) || !colour_comes_before(chain, &bd_criterion_alternation))
        return -1;
    int left = 0;
    for (int size = 0; size <= chain->widest; size++) left += chain->transfers[size];
    for (int l = 0; l < level; l++) left -= chain->moved[l];
    return left;
}

/* Whether no board leads from this level or one above it to one below: then what is best above and what is
 * best below do not depend on each other. */
static bool colour_level_is_last_of_linked(const bd_chain *chain, int level)
{
    bool known = false;
    int leading = 0;
    for (size_t i = 0; i < chain->at; i++)
        known = known || bd_criterion_is(chain->criteria[i], BD_SETTLES_SCORE);
    for (int l = 0; l <= level; l++) leading += chain->down[l] - chain->up[l];
    return known && leading == 0;
}

/* CAA 20, advice 11: going down the levels, as few of the transferred as possible. Where none is left for a
 * level, the levels below have none either. The last of linked levels has what those above leave it: how many
 * are transferred in all is settled, and so it is of every group of linked levels. */
static bd_step colour_transfer_level(bd_chain *chain, int level, bd_stage *stage)
{
    const bd_round *round = chain->round;
    int32_t *of;
    transfer_costs costs;
    if (level == round->levels || colour_transfers_left(chain, level) == 0) return BD_STEP_END;
    chain->moved[level] = 0;
    if (colour_transfers_left(chain, level) > 0 && colour_level_is_last_of_linked(chain, level))
        return BD_STEP_SKIP;
    if (!colour_transfer_new(chain, &costs, &of)) return BD_STEP_FAILED;
    for (int u = round->level_start[level]; u < round->level_start[level + 1]; u++)
        of[u] = costs.due[u] != BD_NO_COLOUR;
    bd_chain_ask(chain, &chain->moved[level], 1);
    stage->low = round->level_start[level];
    stage->high = round->level_start[level + 1] - 1;
    const bd_step step = colour_give_costs(chain, stage, "", &costs);
    if (step == BD_STEP_STAGE) {
        bd_stage_id_add(stage->id, ":");
        bd_stage_id_add_number(stage->id, level + 1);
    }
    return step;
}

static bd_step colour_relax_last_rounds(bd_chain *chain, bd_stage *stage)
{
    const bd_round *round = chain->round;
    const int rounds = round->tournament->rounds;
    const int relaxed = bd_option_int(round, &bd_option_relax_last_rounds);
    if (rounds == 0 || round->number <= rounds - relaxed) return BD_STEP_END;
    int prize = 0;
    if (!colour_prize_score(chain, &prize)) return BD_STEP_FAILED;
    return colour_give(chain, stage, "", colour_wide_and_out_of_contention, prize);
}

/* ---- second counts: everybody who is not given the colour that is due is a transfer ---- */

static bool colour_transfer_is(const bd_laid_draw *laid, int u)
{
    const bd_claim *claim = &laid->round->players[u].claim;
    return laid->opponent[u] >= 0 && claim->due != BD_NO_COLOUR && claim->due != laid->colour[u];
}

/* Size by size, from the widest that anybody has. */
static bd_status colour_count_colour_difference(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    int widest = 1;
    for (int u = 0; u < round->cards; u++) {
        const int difference = abs(round->players[u].claim.difference);
        widest = difference > widest ? difference : widest;
    }
    for (int size = widest; size > 0; size--) {
        char part[BD_STAGE_ID_SIZE] = ".";
        int64_t transfers = 0;
        for (int u = 0; u < round->cards; u++)
            transfers += abs(round->players[u].claim.difference) == size && colour_transfer_is(laid, u);
        bd_stage_id_add_number(part, size);
        BD_TRY(bd_tally_add(tally, part, transfers, err));
    }
    return BD_OK;
}

static bd_status colour_count_transfer_level(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    for (int l = 0; l < round->levels; l++) {
        int64_t transfers = 0;
        for (int u = round->level_start[l]; u < round->level_start[l + 1]; u++)
            transfers += colour_transfer_is(laid, u);
        BD_TRY(bd_tally_add_at(tally, "", l + 1, transfers, err));
    }
    return BD_OK;
}

/* The stronger claim first. */
static int colour_transfer_order(const void *a, const void *b)
{
    const bd_player *x = *(const bd_player *const *)a;
    const bd_player *y = *(const bd_player *const *)b;
    const int order = bd_claim_compare(&y->claim, &x->claim);
    return order != 0 ? order : x->place - y->place;
}

/* Those who are due a colour, the strongest claim first; equal claims are one place. */
static bd_status colour_list_due(const bd_round *round, bd_arena *arena, const bd_player ***row, int *count,
                                 bd_err *err)
{
    BD_NEW(*row, arena, round->cards, err);
    *count = 0;
    for (int u = 0; u < round->cards; u++)
        if (round->players[u].claim.due != BD_NO_COLOUR) (*row)[(*count)++] = &round->players[u];
    qsort(*row, (size_t)*count, sizeof **row, colour_transfer_order);
    return BD_OK;
}

static bd_status colour_count_alternation(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    const bd_player **row;
    int count, place = 0;
    int64_t level = 0;
    BD_TRY(colour_list_due(round, laid->arena, &row, &count, err));
    for (int u = 0; u < round->cards; u++)
        level += round->players[u].claim.difference == 0 && colour_transfer_is(laid, u);
    BD_TRY(bd_tally_add(tally, ".level", level, err));
    for (int first = 0, next; first < count; first = next) {
        int64_t transfers = 0;
        for (next = first; next < count && bd_claim_compare(&row[first]->claim, &row[next]->claim) == 0;
             next++)
            transfers += colour_transfer_is(laid, (int)(row[next] - round->players));
        BD_TRY(bd_tally_add_at(tally, ".claim", ++place, transfers, err));
    }
    return BD_OK;
}

/* {subject} of a claim's stage: what the players who have it are due by. */
static bd_status colour_describe_claim(const bd_round *round, const char *stage, bd_arena *arena,
                                       bd_text *out, bd_err *err)
{
    const char *colon = strchr(stage, ':');
    const bd_player **row;
    int count, place = 0;
    if (colon == NULL) return BD_OK;
    BD_TRY(colour_list_due(round, arena, &row, &count, err));
    for (int i = 0; i < count; i++) {
        const bd_claim *claim = &row[i]->claim;
        if (i == 0 || bd_claim_compare(&row[i - 1]->claim, claim) != 0) place++;
        if (place != atoi(colon + 1)) continue;
        const int run = bd_claim_signed_run(claim);
        bd_text runs = bd_text_new(arena);
        const char *said = NULL;
        if (run > 0)
            bd_text_add(&runs, BD_SAY_N(CRITERIA_CLAIM_RUN_AGAINST, run), run);
        else
            bd_text_add(&runs, BD_SAY_N(CRITERIA_CLAIM_RUN_DUE, -run), -run);
        BD_TRY(bd_text_finish(&runs, &said, err));
        bd_text_add(out, BD_SAY(CRITERIA_CLAIM), abs(claim->difference), said);
        break;
    }
    return BD_OK;
}

/* Out of contention: at least as many as there are prizes have more now than this score. */
static bool colour_are_before(const bd_laid_draw *laid, int score)
{
    const bd_tournament *event = laid->round->tournament;
    int before = 0;
    for (size_t i = 0; i < event->card_count; i++)
        before += colour_competes(laid->round, &event->cards[i]) &&
                  bd_card_score(event, &event->cards[i], laid->round->number) > score;
    return before >= bd_option_int(laid->round, &bd_option_prizes);
}

/* Asked in the last rounds. Points are added round by round: who could still come level with a prize is not
 * out of contention. */
static int64_t colour_of_relaxed(const bd_laid_draw *laid, int u)
{
    const bd_tournament *tournament = laid->round->tournament;
    int reach = laid->round->players[u].score;
    for (int r = laid->round->number; r <= tournament->rounds; r++) reach += tournament->points.win;
    return colour_transfer_is(laid, u) && abs(laid->round->players[u].claim.difference) >= 2 &&
           colour_are_before(laid, reach);
}

const bd_criterion bd_criterion_relax_last_rounds = {
    .id = "relax-last-rounds",
    BD_SAYS_WORSE(CRITERIA_RELAX_LAST_ROUNDS),
    .once = colour_relax_last_rounds,
    .of_card = colour_of_relaxed,
    .flags = BD_NEEDS_OPTION,
    .option = &bd_option_relax_last_rounds,
};

const bd_criterion bd_criterion_colour_difference = {
    .id = "colour-difference",
    BD_SAYS(CRITERIA_COLOUR_DIFFERENCE),
    .step = colour_difference,
    .count = colour_count_colour_difference,
    .flags = BD_IS_OF_CLAIMS | BD_IS_OF_COLOURS,
};

const bd_criterion bd_criterion_alternation = {
    .id = "alternation",
    .minimises = BD_ENGLISH(CRITERIA_ALTERNATION),
    BD_STAGE_WORDS({".level", BD_ENGLISH(CRITERIA_ALTERNATION_LEVEL_COSTS),
                    BD_ENGLISH(CRITERIA_ALTERNATION_LEVEL_WORSE), false},
                   {".claim", BD_ENGLISH(CRITERIA_ALTERNATION_CLAIM_COSTS),
                    BD_ENGLISH(CRITERIA_ALTERNATION_CLAIM_WORSE), true}),
    .step = colour_alternation,
    .count = colour_count_alternation,
    .describe = colour_describe_claim,
    .flags = BD_IS_OF_CLAIMS | BD_IS_OF_COLOURS,
};

const bd_criterion bd_criterion_transfer_level = {
    .id = "transfer-level",
    .minimises = BD_ENGLISH(CRITERIA_TRANSFER_LEVEL),
    BD_STAGE_WORDS(
        {"", BD_ENGLISH(CRITERIA_TRANSFER_LEVEL_COSTS), BD_ENGLISH(CRITERIA_TRANSFER_LEVEL_WORSE), true}),
    .step = colour_transfer_level,
    .count = colour_count_transfer_level,
    .flags = BD_IS_OF_COLOURS,
};

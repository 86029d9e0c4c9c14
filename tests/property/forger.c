/* A forger: from true certificates of rounds of every rulebook, others that say something false: a legal but
 * worse draw with its own values, exchanged boards, colours and byes, values, stages left out, doubled and
 * exchanged, sets and weights added and moved, denominators, numbers at the limits, other options and rules.
 * None may be accepted unless what it says is true, which the list of all legal draws decides
 * (forge_truth.h).
 *
 * BESTDRAW_FORGERIES sets how many (100,000 by hand), BESTDRAW_SEED another seed; both are printed. */
#include <criterion/criterion.h>

#include "certify/best.h"
#include "explain/answer.h"
#include "rulebook/stages/laid_draw.h"
#include "verify/verify.h"

#include "forge_truth.h"
#include "recount.h"
#include "small_events.h"

#include <stdlib.h>
#include <string.h>

enum {
    FORGERIES = 20000,
    FORGERIES_OF_ANSWERS = 4000,
    FORGERIES_PER_ROUND = 40,
    STAGES_MOST = 400,
    SETS_MOST = 400
};

/* A certificate that can be written to. */
typedef struct forgery {
    bd_arena *arena;
    bd_certificate_file file;
    bd_stage_proof stages[STAGES_MOST];
    bd_odd_set sets[SETS_MOST];
    bd_board boards[SMALL_MOST];
    int lines[STAGES_MOST];
    const bd_tournament *tournament;
    const bd_best *best;
    bd_random *random;
} forgery;

static size_t below(forgery *f, size_t count) { return (size_t)bd_random_below(f->random, count); }

static bool forge_begin(forgery *f, bd_arena *arena, const bd_tournament *tournament, const bd_best *best,
                        bd_random *random)
{
    const bd_certificate *c = &best->certificate;
    memset(f, 0, sizeof *f);
    f->arena = arena;
    f->tournament = tournament;
    f->best = best;
    f->random = random;
    if (c->stage_count + 2 >= STAGES_MOST || c->set_count + 2 >= SETS_MOST) return false;
    f->file = (bd_certificate_file){
        .of_cards = true, .certificate = *c, .draw = best->draw, .stage_line = f->lines};
    if (c->stage_count > 0) memcpy(f->stages, c->stages, c->stage_count * sizeof *f->stages);
    if (c->set_count > 0) memcpy(f->sets, c->sets, c->set_count * sizeof *f->sets);
    if (best->draw.board_count > 0)
        memcpy(f->boards, best->draw.boards, best->draw.board_count * sizeof *f->boards);
    f->file.certificate.stages = f->stages;
    f->file.certificate.sets = f->sets;
    f->file.certificate.mate = NULL;
    f->file.draw.boards = f->boards;
    return c->stage_count > 0 && best->draw.board_count > 1;
}

static bd_stage_proof *forge_stage(forgery *f)
{
    return &f->stages[below(f, f->file.certificate.stage_count)];
}

/* ---- the draw ---- */

/* Two boards exchange a player; where the rules list the pairs, seated as they want it, with the values of
 * what comes out: everything is right but that it is best. */
static void forge_worse_draw(forgery *f)
{
    const bd_round *round = f->best->round;
    uint16_t *mate = bd_arena_alloc(f->arena, (size_t)round->nodes, sizeof *mate);
    memcpy(mate, f->best->certificate.mate, (size_t)round->nodes * sizeof *mate);
    for (size_t turns = 1 + below(f, 3); turns > 0; turns--) {
        const int u = (int)below(f, (size_t)round->nodes), v = (int)below(f, (size_t)round->nodes);
        const int a = mate[u], b = mate[v];
        if (u == v || a == v || !bd_round_is_legal(round, u, v) || !bd_round_is_legal(round, a, b)) continue;
        mate[u] = (uint16_t)v, mate[v] = (uint16_t)u, mate[a] = (uint16_t)b, mate[b] = (uint16_t)a;
    }
    bd_draw draw;
    bd_counts counts;
    if (bd_round_draw(round, f->arena, mate, &draw, NULL) != BD_OK ||
        recount_boards(round, f->arena, mate, &counts, NULL) != BD_OK)
        return;
    f->file.draw.bye = draw.bye;
    memcpy(f->boards, draw.boards, draw.board_count * sizeof *f->boards);
    for (size_t k = 0; k < f->file.certificate.stage_count; k++) {
        const int64_t *value = bd_counts_find(&counts, f->stages[k].id);
        if (value != NULL && below(f, 4) != 0) f->stages[k].value = f->stages[k].bound = *value;
    }
}

static void forge_boards(forgery *f)
{
    bd_board *a = &f->boards[below(f, f->file.draw.board_count)];
    bd_board *b = &f->boards[below(f, f->file.draw.board_count)];
    const bd_board old = *a;
    switch (below(f, 5)) {
    case 0: *a = *b, *b = old; break;                                   /* in the order */
    case 1: a->black = b->black, b->black = old.black; break;           /* opponents */
    case 2: a->white = old.black, a->black = old.white; break;          /* colours */
    case 3: f->file.draw.board_count--; break;                          /* one is left out */
    default: a->white = f->file.draw.bye, f->file.draw.bye = old.white; /* the bye */
    }
}

/* The best draw under a wish that is not confessed, to forbid one of its boards or to have another: all its
 * proofs are right, for fewer draws. */
static void forge_hidden_wish(forgery *f)
{
    const bd_solve_options how = {.prove_unique = true};
    const bd_round *round = f->best->round;
    const bd_board *board = &f->boards[below(f, f->file.draw.board_count)];
    const bool other = below(f, 2) == 0;
    const int a = board->white;
    const int b = other ? round->players[below(f, (size_t)round->cards)].id : board->black;
    bd_draw_options *options = bd_arena_alloc(f->arena, 1, sizeof *options);
    bd_id_pair *pair = bd_arena_alloc(f->arena, 1, sizeof *pair);
    bd_best *best = bd_arena_alloc(f->arena, 1, sizeof *best);
    *options = bd_draw_options_none();
    *pair = (bd_id_pair){a < b ? a : b, a < b ? b : a};
    if (other)
        options->fixed = pair, options->fixed_count = 1;
    else
        options->forbid = pair, options->forbid_count = 1;
    if (a == b ||
        bd_best_draw(f->arena, f->tournament, round->rules, 0, options, &how, best, NULL) != BD_OK ||
        best->certificate.outcome != BD_BEST || !forge_begin(f, f->arena, f->tournament, best, f->random))
        return;
    f->file.certificate.options = "";
}

/* ---- the stages ---- */

static int64_t forge_number(forgery *f, int64_t old)
{
    static const int64_t limits[] = {0,
                                     1,
                                     -1,
                                     2,
                                     BD_WEIGHT_MAX,
                                     -BD_WEIGHT_MAX,
                                     INT64_MAX,
                                     INT64_MIN,
                                     BD_WEIGHT_MAX + 1,
                                     BD_DENOMINATOR_MAX,
                                     4000000000000000000};
    switch (below(f, 6)) {
    case 0: return old < INT64_MAX ? old + 1 : old;
    case 1: return old > INT64_MIN ? old - 1 : old;
    case 2: return old > INT64_MIN / 2 && old < INT64_MAX / 2 ? 2 * old : 0;
    case 3: return old > INT64_MIN ? -old : 0;
    case 4: return (int64_t)below(f, 12);
    default: return limits[below(f, sizeof limits / sizeof *limits)];
    }
}

static void forge_value(forgery *f)
{
    bd_stage_proof *stage = forge_stage(f);
    stage->value = stage->bound = forge_number(f, stage->value);
}

static void forge_denominator(forgery *f)
{
    bd_stage_proof *stage = forge_stage(f);
    stage->denominator = forge_number(f, stage->denominator);
}

static void forge_stages(forgery *f)
{
    bd_certificate *c = &f->file.certificate;
    const size_t at = below(f, c->stage_count), other = below(f, c->stage_count);
    const bd_stage_proof old = f->stages[at];
    switch (below(f, 6)) {
    case 0: memmove(&f->stages[at], &f->stages[at + 1], (--c->stage_count - at) * sizeof old); break;
    case 1: memmove(&f->stages[at + 1], &f->stages[at], (c->stage_count++ - at) * sizeof old); break;
    case 2: f->stages[at] = f->stages[other], f->stages[other] = old; break;
    case 3: c->stage_count = at; break;
    case 4: memcpy(f->stages[at].id, f->stages[other].id, sizeof old.id); break;
    default:
        f->stages[at].proved = !old.proved;
        f->stages[at].bound = below(f, 2) == 0 ? BD_NO_BOUND : forge_number(f, old.value);
    }
}

/* The proof ends at a stage that is left open, with a bound that may be too high. */
static void forge_open_stage(forgery *f)
{
    bd_certificate *c = &f->file.certificate;
    const size_t at = below(f, c->stage_count);
    c->outcome = BD_NOT_PROVED;
    c->stage_count = at + 1;
    f->stages[at].proved = false;
    f->stages[at].bound = below(f, 4) == 0 ? BD_NO_BOUND : f->stages[at].value + (int64_t)below(f, 5) - 1;
    if (below(f, 3) == 0) f->stages[at].value++;
}

/* ---- weights and sets ---- */

static const bd_weight *forge_weights(forgery *f, const bd_weight *old, size_t *count, size_t most)
{
    bd_weight *list = bd_arena_alloc(f->arena, *count + 1, sizeof *list);
    if (*count > 0) memcpy(list, old, *count * sizeof *list);
    const size_t at = *count > 0 ? below(f, *count) : 0;
    if (*count == 0 || below(f, 4) == 0) {
        const uint32_t index = (uint32_t)below(f, most + 1);
        size_t place = 0;
        while (place < *count && list[place].index < index) place++;
        memmove(&list[place + 1], &list[place], (*count - place) * sizeof *list);
        list[place] = (bd_weight){index, forge_number(f, 1)};
        ++*count;
    } else if (below(f, 4) == 0)
        memmove(&list[at], &list[at + 1], (--*count - at) * sizeof *list);
    else if (below(f, 3) == 0)
        list[at].index = (uint32_t)below(f, most + 1);
    else
        list[at].weight = forge_number(f, list[at].weight);
    return list;
}

static void forge_node_weights(forgery *f)
{
    bd_stage_proof *stage = forge_stage(f);
    stage->nodes = forge_weights(f, stage->nodes, &stage->node_count, (size_t)f->file.certificate.nodes);
}

static void forge_set_weights(forgery *f)
{
    bd_stage_proof *stage = forge_stage(f);
    stage->sets = forge_weights(f, stage->sets, &stage->set_count, f->file.certificate.set_count);
}

/* What is taken from one node is given to another: the sum stays. */
static void forge_moved_weight(forgery *f)
{
    bd_stage_proof *stage = forge_stage(f);
    if (stage->node_count < 2) return;
    bd_weight *list = bd_arena_alloc(f->arena, stage->node_count, sizeof *list);
    memcpy(list, stage->nodes, stage->node_count * sizeof *list);
    const size_t a = below(f, stage->node_count), b = below(f, stage->node_count);
    const int64_t much = 1 + (int64_t)below(f, 4);
    list[a].weight += much;
    list[b].weight -= much;
    stage->nodes = list;
}

/* The same between a node and a set. */
static void forge_traded_weight(forgery *f)
{
    bd_stage_proof *stage = forge_stage(f);
    if (stage->node_count == 0 || stage->set_count == 0) return;
    bd_weight *nodes = bd_arena_alloc(f->arena, stage->node_count, sizeof *nodes);
    bd_weight *sets = bd_arena_alloc(f->arena, stage->set_count, sizeof *sets);
    memcpy(nodes, stage->nodes, stage->node_count * sizeof *nodes);
    memcpy(sets, stage->sets, stage->set_count * sizeof *sets);
    const int64_t much = (int64_t)below(f, 9) - 4;
    nodes[below(f, stage->node_count)].weight += much;
    sets[below(f, stage->set_count)].weight -= much;
    stage->nodes = nodes;
    stage->sets = sets;
}

static void forge_set(forgery *f)
{
    bd_certificate *c = &f->file.certificate;
    const size_t nodes = (size_t)c->nodes, at = below(f, c->set_count + 1);
    uint16_t *list = bd_arena_alloc(f->arena, nodes + 1, sizeof *list);
    size_t count = 0;
    for (size_t u = 0; u < nodes; u++)
        if (below(f, 2) == 0) list[count++] = (uint16_t)u;
    if (below(f, 8) == 0) list[count++] = (uint16_t)(nodes + below(f, 3));
    f->sets[at] = (bd_odd_set){list, count};
    if (at == c->set_count) c->set_count++;
    if (below(f, 2) == 0) forge_set_weights(f);
}

/* ---- what it speaks of ---- */

static void forge_options(forgery *f)
{
    static const char *const options[] = {"",
                                          "seed=7",
                                          "top=white",
                                          "top=black",
                                          "allow-repeats",
                                          "bye=1",
                                          "ask=1:float",
                                          "ask=2:stay",
                                          "ask=3:white",
                                          "ask=1:black",
                                          "ask=1:bye",
                                          "forbid=1,2",
                                          "forbid=2,1",
                                          "pair=1,2",
                                          "pair=2,3 pair=4,5",
                                          "set=club_rounds:2",
                                          "set=nothing:1",
                                          "priorities=score",
                                          "priorities=colour-difference,score",
                                          "keep=1-2,3-4",
                                          "keep=1-2 keep-after=score",
                                          "sit-out=3",
                                          "seed=07",
                                          "allow-repeats allow-repeats"};
    f->file.certificate.options = options[below(f, sizeof options / sizeof *options)];
}

static void forge_rules(forgery *f)
{
    f->file.certificate.rules = bd_rulebook_at(below(f, bd_rulebook_count()))->id;
}

static void forge_round(forgery *f)
{
    f->file.certificate.round = (int)(1 + below(f, 9));
    f->file.draw.round = f->file.certificate.round;
}

static void forge_outcome(forgery *f)
{
    static const bd_outcome outcomes[] = {BD_BEST, BD_NOT_PROVED, BD_NO_MATCHING};
    static const uint16_t barrier[] = {0, 1, 2};
    f->file.certificate.outcome = outcomes[below(f, 3)];
    f->file.certificate.barrier = barrier;
    f->file.certificate.barrier_count = below(f, 4);
}

static void (*const forge_ways[])(forgery *) = {
    forge_worse_draw,  forge_hidden_wish,  forge_boards,        forge_value,
    forge_denominator, forge_stages,       forge_open_stage,    forge_node_weights,
    forge_set_weights, forge_moved_weight, forge_traded_weight, forge_set,
    forge_options,     forge_rules,        forge_round,         forge_outcome};
enum { WAYS = sizeof forge_ways / sizeof *forge_ways };

/* ---- one after the other ---- */

typedef struct tally {
    long tried, accepted, refused[WAYS], still[WAYS];
} tally;

static void forge_one(bd_arena *arena, const bd_tournament *tournament, const bd_best *best,
                      bd_random *random, tally *count)
{
    static forgery f;
    bd_verdict verdict;
    bd_err err = {.sentence = ""};
    const size_t way = (size_t)bd_random_below(random, WAYS);
    if (!forge_begin(&f, arena, tournament, best, random)) return;
    forge_ways[way](&f);
    const bool more = f.file.certificate.stage_count > 0 && f.file.draw.board_count > 1;
    if (more && bd_random_below(random, 4) == 0) forge_ways[bd_random_below(random, WAYS)](&f);
    const bd_status status = bd_verify_cards(arena, tournament, &f.file, &verdict, &err);
    cr_assert(status == BD_OK || status == BD_BAD_INPUT, "way %zu: %s", way, err.sentence);
    count->tried++;
    const bool refused = status != BD_OK || verdict.kind == BD_REFUSED;
    count->refused[way] += refused;
    count->still[way] += !refused;
    if (refused) return;
    count->accepted++;
    const char *wrong = truth_of(arena, tournament, &f.file, &verdict);
    cr_assert(wrong == NULL, "way %zu, rules %s, options '%s': a false %s is accepted: %s", way,
              f.file.certificate.rules, f.file.certificate.options,
              verdict.kind == BD_PROVED_BEST ? "proof" : "claim", wrong);
}

/* The certificate behind an answer of why-not, about a random player: the best draw of those that have it. */
static bool forge_answer(bd_arena *arena, const bd_tournament *t, const bd_rulebook *rules, bd_random *random,
                         bd_best *out)
{
    static const bd_demand_kind kinds[] = {BD_DEMAND_PAIR, BD_DEMAND_COLOUR, BD_DEMAND_FLOAT,
                                           BD_DEMAND_NO_FLOAT, BD_DEMAND_BYE};
    const bd_solve_options how = {.prove_unique = true};
    bd_question *question = bd_arena_alloc(arena, 1, sizeof *question);
    bd_draw_options *options = bd_arena_alloc(arena, 1, sizeof *options);
    bd_answer answer;
    const int a = bd_random_between(random, 1, (int)t->card_count);
    const bd_demand demand = {.kind = kinds[bd_random_below(random, 5)],
                              .a = a,
                              .b = a % (int)t->card_count + 1,
                              .colour = bd_random_below(random, 2) == 0 ? BD_WHITE : BD_BLACK};
    if (bd_question_open(arena, t, rules, 0, NULL, &how, question, NULL) != BD_OK ||
        question->best.certificate.outcome != BD_BEST)
        return false;
    cr_assert_eq(bd_answer_demand(arena, &question->best, &demand, &how, &answer, NULL), BD_OK);
    if (!bd_forced_has_proof(&answer)) return false;
    cr_assert_eq(bd_forced_prove(arena, question, &answer, &how, options, out, NULL), BD_OK);
    return out->certificate.outcome == BD_BEST;
}

static long forge_round_of(uint64_t seed, uint64_t number, bool of_answers, tally *count)
{
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_part(seed, number);
    const bd_rulebook *rules = bd_rulebook_at(number % bd_rulebook_count());
    bd_tournament *t =
        small_event(arena, &random, bd_random_between(&random, 4, 10), bd_random_between(&random, 1, 6));
    for (size_t i = 0; i < t->card_count; i++) t->cards[i].volunteer = i % 7 == 1;
    const bd_solve_options how = {.prove_unique = true};
    bd_best best;
    long tried = 0;
    const bool made = of_answers ? forge_answer(arena, t, rules, &random, &best)
                                 : bd_best_draw(arena, t, rules, 0, NULL, &how, &best, NULL) == BD_OK &&
                                       best.certificate.outcome == BD_BEST;
    if (made) {
        for (; tried < FORGERIES_PER_ROUND; tried++) {
            const bd_arena_mark mark = bd_arena_here(arena);
            forge_one(arena, t, &best, &random, count);
            bd_arena_back_to(arena, mark);
        }
    }
    bd_arena_free(arena);
    return tried;
}

static void forge_many(long forgeries, bool of_answers)
{
    const char *given = getenv("BESTDRAW_SEED");
    const uint64_t seed = given != NULL ? strtoull(given, NULL, 10) : 18;
    static tally count;
    (void)printf("seed %llu\n", (unsigned long long)seed);
    for (uint64_t number = 0; count.tried < forgeries && number < 100 * (uint64_t)forgeries; number++)
        (void)forge_round_of(seed, number, of_answers, &count);
    (void)printf("%ld forgeries: %ld refused, %ld still true\n", count.tried, count.tried - count.accepted,
                 count.accepted);
    cr_assert_geq(count.tried, forgeries);
    cr_assert(count.accepted < count.tried / 3, "%ld of %ld are still true", count.accepted, count.tried);
    for (size_t way = 0; way < WAYS; way++)
        cr_expect_gt(count.refused[way], 0, "way %zu is never refused", way);
}

Test(forger, nothing_false_is_accepted)
{
    const char *wanted = getenv("BESTDRAW_FORGERIES");
    forge_many(wanted != NULL ? atol(wanted) : FORGERIES, false);
}

/* Of 4,000 at least two thirds are refused; what is accepted is true. */
Test(forger, nothing_false_is_accepted_of_why_not) { forge_many(FORGERIES_OF_ANSWERS, true); }

/* Rounds ahead: the answer is that of all possibilities gone through, plans and proofs hold, and changed ones
 * are refused. The answer by brute force shares nothing with the search but the sets of pairs. */
#include "base/graph.h"
#include "base/random.h"
#include "solve/plan.h"
#include "verify/ahead_check.h"

#include <criterion/criterion.h>

enum { MOST = 9, ROUNDS_MOST = 7 };

typedef struct rest {
    bd_ahead ahead;
    bd_ahead_round rounds[ROUNDS_MOST];
    uint64_t present[ROUNDS_MOST], bits[ROUNDS_MOST][MOST];
    uint64_t *rows[ROUNDS_MOST][MOST];
    int ids[MOST];
} rest;

/* Players 1 .. players in so many rounds, all pairs but those of `met`; who is missing in one round. */
static void rest_make(rest *r, int players, int rounds, bool met[MOST][MOST], int missing, int when,
                      bool byes_again, uint64_t no_bye)
{
    *r = (rest){.ahead = {.nodes = players + 1, .words = 1, .bye = players, .byes_again = byes_again}};
    for (int u = 0; u < players; u++) r->ids[u] = u + 1;
    r->ahead.ids = r->ids;
    r->ahead.rounds = r->rounds;
    r->ahead.count = rounds;
    for (int k = 0; k < rounds; k++) {
        r->present[k] = (UINT64_C(1) << players) - 1;
        if (k == when && missing >= 0) bd_bits_drop(&r->present[k], missing);
        const uint64_t there = r->present[k];
        const bool odd = bd_bits_count(there) % 2 != 0;
        if (odd) bd_bits_add(&r->present[k], players);
        for (int u = 0; u <= players; u++) {
            r->rows[k][u] = &r->bits[k][u];
            for (int v = 0; v <= players; v++) {
                if (u == v || !bd_bits_has(&r->present[k], u) || !bd_bits_has(&r->present[k], v)) continue;
                if (u < players && v < players && met[u][v]) continue;
                const int other = u < v ? u : v;
                if ((u == players || v == players) && bd_bits_has(&no_bye, other)) continue;
                bd_bits_add(&r->bits[k][u], v);
            }
        }
        r->rounds[k] = (bd_ahead_round){k + 1, &r->present[k], r->rows[k]};
    }
}

/* Whether rounds k .. can be played when `used` has been: everybody in turn with everybody. */
static bool brute(const rest *r, int k, uint64_t paired, bool used[MOST][MOST])
{
    if (k == r->ahead.count) return true;
    const uint64_t left = r->present[k] & ~paired;
    if (left == 0) return brute(r, k + 1, 0, used);
    const int u = bd_bits_lowest(left);
    for (int v = u + 1; v < r->ahead.nodes; v++) {
        const bool once = !(r->ahead.byes_again && v == r->ahead.bye);
        if (!bd_bits_has(&left, v) || !bd_bits_has(&r->bits[k][u], v) || (once && used[u][v])) continue;
        used[u][v] = once;
        const bool yes = brute(r, k, paired | UINT64_C(1) << u | UINT64_C(1) << v, used);
        used[u][v] = false;
        if (yes) return true;
    }
    return false;
}

/* Rounds played at random before, so that the pairs left are those of an event. */
static void play(bd_random *random, int players, int rounds, bool met[MOST][MOST])
{
    memset(met, 0, sizeof(bool[MOST][MOST]));
    for (int k = 0; k < rounds; k++) {
        int order[MOST];
        for (int u = 0; u < players; u++) order[u] = u;
        bd_random_shuffle(random, order, (size_t)players);
        for (int i = 0; i + 1 < players; i++)
            for (int j = i + 1; j < players; j++) {
                const int u = order[i], v = order[j];
                if (u < 0 || v < 0 || met[u][v]) continue;
                met[u][v] = met[v][u] = true;
                order[i] = order[j] = -1;
                break;
            }
    }
}

static void check_proof(bd_arena *arena, const rest *r, const bd_ahead_proof *proof)
{
    char sentence[BD_AHEAD_SENTENCE];
    bool holds = false;
    size_t at = 0;
    if (proof->answer == BD_AHEAD_YES) {
        cr_assert(bd_plan_holds(&r->ahead, proof->mates, sentence), "%s", sentence);
        return;
    }
    cr_assert_eq(bd_no_plan_check(arena, &r->ahead, proof->steps, proof->step_count, &holds, &at, NULL),
                 BD_OK);
    cr_assert(holds, "step %zu of %zu", at, proof->step_count);
    for (size_t cut = 0; cut < proof->step_count; cut++) {
        cr_assert_eq(bd_no_plan_check(arena, &r->ahead, proof->steps, cut, &holds, &at, NULL), BD_OK);
        cr_assert_not(holds, "%zu steps of %zu", cut, proof->step_count);
    }
}

/* No proof, whatever its steps, can hold where there is a plan: each step in turn is made another. */
static void check_forged(bd_arena *arena, const rest *r, bd_random *random)
{
    bd_ahead_step steps[4];
    uint16_t nodes[4][MOST];
    bool holds = true;
    size_t at = 0;
    for (int i = 0; i < 4; i++) {
        size_t count = 0;
        for (int u = 0; u < r->ahead.nodes; u++)
            if (bd_random_below(random, 2) == 0) nodes[i][count++] = (uint16_t)u;
        steps[i] = (bd_ahead_step){(bd_ahead_reason)bd_random_below(random, 5),
                                   (int)bd_random_below(random, (uint64_t)r->ahead.count),
                                   (uint16_t)bd_random_below(random, (uint64_t)r->ahead.nodes),
                                   (uint16_t)bd_random_below(random, (uint64_t)r->ahead.nodes),
                                   nodes[i],
                                   count};
    }
    for (size_t count = 0; count <= 4; count++) {
        cr_assert_eq(bd_no_plan_check(arena, &r->ahead, steps, count, &holds, &at, NULL), BD_OK);
        cr_assert_not(holds);
    }
}

Test(ahead, answers_are_those_of_all_possibilities)
{
    bd_random random = bd_random_seeded(28);
    static rest r;
    int answers[3] = {0};
    size_t longest = 0;
    for (int i = 0; i < 6000; i++) {
        bd_arena *arena = bd_arena_new();
        bool met[MOST][MOST], used[MOST][MOST] = {{false}};
        const int players = bd_random_between(&random, 2, MOST - 1);
        const int played = bd_random_between(&random, 0, players - 1);
        const int left = bd_random_between(&random, 1, players - played > 6 ? 6 : players - played);
        const int missing = bd_random_between(&random, -4, players - 1);
        const uint64_t no_bye = bd_random_next(&random) & bd_random_next(&random);
        play(&random, players, played, met);
        rest_make(&r, players, left, met, missing, bd_random_between(&random, 0, left - 1),
                  bd_random_below(&random, 2) == 0, no_bye);
        bd_ahead_proof proof;
        cr_assert_eq(bd_ahead_solve(arena, &r.ahead, 0, &proof, NULL), BD_OK);
        const bool yes = brute(&r, 0, 0, used);
        cr_assert_eq(proof.answer, yes ? BD_AHEAD_YES : BD_AHEAD_NO, "event %d: %d, not %d", i, proof.answer,
                     yes);
        answers[proof.answer]++;
        if (proof.step_count > longest) longest = proof.step_count;
        check_proof(arena, &r, &proof);
        if (yes) check_forged(arena, &r, &random);
        bd_arena_free(arena);
    }
    cr_log_info("%d yes, %d no, the longest proof has %zu steps", answers[1], answers[2], longest);
    cr_assert(answers[BD_AHEAD_YES] > 1000 && answers[BD_AHEAD_NO] > 1000, "%d %d", answers[1], answers[2]);
    cr_assert(longest > 3, "%zu", longest);
}

Test(ahead, wrong_plans_are_refused)
{
    static rest r;
    bool met[MOST][MOST] = {{false}};
    bd_arena *arena = bd_arena_new();
    bd_ahead_proof proof;
    char sentence[BD_AHEAD_SENTENCE];
    rest_make(&r, 6, 5, met, -1, 0, true, 0);
    cr_assert_eq(bd_ahead_solve(arena, &r.ahead, 0, &proof, NULL), BD_OK);
    cr_assert_eq(proof.answer, BD_AHEAD_YES);
    for (int k = 0; k < 5; k++)
        for (int u = 0; u < 7; u++)
            for (int v = 0; v < 8; v++) {
                const uint16_t kept = proof.mates[k][u], other = v == 7 ? BD_NONE : (uint16_t)v;
                if (other == kept) continue;
                proof.mates[k][u] = other;
                cr_assert_not(bd_plan_holds(&r.ahead, proof.mates, sentence), "%d %d %d", k, u, v);
                proof.mates[k][u] = kept;
            }
    uint16_t *second = proof.mates[1];
    proof.mates[1] = proof.mates[0];
    cr_assert_not(bd_plan_holds(&r.ahead, proof.mates, sentence));
    cr_assert(strstr(sentence, "twice") != NULL, "%s", sentence);
    proof.mates[1] = second;
    bd_bits_drop(r.rows[2][0], proof.mates[2][0]);
    cr_assert_not(bd_plan_holds(&r.ahead, proof.mates, sentence));
    cr_assert(strstr(sentence, "may not meet") != NULL, "%s", sentence);
    bd_arena_free(arena);
}

/* Two triangles that have all met the others: 2 rounds of byes cannot be; the odd sets say it. */
Test(ahead, a_limit_is_not_an_answer)
{
    static rest r;
    bool met[MOST][MOST];
    int unknown = 0;
    bd_random random = bd_random_seeded(3);
    for (int i = 0; i < 2000; i++) {
        bd_arena *arena = bd_arena_new();
        bd_ahead_proof proof;
        play(&random, 8, 3, met);
        rest_make(&r, 8, 4, met, -1, 0, true, 0);
        cr_assert_eq(bd_ahead_solve(arena, &r.ahead, 1, &proof, NULL), BD_OK);
        unknown += proof.answer == BD_AHEAD_NOT_KNOWN;
        bd_arena_free(arena);
    }
    cr_assert_gt(unknown, 100);
}

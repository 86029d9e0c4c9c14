/* An oracle for the club championship: brute force over all draws, from the description of the rules alone.
 */
#include "oracle.h"
#include "recount.h"
#include "small_events.h"

#include <stdlib.h>

enum what { SIT_OUT, DIFFERENCE, AGAIN };

/* Names by id: surname and first name, as they were put together. */
static int stranded; /* evenings on which there is no draw for all */
static int surnames[ORACLE_MEN + 1], firsts[ORACLE_MEN + 1];
static int round_now, most_games;

static int games_of(const bd_card *card, int *score)
{
    int games = 0;
    *score = 0;
    for (size_t i = 0; i < card->history_count; i++) {
        if (card->history[i].kind != BD_GAME || card->history[i].round >= round_now) continue;
        *score += card->history[i].halves;
        games++;
    }
    return games;
}

static int name_order(const man *a, const man *b)
{
    const int x = a->card->id, y = b->card->id;
    if (surnames[x] != surnames[y]) return surnames[x] - surnames[y];
    return firsts[x] != firsts[y] ? firsts[x] - firsts[y] : x - y;
}

/* By grade, without the middle. */
static bool is_stronger(const man *a, const man *b)
{
    return a->card->grade != b->card->grade ? a->card->grade > b->card->grade : name_order(a, b) < 0;
}

/* (score + 1/2) / (games + 1), crosswise, all times two. */
static bool has_more(const man *a, const man *b)
{
    int sa, sb;
    const int ga = games_of(a->card, &sa), gb = games_of(b->card, &sb);
    const int left = (sa + 1) * (gb + 1), right = (sb + 1) * (ga + 1);
    return left != right ? left > right : name_order(a, b) < 0;
}

static bool together(const man *a, const man *b)
{
    (void)a, (void)b;
    return true;
}

static bool attends(const oracle *o, const bd_card *card)
{
    int score;
    bool present = o->t->present == NULL;
    for (size_t i = 0; i < o->t->present_count; i++) present = present || o->t->present[i] == card->id;
    return present && games_of(card, &score) < most_games;
}

/* The order of week 1: by grade, those without one in the middle. */
static void week_1(const oracle *o, int *strength)
{
    int order[ORACLE_MEN], graded = 0, n = 0;
    for (int i = 0; i < o->count; i++) {
        int at = n++;
        for (; at > 0 && is_stronger(&o->men[i], &o->men[order[at - 1]]); at--) order[at] = order[at - 1];
        order[at] = i;
        graded += o->men[i].card->grade > 0;
    }
    int place = 0;
    for (int k = 0; k < (graded + 1) / 2; k++) strength[order[k]] = place++;
    for (int k = graded; k < n; k++) strength[order[k]] = place++;
    for (int k = (graded + 1) / 2; k < graded; k++) strength[order[k]] = place++;
}

static bool ought_to_sit_before(const man *a, const man *b)
{
    int score, last_a = 0, last_b = 0;
    const int ga = games_of(a->card, &score), gb = games_of(b->card, &score);
    for (size_t i = 0; i < a->card->history_count; i++)
        if (a->card->history[i].kind == BD_BYE_PAIRING || a->card->history[i].kind == BD_BYE_FULL)
            last_a = a->card->history[i].round;
    for (size_t i = 0; i < b->card->history_count; i++)
        if (b->card->history[i].kind == BD_BYE_PAIRING || b->card->history[i].kind == BD_BYE_FULL)
            last_b = b->card->history[i].round;
    if (a->card->volunteer != b->card->volunteer) return a->card->volunteer;
    return ga != gb ? ga > gb : last_a < last_b;
}

static bool gets_white(const oracle *o, int i, int k)
{
    int strength[ORACLE_MEN];
    const man *a = &o->men[i], *b = &o->men[k];
    week_1(o, strength);
    const int da = a->whites - a->blacks, db = b->whites - b->blacks;
    if (o->round > 1 && da != db) return da < db;
    if (o->round > 1 && a->last != b->last) return a->last == 'B' || b->last == 'W';
    return strength[i] > strength[k];
}

static long long value_of(const oracle *o, const oracle_draw *d, int w)
{
    long long sum = 0;
    for (int i = 0; i < o->count; i++) {
        if (is_bye(d, i)) {
            for (int k = 0; k < o->count && w == SIT_OUT; k++)
                sum += ought_to_sit_before(&o->men[k], &o->men[i]);
            continue;
        }
        const bool white = gets_white(o, i, d->with[i]);
        if (w == DIFFERENCE) sum += abs(o->men[i].whites - o->men[i].blacks + (white ? 1 : -1));
        if (w == AGAIN) sum += o->men[i].last == (white ? 'W' : 'B');
    }
    return sum;
}

/* All draws in which exactly so many sit out. */
static void list_sit_outs(oracle *o, oracle_draw *d, unsigned paired, int left)
{
    int i = 0;
    while (i < o->count && (paired >> i & 1) != 0) i++;
    if (i == o->count) {
        if (left == 0) o->draws[o->draw_count++] = *d;
        return;
    }
    for (int k = i + 1; k < o->count; k++) {
        if ((paired >> k & 1) != 0 || !oracle_may_play(o, i, k)) continue;
        d->with[i] = k;
        d->with[k] = i;
        list_sit_outs(o, d, paired | 1U << i | 1U << k, left);
    }
    if (left == 0) return;
    d->with[i] = -1;
    list_sit_outs(o, d, paired | 1U << i, left - 1);
}

/* Whoever cannot be matched is asked to sit out, as few as possible: by the order of the sit-out one after
 * the other, and of equal ones the lowest in the list. */
static void keep_lowest(oracle *o)
{
    for (int i = o->count - 1; i >= 0; i--) {
        int kept = 0;
        bool can = false;
        for (int k = 0; k < o->draw_count; k++) can = can || is_bye(&o->draws[k], i);
        for (int k = 0; can && k < o->draw_count; k++)
            if (is_bye(&o->draws[k], i)) o->draws[kept++] = o->draws[k];
        if (can) o->draw_count = kept;
    }
}

static long long number_of(const oracle *o, const oracle_draw *d, int w)
{
    (void)w;
    long long sum = 0;
    for (int i = 0; i < o->count; i++) sum += is_bye(d, i);
    return sum;
}

static void sort_for_week_1(oracle *o)
{
    int strength[ORACLE_MEN];
    man sorted[ORACLE_MEN];
    week_1(o, strength);
    for (int i = 0; i < o->count; i++) sorted[strength[i]] = o->men[i];
    for (int i = 0; i < o->count; i++) o->men[i] = sorted[i];
}

static void consult(oracle *o, const bd_tournament *t)
{
    static const int as_ranked[ORACLE_MEN] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    *o = (oracle){.t = t, .round = t->round, .before = has_more, .same_group = together, .attends = attends};
    oracle_draw d;
    oracle_read(o);
    if (o->round == 1) sort_for_week_1(o);
    oracle_list(o, &d, 0, false);
    o->sit_outs = o->count % 2;
    for (; o->draw_count == 0; list_sit_outs(o, &d, 0, o->sit_outs)) o->sit_outs += 2;
    oracle_keep(o, "sit-outs", number_of, 0);
    oracle_keep(o, "sit-out", value_of, SIT_OUT);
    if (o->sit_outs > 1) keep_lowest(o);
    oracle_keep_order(o, as_ranked);
    oracle_keep(o, "colour-difference", value_of, DIFFERENCE);
    oracle_keep(o, "alternation", value_of, AGAIN);
}

static void compare_colours(bd_arena *arena, const oracle *o, const bd_round *round, const paths *solved,
                            unsigned long long seed)
{
    bd_draw draw;
    size_t board = 0;
    cr_assert_eq(bd_round_draw(round, arena, solved->mate, &draw, NULL), BD_OK);
    for (int i = 0; i < o->count; i++) {
        const int k = o->draws[0].with[i];
        if (k < i) continue;
        cr_assert_eq(draw.boards[board].white, o->men[gets_white(o, i, k) ? i : k].card->id,
                     "seed %llu: board %zu", seed, board + 1);
        board++;
    }
    cr_assert_eq(board, draw.board_count);
}

static bd_tournament *season(bd_arena *arena, bd_random *random)
{
    static const char *const names[] = {"Ash", "Birch", "Cedar", "Dogwood"};
    bd_tournament *t =
        small_event(arena, random, bd_random_between(random, 1, ORACLE_MEN), bd_random_between(random, 1, 7));
    int *present = bd_arena_alloc(arena, t->card_count, sizeof *present);
    const bool listed = small_chance(random, 60);
    for (size_t i = 0; i < t->card_count; i++) {
        bd_card *card = &t->cards[i];
        char name[64];
        surnames[card->id] = bd_random_between(random, 0, 3);
        firsts[card->id] = bd_random_between(random, 0, 3);
        const bool comma = small_chance(random, 50);
        (void)snprintf(name, sizeof name, comma ? "%s, %s" : "%s %s",
                       names[comma ? surnames[card->id] : firsts[card->id]],
                       names[comma ? firsts[card->id] : surnames[card->id]]);
        card->name = bd_arena_copy_text(arena, name);
        card->volunteer = small_chance(random, 10);
        card->bye_count = 0;
        if (small_chance(random, 20)) card->grade = 0;
        if (listed && small_chance(random, 80)) present[t->present_count++] = card->id;
    }
    if (listed) t->present = present;
    most_games = small_chance(random, 30) ? bd_random_between(random, 1, 5) : 15;
    char number[16];
    (void)snprintf(number, sizeof number, "%d", most_games);
    t->options = bd_arena_alloc(arena, 1, sizeof *t->options);
    t->options[0] = (bd_setting){.key = "max_games", .text = bd_arena_copy_text(arena, number)};
    t->option_count = 1;
    round_now = t->round;
    return t;
}

static void try_seed(unsigned long long seed)
{
    static oracle o;
    static paths solved;
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_seeded(seed);
    bd_tournament *t = season(arena, &random);
    bd_round *round = NULL;
    bd_edge *edges = NULL;
    size_t count = 0;
    bd_stages stages;
    consult(&o, t);
    const bd_status status = bd_round_new(arena, t, bd_rulebook_find("scc"), 0, NULL, &round, NULL);
    cr_assert_eq(status, o.count == 0 ? BD_BAD_INPUT : BD_OK, "seed %llu", seed);
    if (status == BD_OK) {
        cr_assert_eq(bd_round_edges(round, arena, &edges, &count, NULL), BD_OK);
        cr_assert_eq(bd_round_stages(round, arena, &stages, NULL), BD_OK);
        const bool drawn = paths_solve(&solved, round->nodes, edges, count, &stages);
        cr_assert(drawn, "seed %llu", seed);
        if (drawn) {
            stranded += o.sit_outs > 1;
            bd_counts counts;
            cr_assert_eq(o.draw_count, 1);
            cr_assert_eq(solved.matchings, 1, "seed %llu", seed);
            cr_assert_eq(recount_boards(round, arena, solved.mate, &counts, NULL), BD_OK);
            oracle_compare(&o, round, &solved, &counts, seed);
            compare_colours(arena, &o, round, &solved, seed);
        }
        paths_end(&solved);
    }
    bd_arena_free(arena);
}

Test(scc, agrees_with_the_oracle)
{
    for (unsigned long long seed = 1; seed <= 2500; seed++) try_seed(seed);
    cr_expect_gt(stranded, 100, "%d evenings without a draw for all", stranded);
}

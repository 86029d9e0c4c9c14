/* What must not matter does not: the numbers players have, the order of the file, who is absent, bans on
 * pairs that are illegal anyway. */
#include <criterion/criterion.h>

#include "certify/best.h"
#include "paths.h"
#include "rulebook/rulebook.h"
#include "small_events.h"

enum { PLAYERS = 12, MANY = SMALL_MOST };

/* The opponent of every id; 0: the bye, -1: not paired. */
typedef struct boards {
    bool drawn;
    int with[BD_ID_MAX + 1];
} boards;

static void draw(bd_arena *arena, const bd_tournament *t, const bd_draw_options *options, const char *rules,
                 boards *out)
{
    static paths solved;
    bd_round *round = NULL;
    bd_edge *edges = NULL;
    size_t count = 0;
    bd_stages stages;
    bd_err err = {.status = BD_OK};
    for (int id = 0; id <= BD_ID_MAX; id++) out->with[id] = -1;
    cr_assert_eq(bd_round_new(arena, t, bd_rulebook_find(rules), 0, options, &round, &err), BD_OK, "%s",
                 err.sentence);
    cr_assert_eq(bd_round_edges(round, arena, &edges, &count, NULL), BD_OK);
    cr_assert_eq(bd_round_stages(round, arena, &stages, NULL), BD_OK);
    out->drawn = paths_solve(&solved, round->nodes, edges, count, &stages);
    for (int u = 0; u < round->cards && out->drawn; u++) {
        const int v = solved.mate[u];
        out->with[round->players[u].id] = v == round->bye ? 0 : round->players[v].id;
    }
    paths_end(&solved);
}

/* The same by the real solver, for events that the exact one cannot do. */
static void draw_many(bd_arena *arena, const bd_tournament *t, const char *rules, boards *out)
{
    const bd_solve_options how = {.prove_unique = true};
    bd_best best;
    for (int id = 0; id <= BD_ID_MAX; id++) out->with[id] = -1;
    cr_assert_eq(bd_best_draw(arena, t, bd_rulebook_find(rules), 0, NULL, &how, &best, NULL), BD_OK);
    out->drawn = best.certificate.outcome == BD_BEST;
    cr_assert(!out->drawn || best.certificate.unique);
    for (size_t i = 0; i < best.draw.board_count; i++) {
        out->with[best.draw.boards[i].white] = best.draw.boards[i].black;
        out->with[best.draw.boards[i].black] = best.draw.boards[i].white;
    }
    if (best.draw.bye != 0) out->with[best.draw.bye] = 0;
}

static void expect_same(const boards *a, const boards *b, const int *new_id, unsigned long long seed)
{
    cr_assert_eq(a->drawn, b->drawn, "seed %llu", seed);
    for (int id = 1; id <= MANY; id++) {
        const int here = new_id == NULL ? id : new_id[id];
        const int with = a->with[id] <= 0 || new_id == NULL ? a->with[id] : new_id[a->with[id]];
        cr_assert_eq(b->with[here], with, "seed %llu: player %d", seed, id);
    }
}

static bd_tournament *event(bd_arena *arena, unsigned long long seed)
{
    bd_random random = bd_random_seeded(seed);
    const int players = bd_random_between(&random, 4, PLAYERS);
    return small_event(arena, &random, players, bd_random_between(&random, 1, 7));
}

static void rename_rules(bd_pair_rule *rules, size_t count, const int *new_id)
{
    for (size_t i = 0; i < count; i++) {
        rules[i].a = new_id[rules[i].a];
        rules[i].b = new_id[rules[i].b];
    }
}

/* New numbers for everybody, and the file in another order. */
static void renumber(bd_tournament *t, const int *new_id, bd_random *random)
{
    for (size_t i = 0; i < t->card_count; i++) {
        t->cards[i].id = new_id[t->cards[i].id];
        for (size_t k = 0; k < t->cards[i].history_count; k++) {
            bd_entry *entry = &t->cards[i].history[k];
            if (entry->opponent > 0) entry->opponent = new_id[entry->opponent];
        }
    }
    rename_rules(t->forbid, t->forbid_count, new_id);
    rename_rules(t->avoid, t->avoid_count, new_id);
    for (size_t i = t->card_count; i > 1; i--) {
        const size_t k = (size_t)bd_random_below(random, i);
        const bd_card card = t->cards[i - 1];
        t->cards[i - 1] = t->cards[k];
        t->cards[k] = card;
    }
}

static void choose_numbers(bd_random *random, int *new_id)
{
    for (int id = 0; id <= MANY; id++) new_id[id] = id == 0 ? 0 : 100 + 3 * id;
    bd_random_shuffle(random, new_id + 1, MANY);
}

static void try_renumbering(unsigned long long seed, const char *rules)
{
    static boards before, after;
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_seeded(seed + 77);
    int new_id[MANY + 1];
    draw(arena, event(arena, seed), NULL, rules, &before);
    choose_numbers(&random, new_id);
    bd_tournament *t = event(arena, seed);
    renumber(t, new_id, &random);
    draw(arena, t, NULL, rules, &after);
    expect_same(&before, &after, new_id, seed);
    bd_arena_free(arena);
}

Test(invariance, numbers_do_not_matter)
{
    for (unsigned long long seed = 1; seed <= 300; seed++) {
        try_renumbering(seed, "caa");
        try_renumbering(seed + 1000, "plain");
        try_renumbering(seed + 2000, "uscf");
        try_renumbering(seed + 3000, "scc");
    }
}

static bd_tournament *large_event(bd_arena *arena, unsigned long long seed)
{
    bd_random random = bd_random_seeded(seed);
    const int players = bd_random_between(&random, 20, MANY);
    return small_event(arena, &random, players, bd_random_between(&random, 1, 9));
}

static void try_large_event(unsigned long long seed, const char *rules)
{
    static boards before, after;
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_seeded(seed + 55);
    int new_id[MANY + 1];
    choose_numbers(&random, new_id);
    draw_many(arena, large_event(arena, seed), rules, &before);
    bd_tournament *t = large_event(arena, seed);
    renumber(t, new_id, &random);
    draw_many(arena, t, rules, &after);
    expect_same(&before, &after, new_id, seed);
    bd_arena_free(arena);
}

Test(invariance, numbers_do_not_matter_in_large_events)
{
    for (unsigned long long seed = 1; seed <= 60; seed++) {
        try_large_event(seed, "caa");
        try_large_event(seed + 500, "plain");
    }
}

static void try_absentee(unsigned long long seed, const char *rules)
{
    static boards before, after;
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_seeded(seed + 99);
    draw(arena, event(arena, seed), NULL, rules, &before);
    bd_tournament *t = event(arena, seed);
    small_player(t, &random, PLAYERS + 1);
    bd_card *absent = &t->cards[t->card_count - 1];
    if (seed % 2 == 0)
        cr_assert_eq(bd_card_add_bye(t, absent, t->round, BD_BYE_HALF, NULL), BD_OK);
    else
        absent->withdrawn = 1;
    draw(arena, t, NULL, rules, &after);
    expect_same(&before, &after, NULL, seed);
    bd_arena_free(arena);
}

Test(invariance, absent_players_do_not_matter)
{
    for (unsigned long long seed = 1; seed <= 300; seed++) {
        try_absentee(seed, "caa");
        try_absentee(seed, "caa-random");
    }
}

/* Bans all pairs that have met. */
static void ban_repeats(bd_tournament *t)
{
    const size_t count = t->card_count;
    bd_pair_rule *rules = bd_arena_alloc(t->arena, t->forbid_count + count * PLAYERS, sizeof *rules);
    size_t banned = 0;
    for (; banned < t->forbid_count; banned++) rules[banned] = t->forbid[banned];
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < t->cards[i].history_count; k++)
            if (t->cards[i].history[k].kind == BD_GAME)
                rules[banned++] =
                    (bd_pair_rule){t->cards[i].id, t->cards[i].history[k].opponent, 1, BD_ROUNDS_MAX};
    t->forbid = rules;
    t->forbid_count = banned;
}

Test(invariance, bans_on_illegal_pairs_do_not_matter)
{
    static boards before, after;
    for (unsigned long long seed = 1; seed <= 300; seed++) {
        bd_arena *arena = bd_arena_new();
        draw(arena, event(arena, seed), NULL, "caa", &before);
        bd_tournament *t = event(arena, seed);
        ban_repeats(t);
        draw(arena, t, NULL, "caa", &after);
        expect_same(&before, &after, NULL, seed);
        bd_arena_free(arena);
    }
}

/* A board of the best draw, wished for by the arbiter, is given in that draw; one that is forbidden is not
 * made. */
Test(invariance, wishes_are_kept)
{
    static boards before, after;
    for (unsigned long long seed = 1; seed <= 300; seed++) {
        bd_arena *arena = bd_arena_new();
        const bd_tournament *t = event(arena, seed);
        draw(arena, t, NULL, "caa", &before);
        int id = 1;
        while (id <= PLAYERS && before.with[id] <= 0) id++;
        if (id <= PLAYERS) {
            const bd_id_pair pair = {id, before.with[id]};
            const bd_draw_options wish = {.fixed = &pair, .fixed_count = 1};
            const bd_draw_options ban = {.forbid = &pair, .forbid_count = 1};
            draw(arena, t, &wish, "caa", &after);
            expect_same(&before, &after, NULL, seed);
            draw(arena, t, &ban, "caa", &after);
            cr_assert_neq(after.with[id], before.with[id], "seed %llu", seed);
        }
        bd_arena_free(arena);
    }
}

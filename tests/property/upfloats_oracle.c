/* Random positions of Double-Swiss and of teams: the stages choose what the literal procedure comes to first,
 * with the same colours and boards; the checker accepts every proof, and the boards count as they should. */
#include "fide_round.h"
#include "upfloats_literal.h"

#include "base/random.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct rounds {
    bd_arena *arena;
    bd_tournament *t;
    bd_random random;
    int players, played;
    bool team, level; /* level: results are drawn mostly, so that scoregroups are large */
    ul *literal;
} rounds;

static bool happens(rounds *r, int percent) { return (int)bd_random_below(&r->random, 100) < percent; }

static bd_entry *add_entry(rounds *r, int index, int round, bd_entry entry)
{
    bd_entry *place;
    cr_assert_eq(bd_card_add_entry(r->t, &r->t->cards[index], round, &place, NULL), BD_OK);
    entry.round = round;
    *place = entry;
    return place;
}

static void rest_alone(rounds *r, int index, int round)
{
    static const bd_entry ways[] = {{.kind = BD_BYE_PAIRING, .halves = 2},
                                    {.kind = BD_BYE_HALF, .halves = 1},
                                    {.kind = BD_BYE_HALF, .halves = 1},
                                    {.kind = BD_BYE_ZERO, .halves = 0},
                                    {.kind = BD_BYE_FULL, .halves = 2}};
    add_entry(r, index, round, ways[bd_random_below(&r->random, 5)]);
}

static bool have_met(const rounds *r, int a, int b)
{
    for (size_t i = 0; i < r->t->cards[a].history_count; i++)
        if (r->t->cards[a].history[i].kind == BD_GAME && r->t->cards[a].history[i].opponent == b + 1)
            return true;
    return false;
}

static void play(rounds *r, int a, int b, int round)
{
    const int most = 2 * r->t->points.boards;
    const bool forfeit = happens(r, 5), white = happens(r, 50);
    const bool colourless = !r->team && !forfeit && happens(r, 6);
    int games = r->level && happens(r, 70) ? most / 2 : (int)bd_random_below(&r->random, (uint64_t)most + 1);
    int others = most - games;
    if (!forfeit && happens(r, 5) && others > 0) others--; /* a game lost by both, or a penalty */
    if (forfeit) {
        const bool both = happens(r, 15), first = happens(r, 50);
        games = both || !first ? 0 : most;
        others = both || first ? 0 : most;
    }
    const int halves = games > others ? 2 : games == others ? (forfeit ? 0 : 1) : 0;
    const int theirs = games < others ? 2 : games == others ? (forfeit ? 0 : 1) : 0;
    const bd_entry_kind kind = forfeit ? BD_FORFEIT : BD_GAME;
    const bd_colour own = colourless ? BD_NO_COLOUR : white ? BD_WHITE : BD_BLACK;
    const bd_colour other = colourless ? BD_NO_COLOUR : white ? BD_BLACK : BD_WHITE;
    add_entry(r, a, round,
              (bd_entry){.kind = kind, .opponent = b + 1, .colour = own, .halves = halves, .games = games});
    add_entry(
        r, b, round,
        (bd_entry){.kind = kind, .opponent = a + 1, .colour = other, .halves = theirs, .games = others});
}

/* Neighbours in score meet, more or less. */
static void play_round(rounds *r, int round)
{
    int order[UL_MOST];
    bool done[UL_MOST] = {false};
    for (int i = 0; i < r->players; i++) order[i] = i;
    bd_random_shuffle(&r->random, order, (size_t)r->players);
    for (int i = 0; i < r->players; i++) {
        const int a = order[i];
        if (done[a]) continue;
        done[a] = true;
        int b = -1, gap = INT_MAX;
        for (int k = i + 1; k < r->players; k++) {
            const int c = order[k];
            if (done[c] || have_met(r, a, c)) continue;
            const int here = abs(bd_card_score(r->t, &r->t->cards[a], round) -
                                 bd_card_score(r->t, &r->t->cards[c], round));
            if (here < gap) {
                gap = here;
                b = c;
            }
        }
        if (b < 0 || happens(r, 3)) {
            rest_alone(r, a, round);
            continue;
        }
        done[b] = true;
        play(r, a, b, round);
    }
}

static void accelerate(rounds *r)
{
    const int group = 2 * ((r->players + 3) / 4);
    r->t->accelerations = bd_arena_alloc(r->arena, (size_t)r->t->rounds, sizeof *r->t->accelerations);
    for (int round = 1; round <= (r->t->rounds + 1) / 2; round++)
        r->t->accelerations[r->t->acceleration_count++] =
            (bd_acceleration){.halves = round <= ((r->t->rounds + 1) / 2 + 1) / 2 ? 4 : 2,
                              .first = round,
                              .last = round,
                              .first_id = 1,
                              .last_id = group};
}

static void choose_rules(rounds *r)
{
    static const char *const types[] = {"\"A\"", "\"B\"", "\"none\""};
    static const char letters[] = {'A', 'B', 'n'};
    const int boards = r->team ? 2 + (int)bd_random_below(&r->random, 5) : 2;
    const bool games = !r->team || happens(r, 25);
    const int type = happens(r, 60) ? 1 : (int)bd_random_below(&r->random, 3);
    r->t->points = bd_points_of_matches(boards, games);
    if (!r->team) r->t->points.bye_games = 3;
    r->literal->team = r->team;
    r->literal->type = r->team ? letters[type] : 'n';
    r->literal->second_used = happens(r, 70);
    if (!r->team) return;
    r->t->options = bd_arena_alloc(r->arena, 2, sizeof *r->t->options);
    r->t->options[r->t->option_count++] = (bd_setting){.key = "preferences", .text = types[type]};
    if (!r->literal->second_used)
        r->t->options[r->t->option_count++] = (bd_setting){.key = "second_score", .text = "false"};
}

static void make_position(rounds *r, unsigned long seed)
{
    r->random = bd_random_part(20260201, seed);
    r->players = 4 + (int)bd_random_below(&r->random, UL_MOST - 3);
    r->played = (int)bd_random_below(&r->random, (uint64_t)(r->players < 10 ? r->players : 10));
    r->level = happens(r, 50);
    r->t = bd_tournament_new(r->arena);
    for (int id = 1; id <= r->players; id++) {
        bd_card *card;
        cr_assert_eq(bd_tournament_add_card(r->t, id, &card, NULL), BD_OK);
    }
    choose_rules(r);
    r->t->initial_colour = happens(r, 50) ? BD_WHITE : BD_BLACK;
    r->t->rounds = r->played + 1 + (int)bd_random_below(&r->random, 4);
    if (!(r->team && r->t->points.by_games) && happens(r, 15)) accelerate(r);
    for (int round = 1; round <= r->played; round++) play_round(r, round);
    for (int i = 0; i < r->players; i++)
        if (happens(r, 4))
            cr_assert_eq(bd_card_add_bye(r->t, &r->t->cards[i], r->played + 1, BD_BYE_ZERO, NULL), BD_OK);
}

/* As fide_list writes it. */
static const char *literal_list(const ul *l, bd_arena *arena)
{
    bool done[UL_MOST] = {false};
    bd_text text = bd_text_new(arena);
    bd_text_add_string(&text, "");
    for (;;) {
        int first = -1;
        for (int i = 0; i < l->n; i++)
            if (!done[i] && l->mate[i] != i && (first < 0 || ul_board_before(l, i, first))) first = i;
        if (first < 0) break;
        const int white = l->white[first] ? first : l->mate[first];
        bd_text_add(&text, "%s%d-%d", text.length > 0 ? " " : "", l->p[white].tpn, l->p[l->mate[white]].tpn);
        done[first] = done[l->mate[first]] = true;
    }
    for (int i = 0; i < l->n; i++)
        if (l->mate[i] == i) bd_text_add(&text, "%s%d-0", text.length > 0 ? " " : "", l->p[i].tpn);
    return text.bytes;
}

/* Every stage is worth what is counted on the boards, those of orders too. */
static void check_each_stage(bd_arena *arena, const bd_best *best, const char *name)
{
    bd_laid_draw laid;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_laid_draw_new(best->round, arena, best->certificate.mate, &laid, &err), BD_OK);
    for (size_t i = 0; i < best->stage_count; i++) {
        bool counted = false;
        int64_t value = 0;
        cr_assert_eq(bd_laid_count_stage(&laid, arena, &best->stages[i], &counted, &value, &err), BD_OK);
        cr_expect(counted, "%s: nobody counts %s", name, best->stages[i].id);
        cr_expect_eq(value, best->certificate.stages[i].value, "%s: %s is %lld, counted %lld", name,
                     best->stages[i].id, (long long)best->certificate.stages[i].value, (long long)value);
    }
}

static bool check_one(unsigned long seed, bool team, ul *literal, bool proof)
{
    char name[64];
    rounds r = {.arena = bd_arena_new(), .team = team, .literal = literal};
    make_position(&r, seed);
    (void)snprintf(name, sizeof name, "%s seed %lu", team ? "team" : "double", seed);
    const int round = r.played + 1;
    const bool possible = ul_pair(literal, r.t, round);
    if (literal->n >= 2) {
        bd_best best;
        bd_err err = {.status = BD_OK};
        const bd_solve_options how = {.prove_unique = true};
        const bd_rulebook *rules = bd_rulebook_find(team ? "team" : "double-swiss");
        const bd_status status = bd_best_draw(r.arena, r.t, rules, round, NULL, &how, &best, &err);
        cr_assert_eq(status, BD_OK, "%s: %s", name, err.sentence);
        if (!possible) {
            cr_expect_neq(best.certificate.outcome, BD_BEST, "%s is drawn", name);
        } else {
            cr_assert_eq(best.certificate.outcome, BD_BEST, "%s is not proved", name);
            cr_expect_str_eq(fide_list(r.arena, &best.draw), literal_list(literal, r.arena),
                             "%s: %s, the text has %s", name, fide_list(r.arena, &best.draw),
                             literal_list(literal, r.arena));
            if (proof) {
                fide_check_proof(r.arena, &best, name);
                check_each_stage(r.arena, &best, name);
            }
        }
    }
    bd_arena_free(r.arena);
    return possible;
}

static const char *const article_names[UL_ARTICLES] = {
    "C1",    "C2",    "C3", "C4",    "C5",    "C6",    "C7",    "C8",    "C9",    "C10",   "3.4.1", "3.4.2",
    "3.4.3", "3.4.4", "",   "4.3.1", "4.3.2", "4.3.3", "4.3.4", "4.3.5", "4.3.6", "4.3.7", "4.3.8", "4.3.9"};

/* 10,000 rounds a system take 3 s; in each of them every criterion decides at least 50 times.
 * BESTDRAW_UPFLOATS_ROUNDS: so many instead, and what decided how often on standard error. */
static void check_many(bool team)
{
    static ul literal;
    const char *told = getenv("BESTDRAW_UPFLOATS_ROUNDS");
    const int wanted = told != NULL ? atoi(told) : 10000;
    int possible = 0;
    memset(&literal, 0, sizeof literal);
    for (unsigned long seed = 1; possible < wanted; seed++)
        possible += check_one(seed + (team ? 1000000 : 0), team, &literal, seed % 5 == 0);
    for (int i = 0; i < UL_ARTICLES; i++) {
        const bool asked = i <= (team ? UL_C10 : UL_C8) || (i > UL_C10 && i < UL_COLOUR);
        if (told == NULL && asked)
            cr_expect_geq(literal.decided[i], 50, "%s decides %ld times only", article_names[i],
                          literal.decided[i]);
        if (told != NULL && article_names[i][0] != '\0')
            fprintf(stderr, "%s %ld\n", article_names[i], literal.decided[i]);
    }
}

Test(upfloats_oracle, double_swiss_as_the_text_has_it) { check_many(false); }

Test(upfloats_oracle, teams_as_the_text_has_it) { check_many(true); }

/* Rounds that are hard to draw: CPU time of the draw with all proofs, and of the check.
 *
 * usage: bench_hard [FAMILY [PLAYERS [SEED]]]     the families below under caa and fide; all of them by
 * default bench_hard search EVENTS PLAYERS SEED    events with random settings: the worst CPU time per player
 * squared bench_hard write RECIPE FILE             the event of a line of either table as a file, for
 * 'bestdraw draw' A recipe is what the last column of the tables shows; the same recipe makes the same event
 * on every machine. */
#include "cards/card.h"
#include "certify/best.h"
#include "io/tournament_file.h"
#include "simulate/play.h"
#include "verify/verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WORST = 12, RECIPE_SIZE = 256 };

/* A number of the plan's, or one of what is changed on the cards afterwards. */
typedef struct recipe {
    char rules[8], method[8];
    int players, rounds, draws, spread, byes, clubs, forbidden, unrated, withdrawals;
    int grades; /* how many different grades there are; 0: as made up */
    int club;   /* players in the first club, per 1000 */
    int open;   /* each player has only this many possible opponents, half of them on either side; 0: all */
    int seed;
} recipe;

static const struct field {
    const char *name;
    size_t offset;
} fields[] = {
    {"players", offsetof(recipe, players)},
    {"rounds", offsetof(recipe, rounds)},
    {"draws", offsetof(recipe, draws)},
    {"spread", offsetof(recipe, spread)},
    {"byes", offsetof(recipe, byes)},
    {"clubs", offsetof(recipe, clubs)},
    {"forbidden", offsetof(recipe, forbidden)},
    {"unrated", offsetof(recipe, unrated)},
    {"withdrawals", offsetof(recipe, withdrawals)},
    {"grades", offsetof(recipe, grades)},
    {"club", offsetof(recipe, club)},
    {"open", offsetof(recipe, open)},
    {"seed", offsetof(recipe, seed)},
};
enum { FIELDS = sizeof fields / sizeof *fields };

static int *field_of(recipe *r, size_t i) { return (int *)(void *)((char *)r + fields[i].offset); }

static const char *recipe_text(recipe r, char out[RECIPE_SIZE])
{
    int used = snprintf(out, RECIPE_SIZE, "%s,%s", r.rules, r.method);
    for (size_t i = 0; i < FIELDS; i++)
        if (*field_of(&r, i) != 0)
            used +=
                snprintf(out + used, RECIPE_SIZE - (size_t)used, ",%s=%d", fields[i].name, *field_of(&r, i));
    return out;
}

static bool recipe_read(const char *text, recipe *out)
{
    char copy[RECIPE_SIZE], *rest = NULL;
    *out = (recipe){.players = 0};
    (void)snprintf(copy, sizeof copy, "%s", text);
    for (char *word = strtok_r(copy, ",", &rest); word != NULL; word = strtok_r(NULL, ",", &rest)) {
        char *value = strchr(word, '=');
        if (value == NULL) {
            (void)snprintf(out->rules[0] == '\0' ? out->rules : out->method, sizeof out->rules, "%s", word);
            continue;
        }
        *value++ = '\0';
        size_t i = 0;
        while (i < FIELDS && strcmp(fields[i].name, word) != 0) i++;
        if (i == FIELDS) return false;
        *field_of(out, i) = atoi(value);
    }
    return out->players > 0 && out->method[0] != '\0';
}

/* Those who are more than open / 2 places apart in the ring of numbers have met, nobody knows when. */
static bd_status close_pairs(bd_tournament *t, int open, bd_err *err)
{
    const int n = (int)t->card_count;
    for (int a = 1; a <= n; a++)
        for (int b = a + 1; b <= n; b++) {
            if (b - a <= open / 2 || n - (b - a) <= open / 2) continue;
            BD_ROOM(t->met, t->met_count, t->met_capacity, t->arena, err);
            t->met[t->met_count++] = (bd_pair_rule){.a = a, .b = b, .first = 1, .last = BD_ROUNDS_MAX};
        }
    return BD_OK;
}

static bd_status change_cards(const recipe *r, bd_tournament *t, bd_err *err)
{
    bd_random lot = bd_random_part((uint64_t)r->seed, 99);
    for (size_t i = 0; i < t->card_count; i++) {
        if (r->grades > 0 && t->cards[i].grade > 0)
            t->cards[i].grade = 1600 + 200 * (int)bd_random_below(&lot, (uint64_t)r->grades);
        if ((int)bd_random_below(&lot, 1000) < r->club) t->cards[i].club = "The one club";
    }
    return r->open > 0 ? close_pairs(t, r->open, err) : BD_OK;
}

/* The event of a recipe, played so far that its last round is the next one; *found is false when it got
 * stuck. */
static bd_status make_event(bd_arena *arena, const recipe *r, bd_tournament **out, bool *found, bd_err *err)
{
    bd_event_plan *plan;
    BD_NEW(plan, arena, 1, err);
    *plan = bd_event_plan_usual(bd_arena_copy_text(arena, r->rules));
    plan->players = r->players;
    plan->rounds = r->rounds;
    plan->draws = r->draws;
    plan->spread = r->spread;
    plan->half_byes = r->byes;
    plan->clubs = r->clubs;
    plan->forbidden = r->forbidden;
    plan->unrated = r->unrated;
    plan->withdrawals = r->withdrawals;
    plan->seed = (uint64_t)r->seed;
    plan->schools = plan->teams = -1;
    bd_event_plan_fill(plan);
    bd_made_event event;
    bd_pairer pairer;
    int played = 0;
    BD_TRY(bd_pairer_find(r->method, &pairer, err));
    BD_TRY(bd_made_event_new(arena, plan, &event, err));
    BD_TRY(bd_made_event_play(&event, &pairer, r->rounds - 1, &played, err));
    *found = played == r->rounds - 1;
    *out = event.tournament;
    return change_cards(r, event.tournament, err);
}

typedef struct timing {
    recipe recipe;
    double draw, check, per_pair; /* seconds; of the draw in nanoseconds per player squared */
    double megabytes;
    int asked, stages;
    const char *outcome;
} timing;

static double now(void) { return (double)clock() / CLOCKS_PER_SEC; }

static bd_status check(bd_arena *arena, const bd_tournament *t, const bd_best *best, timing *out, bd_err *err)
{
    const bd_certificate_file file = {.certificate = best->certificate, .draw = best->draw, .of_cards = true};
    bd_verdict verdict;
    const double start = now();
    BD_TRY(bd_verify_cards(arena, t, &file, &verdict, err));
    out->check = now() - start;
    out->outcome = verdict.kind == BD_PROVED_BEST      ? "verified"
                   : verdict.kind == BD_PROVED_NO_DRAW ? "no draw"
                                                       : "NOT VERIFIED";
    return BD_OK;
}

static bd_status time_one(bd_arena *arena, const recipe *r, timing *out, bd_err *err)
{
    bd_tournament *t;
    bd_best best;
    bool found;
    *out = (timing){.recipe = *r, .outcome = "stuck"};
    BD_TRY(make_event(arena, r, &t, &found, err));
    if (!found) return BD_OK;
    const bd_solve_options how = {.engine = BD_ENGINE_AUTO, .prove_unique = true};
    const double start = now();
    BD_TRY(bd_best_draw(arena, t, bd_rulebook_find(t->rules), r->rounds, NULL, &how, &best, err));
    out->draw = now() - start;
    out->per_pair = out->draw * 1e9 / ((double)r->players * r->players);
    out->asked = best.effort.asked;
    out->stages = best.effort.stages;
    out->megabytes = (double)best.effort.peak_bytes / 1e6;
    return check(arena, t, &best, out, err);
}

static bd_status time_recipe(const recipe *r, timing *out)
{
    bd_arena *arena = bd_arena_new();
    bd_err err = {.status = BD_OK};
    char said[1024], text[RECIPE_SIZE];
    const bd_status status = arena == NULL ? BD_NO_MEMORY : time_one(arena, r, out, &err);
    if (status != BD_OK)
        (void)fprintf(stderr, "bench_hard: %s: %s\n", recipe_text(*r, text),
                      bd_err_text(&err, said, sizeof said));
    bd_arena_free(arena);
    return status;
}

static void print_timing(const char *name, const timing *t)
{
    char text[RECIPE_SIZE];
    printf("%s\t%d\t%.3f\t%.3f\t%.0f\t%.1f\t%d/%d\t%s\t%s\n", name, t->recipe.players, t->draw, t->check,
           t->megabytes, t->per_pair, t->asked, t->stages, t->outcome, recipe_text(t->recipe, text));
    (void)fflush(stdout);
}

static void print_head(void)
{
    printf("family\tplayers\tdraw_s\tcheck_s\tmegabytes\tns_per_n2\tasked\tsays\trecipe\n");
}

static const struct family {
    const char *name;
    recipe recipe; /* caa; players and seed can be changed */
} families[] = {
    {"giant", {"caa", "cards", .players = 5000, .rounds = 2, .draws = 900, .spread = 250, .grades = 2}},
    {"drawn", {"caa", "cards", .players = 5000, .rounds = 7, .draws = 900, .grades = 2}},
    {"equal", {"caa", "cards", .players = 5000, .rounds = 7, .draws = 1000}},
    {"last", {"caa", "best", .players = 40, .rounds = 15, .draws = 300, .spread = 250}},
    {"club",
     {"caa", "cards", .players = 2000, .rounds = 7, .draws = 300, .spread = 250, .clubs = 40, .club = 500}},
    {"few", {"caa", "cards", .players = 1000, .rounds = 4, .draws = 300, .spread = 250, .open = 12}},
};
enum { FAMILIES = sizeof families / sizeof *families };

static int run_families(const char *only, int players, int seed)
{
    static const char *const rules[] = {"caa", "fide"};
    bool any = false;
    print_head();
    for (size_t i = 0; i < FAMILIES; i++) {
        if (only != NULL && strcmp(only, families[i].name) != 0 && strcmp(only, "all") != 0) continue;
        for (size_t k = 0; k < 2; k++) {
            recipe r = families[i].recipe;
            timing t;
            (void)snprintf(r.rules, sizeof r.rules, "%s", rules[k]);
            /* The card procedure gets stuck under fide where nearly all have the same score. */
            if (k == 1) (void)snprintf(r.method, sizeof r.method, "best");
            if (players > 0) r.players = players;
            r.seed = seed;
            const bd_status status = time_recipe(&r, &t);
            if (status != BD_OK) return bd_status_exit_code(status);
            print_timing(families[i].name, &t);
            any = true;
        }
    }
    return any ? 0 : 2;
}

static int pick(bd_random *random, const int *values, size_t count)
{
    return values[bd_random_below(random, count)];
}
#define PICK(random, ...)                                                                                    \
    pick(random, (const int[]){__VA_ARGS__}, sizeof((const int[]){__VA_ARGS__}) / sizeof(int))

static recipe any_recipe(bd_random *random, int players)
{
    static const char *const rules[] = {"caa", "fide", "sca", "uscf", "plain"};
    static const char *const methods[] = {"cards", "random", "lazy"};
    recipe r = {.players = players};
    (void)snprintf(r.rules, sizeof r.rules, "%s", rules[bd_random_below(random, 5)]);
    (void)snprintf(r.method, sizeof r.method, "%s", methods[bd_random_below(random, 3)]);
    r.rounds = PICK(random, 1, 2, 3, 5, 7, 9, 11);
    r.draws = PICK(random, 0, 300, 900, 1000);
    r.spread = PICK(random, 0, 5, 50, 250);
    r.byes = PICK(random, 0, 0, 20, 200);
    r.clubs = PICK(random, 0, 0, 3, 40);
    r.forbidden = PICK(random, 0, 0, 100, 1000);
    r.unrated = PICK(random, 0, 0, 100, 1000);
    r.withdrawals = PICK(random, 0, 0, 0, 20);
    r.grades = PICK(random, 0, 0, 1, 2, 5, 50);
    r.club = PICK(random, 0, 0, 0, 500, 900);
    r.open = PICK(random, 0, 0, 0, 6, 12, 40, players / 2);
    r.seed = (int)bd_random_below(random, 1000000);
    return r;
}

static int by_time(const void *a, const void *b)
{
    const timing *x = a, *y = b;
    return x->per_pair > y->per_pair ? -1 : x->per_pair < y->per_pair;
}

static int search(int events, int players, uint64_t seed)
{
    timing worst[WORST + 1];
    size_t count = 0;
    bd_random random = bd_random_seeded(seed);
    for (int i = 0; i < events; i++) {
        const recipe r = any_recipe(&random, players);
        const bd_status status = time_recipe(&r, &worst[count]);
        if (status == BD_BAD_INPUT || status == BD_USAGE) continue; /* settings that exclude each other */
        if (status != BD_OK) return bd_status_exit_code(status);
        if (strncmp(worst[count].outcome, "NOT", 3) == 0) print_timing("unproved", &worst[count]);
        count++;
        qsort(worst, count, sizeof *worst, by_time);
        if (count > WORST) count = WORST;
    }
    print_head();
    for (size_t i = 0; i < count; i++) print_timing("random", &worst[i]);
    return 0;
}

static int write_event(const char *text, const char *path)
{
    recipe r;
    bd_tournament *t;
    bd_err err = {.status = BD_OK};
    bool found;
    char said[1024];
    if (!recipe_read(text, &r)) return 2;
    bd_arena *arena = bd_arena_new();
    bd_status status = arena == NULL ? BD_NO_MEMORY : make_event(arena, &r, &t, &found, &err);
    bd_text cards = bd_text_new(arena);
    if (status == BD_OK) status = bd_tournament_write_text(t, BD_FORMAT_JSON, NULL, &cards, &err);
    if (status == BD_OK) status = bd_file_overwrite(path, cards.bytes, cards.length, &err);
    if (status != BD_OK) (void)fprintf(stderr, "bench_hard: %s\n", bd_err_text(&err, said, sizeof said));
    bd_arena_free(arena);
    return bd_status_exit_code(status);
}

int main(int count, char **words)
{
    int code = 2;
    if (count == 5 && strcmp(words[1], "search") == 0)
        code = search(atoi(words[2]), atoi(words[3]), (uint64_t)atoll(words[4]));
    else if (count == 4 && strcmp(words[1], "write") == 0)
        code = write_event(words[2], words[3]);
    else if (count <= 4)
        code = run_families(count > 1 ? words[1] : NULL, count > 2 ? atoi(words[2]) : 0,
                            count > 3 ? atoi(words[3]) : 1);
    if (code == 2)
        (void)fprintf(stderr,
                      "usage: bench_hard [FAMILY|all [PLAYERS [SEED]]]\n"
                      "       bench_hard search EVENTS PLAYERS SEED\n       bench_hard write RECIPE FILE\n");
    return code;
}

#include "simulate/made_event.h"

#include "base/assert.h"
#include "cards/card.h"
#include "rulebook/options/shared_options.h"
#include "simulate/play.h"
#include "simulate/simulate_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STREAM = 900 };

/* How many of `of` it is in a round. */
static int shape_count(const bd_event_shape *shape, bd_shape_kind kind, int round, int of)
{
    BD_ASSERT(round >= 1 && round <= BD_ROUNDS_MAX);
    const bd_shape_amount *amount = &shape->in_round[kind][round];
    if (!amount->told) amount = &shape->always[kind];
    const int count = amount->percent ? of * amount->number / 100 : amount->number;
    return !amount->told ? 0 : count < of ? count : of;
}

static bd_random shape_lot(uint64_t seed, bd_shape_kind kind, int round)
{
    return bd_random_part(seed, (uint64_t)(STREAM + (int)kind) * 1000 + (uint64_t)round);
}

static bd_entry_kind shape_bye(bd_shape_kind kind)
{
    return kind == BD_SHAPE_FULL_BYES ? BD_BYE_FULL : kind == BD_SHAPE_HALF_BYES ? BD_BYE_HALF : BD_BYE_ZERO;
}

static bd_status shape_byes_of_round(const bd_event_shape *shape, uint64_t seed, int round, int *order,
                                     bd_tournament *tournament, bd_err *err)
{
    const int players = (int)tournament->card_count;
    for (bd_shape_kind kind = BD_SHAPE_ZERO_BYES; kind <= BD_SHAPE_FULL_BYES; kind++) {
        int left = shape_count(shape, kind, round, players);
        bd_random lot = shape_lot(seed, kind, round);
        for (int i = 0; i < players; i++) order[i] = i;
        bd_random_shuffle(&lot, order, (uint64_t)players);
        for (int i = 0; i < players && left > 0; i++) {
            bd_card *card = &tournament->cards[order[i]];
            if (card->joined > round || bd_card_arranged(card, round) != NULL) continue;
            BD_TRY(bd_card_add_bye(tournament, card, round, shape_bye(kind), err));
            left--;
        }
    }
    return BD_OK;
}

bd_status bd_shape_byes(const bd_event_shape *shape, uint64_t seed, int rounds, bd_tournament *tournament,
                        bd_err *err)
{
    int *order;
    if (shape == NULL) return BD_OK;
    BD_NEW(order, tournament->arena, tournament->card_count + 1, err);
    for (int round = 1; round <= rounds; round++)
        BD_TRY(shape_byes_of_round(shape, seed, round, order, tournament, err));
    return BD_OK;
}

bd_status bd_shape_boards(const bd_event_shape *shape, uint64_t seed, int round, bd_arena *arena,
                          size_t boards, const bd_shape_kind **out, bd_err *err)
{
    bd_shape_kind *marks;
    int *order;
    BD_NEW(marks, arena, boards + 1, err);
    BD_NEW(order, arena, boards + 1, err);
    for (size_t i = 0; i < boards; i++) {
        marks[i] = BD_SHAPE_KINDS;
        order[i] = (int)i;
    }
    *out = marks;
    if (shape == NULL || boards == 0) return BD_OK;
    bd_random lot = shape_lot(seed, BD_SHAPE_FORFEITS, round);
    bd_random_shuffle(&lot, order, (uint64_t)boards);
    size_t next = 0;
    for (bd_shape_kind kind = BD_SHAPE_FORFEITS; kind < BD_SHAPE_KINDS; kind++)
        for (int left = shape_count(shape, kind, round, (int)boards); left > 0 && next < boards; left--)
            marks[order[next++]] = kind;
    return BD_OK;
}

static const char *const names_of_families[40] = {
    "Alder",  "Birch", "Cairn",  "Dell",    "Elm",    "Fern",  "Gorse",  "Hazel", "Ivory",  "Juniper",
    "Knoll",  "Larch", "Meadow", "Nettle",  "Oakley", "Pine",  "Quarry", "Rowan", "Sedge",  "Thorn",
    "Upland", "Vale",  "Willow", "Yarrow",  "Ashen",  "Brook", "Clover", "Downs", "Eddy",   "Fallow",
    "Glade",  "Heath", "Islet",  "Kestrel", "Linnet", "Moor",  "Newt",   "Osier", "Plover", "Ripple"};

static const char *const names_given[40] = {
    "Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hal", "Ida", "Joe", "Kim", "Lou", "May", "Ned",
    "Oda", "Pip", "Ray",  "Sue", "Tom", "Una",  "Vic",  "Wim", "Xia", "Yan", "Zoe", "Amy", "Bob", "Cal",
    "Dot", "Eli", "Fay",  "Gus", "Hob", "Ivo",  "Jan",  "Kit", "Lee", "Mia", "Nan", "Oz"};

const char *bd_name_of_player(bd_arena *arena, int number)
{
    char text[64];
    const int middle = number % BD_NAMES / 1600, before = number / BD_NAMES;
    const int length = snprintf(text, sizeof text, "%s, %s %c", names_of_families[number % 40],
                                names_given[number / 40 % 40], 'A' + middle);
    if (before > 0) (void)snprintf(text + length, sizeof text - (size_t)length, " %d", before + 1);
    return bd_arena_copy_text(arena, text);
}

/* "Alder School"; from the 41st on "Alder School 2". */
static const char *names_numbered(bd_arena *arena, uint64_t number, const char *what)
{
    char text[64], again[16] = "";
    const int before = (int)(number / 40);
    if (before > 0) (void)snprintf(again, sizeof again, " %d", before + 1);
    (void)snprintf(text, sizeof text, "%s %s%s", names_of_families[number % 40], what, again);
    return bd_arena_copy_text(arena, text);
}

/* Every property of the plan has its own stream of lots: changing one leaves the others as they were. */
enum stream { RATINGS = 1, NOISE, NAMES, COMPANY, ABSENCES, LATE, UNRATED, FORBIDDEN };

enum { LOWEST_RATING = 100, HIGHEST_RATING = 2850 };

bd_event_plan bd_event_plan_usual(const char *rules)
{
    return (bd_event_plan){
        .rules = rules, .players = 40, .rounds = 7, .rating = 1800, .spread = 250, .draws = 300, .seed = 1};
}

enum { COMPANIES_MAX = 999 };

/* One for so many players, but no more than can be asked for. */
static int plan_companies(const bd_event_plan *plan, unsigned has, int members)
{
    const int count = plan->players / members + 1;
    if (!bd_rulebook_named_has(plan->rules, has)) return 0;
    return count < COMPANIES_MAX ? count : COMPANIES_MAX;
}

void bd_event_plan_fill(bd_event_plan *plan)
{
    if (plan->schools < 0) plan->schools = plan_companies(plan, BD_HAS_SCHOOLS, 5);
    if (plan->teams < 0) plan->teams = plan_companies(plan, BD_HAS_TEAMS, 4);
}

static const struct {
    const char *key;
    size_t at;
    int low, high;
} plan_numbers[BD_PLAN_NUMBERS] = {
    {"rounds", offsetof(bd_event_plan, rounds), 1, BD_ROUNDS_MAX},
    {"rating", offsetof(bd_event_plan, rating), LOWEST_RATING, HIGHEST_RATING},
    {"spread", offsetof(bd_event_plan, spread), 0, 1000},
    {"noise", offsetof(bd_event_plan, noise), 0, 1000},
    {"clubs", offsetof(bd_event_plan, clubs), 0, COMPANIES_MAX},
    {"schools", offsetof(bd_event_plan, schools), 0, COMPANIES_MAX},
    {"teams", offsetof(bd_event_plan, teams), 0, COMPANIES_MAX},
    {"draws", offsetof(bd_event_plan, draws), 0, 1000},
    {"unrated", offsetof(bd_event_plan, unrated), 0, 1000},
    {"forfeits", offsetof(bd_event_plan, forfeits), 0, 1000},
    {"half_byes", offsetof(bd_event_plan, half_byes), 0, 1000},
    {"zero_byes", offsetof(bd_event_plan, zero_byes), 0, 1000},
    {"late", offsetof(bd_event_plan, late), 0, 1000},
    {"withdrawals", offsetof(bd_event_plan, withdrawals), 0, 1000},
    {"forbidden", offsetof(bd_event_plan, forbidden), 0, 1000},
};

const char *bd_plan_number_key(int number) { return plan_numbers[number].key; }

int bd_plan_number_of(const bd_event_plan *plan, int number)
{
    const void *at = (const char *)plan + plan_numbers[number].at;
    return *(const int *)at;
}

void bd_plan_number_set(bd_event_plan *plan, int number, int value)
{
    void *at = (char *)plan + plan_numbers[number].at;
    *(int *)at = value;
}

/* `key` with hyphens is what the option is called. */
static bd_status event_check_range(const char *key, int value, int low, int high, bd_err *err)
{
    char option[32];
    if (value >= low && value <= high) return BD_OK;
    (void)snprintf(option, sizeof option, "%s", key);
    for (char *at = option; (at = strchr(at, '_')) != NULL;) *at = '-';
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SIMULATE_RANGE), option, low, high, value);
}

bd_status bd_event_plan_check(const bd_event_plan *plan, bd_err *err)
{
    BD_TRY(event_check_range("players", plan->players, 2, BD_PLAYERS_MAX, err));
    for (int i = 0; i < BD_PLAN_NUMBERS; i++)
        BD_TRY(event_check_range(plan_numbers[i].key, bd_plan_number_of(plan, i), plan_numbers[i].low,
                                 plan_numbers[i].high, err));
    return BD_OK;
}

static bool event_happens(bd_random *lot, int permille) { return (int)bd_random_below(lot, 1000) < permille; }

static int event_clamp_rating(int rating)
{
    return rating < LOWEST_RATING ? LOWEST_RATING : rating > HIGHEST_RATING ? HIGHEST_RATING : rating;
}

static int event_downwards(const void *a, const void *b) { return *(const int *)b - *(const int *)a; }

static const char *event_title_of(int rating)
{
    return rating >= 2500   ? "GM"
           : rating >= 2400 ? "IM"
           : rating >= 2300 ? "FM"
           : rating >= 2200 ? "CM"
                            : NULL;
}

static bd_status event_draw_ratings(const bd_event_plan *plan, bd_arena *arena, int **out, bd_err *err)
{
    int *ratings;
    BD_NEW(ratings, arena, plan->players, err);
    bd_random lot = bd_random_part(plan->seed, RATINGS);
    for (int i = 0; i < plan->players; i++)
        ratings[i] = event_clamp_rating(plan->rating + plan->spread * bd_strength_spread(&lot) / 1000);
    qsort(ratings, (size_t)plan->players, sizeof *ratings, event_downwards);
    *out = ratings;
    return BD_OK;
}

bd_status bd_event_shuffle_names(bd_arena *arena, bd_event_plan *plan, bd_err *err)
{
    int *names;
    BD_NEW(names, arena, BD_NAMES, err);
    for (int i = 0; i < BD_NAMES; i++) names[i] = i;
    bd_random lot = bd_random_part(plan->seed, NAMES);
    bd_random_shuffle(&lot, names, BD_NAMES);
    plan->names = names;
    return BD_OK;
}

/* When all names are given, they are given again. */
static int event_name(const bd_event_plan *plan, int i)
{
    return plan->names[i % BD_NAMES] + i / BD_NAMES * BD_NAMES;
}

static bd_status event_add_players(const bd_event_plan *plan, bd_tournament *tournament, const int *ratings,
                                   bd_err *err)
{
    bd_event_plan named = *plan;
    if (plan->names == NULL) BD_TRY(bd_event_shuffle_names(tournament->arena, &named, err));
    for (int i = 0; i < plan->players; i++) {
        bd_card *card;
        BD_TRY(bd_tournament_add_card(tournament, i + 1, &card, err));
        card->name = bd_name_of_player(tournament->arena, event_name(&named, i));
        card->grade = ratings[i];
        card->title = event_title_of(ratings[i]);
        if (card->name == NULL) BD_FAIL_MEMORY(err);
    }
    return BD_OK;
}

static void event_join_company(const bd_event_plan *plan, bd_tournament *tournament)
{
    bd_random lot = bd_random_part(plan->seed, COMPANY);
    for (int i = 0; i < plan->players; i++) {
        bd_card *card = &tournament->cards[i];
        const uint64_t club = bd_random_next(&lot), school = bd_random_next(&lot),
                       team = bd_random_next(&lot);
        if (plan->clubs > 0)
            card->club = names_numbered(tournament->arena, club % (uint64_t)plan->clubs, "Chess Club");
        if (plan->schools > 0)
            card->school = names_numbered(tournament->arena, school % (uint64_t)plan->schools, "School");
        if (plan->teams > 0)
            card->team = names_numbered(tournament->arena, team % (uint64_t)plan->teams, "Team");
        /* The arbiter of a schools' event names the strongest as top players. */
        card->top = bd_rulebook_named_has(plan->rules, BD_HAS_SCHOOLS) && i < plan->players / 4;
    }
}

static bd_status event_arrange_absences(const bd_event_plan *plan, bd_tournament *tournament, bd_err *err)
{
    bd_random lot = bd_random_part(plan->seed, ABSENCES);
    bd_random late = bd_random_part(plan->seed, LATE);
    for (int i = 0; i < plan->players; i++) {
        bd_card *card = &tournament->cards[i];
        if (event_happens(&late, plan->late) && plan->rounds > 1)
            card->joined = 2 + (int)bd_random_below(&late, plan->rounds > 3 ? 2 : 1);
        for (int round = 1; round <= plan->rounds; round++) {
            const bool half = event_happens(&lot, plan->half_byes);
            const bool zero = event_happens(&lot, plan->zero_byes);
            if (round < card->joined || (!half && !zero)) continue;
            BD_TRY(bd_card_add_bye(tournament, card, round, half ? BD_BYE_HALF : BD_BYE_ZERO, err));
        }
    }
    return BD_OK;
}

static bd_status event_hide_grades(const bd_event_plan *plan, bd_tournament *tournament, bd_err *err)
{
    bd_random lot = bd_random_part(plan->seed, UNRATED);
    for (int i = 0; i < plan->players; i++)
        if (event_happens(&lot, plan->unrated)) {
            tournament->cards[i].grade = 0;
            tournament->cards[i].title = NULL;
        }
    if (plan->unrated == 0) return BD_OK;
    BD_ROOM(tournament->options, tournament->option_count, tournament->option_capacity, tournament->arena,
            err);
    bd_text bottom = bd_text_new(tournament->arena);
    bd_option_print(&bd_option_ungraded, BD_UNGRADED_BOTTOM, &bottom);
    bd_setting *setting = &tournament->options[tournament->option_count++];
    *setting = (bd_setting){.key = bd_option_ungraded.name};
    return bd_text_finish(&bottom, &setting->text, err);
}

static bool event_is_forbidden(const bd_tournament *tournament, int a, int b)
{
    for (size_t i = 0; i < tournament->forbid_count; i++)
        if (tournament->forbid[i].a == a && tournament->forbid[i].b == b) return true;
    return false;
}

static bd_status event_forbid_pairs(const bd_event_plan *plan, bd_tournament *tournament, bd_err *err)
{
    bd_random lot = bd_random_part(plan->seed, FORBIDDEN);
    for (int id = 1; id <= plan->players; id++) {
        const bool some = event_happens(&lot, plan->forbidden);
        const int other = bd_random_between(&lot, 1, plan->players);
        const int a = id < other ? id : other;
        const int b = id < other ? other : id;
        if (!some || a == b || event_is_forbidden(tournament, a, b)) continue;
        BD_ROOM(tournament->forbid, tournament->forbid_count, tournament->forbid_capacity, tournament->arena,
                err);
        tournament->forbid[tournament->forbid_count++] =
            (bd_pair_rule){.a = a, .b = b, .first = 1, .last = BD_ROUNDS_MAX};
    }
    return BD_OK;
}

static bd_status event_draw_strengths(const bd_event_plan *plan, bd_arena *arena, const int *ratings,
                                      const int **out, bd_err *err)
{
    int *strength;
    BD_NEW(strength, arena, plan->players, err);
    bd_random lot = bd_random_part(plan->seed, NOISE);
    for (int i = 0; i < plan->players; i++)
        strength[i] = ratings[i] + plan->noise * bd_strength_spread(&lot) / 1000;
    *out = strength;
    return BD_OK;
}

bd_status bd_made_event_new(bd_arena *arena, const bd_event_plan *plan, bd_made_event *out, bd_err *err)
{
    BD_TRY(bd_event_plan_check(plan, err));
    bd_tournament *tournament = bd_tournament_new(arena);
    if (tournament == NULL) BD_FAIL_MEMORY(err);
    *out = (bd_made_event){.plan = plan, .tournament = tournament};
    tournament->name = "Generated event";
    tournament->rules = plan->rules;
    tournament->rounds = plan->rounds;
    tournament->round_robin = bd_rulebook_named_has(plan->rules, BD_HAS_TABLE);
    if (tournament->round_robin) tournament->points.pairing_bye = 0;
    tournament->baku = plan->accelerated && bd_rulebook_named_has(plan->rules, BD_HAS_ACCELERATION);
    int *ratings = NULL;
    BD_TRY(event_draw_ratings(plan, arena, &ratings, err));
    BD_TRY(event_add_players(plan, tournament, ratings, err));
    event_join_company(plan, tournament);
    BD_TRY(event_arrange_absences(plan, tournament, err));
    BD_TRY(bd_shape_byes(plan->shape, plan->seed, plan->rounds, tournament, err));
    BD_TRY(event_hide_grades(plan, tournament, err));
    BD_TRY(event_forbid_pairs(plan, tournament, err));
    return event_draw_strengths(plan, arena, ratings, &out->strength, err);
}

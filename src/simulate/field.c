#include "simulate/field.h"

#include "base/random.h"
#include "simulate/names.h"
#include "simulate/strength.h"

#include <stdlib.h>
#include <string.h>

/* Every property of the field has its own stream of lots: changing one leaves the others as they were. */
enum stream { RATINGS = 1, NOISE, NAMES, COMPANY, ABSENCES, LATE, UNRATED, FORBIDDEN, SEXES };

enum { LOWEST_RATING = 100, HIGHEST_RATING = 2850 };

bd_field bd_field_usual(const char *rules)
{
    return (bd_field){.rules = rules, .players = 40, .rounds = 7, .rating = 1800, .spread = 250, .draws = 300, .seed = 1};
}

static bd_status check_range(const char *what, int value, int low, int high, bd_err *err)
{
    if (value < low || value > high) BD_FAIL(err, BD_USAGE, NULL, "%s must be from %d to %d, not %d", what, low, high, value);
    return BD_OK;
}

bd_status bd_field_check(const bd_field *field, bd_err *err)
{
    const struct {
        const char *what;
        int value, low, high;
    } ranges[] = {
        {"players", field->players, 2, BD_PLAYERS_MAX},
        {"rounds", field->rounds, 1, BD_ROUNDS_MAX},
        {"rating", field->rating, LOWEST_RATING, HIGHEST_RATING},
        {"spread", field->spread, 0, 1000},
        {"noise", field->noise, 0, 1000},
        {"clubs", field->clubs, 0, 999},
        {"schools", field->schools, 0, 999},
        {"teams", field->teams, 0, 999},
        {"draws", field->draws, 0, 1000},
        {"unrated", field->unrated, 0, 1000},
        {"forfeits", field->forfeits, 0, 1000},
        {"half-byes", field->half_byes, 0, 1000},
        {"zero-byes", field->zero_byes, 0, 1000},
        {"late", field->late, 0, 1000},
        {"withdrawals", field->withdrawals, 0, 1000},
        {"forbidden", field->forbidden, 0, 1000},
    };
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
        BD_TRY(check_range(ranges[i].what, ranges[i].value, ranges[i].low, ranges[i].high, err));
    return BD_OK;
}

static bool happens(bd_random *lot, int permille) { return (int)bd_random_below(lot, 1000) < permille; }

static int clamp_rating(int rating) { return rating < LOWEST_RATING ? LOWEST_RATING : rating > HIGHEST_RATING ? HIGHEST_RATING : rating; }

static int downwards(const void *a, const void *b) { return *(const int *)b - *(const int *)a; }

static const char *title_of(int rating)
{
    return rating >= 2500 ? "GM" : rating >= 2400 ? "IM" : rating >= 2300 ? "FM" : rating >= 2200 ? "CM" : NULL;
}

static bd_status draw_ratings(const bd_field *field, bd_arena *arena, int **out, bd_err *err)
{
    int *ratings;
    BD_NEW(ratings, arena, field->players, err);
    bd_random lot = bd_random_part(field->seed, RATINGS);
    for (int i = 0; i < field->players; i++) ratings[i] = clamp_rating(field->rating + field->spread * bd_strength_spread(&lot) / 1000);
    qsort(ratings, (size_t)field->players, sizeof *ratings, downwards);
    *out = ratings;
    return BD_OK;
}

static bd_status add_players(const bd_field *field, bd_tournament *tournament, const int *ratings, bd_err *err)
{
    int *names;
    BD_NEW(names, tournament->arena, BD_NAMES, err);
    for (int i = 0; i < BD_NAMES; i++) names[i] = i;
    bd_random lot = bd_random_part(field->seed, NAMES);
    bd_random sexes = bd_random_part(field->seed, SEXES);
    bd_random_shuffle(&lot, names, BD_NAMES);
    for (int i = 0; i < field->players; i++) {
        bd_card *card;
        BD_TRY(bd_tournament_add_card(tournament, i + 1, &card, err));
        card->name = bd_name_of_player(tournament->arena, names[i]);
        card->grade = ratings[i];
        card->title = title_of(ratings[i]);
        card->sex = bd_random_below(&sexes, 4) == 0 ? 'w' : 'm';
        if (card->name == NULL) BD_FAIL(err, BD_NO_MEMORY, NULL, "memory is exhausted");
    }
    return BD_OK;
}

static void join_company(const bd_field *field, bd_tournament *tournament)
{
    bd_random lot = bd_random_part(field->seed, COMPANY);
    for (int i = 0; i < field->players; i++) {
        bd_card *card = &tournament->cards[i];
        const uint64_t club = bd_random_next(&lot), school = bd_random_next(&lot), team = bd_random_next(&lot);
        if (field->clubs > 0) card->club = bd_name_of_club(tournament->arena, (int)(club % (uint64_t)field->clubs));
        if (field->schools > 0) card->school = bd_name_of_school(tournament->arena, (int)(school % (uint64_t)field->schools));
        if (field->teams > 0) card->team = bd_name_of_team(tournament->arena, (int)(team % (uint64_t)field->teams));
        /* The arbiter of a schools' event names the strongest as top players. */
        card->top = strcmp(field->rules, "sca") == 0 && i < field->players / 4;
    }
}

static bd_status arrange_absences(const bd_field *field, bd_tournament *tournament, bd_err *err)
{
    bd_random lot = bd_random_part(field->seed, ABSENCES);
    bd_random late = bd_random_part(field->seed, LATE);
    for (int i = 0; i < field->players; i++) {
        bd_card *card = &tournament->cards[i];
        if (happens(&late, field->late) && field->rounds > 1) card->joined = 2 + (int)bd_random_below(&late, field->rounds > 3 ? 2 : 1);
        for (int round = 1; round <= field->rounds; round++) {
            const bool half = happens(&lot, field->half_byes);
            const bool zero = happens(&lot, field->zero_byes);
            if (round < card->joined || (!half && !zero)) continue;
            BD_TRY(bd_card_add_bye(tournament, card, round, half ? BD_BYE_HALF : BD_BYE_ZERO, err));
        }
    }
    return BD_OK;
}

static bd_status hide_grades(const bd_field *field, bd_tournament *tournament, bd_err *err)
{
    bd_random lot = bd_random_part(field->seed, UNRATED);
    for (int i = 0; i < field->players; i++)
        if (happens(&lot, field->unrated)) {
            tournament->cards[i].grade = 0;
            tournament->cards[i].title = NULL;
        }
    if (field->unrated == 0) return BD_OK;
    BD_ROOM(tournament->options, tournament->option_count, tournament->option_capacity, tournament->arena, err);
    tournament->options[tournament->option_count++] = (bd_option){.key = "ungraded", .text = "\"bottom\""};
    return BD_OK;
}

static bool is_forbidden(const bd_tournament *tournament, int a, int b)
{
    for (size_t i = 0; i < tournament->forbid_count; i++)
        if (tournament->forbid[i].a == a && tournament->forbid[i].b == b) return true;
    return false;
}

static bd_status forbid_pairs(const bd_field *field, bd_tournament *tournament, bd_err *err)
{
    bd_random lot = bd_random_part(field->seed, FORBIDDEN);
    for (int id = 1; id <= field->players; id++) {
        const bool some = happens(&lot, field->forbidden);
        const int other = bd_random_between(&lot, 1, field->players);
        const int a = id < other ? id : other;
        const int b = id < other ? other : id;
        if (!some || a == b || is_forbidden(tournament, a, b)) continue;
        BD_ROOM(tournament->forbid, tournament->forbid_count, tournament->forbid_capacity, tournament->arena, err);
        tournament->forbid[tournament->forbid_count++] = (bd_pair_rule){.a = a, .b = b, .first = 1, .last = BD_ROUNDS_MAX};
    }
    return BD_OK;
}

static bd_status draw_strengths(const bd_field *field, bd_arena *arena, const int *ratings, const int **out, bd_err *err)
{
    int *strength;
    BD_NEW(strength, arena, field->players, err);
    bd_random lot = bd_random_part(field->seed, NOISE);
    for (int i = 0; i < field->players; i++) strength[i] = ratings[i] + field->noise * bd_strength_spread(&lot) / 1000;
    *out = strength;
    return BD_OK;
}

bd_status bd_event_new(bd_arena *arena, const bd_field *field, bd_event *out, bd_err *err)
{
    BD_TRY(bd_field_check(field, err));
    bd_tournament *tournament = bd_tournament_new(arena);
    if (tournament == NULL) BD_FAIL(err, BD_NO_MEMORY, NULL, "memory is exhausted");
    *out = (bd_event){.field = field, .tournament = tournament};
    tournament->name = "Generated event";
    tournament->rules = field->rules;
    tournament->rounds = field->rounds;
    tournament->baku = field->accelerated && strcmp(field->rules, "fide") == 0;
    int *ratings;
    BD_TRY(draw_ratings(field, arena, &ratings, err));
    BD_TRY(add_players(field, tournament, ratings, err));
    join_company(field, tournament);
    BD_TRY(arrange_absences(field, tournament, err));
    BD_TRY(hide_grades(field, tournament, err));
    BD_TRY(forbid_pairs(field, tournament, err));
    return draw_strengths(field, arena, ratings, &out->strength, err);
}

#include "axes.h"

/* Sizes and how many of 10,000 tournaments have them. Most are small: there the rules are pressed hardest, by
 * opponents met, byes and colours, and a tournament costs a millisecond. */
static const struct {
    int of_10000, low, high;
} axes_sizes[] = {{8000, 6, 11}, {1600, 12, 20}, {340, 21, 40}, {50, 41, 80}, {9, 81, 160}, {1, 161, 500}};

static int axes_size(bd_random *lot)
{
    int left = (int)bd_random_below(lot, 10000);
    for (size_t i = 0;; i++) {
        if (left < axes_sizes[i].of_10000)
            return bd_random_between(lot, axes_sizes[i].low, axes_sizes[i].high);
        left -= axes_sizes[i].of_10000;
    }
}

/* One of four numbers; the first, where nothing out of the ordinary happens, half the time. */
static int axes_rate(bd_random *lot, int usual, int low, int high)
{
    const int choices[] = {usual, usual, low, high};
    return choices[bd_random_below(lot, 4)];
}

/* As many as can be played, at most nine, one time in eight up to thirteen. */
static int axes_rounds(bd_random *lot, int players)
{
    const int opponents = players % 2 == 0 ? players - 1 : players;
    const int most = bd_random_below(lot, 8) == 0 ? 13 : 9;
    return bd_random_between(lot, 3, opponents < most ? opponents : most);
}

/* Three points for a win, or a bye that is worth a draw. */
static bd_points axes_points(bd_random *lot)
{
    bd_points points = bd_points_usual();
    const int kind = (int)bd_random_below(lot, 20);
    if (kind < 3) {
        points.win = points.white_win = points.black_win = points.forfeit_win = 6;
        points.draw = points.white_draw = points.black_draw = points.half_bye = points.unknown = 2;
        points.pairing_bye = points.full_bye = 6;
    }
    if (kind == 3) {
        points.pairing_bye = points.draw;
        points.unknown = points.draw; /* what a record 162 that does not tell it means */
    }
    return points;
}

/* Every tenth tournament has full-point byes, every tenth games too short to be rated. */
static void axes_shape(bd_random *lot, versus_axes *out)
{
    const bd_shape_amount some = {.told = true, .percent = true, .number = 10};
    const int kind = (int)bd_random_below(lot, 10);
    if (kind == 0) out->shape.always[BD_SHAPE_FULL_BYES] = some;
    if (kind == 1) out->shape.always[BD_SHAPE_UNUSUAL] = some;
    out->plan.shape = kind < 2 ? &out->shape : NULL;
}

static void axes_accelerate(bd_random *lot, versus_axes *out)
{
    const int players = out->plan.players;
    if (bd_random_below(lot, 5) != 0) return;
    out->virtual_halves = bd_random_between(lot, 1, 4);
    /* The half of C.04.7, or any other part. */
    out->virtual_last =
        bd_random_below(lot, 2) == 0 ? (players + 3) / 4 * 2 : bd_random_between(lot, 1, players);
    if (out->virtual_last > players) out->virtual_last = players;
    out->virtual_rounds = bd_random_between(lot, 1, (out->plan.rounds + 1) / 2);
}

void versus_axes_of(const char *rules, const int *names, uint64_t seed, int number, versus_axes *out)
{
    bd_random lot = bd_random_part(seed, (uint64_t)number);
    *out = (versus_axes){.plan = bd_event_plan_usual(rules)};
    bd_event_plan *plan = &out->plan;
    plan->names = names;
    plan->seed = bd_random_next(&lot) >> 11; /* as large as a series may have it */
    plan->players = axes_size(&lot);
    plan->rounds = axes_rounds(&lot, plan->players);
    plan->spread = axes_rate(&lot, 250, 0, 20); /* equal ratings among them */
    plan->draws = axes_rate(&lot, 300, 0, 700);
    plan->forfeits = axes_rate(&lot, 0, 50, 250);
    plan->half_byes = axes_rate(&lot, 0, 40, 120);
    plan->zero_byes = axes_rate(&lot, 0, 40, 120);
    plan->late = axes_rate(&lot, 0, 100, 300);
    plan->withdrawals = axes_rate(&lot, 0, 20, 60);
    plan->forbidden = axes_rate(&lot, 0, 100, 300);
    out->initial_colour = bd_random_below(&lot, 2) == 0 ? BD_WHITE : BD_BLACK;
    out->points = axes_points(&lot);
    axes_shape(&lot, out);
    axes_accelerate(&lot, out);
}

static bd_status axes_add_virtual(bd_tournament *t, const versus_axes *axes, int id, bd_err *err)
{
    const int last =
        2 * axes->virtual_rounds < axes->plan.rounds ? 2 * axes->virtual_rounds : axes->plan.rounds;
    const int half = axes->virtual_halves / 2;
    BD_ROOM(t->accelerations, t->acceleration_count, t->acceleration_capacity, t->arena, err);
    t->accelerations[t->acceleration_count++] = (bd_acceleration){.halves = axes->virtual_halves,
                                                                  .first = 1,
                                                                  .last = axes->virtual_rounds,
                                                                  .first_id = id,
                                                                  .last_id = id};
    if (half == 0 || last <= axes->virtual_rounds) return BD_OK;
    BD_ROOM(t->accelerations, t->acceleration_count, t->acceleration_capacity, t->arena, err);
    t->accelerations[t->acceleration_count++] = (bd_acceleration){
        .halves = half, .first = axes->virtual_rounds + 1, .last = last, .first_id = id, .last_id = id};
    return BD_OK;
}

bd_status versus_event_new(bd_arena *arena, const versus_axes *axes, bd_made_event *out, bd_err *err)
{
    BD_TRY(bd_made_event_new(arena, &axes->plan, out, err));
    bd_tournament *t = out->tournament;
    t->points = axes->points;
    t->initial_colour = axes->initial_colour;
    for (int id = 1; axes->virtual_halves > 0 && id <= axes->virtual_last; id++)
        BD_TRY(axes_add_virtual(t, axes, id, err));
    return BD_OK;
}

#include "simulate/contest.h"

#include "base/ints.h"
#include "explain/difference.h"
#include "os/process.h"
#include "simulate/effects.h"
#include "simulate/play.h"

/* A tournament as it goes under one method. */
typedef struct world {
    const bd_series *series;
    const bd_event_plan *plan;
    bd_event event;
    bd_float_counts floats;
    bool over; /* there is no legal draw any more */
} world;

/* One method's draw of a round. */
typedef struct attempt {
    bool found, legal;
    const uint16_t *mate;
    bd_draw draw;
} attempt;

/* A round of a world, made once for all methods, and what that took. */
typedef struct moment {
    bd_round *round;
    bd_best best;
    int64_t made, solved; /* nanoseconds */
} moment;

static bd_status contest_draw_best(const world *w, bd_arena *arena, int number,
                                   const bd_draw_options *options, moment *out, bd_err *err)
{
    const bd_solve_options how = {.prove_unique = false};
    const int64_t begun = bd_os_thread_nanoseconds();
    BD_TRY(bd_round_new(arena, w->event.tournament, w->series->rules, number, options, &out->round, err));
    const int64_t made = bd_os_thread_nanoseconds();
    BD_TRY(bd_best_of_round(arena, out->round, &how, &out->best, err));
    out->solved = bd_os_thread_nanoseconds() - made;
    out->made = made - begun;
    return BD_OK;
}

static bool contest_is_legal(const bd_round *round, const uint16_t *mate)
{
    for (int u = 0; u < round->nodes; u++)
        if (mate[u] >= round->nodes || mate[u] == u || mate[mate[u]] != u ||
            !bd_round_is_legal(round, u, mate[u]))
            return false;
    return true;
}

static bd_status contest_draw_by_hand(const bd_method *method, bd_arena *arena, const bd_round *round,
                                      attempt *out, int64_t *took, bd_err *err)
{
    bd_hand_result result;
    const bd_hand_wishes wishes = {.seed = round->options->seed};
    const int64_t begun = bd_os_thread_nanoseconds();
    BD_TRY(method->draw(arena, round, &wishes, &result, err));
    *out = (attempt){.found = !result.stuck, .mate = result.mate};
    out->legal = out->found && contest_is_legal(round, result.mate);
    if (out->legal) BD_TRY(bd_hand_publish(arena, round, &result, &out->draw, err));
    *took += bd_os_thread_nanoseconds() - begun;
    return BD_OK;
}

/* Value by value, whatever the order of the criteria says. */
static bd_status contest_compare_values(const bd_series *series, bd_arena *arena, const bd_best *best,
                                        const uint16_t *mate, bd_trial_method *out, bd_err *err)
{
    const bd_value *values;
    size_t count;
    BD_TRY(bd_values_of(best->round, arena, mate, NULL, &values, &count, err));
    for (size_t i = 0; i < count && i < best->value_count; i++) {
        const int criterion = bd_series_criterion(series, values[i].criterion->id);
        const int64_t more = values[i].value - best->values[i].value;
        out->more[criterion] += more > 0;
        out->less[criterion] += more < 0;
        out->sum[criterion] += more;
    }
    return BD_OK;
}

static bd_status contest_compare_order(const bd_series *series, bd_arena *arena, const bd_best *best,
                                       const uint16_t *mate, bd_trial_method *out, bd_err *err)
{
    static const bd_tally_kind kinds[] = {[BD_SAME_BOARDS] = BD_TALLY_SAME,
                                          [BD_AS_GOOD] = BD_TALLY_EQUAL,
                                          [BD_WORSE] = BD_TALLY_WORSE,
                                          [BD_OPEN] = BD_TALLY_OPEN};
    bd_difference difference;
    BD_TRY(bd_difference_of(arena, best, mate, &difference, err));
    out->tally[kinds[difference.standing]]++;
    if (difference.standing != BD_WORSE) return BD_OK;
    const bd_stage_values *last = &difference.stages[difference.stage_count - 1];
    const int criterion =
        bd_series_criterion(series, difference.criterion != NULL ? difference.criterion->id : "other");
    out->first[criterion]++;
    out->excess[criterion] += last->wishes ? last->best - last->other : last->other - last->best;
    return BD_OK;
}

/* Counts one method's draw against the best one; *play is the draw to be played. */
static bd_status contest_judge(const world *w, bd_arena *arena, const bd_pairer *pairer, const moment *now,
                               bd_trial_method *out, bd_draw *play, bd_err *err)
{
    const bd_round *round = now->round;
    const bd_best *best = &now->best;
    *play = best->draw;
    out->tally[BD_TALLY_DRAWS]++;
    out->nanoseconds += now->made;
    if (pairer->method == NULL) {
        out->tally[BD_TALLY_SAME]++;
        out->nanoseconds += now->solved;
        return BD_OK;
    }
    attempt hand;
    BD_TRY(contest_draw_by_hand(pairer->method, arena, now->round, &hand, &out->nanoseconds, err));
    if (!hand.found) out->tally[BD_TALLY_STUCK]++;
    if (hand.found && !hand.legal) out->tally[BD_TALLY_ILLEGAL]++;
    if (!hand.legal) return BD_OK;
    *play = hand.draw;
    const int64_t wrong =
        bd_effects_wrong_colours(round, &hand.draw) - bd_effects_wrong_colours(round, &best->draw);
    if (wrong > 0) out->tally[BD_TALLY_AVOIDABLE] += wrong;
    BD_TRY(contest_compare_values(w->series, arena, best, hand.mate, out, err));
    return contest_compare_order(w->series, arena, best, hand.mate, out, err);
}

/* One round of one world: methods first .. first + count - 1 are asked, the first of them is played. */
static bd_status contest_play_round(world *w, bd_arena *arena, int number, int first, int count,
                                    bd_trial *out, bd_err *err)
{
    bd_event_withdraw(&w->event, number);
    const bd_draw_options options = bd_event_options(&w->event);
    moment now;
    bd_draw played = {.round = number};
    BD_TRY(contest_draw_best(w, arena, number, &options, &now, err));
    w->over = now.best.certificate.mate == NULL;
    for (int m = first; m < first + count; m++) {
        bd_trial_method *method = &out->methods[m];
        bd_draw draw;
        if (w->over) {
            method->tally[BD_TALLY_IMPOSSIBLE]++;
            continue;
        }
        BD_TRY(contest_judge(w, arena, &w->series->methods[m], &now, method, &draw, err));
        bd_effects_of_draw(now.round, &draw, m == first ? &w->floats : NULL, method->tally);
        if (m == first) played = draw;
    }
    return w->over ? BD_OK : bd_event_record(&w->event, &played, err);
}

static bd_status contest_rank(const world *w, bd_arena *arena, int number, bd_trial_method *out, bd_err *err)
{
    return bd_effects_ranking(&w->event, arena, number, &out->kendall[number - 1], &out->spearman[number - 1],
                              &out->tally[BD_TALLY_TOP1], &out->tally[BD_TALLY_TOP3], err);
}

/* A world that ends early keeps its last standings. */
static void contest_keep_ranking(bd_trial_method *out, int number)
{
    if (number < 2) return;
    out->kendall[number - 1] = out->kendall[number - 2];
    out->spearman[number - 1] = out->spearman[number - 2];
}

static bd_status contest_play_world(const bd_series *series, const bd_event_plan *plan, bd_arena *arena,
                                    int first, int count, bd_trial *out, bd_err *err)
{
    world w = {.series = series, .plan = plan};
    BD_TRY(bd_event_new(arena, plan, &w.event, err));
    BD_NEW(w.floats.down, arena, plan->players, err);
    BD_NEW(w.floats.up, arena, plan->players, err);
    bd_arena *scratch = bd_arena_new();
    if (scratch == NULL) BD_FAIL_MEMORY(err);
    bd_status status = BD_OK;
    for (int number = 1; number <= plan->rounds && status == BD_OK; number++) {
        const bd_arena_mark mark = bd_arena_here(scratch);
        if (!w.over) status = contest_play_round(&w, scratch, number, first, count, out, err);
        if (status == BD_OK && !w.over) status = contest_rank(&w, scratch, number, &out->methods[first], err);
        if (w.over) contest_keep_ranking(&out->methods[first], number);
        bd_arena_back_to(scratch, mark);
    }
    bd_arena_free(scratch);
    bd_effects_of_event(&w.event, &w.floats, out->methods[first].tally);
    return status;
}

bd_status bd_contest_play(const bd_series *series, int number, bd_arena *arena, bd_trial *out, bd_err *err)
{
    bd_event_plan plan = bd_series_plan(series, number);
    *out = (bd_trial){.number = number, .seed = plan.seed, .players = plan.players};
    const bd_arena_mark mark = bd_arena_here(arena);
    bd_status status = bd_event_shuffle_names(arena, &plan, err);
    if (status != BD_OK) return status;
    if (series->same_histories)
        status = contest_play_world(series, &plan, arena, 0, series->method_count, out, err);
    else
        for (int m = 0; m < series->method_count && status == BD_OK; m++) {
            const bd_arena_mark world_mark = bd_arena_here(arena);
            status = contest_play_world(series, &plan, arena, m, 1, out, err);
            bd_arena_back_to(arena, world_mark);
        }
    bd_arena_back_to(arena, mark);
    return status;
}

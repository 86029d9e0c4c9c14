/* Values of a draw that is proved in part: "proved" ends at the first criterion that was left open. */
#include <criterion/criterion.h>

#include "certify/best.h"
#include "simulate/made_event.h"

#include <signal.h>
#include <string.h>

static volatile sig_atomic_t stop;
static int stages_left;

static void count_down(void *self, const bd_solve_note *note)
{
    (void)self;
    if (note->stage_done && --stages_left == 0) stop = 1;
}

static size_t place_of(const bd_best *best, const char *stage)
{
    size_t i = 0;
    while (i < best->value_count && !bd_stage_is_of(stage, best->values[i].criterion)) i++;
    return i;
}

Test(best_values, nothing_is_proved_from_the_open_criterion_on)
{
    bd_event_plan plan = bd_event_plan_usual("caa");
    plan.players = 60;
    plan.clubs = 5;
    bd_arena *arena = bd_arena_new();
    bd_made_event event;
    cr_assert_eq(bd_made_event_new(arena, &plan, &event, NULL), BD_OK);
    int open = 0, whole = 0;
    for (int limit = 1; limit < 40; limit++) {
        const bd_solve_options how = {.limits.stop = &stop, .watch.say = count_down};
        bd_best best;
        stop = 0;
        stages_left = limit;
        cr_assert_eq(
            bd_best_draw(arena, event.tournament, bd_rulebook_find("caa"), 1, NULL, &how, &best, NULL),
            BD_OK);
        const size_t last = best.certificate.stage_count;
        cr_assert_gt(last, 0u);
        const bool all = best.certificate.outcome == BD_BEST;
        const size_t first_open =
            all ? best.value_count : place_of(&best, best.certificate.stages[last - 1].id);
        for (size_t i = 0; i < best.value_count; i++)
            cr_expect_eq(best.values[i].proved, i < first_open, "after %d stages: %s", limit,
                         best.values[i].criterion->id);
        open += !all;
        whole += all;
    }
    cr_expect_gt(open, 0);
    cr_expect_gt(whole, 0);
    bd_arena_free(arena);
}

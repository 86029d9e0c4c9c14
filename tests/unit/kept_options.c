#include "rulebook/options/draw_options.h"

#include "faults/arena_fault.h"

#include <criterion/criterion.h>

static bd_arena *arena;
static void begin(void) { arena = bd_arena_new(); }
static void end(void) { bd_arena_free(arena); }
TestSuite(kept_options, .init = begin, .fini = end);

/* Both texts are canonical, and so is the answer. */
static const char *join(const char *kept, const char *asked)
{
    bd_draw_options options[3];
    const char *text = "";
    bd_err err = {0};
    cr_assert_eq(bd_draw_options_parse(kept, arena, &options[0], &err), BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_draw_options_parse(asked, arena, &options[1], &err), BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_kept_options_join(&options[0], &options[1], arena, &options[2], &err), BD_OK);
    cr_assert_eq(bd_draw_options_print(&options[2], arena, &text, &err), BD_OK);
    return text;
}

#define JOINED(kept, asked, wanted) cr_assert_str_eq(join(kept, asked), wanted)

Test(kept_options, without_a_question_all_stay)
{
    static const char all[] =
        "seed=3 top=white allow-repeats bye=9 sit-out=3 forbid=1,2 pair=3,4 set=ungraded:top "
        "priorities=score,club keep=1-2,3:4,9-0 keep-after=score";
    JOINED(all, "", all);
    JOINED("", "seed=3 forbid=1,2 pair=3,4 set=ungraded:top priorities=score",
           "seed=3 forbid=1,2 pair=3,4 set=ungraded:top priorities=score");
    JOINED("", "", "");
}

Test(kept_options, what_is_asked_stands_beside_the_others)
{
    JOINED("top=white forbid=1,4 pair=2,6", "priorities=score",
           "top=white forbid=1,4 pair=2,6 priorities=score");
    JOINED("forbid=1,4 pair=2,6", "forbid=3,5", "forbid=1,4 forbid=3,5 pair=2,6");
    JOINED("forbid=1,4 pair=2,6", "pair=3,5", "forbid=1,4 pair=2,6 pair=3,5");
    JOINED("bye=7 pair=2,6", "allow-repeats sit-out=3", "allow-repeats bye=7 sit-out=3 pair=2,6");
    JOINED("set=club_rounds:2", "set=ungraded:top", "set=club_rounds:2 set=ungraded:top");
}

Test(kept_options, what_is_asked_goes_before_what_it_contradicts)
{
    JOINED("seed=3 top=white", "seed=4 top=black", "seed=4 top=black");
    JOINED("forbid=1,4 forbid=2,3", "pair=1,4", "forbid=2,3 pair=1,4");
    JOINED("pair=1,4 pair=2,3", "forbid=1,4", "forbid=1,4 pair=2,3");
    JOINED("pair=1,4 pair=2,3 pair=5,6", "pair=1,5", "pair=1,5 pair=2,3");
    JOINED("pair=1,4 pair=2,3", "bye=4", "bye=4 pair=2,3");
    JOINED("bye=4", "pair=1,4", "pair=1,4");
    JOINED("bye=4", "bye=5", "bye=5");
    JOINED("bye=4", "pair=1,5", "bye=4 pair=1,5");
    JOINED("set=ungraded:bottom priorities=club", "set=ungraded:top priorities=score",
           "set=ungraded:top priorities=score");
}

Test(kept_options, memory_that_runs_out_is_told)
{
    const bd_draw_options asked = bd_draw_options_none();
    bd_draw_options kept, out;
    bd_err err = {0};
    cr_assert_eq(bd_draw_options_parse("forbid=1,2 pair=3,4 set=ungraded:top", arena, &kept, &err), BD_OK);
    long n = 0;
    for (bd_status status = BD_NO_MEMORY; status != BD_OK; n++) {
        arena_fail_after(n);
        status = bd_kept_options_join(&kept, &asked, arena, &out, &err);
        const bool failed = arena_has_failed();
        arena_fail_after(-1);
        cr_assert_eq(status, failed ? BD_NO_MEMORY : BD_OK);
    }
    cr_assert_eq(n, 4);
}

/* The bar on the terminal: how much is done, how long it will take, how often it is drawn. */
#include <criterion/criterion.h>

#include "cli/work.h"

#include <string.h>

static bd_context context;
static bd_meter meter;

/* Two of five are done when the work begins; the first took a minute and a half, or `seconds`. */
static void begin(void)
{
    context = (bd_context){.err = tmpfile(), .err_is_terminal = true};
    cr_assert_not_null(context.err);
    meter = bd_meter_begin(&context, 5, 2);
}

static void end(void) { fclose(context.err); }

TestSuite(cli_meter, .init = begin, .fini = end);

/* All that was written since it was asked last. */
static const char *shown(void)
{
    static char text[512];
    static long from;
    fflush(context.err);
    cr_assert_eq(fseek(context.err, from, SEEK_SET), 0);
    text[fread(text, 1, sizeof text - 1, context.err)] = '\0';
    from = ftell(context.err);
    return text;
}

Test(cli_meter, shows_how_much_is_done_and_how_long_the_rest_takes)
{
    meter.begun -= 90;
    bd_meter_step(&meter);
    cr_expect_str_eq(shown(), "\r\x1b[K[############--------] 3 of 5 tournaments, about 3:00 left");
    bd_meter_step(&meter);
    cr_expect_str_eq(shown(), "", "a fifth of a second must have passed");
    meter.said -= 1;
    meter.begun -= 3 * 3725 - 90;
    bd_meter_step(&meter);
    cr_expect_str_eq(shown(), "\r\x1b[K[####################] 5 of 5 tournaments, about 0:00 left");
    bd_meter_end(&meter);
    cr_expect_str_eq(shown(), "\r\x1b[K");
    bd_meter_end(&meter);
    cr_expect_str_eq(shown(), "", "wiped away once");
}

Test(cli_meter, hours_have_their_own_place)
{
    meter.begun -= 3725;
    bd_meter_step(&meter);
    cr_expect_str_eq(shown(), "\r\x1b[K[############--------] 3 of 5 tournaments, about 2:04:10 left");
}

Test(cli_meter, an_hour_is_not_sixty_minutes)
{
    meter.begun -= 1800;
    bd_meter_step(&meter);
    cr_expect_not_null(strstr(shown(), "about 1:00:00 left"));
}

Test(cli_meter, nothing_is_shown_to_nobody)
{
    context.err_is_terminal = false;
    bd_meter_step(&meter);
    context.err_is_terminal = true;
    context.verbosity = BD_QUIET;
    bd_meter_step(&meter);
    bd_meter_end(&meter);
    cr_expect_str_eq(shown(), "");
    cr_expect_eq(meter.done, 4);
}

Test(cli_meter, a_work_of_nothing_is_done)
{
    meter = bd_meter_begin(&context, 0, 0);
    bd_meter_end(&meter);
    cr_expect_str_eq(shown(), "");
}

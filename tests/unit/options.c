#include "base/args.h"
#include "base/closest.h"
#include "faults/arena_fault.h"

#include <criterion/criterion.h>
#include <string.h>

static const bd_option_row rows[] = {
    {'q', "quiet", NULL, "say little"},  {'v', "verbose", NULL, "say more"},
    {'o', "output", "FILE", "where to"}, {0, "pair", "A,B", "fixed board"},
    {0, "round", "N", "which round"},
};

static bd_arena *arena;
static bd_args args;
static bd_err err;
static int used;

static void begin(void) { arena = bd_arena_new(); }
static void end(void) { bd_arena_free(arena); }
TestSuite(options, .init = begin, .fini = end);

static bd_status parse(int count, const char **argv, bool stop)
{
    args = (bd_args){0};
    err = (bd_err){0};
    char **words = (char **)argv;
    return bd_options_parse(arena, rows, sizeof rows / sizeof *rows, count, words, stop, &args, &used, &err);
}
#define PARSE(...)                                                                                           \
    parse((int)(sizeof((const char *[]){__VA_ARGS__}) / sizeof(char *)), (const char *[]){__VA_ARGS__}, false)

Test(options, long_forms)
{
    cr_assert_eq(PARSE("a", "--output=x=y", "--output", "--quiet", "b", "--verbose"), BD_OK);
    cr_assert_str_eq(bd_args_value(&args, "output"), "--quiet",
                     "the last one wins, and a value may look like an option");
    cr_assert(bd_args_has(&args, "verbose"));
    cr_assert_not(bd_args_has(&args, "quiet"));
    cr_assert_eq(args.word_count, 2);
    cr_assert_str_eq(args.words[1], "b");
    cr_assert_str_eq(args.given[0].value, "x=y");
}

Test(options, short_forms)
{
    cr_assert_eq(PARSE("-qvofile", "-o", "other"), BD_OK);
    cr_assert(bd_args_has(&args, "quiet") && bd_args_has(&args, "verbose"));
    size_t at = 0;
    cr_assert_str_eq(bd_args_next(&args, "output", &at), "file");
    cr_assert_str_eq(bd_args_next(&args, "output", &at), "other");
    cr_assert_null(bd_args_next(&args, "output", &at));
}

Test(options, results_of_games_are_words)
{
    cr_assert_eq(PARSE("--+", "---", "+--", "-", "-5", "--", "-q", "--"), BD_OK);
    cr_assert_eq(args.word_count, 7);
    cr_assert_str_eq(args.words[0], "--+");
    cr_assert_str_eq(args.words[1], "---");
    cr_assert_str_eq(args.words[5], "-q");
    cr_assert_str_eq(args.words[6], "--", "only the first ends the options");
}

Test(options, stops_at_a_word)
{
    cr_assert_eq(parse(3, (const char *[]){"-q", "show", "--nonsense"}, true), BD_OK);
    cr_assert_eq(used, 1);
    cr_assert_eq(args.word_count, 0);
}

Test(options, mistakes)
{
    cr_assert_eq(PARSE("--quite"), BD_USAGE);
    cr_assert_str_eq(err.sentence, "unknown option '--quite'; did you mean '--quiet'?");
    cr_assert_eq(PARSE("--zzzzzz=4"), BD_USAGE);
    cr_assert_str_eq(err.sentence, "unknown option '--zzzzzz'; --help lists the options");
    cr_assert_eq(PARSE("-qx"), BD_USAGE);
    cr_assert_str_eq(err.sentence, "unknown option '-x'; --help lists the options");
    cr_assert_eq(PARSE("--quiet=yes"), BD_USAGE);
    cr_assert_str_eq(err.sentence, "option '--quiet' takes no value, but got 'yes'");
    cr_assert_eq(PARSE("--output"), BD_USAGE);
    cr_assert_str_eq(err.sentence, "option '--output' needs a value: --output=FILE");
    cr_assert_eq(PARSE("-qo"), BD_USAGE);
}

Test(options, numbers_and_choices)
{
    int64_t n = 7;
    cr_assert_eq(PARSE("--pair=json"), BD_OK);
    cr_assert_eq(bd_args_int(&args, "round", 1, 99, &n, &err), BD_OK);
    cr_assert_eq(n, 7, "untouched when not given");
    cr_assert_eq(PARSE("--round=12", "--pair=json"), BD_OK);
    cr_assert_eq(bd_args_int(&args, "round", 1, 99, &n, &err), BD_OK);
    cr_assert_eq(n, 12);
    cr_assert_eq(bd_args_int(&args, "round", 1, 9, &n, &err), BD_USAGE);
    cr_assert_str_eq(err.sentence, "option '--round' needs a whole number from 1 to 9, not '12'");
    size_t which = 9;
    cr_assert_eq(bd_args_choice(&args, "pair", (const char *const[]){"text", "json"}, 2, &which, &err),
                 BD_OK);
    cr_assert_eq(which, 1);
    cr_assert_eq(bd_args_choice(&args, "pair", (const char *const[]){"text", "csv", "trf"}, 3, &which, &err),
                 BD_USAGE);
    cr_assert_str_eq(err.sentence, "option '--pair' must be one of text, csv, trf, not 'json'");
}

Test(options, memory_runs_out)
{
    for (long n = 0; n < 3; n++) {
        arena_fail_after(n);
        const bd_status status = PARSE("-q", "word");
        arena_fail_after(-1);
        cr_assert(status == BD_NO_MEMORY || status == BD_OK);
    }
}

Test(closest, distances)
{
    cr_assert_eq(bd_closest_distance("", "abc"), 3);
    cr_assert_eq(bd_closest_distance("draw", "draw"), 0);
    cr_assert_eq(bd_closest_distance("darw", "draw"), 1, "neighbours swapped");
    cr_assert_eq(bd_closest_distance("show", "shwo"), 1);
    cr_assert_eq(bd_closest_distance("result", "results"), 1);
    cr_assert_eq(bd_closest_distance("kitten", "sitting"), 3);
}

Test(closest, nothing_near)
{
    bd_closest closest = {.word = "xyzzy"};
    bd_closest_offer(&closest, "draw");
    cr_assert_null(closest.best);
    bd_closest_offer(&closest, "xyzzyx");
    cr_assert_str_eq(closest.best, "xyzzyx");
}

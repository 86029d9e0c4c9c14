/* The public handles: texts and counts, errors with their place, and calls that make no sense. */
#include "bestdraw/bestdraw.h"
#include "faults/arena_fault.h"

#include "base/arena.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static const char good[] =
    "{\"format\":\"cards/"
    "1\",\"name\":\"Three\",\"players\":[{\"id\":1,\"name\":\"A\",\"history\":[{\"round\":1,\"opponent\":2,"
    "\"colour\":\"W\",\"result\":\"1\"}]},{\"id\":2,\"name\":\"B\",\"history\":[{\"round\":1,\"opponent\":1,"
    "\"colour\":\"B\","
    "\"result\":\"%s\"}]},{\"id\":3,\"name\":\"C\"}]}";

static bestdraw_status read_with(const char *result, int lenient, bestdraw_tournament **out)
{
    char text[1000];
    (void)snprintf(text, sizeof text, good, result);
    return bestdraw_read_memory("three.json", text, strlen(text), lenient, out);
}

Test(library, a_good_file)
{
    bestdraw_tournament *tournament = NULL;
    cr_assert_eq(read_with("0", 0, &tournament), BESTDRAW_OK);
    cr_assert_str_eq(bestdraw_name(tournament), "Three");
    cr_assert_eq(bestdraw_player_count(tournament), 3);
    cr_assert_eq(bestdraw_next_round(tournament), 2);
    cr_assert_eq(bestdraw_warning_count(tournament), 0);
    cr_assert_eq(bestdraw_warning_count(NULL), 0);
    cr_assert_str_eq(bestdraw_error(tournament), "");
    bestdraw_tournament_free(tournament);
}

Test(library, disagreement_is_an_error_or_a_warning)
{
    bestdraw_tournament *tournament = NULL;
    cr_assert_eq(read_with("1", 0, &tournament), BESTDRAW_BAD_INPUT);
    cr_assert_not_null(strstr(bestdraw_error(tournament), "three.json"));
    cr_assert_eq(bestdraw_player_count(tournament), 0);
    bestdraw_tournament_free(tournament);
    cr_assert_eq(read_with("1", 1, &tournament), BESTDRAW_OK);
    cr_assert_eq(bestdraw_warning_count(tournament), 1);
    cr_assert_str_eq(
        bestdraw_warning(tournament, 0),
        "three.json:1:77: round 1: player 1 (A) has a win, but player 2 (B), the opponent, has a win");
    cr_assert_str_eq(bestdraw_warning(tournament, 1), "");
    bestdraw_tournament_free(tournament);
}

Test(library, calls_that_make_no_sense)
{
    bestdraw_tournament *tournament = NULL;
    cr_assert_eq(bestdraw_read_file(NULL, 0, &tournament), BESTDRAW_USAGE);
    cr_assert_null(tournament);
    cr_assert_eq(bestdraw_read_file("x", 0, NULL), BESTDRAW_USAGE);
    bestdraw_tournament *one = NULL;
    cr_assert_eq(read_with("0", 0, &one), BESTDRAW_OK);
    tournament = one;
    cr_assert_eq(bestdraw_read_memory("x", NULL, 0, 0, &tournament), BESTDRAW_USAGE);
    cr_assert_null(tournament);
    tournament = one;
    cr_assert_eq(bestdraw_read_file(NULL, 0, &tournament), BESTDRAW_USAGE);
    cr_assert_null(tournament);
    bestdraw_tournament_free(one);
    cr_assert_neq(bestdraw_read_file("/nowhere/at/all.json", 0, &tournament), BESTDRAW_OK);
    cr_assert_not_null(strstr(bestdraw_error(tournament), "/nowhere/at/all.json"));
    bestdraw_tournament_free(tournament);
    bestdraw_tournament_free(NULL);
    cr_assert_eq(bestdraw_player_count(NULL), 0);
}

Test(library, memory_may_run_out_anywhere)
{
    bestdraw_status status = BESTDRAW_NO_MEMORY;
    for (long n = 0; status != BESTDRAW_OK; n++) {
        bestdraw_tournament *tournament = NULL;
        arena_fail_after(n);
        status = read_with("0", 0, &tournament);
        arena_fail_after(-1);
        cr_assert(status == BESTDRAW_OK || status == BESTDRAW_NO_MEMORY, "allocation %ld: status %d", n,
                  (int)status);
        bestdraw_tournament_free(tournament);
        cr_assert_lt(n, 100000);
    }
}

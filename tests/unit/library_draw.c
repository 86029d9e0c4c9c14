/* The public handles draw a round: boards, values, a certificate that the checker accepts; and what cannot be
 * drawn says so. */
#include "bestdraw/bestdraw.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bestdraw_tournament *open_file(const char *name)
{
    bestdraw_tournament *tournament = NULL;
    char path[1000];
    (void)snprintf(path, sizeof path, "%s/%s", SOURCE_FOLDER, name);
    cr_assert_eq(bestdraw_read_file(path, 0, &tournament), BESTDRAW_OK, "%s", bestdraw_error(tournament));
    return tournament;
}

Test(library, the_shipped_open_is_drawn_and_verified)
{
    bestdraw_tournament *tournament = open_file("docs/examples/open.json");
    bestdraw_draw *draw = NULL;
    cr_assert_eq(bestdraw_draw_round(tournament, NULL, &draw), BESTDRAW_OK, "%s", bestdraw_error(tournament));
    cr_assert_eq(bestdraw_draw_outcome(draw), BESTDRAW_BEST);
    cr_assert_eq(bestdraw_draw_number(draw), bestdraw_next_round(tournament));
    char seen[51] = {0};
    for (size_t i = 0; i < bestdraw_board_count(draw); i++) {
        const bestdraw_board board = bestdraw_board_at(draw, i);
        seen[board.white]++;
        seen[board.black]++;
    }
    seen[bestdraw_bye(draw)]++;
    int paired = 0;
    for (int id = 1; id <= 50; id++) paired += seen[id] == 1;
    cr_assert_eq(paired, 49, "everybody but the player with a half-point bye has one opponent or the bye");
    cr_assert_gt(bestdraw_criterion_count(draw), 8);
    for (size_t i = 0; i < bestdraw_criterion_count(draw); i++)
        cr_assert_gt(strlen(bestdraw_criterion_sentence(draw, i)), 5);

    char path[] = "/tmp/bestdraw-library-XXXXXX", command[2000];
    const int file = mkstemp(path);
    cr_assert_geq(file, 0);
    FILE *out = fdopen(file, "w");
    fputs(bestdraw_certificate(draw), out);
    cr_assert_eq(fclose(out), 0);
    (void)snprintf(command, sizeof command, "%s/bestdraw-verify %s/docs/examples/open.json %s >/dev/null",
                   BUILD_FOLDER, SOURCE_FOLDER, path);
    cr_assert_eq(system(command), 0, "%s", command);
    cr_assert_eq(remove(path), 0);
    bestdraw_draw_free(draw);
    bestdraw_tournament_free(tournament);
}

Test(library, no_draw_is_an_outcome)
{
    static const char two[] =
        "{\"format\":\"cards/"
        "1\",\"players\":[{\"id\":1,\"grade\":1500,\"history\":[{\"round\":1,\"opponent\":2,\"colour\":\"W\","
        "\"result\":\"1\"}]},{\"id\":2,\"grade\":1400,\"history\":[{\"round\":1,\"opponent\":1,\"colour\":"
        "\"B\",\"result\":\"0\"}]}]}";
    bestdraw_tournament *tournament = NULL;
    bestdraw_draw *draw = NULL;
    cr_assert_eq(bestdraw_read_memory("two", two, strlen(two), 0, &tournament), BESTDRAW_OK);
    cr_assert_eq(bestdraw_draw_round(tournament, NULL, &draw), BESTDRAW_OK);
    cr_assert_eq(bestdraw_draw_outcome(draw), BESTDRAW_NO_DRAW);
    cr_assert_eq(bestdraw_board_count(draw), 0);
    bestdraw_draw_free(draw);
    const bestdraw_options again = {.size = sizeof again, .allow_repeats = 1};
    cr_assert_eq(bestdraw_draw_round(tournament, &again, &draw), BESTDRAW_OK);
    cr_assert_eq(bestdraw_draw_outcome(draw), BESTDRAW_BEST);
    cr_assert_eq(bestdraw_board_count(draw), 1);
    cr_assert_eq(bestdraw_board_at(draw, 0).white, 2);
    bestdraw_draw_free(draw);
    bestdraw_tournament_free(tournament);
}

Test(library, an_unknown_rulebook_is_named)
{
    bestdraw_tournament *tournament = open_file("docs/examples/open.json");
    bestdraw_draw *draw = NULL;
    const bestdraw_options options = {.size = sizeof options, .rules = "chess960"};
    cr_assert_eq(bestdraw_draw_round(tournament, &options, &draw), BESTDRAW_USAGE);
    cr_assert_null(draw);
    cr_assert_not_null(strstr(bestdraw_error(tournament), "chess960"));
    cr_assert_eq(bestdraw_draw_round(tournament, NULL, &draw), BESTDRAW_OK);
    cr_assert_str_eq(bestdraw_error(tournament), "", "what went wrong before is not said again");
    bestdraw_draw_free(draw);
    cr_assert_eq(bestdraw_draw_round(NULL, NULL, &draw), BESTDRAW_USAGE);
    cr_assert_null(draw);
    cr_assert_eq(bestdraw_draw_round(tournament, NULL, NULL), BESTDRAW_USAGE);
    bestdraw_tournament_free(tournament);
}

Test(library, a_round_is_drawn_when_it_is_next)
{
    static const char open_game[] =
        "{\"format\":\"cards/1\",\"rules\":\"plain\",\"rounds\":3,\"players\":["
        "{\"id\":1,\"grade\":1500,\"history\":[{\"round\":1,\"opponent\":2,\"colour\":\"W\"}]},"
        "{\"id\":2,\"grade\":1400,\"history\":[{\"round\":1,\"opponent\":1,\"colour\":\"B\"}]},"
        "{\"id\":3,\"grade\":1300},{\"id\":4,\"grade\":1200}]}";
    bestdraw_tournament *tournament = NULL;
    bestdraw_draw *draw = NULL;
    bestdraw_options options = {.size = sizeof options, .round = 2};
    cr_assert_eq(bestdraw_read_memory("open", open_game, strlen(open_game), 0, &tournament), BESTDRAW_OK);
    cr_assert_eq(bestdraw_draw_round(tournament, &options, &draw), BESTDRAW_BAD_INPUT);
    cr_assert_not_null(strstr(bestdraw_error(tournament), "1 game"), "%s", bestdraw_error(tournament));
    options.round = 99;
    cr_assert_eq(bestdraw_draw_round(tournament, &options, &draw), BESTDRAW_BAD_INPUT);
    cr_assert_null(draw);
    bestdraw_tournament_free(tournament);
}

/* Every worked example of the British rules comes out as known, by an exact solver that is not the real one.
 */
#include <criterion/criterion.h>

#include "certify/best.h"
#include "io/json/cards_json.h"
#include "paths.h"
#include "recount.h"
#include "rulebook/rulebook.h"
#include "tests_file.h"

#include <cjson/cJSON.h>

static const char *const examples[] = {
    "ex_g1_1",     "ex_g1_2",  "ex_g1_3",  "ex_g1_4",  "ex_g1_5",  "ex_g2_1",  "ex_g2_2",
    "ex_g2_3",     "set_a_r1", "set_a_r2", "set_a_r3", "set_a_r4", "set_a_r5", "set_b",
    "set_b_cards", "set_c",    "set_d",    "set_f",    "set_g6",   "set_h",
};

static bd_tournament *read_example(bd_arena *arena, const char *name, cJSON **known)
{
    char path[128];
    (void)snprintf(path, sizeof path, "examples/%s.json", name);
    size_t size = 0;
    const char *text = test_file_sized(arena, path, &size);
    const bd_read_options options = {.lenient = true};
    bd_tournament *tournament = NULL;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_cards_json_read(arena, path, text, size, &options, NULL, &tournament, &err), BD_OK,
                 "%s: %s", path, err.sentence);
    *known = cJSON_Parse(text);
    return tournament;
}

static bool boards_are(const bd_draw *draw, const cJSON *pairs, bool colours)
{
    if (draw->board_count != (size_t)cJSON_GetArraySize(pairs)) return false;
    const cJSON *pair;
    cJSON_ArrayForEach(pair, pairs)
    {
        const int white = cJSON_GetArrayItem(pair, 0)->valueint;
        const int black = cJSON_GetArrayItem(pair, 1)->valueint;
        bool found = false;
        for (size_t i = 0; i < draw->board_count; i++) {
            const bd_board *board = &draw->boards[i];
            if (board->white == white && board->black == black) found = true;
            if (!colours && board->white == black && board->black == white) found = true;
        }
        if (!found) return false;
    }
    return true;
}

static const char *list_boards(bd_arena *arena, const bd_draw *draw)
{
    bd_text text = bd_text_new(arena);
    for (size_t i = 0; i < draw->board_count; i++)
        bd_text_add(&text, "%d-%d ", draw->boards[i].white, draw->boards[i].black);
    bd_text_add(&text, "bye %d", draw->bye);
    return text.bytes;
}

static const char *list_stages(bd_arena *arena, const paths *solved)
{
    bd_text text = bd_text_new(arena);
    for (int i = 0; i < solved->stage_count; i++)
        bd_text_add(&text, " %s=%lld", solved->stages[i].id, (long long)solved->stages[i].value);
    return text.bytes;
}

static bool colours_count(const cJSON *known)
{
    const cJSON *expected = cJSON_GetObjectItem(known, "expected");
    const cJSON *round = cJSON_GetObjectItem(known, "round");
    return strcmp(cJSON_GetObjectItem(known, "use")->valuestring, "exact") == 0 &&
           !(cJSON_IsNumber(round) && round->valueint == 1) &&
           !cJSON_IsTrue(cJSON_GetObjectItem(expected, "colour_open"));
}

static void check_known(bd_arena *arena, const char *name, const bd_draw *draw, const cJSON *known,
                        const paths *solved)
{
    const cJSON *expected = cJSON_GetObjectItem(known, "expected");
    const cJSON *best = cJSON_GetObjectItem(known, "best");
    const cJSON *pairs = cJSON_GetObjectItem(best != NULL ? best : expected, "pairs");
    const cJSON *bye = cJSON_GetObjectItem(expected, "bye");
    cr_expect(boards_are(draw, pairs, colours_count(known)), "%s: %s;%s", name, list_boards(arena, draw),
              list_stages(arena, solved));
    if (cJSON_IsNumber(bye)) cr_expect_eq(draw->bye, bye->valueint, "%s: %s", name, list_boards(arena, draw));
}

/* Every stage that an arbiter would count has the value that he counts. */
static void check_counts(bd_arena *arena, const char *name, const bd_round *round, const paths *solved)
{
    bd_counts counts;
    cr_assert_eq(recount_boards(round, arena, solved->mate, &counts, NULL), BD_OK);
    for (int i = 0; i < solved->stage_count; i++) {
        const int64_t *count = bd_counts_find(&counts, solved->stages[i].id);
        if (count != NULL)
            cr_expect_eq(*count, solved->stages[i].value, "%s: %s is %lld, counted %lld", name,
                         solved->stages[i].id, (long long)solved->stages[i].value, (long long)*count);
    }
}

/* The real solver finds the same boards, and proves them. */
static void check_solver(bd_arena *arena, const char *name, const bd_tournament *tournament,
                         const paths *solved)
{
    const bd_solve_options how = {.prove_unique = true};
    bd_best best;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_best_draw(arena, tournament, bd_rulebook_find("caa"), 0, NULL, &how, &best, &err), BD_OK,
                 "%s: %s", name, err.sentence);
    cr_expect_eq(best.certificate.outcome, BD_BEST, "%s", name);
    cr_expect(best.certificate.unique, "%s", name);
    cr_assert_eq(best.certificate.nodes, solved->nodes);
    for (int u = 0; u < solved->nodes; u++)
        cr_expect_eq(best.certificate.mate[u], solved->mate[u], "%s: node %d", name, u);
}

static void try_example(const char *name)
{
    bd_arena *arena = bd_arena_new();
    cJSON *known = NULL;
    const bd_tournament *tournament = read_example(arena, name, &known);
    bd_round *round = NULL;
    bd_edge *edges = NULL;
    size_t count = 0;
    bd_stages stages;
    bd_draw draw;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_round_new(arena, tournament, bd_rulebook_find("caa"), 0, NULL, &round, &err), BD_OK,
                 "%s: %s", name, err.sentence);
    cr_assert_eq(bd_round_edges(round, arena, &edges, &count, &err), BD_OK);
    cr_assert_eq(bd_round_stages(round, arena, &stages, &err), BD_OK);
    static paths solved;
    cr_assert(paths_solve(&solved, round->nodes, edges, count, &stages), "%s: no draw", name);
    cr_assert_eq(bd_round_draw(round, arena, solved.mate, &draw, &err), BD_OK);
    check_known(arena, name, &draw, known, &solved);
    check_counts(arena, name, round, &solved);
    check_solver(arena, name, tournament, &solved);
    cr_expect_eq(solved.matchings, 1, "%s: %lld best draws", name, (long long)solved.matchings);
    paths_end(&solved);
    cJSON_Delete(known);
    bd_arena_free(arena);
}

Test(caa, examples)
{
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) try_example(examples[i]);
}

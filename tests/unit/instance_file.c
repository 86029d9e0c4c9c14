/* Instance files, as text and JSON. */
#include "io/instance_file.h"

#include "base/random.h"

#include <criterion/criterion.h>
#include <string.h>

static bd_instance read_good(bd_arena *arena, const char *text)
{
    bd_instance instance;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_instance_read(arena, "f", text, strlen(text), &instance, &err), BD_OK, "%s %s", err.place,
                 err.sentence);
    return instance;
}

static const char *read_error(bd_arena *arena, const char *text)
{
    static bd_err err;
    static char shown[800];
    bd_instance instance;
    if (bd_instance_read(arena, "f", text, strlen(text), &instance, &err) == BD_OK) return "";
    cr_assert_eq(err.status, BD_BAD_INPUT);
    return bd_err_text(&err, shown, sizeof shown);
}

#define TEXT "bestdraw-instance 1\nnodes 4\ncosts a b.c:1\n"
#define JSON "{\"format\": \"instance/1\", \"nodes\": 4, \"costs\": [\"a\", \"b.c:1\"], \"edges\": ["

Test(instance_file, text_and_json_say_the_same)
{
    bd_arena *arena = bd_arena_new();
    const bd_instance text =
        read_good(arena, TEXT "edge 4 3 5 -6\nedge 1 2 1000000000 0\n# remark\nedge 2 4 7 8\nend\n");
    const bd_instance json = read_good(arena, JSON "[1, 2, 1000000000, 0], [3, 4, 5, -6], [4, 2, 7, 8]]}");
    bd_text a = bd_text_new(arena), b = bd_text_new(arena);
    char da[65], db[65];
    cr_assert_eq(bd_instance_write(&a, &text, NULL), BD_OK);
    cr_assert_eq(bd_instance_write(&b, &json, NULL), BD_OK);
    cr_assert_str_eq(a.bytes, TEXT "edge 1 2 1000000000 0\nedge 2 4 7 8\nedge 3 4 5 -6\nend\n");
    cr_assert_str_eq(a.bytes, b.bytes);
    bd_instance_digest(&text, da);
    bd_instance_digest(&json, db);
    cr_assert_str_eq(da, db);
    bd_arena_free(arena);
}

Test(instance_file, the_digest_knows_every_number)
{
    static const char *const texts[] = {
        TEXT "edge 1 2 0 0\nend\n",
        TEXT "edge 1 2 1 0\nend\n",
        TEXT "edge 1 2 0 1\nend\n",
        TEXT "edge 1 3 0 0\nend\n",
        TEXT "edge 3 2 0 0\nend\n",
        TEXT "end\n",
        "bestdraw-instance 1\nnodes 6\ncosts a b.c:1\nedge 1 2 0 0\nend\n",
        "bestdraw-instance 1\nnodes 4\ncosts a b.c:2\nedge 1 2 0 0\nend\n",
    };
    enum { COUNT = sizeof texts / sizeof *texts };
    char digest[COUNT][65];
    bd_arena *arena = bd_arena_new();
    for (size_t i = 0; i < COUNT; i++) {
        const bd_instance instance = read_good(arena, texts[i]);
        bd_instance_digest(&instance, digest[i]);
        for (size_t j = 0; j < i; j++) cr_assert_str_neq(digest[i], digest[j], "%zu %zu", i, j);
    }
    bd_arena_free(arena);
}

/* Edges in any order as programs write them, and with blanks, remarks and line ends that a person's file may
 * have: each line is read the quick way or the careful one, and both mean the same. */
Test(instance_file, quick_lines_and_careful_ones_say_the_same)
{
    enum { NODES = 40 };
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_seeded(1);
    bd_text quick = bd_text_new(arena), careful = bd_text_new(arena);
    int pairs[NODES * NODES], count = 0;
    char a[65], b[65];
    for (int pair = 0; pair < NODES * NODES; pair++)
        if (pair / NODES < pair % NODES && bd_random_below(&random, 3) > 0) pairs[count++] = pair;
    bd_random_shuffle(&random, pairs, (size_t)count);
    bd_text_add_string(&quick, "bestdraw-instance 1\nnodes 40\ncosts a b\n");
    bd_text_add_string(&careful, quick.bytes);
    for (int i = 0; i < count; i++) {
        static const int powers[] = {1, 10, 1000, 10000000, 1000000001};
        const int u = pairs[i] / NODES + 1, v = pairs[i] % NODES + 1;
        const int x = (int)bd_random_below(&random, (uint64_t)powers[i % 5]), y = (i % 3 - 1) * (i + 1);
        static const char *const forms[] = {"edge  %d %d %d %d\n", "edge %d %d %d %d\r\n",
                                            "# no\nedge %d %d %d %d\n", "\n edge %d\t%d %d %d \n",
                                            "edge %d %d %d %d\n"};
        bd_text_add(&quick, "edge %d %d %d %d\n", u, v, x, y);
        bd_text_add(&careful, forms[bd_random_below(&random, 5)], i % 2 == 0 ? v : u, i % 2 == 0 ? u : v, x,
                    y);
    }
    bd_text_add_string(&quick, "end");
    bd_text_add_string(&careful, "end\n\n");
    const bd_instance one = read_good(arena, quick.bytes), two = read_good(arena, careful.bytes);
    cr_assert_eq(one.edge_count, (size_t)count);
    bd_instance_digest(&one, a);
    bd_instance_digest(&two, b);
    cr_assert_str_eq(a, b);
    bd_arena_free(arena);
}

Test(instance_file, stages_price_any_part_of_the_pairs)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    bd_text_add_string(&text, "bestdraw-instance 1\nnodes 20\ncosts product sum\n");
    for (int u = 1; u <= 20; u++)
        for (int v = u + 1; v <= 20; v++)
            if ((u * v) % 7 != 3) bd_text_add(&text, "edge %d %d %d %d\n", u, v, u * v, u + v);
    bd_text_add_string(&text, "end\n");
    const bd_instance instance = read_good(arena, text.bytes);
    bd_stages stages;
    bd_stage stage;
    bool done = false;
    cr_assert_eq(bd_instance_stages(&instance, arena, &stages, NULL), BD_OK);
    for (int k = 0; k < 2; k++) {
        cr_assert_eq(stages.next(stages.self, NULL, 0, &stage, &done, NULL), BD_OK);
        cr_assert_not(done);
        cr_assert_str_eq(stage.id, k == 0 ? "product" : "sum");
        for (size_t step = 1; step < 30; step++) {
            bd_edge edges[200];
            bd_cost cost[200];
            size_t count = 0;
            for (size_t i = 0; i < instance.edge_count; i += step) edges[count++] = instance.edges[i];
            stage.price(stage.context, edges, count, cost);
            for (size_t i = 0; i < count; i++)
                cr_assert_eq(cost[i],
                             k == 0 ? (edges[i].u + 1) * (edges[i].v + 1) : edges[i].u + edges[i].v + 2);
        }
    }
    cr_assert_eq(stages.next(stages.self, NULL, 0, &stage, &done, NULL), BD_OK);
    cr_assert(done);
    bd_arena_free(arena);
}

Test(instance_file, what_is_wrong_is_said_with_its_place)
{
    static const struct {
        const char *text, *error;
    } rows[] = {
        {"", "f:0: \"bestdraw-instance\" is missing"},
        {"bestdraw-instance 1\nnodes 5\n", "f:2: the number of nodes is 5, but only an even number"},
        {"bestdraw-instance 1\nnodes -2\n", "f:2: the number of nodes is -2"},
        {"bestdraw-instance 1\nnodes 50002\n", "f:2: the number of nodes is 50002"},
        {"bestdraw-instance 1\nnodes 4\ncosts a a\n", "f:3: the cost \"a\" is listed twice"},
        {"bestdraw-instance 1\nnodes 4\ncosts unique\n",
         "f:3: the cost \"unique\" is listed twice, has a reserved name"},
        {TEXT "edge 1 1 0 0\n", "f:4: the edge 1 1 joins a node to itself"},
        {TEXT "edge 1 5 0 0\n", "f:4: a node is 5 and should be from 1 to 4"},
        {TEXT "edge 0 4 0 0\n", "f:4: a node is 0"},
        {TEXT "edge 1 2 0\n", "f:4: the edge has only 1 of its 2 costs"},
        {TEXT "edge 1 2 0 0 0\n", "f:4: the line should end before \"0\""},
        {TEXT "edge 1 2 0 1000000001\n", "f:4: a cost is 1000000001"},
        {TEXT "edge 1 2 0 1.5\n", "f:4: a cost should be followed by a space"},
        {TEXT "edge 1 2 0 0\nedge 3 4 0 0\nedge 2 1 0 0\nend\n", "f:6: the edge 1 2 is already in line 4"},
        {TEXT "edge 1 2 0 0\nedge 1 3 0 0\nedge 1 5 0 0\n", "f:6: a node is 5"},
        {TEXT "edge 1 2 0 0\nedge 1 3 00 0\n", "f:5: a cost should be an integer"},
        {TEXT "edge 1 2 0 0\nedge 1 3 0 -0\nend\n", "f:5: a cost should be an integer"},
        {TEXT "edge 1 2 0 0\nedge 1 2 1 1\nend\n", "f:5: the edge 1 2 is already in line 4"},
        {TEXT "edge 1 2 0 0\n", "f:4: \"end\" is missing"},
        {TEXT "end\nedge 1 2 0 0\n", "f:5: nothing should follow"},
        {"{", "f:1:2"},
        {"{\"format\": \"cards/1\", \"players\": []}",
         "f:1:23: players: an instance has format, nodes, costs and edges"},
        {"{\"format\": \"instance/2\"}", "f:1:12: format: "},
        {JSON "]", "f:1:"},
        {JSON "[1, 2, 3]]}",
         "f:1:73: edges[0]: an edge lists two nodes and then every cost: 4 numbers, not 3"},
        {JSON "[1, 1, 3, 4]]}", "f:1:73: edges[0]: the edge joins node 1 to itself"},
        {JSON "[1, 5, 3, 4]]}", "f:1:77: edges[0][1]: "},
        {JSON "[1, 2, 3, 4.5]]}", "f:1:83: edges[0][3]: "},
        {JSON "[1, 2, 3, 2000000000]]}", "f:1:83: edges[0][3]: "},
        {JSON "[1, 2, 3, 4], [2, 1, 0, 0]]}", "f:1:87: edges[1]: this edge is already at f:1:73"},
        {"{\"format\": \"instance/1\", \"nodes\": 3, \"costs\": [], \"edges\": []}",
         "f:1:35: nodes: only an even number"},
        {"{\"format\": \"instance/1\", \"nodes\": 2, \"costs\": [\"a b\"], \"edges\": []}",
         "f:1:48: costs[0]: a cost's name"},
        {"{\"format\": \"instance/1\", \"nodes\": 2, \"costs\": []}", "f:1:1: \"edges\" is missing"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_arena *arena = bd_arena_new();
        const char *error = read_error(arena, rows[i].text);
        cr_assert_eq(strncmp(error, rows[i].error, strlen(rows[i].error)), 0, "%s gives \"%s\", not \"%s\"",
                     rows[i].text, error, rows[i].error);
        bd_arena_free(arena);
    }
}

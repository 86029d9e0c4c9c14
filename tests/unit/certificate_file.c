/* Certificate files: what is written is read again, and what is no certificate is refused with its line. */
#include "io/certificate_file.h"
#include "faults/arena_fault.h"

#include <criterion/criterion.h>
#include <string.h>

#include "tests_file.h"

#define DIGEST   "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"
#define INSTANCE "bestdraw-certificate 1\ninstance " DIGEST "\nnodes 6\n"
#define PAIRS    "outcome best\npair 1 2\npair 3 4\npair 5 6\n"
#define OF_CARDS "bestdraw-certificate 1\ncards " DIGEST "\nrules caa\noptions\n"
#define CARDS    OF_CARDS "round 3\nnodes 4\noutcome best\n"

static const char *read_error(bd_arena *arena, const char *text)
{
    bd_certificate_file file;
    static bd_err err;
    static char shown[800];
    if (bd_certificate_read(arena, "f", text, strlen(text), &file, &err) == BD_OK) return "";
    cr_assert_eq(err.status, BD_BAD_INPUT);
    return bd_err_text(&err, shown, sizeof shown);
}

static const char *written_again(bd_arena *arena, const char *text)
{
    bd_certificate_file file;
    bd_err err = {.status = BD_OK};
    bd_text out = bd_text_new(arena);
    cr_assert_eq(bd_certificate_read(arena, "f", text, strlen(text), &file, &err), BD_OK, "%s %s", err.place,
                 err.sentence);
    cr_assert_eq(bd_certificate_write(&out, &file.certificate, file.of_cards ? &file.draw : NULL, &err),
                 BD_OK);
    return out.bytes;
}

Test(certificate_file, what_is_read_is_written_the_same)
{
    static const char *const texts[] = {
        INSTANCE PAIRS "end\n",
        INSTANCE "outcome none\nbarrier 1 3-5\nend\n",
        INSTANCE "outcome none\nbarrier\nend\n",
        INSTANCE PAIRS
        "set 1-3\nset 2 4 6\nstage a value 0\ny 1-2:3 3:-3\nz 1:1 2:-7\nstage b:2 value -5 over 6\nend\n",
        INSTANCE "outcome not-proved\npair 1 6\npair 2 5\npair 3 4\nstage a value 2 open\nend\n",
        INSTANCE "outcome not-proved\npair 1 6\npair 2 5\npair 3 4\nstage a value 2 open bound -1 over 2\ny "
                 "6:1000000000000000000\nend\n",
        CARDS "board 7 12\nboard 9999 3\nend\n",
        "bestdraw-certificate 1\ncards " DIGEST
        "\nrules caa\noptions seed=4 top=white\nround 99\nnodes 0\noutcome best\nbye 4\nend\n",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        bd_arena *arena = bd_arena_new();
        cr_assert_str_eq(written_again(arena, texts[i]), texts[i]);
        bd_arena_free(arena);
    }
}

Test(certificate_file, numbers_arrive_as_they_stand)
{
    bd_arena *arena = bd_arena_new();
    const char *text = INSTANCE PAIRS
        "set 1 3-4\nstage a value 1 over 2\ny 1:-4 3-4:9\n\n# a remark\r\n\ty 6:2 \r\nz 1:5\nend";
    bd_certificate_file file;
    cr_assert_eq(bd_certificate_read(arena, "f", text, strlen(text), &file, NULL), BD_OK);
    const bd_certificate *c = &file.certificate;
    const bd_stage_proof *a = &c->stages[0];
    cr_assert_eq(c->mate[0], 1);
    cr_assert_eq(c->set_count, 1);
    cr_assert_eq(c->sets[0].count, 3);
    cr_assert_eq(c->sets[0].nodes[2], 3);
    cr_assert_eq(a->node_count, 4);
    cr_assert_eq(a->nodes[2].index, 3);
    cr_assert_eq(a->nodes[2].weight, 9);
    cr_assert_eq(a->nodes[3].index, 5);
    cr_assert_eq(a->set_count, 1);
    cr_assert_eq(a->sets[0].weight, 5);
    cr_assert_eq(a->denominator, 2);
    cr_assert(a->proved);
    cr_assert_eq(file.stage_line[0], 9);
    cr_assert_not(c->unique);
    bd_arena_free(arena);
}

Test(certificate_file, what_is_no_certificate_is_refused_with_its_line)
{
    static const struct {
        const char *text, *error;
    } rows[] = {
        {"", "f:0: \"bestdraw-certificate\" is missing"},
        {"{}", "f:1: expected \"bestdraw-certificate\", found \"{}\""},
        {"bestdraw-certificate 2\n", "f:1: the version is 2 and should be from 1 to 1"},
        {"bestdraw-certificate 1 1\n", "f:1: the line should end before \"1\""},
        {"bestdraw-certificate 1\ninstance 00\n", "f:2: the digest should be 64"},
        {"bestdraw-certificate 1\ninstance " DIGEST "0\n", "f:2: the digest is longer"},
        {"bestdraw-certificate 1\ninstance " DIGEST "\nnodes 5\n", "f:3: the number of nodes should be even"},
        {"bestdraw-certificate 1\ninstance " DIGEST "\nnodes 50002\n", "f:3: the number of nodes is 50002"},
        {"bestdraw-certificate 1\ninstance " DIGEST "\nnodes 06\n",
         "f:3: the number of nodes should be an integer, not \"06\""},
        {INSTANCE "outcome perhaps\n", "f:4: the outcome should be"},
        {INSTANCE "outcome best\npair 1 2\npair 3 4\nend\n",
         "f:7: the pairs do not cover all nodes: 2 pairs, 6 nodes"},
        {INSTANCE "outcome best\npair 1 2\npair 2 4\nend\n",
         "f:6: the pair 2 4 repeats a node; every node is in exactly one pair"},
        {INSTANCE "outcome best\npair 1 1\n",
         "f:5: the pair 1 1 repeats a node; every node is in exactly one pair"},
        {INSTANCE "outcome best\npair 0 1\n", "f:5: a node is 0 and should be from 1 to 6"},
        {INSTANCE "outcome best\npair 7 1\n", "f:5: a node is 7"},
        {INSTANCE PAIRS "set 1-2\n", "f:8: a set has an odd number of nodes"},
        {INSTANCE PAIRS "set 1\n", "f:8: a set has an odd number of nodes"},
        {INSTANCE PAIRS "set 1-5\n", "f:8: a set has an odd number of nodes from 3 to 3, not 5"},
        {INSTANCE PAIRS "set 1-3,4\n", "f:8: a node should be followed by a space, not by \",4\""},
        {INSTANCE PAIRS "set 3 2 1\n", "f:8: node 2 is out of ascending order"},
        {INSTANCE PAIRS "set 3-1\n", "f:8: the range 3-1 should ascend"},
        {INSTANCE PAIRS "set 5-7\n", "f:8: node is 7"},
        {INSTANCE PAIRS "stage\n", "f:8: the stage's id is missing"},
        {INSTANCE PAIRS "stage a\n", "f:8: \"value\" is missing"},
        {INSTANCE PAIRS "stage a value 1.5\n", "f:8: the value should be followed by a space"},
        {INSTANCE PAIRS "stage a value 9223372036854775808\n", "f:8: the value should be an integer"},
        {INSTANCE PAIRS "stage a value 12345678901234567890\n", "f:8: the value should be an integer"},
        {INSTANCE PAIRS "stage a value -0\n", "f:8: the value should be an integer"},
        {INSTANCE PAIRS "stage a value 0 over 1\n", "f:8: the denominator is 1"},
        {INSTANCE PAIRS "stage a value 0 over 1000000001\n", "f:8: the denominator is"},
        {INSTANCE PAIRS "stage a value 0\ny 1:0\n", "f:9: node 1: weights of 0 are not written"},
        {INSTANCE PAIRS "stage a value 0\ny 1=1\n", "f:9: node 1 should be followed by \":\""},
        {INSTANCE PAIRS "stage a value 0\ny 1:1 1:1\n", "f:9: node 1 is out of ascending order"},
        {INSTANCE PAIRS "stage a value 0\ny 2:1\ny 1:1\n", "f:10: node 1 is out of ascending order"},
        {INSTANCE PAIRS "stage a value 0\nz 1:1\n", "f:9: set is 1 and should be from 1 to 0"},
        {INSTANCE PAIRS "stage a value 0\ny 7:1\n", "f:9: node is 7"},
        {INSTANCE PAIRS "stage a value 0\ny 1:1000000000000000001\n", "f:9: the weight is"},
        {INSTANCE PAIRS "stage a value 0\n", "f:8: \"end\" is missing"},
        {INSTANCE PAIRS "end\nend\n", "f:9: nothing should follow \"end\""},
        {INSTANCE "outcome none\nend\n", "f:5: expected \"barrier\", found \"end\""},
        {CARDS "board 1\n", "f:8: Black's id should be an integer, not \"\""},
        {CARDS "board 1 100000\n", "f:8: Black's id is 100000"},
        {CARDS "pair 1 2\n", "f:8: expected \"end\", found \"pair\""},
        {CARDS "bye 0\n", "f:8: the id of the player with the bye is 0"},
        {"bestdraw-certificate 1\ncards " DIGEST "\nrules caa\noptions \x80\n",
         "f:4: the line is not valid UTF-8"},
        {"bestdraw-certificate 1\ncards " DIGEST "\nrules caa\noptions a\x01\n",
         "f:4: the line contains a control character"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_arena *arena = bd_arena_new();
        const char *error = read_error(arena, rows[i].text);
        cr_assert_eq(strncmp(error, rows[i].error, strlen(rows[i].error)), 0, "%s gives \"%s\", not \"%s\"",
                     rows[i].text, error, rows[i].error);
        bd_arena_free(arena);
    }
}

Test(certificate_file, a_shortened_file_is_always_refused)
{
    bd_arena *arena = bd_arena_new();
    size_t size;
    const char *text = test_file_sized(arena, "certificate/triangles.cert", &size);
    bd_certificate_file file;
    cr_assert_eq(bd_certificate_read(arena, "f", text, size, &file, NULL), BD_OK);
    for (size_t n = 0; n + 1 < size; n++)
        cr_assert_eq(bd_certificate_read(arena, "f", text, n, &file, NULL), BD_BAD_INPUT, "%zu", n);
    bd_arena_free(arena);
}

Test(certificate_file, sets_hold_no_more_than_the_limit_together)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    bd_text_add_string(&text, "bestdraw-certificate 1\ninstance " DIGEST "\nnodes 10000\noutcome best\n");
    for (int u = 1; u <= 10000; u += 2) bd_text_add(&text, "pair %d %d\n", u, u + 1);
    for (int s = 0; s < 2010; s++) bd_text_add_string(&text, "set 1-9997\n");
    cr_assert_not_null(strstr(read_error(arena, text.bytes), "more than 20000000 nodes together"));
    bd_arena_free(arena);
}

Test(certificate_file, failing_memory_is_an_error)
{
    for (long n = 0; n < 200; n++) {
        bd_arena *arena = bd_arena_new();
        const char *text = INSTANCE PAIRS "set 1-3\nstage a value 0\ny 1:1\nz 1:1\nend\n";
        bd_certificate_file file;
        bd_err err;
        arena_fail_after(n);
        const bd_status status = bd_certificate_read(arena, "f", text, strlen(text), &file, &err);
        arena_fail_after(-1);
        cr_assert(status == BD_OK || status == BD_NO_MEMORY);
        if (n == 0) cr_assert_eq(status, BD_NO_MEMORY);
        bd_arena_free(arena);
    }
}

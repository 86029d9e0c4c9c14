/* A verdict as it is read: by a person, by a program, and by a script that looks at the exit code only. */
#include "verify/verify.h"

#include <criterion/criterion.h>
#include <string.h>

static bd_arena *arena;
static bd_certificate_file file;
static bd_verdict verdict;
static bd_conditions conditions;
static bd_stage_proof stages[2] = {{.id = "score"}, {.id = "club"}};
static int lines[2] = {11, 22};

static void begin(void)
{
    arena = bd_arena_new();
    conditions = (bd_conditions){.wishes = NULL};
    verdict = (bd_verdict){.kind = BD_PROVED_BEST, .stages = 2, .at = 2};
    file = (bd_certificate_file){.of_cards = true, .stage_line = lines, .outcome_line = 5};
    file.certificate =
        (bd_certificate){.rules = "caa", .options = "", .round = 3, .stages = stages, .stage_count = 2};
}
static void end(void) { bd_arena_free(arena); }
TestSuite(verify_printed, .init = begin, .fini = end);

static const char *printed(void (*print)(const bd_verdict_report *report, bd_text *out))
{
    bd_text out = bd_text_new(arena);
    const char *text = NULL;
    const bd_verdict_report report = {
        .name = "a\x1b.cert", .file = &file, .verdict = &verdict, .conditions = &conditions, .exit_code = 6};
    print(&report, &out);
    cr_assert_eq(bd_text_finish(&out, &text, NULL), BD_OK);
    return text;
}

static void expect_text(const char *text) { cr_expect_str_eq(printed(bd_verdict_text), text); }

Test(verify_printed, exit_codes)
{
    static const struct {
        bd_verdict_kind kind;
        size_t differences;
        bool wishes, allowed;
        int code;
    } rows[] = {
        {BD_PROVED_BEST, 0, false, false, 0},
        {BD_PROVED_BEST, 0, true, false, 6},
        {BD_PROVED_BEST, 0, true, true, 0},
        {BD_PROVED_BEST, 0, false, true, 0},
        {BD_PROVED_BEST, 1, false, false, 7},
        {BD_PROVED_BEST, 1, true, true, 7},
        {BD_PROVED_BEST, 4, true, false, 7},
        {BD_PROVED_NO_DRAW, 0, false, false, 0},
        {BD_PROVED_NO_DRAW, 0, true, false, 6},
        {BD_PROVED_NO_DRAW, 1, false, false, 7},
        {BD_LEGAL_NOT_PROVED, 0, false, false, 4},
        {BD_LEGAL_NOT_PROVED, 0, true, true, 4},
        {BD_LEGAL_NOT_PROVED, 1, false, false, 7},
        {BD_REFUSED, 0, false, false, 1},
        {BD_REFUSED, 1, true, true, 1},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        verdict.kind = rows[i].kind;
        conditions.difference_count = rows[i].differences;
        conditions.wishes = rows[i].wishes ? "a wish" : NULL;
        cr_expect_eq(bd_verdict_exit_code(&verdict, &conditions, rows[i].allowed), rows[i].code, "row %zu",
                     i);
    }
}

Test(verify_printed, of_a_draw)
{
    expect_text("proved best by the rules caa\n2 stages proved, round 3, no options\n");
    verdict.unique = true;
    verdict.stages = 1;
    file.certificate.options = "seed=7";
    expect_text(
        "proved best by the rules caa; no other draw is as good\n1 stage proved, round 3, options: seed=7\n");
    verdict = (bd_verdict){.kind = BD_PROVED_NO_DRAW};
    expect_text("proved by the rules caa: there is no legal draw\nround 3, options: seed=7\n");
    verdict = (bd_verdict){.kind = BD_LEGAL_NOT_PROVED, .stages = 1, .sentence = "a reason"};
    expect_text("legal by the rules caa, not proved: a reason\n1 stage proved, round 3, options: seed=7\n");
}

Test(verify_printed, under_wishes)
{
    conditions.wishes = "1-2 not paired";
    expect_text("proved best by the rules caa under the arbiter's wishes: 1-2 not paired\n"
                "2 stages proved, round 3, no options\n");
    verdict.unique = true;
    expect_text(
        "proved best by the rules caa under the arbiter's wishes: 1-2 not paired; no other draw under them "
        "is as good\n2 stages proved, round 3, no options\n");
    verdict = (bd_verdict){.kind = BD_PROVED_NO_DRAW};
    expect_text("proved by the rules caa: there is no legal draw under the arbiter's wishes: 1-2 not paired\n"
                "round 3, no options\n");
    verdict = (bd_verdict){.kind = BD_LEGAL_NOT_PROVED, .stages = 2, .sentence = "a reason"};
    expect_text("legal by the rules caa under the arbiter's wishes (1-2 not paired), not proved: a reason\n"
                "2 stages proved, round 3, no options\n");
}

Test(verify_printed, with_what_the_file_sets)
{
    conditions.settings = "ungraded=bottom, club_rounds=\x07";
    expect_text("proved best by the rules caa\n2 stages proved, round 3, no options\n"
                "options of the file: ungraded=bottom, club_rounds=\\x07\n");
}

Test(verify_printed, with_what_the_file_says_otherwise)
{
    conditions.differences[0] = "one thing";
    conditions.differences[1] = "another\x07";
    conditions.difference_count = 2;
    expect_text("proved best by the rules caa\nbut: one thing\nbut: another\\x07\n2 stages proved, round 3, "
                "no options\n");
}

/* Where: the line of the stage, or of the outcome; what a terminal would obey is shown as an escape. */
Test(verify_printed, refused)
{
    verdict = (bd_verdict){.kind = BD_REFUSED, .at = 1, .stages = 1, .sentence = "not so"};
    expect_text("refused: a\\x1B.cert:22: stage club: not so\n");
    verdict.at = 0;
    expect_text("refused: a\\x1B.cert:11: stage score: not so\n");
    verdict.at = 2;
    expect_text("refused: a\\x1B.cert:5: not so\n");
}

Test(verify_printed, of_an_instance)
{
    file.of_cards = false;
    expect_text("proved best in 2 stages\n");
    verdict.unique = true;
    verdict.stages = 1;
    expect_text("proved best in 1 stage; no other matching is as good\n");
    verdict.kind = BD_PROVED_NO_DRAW;
    expect_text("proved: there is no perfect matching\n");
    verdict = (bd_verdict){.kind = BD_LEGAL_NOT_PROVED, .stages = 1, .sentence = "a reason"};
    expect_text("legal, not proved: a reason\n");
}

static void expect_json(const char *text) { cr_expect_str_eq(printed(bd_verdict_json), text); }

Test(verify_printed, for_programs)
{
    expect_json(
        "{\n  \"format\": \"verdict/1\",\n  \"verdict\": \"best\",\n  \"unique\": false,\n  \"stages\": 2,\n"
        "  \"exit_code\": 6,\n  \"rules\": \"caa\",\n  \"options\": \"\",\n  \"round\": 3,\n  \"wishes\": "
        "null,\n"
        "  \"file_options\": null,\n  \"differences\": [],\n  \"said\": \"proved best by the rules "
        "caa\"\n}\n");
    verdict = (bd_verdict){
        .kind = BD_LEGAL_NOT_PROVED, .unique = true, .stages = 1, .at = 1, .sentence = "a reason"};
    conditions = (bd_conditions){
        .wishes = "w", .settings = "ungraded=bottom", .differences = {"one", "two"}, .difference_count = 2};
    file.certificate.options = "seed=7";
    expect_json(
        "{\n  \"format\": \"verdict/1\",\n  \"verdict\": \"not-proved\",\n  \"unique\": true,\n  \"stages\": "
        "1,\n"
        "  \"exit_code\": 6,\n  \"rules\": \"caa\",\n  \"options\": \"seed=7\",\n  \"round\": 3,\n"
        "  \"wishes\": \"w\",\n  \"file_options\": \"ungraded=bottom\",\n  \"differences\": [\"one\", "
        "\"two\"],\n  \"line\": 22,\n  \"stage\": "
        "\"club\",\n"
        "  \"sentence\": \"a reason\",\n"
        "  \"said\": \"legal by the rules caa under the arbiter's wishes (w), not proved: a reason\"\n}\n");
}

Test(verify_printed, for_programs_of_an_instance)
{
    file.of_cards = false;
    verdict = (bd_verdict){.kind = BD_PROVED_NO_DRAW};
    expect_json("{\n  \"format\": \"verdict/1\",\n  \"verdict\": \"no-draw\",\n  \"unique\": false,\n  "
                "\"stages\": 0,\n"
                "  \"exit_code\": 6,\n  \"differences\": [],\n  \"said\": \"proved: there is no perfect "
                "matching\"\n}\n");
    verdict = (bd_verdict){.kind = BD_REFUSED, .at = 2, .sentence = "not so"};
    expect_json("{\n  \"format\": \"verdict/1\",\n  \"verdict\": \"refused\",\n  \"unique\": false,\n  "
                "\"stages\": 0,\n"
                "  \"exit_code\": 6,\n  \"differences\": [],\n  \"line\": 5,\n  \"stage\": null,\n"
                "  \"sentence\": \"not so\",\n  \"said\": \"refused: a\\\\x1B.cert:5: not so\"\n}\n");
}

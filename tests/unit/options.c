/* Words and options of a call, read by the rows of its command; and the same from JSON. */
#include "base/closest.h"
#include "cli/command_line.h"
#include "cli/task.h"
#include "faults/arena_fault.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static bd_arena *arena;
static bd_command_line line;
static bd_err err;

static void begin(void) { arena = bd_arena_new(); }
static void end(void) { bd_arena_free(arena); }
TestSuite(options, .init = begin, .fini = end);

static bd_status parse(int count, const char **argv)
{
    char **words = (char **)argv;
    err = (bd_err){0};
    return bd_command_line_read(arena, count, words, &line, &err);
}
#define PARSE(...)                                                                                           \
    parse((int)(sizeof((const char *[]){__VA_ARGS__}) / sizeof(char *)), (const char *[]){__VA_ARGS__})

static const bd_draw_request *draw(void) { return line.request.members; }

Test(options, long_forms)
{
    cr_assert_eq(PARSE("draw", "a", "--certificate=x=y", "--certificate", "--quiet", "--verbose"), BD_OK);
    cr_assert_str_eq(draw()->certificate, "--quiet",
                     "the last one wins, and a value may look like an option");
    cr_assert(line.common.verbose);
    cr_assert_not(line.common.quiet);
    cr_assert_str_eq(draw()->event.path, "a");
}

Test(options, short_forms)
{
    cr_assert_eq(PARSE("-q", "sheet", "-vofile", "a"), BD_OK);
    cr_assert(line.common.quiet && line.common.verbose);
}

Test(options, several_of_one)
{
    cr_assert_eq(PARSE("draw", "a", "--forbid", "1,2", "--forbid=3,4", "--option", "x=1"), BD_OK);
    const bd_two *pairs = draw()->forbid.items;
    const bd_named *settings = draw()->option.items;
    cr_assert_eq(draw()->forbid.count, 2);
    cr_assert_str_eq(pairs[1].joined, "3,4");
    cr_assert_eq(draw()->option.count, 1);
    cr_assert(strcmp(settings[0].name, "x") == 0 && strcmp(settings[0].value, "1") == 0);
}

Test(options, results_of_games_are_words)
{
    static const char *const results[] = {"--+", "---", "+--", "-+", "--"};
    for (size_t i = 0; i < sizeof results / sizeof *results; i++)
        cr_expect_eq(PARSE("result", "a", "1", "2", "3", results[i]), BD_OK, "%s: %s", results[i],
                     err.sentence);
    cr_assert_eq(PARSE("find", "a", "--", "-q", "--"), BD_OK);
    const struct {
        bd_event_request event;
        bd_many text;
    } *found = line.request.members;
    const char *const *words = found->text.items;
    cr_assert(found->text.count == 2 && strcmp(words[0], "-q") == 0 && strcmp(words[1], "--") == 0,
              "only the first ends the options");
}

Test(options, stops_at_a_word)
{
    cr_assert_eq(PARSE("-q", "shwo", "--nonsense"), BD_USAGE);
    cr_assert(line.common.quiet);
    cr_assert_null(line.request.command);
    cr_assert_eq(PARSE("-q"), BD_OK);
    cr_assert_null(line.request.command);
}

Test(options, mistakes)
{
    static const struct {
        const char *word, *sentence;
    } rows[] = {
        {"--quite", "unknown option '--quite'; did you mean '--quiet'?"},
        {"--zzzzzz=4", "unknown option '--zzzzzz'; --help lists the options"},
        {"-qx", "unknown option '-x'; --help lists the options"},
        {"--quiet=yes", "option '--quiet' takes no value, but got 'yes'"},
        {"--round", "option '--round' needs a value: --round=N"},
        {"--round=0", "option '--round' needs a whole number from 1 to 99, not '0'"},
        {"--round=1x", "option '--round' needs a whole number from 1 to 99, not '1x'"},
        {"--format=xml", "option '--format' must be one of text, json, csv, not 'xml'"},
        {"--format=", "option '--format' must be one of text, json, csv, not ''"},
        {"b", "unexpected argument 'b'; usage: bestdraw show FILE"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cr_expect_eq(PARSE("show", "a", rows[i].word), BD_USAGE, "%s", rows[i].word);
        cr_expect_str_eq(err.sentence, rows[i].sentence);
    }
    cr_assert_eq(PARSE("show"), BD_USAGE);
    cr_assert_str_eq(err.sentence, "arguments are missing; usage: bestdraw show FILE");
}

/* The rows of two requests of one command have the same values. */
static void check_same(const bd_request *a, const bd_request *b, const char *json)
{
    for (size_t i = 0; i < a->command->param_count; i++) {
        const bd_param *row = &a->command->params[i];
        const void *x = bd_param_member(row, a->members), *y = bd_param_member(row, b->members);
        if (strcmp(row->name, "format") == 0 || row->type == BD_PARAM_EVENT) continue;
        cr_expect_eq(bd_param_is_given(row, a->members), bd_param_is_given(row, b->members), "%s: %s", json,
                     row->name);
        if (row->many)
            cr_expect_eq(((const bd_many *)x)->count, ((const bd_many *)y)->count, "%s: %s", json, row->name);
        else if (row->type == BD_PARAM_WHOLE || row->type == BD_PARAM_CHOICE)
            cr_expect_eq(*(const int *)x, *(const int *)y, "%s: %s", json, row->name);
        else if (row->type == BD_PARAM_PLAYER && bd_param_is_given(row, a->members))
            cr_expect(((const bd_who *)x)->number == ((const bd_who *)y)->number &&
                          strcmp(((const bd_who *)x)->word, ((const bd_who *)y)->word) == 0,
                      "%s: %s", json, row->name);
    }
}

Test(options, json_and_command_line_are_one_request)
{
    static const struct {
        const char *json, *words[8];
    } rows[] = {
        {"{\"round\": 3, \"board\": 7, \"result\": \"1-0\"}", {"result", "f", "3", "1-0", "--board", "7"}},
        {"{\"round\": 3, \"white\": 7, \"black\": \"ng\", \"result\": \"=\"}",
         {"result", "f", "3", "7", "ng", "="}},
        {"{\"seed\": 5, \"forbid\": [[1, 2], [3, 4]], \"save\": true, \"top-colour\": \"black\"}",
         {"draw", "f", "--seed=5", "--forbid=1,2", "--forbid=3,4", "--save", "--top-colour=black"}},
        {"{\"player\": 4, \"set\": {\"grade\": 1650, \"club\": \"A B\"}}",
         {"edit", "f", "4", "grade=1650", "club=A B"}},
        {"{\"set\": [\"name=x\"]}", {"edit", "f", "name=x"}},
        {"{\"colour\": 4, \"wanted\": \"W\"}", {"why-not", "f", "W", "--colour", "4"}},
        {"{\"a\": 4, \"b\": \"5\"}", {"why-not", "f", "4", "5"}},
        {"{\"player\": [1, \"ng\"], \"add\": true, \"remove\": false}", {"present", "f", "1", "ng", "--add"}},
        {"{\"steps\": 2}", {"undo", "f", "2"}},
        {"{}", {"undo", "f"}},
        {"{\"best\": 3, \"schools\": true, \"tiebreaks\": [\"bh\", \"sb\"]}",
         {"standings", "f", "--best=3", "--schools", "--tiebreaks=bh,sb"}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_request request;
        int count = 0;
        while (count < 8 && rows[i].words[count] != NULL) count++;
        cr_assert_eq(parse(count, (const char **)rows[i].words), BD_OK, "%s: %s", rows[i].json, err.sentence);
        cr_assert_eq(bd_request_read_text(arena, rows[i].json, strlen(rows[i].json), "f",
                                          line.request.command, &request, &err),
                     BD_OK, "%s: %s", rows[i].json, err.sentence);
        check_same(&line.request, &request, rows[i].json);
    }
}

Test(options, json_names_the_place)
{
    static const struct {
        const char *command, *json, *place;
    } rows[] = {
        {"draw", "{\n  \"round\": 0}", "request:2:12"},
        {"draw", "{\"round\": 100}", "request:1:11"},
        {"draw", "{\"format\": \"xml\"}", "request:1:12"},
        {"result", "{\"round\": 1, \"board\": 1,\n\"result\": \"won\"}", "request:2:11"},
        {"ban", "{\"a\": 1, \"b\": 2, \"rounds\": \"3-1\"}", "request:1:28"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_request request;
        cr_expect_eq(bd_request_read_text(arena, rows[i].json, strlen(rows[i].json), "f",
                                          bd_command_named(rows[i].command), &request, &err),
                     BD_USAGE);
        cr_expect_str_eq(err.place, rows[i].place, "%s: %s", rows[i].json, err.sentence);
    }
}

/* Whoever looks cannot have anything saved. */
Test(options, roles)
{
    static const struct {
        const char *command, *json;
        bd_role role;
        bool may;
    } rows[] = {
        {"standings", "{\"tiebreaks\": \"bh\"}", BD_ROLE_SCREEN, true},
        {"standings", "{\"tiebreaks\": \"bh\", \"keep\": true}", BD_ROLE_SCREEN, false},
        {"standings", "{\"tiebreaks\": \"bh\", \"keep\": true}", BD_ROLE_ARBITER, true},
        {"result", "{\"round\": 1}", BD_ROLE_SCREEN, false},
        {"result", "{\"round\": 1}", BD_ROLE_DESK, true},
        {"result", "{\"round\": 1, \"lenient\": true}", BD_ROLE_DESK, false},
        {"result", "{\"round\": 1, \"by\": \"desk 2\"}", BD_ROLE_DESK, true},
        {"result", "{\"round\": 1, \"by\": \"Kay\"}", BD_ROLE_DESK, true},
        {"result", "{\"round\": 1, \"by\": \"arbiter\"}", BD_ROLE_DESK, false},
        {"result", "{\"round\": 1, \"by\": 2}", BD_ROLE_DESK, false},
        {"prizes", "{}", BD_ROLE_ARBITER, true},
        {"simulate", "{}", BD_ROLE_ARBITER, false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_json_doc doc;
        cr_assert_eq(bd_json_open(arena, "", rows[i].json, strlen(rows[i].json), &doc, &err), BD_OK);
        cr_expect_eq(bd_request_may(&doc, &doc.values[0], bd_command_named(rows[i].command), rows[i].role),
                     rows[i].may, "%s %s", rows[i].command, rows[i].json);
    }
    cr_assert_eq(PARSE("prizes", "f", "--currency", "EUR"), BD_OK);
    cr_assert(bd_request_changes(&line.request));
    cr_assert_eq(PARSE("prizes", "f"), BD_OK);
    cr_assert_not(bd_request_changes(&line.request));
}

static size_t size_of(const bd_param *row)
{
    if (row->many) return sizeof(bd_many);
    switch (row->type) {
    case BD_PARAM_FLAG: return sizeof(bool);
    case BD_PARAM_WHOLE:
    case BD_PARAM_READ: /* at least: a reader writes an enum or a pointer */
    case BD_PARAM_CHOICE: return sizeof(int);
    case BD_PARAM_LARGE: return sizeof(int64_t);
    case BD_PARAM_SECONDS: return sizeof(double);
    case BD_PARAM_PLAYER: return sizeof(bd_who);
    default: return sizeof(const char *);
    }
}

/* "a|b": each of them is an option of the command. */
static bool all_are_options(const bd_command *command, const char *names)
{
    char name[64];
    for (const char *at = names; *at != '\0'; at += at[0] == '|') {
        const size_t length = strcspn(at, "|");
        (void)snprintf(name, sizeof name, "%.*s", (int)length, at);
        const bd_param *row = bd_command_param(command, name);
        if (row == NULL || row->place != BD_AN_OPTION) return false;
        at += length;
    }
    return true;
}

/* A row whose struct is not the command's would write beside it, or into another row's member. */
Test(options, rows_have_members_of_their_own)
{
    for (size_t c = 0; c < bd_command_count(); c++) {
        const bd_command *command = bd_command_at(c);
        for (size_t i = 0; i < command->param_count; i++) {
            const bd_param *row = &command->params[i];
            const char *others[] = {row->with, row->without};
            cr_expect_leq(row->offset + size_of(row), command->size, "%s: %s", command->name, row->name);
            cr_expect_eq(row->type == BD_PARAM_READ, row->read != NULL, "%s: %s", command->name, row->name);
            cr_expect_eq(row->type == BD_PARAM_FLAG, row->value == NULL, "%s: %s", command->name, row->name);
            cr_expect_eq(row->place == BD_AN_OPTION, row->help != NULL, "%s: %s", command->name, row->name);
            for (size_t k = 0; k < i; k++) {
                const bd_param *other = &command->params[k];
                cr_expect(row->offset >= other->offset + size_of(other) ||
                              other->offset >= row->offset + size_of(row),
                          "%s: %s and %s", command->name, row->name, other->name);
                cr_expect_str_neq(row->name, other->name, "%s", command->name);
            }
            for (size_t k = 0; k < 2; k++)
                cr_expect(others[k] == NULL || all_are_options(command, others[k]), "%s: %s", command->name,
                          row->name);
        }
    }
}

Test(options, memory_runs_out)
{
    for (long n = 0; n < 8; n++) {
        arena_fail_after(n);
        const bd_status status = PARSE("draw", "-q", "word", "--forbid=1,2");
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

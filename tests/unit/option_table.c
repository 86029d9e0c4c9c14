/* Every option of every rulebook: what it can be, what it cannot be, and what it is when nothing is said. */
#include "rulebook/rulebook.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

typedef struct option_row {
    const char *name, *by_default;  /* as JSON; NULL: none */
    const char *knows;              /* a rulebook that does */
    const char *good[4], *wrong[8]; /* as JSON */
} option_row;

#define NUMBERS                                                                                              \
    {                                                                                                        \
        "0", "1", "99"                                                                                       \
    }
#define NO_NUMBERS                                                                                           \
    {                                                                                                        \
        "-1", "100", "\"2\"", "true", "2.0", "null", "\"two\""                                               \
    }
#define SWITCHES                                                                                             \
    {                                                                                                        \
        "true", "false"                                                                                      \
    }
#define NO_SWITCHES                                                                                          \
    {                                                                                                        \
        "1", "\"true\"", "null", "[]"                                                                        \
    }

static const option_row option_rows[] = {
    {"seed", "0", "caa", {"0", "9007199254740992"}, {"-1", "9007199254740993", "\"7\"", "true", "1.5"}},
    {"ungraded", NULL, "caa", {"\"bottom\""}, {"\"top\"", "bottom", "true", "0", "\"\"", "\"", "null"}},
    {"conversion",
     NULL,
     "caa",
     {"\"7.5*x+700\"", "\"rating=0.8*x-20.25\"", "\"grade=100:1350,200:2100\"", "\"1:1,2:1,9999:9999\""},
     {"\"7.5x+700\"", "\"0*x+5\"", "\"7.5*x+\"", "\"100:1350\"", "\"200:2100,100:1350\"",
      "\"100:1350,200:2100,\"", "\"7.12345*x\"", "7.5"}},
    {"club_rounds", "1", "caa", NUMBERS, NO_NUMBERS},
    {"relax_last_rounds", "0", "caa", NUMBERS, NO_NUMBERS},
    {"finishable", "false", "caa", SWITCHES, NO_SWITCHES},
    {"prizes", "1", "caa", {"1", "50000"}, {"0", "50001", "\"2\"", "true"}},
    {"avoid_federations", "false", "caa", SWITCHES, NO_SWITCHES},
    {"finishable", "false", "caa", SWITCHES, NO_SWITCHES},
    {"kin_rounds", "1", "sca", NUMBERS, NO_NUMBERS},
    {"top_rounds", "1", "sca", NUMBERS, NO_NUMBERS},
    {"max_games", "15", "scc", {"0", "999"}, {"-1", "1000", "\"15\"", "false", "15.5"}},
    {"teams",
     "\"plus-two\"",
     "uscf",
     {"\"plus-two\"", "\"always\"", "\"never\""},
     {"\"sometimes\"", "always", "\"Always\"", "\"alway\"", "1", "false", "\"always \""}},
    {"preferences", "\"A\"", "team", {"\"A\"", "\"B\"", "\"none\""}, {"\"a\"", "A", "\"C\"", "1", "true"}},
    {"second_score", "true", "team", SWITCHES, NO_SWITCHES},
    {"equalise_before_halves", "false", "uscf", SWITCHES, NO_SWITCHES},
    {"alternate_before_halves", "false", "uscf", SWITCHES, NO_SWITCHES},
    {"equalise_before_score", "false", "uscf", SWITCHES, NO_SWITCHES},
    {"interchanges", "false", "uscf", SWITCHES, NO_SWITCHES},
    {"reverse_last_two", "false", "round-robin", SWITCHES, NO_SWITCHES},
};

enum { ROWS = sizeof option_rows / sizeof option_rows[0] };

static const option_row *row_of(const char *name)
{
    for (size_t i = 0; i < ROWS; i++)
        if (strcmp(option_rows[i].name, name) == 0) return &option_rows[i];
    return NULL;
}

Test(option_table, every_option_has_a_row)
{
    for (size_t b = 0; b < bd_rulebook_count(); b++) {
        const bd_rulebook *rules = bd_rulebook_at(b);
        for (size_t i = 0; i < rules->option_count; i++) {
            cr_expect_not_null(row_of(rules->options[i]->name), "%s: %s", rules->id, rules->options[i]->name);
            cr_expect(rules->options[i]->sentence[0] != '\0');
        }
    }
}

/* One name is one option, whatever rulebook has it. */
Test(option_table, names_are_not_used_twice)
{
    for (size_t b = 0; b < bd_rulebook_count(); b++)
        for (size_t c = 0; c < bd_rulebook_count(); c++)
            for (size_t i = 0; i < bd_rulebook_at(b)->option_count; i++) {
                const bd_option *option = bd_rulebook_at(b)->options[i];
                const bd_option *other =
                    bd_option_find(bd_rulebook_at(c)->options, bd_rulebook_at(c)->option_count, option->name);
                cr_expect(other == NULL || other == option, "%s", option->name);
            }
}

Test(option_table, values)
{
    for (size_t i = 0; i < ROWS; i++) {
        const option_row *row = &option_rows[i];
        const bd_rulebook *rules = bd_rulebook_find(row->knows);
        const bd_option *option = bd_option_find(rules->options, rules->option_count, row->name);
        cr_assert_not_null(option, "%s does not know %s", row->knows, row->name);
        int64_t value;
        for (size_t k = 0; k < 4 && row->good[k] != NULL; k++)
            cr_expect(bd_option_read(option, row->good[k], &value), "%s: %s", row->name, row->good[k]);
        for (size_t k = 0; k < 8 && row->wrong[k] != NULL; k++) {
            bd_err err = {.status = BD_OK};
            cr_expect_eq(bd_option_check(option, row->wrong[k], "here", &err), BD_BAD_INPUT, "%s: %s",
                         row->name, row->wrong[k]);
            cr_expect_str_eq(err.place, "here");
            cr_expect_not_null(strstr(err.sentence, row->name), "%s", err.sentence);
            cr_expect_not_null(strstr(err.sentence, row->wrong[k]), "%s", err.sentence);
        }
        if (row->by_default == NULL) cr_expect_eq(option->by_default, BD_OPTION_NONE);
        if (row->by_default == NULL) continue;
        cr_expect(bd_option_read(option, row->by_default, &value), "%s", row->name);
        cr_expect_eq(value, option->by_default, "%s", row->name);
    }
}

/* docs/rules.md has the same list. */
Test(option_table, the_documentation_lists_them)
{
    static char text[65536];
    FILE *page = fopen(SOURCE_FOLDER "/docs/rules.md", "r");
    cr_assert_not_null(page);
    text[fread(text, 1, sizeof text - 1, page)] = '\0';
    (void)fclose(page);
    for (size_t i = 0; i < ROWS; i++) {
        char row[80];
        (void)snprintf(row, sizeof row, "\n| `%s` | ", option_rows[i].name);
        cr_expect_not_null(strstr(text, row), "docs/rules.md has no row for %s", option_rows[i].name);
    }
}

/* What is written reads as it was. */
Test(option_table, values_are_written_as_they_are_read)
{
    bd_arena *arena = bd_arena_new();
    for (size_t i = 0; i < ROWS; i++) {
        const option_row *row = &option_rows[i];
        const bd_rulebook *rules = bd_rulebook_find(row->knows);
        const bd_option *option = bd_option_find(rules->options, rules->option_count, row->name);
        for (size_t k = 0; k < 4 && row->good[k] != NULL; k++) {
            int64_t value = 0;
            const char *again = NULL;
            bd_text text = bd_text_new(arena);
            if (option->type == BD_OPTION_FORM) continue; /* its text is its value */
            cr_assert(bd_option_read(option, row->good[k], &value));
            bd_option_print(option, value, &text);
            cr_assert_eq(bd_text_finish(&text, &again, NULL), BD_OK);
            cr_expect_str_eq(again, row->good[k]);
        }
    }
    bd_arena_free(arena);
}

static void expect_unknown(const bd_option_scope *scope, const char *name, const char *words)
{
    const bd_setting setting = {.key = name, .text = "1", .place = "there", .value_place = "here"};
    bool unknown = false;
    bd_err err = {.status = BD_OK};
    cr_expect_eq(bd_setting_check(&setting, scope, &unknown, &err), BD_BAD_INPUT, "%s", name);
    cr_expect(unknown, "%s", name);
    cr_expect_str_eq(err.place, "there");
    cr_expect_not_null(strstr(err.sentence, words), "%s", err.sentence);
}

Test(option_table, names_that_are_not_known)
{
    const bd_option_scope caa = {.rules = bd_rulebook_find("caa")};
    expect_unknown(&caa, "clubrounds",
                   "caa does not know the option 'clubrounds'; did you mean 'club_rounds'?");
    expect_unknown(&caa, "teams", "caa does not know the option 'teams'; uscf does");
    expect_unknown(&caa, "weather", "'bestdraw rules caa' lists");
}

Test(option_table, whose_options_may_be_set)
{
    const char *const criteria[] = {"score", "kin"};
    const bd_option_scope scope = {.rules = bd_rulebook_find("plain"),
                                   .named = bd_rulebook_find("uscf"),
                                   .priorities = criteria,
                                   .priority_count = 2};
    cr_expect_not_null(bd_option_in_scope(&scope, "ungraded"), "the rulebook's own");
    cr_expect_not_null(bd_option_in_scope(&scope, "teams"), "of the rulebook that the file names");
    cr_expect_not_null(bd_option_in_scope(&scope, "kin_rounds"), "of a criterion that is asked for");
    cr_expect_null(bd_option_in_scope(&scope, "top_rounds"));
    const bd_setting setting = {.key = "kin_rounds", .text = "-5", .place = "there", .value_place = "here"};
    bool unknown = true;
    bd_err err = {.status = BD_OK};
    cr_expect_eq(bd_setting_check(&setting, &scope, &unknown, &err), BD_BAD_INPUT);
    cr_expect_not(unknown);
    cr_expect_str_eq(err.place, "here");
}

/* German has every sentence with the places of the English one, and each is the one that is said. That each
 * name has its row, and each catalogue is spoken, is held by tests/regress/sentences_in_catalogues.sh. */
#include "base/base_words.h"
#include "base/language.h"
#include "cards/cards_words.h"
#include "cli/cli_words.h"
#include "cli/cmd_prizes_words.h"
#include "cli/cmd_sheet_words.h"
#include "cli/german_program.h"
#include "explain/explain_words.h"
#include "explain/plain_words.h"
#include "hand/hand_words.h"
#include "io/csv/csv_words.h"
#include "io/io_words.h"
#include "io/json/json_words.h"
#include "io/trf/trf_words.h"
#include "io/vipr_words.h"
#include "report/papers/papers_words.h"
#include "report/report_words.h"
#include "report/sheet/sheet_words.h"
#include "rulebook/criteria/criteria_words.h"
#include "rulebook/fide/fide_words.h"
#include "rulebook/options/options_words.h"
#include "rulebook/round/round_words.h"
#include "rulebook/rulebook_words.h"
#include "rulebook/sca/sca_words.h"
#include "rulebook/scc/scc_words.h"
#include "rulebook/stages/stages_words.h"
#include "rulebook/uscf/uscf_words.h"
#include "simulate/simulate_words.h"
#include "solve/solve_words.h"
#include "standings/standings_words.h"
#include "verify/verify_words.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

static const bd_catalogue *const catalogues[] = {
    &bd_base_german,     &bd_cards_german,   &bd_draws_german,      &bd_running_german,
    &bd_research_german, &bd_cli_german,     &bd_cmd_prizes_german, &bd_cmd_sheet_german,
    &bd_explain_german,  &bd_plain_german,   &bd_hand_german,       &bd_csv_german,
    &bd_io_german,       &bd_json_german,    &bd_trf_german,        &bd_vipr_german,
    &bd_papers_german,   &bd_report_german,  &bd_sheet_german,      &bd_criteria_german,
    &bd_fide_german,     &bd_options_german, &bd_round_german,      &bd_rulebook_german,
    &bd_sca_german,      &bd_scc_german,     &bd_stages_german,     &bd_uscf_german,
    &bd_simulate_german, &bd_solve_german,   &bd_standings_german,  &bd_verify_german,
};
enum { CATALOGUES = sizeof catalogues / sizeof *catalogues };

static void back_to_english(void) { bd_words_english(); }

TestSuite(german, .fini = back_to_english);

/* The conversions of a printf format, one after the other: "s.60sd". A "% " is a per cent sign before a word.
 */
static void conversions(const char *format, char *out, size_t size)
{
    size_t used = 0;
    out[0] = '\0';
    for (const char *c = strchr(format, '%'); c != NULL; c = strchr(c, '%')) {
        c++;
        const size_t length = strspn(c, "-+#0123456789.*lzh");
        if (strchr("diuoxXcsfgeE%", c[length]) == NULL || c[length] == '\0') continue;
        cr_assert_lt(used + length + 2, size);
        memcpy(out + used, c, length + 1);
        used += length + 1;
        out[used] = '\0';
        c += length + 1;
    }
}

/* Whether "{name" followed by "}" or "#" stands in the text. */
static bool has_place(const char *text, const char *name, size_t length)
{
    for (const char *c = strchr(text, '{'); c != NULL; c = strchr(c + 1, '{'))
        if (strncmp(c + 1, name, length) == 0 && (c[1 + length] == '}' || c[1 + length] == '#')) return true;
    return false;
}

/* Every place of `one` is one of `other`; "{n#one|many}" has two words. */
static bool has_places_of(const char *one, const char *other)
{
    for (const char *c = strchr(one, '{'); c != NULL; c = strchr(c + 1, '{')) {
        const size_t length = strcspn(c + 1, "}#");
        const char *end = strchr(c, '}');
        if (end == NULL) return false;
        const char *bar = memchr(c, '|', (size_t)(end - c));
        if ((c[1 + length] == '#') != (bar != NULL)) return false;
        if (bar != NULL && memchr(bar + 1, '|', (size_t)(end - bar - 1)) != NULL) return false;
        if (length > 0 && c[1] >= 'a' && c[1] <= 'z' && !has_place(other, c + 1, length)) return false;
    }
    return true;
}

Test(german, takes_what_the_english_sentence_takes)
{
    char english[200], other[200];
    int rows = 0;
    for (int i = 0; i < CATALOGUES; i++)
        for (size_t j = 0; j < catalogues[i]->count; j++, rows++) {
            const bd_translation *row = &catalogues[i]->rows[j];
            conversions(row->english, english, sizeof english);
            conversions(row->other, other, sizeof other);
            cr_expect_str_eq(other, english, "other arguments: '%s': '%s'", row->english, row->other);
            if (strchr(row->english, '\"') != NULL) continue;
            cr_expect(has_places_of(row->english, row->other) && has_places_of(row->other, row->english),
                      "other places: '%s': '%s'", row->english, row->other);
        }
    cr_expect_gt(rows, 2100);
}

Test(german, begins_and_ends_as_the_english_sentence)
{
    for (int i = 0; i < CATALOGUES; i++)
        for (size_t j = 0; j < catalogues[i]->count; j++) {
            const bd_translation *row = &catalogues[i]->rows[j];
            const size_t length = strlen(row->english), other = strlen(row->other);
            cr_assert(length > 0 && other > 0, "empty: '%s'", row->english);
            cr_expect_eq(row->english[0] == ' ', row->other[0] == ' ', "'%s': '%s'", row->english,
                         row->other);
            const char last = row->english[length - 1];
            if (strchr(" .\n:;", last) != NULL)
                cr_expect_eq(row->other[other - 1], last, "'%s': '%s'", row->english, row->other);
        }
}

/* No two names with one English form have two German ones, and nothing is left out. */
Test(german, is_said)
{
    bd_cli_speak_german();
    for (int i = 0; i < CATALOGUES; i++)
        for (size_t j = 0; j < catalogues[i]->count; j++) {
            const bd_translation *row = &catalogues[i]->rows[j];
            cr_expect_str_eq(bd_say(row->english), row->other, "'%s' has another sentence too", row->english);
        }
    bd_words_english();
    cr_expect_str_eq(bd_say(BD_ENGLISH(EXPLAIN_WHITE)), "White");
}

static const char *asked(const char *first, const char *second)
{
    char program[] = "bestdraw", one[40], two[40];
    char *words[] = {program, one, two, NULL};
    (void)strncpy(one, first, sizeof one - 1);
    (void)strncpy(two, second, sizeof two - 1);
    one[sizeof one - 1] = two[sizeof two - 1] = '\0';
    return bd_language_asked(3, words);
}

Test(german, is_asked_for_by_an_option_or_the_locale)
{
    (void)unsetenv("LC_ALL");
    (void)unsetenv("LC_MESSAGES");
    (void)unsetenv("LANG");
    cr_expect_str_eq(asked("draw", "x"), "en");
    cr_expect_str_eq(asked("--lang=de", "draw"), "de");
    cr_expect_str_eq(asked("--lang", "de"), "de");
    cr_expect_str_eq(asked("--", "--lang=de"), "en");
    cr_expect_str_eq(asked("--lang=den", "draw"), "en");
    (void)setenv("LANG", "de_AT.UTF-8", 1);
    cr_expect_str_eq(asked("draw", "x"), "de");
    cr_expect_str_eq(asked("draw", "--lang=en"), "en");
    (void)setenv("LC_MESSAGES", "C", 1);
    cr_expect_str_eq(asked("draw", "x"), "en");
    (void)setenv("LC_ALL", "de", 1);
    cr_expect_str_eq(asked("draw", "x"), "de");
    (void)setenv("LC_ALL", "del_DE", 1);
    cr_expect_str_eq(asked("draw", "x"), "en");
}

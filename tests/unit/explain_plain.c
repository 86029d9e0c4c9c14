/* --plain: the same reasons without rule words, and without numbers other than rounds and points. */
#include <criterion/criterion.h>

#include "explain/answer.h"
#include "explain/difference.h"
#include "explain/explain_words.h"
#include "explain/explainer.h"
#include "explain/sentences.h"
#include "small_events.h"

#include <ctype.h>
#include <string.h>

static void begin(void)
{
    bd_words_speak(&bd_spoken_languages.items[0]);
    bd_words_plainly(true);
}

static void end(void)
{
    bd_words_speak(NULL);
    bd_words_plainly(false);
}

TestSuite(explain_plain, .init = begin, .fini = end);

static const char *rule_word_of(const char *sentence)
{
    static const char *const words[] = {
        "float",     "level",  "bracket",  "mid-line",  "midline",    "natural",  "criteri", "due ",
        " the bye",  " a bye", "transfer", "half-",     "exchange",   "claim",    "S1",      "S2",
        "downfloat", "heter",  "homog",    "topscorer", "difference", "forbidden"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strstr(sentence, words[i]) != NULL) return words[i];
    return NULL;
}

/* The first number that is neither of a round nor of points; NULL: none. */
static const char *number_of(const char *sentence)
{
    for (const char *c = sentence; *c != '\0'; c++) {
        if (!isdigit((unsigned char)*c)) continue;
        const char *end_of_it = c + strspn(c, "0123456789.");
        const bool round = c - sentence >= 6 && strncmp(c - 6, "round ", 6) == 0;
        if (!round && strncmp(end_of_it, " point", 6) != 0) return c;
        c = end_of_it - 1;
    }
    return NULL;
}

/* Places that are filled with a figure, or with a list of colours. */
static const char *figure_of(const char *text)
{
    static const char *const places[] = {"{n}",       "{m}:",    "{far}",   "{near}",       "{board}",
                                         "{d}",       "{rest}",  "{best}",  "-difference}", "-run}",
                                         "-colours}", "-games}", "{where}", "{criterion}",  "{minimises}"};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (strstr(text, places[i]) != NULL) return places[i];
    return NULL;
}

/* Those of check and compare, of the proof, and words that only stand in sentences which have a plain one. */
static bool is_not_for_parents(const char *name)
{
    static const char *const kinds[] = {"EXPLAIN_FAULT_", "EXPLAIN_DRAW_",  "EXPLAIN_BOUND_",
                                        "EXPLAIN_WHERE_", "EXPLAIN_COSTS_", "EXPLAIN_GROUP"};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strncmp(name, kinds[i], strlen(kinds[i])) == 0) return true;
    return false;
}

Test(explain_plain, every_sentence)
{
    for (size_t i = 0; i < bd_template_count(); i++) {
        const bd_template *row = bd_template_at(i);
        const char *said = bd_say(row->text);
        if (is_not_for_parents(row->name)) continue;
        cr_expect_null(rule_word_of(said), "%s: '%s' has '%s'", row->name, said, rule_word_of(said));
        cr_expect_null(figure_of(said), "%s: '%s' has '%s'", row->name, said, figure_of(said));
    }
}

/* What is put in the place of a sentence asks for nothing that is not given there. */
static bool asks_for_no_more(const char *text, const char *of)
{
    for (const char *c = strchr(text, '{'); c != NULL; c = strchr(c + 1, '{')) {
        char place[32];
        const size_t length = strcspn(c + 1, "}#");
        (void)snprintf(place, sizeof place, "{%.*s", (int)length, c + 1);
        const char *there = strstr(of, place);
        while (there != NULL && there[1 + length] != '}' && there[1 + length] != '#')
            there = strstr(there + 1, place);
        if (there == NULL) return false;
    }
    return true;
}

Test(explain_plain, asks_for_what_is_there)
{
    for (size_t i = 0; i < bd_spoken_languages.count; i++) {
        const bd_catalogue *plain = &bd_spoken_languages.items[i].plain;
        bd_words_speak(&bd_spoken_languages.items[i]);
        cr_expect(i > 0 || plain->count > 200);
        for (size_t j = 0; j < plain->count; j++) {
            const bd_translation *row = &plain->rows[j];
            cr_expect(asks_for_no_more(row->other, row->english), "'%s': '%s'", row->english, row->other);
            cr_expect_str_eq(bd_say(row->english), row->other);
        }
    }
}

typedef struct told {
    size_t reasons, worse;
} told;

static void look_at(const bd_reasons *reasons, const char *rules, told *out)
{
    for (size_t i = 0; i < reasons->count; i++, out->reasons++) {
        const char *said = reasons->items[i].sentence;
        out->worse += strstr(reasons->items[i].code, "worse") != NULL;
        cr_expect_null(rule_word_of(said), "%s, %s: '%s' has '%s'", rules, reasons->items[i].code, said,
                       rule_word_of(said));
        cr_expect_null(number_of(said), "%s, %s: '%s' has a number", rules, reasons->items[i].code, said);
    }
}

static void rename_players(bd_arena *arena, const bd_tournament *event)
{
    for (int id = 1; id <= SMALL_MOST; id++) {
        bd_card *card = bd_tournament_card(event, id);
        if (card == NULL) continue;
        char name[8];
        (void)snprintf(name, sizeof name, "P%c%c", 'a' + id / 26, 'a' + id % 26);
        card->name = bd_arena_copy_text(arena, name);
    }
}

static void ask_everything(bd_arena *arena, const bd_question *question, const bd_solve_options *how,
                           const char *rules, told *out)
{
    const bd_round *round = question->best.round;
    static const bd_demand_kind kinds[] = {BD_DEMAND_PAIR, BD_DEMAND_COLOUR, BD_DEMAND_FLOAT,
                                           BD_DEMAND_NO_FLOAT, BD_DEMAND_BYE};
    for (int u = 0; u < round->cards; u++)
        for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
            bd_answer answer;
            const bd_demand demand = {.kind = kinds[k],
                                      .a = round->players[u].id,
                                      .b = round->players[(u + 1) % round->cards].id,
                                      .colour = u % 2 == 0 ? BD_WHITE : BD_BLACK};
            cr_assert_eq(bd_answer_demand(arena, &question->best, &demand, how, &answer, NULL), BD_OK);
            look_at(&answer.reasons, rules, out);
        }
}

static void tell_round(bd_arena *arena, const bd_tournament *event, const char *rules, told *out)
{
    static const bd_solve_options how = {.prove_unique = false};
    bd_question question;
    bd_explainer explainer;
    if (bd_question_open(arena, event, bd_rulebook_find(rules), 0, NULL, &how, &question, NULL) != BD_OK)
        return;
    if (question.best.certificate.mate == NULL) return;
    cr_assert_eq(bd_explainer_new(arena, &question, &how, 1000000, &explainer, NULL), BD_OK);
    explainer.brief = true;
    const bd_draw *draw = &question.best.draw;
    for (size_t b = 0; b < draw->board_count + (draw->bye != 0); b++) {
        bd_explanation story;
        cr_assert_eq(bd_explain_board(&explainer, b, &story, NULL), BD_OK);
        look_at(&story.pairing, rules, out);
        look_at(&story.colours, rules, out);
    }
    ask_everything(arena, &question, &how, rules, out);
}

Test(explain_plain, whatever_is_told)
{
    static const char *const rules[] = {"caa", "caa-long", "caa-large", "caa-random", "plain",
                                        "sca", "uscf",     "scc",       "fide"};
    for (size_t r = 0; r < sizeof rules / sizeof *rules; r++) {
        told all = {0, 0};
        for (unsigned long long i = 0; i < 12; i++) {
            bd_arena *arena = bd_arena_new();
            bd_random random = bd_random_seeded(52000 + 100 * r + i);
            const int size = bd_random_between(&random, 4, 9);
            const bd_tournament *event = small_event(arena, &random, size, bd_random_between(&random, 1, 5));
            rename_players(arena, event);
            tell_round(arena, event, rules[r], &all);
            bd_arena_free(arena);
        }
        cr_expect_gt(all.reasons, 100u, "%s", rules[r]);
        cr_expect_gt(all.worse, 10u, "%s", rules[r]);
    }
}

/* How long the stories of late rounds are: at most 25 words a board on average, over each rulebook and in
 * each event. A name with its number is one word. */
#include <criterion/criterion.h>

#include "cards/card.h"
#include "cards/person.h"
#include "explain/explainer.h"
#include "io/tournament_file.h"

#include <stdio.h>
#include <string.h>

static const char *const files[] = {
    "n9_r4_s565830",   "n10_r7_s153577",  "n10_r7_s878265",  "n12_r9_s73876",   "n15_r9_s608249",
    "n16_r6_s167380",  "n17_r12_s391882", "n18_r6_s177938",  "n19_r10_s120694", "n20_r7_s601236",
    "n21_r9_s32076",   "n22_r10_s400961", "n23_r9_s939079",  "n24_r7_s148563",  "n25_r13_s888599",
    "n28_r12_s880754", "n29_r13_s465124", "n29_r13_s533593", "n30_r6_s148414",  "n34_r13_s921625",
    "n35_r13_s815708", "n38_r13_s817407", "n43_r7_s281692",  "n51_r10_s223378", "seed8848759-r9-p10",
};
enum { FILES = sizeof files / sizeof *files, WORDS_A_BOARD = 25, LONGEST = 45 };

typedef struct length {
    int boards, words, longest;
} length;

static int words_of(const bd_reasons *reasons)
{
    int words = 0;
    for (size_t i = 0; i < reasons->count; i++)
        for (const char *at = reasons->items[i].sentence; *at != '\0'; at += strcspn(at, " ")) {
            at += strspn(at, " ");
            const bool number = at[0] == '(' && strspn(at + 1, "0123456789") > 0;
            words += *at != '\0' && !number;
        }
    return words;
}

static void name_in_one_word(bd_arena *arena, bd_tournament *event)
{
    for (size_t i = 0; i < event->card_count; i++) {
        char name[16];
        (void)snprintf(name, sizeof name, "P%d", event->cards[i].id);
        event->cards[i].name = bd_arena_copy_text(arena, name);
        event->cards[i].person->shown = NULL;
    }
}

/* False when these rules have no draw for the round. */
static bool tell(bd_arena *arena, const char *file, const char *rules, length *out)
{
    static const bd_solve_options how = {.prove_unique = false};
    static bd_question question;
    char path[200];
    bd_tournament *event = NULL;
    bd_explainer explainer;
    bd_err err = {.status = BD_OK};
    (void)snprintf(path, sizeof path, TEST_DATA "/corpus/%s.trf", file);
    cr_assert_eq(bd_tournament_read(arena, path, NULL, NULL, &event, &err), BD_OK, "%s", err.sentence);
    name_in_one_word(arena, event);
    cr_assert_eq(bd_question_open(arena, event, bd_rulebook_find(rules), 0, NULL, &how, &question, &err),
                 BD_OK, "%s, %s: %s", file, rules, err.sentence);
    const bd_draw *draw = &question.best.draw;
    const size_t count = draw->board_count + (draw->bye != 0);
    if (question.best.certificate.mate == NULL) return false;
    bd_explanation *stories = bd_arena_alloc(arena, count, sizeof *stories);
    cr_assert_eq(bd_explainer_new(arena, &question, &how, 3000000, &explainer, &err), BD_OK);
    explainer.brief = true;
    for (size_t i = 0; i < count; i++)
        cr_assert_eq(bd_explain_board(&explainer, i, &stories[i], &err), BD_OK, "%s: %s", file, err.sentence);
    bd_explanations_shorten(stories, count);
    *out = (length){.boards = (int)count};
    for (size_t i = 0; i < count; i++) {
        const int words = words_of(&stories[i].pairing) + words_of(&stories[i].colours);
        cr_expect_gt(stories[i].pairing.count, 0u);
        out->words += words;
        if (words > LONGEST) cr_log_warn("%s, %s, board %zu: %d words", rules, file, i + 1, words);
        if (words > out->longest) out->longest = words;
    }
    return true;
}

Test(explain_length, twenty_five_words_a_board)
{
    static const char *const rules[] = {"caa", "caa-long", "fide", "plain", "sca", "uscf", "scc"};
    int longest = 0;
    for (size_t r = 0; r < sizeof rules / sizeof *rules; r++) {
        length all = {0, 0, 0};
        for (size_t i = 0; i < FILES; i++) {
            length one;
            bd_arena *arena = bd_arena_new();
            if (tell(arena, files[i], rules[r], &one)) {
                cr_expect_leq(one.words, WORDS_A_BOARD * one.boards, "%s, %s: %d words on %d boards",
                              rules[r], files[i], one.words, one.boards);
                all.boards += one.boards;
                all.words += one.words;
                if (one.longest > all.longest) all.longest = one.longest;
            }
            bd_arena_free(arena);
        }
        cr_log_info("%s: %d boards, %.1f words each, the longest %d", rules[r], all.boards,
                    (double)all.words / all.boards, all.longest);
        cr_expect_gt(all.boards, 200, "%s", rules[r]);
        cr_expect_leq(all.words, WORDS_A_BOARD * all.boards, "%s", rules[r]);
        if (all.longest > longest) longest = all.longest;
    }
    cr_expect_leq(longest, LONGEST, "the longest has %d words", longest);
    cr_expect_gt(longest, 20, "no more than that is no story");
}

/* The worked examples of the arbiters' guide: what is asked there in prose is answered with the same reason.
 */
#include <criterion/criterion.h>

#include "explain/explainer.h"
#include "io/tournament_file.h"
#include "tests_file.h"

#include <string.h>

/* One remark of the guide. `reason` is the code of an impossibility ("met"), or the criterion at which the
 * other draw first loses. */
typedef struct remark {
    const char *file;
    bd_demand demand;
    const char *reason;
    const char *prose; /* what the guide says, in our words */
} remark;

#define PAIR(x, y)                                                                                           \
    {                                                                                                        \
        .kind = BD_DEMAND_PAIR, .a = (x), .b = (y)                                                           \
    }
#define HAS_BYE(x)                                                                                           \
    {                                                                                                        \
        .kind = BD_DEMAND_BYE, .a = (x)                                                                      \
    }
#define DOWN(x)                                                                                              \
    {                                                                                                        \
        .kind = BD_DEMAND_FLOAT_DOWN, .a = (x)                                                               \
    }
#define UP(x)                                                                                                \
    {                                                                                                        \
        .kind = BD_DEMAND_FLOAT_UP, .a = (x)                                                                 \
    }

static const remark remarks[] = {
    {"set_a_r1", HAS_BYE(10), "bye-again",
     "10 is just below the mid-line but has asked for a bye in round 3"},
    {"set_a_r1", HAS_BYE(4), "absent", "4 has asked for a bye in this round"},
    {"set_a_r1", PAIR(3, 14), "club", "3 and 14 are from one club"},
    {"set_a_r1", PAIR(7, 17), "club", "7 and 17 are from one club"},
    {"set_a_r1", PAIR(3, 15), "grade-squared",
     "14 is better swapped with 12 than with 15, who would get a much stronger opponent"},
    {"set_a_r2", PAIR(3, 6), "colour-difference", "3 is due the wrong colour to play 6"},
    {"set_a_r2", PAIR(8, 17), "met", "8 and 17 have played"},
    {"set_a_r2", PAIR(12, 17), "colour-difference", "swapping 17 and 19 would give 17 two Blacks needlessly"},
    {"set_a_r2", DOWN(9), "floats", "6, not 9, is just below the mid-line"},
    {"set_a_r3", PAIR(8, 13), "met", "8 and 13 have played, so 6 and 11 cannot stay together"},
    {"set_a_r3", HAS_BYE(10), "absent", "10 has asked for a bye in this round"},
    {"set_a_r3", DOWN(5), "floats", "2 is just below the mid-line"},
    {"set_a_r3", HAS_BYE(16), "alternation", "16 floats up to play 19, which leaves 15 with the bye"},
    {"set_a_r4", PAIR(9, 13), "alternation", "9 against 19 saves colour changes"},
    {"set_a_r4", UP(14), "floats", "8, the highest, is the one who floats up to 6"},
    {"set_a_r5", PAIR(1, 5), "met", "the leader has played both players with 3 points"},
    {"set_a_r5", PAIR(5, 18), "met", "the leader has played both players with 3 points"},
    {"set_a_r5", PAIR(3, 5), "met", "3 has played 5"},
    {"set_a_r5", PAIR(6, 8), "met", "6 and 8 met in the last round"},
    {"set_a_r5", PAIR(16, 19), "met", "19 and 16 have met"},
    {"set_a_r5", PAIR(16, 17), "met", "17 has played 16 too"},
    {"set_a_r5", PAIR(4, 12), "met", "4 has played 12"},
    {"set_a_r5", PAIR(5, 12), "mid-line", "12 against the leader costs exchanges across the mid-line"},
    {"set_c", PAIR(2, 7), "alternation", "2 against 7 would be an unnecessary colour transfer"},
    {"set_c", PAIR(1, 6), "grade-squared", "6 and 7 are closer than 7 and 8, so these two are swapped"},
    {"set_d", PAIR(2, 6), "met", "6 and 2 have played"},
    {"set_d", PAIR(1, 7), "met", "7 has played 1"},
    {"set_d", PAIR(4, 10), "met", "4 has played 10"},
    {"set_d", PAIR(1, 10), "variation-squared", "the squared variations are 8 instead of 6 in all"},
    {"set_f", DOWN(4), "colour-difference",
     "7, with one of each colour, is the only obvious transfer, so 4 does not float"},
    {"set_f", UP(2), "floats", "2 floated up in the previous round"},
    {"set_g6", PAIR(3, 6), "met", "the only opponent of 3 is 6, but they have played"},
    {"set_h", PAIR(1, 5), "met", "5 has played 1"},
    {"set_h", PAIR(2, 5), "met", "2 has played 5"},
    {"set_h", PAIR(4, 5), "met", "5 has played 4 too"},
    {"set_h", PAIR(3, 6), "no-draw-with", "3 is the only top half player that 5 could play"},
};

static void open_file(bd_arena *arena, const char *name, bd_question *question)
{
    static const bd_solve_options how = {.prove_unique = false};
    char path[64];
    size_t size = 0;
    bd_tournament *tournament = NULL;
    bd_err err = {.status = BD_OK};
    (void)snprintf(path, sizeof path, "examples/%s.json", name);
    const char *text = test_file_sized(arena, path, &size);
    cr_assert_eq(bd_tournament_read_text(arena, path, text, size, NULL, NULL, &tournament, &err), BD_OK,
                 "%s: %s", name, err.sentence);
    const bd_draw_options white_begins = {.top_colour = BD_WHITE};
    cr_assert_eq(
        bd_question_open(arena, tournament, bd_rulebook_find("caa"), 0, &white_begins, &how, question, &err),
        BD_OK, "%s: %s", name, err.sentence);
}

Test(explain_guide, the_reason_of_the_prose)
{
    static const bd_solve_options how = {.prove_unique = false};
    for (size_t i = 0; i < sizeof remarks / sizeof *remarks; i++) {
        const remark *r = &remarks[i];
        bd_arena *arena = bd_arena_new();
        static bd_question question;
        bd_answer answer;
        open_file(arena, r->file, &question);
        cr_assert_eq(bd_answer_demand(arena, &question.best, &r->demand, &how, &answer, NULL), BD_OK);
        const bool worse = answer.kind == BD_ANSWER_WORSE;
        const char *reason = worse ? answer.difference.criterion->id : answer.reasons.items[0].code;
        cr_expect_str_eq(reason, r->reason, "%s, %s (%s): %s", r->file, answer.what, r->prose,
                         answer.reasons.items[0].sentence);
        bd_arena_free(arena);
    }
}

/* What a board's story must say: a code, and a player it names. */
typedef struct line {
    const char *file;
    int player;
    const char *code;
    int named;
    const char *prose;
} line;

static const line lines[] = {
    {"set_a_r1", 1, "colour-by-turns", 1, "a lot decides who has White on board 1"},
    {"set_a_r1", 11, "bye-needed", 11, "17 cards: somebody must have the bye"},
    {"set_a_r2", 6, "need-odd-first", 6, "seven players on 1 point"},
    {"set_a_r2", 4, "passed-fact", 3, "3 is due the wrong colour to play 6"},
    {"set_a_r2", 8, "swap", 17, "17 and 8 have already played"},
    {"set_a_r2", 8, "swap-not", 12, "swapping 17 and 19 would give 17 two Blacks"},
    {"set_a_r2", 3, "swap", 13, "so 13 and 17 are swapped"},
    {"set_a_r2", 11, "colour-makes-up", 11, "11 becomes a Black seeker to balance"},
    {"set_a_r2", 7, "natural", 7, "7 v 15 is the correct pairing"},
    {"set_a_r3", 2, "need-odd-first", 2, "2 should be downfloated"},
    {"set_a_r1", 3, "swap", 14, "3 and 14 are from one club"},
    {"set_a_r1", 2, "swap", 12, "so 14 is swapped with 12"},
    {"set_a_r1", 3, "swap-stronger", 15, "15 would get a much stronger opponent"},
    {"set_a_r1", 8, "swap-same", 7, "7 and 17 are from one club, so 17 meets 8"},
    {"set_a_r1", 7, "swap-same", 18, "17 and 18 have the same grade and are easily swapped"},
    {"set_a_r1", 11, "passed-bye", 10, "10 has a bye in round 3"},
    {"set_a_r3", 6, "swap-not", 8, "14 with 7 is nearer, but 8 and 13 have met"},
    {"set_a_r3", 3, "first", 3, "3, the highest rated, upfloats"},
    {"set_a_r3", 4, "colour-by-difference", 4, "4 is more due Black than 12"},
    {"set_a_r4", 6, "need-odd-first", 6, "6 may downfloat again"},
    {"set_a_r4", 6, "floated-before-down", 6, "6 floated before, but not in the last round"},
    {"set_a_r4", 3, "first-again", 3, "3's second upfloat running: nothing to be done"},
    {"set_a_r4", 9, "only-due", 19, "the only top White seeker meets the bottom Black seeker"},
    {"set_a_r4", 8, "first-turned", 8, "the ideal opponent is the highest rated, 8"},
    {"set_a_r4", 6, "colour-by-score", 6, "8 transfers: 6 has the higher score"},
    {"set_a_r4", 16, "colour-by-rank", 16, "16, higher rated, gets his preference against 17"},
    {"set_a_r5", 5, "nearer-met", 18, "the leader has played both on 3 points"},
    {"set_a_r5", 5, "need-alone", 5, "5 alone on 4 points"},
    {"set_a_r5", 4, "partner-also", 10, "20 has met 9 and 10"},
    {"set_a_r5", 5, "first-turned", 2, "colours are switched to allow the highest rated of the next level"},
    {"set_a_r5", 12, "passed-worse", 3, "12 floats down: 3 and 12 have met, so 3 plays 8"},
    {"set_a_r5", 1, "colour-by-rank", 1, "1, higher rated, keeps his sequence against 18"},
    {"set_b", 1, "natural", 5, "1 v 5"},
    {"set_b", 1, "colour-by-rank", 1, "1 keeps his sequence"},
    {"set_b", 7, "colour-by-difference", 7, "7 has had two Blacks and the greater claim"},
    {"set_b", 4, "colour-both-due", 8, "4 is due White and 8 Black"},
    {"set_c", 3, "colour-by-rank", 3, "3 keeps White"},
    {"set_c", 10, "colour-by-difference", 10, "10 has the higher requirement for White"},
    {"set_c", 2, "swap", 7, "2 would play 7, an unnecessary transfer"},
    {"set_c", 1, "swap-apart", 8, "6 and 7 are nearer in rating than 7 and 8"},
    {"set_d", 1, "partner-also", 7, "7 has played 1"},
    {"set_d", 3, "partner-taken", 1, "the squared variations: nobody is more than two places off"},
    {"set_d", 2, "partner-also", 6, "6 has played 2"},
    {"set_d", 4, "partner-also", 10, "10 has played 4"},
    {"set_f", 7, "passed-worse", 4, "4 is closest below the mid-line, but 7 floats"},
    {"set_f", 5, "passed-fact", 2, "2 floated up before, so 5 does"},
    {"set_g6", 6, "swap", 3, "3 and 6 have played"},
    {"set_g6", 1, "swap", 4, "so 3 and 4 are flipped"},
    {"set_h", 1, "natural", 4, "1 v 4"},
    {"set_h", 5, "only-met", 3, "5 has played 1, 2 and 4; only 3 is left"},
    {"set_h", 5, "colour-by-rank", 3, "5 has the lesser claim to Black by grade"},
};

static bool says(const bd_reasons *reasons, const char *code, int named)
{
    for (size_t i = 0; i < reasons->count; i++) {
        if (strcmp(reasons->items[i].code, code) != 0) continue;
        for (size_t k = 0; k < reasons->items[i].player_count; k++)
            if (reasons->items[i].players[k] == named) return true;
        if (named == 0) return true;
    }
    return false;
}

/* Everything, of the board alone. */
Test(explain_guide, the_story_of_the_board)
{
    static const bd_solve_options how = {.prove_unique = false};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        const line *l = &lines[i];
        bd_arena *arena = bd_arena_new();
        static bd_question question;
        bd_explainer explainer;
        bd_explanation story;
        size_t board = 0;
        open_file(arena, l->file, &question);
        cr_assert_eq(bd_explainer_new(arena, &question, &how, 100000, &explainer, NULL), BD_OK);
        cr_assert(bd_explainer_board_of(&explainer, l->player, &board), "%s: %d", l->file, l->player);
        cr_assert_eq(bd_explain_board(&explainer, board, &story, NULL), BD_OK);
        cr_expect(says(&story.pairing, l->code, l->named) || says(&story.colours, l->code, l->named),
                  "%s, %d (%s): no %s of %d", l->file, l->player, l->prose, l->code, l->named);
        bd_arena_free(arena);
    }
}

/* Briefly two sentences may be one. */
static const char *briefly(const char *code)
{
    static const char *const joined[][2] = {{"need-alone", "need-alone-far"},
                                            {"nearer-met", "need-alone-far"},
                                            {"floated-before-down", "need-odd-first"}};
    for (size_t i = 0; i < sizeof joined / sizeof *joined; i++)
        if (strcmp(code, joined[i][0]) == 0) return joined[i][1];
    return code;
}

/* All boards of a round, briefly, as 'explain' says them. */
static bd_explanation *told_briefly(bd_arena *arena, const bd_question *question, bd_explainer *explainer)
{
    static const bd_solve_options how = {.prove_unique = false};
    const size_t count = question->best.draw.board_count + (question->best.draw.bye != 0);
    bd_explanation *stories = bd_arena_alloc(arena, count, sizeof *stories);
    cr_assert_eq(bd_explainer_new(arena, question, &how, 100000, explainer, NULL), BD_OK);
    explainer->brief = true;
    for (size_t i = 0; i < count; i++) cr_assert_eq(bd_explain_board(explainer, i, &stories[i], NULL), BD_OK);
    bd_explanations_shorten(stories, count);
    return stories;
}

/* What the guide says of a pair may stand at the other board that has to do with it. */
Test(explain_guide, the_brief_round_has_it_too)
{
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        const line *l = &lines[i];
        bd_arena *arena = bd_arena_new();
        static bd_question question;
        bd_explainer explainer;
        bool told = false;
        open_file(arena, l->file, &question);
        const bd_explanation *stories = told_briefly(arena, &question, &explainer);
        const char *code = briefly(l->code);
        for (size_t b = 0; b < question.best.draw.board_count + (question.best.draw.bye != 0); b++)
            told = told || says(&stories[b].pairing, code, l->named) ||
                   says(&stories[b].colours, code, l->named);
        cr_expect(told, "%s, %d (%s): no %s of %d", l->file, l->player, l->prose, code, l->named);
        bd_arena_free(arena);
    }
}

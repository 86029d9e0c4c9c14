/* Every criterion of every rulebook has words of its own for each of its stages, and every stage that a draw
 * asks for finds them. */
#include <criterion/criterion.h>

#include "certify/best.h"
#include "explain/difference.h"
#include "rulebook/rulebook.h"
#include "small_events.h"

#include <stdio.h>
#include <string.h>

static void words_stand(const char *rules, const bd_criterion *criterion)
{
    cr_assert_not_null(criterion, "%s", rules);
    cr_expect_gt(criterion->word_count, 0u, "%s: %s has no words", rules, criterion->id);
    for (size_t i = 0; i < criterion->word_count; i++) {
        const bd_stage_words *words = &criterion->words[i];
        cr_expect_not_null(words->worse, "%s: %s%s", rules, criterion->id, words->part);
        if (words->worse != NULL)
            cr_expect_null(strstr(words->worse, "{criterion}"), "%s: %s%s", rules, criterion->id,
                           words->part);
    }
}

Test(own_words, of_every_row_of_every_rulebook)
{
    size_t rows = 0;
    for (size_t i = 0; i < bd_rulebook_count(); i++) {
        const bd_rulebook *rules = bd_rulebook_at(i);
        for (size_t k = 0; k < rules->rule_count; k++) words_stand(rules->id, rules->rules[k].criterion);
        for (size_t k = 0; k < rules->more_rule_count; k++)
            words_stand(rules->id, rules->more_rules[k].criterion);
        rows += rules->rule_count + rules->more_rule_count;
    }
    cr_expect_gt(rows, 100u);
}

/* The sentence of a stage is not the one for criteria without words, "score (what it minimises) is 2 instead
 * of 1". */
static void phrases_stand(bd_arena *arena, const bd_best *best, const char *rules)
{
    for (size_t k = 0; k < best->stage_count; k++) {
        const char *how = NULL;
        char plain[80];
        bd_stage_values values = {.best = 1, .other = 2, .wishes = best->stages[k].wishes > 0};
        const bd_criterion *criterion = bd_difference_criterion(best->round, best->stages[k].id);
        memcpy(values.stage, best->stages[k].id, sizeof values.stage);
        cr_assert_eq(bd_phrase_of(arena, best->round, &values, false, &how, NULL), BD_OK, "%s: %s", rules,
                     values.stage);
        cr_assert_not_null(criterion, "%s: %s", rules, values.stage);
        cr_expect_not_null(bd_criterion_words(criterion, values.stage), "%s: %s", rules, values.stage);
        (void)snprintf(plain, sizeof plain, "%s (", criterion->id);
        cr_expect_neq(strncmp(how, plain, strlen(plain)), 0, "%s: %s: %s", rules, values.stage, how);
    }
}

Test(own_words, of_every_stage_that_a_draw_asks_for)
{
    const bd_solve_options how = {.prove_unique = false};
    size_t draws = 0;
    for (size_t i = 0; i < bd_rulebook_count(); i++)
        for (int seed = 0; seed < 20; seed++) {
            bd_best best;
            bd_arena *arena = bd_arena_new();
            bd_random random = bd_random_seeded(7000 + (unsigned long long)seed);
            const bd_tournament *event = small_event(arena, &random, bd_random_between(&random, 6, 12),
                                                     bd_random_between(&random, 1, 5));
            if (bd_best_draw(arena, event, bd_rulebook_at(i), 0, NULL, &how, &best, NULL) == BD_OK &&
                best.certificate.mate != NULL) {
                phrases_stand(arena, &best, bd_rulebook_at(i)->id);
                draws++;
            }
            bd_arena_free(arena);
        }
    cr_expect_gt(draws, 50u);
}

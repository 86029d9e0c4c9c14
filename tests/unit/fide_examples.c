/* The worked examples of an article on the Dutch system, what the choice of the lowest permutation makes of
 * them, and wishes beside the rule. */
#include "fide_round.h"

#include "io/json/cards_json.h"

static bd_tournament *read_example(bd_arena *arena, const char *name)
{
    char path[96];
    (void)snprintf(path, sizeof path, "examples/%s.json", name);
    size_t size = 0;
    const char *text = test_file_sized(arena, path, &size);
    const bd_read_options options = {.lenient = true};
    bd_tournament *tournament = NULL;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_cards_json_read(arena, path, text, size, &options, NULL, &tournament, &err), BD_OK,
                 "%s: %s", path, err.sentence);
    return tournament;
}

Test(fide_examples, permutations_of_the_lower_half)
{
    static const char *const rows[][2] = {
        {"fide_sec6", "1-8 5-2 7-3 4-6"},   /* 4132 */
        {"fide_sec10a", "1-6 5-2 3-8 7-4"}, /* 2143 */
        /* One player must have the wrong colour. The article says 2134, but 1324 is lower and as good. */
        {"fide_sec10b", "1-5 7-2 3-6 8-4"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_arena *arena = bd_arena_new();
        bd_best best;
        fide_draw(arena, read_example(arena, rows[i][0]), 0, rows[i][0], &best);
        cr_expect_str_eq(fide_list(arena, &best.draw), rows[i][1], "%s: %s", rows[i][0],
                         fide_list(arena, &best.draw));
        bd_arena_free(arena);
    }
}

Test(fide_examples, one_player_of_section_10b_is_denied_his_colour)
{
    bd_arena *arena = bd_arena_new();
    bd_best best;
    fide_draw(arena, read_example(arena, "fide_sec10b"), 0, "fide_sec10b", &best);
    int64_t denied = -1;
    for (size_t i = 0; i < best.certificate.stage_count; i++)
        if (strcmp(best.certificate.stages[i].id, "C12:1") == 0) denied = best.certificate.stages[i].value;
    cr_expect_eq(denied, 1);
    bd_arena_free(arena);
}

static bd_tournament *beginners(bd_arena *arena, int count)
{
    bd_tournament *t = bd_tournament_new(arena);
    for (int id = 1; id <= count; id++) {
        bd_card *card;
        cr_assert_eq(bd_tournament_add_card(t, id, &card, NULL), BD_OK);
    }
    t->initial_colour = BD_WHITE;
    t->rounds = 5;
    return t;
}

Test(fide_examples, pairs_that_had_better_not_meet_are_made_only_when_they_must)
{
    bd_arena *arena = bd_arena_new();
    bd_pair_rule avoid[] = {{1, 3, 1, BD_ROUNDS_MAX}, {1, 4, 1, BD_ROUNDS_MAX}, {1, 2, 1, BD_ROUNDS_MAX}};
    bd_tournament *t = beginners(arena, 4);
    bd_best best;
    t->avoid = avoid;
    t->avoid_count = 1;
    fide_draw(arena, t, 1, "one", &best);
    cr_expect_str_eq(fide_list(arena, &best.draw), "1-4 3-2", "%s", fide_list(arena, &best.draw));
    t->avoid_count = 3;
    fide_draw(arena, t, 1, "all", &best);
    cr_expect_str_eq(fide_list(arena, &best.draw), "1-3 4-2", "%s", fide_list(arena, &best.draw));
    bd_arena_free(arena);
}

Test(fide_examples, members_of_a_group_had_better_not_meet)
{
    bd_arena *arena = bd_arena_new();
    const char *family[] = {"family"};
    bd_tournament *t = beginners(arena, 4);
    bd_best best;
    for (size_t i = 0; i < 4; i += 2) {
        t->cards[i].groups = family;
        t->cards[i].group_count = 1;
    }
    fide_draw(arena, t, 1, "group", &best);
    cr_expect_str_eq(fide_list(arena, &best.draw), "1-4 3-2", "%s", fide_list(arena, &best.draw));
    bd_arena_free(arena);
}

static void meet(bd_tournament *t, int white, int black)
{
    bd_entry *entry;
    cr_assert_eq(bd_card_add_entry(t, bd_tournament_card(t, white), 1, &entry, NULL), BD_OK);
    *entry = (bd_entry){.round = 1, .kind = BD_GAME, .opponent = black, .colour = BD_WHITE, .halves = 1};
    cr_assert_eq(bd_card_add_entry(t, bd_tournament_card(t, black), 1, &entry, NULL), BD_OK);
    *entry = (bd_entry){.round = 1, .kind = BD_GAME, .opponent = white, .colour = BD_BLACK, .halves = 1};
}

Test(fide_examples, repeats_are_made_by_leave_only)
{
    bd_arena *arena = bd_arena_new();
    bd_tournament *t = beginners(arena, 2);
    bd_best best;
    bd_err err = {.status = BD_OK};
    const bd_solve_options how = {.prove_unique = true};
    const bd_draw_options leave = {.allow_repeats = true};
    meet(t, 1, 2);
    cr_assert_eq(bd_best_draw(arena, t, bd_rulebook_find("fide"), 2, NULL, &how, &best, &err), BD_OK, "%s",
                 err.sentence);
    cr_expect_eq(best.certificate.outcome, BD_NO_MATCHING);
    cr_assert_eq(bd_best_draw(arena, t, bd_rulebook_find("fide"), 2, &leave, &how, &best, &err), BD_OK, "%s",
                 err.sentence);
    cr_assert_eq(best.certificate.outcome, BD_BEST);
    fide_check_proof(arena, &best, "repeat");
    cr_expect_str_eq(fide_list(arena, &best.draw), "2-1", "%s", fide_list(arena, &best.draw));
    bd_arena_free(arena);
}

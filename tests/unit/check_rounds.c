/* Published rounds are set against the rules and against the best draw. */
#include <criterion/criterion.h>

#include "cards/card.h"
#include "explain/check.h"
#include "explain/question.h"
#include "io/tournament_file.h"
#include "tests_file.h"

#include <string.h>

static bd_tournament *read_text(bd_arena *arena, const char *name, const char *text, size_t size)
{
    bd_tournament *tournament = NULL;
    bd_err err = {.status = BD_OK};
    const bd_read_options lenient = {.lenient =
                                         true}; /* strict reading refuses a player who is twice in a draw */
    cr_assert_eq(bd_tournament_read_text(arena, name, text, size, &lenient, NULL, &tournament, &err), BD_OK,
                 "%s: %s", name, err.sentence);
    return tournament;
}

static bd_tournament *read_file(bd_arena *arena, const char *name)
{
    size_t size = 0;
    const char *text = test_file_sized(arena, name, &size);
    return read_text(arena, name, text, size);
}

static bd_round_check check(bd_arena *arena, const bd_tournament *tournament, int number)
{
    const bd_solve_options how = {.prove_unique = false};
    bd_round_check out;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_check_round(arena, tournament, bd_rulebook_find("caa"), number, NULL, &how, &out, &err),
                 BD_OK, "round %d: %s", number, err.sentence);
    return out;
}

static const bd_stage_values *last_stage(const bd_round_check *round)
{
    return &round->difference.stages[round->difference.stage_count - 1];
}

Test(check, the_guides_ordinary_round_5_of_set_a_repeats_3_v_2)
{
    bd_arena *arena = bd_arena_new();
    const bd_round_check round = check(arena, read_file(arena, "check/set_a_r5_ordinary.json"), 5);
    cr_assert_eq(round.faults.count, 1);
    cr_expect_str_eq(round.faults.items[0], "3 and 2 meet again: they played in round 3");
    cr_expect_str_eq(round.sentence, "The draw is not legal: 3 and 2 meet again: they played in round 3.");
    cr_expect_eq(round.vector.first, 0, "a draw that is not legal is not compared");
    for (size_t i = 0; i < round.vector.count; i++)
        if (strcmp(round.vector.lines[i].id, "mid-line") == 0) cr_expect(round.vector.lines[i].has_other);
    bd_arena_free(arena);
}

Test(check, the_guides_revisited_round_5_could_save_an_exchange)
{
    static const char *const files[] = {"check/set_a_r5_revisited.json", "check/set_a_played.json"};
    for (size_t i = 0; i < 2; i++) {
        bd_arena *arena = bd_arena_new();
        const bd_round_check round = check(arena, read_file(arena, files[i]), 5);
        cr_assert_eq(round.faults.count, 0, "%s", files[i]);
        cr_expect_eq(round.difference.standing, BD_WORSE);
        cr_expect_str_eq(round.difference.criterion->id, "mid-line");
        cr_expect_eq(last_stage(&round)->other, 2);
        cr_expect_eq(last_stage(&round)->best, 1);
        cr_expect_not_null(strstr(round.sentence, "mid-line"));
        cr_expect_eq(round.colours.count, 0, "%s: %s", files[i],
                     round.colours.count > 0 ? round.colours.items[0] : "");
        bd_arena_free(arena);
    }
}

Test(check, the_best_draw_is_recognised_and_so_are_the_guides_first_four_rounds)
{
    bd_arena *arena = bd_arena_new();
    const bd_tournament *tournament = read_file(arena, "check/set_a_r5_best.json");
    for (int number = 1; number <= 5; number++) {
        const bd_round_check round = check(arena, tournament, number);
        cr_expect_eq(round.faults.count, 0, "round %d: %s", number, round.sentence);
        cr_expect_eq(round.difference.standing, BD_SAME_BOARDS, "round %d: %s", number, round.sentence);
        cr_expect_str_eq(round.sentence, "The draw is the best draw.");
        cr_expect_eq(round.colours.count, 0, "round %d: %s", number,
                     round.colours.count > 0 ? round.colours.items[0] : "");
        cr_expect_gt(round.vector.count, 15);
        cr_expect_eq(round.vector.first, round.vector.count);
    }
    cr_expect_eq(bd_replay_last_round(tournament), 5);
    bd_arena_free(arena);
}

/* Six players; 1 and 2 played in round 1, 3 and 4 are never to meet, 6 has a bye in round 2. */
static const char *const six =
    "{\"format\":\"cards/1\",\"rules\":\"caa\",\"forbid\":[[3,4]],\"players\":["
    "{\"id\":1,\"rank\":1,\"history\":[{\"round\":1,\"opponent\":2,\"colour\":\"W\",\"result\":\"0.5\"}]},"
    "{\"id\":2,\"rank\":2,\"history\":[{\"round\":1,\"opponent\":1,\"colour\":\"B\",\"result\":\"0.5\"}]},"
    "{\"id\":3,\"rank\":3,\"history\":[{\"round\":1,\"opponent\":5,\"colour\":\"W\",\"result\":\"0.5\"}]},"
    "{\"id\":4,\"rank\":4,\"history\":[{\"round\":1,\"opponent\":6,\"colour\":\"B\",\"result\":\"0.5\"}]},"
    "{\"id\":5,\"rank\":5,\"history\":[{\"round\":1,\"opponent\":3,\"colour\":\"B\",\"result\":\"0.5\"}]},"
    "{\"id\":6,\"rank\":6,%s\"history\":[{\"round\":1,\"opponent\":4,\"colour\":\"W\",\"result\":\"0.5\"}]}],"
    "\"draws\":[{\"round\":2,\"boards\":%s,\"bye\":%s}]}";

Test(check, every_fault_is_named)
{
    static const struct {
        const char *six_has, *boards, *bye;
        const char *faults[3];
    } cases[] = {
        {"", "[[2,4],[1,5],[6,3]]", "null", {NULL}},
        {"", "[[2,1],[5,4],[6,3]]", "null", {"2 and 1 meet again: they played in round 1"}},
        {"", "[[2,5],[4,3],[6,1]]", "null", {"4 and 3 are a forbidden pair"}},
        {"", "[[2,4],[1,5]]", "null", {"3 is missing from the draw", "6 is missing from the draw"}},
        {"",
         "[[2,4],[1,5],[6,3]]",
         "1",
         {"1 is in the draw twice", "1 has the bye, though all 6 players could be paired"}},
        {"", "[[2,4],[1,5],[6,2]]", "null", {"2 is in the draw twice", "3 is missing from the draw"}},
        {"\"byes\":{\"2\":\"H\"},", "[[2,4],[1,5]]", "3", {NULL}},
        {"\"byes\":{\"2\":\"H\"},",
         "[[2,4],[6,3]]",
         "5",
         {"6 is in the draw but is not to be paired in round 2", "1 is missing from the draw"}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        bd_arena *arena = bd_arena_new();
        bd_text text = bd_text_new(arena);
        bd_text_add(&text, six, cases[i].six_has, cases[i].boards, cases[i].bye);
        const bd_round_check round = check(arena, read_text(arena, "six.json", text.bytes, text.length), 2);
        size_t expected = 0;
        while (expected < 3 && cases[i].faults[expected] != NULL) expected++;
        cr_assert_eq(round.faults.count, expected, "case %zu: %s", i, round.sentence);
        for (size_t k = 0; k < expected; k++)
            cr_expect_str_eq(round.faults.items[k], cases[i].faults[k], "case %zu", i);
        bd_arena_free(arena);
    }
}

Test(check, colours_against_the_final_check_are_told)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, six, "", "[[4,2],[1,5],[6,3]]", "null");
    const bd_round_check round = check(arena, read_text(arena, "six.json", text.bytes, text.length), 2);
    cr_assert_eq(round.faults.count, 0);
    bool told = false;
    for (size_t i = 0; i < round.colours.count; i++)
        told = told || strcmp(round.colours.items[i], "2 should have White against 4") == 0;
    cr_expect(told);
    bd_arena_free(arena);
}

/* A round of which nothing is told about a player: they were absent. A half-point bye of a later round was
 * known beforehand. */
Test(check, the_cards_are_replayed_as_they_were)
{
    static const char event[] = "{\"format\":\"cards/1\",\"rules\":\"caa\",\"players\":["
                                "{\"id\":1,\"rank\":1,\"score\":\"1.5\",\"history\":[{\"round\":1,"
                                "\"opponent\":2,\"colour\":\"W\",\"result\":\"1\"},{\"round\":2,"
                                "\"bye\":\"H\",\"result\":\"0.5\"}]},"
                                "{\"id\":2,\"rank\":2,\"score\":\"1\",\"history\":[{\"round\":1,\"opponent\":"
                                "1,\"colour\":\"B\",\"result\":\"0\"},{\"round\":2,"
                                "\"opponent\":3,\"colour\":\"W\","
                                "\"result\":\"1\"}]},"
                                "{\"id\":3,\"rank\":3,\"score\":\"0\",\"history\":[{\"round\":2,\"opponent\":"
                                "2,\"colour\":\"B\",\"result\":\"0\"}]}]}";
    bd_arena *arena = bd_arena_new();
    bd_err err;
    const bd_tournament *tournament = read_text(arena, "three.json", event, strlen(event));
    bd_tournament *before = NULL;
    cr_assert_eq(bd_replay_before(arena, tournament, 1, &before, &err), BD_OK);
    cr_expect_eq(before->cards[0].history_count, 0);
    cr_expect_eq(bd_card_score(before, &before->cards[0], 1), 0);
    cr_expect_not(bd_card_is_present(before, &before->cards[2], 1));
    cr_expect_not_null(bd_card_arranged(&before->cards[0], 2));
    cr_assert_eq(bd_replay_before(arena, tournament, 2, &before, &err), BD_OK);
    cr_expect_eq(bd_card_score(before, &before->cards[0], 2), 2);
    cr_expect_not(bd_card_is_present(before, &before->cards[0], 2));
    cr_expect(bd_card_is_present(before, &before->cards[2], 2));
    cr_expect_eq(check(arena, tournament, 2).difference.standing, BD_SAME_BOARDS);
    /* Who attends tonight says nothing about the rounds before. */
    static const int tonight[] = {1};
    bd_tournament attended = *tournament;
    attended.present = tonight;
    attended.present_count = 1;
    cr_assert_eq(bd_replay_before(arena, &attended, 2, &before, &err), BD_OK);
    cr_expect(bd_card_is_present(before, &before->cards[2], 2));
    bd_arena_free(arena);
}

/* A handful of cards: the boards against players who are not in the file cannot be judged. */
Test(check, rounds_with_strangers_are_not_checked)
{
    bd_arena *arena = bd_arena_new();
    const bd_round_check round = check(arena, read_file(arena, "examples/set_b.json"), 1);
    cr_expect(round.partial);
    cr_expect_eq(round.faults.count, 0);
    cr_expect_str_eq(round.sentence,
                     "Not checked: the card of 64, who played in this round, is not in the file.");
    bd_arena_free(arena);
}

/* The file does not say how many rounds there are; in the last one topscorers may meet in spite of their
 * colours. */
Test(check, the_last_round_played_counts_as_the_last_where_nothing_is_said)
{
    bd_arena *arena = bd_arena_new();
    const bd_tournament *tournament = read_file(arena, "corpus/n29_r13_s533593.trf");
    const bd_solve_options how = {.prove_unique = false};
    cr_assert_eq(tournament->rounds, 0);
    for (int number = 12; number <= 13; number++) {
        bd_round_check round;
        bd_err err = {.status = BD_OK};
        cr_assert_eq(
            bd_check_round(arena, tournament, bd_rulebook_find("fide"), number, NULL, &how, &round, &err),
            BD_OK, "%s", err.sentence);
        cr_expect_str_eq(round.sentence, "The draw is the best draw.", "round %d: %s", number,
                         round.sentence);
        cr_expect_eq(round.colours.count, 0);
    }
    bd_arena_free(arena);
}

/* The steps of pairing inside a level, one by one: what is weighed, in which order, and who gives way. */
#include <criterion/criterion.h>

#include "hand/choice.h"
#include "hand/mistake.h"
#include "io/json/cards_json.h"
#include "rulebook/rulebook.h"

#include <stdio.h>
#include <string.h>

enum { MOST = 16 };

static bd_arena *arena;

/* So many players in one level, nobody due a colour, 10 grading points apart; these have met. */
static bd_desk desk_of(int players, const char *met)
{
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, "{\"format\":\"cards/1\",\"rules\":\"caa\",\"round\":2,\"met\":%s,\"players\":[", met);
    for (int id = 1; id <= players; id++)
        bd_text_add(&text, "%s{\"id\":%d,\"rank\":%d,\"grade\":%d}", id > 1 ? "," : "", id, id,
                    2000 - 10 * id);
    bd_text_add_string(&text, "]}");
    bd_tournament *tournament;
    bd_round *round;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_cards_json_read(arena, "cards", text.bytes, text.length, NULL, NULL, &tournament, &err),
                 BD_OK, "%s: %s", err.place, err.sentence);
    cr_assert_eq(bd_round_new(arena, tournament, bd_rulebook_find("caa"), 2, NULL, &round, &err), BD_OK, "%s",
                 err.sentence);
    cr_assert_eq(round->levels, 1);
    static const bd_hand_wishes wishes = {.steps = true};
    bd_desk desk = {.round = round, .wishes = &wishes, .scratch = arena, .log = {.arena = arena}};
    desk.mate = bd_arena_alloc(arena, MOST, sizeof *desk.mate);
    desk.leaving = bd_arena_alloc(arena, MOST, sizeof *desk.leaving);
    bd_desk_lay_out(&desk);
    return desk;
}

/* The opponents of the top half that are chosen, by id. */
static void opponents_are(bd_desk *desk, const int *expected)
{
    bd_eye eye;
    bd_level level;
    int patience = 1000;
    cr_assert(bd_eye_open(desk, &eye));
    cr_assert(bd_level_open(desk, &eye, 0, NULL, 0, 1, &(bd_level){.bye_level = -1, .patience = &patience},
                            &level));
    cr_assert(bd_level_settle(&level));
    for (int i = 0; i < level.count / 2; i++)
        cr_expect_eq(level.mate[i] + 1, expected[i], "%d plays %d, not %d", i + 1, level.mate[i] + 1,
                     expected[i]);
}

static void begin(void) { arena = bd_arena_new(); }
static void end(void) { bd_arena_free(arena); }
TestSuite(hand_pairing, .init = begin, .fini = end);

/* 2 has met 6: changing with 1 and with 3 is equally near, and the grades are equally far; the top board is
 * better if 1 keeps 5. */
Test(hand_pairing, of_equal_ways_the_top_board_decides)
{
    bd_desk desk = desk_of(8, "[[2,6]]");
    opponents_are(&desk, (const int[]){5, 7, 6, 8});
}

/* Sixteen cards are too many to lay out every way: boards exchange opponents, the nearest first. */
Test(hand_pairing, of_many_cards_boards_exchange_opponents)
{
    bd_desk desk = desk_of(16, "[[2,10],[2,11]]");
    opponents_are(&desk, (const int[]){10, 9, 11, 12, 13, 14, 15, 16});
    desk = desk_of(16, "[[1,9],[2,10],[3,11]]");
    /* Two exchanges, each card one place off; 1-10, 2-11, 3-9 is as many places, but squared 6, not 4. */
    opponents_are(&desk, (const int[]){10, 9, 12, 11, 13, 14, 15, 16});
}

/* 8 has met the whole top half but 1 and 2: eight cards, then sixteen with the same at the top. */
Test(hand_pairing, who_has_met_the_other_half_crosses_the_line)
{
    bd_desk desk = desk_of(8, "[[8,1],[8,2],[8,3],[8,4]]");
    /* One exchange across the line: 4 and 5 change places, so that 5 stands in the top half and meets 8. */
    opponents_are(&desk, (const int[]){4, 6, 7, 1});
}

/* A published draw, 1-5, 2-6, 3-7, 4-8, in which 2 and 6 have met: 6 changes places with another card of the
 * bottom half; if 6 has met the whole top half, with the card of the top half next to the mid-line. */
Test(hand_pairing, a_published_repeat_is_mended_by_a_swap)
{
    static const uint16_t partner[] = {4, 5, 6, 7, 0, 1, 2, 3};
    bd_change_of_places change;
    bd_desk desk = desk_of(8, "[[2,6]]");
    cr_assert(bd_swap_by_hand(desk.round, partner, 1, 5, &change));
    cr_expect(change.leaves == 6 && change.comes == 5 && change.stays == 2 && change.other == 1);
    desk = desk_of(8, "[[2,6],[1,6],[5,2]]");
    cr_assert(bd_swap_by_hand(desk.round, partner, 5, 1, &change));
    cr_expect(change.leaves == 6 && change.comes == 7 && change.stays == 2 && change.other == 3);
    desk = desk_of(8, "[[1,6],[2,6],[3,6],[4,6]]");
    cr_assert(bd_swap_by_hand(desk.round, partner, 1, 5, &change));
    cr_expect(change.leaves == 6 && change.comes == 4 && change.stays == 2 && change.other == 8);
    desk = desk_of(4, "[[1,3],[1,4],[1,2]]");
    static const uint16_t two[] = {2, 3, 0, 1};
    cr_expect_not(bd_swap_by_hand(desk.round, two, 0, 2, &change));
}

Test(hand_pairing, transfers_that_are_needed)
{
    static const struct {
        bd_sides sides;
        int leavers, needed;
        bd_colour over;
    } rows[] = {{{5, 1, 0}, 0, 2, BD_WHITE}, {{1, 5, 0}, 0, 2, BD_BLACK},     {{5, 1, 0}, 1, 1, BD_WHITE},
                {{5, 1, 2}, 0, 1, BD_WHITE}, {{3, 3, 0}, 0, 0, BD_NO_COLOUR}, {{4, 2, 2}, 0, 0, BD_NO_COLOUR},
                {{4, 2, 0}, 2, 0, BD_WHITE}, {{4, 1, 0}, 1, 1, BD_WHITE},     {{4, 1, 0}, 2, 0, BD_WHITE}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_colour over;
        cr_expect_eq(bd_sides_transfers(&rows[i].sides, rows[i].leavers, &over), rows[i].needed, "row %zu",
                     i);
        cr_expect_eq(over, rows[i].over, "row %zu", i);
    }
}

/* Six White seekers with three claims: differences of 2, 1 and 0. Two of them are transferred at least: the
 * two with the weakest claims. */
Test(hand_pairing, the_weakest_claims_are_counted_first)
{
    static const int differences[] = {-2, -1, -1, -2, 0, -1};
    bd_desk desk = desk_of(6, "[]");
    uint16_t cards[6];
    for (int u = 0; u < 6; u++) {
        cards[u] = (uint16_t)u;
        desk.round->players[u].claim =
            (bd_claim){.due = BD_WHITE, .difference = differences[u], .last = BD_BLACK, .run = 1, .games = 2};
    }
    bd_eye eye;
    bd_looks looks = {{0}};
    cr_assert(bd_eye_open(&desk, &eye));
    cr_assert_eq(eye.sizes, 3);
    cr_assert_eq(bd_looks_needed(&eye, cards, 6, 2, &looks), 2);
    const int64_t *sizes = &looks.at[BD_LOOK_COUNT];
    cr_expect(sizes[0] == 0 && sizes[1] == 1 && sizes[2] == 1,
              "one with a difference of 1, the one with none");
    bd_looks more = looks;
    more.at[BD_LOOK_COUNT + 2] += 3;
    cr_expect_lt(bd_looks_compare(&eye, &looks, &more, NULL), 0);
    more = looks;
    more.at[BD_LOOK_COUNT]++;
    more.at[BD_LOOK_COUNT + 2] = 0;
    cr_expect_lt(bd_looks_compare(&eye, &looks, &more, NULL), 0, "the greater difference counts first");
    cr_expect_eq(bd_transferred(&desk, 0, 4), 4);
    cr_expect_eq(bd_transferred(&desk, 1, 3), 1);
    cr_expect_eq(bd_transferred(&desk, 1, 2), 2, "of equal claims the lower card");
}

/* 1 may meet neither 7 nor 8 and 2 not 8: they take 9 and 10, 3 and 4 take 11 and 12. Then 5 reaches up, to 8
 * before 7. */
Test(hand_pairing, the_lazy_reach_down_and_then_up)
{
    const bd_desk desk = desk_of(12, "[[1,7],[1,8],[2,8]]");
    static const int opponents[] = {9, 10, 11, 12, 8, 7};
    bd_hand_result result;
    cr_assert_eq(bd_method_find("lazy")->draw(arena, desk.round, desk.wishes, &result, NULL), BD_OK);
    cr_assert_not(result.stuck);
    for (int u = 0; u < 6; u++)
        cr_expect_eq(desk.round->players[result.mate[u]].id, opponents[u], "%d plays %d", u + 1,
                     desk.round->players[result.mate[u]].id);
}

/* The steps of pairing inside a level, one by one: who is looked at first, and who gives way. */
#include <criterion/criterion.h>

#include "hand/pairing.h"
#include "io/json/cards_json.h"
#include "rulebook/rulebook.h"

#include <stdio.h>
#include <string.h>

enum { PLAYERS = 12, HALF = 6 };

static bd_arena *arena;

/* Twelve players in one level, nobody due a colour: 1 to 6 above the line, 7 to 12 below; these have met. */
static bd_desk desk_with(const char *met)
{
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, "{\"format\":\"cards/1\",\"rules\":\"caa\",\"round\":2,\"met\":%s,\"players\":[", met);
    for (int id = 1; id <= PLAYERS; id++)
        bd_text_add(&text, "%s{\"id\":%d,\"rank\":%d,\"grade\":%d}", id > 1 ? "," : "", id, id,
                    2000 - 10 * id);
    bd_text_add_string(&text, "]}");
    bd_tournament *tournament;
    bd_round *round;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_cards_json_read(arena, "twelve", text.bytes, text.length, NULL, NULL, &tournament, &err),
                 BD_OK, "%s: %s", err.place, err.sentence);
    cr_assert_eq(bd_round_new(arena, tournament, bd_rulebook_find("caa"), 2, NULL, &round, &err), BD_OK, "%s",
                 err.sentence);
    cr_assert_eq(round->levels, 1);
    static const bd_hand_wishes wishes = {.steps = true};
    bd_desk desk = {.round = round, .wishes = &wishes, .scratch = arena, .log = {.arena = arena}};
    desk.mate = bd_arena_alloc(arena, PLAYERS, sizeof *desk.mate);
    desk.side = bd_arena_alloc(arena, PLAYERS, sizeof *desk.side);
    desk.leaving = bd_arena_alloc(arena, PLAYERS, sizeof *desk.leaving);
    bd_desk_lay_out(&desk);
    return desk;
}

static bd_halves halves_of(bd_desk *desk, int count)
{
    static uint16_t nodes[PLAYERS];
    for (int i = 0; i < count; i++) nodes[i] = (uint16_t)i;
    bd_halves halves;
    cr_assert(bd_halves_new(desk, count, &halves));
    cr_assert(bd_halves_cut(desk, nodes, count, 0, &halves));
    return halves;
}

static void begin(void) { arena = bd_arena_new(); }
static void end(void) { bd_arena_free(arena); }
TestSuite(hand_pairing, .init = begin, .fini = end);

static const int from_second[] = {1, 0, 2, 3, 4, 5}, in_order[] = {0, 1, 2, 3, 4, 5};

/* 2 has met 8, its natural opponent: the nearest is the one above, 7, then the one below, 9. */
Test(hand_pairing, the_nearest_opponent_is_sought_upwards_first)
{
    const bd_terms terms = {.over = BD_NO_COLOUR};
    bd_desk desk = desk_with("[[2,8]]");
    bd_halves halves = halves_of(&desk, PLAYERS);
    cr_assert(bd_fit(&desk, &terms, &halves, from_second, true));
    cr_expect_eq(halves.opponent[1], 0);
    desk = desk_with("[[2,8],[2,7]]");
    halves = halves_of(&desk, PLAYERS);
    cr_assert(bd_fit(&desk, &terms, &halves, from_second, true));
    cr_expect_eq(halves.opponent[1], 2);
    desk = desk_with("[[4,10],[4,9],[4,11],[4,8]]");
    halves = halves_of(&desk, PLAYERS);
    static const int from_fourth[] = {3, 0, 1, 2, 4, 5};
    cr_assert(bd_fit(&desk, &terms, &halves, from_fourth, true));
    cr_expect_eq(halves.opponent[3], 5, "two below before three above");
}

Test(hand_pairing, else_the_first_from_the_top)
{
    const bd_terms terms = {.over = BD_NO_COLOUR};
    bd_desk desk = desk_with("[[2,7]]");
    bd_halves halves = halves_of(&desk, PLAYERS);
    cr_assert(bd_fit(&desk, &terms, &halves, from_second, false));
    cr_expect_eq(halves.opponent[1], 1);
}

/* With three boards left the others are looked at: 3 would take 9, but then 4 to 6 could not all be paired.
 */
Test(hand_pairing, the_last_boards_are_looked_ahead_to)
{
    const bd_terms terms = {.over = BD_NO_COLOUR};
    bd_desk desk = desk_with("[[6,10],[6,11],[6,12]]");
    bd_halves halves = halves_of(&desk, PLAYERS);
    cr_assert(bd_fit(&desk, &terms, &halves, in_order, false));
    cr_expect_eq(halves.opponent[0], 0);
    cr_expect_eq(halves.opponent[1], 1);
    cr_expect_eq(halves.opponent[2], 3, "9 is left for 6");
    cr_expect_eq(halves.opponent[5], 2);
}

/* 5 is the only one whom 1 and 2 may meet too late: with four boards behind it nobody looks ahead, so
 * somebody gives way. */
Test(hand_pairing, a_neighbour_gives_up_its_opponent)
{
    const bd_terms terms = {.over = BD_NO_COLOUR};
    bd_desk desk = desk_with("[[6,8],[6,9],[6,10],[6,11],[6,12]]");
    bd_halves halves = halves_of(&desk, PLAYERS);
    cr_assert(bd_fit(&desk, &terms, &halves, in_order, false));
    cr_expect_eq(halves.opponent[5], 0, "6 may only play 7");
    cr_expect_neq(halves.opponent[0], 0);
    int taken[HALF] = {0};
    for (int t = 0; t < HALF; t++) taken[halves.opponent[t]]++;
    for (int b = 0; b < HALF; b++) cr_expect_eq(taken[b], 1);
    const char *said = NULL;
    for (size_t i = 0; i < desk.log.count; i++)
        if (strstr(desk.log.steps[i].sentence, "gives up") != NULL) said = desk.log.steps[i].sentence;
    cr_assert_not_null(said);
    bd_text words = bd_text_new(arena);
    int giver = 0;
    cr_assert_eq(sscanf(said, "6 finds no opponent, so %d gives up", &giver), 1, "%s", said);
    bd_text_add(&words, "6 finds no opponent, so %d gives up 7 to 6 and plays %d.", giver,
                halves.opponent[giver - 1] + 7);
    cr_expect_str_eq(said, words.bytes);
}

/* Boards as they stand, each that cannot be changed with the nearest neighbour; of two equally near the one
 * that disturbs the grades of opponents less. */
Test(hand_pairing, a_board_that_cannot_be_changes_with_its_neighbour)
{
    const bd_terms terms = {.over = BD_NO_COLOUR};
    bd_desk desk = desk_with("[[1,7]]");
    bd_halves halves = halves_of(&desk, PLAYERS);
    cr_assert(bd_pair_unequal(&desk, &terms, &halves));
    cr_expect(halves.opponent[0] == 1 && halves.opponent[1] == 0);
    for (int t = 2; t < HALF; t++) cr_expect_eq(halves.opponent[t], t);
    desk = desk_with("[[1,7],[1,8]]");
    halves = halves_of(&desk, PLAYERS);
    cr_assert(bd_pair_unequal(&desk, &terms, &halves));
    cr_expect(halves.opponent[0] == 2 && halves.opponent[2] == 0 && halves.opponent[1] == 1);
}

Test(hand_pairing, equal_neighbours_are_told_apart_by_grades)
{
    const bd_terms terms = {.over = BD_NO_COLOUR};
    bd_desk desk = desk_with("[[3,9]]");
    bd_player *players = desk.round->players;
    bd_halves halves = halves_of(&desk, PLAYERS);
    players[1].grade = players[2].grade + 500; /* changing with 2 would disturb */
    cr_assert(bd_pair_unequal(&desk, &terms, &halves));
    cr_expect(halves.opponent[2] == 3 && halves.opponent[3] == 2);
    players[1].grade = players[2].grade;
    players[3].grade = players[2].grade - 500; /* now changing with 4 would */
    halves = halves_of(&desk, PLAYERS);
    cr_assert(bd_pair_unequal(&desk, &terms, &halves));
    cr_expect(halves.opponent[2] == 1 && halves.opponent[1] == 2);
}

/* Exchanges across the line: the cards next to it first, then one step further on either side; last two at
 * once. */
Test(hand_pairing, exchanges_begin_at_the_line)
{
    static const struct {
        int exchange;
        int up, down; /* the card that comes up, and the one that goes down */
    } rows[] = {{1, 6, 5}, {2, 7, 5}, {3, 6, 4}, {4, 8, 5}};
    uint16_t nodes[PLAYERS];
    for (int i = 0; i < PLAYERS; i++) nodes[i] = (uint16_t)i;
    bd_desk desk = desk_with("[]");
    bd_halves halves = halves_of(&desk, PLAYERS);
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        cr_assert(bd_halves_cut(&desk, nodes, PLAYERS, rows[r].exchange, &halves));
        for (int i = 0; i < HALF; i++) {
            cr_expect_neq(halves.top[i], rows[r].down, "exchange %d", rows[r].exchange);
            cr_expect_neq(halves.bottom[i], rows[r].up, "exchange %d", rows[r].exchange);
        }
    }
    cr_assert(bd_halves_cut(&desk, nodes, PLAYERS, BD_EXCHANGES - 1, &halves));
    static const uint16_t top[] = {0, 1, 2, 3, 6, 7};
    cr_expect_eq(memcmp(halves.top, top, sizeof top), 0, "the two next to the line on either side");
    cr_expect_not(bd_halves_cut(&desk, nodes, 2, 1, &halves), "one board: nothing changes");
    cr_expect_not(bd_halves_cut(&desk, nodes, 4, BD_EXCHANGES - 1, &halves), "two of two: nothing changes");
}

/* How many cards must change sides: half of what one side has too many, less those who leave or have no
 * preference. */
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

/* One more colour changes on either side: the weakest claim, and of equal ones the card nearest to the
 * mid-line. */
Test(hand_pairing, a_forced_transfer_takes_the_weakest_claim_nearest_the_line)
{
    uint16_t nodes[HALF] = {0, 1, 2, 3, 4, 5};
    bd_desk desk = desk_with("[]");
    for (int u = 0; u < HALF; u++) {
        desk.side[u] = BD_WHITE;
        desk.round->players[u].claim = (bd_claim){
            .due = BD_WHITE, .difference = u == 1 ? -1 : -2, .last = BD_BLACK, .run = 1, .games = 2};
    }
    bd_transfer_forced(&desk, nodes, HALF, BD_WHITE, 1);
    cr_expect_eq(desk.side[1], BD_BLACK, "the weakest claim");
    bd_transfer_forced(&desk, nodes, HALF, BD_WHITE, 1);
    cr_expect_eq(desk.side[2], BD_BLACK, "next to the line, above it");
    cr_expect(desk.side[0] == BD_WHITE && desk.side[3] == BD_WHITE && desk.side[5] == BD_WHITE);
}

/* Three White seekers and one Black in the level below; two more than the numbers ask for will float on from
 * it, so that nobody is transferred whoever of the four is taken: the first is. */
Test(hand_pairing, floats_beyond_the_numbers_leave_sides_as_they_are)
{
    static const uint16_t pool[] = {2, 3, 4, 5};
    bd_desk desk = desk_with("[]");
    for (int i = 0; i < 4; i++) desk.side[pool[i]] = i == 0 ? BD_BLACK : BD_WHITE;
    bd_level_work work = {.desk = &desk, .effort = BD_AS_IT_STANDS, .more = 2};
    bd_candidates found = bd_upfloaters(&work, 0, pool, 4, 0);
    cr_assert_gt(found.count, 0);
    cr_expect_eq(found.nodes[0], 2);
    work.more = 0;
    found = bd_upfloaters(&work, 0, pool, 4, 0);
    cr_assert_gt(found.count, 0);
    cr_expect_neq(found.nodes[0], 2, "now the only Black seeker is needed in the level");
}

/* 1 may meet neither 7 nor 8 and 2 not 8: they take 9 and 10, 3 and 4 take 11 and 12. Then 5 reaches up, to 8
 * before 7. */
Test(hand_pairing, the_lazy_reach_down_and_then_up)
{
    const bd_desk desk = desk_with("[[1,7],[1,8],[2,8]]");
    static const int opponents[] = {9, 10, 11, 12, 8, 7};
    bd_hand_result result;
    cr_assert_eq(bd_method_find("lazy")->draw(arena, desk.round, desk.wishes, &result, NULL), BD_OK);
    cr_assert_not(result.stuck);
    for (int u = 0; u < HALF; u++)
        cr_expect_eq(desk.round->players[result.mate[u]].id, opponents[u], "%d plays %d", u + 1,
                     desk.round->players[result.mate[u]].id);
}

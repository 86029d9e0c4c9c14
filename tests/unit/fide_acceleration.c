/* C.04.7: who is accelerated, by how much, in which order boards stand then; point systems that are refused.
 */
#include "base/arena.h"
#include "io/trf/trf.h"
#include "rulebook/fide/fide.h"
#include "rulebook/rulebook.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static bd_arena *arena;

static void set_up(void) { arena = bd_arena_new(); }
static void tear_down(void) { bd_arena_free(arena); }

TestSuite(fide_acceleration, .init = set_up, .fini = tear_down);

static void add_player(bd_text *text, int id, const char *points, const char *cells)
{
    bd_text_add(text, "001 %4d      %-33s %4d %-3s %11s %-10s %4s %4d%s\n", id, "Name", 2500 - id, "ENG", "",
                "", points, id, cells);
}

static bd_tournament *read_text(const bd_text *text)
{
    const bd_read_options options = {.engine = true};
    bd_tournament *t = NULL;
    bd_err err = {0};
    cr_assert_eq(bd_trf_read(arena, "open.trf", text->bytes, text->length, &options, NULL, &t, &err), BD_OK,
                 "%s: %s", err.place, err.sentence);
    return t;
}

/* Virtual points in a round, as "2211-": half points of ids 1, 2, ...; '-': not in the round. */
static const char *virtual_points(const bd_tournament *t, int number)
{
    static char shown[32];
    bd_round *round;
    bd_err err = {0};
    cr_assert_eq(bd_round_new(arena, t, &bd_rulebook_fide, number, NULL, &round, &err), BD_OK, "%s",
                 err.sentence);
    memset(shown, 0, sizeof shown);
    for (int id = 1; id <= (int)t->card_count; id++) {
        const int u = bd_round_node(round, id);
        shown[id - 1] = '-';
        if (u >= 0)
            shown[id - 1] =
                (char)('0' + round->players[u].score - bd_card_score(t, round->players[u].card, number));
    }
    return shown;
}

/* 1.2: the first half of those to be paired in round 1, rounded up to an even number: 4 of 6, of 7 and of 8.
 */
Test(fide_acceleration, the_group_is_made_of_those_paired_in_round_1)
{
    const struct {
        int players;
        const char *shown;
    } rows[] = {{6, "222200"}, {7, "2222000"}, {8, "22220000"}, {9, "222222000"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_text text = bd_text_new(arena);
        bd_text_add_string(&text, "142 9\n152 W\n192 FIDE_DUTCH_2026_BAKU\n");
        for (int id = 1; id <= rows[i].players; id++) add_player(&text, id, "0.0", "");
        cr_assert_str_eq(virtual_points(read_text(&text), 1), rows[i].shown);
    }
    /* Two of ten are not there: 4 of 8, the last of them number 6. */
    bd_text text = bd_text_new(arena);
    bd_text_add_string(&text, "142 9\n152 W\n192 FIDE_DUTCH_2026_BAKU\n240 H 001    2    5\n");
    for (int id = 1; id <= 10; id++) add_player(&text, id, "0.0", "");
    cr_assert_str_eq(virtual_points(read_text(&text), 1), "2-22-20000");
}

/* 1.3: the last one of the group stays its last one; who comes later and stands before them is in it. */
Test(fide_acceleration, late_entries)
{
    bd_text text = bd_text_new(arena);
    bd_text_add_string(&text, "142 9\n152 W\n192 FIDE_DUTCH_2026_BAKU\n");
    static const char *const cells[] = {"     6 w 1", "  0000 - Z", "     7 b 1", "     8 w 1", "  0000 - H",
                                        "     1 b 0", "     3 w 0", "     4 b 0", "  0000 - Z"};
    static const char *const points[] = {"1.0", "0.0", "1.0", "1.0", "0.5", "0.0", "0.0", "0.0", "0.0"};
    for (int id = 1; id <= 9; id++) add_player(&text, id, points[id - 1], cells[id - 1]);
    /* Paired in round 1: 1 3 4 6 7 8; the group is 1 3 4 6; 2 and 5 join it, 9 does not. */
    cr_assert_str_eq(virtual_points(read_text(&text), 2), "222222000");
}

/* 1.4: nine rounds have five accelerated ones: three with a win's points, two with half of them. */
Test(fide_acceleration, rounds)
{
    static const char shown[] = {'2', '2', '2', '1', '1', '0', '0', '0', '0'};
    for (int number = 1; number <= 9; number++) {
        bd_text text = bd_text_new(arena);
        bd_text_add_string(&text, "142 9\n152 W\n192 FIDE_DUTCH_2026_BAKU\n");
        char bye[128] = "", absences[128] = "";
        for (int k = 1; k < number; k++) {
            (void)strcat(bye, k == 1 ? "  0000 - U" : "  0000 - Z");
            (void)strcat(absences, "  0000 - Z");
        }
        add_player(&text, 1, number > 1 ? "1.0" : "0.0", bye);
        add_player(&text, 2, "0.0", absences);
        bd_tournament *t = read_text(&text);
        cr_assert_eq(virtual_points(t, number)[0], shown[number - 1], "round %d", number);
    }
}

/* 1.5 and C.04.2, 3.6: boards stand by pairing scores, virtual points included. */
Test(fide_acceleration, boards_stand_by_pairing_scores)
{
    bd_text text = bd_text_new(arena);
    bd_text_add_string(&text, "142 9\n152 W\n192 FIDE_DUTCH_2026_BAKU\n");
    static const char *const cells[] = {"     3 w 0", "     4 b 0", "     1 b 1", "     2 w 1",
                                        "     7 w 1", "     8 b 1", "     5 b 0", "     6 w 0"};
    static const char *const points[] = {"0.0", "0.0", "1.0", "1.0", "1.0", "1.0", "0.0", "0.0"};
    for (int id = 1; id <= 8; id++) add_player(&text, id, points[id - 1], cells[id - 1]);
    bd_tournament *t = read_text(&text);
    bd_round *round;
    bd_err err = {0};
    cr_assert_eq(bd_round_new(arena, t, &bd_rulebook_fide, 2, NULL, &round, &err), BD_OK);
    /* Numbers 1 and 2 have 0 + 1, number 5 has 1, numbers 7 and 8 nothing. */
    const bd_edge lost = {(uint16_t)bd_round_node(round, 1), (uint16_t)bd_round_node(round, 2)};
    const bd_edge won = {(uint16_t)bd_round_node(round, 5), (uint16_t)bd_round_node(round, 7)};
    cr_assert_lt(round->rules->compare_boards(round, &lost, &won), 0);
    const bd_edge both = {(uint16_t)bd_round_node(round, 3), (uint16_t)bd_round_node(round, 4)};
    cr_assert_gt(round->rules->compare_boards(round, &lost, &both), 0);
}

Test(fide_acceleration, point_systems)
{
    const struct {
        const char *head;
        bool fine;
    } rows[] = {
        {"", true},
        {"162  W 3.0    D 1.0    L 0.0\n", true},
        {"162  W 3.0    D 2.0    L 1.0\n", true},
        {"162  W 1.0    D 1.0    L 0.0\n", false},
        {"162  W 1.0    D 0.5    L 0.0    P 1.5\n", false},
        {"162  W 1.0    D 0.5    L 0.0    P 0.5\n", true},
        {"192 FIDE_DUTCH_BAKU\n", true},
        {"192 FIDE_DUTCH_BAKU\n162  W 2.0    D 1.0    L 0.0\n", true},
        {"192 FIDE_DUTCH_BAKU\n162  W 3.0    D 1.0    L 0.0\n", false},
        {"192 FIDE_DUTCH_BAKU\n162  W 3.0    D 2.0    L 1.0\n", false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_text text = bd_text_new(arena);
        bd_text_add_string(&text, rows[i].head);
        bd_text_add_string(&text, "142 5\n152 W\n");
        add_player(&text, 1, "0.0", "");
        add_player(&text, 2, "0.0", "");
        bd_round *round;
        bd_err err = {0};
        cr_assert_eq(bd_round_new(arena, read_text(&text), &bd_rulebook_fide, 1, NULL, &round, &err),
                     rows[i].fine ? BD_OK : BD_BAD_INPUT, "%s", rows[i].head);
    }
}

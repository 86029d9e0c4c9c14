/* Ids of stages, and the part of a face that a stage's window asks for. */
#include "base/bits.h"
#include "cards/stage.h"

#include <criterion/criterion.h>

#include <limits.h>
#include <stdio.h>
#include <string.h>

Test(cards_stage, ids_are_put_together)
{
    static const int numbers[] = {0, 1, 9, 10, 9999, 50000, INT_MAX};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        char id[BD_STAGE_ID_SIZE] = "score", printed[BD_STAGE_ID_SIZE];
        bd_stage_id_add(id, ".down");
        bd_stage_id_add(id, "");
        bd_stage_id_add(id, ":");
        bd_stage_id_add_number(id, numbers[i]);
        (void)snprintf(printed, sizeof printed, "score.down:%d", numbers[i]);
        cr_expect_str_eq(id, printed);
    }
}

Test(cards_stage, what_has_no_room_is_left_out)
{
    char id[BD_STAGE_ID_SIZE + 1] = "";
    id[BD_STAGE_ID_SIZE] = '!';
    bd_stage_id_add(id, "a-criterion-with-a-name-of-forty-letters");
    bd_stage_id_add_number(id, 123456789);
    cr_expect_str_eq(id, "a-criterion-with-a-name-of-forty-letters1234567");
    bd_stage_id_add(id, ".more");
    cr_expect_eq(id[BD_STAGE_ID_SIZE], '!');
    cr_expect_eq(strlen(id), (size_t)BD_STAGE_ID_SIZE - 1);
}

enum { NODES = 200 };

/* Every seventh pair; parts that begin and end inside words, at their borders, and nowhere. */
Test(cards_stage, a_part_of_a_row_is_its_pairs_in_between)
{
    static uint64_t rows[NODES * 4];
    static bd_edge room[NODES];
    bd_face face = {.nodes = NODES, .rows = rows, .room = room};
    cr_assert_eq(bd_bits_words(NODES), 4);
    for (int u = 0; u < NODES; u++)
        for (int v = 0; v < NODES; v++)
            if (u != v && (u + v) % 7 == 0) bd_bits_add(rows + (size_t)u * 4, v);
    for (int u = 0; u < NODES; u += 13)
        for (int low = u + 1; low <= NODES; low += 9)
            for (int high = low - 1; high < NODES; high += 31) {
                size_t count, at = 0;
                const bd_edge *part = bd_face_part(&face, u, low, high, &count);
                for (int v = low; v <= high; v++) {
                    if ((u + v) % 7 != 0) continue;
                    cr_assert_lt(at, count);
                    cr_expect(part[at].u == u && part[at].v == v, "%d: %d .. %d", u, low, high);
                    at++;
                }
                cr_expect_eq(at, count, "%d: %d .. %d", u, low, high);
            }
}

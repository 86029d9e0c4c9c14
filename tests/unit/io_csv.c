/* CSV: player lists and lists of results. */
#include "cards/card.h"
#include "faults/arena_fault.h"
#include "io/csv/csv.h"

#include "support/tournament_equal.h"

#include <criterion/criterion.h>
#include <string.h>

static bd_arena *arena;

static void make_arena(void) { arena = bd_arena_new(); }
static void free_arena(void) { bd_arena_free(arena); }

TestSuite(csv, .init = make_arena, .fini = free_arena);

static const bd_tournament *read_list(const char *text)
{
    bd_tournament *t = NULL;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_csv_players_read(arena, "list.csv", text, strlen(text), NULL, NULL, &t, &err), BD_OK,
                 "%s: %s", err.place, err.sentence);
    return t;
}

static bd_csv_results read_results(const char *text)
{
    bd_csv_results results;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_csv_results_read(arena, "results.csv", text, strlen(text), NULL, NULL, &results, &err),
                 BD_OK, "%s: %s", err.place, err.sentence);
    return results;
}

Test(csv, every_column_reaches_its_place)
{
    const bd_tournament *t = read_list("id,name,grade,title,club,school,team,federation,byes\n"
                                       "7,\"Archer, Ada\",2410,IM,Rooks,\"St. \"\"X\"\"\",A,ENG,3H 5Z\n"
                                       "3,Baker,,,,,,,\"1F, 2\"\n");
    cr_assert_eq(t->card_count, 2);
    cr_assert_eq(t->format, BD_FORMAT_CSV);
    const bd_card *ada = &t->cards[0], *baker = &t->cards[1];
    cr_assert_eq(ada->id, 7);
    cr_assert_str_eq(ada->name, "Archer, Ada");
    cr_assert_eq(ada->grade, 2410);
    cr_assert_str_eq(ada->title, "IM");
    cr_assert_str_eq(ada->club, "Rooks");
    cr_assert_str_eq(ada->school, "St. \"X\"");
    cr_assert_str_eq(ada->team, "A");
    cr_assert_str_eq(ada->federation, "ENG");
    cr_assert_eq(ada->bye_count, 2);
    cr_assert_eq(bd_card_arranged(ada, 3)->kind, BD_BYE_HALF);
    cr_assert_eq(bd_card_arranged(ada, 5)->kind, BD_BYE_ZERO);
    cr_assert_null(baker->club);
    cr_assert_eq(baker->grade, 0);
    cr_assert_eq(bd_card_arranged(baker, 1)->kind, BD_BYE_FULL);
    cr_assert_eq(bd_card_arranged(baker, 2)->kind, BD_BYE_HALF);
}

Test(csv, separators_line_ends_and_order_do_not_matter)
{
    static const char spaced[] =
        "\xEF\xBB\xBFsep=;\nName;Elo;Club\n\"Ada\" ; 2410 ;\"Rooks; and, others\"\n;;\nBea;2105;\n";
    static const char *const same[] = {"name,grade,club\nAda,2410,\"Rooks; and, others\"\nBea,2105,\n",
                                       "name;grade;club\r\nAda;2410;Rooks; and, others\r\nBea;2105;",
                                       "club\tname\tRATING\rRooks; and, others\tAda\t2410\r\tBea\t2105\r\r",
                                       spaced};
    const bd_tournament *expected = read_list(same[0]);
    cr_assert_eq(expected->cards[1].id, 2);
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        if (i == 1) continue; /* below */
        char why[512];
        cr_assert(bd_tournament_equal(expected, read_list(same[i]), why, sizeof why), "row %zu: %s", i, why);
    }
    bd_tournament *t;
    bd_err err;
    cr_assert_eq(bd_csv_players_read(arena, "list.csv", same[1], strlen(same[1]), NULL, NULL, &t, &err),
                 BD_BAD_INPUT, "a separator without quotes makes one more cell");
}

Test(csv, one_column_is_enough)
{
    const bd_tournament *t = read_list("name\nAda\n\nBea\n");
    cr_assert_eq(t->card_count, 2);
    cr_assert_str_eq(t->cards[1].name, "Bea");
}

/* Blanks around a cell are none of it; before and behind, of both kinds. */
Test(csv, blanks_around_a_cell_do_not_count)
{
    const bd_tournament *t = read_list("name,club\n \t Ada Lee \t,\t Rooks\nBea,  \n");
    cr_assert_str_eq(t->cards[0].name, "Ada Lee");
    cr_assert_str_eq(t->cards[0].club, "Rooks");
    cr_assert_eq(t->cards[1].club == NULL || t->cards[1].club[0] == '\0', true);
}

Test(csv, results_by_board_or_by_players)
{
    const bd_csv_results a = read_results("board,result\n1,1-0\n2,\n3,\xC2\xBD-\xC2\xBD\n4,+--\n5,---\n");
    cr_assert_eq(a.count, 4);
    cr_assert_eq(a.items[0].board, 1);
    cr_assert_eq(a.items[0].result, BD_WHITE_WINS);
    cr_assert_eq(a.items[1].board, 3);
    cr_assert_eq(a.items[1].result, BD_DRAWN);
    cr_assert_eq(a.items[2].result, BD_WHITE_BY_DEFAULT);
    cr_assert_eq(a.items[3].result, BD_BOTH_DEFAULT);
    cr_assert_str_eq(a.items[3].place, "results.csv:6");
    const bd_csv_results b = read_results("round;White;Black;Result\n3;12;7;0 : 1\n");
    cr_assert_eq(b.items[0].round, 3);
    cr_assert_eq(b.items[0].white, 12);
    cr_assert_eq(b.items[0].black, 7);
    cr_assert_eq(b.items[0].result, BD_BLACK_WINS);
}

Test(csv, ten_thousand_players_are_one_too_many)
{
    bd_text text = bd_text_new(arena);
    bd_text_add_string(&text, "name\n");
    for (int i = 0; i < BD_PLAYERS_MAX; i++) bd_text_add(&text, "P%d\n", i);
    cr_assert_eq(read_list(text.bytes)->card_count, BD_PLAYERS_MAX);
    bd_text_add_string(&text, "one more\n");
    bd_tournament *t;
    bd_err err;
    cr_assert_eq(bd_csv_players_read(arena, "list.csv", text.bytes, text.length, NULL, NULL, &t, &err),
                 BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "there are more than 50000 players");
}

Test(csv, memory_may_run_out_anywhere)
{
    static const char text[] = "id,name,byes\n1,\"Ada \"\"A\"\"\",3H\n2,Bea,\n";
    bool done = false;
    for (long n = 0; n < 200 && !done; n++) {
        bd_arena *small = bd_arena_new();
        bd_tournament *t;
        bd_err err = {.status = BD_OK};
        arena_fail_after(n);
        const bd_status status =
            bd_csv_players_read(small, "list.csv", text, sizeof text - 1, NULL, NULL, &t, &err);
        arena_fail_after(-1);
        cr_assert(status == BD_OK || status == BD_NO_MEMORY, "%ld: %s", n, err.sentence);
        done = status == BD_OK;
        bd_arena_free(small);
    }
    cr_assert(done);
}

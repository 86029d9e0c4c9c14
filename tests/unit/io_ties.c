/* The list of tie-breaks of an event in its file: TRF 202 and 212, member "tiebreaks" of cards/1; and the
 * ranks of a file held against it. */
#include "io/tournament_file.h"
#include "io/trf/trf.h"
#include "standings/standings.h"

#include <criterion/criterion.h>
#include <string.h>

#include "cards/card.h"
#include "cards/person.h"
#include "tests_file.h"

static bd_arena *arena;

static void make_arena(void) { arena = bd_arena_new(); }
static void free_arena(void) { bd_arena_free(arena); }

TestSuite(io_ties, .init = make_arena, .fini = free_arena);

/* Two players who drew, and the lines given. */
static bd_tournament *read_with(const char *lines, bd_warnings *warnings)
{
    bd_text text = bd_text_new(arena);
    bd_tournament *t = NULL;
    bd_err err;
    bd_text_add(&text, "012 Event\n%s", lines);
    for (int id = 1; id <= 2; id++)
        bd_text_add(&text, "001 %4d      %-33s%33s 0.5 %4d  %4d %c =\n", id, "Name", "", id, 3 - id,
                    id == 1 ? 'w' : 'b');
    cr_assert_eq(bd_trf_read(arena, "test.trf", text.bytes, text.length, NULL, warnings, &t, &err), BD_OK,
                 "%s", err.sentence);
    return t;
}

static const char *written(const bd_tournament *t)
{
    bd_text out = bd_text_new(arena);
    bd_err err;
    cr_assert_eq(bd_tournament_write_text(t, BD_FORMAT_TRF, NULL, &out, &err), BD_OK, "%s", err.sentence);
    return out.bytes;
}

Test(io_ties, records_202_and_212)
{
    cr_expect_null(read_with("", NULL)->tiebreaks);
    cr_expect_str_eq(read_with("202 BH:C1,DE,sonneborn-berger\n", NULL)->tiebreaks, "BH/C1,DE,SB");
    cr_expect_str_eq(read_with("202 BH/C1 DE SB\n", NULL)->tiebreaks, "BH/C1,DE,SB");
    cr_expect_str_eq(read_with("212 PTS,BH\n202 SB\n", NULL)->tiebreaks, "PTS,BH", "212 is stronger");
    cr_expect_str_eq(read_with("202 SB\n212 PTS,BH\n", NULL)->tiebreaks, "PTS,BH", "wherever it stands");
    cr_expect_str_eq(read_with("202 SB\n202 BH\n", NULL)->tiebreaks, "SB", "the first of two");
    cr_expect_null(read_with("202\n", NULL)->tiebreaks);
}

Test(io_ties, lists_of_teams_are_kept_with_a_warning)
{
    bd_warnings warnings = bd_warnings_new(arena);
    const bd_tournament *t = read_with("202 EDET/P,EMGSB/C1/P,BH:MP/C1/P,MPvGP\n", &warnings);
    cr_expect_null(t->tiebreaks);
    cr_assert_eq(warnings.count, 1);
    cr_expect_str_eq(warnings.items[0].place, "test.trf:2:5");
    cr_expect_str_eq(warnings.items[0].sentence,
                     "'EDET/P' is a tie-break of teams that is not known here; MPTS, GPTS, MPvGP, EMMSB, "
                     "EMGSB, EGMSB and EGGSB are; the list is kept, not used");
    cr_expect_not_null(strstr(written(t), "\n202 EDET/P,EMGSB/C1/P,BH:MP/C1/P,MPvGP\n"));
}

Test(io_ties, true_lines_stay_and_others_are_written_anew)
{
    bd_tournament *t = read_with("202 BH:C1, DE\n", NULL);
    cr_expect_not_null(strstr(written(t), "\n202 BH:C1, DE\n"), "as it was");
    t->tiebreaks = "SB,BH";
    cr_expect_not_null(strstr(written(t), "\n202 SB,BH\n"));
    cr_expect_null(strstr(written(t), "BH:C1"));
    t->tiebreaks = "PTS,SB";
    cr_expect_not_null(strstr(written(t), "\n212 PTS,SB\n"));
    t->tiebreaks = NULL;
    cr_expect_null(strstr(written(t), "\n202"));
}

Test(io_ties, cards_have_the_list_and_the_kind_of_event)
{
    static const char *const good =
        "{\"format\": \"cards/1\", \"tiebreaks\": \"DE,BH:C1\", \"round_robin\": true, "
        "\"players\": [{\"id\": 1}]}";
    static const char *const bad =
        "{\"format\": \"cards/1\", \"tiebreaks\": \"DE,BH/X\", \"players\": [{\"id\": 1}]}";
    bd_tournament *t = NULL;
    bd_err err;
    cr_assert_eq(bd_tournament_read_text(arena, "x.json", good, strlen(good), NULL, NULL, &t, &err), BD_OK,
                 "%s", err.sentence);
    cr_expect_str_eq(t->tiebreaks, "DE,BH:C1");
    cr_expect(t->round_robin);
    bd_text out = bd_text_new(arena);
    cr_assert_eq(bd_tournament_write_text(t, BD_FORMAT_JSON, NULL, &out, &err), BD_OK);
    cr_expect_not_null(strstr(out.bytes, "\"round_robin\": true,\n \"tiebreaks\": \"DE,BH:C1\""));
    cr_assert_eq(bd_tournament_read_text(arena, "x.json", bad, strlen(bad), NULL, NULL, &t, &err),
                 BD_BAD_INPUT);
    cr_expect_str_eq(err.sentence,
                     "tiebreaks: '/X' cannot follow BH in 'BH/X'; see docs/tiebreaks.md for what can");
}

/* 4.2: who is equal in all may stand in any order, or share a place. */
Test(io_ties, ranks_may_be_drawn_by_lot_among_equals)
{
    static const struct {
        int first, second;
        size_t faults;
    } rows[] = {{1, 2, 0}, {2, 1, 0}, {1, 1, 0}, {1, 3, 1}, {0, 2, 0}, {3, 4, 2}};
    bd_tournament *t = read_with("202 SB\n", NULL);
    bd_tiebreak_list list;
    bd_err err;
    cr_assert(bd_places_are_told(t));
    cr_assert_eq(bd_tiebreaks_of(t, &list, &err), BD_OK);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_place_fault *faults;
        size_t count;
        t->cards[0].person->standing = rows[i].first;
        t->cards[1].person->standing = rows[i].second;
        cr_assert_eq(bd_places_check(arena, t, 1, &list, &faults, &count, &err), BD_OK);
        cr_expect_eq(count, rows[i].faults, "%d and %d", rows[i].first, rows[i].second);
        for (size_t k = 0; k < count; k++) cr_expect(faults[k].first == 1 && faults[k].last == 2);
    }
    cr_assert_eq(bd_places_give(arena, t, 1, &list, &err), BD_OK);
    cr_expect(t->cards[0].person->standing == 1 && t->cards[1].person->standing == 1);
    t->tiebreaks = NULL;
    cr_expect_not(bd_places_are_told(t));
}

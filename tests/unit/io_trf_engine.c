/* What a TRF file may hold when a pairing engine is asked: each tolerance, and what stays an error beside it.
 */
#include "base/arena.h"
#include "cards/card.h"
#include "io/tournament_file.h"
#include "io/trf/trf.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static bd_arena *arena;

static void set_up(void) { arena = bd_arena_new(); }
static void tear_down(void) { bd_arena_free(arena); }

TestSuite(trf_engine, .init = set_up, .fini = tear_down);

/* A line of the record 001. */
static const char *player(int id, const char *points, const char *cells)
{
    char line[256];
    (void)snprintf(line, sizeof line, "001 %4d      %-33s %4d %-3s %11s %-10s %4s %4d%s\n", id, "Name", 2000,
                   "ENG", "", "", points, id, cells);
    return bd_arena_copy_text(arena, line);
}

static const char *file_of(const char *head, const char *first, const char *second, const char *tail)
{
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, "%s%s%s%s", head, first, second, tail);
    return text.bytes;
}

static bd_status read_as(const char *text, bool engine, bd_warnings *warnings, bd_tournament **out,
                         bd_err *err)
{
    const bd_read_options options = {.engine = engine};
    return bd_trf_read(arena, "open.trf", text, strlen(text), &options, warnings, out, err);
}

/* Two players who have met, and two who meet in round 2. */
static const char *usual(const char *tail)
{
    return file_of("", player(1, "1.0", "     2 w 1"), player(2, "0.0", "     1 b 0"), tail);
}

/* What an engine takes and the other commands refuse; with a warning or without one. */
Test(trf_engine, what_engines_take)
{
    const struct {
        const char *what, *text;
        size_t warnings;
        bool strict_too;
    } rows[] = {
        {"a half-point bye as a draw",
         file_of("", player(1, "0.5", "  0000 - ="), player(2, "1.0", "  0000 - U"), ""), 0, false},
        {"162 with Z", usual("162  W 1.0    D 0.5    A 0.0    Z 0.0\n"), 0, false},
        {"240 without a type", usual("240   002    1\n"), 0, false},
        {"XXC with an unknown word", usual("XXC rank swiss white1\n"), 0, false},
        {"XXP with one id", usual("XXP 1\n"), 0, false},
        {"XXP with an id twice", usual("XXP 1 1 2\n"), 0, false},
        {"rounds told twice", usual("142 5\nXXR 6\n"), 1, false},
        {"colours told twice", usual("152 W\nXXC black1\n"), 1, false},
        {"points with acceleration",
         file_of("", player(1, "2.0", "     2 w 1"), player(2, "0.0", "     1 b 0"), "XXA    1  1.0  1.0\n"),
         0, false},
        {"points with acceleration, a draw",
         file_of("", player(1, "1.5", "     2 w ="), player(2, "0.5", "     1 b ="), "XXA    1  1.0  1.0\n"),
         0, false},
        {"Latin-1", usual("012 caf\xE9\n"), 1, false},
        {"a tab in a free record", usual("XXR\t5\n"), 0, true},
        {"a tab in a fixed record", usual("240\tZ\t002\t   1\n"), 0, false},
        {"a penalty: both have nothing",
         file_of("", player(1, "0.0", "     2 w 0"), player(2, "0.0", "     1 b 0"), ""), 0, true},
        {"a penalty: a draw against nothing",
         file_of("", player(1, "0.5", "     2 w ="), player(2, "0.0", "     1 b 0"), ""), 0, true},
        {"a comment of no known form in front",
         file_of("# from a manager\n", player(1, "1.0", "     2 w 1"), player(2, "0.0", "     1 b 0"), ""), 0,
         true},
        {"words in front",
         file_of("Event of May\n\n", player(1, "1.0", "     2 w 1"), player(2, "0.0", "     1 b 0"), ""), 0,
         true},
        {"words behind", usual("Event of May\n"), 1, true},
        {"a comment in front",
         file_of("### from a manager\n", player(1, "1.0", "     2 w 1"), player(2, "0.0", "     1 b 0"), ""),
         0, true},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_warnings warnings = bd_warnings_new(arena);
        bd_tournament *t = NULL;
        bd_err err = {0};
        cr_assert_eq(read_as(rows[i].text, true, &warnings, &t, &err), BD_OK, "%s: %s", rows[i].what,
                     err.sentence);
        cr_assert_eq(warnings.count, rows[i].warnings, "%s: %zu warnings", rows[i].what, warnings.count);
        const bd_status strict = read_as(rows[i].text, false, NULL, &t, &err);
        cr_assert_eq(strict, rows[i].strict_too ? BD_OK : BD_BAD_INPUT, "%s, strictly", rows[i].what);
    }
}

/* Contradictions between cells, and what cannot be read, are errors with their place for an engine too. */
Test(trf_engine, what_stays_an_error)
{
    const struct {
        const char *what, *text, *place;
    } rows[] = {
        {"another opponent",
         file_of("", player(1, "1.0", "     2 w 1"), player(2, "0.0", "     3 b 0"), player(3, "0.0", "")),
         "open.trf:1:92"},
        {"the same colour", file_of("", player(1, "1.0", "     2 w 1"), player(2, "0.0", "     1 w 0"), ""),
         "open.trf:1:92"},
        {"a win against a draw",
         file_of("", player(1, "1.0", "     2 w 1"), player(2, "0.5", "     1 b ="), ""), "open.trf:1:92"},
        {"two winners", file_of("", player(1, "1.0", "     2 w 1"), player(2, "1.0", "     1 b 1"), ""),
         "open.trf:1:92"},
        {"false points", file_of("", player(1, "1.5", "     2 w 1"), player(2, "0.0", "     1 b 0"), ""),
         "open.trf:1:82"},
        {"points that acceleration does not explain",
         file_of("", player(1, "2.5", "     2 w 1"), player(2, "0.0", "     1 b 0"), "XXA    1  1.0  1.0\n"),
         "open.trf:1:82"},
        {"acceleration of somebody else",
         file_of("", player(1, "2.0", "     2 w 1"), player(2, "0.0", "     1 b 0"), "XXA    2  1.0  1.0\n"),
         "open.trf:1:82"},
        {"a draw against nobody known",
         file_of("", player(1, "1.0", "     7 w 1"), player(2, "0.0", "  0000 - Z"), ""), "open.trf:1:92"},
        {"a won bye of no kind",
         file_of("", player(1, "1.0", "  0000 - 1"), player(2, "0.0", "  0000 - Z"), ""), "open.trf:1:92"},
        {"a game without colours",
         file_of("", player(1, "1.0", "     2 - 1"), player(2, "0.0", "     1 - 0"), ""), "open.trf:1:97"},
        {"themselves", file_of("", player(1, "1.0", "     1 w 1"), player(2, "0.0", "  0000 - Z"), ""),
         "open.trf:1:92"},
        {"a bye beside another one",
         file_of("", player(1, "0.5", "  0000 - H"), player(2, "1.0", "  0000 - U"), "240 F 001    1\n"),
         "open.trf:3:14"},
        {"a number used twice", file_of("", player(1, "0.0", ""), player(1, "0.0", ""), ""), "open.trf:2:8"},
        {"another letter in 162", usual("162  W 1.0    Q 0.5\n"), "open.trf:3:15"},
        {"XXP without numbers", usual("XXP 1 x\n"), "open.trf:3:7"},
        {"a team's record",
         usual("310   1 India                            IND     2486   15.0   28.0  11     1    2\n"),
         "open.trf:3:1"},
        {"a team's system", usual("192 FIDE_TEAM_TYPEA\n"), "open.trf:3:5"},
        {"a tab that hides a column", file_of("", "001    1\tName\t2000\n", player(2, "0.0", ""), ""),
         "open.trf:1:"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_tournament *t = NULL;
        bd_err err = {0};
        cr_assert_eq(read_as(rows[i].text, true, NULL, &t, &err), BD_BAD_INPUT, "%s", rows[i].what);
        cr_assert_eq(strncmp(err.place, rows[i].place, strlen(rows[i].place)), 0, "%s: at %s (%s)",
                     rows[i].what, err.place, err.sentence);
        cr_assert_gt(strlen(err.sentence), 10, "%s", rows[i].what);
    }
}

/* A plus without an opponent is the bye of the draw, beside another bye a full-point bye; in every command.
 */
Test(trf_engine, a_plus_without_an_opponent)
{
    for (int engine = 0; engine < 2; engine++) {
        bd_tournament *t = NULL;
        bd_err err = {0};
        cr_assert_eq(read_as(file_of("", player(1, "1.0", "  0000 - +"), player(2, "0.0", "  0000 - Z"), ""),
                             engine, NULL, &t, &err),
                     BD_OK);
        cr_assert_eq(t->cards[0].history[0].kind, BD_BYE_PAIRING);
        cr_assert_eq(read_as(file_of("", player(1, "1.0", "  0000 - +"), player(2, "1.0", "  0000 - U"), ""),
                             engine, NULL, &t, &err),
                     BD_OK);
        cr_assert_eq(t->cards[0].history[0].kind, BD_BYE_FULL);
        cr_assert_eq(t->cards[1].history[0].kind, BD_BYE_PAIRING);
    }
}

/* A blank cell, or a line that ends too early, is an absence in a round that was played. */
Test(trf_engine, blanks_are_absences)
{
    bd_tournament *t = NULL;
    bd_err err = {0};
    const char *text = file_of(player(3, "1.0", "          "), player(1, "2.0", "     2 w 1     3 b 1"),
                               player(2, "0.0", "     1 b 0"), "");
    cr_assert_eq(
        read_as(file_of(player(3, "0.0", "               1 w 0"), player(1, "2.0", "     2 w 1     3 b 1"),
                        player(2, "0.0", "     1 b 0"), ""),
                true, NULL, &t, &err),
        BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_card_entry(bd_tournament_card(t, 3), 1)->kind, BD_BYE_ZERO);
    cr_assert_eq(bd_card_entry(bd_tournament_card(t, 2), 2)->kind, BD_BYE_ZERO);
    cr_assert_not(bd_card_is_present(t, bd_tournament_card(t, 2), 2));
    cr_assert(bd_card_is_present(t, bd_tournament_card(t, 2), 3));
    cr_assert_eq(read_as(text, true, NULL, &t, &err), BD_BAD_INPUT);
}

/* A bye told in 240 for a blank cell of a round that was played is not contradicted by the blank. */
Test(trf_engine, a_bye_for_a_blank_cell)
{
    bd_tournament *t = NULL;
    bd_err err = {0};
    cr_assert_eq(read_as(file_of(player(3, "0.0", ""), player(1, "1.0", "     2 w 1"),
                                 player(2, "0.0", "     1 b 0"), "240 H 001    3\n"),
                         true, NULL, &t, &err),
                 BD_OK, "%s", err.sentence);
    cr_assert_not(bd_card_is_present(t, bd_tournament_card(t, 3), 1));
    cr_assert_eq(bd_card_score(t, bd_tournament_card(t, 3), 2), 0);
}

/* A column of byes for everybody was a round; byes of some are byes to come. */
Test(trf_engine, a_round_of_byes)
{
    bd_tournament *t = NULL;
    bd_err err = {0};
    cr_assert_eq(read_as(file_of("", player(1, "1.5", "     2 w 1  0000 - H"),
                                 player(2, "0.0", "     1 b 0  0000 - Z"), ""),
                         true, NULL, &t, &err),
                 BD_OK);
    cr_assert_eq(bd_tournament_next_round(t), 3);
    cr_assert_eq(bd_card_score(t, bd_tournament_card(t, 1), 3), 3);
    cr_assert_eq(
        read_as(file_of("", player(1, "1.5", "     2 w 1  0000 - H"), player(2, "0.0", "     1 b 0"), ""),
                true, NULL, &t, &err),
        BD_OK);
    cr_assert_eq(bd_tournament_next_round(t), 2);
    cr_assert_not_null(bd_card_arranged(bd_tournament_card(t, 1), 2));
}

/* A bye that was arranged for a round and not taken does not take the player out of it. */
Test(trf_engine, a_bye_that_was_not_taken)
{
    bd_tournament *t = NULL;
    bd_err err = {0};
    bd_warnings warnings = bd_warnings_new(arena);
    cr_assert_eq(read_as(usual("240 H 001    1\n"), true, &warnings, &t, &err), BD_OK);
    cr_assert(bd_card_is_present(t, bd_tournament_card(t, 1), 1));
    cr_assert_eq(warnings.count, 1);
}

/* TRF is known by its lines, wherever they stand. */
Test(trf_engine, known_by_its_lines)
{
    const char *text = file_of("Export of a manager\n", player(1, "0.0", ""), player(2, "0.0", ""), "");
    cr_assert_eq(bd_format_of_content(text, strlen(text)), BD_FORMAT_TRF);
    static const char list[] = "id,name\n001 ,Ada\n";
    cr_assert_eq(bd_format_of_content(list, strlen(list)), BD_FORMAT_CSV);
    static const char tabbed[] = "012\tOpen\n";
    cr_assert_eq(bd_format_of_content(tabbed, strlen(tabbed)), BD_FORMAT_TRF);
}

/* TRF files: every file of the corpus is read, written and read again with equal content; what is read is
 * what stands there. */
#include "faults/arena_fault.h"
#include "io/trf/trf.h"

#include "io/json/cards_json.h"
#include "support/tournament_equal.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "cards/card.h"
#include "cards/person.h"
#include "tests_file.h"

static bd_arena *arena;

static void make_arena(void) { arena = bd_arena_new(); }
static void free_arena(void) { bd_arena_free(arena); }

TestSuite(trf, .init = make_arena, .fini = free_arena);

static bd_tournament *read_sized(const char *name, const char *text, size_t length, bool lenient,
                                 bd_warnings *warnings)
{
    const bd_read_options options = {.lenient = lenient};
    bd_tournament *t = NULL;
    bd_err err = {.status = BD_OK};
    char said[1024];
    const bd_status status = bd_trf_read(arena, name, text, length, &options, warnings, &t, &err);
    cr_assert_eq(status, BD_OK, "%s", status == BD_OK ? "" : bd_err_text(&err, said, sizeof said));
    return t;
}

static bd_tournament *read_text(const char *text, bd_warnings *warnings)
{
    return read_sized("test.trf", text, strlen(text), false, warnings);
}

static bd_text write_trf(const bd_tournament *t, bd_warnings *warnings)
{
    bd_err err;
    bd_text out = bd_text_new(arena);
    cr_assert_eq(bd_trf_write(t, warnings, &out, &err), BD_OK);
    return out;
}

static void assert_equal(const char *name, const bd_tournament *a, const bd_tournament *b)
{
    char why[512];
    cr_assert(bd_tournament_equal(a, b, why, sizeof why), "%s: %s", name, why);
}

/* Reads, writes, reads and writes; then the same by way of JSON. */
static void go_round(const char *name, const char *text, size_t length)
{
    const bd_tournament *first = read_sized(name, text, length, false, NULL);
    bd_warnings losses = bd_warnings_new(arena);
    const bd_text once = write_trf(first, &losses);
    cr_assert_eq(losses.count, 0, "%s", name);
    const bd_tournament *second = read_sized(name, once.bytes, once.length, false, NULL);
    assert_equal(name, first, second);
    cr_assert_str_eq(once.bytes, write_trf(second, NULL).bytes, "%s", name);

    bd_text json = bd_text_new(arena);
    bd_err err;
    bd_tournament *third = NULL;
    const bd_read_options options = {.lenient = false};
    cr_assert_eq(bd_cards_json_write(first, &losses, &json, &err), BD_OK);
    cr_assert_eq(bd_cards_json_read(arena, name, json.bytes, json.length, &options, NULL, &third, &err),
                 BD_OK, "%s: %s", name, err.sentence);
    assert_equal(name, first, third);
    cr_assert_str_eq(once.bytes, write_trf(third, NULL).bytes, "%s", name);
    cr_assert_eq(losses.count, 0, "%s", name);
}

Test(trf, every_corpus_file_comes_back_the_same)
{
    DIR *folder = opendir(TEST_DATA "/corpus");
    cr_assert_not_null(folder);
    int files = 0;
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        if (strstr(entry->d_name, ".trf") == NULL) continue;
        char path[300];
        (void)snprintf(path, sizeof path, "corpus/%s", entry->d_name);
        const bd_arena_mark mark = bd_arena_here(arena);
        size_t size;
        const char *text = test_file_sized(arena, path, &size);
        go_round(entry->d_name, text, size);
        bd_arena_back_to(arena, mark);
        files++;
    }
    (void)closedir(folder);
    cr_assert_geq(files, 30);
}

Test(trf, the_order_of_a_file_is_kept)
{
    const char *text = test_file(arena, "corpus/sample26.trf");
    cr_assert_str_eq(write_trf(read_text(text, NULL), NULL).bytes, test_file(arena, "expected/sample26.trf"));
}

Test(trf, fields_and_results_are_what_they_say)
{
    bd_warnings warnings = bd_warnings_new(arena);
    const bd_tournament *t = read_text(test_file(arena, "corpus/sample26.trf"), &warnings);
    cr_assert_str_eq(t->name, "Sample Open 2026");
    cr_assert_str_eq(t->rules, "fide");
    cr_assert_eq(t->rounds, 5);
    cr_assert_eq(t->initial_colour, BD_WHITE);
    cr_assert_eq(t->points.pairing_bye, 1);
    cr_assert_eq(t->points.unknown, 1);
    cr_assert_eq(bd_tournament_next_round(t), 3);
    const bd_card *ada = bd_tournament_card(t, 1), *bea = bd_tournament_card(t, 2),
                  *eve = bd_tournament_card(t, 5);
    cr_assert_str_eq(ada->name, "Archer, Ada");
    cr_assert_str_eq(ada->title, "IM");
    cr_assert_str_eq(ada->person->fide_number, "400001");
    cr_assert_str_eq(ada->person->birth, "1990/01/02");
    cr_assert_eq(ada->person->sex, 'm');
    cr_assert_eq(ada->grade, 2410);
    cr_assert_str_eq(bea->name, "B\xC3\xA4"
                                "cker, Bea");
    cr_assert_str_eq(bea->federation, "GER");
    cr_assert_eq(bd_card_entry(bea, 2)->kind, BD_BYE_HALF);
    cr_assert_eq(bd_card_arranged(bea, 3)->kind, BD_BYE_HALF);
    cr_assert_eq(bd_card_entry(eve, 2)->kind, BD_FORFEIT);
    cr_assert_eq(bd_card_entry(eve, 2)->halves, 0);
    cr_assert_eq(bd_card_score(t, eve, 3), -1, "the penalty counts");
    cr_assert_eq(t->forbid_count, 1);
    cr_assert_eq(t->forbid[0].last, 5);
    cr_assert_eq(t->accelerations[0].last_id, 2);
    cr_assert_eq(warnings.count, 1, "the national record");
    cr_assert_str_eq(warnings.items[0].place, "test.trf:16:1");
}

/* A line 001: number, points, cells. */
static const char *player(int id, const char *points, const char *cells)
{
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, "001 %4d      Player %-26d%32s%5s %4d%s\n", id, id, "", points, id, cells);
    return text.bytes;
}

static const char *file_of(const char *header, const char *a, const char *b, const char *footer)
{
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, "%s%s%s%s", header, a, b, footer);
    return text.bytes;
}

Test(trf, line_ends_of_all_kinds_say_the_same)
{
    const char *lf = file_of("012 A\n", player(1, "1.0", "     2 w 1"), player(2, "0.0", "     1 b 0"), "");
    bd_text cr = bd_text_new(arena), crlf = bd_text_new(arena);
    for (const char *p = lf; *p != '\0'; p++) {
        bd_text_add_char(&cr, *p == '\n' ? '\r' : *p);
        bd_text_add_string(&crlf, *p == '\n' ? "\r\n" : (const char[]){*p, '\0'});
    }
    const bd_tournament *expected = read_text(lf, NULL);
    assert_equal("CR", expected, read_text(cr.bytes, NULL));
    assert_equal("CRLF", expected, read_text(crlf.bytes, NULL));
}

/* A line kept with its mark would be the first of the file once the empty name before it is left out, and
 * then a line of rules. */
Test(trf, a_byte_order_mark_before_any_line_is_no_text)
{
#define MARK "\xEF\xBB\xBF"
    static const char *const heads[] = {MARK MARK "### rules caa\n", "012\n" MARK "### rules caa\n",
                                        MARK MARK MARK "### rules caa\n",
                                        "012\n" MARK MARK "### rules caa\n"};
    const char *one = player(1, "0.0", ""), *two = player(2, "0.0", "");
    const bd_tournament *expected = read_text(file_of("### rules caa\n", one, two, ""), NULL);
    cr_assert_str_eq(expected->rules, "caa");
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        const bd_tournament *t = read_text(file_of(heads[i], one, two, MARK), NULL);
        char name[16];
        (void)snprintf(name, sizeof name, "row %zu", i);
        assert_equal(name, expected, t);
        cr_assert_str_eq(write_trf(t, NULL).bytes, write_trf(expected, NULL).bytes, "%s", name);
    }
#undef MARK
}

Test(trf, every_result_letter_is_understood)
{
    static const struct {
        char mine, theirs;
        bd_entry_kind kind;
        int halves;
        bool unrated;
        const char *points[2];
    } rows[] = {
        {'1', '0', BD_GAME, 2, false, {"1.0", "0.0"}},    {'=', '=', BD_GAME, 1, false, {"0.5", "0.5"}},
        {'W', 'L', BD_GAME, 2, true, {"1.0", "0.0"}},     {'D', 'd', BD_GAME, 1, true, {"0.5", "0.5"}},
        {'w', 'l', BD_GAME, 2, true, {"1.0", "0.0"}},     {'+', '-', BD_FORFEIT, 2, false, {"1.0", "0.0"}},
        {'-', '-', BD_FORFEIT, 0, false, {"0.0", "0.0"}}, {'?', '?', BD_GAME, -1, false, {"0.0", "0.0"}},
        {' ', ' ', BD_GAME, -1, false, {"0.0", "0.0"}}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char a[16], b[16];
        (void)snprintf(a, sizeof a, "     2 w %c", rows[i].mine);
        (void)snprintf(b, sizeof b, "     1 b %c", rows[i].theirs);
        const char *text = file_of("", player(1, rows[i].points[0], a), player(2, rows[i].points[1], b), "");
        const bd_entry *entry = &read_text(text, NULL)->cards[0].history[0];
        cr_assert_eq(entry->kind, rows[i].kind, "row %zu", i);
        cr_assert_eq(entry->halves, rows[i].halves, "row %zu", i);
        cr_assert_eq(entry->unrated, rows[i].unrated, "row %zu", i);
        cr_assert_eq(entry->opponent, 2, "row %zu", i);
        cr_assert_eq(entry->colour, BD_WHITE, "row %zu", i);
        go_round("results", text, strlen(text));
    }
}

Test(trf, every_bye_letter_is_understood)
{
    static const struct {
        const char *cell, *points;
        bd_entry_kind kind;
    } rows[] = {{"  0000 - U", "1.0", BD_BYE_PAIRING}, {"  0000 - F", "1.0", BD_BYE_FULL},
                {"  0000 - H", "0.5", BD_BYE_HALF},    {"  0000 - Z", "0.0", BD_BYE_ZERO},
                {"  0000 -  ", "0.0", BD_BYE_ZERO},    {"         f", "1.0", BD_BYE_FULL},
                {"       - h", "0.5", BD_BYE_HALF},    {"  0000 - +", "1.0", BD_BYE_PAIRING},
                {"  0000 - -", "0.0", BD_BYE_ZERO}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        /* The second round has been drawn, so that the bye of the first is past. */
        char cells[32];
        char points[8] = "1.0";
        (void)snprintf(cells, sizeof cells, "%s  %s", rows[i].cell, "   2 w 0");
        const char *text =
            file_of("", player(1, rows[i].points, cells), player(2, points, "               1 b 1"), "");
        const bd_card *card = &read_text(text, NULL)->cards[0];
        cr_assert_eq(card->history[0].kind, rows[i].kind, "row %zu", i);
        cr_assert_eq(card->bye_count, 0, "row %zu", i);
    }
}

Test(trf, byes_to_come_count_or_not_in_the_points)
{
    static const char *const points[] = {"1.0", "1.5"};
    for (size_t i = 0; i < 2; i++) {
        const char *text = file_of("", player(1, points[i], "     2 w 1  0000 - H"),
                                   player(2, "0.0", "     1 b 0"), "XXZ 2\n");
        const bd_tournament *t = read_text(text, NULL);
        cr_assert_eq(t->cards[0].history_count, 1);
        cr_assert_eq(bd_card_arranged(&t->cards[0], 2)->kind, BD_BYE_HALF);
        cr_assert_eq(bd_card_arranged(&t->cards[1], 2)->kind, BD_BYE_ZERO);
        cr_assert_eq(bd_card_score(t, &t->cards[0], 2), 2);
        cr_assert_not(bd_card_is_present(t, &t->cards[0], 2));
        cr_assert_not(bd_card_is_present(t, &t->cards[1], 2));
        cr_assert_not_null(strstr(write_trf(t, NULL).bytes, "240 H 002    1\n240 Z 002    2\n"));
    }
}

Test(trf, point_systems_are_written_as_they_came)
{
    static const char *const headers[] = {"162  W 3.0    D 1.0    L 0.0    P 3.0\n",
                                          "162  W 3.0    D 1.0    L 0.0    A 0.5    P 1.0    X 0.0\n",
                                          "XXS W=3.0 D=1.0 PAB=3.0\n",
                                          "XXS W=3.0 D=1.0 BW=2.5 WL=0.5 PAB=2.0\n",
                                          "BBW  3.0\nBBD  1.0\nBBL  0.0\nBBZ  0.0\nBBF  0.0\nBBU  2.0\n",
                                          "162  W 1.0    D 0.5    L 0.0    P 1.0\nXXS FL=0.5\n"};
    for (size_t i = 0; i < sizeof headers / sizeof *headers; i++) {
        const char *text = file_of(headers[i], player(1, "0.0", ""), player(2, "0.0", ""), "");
        cr_assert_str_eq(write_trf(read_text(text, NULL), NULL).bytes, text, "row %zu", i);
        go_round("points", text, strlen(text));
    }
    const bd_tournament *t =
        read_text(file_of(headers[3], player(1, "0.0", ""), player(2, "0.0", ""), ""), NULL);
    cr_assert_eq(t->points.white_win, 6);
    cr_assert_eq(t->points.black_win, 5);
    cr_assert_eq(t->points.forfeit_win, 6);
    cr_assert_eq(t->points.white_loss, 1);
    cr_assert_eq(t->points.half_bye, 2);
    cr_assert_eq(t->points.pairing_bye, 4);
}

Test(trf, the_bye_of_162_is_worth_a_win_unless_it_says_so)
{
    const bd_tournament *t = read_text(file_of("162  W 3.0    D 1.0    L 0.0    P 3.0\n",
                                               player(1, "3.0", "  0000 - U"), player(2, "", ""), ""),
                                       NULL);
    cr_assert_eq(t->points.pairing_bye, 6);
    cr_assert_eq(t->points.unknown, 2);
    cr_assert_eq(t->points.loss, 0);
    t = read_text(file_of("BBW  3.0\nBBD  1.0\n", player(1, "3.0", "  0000 - U"), player(2, "", ""), ""),
                  NULL);
    cr_assert_eq(t->points.pairing_bye, 6);
}

Test(trf, rulebooks_have_codes_or_a_comment)
{
    static const struct {
        const char *lines, *rules;
        bool baku;
        size_t warnings;
    } rows[] = {
        {"192 FIDE_DUTCH\n", "fide", false, 0},
        {"192 FIDE_DUTCH_2026_BAKU\n", "fide", true, 0},
        {"192 FIDE_DUTCH_2017\n", "fide", false, 1},
        {"192 CUSTOM_SWISS\n### rules caa\n", "caa", false, 0},
        {"### rules caa-long\n", "caa-long", false, 0},
        {"092 FIDE_DUTCH_2025\n", "fide", false, 0},
        {"092 FIDE_DUTCH_2025\n192 CUSTOM_SWISS\n", "fide", false, 1},
        {"092 Individual: Swiss-System\n192 FIDE_BURSTEIN\n", "burstein", false, 0},
        {"192 FIDE_DUBOV\n", "dubov", false, 0},
        {"192 FIDE_DOUBLESWISS_2026\n", "double-swiss", false, 0},
        {"192 FIDE_TEAM_TYPEA_MP_GP_BAKU\n", "team", true, 0},
        {"192 FIDE_TEAM_ROUNDROBIN\n", "team-round-robin", false, 0},
        {"192 SOMETHING_NEW\n", "SOMETHING_NEW", false, 0},
        {"092 Individual: Swiss System\n", "fide", false, 0},
        {"092 Individual: Swiss-System (Standard)\n", "fide", false, 0},
        {"092 Swiss Dutch\n", "fide", false, 0},
        {"092 Einzel: Schweizer System\n", "fide", false, 0},
        {"092 Syst\xC3\xA8me suisse\n", "fide", false, 0},
        {"092 Individual FIDE Dubov\n", "dubov", false, 0},
        {"092 Individual: Burstein\n", "burstein", false, 0},
        {"092 Team: Swiss-System\n", "team", false, 0},
        {"092 Individual: Round-Robin\n", "round-robin", false, 0},
        {"092 Jeder gegen jeden\n", "round-robin", false, 0},
        {"092 Saturday Rapid\n", "fide", false, 1},
        {"092 Individual: Swiss-System\n013 Lewes                              1    2\n", "fide", false, 1},
        {"013 Lewes                              1    2\n", "team", false, 0},
        {"### the rules are these\n", "fide", false, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_warnings warnings = bd_warnings_new(arena);
        const char *text = file_of(rows[i].lines, player(1, "0.0", ""), player(2, "0.0", ""), "");
        bd_tournament *t = read_text(text, &warnings);
        cr_assert_str_eq(t->rules, rows[i].rules, "row %zu", i);
        cr_assert_eq(t->baku, rows[i].baku, "row %zu", i);
        cr_assert_eq(warnings.count, rows[i].warnings, "row %zu", i);
        cr_assert_str_eq(write_trf(t, NULL).bytes, text, "row %zu", i);
        /* Another rulebook replaces what the file said. */
        t->rules = "sca";
        t->baku = false;
        const bd_text out = write_trf(t, NULL);
        const bd_tournament *again = read_text(out.bytes, NULL);
        cr_assert_str_eq(again->rules, "sca", "row %zu", i);
        cr_assert_null(strstr(out.bytes, "caa"));
    }
}

Test(trf, groups_of_forbidden_pairs_stay_groups)
{
    const char *text = file_of("### rules caa\n", player(1, "0.0", ""), player(2, "0.0", ""), "");
    bd_text four = bd_text_new(arena);
    bd_text_add(&four,
                "%s%s%s260 001 003    3    1    4\n260 002 002    1    2    3    4\n260 001 099    1    2\n",
                text, player(3, "0.0", ""), player(4, "0.0", ""));
    const bd_tournament *t = read_text(four.bytes, NULL);
    cr_assert_eq(t->forbid_count, 3 + 6 + 1);
    cr_assert_str_eq(write_trf(t, NULL).bytes, four.bytes);
}

Test(trf, abnormal_points_replace_or_add)
{
    const char *text =
        file_of("", player(1, "2.0", "     2 w 1     2 b ="), player(2, "0.5", "     1 b 0     1 w ="),
                "299 W         2.0  001    1\n299          -0.5  000    1    2\n299 L         0.5  001\n");
    const bd_tournament *t = read_text(text, NULL);
    cr_assert_eq(bd_card_score(t, &t->cards[0], 3), 4);
    cr_assert_eq(bd_card_score(t, &t->cards[1], 3), 1);
    go_round("abnormal", text, strlen(text));
}

Test(trf, acceleration_is_stronger_than_the_code)
{
    const char *text = file_of("192 FIDE_DUTCH_BAKU\n", player(1, "0.0", ""), player(2, "0.0", ""),
                               "XXA    1  1.0  1.0  0.5  0.0\n");
    const bd_tournament *t = read_text(text, NULL);
    cr_assert_not(t->baku);
    cr_assert_eq(t->acceleration_count, 2);
    cr_assert_eq(t->accelerations[0].last, 2);
    go_round("acceleration", text, strlen(text));
}

Test(trf, comments_stay_between_the_players)
{
    const char *text =
        file_of("### one\n", player(1, "0.0", ""), "### two\nZZZ    2 what is this\n", player(2, "0.0", ""));
    bd_warnings warnings = bd_warnings_new(arena);
    bd_tournament *t = read_text(text, &warnings);
    cr_assert_str_eq(write_trf(t, NULL).bytes, text);
    cr_assert_eq(warnings.count, 1);
    bd_card *late;
    cr_assert_eq(bd_tournament_add_card(t, 3, &late, NULL), BD_OK);
    late->name = "Late";
    t->rounds = 5;
    const bd_text out = write_trf(t, NULL);
    cr_assert_not_null(strstr(out.bytes, "142 5\n### one\n001    1"));
    cr_assert_gt(strstr(out.bytes, "Late"), strstr(out.bytes, "Player 2"));
}

static const char *team_digest(const char *points, char hex[65])
{
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, "192 FIDE_TEAM_MP_GP\n142 3\n362 %s\n", points);
    for (int p = 1; p <= 4; p++) bd_text_add_string(&text, player(p, "0.0", ""));
    for (int n = 1; n <= 2; n++)
        bd_text_add(&text, "310 %3d %-32s %5s %6s %6s %6s %3d  %4d %4d\n", n, n == 1 ? "Oaks" : "Elms", "",
                    "", "0.0", "0.0", n, 2 * n - 1, 2 * n);
    bd_tournament_digest(read_text(text.bytes, NULL), 1, hex);
    return hex;
}

/* In the columns of the specification, ten instead of nine on from each other (Sharly Chess), or without a
 * space. */
Test(trf, points_of_matches_are_words)
{
    char one[65], other[65];
    cr_assert_str_eq(team_digest("TW 3.0   TD 1.0   TL 0.0", one),
                     team_digest("TW  3.0   TD  1.0   TL  0.0", other));
    cr_assert_str_eq(one, team_digest("TW3.0    TD1.0    TL0.0", other));
    cr_assert_str_neq(one, team_digest("TW 2.0   TD 1.0   TL 0.0", other));
}

/* What is kept and not used is told by what it is, once for all lines of a tag. */
Test(trf, what_is_not_used_is_named)
{
    static const struct {
        const char *lines, *said;
    } rows[] = {{"Z9Z   2 what is this\n", "the tag 'Z9Z' is not known: kept, not used"},
                {"NOR   2 w     1 2000\n", "the tag 'NOR' is a national rating record: kept, not used"},
                {"092 Individual: Swiss\n013 Team A     1    2\n", "the tag '013' is "},
                {"192 FIDE_DUTCH\n310   1 Team\n", "the tag '310' is "},
                {"DAT 1\nDAT 2\nDAT 3\n", "(3 lines, this is the first)"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_warnings warnings = bd_warnings_new(arena);
        (void)read_text(file_of("", player(1, "0.0", ""), player(2, "0.0", ""), rows[i].lines), &warnings);
        cr_assert_eq(warnings.count, 1, "%s", rows[i].lines);
        cr_expect_not_null(strstr(warnings.items[0].sentence, rows[i].said), "%s",
                           warnings.items[0].sentence);
    }
}

Test(trf, lenient_reads_latin1_and_says_so)
{
    const char *utf8 = file_of("012 Caf\xC3\xA9\n", player(1, "0.0", ""), player(2, "0.0", ""), "");
    const char *latin1 = file_of("012 Caf\xE9\n", player(1, "0.0", ""), player(2, "0.0", ""), "");
    bd_warnings warnings = bd_warnings_new(arena);
    assert_equal("Latin-1", read_text(utf8, NULL),
                 read_sized("test.trf", latin1, strlen(latin1), true, &warnings));
    cr_assert_eq(warnings.count, 1);
    cr_assert_str_eq(warnings.items[0].place, "test.trf:1:8");
}

Test(trf, names_padded_by_bytes_are_noticed)
{
    const char *by_bytes =
        "001    1      Andr\xC3\xA9                            2000 FRA                         0.0    1\n";
    bd_warnings warnings = bd_warnings_new(arena);
    const bd_tournament *t = read_text(by_bytes, &warnings);
    cr_assert_eq(t->cards[0].grade, 2000);
    cr_assert_str_eq(t->cards[0].federation, "FRA");
    cr_assert_eq(warnings.count, 1);
}

Test(trf, losses_are_named)
{
    const char *json =
        "{\"format\": \"cards/1\", \"rules\": \"caa\", \"rounds\": 3, \"options\": {\"club_rounds\": 2}, "
        "\"players\": ["
        "{\"id\": 1, \"name\": \"A\", \"club\": \"X\", \"withdrawn\": 2, \"history\": [{\"round\": 1, "
        "\"opponent\": 2, "
        "\"colour\": \"W\", \"result\": \"1\"}]},"
        "{\"id\": 2, \"name\": \"B\", \"avoid\": [\"sister\"], \"history\": [{\"round\": 1, \"opponent\": 1, "
        "\"colour\": \"B\", \"result\": \"0\"}]}], \"avoid\": [[1, 2]]}";
    const bd_read_options options = {.lenient = false};
    bd_tournament *t = NULL;
    bd_err err;
    cr_assert_eq(bd_cards_json_read(arena, "a.json", json, strlen(json), &options, NULL, &t, &err), BD_OK,
                 "%s", err.sentence);
    bd_warnings warnings = bd_warnings_new(arena);
    const bd_text out = write_trf(t, &warnings);
    bd_text all = bd_text_new(arena);
    for (size_t i = 0; i < warnings.count; i++) bd_text_add(&all, "%s\n", warnings.items[i].sentence);
    cr_assert_str_eq(all.bytes, "1 withdrawal was written as zero-point byes in the rounds to come\n"
                                "TRF has no field for a club; dropped: 1\n"
                                "TRF has no field for a group of relatives or of an area; dropped: 1\n"
                                "TRF has no field for an option of the rulebook; dropped: 1\n"
                                "TRF has no field for a pair that should preferably not meet; dropped: 1\n");
    const bd_tournament *again = read_text(out.bytes, NULL);
    cr_assert_str_eq(again->rules, "caa");
    cr_assert_not(bd_card_is_present(again, &again->cards[0], 2));
    cr_assert_not(bd_card_is_present(again, &again->cards[0], 3));
    cr_assert_eq(bd_card_score(again, &again->cards[0], 2), 2);
}

Test(trf, memory_may_run_out_anywhere)
{
    size_t size;
    const char *text = test_file_sized(arena, "corpus/sample26.trf", &size);
    bool done = false;
    for (long n = 0; n < 2000 && !done; n++) {
        bd_arena *small = bd_arena_new();
        bd_warnings warnings = bd_warnings_new(small);
        bd_tournament *t = NULL;
        bd_err err = {.status = BD_OK};
        bd_text out = bd_text_new(small);
        arena_fail_after(n);
        bd_status status = bd_trf_read(small, "sample26.trf", text, size, NULL, &warnings, &t, &err);
        if (status == BD_OK) status = bd_trf_write(t, &warnings, &out, &err);
        arena_fail_after(-1);
        cr_assert(status == BD_OK || status == BD_NO_MEMORY, "%ld: %s", n, err.sentence);
        done = status == BD_OK;
        bd_arena_free(small);
    }
    cr_assert(done);
}

Test(trf, every_beginning_of_a_file_is_read_or_refused)
{
    size_t size;
    const char *text = test_file_sized(arena, "corpus/sample26.trf", &size);
    int read = 0;
    for (size_t length = 0; length < size; length++) {
        const bd_arena_mark mark = bd_arena_here(arena);
        bd_tournament *t;
        bd_err err = {.status = BD_OK};
        const bd_status status = bd_trf_read(arena, "cut.trf", text, length, NULL, NULL, &t, &err);
        cr_assert(status == BD_OK || (status == BD_BAD_INPUT && strncmp(err.place, "cut.trf", 7) == 0),
                  "%zu: %s", length, err.sentence);
        read += status == BD_OK;
        bd_arena_back_to(arena, mark);
    }
    cr_assert_gt(read, 0);
    cr_assert_lt(read, (int)size / 2, "a file that is cut in the players is noticed");
}

/* `bytes` of the same character, with something in front. */
static bd_text long_line(const char *front, char c, size_t bytes)
{
    bd_text text = bd_text_new(arena);
    bd_text_add_string(&text, front);
    for (size_t i = 0; i < bytes; i++) bd_text_add_char(&text, c);
    return text;
}

Test(trf, lines_of_ten_million_bytes_do_no_harm)
{
    static const struct {
        const char *front;
        char c;
        bd_status status;
    } rows[] = {{"012 ", 'x', BD_OK},
                {"001    1 ", 'x', BD_BAD_INPUT},
                {"001    1      A", ' ', BD_OK},
                {"260 001 002", ' ', BD_BAD_INPUT},
                {"XXP ", '1', BD_BAD_INPUT},
                {"XXA    1 ", '0', BD_BAD_INPUT},
                {"XXS ", '=', BD_BAD_INPUT},
                {"### ", '#', BD_OK},
                {"", '9', BD_OK},
                {"240 H 001 ", '1', BD_BAD_INPUT},
                {"162", ' ', BD_OK},
                {"299          -0.5  001 ", '\t', BD_OK},
                {"012 ", '\0', BD_BAD_INPUT},
                {"012 ", '\xFF', BD_BAD_INPUT}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const bd_arena_mark mark = bd_arena_here(arena);
        bd_text text = long_line(rows[i].front, rows[i].c, 10u << 20);
        bd_text_add_string(&text, "\n");
        bd_text_add_string(&text, player(7, "0.0", ""));
        bd_tournament *t;
        bd_err err = {.status = BD_OK};
        const bd_status status =
            bd_trf_read(arena, "long.trf", text.bytes, text.length, NULL, NULL, &t, &err);
        cr_assert_eq(status, rows[i].status, "row %zu: %s", i, err.sentence);
        bd_arena_back_to(arena, mark);
    }
}

Test(trf, ninety_nine_rounds_fit)
{
    bd_text a = bd_text_new(arena), b = bd_text_new(arena);
    for (int round = 1; round <= 99; round++) {
        bd_text_add(&a, "     2 %c 1", round % 2 == 1 ? 'w' : 'b');
        bd_text_add(&b, "     1 %c 0", round % 2 == 1 ? 'b' : 'w');
    }
    const char *text =
        file_of("142 99\n", player(1, "99.0", a.bytes), player(2, "0.0", b.bytes), "240 H 099    2\n");
    cr_assert_eq(bd_tournament_last_round(read_text(text, NULL)), 99);
    go_round("99 rounds", text, strlen(text));
}

Test(trf, ten_thousand_numbers_fit_but_for_one)
{
    bd_text text = bd_text_new(arena);
    for (int id = 9999; id >= 1; id--) {
        const int other = id % 2 == 1 ? id + 1 : id - 1;
        char cell[32];
        (void)snprintf(cell, sizeof cell, "  %4d %c =", other, id % 2 == 1 ? 'w' : 'b');
        bd_text_add_string(&text, player(id, id == 9999 ? "1.0" : "0.5", id == 9999 ? "  0000 - U" : cell));
    }
    go_round("9999", text.bytes, text.length);
    bd_text_add_string(&text, player(10000, "0.0", ""));
    bd_tournament *t;
    bd_err err;
    cr_assert_eq(bd_trf_read(arena, "many.trf", text.bytes, text.length, NULL, NULL, &t, &err), BD_BAD_INPUT);
}

/* What leaves FIDE mode stands in the file, once, and stays there; for other rulebooks nothing is said. */
Test(trf, what_leaves_fide_mode_is_told)
{
    static const char late[] = "260 004 007    1    2\n260 003 099    2    3\n260 001 005    1    3\n";
    const char *text = file_of("192 FIDE_DUTCH\n", player(1, "0.0", ""), player(2, "0.0", ""), late);
    const bd_tournament *t = read_sized("late.trf", text, strlen(text), true, NULL);
    const bd_text out = write_trf(t, NULL);
    const char *first =
        strstr(out.bytes, "### outside FIDE mode: 1 and 2 were banned from meeting in rounds 4 to 7\n");
    cr_assert_not_null(first, "%s", out.bytes);
    cr_assert_null(strstr(strchr(first, '\n'), "1 and 2 were"));
    cr_assert_not_null(
        strstr(out.bytes, "### outside FIDE mode: 2 and 3 were banned from meeting from round 3 on\n"));
    cr_assert_null(strstr(out.bytes, "1 and 3 were"));
    const bd_tournament *again = read_sized("late.trf", out.bytes, out.length, true, NULL);
    cr_assert_str_eq(write_trf(again, NULL).bytes, out.bytes);
    text = file_of("192 CUSTOM_SWISS\n### rules caa\n", player(1, "0.0", ""), player(2, "0.0", ""), late);
    cr_assert_null(strstr(write_trf(read_sized("late.trf", text, strlen(text), true, NULL), NULL).bytes,
                          "outside FIDE"));
}

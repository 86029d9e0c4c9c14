/* TRF at its limits: records that just fit and records that do not, and everything that has no field. */
#include "io/json/cards_json.h"
#include "io/trf/trf.h"
#include "io/trf/trf_layout.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static bd_arena *arena;
static bd_err err;

static void make_arena(void) { arena = bd_arena_new(); }
static void free_arena(void) { bd_arena_free(arena); }
TestSuite(trf_limits, .init = make_arena, .fini = free_arena);

#define PLAYERS                                                                                              \
    "001    1      A                                                                  0.0\n"                 \
    "001    2      B                                                                  0.0\n"                 \
    "001    3      C                                                                  0.0\n"

static bd_status try_read(const char *records, bd_tournament **out)
{
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, "%s%s", PLAYERS, records);
    err = (bd_err){.status = BD_OK};
    return bd_trf_read(arena, "t", text.bytes, text.length, NULL, NULL, out, &err);
}

static bd_tournament *read_records(const char *records)
{
    bd_tournament *t = NULL;
    cr_assert_eq(try_read(records, &t), BD_OK, "%s: %s in %s", err.place, err.sentence, records);
    return t;
}

static const char *written(const bd_tournament *t)
{
    bd_text out = bd_text_new(arena);
    cr_assert_eq(bd_trf_write(t, NULL, &out, &err), BD_OK);
    return out.bytes;
}

static void expect_written(const bd_tournament *t, const char *line)
{
    cr_expect_not_null(strstr(written(t), line), "no line %s in\n%s", line, written(t));
}

/* XXA gives back what is one player's, together, ascending, and not to be merged. */
Test(trf_limits, what_can_be_told_as_fictitious_points)
{
    static const struct {
        bd_acceleration items[3];
        bool fits;
    } rows[] = {
        {{{2, 1, 2, 1, 1}}, true},
        {{{2, 1, 2, 1, 2}}, false}, /* two players */
        {{{2, 1, 2, 0, 0}}, false},
        {{{2, 1, 2, BD_TRF_ID_MAX, BD_TRF_ID_MAX}}, true},
        {{{2, 1, 2, BD_TRF_ID_MAX + 1, BD_TRF_ID_MAX + 1}}, false},
        {{{1, 1, 2, 1, 1}}, true},
        {{{-1, 1, 2, 1, 1}}, false},
        {{{199, 1, 2, 1, 1}}, true},
        {{{200, 1, 2, 1, 1}}, false},
        {{{2, 0, 2, 1, 1}}, false},
        {{{2, 3, 3, 1, 1}}, true},
        {{{2, 3, 2, 1, 1}}, false},
        {{{2, 1, BD_ROUNDS_MAX, 1, 1}}, true},
        {{{2, 1, BD_ROUNDS_MAX + 1, 1, 1}}, false},
        {{{2, 1, 1, 1, 1}, {4, 2, 2, 1, 1}}, true},
        {{{2, 1, 1, 1, 1}, {2, 2, 2, 1, 1}}, false}, /* would become one */
        {{{2, 1, 1, 1, 1}, {2, 3, 3, 1, 1}}, true},
        {{{2, 1, 2, 1, 1}, {4, 2, 2, 1, 1}}, false}, /* both in round 2 */
        {{{2, 2, 2, 1, 1}, {4, 1, 1, 1, 1}}, false},
        {{{2, 1, 1, 1, 1}, {2, 1, 1, 2, 2}}, true},
        {{{2, 1, 1, 1, 1}, {2, 1, 1, 2, 2}, {4, 2, 2, 1, 1}}, false}, /* 1 is there already */
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_tournament *t = bd_tournament_new(arena);
        bd_acceleration items[3];
        memcpy(items, rows[i].items, sizeof items);
        t->accelerations = items;
        while (t->acceleration_count < 3 && items[t->acceleration_count].halves != 0) t->acceleration_count++;
        cr_expect_eq(bd_trf_fits_fictitious(t), rows[i].fits, "row %zu", i);
    }
}

Test(trf_limits, nothing_follows_the_last_round_of_fictitious_points)
{
    bd_tournament *t = NULL;
    bd_text line = bd_text_new(arena);
    bd_text_add_string(&line, "XXA    1");
    for (int round = 1; round <= BD_ROUNDS_MAX; round++) bd_text_add_string(&line, "  1.0");
    bd_text_add_string(&line, "\n");
    t = read_records(line.bytes);
    cr_assert_eq(t->acceleration_count, 1);
    cr_expect_eq(t->accelerations[0].last, BD_ROUNDS_MAX);
    line.length--;
    bd_text_add_string(&line, "  1.0\n");
    cr_assert_eq(try_read(line.bytes, &t), BD_BAD_INPUT);
    cr_expect_str_eq(err.place, "t:4:506");
    cr_expect_str_eq(err.sentence, "unexpected text after round 99");
}

Test(trf_limits, what_a_result_may_be_worth)
{
    static const struct {
        const char *record;
        int halves; /* of White's win; 0: refused */
    } rows[] = {{"XXS WW=999.5\n", 1999}, {"XXS WW=1000\n", 0},   {"XXS WW=-99.5\n", -199},
                {"XXS WW=-100\n", 0},     {"XXS WW=999\n", 1998}, {"XXS WW=-99\n", -198}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_tournament *t = NULL;
        const bd_status status = try_read(rows[i].record, &t);
        cr_expect_eq(status, rows[i].halves != 0 ? BD_OK : BD_BAD_INPUT, "%s: %s", rows[i].record,
                     err.sentence);
        if (status == BD_OK) cr_expect_eq(t->points.white_win, rows[i].halves, "%s", rows[i].record);
    }
}

/* The round may have one digit, and there may be several players. */
Test(trf_limits, abnormal_points_of_a_round_and_of_players)
{
    const bd_tournament *t = read_records("299           1.0    2    1    3\n");
    cr_assert_eq(t->adjustment_count, 2);
    cr_expect(t->adjustments[0].id == 1 && t->adjustments[1].id == 3);
    cr_expect(t->adjustments[0].round == 2 && t->adjustments[1].round == 2);
    expect_written(t, "\n299           1.0  002    1    3\n");
}

/* Points that need more than four columns stand in several records, all others in one. */
Test(trf_limits, large_abnormal_points_are_told_in_parts)
{
    static const struct {
        int halves;
        const char *lines;
    } rows[] = {
        {-18, "\n299          -9.0  001    1    2\n"},
        {-19, "\n299          -9.5  001    1    2\n"},
        {199, "\n299          99.5  001    1    2\n"},
        {201, "\n299          99.0  001    1    2\n299           1.5  001    1    2\n"},
        {-21, "\n299          -9.0  001    1    2\n299          -1.5  001    1    2\n"},
        {200, "\n299           100  001    1    2\n"},
        {-20, "\n299           -10  001    1    2\n"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_tournament *t = read_records("");
        bd_adjustment items[] = {{1, 1, rows[i].halves}, {2, 1, rows[i].halves}};
        t->adjustments = items;
        t->adjustment_count = 2;
        expect_written(t, rows[i].lines);
    }
}

/* Two pairs with one player in common are no group of three: their third pair is missing. */
Test(trf_limits, a_group_needs_all_its_pairs)
{
    expect_written(read_records("260 001 099    1    2\n260 001 099    1    3\n"),
                   "\n260 001 099    1    2\n260 001 099    1    3\n");
    expect_written(read_records("260 001 099    1    2    3\n"), "\n260 001 099    1    2    3\n");
    expect_written(read_records("260 001 099    1    2\n260 001 099    1    3\n260 001 002    2    3\n"),
                   "\n260 001 099    1    2\n260 001 099    1    3\n260 001 002    2    3\n");
    expect_written(read_records("XXP 1 2\nXXP 1 3\n"), "\nXXP 1 2\nXXP 1 3\n");
    /* What stands behind the last pair is none of them. */
    bd_tournament *t = read_records("260 001 099    1    2    3\n");
    t->forbid_count = 2;
    expect_written(t, "\n260 001 099    1    2\n260 001 099    1    3\n");
}

/* Many pairs of one player are looked through once, not once for each of them (that took more than a minute);
 * and a group behind them is a group still. */
Test(trf_limits, the_same_pair_many_times, .timeout = 20)
{
    enum { MANY = 300000 };
    bd_tournament *t = read_records("XXP 1 2\nXXP 1 2 3\n");
    bd_pair_rule *list = bd_arena_alloc(arena, MANY + 3, sizeof *list);
    for (size_t i = 0; i < MANY; i++) list[i] = t->forbid[0];
    memcpy(list + MANY, t->forbid + 1, 3 * sizeof *list);
    t->forbid = list;
    t->forbid_count = MANY + 3;
    const char *text = written(t);
    size_t lines = 0;
    for (const char *at = text; *at != '\0'; at++) lines += *at == '\n' && strncmp(at, "\nXXP 1 2", 8) == 0;
    cr_expect_eq(lines, MANY + 1);
    cr_expect_not_null(strstr(text, "\nXXP 1 2 3\n"));
    bd_tournament *again = NULL;
    cr_assert_eq(bd_trf_read(arena, "t", text, strlen(text), NULL, NULL, &again, &err), BD_OK, "%s",
                 err.sentence);
    cr_assert_eq(again->forbid_count, MANY + 3);
    cr_expect_eq(memcmp(again->forbid, list, (MANY + 3) * sizeof *list), 0);
}

Test(trf_limits, a_name_stays_on_one_line)
{
    bd_tournament *t = read_records("");
    t->name = "a\x1F"
              "b\nc\td e";
    expect_written(t, "012 a b c\td e\n");
}

/* Everything that a TRF file cannot say, each as often as it is there. */
static const char full[] =
    "{\"format\": \"cards/1\", \"notes\": {\"text\": \"x\"}, \"options\": {\"seed\": 1}, \"round\": 3, "
    "\"rounds\": 5, "
    "\"forbid\": [], \"avoid\": [[1, 2], [1, 3]], \"met\": [[2, 3]], \"none_met\": true, \"present\": [1, 2, "
    "3, 4], "
    "\"draws\": [{\"round\": 3, \"boards\": [[1, 2]]}], \"players\": ["
    "{\"id\": 1, \"rank\": 1, \"club\": \"c\", \"school\": \"s\", \"team\": \"t\", \"avoid\": [\"a\", "
    "\"b\"], \"top\": "
    "true, \"history\": [{\"round\": 1, \"opponent\": 77, \"colour\": \"W\", \"result\": \"1\", \"float\": "
    "\"U\"}]}, "
    "{\"id\": 2, \"filler\": true, \"volunteer\": true, \"colour_due\": \"White\", \"last_float\": \"D\"}, "
    "{\"id\": 3, \"withdrawn\": 3}, {\"id\": 4, \"joined\": 4}, {\"id\": 5}]}";

Test(trf_limits, every_loss_is_named)
{
    static const char *const said[] = {
        "1 withdrawal was written as zero-point byes in the rounds to come",
        "1 late entry was written as zero-point byes in the rounds before it",
        "1 player who does not attend was written with a zero-point bye",
        "TRF has no field for a rank (players are ranked by their number); dropped: 1",
        "TRF has no field for a club; dropped: 1",
        "TRF has no field for a school; dropped: 1",
        "TRF has no field for a team in an individual event; dropped: 1",
        "TRF has no field for a group of relatives or of an area; dropped: 2",
        "TRF has no field for the mark 'top'; dropped: 1",
        "TRF has no field for the mark 'filler'; dropped: 1",
        "TRF has no field for the mark 'volunteer'; dropped: 1",
        "TRF has no field for a colour due without a history; dropped: 1",
        "TRF has no field for a marked float; dropped: 2",
        "TRF has no field for an annotation; dropped: 1",
        "1 game is against an opponent outside the file; the TRF file can only be read with --lenient",
        "TRF has no field for an option of the rulebook; dropped: 1",
        "TRF has no field for a pair that should preferably not meet; dropped: 2",
        "TRF has no field for a pair that met in an unknown round; dropped: 1",
        "TRF has no field for 'none_met'",
        "TRF has no field for the round to be paired (3); a reader will take round 2",
    };
    bd_tournament *t = NULL;
    bd_text out = bd_text_new(arena);
    const bd_read_options lenient = {.lenient = true};
    cr_assert_eq(bd_cards_json_read(arena, "t", full, strlen(full), &lenient, NULL, &t, &err), BD_OK,
                 "%s: %s", err.place, err.sentence);
    bd_warnings warnings = bd_warnings_new(arena);
    cr_assert_eq(bd_trf_write(t, &warnings, &out, &err), BD_OK);
    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        bool found = false;
        for (size_t k = 0; k < warnings.count; k++) found |= strcmp(warnings.items[k].sentence, said[i]) == 0;
        cr_expect(found, "not told: %s", said[i]);
    }
    cr_expect_eq(warnings.count, sizeof said / sizeof *said);
    for (size_t k = 0; k < warnings.count; k++) cr_log_info("%s", warnings.items[k].sentence);
}

/* An event in a TRF file: what TRF has no place for comes back from its comment lines, and what another
 * program has changed in the records counts. */
#include "event/change.h"
#include "event_files.h"
#include "io/event/journal.h"
#include "io/event_file.h"
#include "io/tournament_file.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static bd_err err;

static const char *written(bd_arena *arena, const bd_event *event, bd_file_format format)
{
    bd_text text = bd_text_new(arena);
    cr_assert_eq(bd_event_write_text(event, format, NULL, &text, &err), BD_OK, "%s", err.sentence);
    return text.bytes;
}

static bd_event *read_text(bd_arena *arena, const char *name, const char *text, bd_warnings *warnings)
{
    bd_event *event = NULL;
    const bd_read_options lenient = {.lenient = true};
    cr_assert_eq(bd_event_read_text(arena, name, text, strlen(text), &lenient, warnings, &event, &err), BD_OK,
                 "%s: %s: %s", name, err.place, err.sentence);
    return event;
}

/* As the facts of a journal; how annotations were spread over lines does not count. */
static const char *difference(bd_arena *arena, const bd_event *a, const bd_event *b)
{
    bd_event_rows first, second;
    bd_text facts = bd_text_new(arena);
    cr_assert_eq(bd_event_rows_make(arena, a, 0, NULL, &first, &err), BD_OK);
    cr_assert_eq(bd_event_rows_make(arena, b, 0, NULL, &second, &err), BD_OK);
    bd_text_add_string(&facts, "");
    size_t count = 0;
    cr_assert_eq(bd_journal_add_facts(&first, &second, "\n", &facts, &count, &err), BD_OK);
    return facts.bytes;
}

/* As event/2 before and after its time as TRF. */
static void check_event(bd_arena *arena, const char *name, const bd_event *event)
{
    bd_text trf = bd_text_new(arena);
    if (bd_event_write_text(event, BD_FORMAT_TRF, NULL, &trf, &err) == BD_BAD_INPUT) return; /* numbers */
    bd_event *back = read_text(arena, name, trf.bytes, NULL);
    cr_expect_str_eq(difference(arena, back, event), "", "%s", name);
    const char *second = written(arena, back, BD_FORMAT_TRF);
    back = read_text(arena, name, second, NULL);
    cr_expect_str_eq(written(arena, back, BD_FORMAT_TRF), second, "%s", name);
}

Test(event_trf, every_file_of_the_tests_comes_back_the_same)
{
    cr_assert_geq(check_event_files(TEST_DATA, check_event), 150);
}

Test(event_trf, the_examples_come_back_the_same)
{
    cr_assert_geq(check_event_files(SOURCE_FOLDER "/docs/examples", check_event), 3);
}

static const char list[] = "name,grade\nNg,1900\nOrme,1800\nHale,1700\nPenn,1600\nKemp,1500\n";

/* Round 1 is published on boards 7 and 3, and one result is told. */
static bd_event *small_event(bd_arena *arena)
{
    bd_event *event = NULL;
    bd_result before;
    bd_board boards[] = {{3, 4}, {1, 2}};
    const int numbers[] = {7, 3};
    const bd_draw draw = {.round = 1,
                          .boards = boards,
                          .board_count = 2,
                          .numbers = numbers,
                          .bye = 5,
                          .rules = "plain",
                          .options = "forbid=1,3"};
    const bd_told_result told = {
        .round = 1, .white = 3, .black = 4, .result = BD_WHITE_WINS, .by = "desk 2", .at = "14:05"};
    cr_assert_eq(bd_event_read_text(arena, "list", list, strlen(list), NULL, NULL, &event, &err), BD_OK);
    cr_assert_eq(bd_event_publish(event, &draw, false, &err), BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_change_result(event, &told, &before, &err), BD_OK, "%s", err.sentence);
    event->journal = "  {\"act\": 1, \"what\": \"draw\", \"facts\": []},\n  {\"act\": 2, \"facts\": []}";
    event->journal_length = strlen(event->journal);
    event->acts = 2;
    return event;
}

Test(event_trf, boards_numbers_who_told_and_the_journal_come_back)
{
    bd_arena *arena = bd_arena_new();
    bd_warnings warnings = bd_warnings_new(arena);
    const bd_event *event = small_event(arena);
    const bd_event *back = read_text(arena, "x", written(arena, event, BD_FORMAT_TRF), &warnings);
    cr_assert_eq(warnings.count, 0);
    cr_assert_eq(back->rounds[0].boards[0].number, 7);
    cr_assert_str_eq(back->rounds[0].boards[0].by, "desk 2");
    cr_assert_str_eq(back->rounds[0].options, "forbid=1,3");
    cr_assert_eq(back->acts, 2);
    cr_assert_str_eq(difference(arena, event, back), "");
    cr_assert_str_eq(written(arena, back, BD_FORMAT_EVENT), written(arena, event, BD_FORMAT_EVENT));
    bd_arena_free(arena);
}

static char *changed(bd_arena *arena, const char *text, const char *old, const char *new)
{
    char *copy = bd_arena_copy_text(arena, text);
    char *at = strstr(copy, old);
    cr_assert_not_null(at, "%s in %s", old, text);
    memcpy(at, new, strlen(new));
    return copy;
}

Test(event_trf, the_records_count_where_another_program_has_changed_them)
{
    bd_arena *arena = bd_arena_new();
    const char *text = written(arena, small_event(arena), BD_FORMAT_TRF);
    text = changed(arena, text, "4 w 1", "4 w 0");
    text = changed(arena, text, "3 b 0", "3 b 1");
    const bd_event *back = read_text(arena, "x", text, NULL);
    cr_assert_eq(back->rounds[0].boards[0].result, BD_BLACK_WINS);
    cr_assert_eq(back->rounds[0].boards[0].number, 7);
    bd_arena_free(arena);
}

Test(event_trf, lines_that_do_not_fit_are_left_out_with_a_warning)
{
    static const char *const rows[][2] = {
        {"\"boards\": [[3,", "\"boards\": [[9,"}, /* nobody */
        {"\"boards\": [[3,", "\"boards\": [[4,"}, /* twice */
        {"\"boards\": [[3,", "\"boards\": [{3,"}, /* not JSON */
        {"\"by\", null", "\"by\", true"},         /* not what is there */
        {"{\"act\": 2", "{\"act\": 7"},
    };
    bd_arena *arena = bd_arena_new();
    const char *text = written(arena, small_event(arena), BD_FORMAT_TRF);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        bd_warnings warnings = bd_warnings_new(arena);
        const bd_event *back = read_text(arena, "x", changed(arena, text, rows[i][0], rows[i][1]), &warnings);
        cr_expect_geq(warnings.count, 1, "%s", rows[i][1]);
        cr_expect_eq(back->entered->card_count, 5);
        cr_expect_eq(bd_event_last_drawn(back), 1);
    }
    bd_arena_free(arena);
}

Test(event_trf, who_wants_cards_gets_the_published_draw)
{
    bd_arena *arena = bd_arena_new();
    bd_tournament *cards = NULL;
    const char *text = written(arena, small_event(arena), BD_FORMAT_TRF);
    cr_assert_eq(bd_tournament_read_text(arena, "x", text, strlen(text), NULL, NULL, &cards, &err), BD_OK,
                 "%s: %s", err.place, err.sentence);
    cr_assert_eq(cards->draw_count, 1);
    cr_assert_eq(bd_draw_number(&cards->draws[0], 1), 3);
    cr_assert_eq(cards->draws[0].bye, 5);
    bd_arena_free(arena);
}

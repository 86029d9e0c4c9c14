/* Cards that contradict each other: scores with adjustments and byes to come, and whom a file names. */
#include <criterion/criterion.h>

#include "io/json/cards_json.h"

#include <string.h>

static bd_arena *arena;
static bd_tournament *tournament;
static bd_err err;

static void begin(void) { arena = bd_arena_new(); }
static void end(void) { bd_arena_free(arena); }
TestSuite(io_input_check, .init = begin, .fini = end);

static bd_status take(bool lenient, const char *form, const char *word)
{
    const bd_read_options options = {.lenient = lenient};
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, form, word);
    err = (bd_err){.status = BD_OK};
    return bd_cards_json_read(arena, "t", text.bytes, text.length, &options, NULL, &tournament, &err);
}

/* Player 1 has won round 1, and lost a whole point by an adjustment in round 1. */
static const char adjusted[] =
    "{\"format\": \"cards/1\", \"options\": {\"adjustments\": [{\"id\": 1, \"round\": 1, \"points\": "
    "\"-1\"}, "
    "{\"id\": 2, \"round\": 2, \"points\": \"1\"}]}, \"round\": 2, \"players\": [{\"id\": 1, \"score\": "
    "\"%s\", "
    "\"history\": [{\"round\": 1, \"opponent\": 2, \"colour\": \"W\", \"result\": \"1\"}]}, {\"id\": 2, "
    "\"score\": \"0\", \"history\": [{\"round\": 1, \"opponent\": 1, \"colour\": \"B\", \"result\": "
    "\"0\"}]}]}";

Test(io_input_check, a_score_is_what_history_and_adjustments_give)
{
    cr_expect_eq(take(false, adjusted, "0"), BD_OK, "%s", err.sentence);
    cr_assert_eq(take(false, adjusted, "1"), BD_BAD_INPUT);
    cr_expect_str_eq(err.sentence, "player 1 has the score 1, but rounds 1 to 1 of the history give 0");
}

/* A half-point bye of the last round there can be is on the card already: the score may count it or not. */
static const char early_bye[] = "{\"format\": \"cards/1\", \"round\": 2, \"players\": [{\"id\": 1, "
                                "\"score\": \"%s\", \"history\": [{\"round\": 1, "
                                "\"bye\": \"F\", \"result\": \"1\"}, {\"round\": 99, \"bye\": \"H\", "
                                "\"result\": \"0.5\"}]}, {\"id\": 2}]}";

Test(io_input_check, byes_to_come_may_count_in_a_score)
{
    cr_expect_eq(take(false, early_bye, "1"), BD_OK, "%s", err.sentence);
    cr_expect_eq(take(false, early_bye, "1.5"), BD_OK, "%s", err.sentence);
    cr_expect_eq(take(false, early_bye, "0.5"), BD_BAD_INPUT);
    cr_expect_eq(take(false, early_bye, "2"), BD_BAD_INPUT);
}

/* The cards do not agree on round 1, and the list of those who have met names somebody outside the file. */
static const char disagreeing[] = "{\"format\": \"cards/1\", \"met\": [%s], \"players\": [{\"id\": 1, "
                                  "\"history\": [{\"round\": 1, \"opponent\": 2, "
                                  "\"colour\": \"W\", \"result\": \"1\"}]}, {\"id\": 2, \"history\": "
                                  "[{\"round\": 1, \"opponent\": 3, \"colour\": "
                                  "\"B\", \"result\": \"0\"}]}, {\"id\": 3, \"history\": [{\"round\": 1, "
                                  "\"opponent\": 2, \"colour\": \"W\", "
                                  "\"result\": \"1\"}]}]}";

Test(io_input_check, who_has_met_is_remembered_once)
{
    static const struct {
        const char *met;
        size_t count;
    } rows[] = {{"", 1},        {"[1, 2]", 1},  {"[2, 1]", 1},  {"[1, 3]", 2},
                {"[1, 77]", 2}, {"[77, 1]", 2}, {"[77, 78]", 2}};
    cr_expect_eq(take(false, disagreeing, ""), BD_BAD_INPUT);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cr_assert_eq(take(true, disagreeing, rows[i].met), BD_OK, "%s: %s", rows[i].met, err.sentence);
        cr_expect_eq(tournament->met_count, rows[i].count, "met %s", rows[i].met);
        const bd_pair_rule *last = &tournament->met[tournament->met_count - 1];
        cr_expect((last->a == 1 && last->b == 2) || (last->a == 2 && last->b == 1), "met %s", rows[i].met);
    }
}

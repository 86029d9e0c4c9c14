/* Colour preferences and who has White (articles 1.7 and 5.2), by the worked cases. */
#include <criterion/criterion.h>

#include "cards/card.h"
#include "cards/tournament.h"
#include "rulebook/fide/fide.h"
#include "rulebook/round/round.h"
#include "rulebook/rulebook.h"
#include "tests_file.h"

#include <cjson/cJSON.h>

/* "WB-B": a game a letter, '-' a round without one. All are lost, so that scores are equal. */
static void play(bd_tournament *tournament, bd_card *card, const char *colours)
{
    for (int round = 1; colours[round - 1] != '\0'; round++) {
        const char letter = colours[round - 1];
        bd_entry *entry;
        cr_assert_eq(bd_card_add_entry(tournament, card, round, &entry, NULL), BD_OK);
        entry->kind = letter == '-' ? BD_BYE_ZERO : BD_GAME;
        entry->colour = letter == 'W' ? BD_WHITE : letter == 'B' ? BD_BLACK : BD_NO_COLOUR;
        entry->opponent = letter == '-' ? 0 : 90 + round;
        entry->halves = 0;
    }
}

/* Two players on equal scores, a ranked first. */
static bd_round *two_players(bd_arena *arena, const char *a, const char *b)
{
    bd_tournament *tournament = bd_tournament_new(arena);
    const char *const colours[2] = {a, b};
    for (int i = 0; i < 2; i++) {
        bd_card *card;
        cr_assert_eq(bd_tournament_add_card(tournament, i + 1, &card, NULL), BD_OK);
        play(tournament, card, colours[i]);
    }
    tournament->round = 7;
    tournament->initial_colour = BD_WHITE;
    for (size_t i = 0; i < 2; i++) {
        bd_entry *entry;
        cr_assert_eq(bd_card_add_entry(tournament, &tournament->cards[i], 6, &entry, NULL), BD_OK);
        entry->kind = BD_BYE_ZERO;
        entry->halves = 0;
    }
    bd_round *round = NULL;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_round_new(arena, tournament, bd_rulebook_find("fide"), 7, NULL, &round, &err), BD_OK,
                 "%s", err.sentence);
    return round;
}

static bool first_has_white(const char *a, const char *b)
{
    bd_arena *arena = bd_arena_new();
    const bd_round *round = two_players(arena, a, b);
    cr_assert_eq(bd_round_node(round, 1), 0);
    const bool white = bd_fide_higher_has_white(round, 0, 1, 0);
    bd_arena_free(arena);
    return white;
}

/* Six players; before round 3 the colours of rounds 1 and 2 are as given ("W-" for White and no colour). */
static bd_colour initial_colour_after(const char *const colours[6])
{
    bd_arena *arena = bd_arena_new();
    bd_tournament *tournament = bd_tournament_new(arena);
    bd_round *round = NULL;
    bd_err err = {.status = BD_OK};
    for (int i = 0; i < 6; i++) {
        bd_card *card;
        cr_assert_eq(bd_tournament_add_card(tournament, i + 1, &card, NULL), BD_OK);
        for (int r = 1; r <= 2; r++) {
            bd_entry *entry;
            const char letter = colours[i][r - 1];
            if (letter == '.') continue;
            cr_assert_eq(bd_card_add_entry(tournament, card, r, &entry, NULL), BD_OK);
            *entry = (bd_entry){.round = r,
                                .kind = letter == 'U'   ? BD_BYE_PAIRING
                                        : letter == '-' ? BD_FORFEIT
                                                        : BD_GAME,
                                .opponent = letter == 'U' ? 0 : 90 + i,
                                .colour = letter == 'W'   ? BD_WHITE
                                          : letter == 'B' ? BD_BLACK
                                                          : BD_NO_COLOUR};
        }
    }
    cr_assert_eq(bd_round_new(arena, tournament, bd_rulebook_find("fide"), 3, NULL, &round, &err), BD_OK,
                 "%s", err.sentence);
    const bd_colour initial = bd_fide_of(round)->initial;
    bd_arena_free(arena);
    return initial;
}

/* 5.1: the first of those who were paired has the initial colour, the second the other, and so on; where the
 * file does not tell it for the first, the next one tells. */
Test(fide_colours, the_initial_colour_is_shown_by_the_first_round)
{
    static const struct {
        const char *colours[6];
        bd_colour initial;
    } rows[] = {
        {{"W.", "B.", "W.", "B.", "W.", "B."}, BD_WHITE}, {{"B.", "W.", "B.", "W.", "B.", "W."}, BD_BLACK},
        {{"U.", "W.", "B.", "W.", "B.", "W."}, BD_BLACK}, {{"U.", "B.", "W.", "B.", "W.", "B."}, BD_WHITE},
        {{"-.", "-.", "W.", "B.", "W.", "B."}, BD_WHITE}, {{"-.", "-.", "B.", "W.", "B.", "W."}, BD_BLACK},
        {{".B", "W.", "B.", "W.", "B.", ".W"}, BD_WHITE}, {{".W", "B.", "W.", "B.", "W.", ".B"}, BD_BLACK},
        {{"-W", "-B", "-W", "-B", "-W", "-B"}, BD_WHITE}, {{"-B", "-W", "-B", "-W", "-B", "-W"}, BD_BLACK},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        cr_expect_eq(initial_colour_after(rows[i].colours), rows[i].initial, "row %zu", i);
}

/* The arbiter's choice is the colour of board 1: of the highest who plays, whose number may be even. */
Test(fide_colours, the_arbiter_chooses_for_the_first_board)
{
    for (int absent = 0; absent <= 3; absent++) {
        bd_arena *arena = bd_arena_new();
        bd_tournament *tournament = bd_tournament_new(arena);
        bd_round *round = NULL;
        bd_err err = {.status = BD_OK};
        for (int id = 1; id <= 8; id++) {
            bd_card *card;
            cr_assert_eq(bd_tournament_add_card(tournament, id, &card, NULL), BD_OK);
            if (id <= absent) cr_assert_eq(bd_card_add_bye(tournament, card, 1, BD_BYE_HALF, NULL), BD_OK);
        }
        bd_draw_options options = bd_draw_options_none();
        options.top_colour = BD_BLACK;
        cr_assert_eq(bd_round_new(arena, tournament, bd_rulebook_find("fide"), 1, &options, &round, &err),
                     BD_OK, "%s", err.sentence);
        cr_expect_not(bd_fide_higher_has_white(round, 0, 3, 0), "%d are absent", absent);
        bd_arena_free(arena);
    }
}

/* Fictitious points: from the first to the last round, from the first to the last number, and added up. */
Test(fide_colours, acceleration_is_for_these_rounds_and_numbers)
{
    bd_arena *arena = bd_arena_new();
    bd_tournament *tournament = bd_tournament_new(arena);
    bd_acceleration given[] = {{.halves = 2, .first = 2, .last = 4, .first_id = 3, .last_id = 5},
                               {.halves = 1, .first = 4, .last = 5, .first_id = 5, .last_id = 6}};
    tournament->accelerations = given;
    tournament->acceleration_count = 2;
    for (int id = 1; id <= 7; id++)
        for (int number = 1; number <= 6; number++) {
            bd_card card = {.id = id};
            const bool first = number >= 2 && number <= 4 && id >= 3 && id <= 5;
            const bool second = number >= 4 && number <= 5 && id >= 5 && id <= 6;
            cr_expect_eq(bd_fide_acceleration(tournament, -1, &card, number), 2 * first + second,
                         "%d in round %d", id, number);
        }
    bd_arena_free(arena);
}

static const char *colours_of(const cJSON *row, const char *who)
{
    return cJSON_GetObjectItem(cJSON_GetObjectItem(row, who), "colours")->valuestring;
}

Test(fide_colours, worked_cases_of_who_has_white)
{
    bd_arena *arena = bd_arena_new();
    size_t size = 0;
    cJSON *file = cJSON_Parse(test_file_sized(arena, "examples/fide_colour_cases.json", &size));
    const cJSON *row;
    int rows = 0;
    cJSON_ArrayForEach(row, cJSON_GetObjectItem(file, "cases"))
    {
        const bool expected = strcmp(cJSON_GetObjectItem(row, "white")->valuestring, "a") == 0;
        cr_expect_eq(first_has_white(colours_of(row, "a"), colours_of(row, "b")), expected, "case %d",
                     cJSON_GetObjectItem(row, "no")->valueint);
        rows++;
    }
    cr_expect_eq(rows, 4);
    cJSON_Delete(file);
    bd_arena_free(arena);
}

static bd_claim claim_of(const char *colours)
{
    bd_entry history[16] = {0};
    bd_card card = {.history = history};
    for (const char *c = colours; *c != '\0'; c++) {
        const bd_colour colour = *c == 'W' ? BD_WHITE : *c == 'B' ? BD_BLACK : BD_NO_COLOUR;
        history[card.history_count++] = (bd_entry){.kind = BD_GAME, .colour = colour};
    }
    return bd_claim_of(&card, BD_ROUNDS_MAX);
}

Test(fide_colours, strengths)
{
    static const struct {
        const char *colours;
        bd_colour due;
        bd_strength strength;
    } rows[] = {
        {"", BD_NO_COLOUR, BD_PREFERS_NOTHING},
        {"--", BD_NO_COLOUR, BD_PREFERS_NOTHING},
        {"W", BD_BLACK, BD_PREFERS_STRONGLY},
        {"-BWB", BD_WHITE, BD_PREFERS_STRONGLY},
        {"WB", BD_WHITE, BD_PREFERS_MILDLY},
        {"WBWB", BD_WHITE, BD_PREFERS_MILDLY},
        {"WWBB", BD_WHITE, BD_PREFERS_ABSOLUTELY},
        {"WBB", BD_WHITE, BD_PREFERS_ABSOLUTELY},
        {"WW", BD_BLACK, BD_PREFERS_ABSOLUTELY},
        /* Balance asks for Black, the last two games for White: the last two decide. */
        {"WWBWWBB", BD_WHITE, BD_PREFERS_ABSOLUTELY},
        {"WBWWBW", BD_BLACK, BD_PREFERS_ABSOLUTELY},
        {"B-B", BD_WHITE, BD_PREFERS_ABSOLUTELY},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const bd_claim claim = claim_of(rows[i].colours);
        cr_expect_eq(bd_fide_due(&claim), rows[i].due, "due after %s", rows[i].colours);
        cr_expect_eq(bd_fide_strength(&claim), rows[i].strength, "strength after %s", rows[i].colours);
    }
}

Test(fide_colours, order_of_the_rules_on_a_board)
{
    static const struct {
        const char *a, *b;
        bool a_white;
    } rows[] = {
        {"", "", true},         /* nobody wants anything: an odd number has the initial colour */
        {"", "W", true},        /* the opponent's wish is granted */
        {"", "B", false},       /* the same */
        {"WB", "WBWBB", false}, /* absolute before mild */
        {"BB", "BBBWB", false}, /* both absolute: the wider difference (here 2 against 3) */
        {"WB", "WB", true},     /* all the same: the higher-ranked player's wish */
        {"WBWB", "BWWB", true}, /* the latest round apart is the second: a was Black, so a is White */
        {"BWWB", "WBWB", false}, {"WB", "WB--", true}, /* rounds without a game do not count */
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        cr_expect_eq(first_has_white(rows[i].a, rows[i].b), rows[i].a_white, "%s against %s", rows[i].a,
                     rows[i].b);
}

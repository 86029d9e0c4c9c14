/* Colour preferences and who has White (articles 1.7 and 5.2), by the worked cases. */
#include <criterion/criterion.h>

#include "cards/tournament.h"
#include "rulebook/fide/fide.h"
#include "rulebook/round/claim.h"
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
    bd_colour list[16];
    size_t count = 0;
    for (const char *c = colours; *c != '\0'; c++)
        if (*c != '-') list[count++] = *c == 'W' ? BD_WHITE : BD_BLACK;
    return bd_claim_from_colours(list, count);
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

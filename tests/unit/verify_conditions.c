/* What the file says otherwise than the certificate: rules, the published draw, games and byes on the cards.
 */
#include "cards/card.h"
#include "faults/arena_fault.h"
#include "verify/verify.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static bd_arena *arena;
static bd_tournament *t;
static bd_certificate_file file;
static bd_conditions found;
static bd_board boards[3], published[2];

/* In round 2 the certificate has 1-2, 4-3 and the bye for 5; 6, 7 and 8 are away. What stands behind its
 * boards is not one of them. */
static void begin(void)
{
    arena = bd_arena_new();
    t = bd_tournament_new(arena);
    t->rules = "caa";
    for (int id = 1; id <= 8; id++) {
        bd_card *card;
        cr_assert_eq(bd_tournament_add_card(t, id, &card, NULL), BD_OK);
    }
    boards[0] = (bd_board){1, 2};
    boards[1] = (bd_board){4, 3};
    boards[2] = (bd_board){3, 1};
    memcpy(published, boards, sizeof published);
    file = (bd_certificate_file){.of_cards = true,
                                 .draw = {.round = 2, .boards = boards, .board_count = 2, .bye = 5}};
    file.certificate = (bd_certificate){.rules = "caa", .options = "", .round = 2};
}
static void end(void) { bd_arena_free(arena); }
TestSuite(verify_conditions, .init = begin, .fini = end);

static const char *said_by(const char *rules)
{
    bd_text all = bd_text_new(arena);
    bd_err err = {.sentence = ""};
    cr_assert_eq(bd_conditions_of(arena, t, &file, rules, &found, &err), BD_OK, "%s", err.sentence);
    for (size_t i = 0; i < found.difference_count; i++)
        bd_text_add(&all, "%s%s", i > 0 ? "\n" : "", found.differences[i]);
    return all.bytes != NULL ? all.bytes : "";
}

static void expect(const char *said) { cr_expect_str_eq(said_by(NULL), said); }

static void publish(size_t count, int bye)
{
    static bd_draw draws[1];
    draws[0] = (bd_draw){.round = 2, .boards = published, .board_count = count, .bye = bye};
    t->draws = draws;
    t->draw_count = 1;
}

static bd_entry *enter(int id, int round, bd_entry_kind kind, int opponent, bd_colour colour)
{
    bd_entry *entry;
    cr_assert_eq(bd_card_add_entry(t, bd_tournament_card(t, id), round, &entry, NULL), BD_OK);
    *entry = (bd_entry){.round = round, .kind = kind, .opponent = opponent, .colour = colour};
    return entry;
}

Test(verify_conditions, nothing_is_said_otherwise)
{
    expect("");
    cr_expect_null(found.wishes);
    publish(2, 5);
    expect("");
    t->draws[0].round = 1;
    published[0] = (bd_board){2, 1};
    expect(""); /* another round */
}

Test(verify_conditions, rules)
{
    cr_expect_str_eq(said_by("fide"), "the proof is by the rules caa, not by fide, which were asked for");
    cr_expect_str_eq(said_by("caa"), "");
    t->rules = "sca";
    expect("the proof is by the rules caa, but the file's own rules are sca (--rules asks for others)");
    cr_expect_str_eq(said_by("caa"), "", "what is asked for goes before what the file says");
    t->rules = NULL;
    expect("");
    publish(1, 5);
    cr_expect_str_eq(said_by("fide"),
                     "in round 2 the file publishes 2 boards and byes, the certificate has 3\n"
                     "the proof is by the rules caa, not by fide, which were asked for");
}

Test(verify_conditions, wishes_are_told_in_words)
{
    file.certificate.options = "seed=7";
    expect("");
    cr_expect_null(found.wishes, "a seed is no wish");
    file.certificate.options = "forbid=1,3";
    expect("");
    cr_assert_not_null(found.wishes);
    cr_expect_str_eq(found.wishes, "1-3 not paired");
}

/* Another lot that gave the same boards is no other draw: neither seed nor first colour is compared. */
Test(verify_conditions, lots_are_passed)
{
    static const char *const lots[] = {"", "seed=7", "top=white", "top=black", "seed=7 top=white"};
    static bd_draw draw;
    publish(2, 5);
    draw = t->draws[0];
    t->draws = &draw;
    for (size_t i = 0; i < sizeof lots / sizeof *lots; i++)
        for (size_t k = 0; k < sizeof lots / sizeof *lots; k++) {
            draw.options = lots[i];
            file.certificate.options = lots[k];
            cr_expect_str_eq(said_by(NULL), "", "'%s' and '%s'", lots[i], lots[k]);
        }
    draw.options = "top=white allow-repeats";
    file.certificate.options = "";
    cr_expect_str_neq(said_by(NULL), "");
}

/* What the file sets its rules to: nothing, one option, two. */
Test(verify_conditions, settings_are_told)
{
    static bd_setting settings[] = {{.key = "club_rounds", .text = "2"},
                                    {.key = "ungraded", .text = "\"bottom\""}};
    t->options = settings;
    expect("");
    cr_expect_null(found.settings);
    t->option_count = 1;
    expect("");
    cr_assert_not_null(found.settings);
    cr_expect_str_eq(found.settings, "club_rounds=2");
    t->option_count = 2;
    expect("");
    cr_expect_str_eq(found.settings, "club_rounds=2, ungraded=bottom");
}

Test(verify_conditions, the_published_draw)
{
    publish(2, 5);
    published[1] = (bd_board){3, 4};
    expect("in round 2 the file has the board 3-4, which the certificate does not have");
    published[1] = (bd_board){4, 0};
    expect("in round 2 the file has the board 4-0, which the certificate does not have");
    published[1] = (bd_board){0, 0};
    expect("in round 2 the file has the board 0-0, which the certificate does not have");
    published[1] = (bd_board){3, 0};
    expect("in round 2 the file has the board 3-0, which the certificate does not have");
    published[1] = (bd_board){3, 1};
    expect("in round 2 the file has the board 3-1, which the certificate does not have");
    published[1] = (bd_board){BD_ID_MAX + 1, 3};
    expect("in round 2 the file has the board 100000-3, which the certificate does not have");
    published[0] = (bd_board){1, 3};
    expect("in round 2 the file has the board 1-3, which the certificate does not have");
    memcpy(published, boards, sizeof published);
    publish(2, 4);
    expect("in round 2 the file gives the bye to 4, which the certificate does not");
    publish(2, 0);
    expect("in round 2 the file publishes 2 boards and byes, the certificate has 3");
    publish(1, 5);
    expect("in round 2 the file publishes 2 boards and byes, the certificate has 3");
    publish(0, 5);
    expect("in round 2 the file publishes 1 boards and byes, the certificate has 3");
    file.draw.bye = 0;
    publish(1, 0);
    expect("in round 2 the file publishes 1 boards and byes, the certificate has 2");
    publish(2, 0);
    expect("");
    boards[0].white = 0; /* nobody: not a board that a file could have */
    publish(2, 0);
    expect("in round 2 the file has the board 1-2, which the certificate does not have");
    published[0].white = 0;
    expect("in round 2 the file has the board 0-2, which the certificate does not have");
}

/* Whose card tells of it, with which colour, or none. */
Test(verify_conditions, games_on_the_cards)
{
    static const struct {
        int id, opponent;
        bd_colour colour;
        const char *board; /* NULL: as in the certificate */
    } rows[] = {
        {1, 2, BD_WHITE, NULL},     {2, 1, BD_BLACK, NULL},
        {1, 2, BD_NO_COLOUR, NULL}, {2, 1, BD_NO_COLOUR, NULL},
        {3, 4, BD_BLACK, NULL},     {4, 3, BD_WHITE, NULL},
        {1, 2, BD_BLACK, "2-1"},    {2, 1, BD_WHITE, "2-1"},
        {3, 4, BD_WHITE, "3-4"},    {1, 3, BD_WHITE, "1-3"},
        {1, 3, BD_BLACK, "3-1"},    {1, 3, BD_NO_COLOUR, "1-3"},
        {5, 1, BD_WHITE, "5-1"},    {1, BD_ID_MAX, BD_WHITE, "1-99999"},
        {3, 1, BD_WHITE, "3-1"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int default_game = 0; default_game < 2; default_game++) {
            char want[120] = "";
            bd_card *card = bd_tournament_card(t, rows[i].id);
            card->history_count = 0;
            (void)enter(rows[i].id, 2, default_game ? BD_FORFEIT : BD_GAME, rows[i].opponent, rows[i].colour);
            if (rows[i].board != NULL)
                (void)snprintf(want, sizeof want,
                               "in round 2 the file has the board %s, which the certificate does not have",
                               rows[i].board);
            cr_expect_str_eq(said_by(NULL), want, "row %zu", i);
            card->history_count = 0;
        }
}

Test(verify_conditions, byes_on_the_cards)
{
    enter(5, 2, BD_BYE_PAIRING, 0, BD_NO_COLOUR);
    expect("");
    enter(3, 2, BD_BYE_PAIRING, 0, BD_NO_COLOUR);
    expect("in round 2 the file gives the bye to 3, which the certificate does not");
    bd_tournament_card(t, 3)->history_count = 0;
    enter(3, 2, BD_BYE_HALF, 0, BD_NO_COLOUR);
    enter(1, 1, BD_GAME, 4, BD_WHITE); /* an earlier round */
    enter(2, 2, BD_GAME, 0, BD_WHITE); /* against nobody */
    expect("");
    enter(4, 2, BD_FORFEIT, 1, BD_BLACK);
    expect("in round 2 the file has the board 1-4, which the certificate does not have");
    publish(1, 5);
    expect("in round 2 the file publishes 2 boards and byes, the certificate has 3");
}

Test(verify_conditions, memory_fails_once)
{
    int failed = 0;
    bd_status status = BD_NO_MEMORY;
    file.certificate.options = "forbid=1,3";
    t->rules = "sca";
    publish(1, 5);
    for (long n = 0; status != BD_OK; n++) {
        arena_fail_once(n);
        status = bd_conditions_of(arena, t, &file, NULL, &found, NULL);
        arena_fail_once(-1);
        cr_assert(status == BD_OK || status == BD_NO_MEMORY, "%ld: %d", n, (int)status);
        failed += status != BD_OK;
        cr_assert_lt(n, 1000);
    }
    cr_assert_gt(failed, 3);
    cr_expect_eq(found.difference_count, 2);
}

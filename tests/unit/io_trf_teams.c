/* Events of teams in TRF26: the example of docs/trf.md, and files that contradict themselves. */
#include <criterion/criterion.h>

#include "cards/card.h"
#include "io/trf/trf.h"
#include "tests_file.h"

#include <string.h>

static bd_arena *arena;

static void begin(void) { arena = bd_arena_new(); }
static void end(void) { bd_arena_free(arena); }
TestSuite(trf_teams, .init = begin, .fini = end);

static const char *example(void) { return test_file(arena, "matches/team-example.trf"); }

static bd_tournament *read_teams(const char *text, bd_err *err)
{
    bd_tournament *t = NULL;
    const bd_status status = bd_trf_read(arena, "teams.trf", text, strlen(text), NULL, NULL, &t, err);
    return status == BD_OK ? t : NULL;
}

/* The text with the first `from` in it replaced. */
static const char *with(const char *text, const char *from, const char *to)
{
    const char *at = strstr(text, from);
    bd_text out = bd_text_new(arena);
    cr_assert_not_null(at, "%s", from);
    bd_text_add_bytes(&out, text, (size_t)(at - text));
    bd_text_add_string(&out, to);
    bd_text_add_string(&out, at + strlen(from));
    return out.bytes;
}

/* Match points, game points and colours of the six teams after three rounds, as 310 and 802 tell them. */
Test(trf_teams, matches_are_told_by_the_cells_of_players)
{
    static const struct {
        int matches, games;
        const char
            *colours; /* of rounds 1 .. 3; - none, f a forfeit, U the bye of the draw, H a half-point bye */
    } teams[] = {{8, 13, "wwb"}, {2, 10, "bbw"}, {2, 7, "wUf"},
                 {8, 13, "bwb"}, {6, 15, "wbf"}, {10, 14, "bHw"}};
    bd_err err = {.sentence = ""};
    const bd_tournament *t = read_teams(example(), &err);
    cr_assert_not_null(t, "%s: %s", err.place, err.sentence);
    cr_assert_eq(t->card_count, 6);
    cr_expect_str_eq(t->rules, "team");
    cr_expect_eq(t->points.boards, 4);
    cr_expect_not(t->points.by_games);
    cr_expect_null(bd_tournament_option(t, "preferences"), "the usual ones are no option");
    for (size_t i = 0; i < 6; i++) {
        const bd_card *card = &t->cards[i];
        int games = 0;
        char colours[4] = "---";
        for (size_t k = 0; k < card->history_count; k++) {
            const bd_entry *e = &card->history[k];
            games += bd_entry_game_points(&t->points, e);
            colours[e->round - 1] = e->kind == BD_FORFEIT       ? 'f'
                                    : e->kind == BD_BYE_PAIRING ? 'U'
                                    : e->kind == BD_BYE_HALF    ? 'H'
                                    : e->colour == BD_WHITE     ? 'w'
                                                                : 'b';
        }
        cr_expect_eq(bd_card_score(t, card, 4), teams[i].matches, "team %d", card->id);
        cr_expect_eq(games, teams[i].games, "team %d", card->id);
        cr_expect_str_eq(colours, teams[i].colours, "team %d", card->id);
    }
}

Test(trf_teams, what_was_read_is_written_again)
{
    bd_err err = {.sentence = ""};
    bd_text out = bd_text_new(arena), plain = bd_text_new(arena);
    const char *text = example();
    const bd_tournament *t = read_teams(text, &err);
    cr_assert_not_null(t);
    cr_assert_eq(bd_trf_write(t, NULL, &out, &err), BD_OK);
    for (const char *c = text; *c != '\0'; c++)
        if (*c != '\r') bd_text_add_char(&plain, *c);
    cr_expect_str_eq(out.bytes, plain.bytes);
}

Test(trf_teams, the_code_becomes_options)
{
    static const struct {
        const char *code, *preferences, *second;
        bool by_games;
    } codes[] = {{"FIDE_TEAM_TYPEB_MP", "\"B\"", "false", false},
                 {"FIDE_TEAM_TYPEB_GP_MP", "\"B\"", NULL, true},
                 {"FIDE_TEAM_MP_GP", "\"none\"", NULL, false},
                 {"FIDE_TEAM_GP", "\"none\"", "false", true},
                 {"FIDE_TEAM", "\"A\"", NULL, false},
                 {"FIDE_TEAM_BAKU", "\"A\"", NULL, false}};
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
        bd_err err = {.sentence = ""};
        const bd_tournament *t = read_teams(with(example(), "FIDE_TEAM_TYPEA_MP_GP", codes[i].code), &err);
        cr_assert_not_null(t, "%s: %s", codes[i].code, err.sentence);
        const char *second = bd_tournament_option(t, "second_score");
        const char *type = bd_tournament_option(t, "preferences");
        cr_expect_str_eq(type != NULL ? type : "\"A\"", codes[i].preferences, "%s", codes[i].code);
        cr_expect(codes[i].second == NULL ? second == NULL : second != NULL && strcmp(second, "false") == 0,
                  "%s", codes[i].code);
        cr_expect_eq(t->points.by_games, codes[i].by_games, "%s", codes[i].code);
        cr_expect_eq(t->baku, strstr(codes[i].code, "BAKU") != NULL, "%s", codes[i].code);
    }
}

Test(trf_teams, contradictions_are_refused)
{
    static const struct {
        const char *from, *to, *said;
    } rows[] = {{"    4.0    6.5   2     1   12", "    5.0    6.5   2     1   12", "its results give"},
                {"     4 w =     5 w =", "    10 w =     5 w =", "do not all play one other team"},
                {"     4 w =     5 w =", "     4 b =     5 w =", "do not have the colours of one team"},
                {"330 +-", "330 ++", "a match that was not played"},
                {"362 TW", "362 TX", "TW, TD or TL was expected"},
                {"352 WBWB", "352 WBXB", "were expected"},
                {"310   2 Birch", "310   1 Birch", "two lines"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_err err = {.sentence = ""};
        cr_expect_null(read_teams(with(example(), rows[i].from, rows[i].to), &err), "%s", rows[i].to);
        cr_expect_not_null(strstr(err.sentence, rows[i].said), "%s: %s", rows[i].to, err.sentence);
    }
}

/* 013 has no numbers: its teams have those of their lines, as many as 310 could have. */
Test(trf_teams, no_more_teams_than_three_figures_number)
{
    static const int counts[] = {999, 1000, 10001};
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) {
        const int count = counts[k];
        bd_err err = {.sentence = ""};
        bd_text text = bd_text_new(arena);
        bd_text_add_string(&text, "192 FIDE_TEAM\n001    1      Ash\n");
        for (int i = 1; i <= count; i++) bd_text_add(&text, "013 Team %d\n", i);
        const bd_tournament *t = read_teams(text.bytes, &err);
        cr_expect_eq(t != NULL, count <= 999, "%d teams: %s", count, err.sentence);
        if (t == NULL) cr_expect_not_null(strstr(err.sentence, "from 1 to 999"), "%s", err.sentence);
    }
}

/* A byte order mark before the line, or a record with nothing in it but blanks. */
Test(trf_teams, lines_tell_whether_teams_play_as_they_are_kept)
{
    static const char *const texts[] = {
        "\xEF\xBB\xBF\xEF\xBB\xBF### rules caa\n013 A team     1\n001    1      Ash\n",
        "310 \n001    1      Ash\n"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        bd_err err = {.sentence = ""};
        const bd_tournament *t = read_teams(texts[i], &err);
        cr_assert_not_null(t, "%s: %s", texts[i], err.sentence);
        cr_expect_eq(t->points.boards, 0, "%s", texts[i]);
        cr_expect_str_eq(t->cards[0].name, "Ash");
        cr_expect_str_eq(t->rules, i == 0 ? "caa" : "fide");
    }
}

/* Records that pairing engines have for players stand as they were read, and so does a player of whom there
 * is but a number. */
Test(trf_teams, what_stands_beside_teams_is_written_again)
{
    bd_err err = {.sentence = ""};
    bd_text out = bd_text_new(arena);
    const bd_tournament *t = read_teams("XXA    1  1.0  0.5\nXXP 1 2\n001    1\n001    2\n"
                                        "013 Ash                              1\n"
                                        "013 Elm                              2\n",
                                        &err);
    cr_assert_not_null(t, "%s: %s", err.place, err.sentence);
    cr_assert_eq(bd_trf_write(t, NULL, &out, &err), BD_OK);
    const bd_tournament *again = read_teams(out.bytes, &err);
    cr_assert_not_null(again, "%s: %s\n%s", err.place, err.sentence, out.bytes);
    cr_expect(t->card_count == 2 && again->card_count == 2);
    cr_expect(t->acceleration_count == 2 && again->acceleration_count == 2);
    cr_expect(t->forbid_count == 1 && again->forbid_count == 1);
}

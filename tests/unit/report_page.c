/* The page and the text of a round say what a person must be able to rely on: results as they were played,
 * what is proved and what was left open, floats, tie-breaks. */
#include <criterion/criterion.h>

#include "io/json/cards_json.h"
#include "report/round_page.h"
#include "rulebook/rulebook.h"

#include <string.h>

/* Before round 2: 1, 4 and 7 have a point, 2, 6, 9 and 10 half a point, 3, 5 and 8 none. */
static const char event[] =
    "{\"format\":\"cards/1\",\"name\":\"Ten\",\"rules\":\"caa\",\"round\":2,\"rounds\":3,\"players\":["
    "{\"id\":1,\"name\":\"One\",\"grade\":2000,\"history\":[{\"round\":1,\"opponent\":5,\"colour\":\"W\","
    "\"result\":\"1\"},"
    "{\"round\":2,\"opponent\":7,\"colour\":\"B\",\"result\":\"0\"}]},"
    "{\"id\":2,\"name\":\"Two\",\"grade\":1900,\"history\":[{\"round\":1,\"opponent\":6,\"colour\":\"B\","
    "\"result\":\"0.5\"},"
    "{\"round\":2,\"opponent\":4,\"colour\":\"B\",\"result\":\"0.5\"}]},"
    "{\"id\":3,\"name\":\"Three\",\"grade\":1800,\"history\":[{\"round\":1,\"opponent\":7,\"colour\":\"W\","
    "\"result\":\"0\"},"
    "{\"round\":2,\"opponent\":10,\"colour\":\"B\",\"forfeit\":\"L\"}]},"
    "{\"id\":4,\"name\":\"Four\",\"grade\":1700,\"history\":[{\"round\":1,\"opponent\":8,\"colour\":\"B\","
    "\"forfeit\":\"W\"},"
    "{\"round\":2,\"opponent\":2,\"colour\":\"W\",\"result\":\"0.5\"}]},"
    "{\"id\":5,\"name\":\"Five\",\"grade\":1600,\"history\":[{\"round\":1,\"opponent\":1,\"colour\":\"B\","
    "\"result\":\"0\"},"
    "{\"round\":2,\"opponent\":8,\"colour\":\"B\",\"forfeit\":\"W\"}]},"
    "{\"id\":6,\"name\":\"Six\",\"grade\":1500,\"history\":[{\"round\":1,\"opponent\":2,\"colour\":\"W\","
    "\"result\":\"0.5\"},"
    "{\"round\":2,\"opponent\":9,\"colour\":\"W\",\"result\":\"0\"}]},"
    "{\"id\":7,\"name\":\"Seven\",\"grade\":1400,\"history\":[{\"round\":1,\"opponent\":3,\"colour\":\"B\","
    "\"result\":\"1\"},"
    "{\"round\":2,\"opponent\":1,\"colour\":\"W\",\"result\":\"1\"}]},"
    "{\"id\":8,\"name\":\"Eight\",\"grade\":1300,\"history\":[{\"round\":1,\"opponent\":4,\"colour\":\"W\","
    "\"forfeit\":\"L\"},"
    "{\"round\":2,\"opponent\":5,\"colour\":\"W\",\"forfeit\":\"L\"}]},"
    "{\"id\":9,\"name\":\"Nine\",\"grade\":1200,\"history\":[{\"round\":1,\"opponent\":10,\"colour\":\"W\","
    "\"result\":\"0.5\"},"
    "{\"round\":2,\"opponent\":6,\"colour\":\"B\",\"result\":\"1\"}]},"
    "{\"id\":10,\"name\":\"Ten\",\"grade\":1100,\"history\":[{\"round\":1,\"opponent\":9,\"colour\":\"B\","
    "\"result\":\"0.5\"},"
    "{\"round\":2,\"opponent\":3,\"colour\":\"W\",\"forfeit\":\"W\"}]}]}";

static bd_arena *arena;
static bd_tournament *tournament;
static bd_round *before_two;

static void begin(void)
{
    bd_err err = {.status = BD_OK};
    arena = bd_arena_new();
    cr_assert_eq(bd_cards_json_read(arena, "ten", event, strlen(event), NULL, NULL, &tournament, &err), BD_OK,
                 "%s: %s", err.place, err.sentence);
    cr_assert_eq(bd_round_new(arena, tournament, bd_rulebook_find("caa"), 2, NULL, &before_two, &err), BD_OK,
                 "%s", err.sentence);
}
static void end(void) { bd_arena_free(arena); }
TestSuite(report_page, .init = begin, .fini = end);

/* What is read: no markup; cells end with " | ", rows, headings and paragraphs with the line. */
static const char *seen(const char *html)
{
    bd_text text = bd_text_new(arena);
    const char *style = strstr(html, "</style>");
    for (const char *p = style != NULL ? style : html; *p != '\0'; p++) {
        if (*p != '<') {
            const bool blank = *p == '\n' && text.length > 0 && text.bytes[text.length - 1] == '\n';
            if (!blank) bd_text_add_char(&text, *p);
            continue;
        }
        if (strncmp(p, "</td", 4) == 0 || strncmp(p, "</th>", 5) == 0) bd_text_add_string(&text, " | ");
        if (strncmp(p, "</tr", 4) == 0 || strncmp(p, "</h", 3) == 0 || strncmp(p, "</p", 3) == 0)
            bd_text_add_char(&text, '\n');
        while (*p != '>') p++;
    }
    return text.bytes;
}

static void expect_line(const char *text, const char *line)
{
    const char *at = strstr(text, line);
    cr_expect(at != NULL && (at == text || at[-1] == '\n'), "there is no line \"%s\" in:\n%s", line, text);
}

static const bd_board boards[] = {{.white = 7, .black = 1},
                                  {.white = 4, .black = 2},
                                  {.white = 6, .black = 9},
                                  {.white = 10, .black = 3},
                                  {.white = 8, .black = 5}};

static bd_draw draw_of(const bd_board *of, size_t count)
{
    return (bd_draw){.round = 2, .boards = (bd_board *)(uintptr_t)of, .board_count = count};
}

static const char *page_of(const bd_html_report *report)
{
    bd_text text = bd_text_new(arena);
    const char *html = NULL;
    bd_html_page(report, &text);
    cr_assert_eq(bd_text_finish(&text, &html, NULL), BD_OK);
    return seen(html);
}

Test(report_page, results_stand_beside_their_boards)
{
    const bd_draw draw = draw_of(boards, 5);
    const bd_draw_report report = {.round = before_two, .draw = &draw};
    const char *page = page_of(&(bd_html_report){.tournament = tournament, .round = 2, .draw = &report});
    expect_line(page, "1 | 7 Seven 1 | 1 One 1 | 1\u20130 | ");
    expect_line(
        page, "2 | 4 Four 1 \u2193 (floats down) | 2 Two \u00bd \u2191 (floats up) | \u00bd\u2013\u00bd | ");
    expect_line(page, "3 | 6 Six \u00bd | 9 Nine \u00bd | 0\u20131 | ");
    expect_line(page, "4 | 10 Ten \u00bd \u2193 (floats down) | 3 Three 0 \u2191 (floats up) | + \u2212 | ");
    expect_line(page, "5 | 8 Eight 0 | 5 Five 0 | \u2212 + | ");
    expect_line(page, "Round 2 of 3 \u00b7 rules caa (");
}

Test(report_page, a_result_against_somebody_else_is_not_shown)
{
    static const bd_board others[] = {{.white = 7, .black = 2}, {.white = 10, .black = 5}};
    const bd_draw draw = draw_of(others, 2);
    const bd_draw_report report = {.round = before_two, .draw = &draw};
    const char *page = page_of(&(bd_html_report){.tournament = tournament, .round = 2, .draw = &report});
    expect_line(page, "1 | 7 Seven 1 \u2193 (floats down) | 2 Two \u00bd \u2191 (floats up) |  | ");
    expect_line(page, "2 | 10 Ten \u00bd \u2193 (floats down) | 5 Five 0 \u2191 (floats up) |  | ");
}

/* Two criteria, of which the second was left open: its value is 4, and 3 is proved. The third is open
 * altogether. */
static const bd_stage_proof stages[] = {
    {.id = "repeat", .value = 0, .proved = true, .bound = 0},
    {.id = "mid-line", .value = 4, .proved = false, .bound = 3},
    {.id = "variation", .value = 7, .proved = false, .bound = BD_NO_BOUND}};

static const bd_certificate half_proved = {.outcome = BD_NOT_PROVED, .stages = stages, .stage_count = 3};

static const char *written(const bd_draw_report *report, bd_draw_depth depth, bd_output format, int width)
{
    bd_reply reply;
    bd_text text = bd_text_new(arena);
    cr_assert_eq(bd_draw_reply(report, depth, arena, &reply, NULL), BD_OK);
    bd_reply_write(&reply, format, &(bd_terminal){.width = width}, &text);
    return text.bytes;
}

static bd_value value_of(size_t rule, int64_t value, bool proved)
{
    return (bd_value){.criterion = before_two->rules->rules[rule].criterion,
                      .article = "CAA 1",
                      .value = value,
                      .proved = proved};
}

/* A line of the vector, of this draw alone or beside the best one. */
static bd_vector_line line_of(size_t rule, int64_t best, int64_t bound, bool proved)
{
    bd_vector_line line = {.criterion = before_two->rules->rules[rule].criterion,
                           .article = "CAA 1",
                           .best = best,
                           .bound = bound,
                           .proved = proved};
    bd_stage_id_add(line.id, line.criterion->id);
    return line;
}

static void expect_row(const char *text, const char *id, const char *rest)
{
    for (const char *line = text; line != NULL && *line != '\0'; line = strchr(line, '\n') + 1) {
        const size_t length = strlen(id);
        if (strncmp(line, id, length) != 0 || line[length] != ' ') continue;
        const char *at = line + length;
        for (const char *r = rest; *r != '\0'; r++) {
            while (*at == ' ') at++;
            if (*r == ' ') continue;
            cr_assert_eq(*at, *r, "the row of %s is not %s:\n%s", id, rest, text);
            at++;
        }
        return;
    }
    cr_assert_fail("there is no row %s in:\n%s", id, text);
}

Test(report_page, what_was_left_open_is_not_called_proved)
{
    const bd_draw draw = draw_of(boards, 5);
    const bd_value values[] = {value_of(0, 0, true), value_of(1, 4, false)};
    const bd_vector_line lines[] = {line_of(0, 0, BD_NO_BOUND, true), line_of(1, 4, 3, false)};
    const bd_draw_report report = {.round = before_two,
                                   .draw = &draw,
                                   .certificate = &half_proved,
                                   .values = values,
                                   .value_count = 2,
                                   .vector = {lines, 2, 2}};
    const char *text = written(&report, BD_DRAW_CRITERIA, BD_OUT_TEXT, 80);
    cr_expect_not_null(strstr(text, "\nLegal, but not proved best: a limit was reached; 1 of 2 "));
    expect_row(text, lines[0].id, "0 yes CAA 1 -");
    expect_row(text, lines[1].id, "4 no CAA 1 3");
}

/* 110 columns are room for what each criterion minimises. */
Test(report_page, criteria_are_explained_where_there_is_room)
{
    const bd_draw draw = draw_of(boards, 5);
    const bd_vector_line line = line_of(0, 0, BD_NO_BOUND, true);
    const bd_draw_report report = {.round = before_two, .draw = &draw, .vector = {&line, 1, 1}};
    for (int width = 109; width <= 110; width++) {
        const char *text = written(&report, BD_DRAW_CRITERIA, BD_OUT_TEXT, width);
        cr_expect_eq(strstr(text, "Minimises") != NULL, width == 110, "%d columns:\n%s", width, text);
    }
}

Test(report_page, the_number_of_rounds_need_not_be_known)
{
    const bd_draw draw = draw_of(boards, 5);
    const bd_draw_report report = {.round = before_two, .draw = &draw};
    tournament->rounds = 0;
    const char *page = page_of(&(bd_html_report){.tournament = tournament, .round = 2, .draw = &report});
    cr_expect_not_null(strstr(page, "\nRound 2 \u00b7 rules caa ("));
}

Test(report_page, programs_read_what_was_left_open)
{
    const bd_draw draw = draw_of(boards, 5);
    const bd_value values[] = {value_of(0, 0, true), value_of(1, 4, false)};
    bd_vector_line lines[] = {line_of(0, 2, BD_NO_BOUND, true), line_of(1, 4, 3, false)};
    lines[0].wishes = 5;
    const bd_draw_report report = {.round = before_two,
                                   .draw = &draw,
                                   .certificate = &half_proved,
                                   .values = values,
                                   .value_count = 2,
                                   .vector = {lines, 2, 2}};
    const char *text = written(&report, BD_DRAW_BOARDS, BD_OUT_JSON, 80);
    cr_expect_not_null(strstr(text, "\"wishes\": 5, \"value\": 2, \"proved\": true, \"article\""));
    cr_expect_not_null(strstr(text, "\"value\": 4, \"proved\": false, \"article\": \"CAA 1\", \"bound\": 3"));
    cr_expect_not_null(strstr(text, "\n  \"proved\": false,\n  \"unique\": false,"));
    cr_expect_not_null(strstr(text, "\n  \"legal\": true,"));
}

Test(report_page, the_page_says_what_was_left_open)
{
    const bd_draw draw = draw_of(boards, 5);
    const bd_value values[] = {value_of(0, 0, true), value_of(1, 4, false)};
    bd_vector_line lines[] = {line_of(0, 2, BD_NO_BOUND, true), line_of(1, 4, 3, false)};
    lines[0].wishes = 5;
    const bd_draw_report report = {.round = before_two,
                                   .draw = &draw,
                                   .certificate = &half_proved,
                                   .values = values,
                                   .value_count = 2,
                                   .vector = {lines, 2, 2}};
    const char *page = page_of(&(bd_html_report){.tournament = tournament, .round = 2, .draw = &report});
    expect_line(page, "Legal, but not proved best: a limit was reached; ");
    cr_expect_not_null(strstr(page, " (CAA 1) | 0*3 1 | yes | "));
    cr_expect_not_null(strstr(page, " (CAA 1) | 4 | no | "));
    cr_expect_not_null(strstr(page, "mid-line | 4 | not proved | "));
    cr_expect_not_null(strstr(page, "variation | 7 | not proved | "));
    cr_expect_not_null(strstr(page, "The proof in 3 stages"));
}

/* Beside a published draw the proof is that of the best one. */
Test(report_page, a_published_draw_stands_beside_the_best_one)
{
    const bd_draw draw = draw_of(boards, 5);
    bd_vector_line lines[] = {line_of(0, 0, BD_NO_BOUND, false), line_of(1, 4, BD_NO_BOUND, true),
                              line_of(2, 7, BD_NO_BOUND, true)};
    lines[0].other = 1;
    lines[1].other = 9;
    lines[0].has_other = lines[1].has_other = true;
    const bd_draw_report report = {
        .round = before_two, .draw = &draw, .certificate = &half_proved, .vector = {lines, 3, 0}};
    const char *page = page_of(&(bd_html_report){
        .tournament = tournament, .round = 2, .draw = &report, .verdict = "So so.", .beside = true});
    expect_line(page, "So so.");
    cr_expect_not_null(strstr(page, " (CAA 1) | 1 | 0 | no | "));
    cr_expect_not_null(strstr(page, " (CAA 1) | 9 | 4 | yes | "));
    cr_expect_not_null(strstr(page, " (CAA 1) | - | 7 | yes | "));
}

Test(report_page, a_unique_best_draw_is_called_so)
{
    static const bd_stage_proof proved[] = {{.id = "repeat", .proved = true},
                                            {.id = BD_STAGE_UNIQUE, .proved = true}};
    static const bd_certificate unique = {
        .outcome = BD_BEST, .unique = true, .stages = proved, .stage_count = 2};
    static const bd_stage_proof unproved[] = {{.id = "repeat", .proved = true},
                                              {.id = BD_STAGE_UNIQUE, .proved = false}};
    static const bd_certificate best = {.outcome = BD_BEST, .stages = unproved, .stage_count = 2};
    const bd_draw draw = draw_of(boards, 5);
    const bd_value value = value_of(0, 0, true);
    const bd_vector_line line = line_of(0, 0, BD_NO_BOUND, true);
    bd_draw_report report = {.round = before_two,
                             .draw = &draw,
                             .certificate = &unique,
                             .values = &value,
                             .value_count = 1,
                             .vector = {&line, 1, 1}};
    const char *page = page_of(&(bd_html_report){.tournament = tournament, .round = 2, .draw = &report});
    expect_line(page, "Proved best by the rules caa; 1 criterion, proved; no other draw is as good.\n");
    cr_expect_not_null(strstr(page, "unique | 0 | no other draw is as good | "));
    report.certificate = &best;
    page = page_of(&(bd_html_report){.tournament = tournament, .round = 2, .draw = &report});
    expect_line(page, "Proved best by the rules caa; 1 criterion, proved.\n");
    cr_expect_not_null(strstr(page, "unique | 0 | not proved | "));
}

Test(report_page, cards_lie_on_their_sides)
{
    bd_layout layout;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_layout_new(arena, tournament, bd_rulebook_find("caa"), 2, &layout, &err), BD_OK, "%s",
                 err.sentence);
    const char *page = page_of(&(bd_html_report){.tournament = tournament, .round = 2, .layout = &layout});
    expect_line(page, "1 point: 3 cards\n");
    expect_line(page, "\u00bd point: 4 cards\n");
    expect_line(page, "0 points: 3 cards\n");
    /* 1 had White and is due Black, 7 the other way round; 4 has not played; one of the three floats. Only
     * the colour of round 1 is known before round 2. */
    expect_line(page, " |  | 1 One 2000 W | \nmid-line | \n | 4 Four 1700 |  | \n7 Seven 1400 B |  |  | \n");
    cr_expect_null(strstr(page, "2000 WB"));
}

Test(report_page, tie_breaks_stand_in_their_columns)
{
    static const bd_tiebreak_list list = {.items = {{.kind = BD_TIE_WON}, {.kind = BD_TIE_BH}}, .count = 2};
    bd_ranked *standings;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_standings(arena, tournament, 1, &list, &standings, &err), BD_OK, "%s", err.sentence);
    const bd_standings_report table = {
        .tournament = tournament, .round = 1, .standings = standings, .list = &list, .cross = true};
    const char *page = page_of(&(bd_html_report){.tournament = tournament, .table = &table});
    expect_line(page, "After round 1.\n");
    cr_expect_not_null(strstr(page, " | 1 | One | 2000 | 1 | 1 | 0 | "));
    cr_expect_not_null(strstr(page, " | 2 | Two | 1900 | \u00bd | 0 | \u00bd | "));
    cr_expect_not_null(strstr(page, " | 7 | Seven | 1 | 3b1 | "));
    cr_expect_not_null(strstr(page, " | 8 | Eight | 0 | 4- | "));
}

Test(report_page, a_round_on_a_card_is_short)
{
    static const struct {
        bd_entry entry;
        const char *cell;
    } rows[] = {
        {{.kind = BD_GAME, .opponent = 12, .colour = BD_WHITE, .halves = 2}, "12w1"},
        {{.kind = BD_GAME, .opponent = 3, .colour = BD_BLACK, .halves = 1}, "3b="},
        {{.kind = BD_GAME, .opponent = 3, .colour = BD_BLACK, .halves = 0}, "3b0"},
        {{.kind = BD_GAME, .opponent = 3, .colour = BD_NO_COLOUR, .halves = -1}, "3?"},
        {{.kind = BD_FORFEIT, .opponent = 7, .halves = 2}, "7+"},
        {{.kind = BD_FORFEIT, .opponent = 7, .halves = 0}, "7-"},
        {{.kind = BD_BYE_HALF, .halves = 1}, "H"},
        {{.kind = BD_BYE_PAIRING, .halves = 2}, "U"},
    };
    char cell[32];
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        cr_expect_str_eq(bd_cross_cell(false, &rows[i].entry, cell, sizeof cell), rows[i].cell);
    cr_expect_str_eq(bd_cross_cell(false, NULL, cell, sizeof cell), "");
    const bd_entry match = {.opponent = 12, .colour = BD_BLACK, .halves = 2, .games = 5};
    cr_expect_str_eq(bd_cross_cell(true, &match, cell, sizeof cell), "12b2.5");
}

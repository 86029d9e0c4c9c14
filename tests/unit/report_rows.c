/* Rows with a schema, shown by a terminal, as CSV, as JSON and on a page, and a reply made of them. */
#include "cards/card.h"
#include "cards/person.h"
#include "faults/arena_fault.h"
#include "report/html.h"
#include "report/reply.h"

#include <criterion/criterion.h>
#include <string.h>

typedef struct seat {
    const bd_card *card;
    int board, points;
    const char *word, *digits;
    bool late;
    bd_ints met;
    int64_t bound;
} seat;

static bd_person person = {.shown = "Ada (7)"};
static const bd_card ada = {.id = 7, .name = "Ada", .federation = "ENG", .person = &person};
static const int met[] = {3, 12};
static const bd_member members[] = {
    {"No", "id", BD_OF_CARD(ID, int, seat, id), BD_SHOW_ALL | BD_SHOW_PAGE, 0},
    {"Name", "name", BD_OF_PLAYER(seat, card), BD_SHOW_ALL | BD_SHOW_PAGE, 0},
    {"Bd", "board", BD_OF_ID(seat, board), BD_SHOW_ALL, 0},
    {"Pts", "points", BD_OF_HALVES(seat, points), BD_SHOW_ALL | BD_SHOW_PAGE, 0},
    {"", "federation", BD_OF_CARD(TEXT, const char *, seat, federation), BD_SHOW_CSV, 0},
    {"", "tie", BD_OF_DIGITS(seat, digits), BD_SHOW_JSON | BD_OPTIONAL, 0},
    {"", "late", BD_OF_FLAG(seat, late), BD_SHOW_JSON | BD_OPTIONAL, 0},
    {"Met", "met", BD_OF_INTS(seat, met), BD_SHOW_ALL, 0},
    {"Low", "bound", BD_OF_BOUND(seat, bound), BD_SHOW_ALL, 0}};
static const seat seats[] = {{&ada, 0, 5, "bye", "2.5", true, {met, 2}, INT64_MIN},
                             {&ada, 4, -1, NULL, "", false, {met, 0}, 9}};

static bd_arena *arena;
static bd_text out;

static void begin(void)
{
    arena = bd_arena_new();
    out = bd_text_new(arena);
}
static void end(void) { bd_arena_free(arena); }
TestSuite(report_rows, .init = begin, .fini = end);

static bd_reply seats_reply(void)
{
    bd_reply reply = bd_reply_new(arena, "seats/1");
    bd_rows rows = BD_ROWS(arena, seat, members);
    for (size_t i = 0; i < 2; i++) bd_rows_add(&rows, &seats[i]);
    bd_reply_rows(&reply, "seats", &rows);
    bd_reply_item(&reply, "That is all.", 2);
    return reply;
}

static void expect_written(bd_output format, const char *expected)
{
    const bd_reply reply = seats_reply();
    const char *text = NULL;
    bd_reply_write(&reply, format, &(bd_terminal){.width = 80}, &out);
    cr_assert_eq(bd_text_finish(&out, &text, NULL), BD_OK);
    cr_expect_str_eq(text, expected);
}

Test(report_rows, a_terminal_says_nothing_as_a_gap)
{
    expect_written(BD_OUT_TEXT, "No  Name     Bd   Pts  Met   Low\n"
                                " 7  Ada (7)       2.5  3 12    -\n"
                                " 7  Ada (7)   4  -0.5          9\n"
                                "  That is all.\n");
}

Test(report_rows, csv_has_what_only_it_shows)
{
    expect_written(BD_OUT_CSV, "id,name,board,points,federation,met,bound\n"
                               "7,Ada (7),,2.5,ENG,3 12,-\n"
                               "7,Ada (7),4,-0.5,ENG,,9\n");
}

Test(report_rows, json_has_null_and_leaves_out_what_is_optional)
{
    expect_written(BD_OUT_JSON,
                   "{\n  \"format\": \"seats/1\",\n  \"seats\": [\n"
                   "    {\"id\": 7, \"name\": \"Ada\", \"board\": null, \"points\": 2.5, \"tie\": 2.5, "
                   "\"late\": true, \"met\": [3, 12], \"bound\": null},\n"
                   "    {\"id\": 7, \"name\": \"Ada\", \"board\": 4, \"points\": -0.5, \"met\": [], "
                   "\"bound\": 9}\n  ]\n}\n");
}

Test(report_rows, a_page_has_signs_and_heads)
{
    const bd_rows rows = BD_ROWS_OVER(arena, members, seats, 2);
    bd_html_rows(&rows, BD_SHOW_PAGE, "cross", "Seats", &out);
    cr_expect_not_null(strstr(out.bytes, "<tr><td class=\"n id\">7</td><th scope=\"row\" class=\"name\">Ada "
                                         "(7)</th><td class=\"n\">2\u00bd</td></tr>\n"),
                       "%s", out.bytes);
}

Test(report_rows, nothing_is_shown_of_no_rows)
{
    bd_reply reply = bd_reply_new(arena, "seats/1");
    bd_rows rows = BD_ROWS(arena, seat, members);
    bd_reply_rows(&reply, "seats", &rows);
    bd_reply_write(&reply, BD_OUT_TEXT, &(bd_terminal){.width = 80}, &out);
    cr_expect_eq(out.length, 0);
    bd_reply_write(&reply, BD_OUT_CSV, &(bd_terminal){.width = 80}, &out);
    cr_expect_str_eq(out.bytes, "id,name,board,points,federation,met,bound\n");
}

static bd_status write_seats(bd_output format, const char **words)
{
    bd_text text = bd_text_new(arena);
    const bd_reply reply = seats_reply();
    bd_reply_write(&reply, format, &(bd_terminal){.width = 80}, &text);
    return bd_text_finish(&text, words, NULL);
}

Test(report_rows, without_memory_all_of_it_or_an_error)
{
    int refused = 0;
    for (long n = 0; n < 200; n++) {
        const char *whole = NULL, *words = NULL;
        cr_assert_eq(write_seats((bd_output)(n % 3), &whole), BD_OK);
        arena_fail_once(n);
        const bd_status status = write_seats((bd_output)(n % 3), &words);
        arena_fail_once(-1);
        refused += status == BD_NO_MEMORY;
        if (status == BD_OK) cr_expect_str_eq(words, whole, "allocation %ld", n);
    }
    cr_expect(refused > 15, "%d", refused);
}

/* Formats are told by content and by name. */
#include "io/tournament_file.h"

#include <criterion/criterion.h>
#include <string.h>

static bd_arena *arena;
static bd_err err;

static void begin(void) { arena = bd_arena_new(); }

static void end(void) { bd_arena_free(arena); }

TestSuite(tournament_file, .init = begin, .fini = end);

static bd_file_format told(const char *text) { return bd_format_of_content(text, strlen(text)); }

Test(tournament_file, the_content_tells_the_format)
{
    cr_assert_eq(told(""), BD_FORMAT_NONE);
    cr_assert_eq(told(" \r\n"), BD_FORMAT_NONE);
    cr_assert_eq(told(" {"), BD_FORMAT_JSON);
    cr_assert_eq(told("\xEF\xBB\xBF\n{}"), BD_FORMAT_JSON);
    cr_assert_eq(told("[]"), BD_FORMAT_JSON);
    cr_assert_eq(told("{\"format\" : \"event/2\"}"), BD_FORMAT_EVENT);
    cr_assert_eq(told("{\"name\": \"x\",\n\"format\":\"event/2\"}"), BD_FORMAT_EVENT);
    cr_assert_eq(told("{\"format\": \"event/3\"}"), BD_FORMAT_JSON);
    cr_assert_eq(told("{\"format\": \"event/2"), BD_FORMAT_JSON);
    cr_assert_eq(told("012 Open"), BD_FORMAT_TRF);
    cr_assert_eq(told("### a comment\r001"), BD_FORMAT_TRF);
    cr_assert_eq(told("XXR 9\n"), BD_FORMAT_TRF);
    cr_assert_eq(told("name,grade\n"), BD_FORMAT_CSV);
    cr_assert_eq(told("001,Archer\n"), BD_FORMAT_CSV);
}

Test(tournament_file, the_name_tells_the_format)
{
    cr_assert_eq(bd_format_of_name("a.json"), BD_FORMAT_EVENT);
    cr_assert_eq(bd_format_of_name("a.JSON"), BD_FORMAT_EVENT);
    cr_assert_eq(bd_format_of_name("a.trfx"), BD_FORMAT_TRF);
    cr_assert_eq(bd_format_of_name("a.csv"), BD_FORMAT_CSV);
    cr_assert_eq(bd_format_of_name("a.json~"), BD_FORMAT_NONE);
    cr_assert_eq(bd_format_of_name(".json"), BD_FORMAT_NONE);
    bd_file_format format = BD_FORMAT_NONE;
    cr_assert_eq(bd_format_parse("trf", &format, &err), BD_OK);
    cr_assert_eq(format, BD_FORMAT_TRF);
    cr_assert_eq(bd_format_parse("none", &format, &err), BD_USAGE);
}

Test(tournament_file, an_empty_file_is_no_event)
{
    bd_tournament *t = NULL;
    cr_assert_eq(bd_tournament_read_text(arena, "t", "", 0, NULL, NULL, &t, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "the file is empty");
}

Test(tournament_file, a_list_of_players_is_only_read)
{
    bd_text out = bd_text_new(arena);
    bd_tournament *t = bd_tournament_new(arena);
    cr_assert_eq(bd_tournament_write_text(t, BD_FORMAT_CSV, NULL, &out, &err), BD_USAGE);
    cr_assert_str_eq(err.sentence, "a tournament cannot be written as csv; use json or trf");
}

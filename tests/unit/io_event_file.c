/* event/2: every file of tests/data becomes an event and comes back the same, and a damaged one is refused
 * with its place. */
#include "cards/card.h"
#include "event_files.h"
#include "io/event_file.h"
#include "io/tournament_file.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static bd_err err;

static bd_event *read_event(bd_arena *arena, const char *name, const bd_text *text)
{
    bd_event *event = NULL;
    const bd_read_options lenient = {.lenient = true};
    const bd_status status =
        bd_event_read_text(arena, name, text->bytes, text->length, &lenient, NULL, &event, &err);
    cr_assert_eq(status, BD_OK, "%s: %s: %s", name, err.place, err.sentence);
    cr_assert_eq(event->entered->format, BD_FORMAT_EVENT);
    return event;
}

static bd_text written(bd_arena *arena, const char *name, const bd_event *event)
{
    bd_text text = bd_text_new(arena);
    const bd_status status = bd_event_write_text(event, BD_FORMAT_NONE, NULL, &text, &err);
    cr_assert_eq(status, BD_OK, "%s: %s", name, err.sentence);
    return text;
}

/* What the cards of the event say. */
static const char *cards_of(bd_arena *arena, const bd_event *event)
{
    bd_text text = bd_text_new(arena);
    cr_assert_eq(bd_event_write_text(event, BD_FORMAT_JSON, NULL, &text, &err), BD_OK, "%s", err.sentence);
    return text.bytes;
}

/* What a warning says that cards/1 has no place for; whatever comes back otherwise is named by one. */
static bd_text what_cards_lose(bd_arena *arena, const bd_event *event)
{
    bd_warnings warnings = bd_warnings_new(arena);
    bd_text text = bd_text_new(arena), lost = bd_text_new(arena);
    cr_assert_eq(bd_event_write_text(event, BD_FORMAT_JSON, &warnings, &text, &err), BD_OK);
    bd_text_add_string(&lost, "");
    for (size_t i = 0; i < warnings.count; i++) bd_text_add(&lost, "%s\n", warnings.items[i].sentence);
    return lost;
}

/* Written and read again an event is the same, byte by byte and card by card; so it is after a time as
 * cards/1, as far as cards can tell. */
static void check_event(bd_arena *arena, const char *name, const bd_event *event)
{
    const bd_text text = written(arena, name, event);
    const bd_event *again = read_event(arena, name, &text);
    const char *cards = cards_of(arena, event);
    bd_event *back = NULL;
    cr_assert_str_eq(written(arena, name, again).bytes, text.bytes, "%s", name);
    cr_assert_str_eq(cards_of(arena, again), cards, "%s", name);
    const bd_read_options lenient = {.lenient = true};
    cr_assert_eq(bd_event_read_text(arena, name, cards, strlen(cards), &lenient, NULL, &back, &err), BD_OK,
                 "%s: %s: %s", name, err.place, err.sentence);
    cr_assert_str_eq(cards_of(arena, back), cards, "%s by way of cards/1", name);
    bd_text lost = what_cards_lose(arena, event);
    const bool known = strstr(name, "fuzz/event/everything.json") != NULL; /* a float beside a history */
    cr_expect_eq(strstr(lost.bytes, "a detail of") != NULL, known, "%s as cards/1: %s", name, lost.bytes);
}

Test(event_file, every_file_of_the_tests_comes_back_the_same)
{
    cr_assert_geq(check_event_files(TEST_DATA, check_event), 150);
}

Test(event_file, the_examples_come_back_the_same)
{
    cr_assert_geq(check_event_files(SOURCE_FOLDER "/docs/examples", check_event), 3);
}

static const char small[] =
    "{\n \"format\": \"event/2\",\n \"name\": \"Open\",\n \"rounds_planned\": 5,\n"
    " \"position\": 1,\n \"players\": [\n  {\"id\": 1, \"name\": \"Ng\"},\n"
    "  {\"id\": 2, \"name\": \"Orme\"},\n  {\"id\": 3, \"name\": \"Hale\"}\n ],\n"
    " \"rounds\": [\n  {\"round\": 1, \"state\": \"open\", \"published\": true,\n"
    "   \"boards\": [\n    {\"board\": 7, \"white\": 1, \"black\": 2, \"sat\": [2, 1], "
    "\"result\": \"1-0\", \"unrated\": true, \"by\": \"desk 2\", \"at\": \"14:05\"}\n"
    "   ],\n   \"rest\": [\n    {\"player\": 3, \"bye\": \"U\"}\n   ]}\n ],\n"
    " \"journal\": [\n"
    "  {\"act\": 4, \"cut\": true},\n"
    "  {\"act\": 5, \"role\": \"desk\", \"what\": \"result\", \"facts\": []}\n ]\n}\n";

Test(event_file, what_is_in_canonical_form_is_written_as_it_was)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    bd_text_add_string(&text, small);
    const bd_event *event = read_event(arena, "small", &text);
    cr_assert_str_eq(written(arena, "small", event).bytes, small);
    cr_assert_eq(event->acts, 5);
    cr_assert_eq(event->rounds[0].boards[0].sat_white, 2);
    cr_assert_eq(event->rounds[0].boards[0].number, 7);
    cr_assert(event->rounds[0].boards[0].unrated);
    cr_assert_str_eq(event->rounds[0].boards[0].by, "desk 2");
    bd_arena_free(arena);
}

static const char *with(bd_arena *arena, const char *text, const char *old, const char *new)
{
    bd_text out = bd_text_new(arena);
    const char *at = strstr(text, old);
    cr_assert_not_null(at, "%s", old);
    bd_text_add_bytes(&out, text, (size_t)(at - text));
    bd_text_add(&out, "%s%s", new, at + strlen(old));
    return out.bytes;
}

Test(event_file, what_cards_lose_is_named)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    const char *closed = with(arena, small, "\"state\": \"open\"", "\"state\": \"closed\"");
    bd_text_add_string(&text, with(arena, closed, ", \"result\": \"1-0\"", ""));
    const bd_event *event = read_event(arena, "small", &text);
    cr_assert_str_eq(what_cards_lose(arena, event).bytes,
                     "cards/1 has no place for who entered a result, and when; dropped: 1\n"
                     "cards/1 has no place for a round closed or opened by hand; dropped: 1\n"
                     "cards/1 has no place for an act of the history; dropped: 5\n");
    bd_arena_free(arena);
}

/* Somebody has moved the journal up, spread an act over lines, and left the first line empty. */
Test(event_file, a_journal_edited_by_hand_is_still_read)
{
    static const char *const changes[][2] = {{"\"cut\": true}", "\"cut\":\n true}"},
                                             {"\n ]\n}\n", "]}"},
                                             {" \"journal\": [", " \"journal\":\n ["},
                                             {"{\n \"format\"", "\n{\n \"format\""}};
    bd_arena *arena = bd_arena_new();
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        bd_text text = bd_text_new(arena);
        bd_text_add_string(&text, with(arena, small, changes[i][0], changes[i][1]));
        const bd_event *event = read_event(arena, "edited", &text);
        cr_assert_eq(event->acts, 5, "%s", changes[i][0]);
        const bd_text out = written(arena, "edited", event);
        cr_assert_not_null(strstr(out.bytes, "\n  {\"act\": 5, \"role\": \"desk\", \"what\": \"result\", "
                                             "\"facts\": []}\n ]\n}\n"));
    }
    bd_arena_free(arena);
}

Test(event_file, what_is_wrong_is_refused_with_its_place)
{
    static const struct {
        const char *old, *new, *place, *sentence;
    } rows[] = {
        {"\"boards\"", "\"bords\"", "x:13:4", "rounds[0].bords: unknown key; did you mean \"boards\"?"},
        {"\"rest\": [", "\"rests\": [", "x:16:4", "rounds[0].rests: unknown key; did you mean \"rest\"?"},
        {"\"open\"", "\"shut\"", "x:12:25", NULL},
        {"\"1-0\"", "\"1-1\"", "x:14:", NULL},
        {"\"sat\": [2, 1]", "\"sat\": [2]", "x:14:", NULL},
        {"\"board\": 7, ", "", "x:14:5", NULL},
        {"\"event/2\"", "\"event/2\", \"round\": 0", "x:2:", NULL},
        {"{\"player\": 3, \"bye\": \"U\"}", "{\"player\": 2, \"bye\": \"U\"}", "x",
         "player 2 has two places in round 1"},
        {"{\"player\": 3, \"bye\": \"U\"}", "{\"player\": 3, \"bye\": \"U\", \"away\": true}", "x:17:5",
         NULL},
        {"{\"player\": 3, \"bye\": \"U\"}", "{\"player\": 3}, {\"player\": 3}", "x:17:20",
         "rounds[0].rest[1]: player 3 stands twice among those who are on no board of round 1"},
        {"\"white\": 1,", "\"white\": 9,", "x", "round 1 names player 9, who is not among the players"},
        {"{\"id\": 2,", "{\"id\": 1,", "x:8:3", NULL},
        {"\"act\": 5, ", "\"act\": 4,\n", "x:22:11", NULL},
        {"\"act\": 5, ", "\"art\": 5,\n", "x:22:3", NULL},
        {"\n ]\n}\n", "\n ]\n", "x:24:1", NULL},
    };
    bd_arena *arena = bd_arena_new();
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        bd_event *event = NULL;
        const char *text = with(arena, small, rows[i].old, rows[i].new);
        const bd_status status = bd_event_read_text(arena, "x", text, strlen(text), NULL, NULL, &event, &err);
        cr_expect_eq(status, BD_BAD_INPUT, "%s", rows[i].new);
        cr_expect_eq(strncmp(err.place, rows[i].place, strlen(rows[i].place)), 0, "%s: %s: %s", rows[i].new,
                     err.place, err.sentence);
        if (rows[i].sentence != NULL) cr_expect_str_eq(err.sentence, rows[i].sentence, "%s", err.sentence);
    }
    bd_arena_free(arena);
}

Test(event_file, cards_of_an_event_are_read_where_cards_are_wanted)
{
    bd_arena *arena = bd_arena_new();
    bd_tournament *cards = NULL;
    cr_assert_eq(bd_format_of_content(small, strlen(small)), BD_FORMAT_EVENT);
    cr_assert_eq(bd_tournament_read_text(arena, "x", small, strlen(small), NULL, NULL, &cards, &err), BD_OK,
                 "%s: %s", err.place, err.sentence);
    cr_assert_eq(cards->card_count, 3);
    cr_assert_eq(cards->cards[1].history[0].colour, BD_WHITE);
    cr_assert_eq(cards->cards[1].history[0].halves, 2);
    cr_assert_eq(cards->draws[0].bye, 3);
    bd_arena_free(arena);
}

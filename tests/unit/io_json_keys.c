/* Every key of cards/1 is read and written: a file with all of them comes back byte for byte, and with any
 * one of them left out it says something else. */
#include "io/json/cards_json.h"
#include "support/tournament_equal.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

/* A piece of the file; what may be left out stands alone in a piece. */
typedef struct piece {
    const char *text;
    bool needed;
} piece;

static const piece pieces[] = {
    {"{\n \"format\": \"cards/1\"", true},
    {",\n \"name\": \"Open\"", false},
    {",\n \"source\": \"a book\"", false},
    {",\n \"doubts\": [1]", false},
    {",\n \"known_issues\": {}", false},
    {",\n \"claims\": 1", false},
    {",\n \"guide_table\": 2", false},
    {",\n \"toss\": 3", false},
    {",\n \"use\": 4", false},
    {",\n \"expected\": 5", false},
    {",\n \"best\": 6", false},
    {",\n \"notes\": {", true},
    {"\"text\": \"remark\", ", false},
    {"\"trf\": {\n  \"lines\": [\n   \"### a\"", true},
    {",\n   \"### b\"", false},
    {"\n  ],\n  \"players\": {\n   \"1\": {\"sex\": \"w\"", true},
    {", \"fide_number\": \"12\"", false},
    {", \"birth\": \"1990\"", false},
    {", \"standing\": 2", false},
    {", \"unrated\": [1]", false},
    {"}\n  }\n }}", true},
    {",\n \"rules\": \"caa\"", false},
    {",\n \"options\": {\n  \"seed\": 7", true},
    {",\n  \"points\": {\"win\": \"3\"", true},
    {", \"white_win\": \"4\"", false},
    {"}", true},
    {",\n  \"initial_colour\": \"B\"", false},
    {",\n  \"by_rank\": true", false},
    {",\n  \"baku\": true", false},
    {",\n  \"acceleration\": [{\"points\": \"1\", \"first\": 1, \"last\": 2, \"first_id\": 1, \"last_id\": "
     "3}]",
     false},
    {",\n  \"adjustments\": [{\"id\": 1, ", true},
    {"\"round\": 2, ", false},
    {"\"points\": \"-0.5\"}]", true},
    {",\n  \"forbid_rounds\": [[1, 3, 4, 5]]", false},
    {"\n }", true},
    {",\n \"rounds\": 9", false},
    {",\n \"round\": 3", false},
    {",\n \"forbid\": [[1, 2]]", false},
    {",\n \"avoid\": [[2, 3]]", false},
    {",\n \"met\": [[1, 3]]", false},
    {",\n \"none_met\": true", false},
    {",\n \"present\": [1, 2]", false},
    {",\n \"draws\": [\n  {\"round\": 2, \"boards\": [[2, 1]]", true},
    {", \"bye\": 3", false},
    {"}\n ]", true},
    {",\n \"players\": [\n  {\"id\": 1", true},
    {", \"name\": \"Archer, Ada\"", false},
    {", \"rank\": 2", false},
    {", \"grade\": 1800", false},
    {", \"title\": \"WIM\"", false},
    {", \"club\": \"X\"", false},
    {", \"school\": \"Y\"", false},
    {", \"team\": \"Z\"", false},
    {", \"federation\": \"CAN\"", false},
    {", \"avoid\": [\"sisters\"]", false},
    {", \"top\": true", false},
    {", \"filler\": true", false},
    {", \"volunteer\": true", false},
    {", \"byes\": {\"5\": \"H\"", true},
    {", \"6\": \"F\", \"7\": \"Z\"", false},
    {"}", true},
    {", \"joined\": 2", false},
    {", \"withdrawn\": 8", false},
    {", \"score\": \"4\"", false},
    {", \"colour_due\": \"White\"", false},
    {", \"last_float\": \"D\"", false},
    {", \"totals_printed\": [1]", false},
    {", \"history\": [{\"round\": 1", true},
    {", \"opponent\": 77", false},
    {", \"colour\": \"W\"", false},
    {", \"result\": \"1\"", false},
    {", \"float\": \"U\"", false},
    {"}, {\"round\": 2, \"opponent\": 78", true},
    {", \"forfeit\": \"W\"", false},
    {"}, {\"round\": 3", true},
    {", \"bye\": \"?\"", false},
    {"}, {\"round\": 4, \"bye\": \"U\"}]}", true},
    {",\n  {\"id\": 2}", true},
    {",\n  {\"id\": 3}", true},
    {"\n ]\n}\n", true},
};

enum { PIECES = sizeof pieces / sizeof *pieces };

static bd_arena *arena;

static void make_arena(void) { arena = bd_arena_new(); }
static void free_arena(void) { bd_arena_free(arena); }

TestSuite(json_keys, .init = make_arena, .fini = free_arena);

static bd_tournament *read_without(size_t gone, bd_text *text)
{
    bd_tournament *t = NULL;
    bd_err err = {.status = BD_OK};
    const bd_read_options lenient = {.lenient = true};
    *text = bd_text_new(arena);
    for (size_t i = 0; i < PIECES; i++)
        if (i != gone) bd_text_add_string(text, pieces[i].text);
    cr_assert_eq(bd_cards_json_read(arena, "t", text->bytes, text->length, &lenient, NULL, &t, &err), BD_OK,
                 "%s: %s\n%s", err.place, err.sentence, text->bytes);
    return t;
}

static const char *written(const bd_tournament *t)
{
    bd_text out = bd_text_new(arena);
    bd_err err;
    cr_assert_eq(bd_cards_json_write(t, NULL, &out, &err), BD_OK);
    return out.bytes;
}

Test(json_keys, a_file_with_every_key_comes_back_byte_for_byte)
{
    bd_text text;
    const bd_tournament *t = read_without(PIECES, &text);
    cr_assert_str_eq(written(t), text.bytes);
}

Test(json_keys, every_key_says_something)
{
    bd_text text;
    char why[512];
    const bd_tournament *full = read_without(PIECES, &text);
    for (size_t i = 0; i < PIECES; i++) {
        if (pieces[i].needed) continue;
        const bd_tournament *t = read_without(i, &text);
        cr_assert_not(bd_tournament_equal(full, t, why, sizeof why), "without %s nothing changes",
                      pieces[i].text);
        cr_assert_str_eq(written(t), text.bytes, "without %s", pieces[i].text);
    }
}

Test(json_keys, every_value_of_the_point_system_has_its_key)
{
    static const char *const keys[] = {"win",        "draw",        "loss",         "white_win",
                                       "black_win",  "white_draw",  "black_draw",   "white_loss",
                                       "black_loss", "pairing_bye", "full_bye",     "half_bye",
                                       "zero_bye",   "forfeit_win", "forfeit_loss", "unknown"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        char text[256];
        bd_tournament *t = NULL;
        bd_err err = {.status = BD_OK};
        (void)snprintf(
            text, sizeof text,
            "{\"format\": \"cards/1\", \"options\": {\"points\": {\"%s\": \"3.5\"}}, \"players\": []}",
            keys[i]);
        cr_assert_eq(bd_cards_json_read(arena, "t", text, strlen(text), NULL, NULL, &t, &err), BD_OK, "%s",
                     err.sentence);
        const int *numbers = (const int *)(const void *)&t->points;
        cr_assert_eq(numbers[i], 7, "%s", keys[i]);
    }
}

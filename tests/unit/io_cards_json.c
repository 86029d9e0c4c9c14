/* The native format: every example loads and is written back; what was written is written again byte by byte.
 */
#include "cards/card.h"
#include "cards/person.h"
#include "io/json/cards_json.h"
#include "support/tournament_equal.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

typedef struct example {
    const char *name;
    bool needs_lenient;
} example;

static const example examples[] = {
    {"ex_g1_1", false},     {"ex_g1_2", false},     {"ex_g1_3", false},     {"ex_g1_4", false},
    {"ex_g1_5", false},     {"ex_g2_1", true},      {"ex_g2_2", false},     {"ex_g2_3", true},
    {"set_a_r1", false},    {"set_a_r2", false},    {"set_a_r3", false},    {"set_a_r4", false},
    {"set_a_r5", false},    {"set_b", false},       {"set_b_cards", false}, {"set_c", false},
    {"set_d", false},       {"set_f", false},       {"set_g6", false},      {"set_h", false},
    {"fide_sec10a", false}, {"fide_sec10b", false}, {"fide_sec6", false},
};

static bd_arena *arena;

static void make_arena(void) { arena = bd_arena_new(); }
static void free_arena(void) { bd_arena_free(arena); }

TestSuite(cards_json, .init = make_arena, .fini = free_arena);

static const char *slurp(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    cr_assert_not_null(file, "%s", path);
    bd_text text = bd_text_new(arena);
    char buffer[4096];
    for (size_t n; (n = fread(buffer, 1, sizeof buffer, file)) > 0;) bd_text_add_bytes(&text, buffer, n);
    fclose(file);
    *length = text.length;
    return text.bytes;
}

static bd_tournament *read_text(const char *name, const char *text, size_t length, bool lenient,
                                bd_warnings *warnings)
{
    const bd_read_options options = {.lenient = lenient};
    bd_tournament *tournament = NULL;
    bd_err err = {.status = BD_OK};
    char said[1024];
    const bd_status status =
        bd_cards_json_read(arena, name, text, length, &options, warnings, &tournament, &err);
    cr_assert_eq(status, BD_OK, "%s", bd_err_text(&err, said, sizeof said));
    return tournament;
}

static bd_tournament *read_example(const char *name, bool lenient, bd_warnings *warnings)
{
    char path[512];
    size_t length = 0;
    snprintf(path, sizeof path, "%s/examples/%s.json", TEST_DATA, name);
    const char *text = slurp(path, &length);
    return read_text(name, text, length, lenient, warnings);
}

static bd_text write_text(const bd_tournament *tournament)
{
    bd_err err;
    bd_text out = bd_text_new(arena);
    bd_warnings warnings = bd_warnings_new(arena);
    cr_assert_eq(bd_cards_json_write(tournament, &warnings, &out, &err), BD_OK);
    cr_assert_eq(warnings.count, 0);
    return out;
}

Test(cards_json, every_example_is_written_again_byte_by_byte)
{
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        bd_warnings warnings = bd_warnings_new(arena);
        bd_tournament *first = read_example(examples[i].name, examples[i].needs_lenient, &warnings);
        const bd_text once = write_text(first);
        bd_tournament *second =
            read_text(examples[i].name, once.bytes, once.length, examples[i].needs_lenient, NULL);
        const bd_text twice = write_text(second);
        cr_assert_eq(first->card_count, second->card_count, "%s", examples[i].name);
        cr_assert_eq(first->note_count, second->note_count, "%s", examples[i].name);
        cr_assert_str_eq(once.bytes, twice.bytes, "%s", examples[i].name);
    }
}

Test(cards_json, misprinted_examples_need_lenient)
{
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        char path[512];
        size_t length = 0;
        snprintf(path, sizeof path, "%s/examples/%s.json", TEST_DATA, examples[i].name);
        const char *text = slurp(path, &length);
        bd_tournament *tournament = NULL;
        bd_err err;
        const bd_status status = bd_cards_json_read(arena, path, text, length, NULL, NULL, &tournament, &err);
        cr_assert_eq(status, examples[i].needs_lenient ? BD_BAD_INPUT : BD_OK, "%s", examples[i].name);
    }
}

static bool are_met(const bd_tournament *t, int a, int b)
{
    for (size_t i = 0; i < t->met_count; i++)
        if (t->met[i].a == a && t->met[i].b == b) return true;
    return false;
}

Test(cards_json, lenient_takes_the_union_of_have_met)
{
    bd_warnings warnings = bd_warnings_new(arena);
    const bd_tournament *t = read_example("ex_g2_3", true, &warnings);
    cr_assert_eq(t->met_count, 2);
    cr_assert(are_met(t, 3, 1)); /* card 3 says so, card 1 does not */
    cr_assert(are_met(t, 7, 3)); /* card 7 says so, card 3 does not */
    cr_assert_eq(warnings.count, 4);
    cr_assert_str_eq(warnings.items[0].sentence,
                     "round 2: player 3 has opponent 1, but the card of player 1 has opponent 10");
    cr_assert_str_eq(warnings.items[0].place, "ex_g2_3:44:167");
    cr_assert_str_eq(warnings.items[2].sentence,
                     "round 1: opponent 15, who is not in the file, is on the cards of players 5 and 8");
}

Test(cards_json, a_card_says_what_the_file_says)
{
    static const char text[] =
        "{\"format\": \"cards/1\", \"name\": \"Open\", \"rules\": \"caa\", \"rounds\": 5, \"round\": 4, "
        "\"options\": {\"seed\": 7},\n"
        " \"forbid\": [[1, 2]], \"avoid\": [[2, 3]], \"met\": [[1, 3]], \"present\": [1, 3],\n"
        " \"draws\": [{\"round\": 3, \"boards\": [[1, 3]], \"bye\": 2}],\n"
        " \"players\": [{\"id\": 1, \"name\": \"D\\u00fcrer, \\\"A\\\"\", \"rank\": 2, \"grade\": 1800, "
        "\"title\": \"FM\", \"club\": "
        "\"c\",\n"
        "  \"school\": \"s\", \"team\": \"t\", \"federation\": \"ENG\", \"avoid\": [\"family\"], \"top\": "
        "true, \"filler\": true,\n"
        "  \"volunteer\": true, \"byes\": {\"5\": \"Z\", \"4\": \"H\"}, \"withdrawn\": 5, \"joined\": 2, "
        "\"score\": \"2.5\",\n"
        "  \"colour_due\": \"W\", \"last_float\": \"D\", \"totals_printed\": [1,  2],\n"
        "  \"history\": [{\"round\": 2, \"bye\": \"?\", \"result\": \"0.5\"}, {\"round\": 1, \"opponent\": "
        "77, \"colour\": \"B\",\n"
        "   \"forfeit\": \"W\", \"float\": \"U\"}, {\"round\": 3, \"opponent\": 3, \"colour\": \"W\", "
        "\"result\": \"1\"}]},\n"
        " {\"id\": 2}, {\"id\": 3, \"history\": [{\"round\": 3, \"opponent\": 1, \"colour\": \"B\", "
        "\"result\": \"0\"}]}]}";
    const bd_tournament *t = read_text("t", text, sizeof text - 1, false, NULL);
    const bd_card *c = &t->cards[0];
    cr_assert_str_eq(c->name, "D\xC3\xBCrer, \"A\"");
    cr_assert(c->rank == 2 && c->grade == 1800 && c->top && c->filler && c->volunteer);
    cr_assert(c->bye_count == 2 && c->byes[0].round == 4 && c->byes[0].kind == BD_BYE_HALF);
    cr_assert(c->withdrawn == 5 && c->joined == 2 && c->score_given && c->score == 5);
    cr_assert(c->colour_due == BD_WHITE && c->last_float == BD_FLOAT_DOWN && c->group_count == 1);
    cr_assert(c->history_count == 3 && c->history[0].kind == BD_FORFEIT && c->history[0].halves == 2 &&
              c->history[0].opponent == 77);
    cr_assert(c->history[1].kind == BD_BYE_UNKNOWN && c->history[1].halves == 1);
    cr_assert(c->history[2].kind == BD_GAME && c->history[2].halves == 2 && c->history[2].colour == BD_WHITE);
    cr_assert_str_eq(c->person->notes[0].text, "[1,  2]");
    cr_assert_str_eq(bd_tournament_option(t, "seed"), "7");
    cr_assert(t->present_count == 2 && t->draws[0].bye == 2 && t->forbid[0].last == BD_ROUNDS_MAX);
    const bd_text once = write_text(t);
    const bd_text twice = write_text(read_text("t", once.bytes, once.length, false, NULL));
    cr_assert_str_eq(once.bytes, twice.bytes);
    cr_assert_not_null(strstr(once.bytes, "\"byes\": {\"4\": \"H\", \"5\": \"Z\"}"));
}

Test(cards_json, what_only_trf_knows_survives)
{
    bd_tournament *t = bd_tournament_new(arena);
    bd_card *card = NULL;
    bd_entry *entry = NULL;
    static const char *lines[] = {"012 Open\twith a tab", "### \"kept\"", "001"};
    cr_assert_eq(bd_tournament_add_card(t, 7, &card, NULL), BD_OK);
    cr_assert_eq(bd_card_add_entry(t, card, 1, &entry, NULL), BD_OK);
    *entry = (bd_entry){.round = 1, .opponent = 9, .colour = BD_WHITE, .halves = 2, .unrated = true};
    card->person->sex = 'w';
    card->person->fide_number = "400001";
    card->person->birth = "1990/01/02";
    card->person->standing = 3;
    t->trf_lines = lines;
    t->trf_line_count = 3;
    t->points.win = t->points.white_win = t->points.black_win = 6;
    t->points.draw = t->points.white_draw = 2;
    t->points.pairing_bye = 3;
    t->initial_colour = BD_BLACK;
    t->by_rank = t->baku = true;
    t->accelerations =
        (bd_acceleration[]){{.halves = 2, .first = 1, .last = 2, .first_id = 1, .last_id = 10}};
    t->acceleration_count = 1;
    t->adjustments = (bd_adjustment[]){{.id = 7, .round = 0, .halves = -1}};
    t->adjustment_count = 1;
    t->forbid = (bd_pair_rule[]){{.a = 7, .b = 7, .first = 2, .last = 3}};
    t->notes = (bd_note[]){{.key = "notes", .text = "\"my own\""}};
    t->note_count = 1;
    const bd_text once = write_text(t);
    const bd_tournament *back = read_text("t", once.bytes, once.length, false, NULL);
    cr_assert(bd_points_equal(&back->points, &t->points), "%s", once.bytes);
    cr_assert(back->initial_colour == BD_BLACK && back->by_rank && back->baku &&
              back->acceleration_count == 1);
    cr_assert(back->accelerations[0].halves == 2 && back->accelerations[0].last_id == 10);
    cr_assert(back->adjustment_count == 1 && back->adjustments[0].halves == -1);
    cr_assert(back->cards[0].person->sex == 'w' && back->cards[0].person->standing == 3 &&
              back->cards[0].history[0].unrated);
    cr_assert_str_eq(back->cards[0].person->fide_number, "400001");
    cr_assert_str_eq(back->cards[0].person->birth, "1990/01/02");
    cr_assert_eq(back->trf_line_count, 3);
    for (size_t i = 0; i < 3; i++) cr_assert_str_eq(back->trf_lines[i], lines[i]);
    cr_assert_str_eq(back->notes[0].text, "\"my own\"");
    cr_assert_str_eq(write_text(back).bytes, once.bytes);
}

Test(cards_json, what_cannot_be_written_is_mended_with_a_warning)
{
    bd_tournament *t = bd_tournament_new(arena);
    bd_card *card = NULL;
    bd_warnings warnings = bd_warnings_new(arena);
    bd_text out = bd_text_new(arena);
    cr_assert_eq(bd_tournament_add_card(t, 1, &card, NULL), BD_OK);
    card->name = "a\tb\xFF";
    cr_assert_eq(bd_cards_json_write(t, &warnings, &out, NULL), BD_OK);
    cr_assert_eq(warnings.count, 1);
    cr_assert_str_eq(read_text("t", out.bytes, out.length, false, NULL)->cards[0].name, "a b\xEF\xBF\xBD");
}

Test(cards_json, a_byte_order_mark_is_dropped)
{
    static const char text[] = "\xEF\xBB\xBF{\"format\": \"cards/1\", \"players\": []}";
    cr_assert_eq(read_text("t", text, sizeof text - 1, false, NULL)->card_count, 0);
}

static bd_status try_to_read(const char *text, size_t length)
{
    bd_err err;
    bd_tournament *tournament = NULL;
    return bd_cards_json_read(arena, "t", text, length, NULL, NULL, &tournament, &err);
}

Test(cards_json, a_file_cut_off_anywhere_is_refused)
{
    char path[512];
    size_t length = 0;
    snprintf(path, sizeof path, "%s/examples/set_g6.json", TEST_DATA);
    const char *text = slurp(path, &length);
    while (text[length - 1] == '\n') length--;
    cr_assert_eq(try_to_read(text, length), BD_OK);
    const bd_arena_mark mark = bd_arena_here(arena);
    for (size_t cut = 0; cut < length; cut++) {
        cr_assert_eq(try_to_read(text, cut), BD_BAD_INPUT, "%zu", cut);
        bd_arena_back_to(arena, mark);
    }
}

Test(cards_json, a_line_of_ten_megabytes_is_no_trouble)
{
    enum { SIZE = 10 * 1024 * 1024 };
    static const char head[] = "{\"format\": \"cards/1\", \"players\": [], \"use\": \"";
    char *text = bd_arena_alloc(arena, SIZE, 1);
    memset(text, 'x', SIZE);
    memcpy(text, head, sizeof head - 1);
    cr_assert_eq(try_to_read(text, SIZE), BD_BAD_INPUT); /* never closed */
    memcpy(text + SIZE - 2, "\"}", 2);
    cr_assert_eq(try_to_read(text, SIZE), BD_OK); /* a long remark is a remark */
}

/* What cards/1 cannot hold is mended when it is written: control characters, stray bytes. */
Test(cards_json, texts_are_mended_when_written)
{
    bd_text out = bd_text_new(arena);
    bd_card *card = NULL;
    bd_warnings warnings = bd_warnings_new(arena);
    bd_tournament *t = bd_tournament_new(arena);
    cr_assert_eq(bd_tournament_add_card(t, 1, &card, NULL), BD_OK);
    t->name = "a\x01"
              "b\x1F"
              "c d\x7F"
              "e\xFF"
              "f";
    card->name = "Nguy\u1ec5n";
    cr_assert_eq(bd_cards_json_write(t, &warnings, &out, NULL), BD_OK);
    cr_expect_not_null(strstr(out.bytes, "\"name\": \"a b c d e\xEF\xBF\xBD"
                                         "f\""),
                       "%s", out.bytes);
    cr_expect_not_null(strstr(out.bytes, "\"name\": \"Nguy\u1ec5n\""));
    cr_assert_eq(warnings.count, 1);
    cr_expect_not_null(strstr(warnings.items[0].sentence, "was written without control characters"));
}

/* A match is lost, drawn or won: 0, 1 or 2 points. */
Test(cards_json, a_case_has_matches_of_two_points)
{
    static const char *const points[] = {"2", "4", "-1", "0.5"};
    for (size_t i = 0; i < sizeof points / sizeof *points; i++) {
        bd_err err = {.sentence = ""};
        bd_tournament *t = NULL;
        bd_text text = bd_text_new(arena);
        bd_text_add(&text,
                    "{\"system\": \"double\", \"rounds\": 2, \"round\": 2, \"players\": [{\"tpn\": 1, "
                    "\"history\": [{\"opponent\": 2, \"colour\": \"W\", \"points\": %s, \"game_points\": "
                    "2}]}, {\"tpn\": 2, \"history\": [{\"opponent\": 1, \"colour\": \"B\", \"points\": 0, "
                    "\"game_points\": 0}]}]}",
                    points[i]);
        const bd_status status =
            bd_cards_json_read(arena, "case", text.bytes, text.length, NULL, NULL, &t, &err);
        cr_expect_eq(status, i == 0 ? BD_OK : BD_BAD_INPUT, "%s: %s", points[i], err.sentence);
        if (i > 0) cr_expect_not_null(strstr(err.sentence, "from 0 to 2"), "%s", err.sentence);
    }
}

/* Every field and record of TRF stands in its columns, for the reader and the writer: a field is filled to
 * its last column, and every column between two fields refuses anything but a space. */
#include "cards/card.h"
#include "cards/person.h"
#include "io/trf/trf.h"
#include "support/tournament_equal.h"

#include <criterion/criterion.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

static bd_arena *arena;

static void make_arena(void) { arena = bd_arena_new(); }
static void free_arena(void) { bd_arena_free(arena); }

TestSuite(trf_columns, .init = make_arena, .fini = free_arena);

static bd_status try_read(const char *text, bd_tournament **out, bd_err *err)
{
    return bd_trf_read(arena, "t", text, strlen(text), NULL, NULL, out, err);
}

static const bd_tournament *read_text(const char *text)
{
    bd_tournament *t = NULL;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(try_read(text, &t, &err), BD_OK, "%s: %s in\n%s", err.place, err.sentence, text);
    return t;
}

static const char *write_text(const bd_tournament *t)
{
    bd_err err;
    bd_text out = bd_text_new(arena);
    cr_assert_eq(bd_trf_write(t, NULL, &out, &err), BD_OK);
    return out.bytes;
}

/* Four players, so that records have somebody to speak of. */
#define PLAYERS                                                                                              \
    "001    1      A                                                                  0.0\n"                 \
    "001    2      B                                                                  0.0\n"                 \
    "001    3      C                                                                  0.0\n"                 \
    "001 9999      D                                                                  0.0\n"

/* A gap is refused at its own column, whatever stands around it. gaps: columns, 0 ends them. */
static void check_gaps(const char *before, const char *line, const int *gaps)
{
    const int number = before[0] != '\0' ? 5 : 1;
    for (; *gaps != 0; gaps++) {
        char changed[1024], place[32];
        bd_tournament *t = NULL;
        bd_err err = {.status = BD_OK};
        cr_assert_eq(line[*gaps - 1], ' ', "column %d of\n%s", *gaps, line);
        (void)snprintf(changed, sizeof changed, "%s%s\n", before, line);
        changed[strlen(before) + (size_t)*gaps - 1] = 'x';
        (void)snprintf(place, sizeof place, "t:%d:%d", number, *gaps);
        cr_assert_eq(try_read(changed, &t, &err), BD_BAD_INPUT, "column %d of\n%s", *gaps, line);
        cr_assert_str_eq(err.place, place, "%s", err.sentence);
    }
}

#define GAPS(...) ((const int[]){__VA_ARGS__, 0})

static const char full_line[] =
    "001 1234 mWGM 123456789012345678901234567890123 2876 NED 12345678901 1990-12-31"
    "-12.5 9876";

Test(trf_columns, every_field_of_a_player_is_read_to_its_last_column)
{
    char line[512];
    (void)snprintf(line, sizeof line, "%s  2222 b =  3333 w 0\n", full_line);
    bd_tournament *t = NULL;
    bd_err err;
    const bd_read_options lenient = {.lenient = true};
    cr_assert_eq(bd_trf_read(arena, "t", line, strlen(line), &lenient, NULL, &t, &err), BD_OK);
    const bd_card *card = &t->cards[0];
    cr_assert_eq(card->id, 1234);
    cr_assert_eq(card->person->sex, 'm');
    cr_assert_str_eq(card->title, "WGM");
    cr_assert_str_eq(card->name, "123456789012345678901234567890123");
    cr_assert_eq(card->grade, 2876);
    cr_assert_str_eq(card->federation, "NED");
    cr_assert_str_eq(card->person->fide_number, "12345678901");
    cr_assert_str_eq(card->person->birth, "1990-12-31");
    cr_assert_eq(card->person->standing, 9876);
    cr_assert_eq(card->history_count, 2);
    cr_assert(card->history[0].opponent == 2222 && card->history[0].colour == BD_BLACK);
    cr_assert(card->history[0].halves == 1 && card->history[0].round == 1);
    cr_assert(card->history[1].opponent == 3333 && card->history[1].colour == BD_WHITE);
    cr_assert(card->history[1].halves == 0 && card->history[1].round == 2);
}

/* A line without rounds, its name padded to 33 bytes: all that stands behind is one column too far left for
 * each accent, and may still stand in some field. */
Test(trf_columns, names_padded_by_bytes_are_found_without_rounds)
{
    static const struct {
        const char *name, *rest;
        int grade, standing;
        const char *federation, *fide, *birth;
    } rows[] = {
        {"\xC3\x84rmel, B\xC3\xB6", "                                 0.0    1", 0, 1, NULL, NULL, NULL},
        {"\xC3\x96\xC3\xB6\xC3\xB6\xC3\xB6, \xC3\x9C\xC3\xBC", " 950                             0.0    3",
         950, 3, NULL, NULL, NULL},
        {"\xC3\x89\xC3\xA9\xC3\xA9\xC3\xA9, A", "     GER                         0.0    2", 0, 2, "GER",
         NULL, NULL},
        {"\xC5\xA0\xC5\xA1, \xC4\x8C\xC4\x8D", "                     1990/01/02  0.0    4", 0, 4, NULL, NULL,
         "1990/01/02"},
        {"\xC3\x86\xC3\xA6\xC3\xB8, \xC3\x90\xC3\xB0", "               12345                    6", 0, 6,
         NULL, "12345", NULL}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char line[256];
        (void)snprintf(line, sizeof line, "001    1      %s%*s %s\n", rows[i].name,
                       33 - (int)strlen(rows[i].name), "", rows[i].rest);
        const bd_tournament *t = read_text(line);
        const bd_card *card = &t->cards[0];
        cr_assert_str_eq(card->name, rows[i].name, "row %zu", i);
        cr_assert_eq(card->grade, rows[i].grade, "row %zu", i);
        cr_assert_eq(card->person->standing, rows[i].standing, "row %zu", i);
        cr_assert((card->federation == NULL) == (rows[i].federation == NULL), "row %zu", i);
        cr_assert((card->person->fide_number == NULL) == (rows[i].fide == NULL), "row %zu", i);
        cr_assert((card->person->birth == NULL) == (rows[i].birth == NULL), "row %zu", i);
    }
}

Test(trf_columns, points_are_read_from_column_80_to_84)
{
    bd_tournament *t = NULL;
    bd_err err = {.status = BD_OK};
    char line[512];
    (void)snprintf(line, sizeof line, "%s\n", full_line);
    cr_assert_eq(try_read(line, &t, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.place, "t:1:80");
    cr_assert_not_null(strstr(err.sentence, "-12.5"), "%s", err.sentence);
}

Test(trf_columns, between_the_fields_of_a_player_nothing_may_stand)
{
    char line[128];
    (void)snprintf(line, sizeof line, "%s  2222 b =", full_line);
    line[79] = line[80] = ' ';
    (void)memcpy(line + 79, "  0.5", 5);
    check_gaps("", line, GAPS(9, 14, 48, 53, 57, 69, 85, 90, 91, 96, 98));
}

Test(trf_columns, a_player_is_written_to_the_last_column_of_each_field)
{
    char line[128];
    (void)snprintf(line, sizeof line, "%s  0000 - H  0000 - U\n", full_line);
    (void)memcpy(line + 79, "  1.5", 5);
    cr_assert_str_eq(write_text(read_text(line)), line);
}

Test(trf_columns, records_of_byes)
{
    const bd_tournament *t = read_text(PLAYERS "240 H 012    1 9999\n");
    cr_assert(t->cards[0].bye_count == 1 && t->cards[3].bye_count == 1 && t->cards[1].bye_count == 0);
    cr_assert(t->cards[3].byes[0].round == 12 && t->cards[3].byes[0].kind == BD_BYE_HALF);
    cr_assert_not_null(strstr(write_text(t), "\n240 H 012    1 9999\n"));
    check_gaps(PLAYERS, "240 H 012    1    2", GAPS(6, 10, 15));
}

Test(trf_columns, records_of_acceleration)
{
    const bd_tournament *t = read_text(PLAYERS "250      12.5 011 022 1000 9999\n");
    cr_assert_eq(t->acceleration_count, 1);
    const bd_acceleration *a = t->accelerations;
    cr_assert(a->halves == 25 && a->first == 11 && a->last == 22 && a->first_id == 1000 &&
              a->last_id == 9999);
    cr_assert_not_null(strstr(write_text(t), "\n250      12.5 011 022 1000 9999\n"));
    check_gaps(PLAYERS, "250       1.0 001 002    1    2  ", GAPS(9, 14, 18, 22, 27, 32, 33));
}

Test(trf_columns, records_of_fictitious_points)
{
    const bd_tournament *t = read_text(PLAYERS "XXA 9999 12.5  0.0 13.5\n");
    cr_assert_eq(t->acceleration_count, 2);
    cr_assert(t->accelerations[0].halves == 25 && t->accelerations[0].first == 1);
    cr_assert(t->accelerations[1].halves == 27 && t->accelerations[1].first == 3 &&
              t->accelerations[1].last == 3);
    cr_assert(t->accelerations[1].first_id == 9999 && t->accelerations[1].last_id == 9999);
    cr_assert_not_null(strstr(write_text(t), "\nXXA 9999 12.5  0.0 13.5\n"));
    check_gaps(PLAYERS, "XXA    1  1.0  1.0", GAPS(9, 14));
}

Test(trf_columns, records_of_forbidden_pairs)
{
    const bd_tournament *t = read_text(PLAYERS "260 011 022    1 9999\n");
    cr_assert_eq(t->forbid_count, 1);
    const bd_pair_rule *rule = t->forbid;
    cr_assert(rule->a == 1 && rule->b == 9999 && rule->first == 11 && rule->last == 22);
    cr_assert_not_null(strstr(write_text(t), "\n260 011 022    1 9999\n"));
    check_gaps(PLAYERS, "260 001 002    1    2", GAPS(8, 12, 17));
}

Test(trf_columns, records_of_abnormal_points)
{
    const bd_tournament *t = read_text(PLAYERS "299          12.5  022 9999\n");
    cr_assert_eq(t->adjustment_count, 1);
    cr_assert(t->adjustments[0].halves == 25 && t->adjustments[0].round == 22 &&
              t->adjustments[0].id == 9999);
    cr_assert_not_null(strstr(write_text(t), "\n299          12.5  022 9999\n"));
    check_gaps(PLAYERS, "299           1.0  022    1    2", GAPS(6, 7, 12, 13, 18, 19, 23, 28));
}

Test(trf_columns, an_adjustment_counts_from_its_round_on)
{
    const bd_tournament *t = read_text(PLAYERS "299           1.0  002    1\n");
    const bd_card *card = &t->cards[0];
    cr_assert_eq(bd_card_points_told(t, card, 2), 0);
    cr_assert_eq(bd_card_points_told(t, card, 3), 2);
    cr_assert_eq(bd_card_points_told(t, &t->cards[1], 3), 0);
}

/* A code of the point system and the numbers it stands for. */
typedef struct code {
    const char *code;
    size_t members[6];
} code;

#define AT(member) (offsetof(bd_points, member) + 1) /* 0 ends the list */

static const code sides[] = {
    {"W", {AT(white_win), AT(black_win), AT(forfeit_win), AT(full_bye)}},
    {"D", {AT(white_draw), AT(black_draw), AT(half_bye)}},
    {"L", {AT(white_loss), AT(black_loss)}},
};
static const code words[] = {
    {"WW", {AT(white_win)}},    {"BW", {AT(black_win)}},   {"WD", {AT(white_draw)}},
    {"BD", {AT(black_draw)}},   {"WL", {AT(white_loss)}},  {"BL", {AT(black_loss)}},
    {"ZPB", {AT(zero_bye)}},    {"HPB", {AT(half_bye)}},   {"FPB", {AT(full_bye)}},
    {"PAB", {AT(pairing_bye)}}, {"FW", {AT(forfeit_win)}}, {"FL", {AT(forfeit_loss)}},
};
static const code letters[] = {{"Z", {AT(zero_bye)}}, {"F", {AT(forfeit_loss)}}, {"U", {AT(pairing_bye)}}};
static const code columns[] = {
    {"A", {AT(zero_bye), AT(forfeit_loss)}}, {"P", {AT(pairing_bye)}}, {"X", {AT(unknown)}}};

typedef enum family { XXS, BB, R162 } family;

static void check_code(family which, const char *line, const code *c)
{
    char text[1024];
    bd_points want = bd_points_usual();
    const char *said = c->code;
    for (const size_t *m = c->members; *m != 0; m++) *(int *)(void *)((char *)&want + *m - 1) = 7;
    want.win = want.white_win;
    want.draw = want.white_draw;
    want.loss = want.white_loss;
    if (which == R162 && strcmp(said, "X") != 0) want.unknown = want.draw;
    if (which != XXS && strcmp(said, "P") != 0 && strcmp(said, "U") != 0) want.pairing_bye = want.win;
    (void)snprintf(text, sizeof text, "%s\n" PLAYERS, line);
    const bd_tournament *t = read_text(text);
    const int *a = (const int *)(const void *)&want;
    const int *b = (const int *)(const void *)&t->points;
    for (size_t i = 0; i < offsetof(bd_points, games_only) / sizeof *a; i++)
        cr_assert_eq(a[i], b[i], "number %zu is %d, not %d, after %s", i, b[i], a[i], line);
    const bd_tournament *again = read_text(write_text(t));
    cr_assert(bd_points_equal(&again->points, &want), "%s is written as\n%s", line, write_text(t));
}

static void check_codes(family which, const char *form, const code *codes, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char line[64];
        (void)snprintf(line, sizeof line, "%s%s%s", form, codes[i].code,
                       which == XXS  ? "=3.5"
                       : which == BB ? "  3.5"
                                     : " 3.5");
        check_code(which, line, &codes[i]);
    }
}

#define CODES(list) list, sizeof list / sizeof *list

Test(trf_columns, every_code_of_the_point_system_has_its_numbers)
{
    check_codes(XXS, "XXS ", CODES(sides));
    check_codes(XXS, "XXS ", CODES(words));
    check_codes(BB, "BB", CODES(sides));
    check_codes(BB, "BB", CODES(letters));
    check_codes(R162, "162  ", CODES(sides));
    check_codes(R162, "162  ", CODES(columns));
    check_gaps("", "162  W 1.0    D 0.5", GAPS(5, 11, 12, 13, 14));
}

Test(trf_columns, other_letter_records_say_what_they_mean)
{
    const bd_tournament *t = read_text("XXR 7\nXXC rank black1\n" PLAYERS "XXZ 2 9999\nXXP 1 3\n");
    cr_assert_eq(t->rounds, 7);
    cr_assert(t->by_rank && t->initial_colour == BD_BLACK);
    cr_assert(t->cards[1].bye_count == 1 && t->cards[3].bye_count == 1 && t->cards[0].bye_count == 0);
    cr_assert(t->cards[1].byes[0].round == 1 && t->cards[1].byes[0].kind == BD_BYE_ZERO);
    cr_assert(t->forbid_count == 1 && t->forbid[0].a == 1 && t->forbid[0].b == 3);
    cr_assert(t->forbid[0].first == 1 && t->forbid[0].last == BD_ROUNDS_MAX);
    cr_assert_eq(read_text("XXC white1\n" PLAYERS)->initial_colour, BD_WHITE);
    cr_assert_not(read_text("XXC white1\n" PLAYERS)->by_rank);
    const char *written = write_text(t);
    cr_assert_not_null(strstr(written, "XXR 7\nXXC rank black1\n"));
    cr_assert_not_null(strstr(written, "\nXXP 1 3\n"));
}

/* What is changed by name: flags of a player, the heads of a file, the days that they name. */
#include "cards/card.h"
#include "cards/edit.h"
#include "cards/heads.h"
#include "cards/person.h"

#include <criterion/criterion.h>
#include <stdio.h>

static bd_arena *arena;
static bd_tournament *event;
static bd_card *card;
static bd_err err;

static void begin(void)
{
    arena = bd_arena_new();
    event = bd_tournament_new(arena);
    cr_assert_eq(bd_tournament_add_card(event, 1, &card, NULL), BD_OK);
}

static void end(void) { bd_arena_free(arena); }

TestSuite(edit, .init = begin, .fini = end);

Test(edit, flags)
{
    static const struct {
        const char *value;
        bool set;
    } rows[] = {{"yes", true}, {"no", false}, {"true", true}, {"false", false}, {"yes", true}, {"", false}};
    static const char *const wrong[] = {"y", "1", "YES", "none", "yes "};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cr_expect_eq(bd_edit_card(event, card, "top", rows[i].value, &err), BD_OK);
        cr_expect_eq(card->top, rows[i].set, "top=%s", rows[i].value);
        cr_expect_eq(bd_edit_card(event, card, "filler", rows[i].value, &err), BD_OK);
        cr_expect_eq(card->filler, rows[i].set, "filler=%s", rows[i].value);
    }
    card->top = true;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        cr_expect_eq(bd_edit_card(event, card, "top", wrong[i], &err), BD_USAGE, "%s", wrong[i]);
        cr_expect(card->top, "%s", wrong[i]);
    }
}

Test(edit, sex)
{
    static const struct {
        const char *value;
        char sex;
    } rows[] = {{"m", 'm'}, {"M", 'm'}, {"f", 'w'}, {"W", 'w'}, {"w", 'w'}, {"F", 'w'}, {"", '\0'}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cr_expect_eq(bd_edit_card(event, card, "sex", rows[i].value, &err), BD_OK, "%s", rows[i].value);
        cr_expect_eq(card->person->sex, rows[i].sex, "sex=%s", rows[i].value);
    }
    cr_expect_eq(bd_edit_card(event, card, "sex", "x", &err), BD_USAGE);
    cr_expect_eq(bd_edit_card(event, card, "sex", "mf", &err), BD_USAGE);
}

/* A head of blanks says nothing; blanks around one are not part of it. */
Test(edit, heads)
{
    const char *lines[] = {"022    ", "### ecf.code  ABC01 "};
    event->trf_lines = lines;
    event->trf_line_count = 2;
    cr_expect_null(bd_head_of(event, "city", arena));
    cr_expect_null(bd_head_of(event, "country", arena));
    cr_expect_str_eq(bd_head_of(event, "ecf.code", arena), "ABC01");
}

Test(edit, days)
{
    static const struct {
        const char *text;
        int year, month, day; /* 0: not a day */
    } rows[] = {{"2026-11-20", 2026, 11, 20},
                {"2026/11/20", 2026, 11, 20},
                {"20/11/2026", 2026, 11, 20},
                {"20.11.2026", 2026, 11, 20},
                {"26/11/20", 2026, 11, 20},
                {"1900-01-01", 1900, 1, 1},
                {"2999-12-31", 2999, 12, 31},
                {"1899-12-31", 0, 0, 0},
                {"3000-01-01", 0, 0, 0},
                {"2026-00-20", 0, 0, 0},
                {"2026-13-20", 0, 0, 0},
                {"2026-11-00", 0, 0, 0},
                {"2026-11-32", 0, 0, 0},
                {"2026-11/20", 0, 0, 0},
                {"2026-11-20 ", 0, 0, 0},
                {"20261120", 0, 0, 0},
                {"2026-11-", 0, 0, 0},
                {"02026-11-20", 0, 0, 0},
                {"", 0, 0, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_day day = {0, 0, 0};
        cr_expect_eq(bd_day_read(rows[i].text, &day), rows[i].year > 0, "%s", rows[i].text);
        if (rows[i].year == 0) continue;
        cr_expect_eq(day.year, rows[i].year, "%s", rows[i].text);
        cr_expect_eq(day.month, rows[i].month, "%s", rows[i].text);
        cr_expect_eq(day.day, rows[i].day, "%s", rows[i].text);
    }
    bd_day day = {1, 1, 1};
    cr_expect_not(bd_day_read(NULL, &day));
}

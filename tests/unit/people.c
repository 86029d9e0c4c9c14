/* Players by name: what is the same text, whom a text means, and how namesakes are told apart. */
#include "base/text.h"
#include "cards/card.h"
#include "cards/home.h"
#include "cards/person.h"
#include "people/names.h"
#include "people/unicode.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static bd_arena *arena;
static bd_tournament *event;

static bd_card *add(const char *name, const char *club, int grade)
{
    bd_card *card = NULL;
    cr_assert_eq(bd_tournament_add_card(event, (int)event->card_count + 1, &card, NULL), BD_OK);
    card->name = name;
    card->club = club;
    card->grade = grade;
    return card;
}

static void begin(void)
{
    arena = bd_arena_new();
    event = bd_tournament_new(arena);
}
static void end(void) { bd_arena_free(arena); }
TestSuite(people, .init = begin, .fini = end);

/* The words with a stroke between. */
static const char *folded(const char *text)
{
    static char all[256];
    bd_folded words;
    cr_assert_eq(bd_fold(arena, text, &words, NULL), BD_OK);
    all[0] = '\0';
    for (size_t i = 0; i < words.count; i++) {
        strcat(all, i > 0 ? "|" : "");
        strcat(all, words.words[i]);
    }
    return all;
}

Test(people, text_without_case_accents_and_punctuation)
{
    static const char *const rows[][2] = {{"Hartley, Alice", "hartley|alice"},
                                          {"M\u00FCller-\u00D8deg\u00E5rd", "muller|odegard"},
                                          {"Mu\u0308ller", "muller"}, /* a letter and a mark */
                                          {"O'Brien", "obrien"},
                                          {"O\u2019Brien", "obrien"},
                                          {"Stra\u00DFe", "strasse"},
                                          {"\u0141ukasz Wa\u0142\u0119sa", "lukasz|walesa"},
                                          {"\u0130brahim \u0131\u015F\u0131k", "ibrahim|isik"},
                                          {"\u00C6sir \u00DE\u00F3r", "aesir|thor"},
                                          {"  J. R.  R. ", "j|r|r"},
                                          {"\u041F\u0401\u0422\u0420", "\u043F\u0435\u0442\u0440"},
                                          {"\u5C0F\u660E", "\u5C0F\u660E"},
                                          {"M\xFCller", "muller"}, /* Latin-1 from an old terminal */
                                          {"...", ""},
                                          {"", ""}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        cr_assert_str_eq(folded(rows[i][0]), rows[i][1], "%s gives %s", rows[i][0], folded(rows[i][0]));
    cr_assert_str_eq(folded(NULL), "");
}

/* What the rules compare clubs by and what names are searched by is one table of letters. */
Test(people, a_letter_is_folded_alike_in_names_and_homes)
{
    for (uint32_t c = 0xC0; c < 0x180; c++) {
        char letter[5] = "";
        letter[bd_utf8_encode(c, letter)] = '\0';
        if (c == 0xD7 || c == 0xF7) continue; /* signs */
        cr_expect(bd_same_home(letter, folded(letter)), "U+%04X is %s in names", c, folded(letter));
        cr_expect_str_eq(bd_fold_to_ascii(arena, folded(letter)), folded(letter), "U+%04X", c);
    }
}

/* For papers that know ASCII only: a letter may become two, and its case stays. */
Test(people, text_for_papers_in_ascii)
{
    static const char *const rows[][2] = {{"Stra\u00DFe", "Strasse"},
                                          {"\u00C6sir \u00DE\u00F3r", "Aesir Thor"},
                                          {"\u00D8deg\u00E5rd", "Odegard"},
                                          {"O\u2019Brien\u2014M\u00FCller", "O'Brien-Muller"},
                                          {"\u5C0F", "?"},
                                          {"Ada", "Ada"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        cr_assert_str_eq(bd_fold_to_ascii(arena, rows[i][0]), rows[i][1], "%s gives %s", rows[i][0],
                         bd_fold_to_ascii(arena, rows[i][0]));
}

/* The ids found, with blanks between. */
static const char *found(const char *text)
{
    static char all[128];
    bd_found list;
    cr_assert_eq(bd_find_players(arena, event, text, &list, NULL), BD_OK);
    all[0] = '\0';
    for (size_t i = 0; i < list.count; i++)
        sprintf(all + strlen(all), "%s%d", i > 0 ? " " : "", list.cards[i]->id);
    return all;
}

static void a_field(void)
{
    add("Hartley, Alice", "Lewes", 1820);
    add("Ng, Bo", "Hastings", 1750);
    add("Smith, John", "Lewes", 1500);
    add("Smith, John", "Rye", 1400);
    add("\u00D8deg\u00E5rd, \u00C5se", "Oslo", 1650);
    add("Hart, Ngaio", "Rye", 1100);
    add(NULL, "Lewes", 900);
    add("Van der Berg, Anna", NULL, 0);
    add("Lewes, Tom", "Rye", 1300);
}

Test(people, the_best_fit_and_nobody_who_fits_less)
{
    static const char *const rows[][2] = {{"hartley", "1"},
                                          {"alice hartley", "1"},
                                          {"HARTLEY Alice", "1"},
                                          {"hart", "6"},
                                          {"hartl", "1"},
                                          {"ng", "2"},
                                          {"nga", "6"},
                                          {"odegard", "5"},
                                          {"ase", "5"},
                                          {"smith", "3 4"},
                                          {"smith lewes", "3"},
                                          {"smith 1400", "4"},
                                          {"john rye smi", "4"},
                                          {"lewes", "9"},
                                          {"vanderberg", "8"},
                                          {"der", "8"},
                                          {"artle", "1"},
                                          {"a", "1 5 8"},
                                          {"xavier", ""},
                                          {"", ""},
                                          {"...", ""},
                                          {"smith alice", ""},
                                          {"1820", ""}};
    a_field();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        cr_assert_str_eq(found(rows[i][0]), rows[i][1], "'%s' finds %s, not %s", rows[i][0],
                         found(rows[i][0]), rows[i][1]);
}

Test(people, the_nearest_name_for_a_slip)
{
    const bd_card *near = NULL;
    a_field();
    cr_assert_eq(bd_find_nearest(arena, event, "hartlye", &near, NULL), BD_OK);
    cr_assert_eq(near->id, 1);
    cr_assert_eq(bd_find_nearest(arena, event, "odegrad", &near, NULL), BD_OK);
    cr_assert_eq(near->id, 5);
    cr_assert_eq(bd_find_nearest(arena, event, "kasparov", &near, NULL), BD_OK);
    cr_assert_null(near);
}

Test(people, namesakes_by_the_first_thing_that_differs)
{
    a_field();
    add("ng, bo", "Hastings", 1200);              /* the same club: by grade */
    add("Twin, A", "Rye", 1000)->school = "East"; /* the same club: by school */
    add("Twin, A", "Rye", 1000)->school = "West";
    add("Far, C", NULL, 0)->federation = "ENG"; /* by federation */
    add("Far, C", NULL, 0)->federation = "WLS";
    add("Alone, B", NULL, 0); /* nothing tells them apart but the number */
    add("Alone, B", NULL, 0);
    cr_assert_eq(bd_namesakes_tell_apart(event, NULL), BD_OK);
    static const char *const shown[] = {NULL,
                                        "Ng, Bo (1750)",
                                        "Smith, John (Lewes)",
                                        "Smith, John (Rye)",
                                        NULL,
                                        NULL,
                                        NULL,
                                        NULL,
                                        NULL,
                                        "ng, bo (1200)",
                                        "Twin, A (East)",
                                        "Twin, A (West)",
                                        "Far, C (ENG)",
                                        "Far, C (WLS)",
                                        "Alone, B (15)",
                                        "Alone, B (16)"};
    for (size_t i = 0; i < event->card_count; i++) {
        if (shown[i] == NULL)
            cr_assert_null(event->cards[i].person->shown, "player %zu", i + 1);
        else
            cr_assert_str_eq(event->cards[i].person->shown, shown[i]);
    }
}

/* "Pine would usually play Pine": in plain words, which have no numbers, first names tell them apart. */
Test(people, who_shares_a_surname_has_a_first_name)
{
    add("Pine, Yan", NULL, 0);
    add("Pine, Mia T", NULL, 0);
    add("Moor, Tom", NULL, 0);
    add("pine", NULL, 0); /* there is no other name to say */
    cr_assert_eq(bd_namesakes_tell_apart(event, NULL), BD_OK);
    static const char *const spoken[] = {"Yan Pine", "Mia T Pine", NULL, NULL};
    for (size_t i = 0; i < event->card_count; i++) {
        if (spoken[i] == NULL)
            cr_expect_null(event->cards[i].person->spoken, "player %zu", i + 1);
        else
            cr_expect_str_eq(event->cards[i].person->spoken, spoken[i]);
    }
}

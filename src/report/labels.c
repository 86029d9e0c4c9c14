#include "report/labels.h"

#include "base/text.h"
#include "cards/card.h"
#include "cards/person.h"
#include "report/report_words.h"
#include "rulebook/rulebook.h"

#include <stddef.h>
#include <string.h>

const char *bd_word_colour(bd_colour colour)
{
    return colour == BD_WHITE ? "white" : colour == BD_BLACK ? "black" : "none";
}

const char *bd_word_float(bd_float way)
{
    return way == BD_FLOAT_DOWN ? "down" : way == BD_FLOAT_UP ? "up" : NULL;
}

/* Of each kind of bye its letter and its words; of games and unknown byes none of their own. */
static const struct {
    const char *letter, *words;
} labels_byes[] = {[BD_BYE_PAIRING] = {"U", BD_ENGLISH(REPORT_PAIRING_BYE)},
                   [BD_BYE_FULL] = {"F", BD_ENGLISH(REPORT_FULL_BYE)},
                   [BD_BYE_HALF] = {"H", BD_ENGLISH(REPORT_HALF_BYE)},
                   [BD_BYE_ZERO] = {"Z", BD_ENGLISH(REPORT_ZERO_BYE)},
                   [BD_BYE_UNKNOWN] = {NULL, NULL}};

const char *bd_letter_bye(bd_entry_kind kind)
{
    return labels_byes[kind].letter != NULL ? labels_byes[kind].letter : "?";
}

const char *bd_word_bye(bd_entry_kind kind)
{
    return bd_say(labels_byes[kind].words != NULL ? labels_byes[kind].words : BD_ENGLISH(REPORT_BYE));
}

const char *bd_name_of(const bd_card *card)
{
    if (card->person->shown != NULL) return card->person->shown;
    return card->name != NULL ? card->name : BD_SAY(REPORT_NO_NAME);
}

const char *bd_name_of_id(const bd_tournament *tournament, int id)
{
    const bd_card *card = bd_tournament_card(tournament, id);
    return card != NULL ? bd_name_of(card) : "?";
}

bd_result bd_result_on_cards(const bd_tournament *tournament, int round, const bd_board *board)
{
    const bd_card *white = bd_tournament_card(tournament, board->white);
    const bd_card *black = bd_tournament_card(tournament, board->black);
    const bd_entry *mine = white != NULL ? bd_card_entry(white, round) : NULL;
    const bd_entry *theirs = black != NULL ? bd_card_entry(black, round) : NULL;
    return mine != NULL && mine->opponent == board->black ? bd_result_of(mine, theirs) : BD_RESULT_NONE;
}

const char *bd_arrow(bd_float way, const bd_terminal *terminal)
{
    switch (way) {
    case BD_FLOAT_DOWN: return terminal->utf8 ? "\u2193" : "v";
    case BD_FLOAT_UP: return terminal->utf8 ? "\u2191" : "^";
    case BD_NO_FLOAT: break;
    }
    return "";
}

const char *bd_word_yes(bool yes) { return yes ? BD_SAY(REPORT_YES) : BD_SAY(REPORT_NO); }

const char *bd_word_seekers(bd_colour due)
{
    return due == BD_WHITE   ? BD_SAY(REPORT_WHITE_SEEKERS)
           : due == BD_BLACK ? BD_SAY(REPORT_BLACK_SEEKERS)
                             : BD_SAY(REPORT_NO_COLOUR_YET);
}

const char *bd_grade_title(const bd_tournament *tournament)
{
    bd_conversion own;
    const bool by_rating = bd_conversion_of(tournament, &own) && own.by_rating;
    const bool rating =
        by_rating || (tournament->rules != NULL && bd_rulebook_named_has(tournament->rules, BD_HAS_RATINGS));
    return rating ? BD_ENGLISH(REPORT_COLUMN_RATING) : BD_ENGLISH(REPORT_COLUMN_GRADE);
}

void bd_table_add_grade(bd_table *table, bd_grade grade)
{
    char shown[BD_GRADE_TEXT];
    bd_table_add(table, "%s", bd_grade_show(grade, shown));
}

void bd_writer_grade(bd_writer *json, bd_grade grade)
{
    bd_writer_id(json, "grade", grade.value);
    if (grade.estimated) bd_writer_bool(json, "grade_estimated", true);
}

void bd_text_add_grade(bd_text *out, bd_grade grade)
{
    char shown[BD_GRADE_TEXT];
    bd_text_add_string(out, bd_grade_show(grade, shown));
}

const char *bd_estimate_legend(const bd_tournament *tournament)
{
    return bd_grades_estimated(tournament) ? BD_SAY(REPORT_ESTIMATES) : NULL;
}

/* One number of at most `length` bytes. */
static void fractions_add(bd_text *out, const char *number, size_t length)
{
    static const struct {
        const char *decimals, *sign;
    } fractions[] = {{".5", "\u00bd"}, {".25", "\u00bc"}, {".75", "\u00be"}};
    const size_t minus = number[0] == '-';
    const size_t whole = strspn(number + minus, "0123456789");
    const char *point = number + minus + whole;
    const size_t rest = length - minus - whole;
    for (size_t i = 0; i < sizeof fractions / sizeof *fractions; i++) {
        if (strlen(fractions[i].decimals) != rest || strncmp(point, fractions[i].decimals, rest) != 0)
            continue;
        if (minus) bd_text_add_string(out, "\u2212");
        if (whole != 1 || point[-1] != '0') bd_text_add_bytes(out, number + minus, whole);
        bd_text_add_string(out, fractions[i].sign);
        return;
    }
    bd_text_add_bytes(out, number, length);
}

const char *bd_fractions(bd_arena *arena, const char *numbers)
{
    bd_text text = bd_text_new(arena);
    const char *done = numbers;
    if (strchr(numbers, '.') == NULL) return numbers;
    while (*numbers != '\0') {
        const size_t blanks = strspn(numbers, " ,");
        bd_text_add_bytes(&text, numbers, blanks);
        numbers += blanks;
        const size_t length = strcspn(numbers, " ,");
        if (length > 0) fractions_add(&text, numbers, length);
        numbers += length;
    }
    return bd_text_finish(&text, &numbers, NULL) == BD_OK ? numbers : done;
}

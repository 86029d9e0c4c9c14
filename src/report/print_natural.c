#include "report/print_natural.h"

#include "report/page.h"
#include "report/report_words.h"
#include "report/rows.h"

/* As programs read them, and as people do. */
static const char *const natural_kinds[] = {[BD_AS_NATURAL] = "natural",
                                            [BD_TRANSPOSITION] = "transposition",
                                            [BD_INTERCHANGE] = "interchange",
                                            [BD_ODD_PLAYER] = "odd player"};
static const char *const natural_words[] = {[BD_AS_NATURAL] = BD_ENGLISH(REPORT_AS_NATURAL),
                                            [BD_TRANSPOSITION] = BD_ENGLISH(REPORT_TRANSPOSITION),
                                            [BD_INTERCHANGE] = BD_ENGLISH(REPORT_INTERCHANGE),
                                            [BD_ODD_PLAYER] = BD_ENGLISH(REPORT_ODD_PLAYER)};

typedef struct natural_row {
    bd_natural board;
    const char *kind, *change; /* the kind in words; for programs */
    int other;                 /* the lower player's natural opponent, where that says more */
    const char *difference, *other_difference;
    const char *higher_digits, *lower_digits; /* "" where not both are rated */
} natural_row;

static const bd_member natural_members[] = {
    {BD_ENGLISH(REPORT_COLUMN_HIGHER), "higher", BD_OF_INT(natural_row, board.higher), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_NATURAL), "", BD_OF_ID(natural_row, board.natural_of_higher), BD_SHOW_TEXT, 0},
    {BD_ENGLISH(REPORT_COLUMN_PLAYS), "lower", BD_OF_INT(natural_row, board.lower), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_RATING), "", BD_OF_DIGITS(natural_row, difference), BD_SHOW_TEXT, 0},
    {BD_ENGLISH(REPORT_COLUMN_LOWERS_NATURAL), "", BD_OF_ID(natural_row, other), BD_SHOW_TEXT, 0},
    {BD_ENGLISH(REPORT_COLUMN_RATING), "", BD_OF_DIGITS(natural_row, other_difference), BD_SHOW_TEXT, 0},
    {BD_ENGLISH(REPORT_COLUMN_CHANGE), "", BD_OF_WORD(natural_row, kind), BD_SHOW_TEXT, 0},
    {"", "change", BD_OF_TEXT(natural_row, change), BD_SHOW_JSON, 0},
    {"", "natural_of_higher", BD_OF_ID(natural_row, board.natural_of_higher), BD_SHOW_JSON, 0},
    {"", "natural_of_lower", BD_OF_ID(natural_row, board.natural_of_lower), BD_SHOW_JSON, 0},
    {"", "higher_difference", BD_OF_DIGITS(natural_row, higher_digits), BD_SHOW_JSON | BD_OPTIONAL, 0},
    {"", "lower_difference", BD_OF_DIGITS(natural_row, lower_digits), BD_SHOW_JSON | BD_OPTIONAL, 0}};

static bd_rows natural_rows(const bd_natural *boards, size_t count, bd_arena *arena)
{
    bd_rows rows = BD_ROWS(arena, natural_row, natural_members);
    for (size_t i = 0; i < count; i++) {
        const bd_natural *board = &boards[i];
        const bool changed = board->kind == BD_TRANSPOSITION || board->kind == BD_INTERCHANGE;
        const int higher = board->higher_difference, lower = board->lower_difference;
        natural_row row = {.board = *board,
                           .kind = natural_words[board->kind],
                           .change = natural_kinds[board->kind],
                           .other = changed ? board->natural_of_lower : 0};
        if (board->higher_rated) row.higher_digits = bd_rows_say(&rows, "%d", higher);
        if (board->lower_rated) row.lower_digits = bd_rows_say(&rows, "%d", lower);
        if (changed && board->higher_rated)
            row.difference = bd_rows_say(&rows, higher > 0 ? "+%d" : "%d", higher);
        if (changed && board->lower_rated)
            row.other_difference = bd_rows_say(&rows, lower > 0 ? "+%d" : "%d", lower);
        bd_rows_add(&rows, &row);
    }
    return rows;
}

void bd_natural_text(const bd_natural *boards, size_t count, const bd_terminal *terminal, bd_text *out)
{
    const bd_rows rows = natural_rows(boards, count, out->arena);
    bd_text_add_char(out, '\n');
    bd_page_wrapped(out, BD_SAY(REPORT_NATURAL_PAIRING), 0, terminal->width);
    bd_rows_print(&rows, terminal, out);
}

void bd_natural_json(const bd_natural *boards, size_t count, bd_writer *json)
{
    const bd_rows rows = natural_rows(boards, count, json->text->arena);
    bd_rows_json(&rows, "natural", json);
}

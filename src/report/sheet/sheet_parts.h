/* Parts of sheets, inside this folder: the grid that a kind of sheet fills in (sheet_grid.c), how it fits on
 * paper (sheet_fit.c), and how it becomes pages (sheet_pages.c, sheet_slips.c, sheet_cards.c, sheet_style.c);
 * the kinds are in sheet_round.c, sheet_tables.c and sheet_matches.c, headings in sheet.c.
 *
 * A grid is a sheet as rows and columns, before anybody decides how it is shown. Cells hold plain text
 * ("2.5", "GM", "Archer, Ada"); the page turns .5 into the fraction, the CSV does not. A name has a lead (the
 * title) and something beneath it (the club). What does not fit a row stands in notes below the last one.
 * Memory that runs out is remembered in `failed`. */
#ifndef BD_REPORT_SHEET_SHEET_PARTS_H
#define BD_REPORT_SHEET_SHEET_PARTS_H

#include "base/text.h"
#include "cards/conversion.h"
#include "report/sheet/sheet.h"
#include "report/table.h"

typedef enum bd_sheet_look {
    BD_LOOK_NUMBER, /* grey, narrow, to the right */
    BD_LOOK_BOARD,  /* the number that is looked for */
    BD_LOOK_NAME,   /* large and bold */
    BD_LOOK_TEXT,
    BD_LOOK_SCORES, /* "3 2.5 2" */
    BD_LOOK_SCORE,  /* points that count on this sheet */
    BD_LOOK_AMOUNT, /* of money */
    BD_LOOK_RESULT, /* room to write on */
    BD_LOOK_ROUND   /* one round of a crosstable */
} bd_sheet_look;

typedef struct bd_sheet_column { // NOLINT(clang-analyzer-optin.performance.Padding): in the order of a table
    const char *title;           /* BD_ENGLISH of a word, or a name that is the same in every language */
    const char *key;             /* in CSV */
    bd_sheet_look look;
    double width;       /* in ems of the numbers; 0: a share of what is left */
    double share;       /* of a column without a width; 0: 1 */
    bool minor;         /* left out on a phone */
    const char *spoken; /* for who cannot see the short title, as the title is; NULL: the title */
    bool optional;      /* left out where the cells under its title are all empty */
} bd_sheet_column;

/* What a cell says: before its text (a title), the text, beneath it (the club), and grey behind it. */
typedef struct bd_sheet_cell {
    const char *lead, *text, *below, *after; /* "" where there is nothing */
} bd_sheet_cell;

typedef enum bd_sheet_part {
    BD_CELL_LEAD,
    BD_CELL_SELF,
    BD_CELL_BELOW,
    BD_CELL_AFTER,
    BD_CELL_PARTS
} bd_sheet_part;

/* "Half-point bye", "Archer, Ada; Baker, Bea" */
typedef struct bd_sheet_note {
    const char *title, *text;
} bd_sheet_note;

typedef struct bd_sheet_grid {
    bd_arena *arena;
    bd_sheet_column *columns;
    size_t column_count, column_capacity;
    bd_sheet_cell *cells; /* row by row */
    size_t cell_count, cell_capacity;
    const char *notes_title; /* NULL: none */
    bd_sheet_note *notes;
    size_t note_count, note_capacity;
    const char *remark;           /* sentences below all notes; "": none */
    const char *nothing;          /* said where there are no rows */
    double row_least, row_most;   /* millimetres on paper */
    double name_least, name_most; /* points on paper */
    bool failed;
} bd_sheet_grid;

bd_sheet_grid bd_sheet_grid_new(bd_arena *arena);
void bd_sheet_columns_add(bd_sheet_grid *grid, const bd_sheet_column *columns, size_t count);
void bd_sheet_round_columns(bd_sheet_grid *grid, int rounds, double width); /* one for each */

/* The sizes that rows and names may have on paper. */
void bd_sheet_limit(bd_sheet_grid *grid, double row_least, double row_most, double name_least,
                    double name_most);

/* Fills the next cell, row by row from the left. Strings are kept by reference. */
void bd_sheet_add_cell(bd_sheet_grid *grid, bd_sheet_cell cell);
void bd_sheet_add(bd_sheet_grid *grid, const char *text);
void bd_sheet_add_number(bd_sheet_grid *grid, int number); /* 0: nothing */
void bd_sheet_add_halves(bd_sheet_grid *grid, int halves);

/* Of a card, NULL: of nobody: the name with the title before it, and where they come from beneath it; the
 * grade; what it says of the rounds. */
void bd_sheet_add_name(bd_sheet_grid *grid, const bd_card *card, bool home_beneath);
void bd_sheet_add_grade(bd_sheet_grid *grid, const bd_tournament *tournament, const bd_card *card);
void bd_sheet_add_rounds(bd_sheet_grid *grid, bool match, const bd_card *card, int rounds);

void bd_sheet_note_add(bd_sheet_grid *grid, const char *title, const char *text);

/* Leaves out the columns that are optional and empty: the grid is full. */
void bd_sheet_close(bd_sheet_grid *grid);

size_t bd_sheet_rows(const bd_sheet_grid *grid);
const bd_sheet_cell *bd_sheet_cell_at(const bd_sheet_grid *grid, size_t row, size_t column);

/* Whether any cell of the column has that part. */
bool bd_sheet_has(const bd_sheet_grid *grid, size_t column, bd_sheet_part part);

/* School, club or team, whichever the card has first; "". */
const char *bd_sheet_home(const bd_card *card);

/* The grid for a terminal, with fractions and dashes where it has such signs; and as CSV, where titles and
 * what stands beneath or behind a name are columns of their own. */
bd_table bd_sheet_table(const bd_sheet_grid *grid, bool signs);
bd_table bd_sheet_data(const bd_sheet_grid *grid);

/* "1-0" as it is printed, with a long dash; "1/2" as a sign. */
const char *bd_sheet_result(const char *result);

/* A cell that is too long is set in one of these steps; the last is for two lines. */
enum { BD_FIT_STEPS = 6 };

typedef struct bd_sheet_fit {
    double page_width, page_height; /* within the margins */
    bool landscape;
    size_t pages;               /* 1 or more */
    size_t rows_per_page;       /* the last page may have fewer */
    double row;                 /* height */
    double number, name, below; /* sizes of numbers and plain text, of names, of what stands beneath a name */
    const double *widths;       /* of each column; NULL when memory is exhausted (the grid has failed then) */
    const bool *fractions;      /* of each column: whether a number in it is not whole */
    bool notes_apart;           /* they do not fit below the last row */
} bd_sheet_fit;

/* The width of the text in ems. */
double bd_fit_ems(const char *text, bool bold);

bd_sheet_fit bd_sheet_fit_of(bd_sheet_grid *grid, bool letter);

/* 0: the cell fits as it is; else so many steps smaller. */
int bd_fit_step(const bd_sheet_fit *fit, const bd_sheet_grid *grid, size_t row, size_t column);

/* How large a step is, as a part of the full size. */
double bd_fit_step_size(int step);

void bd_sheet_pairings(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_alphabetical(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_not_playing(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_standings(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_crosstable(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_groups(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_prizes(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_matches(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_board_scores(const bd_sheet *sheet, bd_sheet_grid *grid);
void bd_sheet_slips(const bd_sheet *sheet, bd_sheet_grid *grid); /* one row a slip, for text and CSV */
void bd_sheet_cards(const bd_sheet *sheet, bd_sheet_grid *grid); /* one row a card */

/* What stands at the top of every page. */
typedef struct bd_sheet_heading {
    const char *event, *title, *round, *date; /* "" where there is nothing */
} bd_sheet_heading;

bd_sheet_heading bd_sheet_heading_of(const bd_sheet *sheet, bd_arena *arena);

/* The heading in HTML; tag: "h1" or "p"; number: "page 1 of 2" or "". */
void bd_sheet_head(bd_text *out, const bd_sheet_heading *heading, const char *tag, const char *number);

/* Pages of so many things, each of which adds itself (one board, one card), in the class of their kind. */
typedef void bd_sheet_item(const bd_sheet *sheet, const bd_sheet_heading *heading, size_t index,
                           bd_text *out);
void bd_sheet_deck(const bd_sheet *sheet, const char *style, size_t count, size_t a_page, bd_sheet_item *add,
                   bd_text *out);

/* The pages of a sheet. */
void bd_sheet_grid_pages(const bd_sheet *sheet, bd_sheet_grid *grid, const bd_sheet_style *style,
                         bd_text *out);
void bd_sheet_slip_pages(const bd_sheet *sheet, const bd_sheet_style *style, bd_text *out);
void bd_sheet_card_pages(const bd_sheet *sheet, const bd_sheet_style *style, bd_text *out);

/* The style sheet: what is the same for all, and what the paper or the projector wants. */
extern const char *const bd_sheet_css;
void bd_sheet_css_of_paper(const bd_sheet_style *style, bd_text *out);

#endif

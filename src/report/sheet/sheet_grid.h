/* Grid: a sheet as rows and columns, before anybody decides how it is shown.
 *
 * Cells hold plain text ("2.5", "GM", "Archer, Ada"); the page turns .5 into the fraction, the CSV does not.
 * A name has a lead (the title) and something beneath it (the club). What does not fit a row stands in notes
 * below the last one. Memory that runs out is remembered in `failed`. */
#ifndef BD_REPORT_SHEET_SHEET_GRID_H
#define BD_REPORT_SHEET_SHEET_GRID_H

#include "base/text.h"
#include "cards/conversion.h"
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
    const char *spoken; /* for who cannot see the short title; NULL: the title */
} bd_sheet_column;

typedef struct bd_sheet_cell {
    const char *text, *lead, *below, *after; /* "" where there is nothing; after: grey, behind a name */
} bd_sheet_cell;

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
void bd_sheet_column_add(bd_sheet_grid *grid, bd_sheet_column column);

/* Fills the next cell, row by row from the left. Strings are kept by reference. */
void bd_sheet_add(bd_sheet_grid *grid, const char *text);
void bd_sheet_add_copy(bd_sheet_grid *grid, const char *text);
void bd_sheet_add_number(bd_sheet_grid *grid, int number); /* 0: nothing */
void bd_sheet_add_grade(bd_sheet_grid *grid, bd_grade grade);
void bd_sheet_add_halves(bd_sheet_grid *grid, int halves);
void bd_sheet_add_cell(bd_sheet_grid *grid, bd_sheet_cell cell);

/* The player's name with the title before it; with where they come from beneath it. */
void bd_sheet_add_name(bd_sheet_grid *grid, const bd_card *card, bool home_beneath);

void bd_sheet_note_add(bd_sheet_grid *grid, const char *title, const char *text);

size_t bd_sheet_rows(const bd_sheet_grid *grid);
const bd_sheet_cell *bd_sheet_cell_at(const bd_sheet_grid *grid, size_t row, size_t column);

/* Whether any name of the column has a lead, or something beneath it. */
bool bd_sheet_has_lead(const bd_sheet_grid *grid, size_t column);
bool bd_sheet_has_below(const bd_sheet_grid *grid, size_t column);
bool bd_sheet_has_after(const bd_sheet_grid *grid, size_t column);

/* School, club or team, whichever the card has first; "". */
const char *bd_sheet_home(const bd_card *card);

/* The grid for a terminal, with fractions and dashes where it has such signs; and as CSV, where titles and
 * what stands beneath or behind a name are columns of their own. */
bd_table bd_sheet_table(const bd_sheet_grid *grid, bool signs);
bd_table bd_sheet_data(const bd_sheet_grid *grid);

/* "1-0" as it is printed, with a long dash; "1/2" as a sign. */
const char *bd_sheet_result(const char *result);

#endif

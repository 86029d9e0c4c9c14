/* Fit: how many rows stand on a page of paper, how high they are, and how large names can be.
 *
 * Widths of text are estimated from the letters, for the widest of the common sans-serif faces: a name that
 * is too long for its column is set smaller, and at last on two lines; no name is cut. Lengths are
 * millimetres, sizes of letters points. */
#ifndef BD_REPORT_SHEET_SHEET_FIT_H
#define BD_REPORT_SHEET_SHEET_FIT_H

#include "report/sheet/sheet_grid.h"

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

#endif

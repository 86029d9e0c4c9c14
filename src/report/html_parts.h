/* Parts of an HTML page, and the few things they are made of.
 *
 * The parts are in html_draw.c, html_why.c, html_cards.c, html_season.c and html_table.c, the style sheet is
 * in html_style.c. */
#ifndef BD_REPORT_HTML_PARTS_H
#define BD_REPORT_HTML_PARTS_H

#include "report/html.h"
#include "report/rows.h"

/* Text with the characters that HTML reserves written as entities; controls are left out. NULL is nothing. */
void bd_html_text(bd_text *out, const char *string);

/* A name: words too long for a narrow column may be broken, others not. */
void bd_html_name(bd_text *out, const char *name);

/* 5 as "2½". */
void bd_html_halves(bd_text *out, int halves);

/* An arrow with a word for those who do not see it; nothing for no float. */
void bd_html_float(bd_text *out, bd_float way, const char *down, const char *up);

/* A <section> with a heading and the label that makes it a landmark. */
void bd_html_open(bd_text *out, const char *id, const char *title);
void bd_html_close(bd_text *out);

typedef struct bd_html_column {
    const char *title; /* as it is shown */
    bool number;       /* set to the right */
} bd_html_column;

/* Opens a table with a caption for readers who do not see the heading, and its head row. */
void bd_html_table(bd_text *out, const char *class_name, const char *caption, const bd_html_column *columns,
                   size_t count);
void bd_html_end_table(bd_text *out);

/* The same of a table that is laid out: its head row, its rows, all of it. */
void bd_html_head_row(const bd_table *table, bd_text *out);
void bd_html_body(const bd_table *table, bd_text *out);
void bd_html_rows(const bd_rows *rows, unsigned where, const char *class_name, const char *caption,
                  bd_text *out);

/* The parts. */
void bd_html_pairings(const bd_html_report *report, bd_text *out);
void bd_html_reasons(const bd_html_report *report, bd_text *out);
void bd_html_proof(const bd_html_report *report, bd_text *out); /* within the criteria */
void bd_html_criteria(const bd_html_report *report, bd_text *out);
void bd_html_cards(const bd_html_report *report, bd_text *out);
void bd_html_standings(const bd_html_report *report, bd_text *out);
void bd_html_season(const bd_html_report *report, bd_text *out);
void bd_html_crosstable(const bd_html_report *report, bd_text *out);

/* The style sheet. */
extern const char *const bd_html_style;

#endif

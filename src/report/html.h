/* HTML: text that cannot become markup, tables, and what every page begins with. */
#ifndef BD_REPORT_HTML_H
#define BD_REPORT_HTML_H

#include "report/rows.h"

/* Text with the characters that HTML reserves written as entities; controls are made visible. NULL is
 * nothing. */
void bd_html_text(bd_text *out, const char *string);

/* Markup as printf writes it, but each text (%s) as bd_html_text adds it. Of numbers it knows %d, %zu, %lld
 * and %f. */
void bd_html_add(bd_text *out, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A name: words too long for a narrow column may be broken, others not. */
void bd_html_name(bd_text *out, const char *name);

/* 5 as "2½". */
void bd_html_halves(bd_text *out, int halves);

/* An arrow with a word for those who do not see it; nothing for no float. */
void bd_html_float(bd_text *out, bd_float way, const char *down, const char *up);

/* Begins a page, up to its style sheet, which is to follow; ends that and the head. */
void bd_html_page_begin(bd_text *out, const char *title);
void bd_html_page_styled(bd_text *out);

typedef struct bd_html_column {
    const char *title; /* as it is shown */
    bool number;       /* set to the right */
} bd_html_column;

/* Opens a table with a caption for readers who do not see the heading, and its head row. The class and the
 * caption may be NULL: none. */
void bd_html_table(bd_text *out, const char *class_name, const char *caption, const bd_html_column *columns,
                   size_t count);
void bd_html_table_end(bd_text *out);

/* All of a table that is laid out, or of rows. */
void bd_html_whole_table(const bd_table *table, const char *class_name, const char *caption, bd_text *out);
void bd_html_rows(const bd_rows *rows, unsigned where, const char *class_name, const char *caption,
                  bd_text *out);

#endif

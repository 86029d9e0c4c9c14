#include "report/html.h"

#include "base/assert.h"
#include "base/base_words.h"
#include "base/shown.h"

#include <stdarg.h>
#include <string.h>

void bd_html_text(bd_text *out, const char *string)
{
    if (string == NULL) return;
    for (const char *p = bd_shown(out->arena, string); *p != '\0'; p++) {
        switch (*p) {
        case '&': bd_text_add_string(out, "&amp;"); break;
        case '<': bd_text_add_string(out, "&lt;"); break;
        case '>': bd_text_add_string(out, "&gt;"); break;
        case '"': bd_text_add_string(out, "&quot;"); break;
        case '\'': bd_text_add_string(out, "&#39;"); break;
        default: bd_text_add_char(out, *p);
        }
    }
}

void bd_html_add(bd_text *out, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    for (const char *percent; (percent = strchr(format, '%')) != NULL;) {
        char one[8] = "";
        const size_t length = strcspn(percent + 1, "sdufc%") + 2;
        const char last = percent[length - 1];
        BD_ASSERT(length < sizeof one && strchr("sdufc%", last) != NULL);
        memcpy(one, percent, length);
        bd_text_add_bytes(out, format, (size_t)(percent - format));
        /* NOLINTBEGIN(bugprone-branch-clone): the types differ. */
        if (last == '%')
            bd_text_add_char(out, '%');
        else if (last == 's')
            bd_html_text(out, va_arg(args, const char *));
        else if (last == 'f')
            bd_text_add(out, one, va_arg(args, double));
        else if (one[1] == 'l')
            bd_text_add(out, one, va_arg(args, long long));
        else if (one[1] == 'z')
            bd_text_add(out, one, va_arg(args, size_t));
        else
            bd_text_add(out, one, va_arg(args, int));
        /* NOLINTEND(bugprone-branch-clone) */
        format = percent + length;
    }
    va_end(args);
    bd_text_add_string(out, format);
}

void bd_html_name(bd_text *out, const char *name)
{
    enum { LONG = 16, PIECE = 10 };
    while (*name != '\0') {
        const size_t word = strcspn(name, " ") + strspn(name + strcspn(name, " "), " ");
        size_t at = 0, letters = 0;
        while (at < word) {
            size_t next = at + 1;
            while (next < word && ((unsigned char)name[next] & 0xc0) == 0x80) next++;
            char letter[8] = "";
            memcpy(letter, name + at, next - at < sizeof letter ? next - at : sizeof letter - 1);
            if (word > LONG && letters > 0 && letters % PIECE == 0) bd_text_add_string(out, "<wbr>");
            bd_html_text(out, letter);
            letters++;
            at = next;
        }
        name += word;
    }
}

void bd_html_halves(bd_text *out, int halves)
{
    if (halves < 0) bd_text_add_string(out, "\u2212");
    const int size = halves < 0 ? -halves : halves;
    if (size / 2 > 0 || size % 2 == 0) bd_text_add(out, "%d", size / 2);
    if (size % 2 != 0) bd_text_add_string(out, "\u00bd");
}

void bd_html_float(bd_text *out, bd_float way, const char *down, const char *up)
{
    if (way == BD_NO_FLOAT) return;
    bd_html_add(out,
                " <span class=\"float\" aria-hidden=\"true\">%s</span><span class=\"unseen\"> (%s)</span>",
                way == BD_FLOAT_DOWN ? "\u2193" : "\u2191", way == BD_FLOAT_DOWN ? down : up);
}

void bd_html_page_begin(bd_text *out, const char *title)
{
    bd_html_add(out,
                "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                "<meta name=\"generator\" content=\"bestdraw\">\n<title>%s</title>\n<style>\n",
                BD_SAY(BASE_PAGE_LANGUAGE), title);
}

void bd_html_page_styled(bd_text *out) { bd_text_add_string(out, "</style>\n</head>\n"); }

static void html_open_table(bd_text *out, const char *class_name, const char *caption)
{
    bd_text_add_string(out, "<table");
    if (class_name != NULL) bd_text_add(out, " class=\"%s\"", class_name);
    bd_text_add_string(out, ">\n");
    if (caption != NULL) bd_html_add(out, "<caption>%s</caption>\n", caption);
    bd_text_add_string(out, "<thead><tr>");
}

static void html_title(const char *title, bool number, bd_text *out)
{
    bd_text_add(out, "<th scope=\"col\"%s>", number ? " class=\"n\"" : "");
    bd_html_add(out, "%s</th>", title);
}

void bd_html_table(bd_text *out, const char *class_name, const char *caption, const bd_html_column *columns,
                   size_t count)
{
    html_open_table(out, class_name, caption);
    for (size_t i = 0; i < count; i++) html_title(columns[i].title, columns[i].number, out);
    bd_text_add_string(out, "</tr></thead>\n<tbody>\n");
}

void bd_html_table_end(bd_text *out) { bd_text_add_string(out, "</tbody>\n</table>\n"); }

static void html_cell(const bd_column *column, const char *words, bd_text *out)
{
    const bool head = column->look == BD_LOOKS_NAME || column->look == BD_LOOKS_HEAD;
    bd_text_add_string(out, head ? "<th scope=\"row\"" : "<td");
    if (column->look == BD_LOOKS_NAME) bd_text_add_string(out, " class=\"name\"");
    if (column->right)
        bd_text_add_string(out, column->look == BD_LOOKS_ID ? " class=\"n id\"" : " class=\"n\"");
    bd_text_add_char(out, '>');
    if (column->look == BD_LOOKS_NAME)
        bd_html_name(out, words);
    else
        bd_html_text(out, words);
    bd_text_add_string(out, head ? "</th>" : "</td>");
}

void bd_html_whole_table(const bd_table *table, const char *class_name, const char *caption, bd_text *out)
{
    out->failed = out->failed || table->failed;
    if (table->failed) return;
    html_open_table(out, class_name, caption);
    for (size_t c = 0; c < table->column_count; c++)
        html_title(bd_say(table->columns[c].title), table->columns[c].right, out);
    bd_text_add_string(out, "</tr></thead>\n<tbody>\n");
    for (size_t i = 0; i < table->cell_count; i++) {
        BD_ASSERT(table->column_count > 0);
        const size_t c = i % table->column_count;
        if (c == 0) bd_text_add_string(out, "<tr>");
        html_cell(&table->columns[c], table->cells[i], out);
        if (c + 1 == table->column_count) bd_text_add_string(out, "</tr>\n");
    }
    bd_html_table_end(out);
}

void bd_html_rows(const bd_rows *rows, unsigned where, const char *class_name, const char *caption,
                  bd_text *out)
{
    const bd_table table = bd_rows_table(rows, where, &(bd_terminal){.utf8 = true});
    bd_html_whole_table(&table, class_name, caption, out);
}

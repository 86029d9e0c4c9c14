#include "report/html_parts.h"

#include "base/words.h"
#include "report/svg.h"

#include <string.h>

void bd_html_text(bd_text *out, const char *string)
{
    if (string != NULL) bd_svg_escape(out, string);
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
    bd_text_add(out,
                " <span class=\"float\" aria-hidden=\"true\">%s</span><span class=\"unseen\"> (%s)</span>",
                way == BD_FLOAT_DOWN ? "\u2193" : "\u2191", way == BD_FLOAT_DOWN ? down : up);
}

void bd_html_open(bd_text *out, const char *id, const char *title)
{
    bd_text_add(out, "<section id=\"%s\" aria-labelledby=\"%s-title\">\n<h2 id=\"%s-title\">", id, id, id);
    bd_html_text(out, title);
    bd_text_add_string(out, "</h2>\n");
}

void bd_html_close(bd_text *out) { bd_text_add_string(out, "</section>\n"); }

static void html_parts_title(const char *title, bool number, bd_text *out)
{
    bd_text_add(out, "<th scope=\"col\"%s>", number ? " class=\"n\"" : "");
    bd_html_text(out, title);
    bd_text_add_string(out, "</th>");
}

static void html_parts_open(bd_text *out, const char *class_name, const char *caption)
{
    bd_text_add(out, "<table class=\"%s\">\n<caption>", class_name);
    bd_html_text(out, caption);
    bd_text_add_string(out, "</caption>\n<thead><tr>");
}

void bd_html_table(bd_text *out, const char *class_name, const char *caption, const bd_html_column *columns,
                   size_t count)
{
    html_parts_open(out, class_name, caption);
    for (size_t i = 0; i < count; i++) html_parts_title(columns[i].title, columns[i].number, out);
    bd_text_add_string(out, "</tr></thead>\n<tbody>\n");
}

void bd_html_head_row(const bd_table *table, bd_text *out)
{
    for (size_t c = 0; c < table->column_count; c++)
        html_parts_title(bd_say(table->columns[c].title), table->columns[c].right, out);
    bd_text_add_string(out, "</tr></thead>\n<tbody>\n");
}

static void html_parts_cell(const bd_column *column, const char *words, bd_text *out)
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

void bd_html_body(const bd_table *table, bd_text *out)
{
    out->failed = out->failed || table->failed;
    for (size_t i = 0; !table->failed && i < table->cell_count; i++) {
        const size_t c = i % table->column_count;
        if (c == 0) bd_text_add_string(out, "<tr>");
        html_parts_cell(&table->columns[c], table->cells[i], out);
        if (c + 1 == table->column_count) bd_text_add_string(out, "</tr>\n");
    }
}

void bd_html_rows(const bd_rows *rows, unsigned where, const char *class_name, const char *caption,
                  bd_text *out)
{
    const bd_table table = bd_rows_table(rows, where, &(bd_terminal){.utf8 = true});
    html_parts_open(out, class_name, caption);
    bd_html_head_row(&table, out);
    bd_html_body(&table, out);
    bd_html_end_table(out);
}

void bd_html_end_table(bd_text *out) { bd_text_add_string(out, "</tbody>\n</table>\n"); }

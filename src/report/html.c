#include "report/html.h"

#include "report/html_parts.h"

/* The parts of the page in order; the contents name those that are there. */
typedef struct part {
    const char *id, *title;
    bool there;
    void (*add)(const bd_html_report *report, bd_text *out);
} part;

static void page_html_name(const bd_html_report *report, bd_text *out)
{
    bd_html_text(out, report->tournament->name != NULL ? report->tournament->name : "Swiss tournament");
}

static void page_html_head(const bd_html_report *report, bd_text *out)
{
    bd_text_add_string(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                            "<meta name=\"generator\" content=\"bestdraw\">\n<title>");
    page_html_name(report, out);
    if (report->round > 0)
        bd_text_add(out, ", round %d", report->round);
    else
        bd_text_add_string(out, ", standings");
    bd_text_add_string(out, "</title>\n<style>\n");
    bd_text_add_string(out, bd_html_style);
    bd_text_add_string(out, "</style>\n</head>\n<body>\n");
}

static void page_html_header(const bd_html_report *report, bd_text *out)
{
    bd_text_add_string(out, "<header>\n<h1>");
    page_html_name(report, out);
    bd_text_add_string(out, "</h1>\n");
    if (report->round > 0) {
        bd_text_add(out, "<p>Round %d", report->round);
        if (report->tournament->rounds > 0) bd_text_add(out, " of %d", report->tournament->rounds);
        if (report->draw != NULL) {
            const bd_rulebook *rules = report->draw->round->rules;
            bd_text_add_string(out, " \u00b7 rules ");
            bd_html_text(out, rules->id);
            bd_text_add_string(out, " (");
            bd_html_text(out, rules->title);
            bd_text_add_string(out, ")");
        }
        bd_text_add_string(out, "</p>\n");
    }
    bd_text_add_string(out, "</header>\n");
}

static void page_html_contents(const part *parts, size_t count, bd_text *out)
{
    bd_text_add_string(out, "<nav aria-label=\"Contents\">\n<ul>\n");
    for (size_t i = 0; i < count; i++)
        if (parts[i].there)
            bd_text_add(out, "<li><a href=\"#%s\">%s</a></li>\n", parts[i].id, parts[i].title);
    bd_text_add_string(out, "</ul>\n</nav>\n");
}

void bd_html_page(const bd_html_report *report, bd_text *out)
{
    const bool drawn = report->draw != NULL;
    const part parts[] = {
        {"pairings", "Pairings", drawn, bd_html_pairings},
        {"cards", "Cards by level", report->layout != NULL, bd_html_cards},
        {"criteria", "Criteria and proofs", drawn && report->draw->value_count > 0, bd_html_criteria},
        {"reasons", "Why these boards", drawn && report->story_count > 0, bd_html_reasons},
        {"standings", "Standings", report->table != NULL && report->table->round > 0, bd_html_standings},
        {"crosstable", "Crosstable", report->table != NULL && report->table->round > 0, bd_html_crosstable},
    };
    const size_t count = sizeof parts / sizeof *parts;
    page_html_head(report, out);
    page_html_header(report, out);
    page_html_contents(parts, count, out);
    bd_text_add_string(out, "<main>\n");
    for (size_t i = 0; i < count; i++) {
        if (!parts[i].there) continue;
        bd_html_open(out, parts[i].id, parts[i].title);
        parts[i].add(report, out);
        bd_html_close(out);
    }
    bd_text_add_string(out, "</main>\n<footer>\n<p>Made by bestdraw. The draw and its proof can be checked "
                            "with bestdraw-verify.</p>\n"
                            "</footer>\n</body>\n</html>\n");
}

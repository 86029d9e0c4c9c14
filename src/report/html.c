#include "report/html.h"

#include "base/base_words.h"
#include "report/html_parts.h"
#include "report/page.h"
#include "report/report_words.h"

/* The parts of the page in order; the contents name those that are there. */
typedef struct part {
    const char *id, *title;
    bool there;
    void (*add)(const bd_html_report *report, bd_text *out);
} part;

static const char *page_html_name(const bd_html_report *report)
{
    return report->tournament->name != NULL ? report->tournament->name : BD_SAY(REPORT_PAGE_NO_NAME);
}

static void page_html_head(const bd_html_report *report, bd_text *out)
{
    bd_text title = bd_text_new(out->arena);
    if (report->round > 0)
        bd_text_add(&title, BD_SAY(REPORT_EVENT_ROUND), page_html_name(report), report->round);
    else
        bd_text_add(&title, BD_SAY(REPORT_PAGE_TITLE_STANDINGS), page_html_name(report));
    bd_text_add(out,
                "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                "<meta name=\"generator\" content=\"bestdraw\">\n<title>",
                BD_SAY(BASE_PAGE_LANGUAGE));
    bd_html_text(out, bd_page_part(out, &title));
    bd_text_add_string(out, "</title>\n<style>\n");
    bd_text_add_string(out, bd_html_style);
    bd_text_add_string(out, "</style>\n</head>\n<body>\n");
}

/* "Round 3 of 5 . rules caa (Chess Arbiters Association)" */
static const char *page_html_round(const bd_html_report *report, bd_text *out)
{
    bd_text round = bd_text_new(out->arena), line = bd_text_new(out->arena);
    if (report->tournament->rounds > 0)
        bd_text_add(&round, BD_SAY(REPORT_ROUND_OF), report->round, report->tournament->rounds);
    else
        bd_text_add(&round, BD_SAY(REPORT_ROUND), report->round);
    if (report->draw == NULL) return bd_page_part(out, &round);
    const bd_rulebook *rules = report->draw->round->rules;
    bd_text_add(&line, BD_SAY(REPORT_PAGE_ROUND_RULES), bd_page_part(out, &round), rules->id,
                bd_say(rules->title));
    return bd_page_part(out, &line);
}

static void page_html_header(const bd_html_report *report, bd_text *out)
{
    bd_text_add_string(out, "<header>\n<h1>");
    bd_html_text(out, page_html_name(report));
    bd_text_add_string(out, "</h1>\n");
    if (report->round > 0) {
        bd_text_add_string(out, "<p>");
        bd_html_text(out, page_html_round(report, out));
        bd_text_add_string(out, "</p>\n");
    }
    bd_text_add_string(out, "</header>\n");
}

static void page_html_contents(const part *parts, size_t count, bd_text *out)
{
    bd_text_add_string(out, "<nav aria-label=\"");
    bd_html_text(out, BD_SAY(REPORT_PAGE_CONTENTS));
    bd_text_add_string(out, "\">\n<ul>\n");
    for (size_t i = 0; i < count; i++) {
        if (!parts[i].there) continue;
        bd_text_add(out, "<li><a href=\"#%s\">", parts[i].id);
        bd_html_text(out, parts[i].title);
        bd_text_add_string(out, "</a></li>\n");
    }
    bd_text_add_string(out, "</ul>\n</nav>\n");
}

void bd_html_page(const bd_html_report *report, bd_text *out)
{
    const bool drawn = report->draw != NULL;
    const part parts[] = {
        {"pairings", BD_SAY(REPORT_PAGE_PAIRINGS), drawn, bd_html_pairings},
        {"cards", BD_SAY(REPORT_PAGE_CARDS), report->layout != NULL, bd_html_cards},
        {"criteria", BD_SAY(REPORT_PAGE_CRITERIA), drawn && report->draw->value_count > 0, bd_html_criteria},
        {"reasons", BD_SAY(REPORT_PAGE_REASONS), drawn && report->story_count > 0, bd_html_reasons},
        {"standings", BD_SAY(REPORT_PAGE_STANDINGS), report->table != NULL && report->table->round > 0,
         bd_html_standings},
        {"ranking", BD_SAY(REPORT_PAGE_STANDINGS), report->season != NULL, bd_html_season},
        {"crosstable", BD_SAY(REPORT_PAGE_CROSSTABLE), report->table != NULL && report->table->round > 0,
         bd_html_crosstable},
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
    bd_text_add_string(out, "</main>\n<footer>\n<p>");
    bd_html_text(out, BD_SAY(REPORT_PAGE_FOOTER));
    bd_text_add_string(out, "</p>\n</footer>\n</body>\n</html>\n");
}

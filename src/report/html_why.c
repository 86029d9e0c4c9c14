/* Why each board is as it is, and why no draw can do better. */
#include "report/html_parts.h"

#include "report/labels.h"
#include "report/page.h"
#include "report/report_words.h"

#include <string.h>

/* Each reason is a paragraph, its article at the end. */
static void html_why_reasons(const bd_reasons *reasons, bd_text *out)
{
    for (size_t i = 0; i < reasons->count; i++) {
        const bd_reason *reason = &reasons->items[i];
        bd_text_add_string(out, "<p>");
        bd_html_text(out, reason->sentence);
        if (reason->article != NULL && reason->article[0] != '\0') {
            bd_text_add_string(out, " <span class=\"small\">(");
            bd_html_text(out, reason->article);
            bd_text_add_string(out, ")</span>");
        }
        bd_text_add_string(out, "</p>\n");
    }
}

static const char *html_why_name(const bd_html_report *report, int id)
{
    const bd_card *card = bd_tournament_card(report->tournament, id);
    return card != NULL ? bd_name_of(card) : "?";
}

static void html_why_story(const bd_html_report *report, const bd_story *story, bd_text *out)
{
    bd_text title = bd_text_new(out->arena);
    const char *white = html_why_name(report, story->white);
    if (story->black != 0)
        bd_text_add(&title, BD_SAY(REPORT_STORY_BOARD), story->board + 1, story->white, white, story->black,
                    html_why_name(report, story->black));
    else if (bd_rulebook_has(report->draw->round->rules, BD_HAS_SIT_OUTS))
        bd_text_add(&title, BD_SAY(REPORT_STORY_SITS_OUT), story->white, white);
    else
        bd_text_add(&title, BD_SAY(REPORT_STORY_BYE), story->white, white);
    bd_text_add_string(out, "<h3>");
    bd_html_text(out, bd_page_part(out, &title));
    bd_text_add_string(out, "</h3>\n");
    html_why_reasons(&story->pairing, out);
    html_why_reasons(&story->colours, out);
}

void bd_html_reasons(const bd_html_report *report, bd_text *out)
{
    for (size_t i = 0; i < report->story_count; i++) html_why_story(report, &report->stories[i], out);
}

/* The words for a stage: its bound's reasons, or else no more than that it is proved. */
static void html_why_bound(const bd_html_report *report, const bd_stage_proof *stage, bd_text *out)
{
    for (size_t i = 0; i < report->bound_count; i++)
        if (strcmp(report->bounds[i].proof->id, stage->id) == 0) {
            html_why_reasons(&report->bounds[i].reasons, out);
            return;
        }
    if (strcmp(stage->id, BD_STAGE_UNIQUE) == 0 && stage->proved)
        bd_html_text(out, BD_SAY(REPORT_PAGE_STAGE_UNIQUE));
    else
        bd_html_text(out,
                     stage->proved ? BD_SAY(REPORT_PAGE_STAGE_PROVED) : BD_SAY(REPORT_PAGE_STAGE_NOT_PROVED));
}

/* Stays folded: it is for those who check. */
void bd_html_proof(const bd_html_report *report, bd_text *out)
{
    const bd_html_column columns[] = {{BD_SAY(REPORT_COLUMN_STAGE), false},
                                      {BD_SAY(REPORT_COLUMN_VALUE), true},
                                      {BD_SAY(REPORT_WHY_NO_BETTER), false}};
    const bd_certificate *certificate = report->draw->certificate;
    if (certificate == NULL || certificate->stage_count == 0) return;
    bd_text_add_string(out, "<details>\n<summary>");
    bd_text_add(out, BD_SAY_N(REPORT_PAGE_PROOF, certificate->stage_count), certificate->stage_count);
    bd_text_add_string(out, "</summary>\n");
    bd_html_table(out, "stages", BD_SAY(REPORT_PAGE_STAGES_CAPTION), columns, 3);
    for (size_t i = 0; i < certificate->stage_count; i++) {
        const bd_stage_proof *stage = &certificate->stages[i];
        bd_text_add_string(out, "<tr><th scope=\"row\">");
        bd_html_text(out, stage->id);
        bd_text_add(out, "</th><td class=\"n\">%lld</td><td>", (long long)stage->value);
        html_why_bound(report, stage, out);
        bd_text_add_string(out, "</td></tr>\n");
    }
    bd_html_end_table(out);
    bd_text_add_string(out, "</details>\n");
}

/* Why each board is as it is, and why no draw can do better. */
#include "report/html_parts.h"

#include "report/labels.h"

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

static void html_why_name(const bd_html_report *report, int id, bd_text *out)
{
    const bd_card *card = bd_tournament_card(report->tournament, id);
    bd_text_add(out, "%d ", id);
    bd_html_text(out, card != NULL ? bd_name_of(card) : "?");
}

static void html_why_story(const bd_html_report *report, const bd_story *story, bd_text *out)
{
    bd_text_add_string(out, "<h3>");
    if (story->black != 0) {
        bd_text_add(out, "Board %zu: ", story->board + 1);
        html_why_name(report, story->white, out);
        bd_text_add_string(out, " (White) v ");
        html_why_name(report, story->black, out);
    } else {
        bd_text_add_string(out, "Bye: ");
        html_why_name(report, story->white, out);
    }
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
        bd_text_add_string(out, "no other draw is as good");
    else
        bd_text_add_string(out, stage->proved ? "proved" : "not proved");
}

/* Stays folded: it is for those who check. */
void bd_html_proof(const bd_html_report *report, bd_text *out)
{
    static const char *const titles[] = {"Stage", ">Value", "Why no draw can do better"};
    const bd_certificate *certificate = report->draw->certificate;
    if (certificate == NULL || certificate->stage_count == 0) return;
    bd_text_add(out, "<details>\n<summary>The proof in %zu stage%s</summary>\n", certificate->stage_count,
                bd_plural((long)certificate->stage_count));
    bd_html_table(out, "stages", "Stages of the proof", titles, 3);
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

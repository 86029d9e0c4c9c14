/* Verdict print: a verdict in words and as JSON.
 *
 * The first line names the rules and the arbiter's wishes in the same breath as what is proved; a line for
 * each thing that the file says otherwise follows, then what the certificate speaks of. */
#include "base/shown.h"
#include "cards/finishable.h"
#include "verify/verify.h"
#include "verify/verify_words.h"

int bd_verdict_exit_code(const bd_verdict *verdict, const bd_conditions *conditions, bool allow_options)
{
    if (verdict->kind == BD_REFUSED) return 1;
    if (conditions->difference_count > 0) return 7;
    if (verdict->kind == BD_LEGAL_NOT_PROVED) return 4;
    return conditions->wishes != NULL && !allow_options ? 6 : 0;
}

static void verdict_add_refusal(const bd_verdict_report *report, bd_text *out)
{
    const bd_verdict *verdict = report->verdict;
    const bd_certificate *c = &report->file->certificate;
    const int at = bd_verdict_line(verdict, report->file);
    const char *name = bd_shown(out->arena, report->name);
    const char *sentence = bd_shown(out->arena, verdict->sentence);
    if (verdict->at < c->stage_count)
        bd_text_add(out, BD_SAY(VERIFY_REFUSED_STAGE), name, at, c->stages[verdict->at].id, sentence);
    else
        bd_text_add(out, BD_SAY(VERIFY_REFUSED), name, at, sentence);
}

/* A verdict on the matching of an instance, which has neither rules nor wishes. */
static void verdict_add_instance(const bd_verdict *verdict, bd_text *out)
{
    switch (verdict->kind) {
    case BD_REFUSED: BD_ASSERT(false); break;
    case BD_PROVED_BEST:
        bd_text_add(out,
                    verdict->unique ? BD_SAY_N(VERIFY_MATCHING_UNIQUE, verdict->stages)
                                    : BD_SAY_N(VERIFY_MATCHING, verdict->stages),
                    verdict->stages);
        break;
    case BD_LEGAL_NOT_PROVED: bd_text_add(out, BD_SAY(VERIFY_NOT_PROVED), verdict->sentence); break;
    case BD_PROVED_NO_DRAW: bd_text_add_string(out, BD_SAY(VERIFY_NO_MATCHING_EXISTS)); break;
    }
}

/* A verdict on a draw: by the rules, and under the arbiter's wishes where there are any. */
static void verdict_add_draw(const bd_verdict *verdict, const char *rules, const char *wishes, bd_text *out)
{
    const bool unique = verdict->unique;
    switch (verdict->kind) {
    case BD_REFUSED: BD_ASSERT(false); break;
    case BD_PROVED_BEST:
        if (wishes == NULL)
            bd_text_add(out, unique ? BD_SAY(VERIFY_UNIQUE) : BD_SAY(VERIFY_BEST), rules);
        else
            bd_text_add(out, unique ? BD_SAY(VERIFY_UNIQUE_WISHES) : BD_SAY(VERIFY_BEST_WISHES), rules,
                        wishes);
        break;
    case BD_LEGAL_NOT_PROVED:
        if (wishes == NULL)
            bd_text_add(out, BD_SAY(VERIFY_LEGAL_NOT_PROVED), rules, verdict->sentence);
        else
            bd_text_add(out, BD_SAY(VERIFY_LEGAL_WISHES), rules, wishes, verdict->sentence);
        break;
    case BD_PROVED_NO_DRAW:
        if (wishes == NULL)
            bd_text_add(out, BD_SAY(VERIFY_NO_DRAW), rules);
        else
            bd_text_add(out, BD_SAY(VERIFY_NO_DRAW_WISHES), rules, wishes);
        break;
    }
}

/* The first line. */
static void verdict_add_lead(const bd_verdict_report *report, bd_text *out)
{
    const bd_certificate *c = &report->file->certificate;
    const char *wishes = report->conditions->wishes;
    if (report->verdict->kind == BD_REFUSED)
        verdict_add_refusal(report, out);
    else if (!report->file->of_cards)
        verdict_add_instance(report->verdict, out);
    else
        verdict_add_draw(report->verdict, c->rules, wishes != NULL ? bd_shown(out->arena, wishes) : NULL,
                         out);
    const bd_finishable *f = report->verdict->kind == BD_PROVED_BEST ? c->finishable : NULL;
    if (f != NULL && f->first <= f->last) bd_text_add(out, BD_SAY(VERIFY_AMONG), f->first, f->last);
}

void bd_verdict_text(const bd_verdict_report *report, bd_text *out)
{
    const bd_certificate *c = &report->file->certificate;
    const size_t stages = report->verdict->stages;
    verdict_add_lead(report, out);
    bd_text_add_char(out, '\n');
    for (size_t i = 0; i < report->conditions->difference_count; i++)
        bd_text_add(out, BD_SAY(VERIFY_BUT), bd_shown(out->arena, report->conditions->differences[i]));
    if (report->verdict->kind == BD_REFUSED || !report->file->of_cards) return;
    if (stages > 0) bd_text_add(out, BD_SAY_N(VERIFY_STAGES, stages), stages);
    if (c->options[0] != '\0')
        bd_text_add(out, BD_SAY(VERIFY_ROUND), c->round, bd_shown(out->arena, c->options));
    else
        bd_text_add(out, BD_SAY(VERIFY_ROUND_PLAIN), c->round);
    if (report->conditions->settings != NULL)
        bd_text_add(out, BD_SAY(VERIFY_SETTINGS), bd_shown(out->arena, report->conditions->settings));
}

static void verdict_json_text(bd_text *out, const char *key, const char *value)
{
    bd_text_add(out, ",\n  \"%s\": ", key);
    if (value != NULL)
        bd_text_add_json(out, value);
    else
        bd_text_add_string(out, "null");
}

static const char *verdict_word(bd_verdict_kind kind)
{
    switch (kind) {
    case BD_REFUSED: break;
    case BD_PROVED_BEST: return "best";
    case BD_LEGAL_NOT_PROVED: return "not-proved";
    case BD_PROVED_NO_DRAW: return "no-draw";
    }
    return "refused";
}

static void verdict_json_place(const bd_verdict_report *report, bd_text *out)
{
    const bd_certificate *c = &report->file->certificate;
    const size_t at = report->verdict->at;
    bd_text_add(out, ",\n  \"line\": %d", bd_verdict_line(report->verdict, report->file));
    verdict_json_text(out, "stage", at < c->stage_count ? c->stages[at].id : NULL);
    verdict_json_text(out, "sentence", report->verdict->sentence);
}

void bd_verdict_json(const bd_verdict_report *report, bd_text *out)
{
    const bd_certificate *c = &report->file->certificate;
    const bd_verdict *verdict = report->verdict;
    const bd_conditions *conditions = report->conditions;
    bd_text lead = bd_text_new(out->arena);
    const char *text = NULL;
    verdict_add_lead(report, &lead);
    if (bd_text_finish(&lead, &text, NULL) != BD_OK) out->failed = true;
    bd_text_add(out, "{\n  \"format\": \"verdict/1\",\n  \"verdict\": \"%s\"", verdict_word(verdict->kind));
    bd_text_add(out, ",\n  \"unique\": %s,\n  \"stages\": %zu,\n  \"exit_code\": %d",
                verdict->unique ? "true" : "false", verdict->stages, report->exit_code);
    if (report->file->of_cards) {
        verdict_json_text(out, "rules", c->rules);
        verdict_json_text(out, "options", c->options);
        bd_text_add(out, ",\n  \"round\": %d", c->round);
        verdict_json_text(out, "wishes", conditions->wishes);
        verdict_json_text(out, "file_options", conditions->settings);
    }
    bd_text_add_string(out, ",\n  \"differences\": [");
    for (size_t i = 0; i < conditions->difference_count; i++) {
        if (i > 0) bd_text_add_string(out, ", ");
        bd_text_add_json(out, conditions->differences[i]);
    }
    bd_text_add_char(out, ']');
    if (verdict->kind == BD_REFUSED || verdict->kind == BD_LEGAL_NOT_PROVED) verdict_json_place(report, out);
    verdict_json_text(out, "said", text);
    bd_text_add_string(out, "\n}\n");
}

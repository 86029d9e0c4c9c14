#include "report/print_reasons.h"

#include "report/heading.h"
#include "report/page.h"
#include "report/print_wishes.h"
#include "report/report_words.h"

void bd_reasons_text(const bd_reasons *reasons, int indent, const bd_terminal *terminal, bd_text *out)
{
    for (size_t i = 0; i < reasons->count; i++) {
        const bd_reason *reason = &reasons->items[i];
        bd_text line = bd_text_new(out->arena);
        const char *text = "";
        bd_text_add_string(&line, reason->sentence);
        if (reason->article[0] != '\0' && !bd_words_are_plain()) bd_text_add(&line, " (%s)", reason->article);
        if (bd_text_finish(&line, &text, NULL) != BD_OK) out->failed = true;
        bd_text_add_spaces(out, indent);
        bd_page_wrapped(out, text, indent, terminal->width);
    }
}

void bd_reasons_json(bd_writer *json, const char *key, const bd_reasons *reasons)
{
    bd_writer_list(json, key);
    for (size_t i = 0; i < reasons->count; i++) {
        const bd_reason *reason = &reasons->items[i];
        bd_writer_object_row(json, NULL);
        bd_writer_string(json, "code", reason->code);
        bd_writer_string(json, "article", reason->article);
        bd_writer_string(json, "sentence", reason->sentence);
        bd_writer_list_row(json, "players");
        for (size_t k = 0; k < reason->player_count; k++) bd_writer_int(json, NULL, reason->players[k]);
        bd_writer_end(json);
        if (reason->stage != NULL) {
            bd_writer_string(json, "stage", reason->stage);
            bd_writer_bool(json, "at_latest", reason->at_latest);
            if (!reason->at_latest) bd_writer_int(json, "best", reason->best);
            if (!reason->at_latest) bd_writer_int(json, "other", reason->other);
        }
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

void bd_question_text(const bd_question *question, const bd_terminal *terminal, bd_text *out)
{
    const bd_round *round = question->best.round;
    bd_heading(out, terminal, round->tournament, round->number);
    bd_text_add(out, BD_SAY(REPORT_RULES), round->rules->id, bd_say(round->rules->title));
    bd_text_add_char(out, '\n');
    bd_wishes_text(round->options, terminal, out);
    if (question->other_stands) bd_page_wrapped(out, BD_SAY(REPORT_OTHER_STANDS), 0, terminal->width);
    if (question->best.certificate.outcome == BD_NOT_PROVED)
        bd_page_wrapped(out, BD_SAY(REPORT_BEST_NOT_PROVED), 0, terminal->width);
    bd_text_add_char(out, '\n');
}

void bd_question_json(const bd_question *question, const char *format, bd_writer *json)
{
    const bd_round *round = question->best.round;
    bd_writer_string(json, "format", format);
    bd_writer_string(json, "name", round->tournament->name);
    bd_writer_string(json, "rules", round->rules->id);
    bd_writer_int(json, "round", round->number);
    bd_wishes_json(round->options, json);
    bd_writer_bool(json, "proved", question->best.certificate.outcome == BD_BEST);
    bd_writer_bool(json, "published_is_other", question->other_stands);
}

#include "report/print_reasons.h"

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
        bd_writer_ints(json, "players", reason->players, reason->player_count);
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

bd_reply bd_question_reply(const bd_question *question, const char *format, bd_arena *arena)
{
    const bd_round *round = question->best.round;
    const bd_outcome outcome = question->best.certificate.outcome;
    bd_reply reply = bd_reply_new(arena, format);
    bd_reply_string(&reply, "name", round->tournament->name);
    bd_reply_string(&reply, "rules", round->rules->id);
    bd_reply_int(&reply, "round", round->number);
    bd_reply_heading(&reply, round->tournament, round->number);
    bd_reply_line(
        &reply, bd_reply_print(&reply, BD_SAY(REPORT_RULES), round->rules->id, bd_say(round->rules->title)));
    bd_wishes_reply(round->options, &reply);
    if (question->other_stands) bd_reply_sentence(&reply, BD_SAY(REPORT_OTHER_STANDS));
    if (outcome == BD_NOT_PROVED) bd_reply_sentence(&reply, BD_SAY(REPORT_BEST_NOT_PROVED));
    bd_reply_gap(&reply);
    bd_reply_flag(&reply, "proved", outcome == BD_BEST);
    bd_reply_flag(&reply, "published_is_other", question->other_stands);
    return reply;
}

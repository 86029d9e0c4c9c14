#include "report/print_wishes.h"

#include "report/page.h"
#include "report/report_words.h"
#include "rulebook/options/draw_wishes.h"

const char *bd_wishes_words(const bd_draw_options *options, bd_text *out)
{
    if (!bd_wishes_any(options)) return NULL;
    bd_text wishes = bd_text_new(out->arena);
    bd_wishes_add(options, &wishes);
    return bd_page_part(out, &wishes);
}

void bd_wishes_text(const bd_draw_options *options, const bd_terminal *terminal, bd_text *out)
{
    const char *words = bd_wishes_words(options, out);
    if (words == NULL) return;
    bd_text line = bd_text_new(out->arena);
    bd_text_add(&line, BD_SAY(REPORT_WISHES), words);
    bd_page_wrapped(out, bd_page_part(out, &line), 0, terminal->width);
}

void bd_wishes_json(const bd_draw_options *options, bd_writer *json)
{
    const char *words = bd_wishes_words(options, json->text);
    if (words != NULL) bd_writer_string(json, "wishes", words);
}

void bd_wishes_reply(const bd_draw_options *options, bd_reply *reply)
{
    bd_text wishes = bd_text_new(reply->arena);
    if (!bd_wishes_any(options)) return;
    bd_wishes_add(options, &wishes);
    bd_reply_string(reply, "wishes", bd_reply_text(reply, &wishes));
    bd_reply_say(reply, BD_SAY(REPORT_WISHES), bd_reply_text(reply, &wishes));
}

#include "report/page.h"

#include "people/unicode.h"
#include "report/report_words.h"

#include <stdio.h>
#include <string.h>

static void page_dressed(bd_text *out, const bd_terminal *terminal, const char *escape, const char *string)
{
    if (terminal->colour)
        bd_text_add(out, "\x1b[%sm%s\x1b[0m", escape, string);
    else
        bd_text_add_string(out, string);
}

void bd_page_bold(bd_text *out, const bd_terminal *terminal, const char *string)
{
    page_dressed(out, terminal, "1", string);
}

void bd_page_dim(bd_text *out, const bd_terminal *terminal, const char *string)
{
    page_dressed(out, terminal, "2", string);
}

void bd_page_end_line(bd_text *out)
{
    while (out->length > 0 && out->bytes[out->length - 1] == ' ') out->bytes[--out->length] = '\0';
    bd_text_add_char(out, '\n');
}

void bd_page_wrapped(bd_text *out, const char *sentence, int indent, int width)
{
    int at = indent;
    while (*sentence != '\0') {
        const size_t length = strcspn(sentence, " \n");
        const char *word = bd_arena_copy_bytes(out->arena, sentence, length);
        const int columns = word != NULL ? bd_text_width(word) : (int)length;
        if (at > indent && at + 1 + columns > width) {
            bd_text_add_char(out, '\n');
            bd_text_add_spaces(out, indent);
            at = indent;
        } else if (at > indent) {
            bd_text_add_char(out, ' ');
            at++;
        }
        bd_text_add_bytes(out, sentence, length);
        at += columns;
        sentence += length;
        sentence += *sentence != '\0';
    }
    bd_text_add_char(out, '\n');
}

const char *bd_page_round(bd_text *out, const bd_tournament *event, int round, bool after)
{
    if (event->rounds > 0)
        return BD_PRINT(out, after ? BD_SAY(REPORT_AFTER_ROUND_OF) : BD_SAY(REPORT_ROUND_OF), round,
                        event->rounds);
    return BD_PRINT(out, after ? BD_SAY(REPORT_AFTER_ROUND) : BD_SAY(REPORT_ROUND), round);
}

void bd_page_heading(bd_text *out, const bd_terminal *terminal, const bd_tournament *event, int round,
                     bool after)
{
    const char *line;
    if (event->name == NULL)
        line = bd_page_round(out, event, round, after);
    else if (event->rounds > 0)
        line = BD_PRINT(out, after ? BD_SAY(REPORT_EVENT_AFTER_ROUND_OF) : BD_SAY(REPORT_EVENT_ROUND_OF),
                        event->name, round, event->rounds);
    else
        line = BD_PRINT(out, after ? BD_SAY(REPORT_EVENT_AFTER_ROUND) : BD_SAY(REPORT_EVENT_ROUND),
                        event->name, round);
    bd_page_bold(out, terminal, line);
    bd_text_add_char(out, '\n');
}

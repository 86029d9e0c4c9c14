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

const char *bd_page_part(bd_text *out, bd_text *part)
{
    const char *text = "";
    if (bd_text_finish(part, &text, NULL) != BD_OK) out->failed = true;
    return text;
}

const char *bd_page_print(bd_arena *arena, const char *format, va_list args)
{
    char usual[200]; /* most pieces are shorter, and are printed once */
    va_list again;
    va_copy(again, args);
    const int length = vsnprintf(usual, sizeof usual, format, again);
    va_end(again);
    if (length >= 0 && (size_t)length < sizeof usual)
        return bd_arena_copy_bytes(arena, usual, (size_t)length);
    char *text = length >= 0 ? bd_arena_alloc(arena, (size_t)length + 1, 1) : NULL;
    if (text != NULL) (void)vsnprintf(text, (size_t)length + 1, format, args);
    return text;
}

const char *bd_page_say(bd_text *out, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    const char *words = bd_page_print(out->arena, format, args);
    va_end(args);
    out->failed = out->failed || words == NULL;
    return words != NULL ? words : "";
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
        return bd_page_say(out, after ? BD_SAY(REPORT_AFTER_ROUND_OF) : BD_SAY(REPORT_ROUND_OF), round,
                           event->rounds);
    return bd_page_say(out, after ? BD_SAY(REPORT_AFTER_ROUND) : BD_SAY(REPORT_ROUND), round);
}

void bd_page_heading(bd_text *out, const bd_terminal *terminal, const bd_tournament *event, int round,
                     bool after)
{
    const char *line;
    if (event->name == NULL)
        line = bd_page_round(out, event, round, after);
    else if (event->rounds > 0)
        line = bd_page_say(out, after ? BD_SAY(REPORT_EVENT_AFTER_ROUND_OF) : BD_SAY(REPORT_EVENT_ROUND_OF),
                           event->name, round, event->rounds);
    else
        line = bd_page_say(out, after ? BD_SAY(REPORT_EVENT_AFTER_ROUND) : BD_SAY(REPORT_EVENT_ROUND),
                           event->name, round);
    bd_page_bold(out, terminal, line);
    bd_text_add_char(out, '\n');
}

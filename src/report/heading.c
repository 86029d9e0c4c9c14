#include "report/heading.h"

#include "report/page.h"
#include "report/report_words.h"

static void heading_line(bd_text *out, const bd_terminal *terminal, bd_text *line)
{
    bd_page_bold(out, terminal, bd_page_part(out, line));
    bd_text_add_char(out, '\n');
}

void bd_heading(bd_text *out, const bd_terminal *terminal, const bd_tournament *tournament, int round)
{
    bd_text line = bd_text_new(out->arena);
    const char *name = tournament->name;
    if (name != NULL && tournament->rounds > 0)
        bd_text_add(&line, BD_SAY(REPORT_EVENT_ROUND_OF), name, round, tournament->rounds);
    else if (name != NULL)
        bd_text_add(&line, BD_SAY(REPORT_EVENT_ROUND), name, round);
    else if (tournament->rounds > 0)
        bd_text_add(&line, BD_SAY(REPORT_ROUND_OF), round, tournament->rounds);
    else
        bd_text_add(&line, BD_SAY(REPORT_ROUND), round);
    heading_line(out, terminal, &line);
}

void bd_heading_after(bd_text *out, const bd_terminal *terminal, const bd_tournament *tournament, int round)
{
    bd_text line = bd_text_new(out->arena);
    const char *name = tournament->name;
    if (name != NULL && tournament->rounds > 0)
        bd_text_add(&line, BD_SAY(REPORT_EVENT_AFTER_ROUND_OF), name, round, tournament->rounds);
    else if (name != NULL)
        bd_text_add(&line, BD_SAY(REPORT_EVENT_AFTER_ROUND), name, round);
    else if (tournament->rounds > 0)
        bd_text_add(&line, BD_SAY(REPORT_AFTER_ROUND_OF), round, tournament->rounds);
    else
        bd_text_add(&line, BD_SAY(REPORT_AFTER_ROUND), round);
    heading_line(out, terminal, &line);
}

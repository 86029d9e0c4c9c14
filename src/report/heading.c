#include "report/heading.h"

#include "report/page.h"

void bd_heading(bd_text *out, const bd_terminal *terminal, const bd_tournament *tournament, const char *lead,
                int round)
{
    bd_text line = bd_text_new(out->arena);
    if (tournament->name != NULL)
        bd_text_add(&line, "%s, %s %d", tournament->name, lead, round);
    else
        bd_text_add(&line, "%c%s %d", lead[0] - 'a' + 'A', lead + 1, round);
    if (tournament->rounds > 0) bd_text_add(&line, " of %d", tournament->rounds);
    const char *text = bd_page_part(out, &line);
    bd_page_bold(out, terminal, text);
    bd_text_add_char(out, '\n');
}

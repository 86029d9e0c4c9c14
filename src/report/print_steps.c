#include "report/print_steps.h"

#include "report/page.h"
#include "report/report_words.h"

void bd_steps_text(const bd_hand_result *result, const bd_terminal *terminal, bd_text *out)
{
    enum { INDENT = 5 };
    for (size_t i = 0; i < result->step_count; i++) {
        const bd_hand_step *step = &result->steps[i];
        bd_text line = bd_text_new(out->arena);
        if (step->level >= 0)
            bd_text_add(&line, BD_SAY(REPORT_STEP_OF_LEVEL), step->level + 1, step->sentence);
        else
            bd_text_add_string(&line, step->sentence);
        if (step->article[0] != '\0') bd_text_add(&line, " (%s)", step->article);
        bd_text_add(out, "%3zu. ", i + 1);
        bd_page_wrapped(out, bd_page_part(out, &line), INDENT, terminal->width);
    }
}

void bd_stuck_text(const bd_round *round, const bd_hand_result *result, bd_text *out)
{
    bd_text ids = bd_text_new(out->arena);
    for (size_t i = 0; i < result->left_count; i++) {
        const int u = result->left[i];
        if (u != round->bye) bd_text_add(&ids, ids.length > 0 ? ", %d" : "%d", round->players[u].id);
    }
    bd_text_add(out, BD_SAY(REPORT_STUCK), result->stuck_level + 1, bd_page_part(out, &ids));
}

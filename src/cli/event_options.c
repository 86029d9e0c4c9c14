#include "cli/event_options.h"

bd_status bd_cli_event_plan(const bd_event_plan *asked, bd_event_plan *plan, bd_err *err)
{
    const struct {
        const int *from;
        int *to;
    } numbers[] = {{&asked->rounds, &plan->rounds},
                   {&asked->rating, &plan->rating},
                   {&asked->spread, &plan->spread},
                   {&asked->noise, &plan->noise},
                   {&asked->draws, &plan->draws},
                   {&asked->unrated, &plan->unrated},
                   {&asked->forfeits, &plan->forfeits},
                   {&asked->half_byes, &plan->half_byes},
                   {&asked->zero_byes, &plan->zero_byes},
                   {&asked->late, &plan->late},
                   {&asked->withdrawals, &plan->withdrawals},
                   {&asked->forbidden, &plan->forbidden},
                   {&asked->clubs, &plan->clubs},
                   {&asked->schools, &plan->schools},
                   {&asked->teams, &plan->teams}};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (*numbers[i].from != BD_NOT_GIVEN) *numbers[i].to = *numbers[i].from;
    plan->accelerated = asked->accelerated;
    if (plan->accelerated && !bd_rulebook_named_has(plan->rules, BD_HAS_ACCELERATION))
        BD_FAIL(err, BD_USAGE, "--accelerated", BD_SAY(CLI_EVENT_NOT_ACCELERATED));
    return BD_OK;
}

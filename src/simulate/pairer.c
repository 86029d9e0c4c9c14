#include "simulate/pairer.h"

#include "certify/best.h"
#include "simulate/simulate_words.h"

#include <stdio.h>
#include <string.h>

static const char pairer_best[] = "best";

/* "best, cards, lazy, ..." */
static const char *pairer_choices(char *buffer, size_t size)
{
    size_t used = (size_t)snprintf(buffer, size, "%s", pairer_best);
    for (size_t i = 0; i < bd_method_count() && used < size; i++)
        used += (size_t)snprintf(buffer + used, size - used, ", %s", bd_method_at(i)->id);
    return buffer;
}

bd_status bd_pairer_find(const char *id, bd_pairer *out, bd_err *err)
{
    const bd_method *method = bd_method_find(id);
    char choices[128];
    if (method == NULL && strcmp(id, pairer_best) != 0)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SIMULATE_NOT_A_METHOD), id,
                pairer_choices(choices, sizeof choices));
    *out = (bd_pairer){.id = method == NULL ? pairer_best : method->id, .method = method};
    return BD_OK;
}

static bd_status pairer_draw_best(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                                  int number, const bd_draw_options *options, bd_draw *out, bool *found,
                                  bd_err *err)
{
    const bd_solve_options how = {.prove_unique = false};
    bd_best best;
    BD_TRY(bd_best_draw(arena, tournament, rules, number, options, &how, &best, err));
    *found = best.certificate.outcome != BD_NO_MATCHING;
    *out = best.draw;
    return BD_OK;
}

bd_status bd_pairer_draw(const bd_pairer *pairer, bd_arena *arena, const bd_tournament *tournament,
                         const bd_rulebook *rules, int number, const bd_draw_options *options, bd_draw *out,
                         bool *found, bd_err *err)
{
    if (pairer->method == NULL)
        return pairer_draw_best(arena, tournament, rules, number, options, out, found, err);
    bd_round *round;
    BD_TRY(bd_round_new(arena, tournament, rules, number, options, &round, err));
    const bd_hand_wishes wishes = {.seed = options->seed};
    bd_hand_result result;
    BD_TRY(pairer->method->draw(arena, round, &wishes, &result, err));
    *found = !result.stuck;
    return result.stuck ? BD_OK : bd_hand_publish(arena, round, &result, out, err);
}

#include "explain/compare.h"

#include "base/text.h"
#include "base/words.h"
#include "explain/explain_words.h"

static size_t compare_count_shared(const bd_round *round, const uint16_t *best, const uint16_t *hand)
{
    size_t shared = 0;
    for (int u = 0; u < round->nodes; u++) shared += u < best[u] && best[u] == hand[u];
    return shared;
}

static bd_status compare_say(bd_arena *arena, bd_side_by_side *out, bd_err *err)
{
    const bool best_exists = out->best.certificate.mate != NULL;
    bd_text text = bd_text_new(arena);
    if (out->hand.stuck)
        bd_text_add(&text,
                    best_exists ? BD_SAY_N(EXPLAIN_STUCK, out->hand.left_count)
                                : BD_SAY_N(EXPLAIN_STUCK_NO_DRAW, out->hand.left_count),
                    bd_say(out->method->title), out->hand.stuck_level + 1, out->hand.left_count);
    else
        bd_text_add(&text, BD_SAY(EXPLAIN_THE_DRAW_OF), bd_say(out->method->title));
    BD_TRY(bd_text_finish(&text, &out->sentence, err));
    if (out->hand.stuck || !best_exists) return BD_OK;
    return bd_difference_say(arena, out->best.round, &out->difference, out->sentence, &out->sentence, err);
}

bd_status bd_compare_methods(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                             int number, const bd_draw_options *options, const bd_solve_options *how,
                             const bd_method *method, bool steps, bd_side_by_side *out, bd_err *err)
{
    *out = (bd_side_by_side){.method = method};
    BD_TRY(bd_best_draw(arena, tournament, rules, number, options, how, &out->best, err));
    bd_round *round = out->best.round;
    const bd_hand_wishes wishes = {.steps = steps, .seed = round->options->seed};
    BD_TRY(method->draw(arena, round, &wishes, &out->hand, err));
    out->hand_draw.round = round->number;
    if (!out->hand.stuck) {
        size_t count;
        BD_TRY(bd_hand_publish(arena, round, &out->hand, &out->hand_draw, err));
        BD_TRY(bd_values_of(round, arena, out->hand.mate, NULL, &out->values, &count, err));
    }
    if (!out->hand.stuck && out->best.certificate.mate != NULL) {
        out->shared = compare_count_shared(round, out->best.certificate.mate, out->hand.mate);
        BD_TRY(bd_difference_of(arena, &out->best, out->hand.mate, &out->difference, err));
        BD_TRY(bd_rings_of(arena, round, out->best.certificate.mate, out->hand.mate, -1, &out->rings, err));
    }
    return compare_say(arena, out, err);
}

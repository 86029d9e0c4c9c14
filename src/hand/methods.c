/* Methods: the list of them, and the published draw of what they give. */
#include "hand/hand.h"

#include <string.h>

static const bd_method methods[] = {
    {"cards", "the card procedure",
     "The arbiter's work with pairing cards as the British guide describes it.", bd_cards_draw},
    {"lazy", "the lazy person's system",
     "Top half against bottom half, repeats avoided by what is nearest, nothing written down.", bd_lazy_draw},
    {"greedy", "greedy from the top",
     "Card after card from the top takes the opponent that looks best at that moment.", bd_greedy_draw},
    {"nearest", "the next lower player",
     "Card after card from the top takes the next lower one it may meet; no look ahead.", bd_nearest_draw},
    {"random", "any legal opponent", "Card after card from the top takes a legal opponent by lot.",
     bd_random_draw},
};

size_t bd_method_count(void) { return sizeof methods / sizeof *methods; }

const bd_method *bd_method_at(size_t index) { return &methods[index]; }

const bd_method *bd_method_find(const char *id)
{
    for (size_t i = 0; i < bd_method_count(); i++)
        if (strcmp(methods[i].id, id) == 0) return &methods[i];
    return NULL;
}

bd_status bd_hand_publish(bd_arena *arena, const bd_round *round, const bd_hand_result *result, bd_draw *out,
                          bd_err *err)
{
    if (result->stuck) BD_FAIL(err, BD_USAGE, NULL, "the method got stuck: there is no draw to publish");
    BD_TRY(bd_round_draw(round, arena, result->mate, out, err));
    for (size_t i = 0; result->white != NULL && i < out->board_count; i++) {
        bd_board *board = &out->boards[i];
        if (result->white[bd_round_node(round, board->white)] == 0)
            *board = (bd_board){.white = board->black, .black = board->white};
    }
    return BD_OK;
}

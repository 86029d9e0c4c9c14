/* Methods: the list of them, and the published draw of what they give. */
#include "hand/hand.h"
#include "hand/hand_words.h"

#include <string.h>

static const bd_method methods[] = {
    {"cards", BD_ENGLISH(HAND_CARDS_TITLE), BD_ENGLISH(HAND_CARDS), bd_cards_draw},
    {"lazy", BD_ENGLISH(HAND_LAZY_TITLE), BD_ENGLISH(HAND_LAZY), bd_lazy_draw},
    {"greedy", BD_ENGLISH(HAND_GREEDY_TITLE), BD_ENGLISH(HAND_GREEDY), bd_greedy_draw},
    {"nearest", BD_ENGLISH(HAND_NEAREST_TITLE), BD_ENGLISH(HAND_NEAREST), bd_nearest_draw},
    {"random", BD_ENGLISH(HAND_RANDOM_TITLE), BD_ENGLISH(HAND_RANDOM), bd_random_draw},
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
    if (result->stuck) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(HAND_NO_DRAW));
    BD_TRY(bd_round_draw(round, arena, result->mate, out, err));
    for (size_t i = 0; result->white != NULL && i < out->board_count; i++) {
        bd_board *board = &out->boards[i];
        if (result->white[bd_round_node(round, board->white)] == 0)
            *board = (bd_board){.white = board->black, .black = board->white};
    }
    return BD_OK;
}

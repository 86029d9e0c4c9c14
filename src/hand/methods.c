/* Methods: the list of them, and the published draw of what they give. */
#include "hand/hand.h"
#include "hand/hand_words.h"

#include <string.h>

#define METHODS_ROW(id, title, sentence) {#id, BD_ENGLISH(title), BD_ENGLISH(sentence), bd_##id##_draw},

static const bd_method methods[] = {BD_METHODS(METHODS_ROW){.id = NULL}}; /* the last row ends them */

size_t bd_method_count(void) { return sizeof methods / sizeof *methods - 1; }

const bd_method *bd_method_at(size_t index) { return &methods[index]; }

const bd_method *bd_method_find(const char *id)
{
    for (const bd_method *method = methods; method->id != NULL; method++)
        if (strcmp(method->id, id) == 0) return method;
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

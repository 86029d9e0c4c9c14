#include "hand/level.h"

#include "cards/card.h"
#include "rulebook/rulebook.h"

#include <string.h>

bool bd_level_open(bd_desk *desk, const bd_eye *eye, int level, const uint16_t *incoming, int count,
                   int depth, const bd_level *with, bd_level *out)
{
    const bd_round *round = desk->round;
    const size_t most = (size_t)(count + round->level_start[level + 1] - round->level_start[level]);
    *out = (bd_level){.desk = desk,
                      .eye = eye,
                      .level = level,
                      .bye_level = with->bye_level,
                      .any_bye = with->any_bye,
                      .patience = with->patience,
                      .reach = with->reach,
                      .depth = depth,
                      .incoming = count,
                      .cards = bd_desk_room(desk, most, sizeof *out->cards),
                      .mate = bd_desk_room(desk, most, sizeof *out->mate),
                      .pairs = bd_desk_room(desk, most * most, sizeof *out->pairs)};
    if (desk->status != BD_OK) return false;
    if (count > 0) memcpy(out->cards, incoming, (size_t)count * sizeof *incoming);
    out->count = count + bd_desk_waiting(desk, level, out->cards + count);
    for (int i = 0; i < out->count; i++)
        for (int k = i + 1; k < out->count; k++)
            out->pairs[i * out->count + k] = out->pairs[k * out->count + i] =
                bd_pair_of(eye, out->cards[i], out->cards[k]);
    return true;
}

/* From the mid-line down and then from it up (CAA 20); from the bottom up where the rules say so (CAA 29).
 * Cards that have left the level already are not counted. */
int bd_level_place_down(const bd_level *level, int line, int own)
{
    const bool low = bd_rulebook_has(level->desk->round->rules, BD_HAS_BRACKETS | BD_HAS_LOW_DOWNFLOATERS);
    if (!level->eye->halves) return own;
    return low || own < line ? (level->count - level->incoming) - 1 - own : own - line;
}

/* The bye is sought like a downfloater (CAA 6); the schools give that of round 1 to the last in alphabetical
 * order who is not a top player (SCA 4). */
int bd_level_place_bye(const bd_level *level, int line, int own)
{
    const bd_round *round = level->desk->round;
    if (!bd_rulebook_has(round->rules, BD_HAS_SCHOOLS) || !bd_round_is_first(round))
        return bd_level_place_down(level, line, own);
    const bool top = round->players[level->cards[level->incoming + own]].card->top;
    return (level->count - level->incoming) - 1 - own + (top ? (level->count - level->incoming) : 0);
}

/* From the top down (CAA 21); from the mid-line up where the rules say so, and then from it down (CAA 28). */
int bd_level_place_up(const bd_level *level, int line, int own)
{
    const bool low = bd_rulebook_has(level->desk->round->rules, BD_HAS_LOW_UPFLOATERS);
    return level->eye->halves && low && own < line ? line - 1 - own : own;
}

int bd_level_below(const bd_level *level, const uint16_t *leaving, int count, uint16_t *list)
{
    for (int i = 0; i < count; i++) list[i] = leaving[i];
    return count + bd_desk_waiting(level->desk, level->level + 1, list + count);
}

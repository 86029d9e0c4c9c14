#include "cards/stage.h"

#include <string.h>

void bd_stage_id_add(char id[BD_STAGE_ID_SIZE], const char *piece)
{
    const size_t before = strlen(id), room = BD_STAGE_ID_SIZE - 1 - before, length = strlen(piece);
    BD_ASSERT(before < BD_STAGE_ID_SIZE);
    const size_t taken = length < room ? length : room;
    memcpy(id + before, piece, taken);
    id[before + taken] = '\0';
}

/* Thousands of ids are made in a draw: printf would take longer than what they are the ids of. */
void bd_stage_id_add_number(char id[BD_STAGE_ID_SIZE], int number)
{
    char digits[16];
    char *first = digits + sizeof digits - 1;
    BD_ASSERT(number >= 0);
    *first = '\0';
    do *--first = (char)('0' + number % 10);
    while ((number /= 10) > 0);
    bd_stage_id_add(id, first);
}

/* Neighbours in rank are mostly alike. */
int bd_stage_number_kinds(const bd_stage *stage, int nodes, int most, uint8_t *kind)
{
    int first[UINT8_MAX], count = 0;
    BD_ASSERT(most <= UINT8_MAX);
    if (stage->alike == NULL) return 0;
    for (int u = 0; u < nodes; u++) {
        int k = 0;
        if (u > 0 && stage->alike(stage->context, u - 1, u))
            k = kind[u - 1];
        else
            while (k < count && !stage->alike(stage->context, first[k], u)) k++;
        if (k == most) return 0;
        if (k == count) first[count++] = u;
        kind[u] = (uint8_t)k;
    }
    return count;
}

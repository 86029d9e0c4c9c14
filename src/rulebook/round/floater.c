#include "rulebook/round/floater.h"

#include "base/assert.h"

/* From the mid-line down and then from it up; from the bottom up where the rules say so. */
int bd_floater_place_down(const bd_rulebook *rules, int size, int line, int position)
{
    BD_ASSERT(0 <= position && position < size);
    if (bd_rulebook_has(rules, BD_HAS_BRACKETS | BD_HAS_LOW_DOWNFLOATERS) || position < line)
        return size - 1 - position;
    return position - line;
}

/* From the top down; from the mid-line up where the rules say so, and then from it down. */
int bd_floater_place_up(const bd_rulebook *rules, int line, int position)
{
    BD_ASSERT(position >= 0);
    if (!bd_rulebook_has(rules, BD_HAS_LOW_UPFLOATERS) || position >= line) return position;
    return line - 1 - position;
}

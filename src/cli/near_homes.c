#include "cli/near_homes.h"

#include "cards/card.h"
#include "cards/home.h"
#include "cli/cli_words.h"
#include "lists/list.h"

enum { NEAR_HOMES_MOST = 200 }; /* of one kind: there are never so many schools that arbiters look after */

static const char *near_home_of(const bd_card *card, int kind)
{
    return kind == 0 ? card->club : kind == 1 ? card->school : card->team;
}

/* The different homes of that kind, one spelling each. */
static size_t near_homes_list(const bd_tournament *tournament, int kind, const char **out)
{
    size_t count = 0;
    for (size_t i = 0; i < tournament->card_count && count < NEAR_HOMES_MOST; i++) {
        const char *own = near_home_of(&tournament->cards[i], kind);
        size_t k = 0;
        if (own == NULL || own[0] == '\0') continue;
        while (k < count && !bd_same_home(own, out[k])) k++;
        if (k == count) out[count++] = own;
    }
    return count;
}

bd_status bd_cli_warn_near_homes(bd_context *context, const bd_tournament *tournament, bd_err *err)
{
    const char *homes[NEAR_HOMES_MOST];
    bd_home_core cores[NEAR_HOMES_MOST];
    for (int kind = 0; kind < 3; kind++) {
        const size_t count = near_homes_list(tournament, kind, homes);
        for (size_t i = 0; i < count; i++) BD_TRY(bd_home_core_of(context->arena, homes[i], &cores[i], err));
        for (size_t i = 0; i < count; i++)
            for (size_t k = 0; k < i; k++) {
                if (bd_homes_near(&cores[k], &cores[i]))
                    bd_warn(context, BD_SAY(CLI_NEAR_HOMES), homes[k], homes[i], homes[i], homes[k]);
            }
    }
    return BD_OK;
}

/* Company: pairs that had better be avoided though they are legal. */
#include "cards/card.h"
#include "hand/desk.h"

#include "base/assert.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/declaration.h"
#include "rulebook/rulebook.h"
#include "rulebook/stages/chain.h"

#include <string.h>

static bool company_same_text(const char *a, const char *b)
{
    return a != NULL && b != NULL && a[0] != '\0' && strcmp(a, b) == 0;
}

static bool company_share_a_group(const bd_card *a, const bd_card *b)
{
    for (size_t i = 0; i < a->group_count; i++)
        for (size_t k = 0; k < b->group_count; k++)
            if (company_same_text(a->groups[i], b->groups[k])) return true;
    return false;
}

static bool company_rules_ask_for(const bd_round *round, const char *criterion)
{
    for (size_t i = 0; i < round->rules->rule_count; i++)
        if (strcmp(round->rules->rules[i].criterion->id, criterion) == 0) return true;
    return false;
}

bool bd_desk_better_not(const bd_desk *desk, int u, int v)
{
    const bd_round *round = desk->round;
    BD_ASSERT(u < round->cards && v < round->cards); /* the bye is company for nobody */
    const bd_player *a = &round->players[u];
    const bd_player *b = &round->players[v];
    if (round->number == 2 && a->half_bye_before && b->half_bye_before) return true;
    if (bd_links_has(&round->defaulted, u, v) || bd_links_has(&round->avoid, u, v)) return true;
    if (company_same_text(a->card->school, b->card->school) && company_rules_ask_for(round, "school"))
        return true;
    if (round->number > bd_option_int(round, &bd_option_club_rounds)) return false;
    return company_same_text(a->card->club, b->card->club) || company_share_a_group(a->card, b->card);
}

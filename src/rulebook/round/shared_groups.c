/* Company: the groups (key "avoid": relatives, area, ...) that players share.
 *
 * Groups are texts in the file. Each text gets a number once, so that two players are compared by walking two
 * short ascending lists: a round prices every pair of them, and files may name many groups. */
#include "cards/card.h"
#include "rulebook/round/round.h"

#include <stdlib.h>
#include <string.h>

/* A group of a player; its number is that of the first entry with its text in sorted order. */
typedef struct company_entry {
    const char *text;
    uint32_t number;
    int node;
} company_entry;

static int company_by_text(const void *a, const void *b)
{
    return strcmp(((const company_entry *)a)->text, ((const company_entry *)b)->text);
}

static int company_by_node(const void *a, const void *b)
{
    const company_entry *x = a, *y = b;
    if (x->node != y->node) return x->node < y->node ? -1 : 1;
    return (x->number > y->number) - (x->number < y->number);
}

bd_status bd_company_new(const bd_round *round, bd_arena *arena, bd_company *out, bd_err *err)
{
    size_t count = 0;
    uint32_t *start, *group;
    company_entry *entries;
    for (int u = 0; u < round->cards; u++) count += round->players[u].card->group_count;
    BD_NEW(start, arena, round->cards + 1, err);
    BD_NEW(group, arena, count, err);
    *out = (bd_company){start, group};
    const bd_arena_mark mark = bd_arena_here(arena);
    BD_NEW(entries, arena, count, err);
    size_t at = 0;
    for (int u = 0; u < round->cards; u++)
        for (size_t i = 0; i < round->players[u].card->group_count; i++)
            entries[at++] = (company_entry){.text = round->players[u].card->groups[i], .node = u};
    BD_ASSERT(at == count && count <= UINT32_MAX);
    if (count > 0) qsort(entries, count, sizeof *entries, company_by_text);
    for (size_t i = 1; i < count; i++)
        entries[i].number =
            strcmp(entries[i].text, entries[i - 1].text) == 0 ? entries[i - 1].number : (uint32_t)i;
    if (count > 0) qsort(entries, count, sizeof *entries, company_by_node);
    for (size_t i = 0; i < count; i++) {
        group[i] = entries[i].number;
        start[entries[i].node + 1] = (uint32_t)i + 1;
    }
    for (int u = 0; u < round->cards; u++)
        if (start[u + 1] < start[u]) start[u + 1] = start[u];
    bd_arena_back_to(arena, mark);
    return BD_OK;
}

bool bd_company_shares(const bd_company *company, int u, int v)
{
    uint32_t a = company->start[u], b = company->start[v];
    const uint32_t a_end = company->start[u + 1], b_end = company->start[v + 1];
    BD_ASSERT(a <= a_end && b <= b_end);
    while (a < a_end && b < b_end) {
        if (company->group[a] == company->group[b]) return true;
        if (company->group[a] < company->group[b])
            a++;
        else
            b++;
    }
    return false;
}

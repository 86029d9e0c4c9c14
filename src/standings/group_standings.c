#include "standings/group_standings.h"

#include "base/assert.h"
#include "cards/card.h"

#include <stdlib.h>
#include <string.h>

/* What a card is grouped by; NULL: nothing. */
static const char *group_standings_text(bd_grouping by, const bd_card *card)
{
    const char *text = by == BD_BY_SCHOOL ? card->school : card->team;
    return text != NULL && text[0] != '\0' ? text : NULL;
}

/* A group while it is ranked: qsort hands nothing else on. */
typedef struct group_row {
    bd_ranked_group group;
    size_t best;
} group_row;

/* Totals, then the next players one by one: who has no more loses to who has one. */
static int group_compare_scores(const group_row *a, const group_row *b)
{
    if (a->group.total != b->group.total) return a->group.total > b->group.total ? -1 : 1;
    for (size_t i = a->best;; i++) {
        const bool here = i < a->group.player_count;
        const bool there = i < b->group.player_count;
        if (!here && !there) return 0;
        if (here != there) return here ? -1 : 1;
        const int order = b->group.players[i]->score - a->group.players[i]->score;
        if (order != 0) return order;
    }
}

static int group_compare_rows(const void *a, const void *b)
{
    const group_row *x = a;
    const group_row *y = b;
    const int order = group_compare_scores(x, y);
    return order != 0 ? order : strcmp(x->group.name, y->group.name);
}

static int group_compare_names(const void *a, const void *b)
{
    const group_row *x = a;
    const group_row *y = b;
    return strcmp(x->group.name, y->group.name);
}

/* One row a name, alphabetically. */
static size_t group_unite(group_row *rows, size_t count)
{
    size_t kept = 0;
    if (count > 0) qsort(rows, count, sizeof *rows, group_compare_names);
    for (size_t i = 0; i < count; i++)
        if (kept == 0 || strcmp(rows[kept - 1].group.name, rows[i].group.name) != 0) rows[kept++] = rows[i];
    return kept;
}

static bd_status group_fill(bd_arena *arena, const bd_tournament *event, const bd_ranked *standings,
                            bd_grouping by, group_row *row, bd_err *err)
{
    const size_t all = bd_standings_count(event);
    const bd_ranked **players;
    BD_NEW(players, arena, all, err);
    for (size_t i = 0; i < all; i++) {
        const char *text = group_standings_text(by, &event->cards[standings[i].card]);
        if (text == NULL || strcmp(text, row->group.name) != 0) continue;
        if (row->group.player_count < row->best) row->group.total += standings[i].score;
        players[row->group.player_count++] = &standings[i];
    }
    BD_ASSERT(row->group.player_count > 0);
    row->group.players = players;
    return BD_OK;
}

bd_status bd_group_standings(bd_arena *arena, const bd_tournament *tournament, const bd_ranked *standings,
                             bd_grouping by, int best, bd_ranked_group **out, size_t *count, bd_err *err)
{
    const size_t all = bd_standings_count(tournament);
    group_row *rows;
    bd_ranked_group *groups;
    size_t found = 0;
    BD_ASSERT(best >= 1);
    BD_NEW(rows, arena, all, err);
    for (size_t i = 0; i < all; i++) {
        const char *name = group_standings_text(by, &tournament->cards[standings[i].card]);
        if (name != NULL) rows[found++] = (group_row){.group = {.name = name}, .best = (size_t)best};
    }
    found = group_unite(rows, found);
    for (size_t g = 0; g < found; g++) BD_TRY(group_fill(arena, tournament, standings, by, &rows[g], err));
    if (found > 0) qsort(rows, found, sizeof *rows, group_compare_rows);
    BD_NEW(groups, arena, found, err);
    for (size_t g = 0; g < found; g++) {
        groups[g] = rows[g].group;
        const bool shared = g > 0 && group_compare_scores(&rows[g - 1], &rows[g]) == 0;
        groups[g].place = shared ? groups[g - 1].place : (int)g + 1;
    }
    *out = groups;
    *count = found;
    return BD_OK;
}

/* The values of a FIDE draw counted from its boards, bracket by bracket, without a look at a stage's costs.
 */
#include "rulebook/fide/fide_bracket.h"
#include "rulebook/stages/laid_draw.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bd_status count_add(bd_tally *tally, const char *stage, int64_t value, bd_err *err)
{
    BD_ROOM(tally->items, tally->count, tally->capacity, tally->arena, err);
    bd_count *count = &tally->items[tally->count++];
    snprintf(count->stage, sizeof count->stage, "%s", stage);
    count->value = value;
    return BD_OK;
}

/* One bracket with its boards on the table. */
typedef struct bracket_table {
    const bd_round *round;
    const uint16_t *mate;
    bd_tally *tally;
    bd_err *err;
    int level;
    const bool *moved; /* left over from above */
    bool *left;        /* left over from here */
} bracket_table;

static const bd_player *player(const bracket_table *t, int u) { return &t->round->players[u]; }
static bool belongs(const bracket_table *t, int u)
{
    return u < t->round->cards && (t->moved[u] || player(t, u)->level == t->level);
}
static bool leaves(const bracket_table *t, int u) { return belongs(t, u) && !belongs(t, t->mate[u]); }

static bd_status count(const bracket_table *t, const char *name, int level, int64_t value)
{
    char stage[BD_STAGE_ID_SIZE];
    if (level < 0)
        snprintf(stage, sizeof stage, "%s:%d", name, t->level + 1);
    else
        snprintf(stage, sizeof stage, "%s.%d:%d", name, level + 1, t->level + 1);
    return count_add(t->tally, stage, value, t->err);
}

/* Those who leave, by level; and those who would leave the next bracket. */
static bd_status count_floaters(const bracket_table *t)
{
    const int end = t->round->level_start[t->level + 1];
    const int next_end = t->level + 2 <= t->round->levels ? t->round->level_start[t->level + 2] : end;
    int here = 0, ahead = 0;
    for (int level = 0; level <= t->level; level++) {
        int of_level = 0, far = 0;
        for (int u = t->round->level_start[level]; u < t->round->level_start[level + 1]; u++) {
            of_level += leaves(t, u);
            far += leaves(t, u) && t->mate[u] >= next_end;
        }
        if (level < t->level) BD_TRY(count(t, "C7", level, of_level));
        BD_TRY(count(t, "C8", level, far));
        here += of_level;
        ahead += far;
    }
    for (int u = end; u < next_end; u++) ahead += t->mate[u] >= next_end;
    BD_TRY(count(t, "C8", -1, ahead));
    return count(t, "C6", -1, here);
}

/* The best that the bracket could offer for the bye. */
static int least_unplayed(const bracket_table *t)
{
    int least = BD_ROUNDS_MAX;
    for (int u = 0; u < t->round->cards; u++) {
        if (!belongs(t, u) || !bd_round_is_legal(t->round, u, t->round->bye)) continue;
        const int unplayed = t->round->number - 1 - player(t, u)->claim.games;
        if (unplayed < least) least = unplayed;
    }
    return least;
}

static bd_status count_bye(const bracket_table *t)
{
    if (t->round->bye < 0) return BD_OK;
    const int taker = t->mate[t->round->bye];
    if (!belongs(t, taker)) return BD_OK;
    return count(t, "C9", -1, t->round->number - 1 - player(t, taker)->claim.games - least_unplayed(t));
}

typedef struct colour_counts {
    int three_apart, three_running, denied, strongly_denied;
} colour_counts;

static void count_colour(const bracket_table *t, int u, bool white, bool topscorer, colour_counts *counts)
{
    const bd_claim *claim = &player(t, u)->claim;
    const bd_colour given = white ? BD_WHITE : BD_BLACK;
    const bd_colour wanted = bd_fide_due(claim);
    if (topscorer && abs(claim->difference + (white ? 1 : -1)) > 2) counts->three_apart++;
    if (topscorer && claim->run >= 2 && claim->last == given) counts->three_running++;
    if (wanted == BD_NO_COLOUR || wanted == given) return;
    counts->denied++;
    if (bd_fide_strength(claim) >= BD_PREFERS_STRONGLY) counts->strongly_denied++;
}

static bd_status count_colours(const bracket_table *t)
{
    colour_counts counts = {0};
    for (int u = 0; u < t->round->cards; u++) {
        const int v = t->mate[u];
        if (!belongs(t, u) || leaves(t, u) || v < u) continue;
        const bool top =
            bd_fide_player_at(t->round, u)->topscorer || bd_fide_player_at(t->round, v)->topscorer;
        const bool white = bd_fide_higher_has_white(t->round, u, v, 0);
        count_colour(t, u, white, top, &counts);
        count_colour(t, v, !white, top, &counts);
    }
    BD_TRY(count(t, "C10", -1, counts.three_apart));
    BD_TRY(count(t, "C11", -1, counts.three_running));
    BD_TRY(count(t, "C12", -1, counts.denied));
    return count(t, "C13", -1, counts.strongly_denied);
}

static bool floated(const bracket_table *t, int u, int ago, bd_float way)
{
    const int round = t->round->number - ago;
    return round >= 1 && player(t, u)->floats[round] == way;
}

/* C14 .. C21 for one of the two rounds before. */
static bd_status count_floats(const bracket_table *t, int ago)
{
    static const char *const names[2][4] = {{"C14", "C15", "C18", "C19"}, {"C16", "C17", "C20", "C21"}};
    const char *const *name = names[ago - 1];
    int down = 0, up = 0;
    for (int level = 0; level <= t->level; level++) {
        int far_down = 0, far_up = 0;
        for (int u = t->round->level_start[level]; u < t->round->level_start[level + 1]; u++) {
            if (!belongs(t, u)) continue;
            if (leaves(t, u))
                far_down += floated(t, u, ago, BD_FLOAT_DOWN);
            else if (t->moved[u])
                far_up += floated(t, t->mate[u], ago, BD_FLOAT_UP);
        }
        if (level == t->level) down = far_down;
        up += far_up;
        BD_TRY(count(t, name[2], level, far_down));
        BD_TRY(count(t, name[3], level, far_up));
    }
    BD_TRY(count(t, name[0], -1, down));
    return count(t, name[1], -1, up);
}

/* Boards within one half of the remainder, and who leaves from the upper half: everybody there changes
 * halves. */
static bd_status count_exchanges(const bracket_table *t, uint16_t *place)
{
    int players = 0, boards = 0;
    for (int u = t->round->level_start[t->level]; u < t->round->level_start[t->level + 1]; u++) {
        if (!leaves(t, u) && t->moved[t->mate[u]]) continue;
        place[u] = (uint16_t)++players;
        if (!leaves(t, u) && t->mate[u] < u) boards++;
    }
    int moves = 0, sum_up = 0, sum_down = 0;
    for (int u = t->round->level_start[t->level]; u < t->round->level_start[t->level + 1]; u++) {
        if (place[u] == 0) continue;
        const bool upper = place[u] <= boards;
        const bool first = !leaves(t, u) && t->mate[u] > u;
        if (upper == first) continue;
        moves++;
        if (upper)
            sum_down += place[u];
        else
            sum_up += place[u];
    }
    BD_TRY(count(t, "exchange", -1, moves));
    return count(t, "exchange.distance", -1, sum_up - sum_down);
}

static bd_status count_bracket(bracket_table *t, uint16_t *place)
{
    BD_TRY(count_floaters(t));
    BD_TRY(count_bye(t));
    BD_TRY(count_colours(t));
    BD_TRY(count_floats(t, 1));
    BD_TRY(count_floats(t, 2));
    BD_TRY(count_exchanges(t, place));
    for (int u = 0; u < t->round->cards; u++) t->left[u] = leaves(t, u);
    return BD_OK;
}

static bd_status count_wishes(const bd_round *round, const uint16_t *mate, bd_tally *tally, bd_err *err)
{
    int repeats = 0, avoided = 0;
    for (int u = 0; u < round->cards; u++) {
        if (mate[u] < u || mate[u] >= round->cards) continue;
        repeats += bd_round_meetings(round, u, mate[u]);
        avoided += bd_fide_had_better_not(round, u, mate[u]);
    }
    BD_TRY(count_add(tally, "repeat", repeats, err));
    return count_add(tally, "avoid", avoided, err);
}

static int least_score_for_bye(const bd_round *round)
{
    for (int u = round->cards - 1; u >= 0; u--)
        if (bd_round_is_legal(round, u, round->bye)) return round->players[u].score;
    return 0;
}

static bd_status count_everything(const bd_round *round, bd_arena *arena, const uint16_t *mate,
                                  bd_counts *out, bd_err *err)
{
    bd_tally tally = {.arena = arena};
    bool *moved, *left;
    uint16_t *place;
    BD_NEW(moved, arena, round->nodes, err);
    BD_NEW(left, arena, round->nodes, err);
    BD_NEW(place, arena, round->nodes, err);
    BD_TRY(count_wishes(round, mate, &tally, err));
    if (round->bye >= 0)
        BD_TRY(count_add(&tally, "C5", round->players[mate[round->bye]].score - least_score_for_bye(round),
                         err));
    bracket_table t = {.round = round, .mate = mate, .tally = &tally, .err = err};
    for (t.level = 0; t.level < round->levels; t.level++) {
        t.moved = moved;
        t.left = left;
        BD_TRY(count_bracket(&t, place));
        bool *spare = moved;
        moved = left;
        left = spare;
    }
    *out = (bd_counts){tally.items, tally.count};
    return BD_OK;
}

bd_status bd_fide_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const size_t length = strlen(tally->criterion->id);
    bd_counts all;
    BD_TRY(count_everything(laid->round, laid->arena, laid->mate, &all, err));
    for (size_t i = 0; i < all.count; i++)
        if (bd_stage_is_of(all.items[i].stage, tally->criterion))
            BD_TRY(bd_tally_add(tally, all.items[i].stage + length, all.items[i].value, err));
    return BD_OK;
}

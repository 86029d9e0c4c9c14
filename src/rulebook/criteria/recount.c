#include "rulebook/criteria/recount.h"

#include "rulebook/options/shared_options.h"
#include "rulebook/round/option_value.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bd_status add_level(bd_tally *tally, const char *part, int level, int64_t value, bd_err *err)
{
    char stage[BD_STAGE_ID_SIZE];
    snprintf(stage, sizeof stage, "score.%s:%d", part, level + 1);
    return bd_tally_add(tally, stage, value, err);
}

/* The table with the boards on it. */
typedef struct table {
    const bd_round *round;
    const bd_draw *draw;
    int *opponent;           /* node, -1: has the bye */
    bd_colour *colour;       /* given in this draw */
    int *downs, *ups, *byes; /* per level */
    int *below;              /* per level: the first node below the mid-line */
    int *seat;               /* per node: place among those who stay in the level, -1: leaves */
    int *staying;            /* per level */
} table;

static bd_status clear_table(table *t, bd_arena *arena, bd_err *err)
{
    const bd_round *round = t->round;
    int *levels;
    BD_NEW(levels, arena, 5 * round->levels, err);
    t->downs = levels;
    t->ups = levels + round->levels;
    t->byes = levels + 2 * round->levels;
    t->below = levels + 3 * round->levels;
    t->staying = levels + 4 * round->levels;
    BD_NEW(t->opponent, arena, round->cards, err);
    BD_NEW(t->colour, arena, round->cards, err);
    BD_NEW(t->seat, arena, round->cards, err);
    return BD_OK;
}

static void lay_boards(table *t)
{
    const bd_round *round = t->round;
    for (size_t i = 0; i < t->draw->board_count; i++) {
        const int white = bd_round_node(round, t->draw->boards[i].white);
        const int black = bd_round_node(round, t->draw->boards[i].black);
        t->opponent[white] = black;
        t->opponent[black] = white;
        t->colour[white] = BD_WHITE;
        t->colour[black] = BD_BLACK;
    }
    if (t->draw->bye != 0) t->opponent[bd_round_node(round, t->draw->bye)] = -1;
}

static bd_float float_of(const table *t, int u)
{
    if (t->opponent[u] < 0) return BD_NO_FLOAT;
    const int own = t->round->players[u].score;
    const int other = t->round->players[t->opponent[u]].score;
    return own > other ? BD_FLOAT_DOWN : own < other ? BD_FLOAT_UP : BD_NO_FLOAT;
}

static bool leaves_at_the_bottom(const table *t, int u)
{
    return t->opponent[u] < 0 || float_of(t, u) == BD_FLOAT_DOWN;
}

/* Who leaves each level, where its mid-line is, and the seats of those who stay. */
static void mark_levels(table *t)
{
    const bd_round *round = t->round;
    for (int u = 0; u < round->cards; u++) {
        const int l = round->players[u].level;
        const bd_float goes = float_of(t, u);
        t->byes[l] += t->opponent[u] < 0;
        t->downs[l] += goes == BD_FLOAT_DOWN;
        t->ups[l] += goes == BD_FLOAT_UP;
        t->seat[u] = t->opponent[u] >= 0 && goes == BD_NO_FLOAT ? t->staying[l]++ : -1;
    }
    for (int l = 0; l < round->levels; l++)
        t->below[l] = round->level_start[l] + t->ups[l] + t->staying[l] / 2;
}

static bool is_above(const table *t, int u) { return u < t->below[t->round->players[u].level]; }

static bd_status count_byes(const table *t, bd_tally *tally, bd_err *err)
{
    int64_t again = 0, height = 0;
    for (int u = 0; u < t->round->cards; u++) {
        if (t->opponent[u] >= 0) continue;
        again += t->round->players[u].had_bye || t->round->players[u].bye_awaited ? 1 : 0;
        for (int l = t->round->players[u].level + 1; l < t->round->levels; l++) height++;
    }
    BD_TRY(bd_tally_add(tally, "bye-again", again, err));
    return bd_tally_add(tally, "bye-level", height, err);
}

static bd_status count_scores(const table *t, bd_tally *tally, bd_err *err)
{
    const bd_round *round = t->round;
    for (int l = 0; l < round->levels; l++) {
        int64_t difference = 0;
        for (int u = round->level_start[l]; u < round->level_start[l + 1]; u++)
            if (float_of(t, u) == BD_FLOAT_DOWN)
                difference += round->players[u].score - round->players[t->opponent[u]].score;
        BD_TRY(add_level(tally, "down", l, t->downs[l], err));
        BD_TRY(add_level(tally, "diff", l, difference, err));
        BD_TRY(add_level(tally, "up", l, -(int64_t)t->ups[l], err));
    }
    return BD_OK;
}

/* Everybody who does not get the colour that is due is a transfer. */
static bd_status count_transfers(const table *t, bd_tally *tally, bd_err *err)
{
    int64_t three = 0, two = 0, one = 0, level = 0, runs = 0;
    for (int u = 0; u < t->round->cards; u++) {
        const bd_claim *claim = &t->round->players[u].claim;
        if (t->opponent[u] < 0 || claim->due == BD_NO_COLOUR || claim->due == t->colour[u]) continue;
        const int difference = abs(claim->difference);
        three += difference >= 3;
        two += difference == 2;
        one += difference == 1;
        level += difference == 0;
        runs += (int64_t)claim->run * claim->run;
    }
    BD_TRY(bd_tally_add(tally, "colour-difference.3", three, err));
    BD_TRY(bd_tally_add(tally, "colour-difference.2", two, err));
    BD_TRY(bd_tally_add(tally, "colour-difference.1", one, err));
    BD_TRY(bd_tally_add(tally, "alternation.level", level, err));
    return bd_tally_add(tally, "alternation.runs", runs, err);
}

/* CAA 40, where the event asks for it. */
static bd_status count_relaxed(const table *t, bd_tally *tally, bd_err *err)
{
    const bd_tournament *tournament = t->round->tournament;
    const int relaxed = bd_option_int(t->round, &bd_option_relax_last_rounds);
    int64_t transfers = 0;
    for (int u = 0;
         u < t->round->cards && tournament->rounds > 0 && t->round->number > tournament->rounds - relaxed;
         u++) {
        const bd_player *player = &t->round->players[u];
        if (t->opponent[u] < 0 || player->claim.due == BD_NO_COLOUR || player->claim.due == t->colour[u])
            continue;
        int reach = player->score;
        for (int r = t->round->number; r <= tournament->rounds; r++) reach += tournament->points.win;
        transfers += abs(player->claim.difference) >= 2 && reach < t->round->players[0].score;
    }
    return bd_tally_add(tally, "relax-last-rounds", transfers, err);
}

static bool same_text(const char *a, const char *b)
{
    return a != NULL && b != NULL && a[0] != '\0' && strcmp(a, b) == 0;
}

static bool share_a_group(const bd_card *a, const bd_card *b)
{
    for (size_t i = 0; i < a->group_count * b->group_count; i++)
        if (same_text(a->groups[i % a->group_count], b->groups[i / a->group_count])) return true;
    return false;
}

static bd_status count_pairs(const table *t, bd_tally *tally, bd_err *err)
{
    const bd_round *round = t->round;
    const bool early = round->number <= bd_option_int(round, &bd_option_club_rounds);
    int64_t repeats = 0, half_byes = 0, defaulted = 0, club = 0, school = 0;
    for (int u = 0; u < round->cards; u++) {
        const int v = t->opponent[u];
        if (v < u) continue;
        const bd_player *a = &round->players[u];
        const bd_player *b = &round->players[v];
        const bool kin = same_text(a->card->club, b->card->club) || share_a_group(a->card, b->card);
        repeats += bd_round_meetings(round, u, v);
        half_byes += round->number == 2 && a->half_bye_before && b->half_bye_before;
        defaulted += bd_links_has(&round->defaulted, u, v);
        club += (early && kin) || bd_links_has(&round->avoid, u, v);
        school += same_text(a->card->school, b->card->school);
    }
    BD_TRY(bd_tally_add(tally, "repeat", repeats, err));
    BD_TRY(bd_tally_add(tally, "half-byes", half_byes, err));
    BD_TRY(bd_tally_add(tally, "defaulted", defaulted, err));
    BD_TRY(bd_tally_add(tally, "club", club, err));
    return bd_tally_add(tally, "school", school, err);
}

/* Half exchanges: cards on the wrong side of the line for what they do. */
static bd_status count_exchanges(const table *t, bd_tally *tally, bd_err *err)
{
    const bd_round *round = t->round;
    int64_t wrong = 0;
    for (int u = 0; u < round->cards; u++) {
        if (leaves_at_the_bottom(t, u))
            wrong += is_above(t, u);
        else if (float_of(t, u) == BD_FLOAT_UP)
            wrong += !is_above(t, u);
        else if (t->opponent[u] > u)
            wrong += is_above(t, u) == is_above(t, t->opponent[u]);
    }
    return bd_tally_add(tally, "mid-line", wrong, err);
}

/* Cards that the arbiter passes over before he comes to this one, looking for a downfloater. */
static int passed_over_down(const table *t, int u)
{
    const int l = t->round->players[u].level;
    const int below = t->below[l];
    const int end = t->round->level_start[l + 1];
    if (u < below) return (end - below) + (below - 1 - u);
    return bd_rulebook_has(t->round->rules, BD_HAS_LOW_DOWNFLOATERS) ? end - 1 - u : u - below;
}

static int passed_over_up(const table *t, int u)
{
    const int l = t->round->players[u].level;
    if (bd_rulebook_has(t->round->rules, BD_HAS_LOW_UPFLOATERS) && is_above(t, u)) return t->below[l] - 1 - u;
    return u - t->round->level_start[l];
}

static bd_status count_floats(const table *t, bd_tally *tally, bd_err *err)
{
    int64_t repeats = 0, down = 0, up = 0, history = 0;
    for (int u = 0; u < t->round->cards; u++) {
        const bd_player *player = &t->round->players[u];
        if (leaves_at_the_bottom(t, u)) {
            repeats += player->last_float == BD_FLOAT_DOWN;
            down += passed_over_down(t, u);
            history += player->downfloats;
        } else if (float_of(t, u) == BD_FLOAT_UP) {
            repeats += player->last_float == BD_FLOAT_UP;
            up += passed_over_up(t, u);
            history += player->upfloats;
        }
    }
    BD_TRY(bd_tally_add(tally, "float-repeat", repeats, err));
    BD_TRY(bd_tally_add(tally, "downfloater", down, err));
    BD_TRY(bd_tally_add(tally, "upfloater", up, err));
    return bd_tally_add(tally, "float-history", history, err);
}

/* The node that sits on a seat of a level. */
static bd_status list_seats(const table *t, bd_arena *arena, int **who, bd_err *err)
{
    BD_NEW(*who, arena, t->round->cards, err);
    for (int u = 0; u < t->round->cards; u++)
        if (t->seat[u] >= 0) (*who)[t->round->level_start[t->round->players[u].level] + t->seat[u]] = u;
    return BD_OK;
}

static bd_status count_variation(const table *t, bd_arena *arena, bd_tally *tally, bd_err *err)
{
    const bd_round *round = t->round;
    int64_t cards = 0, squared = 0, grades = 0;
    int *who;
    BD_TRY(list_seats(t, arena, &who, err));
    for (int u = 0; u < round->cards; u++) {
        if (t->seat[u] < 0) continue;
        const int l = round->players[u].level;
        const int half = t->staying[l] / 2;
        const int ideal = t->seat[u] < half ? t->seat[u] + half : t->seat[u] - half;
        const int64_t grade =
            round->players[who[round->level_start[l] + ideal]].grade - round->players[t->opponent[u]].grade;
        grades += grade * grade;
        if (t->opponent[u] < u) continue;
        const int64_t away = t->seat[t->opponent[u]] - t->seat[u] - half;
        cards += away < 0 ? -away : away;
        squared += away * away;
    }
    BD_TRY(bd_tally_add(tally, "variation", cards, err));
    BD_TRY(bd_tally_add(tally, "variation-squared", squared, err));
    return bd_tally_add(tally, "grade-squared", grades, err);
}

bd_status bd_recount_by_hand(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_counts *out,
                             bd_err *err)
{
    bd_draw draw;
    BD_TRY(bd_round_draw(round, arena, mate, &draw, err));
    table t = {.round = round, .draw = &draw};
    bd_tally tally = {.arena = arena};
    BD_TRY(clear_table(&t, arena, err));
    lay_boards(&t);
    mark_levels(&t);
    BD_TRY(count_pairs(&t, &tally, err));
    BD_TRY(count_byes(&t, &tally, err));
    BD_TRY(count_relaxed(&t, &tally, err));
    BD_TRY(count_scores(&t, &tally, err));
    BD_TRY(count_transfers(&t, &tally, err));
    BD_TRY(count_exchanges(&t, &tally, err));
    BD_TRY(count_floats(&t, &tally, err));
    BD_TRY(count_variation(&t, arena, &tally, err));
    *out = (bd_counts){tally.items, tally.count};
    return BD_OK;
}

#include "explain/seating.h"

#include "rulebook/round/natural.h"

bool bd_goes_by_brackets(const bd_round *round) { return bd_rulebook_has(round->rules, BD_HAS_BRACKETS); }

static bool seating_has_bye(const bd_seating *seating, int node)
{
    return seating->mate[node] == seating->round->bye;
}

/* The difference in score on the node's board; the bye has none, nor has a board inside a level. */
static int seating_drop(const bd_seating *seating, int node)
{
    if (seating_has_bye(seating, node)) return 0;
    const bd_player *own = &seating->round->players[node];
    const bd_player *other = &seating->round->players[seating->mate[node]];
    return own->level == other->level ? 0 : own->score - other->score;
}

bool bd_seating_leaves_down(const bd_seating *seating, int node) { return seating_drop(seating, node) > 0; }
bool bd_seating_leaves_up(const bd_seating *seating, int node) { return seating_drop(seating, node) < 0; }

static void seating_count_level(bd_seating *s, int l)
{
    const int *start = s->round->level_start;
    for (int u = start[l]; u < start[l + 1]; u++) {
        s->downs[l] += bd_seating_leaves_down(s, u);
        s->ups[l] += bd_seating_leaves_up(s, u);
        s->byes[l] += seating_has_bye(s, u);
    }
    s->staying[l] = start[l + 1] - start[l] - s->downs[l] - s->ups[l] - s->byes[l];
    s->line[l] = s->staying[l] / 2 + s->ups[l];
}

static bool seating_has_seat(const bd_seating *s, int u)
{
    if (bd_goes_by_brackets(s->round)) return !bd_seating_leaves_up(s, u);
    return seating_drop(s, u) == 0 && !seating_has_bye(s, u);
}

static void seating_seat_level(bd_seating *s, int l, int *seats)
{
    const int *start = s->round->level_start;
    const int half = s->staying[l] / 2;
    int count = 0;
    for (int u = start[l]; u < start[l + 1]; u++)
        if (seating_has_seat(s, u)) seats[count++] = u;
    for (int i = 0; i < half; i++) {
        s->ideal[seats[i]] = seats[i + half];
        s->ideal[seats[i + half]] = seats[i];
        s->number[seats[i]] = s->number[seats[i + half]] = i + 1;
    }
}

bd_status bd_seating_new(bd_arena *arena, const bd_round *round, const uint16_t *mate, bd_seating *out,
                         bd_err *err)
{
    int *counts, *seats;
    const int levels = round->levels;
    *out = (bd_seating){.round = round, .mate = mate};
    BD_NEW(counts, arena, 5 * levels, err);
    BD_NEW(seats, arena, round->cards, err);
    BD_NEW(out->ideal, arena, round->cards, err);
    BD_NEW(out->number, arena, round->cards, err);
    out->downs = counts;
    out->ups = counts + levels;
    out->byes = counts + 2 * levels;
    out->staying = counts + 3 * levels;
    out->line = counts + 4 * levels;
    for (int u = 0; u < round->cards; u++) out->ideal[u] = -1;
    for (int l = 0; l < levels; l++) {
        seating_count_level(out, l);
        seating_seat_level(out, l, seats);
    }
    return BD_OK;
}

int bd_seating_place_down(const bd_seating *seating, int node)
{
    const bd_round *round = seating->round;
    const bd_player *player = &round->players[node];
    const int size = round->level_start[player->level + 1] - round->level_start[player->level];
    return bd_floater_place_down(round->rules, size, seating->line[player->level], player->position);
}

int bd_seating_place_up(const bd_seating *seating, int node)
{
    const bd_player *player = &seating->round->players[node];
    return bd_floater_place_up(seating->round->rules, seating->line[player->level], player->position);
}

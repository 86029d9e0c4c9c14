#include "rulebook/round/natural.h"

/* Seats of those who stay in their level; -1: leaves. */
typedef struct seats {
    int *seat;  /* by node */
    int *half;  /* by level */
    int *taker; /* node by level_start + seat */
} seats;

static bool natural_stays(const bd_round *round, const uint16_t *mate, int u)
{
    return mate[u] != round->bye && round->players[mate[u]].level == round->players[u].level;
}

static bd_status natural_seat_players(const bd_round *round, bd_arena *arena, const uint16_t *mate,
                                      seats *out, bd_err *err)
{
    BD_NEW(out->seat, arena, round->cards, err);
    BD_NEW(out->half, arena, round->levels, err);
    BD_NEW(out->taker, arena, round->cards, err);
    for (int u = 0; u < round->cards; u++) {
        const int l = round->players[u].level;
        out->seat[u] = natural_stays(round, mate, u) ? out->half[l]++ : -1;
        if (out->seat[u] >= 0) out->taker[round->level_start[l] + out->seat[u]] = u;
    }
    for (int l = 0; l < round->levels; l++) out->half[l] /= 2;
    return BD_OK;
}

static int natural_of(const bd_round *round, const seats *s, int u)
{
    BD_ASSERT(s->seat[u] >= 0);
    const int l = round->players[u].level;
    const int half = s->half[l];
    return s->taker[round->level_start[l] + (s->seat[u] < half ? s->seat[u] + half : s->seat[u] - half)];
}

/* The rating of the opponent less that of the natural one. */
static bool natural_compare_ratings(const bd_round *round, int opponent, int natural, int *difference)
{
    const int a = round->players[opponent].grade;
    const int b = round->players[natural].grade;
    *difference = a != 0 && b != 0 ? a - b : 0;
    return a != 0 && b != 0;
}

static bd_natural natural_look_at(const bd_round *round, const seats *s, int u, int v)
{
    bd_natural board = {.higher = round->players[u].id, .lower = round->players[v].id, .kind = BD_ODD_PLAYER};
    if (s->seat[u] < 0) return board;
    const int half = s->half[round->players[u].level];
    const int of_higher = natural_of(round, s, u);
    const int of_lower = natural_of(round, s, v);
    board.natural_of_higher = round->players[of_higher].id;
    board.natural_of_lower = round->players[of_lower].id;
    board.kind = of_higher == v                               ? BD_AS_NATURAL
                 : (s->seat[u] < half) == (s->seat[v] < half) ? BD_INTERCHANGE
                                                              : BD_TRANSPOSITION;
    board.higher_rated = natural_compare_ratings(round, v, of_higher, &board.higher_difference);
    board.lower_rated = natural_compare_ratings(round, u, of_lower, &board.lower_difference);
    return board;
}

bd_status bd_round_natural(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_natural **out,
                           size_t *count, bd_err *err)
{
    BD_ASSERT(mate != NULL);
    seats s;
    BD_TRY(natural_seat_players(round, arena, mate, &s, err));
    BD_NEW(*out, arena, round->cards / 2 + 1, err);
    *count = 0;
    for (int u = 0; u < round->cards; u++)
        if (mate[u] > u && mate[u] != round->bye) (*out)[(*count)++] = natural_look_at(round, &s, u, mate[u]);
    return BD_OK;
}

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

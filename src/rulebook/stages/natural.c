#include "rulebook/stages/natural.h"

#include "rulebook/stages/laid_draw.h"

/* The rating of the opponent less that of the natural one. */
static bool natural_compare_ratings(const bd_round *round, int opponent, int natural, int *difference)
{
    const int a = round->players[opponent].grade;
    const int b = round->players[natural].grade;
    *difference = a != 0 && b != 0 ? a - b : 0;
    return a != 0 && b != 0;
}

static bd_natural natural_look_at(const bd_laid_draw *laid, int u, int v)
{
    const bd_round *round = laid->round;
    bd_natural board = {.higher = round->players[u].id, .lower = round->players[v].id, .kind = BD_ODD_PLAYER};
    if (laid->seat[u] < 0) return board;
    const int half = laid->staying[round->players[u].level] / 2;
    const int of_higher = bd_laid_ideal(laid, u);
    const int of_lower = bd_laid_ideal(laid, v);
    board.natural_of_higher = round->players[of_higher].id;
    board.natural_of_lower = round->players[of_lower].id;
    board.kind = of_higher == v                                     ? BD_AS_NATURAL
                 : (laid->seat[u] < half) == (laid->seat[v] < half) ? BD_INTERCHANGE
                                                                    : BD_TRANSPOSITION;
    board.higher_rated = natural_compare_ratings(round, v, of_higher, &board.higher_difference);
    board.lower_rated = natural_compare_ratings(round, u, of_lower, &board.lower_difference);
    return board;
}

bd_status bd_round_natural(const bd_round *round, bd_arena *arena, const uint16_t *partner, bd_natural **out,
                           size_t *count, bd_err *err)
{
    bd_laid_draw laid;
    BD_TRY(bd_laid_draw_new(round, arena, partner, &laid, err));
    BD_NEW(*out, arena, round->cards / 2 + 1, err);
    *count = 0;
    for (int u = 0; u < round->cards; u++)
        if (laid.opponent[u] > u) (*out)[(*count)++] = natural_look_at(&laid, u, laid.opponent[u]);
    return BD_OK;
}

static int natural_level_size(const bd_round *round, int node)
{
    const int level = round->players[node].level;
    return round->level_start[level + 1] - round->level_start[level];
}

/* From the bottom up; those without a rating after all others. */
static int natural_place_of_rated(const bd_round *round, int node)
{
    const int level = round->players[node].level;
    const int first = round->level_start[level], end = round->level_start[level + 1];
    const int unrated_below = round->unrated[end] - round->unrated[node + 1];
    const int rated = end - first - (round->unrated[end] - round->unrated[first]);
    return round->players[node].grade != 0 ? end - 1 - node - unrated_below : rated + unrated_below;
}

/* From the mid-line down and then from it up. */
static int natural_place_from_line(int size, int line, int position)
{
    return position < line ? size - 1 - position : position - line;
}

/* From the bottom up where the rules say so. */
int bd_floater_place_down(const bd_rulebook *rules, int size, int line, int position)
{
    BD_ASSERT(0 <= position && position < size);
    if (bd_rulebook_has(rules, BD_HAS_BRACKETS | BD_HAS_LOW_DOWNFLOATERS)) return size - 1 - position;
    return natural_place_from_line(size, line, position);
}

/* From the top down; from the mid-line up where the rules say so, and then from it down. */
int bd_floater_place_up(const bd_rulebook *rules, int line, int position)
{
    BD_ASSERT(position >= 0);
    if (!bd_rulebook_has(rules, BD_HAS_LOW_UPFLOATERS) || position >= line) return position;
    return line - 1 - position;
}

int bd_node_place_down(const bd_round *round, int node, int line)
{
    const int position = round->players[node].position, size = natural_level_size(round, node);
    if (bd_rulebook_has(round->rules, BD_HAS_RATED_FLOATERS)) return natural_place_of_rated(round, node);
    return bd_floater_place_down(round->rules, size, line, position);
}

int bd_node_place_up(const bd_round *round, int node, int line)
{
    return bd_floater_place_up(round->rules, line, round->players[node].position);
}

/* CAA 29 is about rule 20 only. */
int bd_node_place_bye(const bd_round *round, int node, int line)
{
    if (bd_rulebook_has(round->rules, BD_HAS_RATED_FLOATERS)) return natural_place_of_rated(round, node);
    return natural_place_from_line(natural_level_size(round, node), line, round->players[node].position);
}

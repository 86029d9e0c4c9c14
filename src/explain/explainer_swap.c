/* Swap: two natural opponents cannot or should not meet, so one of them has changed places with somebody.
 *
 * The natural boards are set against those of the draw, and so is what would come of the other card as near
 * as the one that was taken. Both differ from the draw in two or three boards only, so that the stages of the
 * best draw say at once where they lose: nothing is solved. */
#include "base/assert.h"
#include "explain/explain_words.h"
#include "explain/explainer.h"

#include <stdlib.h>

/* `moved` would meet `stays` by nature, and meets the natural opponent of `taker`, who has its place. */
typedef struct swap {
    int stays, moved, taker, meets;
    const char *fact, *article; /* why the first two do not meet */
} swap;

/* What stands against a board that a turn brings: that it is barred, or what it costs where the turn loses.
 */
static bd_status swap_say_fact(bd_explainer *ex, size_t k, int u, int v, const char **fact,
                               const char **article, bd_err *err)
{
    const bd_round *round = ex->round;
    const bd_best *best = &ex->question->best;
    *fact = NULL;
    if (!bd_round_is_legal(round, u, v)) {
        *article = bd_round_met(round, u, v) ? round->rules->articles.met : NULL;
        return bd_fact_of_bar(ex->arena, round, u, v, BD_FACT_NAMED, fact, err);
    }
    if (k == best->stage_count || bd_fact_cost(best, k, u, v) <= 0) return BD_OK;
    const bd_criterion *criterion = bd_difference_criterion(round, best->stages[k].id);
    if (criterion == NULL) return BD_OK;
    *article = bd_criterion_article(round->rules, criterion);
    return bd_fact_of_board(ex->arena, round, best->stages[k].id, u, v, BD_FACT_NAMED, fact, err);
}

/* Where the turn loses; the number of stages when one of its first two boards is barred, or it does not. */
static size_t swap_judge(const bd_explainer *ex, const bd_turn *turn)
{
    const bd_best *best = &ex->question->best;
    bool worse = false;
    for (size_t i = 0; i < turn->count; i++)
        if (!bd_round_is_legal(ex->round, turn->in[i].u, turn->in[i].v)) return best->stage_count;
    const size_t k = bd_turn_judge(best, turn, best->stage_count, &worse);
    return worse ? k : best->stage_count;
}

/* Who of the two natural opponents moves: the one with the shorter way; on equal ways the lower one. */
static swap swap_of_pair(const bd_explainer *ex, int u, int n)
{
    const int *ideal = ex->seating.ideal;
    const uint16_t *mate = ex->seating.mate;
    const int v = mate[u], w = mate[n];
    const bool lower = abs(n - v) < abs(u - w) || (abs(n - v) == abs(u - w) && n > u);
    BD_ASSERT(ideal[u] == n && ideal[v] == w);
    return lower ? (swap){.stays = u, .moved = n, .taker = v, .meets = w}
                 : (swap){.stays = n, .moved = u, .taker = w, .meets = v};
}

/* The card on the other side of the moved one, as near as the taker, in the same half; it keeps its natural
 * opponent. -1: there is none. */
static int swap_as_near(const bd_explainer *ex, const swap *s)
{
    const bd_round *round = ex->round;
    const int *ideal = ex->seating.ideal;
    const int level = round->players[s->moved].level;
    const int x = 2 * s->moved - s->taker;
    const bool upper = ideal[s->moved] > s->moved;
    if ((ideal[s->taker] > s->taker) != upper) return -1;
    if (x < round->level_start[level] || x >= round->level_start[level + 1]) return -1;
    return ideal[x] >= 0 && (ideal[x] > x) == upper && ex->seating.mate[x] == ideal[x] ? x : -1;
}

/* Whether the board of u and v and another one come from two natural ones that have exchanged a card, and a
 * fact says why. */
static bd_status swap_find(bd_explainer *ex, int u, int v, swap *out, bool *found, bd_err *err)
{
    const int *ideal = ex->seating.ideal;
    const uint16_t *mate = ex->seating.mate;
    const int n = ideal[u], w = ideal[v];
    *found = false;
    if (n < 0 || w < 0 || n == v || mate[n] != w) return BD_OK;
    const bd_turn turn = {.out = {bd_turn_edge(u, v), bd_turn_edge(n, w)},
                          .in = {bd_turn_edge(u, n), bd_turn_edge(v, w)},
                          .count = 2};
    const size_t k = swap_judge(ex, &turn);
    const int first = u < v ? u : v, second = first == u ? v : u;
    const int natural[2][2] = {{first, ideal[first]}, {second, ideal[second]}};
    for (int i = 0; i < 2; i++) {
        swap one = swap_of_pair(ex, natural[i][0], natural[i][1]);
        BD_TRY(swap_say_fact(ex, k, natural[i][0], natural[i][1], &one.fact, &one.article, err));
        if (one.fact == NULL || (*found && swap_as_near(ex, &one) < 0)) continue;
        *out = one;
        *found = true;
        if (swap_as_near(ex, out) >= 0) break;
    }
    return BD_OK;
}

static bool swap_same_grade(const bd_explainer *ex, const swap *s)
{
    const bd_player *players = ex->round->players;
    return ex->seeks_grades && players[s->moved].grade > 0 &&
           players[s->moved].grade == players[s->taker].grade;
}

static bd_status swap_say(bd_explainer *ex, const swap *s, bd_err *err)
{
    const int upper = s->stays < s->moved ? s->stays : s->moved;
    const int lower = upper == s->stays ? s->moved : s->stays;
    return bd_explainer_say(
        ex, swap_same_grade(ex, s) ? "swap-same" : "swap", s->article,
        BD_NODES(upper, lower, s->moved, s->taker),
        BD_PLACES(bd_place_text("fact", s->fact), BD_PUT_NODE("m", s->moved), BD_PUT_NODE("z", s->taker)),
        err);
}

static int swap_apart(const bd_round *round, int u, int v)
{
    return abs(round->players[u].grade - round->players[v].grade);
}

/* x, as near, is further off in strength: itself from the card that moves, or its natural opponent y from the
 * card that stays. */
static bd_status swap_say_grades(bd_explainer *ex, const swap *s, int x, int y, const char *article,
                                 bd_err *err)
{
    const bd_round *round = ex->round;
    const int near = swap_apart(round, s->moved, s->taker), far = swap_apart(round, s->moved, x);
    const int other = swap_apart(round, s->stays, y);
    const bool own = far > near && far >= other;
    const bool stronger = round->players[s->stays].grade > round->players[y].grade;
    const bool rated = bd_rulebook_has(round->rules, BD_HAS_RATINGS);
    const int nodes[] = {s->moved, s->taker, x, s->stays, y};
    return bd_explainer_say(
        ex,
        own        ? "swap-apart"
        : stronger ? "swap-stronger"
                   : "swap-weaker",
        article, nodes, own ? 3 : 5,
        BD_PLACES(BD_PUT_NODE("m", s->moved), BD_PUT_NODE("z", s->taker), BD_PUT_NODE("x", x),
                  BD_PUT_NODE("k", s->stays), BD_PUT_NODE("y", y), BD_PUT_NUMBER("near", near),
                  BD_PUT_NUMBER("far", own ? far : other),
                  bd_place_text("grading", rated ? BD_SAY(EXPLAIN_RATING) : BD_SAY(EXPLAIN_GRADING))),
        err);
}

/* Why the moved card does not change places with x, who is as near. */
static bd_status swap_say_not(bd_explainer *ex, const swap *s, int x, bd_err *err)
{
    const bd_round *round = ex->round;
    const bd_best *best = &ex->question->best;
    const int y = ex->seating.ideal[x];
    const int boards[2][2] = {{s->stays, x}, {y, s->moved}};
    const bd_turn turn = {
        .out = {bd_turn_edge(s->stays, s->taker), bd_turn_edge(s->moved, s->meets), bd_turn_edge(x, y)},
        .in = {bd_turn_edge(s->stays, x), bd_turn_edge(y, s->moved), bd_turn_edge(s->taker, s->meets)},
        .count = 3};
    const size_t k = swap_judge(ex, &turn);
    for (int i = 0; i < 2; i++) {
        const char *fact = NULL, *article = NULL;
        const int p = boards[i][0], q = boards[i][1];
        BD_TRY(swap_say_fact(ex, k, p, q, &fact, &article, err));
        if (fact != NULL)
            return bd_explainer_say(ex, "swap-not", article, BD_NODES(x, p, q),
                                    BD_PLACES(BD_PUT_NODE("x", x), bd_place_text("fact", fact)), err);
    }
    const bd_criterion *criterion =
        k < best->stage_count ? bd_difference_criterion(round, best->stages[k].id) : NULL;
    if (criterion == NULL || !bd_criterion_is(criterion, BD_IS_OF_GRADES)) return BD_OK;
    return swap_say_grades(ex, s, x, y, bd_criterion_article(round->rules, criterion), err);
}

bd_status bd_explain_swap(bd_explainer *ex, int u, int v, bool *told, bd_err *err)
{
    swap s = {0};
    const int own = (int)ex->now->board + 1;
    BD_TRY(swap_find(ex, u, v, &s, told, err));
    if (!*told) return BD_OK;
    const int board = ex->swap_board[s.moved];
    if (board > 0 && board != own)
        return bd_explainer_say(
            ex, "swap-told", s.article, BD_NODES(s.moved, s.taker),
            BD_PLACES(BD_PUT_NODE("m", s.moved), BD_PUT_NODE("z", s.taker), BD_PUT_NUMBER("board", board)),
            err);
    ex->swap_board[s.moved] = own;
    BD_TRY(swap_say(ex, &s, err));
    const int x = swap_as_near(ex, &s);
    return x >= 0 ? swap_say_not(ex, &s, x, err) : BD_OK;
}

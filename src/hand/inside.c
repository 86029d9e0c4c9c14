#include "hand/inside.h"

#include <stdlib.h>
#include <string.h>

static const bd_pair *inside_pair_of(const bd_inside *inside, int i, int k)
{
    return &inside->pairs[inside->place[i] * inside->width + inside->place[k]];
}

bool bd_inside_allowed(const bd_inside *inside, int i, int k)
{
    const bd_pair *pair = inside_pair_of(inside, i, k);
    return pair->legal || (inside->ignore_met && pair->met);
}

static int inside_ideal(const bd_inside *inside, int i)
{
    const int half = inside->count / 2;
    return i < half ? i + half : i - half;
}

static int64_t inside_grade_square(const bd_inside *inside, int i, int k)
{
    const bd_player *players = inside->eye->desk->round->players;
    const int64_t between =
        players[inside->cards[k]].grade - players[inside->cards[inside_ideal(inside, i)]].grade;
    return between * between;
}

void bd_inside_board(const bd_inside *inside, int i, int k, bd_looks *looks)
{
    bd_looks_board(inside->eye, inside_pair_of(inside, i, k), looks);
    if (!inside->eye->halves) return;
    const int places = abs(k - i - inside->count / 2);
    looks->at[BD_LOOK_EXCHANGES] += inside->below[i];
    looks->at[BD_LOOK_VARIATION] += places;
    looks->at[BD_LOOK_SQUARES] += (int64_t)places * places;
    looks->at[BD_LOOK_GRADES] += inside_grade_square(inside, i, k) + inside_grade_square(inside, k, i);
}

/* Every way to pair a few cards, the ideal opponent of each card first, with what cannot become better than
 * the best one left out. */

typedef struct all_ways {
    const bd_inside *inside;
    bd_looks board[BD_ALL_WAYS][BD_ALL_WAYS];
    bool allowed[BD_ALL_WAYS][BD_ALL_WAYS];
    int16_t mate[BD_ALL_WAYS];
    bd_ways *best, *second; /* second may be NULL */
} all_ways;

static void ways_copy(bd_ways *to, const bd_looks *looks, const int16_t *mate, int count)
{
    to->looks = *looks;
    to->found = true;
    memcpy(to->mate, mate, (size_t)count * sizeof *mate);
}

/* Of equal ways the one whose top board is better: going down the cards, the higher opponent (set D). */
static bool ways_better(const all_ways *work, const bd_looks *looks, const bd_ways *than)
{
    if (!than->found) return true;
    const int order = bd_looks_compare(work->inside->eye, looks, &than->looks, NULL);
    if (order != 0) return order < 0;
    for (int i = 0; i < work->inside->count; i++)
        if (work->mate[i] != than->mate[i]) return work->mate[i] < than->mate[i];
    return false;
}

static void ways_keep(all_ways *work, const bd_looks *looks)
{
    const int count = work->inside->count;
    if (ways_better(work, looks, work->best)) {
        if (work->second != NULL && work->best->found)
            ways_copy(work->second, &work->best->looks, work->best->mate, count);
        ways_copy(work->best, looks, work->mate, count);
    } else if (work->second != NULL && ways_better(work, looks, work->second)) {
        ways_copy(work->second, looks, work->mate, count);
    }
}

static bool ways_hopeless(const all_ways *work, const bd_looks *looks)
{
    const bd_ways *bar = work->second != NULL ? work->second : work->best;
    return bar->found && bd_looks_compare(work->inside->eye, looks, &bar->looks, NULL) > 0;
}

static void ways_from(all_ways *work, const bd_looks *looks)
{
    const int count = work->inside->count;
    if (ways_hopeless(work, looks)) return;
    int i = 0;
    while (i < count && work->mate[i] >= 0) i++;
    if (i == count) {
        ways_keep(work, looks);
        return;
    }
    const int ideal = i + count / 2;
    for (int away = 0; away < count; away++)
        for (int side = 0; side < (away > 0 ? 2 : 1); side++) {
            const int k = side == 0 ? ideal - away : ideal + away;
            if (k <= i || k >= count || work->mate[k] >= 0 || !work->allowed[i][k]) continue;
            bd_looks sum = *looks;
            bd_looks_add(work->inside->eye, &sum, &work->board[i][k]);
            work->mate[i] = (int16_t)k;
            work->mate[k] = (int16_t)i;
            ways_from(work, &sum);
            work->mate[i] = work->mate[k] = -1;
        }
}

static void inside_all_ways(const bd_inside *inside, bd_ways *best, bd_ways *second)
{
    all_ways work = {.inside = inside, .best = best, .second = second};
    const int first = inside->first < inside->with ? inside->first : inside->with;
    const int with = inside->first < inside->with ? inside->with : inside->first;
    for (int i = 0; i < inside->count; i++) {
        work.mate[i] = -1;
        for (int k = i + 1; k < inside->count; k++) {
            const bool other = i != first && i != with && k != first && k != with;
            work.allowed[i][k] =
                (first == with || other || (i == first && k == with)) && bd_inside_allowed(inside, i, k);
            bd_inside_board(inside, i, k, &work.board[i][k]);
        }
    }
    ways_from(&work, &(bd_looks){{0}});
}

/* More cards: boards exchange opponents as long as that is better. A board that cannot be made counts as a
 * repeat. */

typedef struct exchange {
    const bd_inside *inside;
    int16_t *mate;
    int16_t *tops; /* the lower place of each board, ascending */
    int boards;
    bd_looks *known; /* [count * count] of the board of two places, lower one first; NULL: too many */
} exchange;

static void inside_exchange_work_out(const bd_inside *inside, int i, int k, bd_looks *looks)
{
    enum { IMPOSSIBLE = 1000 };
    if (!bd_inside_allowed(inside, i, k)) looks->at[BD_LOOK_REPEATS] += IMPOSSIBLE;
    bd_inside_board(inside, i < k ? i : k, i < k ? k : i, looks);
}

static void inside_exchange_look(const exchange *work, int i, int k, bd_looks *looks)
{
    const int count = work->inside->count;
    if (work->known == NULL)
        inside_exchange_work_out(work->inside, i, k, looks);
    else
        bd_looks_add(work->inside->eye, looks, &work->known[(i < k ? i : k) * count + (i < k ? k : i)]);
}

/* What each board looks like, worked out once where there are not too many. false: memory ran out. */
static bool inside_exchange_know_all(exchange *work)
{
    enum { KNOWN = 64 };
    const int count = work->inside->count;
    if (count > KNOWN) return true;
    work->known = bd_desk_room(work->inside->eye->desk, (size_t)count * (size_t)count, sizeof *work->known);
    if (work->known == NULL) return false;
    for (int i = 0; i < count; i++)
        for (int k = i + 1; k < count; k++)
            inside_exchange_work_out(work->inside, i, k, &work->known[i * count + k]);
    return true;
}

/* The ways to pair six cards anew, or four: who meets the first, and whom the next one then meets. */
static const int8_t four[] = {0, 2, 1, 3, 0, 3, 1, 2};
static const int8_t six[] = {0, 2, 1, 4, 3, 5, 0, 2, 1, 5, 3, 4, 0, 3, 1, 4, 2, 5, 0, 3, 1, 5, 2, 4,
                             0, 4, 1, 2, 3, 5, 0, 4, 1, 3, 2, 5, 0, 5, 1, 2, 3, 4, 0, 5, 1, 3, 2, 4};

static void inside_exchange_make(exchange *work, const int16_t *cards, const int8_t *way, int count)
{
    for (int b = 0; b < count; b += 2) {
        work->mate[cards[way[b]]] = cards[way[b + 1]];
        work->mate[cards[way[b + 1]]] = cards[way[b]];
    }
}

static bool inside_exchange_try(exchange *work, const int16_t *cards, const int8_t *ways, int way_count,
                                int count)
{
    const bd_eye *eye = work->inside->eye;
    bd_looks now = {{0}};
    for (int b = 0; b < count; b += 2) inside_exchange_look(work, cards[b], cards[b + 1], &now);
    const int8_t *best = NULL;
    for (int w = 0; w < way_count; w++) {
        const int8_t *way = ways + w * count;
        bd_looks then = {{0}};
        for (int b = 0; b < count; b += 2)
            inside_exchange_look(work, cards[way[b]], cards[way[b + 1]], &then);
        if (bd_looks_compare(eye, &then, &now, NULL) >= 0) continue;
        now = then;
        best = way;
    }
    if (best != NULL) inside_exchange_make(work, cards, best, count);
    return best != NULL;
}

static void inside_exchange_list_boards(exchange *work)
{
    work->boards = 0;
    for (int i = 0; i < work->inside->count; i++)
        if (work->mate[i] > i) work->tops[work->boards++] = (int16_t)i;
}

static bool inside_exchange_is_ideal(const exchange *work, int top)
{
    bd_looks looks = {{0}};
    inside_exchange_look(work, top, work->mate[top], &looks);
    return bd_looks_compare(work->inside->eye, &looks, &(bd_looks){{0}}, NULL) == 0;
}

/* The board with its neighbours, the nearest first. */
static bool inside_exchange_two(exchange *work, int at)
{
    const int t = work->tops[at];
    for (int away = 1; away < work->boards; away++)
        for (int sign = -1; sign <= 1; sign += 2) {
            const int other = at + sign * away;
            if (other < 0 || other >= work->boards) continue;
            const int s = work->tops[other];
            const int16_t cards[] = {(int16_t)t, work->mate[t], (int16_t)s, work->mate[s]};
            if (inside_exchange_try(work, cards, four, 2, 4)) return true;
        }
    return false;
}

static bool inside_exchange_three(exchange *work, int at)
{
    enum { NEAR = 5 };
    const int from = at > NEAR ? at - NEAR : 0;
    const int to = at + NEAR < work->boards ? at + NEAR + 1 : work->boards;
    for (int x = from; x < to; x++)
        for (int y = x + 1; y < to; y++) {
            if (x == at || y == at) continue;
            const int t = work->tops[at], s = work->tops[x], r = work->tops[y];
            const int16_t cards[] = {(int16_t)t,    work->mate[t], (int16_t)s,
                                     work->mate[s], (int16_t)r,    work->mate[r]};
            if (inside_exchange_try(work, cards, six, 8, 6)) return true;
        }
    return false;
}

/* Goes through the boards that are not ideal until nothing changes any more; whether anything did. */
static bool inside_exchange_better(exchange *work, bool (*change)(exchange *work, int at))
{
    enum { ROUNDS = 20 };
    bool changed = true, any = false;
    for (int round = 0; round < ROUNDS && changed; round++) {
        changed = false;
        inside_exchange_list_boards(work);
        for (int at = 0; at < work->boards; at++) {
            if (inside_exchange_is_ideal(work, work->tops[at]) || !change(work, at)) continue;
            changed = any = true;
            inside_exchange_list_boards(work);
        }
    }
    return any;
}

static void inside_by_exchange(const bd_inside *inside, bd_ways *best)
{
    enum { PASSES = 10 };
    bd_desk *desk = inside->eye->desk;
    exchange work = {.inside = inside,
                     .mate = best->mate,
                     .tops = bd_desk_room(desk, (size_t)inside->count, sizeof *work.tops)};
    if (work.tops == NULL || !inside_exchange_know_all(&work)) return;
    for (int i = 0; i < inside->count; i++) work.mate[i] = (int16_t)inside_ideal(inside, i);
    (void)inside_exchange_better(&work, inside_exchange_two);
    for (int n = 0; n < PASSES && inside_exchange_better(&work, inside_exchange_three); n++)
        (void)inside_exchange_better(&work, inside_exchange_two);
    best->looks = (bd_looks){{0}};
    best->found = true;
    for (int i = 0; i < inside->count; i++) {
        const int k = work.mate[i];
        if (k < i) continue;
        best->found = best->found && bd_inside_allowed(inside, i, k);
        bd_inside_board(inside, i, k, &best->looks);
    }
}

/* How the looks change when these cards meet this way instead. */
static bool inside_exchange_changed(const exchange *work, const int16_t *cards, const int8_t *way, int count,
                                    const bd_looks *now, bd_looks *then)
{
    *then = *now;
    for (int b = 0; b < count; b += 2) {
        if (!bd_inside_allowed(work->inside, cards[way[b]], cards[way[b + 1]])) return false;
        bd_looks old = {{0}};
        inside_exchange_look(work, cards[b], cards[b + 1], &old);
        for (int i = 0; i < BD_LOOKS; i++) then->at[i] -= old.at[i];
        inside_exchange_look(work, cards[way[b]], cards[way[b + 1]], then);
    }
    return true;
}

static void inside_exchange_offer(exchange *work, const int16_t *cards, const int8_t *ways, int way_count,
                                  int count, const bd_looks *now, bd_ways *out)
{
    const size_t size = (size_t)work->inside->count * sizeof *work->mate;
    for (int w = 0; w < way_count; w++) {
        bd_looks then;
        if (!inside_exchange_changed(work, cards, ways + w * count, count, now, &then)) continue;
        if (out->found && bd_looks_compare(work->inside->eye, &then, &out->looks, NULL) >= 0) continue;
        out->found = true;
        out->looks = then;
        memcpy(out->mate, work->mate, size);
        exchange into = {.inside = work->inside, .mate = out->mate};
        inside_exchange_make(&into, cards, ways + w * count, count);
    }
}

void bd_inside_next_best(const bd_inside *inside, const int16_t *mate, bd_ways *out)
{
    bd_desk *desk = inside->eye->desk;
    const size_t count = (size_t)inside->count;
    exchange work = {.inside = inside,
                     .mate = bd_desk_room(desk, count, sizeof *work.mate),
                     .tops = bd_desk_room(desk, count, sizeof *work.tops)};
    out->found = false;
    if (desk->status != BD_OK) return;
    memcpy(work.mate, mate, count * sizeof *mate);
    inside_exchange_list_boards(&work);
    bd_looks now = {{0}};
    for (int b = 0; b < work.boards; b++) bd_inside_board(inside, work.tops[b], mate[work.tops[b]], &now);
    for (int b = 0; b < work.boards; b++) {
        if (inside_exchange_is_ideal(&work, work.tops[b])) continue;
        const int t = work.tops[b];
        for (int x = b > 3 ? b - 3 : 0; x < work.boards && x < b + 4; x++)
            for (int y = x; y < work.boards && y < b + 4; y++) {
                const int s = work.tops[x], r = work.tops[y];
                const int16_t cards[] = {(int16_t)t, mate[t], (int16_t)s, mate[s], (int16_t)r, mate[r]};
                if (x == b || y == b) continue;
                if (x == y)
                    inside_exchange_offer(&work, cards, four, 2, 4, &now, out);
                else
                    inside_exchange_offer(&work, cards, six, 8, 6, &now, out);
            }
    }
}

void bd_inside_pair(const bd_inside *inside, bd_ways *best, bd_ways *second)
{
    best->found = false;
    if (second != NULL) second->found = false;
    if (inside->count <= BD_ALL_WAYS)
        inside_all_ways(inside, best, second);
    else
        inside_by_exchange(inside, best);
}

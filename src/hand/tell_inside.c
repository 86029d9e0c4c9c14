/* Those who stay in a level: what the ideal pairing would be, what stands against it, what was done. */
#include "hand/hand_words.h"
#include "hand/tell.h"

#include <stdlib.h>
#include <string.h>

typedef struct told_rest {
    const bd_level *level;
    bd_rest rest;
    int16_t *mate; /* by place in the rest */
    bd_looks looks;
} told_rest;

static int told_id(const told_rest *told, int i)
{
    return bd_desk_id(told->level->desk, told->rest.inside.cards[i]);
}

static bool told_open(const bd_level *level, told_rest *out)
{
    bd_desk *desk = level->desk;
    out->level = level;
    if (!bd_plan_rest(level, &level->best, &out->rest)) return false;
    const int count = out->rest.inside.count;
    out->mate = bd_desk_room(desk, (size_t)count, sizeof *out->mate);
    if (out->mate == NULL) return false;
    out->looks = (bd_looks){{0}};
    for (int i = 0; i < count; i++)
        for (int k = 0; k < count; k++)
            if (out->rest.inside.place[k] == level->mate[out->rest.inside.place[i]])
                out->mate[i] = (int16_t)k;
    for (int i = 0; i < count; i++)
        if (out->mate[i] > i) bd_inside_board(&out->rest.inside, i, out->mate[i], &out->looks);
    return true;
}

/* "6-11, 7-13, 8-14"; only the boards that `other` does not have, unless it is NULL. */
static const char *told_boards(const told_rest *told, const int16_t *mate, const int16_t *other)
{
    bd_text text = bd_text_new(told->level->desk->scratch);
    for (int i = 0; i < told->rest.inside.count; i++)
        if (mate[i] > i && (other == NULL || other[i] != mate[i]))
            bd_text_add(&text, text.length > 0 ? ", %d-%d" : "%d-%d", told_id(told, i),
                        told_id(told, mate[i]));
    return text.failed || text.length == 0 ? "" : text.bytes;
}

static void told_ideal_pairing(const told_rest *told)
{
    bd_desk *desk = told->level->desk;
    const int count = told->rest.inside.count, half = count / 2;
    int16_t *ideal = bd_desk_room(desk, (size_t)count, sizeof *ideal);
    if (ideal == NULL) return;
    for (int i = 0; i < count; i++) ideal[i] = (int16_t)(i < half ? i + half : i - half);
    bd_log_add(desk, bd_told_article(desk, BD_TOLD_IDEAL), BD_SAY(HAND_IDEAL),
               told_boards(told, ideal, NULL));
}

/* What would have been done had nobody met: "8-13 again, so this must be rejected". */
static void told_rejected(const told_rest *told)
{
    bd_desk *desk = told->level->desk;
    bd_inside dream = told->rest.inside;
    const size_t count = (size_t)dream.count;
    bd_ways ways = {.mate = bd_desk_room(desk, count, sizeof *ways.mate)};
    dream.ignore_met = true;
    if (ways.mate == NULL || dream.count > BD_ALL_WAYS) return;
    bd_inside_pair(&dream, &ways, NULL);
    if (!ways.found || bd_looks_compare(dream.eye, &ways.looks, &told->looks, NULL) >= 0) return;
    const char *boards = told_boards(told, ways.mate, told->mate);
    for (int i = 0; i < dream.count; i++)
        if (bd_inside_allowed(&told->rest.inside, i, ways.mate[i])) ways.mate[i] = -1;
    bd_log_add(desk, bd_told_article(desk, BD_TOLD_IDEAL), BD_SAY(HAND_REJECTED), boards,
               told_boards(told, ways.mate, NULL));
}

/* Advice 7 and 8: the colour with fewer cards above the line first; from the top where transfers are open. */
static bd_colour told_order(const told_rest *told)
{
    bd_desk *desk = told->level->desk;
    const uint16_t *cards = told->rest.inside.cards;
    const int half = told->rest.inside.count / 2;
    const bd_sides above = bd_sides_count(desk, cards, half), all = bd_sides_count(desk, cards, 2 * half);
    if (all.white + all.black == 0 || half < 2 || !told->level->eye->halves) return BD_NO_COLOUR;
    if (all.white != all.black || all.none > 0) {
        bd_log_add(desk, bd_told_article(desk, BD_TOLD_TOP), BD_SAY(HAND_FROM_TOP));
        return BD_NO_COLOUR;
    }
    if (above.white == above.black || above.white == 0 || above.black == 0) return BD_NO_COLOUR;
    const bd_colour first = above.white < above.black ? BD_WHITE : BD_BLACK;
    bd_log_add(desk, bd_told_article(desk, BD_TOLD_SHORT),
               first == BD_WHITE ? BD_SAY(HAND_FEWER_WHITE) : BD_SAY(HAND_FEWER_BLACK));
    return first;
}

/* A card that has met everybody who is due the other colour: one more colour changes on either side (set H).
 */
static void told_forced(const told_rest *told)
{
    bd_desk *desk = told->level->desk;
    const bd_inside *inside = &told->rest.inside;
    const bd_player *players = desk->round->players;
    uint16_t *met = bd_desk_room(desk, (size_t)inside->count, sizeof *met);
    for (int i = 0; met != NULL && i < inside->count; i++) {
        bool finds = false;
        int count = 0;
        for (int k = 0; k < inside->count && !finds; k++) {
            if (k == i || bd_claims_clash(&players[inside->cards[i]].claim, &players[inside->cards[k]].claim))
                continue;
            finds = bd_desk_may_meet(desk, inside->cards[i], inside->cards[k]);
            met[count++] = inside->cards[k];
        }
        if (count > 0 && !finds)
            bd_log_add(desk, bd_told_article(desk, BD_TOLD_FORCED), BD_SAY(HAND_MET_ALL), told_id(told, i),
                       bd_desk_names(desk, met, count), told_id(told, i));
    }
}

/* What the best way comes to in which these two meet; NULL: then the others could not be paired. */
static const char *told_if_they_met(const told_rest *told, int i, int k, bd_told *what)
{
    const bd_inside *inside = &told->rest.inside;
    bd_desk *desk = told->level->desk;
    const char *against = bd_tell_against(desk, inside->cards[i], inside->cards[k]);
    if (against != NULL) return against;
    if (inside->count > BD_ALL_WAYS) return BD_SAY(HAND_WHY_OTHERS_WORSE);
    bd_ways ways = {.mate = bd_desk_room(desk, (size_t)inside->count, sizeof *ways.mate)};
    if (ways.mate == NULL) return BD_SAY(HAND_WHY_OTHERS);
    bd_inside fixed = *inside;
    fixed.first = i;
    fixed.with = k;
    bd_inside_pair(&fixed, &ways, NULL);
    return ways.found ? bd_tell_worse(inside->eye, &ways.looks, &told->looks, what) : BD_SAY(HAND_WHY_OTHERS);
}

/* Cards nearer to the ideal opponent than the one that i gets, of the right colour, but met before. */
static void told_nearer_met(const told_rest *told, int i, int ideal)
{
    bd_desk *desk = told->level->desk;
    const bd_inside *inside = &told->rest.inside;
    const int away = abs(told->mate[i] - ideal);
    for (int k = 0; k < inside->count; k++)
        if (k != i && k != ideal && abs(k - ideal) < away + 1 && k != told->mate[i] &&
            bd_round_met(desk->round, inside->cards[i], inside->cards[k]) &&
            !bd_claims_clash(&desk->round->players[inside->cards[i]].claim,
                             &desk->round->players[inside->cards[k]].claim))
            bd_log_add(desk, bd_told_article(desk, BD_TOLD_IDEAL), BD_SAY(HAND_NEARER_MET), told_id(told, k),
                       told_id(told, i));
}

static void told_board(const told_rest *told, int i)
{
    bd_desk *desk = told->level->desk;
    const bd_inside *inside = &told->rest.inside;
    const int k = told->mate[i], half = inside->count / 2, ideal = i < half ? i + half : i - half;
    bd_told what = BD_TOLD_IDEAL;
    if (ideal == k || !told->level->eye->halves) {
        bd_log_add(desk, bd_told_article(desk, what), BD_SAY(HAND_PLAYS), told_id(told, i), told_id(told, k));
    } else {
        const char *why = told_if_they_met(told, i, ideal, &what);
        told_nearer_met(told, i, ideal);
        bd_log_add(desk, bd_told_article(desk, what), BD_SAY(HAND_PLAYS_INSTEAD), told_id(told, i),
                   told_id(told, ideal), why, told_id(told, i), told_id(told, k));
    }
    bd_tell_colours(desk, inside->cards[i], inside->cards[k]);
}

/* The higher card of the next board below the line, from `from` on; count: there is none. */
static int told_next_below(const told_rest *told, int from)
{
    const bd_inside *inside = &told->rest.inside;
    int i = from;
    while (i < inside->count && (!inside->below[i] || told->mate[i] < i)) i++;
    return i;
}

/* Mid-line flips: the lower card of a board above the line and the higher one of a board below it. */
static void told_flips(const told_rest *told)
{
    bd_desk *desk = told->level->desk;
    const bd_inside *inside = &told->rest.inside;
    int low = told_next_below(told, 0);
    if (!told->level->eye->halves) return;
    for (int i = 0; i < inside->count && low < inside->count; i++) {
        const int k = told->mate[i];
        if (k < i || inside->below[k]) continue;
        bd_log_add(desk, bd_told_article(desk, BD_TOLD_FLIP), BD_SAY(HAND_FLIP), told_id(told, k),
                   told_id(told, low));
        low = told_next_below(told, low + 1);
    }
}

/* Set D: where different ways are possible, the one with the least variation. */
static void told_other_way(const told_rest *told)
{
    bd_desk *desk = told->level->desk;
    const bd_inside *inside = &told->rest.inside;
    const size_t count = (size_t)inside->count;
    bd_ways best = {.mate = bd_desk_room(desk, count, sizeof *best.mate)},
            second = {.mate = bd_desk_room(desk, count, sizeof *second.mate)};
    if (desk->status != BD_OK || !inside->eye->halves) return;
    if (inside->count <= BD_ALL_WAYS) {
        bd_inside_pair(inside, &best, &second);
    } else {
        best.looks = told->looks;
        best.found = true;
        bd_inside_next_best(inside, told->mate, &second);
    }
    int first = BD_LOOK_COUNT;
    if (!best.found || !second.found) return;
    const int order = bd_looks_compare(inside->eye, &best.looks, &second.looks, &first);
    const char *boards = told_boards(told, second.mate, told->mate);
    const char *article = bd_told_article(desk, BD_TOLD_OTHER);
    const int64_t *more = second.looks.at, *less = best.looks.at;
    if (order == 0)
        bd_log_add(desk, article, BD_SAY(HAND_OTHER_TOP), boards);
    else if (first == BD_LOOK_VARIATION && more[first] - less[first] <= 2)
        bd_log_add(desk, article, BD_SAY(HAND_OTHER_VARIATION), boards, (long long)more[first],
                   (long long)less[first]);
    else if (first == BD_LOOK_SQUARES)
        bd_log_add(desk, article, BD_SAY(HAND_OTHER_SQUARES), boards, (long long)more[first],
                   (long long)less[first]);
    else if (first == BD_LOOK_GRADES)
        bd_log_add(desk, article, BD_SAY(HAND_OTHER_GRADES), boards);
}

void bd_tell_inside(const bd_level *level)
{
    told_rest told;
    if (!told_open(level, &told) || told.rest.inside.count == 0) return;
    if (level->eye->halves && told.rest.inside.count > 2) told_ideal_pairing(&told);
    const bd_colour first = told_order(&told);
    told_rejected(&told);
    told_forced(&told);
    told_flips(&told);
    const bd_player *players = level->desk->round->players;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < told.rest.inside.count; i++) {
            if (told.mate[i] < i) continue;
            const bool leads = first == BD_NO_COLOUR || players[told.rest.inside.cards[i]].claim.due == first;
            if (leads == (pass == 0)) told_board(&told, i);
        }
    told_other_way(&told);
}

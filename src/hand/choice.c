#include "hand/choice.h"

#include "rulebook/rulebook.h"

#include <stdlib.h>
#include <string.h>

enum { PLANS = 4096, PATIENCE = 40, MOST = 400 };

static bool level_is_last(const bd_level *level) { return level->level + 1 >= level->desk->round->levels; }

static bool level_has_bye(const bd_level *level) { return level->level == level->bye_level; }

static int level_own(const bd_level *level) { return level->count - level->incoming; }

bool bd_plan_rest(const bd_level *level, const bd_plan *plan, bd_rest *out)
{
    bd_desk *desk = level->desk;
    const size_t count = (size_t)level->count;
    uint16_t *cards = bd_desk_room(desk, count, sizeof *cards);
    bool *below = bd_desk_room(desk, count, sizeof *below), *used = bd_desk_room(desk, count, sizeof *used);
    int16_t *place = bd_desk_room(desk, count, sizeof *place);
    *out = (bd_rest){.inside = {.eye = level->eye,
                                .cards = cards,
                                .below = below,
                                .place = place,
                                .pairs = level->pairs,
                                .width = level->count},
                     .leaving = bd_desk_room(desk, count, sizeof *out->leaving)};
    if (desk->status != BD_OK) return false;
    const int byes = level_has_bye(level), first_leaver = level->incoming + byes;
    int ups = 0;
    for (int i = 0; i < first_leaver + plan->leavers; i++) {
        const int at = plan->choice[i];
        if (at == BD_LEAVES) out->leaving[out->leaving_count++] = level->cards[i];
        if (at >= 0) used[at] = true;
        ups += i < level->incoming && at >= level->incoming;
    }
    for (int i = first_leaver; i < first_leaver + plan->leavers; i++)
        out->leaving[out->leaving_count++] = level->cards[plan->choice[i]];
    const int half = (level_own(level) - ups - byes - plan->leavers) / 2;
    out->line = half + ups;
    for (int i = level->incoming; i < level->count; i++) {
        if (used[i]) continue;
        place[out->inside.count] = (int16_t)i;
        below[out->inside.count] = i - level->incoming >= out->line;
        cards[out->inside.count++] = level->cards[i];
    }
    return true;
}

/* CAA 20, 21, "if this fails": whether every card of the right half that is due what `node` is due, or
 * nothing, has just floated this way, so that the search goes on beyond the line. met_with: the card that it
 * is to meet, or -1. */
static bool plan_right_half_fails(const bd_level *level, int from, int to, int node, int met_with,
                                  bd_float direction)
{
    const bd_player *players = level->desk->round->players;
    int seen = 0;
    for (int i = from; i < to; i++) {
        const bd_colour due = players[level->cards[i]].claim.due;
        if (due != BD_NO_COLOUR && due != players[node].claim.due) continue;
        if (met_with >= 0 && !level->pairs[met_with * level->count + i].legal) continue;
        if (players[level->cards[i]].last_float != direction) return false;
        seen++;
    }
    return seen > 0 && players[node].last_float != direction;
}

static void plan_look_up(const bd_level *level, int at, int opponent, int line, bd_looks *looks)
{
    const int u = level->cards[at], v = level->cards[opponent], own = opponent - level->incoming;
    bd_looks_board(level->eye, &level->pairs[at * level->count + opponent], looks);
    const bd_player *players = level->desk->round->players;
    if (bd_claims_clash(&players[u].claim, &players[v].claim)) {
        enum { ABOVE = 100 };
        looks->at[BD_LOOK_UPPER_TRANSFERS] += bd_transferred(level->desk, u, v) == u ? ABOVE : 1;
    }
    if (own < 0) return;
    looks->at[BD_LOOK_UP_AGAIN] += bd_floats_again(level->eye, v, BD_FLOAT_UP);
    if (!level->eye->halves) return;
    looks->at[BD_LOOK_UP_PLACE] += bd_level_place_up(level, line, own);
    if (own >= line &&
        !plan_right_half_fails(level, level->incoming, level->incoming + line, v, at, BD_FLOAT_UP))
        looks->at[BD_LOOK_EXCHANGES]++;
}

static void plan_look_down(const bd_level *level, int leaver, int line, bd_looks *looks)
{
    const int node = level->cards[leaver], own = leaver - level->incoming;
    looks->at[BD_LOOK_DOWN_AGAIN] += bd_floats_again(level->eye, node, BD_FLOAT_DOWN);
    if (!level->eye->halves) return;
    looks->at[BD_LOOK_DOWN_PLACE] += bd_level_place_down(level, line, own);
    if (own < line &&
        plan_right_half_fails(level, level->incoming + line, level->count, node, -1, BD_FLOAT_DOWN))
        looks->at[BD_LOOK_EXCHANGES]--;
}

static void plan_look_bye(const bd_level *level, int at, int line, bd_looks *looks)
{
    looks->at[BD_LOOK_BYE_AGAIN] += !bd_bye_is_due(level->desk, level->cards[at]);
    looks->at[BD_LOOK_BYE_HALF] += level->desk->round->players[level->cards[at]].had_half_bye;
    looks->at[BD_LOOK_BYE_PLACE] += bd_level_place_bye(level, line, at - level->incoming);
}

/* What is known of a plan before anything is laid out. */
static void plan_known(const bd_level *level, const bd_plan *plan, const bd_rest *rest, bd_looks *looks)
{
    const bd_player *players = level->desk->round->players;
    const int first_leaver = level->incoming + level_has_bye(level);
    *looks = (bd_looks){{0}};
    looks->at[BD_LOOK_FLOATS] = plan->leavers;
    for (int i = 0; i < level->incoming; i++) {
        if (plan->choice[i] >= 0) plan_look_up(level, i, plan->choice[i], rest->line, looks);
        if (plan->choice[i] == BD_LEAVES && !level_is_last(level))
            looks->at[BD_LOOK_ON] += players[level->desk->round->level_start[level->level]].score -
                                     players[level->desk->round->level_start[level->level + 1]].score;
    }
    if (level_has_bye(level)) plan_look_bye(level, plan->choice[level->incoming], rest->line, looks);
    for (int i = first_leaver; i < first_leaver + plan->leavers; i++)
        plan_look_down(level, plan->choice[i], rest->line, looks);
}

/* A card that floats but has met everybody in the next level will float further. */
static int plan_strays(const bd_level *level, const uint16_t *list, int leaving, int count)
{
    int strays = 0;
    for (int i = 0; i < leaving; i++) {
        bool finds = false;
        for (int k = 0; k < count && !finds; k++)
            finds = k != i && bd_desk_may_meet(level->desk, list[i], list[k]);
        strays += !finds;
    }
    return strays;
}

/* What the next level comes to at least: counted, not laid out (advice 10). */
static bool plan_estimate_below(const bd_level *level, const bd_rest *rest, bd_looks *looks)
{
    if (rest->leaving_count == 0) return true;
    if (level_is_last(level)) return false;
    const bd_round *round = level->desk->round;
    const bool last = level->level + 2 == round->levels;
    const int most = round->level_start[level->level + 2] - round->level_start[level->level + 1];
    uint16_t *list = bd_desk_room(level->desk, (size_t)rest->leaving_count + (size_t)most, sizeof *list);
    if (list == NULL) return false;
    const int count = bd_level_below(level, rest->leaving, rest->leaving_count, list);
    const int byes = level->level + 1 == level->bye_level;
    const int odd = (count + byes) % 2, strays = plan_strays(level, list, rest->leaving_count, count);
    if (last && (odd > 0 || strays > 0)) return false;
    looks->at[BD_LOOK_NEXT_FLOATS] += (odd + strays) % 2;
    looks->at[BD_LOOK_FURTHER] += strays;
    (void)bd_looks_needed(level->eye, list, count, odd + byes, looks);
    return true;
}

/* What the rest of the level comes to at least. */
static void plan_estimate_rest(const bd_level *level, const bd_rest *rest, bd_looks *looks)
{
    int below = 0;
    for (int i = 0; i < rest->inside.count; i++) below += rest->inside.below[i];
    const int above = rest->inside.count - below;
    if (level->eye->halves && below > above) looks->at[BD_LOOK_EXCHANGES] += (below - above) / 2;
    looks->at[BD_LOOK_UPPER_TRANSFERS] +=
        bd_looks_needed(level->eye, rest->inside.cards, rest->inside.count, 0, looks);
}

static void plan_estimate(const bd_level *level, bd_plan *plan)
{
    const bd_arena_mark mark = bd_arena_here(level->desk->scratch);
    bd_rest rest;
    plan->possible = false;
    if (bd_plan_rest(level, plan, &rest)) {
        plan_known(level, plan, &rest, &plan->looks);
        plan_estimate_rest(level, &rest, &plan->looks);
        plan->possible = plan_estimate_below(level, &rest, &plan->looks);
    }
    bd_arena_back_to(level->desk->scratch, mark);
}

/* All choices, role by role: the opponents of those who float in, the bye, those who float down. */

typedef struct choosing {
    bd_level *level;
    int more;
    bool *used;
    int16_t *lists; /* [count] for each card that floats in, for the bye and for those who leave */
    int *lengths;
    int widest; /* so many of a list are looked at */
    bd_plan plan;
} choosing;

typedef struct plan_candidate {
    int key;
    int16_t at;
} plan_candidate;

static int choosing_compare(const void *left, const void *right)
{
    const plan_candidate *a = left, *b = right;
    return a->key != b->key ? a->key - b->key : a->at - b->at;
}

/* A rough order, so that the likely ones are among the first; a key is never used to decide. */
static int choosing_key_up(const bd_level *level, int at, int k, int line)
{
    const int u = level->cards[at], v = level->cards[k];
    bd_looks looks = {{0}};
    plan_look_up(level, at, k, line, &looks);
    const bd_player *players = level->desk->round->players;
    return 8192 * (int)looks.at[BD_LOOK_KIN] + 4096 * bd_claims_clash(&players[u].claim, &players[v].claim) +
           1024 * (int)looks.at[BD_LOOK_EXCHANGES] + 512 * (looks.at[BD_LOOK_UP_AGAIN] > 1) +
           (int)looks.at[BD_LOOK_UP_PLACE];
}

static void choosing_list(choosing *work, int role, plan_candidate *found, int count)
{
    qsort(found, (size_t)count, sizeof *found, choosing_compare);
    for (int i = 0; i < count; i++) work->lists[role * work->level->count + i] = found[i].at;
    work->lengths[role] = count;
}

static void choosing_list_all(choosing *work, plan_candidate *found)
{
    const bd_level *level = work->level;
    const bd_round *round = level->desk->round;
    const int own = level_own(level), line = (own + level->incoming) / 2;
    int count;
    for (int i = 0; i < level->incoming; i++) {
        count = 0;
        for (int k = i + 1; k < level->count; k++)
            if (level->pairs[i * level->count + k].legal)
                found[count++] = (plan_candidate){
                    k < level->incoming ? 4000 : choosing_key_up(level, i, k, line < own ? line : own),
                    (int16_t)k};
        choosing_list(work, i, found, count);
    }
    count = 0;
    for (int k = level->incoming; round->bye >= 0 && k < level->count; k++) {
        if (!bd_round_is_legal(round, level->cards[k], round->bye)) continue;
        const int again = !bd_bye_is_due(level->desk, level->cards[k]);
        if (again > 0 && !level->any_bye) continue;
        found[count++] = (plan_candidate){
            4096 * again + bd_level_place_bye(level, own / 2, k - level->incoming), (int16_t)k};
    }
    choosing_list(work, level->incoming, found, count);
    const bd_sides sides = bd_sides_count(level->desk, level->cards + level->incoming, own);
    for (count = 0; count < own; count++) {
        const int k = level->incoming + count;
        const bd_colour due = round->players[level->cards[k]].claim.due;
        const bool smaller = sides.white > sides.black ? due == BD_BLACK : due == BD_WHITE;
        found[count] =
            (plan_candidate){1024 * (smaller && sides.white != sides.black) +
                                 2048 * (bd_floats_again(level->eye, level->cards[k], BD_FLOAT_DOWN) > 2) +
                                 bd_level_place_down(level, own / 2, count),
                             (int16_t)k};
    }
    choosing_list(work, level->incoming + 1, found, own);
}

static void choosing_add(choosing *work)
{
    bd_level *level = work->level;
    if (level->plan_count == PLANS) return;
    plan_estimate(level, &work->plan);
    if (!work->plan.possible) return;
    if (level->plan_count == level->plan_room) {
        bd_plan *plans = bd_arena_grow(level->desk->scratch, level->plans, &level->plan_room,
                                       level->plan_count + 1, sizeof *plans);
        if (plans == NULL) level->desk->status = BD_NO_MEMORY;
        if (plans == NULL) return;
        level->plans = plans;
    }
    level->plans[level->plan_count++] = work->plan;
}

static void choosing_leavers(choosing *work, int role, int from, int left)
{
    const bd_level *level = work->level;
    if (left == 0) {
        choosing_add(work);
        return;
    }
    const int16_t *list = work->lists + (level->incoming + 1) * level->count;
    const int most = work->widest + left;
    for (int i = from, seen = 0; i < work->lengths[level->incoming + 1] && seen < most; i++) {
        if (work->used[list[i]]) continue;
        seen++;
        work->used[list[i]] = true;
        work->plan.choice[role] = list[i];
        choosing_leavers(work, role + 1, i + 1, left - 1);
        work->used[list[i]] = false;
    }
}

static void choosing_all_in(choosing *work)
{
    const bd_level *level = work->level;
    int waiting = 0;
    for (int i = level->incoming; i < level->count; i++) waiting += !work->used[i];
    const int leavers = waiting % 2 + 2 * work->more, role = level->incoming + level_has_bye(level);
    if (leavers > waiting || role + leavers > BD_CHOICES) return;
    work->plan.leavers = leavers;
    choosing_leavers(work, role, 0, leavers);
}

static void choosing_role(choosing *work, int role)
{
    const bd_level *level = work->level;
    const bool bye = role == level->incoming;
    if (bye && !level_has_bye(level)) {
        choosing_all_in(work);
        return;
    }
    if (role > level->incoming) {
        choosing_all_in(work);
        return;
    }
    if (!bye && work->used[role]) {
        work->plan.choice[role] = BD_OPEN;
        choosing_role(work, role + 1);
        return;
    }
    int seen = 0;
    const int16_t *list = work->lists + role * level->count;
    for (int i = 0; i < work->lengths[role] && seen < work->widest; i++) {
        if (work->used[list[i]]) continue;
        seen++;
        work->used[list[i]] = true;
        work->plan.choice[role] = list[i];
        choosing_role(work, role + 1);
        work->used[list[i]] = false;
    }
    if (bye) return;
    work->plan.choice[role] = BD_LEAVES; /* it floats on: somebody else may need the place more */
    choosing_role(work, role + 1);
}

static bool level_list_plans(bd_level *level, int more)
{
    static const int widest[] = {64, 64, 64, 12, 6, 3, 3, 2, 2, 2, 2, 2, 2};
    bd_desk *desk = level->desk;
    const size_t count = (size_t)level->count, roles = (size_t)level->incoming + 2;
    choosing work = {.level = level,
                     .more = more,
                     .used = bd_desk_room(desk, count, sizeof *work.used),
                     .lists = bd_desk_room(desk, count * roles, sizeof *work.lists),
                     .lengths = bd_desk_room(desk, roles, sizeof *work.lengths)};
    plan_candidate *found = bd_desk_room(desk, count, sizeof *found);
    if (desk->status != BD_OK) return false;
    const int choices =
        level->incoming + level_has_bye(level) + (level_own(level) - level->incoming) % 2 + 2 * more;
    const int known = (int)(sizeof widest / sizeof *widest);
    work.widest = choices >= 0 && choices < known ? widest[choices] : 1;
    choosing_list_all(&work, found);
    level->plan_count = 0;
    if (level->incoming + 1 < BD_CHOICES) choosing_role(&work, 0);
    return true;
}

/* A plan laid out, with the level below. */

static bool rest_has_outcast(const bd_level *level, const bd_rest *rest)
{
    for (int i = 0; i < rest->inside.count; i++) {
        bool finds = false;
        for (int k = 0; k < rest->inside.count && !finds; k++)
            finds = level->pairs[rest->inside.place[i] * level->count + rest->inside.place[k]].legal;
        if (!finds) return true;
    }
    return false;
}

static bool plan_judge_below(const bd_level *level, const bd_rest *rest, bd_looks *looks)
{
    if ((rest->leaving_count == 0 && level->reach == 0) || level->depth == 0)
        return plan_estimate_below(level, rest, looks);
    if (level_is_last(level)) return rest->leaving_count == 0;
    bd_level below, with = *level;
    with.reach -= with.reach > 0;
    if (!bd_level_open(level->desk, level->eye, level->level + 1, rest->leaving, rest->leaving_count,
                       level->depth - 1, &with, &below) ||
        !bd_level_settle(&below))
        return false;
    static const bd_weighed same[] = {
        BD_LOOK_REPEATS,   BD_LOOK_BYE_AGAIN, BD_LOOK_KIN,  BD_LOOK_FURTHER,   BD_LOOK_TEAM,
        BD_LOOK_HALF_BYES, BD_LOOK_DEFAULTED, BD_LOOK_CLUB, BD_LOOK_EXCHANGES, BD_LOOK_BYE_PLACE};
    const bd_looks *theirs = &below.best.looks;
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) looks->at[same[i]] += theirs->at[same[i]];
    for (int k = BD_LOOK_COUNT; k < BD_LOOK_COUNT + level->eye->colours; k++) looks->at[k] += theirs->at[k];
    looks->at[BD_LOOK_FURTHER] += theirs->at[BD_LOOK_ON];
    looks->at[BD_LOOK_NEXT_FLOATS] += theirs->at[BD_LOOK_FLOATS];
    looks->at[BD_LOOK_UPPER_TRANSFERS] += below.incoming_transferred;
    looks->at[BD_LOOK_DOWN_AGAIN] += theirs->at[BD_LOOK_UP_AGAIN];
    looks->at[BD_LOOK_NEXT_UP_PLACE] += theirs->at[BD_LOOK_UP_PLACE];
    return true;
}

static void plan_mates(const bd_level *level, const bd_plan *plan, const bd_rest *rest, const int16_t *inside,
                       int16_t *mate)
{
    const int byes = level_has_bye(level);
    for (int i = 0; i < level->count; i++) mate[i] = BD_OPEN;
    for (int i = 0; i < level->incoming; i++) {
        if (plan->choice[i] == BD_LEAVES) mate[i] = BD_LEAVES;
        if (plan->choice[i] < 0) continue;
        mate[i] = plan->choice[i];
        mate[plan->choice[i]] = (int16_t)i;
    }
    if (byes > 0) mate[plan->choice[level->incoming]] = BD_TAKES_BYE;
    for (int i = 0; i < plan->leavers; i++) mate[plan->choice[level->incoming + byes + i]] = BD_LEAVES;
    for (int i = 0; i < rest->inside.count; i++) mate[rest->inside.place[i]] = rest->inside.place[inside[i]];
}

static int rest_transfers(const bd_rest *rest, const int16_t *mate)
{
    const bd_player *players = rest->inside.eye->desk->round->players;
    int transfers = 0;
    for (int i = 0; i < rest->inside.count; i++)
        transfers += mate[i] > i && bd_claims_clash(&players[rest->inside.cards[i]].claim,
                                                    &players[rest->inside.cards[mate[i]]].claim);
    return transfers;
}

static bool plan_lay_out(const bd_level *level, bd_plan *plan, const bd_rest *rest, bd_ways *ways,
                         int16_t *mate)
{
    if (rest_has_outcast(level, rest)) return false;
    bd_inside_pair(&rest->inside, ways, NULL);
    if (!ways->found || level->desk->status != BD_OK) return false;
    plan_known(level, plan, rest, &plan->looks);
    bd_looks_add(level->eye, &plan->looks, &ways->looks);
    plan->looks.at[BD_LOOK_UPPER_TRANSFERS] += rest_transfers(rest, ways->mate);
    plan_mates(level, plan, rest, ways->mate, mate);
    return true;
}

static int incoming_transfers(const bd_level *level, const int16_t *mate)
{
    const bd_player *players = level->desk->round->players;
    int transfers = 0;
    for (int i = 0; i < level->incoming; i++) {
        if (mate[i] < level->incoming) continue;
        const int u = level->cards[i], v = level->cards[mate[i]];
        transfers +=
            bd_claims_clash(&players[u].claim, &players[v].claim) && bd_transferred(level->desk, u, v) == u;
    }
    return transfers;
}

/* Of equal plans the one whose top board is better, as inside a level. */
static bool level_is_better(const bd_level *level, const bd_plan *plan, const int16_t *mate)
{
    if (!level->found) return true;
    const int order = bd_looks_compare(level->eye, &plan->looks, &level->best.looks, NULL);
    if (order != 0) return order < 0;
    for (int i = 0; i < level->count; i++)
        if (mate[i] != level->mate[i])
            return mate[i] >= 0 && (level->mate[i] < 0 || mate[i] < level->mate[i]);
    return false;
}

static void level_judge(bd_level *level, bd_plan *plan)
{
    bd_desk *desk = level->desk;
    const bd_arena_mark mark = bd_arena_here(desk->scratch);
    const size_t count = (size_t)level->count;
    int16_t *mate = bd_desk_room(desk, count, sizeof *mate);
    bd_ways ways = {.mate = bd_desk_room(desk, count, sizeof *ways.mate)};
    bd_rest rest;
    plan->judged = true;
    plan->possible = desk->status == BD_OK && bd_plan_rest(level, plan, &rest) &&
                     plan_lay_out(level, plan, &rest, &ways, mate) &&
                     plan_judge_below(level, &rest, &plan->looks);
    if (plan->possible && level_is_better(level, plan, mate)) {
        level->best = *plan;
        level->found = true;
        level->line = rest.line;
        level->incoming_transferred = incoming_transfers(level, mate);
        memcpy(level->mate, mate, count * sizeof *mate);
    }
    bd_arena_back_to(desk->scratch, mark);
}

/* Merge sort, which leaves equal plans in order; false: memory ran out. */
static bool level_sort_plans(bd_level *level)
{
    const size_t count = level->plan_count;
    size_t *from = bd_desk_room(level->desk, 2 * count, sizeof *from), *to = from + count;
    if (level->desk->status != BD_OK) return false;
    for (size_t i = 0; i < count; i++) from[i] = i;
    for (size_t width = 1; width < count; width *= 2) {
        for (size_t start = 0; start < count; start += 2 * width) {
            const size_t middle = start + width < count ? start + width : count;
            const size_t end = start + 2 * width < count ? start + 2 * width : count;
            for (size_t a = start, b = middle, k = start; k < end; k++) {
                const bool left =
                    b == end || (a < middle && bd_looks_compare(level->eye, &level->plans[from[a]].looks,
                                                                &level->plans[from[b]].looks, NULL) <= 0);
                to[k] = left ? from[a++] : from[b++];
            }
        }
        size_t *other = from;
        from = to;
        to = other;
    }
    level->order = from;
    return true;
}

static void level_judge_all(bd_level *level)
{
    /* The more cards there are, the fewer ways are laid out. */
    const size_t most = level->count > 2 * BD_ALL_WAYS ? PATIENCE / 4 : PATIENCE;
    const size_t patience = level->depth > 0 ? most : most / 2;
    for (size_t i = 0; i < level->plan_count && level->desk->status == BD_OK; i++) {
        if (--*level->patience < 0) return;
        bd_plan *plan = &level->plans[level->order[i]];
        if (level->found &&
            (i >= patience || bd_looks_compare(level->eye, &plan->looks, &level->best.looks, NULL) > 0))
            return;
        if (i == MOST) return;
        level_judge(level, plan);
    }
}

/* Somebody who floats in floats on though there is somebody to meet. */
static bool level_floats_on_freely(const bd_level *level)
{
    for (int i = 0; i < level->incoming; i++)
        for (int k = level->incoming; level->best.choice[i] == BD_LEAVES && k < level->count; k++)
            if (level->pairs[i * level->count + k].legal) return true;
    return false;
}

/* As few leave as possible; two more only where nothing else will do, or where it keeps apart what comes
 * before score. */
bool bd_level_settle(bd_level *level)
{
    enum { MORE = 3 };
    bd_desk *desk = level->desk;
    level->found = false;
    for (int more = 0; more < MORE && desk->status == BD_OK; more++) {
        if (!level_list_plans(level, more) || !level_sort_plans(level)) return false;
        level_judge_all(level);
        if (level->found && level->best.looks.at[BD_LOOK_KIN] == 0 && !level_floats_on_freely(level)) break;
    }
    return level->found && desk->status == BD_OK;
}

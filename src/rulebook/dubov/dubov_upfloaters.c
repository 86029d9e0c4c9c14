/* The upfloaters of a bracket (3.2.1, 3.2.2): how few (C5), of which scores (C6), at what price (C7 to C10),
 * and who they are: the first set in the order of 4.2. Two upfloaters never meet: without both there were two
 * fewer. So each is on a board with a resident. */
#include "rulebook/brackets/brackets_words.h"
#include "rulebook/dubov/dubov.h"
#include "rulebook/dubov/dubov_words.h"

enum { DIGITS_MOST = 1 << 20 };

static bool upfloaters_somebody(const bd_round *round, const uint8_t *role, int level)
{
    for (int u = round->level_start[level]; u < round->level_start[level + 1]; u++)
        if (role[u] == BD_RESIDENT) return true;
    return false;
}

/* Whom earlier brackets have left, by the level of this one. */
static void upfloaters_assign_roles(const bd_walk *walk, int level, uint8_t *role)
{
    const bd_round *round = walk->round;
    const bd_bracket *before = walk->bracket;
    for (int u = 0; u < round->nodes; u++) {
        role[u] = BD_LATER;
        if (u == walk->aside || (before != NULL && before->role[u] == BD_PAIRED)) role[u] = BD_PAIRED;
        if (u < round->cards && role[u] == BD_LATER && round->players[u].level == level)
            role[u] = BD_RESIDENT;
    }
    for (int i = 0; before != NULL && i < before->count; i++) role[before->members[i]] = BD_PAIRED;
}

static bd_status upfloaters_list_members(bd_walk *walk, bd_bracket *bracket, const bool *up)
{
    uint16_t *members;
    int count = 0;
    BD_NEW(members, walk->arena, walk->round->nodes, walk->err);
    for (int u = 0; u < walk->round->cards; u++)
        if (bracket->role[u] == BD_RESIDENT || (up != NULL && up[u])) members[count++] = (uint16_t)u;
    bracket->members = members;
    bracket->count = count;
    return BD_OK;
}

bd_status bd_dubov_open(bd_walk *walk, bool *opened)
{
    const bd_bracket *before = walk->bracket;
    bd_bracket *bracket;
    bd_dubov_bracket *own;
    uint8_t *role;
    int level = before != NULL ? before->level + 1 : 0;
    BD_NEW(role, walk->arena, walk->round->nodes, walk->err);
    for (; level < walk->round->levels; level++) {
        upfloaters_assign_roles(walk, level, role);
        if (upfloaters_somebody(walk->round, role, level)) break;
    }
    *opened = level < walk->round->levels;
    if (!*opened) return BD_OK;
    BD_NEW(bracket, walk->arena, 1, walk->err);
    BD_NEW(own, walk->arena, 1, walk->err);
    *bracket = (bd_bracket){.round = walk->round,
                            .number = level + 1,
                            .level = level,
                            .next = level + 1,
                            .role = role,
                            .own = own,
                            .own_size = sizeof *own};
    BD_NEW(bracket->opponent, walk->arena, walk->round->nodes, walk->err);
    BD_TRY(upfloaters_list_members(walk, bracket, NULL));
    walk->bracket = bracket;
    return BD_OK;
}

/* ---- C5 and C6 ---- */

/* Whether the pair makes v an upfloater. */
static bool upfloaters_takes(const bd_bracket_cost *cost, int u, int v)
{
    return v < cost->round->cards && bd_bracket_leaves(cost->bracket, u, v);
}

static bd_cost upfloaters_cost(const bd_bracket_cost *cost, int u, int v)
{
    return upfloaters_takes(cost, u, v);
}

static bool upfloaters_are_alike(const bd_bracket_cost *cost, int u, int v)
{
    return cost->bracket->role[u] == cost->bracket->role[v] &&
           (u < cost->round->cards) == (v < cost->round->cards);
}

static bd_step upfloaters_c5(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn == 0)
        return bd_bracket_give(walk, stage, "",
                               (bd_bracket_cost){.of = upfloaters_cost, .alike = upfloaters_are_alike});
    walk->bracket->floaters = (int)walk->view->last_value;
    return BD_STEP_END;
}

bool bd_dubov_digits(const bd_round *round, int level, int ups, int number, int *from, int *to, int *base)
{
    int digits = 1;
    *base = ups + 1;
    for (int64_t reach = *base; reach * *base <= DIGITS_MOST && digits < round->levels; reach *= *base)
        digits++;
    *to = round->levels - 1 - (number - 1) * digits;
    *from = *to - digits + 1 > level + 2 ? *to - digits + 1 : level + 2;
    return ups > 0 && *to >= *from;
}

/* a .. b: the levels; list: the digit's weight by level, of the levels a, a + 1, ... */
static bd_cost upfloaters_digit_cost(const bd_bracket_cost *cost, int u, int v)
{
    if (!upfloaters_takes(cost, u, v)) return 0;
    const int level = cost->round->players[v].level, base = cost->bracket->floaters + 1;
    bd_cost weight = 1;
    if (level < cost->a || level > cost->b) return 0;
    for (int l = cost->a; l < level; l++) weight *= base;
    return weight;
}

static bool upfloaters_are_alike_by_level(const bd_bracket_cost *cost, int u, int v)
{
    return upfloaters_are_alike(cost, u, v) &&
           (u >= cost->round->cards || cost->round->players[u].level == cost->round->players[v].level);
}

/* What the digits of the stage before say. */
static void upfloaters_read_digits(bd_walk *walk, int *ups, int from, int to, int base)
{
    int64_t value = walk->view->last_value;
    for (int level = from; level <= to; level++) {
        ups[level] = (int)(value % base);
        value /= base;
    }
}

/* The last level follows from the sum; a value that is no draw's leaves it nobody. */
static void upfloaters_count_open(bd_walk *walk, int *ups)
{
    bd_bracket *bracket = walk->bracket;
    int rest = bracket->floaters;
    for (int level = bracket->level + 2; level < walk->round->levels; level++) rest -= ups[level];
    if (bracket->level + 1 < walk->round->levels) ups[bracket->level + 1] = rest > 0 ? rest : 0;
    bd_dubov_own(bracket)->ups = ups;
}

/* A list of numbers by level that begins with what is known. */
static bd_status upfloaters_copy(bd_walk *walk, int **out)
{
    bd_dubov_bracket *own = bd_dubov_own(walk->bracket);
    BD_NEW(*out, walk->arena, walk->round->levels, walk->err);
    for (int level = 0; own->ups != NULL && level < walk->round->levels; level++)
        (*out)[level] = own->ups[level];
    own->ups = *out;
    return BD_OK;
}

static bd_step upfloaters_c6(bd_walk *walk, int turn, bd_stage *stage)
{
    bd_bracket *bracket = walk->bracket;
    const bd_round *round = walk->round;
    int from, to, base;
    int *ups;
    walk->status = upfloaters_copy(walk, &ups);
    if (walk->status != BD_OK) return BD_STEP_FAILED;
    if (turn > 0 && bd_dubov_digits(round, bracket->level, bracket->floaters, turn, &from, &to, &base))
        upfloaters_read_digits(walk, ups, from, to, base);
    if (bd_dubov_digits(round, bracket->level, bracket->floaters, turn + 1, &from, &to, &base))
        return bd_bracket_give_numbered(
            walk, stage, ".", turn + 1,
            (bd_bracket_cost){
                .of = upfloaters_digit_cost, .alike = upfloaters_are_alike_by_level, .a = from, .b = to});
    upfloaters_count_open(walk, ups);
    return BD_STEP_END;
}

/* ---- C7 ---- */

static bd_cost upfloaters_denied_cost(const bd_bracket_cost *cost, int u, int v)
{
    return bd_bracket_inside(cost->bracket, u, v) || upfloaters_takes(cost, u, v)
               ? bd_fide_denied(cost->round, u, v, BD_PREFERS_NOTHING)
               : 0;
}

static bool upfloaters_are_alike_by_due(const bd_bracket_cost *cost, int u, int v)
{
    return upfloaters_are_alike(cost, u, v) &&
           (u >= cost->round->cards || bd_fide_due_at(cost->round, u) == bd_fide_due_at(cost->round, v));
}

static bd_step upfloaters_c7(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn > 0) return BD_STEP_END;
    return bd_bracket_give(
        walk, stage, "",
        (bd_bracket_cost){.of = upfloaters_denied_cost,
                          .alike = walk->round->kept == NULL ? upfloaters_are_alike_by_due : NULL});
}

/* ---- C8 to C10 ---- */

static int upfloaters_maximum(const bd_dubov_player *player) { return player->maximum; }
static int upfloaters_times(const bd_dubov_player *player) { return player->maximum ? player->upfloats : 0; }
static int upfloaters_before(const bd_dubov_player *player) { return player->before; }

typedef int upfloaters_fault(const bd_dubov_player *player);

/* Beside a criterion's record: what is counted of an upfloater. */
typedef struct upfloaters_kind {
    bd_bracket_kind kind;
    upfloaters_fault *fault;
} upfloaters_kind;

static upfloaters_fault *upfloaters_fault_of(const bd_criterion *criterion)
{
    return ((const upfloaters_kind *)criterion->own)->fault;
}

/* list: the cost of an upfloater, by node. */
static bd_cost upfloaters_fault_cost(const bd_bracket_cost *cost, int u, int v)
{
    return upfloaters_takes(cost, u, v) ? cost->list[v] : 0;
}

static bool upfloaters_are_alike_by_cost(const bd_bracket_cost *cost, int u, int v)
{
    return upfloaters_are_alike(cost, u, v) && cost->list[u] == cost->list[v];
}

static bool upfloaters_is_last_round(const bd_round *round)
{
    return round->number >= round->tournament->rounds;
}

static bd_status upfloaters_list_faults(bd_walk *walk, uint16_t **out, bool *any)
{
    const bd_bracket *bracket = walk->bracket;
    *any = false;
    BD_NEW(*out, walk->arena, walk->round->nodes, walk->err);
    for (int v = 0; v < walk->round->cards; v++) {
        if (bracket->role[v] != BD_LATER || bd_dubov_own(bracket)->ups[walk->round->players[v].level] == 0)
            continue;
        (*out)[v] = (uint16_t)upfloaters_fault_of(walk->criterion)(bd_dubov_player_at(walk->round, v));
        *any = *any || (*out)[v] > 0;
    }
    return BD_OK;
}

static bd_step upfloaters_faults(bd_walk *walk, int turn, bd_stage *stage)
{
    uint16_t *faults;
    bool any;
    if (turn > 0 || walk->bracket->floaters == 0 || upfloaters_is_last_round(walk->round)) return BD_STEP_END;
    walk->status = upfloaters_list_faults(walk, &faults, &any);
    if (walk->status != BD_OK) return BD_STEP_FAILED;
    if (!any) return BD_STEP_END;
    return bd_bracket_give(walk, stage, "",
                           (bd_bracket_cost){.of = upfloaters_fault_cost,
                                             .alike = upfloaters_are_alike_by_cost,
                                             .list = faults});
}

/* ---- the first set (4.2) ---- */

/* Players of the levels that give some, but not everybody, from the highest-ranked down. */
static bd_status upfloaters_open(bd_walk *walk)
{
    const bd_round *round = walk->round;
    const bd_bracket *bracket = walk->bracket;
    bd_dubov_bracket *own = bd_dubov_own(bracket);
    BD_TRY(bd_bracket_weights_open(walk));
    own->open_ups = 0;
    for (int level = bracket->level + 1; level < round->levels; level++) {
        const int before = walk->open_count;
        if (own->ups[level] == 0) continue;
        for (int v = round->level_start[level]; v < round->level_start[level + 1]; v++)
            if (bracket->role[v] == BD_LATER) walk->open[walk->open_count++] = (uint16_t)v;
        if (own->ups[level] >= walk->open_count - before)
            walk->open_count = before;
        else
            own->open_ups += own->ups[level];
    }
    return BD_OK;
}

static bd_cost upfloaters_weight(const bd_bracket_cost *cost, int u, int v)
{
    return upfloaters_takes(cost, u, v) ? -bd_bracket_weights_of(cost, v) : 0;
}

static bd_status upfloaters_list_places(bd_walk *walk, uint16_t **out)
{
    BD_NEW(*out, walk->arena, walk->round->nodes, walk->err);
    for (int i = 0; i < walk->open_count; i++) (*out)[walk->open[i]] = (uint16_t)i;
    return BD_OK;
}

/* Of one: how many come before. */
static bd_step upfloaters_single(bd_walk *walk, int turn, bd_stage *stage)
{
    uint16_t *places;
    if (turn > 0) {
        const int64_t place = walk->view->last_value;
        if (place >= 0 && place < walk->open_count) walk->in[place] = true;
        return BD_STEP_END;
    }
    walk->status = upfloaters_list_places(walk, &places);
    if (walk->status != BD_OK) return BD_STEP_FAILED;
    return bd_bracket_give(walk, stage, "", (bd_bracket_cost){.of = upfloaters_fault_cost, .list = places});
}

/* list: who is of the bracket, residents 1, upfloaters 2. */
static bd_cost upfloaters_wrong_cost(const bd_bracket_cost *cost, int u, int v)
{
    return cost->list[u] + cost->list[v] != 0 &&
           (cost->list[u] == 0 || cost->list[v] == 0 || (cost->list[u] == 2 && cost->list[v] == 2));
}

/* The bracket is complete. */
static bd_status upfloaters_settle(bd_walk *walk, uint16_t **out)
{
    const bd_round *round = walk->round;
    bd_bracket *bracket = walk->bracket;
    bd_dubov_bracket *own = bd_dubov_own(bracket);
    bool *up;
    BD_NEW(up, walk->arena, round->nodes, walk->err);
    BD_NEW(*out, walk->arena, round->nodes, walk->err);
    for (int v = 0; v < round->cards; v++)
        up[v] = bracket->role[v] == BD_LATER && own->ups[round->players[v].level] > 0;
    for (int i = 0; i < walk->open_count; i++) up[walk->open[i]] = walk->in[i];
    for (int v = 0; v < round->cards; v++) (*out)[v] = up[v] ? 2 : bracket->role[v] == BD_RESIDENT;
    BD_TRY(upfloaters_list_members(walk, bracket, up));
    return bd_dubov_divide(round, walk->arena, bracket->members, bracket->count, &own->halves, walk->err);
}

static bd_step upfloaters_step(bd_walk *walk, int turn, bd_stage *stage)
{
    uint16_t *of_bracket;
    if (walk->cursor < 0) return BD_STEP_END;
    if (turn == 0) {
        walk->status = upfloaters_open(walk);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
    }
    if (walk->open_count > 0) {
        const bd_step step = bd_dubov_own(walk->bracket)->open_ups == 1
                                 ? upfloaters_single(walk, turn, stage)
                                 : bd_bracket_weights_give(walk, turn, ".", upfloaters_weight, stage);
        if (step != BD_STEP_END) return step;
    }
    walk->cursor = -1;
    walk->status = upfloaters_settle(walk, &of_bracket);
    if (walk->status != BD_OK) return BD_STEP_FAILED;
    return bd_bracket_prune(walk, ".settled",
                            (bd_bracket_cost){.of = upfloaters_wrong_cost, .list = of_bracket}, stage);
}

/* ---- second counts ---- */

static int upfloaters_count(const bd_bracket_table *table, int from, int to, upfloaters_fault *fault)
{
    int count = 0;
    for (int v = table->round->level_start[from]; v < table->round->level_start[to + 1]; v++)
        if (bd_dubov_is_upfloater(table, v))
            count += fault == NULL ? 1 : fault(bd_dubov_player_at(table->round, v));
    return count;
}

static int upfloaters_count_all(const bd_bracket_table *table, upfloaters_fault *fault)
{
    return upfloaters_count(table, table->level, table->round->levels - 1, fault);
}

static bd_status upfloaters_count_c5(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    return bd_bracket_table_add(table, tally, "", upfloaters_count_all(table, NULL), err);
}

static bd_status upfloaters_count_c6(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    const int ups = upfloaters_count_all(table, NULL);
    int from, to, base;
    for (int n = 1; bd_dubov_digits(table->round, table->level, ups, n, &from, &to, &base); n++) {
        int64_t value = 0;
        for (int level = to; level >= from; level--)
            value = value * base + upfloaters_count(table, level, level, NULL);
        BD_TRY(bd_bracket_table_add_n(table, tally, ".", n, value, err));
    }
    return BD_OK;
}

/* The colours as they are published; who has not played prefers Black. */
static bd_status upfloaters_count_c7(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    int players = 0;
    for (int u = 0; u < table->round->cards; u++) {
        if (!bd_dubov_is_resident(table, u) && !bd_dubov_is_upfloater(table, u)) continue;
        const bd_claim *claim = &table->round->players[u].claim;
        const bd_colour wanted = claim->due == BD_NO_COLOUR ? BD_BLACK : bd_fide_due(claim);
        players += table->laid->colour[u] != wanted;
    }
    return bd_bracket_table_add(table, tally, "", players, err);
}

static bd_status upfloaters_count_faults(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    if (upfloaters_is_last_round(table->round)) return BD_OK;
    return bd_bracket_table_add(table, tally, "",
                                upfloaters_count_all(table, upfloaters_fault_of(tally->criterion)), err);
}

/* The players of the levels that give some, but not everybody whom the brackets before have left. */
static int upfloaters_list_open(const bd_bracket_table *table, bool *goes_up)
{
    const bd_round *round = table->round;
    int open = 0;
    for (int level = table->level + 1; level < round->levels; level++) {
        const int before = open, ups = upfloaters_count(table, level, level, NULL);
        for (int v = round->level_start[level]; ups > 0 && v < round->level_start[level + 1]; v++)
            if (v != table->aside && bd_bracket_table_level(table, table->partner[v]) >= table->level)
                goes_up[open++] = bd_dubov_is_upfloater(table, v);
        if (ups == open - before) open = before;
    }
    return open;
}

static bd_status upfloaters_count_set(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    int number, place = 0;
    bool *goes_up;
    if (bd_bracket_table_asks(table->laid, tally, ".settled", &number))
        return bd_bracket_table_add(table, tally, ".settled", 0, err);
    BD_NEW(goes_up, table->laid->arena, table->round->nodes, err);
    const int open = upfloaters_list_open(table, goes_up);
    if (bd_bracket_table_asks(table->laid, tally, ".", &number) && number > 0)
        return bd_bracket_table_add_n(table, tally, ".", number,
                                      -bd_bracket_weights_count(goes_up, open, number), err);
    while (place < open && !goes_up[place]) place++;
    return bd_bracket_table_add(table, tally, "", place, err);
}

const bd_criterion bd_criterion_dubov_c5 = {
    .id = "C5",
    BD_SAYS(DUBOV_C5),
    .count = bd_bracket_count,
    .own = &(const bd_bracket_kind){.steps = {upfloaters_c5}, .in_bracket = upfloaters_count_c5},
};

const bd_criterion bd_criterion_dubov_c6 = {
    .id = "C6",
    BD_SAYS_WORSE(DUBOV_C6),
    .count = bd_bracket_count,
    .own = &(const bd_bracket_kind){.steps = {upfloaters_c6}, .in_bracket = upfloaters_count_c6},
};

const bd_criterion bd_criterion_dubov_c7 = {
    .id = "C7",
    BD_SAYS(BRACKETS_DENIED),
    .count = bd_bracket_count,
    .own = &(const bd_bracket_kind){.steps = {upfloaters_c7}, .in_bracket = upfloaters_count_c7},
    .flags = BD_IS_OF_COLOURS,
};

/* The record of a criterion about the upfloaters themselves. */
#define UPFLOATERS(name, words, faults)                                                                      \
    {                                                                                                        \
        .id = (name), BD_SAYS(words), .count = bd_bracket_count, .own = &(const upfloaters_kind)             \
        {                                                                                                    \
            .kind = {.steps = {upfloaters_faults}, .in_bracket = upfloaters_count_faults}, .fault = (faults) \
        }                                                                                                    \
    }

const bd_criterion bd_criterion_dubov_c8 = UPFLOATERS("C8", DUBOV_C8, upfloaters_maximum);
const bd_criterion bd_criterion_dubov_c9 = UPFLOATERS("C9", DUBOV_C9, upfloaters_times);
const bd_criterion bd_criterion_dubov_c10 = UPFLOATERS("C10", DUBOV_C10, upfloaters_before);

const bd_criterion bd_criterion_dubov_upfloaters = {
    .id = "upfloaters",
    BD_SAYS_WORSE(DUBOV_UPFLOATERS),
    .count = bd_bracket_count,
    .own = &(const bd_bracket_kind){.steps = {upfloaters_step}, .in_bracket = upfloaters_count_set},
    .flags = BD_IS_ORDER,
};

#include "hand/tell.h"

#include "base/ints.h"
#include "hand/hand_words.h"
#include "rulebook/rulebook.h"

#include <stdio.h>

const char *bd_told_article(const bd_desk *desk, bd_told what)
{
    enum { BRITISH, SCHOOLS, AMERICAN, WAYS };
    static const char *const articles[BD_TOLDS][WAYS] = {
        [BD_TOLD_LEVEL] = {"CAA 14, advice 2, 3", "SCA 10", "USCF 27A2"},
        [BD_TOLD_LINE] = {"CAA 5", "SCA 6", "USCF 27A3"},
        [BD_TOLD_NUMBER] = {"CAA 16, advice 6", "SCA 12", "USCF 27A4"},
        [BD_TOLD_WHOSE] = {"CAA 16, advice 6", "SCA 12", "USCF 27A4"},
        [BD_TOLD_OPEN] = {"CAA 18, advice 8", "SCA 18", "USCF 27A4"},
        [BD_TOLD_LINKED] = {"CAA 17, advice 10", "SCA 17", "USCF 27A4"},
        [BD_TOLD_ODD] = {"CAA 19, advice 9", "SCA 19", "USCF 27A2"},
        [BD_TOLD_DOWN] = {"CAA 20", "SCA 20", "USCF 27A2"},
        [BD_TOLD_UP] = {"CAA 21, 22", "SCA 21", "USCF 27A2"},
        [BD_TOLD_ON] = {"CAA 10", "SCA 9", "USCF 27A2"},
        [BD_TOLD_BYE] = {"CAA 6", "SCA 4", ""},
        [BD_TOLD_IDEAL] = {"CAA 12", "SCA 6", "USCF 27A3"},
        [BD_TOLD_SHORT] = {"advice 7", "", ""},
        [BD_TOLD_TOP] = {"advice 8", "", ""},
        [BD_TOLD_FLIP] = {"CAA 12", "SCA 6", "USCF 27A3"},
        [BD_TOLD_OTHER] = {"CAA 12", "SCA 2", "USCF 27A3"},
        [BD_TOLD_ALTERED] = {"CAA 24", "SCA 23", "USCF 27A2"},
        [BD_TOLD_LOWER] = {"advice 11", "SCA 20", ""},
        [BD_TOLD_LOT] = {"CAA 8", "SCA 6", "USCF 27A5"},
        [BD_TOLD_FORCED] = {"CAA 1, 16", "SCA 1, 12", "USCF 27A1"},
        [BD_TOLD_FINAL] = {"CAA 16, 25", "SCA 12, 24", "USCF 27A4, 27A5"},
        [BD_TOLD_AHEAD] = {"CAA 13", "SCA 1", "USCF 27A1"},
        [BD_TOLD_MET] = {"CAA 1, advice 12", "SCA 1", "USCF 27A1"},
        [BD_TOLD_COLOURS] = {"CAA 25, advice 13", "SCA 24", "USCF 27A4, 27A5"},
    };
    const bd_rulebook *rules = desk->round->rules;
    return articles[what][bd_rulebook_has(rules, BD_HAS_TEAMS)     ? AMERICAN
                          : bd_rulebook_has(rules, BD_HAS_SCHOOLS) ? SCHOOLS
                                                                   : BRITISH];
}

static const bd_player *tell_player(const bd_desk *desk, int node) { return &desk->round->players[node]; }

const char *bd_tell_against(const bd_desk *desk, int u, int v)
{
    if (!bd_desk_may_meet(desk, u, v))
        return bd_round_met(desk->round, u, v) ? BD_SAY(HAND_WHY_MET) : BD_SAY(HAND_WHY_FORBIDDEN);
    const bd_claim *a = &tell_player(desk, u)->claim, *b = &tell_player(desk, v)->claim;
    if (bd_claims_clash(a, b))
        return a->due == BD_WHITE ? BD_SAY(HAND_WHY_BOTH_WHITE) : BD_SAY(HAND_WHY_BOTH_BLACK);
    const unsigned company = bd_desk_company(desk, u, v);
    return (company & (BD_KEPT_APART | BD_ONE_TEAM)) != 0 ? BD_SAY(HAND_WHY_KEPT_APART)
           : (company & BD_BOTH_HALF_BYES) != 0           ? BD_SAY(HAND_WHY_HALF_BYES)
           : (company & BD_BETTER_NOT) != 0               ? BD_SAY(HAND_WHY_BETTER_NOT)
           : (company & BD_ONE_CLUB) != 0                 ? BD_SAY(HAND_WHY_CLUB)
                                                          : NULL;
}

static int64_t tell_count_transfers(const bd_eye *eye, const bd_looks *looks)
{
    int64_t transfers = 0;
    for (int i = 0; i < eye->sizes; i++) transfers += looks->at[BD_LOOK_COUNT + i];
    return transfers;
}

/* What is told of a look in which a choice is worse, and the rule behind it where it is not that of the
 * choice itself. */
typedef struct told_reason {
    const char *words;
    bd_weighed look;
    bd_told what; /* BD_TOLDS: the rule of the choice */
} told_reason;

static const told_reason told_reasons[] = {
    {BD_ENGLISH(HAND_WHY_BYE_AGAIN), BD_LOOK_BYE_AGAIN, BD_TOLD_BYE},
    {BD_ENGLISH(HAND_WHY_UNDESIRABLE_THEN), BD_LOOK_KIN, BD_TOLDS},
    {BD_ENGLISH(HAND_WHY_MORE_FLOATS), BD_LOOK_ON, BD_TOLD_ON},
    {BD_ENGLISH(HAND_WHY_MORE_FLOATS), BD_LOOK_FLOATS, BD_TOLD_ON},
    {BD_ENGLISH(HAND_WHY_MORE_FLOATS), BD_LOOK_FURTHER, BD_TOLD_ON},
    {BD_ENGLISH(HAND_WHY_MORE_FLOATS), BD_LOOK_NEXT_FLOATS, BD_TOLD_ALTERED},
    {BD_ENGLISH(HAND_WHY_EXCHANGE), BD_LOOK_EXCHANGES, BD_TOLD_ALTERED},
    {BD_ENGLISH(HAND_WHY_UPPER), BD_LOOK_UPPER_TRANSFERS, BD_TOLD_LOWER},
    {BD_ENGLISH(HAND_WHY_UP_AGAIN), BD_LOOK_UP_AGAIN, BD_TOLDS},
    {BD_ENGLISH(HAND_WHY_DOWN_AGAIN), BD_LOOK_DOWN_AGAIN, BD_TOLDS},
    {BD_ENGLISH(HAND_WHY_ORDER), BD_LOOK_UP_PLACE, BD_TOLDS},
    {BD_ENGLISH(HAND_WHY_ORDER), BD_LOOK_DOWN_PLACE, BD_TOLDS},
    {BD_ENGLISH(HAND_WHY_ORDER), BD_LOOK_NEXT_UP_PLACE, BD_TOLDS},
    {BD_ENGLISH(HAND_WHY_FURTHER_OFF), BD_LOOK_VARIATION, BD_TOLDS},
    {BD_ENGLISH(HAND_WHY_FURTHER_OFF), BD_LOOK_SQUARES, BD_TOLDS},
    {BD_ENGLISH(HAND_WHY_FURTHER_OFF), BD_LOOK_GRADES, BD_TOLDS},
};

const char *bd_tell_worse(const bd_eye *eye, const bd_looks *worse, const bd_looks *than, bd_told *what)
{
    int first = BD_LOOK_COUNT;
    if (bd_looks_compare(eye, worse, than, &first) <= 0) return BD_SAY(HAND_WHY_EQUAL);
    if (first >= BD_LOOK_COUNT) {
        const bool more = tell_count_transfers(eye, worse) > tell_count_transfers(eye, than);
        *what = more ? BD_TOLD_ALTERED : BD_TOLD_WHOSE;
        return more ? BD_SAY(HAND_WHY_MORE_TRANSFERS) : BD_SAY(HAND_WHY_STRONGER_CLAIM);
    }
    for (size_t i = 0; i < sizeof told_reasons / sizeof *told_reasons; i++) {
        if ((int)told_reasons[i].look != first) continue;
        if (told_reasons[i].what != BD_TOLDS) *what = told_reasons[i].what;
        return bd_say(told_reasons[i].words);
    }
    return BD_SAY(HAND_WHY_UNDESIRABLE_THEN);
}

static void tell_takes(bd_desk *desk, int node, int against, bd_colour due)
{
    bd_log_add(desk, bd_told_article(desk, BD_TOLD_LEVEL),
               due == BD_BLACK ? BD_SAY(HAND_TAKES_WHITE) : BD_SAY(HAND_TAKES_BLACK), bd_desk_id(desk, node),
               bd_desk_id(desk, against));
}

void bd_tell_colours(bd_desk *desk, int u, int v)
{
    const bd_claim *a = &tell_player(desk, u)->claim, *b = &tell_player(desk, v)->claim;
    if ((a->due == BD_NO_COLOUR) != (b->due == BD_NO_COLOUR)) {
        if (a->due == BD_NO_COLOUR)
            tell_takes(desk, u, v, b->due);
        else
            tell_takes(desk, v, u, a->due);
    }
    if (!bd_claims_clash(a, b)) return;
    const int changes = bd_transferred(desk, u, v), keeps = changes == u ? v : u;
    const bool white = a->due == BD_WHITE;
    const char *format = bd_claim_compare(a, b) == 0
                             ? (white ? BD_SAY(HAND_EQUAL_WHITE) : BD_SAY(HAND_EQUAL_BLACK))
                             : (white ? BD_SAY(HAND_STRONGER_WHITE) : BD_SAY(HAND_STRONGER_BLACK));
    bd_log_add(desk, bd_told_article(desk, BD_TOLD_FINAL), format, bd_desk_id(desk, u), bd_desk_id(desk, v),
               bd_desk_id(desk, keeps), bd_desk_id(desk, changes));
}

/* The level as it is laid out. */

static void tell_column(bd_desk *desk, const uint16_t *cards, int count, bd_colour due)
{
    uint16_t *column = bd_desk_room(desk, (size_t)count, sizeof *column);
    int in_column = 0;
    if (column == NULL) return;
    for (int i = 0; i < count; i++)
        if (tell_player(desk, cards[i])->claim.due == due) column[in_column++] = cards[i];
    if (in_column == 0) return;
    bd_log_add(desk, bd_told_article(desk, BD_TOLD_LEVEL),
               due == BD_WHITE   ? BD_SAY(HAND_WHITE_SEEKERS)
               : due == BD_BLACK ? BD_SAY(HAND_BLACK_SEEKERS)
                                 : BD_SAY(HAND_NO_COLOUR_YET),
               bd_desk_names(desk, column, in_column));
}

static void tell_layout(const bd_level *level)
{
    bd_desk *desk = level->desk;
    const uint16_t *own = level->cards + level->incoming;
    const int count = level->count - level->incoming;
    const int score = tell_player(desk, desk->round->level_start[level->level])->score;
    char number[16], points[48], cards[48];
    (void)snprintf(points, sizeof points, BD_SAY_N(HAND_POINTS, score == 2 ? 1 : 2),
                   bd_print_halves(score, number, sizeof number));
    (void)snprintf(cards, sizeof cards, BD_SAY_N(HAND_CARDS_COUNT, count), count);
    bd_log_add(desk, bd_told_article(desk, BD_TOLD_LEVEL), BD_SAY(HAND_LEVEL), points, cards);
    tell_column(desk, own, count, BD_WHITE);
    tell_column(desk, own, count, BD_BLACK);
    tell_column(desk, own, count, BD_NO_COLOUR);
    if (level->incoming > 0)
        bd_log_add(desk, bd_told_article(desk, BD_TOLD_ODD), BD_SAY(HAND_FLOATING_IN),
                   bd_desk_names(desk, level->cards, level->incoming));
    if (level->eye->halves && level->line > 0 && level->line < count)
        bd_log_add(desk, bd_told_article(desk, BD_TOLD_LINE), BD_SAY(HAND_MID_LINE),
                   bd_desk_id(desk, own[level->line - 1]));
}

/* How many transfers, and whose: advice 6, 8, 10. */

/* Who is transferred before anybody floats: side `over`, claims from this entry on. */
typedef struct told_transfers {
    bd_colour over;
    int clear; /* BD_COLOURS: nobody */
} told_transfers;

/* Groups of equal claims from the weakest up, as long as they are needed. */
static int tell_next_claim(const bd_eye *eye, const uint16_t *cards, int count, bd_colour over,
                           int stronger_than)
{
    int next = -1;
    for (int i = 0; i < count; i++)
        if (tell_player(eye->desk, cards[i])->claim.due == over && eye->claim_of[cards[i]] < stronger_than &&
            eye->claim_of[cards[i]] > next)
            next = eye->claim_of[cards[i]];
    return next;
}

static int tell_with_claim(const bd_eye *eye, const uint16_t *cards, int count, bd_colour over, int from,
                           int to, uint16_t *list)
{
    int found = 0;
    for (int i = 0; i < count; i++)
        if (tell_player(eye->desk, cards[i])->claim.due == over && eye->claim_of[cards[i]] >= from &&
            eye->claim_of[cards[i]] <= to)
            list[found++] = cards[i];
    return found;
}

static told_transfers tell_whose(const bd_eye *eye, const uint16_t *cards, int count, bd_colour over,
                                 int needed)
{
    bd_desk *desk = eye->desk;
    const bool white = over == BD_WHITE;
    told_transfers told = {over, BD_COLOURS};
    uint16_t *list = bd_desk_room(desk, (size_t)count, sizeof *list);
    if (list == NULL) return told;
    int claim = tell_next_claim(eye, cards, count, over, BD_COLOURS);
    while (needed > 0 && claim >= 0) {
        const int holders = tell_with_claim(eye, cards, count, over, claim, claim, list);
        const char *names = bd_desk_names(desk, list, holders);
        if (holders <= needed)
            bd_log_add(desk, bd_told_article(desk, BD_TOLD_WHOSE),
                       white ? BD_SAY_N(HAND_CLEAR_TO_BLACK, holders)
                             : BD_SAY_N(HAND_CLEAR_TO_WHITE, holders),
                       names);
        else if (needed == 1)
            bd_log_add(desk, bd_told_article(desk, BD_TOLD_OPEN), BD_SAY(HAND_OPEN_ONE), names);
        else
            bd_log_add(desk, bd_told_article(desk, BD_TOLD_OPEN), BD_SAY(HAND_OPEN_MORE), needed, names);
        if (holders <= needed) told.clear = claim;
        needed -= holders;
        if (needed <= 0) break;
        claim = tell_next_claim(eye, cards, count, over, claim);
    }
    const int spared = tell_with_claim(eye, cards, count, over, 0, claim - 1, list);
    if (spared > 0)
        bd_log_add(desk, bd_told_article(desk, BD_TOLD_WHOSE),
                   white ? BD_SAY_N(HAND_SPARED_WHITE, spared) : BD_SAY_N(HAND_SPARED_BLACK, spared),
                   bd_desk_names(desk, list, spared));
    return told;
}

/* This level and the next as one, where both have too many of one colour and one card floats. */
static bool tell_linked(const bd_level *level, int leavers, told_transfers *told)
{
    bd_desk *desk = level->desk;
    if (leavers == 0 || level->level + 1 >= desk->round->levels) return false;
    const int most = desk->round->level_start[level->level + 2] - desk->round->level_start[level->level + 1];
    uint16_t *both = bd_desk_room(desk, (size_t)level->count + (size_t)most, sizeof *both);
    if (both == NULL) return false;
    const int count = bd_level_below(level, level->cards, level->count, both);
    const bd_sides above = bd_sides_count(desk, both, level->count),
                   below = bd_sides_count(desk, both + level->count, count - level->count),
                   all = bd_sides_count(desk, both, count);
    bd_colour over_above, over_below, over;
    (void)bd_sides_transfers(&above, 0, &over_above);
    (void)bd_sides_transfers(&below, 0, &over_below);
    if (over_above == BD_NO_COLOUR || over_above != over_below) return false;
    const int needed = bd_sides_transfers(&all, count % 2, &over);
    bd_log_add(desk, bd_told_article(desk, BD_TOLD_LINKED),
               over_above == BD_WHITE ? BD_SAY_N(HAND_LINKED_WHITE, needed)
                                      : BD_SAY_N(HAND_LINKED_BLACK, needed),
               needed);
    if (needed > 0) *told = tell_whose(level->eye, both, count, over_above, needed);
    return true;
}

static told_transfers tell_numbers(const bd_level *level, int leavers)
{
    bd_desk *desk = level->desk;
    told_transfers told = {BD_NO_COLOUR, BD_COLOURS};
    if (level->eye->american || level->count < 2 || tell_linked(level, leavers, &told)) return told;
    const bd_sides sides = bd_sides_count(desk, level->cards, level->count);
    if (sides.white + sides.black == 0) return told;
    bd_colour over;
    const int needed = bd_sides_transfers(&sides, leavers, &over);
    if (needed == 0) {
        bd_log_add(desk, bd_told_article(desk, BD_TOLD_NUMBER), BD_SAY(HAND_NO_TRANSFERS));
        return told;
    }
    bd_log_add(desk, bd_told_article(desk, BD_TOLD_NUMBER), BD_SAY_N(HAND_TRANSFERS_NEEDED, needed),
               sides.white, sides.black, needed);
    return tell_whose(level->eye, level->cards, level->count, over, needed);
}

/* Rule 20 begins with the larger colour group; a transfer that is clear comes before it (set F). */
static void tell_larger_group(const bd_level *level, const told_transfers *told)
{
    bd_desk *desk = level->desk;
    int lead = 0; /* of White */
    for (int i = 0; i < level->count; i++) {
        const bd_colour due = tell_player(desk, level->cards[i])->claim.due;
        const bool changes = due == told->over && level->eye->claim_of[level->cards[i]] >= told->clear;
        if (due != BD_NO_COLOUR) lead += (due == BD_WHITE) != changes ? 1 : -1;
    }
    if (lead != 0)
        bd_log_add(desk, bd_told_article(desk, BD_TOLD_DOWN),
                   lead > 0 ? BD_SAY(HAND_LARGER_WHITE) : BD_SAY(HAND_LARGER_BLACK));
}

/* Who was looked at before the one that was chosen, and why not. */

static bool tell_plan_has(const bd_level *level, const bd_plan *plan, int role, int place)
{
    const int first_leaver = level->incoming + (level->level == level->bye_level);
    if (role < first_leaver) return plan->choice[role] == place;
    for (int i = first_leaver; i < first_leaver + plan->leavers; i++)
        if (plan->choice[i] == place) return true;
    return false;
}

/* The best plan in which this card has this role: what it comes to, or NULL when it cannot be. */
static const bd_plan *tell_best_with(const bd_level *level, int role, int place)
{
    const bd_plan *best = NULL;
    for (size_t i = 0; i < level->plan_count; i++) {
        const bd_plan *plan = &level->plans[i];
        if (!plan->possible || !tell_plan_has(level, plan, role, place)) continue;
        if (best == NULL || bd_looks_compare(level->eye, &plan->looks, &best->looks, NULL) < 0) best = plan;
    }
    return best;
}

/* What can be read off the cards; NULL: nothing. */
static const char *tell_card_says(const bd_level *level, int role, int place, int chosen)
{
    const bd_desk *desk = level->desk;
    const int node = level->cards[place];
    const bd_player *player = tell_player(desk, node);
    const bd_player *taken = tell_player(desk, level->cards[chosen]);
    if (role < level->incoming) {
        const bd_claim *claim = &tell_player(desk, level->cards[role])->claim;
        const bool clash = bd_claims_clash(claim, &player->claim),
                   unlike = !bd_claims_clash(claim, &taken->claim);
        if (level->pairs[role * level->count + place].legal && player->last_float == BD_FLOAT_UP &&
            taken->last_float != BD_FLOAT_UP && !(clash && unlike))
            return BD_SAY(HAND_WHY_JUST_DONE);
        return clash && !unlike && level->pairs[role * level->count + place].legal
                   ? NULL
                   : bd_tell_against(desk, level->cards[role], level->cards[place]);
    }
    if (role == level->incoming && level->level == level->bye_level)
        return player->bye_awaited                                  ? BD_SAY(HAND_WHY_BYE_ARRANGED)
               : !bd_bye_is_due(desk, node) || player->had_half_bye ? BD_SAY(HAND_WHY_HAD_BYE)
                                                                    : NULL;
    return player->last_float == BD_FLOAT_DOWN && taken->last_float != BD_FLOAT_DOWN
               ? BD_SAY(HAND_WHY_JUST_DONE)
               : NULL;
}

static const char *tell_why_not(const bd_level *level, int role, int place, int chosen, bd_told *what)
{
    const char *says = tell_card_says(level, role, place, chosen);
    if (says != NULL) return says;
    const bd_plan *plan = tell_best_with(level, role, place);
    return plan == NULL ? BD_SAY(HAND_WHY_OTHERS)
                        : bd_tell_worse(level->eye, &plan->looks, &level->best.looks, what);
}

/* The cards that come before the chosen one in the order of search; the first few are told. */
static void tell_passed_over(const bd_level *level, int role, int chosen, bd_told article, const char *format)
{
    enum { TOLD = 4 };
    const bool up = role < level->incoming;
    const int own = level->count - level->incoming;
    int (*place_of)(const bd_level *, int, int) = up ? bd_level_place_up : bd_level_place_down;
    const int bar = place_of(level, level->line, chosen - level->incoming);
    for (int place = 0, told = 0; place < bar && told < TOLD; place++)
        for (int i = 0; i < own; i++) {
            if (place_of(level, level->line, i) != place) continue;
            const int at = level->incoming + i;
            if (level->mate[at] == BD_TAKES_BYE || tell_plan_has(level, &level->best, role, at)) continue;
            bd_told what = article;
            const char *why = tell_why_not(level, role, at, chosen, &what);
            bd_log_add(level->desk, bd_told_article(level->desk, what), format,
                       bd_desk_id(level->desk, level->cards[at]), why);
            told++;
        }
}

static void tell_up(const bd_level *level, int at)
{
    bd_desk *desk = level->desk;
    const int opponent = level->mate[at], floater = level->cards[at];
    if (opponent == BD_LEAVES) {
        bd_log_add(desk, bd_told_article(desk, BD_TOLD_ON), BD_SAY(HAND_FLOATS_ON),
                   bd_desk_id(desk, floater));
        return;
    }
    if (opponent < level->incoming) return;
    tell_passed_over(level, at, opponent, BD_TOLD_UP, BD_SAY(HAND_PASSED_UP));
    const int node = level->cards[opponent];
    const bool again = tell_player(desk, node)->last_float == BD_FLOAT_UP;
    const bool highest = bd_level_place_up(level, level->line, opponent - level->incoming) == 0;
    bd_log_add(desk, bd_told_article(desk, BD_TOLD_UP),
               again     ? BD_SAY(HAND_FLOATS_UP_AGAIN)
               : highest ? BD_SAY(HAND_FLOATS_UP_HIGHEST)
                         : BD_SAY(HAND_FLOATS_UP),
               bd_desk_id(desk, node), bd_desk_id(desk, floater));
    bd_tell_colours(desk, floater < node ? floater : node, floater < node ? node : floater);
}

static void tell_down(const bd_level *level, int role, int place)
{
    bd_desk *desk = level->desk;
    const bd_player *player = tell_player(desk, level->cards[place]);
    if (level->count == 1) {
        bd_log_add(desk, bd_told_article(desk, BD_TOLD_ODD), BD_SAY(HAND_ALONE), player->id);
        return;
    }
    tell_passed_over(level, role, place, BD_TOLD_DOWN, BD_SAY(HAND_PASSED_DOWN));
    bd_log_add(desk, bd_told_article(desk, BD_TOLD_DOWN),
               player->last_float == BD_FLOAT_DOWN                            ? BD_SAY(HAND_FLOATS_DOWN_AGAIN)
               : player->downfloats > 0                                       ? BD_SAY(HAND_FLOATED_BEFORE)
               : level->eye->halves && place - level->incoming == level->line ? BD_SAY(HAND_FLOATS_DOWN_FIRST)
                                                                              : BD_SAY(HAND_FLOATS_DOWN),
               player->id);
}

static void tell_floats(const bd_level *level, const told_transfers *told)
{
    bd_desk *desk = level->desk;
    const bool bye = level->level == level->bye_level;
    const int first_leaver = level->incoming + bye, leavers = level->best.leavers;
    if (leavers == 1 && level->count > 1)
        bd_log_add(desk, bd_told_article(desk, BD_TOLD_ODD), BD_SAY(HAND_ODD_NUMBER));
    if (leavers == 1 && level->count > 1 && !level->eye->american) tell_larger_group(level, told);
    if (leavers > 1) bd_log_add(desk, bd_told_article(desk, BD_TOLD_ODD), BD_SAY(HAND_MORE_FLOAT), leavers);
    for (int i = 0; i < leavers; i++)
        tell_down(level, first_leaver + i, level->best.choice[first_leaver + i]);
    for (int i = 0; i < level->incoming; i++) tell_up(level, i);
    if (!bye) return;
    const int taker = level->best.choice[level->incoming];
    tell_passed_over(level, level->incoming, taker, BD_TOLD_BYE, BD_SAY(HAND_PASSED_BYE));
    bd_log_add(desk, bd_told_article(desk, BD_TOLD_BYE), BD_SAY(HAND_HAS_BYE),
               bd_desk_id(desk, level->cards[taker]));
}

/* A4: "it is wise to check that the only two players who will be left have not already played". */
static void tell_ahead(const bd_level *level)
{
    enum { LAST = 4 };
    bd_desk *desk = level->desk;
    const bd_round *round = desk->round;
    uint16_t last[LAST];
    int count = 0;
    if (level->level + 1 >= round->levels || level->best.leavers > 0) return;
    for (int u = round->level_start[level->level + 1]; u < round->cards; u++) {
        if (desk->mate[u] != BD_NOBODY) continue;
        if (count == 2) return;
        last[count++] = (uint16_t)u;
    }
    if (count == 2 && bd_desk_may_meet(desk, last[0], last[1]))
        bd_log_add(desk, bd_told_article(desk, BD_TOLD_AHEAD), BD_SAY(HAND_LAST_CAN_PLAY),
                   bd_desk_names(desk, last, count));
}

void bd_tell_level(const bd_level *level)
{
    bd_desk *desk = level->desk;
    if (desk->log.arena == NULL) return;
    const int byes = level->level == level->bye_level;
    tell_layout(level);
    const told_transfers told = tell_numbers(level, level->best.leavers + byes);
    tell_floats(level, &told);
    tell_ahead(level);
    bd_tell_inside(level);
}

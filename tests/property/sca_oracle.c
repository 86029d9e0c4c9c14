/* An oracle for the schools' rules: brute force over all draws, from the description of the rules alone. */
#include "oracle.h"
#include "recount.h"
#include "small_events.h"

#include <stdlib.h>

enum what {
    REFUSED,
    BYE_AGAIN,
    BYE_LEVEL,
    BYE_HALF,
    BYE_TOP,
    BYE_LAST,
    SCHOOL,
    HALF_BYES,
    DEFAULTED,
    KIN,
    TOPS,
    FLOAT_REPEAT,
    BALANCE,
    HISTORY,
    SQUARES,
    INSIDE,
    VARIATION,
    VARIATION_2,
    WRONG = 100, /* and a size of difference */
    CLAIM = 200, /* and the number of a claim */
    MOVED = 300  /* and a level */
};

/* The claims that occur, from the strongest down. */
static const man *claims[ORACLE_MEN];
static int claim_count;

static bool goes_before(const man *a, const man *b)
{
    return a->points != b->points ? a->points > b->points : strcmp(a->card->name, b->card->name) < 0;
}

/* SCA 12: difference, run, games. */
static int stronger(const man *a, const man *b)
{
    const int da = abs(a->whites - a->blacks), db = abs(b->whites - b->blacks);
    const int ra = a->last == a->due ? -a->run : a->run, rb = b->last == b->due ? -b->run : b->run;
    return da != db ? da - db : ra != rb ? ra - rb : b->games - a->games;
}

/* SCA 24: of equal claims the higher score keeps the colour; of equal scores too it is all one level. b
 * stands below a. */
static const man *transferred(const man *a, const man *b)
{
    if (a->due == 0 || a->due != b->due) return NULL;
    return stronger(a, b) < 0 ? a : b;
}

static bool share(const bd_card *a, const bd_card *b)
{
    if (same_word(a->club, b->club)) return true;
    for (size_t i = 0; i < a->group_count; i++)
        for (size_t k = 0; k < b->group_count; k++)
            if (same_word(a->groups[i], b->groups[k])) return true;
    return false;
}

static long long of_board(const oracle *o, int w, int i, int k)
{
    const bd_card *a = o->men[i].card, *b = o->men[k].card;
    const man *m = transferred(&o->men[i], &o->men[k]);
    const int wide = m == NULL ? -1 : abs(m->whites - m->blacks);
    if (w >= MOVED) return m != NULL && m->group == w - MOVED; /* SCA 20: from the larger colour group */
    if (w >= CLAIM) return m != NULL && stronger(m, claims[w - CLAIM]) == 0;
    if (w >= WRONG) return wide == w - WRONG;
    switch (w) {
    case REFUSED:
    case SCHOOL: return same_word(a->school, b->school);
    case HALF_BYES: return o->round == 2 && o->men[i].half_before && o->men[k].half_before;
    case DEFAULTED: return oracle_entries(o, i, k, BD_FORFEIT) > 0;
    case KIN:
        return (o->round == 1 && share(a, b)) || oracle_listed(o->t->avoid, o->t->avoid_count, a->id, b->id);
    case TOPS: return o->round == 1 && a->top && b->top;
    default: return 0;
    }
}

static long long of_floater(const man *m, int w, bool down)
{
    const int same = down ? m->downs : m->ups, other = down ? m->ups : m->downs;
    switch (w) {
    case FLOAT_REPEAT: return down ? m->downs > 0 : m->up_before;
    case BALANCE: return other > same ? 0 : other < same ? 3 : same == 0 ? 1 : 2;
    case HISTORY: return same;
    default: return 0;
    }
}

static long long of_bye(const oracle *o, int w, int i)
{
    const man *m = &o->men[i];
    long long after = 0;
    for (int k = 0; k < o->count; k++) after += strcmp(o->men[k].card->name, m->card->name) > 0;
    switch (w) {
    case BYE_AGAIN: return m->bye_taken || m->bye_ahead;
    case BYE_LEVEL: return o->groups - 1 - m->group;
    case BYE_HALF: return m->half_taken;
    case BYE_TOP: return m->card->top;
    case BYE_LAST: return after;
    default: return of_floater(m, w, true);
    }
}

static long long value_of(const oracle *o, const oracle_draw *d, int w)
{
    long long sum = 0;
    for (int i = 0; i < o->count; i++) {
        if (is_bye(d, i)) {
            sum += of_bye(o, w, i);
            continue;
        }
        if (i < d->with[i]) sum += of_board(o, w, i, d->with[i]);
        if (is_down(o, d, i)) sum += of_floater(&o->men[i], w, true);
        if (is_up(o, d, i)) sum += of_floater(&o->men[i], w, false);
    }
    return sum;
}

static long long moved_of(const oracle *o, const oracle_draw *d, int group)
{
    return value_of(o, d, MOVED + group);
}

/* Round 1: positions among those who are paired; there is one level. First the boards inside one half. */
static long long variation(const oracle *o, const oracle_draw *d, int w)
{
    int place[ORACLE_MEN], n = 0;
    long long sum = 0;
    for (int i = 0; i < o->count; i++)
        if (!is_bye(d, i)) place[i] = n++;
    for (int i = 0; i < o->count; i++) {
        if (is_bye(d, i) || d->with[i] < i) continue;
        const long long away = abs(place[d->with[i]] - place[i] - n / 2);
        if (w == INSIDE)
            sum += (place[i] < n / 2) == (place[d->with[i]] < n / 2);
        else
            sum += w == VARIATION ? away : away * away;
    }
    return sum;
}

/* SCA 28, 4: where the bye would be taken: in the lowest level where somebody may have one, after the last
 * player of the alphabet who may, top players aside. */
static void seat_filler(oracle *o, const man *filler)
{
    int level = -1, at = -1;
    for (int i = 0; i < o->count; i++)
        if (!o->men[i].bye_taken && !o->men[i].bye_ahead) level = o->men[i].points;
    for (int i = 0; i < o->count; i++) {
        const man *m = &o->men[i];
        if (m->points == level && !m->bye_taken && !m->bye_ahead && !m->card->top) at = i;
    }
    for (int i = 0; at < 0 && i < o->count; i++)
        if (o->men[i].points == level && (i + 1 == o->count || o->men[i + 1].points != level)) at = i;
    if (at < 0) at = o->count - 1;
    for (int i = o->count++; i > at + 1; i--) o->men[i] = o->men[i - 1];
    o->men[at + 1] = *filler;
    o->men[at + 1].points = o->men[at].points;
}

/* SCA 12, like CAA 16: by sizes of difference, then the strongest claims are kept first. */
static void keep_colours(oracle *o)
{
    char name[BD_STAGE_ID_SIZE];
    claim_count = 0;
    for (int i = 0; i < o->count; i++) {
        const man *m = &o->men[i];
        int at = 0;
        while (at < claim_count && stronger(claims[at], m) > 0) at++;
        if (m->due == 0 || (at < claim_count && stronger(claims[at], m) == 0)) continue;
        for (int k = claim_count++; k > at; k--) claims[k] = claims[k - 1];
        claims[at] = m;
    }
    for (int size = 20; size >= 1; size--) {
        bool occurs = false;
        for (int i = 0; i < o->count; i++)
            occurs = occurs || abs(o->men[i].whites - o->men[i].blacks) == size;
        (void)snprintf(name, sizeof name, "colour-difference.%d", size);
        if (occurs) oracle_keep(o, name, value_of, WRONG + size);
    }
    oracle_keep(o, "alternation.level", value_of, WRONG);
    for (int k = 0; k < claim_count; k++) {
        (void)snprintf(name, sizeof name, "alternation.claim:%d", k + 1);
        oracle_keep(o, name, value_of, CLAIM + k);
    }
}

static void consult(oracle *o, const bd_tournament *t)
{
    *o = (oracle){.t = t,
                  .round = t->round,
                  .before = goes_before,
                  .same_group = oracle_same_points,
                  .defaults_are_byes = true,
                  .seat_filler = seat_filler};
    oracle_draw d;
    oracle_read(o);
    oracle_list(o, &d, 0, false);
    if (o->draw_count == 0) return;
    if (o->round < 4) oracle_keep(o, "school-refused", value_of, REFUSED);
    oracle_keep(o, "bye-again", value_of, BYE_AGAIN);
    oracle_keep(o, "school", value_of, SCHOOL); /* 2a, before "if possible" of 4 */
    oracle_keep(o, "bye-level", value_of, BYE_LEVEL);
    oracle_keep(o, "bye-half", value_of, BYE_HALF);
    if (o->round == 1 && o->count % 2 != 0) {
        oracle_keep(o, "bye-alphabet.top", value_of, BYE_TOP);
        oracle_keep(o, "bye-alphabet.last", value_of, BYE_LAST);
    }
    oracle_keep_score(o);
    keep_colours(o);
    oracle_keep(o, "half-byes", value_of, HALF_BYES);
    oracle_keep(o, "defaulted", value_of, DEFAULTED);
    oracle_keep(o, "top-clash", value_of, TOPS); /* a rule; 27 is discretionary */
    oracle_keep(o, "kin", value_of, KIN);
    for (int g = 0; g < o->groups; g++) oracle_keep_group(o, "transfer-level", moved_of, g);
    oracle_keep(o, "float-repeat", value_of, FLOAT_REPEAT);
    oracle_keep(o, "float-balance", value_of, BALANCE);
    oracle_keep(o, "float-history", value_of, HISTORY);
    if (o->round == 1) {
        oracle_keep(o, "mid-line", variation, INSIDE);
        oracle_keep(o, "variation", variation, VARIATION);
        oracle_keep(o, "variation-squared", variation, VARIATION_2);
    }
}

/* The lot as it is printed with the draw. */
static void read_lot(const oracle *o, const bd_round *round, bd_arena *arena, const uint16_t *mate,
                     int *order)
{
    bd_remarks remarks;
    cr_assert_eq(bd_round_remarks(round, arena, mate, &remarks, NULL), BD_OK);
    cr_assert_eq(remarks.count, 1);
    const char *at = strchr(remarks.sentences[0], ':');
    for (int k = 0; k < o->count; k++) {
        char *end = NULL;
        const long id = strtol(at + 1, &end, 10);
        at = end;
        for (int i = 0; i < o->count; i++)
            if (o->men[i].card->id == id) order[k] = i;
    }
}

/* SCA 6, 24. */
static void compare_colours(bd_arena *arena, const oracle *o, const bd_round *round, const paths *solved,
                            const int *order, unsigned long long seed)
{
    bd_draw draw;
    size_t board = 0;
    int rank[ORACLE_MEN];
    for (int k = 0; k < o->count; k++) rank[order[k]] = k;
    cr_assert_eq(bd_round_draw(round, arena, solved->mate, &draw, NULL), BD_OK);
    for (int i = 0; i < o->count; i++) {
        const int k = o->draws[0].with[i];
        if (k < i) continue;
        const man *a = &o->men[i], *b = &o->men[k];
        bool white = board % 2 == 0; /* the top player was given White */
        if (a->due != 0 && a->due == b->due) {
            bool first = rank[i] < rank[k];
            if (a->card->top != b->card->top) first = a->card->top;
            if (a->points != b->points) first = a->points > b->points;
            if (stronger(a, b) != 0) first = stronger(a, b) > 0;
            white = first == (a->due == 'W');
        } else if (a->due != 0 || b->due != 0) {
            white = a->due == 'W' || b->due == 'B';
        }
        cr_assert_eq(draw.boards[board].white, white ? a->card->id : b->card->id, "seed %llu: board %zu",
                     seed, board + 1);
        board++;
    }
    cr_assert_eq(board, draw.board_count);
}

static void name_top_players(bd_tournament *t, bd_random *random)
{
    size_t entrants = 0;
    for (size_t i = 0; i < t->card_count; i++) entrants += !t->cards[i].filler;
    size_t left = entrants / 2;
    for (size_t i = 0; i < t->card_count && left > 0; i++) {
        if (t->cards[i].filler) continue;
        t->cards[i].top = small_chance(random, 40);
        left -= t->cards[i].top;
    }
}

/* rounds 0: seven to nine rounds of colours, so that claims differ. */
static void try_seed(unsigned long long seed, int rounds)
{
    static oracle o;
    static paths solved;
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_seeded(seed);
    const int players = bd_random_between(&random, 1, ORACLE_MEN);
    bd_tournament *t = rounds == 0
                           ? small_long_event(arena, &random, players, bd_random_between(&random, 8, 10))
                           : small_event(arena, &random, players, bd_random_between(&random, 1, rounds));
    if (small_chance(&random, 25)) small_fillers(t, &random);
    const bd_draw_options options = {.top_colour = BD_WHITE, .seed = seed};
    bd_round *round = NULL;
    bd_edge *edges = NULL;
    size_t count = 0;
    bd_stages stages;
    name_top_players(t, &random);
    consult(&o, t);
    const bd_status status = bd_round_new(arena, t, bd_rulebook_find("sca"), 0, &options, &round, NULL);
    cr_assert_eq(status, o.count == 0 ? BD_BAD_INPUT : BD_OK);
    if (status == BD_OK) {
        cr_assert_eq(bd_round_edges(round, arena, &edges, &count, NULL), BD_OK);
        cr_assert_eq(bd_round_stages(round, arena, &stages, NULL), BD_OK);
        const bool drawn = paths_solve(&solved, round->nodes, edges, count, &stages);
        cr_assert_eq(drawn, o.draw_count > 0, "seed %llu", seed);
        if (drawn) {
            bd_counts counts;
            int order[ORACLE_MEN] = {0};
            read_lot(&o, round, arena, solved.mate, order);
            oracle_keep_order(&o, order);
            cr_assert_eq(o.draw_count, 1);
            cr_assert_eq(solved.matchings, 1, "seed %llu", seed);
            cr_assert_eq(recount_boards(round, arena, solved.mate, &counts, NULL), BD_OK);
            oracle_compare(&o, round, &solved, &counts, seed);
            compare_colours(arena, &o, round, &solved, order, seed);
        }
        paths_end(&solved);
    }
    bd_arena_free(arena);
}

Test(sca, agrees_with_the_oracle)
{
    for (unsigned long long seed = 1; seed <= 1200; seed++) try_seed(seed, 6);
}

Test(sca, first_rounds_agree_with_the_oracle)
{
    for (unsigned long long seed = 50001; seed <= 50500; seed++) try_seed(seed, 1);
}

Test(sca, long_histories_agree_with_the_oracle)
{
    for (unsigned long long seed = 60001; seed <= 61700; seed++) try_seed(seed, 0);
}

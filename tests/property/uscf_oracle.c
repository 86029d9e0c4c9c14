/* An oracle for the US rules: brute force over all draws, from the description of the rules alone. */
#include "oracle.h"
#include "recount.h"
#include "small_events.h"

#include <stdlib.h>

enum what {
    REPEATS,
    AGAIN,
    BYE_AGAIN,
    BYE_LEVEL,
    BYE_LOWEST,
    TEAM_BELOW,
    TEAM_ABOVE,
    HALVES,
    FLOATER_DOWN,
    FLOATER_UP,
    SQUARES,
    MOVE_200,
    MOVE_80,
    EXCESS_4,
    EXCESS_3,
    EXCESS_2,
    EXCESS_1,
    THIRD,
    SAME_AGAIN,
    VARIATION,
    VARIATION_2,
    GRADE_2
};

/* The options of the event. */
static struct {
    bool equalise_before_halves, alternate_before_halves, equalise_before_score, interchanges;
    int teams; /* 0 plus-two, 1 always, 2 never */
} options;

static int title_rank(const char *title)
{
    static const char *const all[] = {"GM", "WGM", "IM", "WIM", "FM", "WFM", "CM", "WCM"};
    for (int i = 0; title != NULL && i < 8; i++)
        if (strcmp(all[i], title) == 0) return i;
    return 9;
}

static bool goes_before(const man *a, const man *b)
{
    if (a->points != b->points) return a->points > b->points;
    if (a->card->grade != b->card->grade) return a->card->grade > b->card->grade;
    if (title_rank(a->card->title) != title_rank(b->card->title))
        return title_rank(a->card->title) < title_rank(b->card->title);
    return strcmp(a->card->name, b->card->name) < 0;
}

/* Whether i gets White against k (29E4); in round 1 it makes no difference to what is counted. */
static bool gets_white(const oracle *o, int i, int k)
{
    const man *a = &o->men[i], *b = &o->men[k];
    if (a->due == 0 && b->due == 0) return true;
    if (a->due == 0) return b->due == 'B';
    if (b->due == 0 || a->due != b->due) return a->due == 'W';
    const int da = abs(a->whites - a->blacks), db = abs(b->whites - b->blacks);
    if (da != db) return (da > db) == (a->due == 'W');
    for (int r = o->round - 1; r > 0; r--)
        if (a->colour[r] != 0 && b->colour[r] != 0 && a->colour[r] != b->colour[r])
            return a->colour[r] == 'B';
    return (i < k) == (a->due == 'W');
}

static long long of_colour(const oracle *o, int w, int i, bool white)
{
    const man *m = &o->men[i];
    const int difference = abs(m->whites - m->blacks + (white ? 1 : -1));
    const int excess = o->round % 2 == 1 ? difference - 1 : difference;
    const bool again = m->last == (white ? 'W' : 'B');
    switch (w) {
    case EXCESS_4: return excess >= 4;
    case EXCESS_3: return excess == 3;
    case EXCESS_2: return excess == 2;
    case EXCESS_1: return excess == 1;
    case THIRD: return again && m->run >= 2;
    case SAME_AGAIN: return again;
    default: return 0;
    }
}

/* 28N1: at least two more wins than losses; without the plus-two method nobody stands so high. */
static bool is_high(const oracle *o, int points)
{
    return options.teams == 0 && 2 * (points / 2.0) - (o->round - 1) >= 2;
}

static long long of_board(const oracle *o, int w, int i, int k)
{
    const bool white = gets_white(o, i, k);
    const int games = oracle_entries(o, i, k, BD_GAME);
    const bool apart = o->men[i].group != o->men[k].group || !is_high(o, o->men[i].points);
    const bool mates = options.teams != 2 && same_word(o->men[i].card->team, o->men[k].card->team);
    switch (w) {
    case REPEATS: return games > 0;
    case AGAIN: return games > 0 ? games - 1 : 0;
    case TEAM_BELOW: return mates && apart;
    case TEAM_ABOVE: return mates && !apart;
    default: return of_colour(o, w, i, white) + of_colour(o, w, k, !white);
    }
}

static long long of_bye(const oracle *o, int w, int i)
{
    const man *m = &o->men[i];
    long long below = 0;
    for (int k = 0; k < o->count; k++)
        below += (o->men[k].card->grade == 0) == (m->card->grade == 0) ? k > i : m->card->grade == 0;
    switch (w) {
    case BYE_AGAIN: return m->bye_taken || m->bye_ahead;
    case BYE_LEVEL: return o->groups - 1 - m->group;
    case BYE_LOWEST: return below;
    default: return 0;
    }
}

/* Players above the line of a group: those who are raised and the upper half of those who stay. */
static bool in_upper_half(const oracle *o, const oracle_draw *d, int i)
{
    int up = 0, stay = 0;
    for (int k = 0; k < o->count; k++) {
        if (o->men[k].group != o->men[i].group) continue;
        up += is_up(o, d, k);
        stay += !is_leaver(o, d, k);
    }
    return o->men[i].spot < up + stay / 2;
}

/* The lowest first, and who has a rating before who has none. */
static long long from_the_bottom(const oracle *o, int i)
{
    long long place = 0;
    for (int k = 0; k < o->count; k++) {
        if (o->men[k].group != o->men[i].group) continue;
        const bool rated = o->men[k].card->grade > 0;
        if (rated == (o->men[i].card->grade > 0))
            place += k > i;
        else
            place += rated;
    }
    return place;
}

static long long of_leaver(const oracle *o, const oracle_draw *d, int w, int i)
{
    const man *m = &o->men[i];
    const long long from_bottom = from_the_bottom(o, i);
    switch (w) {
    case HALVES: return is_up(o, d, i) != in_upper_half(o, d, i); /* cards on the wrong side */
    case FLOATER_DOWN: return is_down(o, d, i) ? from_bottom : 0;
    case FLOATER_UP: return is_up(o, d, i) ? m->spot : 0;
    case SQUARES: return is_up(o, d, i) ? (long long)m->spot * m->spot : from_bottom * from_bottom;
    default: return 0;
    }
}

static long long of_stayer(const oracle *o, const oracle_draw *d, int w, int i)
{
    int list[ORACLE_MEN], n = 0, p = 0, q = 0;
    for (int k = 0; k < o->count; k++)
        if (o->men[k].group == o->men[i].group && !is_leaver(o, d, k)) list[n++] = k;
    while (list[p] != i) p++;
    while (list[q] != d->with[i]) q++;
    const int h = n / 2;
    const int natural = o->men[list[p < h ? p + h : p - h]].card->grade;
    const int actual = o->men[d->with[i]].card->grade;
    const long long away = p < q ? abs(q - p - h) : 0;
    /* Of the board, once: the smaller of the two differences. */
    const int other = o->men[list[q < h ? q + h : q - h]].card->grade, own = o->men[i].card->grade;
    const int far = natural == 0 || actual == 0 ? 0 : abs(natural - actual);
    const int near = other == 0 || own == 0 ? 0 : abs(other - own);
    const long long move = p > q ? 0 : far < near ? far : near;
    switch (w) {
    case HALVES: return p < q && in_upper_half(o, d, i) == in_upper_half(o, d, d->with[i]);
    case MOVE_200: return move > 200;
    case MOVE_80: return move > 80;
    case VARIATION: return away;
    case VARIATION_2: return away * away;
    case GRADE_2: return (long long)(natural - actual) * (natural - actual);
    default: return 0;
    }
}

static long long value_of(const oracle *o, const oracle_draw *d, int w)
{
    long long sum = 0;
    for (int i = 0; i < o->count; i++) {
        if (is_bye(d, i)) sum += of_bye(o, w, i);
        if (!is_bye(d, i) && i < d->with[i]) sum += of_board(o, w, i, d->with[i]);
        sum += is_leaver(o, d, i) ? of_leaver(o, d, w, i) : of_stayer(o, d, w, i);
    }
    if (w == HALVES) { /* one card above the line for each below it */
        cr_assert_eq(sum % 2, 0);
        return sum / 2;
    }
    return sum;
}

static bool is_undecided(const oracle *o, int i)
{
    int leaving = 0;
    for (int k = 0; k < o->draw_count; k++) leaving += is_leaver(o, &o->draws[k], i);
    return leaving > 0 && leaving < o->draw_count;
}

static bool loses_at_the_bottom(const oracle *o, int group)
{
    for (int i = 0; i < o->count; i++)
        if (o->men[i].group == group && is_leaver(o, &o->draws[0], i) && !is_up(o, &o->draws[0], i))
            return true;
    return false;
}

static bool settle_one(oracle *o)
{
    int best = -1, far = 0;
    for (int i = 0; i < o->count; i++) {
        if (!is_undecided(o, i) || (best >= 0 && o->men[i].group != o->men[best].group)) continue;
        const int group = o->men[i].group;
        const int here = loses_at_the_bottom(o, group) ? (int)from_the_bottom(o, i) : o->men[i].spot;
        if (best >= 0 && here >= far) continue;
        best = i;
        far = here;
    }
    if (best < 0) return false;
    int kept = 0;
    for (int k = 0; k < o->draw_count; k++)
        if (is_leaver(o, &o->draws[k], best)) o->draws[kept++] = o->draws[k];
    o->draw_count = kept;
    return true;
}

static void keep_equal(oracle *o)
{
    oracle_keep(o, "equalise.4", value_of, EXCESS_4);
    oracle_keep(o, "equalise.3", value_of, EXCESS_3);
    oracle_keep(o, "equalise.2", value_of, EXCESS_2);
    oracle_keep(o, "equalise.1", value_of, EXCESS_1);
    oracle_keep(o, "equalise.run", value_of, THIRD);
}

static void keep_floaters(oracle *o)
{
    oracle_keep(o, "floater.down", value_of, FLOATER_DOWN);
    oracle_keep(o, "floater.up", value_of, FLOATER_UP);
}

/* The levels of plus two or more; or all others, and then who is raised. */
static void keep_score_of(oracle *o, bool high)
{
    for (int g = 0; g < o->groups; g++) {
        int points = 0;
        for (int i = 0; i < o->count; i++)
            if (o->men[i].group == g) points = o->men[i].points;
        if (is_high(o, points) != high) continue;
        oracle_keep_group(o, high ? "score-plus-two.down" : "score.down", oracle_downs, g);
        oracle_keep_group(o, high ? "score-plus-two.diff" : "score.diff", oracle_drops, g);
    }
    for (int g = 0; g < o->groups && !high; g++) oracle_keep_group(o, "score.up", oracle_ups, g);
}

static void keep_moves(oracle *o, bool equalised, bool alternated)
{
    oracle_keep(o, "floaters.squares", value_of, SQUARES);
    while (settle_one(o)) continue;
    oracle_keep(o, "move-200", value_of, MOVE_200);
    if (!equalised) keep_equal(o);
    oracle_keep(o, "move-80", value_of, MOVE_80);
    if (!alternated) oracle_keep(o, "alternate", value_of, SAME_AGAIN);
    if (options.interchanges) oracle_keep(o, "halves", value_of, HALVES);
    oracle_keep(o, "variation", value_of, VARIATION);
    oracle_keep(o, "variation-squared", value_of, VARIATION_2);
    oracle_keep(o, "grade-squared", value_of, GRADE_2);
}

static void consult(oracle *o, const bd_tournament *t)
{
    static const int as_ranked[ORACLE_MEN] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    *o = (oracle){
        .t = t, .round = t->round, .repeats = true, .before = goes_before, .same_group = oracle_same_points};
    oracle_draw d;
    oracle_read(o);
    oracle_list(o, &d, 0, false);
    if (o->draw_count == 0) return;
    /* With interchanges 27A3 comes after 27A4 and 27A5 anyway, within the limits. */
    const bool first = options.equalise_before_score, behind = options.interchanges,
               second = !behind && (options.equalise_before_halves || options.alternate_before_halves),
               third = !behind && options.alternate_before_halves;
    oracle_keep(o, "repeat.boards", value_of, REPEATS);
    oracle_keep(o, "repeat.again", value_of, AGAIN);
    oracle_keep(o, "bye-again", value_of, BYE_AGAIN);
    oracle_keep(o, "bye-level", value_of, BYE_LEVEL);
    oracle_keep(o, "bye-lowest", value_of, BYE_LOWEST);
    if (first && options.teams == 0) keep_equal(o); /* before all of 27A2 */
    keep_score_of(o, true);
    oracle_keep(o, "team-below", value_of, TEAM_BELOW);
    if (first && options.teams != 0) keep_equal(o);
    keep_score_of(o, false);
    oracle_keep(o, "team-above", value_of, TEAM_ABOVE);
    if (!first && second) keep_equal(o);
    if (third) oracle_keep(o, "alternate", value_of, SAME_AGAIN);
    if (!behind) oracle_keep(o, "halves", value_of, HALVES);
    keep_floaters(o);
    keep_moves(o, first || second, third);
    oracle_keep_order(o, as_ranked);
}

static void compare_colours(bd_arena *arena, const oracle *o, const bd_round *round, const paths *solved,
                            unsigned long long seed)
{
    bd_draw draw;
    size_t board = 0;
    cr_assert_eq(bd_round_draw(round, arena, solved->mate, &draw, NULL), BD_OK);
    for (int i = 0; i < o->count; i++) {
        const int k = o->draws[0].with[i];
        if (k < i) continue;
        const bool fresh = o->men[i].due == 0 && o->men[k].due == 0;
        const bool white = fresh ? board % 2 == 0 : gets_white(o, i, k);
        cr_assert_eq(draw.boards[board].white, o->men[white ? i : k].card->id, "seed %llu: board %zu", seed,
                     board + 1);
        board++;
    }
    cr_assert_eq(board, draw.board_count);
}

static void choose_options(bd_tournament *t, bd_random *random)
{
    static const char *const teams[] = {"\"plus-two\"", "\"always\"", "\"never\""};
    static const char *const switches[] = {"false", "true"};
    options.equalise_before_halves = small_chance(random, 25);
    options.alternate_before_halves = small_chance(random, 15);
    options.equalise_before_score = small_chance(random, 15);
    options.interchanges = small_chance(random, 20);
    options.teams = small_chance(random, 60) ? 0 : bd_random_between(random, 0, 2);
    t->options = bd_arena_alloc(t->arena, 5, sizeof *t->options);
    t->options[0] =
        (bd_setting){.key = "equalise_before_halves", .text = switches[options.equalise_before_halves]};
    t->options[1] =
        (bd_setting){.key = "alternate_before_halves", .text = switches[options.alternate_before_halves]};
    t->options[2] =
        (bd_setting){.key = "equalise_before_score", .text = switches[options.equalise_before_score]};
    t->options[3] = (bd_setting){.key = "teams", .text = teams[options.teams]};
    t->options[4] = (bd_setting){.key = "interchanges", .text = switches[options.interchanges]};
    t->option_count = small_chance(random, 80) || options.teams != 0 ? 5 : 0;
    if (t->option_count == 0)
        options.equalise_before_halves = options.alternate_before_halves = options.equalise_before_score =
            options.interchanges = false;
}

static bd_tournament *us_event(bd_arena *arena, bd_random *random)
{
    bd_tournament *t =
        small_event(arena, random, bd_random_between(random, 1, ORACLE_MEN), bd_random_between(random, 1, 7));
    const bool wide = small_chance(random, 70);
    for (size_t i = 0; i < t->card_count; i++) {
        t->cards[i].team = t->cards[i].school;
        if (wide) t->cards[i].grade = bd_random_between(random, 1200, 1700);
        if (small_chance(random, 8)) t->cards[i].grade = 0;
    }
    choose_options(t, random);
    return t;
}

static void try_seed(unsigned long long seed)
{
    static oracle o;
    static paths solved;
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_seeded(seed);
    bd_tournament *t = us_event(arena, &random);
    const bd_draw_options how = {.top_colour = BD_WHITE};
    bd_round *round = NULL;
    bd_edge *edges = NULL;
    size_t count = 0;
    bd_stages stages;
    consult(&o, t);
    const bd_status status = bd_round_new(arena, t, bd_rulebook_find("uscf"), 0, &how, &round, NULL);
    cr_assert_eq(status, o.count == 0 ? BD_BAD_INPUT : BD_OK);
    if (status == BD_OK) {
        cr_assert_eq(bd_round_edges(round, arena, &edges, &count, NULL), BD_OK);
        cr_assert_eq(bd_round_stages(round, arena, &stages, NULL), BD_OK);
        const bool drawn = paths_solve(&solved, round->nodes, edges, count, &stages);
        cr_assert_eq(drawn, o.draw_count > 0, "seed %llu", seed);
        if (drawn) {
            bd_counts counts;
            cr_assert_eq(o.draw_count, 1);
            cr_assert_eq(solved.matchings, 1, "seed %llu", seed);
            cr_assert_eq(recount_boards(round, arena, solved.mate, &counts, NULL), BD_OK);
            oracle_compare(&o, round, &solved, &counts, seed);
            compare_colours(arena, &o, round, &solved, seed);
        }
        paths_end(&solved);
    }
    bd_arena_free(arena);
}

Test(uscf, agrees_with_the_oracle)
{
    for (unsigned long long seed = 1; seed <= 2500; seed++) try_seed(seed);
}

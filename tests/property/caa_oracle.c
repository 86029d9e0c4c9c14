/* An oracle for the British rules, written from their description alone: it lists all draws and throws away
 * the worse ones, criterion by criterion. It shares no code with rulebook, model and solve, and must agree
 * with them in every value and every board. */
#include <criterion/criterion.h>

#include "paths.h"
#include "recount.h"
#include "rulebook/rulebook.h"
#include "small_events.h"

enum { MEN = 10, DRAWS = 945, VALUES = 200, PLAIN = 1 };

/* A player as the oracle sees him. */
typedef struct man {
    const bd_card *card;
    int points, grade;
    int whites, blacks, run, games;
    char last, due; /* 'W', 'B', 0 */
    bool down_before, up_before;
    int downs, ups;
    bool bye_taken, bye_ahead, half_before, half_taken;
    int group; /* score level from the top */
    int spot;  /* in it */
} man;

typedef struct oracle_draw {
    int with[MEN]; /* opponent, -1: bye */
} oracle_draw;

typedef struct oracle {
    const bd_tournament *t;
    int round, variant; /* 0; PLAIN; rule 28 or 29 */
    man men[MEN];
    int count, groups;
    oracle_draw draws[DRAWS];
    int draw_count;
    char names[VALUES][40];
    long long values[VALUES];
    int value_count;
} oracle;

/* ---- what is on the cards ---- */

static int points_of(const bd_entry *e)
{
    switch (e->kind) {
    case BD_BYE_PAIRING:
    case BD_BYE_FULL: return 2;
    case BD_BYE_HALF: return 1;
    case BD_BYE_ZERO: return 0;
    default: return e->halves;
    }
}

static int points_before(const bd_card *card, int round)
{
    int sum = 0;
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].round < round) sum += points_of(&card->history[i]);
    return sum;
}

static const bd_card *card_of(const bd_tournament *t, int id)
{
    for (size_t i = 0; i < t->card_count; i++)
        if (t->cards[i].id == id) return &t->cards[i];
    return NULL;
}

static void read_entry(const oracle *o, man *m, const bd_entry *e)
{
    if (e->kind == BD_GAME) {
        const char colour = e->colour == BD_WHITE ? 'W' : 'B';
        m->run = colour == m->last ? m->run + 1 : 1;
        m->last = colour;
        m->games++;
        if (colour == 'W') m->whites++;
        if (colour == 'B') m->blacks++;
    }
    if (e->kind == BD_BYE_PAIRING || e->kind == BD_BYE_FULL || (e->kind == BD_FORFEIT && e->halves == 2))
        m->bye_taken = true;
    /* Rule 6: "has not hitherto had a bye or default". */
    if (e->kind == BD_FORFEIT && o->variant != PLAIN) m->bye_taken = true;
    if (e->kind == BD_BYE_HALF) m->half_taken = true;
    if (e->kind == BD_BYE_HALF && e->round == o->round - 1) m->half_before = true;
    if (e->kind != BD_GAME && e->kind != BD_FORFEIT) return;
    const int mine = points_before(m->card, e->round);
    const bd_card *other = card_of(o->t, e->opponent);
    if (other == NULL || other->filler || m->card->filler) return; /* nobody knows his points; he has none */
    const int his = points_before(other, e->round);
    m->downs += mine > his;
    m->ups += mine < his;
    if (e->round == o->round - 1) {
        m->down_before = mine > his;
        m->up_before = mine < his;
    }
}

static void read_card(const oracle *o, man *m, const bd_card *card)
{
    *m = (man){.card = card, .points = points_before(card, o->round), .grade = card->grade};
    for (size_t i = 0; i < card->history_count; i++) read_entry(o, m, &card->history[i]);
    m->bye_ahead = card->bye_count > 0;
    if (m->games == 0) return;
    if (m->whites != m->blacks)
        m->due = m->whites < m->blacks ? 'W' : 'B';
    else
        m->due = m->last == 'B' ? 'W' : 'B';
}

static int title_rank(const char *title)
{
    const char *all = "GM WGMIM WIMFM WFMCM WCM";
    for (int i = 0; title != NULL && i < 8; i++) {
        char one[4] = {all[3 * i], all[3 * i + 1], all[3 * i + 2], 0};
        if (one[2] == ' ') one[2] = 0;
        if (strcmp(one, title) == 0) return i;
    }
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

/* Rule 36: the filler plays when the others are odd in number, and stands where the bye would be taken: just
 * below the mid-line of the lowest level in which somebody may have it. */
static void seat_filler(oracle *o, const man *filler)
{
    int level = -1, first = -1, size = 0;
    for (int i = 0; i < o->count; i++)
        if (level < 0 || !(o->men[i].bye_taken || o->men[i].bye_ahead)) level = o->men[i].points;
    bool anybody = false;
    for (int i = 0; i < o->count; i++) anybody = anybody || !(o->men[i].bye_taken || o->men[i].bye_ahead);
    if (!anybody) level = o->men[o->count - 1].points;
    for (int i = 0; i < o->count; i++) {
        if (o->men[i].points != level) continue;
        if (first < 0) first = i;
        size++;
    }
    const int place = first + size / 2 + 1;
    for (int i = o->count++; i > place; i--) o->men[i] = o->men[i - 1];
    o->men[place] = *filler;
    o->men[place].points = level;
    o->men[place].grade = o->men[place - 1].grade;
}

static void read_cards(oracle *o)
{
    man filler = {.card = NULL};
    for (size_t i = 0; i < o->t->card_count; i++) {
        if (o->t->cards[i].joined > o->round) continue;
        man m;
        read_card(o, &m, &o->t->cards[i]);
        if (m.card->filler) {
            if (filler.card == NULL || m.card->history_count < filler.card->history_count) filler = m;
            continue;
        }
        int at = o->count++;
        for (; at > 0 && goes_before(&m, &o->men[at - 1]); at--) o->men[at] = o->men[at - 1];
        o->men[at] = m;
    }
    if (o->count % 2 != 0 && filler.card != NULL) seat_filler(o, &filler);
    for (int i = 0; i < o->count; i++) {
        const bool first = i == 0 || o->men[i].points != o->men[i - 1].points;
        if (first) o->groups++;
        o->men[i].group = o->groups - 1;
        o->men[i].spot = first ? 0 : o->men[i - 1].spot + 1;
    }
}

/* ---- all draws ---- */

static bool listed(const bd_pair_rule *rules, size_t count, int a, int b)
{
    for (size_t i = 0; i < count; i++)
        if ((rules[i].a == a && rules[i].b == b) || (rules[i].a == b && rules[i].b == a)) return true;
    return false;
}

static bool have_entry(const oracle *o, int i, int k, bd_entry_kind kind)
{
    const bd_card *card = o->men[i].card;
    for (size_t e = 0; e < card->history_count; e++)
        if (card->history[e].kind == kind && card->history[e].opponent == o->men[k].card->id) return true;
    return false;
}

static bool may_play(const oracle *o, int i, int k)
{
    return !have_entry(o, i, k, BD_GAME) &&
           !listed(o->t->forbid, o->t->forbid_count, o->men[i].card->id, o->men[k].card->id);
}

static void list_draws(oracle *o, oracle_draw *d, unsigned paired, bool bye_given)
{
    int i = 0;
    while (i < o->count && (paired >> i & 1) != 0) i++;
    if (i == o->count) {
        o->draws[o->draw_count++] = *d;
        return;
    }
    for (int k = i + 1; k < o->count; k++) {
        if ((paired >> k & 1) != 0 || !may_play(o, i, k)) continue;
        d->with[i] = k;
        d->with[k] = i;
        list_draws(o, d, paired | 1U << i | 1U << k, bye_given);
    }
    if (o->count % 2 != 0 && !bye_given) {
        d->with[i] = -1;
        list_draws(o, d, paired | 1U << i, true);
    }
}

/* ---- what an arbiter sees in a draw ---- */

static bool is_bye(const oracle_draw *d, int i) { return d->with[i] < 0; }
static bool is_down(const oracle *o, const oracle_draw *d, int i)
{
    return !is_bye(d, i) && o->men[d->with[i]].points < o->men[i].points;
}
static bool is_up(const oracle *o, const oracle_draw *d, int i)
{
    return !is_bye(d, i) && o->men[d->with[i]].points > o->men[i].points;
}
static bool is_leaver(const oracle *o, const oracle_draw *d, int i)
{
    return is_bye(d, i) || is_down(o, d, i) || is_up(o, d, i);
}

static int group_size(const oracle *o, int group)
{
    int size = 0;
    for (int i = 0; i < o->count; i++) size += o->men[i].group == group;
    return size;
}

/* Cards above the mid-line of a group: the upfloaters and half of those who stay. */
static int above_line(const oracle *o, const oracle_draw *d, int group)
{
    int up = 0, stay = 0;
    for (int i = 0; i < o->count; i++) {
        if (o->men[i].group != group) continue;
        up += is_up(o, d, i);
        stay += !is_leaver(o, d, i);
    }
    return up + stay / 2;
}

static bool stands_above(const oracle *o, const oracle_draw *d, int i)
{
    return o->men[i].spot < above_line(o, d, o->men[i].group);
}

/* Rule 29 speaks of rule 20, not of rule 6: the bye is looked for from the mid-line. */
static int search_down(const oracle *o, const oracle_draw *d, int i)
{
    const int line = above_line(o, d, o->men[i].group);
    const int size = group_size(o, o->men[i].group);
    int order[MEN];
    int n = 0;
    if (o->variant == 29 && !is_bye(d, i))
        for (int s = size - 1; s >= line; s--) order[n++] = s;
    else
        for (int s = line; s < size; s++) order[n++] = s;
    for (int s = line - 1; s >= 0; s--) order[n++] = s;
    for (n = 0; order[n] != o->men[i].spot;) n++;
    return n;
}

static int search_up(const oracle *o, const oracle_draw *d, int i)
{
    const int line = above_line(o, d, o->men[i].group);
    const int size = group_size(o, o->men[i].group);
    int order[MEN];
    int n = 0;
    for (int s = 0; s < line; s++) order[n++] = o->variant == 28 ? line - 1 - s : s;
    for (int s = line; s < size; s++) order[n++] = s;
    for (n = 0; order[n] != o->men[i].spot;) n++;
    return n;
}

/* Who has the weaker claim of two who want one colour: the key of rule 16. */
static int key_run(const man *m) { return m->last == m->due ? -m->run : m->run; }

static int stronger(const man *a, const man *b)
{
    const int da = abs(a->whites - a->blacks), db = abs(b->whites - b->blacks);
    if (da != db) return da - db;
    if (key_run(a) != key_run(b)) return key_run(a) - key_run(b);
    return b->games - a->games;
}

/* The player of a board who does not get his colour, or NULL. */
static const man *transferred(const oracle *o, const oracle_draw *d, int i)
{
    const man *a = &o->men[i];
    const man *b = &o->men[d->with[i]];
    if (a->due == 0 || a->due != b->due) return NULL;
    const int by_claim = stronger(a, b);
    if (by_claim != 0) return by_claim > 0 ? b : a;
    return i < d->with[i] ? b : a;
}

static bool same_word(const char *a, const char *b) { return a != NULL && b != NULL && strcmp(a, b) == 0; }

static bool same_group(const bd_card *a, const bd_card *b)
{
    for (size_t i = 0; i < a->group_count; i++)
        for (size_t k = 0; k < b->group_count; k++)
            if (same_word(a->groups[i], b->groups[k])) return true;
    return false;
}

/* ---- one value of one draw ---- */

typedef enum what {
    BYE_AGAIN,
    BYE_LEVEL,
    BYE_HALF,
    BYE_PLACE,
    DOWN,
    DIFF,
    UP,
    WRONG, /* of one size of difference */
    CLAIM, /* transferred with one claim */
    MOVED, /* transferred of one group */
    HALF_BYES,
    DEFAULTED,
    CLUB,
    SCHOOL,
    MID_LINE,
    FLOAT_REPEAT, /* of the boards downwards from one group: */
    DOWNFLOATER,
    UPFLOATER,
    SQUARES,
    VARIATION,
    VARIATION_2,
    GRADE_2,
    HISTORY,
} what;

/* The claims that occur, from the strongest down. */
static const man *claims[MEN];
static int claim_count;

static long long of_board(const oracle *o, const oracle_draw *d, what w, int which, int i)
{
    const int k = d->with[i];
    const bd_card *a = o->men[i].card, *b = o->men[k].card;
    const man *m = transferred(o, d, i);
    const int wide = m == NULL ? -1 : abs(m->whites - m->blacks);
    switch (w) {
    case WRONG: return wide == which;
    case CLAIM: return m != NULL && stronger(m, claims[which]) == 0;
    case MOVED: return m != NULL && m->group == which;
    case HALF_BYES: return o->round == 2 && o->men[i].half_before && o->men[k].half_before;
    case DEFAULTED: return have_entry(o, i, k, BD_FORFEIT);
    case SCHOOL: return same_word(a->school, b->school);
    case CLUB:
        return (o->round == 1 && (same_word(a->club, b->club) || same_group(a, b))) ||
               listed(o->t->avoid, o->t->avoid_count, a->id, b->id);
    default: return 0;
    }
}

static long long of_leaver(const oracle *o, const oracle_draw *d, what w, int i)
{
    const man *m = &o->men[i];
    const bool bottom = !is_up(o, d, i);
    const long long far = bottom ? search_down(o, d, i) : search_up(o, d, i);
    switch (w) {
    case BYE_AGAIN: return is_bye(d, i) && (m->bye_taken || m->bye_ahead);
    case BYE_LEVEL: return is_bye(d, i) ? o->groups - 1 - m->group : 0;
    case BYE_HALF: return is_bye(d, i) && m->half_taken;
    case BYE_PLACE: return is_bye(d, i) ? far : 0;
    case SQUARES: return far * far;
    case HISTORY: return is_bye(d, i) && o->variant != PLAIN ? 0 : bottom ? m->downs : m->ups;
    default: return 0;
    }
}

/* Those who stay, in order; returns how many. */
static int stayers(const oracle *o, const oracle_draw *d, int group, int *list)
{
    int n = 0;
    for (int i = 0; i < o->count; i++)
        if (o->men[i].group == group && !is_leaver(o, d, i)) list[n++] = i;
    return n;
}

static long long of_stayer(const oracle *o, const oracle_draw *d, what w, int i)
{
    int list[MEN];
    const int n = stayers(o, d, o->men[i].group, list);
    const int h = n / 2;
    int p = 0, q = 0;
    while (list[p] != i) p++;
    while (list[q] != d->with[i]) q++;
    const long long away = p < q ? abs(q - p - h) : 0;
    const int ideal = list[p < h ? p + h : p - h];
    const long long grades = o->men[d->with[i]].grade - o->men[ideal].grade;
    switch (w) {
    case VARIATION: return away;
    case VARIATION_2: return away * away;
    case GRADE_2: return grades * grades;
    default: return 0;
    }
}

/* Rules 20, 21: nobody in the half that is looked at first can float, but for who floated so in the last
 * round. i floats from the other half. */
static bool is_excused(const oracle *o, const oracle_draw *d, int i)
{
    const man *m = &o->men[i];
    const bool up = is_up(o, d, i);
    int again = 0, fresh = 0;
    if (up ? m->up_before : m->down_before) return false;
    for (int k = 0; k < o->count; k++) {
        const man *x = &o->men[k];
        if (x->group != m->group || stands_above(o, d, k) != up) continue;
        if (x->due != 0 && x->due != m->due) continue;
        if (have_entry(o, k, d->with[i], BD_GAME)) continue;
        if (up ? x->up_before : x->down_before)
            again++;
        else
            fresh++;
    }
    return again > 0 && fresh == 0;
}

/* Rules 2c, 12, 24c: each exchange puts one card from above the line below it, and one the other way. */
static long long exchanges(const oracle *o, const oracle_draw *d)
{
    long long from_above = 0, from_below = 0, excused = 0;
    for (int i = 0; i < o->count; i++) {
        const bool above = stands_above(o, d, i);
        if (!is_leaver(o, d, i)) {
            if (i < d->with[i] && above == stands_above(o, d, d->with[i]))
                *(above ? &from_above : &from_below) += 1;
            continue;
        }
        if (above == is_up(o, d, i)) continue;
        *(above ? &from_above : &from_below) += 1;
        excused += !is_bye(d, i) && is_excused(o, d, i);
    }
    cr_assert_eq(from_above, from_below);
    return from_below - excused;
}

/* Rules 11, 20, 21: of the boards downwards from one group. */
static long long floats_of(const oracle *o, const oracle_draw *d, what w, int group)
{
    long long sum = 0;
    for (int i = 0; i < o->count; i++) {
        if (o->men[i].group != group || !is_down(o, d, i)) continue;
        const int k = d->with[i];
        if (w == FLOAT_REPEAT) sum += o->men[i].down_before + o->men[k].up_before;
        if (w == DOWNFLOATER) sum += search_down(o, d, i);
        if (w == UPFLOATER) sum += search_up(o, d, k);
    }
    return sum;
}

static long long value_of(const oracle *o, const oracle_draw *d, what w, int group)
{
    long long sum = 0;
    if (w == MID_LINE) return exchanges(o, d);
    if (w == FLOAT_REPEAT || w == DOWNFLOATER || w == UPFLOATER) return floats_of(o, d, w, group);
    for (int i = 0; i < o->count; i++) {
        if (w == DOWN || w == DIFF || w == UP) {
            if (o->men[i].group != group) continue;
            if (is_down(o, d, i))
                sum += w == DOWN ? 1 : w == DIFF ? o->men[i].points - o->men[d->with[i]].points : 0;
            if (is_up(o, d, i) && w == UP) sum--;
            continue;
        }
        if (!is_bye(d, i) && i < d->with[i]) sum += of_board(o, d, w, group, i);
        sum += is_leaver(o, d, i) ? of_leaver(o, d, w, i) : of_stayer(o, d, w, i);
    }
    return sum;
}

/* ---- throwing away the worse ones ---- */

static void keep_best(oracle *o, const char *name, what w, int group)
{
    long long best = 0;
    for (int i = 0; i < o->draw_count; i++) {
        const long long value = value_of(o, &o->draws[i], w, group);
        if (i == 0 || value < best) best = value;
    }
    int kept = 0;
    for (int i = 0; i < o->draw_count; i++)
        if (value_of(o, &o->draws[i], w, group) == best) o->draws[kept++] = o->draws[i];
    o->draw_count = kept;
    (void)snprintf(o->names[o->value_count], sizeof o->names[0], group >= 0 ? "%s:%d" : "%s", name,
                   group + 1);
    o->values[o->value_count++] = best;
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

/* The highest group where it is open who floats: its best-placed card floats. */
static bool settle_one(oracle *o)
{
    int best = -1, far = 0;
    for (int i = 0; i < o->count; i++) {
        if (!is_undecided(o, i) || (best >= 0 && o->men[i].group != o->men[best].group)) continue;
        const int here = loses_at_the_bottom(o, o->men[i].group) ? search_down(o, &o->draws[0], i)
                                                                 : search_up(o, &o->draws[0], i);
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

static void keep_top_boards(oracle *o)
{
    for (int i = 0; i < o->count; i++) {
        int best = -2;
        for (int k = 0; k < o->draw_count; k++) {
            const int with = is_bye(&o->draws[k], i) ? o->count : o->draws[k].with[i];
            if (best == -2 || with < best) best = with;
        }
        int kept = 0;
        for (int k = 0; k < o->draw_count; k++)
            if ((is_bye(&o->draws[k], i) ? o->count : o->draws[k].with[i]) == best)
                o->draws[kept++] = o->draws[k];
        o->draw_count = kept;
    }
}

static void keep_score(oracle *o)
{
    for (int g = 0; g < o->groups; g++) {
        keep_best(o, "score.down", DOWN, g);
        keep_best(o, "score.diff", DIFF, g);
    }
    for (int g = 0; g < o->groups; g++) keep_best(o, "score.up", UP, g);
}

/* Under a name of its own; `which` says of what. */
static void keep_named(oracle *o, const char *name, int number, what w, int which)
{
    keep_best(o, name, w, which);
    (void)snprintf(o->names[o->value_count - 1], sizeof o->names[0], "%s%d", name, number);
}

static void list_claims(const oracle *o)
{
    claim_count = 0;
    for (int i = 0; i < o->count; i++) {
        const man *m = &o->men[i];
        int at = 0;
        while (at < claim_count && stronger(claims[at], m) > 0) at++;
        if (m->due == 0 || (at < claim_count && stronger(claims[at], m) == 0)) continue;
        for (int k = claim_count++; k > at; k--) claims[k] = claims[k - 1];
        claims[at] = m;
    }
}

/* Rule 16: the greater the difference, the greater the claim; with level colours nobody plays the same colour
 * again without need; then the strongest claims are kept first, so that the weakest are transferred. */
static void keep_colours(oracle *o)
{
    list_claims(o);
    for (int size = 20; size >= 1; size--) {
        bool occurs = false;
        for (int i = 0; i < o->count; i++)
            occurs = occurs || abs(o->men[i].whites - o->men[i].blacks) == size;
        if (occurs) keep_named(o, "colour-difference.", size, WRONG, size);
    }
    keep_named(o, "alternation.level", 0, WRONG, 0);
    strcpy(o->names[o->value_count - 1], "alternation.level");
    for (int k = 0; k < claim_count; k++) keep_named(o, "alternation.claim:", k + 1, CLAIM, k);
}

static int settled_one_by_one; /* so that the test can tell that it has seen such a case */

static void settle(oracle *o)
{
    keep_best(o, "floaters.squares", SQUARES, -1);
    while (settle_one(o)) settled_one_by_one++;
}

static void go_through_caa(oracle *o)
{
    keep_best(o, "bye-again", BYE_AGAIN, -1);
    keep_best(o, "bye-level", BYE_LEVEL, -1);
    keep_best(o, "bye-half", BYE_HALF, -1);
    keep_score(o);
    keep_colours(o);
    keep_best(o, "half-byes", HALF_BYES, -1);
    keep_best(o, "defaulted", DEFAULTED, -1);
    keep_best(o, "club", CLUB, -1);
    keep_best(o, "mid-line", MID_LINE, -1);
    for (int g = 0; g < o->groups; g++) keep_best(o, "transfer-level", MOVED, g);
    keep_best(o, "bye-place", BYE_PLACE, -1);
    for (int g = 0; g < o->groups - 1; g++) {
        keep_best(o, "floats.float-repeat", FLOAT_REPEAT, g);
        keep_best(o, "floats.downfloater", DOWNFLOATER, g);
        keep_best(o, "floats.upfloater", UPFLOATER, g);
    }
    settle(o);
    keep_best(o, "variation", VARIATION, -1);
    keep_best(o, "variation-squared", VARIATION_2, -1);
    keep_best(o, "grade-squared", GRADE_2, -1);
    keep_best(o, "float-history", HISTORY, -1);
    keep_top_boards(o);
}

static void go_through_plain(oracle *o)
{
    keep_best(o, "bye-again", BYE_AGAIN, -1);
    keep_best(o, "bye-level", BYE_LEVEL, -1);
    keep_best(o, "school", SCHOOL, -1);
    keep_score(o);
    keep_colours(o);
    settle(o);
    keep_best(o, "grade-squared", GRADE_2, -1);
    keep_best(o, "float-history", HISTORY, -1);
    keep_top_boards(o);
}

static void consult(oracle *o, const bd_tournament *t, int variant)
{
    *o = (oracle){.t = t, .round = t->round, .variant = variant};
    oracle_draw d;
    read_cards(o);
    list_draws(o, &d, 0, false);
    if (o->draw_count == 0) return;
    if (variant == PLAIN)
        go_through_plain(o);
    else
        go_through_caa(o);
}

/* ---- the two side by side ---- */

static long long oracle_value(const oracle *o, const char *name, bool *found)
{
    for (int i = 0; i < o->value_count; i++) {
        *found = strcmp(o->names[i], name) == 0;
        if (*found) return o->values[i];
    }
    return 0;
}

static void compare_values(bd_arena *arena, const oracle *o, const bd_round *round, const paths *solved,
                           unsigned long long seed)
{
    bd_counts counts;
    cr_assert_eq(recount_boards(round, arena, solved->mate, &counts, NULL), BD_OK);
    for (int i = 0; i < solved->stage_count; i++) {
        bool found = false;
        const long long value = oracle_value(o, solved->stages[i].id, &found);
        if (found) cr_assert_eq(value, solved->stages[i].value, "seed %llu: %s", seed, solved->stages[i].id);
    }
    for (int i = 0; i < o->value_count; i++) {
        const int64_t *count = bd_counts_find(&counts, o->names[i]);
        if (strcmp(o->names[i], "floaters.squares") == 0) continue;
        cr_assert_not_null(count, "%s", o->names[i]);
        cr_assert_eq(*count, o->values[i], "seed %llu: %s is counted %lld, not %lld", seed, o->names[i],
                     (long long)*count, o->values[i]);
    }
}

static void compare_boards(const oracle *o, const bd_round *round, const paths *solved,
                           unsigned long long seed)
{
    cr_assert_eq(round->cards, o->count);
    for (int i = 0; i < o->count; i++) {
        cr_assert_eq(round->players[i].id, o->men[i].card->id, "seed %llu: place %d", seed, i);
        const int with = is_bye(&o->draws[0], i) ? round->bye : o->draws[0].with[i];
        cr_assert_eq(solved->mate[i], with, "seed %llu: card %d", seed, o->men[i].card->id);
    }
}

/* Colours by rule 25, board by board. */
static void compare_colours(bd_arena *arena, const oracle *o, const bd_round *round, const paths *solved,
                            unsigned long long seed)
{
    bd_draw draw;
    cr_assert_eq(bd_round_draw(round, arena, solved->mate, &draw, NULL), BD_OK);
    size_t board = 0;
    for (int i = 0; i < o->count; i++) {
        const int k = o->draws[0].with[i];
        if (k < i) continue;
        const man *a = &o->men[i], *b = &o->men[k];
        const man *m = transferred(o, &o->draws[0], i);
        bool white = board % 2 == 0; /* the top player was given White */
        if (m != NULL)
            white = (m == b) == (a->due == 'W');
        else if (a->due != 0)
            white = a->due == 'W';
        else if (b->due != 0)
            white = b->due == 'B';
        cr_assert_eq(draw.boards[board].white, white ? a->card->id : b->card->id, "seed %llu: board %zu",
                     seed, board + 1);
        cr_assert_eq(draw.boards[board].black, white ? b->card->id : a->card->id, "seed %llu: board %zu",
                     seed, board + 1);
        board++;
    }
    cr_assert_eq(board, draw.board_count);
}

static void try_seed(unsigned long long seed, const char *rules, int variant, bool long_history)
{
    static oracle o;
    static paths solved;
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_seeded(seed);
    const int players = bd_random_between(&random, 1, MEN);
    bd_tournament *t = long_history
                           ? small_long_event(arena, &random, players, bd_random_between(&random, 8, 10))
                           : small_event(arena, &random, players, bd_random_between(&random, 1, 6));
    if (small_chance(&random, 25)) small_fillers(t, &random);
    const bd_draw_options options = {.top_colour = BD_WHITE};
    bd_round *round = NULL;
    bd_edge *edges = NULL;
    size_t count = 0;
    bd_stages stages;
    consult(&o, t, variant);
    const bd_status status = bd_round_new(arena, t, bd_rulebook_find(rules), 0, &options, &round, NULL);
    cr_assert_eq(status, o.count == 0 ? BD_BAD_INPUT : BD_OK);
    if (status == BD_OK) {
        cr_assert_eq(bd_round_edges(round, arena, &edges, &count, NULL), BD_OK);
        cr_assert_eq(bd_round_stages(round, arena, &stages, NULL), BD_OK);
        const bool drawn = paths_solve(&solved, round->nodes, edges, count, &stages);
        cr_assert_eq(drawn, o.draw_count > 0, "seed %llu", seed);
        if (drawn) {
            cr_assert_eq(o.draw_count, 1);
            cr_assert_eq(solved.matchings, 1, "seed %llu", seed);
            compare_values(arena, &o, round, &solved, seed);
            compare_boards(&o, round, &solved, seed);
            compare_colours(arena, &o, round, &solved, seed);
        }
        paths_end(&solved);
    }
    bd_arena_free(arena);
}

static void try_seeds(unsigned long long first, unsigned long long last, const char *rules, int variant)
{
    for (unsigned long long seed = first; seed <= last; seed++) try_seed(seed, rules, variant, false);
}

Test(caa, agrees_with_the_oracle) { try_seeds(1, 1700, "caa", 0); }

/* Seven to nine rounds of colours, so that claims differ. */
Test(caa, long_histories_agree_with_the_oracle)
{
    for (unsigned long long seed = 40001; seed <= 41700; seed++) try_seed(seed, "caa", 0, true);
}

Test(caa, long_events_agree_with_the_oracle) { try_seeds(10001, 10500, "caa-long", 28); }

Test(caa, large_events_agree_with_the_oracle) { try_seeds(20001, 20500, "caa-large", 29); }

Test(caa, plain_agrees_with_the_oracle)
{
    try_seeds(30001, 33000, "plain", PLAIN);
    cr_assert_neq(settled_one_by_one, 0, "no case in which the floaters had to be settled one by one");
}

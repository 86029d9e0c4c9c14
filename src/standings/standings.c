#include "standings/standings.h"

#include "standings/standings_words.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct kind {
    const char *id, *title;
    int unit;
} kind;

static const kind kinds[BD_TIEBREAKS] = {
    [BD_TIEBREAK_BUCHHOLZ] = {"buchholz", BD_ENGLISH(STANDINGS_BUCHHOLZ), 2},
    [BD_TIEBREAK_BUCHHOLZ_CUT1] = {"buchholz-cut1", BD_ENGLISH(STANDINGS_BUCHHOLZ_CUT1), 2},
    [BD_TIEBREAK_SONNEBORN_BERGER] = {"sonneborn-berger", BD_ENGLISH(STANDINGS_SONNEBORN_BERGER), 4},
    [BD_TIEBREAK_WINS] = {"wins", BD_ENGLISH(STANDINGS_WINS), 1},
    [BD_TIEBREAK_PROGRESSIVE] = {"progressive", BD_ENGLISH(STANDINGS_PROGRESSIVE), 2},
};

const char *bd_tiebreak_id(bd_tiebreak tiebreak) { return kinds[tiebreak].id; }
const char *bd_tiebreak_title(bd_tiebreak tiebreak) { return bd_say(kinds[tiebreak].title); }
int bd_tiebreak_unit(bd_tiebreak tiebreak) { return kinds[tiebreak].unit; }

const char *bd_tiebreak_print(bd_tiebreak tiebreak, int64_t value, char *buffer, size_t size)
{
    static const char *const parts[] = {"", ".25", ".5", ".75"};
    const int64_t unit = kinds[tiebreak].unit;
    const uint64_t magnitude = value < 0 ? (uint64_t)-value : (uint64_t)value;
    const uint64_t quarters = magnitude % (uint64_t)unit * (4 / (uint64_t)unit);
    (void)snprintf(buffer, size, "%s%" PRIu64 "%s", value < 0 ? "-" : "", magnitude / (uint64_t)unit,
                   parts[quarters]);
    return buffer;
}

static bool standings_find_kind(const char *word, size_t length, bd_tiebreak *out)
{
    for (int k = 0; k < BD_TIEBREAKS; k++) {
        if (strlen(kinds[k].id) != length || memcmp(kinds[k].id, word, length) != 0) continue;
        *out = (bd_tiebreak)k;
        return true;
    }
    return false;
}

bd_status bd_tiebreaks_parse(const char *list, bd_tiebreak *order, size_t *count, bd_err *err)
{
    *count = 0;
    for (const char *word = list;; word++) {
        const size_t length = strcspn(word, ",");
        bd_tiebreak found = BD_TIEBREAK_BUCHHOLZ;
        if (!standings_find_kind(word, length, &found))
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(STANDINGS_NOT_A_TIEBREAK), (int)(length < 40 ? length : 40),
                    word);
        for (size_t i = 0; i < *count; i++)
            if (order[i] == found)
                BD_FAIL(err, BD_USAGE, NULL, BD_SAY(STANDINGS_TIEBREAK_TWICE), kinds[found].id);
        order[(*count)++] = found;
        word += length;
        if (*word == '\0') return BD_OK;
    }
}

/* Work in hand. scores[card * rounds + r - 1]: after round r. */
typedef struct desk {
    const bd_tournament *t;
    int rounds;
    int *scores;
    int card_of[BD_ID_MAX + 1]; /* index + 1 */
} desk;

static bool standings_is_known(const bd_entry *entry)
{
    return entry->halves >= 0 || (entry->kind != BD_GAME && entry->kind != BD_FORFEIT);
}

int bd_standings_round(const bd_tournament *tournament)
{
    const int drawn = bd_tournament_last_round(tournament);
    int last = 0;
    for (size_t i = 0; i < tournament->card_count; i++)
        for (size_t k = 0; k < tournament->cards[i].history_count; k++) {
            const bd_entry *entry = &tournament->cards[i].history[k];
            if (entry->round <= drawn && entry->round > last && standings_is_known(entry))
                last = entry->round;
        }
    return last;
}

size_t bd_standings_count(const bd_tournament *tournament)
{
    size_t count = 0;
    for (size_t i = 0; i < tournament->card_count; i++) count += !tournament->cards[i].filler;
    return count;
}

static int *standings_scores_of(const desk *d, size_t card) { return d->scores + card * (size_t)d->rounds; }

static int standings_final_score(const desk *d, size_t card)
{
    return standings_scores_of(d, card)[d->rounds - 1];
}

/* What each round brought, then sums. */
static void standings_add_up_scores(const desk *d)
{
    for (size_t c = 0; c < d->t->card_count; c++)
        for (size_t i = 0; i < d->t->cards[c].history_count; i++) {
            const bd_entry *entry = &d->t->cards[c].history[i];
            if (entry->round <= d->rounds)
                standings_scores_of(d, c)[entry->round - 1] += bd_entry_points(&d->t->points, entry);
        }
    for (size_t i = 0; i < d->t->adjustment_count; i++) {
        const bd_adjustment *a = &d->t->adjustments[i];
        if (a->round > d->rounds || a->id < 1 || a->id > BD_ID_MAX || d->card_of[a->id] == 0) continue;
        standings_scores_of(d, (size_t)d->card_of[a->id] - 1)[a->round == 0 ? 0 : a->round - 1] += a->halves;
    }
    for (size_t c = 0; c < d->t->card_count; c++) {
        if (d->t->cards[c].filler)
            memset(standings_scores_of(d, c), 0, (size_t)d->rounds * sizeof *d->scores);
        for (int r = 1; r < d->rounds; r++) standings_scores_of(d, c)[r] += standings_scores_of(d, c)[r - 1];
    }
}

/* A score that the file gives, where the history cannot: it is the score after the last round. */
static void standings_take_given_scores(const desk *d)
{
    const int next = bd_tournament_next_round(d->t);
    if (d->rounds != next - 1) return;
    for (size_t c = 0; c < d->t->card_count; c++) {
        const bd_card *card = &d->t->cards[c];
        if (card->score_given && !card->filler && !bd_card_history_is_complete(card, next))
            standings_scores_of(d, c)[d->rounds - 1] = card->score;
    }
}

/* What one round is worth for the tie-breaks. */
typedef struct worth {
    bool counts;
    int opponent; /* score, half points */
    int halves;   /* result on the usual scale */
} worth;

static int standings_halves_of(const bd_entry *entry)
{
    switch (entry->kind) {
    case BD_GAME:
    case BD_FORFEIT:
    case BD_BYE_UNKNOWN: return entry->halves > 0 ? entry->halves : 0;
    case BD_BYE_PAIRING:
    case BD_BYE_FULL: return 2;
    case BD_BYE_HALF: return 1;
    case BD_BYE_ZERO: break;
    }
    return 0;
}

static worth standings_worth_of(const desk *d, size_t card, const bd_entry *entry)
{
    worth w = {.counts = true, .opponent = standings_final_score(d, card), .halves = 0};
    if (entry == NULL) return w;
    w.halves = standings_halves_of(entry);
    if (entry->kind != BD_GAME) return w;
    w.counts = entry->halves >= 0;
    const int id = entry->opponent;
    if (id >= 1 && id <= BD_ID_MAX && d->card_of[id] != 0)
        w.opponent = standings_final_score(d, (size_t)d->card_of[id] - 1);
    return w;
}

static void standings_fill_tiebreaks(const desk *d, bd_ranked *s)
{
    const bd_card *card = &d->t->cards[s->card];
    int64_t buchholz = 0, berger = 0, wins = 0, progressive = 0;
    int smallest = 0;
    bool any = false;
    for (int round = 1; round <= d->rounds; round++) {
        const bd_entry *entry = bd_card_entry(card, round);
        const worth w = standings_worth_of(d, s->card, entry);
        progressive += standings_scores_of(d, s->card)[round - 1];
        if (!w.counts) continue;
        buchholz += w.opponent;
        berger += (int64_t)w.halves * w.opponent;
        wins += entry != NULL && entry->kind == BD_GAME && entry->halves == 2;
        if (!any || w.opponent < smallest) smallest = w.opponent;
        any = true;
    }
    s->score = standings_final_score(d, s->card);
    s->tiebreaks[BD_TIEBREAK_BUCHHOLZ] = buchholz;
    s->tiebreaks[BD_TIEBREAK_BUCHHOLZ_CUT1] = buchholz - smallest;
    s->tiebreaks[BD_TIEBREAK_SONNEBORN_BERGER] = berger;
    s->tiebreaks[BD_TIEBREAK_WINS] = wins;
    s->tiebreaks[BD_TIEBREAK_PROGRESSIVE] = progressive;
}

/* Sorting needs more than qsort hands on: what counts for a row goes into its key, best first. */
typedef struct row {
    int64_t key[1 + BD_TIEBREAKS];
    int id;
    bd_ranked standing;
} row;

static int standings_compare_keys(const row *a, const row *b)
{
    for (size_t i = 0; i < 1 + BD_TIEBREAKS; i++)
        if (a->key[i] != b->key[i]) return a->key[i] > b->key[i] ? -1 : 1;
    return 0;
}

static int standings_compare_rows(const void *a, const void *b)
{
    const row *x = a, *y = b;
    const int by_key = standings_compare_keys(x, y);
    return by_key != 0 ? by_key : x->id < y->id ? -1 : x->id > y->id;
}

static bd_status standings_prepare(bd_arena *arena, desk *d, const bd_tournament *t, int round, bd_err *err)
{
    d->t = t;
    d->rounds = round > 0 ? round : 1; /* before the first round: nothing but what is given */
    for (size_t i = 0; i < t->card_count; i++) d->card_of[t->cards[i].id] = (int)i + 1;
    BD_NEW(d->scores, arena, t->card_count * (size_t)d->rounds, err);
    if (round > 0) {
        standings_add_up_scores(d);
        standings_take_given_scores(d);
    }
    return BD_OK;
}

static void standings_fill_row(const desk *d, row *r, size_t card, bool played, const bd_tiebreak *order,
                               size_t count)
{
    r->standing.card = card;
    r->id = d->t->cards[card].id;
    if (played) standings_fill_tiebreaks(d, &r->standing);
    r->key[0] = r->standing.score;
    for (size_t k = 0; k < count; k++) r->key[1 + k] = r->standing.tiebreaks[order[k]];
}

bd_status bd_standings(bd_arena *arena, const bd_tournament *tournament, int round, const bd_tiebreak *order,
                       size_t count, bd_ranked **out, bd_err *err)
{
    desk *d;
    row *rows;
    bd_ranked *standings;
    const size_t n = bd_standings_count(tournament);
    if (count > BD_TIEBREAKS || round < 0 || round > BD_ROUNDS_MAX)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(STANDINGS_ROUND), BD_ROUNDS_MAX);
    BD_NEW(d, arena, 1, err);
    BD_TRY(standings_prepare(arena, d, tournament, round, err));
    BD_NEW(rows, arena, n, err);
    BD_NEW(standings, arena, n, err);
    for (size_t i = 0, at = 0; i < tournament->card_count; i++)
        if (!tournament->cards[i].filler) standings_fill_row(d, &rows[at++], i, round > 0, order, count);
    if (n > 0) qsort(rows, n, sizeof *rows, standings_compare_rows);
    for (size_t i = 0; i < n; i++) {
        standings[i] = rows[i].standing;
        standings[i].place = i > 0 && standings_compare_keys(&rows[i], &rows[i - 1]) == 0
                                 ? standings[i - 1].place
                                 : (int)i + 1;
    }
    *out = standings;
    return BD_OK;
}

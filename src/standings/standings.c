#include "standings/standings.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/conversion.h"
#include "cards/person.h"
#include "standings/standings_words.h"
#include "standings/tie_values.h"

#include <stdlib.h>

static bd_status standings_check_list(const bd_tournament *tournament, const bd_tiebreak_list *list,
                                      bd_status failure, bd_err *err)
{
    char code[BD_TIE_TEXT];
    for (size_t k = 0; tournament->points.boards == 0 && k < list->count; k++)
        if (bd_tiebreak_needs_matches(&list->items[k]))
            BD_FAIL(err, failure, NULL, BD_SAY(STANDINGS_OF_TEAMS),
                    bd_tiebreak_code(&list->items[k], code, sizeof code));
    for (size_t k = 0; tournament->round_robin && k < list->count; k++)
        if (bd_tie_rows[list->items[k].kind].is_buchholz)
            BD_FAIL(err, failure, NULL, BD_SAY(STANDINGS_ROUND_ROBIN),
                    bd_tiebreak_code(&list->items[k], code, sizeof code));
    return BD_OK;
}

bd_status bd_tiebreaks_of(const bd_tournament *tournament, bd_tiebreak_list *out, bd_err *err)
{
    /* Article 8 keeps Buchholz out of round robins. */
    const char *usual = tournament->round_robin       ? "DE,SB,WON,PS"
                        : tournament->members != NULL ? "MPvGP,DE,EMMSB,BH:MP/C1"
                                                      : "BH/C1,BH,SB,WON,PS";
    BD_TRY(bd_tiebreaks_parse(tournament->tiebreaks != NULL ? tournament->tiebreaks : usual, out, err));
    return standings_check_list(tournament, out, BD_BAD_INPUT, err);
}

/* The last round drawn counts from its first result, or from its byes when it has no games. Of an earlier one
 * a position may tell byes only. */
int bd_standings_round(const bd_tournament *tournament)
{
    const int drawn = bd_tournament_last_round(tournament);
    bool told[BD_ROUNDS_MAX + 1] = {false}, waits[BD_ROUNDS_MAX + 1] = {false};
    bool rests[BD_ROUNDS_MAX + 1] = {false};
    int last = drawn;
    for (size_t i = 0; i < tournament->card_count; i++)
        for (size_t k = 0; k < tournament->cards[i].history_count; k++) {
            const bd_entry *entry = &tournament->cards[i].history[k];
            const bool plays = entry->kind == BD_GAME || entry->kind == BD_FORFEIT;
            bool *mark = !plays ? rests : entry->halves >= 0 ? told : waits;
            mark[entry->round] = true;
        }
    while (last > 0 && !told[last] && (!rests[last] || (waits[last] && last == drawn))) last--;
    return last;
}

size_t bd_standings_count(const bd_tournament *tournament)
{
    size_t count = 0;
    for (size_t i = 0; i < tournament->card_count; i++) count += !tournament->cards[i].filler;
    return count;
}

bool bd_tiebreak_is_dropped(const bd_tournament *tournament, const bd_tiebreak *tiebreak)
{
    const bool by_ratings = (bd_tie_rows[tiebreak->kind].takes & BD_TAKES_UNRATED) != 0;
    if (!by_ratings || tiebreak->unrated > 0) return false;
    for (size_t c = 0; c < tournament->card_count; c++)
        if (!tournament->cards[c].filler && bd_card_grade(tournament, &tournament->cards[c]).value <= 0)
            return true;
    return false;
}

/* A player while the table is sorted: qsort hands nothing else on. */
typedef struct ranked_row {
    size_t card;
    int id;
    int group; /* index of the first row that is equal so far */
    bd_tie_value key;
} ranked_row;

typedef struct standings_ranking {
    bd_arena *arena;
    bd_tie_sheet sheet;
    const bd_tie_book *book;
    const bd_tiebreak_list *list;
    ranked_row *rows;
    size_t count;
    bd_tie_value *values; /* [card][tie-break] */
    int *steps;           /* [card][1 + tie-break] */
    /* Room for a group whose encounters are looked at. */
    size_t *cards;
    int *rank;
    bd_tie_value *points;
} standings_ranking;

/* Of rows that are equal so far. */
static int standings_compare(const void *a, const void *b)
{
    const ranked_row *x = a, *y = b;
    const int order = bd_tie_compare(y->key, x->key);
    return order != 0 ? order : x->id < y->id ? -1 : x->id > y->id;
}

/* Sorts the groups by the keys and splits them; step: which column of the steps it is. */
static void standings_split(standings_ranking *ranking, size_t step)
{
    for (size_t from = 0, to = 0; from < ranking->count; from = to) {
        while (to < ranking->count && ranking->rows[to].group == ranking->rows[from].group) to++;
        if (to - from > 1) qsort(&ranking->rows[from], to - from, sizeof *ranking->rows, standings_compare);
    }
    int before = -1;
    for (size_t i = 0; i < ranking->count; i++) {
        ranked_row *row = &ranking->rows[i];
        const bool equal = i > 0 && row->group == before && bd_tie_compare(row->key, row[-1].key) == 0;
        before = row->group;
        row->group = equal ? row[-1].group : (int)i;
        ranking->steps[row->card * (1 + ranking->list->count) + step] = row->group + 1;
    }
}

static void standings_key_by(standings_ranking *ranking, const bd_tie_value *values, size_t item)
{
    const bool ascending = bd_tiebreak_is_ascending(&ranking->list->items[item]);
    for (size_t i = 0; i < ranking->count; i++) {
        ranked_row *row = &ranking->rows[i];
        ranking->values[row->card * ranking->list->count + item] = row->key = values[row->card];
        if (ascending) row->key.number = -row->key.number;
    }
}

/* The direct encounter looks at one group after the other; nobody has a value who is equal with nobody. */
static bd_status standings_key_by_encounter(standings_ranking *ranking, size_t item, bd_err *err)
{
    const bd_tie_book *book = NULL;
    BD_TRY(bd_tie_sheet_book(&ranking->sheet, &ranking->list->items[item], &book, err));
    for (size_t from = 0, to = 0; from < ranking->count; from = to) {
        while (to < ranking->count && ranking->rows[to].group == ranking->rows[from].group) to++;
        for (size_t i = from; i < to; i++) {
            ranking->cards[i - from] = ranking->rows[i].card;
            ranking->rows[i].key = (bd_tie_value){0, 1};
        }
        if (to - from < 2) continue;
        const bd_arena_mark mark = bd_arena_here(ranking->arena);
        BD_TRY(bd_direct_encounter(ranking->arena, book, ranking->cards, to - from, ranking->rank,
                                   ranking->points, err));
        bd_arena_back_to(ranking->arena, mark);
        for (size_t i = from; i < to; i++) {
            ranking->rows[i].key.number = -ranking->rank[i - from];
            ranking->values[ranking->rows[i].card * ranking->list->count + item] = ranking->points[i - from];
        }
    }
    return BD_OK;
}

static bd_status standings_sort(standings_ranking *ranking, bd_err *err)
{
    bool own_points = false;
    for (size_t k = 0; k < ranking->list->count; k++)
        own_points |= ranking->list->items[k].kind == BD_TIE_PTS;
    for (size_t i = 0; i < ranking->count; i++) {
        const int score = ranking->book->score[ranking->rows[i].card];
        const bool struck = ranking->book->players[ranking->rows[i].card].struck; /* below all others */
        ranking->rows[i].key = (bd_tie_value){struck ? -1 : own_points ? 0 : score, 2};
    }
    standings_split(ranking, 0);
    for (size_t k = 0; k < ranking->list->count; k++) {
        bd_tie_value *values;
        if (ranking->list->items[k].kind == BD_TIE_DE)
            BD_TRY(standings_key_by_encounter(ranking, k, err));
        else {
            BD_TRY(bd_tie_values(&ranking->sheet, &ranking->list->items[k], &values, err));
            standings_key_by(ranking, values, k);
        }
        standings_split(ranking, k + 1);
    }
    return BD_OK;
}

static bd_status standings_open(bd_arena *arena, const bd_tournament *tournament, int round,
                                const bd_tiebreak_list *list, standings_ranking *ranking, bd_err *err)
{
    static const bd_tiebreak points = {.kind = BD_TIE_PTS};
    const size_t cards = tournament->card_count;
    *ranking = (standings_ranking){.arena = arena, .list = list};
    BD_TRY(bd_tie_sheet_make(arena, tournament, round, &ranking->sheet, err));
    BD_TRY(bd_tie_sheet_book(&ranking->sheet, &points, &ranking->book, err));
    BD_NEW(ranking->rows, arena, cards, err);
    BD_NEW(ranking->values, arena, cards * list->count, err);
    BD_NEW(ranking->steps, arena, cards * (1 + list->count), err);
    BD_NEW(ranking->cards, arena, cards, err);
    BD_NEW(ranking->rank, arena, cards, err);
    BD_NEW(ranking->points, arena, cards, err);
    for (size_t c = 0; c < cards; c++)
        if (!tournament->cards[c].filler)
            ranking->rows[ranking->count++] = (ranked_row){.card = c, .id = tournament->cards[c].id};
    BD_ASSERT(ranking->count == bd_standings_count(tournament));
    return BD_OK;
}

bd_status bd_standings(bd_arena *arena, const bd_tournament *tournament, int round,
                       const bd_tiebreak_list *list, bd_ranked **out, bd_err *err)
{
    static const bd_tiebreak_list none = {.count = 0};
    standings_ranking ranking;
    bd_ranked *standings;
    if (list == NULL) list = &none;
    if (round < 0 || round > BD_ROUNDS_MAX)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(STANDINGS_ROUND), BD_ROUNDS_MAX);
    BD_TRY(standings_check_list(tournament, list, BD_USAGE, err));
    BD_TRY(standings_open(arena, tournament, round, list, &ranking, err));
    BD_TRY(standings_sort(&ranking, err));
    BD_NEW(standings, arena, ranking.count, err);
    for (size_t i = 0; i < ranking.count; i++) {
        const size_t card = ranking.rows[i].card;
        standings[i] = (bd_ranked){.card = card,
                                   .place = ranking.rows[i].group + 1,
                                   .score = ranking.book->score[card],
                                   .values = &ranking.values[card * list->count],
                                   .steps = &ranking.steps[card * (1 + list->count)]};
    }
    *out = standings;
    return BD_OK;
}

bool bd_places_are_told(const bd_tournament *tournament)
{
    if (tournament->tiebreaks == NULL) return false;
    for (size_t c = 0; c < tournament->card_count; c++)
        if (!tournament->cards[c].filler && tournament->cards[c].person->standing > 0) return true;
    return false;
}

static int places_compare(const void *a, const void *b)
{
    const bd_place_fault *x = a, *y = b;
    return (x->card > y->card) - (x->card < y->card);
}

bd_status bd_places_check(bd_arena *arena, const bd_tournament *tournament, int round,
                          const bd_tiebreak_list *list, bd_place_fault **out, size_t *count, bd_err *err)
{
    const size_t n = bd_standings_count(tournament);
    bd_ranked *rows;
    bd_place_fault *faults;
    BD_TRY(bd_standings(arena, tournament, round, list, &rows, err));
    BD_NEW(faults, arena, n, err);
    *count = 0;
    for (size_t from = 0, to = 0; from < n; from = to) {
        while (to < n && rows[to].place == rows[from].place) to++;
        BD_ASSERT(rows[from].place == (int)from + 1);
        for (size_t i = from; i < to; i++) {
            const int said = tournament->cards[rows[i].card].person->standing;
            if (said <= 0 || (said >= (int)from + 1 && said <= (int)to)) continue;
            faults[(*count)++] = (bd_place_fault){rows[i].card, said, (int)from + 1, (int)to};
        }
    }
    if (*count > 0) qsort(faults, *count, sizeof *faults, places_compare);
    *out = faults;
    return BD_OK;
}

bd_status bd_places_give(bd_arena *arena, bd_tournament *tournament, int round, const bd_tiebreak_list *list,
                         bd_err *err)
{
    bd_ranked *rows;
    BD_TRY(bd_standings(arena, tournament, round, list, &rows, err));
    const size_t n = bd_standings_count(tournament);
    for (size_t i = 0; i < n; i++) tournament->cards[rows[i].card].person->standing = rows[i].place;
    return BD_OK;
}

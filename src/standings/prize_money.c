#include "standings/prize_money.h"

#include "base/assert.h"
#include "base/text.h"
#include "cards/card.h"
#include "cards/conversion.h"
#include "standings/standings_words.h"

#include <string.h>

/* Players who can win in the same categories are of one kind; sets of kinds are enumerated. */
enum { MONEY_KINDS = 12, MONEY_PRIZES = 256 };

/* A prize that is still to be won. */
typedef struct money_prize {
    size_t category, rank; /* rank from 1 */
    int amount;
} money_prize;

/* The players of one tie. */
typedef struct money_kind {
    uint64_t open; /* categories, as bits */
    size_t players;
} money_kind;

typedef struct money_job {
    bd_arena *arena;
    const bd_tournament *t;
    const bd_ranked *standings;
    size_t rows;
    uint64_t categories; /* of this pass */
    int half;            /* of an amount: 0 all of it, 1 the smaller half, 2 the rest */
    size_t *next;        /* [categories]: prizes given */
    money_kind kinds[MONEY_KINDS];
    size_t kind_count;
    money_prize prizes[MONEY_PRIZES];
    size_t prize_count;
    long long *amounts; /* [rows] */
    bd_text *words;     /* [rows] */
} money_job;

static int money_part(const money_job *j, int amount)
{
    return j->half == 0 ? amount : j->half == 1 ? amount / 2 : amount - amount / 2;
}

static uint64_t money_open(const money_job *j, size_t row)
{
    const bd_prizes *prizes = &j->t->prizes;
    const bd_card *card = &j->t->cards[j->standings[row].card];
    uint64_t open = 0;
    for (size_t c = 0; c < prizes->category_count; c++)
        if ((j->categories >> c & 1) != 0 &&
            bd_prize_is_open_to(&prizes->categories[c], card, bd_card_grade(j->t, card).value))
            open |= (uint64_t)1 << c;
    return open;
}

/* Gives prize `p` to a kind of the set, moving others about; a matching of prizes with kinds. */
static bool money_place(const money_job *j, unsigned set, size_t p, size_t *taker, size_t *used, bool *tried)
{
    for (size_t k = 0; k < j->kind_count; k++) {
        if ((set >> k & 1) == 0 || tried[k] || (j->kinds[k].open >> j->prizes[p].category & 1) == 0) continue;
        tried[k] = true;
        if (used[k] < j->kinds[k].players) {
            used[k]++;
            taker[p] = k;
            return true;
        }
        for (size_t q = 0; q < j->prize_count; q++) {
            if (q == p || taker[q] != k || !money_place(j, set, q, taker, used, tried)) continue;
            taker[p] = k;
            return true;
        }
    }
    return false;
}

/* What the kinds of the set win together when nobody else is there; taken[] says which prizes. */
static long long money_worth(const money_job *j, unsigned set, bool *taken)
{
    size_t taker[MONEY_PRIZES], used[MONEY_KINDS] = {0};
    long long worth = 0;
    for (size_t p = 0; p < j->prize_count; p++) taker[p] = MONEY_KINDS;
    for (size_t p = 0; p < j->prize_count; p++) {
        bool tried[MONEY_KINDS] = {false};
        const bool placed = money_place(j, set, p, taker, used, tried);
        if (taken != NULL) taken[p] = placed;
        if (placed) worth += j->prizes[p].amount;
    }
    return worth;
}

static size_t money_players(const money_job *j, unsigned set)
{
    size_t players = 0;
    for (size_t k = 0; k < j->kind_count; k++)
        if ((set >> k & 1) != 0) players += j->kinds[k].players;
    return players;
}

/* Of the kinds in `set`, after those in `done` have theirs: the subset that can win least each, the largest
 * of those. Below the whole set's part it must be served first. */
static unsigned money_poorest(const money_job *j, unsigned done, unsigned set)
{
    const long long before = money_worth(j, done, NULL);
    unsigned poorest = set;
    long long worth = money_worth(j, done | set, NULL) - before;
    size_t players = money_players(j, set);
    for (unsigned part = set; part != 0; part = (part - 1) & set) {
        const long long own = money_worth(j, done | part, NULL) - before;
        const size_t count = money_players(j, part);
        const long long less = own * (long long)players - worth * (long long)count;
        if (less > 0 || (less == 0 && count <= players)) continue;
        poorest = part, worth = own, players = count;
    }
    return poorest;
}

/* The prizes come in the order of their worth, the categories' own order where they are equal. */
static void money_list_prizes(money_job *j, size_t most)
{
    const bd_prizes *list = &j->t->prizes;
    j->prize_count = 0;
    for (size_t c = 0; c < list->category_count; c++) {
        const bd_prize_category *category = &list->categories[c];
        for (size_t i = j->next[c]; i < category->amount_count && i < j->next[c] + most; i++) {
            if ((j->categories >> c & 1) == 0 || j->prize_count == MONEY_PRIZES) continue;
            const money_prize prize = {c, i + 1, money_part(j, category->amounts[i])};
            size_t at = j->prize_count++;
            for (; at > 0 && j->prizes[at - 1].amount < prize.amount; at--) j->prizes[at] = j->prizes[at - 1];
            j->prizes[at] = prize;
        }
    }
}

/* Divides `worth` among the players of the set from `first` to `end`; what is left over after hundredths goes
 * to those who stand first. */
static void money_divide(money_job *j, size_t first, size_t end, unsigned set, long long worth,
                         const char *words)
{
    const size_t players = money_players(j, set);
    size_t given = 0;
    BD_ASSERT(players > 0);
    for (size_t row = first; row < end; row++) {
        const uint64_t open = money_open(j, row);
        for (size_t k = 0; k < j->kind_count; k++) {
            if ((set >> k & 1) == 0 || j->kinds[k].open != open || open == 0) continue;
            const long long part =
                worth / (long long)players + ((long long)given < worth % (long long)players);
            given++;
            if (part == 0) continue;
            j->amounts[row] += part;
            if (strstr(j->words[row].bytes != NULL ? j->words[row].bytes : "", words) == NULL) {
                if (j->words[row].length > 0) bd_text_add_string(&j->words[row], ", ");
                bd_text_add_string(&j->words[row], words);
            }
        }
    }
}

/* "Open 2, Open 3": the prizes that came with these kinds. */
static bd_status money_name(const money_job *j, const bool *before, const bool *after, size_t players,
                            const char **out, bd_err *err)
{
    bd_text shared = bd_text_new(j->arena);
    bd_text words = bd_text_new(j->arena);
    for (size_t p = 0; p < j->prize_count; p++) {
        if (!after[p] || before[p]) continue;
        bd_text_add(&words, "%s%s %zu", words.length > 0 ? ", " : "",
                    j->t->prizes.categories[j->prizes[p].category].name, j->prizes[p].rank);
    }
    BD_TRY(bd_text_finish(&words, out, err));
    if (players < 2 || (*out)[0] == '\0') return BD_OK;
    bd_text_add(&shared, BD_SAY(STANDINGS_PRIZE_SHARED), *out, players);
    return bd_text_finish(&shared, out, err);
}

static bd_status money_learn_kinds(money_job *j, size_t first, size_t end, bd_err *err)
{
    j->kind_count = 0;
    for (size_t row = first; row < end; row++) {
        const uint64_t open = money_open(j, row);
        size_t k = 0;
        if (open == 0) continue;
        while (k < j->kind_count && j->kinds[k].open != open) k++;
        if (k == MONEY_KINDS) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(STANDINGS_PRIZE_KINDS), MONEY_KINDS);
        if (k == j->kind_count) j->kinds[j->kind_count++] = (money_kind){.open = open};
        j->kinds[k].players++;
    }
    return BD_OK;
}

/* The players from row `first` to `end` tie. */
static bd_status money_award(money_job *j, size_t first, size_t end, bd_err *err)
{
    bool before[MONEY_PRIZES] = {false}, after[MONEY_PRIZES] = {false};
    BD_TRY(money_learn_kinds(j, first, end, err));
    money_list_prizes(j, end - first);
    unsigned done = 0, left = (1U << j->kind_count) - 1;
    while (left != 0) {
        const unsigned part = money_poorest(j, done, left);
        const long long worth = money_worth(j, done | part, after) - money_worth(j, done, before);
        const char *words = "";
        BD_TRY(money_name(j, before, after, money_players(j, part), &words, err));
        money_divide(j, first, end, part, worth, words);
        done |= part;
        left &= ~part;
    }
    (void)money_worth(j, done, after);
    for (size_t p = 0; p < j->prize_count && done != 0; p++) j->next[j->prizes[p].category] += after[p];
    return BD_OK;
}

static bd_status money_pass(money_job *j, uint64_t categories, int half, bool by_place, bd_err *err)
{
    j->categories = categories;
    j->half = half;
    memset(j->next, 0, BD_PRIZE_CATEGORIES * sizeof *j->next);
    for (size_t first = 0, end; first < j->rows; first = end) {
        const bd_ranked *head = &j->standings[first];
        for (end = first + 1; end < j->rows; end++) {
            const bd_ranked *row = &j->standings[end];
            if (by_place ? row->place != head->place : row->score != head->score) break;
        }
        BD_TRY(money_award(j, first, end, err));
    }
    return BD_OK;
}

/* By the event's rule: all at once, or half by half. */
static bd_status money_share(money_job *j, uint64_t categories, bd_err *err)
{
    switch (j->t->prizes.sharing) {
    case BD_PRIZES_EQUAL: return money_pass(j, categories, 0, false, err);
    case BD_PRIZES_PLACE: return money_pass(j, categories, 0, true, err);
    case BD_PRIZES_HORT: break;
    }
    BD_TRY(money_pass(j, categories, 1, false, err));
    return money_pass(j, categories, 2, true, err);
}

bd_status bd_prize_money(bd_arena *arena, const bd_tournament *tournament, const bd_ranked *standings,
                         bd_award **out, size_t *count, bd_err *err)
{
    const bd_prizes *prizes = &tournament->prizes;
    money_job *j;
    bd_award *awards;
    BD_ASSERT(prizes->category_count <= BD_PRIZE_CATEGORIES);
    BD_NEW(j, arena, 1, err);
    *j = (money_job){
        .arena = arena, .t = tournament, .standings = standings, .rows = bd_standings_count(tournament)};
    BD_NEW(j->next, arena, BD_PRIZE_CATEGORIES, err);
    BD_NEW(j->amounts, arena, j->rows + 1, err);
    BD_NEW(j->words, arena, j->rows + 1, err);
    BD_NEW(awards, arena, j->rows + 1, err);
    for (size_t row = 0; row < j->rows; row++) j->words[row] = bd_text_new(arena);
    const uint64_t all = ((uint64_t)1 << prizes->category_count) - 1;
    if (!prizes->several) BD_TRY(money_share(j, all, err));
    for (size_t c = 0; prizes->several && c < prizes->category_count; c++)
        BD_TRY(money_share(j, (uint64_t)1 << c, err));
    *count = 0;
    for (size_t row = 0; row < j->rows; row++) {
        if (j->amounts[row] == 0) continue;
        bd_award *award = &awards[(*count)++];
        *award = (bd_award){.row = row, .amount = j->amounts[row]};
        BD_TRY(bd_text_finish(&j->words[row], &award->prizes, err));
    }
    *out = awards;
    return BD_OK;
}

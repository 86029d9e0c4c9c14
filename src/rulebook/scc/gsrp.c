#include "rulebook/scc/gsrp.h"

#include "cards/card.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool gsrp_is_sit_out(const bd_entry *entry)
{
    return entry->kind == BD_BYE_PAIRING || entry->kind == BD_BYE_FULL || entry->kind == BD_BYE_UNKNOWN;
}

bd_season bd_season_of(const bd_card *card, int round)
{
    bd_season season = {0};
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if (entry->round >= round) continue;
        if (gsrp_is_sit_out(entry)) season.last_sit_out = entry->round;
        if (entry->kind != BD_GAME || entry->unrated || entry->halves < 0) continue;
        season.games++;
        season.score += entry->halves;
    }
    return season;
}

bd_gsrp bd_gsrp_of(const bd_season *season)
{
    BD_ASSERT(season->games >= 0);
    return (bd_gsrp){season->score + 1, 2 * ((int64_t)season->games + 1)};
}

/* By whole parts, then by the remainders turned upside down, as in Euclid's algorithm: no product is made
 * that could overflow. */
int bd_gsrp_compare(const bd_gsrp *a, const bd_gsrp *b)
{
    BD_ASSERT(a->below > 0 && b->below > 0);
    bd_gsrp x = *a, y = *b;
    for (int sign = 1;; sign = -sign) {
        const int64_t p = x.above / x.below;
        const int64_t q = y.above / y.below;
        if (p != q) return p < q ? -sign : sign;
        x = (bd_gsrp){x.below, x.above % x.below};
        y = (bd_gsrp){y.below, y.above % y.below};
        if (x.below == 0 || y.below == 0) return sign * ((y.below == 0) - (x.below == 0));
    }
}

const char *bd_gsrp_print(const bd_gsrp *gsrp, char *buffer, size_t size)
{
    const int64_t tenths = (gsrp->above * 2000 + gsrp->below) / (2 * gsrp->below);
    (void)snprintf(buffer, size, "%" PRId64 ".%" PRId64, tenths / 10, tenths % 10);
    return buffer;
}

typedef struct stretch {
    const char *start;
    size_t length;
} stretch;

static int gsrp_compare_stretches(stretch a, stretch b)
{
    const size_t shorter = a.length < b.length ? a.length : b.length;
    const int by_bytes = shorter > 0 ? memcmp(a.start, b.start, shorter) : 0;
    return by_bytes != 0 ? by_bytes : (a.length > b.length) - (a.length < b.length);
}

static stretch gsrp_trim(const char *start, const char *end)
{
    while (start < end && *start == ' ') start++;
    while (end > start && end[-1] == ' ') end--;
    return (stretch){start, (size_t)(end - start)};
}

static void gsrp_split(const char *name, stretch *surname, stretch *first)
{
    const char *end = name + strlen(name);
    const char *comma = strchr(name, ',');
    if (comma != NULL) {
        *surname = gsrp_trim(name, comma);
        *first = gsrp_trim(comma + 1, end);
        return;
    }
    const stretch whole = gsrp_trim(name, end);
    const char *last = whole.start + whole.length;
    while (last > whole.start && last[-1] != ' ') last--;
    *surname = gsrp_trim(last, whole.start + whole.length);
    *first = gsrp_trim(whole.start, last);
}

int bd_surname_compare(const char *a, const char *b)
{
    stretch x, y, x_first, y_first;
    if (a == NULL || b == NULL) return (a == NULL) - (b == NULL);
    gsrp_split(a, &x, &x_first);
    gsrp_split(b, &y, &y_first);
    const int by_surname = gsrp_compare_stretches(x, y);
    return by_surname != 0 ? by_surname : gsrp_compare_stretches(x_first, y_first);
}

int bd_gsrp_row_compare(const bd_gsrp_row *a, const bd_gsrp_row *b)
{
    const int by_gsrp = bd_gsrp_compare(&b->gsrp, &a->gsrp);
    if (by_gsrp != 0) return by_gsrp;
    const int by_name = bd_surname_compare(a->name, b->name);
    return by_name != 0 ? by_name : a->id - b->id;
}

static int gsrp_compare_rows(const void *a, const void *b) { return bd_gsrp_row_compare(a, b); }

bd_status bd_gsrp_table(bd_arena *arena, const bd_tournament *tournament, int round, bd_gsrp_row **rows,
                        bd_err *err)
{
    const size_t count = tournament->card_count;
    BD_NEW(*rows, arena, count, err);
    for (size_t i = 0; i < count; i++) {
        const bd_card *card = &tournament->cards[i];
        bd_gsrp_row *row = &(*rows)[i];
        *row =
            (bd_gsrp_row){.card = i, .id = card->id, .name = card->name, .season = bd_season_of(card, round)};
        row->gsrp = bd_gsrp_of(&row->season);
    }
    if (count > 0) qsort(*rows, count, sizeof **rows, gsrp_compare_rows);
    return BD_OK;
}

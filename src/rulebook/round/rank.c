#include "rulebook/round/rank.h"

#include "base/random.h"
#include "cards/card.h"
#include "cards/conversion.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/declaration.h"
#include "rulebook/round/round_words.h"

#include <stdlib.h>
#include <string.h>

/* GM 0, WGM 1, IM 2, ... none last. */
static int rank_title_order(const char *title)
{
    static const char *const titles[] = {"GM", "WGM", "IM", "WIM", "FM", "WFM", "CM", "WCM"};
    const int count = (int)(sizeof titles / sizeof titles[0]);
    for (int i = 0; title != NULL && i < count; i++)
        if (strcmp(title, titles[i]) == 0) return i;
    return count;
}

/* Names as they are written; NULL last. */
static int rank_name_compare(const char *a, const char *b)
{
    if (a == NULL || b == NULL) return (a == NULL) - (b == NULL);
    return strcmp(a, b);
}

/* CAA 4; the id decides only between namesakes of one grade. */
static int rank_compare_grades(const bd_player *a, const bd_player *b)
{
    if (a->grade != b->grade) return a->grade > b->grade ? -1 : 1;
    const int by_title = rank_title_order(a->card->title) - rank_title_order(b->card->title);
    if (by_title != 0) return by_title;
    const int by_name = rank_name_compare(a->card->name, b->card->name);
    if (by_name != 0) return by_name;
    return a->id - b->id;
}

static int rank_compare_graded(const void *a, const void *b)
{
    return rank_compare_grades(*(bd_player *const *)a, *(bd_player *const *)b);
}

static int rank_compare_ranked(const void *a, const void *b)
{
    const bd_player *x = *(bd_player *const *)a;
    const bd_player *y = *(bd_player *const *)b;
    if (x->card->rank != y->card->rank) return x->card->rank < y->card->rank ? -1 : 1;
    return rank_compare_grades(x, y);
}

bool bd_rank_is_shared(const bd_round *round, int u, int v)
{
    const bd_player *a = &round->players[u], *b = &round->players[v];
    return u != v && a->grade > 0 && a->grade == b->grade && !a->card->filler && !b->card->filler &&
           rank_title_order(a->card->title) == rank_title_order(b->card->title);
}

bd_status bd_rank_exchanged(const bd_round *round, bd_arena *arena, int u, int v, int **ranks, bd_err *err)
{
    BD_ASSERT(bd_rank_is_shared(round, u, v));
    bool all = true, others = false;
    BD_NEW(*ranks, arena, round->cards, err);
    for (int i = 0; i < round->cards; i++) {
        const bool shares = i == u || bd_rank_is_shared(round, u, i);
        if (shares && round->players[i].card->rank == 0) all = false;
        if (!shares && round->players[i].card->rank != 0) others = true;
    }
    const bool as_before = all && round->players[u].card->rank != round->players[v].card->rank;
    for (int i = 0; i < round->cards; i++) {
        const bool shares = i == u || bd_rank_is_shared(round, u, i);
        (*ranks)[i] = as_before          ? round->players[i].card->rank
                      : shares || others ? round->players[i].place + 1
                                         : 0;
    }
    const int rank = (*ranks)[u];
    (*ranks)[u] = (*ranks)[v];
    (*ranks)[v] = rank;
    return BD_OK;
}

static bd_status rank_refuse_ungraded(const bd_round *round, const bd_card *card, bd_err *err)
{
    char text[BD_CONVERSION_TEXT];
    const char *name = card->name != NULL ? card->name : BD_SAY(ROUND_NO_NAME);
    const char *conversion = bd_option_text(round, &bd_option_conversion, text, sizeof text);
    const int other = card->grade > 0 ? card->grade : card->rating;
    if (other > 0 && conversion != NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_NOT_CONVERTED), card->id, name, other, conversion);
    if (other > 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_ONLY_RATED), card->id, name, other);
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_UNGRADED), card->id, name);
}

static bd_status rank_check_graded(const bd_round *round, bd_err *err)
{
    if (bd_option_is(round, &bd_option_ungraded, BD_UNGRADED_BOTTOM)) return BD_OK;
    for (int i = 0; i < round->cards; i++) {
        const bd_card *card = round->players[i].card;
        if (round->players[i].grade == 0 && card->rank == 0 && !card->filler)
            return rank_refuse_ungraded(round, card, err);
    }
    return BD_OK;
}

bd_status bd_rank_by_rating(bd_round *round, bd_arena *arena, bd_err *err)
{
    BD_ASSERT(round->cards > 0);
    bd_player **ranked, **graded;
    BD_NEW(ranked, arena, round->cards, err);
    BD_NEW(graded, arena, round->cards, err);
    size_t ranks = 0, grades = 0;
    for (int i = 0; i < round->cards; i++) {
        bd_player *player = &round->players[i];
        if (player->card->rank > 0)
            ranked[ranks++] = player;
        else
            graded[grades++] = player;
    }
    if (ranks > 0) qsort(ranked, ranks, sizeof *ranked, rank_compare_ranked);
    if (grades > 0) qsort(graded, grades, sizeof *graded, rank_compare_graded);
    /* Who has no rank on the card goes where the grade puts them among those who have. */
    size_t r = 0, g = 0;
    for (int place = 0; place < round->cards; place++) {
        const bool take_graded = g < grades && (r == ranks || rank_compare_grades(graded[g], ranked[r]) < 0);
        (take_graded ? graded[g++] : ranked[r++])->place = place;
    }
    return BD_OK;
}

bd_status bd_rank_by_grade(bd_round *round, bd_arena *arena, bd_err *err)
{
    BD_TRY(rank_check_graded(round, err));
    return bd_rank_by_rating(round, arena, err);
}

bd_status bd_rank_by_grade_with_filler(bd_round *round, bd_arena *arena, bd_err *err)
{
    BD_TRY(bd_rank_by_grade(round, arena, err));
    return bd_filler_seat_below_line(round, arena, err);
}

static int rank_compare_alphabetically(const void *a, const void *b)
{
    const bd_card *x = (*(bd_player *const *)a)->card;
    const bd_card *y = (*(bd_player *const *)b)->card;
    const int by_name = rank_name_compare(x->name, y->name);
    return by_name != 0 ? by_name : x->id - y->id;
}

bd_status bd_rank_by_name(bd_round *round, bd_arena *arena, bd_err *err)
{
    BD_ASSERT(round->cards > 0);
    bd_player **order;
    BD_NEW(order, arena, round->cards, err);
    for (int i = 0; i < round->cards; i++) order[i] = &round->players[i];
    qsort(order, (size_t)round->cards, sizeof *order, rank_compare_alphabetically);
    for (int i = 0; i < round->cards; i++) order[i]->place = i;
    return BD_OK;
}

typedef struct lot {
    uint64_t number;
    int index;
    int id;
} lot;

static int rank_compare_lots(const void *a, const void *b)
{
    const lot *x = a;
    const lot *y = b;
    if (x->number != y->number) return x->number < y->number ? -1 : 1;
    return x->id - y->id;
}

/* Each number and round has a lot of its own; those of numbers below this are as they have always been. */
enum { LOTS_A_ROUND = 10000 };

static uint64_t rank_draw_lot(const bd_round *round, int id)
{
    const uint64_t part = ((uint64_t)(id / LOTS_A_ROUND) << 32) + (uint64_t)(id % LOTS_A_ROUND);
    bd_random random = bd_random_part(round->options->seed, (uint64_t)round->number * LOTS_A_ROUND + part);
    return bd_random_next(&random);
}

bool bd_lot_is_before(const bd_round *round, int a, int b)
{
    BD_ASSERT(a >= 1 && b >= 1 && a <= BD_ID_MAX && b <= BD_ID_MAX);
    const lot x = {rank_draw_lot(round, a), 0, a};
    const lot y = {rank_draw_lot(round, b), 0, b};
    return rank_compare_lots(&x, &y) < 0;
}

bd_status bd_lot_order(const bd_round *round, bd_arena *arena, int **order, bd_err *err)
{
    BD_ASSERT(round->number >= 1);
    lot *lots;
    BD_NEW(lots, arena, round->cards, err);
    BD_NEW(*order, arena, round->cards, err);
    for (int i = 0; i < round->cards; i++)
        lots[i] = (lot){rank_draw_lot(round, round->players[i].id), i, round->players[i].id};
    qsort(lots, (size_t)round->cards, sizeof *lots, rank_compare_lots);
    for (int i = 0; i < round->cards; i++) (*order)[i] = lots[i].index;
    return BD_OK;
}

bd_status bd_rank_by_lot(bd_round *round, bd_arena *arena, bd_err *err)
{
    int *order;
    BD_TRY(bd_lot_order(round, arena, &order, err));
    for (int i = 0; i < round->cards; i++) round->players[order[i]].place = i;
    return BD_OK;
}

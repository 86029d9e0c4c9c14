/* The index of article 1.7: Buchholz, then Sonneborn-Berger, from the scores of now without virtual points.
 *
 * A round that was not played counts as one against oneself. Of somebody who is absent without points now,
 * the rounds just before this one in which they were so too count as draws, for those who have met them over
 * the board. */
#include "cards/card.h"
#include "rulebook/burstein/burstein.h"

#include <stdlib.h>

typedef struct index_row {
    int id, number;
    int64_t buchholz, sonneborn_berger;
} index_row;

/* What the cards say, by id. */
typedef struct index_scores {
    const bd_tournament *tournament;
    int round;
    const bd_card **card;
    int *score;         /* of their own */
    int *for_opponents; /* as those count it who have met them */
} index_scores;

static bool index_is_zero_bye(const bd_card *card, int round)
{
    const bd_arranged *arranged = bd_card_arranged(card, round);
    const bd_entry *entry = bd_card_entry(card, round);
    if (entry == NULL) return arranged == NULL || arranged->kind == BD_BYE_ZERO;
    return entry->kind == BD_BYE_ZERO || (entry->kind == BD_BYE_UNKNOWN && entry->halves == 0);
}

/* The exception of 1.7.2. */
static int index_zero_byes_as_draws(const bd_tournament *tournament, const bd_card *card, int round)
{
    int byes = 0;
    BD_ASSERT(round >= 1);
    if (bd_card_is_present(tournament, card, round) || !index_is_zero_bye(card, round)) return 0;
    while (round - byes > 1 && index_is_zero_bye(card, round - byes - 1)) byes++;
    return byes * tournament->points.draw;
}

static bd_status index_read_scores(const bd_round *round, bd_arena *arena, index_scores *out, bd_err *err)
{
    const bd_tournament *tournament = round->tournament;
    *out = (index_scores){.tournament = tournament, .round = round->number};
    BD_NEW(out->card, arena, round->largest_id + 1, err);
    BD_NEW(out->score, arena, round->largest_id + 1, err);
    BD_NEW(out->for_opponents, arena, round->largest_id + 1, err);
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        out->card[card->id] = card;
        out->score[card->id] = bd_card_score(tournament, card, round->number);
        out->for_opponents[card->id] =
            out->score[card->id] + index_zero_byes_as_draws(tournament, card, round->number);
    }
    return BD_OK;
}

static int index_points_without_game(const index_scores *scores, const bd_card *card, int round)
{
    const bd_entry *entry = bd_card_entry(card, round);
    const bd_arranged *arranged = bd_card_arranged(card, round);
    if (entry != NULL) return bd_entry_points(&scores->tournament->points, entry);
    if (arranged == NULL) return 0;
    const bd_entry bye = {.round = round, .kind = arranged->kind};
    return bd_entry_points(&scores->tournament->points, &bye);
}

static bool index_was_met(const bd_round *round, const index_scores *scores, const bd_entry *entry)
{
    return entry != NULL && bd_entry_is_game(entry) && entry->opponent > 0 &&
           entry->opponent <= round->largest_id && scores->card[entry->opponent] != NULL;
}

static index_row index_of(const bd_round *round, const index_scores *scores, const bd_card *card)
{
    index_row row = {.id = card->id};
    for (int r = 1; r < round->number; r++) {
        const bd_entry *entry = bd_card_entry(card, r);
        const bool met = index_was_met(round, scores, entry);
        const int other = met ? scores->for_opponents[entry->opponent] : scores->score[card->id];
        const int points = met ? bd_entry_points(&scores->tournament->points, entry)
                               : index_points_without_game(scores, card, r);
        row.buchholz += other;
        row.sonneborn_berger += (int64_t)points * other;
    }
    return row;
}

static int index_compare(const void *a, const void *b)
{
    const index_row *x = a;
    const index_row *y = b;
    if (x->buchholz != y->buchholz) return x->buchholz > y->buchholz ? -1 : 1;
    if (x->sonneborn_berger != y->sonneborn_berger) return x->sonneborn_berger > y->sonneborn_berger ? -1 : 1;
    return x->number - y->number;
}

bd_status bd_burstein_rank(const bd_round *round, bd_arena *arena, bd_fide *fide, bd_err *err)
{
    index_scores scores;
    index_row *rows;
    BD_TRY(index_read_scores(round, arena, &scores, err));
    BD_NEW(rows, arena, round->cards, err);
    for (int i = 0; i < round->cards; i++) {
        rows[i] = index_of(round, &scores, round->players[i].card);
        rows[i].number = fide->by_id[rows[i].id].number;
    }
    qsort(rows, (size_t)round->cards, sizeof *rows, index_compare);
    for (int i = 0; i < round->cards; i++) fide->by_id[rows[i].id].rank = i + 1;
    return BD_OK;
}

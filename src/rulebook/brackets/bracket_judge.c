/* What article 1 of each system says of a player before the round: preference, topscorer, byes, acceleration;
 * and C3. */
#include "cards/card.h"
#include "rulebook/brackets/judged.h"

#include "base/ints.h"
#include "rulebook/brackets/brackets_words.h"
#include "rulebook/round/rounds_ahead.h"

#include <stdlib.h>

bd_strength bd_fide_strength(const bd_claim *claim)
{
    if (claim->due == BD_NO_COLOUR) return BD_PREFERS_NOTHING;
    if (abs(claim->difference) > 1 || claim->run > 1) return BD_PREFERS_ABSOLUTELY;
    return claim->difference != 0 ? BD_PREFERS_STRONGLY : BD_PREFERS_MILDLY;
}

bd_colour bd_fide_due(const bd_claim *claim)
{
    /* Two games running with one colour ask for the other even where the balance asks for more of the same.
     */
    if (abs(claim->difference) <= 1 && claim->run > 1) return claim->last == BD_WHITE ? BD_BLACK : BD_WHITE;
    return claim->due;
}

typedef struct numbered {
    int place, id;
} numbered;

static int judge_compare_places(const void *a, const void *b)
{
    const numbered *x = a;
    const numbered *y = b;
    return x->place != y->place ? (x->place < y->place ? -1 : 1) : x->id - y->id;
}

/* C.04.7, 1.2 and 1.3: the first half of those to be paired in round 1, rounded up to an even number, is the
 * group that is accelerated. Its last one stays its last one: who enters later and stands before them belongs
 * to it too. Gives the place of that one; -1 where there is nobody. */
bd_status bd_fide_border(const bd_tournament *tournament, bd_arena *arena, int *border, bd_err *err)
{
    numbered *order;
    size_t count = 0;
    bool drawn = false;
    BD_NEW(order, arena, tournament->card_count + 1, err);
    for (size_t i = 0; i < tournament->card_count; i++)
        drawn = drawn || bd_fide_was_paired(&tournament->cards[i], 1);
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        if (drawn ? bd_fide_was_paired(card, 1) : bd_card_is_present(tournament, card, 1))
            order[count++] = (numbered){bd_fide_place(tournament, card), card->id};
    }
    qsort(order, count, sizeof *order, judge_compare_places);
    const size_t group = 2 * ((count + 3) / 4);
    *border = count == 0 ? -1 : order[(group < count ? group : count) - 1].place;
    return BD_OK;
}

/* C.04.7, 1.4: in the first half of the rounds, rounded up, the group has the points of a win, then half of
 * them. */
static int judge_baku(const bd_tournament *tournament, int border, const bd_card *card, int round)
{
    const int accelerated = (tournament->rounds + 1) / 2;
    if (round > accelerated || bd_fide_place(tournament, card) > border) return 0;
    return round <= (accelerated + 1) / 2 ? tournament->points.win : tournament->points.win / 2;
}

int bd_fide_acceleration(const bd_tournament *tournament, int border, const bd_card *card, int round)
{
    if (tournament->acceleration_count == 0)
        return tournament->baku ? judge_baku(tournament, border, card, round) : 0;
    int halves = 0;
    for (size_t i = 0; i < tournament->acceleration_count; i++) {
        const bd_acceleration *given = &tournament->accelerations[i];
        if (round >= given->first && round <= given->last && card->id >= given->first_id &&
            card->id <= given->last_id)
            halves += given->halves;
    }
    return halves;
}

static bool judge_is_accelerated(const bd_tournament *tournament)
{
    return tournament->baku || tournament->acceleration_count > 0;
}

/* The float of a game is judged by the scores that the pairing used. */
static bd_float judge_accelerated_float(const bd_tournament *tournament, int border, const bd_card *card,
                                        int round, bd_float otherwise)
{
    const bd_entry *entry = bd_card_entry(card, round);
    if (entry == NULL || !bd_entry_is_game(entry) || entry->opponent == 0) return otherwise;
    const bd_card *opponent = bd_tournament_card(tournament, entry->opponent);
    if (opponent == NULL) return otherwise;
    const int own =
        bd_card_score(tournament, card, round) + bd_fide_acceleration(tournament, border, card, round);
    const int other = bd_card_score(tournament, opponent, round) +
                      bd_fide_acceleration(tournament, border, opponent, round);
    return own > other ? BD_FLOAT_DOWN : own < other ? BD_FLOAT_UP : BD_NO_FLOAT;
}

static bd_status judge_accelerate(bd_round *round, int border, bd_arena *arena, bd_err *err)
{
    for (int i = 0; i < round->cards; i++) {
        bd_player *player = &round->players[i];
        player->score += bd_fide_acceleration(round->tournament, border, player->card, round->number);
        uint8_t *floats;
        BD_NEW(floats, arena, round->number, err);
        for (int r = 1; r < round->number; r++) {
            const bd_float plain = (bd_float)player->floats[r];
            floats[r] = (uint8_t)judge_accelerated_float(round->tournament, border, player->card, r, plain);
        }
        player->floats = floats;
        if (round->number > 1) player->last_float = (bd_float)floats[round->number - 1];
    }
    return BD_OK;
}

int bd_fide_place(const bd_tournament *tournament, const bd_card *card)
{
    if (tournament->by_rank) return (int)(card - tournament->cards);
    return card->rank > 0 ? card->rank : card->id;
}

bool bd_fide_was_paired(const bd_card *card, int last)
{
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if (entry->round > last) continue;
        if (entry->kind == BD_GAME || entry->kind == BD_FORFEIT || entry->kind == BD_BYE_PAIRING) return true;
    }
    return false;
}

static bool judge_has_taken_part(const bd_tournament *tournament, const bd_card *card, int round)
{
    return bd_fide_was_paired(card, round - 1) || bd_card_is_present(tournament, card, round);
}

/* Numbers 1, 2, 3, ... for those who have taken part, in the initial order. */
static bd_status judge_number_players(const bd_round *round, bd_arena *arena, bd_fide_player *by_id,
                                      bd_err *err)
{
    const bd_tournament *tournament = round->tournament;
    numbered *order;
    BD_NEW(order, arena, tournament->card_count, err);
    size_t count = 0;
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        if (judge_has_taken_part(tournament, card, round->number))
            order[count++] = (numbered){bd_fide_place(tournament, card), card->id};
    }
    qsort(order, count, sizeof *order, judge_compare_places);
    for (size_t i = 0; i < count; i++) by_id[order[i].id].number = by_id[order[i].id].rank = (int)i + 1;
    return BD_OK;
}

static bd_colour judge_colour_of_last_two(const bd_claim *claim)
{
    return claim->run > 1 ? claim->last : BD_NO_COLOUR;
}

static void judge_one_player(const bd_round *round, const bd_player *player, int border, bool last_round,
                             bd_fide_player *judged)
{
    const bd_tournament *tournament = round->tournament;
    const int possible = (round->number - 1) * tournament->points.win;
    judged->due = bd_fide_due(&player->claim);
    judged->strength = bd_fide_strength(&player->claim);
    judged->difference = player->claim.difference;
    judged->last_two = judge_colour_of_last_two(&player->claim);
    /* The pairing score, as the endorsed engine has it: virtual points in a last round, which Baku does not
     * give, count. */
    judged->topscorer =
        last_round &&
        2 * (player->score + bd_fide_acceleration(tournament, border, player->card, round->number)) >
            possible;
    judged->bye_allowed = !bd_card_has_had_bye(tournament, player->card, round->number); /* C2 */
    judged->unplayed = round->number - 1 - player->claim.games;
}

/* Point systems that no FIDE event has, and those that Baku acceleration is not made for. */
static bd_status judge_points(const bd_tournament *tournament, bd_err *err)
{
    const bd_points *points = &tournament->points;
    char more[16], less[16];
    if (2 * points->draw > points->win + points->loss) {
        bd_print_halves(2 * points->draw, more, sizeof more);
        bd_print_halves(points->win + points->loss, less, sizeof less);
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(BRACKETS_POINTS_DRAWS), more, less);
    }
    if (points->pairing_bye > points->win) {
        bd_print_halves(points->pairing_bye, more, sizeof more);
        bd_print_halves(points->win, less, sizeof less);
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(BRACKETS_POINTS_BYE), more, less);
    }
    if (tournament->baku && tournament->acceleration_count == 0 &&
        (points->win != 2 * points->draw || points->loss != 0))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(BRACKETS_POINTS_BAKU));
    return BD_OK;
}

bd_status bd_fide_prepare(bd_round *round, bd_arena *arena, bd_fide **out, bd_err *err)
{
    bd_fide *fide;
    bd_fide_player *by_id;
    BD_TRY(judge_points(round->tournament, err));
    BD_NEW(fide, arena, 1, err);
    BD_NEW(by_id, arena, round->largest_id + 1, err);
    int border = -1;
    BD_TRY(judge_number_players(round, arena, by_id, err));
    if (round->tournament->baku) BD_TRY(bd_fide_border(round->tournament, arena, &border, err));
    const bool last_round = round->tournament->rounds > 0 && round->number >= round->tournament->rounds;
    for (int i = 0; i < round->cards; i++) {
        bd_player *player = &round->players[i];
        player->place = by_id[player->id].number - 1;
        judge_one_player(round, player, border, last_round, &by_id[player->id]);
    }
    if (judge_is_accelerated(round->tournament)) BD_TRY(judge_accelerate(round, border, arena, err));
    fide->initial = bd_fide_initial_colour(round);
    fide->by_id = by_id;
    round->own = *out = fide;
    return BD_OK;
}

void bd_fide_go_by_tpn(const bd_round *round, const bd_colour_articles *articles, bd_fide *fide)
{
    const bd_tournament *tournament = round->tournament;
    for (int i = 0; i < round->cards; i++) {
        bd_fide_player *judged = &fide->by_id[round->players[i].id];
        judged->topscorer = false;
        judged->number = bd_fide_place(tournament, round->players[i].card) + tournament->by_rank;
    }
    fide->articles = articles;
    fide->bye_first = true;
}

bool bd_fide_may_have_bye(const bd_round *round, int u) { return bd_fide_player_at(round, u)->bye_allowed; }

bool bd_fide_may_be_refused(const bd_round *round, int u)
{
    return bd_fide_player_at(round, u)->strength == BD_PREFERS_ABSOLUTELY;
}

bool bd_fide_may_meet(const bd_round *round, int u, int v)
{
    const bd_fide_player *a = bd_fide_player_at(round, u);
    const bd_fide_player *b = bd_fide_player_at(round, v);
    if (a->strength != BD_PREFERS_ABSOLUTELY || b->strength != BD_PREFERS_ABSOLUTELY || a->due != b->due)
        return true;
    return a->topscorer || b->topscorer;
}

/* The end of the reading: what only the whole file can tell. */
#include "base/assert.h"
#include "base/ints.h"
#include "cards/card.h"
#include "io/input_check.h"
#include "io/trf/trf_points.h"
#include "io/trf/trf_reader.h"
#include "io/trf/trf_words.h"

#include <string.h>

static void trf_settle_point_system(bd_trf_reader *reader)
{
    bd_points *points = &reader->tournament->points;
    const bool bye_as_win = reader->points_coded || reader->points_lettered;
    if (bye_as_win && !reader->pairing_bye_told) points->pairing_bye = points->win;
    if (reader->tournament->round_robin && !reader->pairing_bye_told) points->pairing_bye = 0;
    if (reader->points_coded && !reader->unknown_told) points->unknown = points->draw;
    bd_trf_points_level(points);
}

static bool trf_settle_is_arranged_kind(const bd_entry *entry)
{
    return entry->kind == BD_BYE_FULL || entry->kind == BD_BYE_HALF || entry->kind == BD_BYE_ZERO;
}

/* ---- Rounds ---- */

/* A round has one bye of the draw; "0000 - +" beside another one is a full-point bye. */
static void trf_settle_judge_pluses(bd_trf_reader *reader)
{
    int byes[BD_ROUNDS_MAX + 1];
    const bd_tournament *t = reader->tournament;
    memset(byes, 0, sizeof byes);
    for (size_t i = 0; i < t->card_count; i++)
        for (size_t k = 0; k < t->cards[i].history_count; k++)
            byes[t->cards[i].history[k].round] += t->cards[i].history[k].kind == BD_BYE_PAIRING;
    for (size_t i = 0; i < reader->plus_count; i++) {
        const bd_trf_plus *plus = &reader->pluses[i];
        const bd_card *card = bd_trf_card(reader, plus->id);
        BD_ASSERT(card != NULL && bd_card_entry(card, plus->round) != NULL);
        const bool full = byes[plus->round] > 1;
        for (size_t k = 0; full && k < card->history_count; k++)
            if (card->history[k].round == plus->round) card->history[k].kind = BD_BYE_FULL;
        if (!bd_trf_as_engine(reader))
            bd_trf_warn(reader, plus->spot, BD_SAY(TRF_READ_AS), plus->id, '+', plus->round,
                        full ? BD_SAY(TRF_FULL_POINT_BYE) : BD_SAY(TRF_PAIRING_BYE));
    }
}

/* A round in which everybody has a bye cannot be drawn any more: it is over. */
static bool trf_settle_everybody_has_a_bye(const bd_tournament *t, int round)
{
    if (round > BD_ROUNDS_MAX || t->card_count == 0) return false;
    for (size_t i = 0; i < t->card_count; i++) {
        const bd_entry *entry = bd_card_entry(&t->cards[i], round);
        if (entry == NULL || !trf_settle_is_arranged_kind(entry)) return false;
    }
    return true;
}

/* For an engine: nothing in a round that was played, and no bye told elsewhere, is an absence. */
static bd_status trf_settle_fill_blanks(bd_trf_reader *reader, int last)
{
    bd_tournament *t = reader->tournament;
    if (!bd_trf_as_engine(reader)) return BD_OK;
    for (size_t i = 0; i < t->card_count; i++)
        for (int round = 1; round <= last; round++) {
            bd_entry *entry;
            if (bd_card_entry(&t->cards[i], round) != NULL) continue;
            if (bd_card_arranged(&t->cards[i], round) != NULL) continue;
            BD_TRY(bd_card_add_entry(t, &t->cards[i], round, &entry, reader->err));
            entry->kind = BD_BYE_ZERO;
            entry->halves = 0;
        }
    return BD_OK;
}

static bool trf_settle_has_a_240(const bd_trf_reader *reader, int id, int round)
{
    for (size_t i = 0; i < reader->bye_count; i++)
        if (reader->byes[i].id == id && reader->byes[i].round == round) return true;
    return false;
}

/* For an engine: the bye of the draw in a round without a game, while somebody's cell is open, is the
 * arbiter's choice for a round that is to be paired. */
static bool trf_settle_is_to_be_paired(const bd_trf_reader *reader, int round)
{
    const bd_tournament *t = reader->tournament;
    size_t byes = 0, open = 0;
    if (!bd_trf_as_engine(reader) || round == 0) return false;
    for (size_t i = 0; i < t->card_count; i++) {
        const bd_entry *entry = bd_card_entry(&t->cards[i], round);
        open += entry == NULL && !trf_settle_has_a_240(reader, t->cards[i].id, round);
        byes += entry != NULL && entry->kind == BD_BYE_PAIRING;
        if (entry != NULL && (entry->kind == BD_GAME || entry->kind == BD_FORFEIT)) return false;
    }
    return byes == 1 && open > 0;
}

/* The last round that was played; for an engine also rounds in which everybody has a bye. */
static int trf_settle_rounds(bd_trf_reader *reader)
{
    bd_tournament *t = reader->tournament;
    trf_settle_judge_pluses(reader);
    int last = bd_tournament_last_round(t);
    if (trf_settle_is_to_be_paired(reader, last)) return last - 1;
    while (bd_trf_as_engine(reader) && trf_settle_everybody_has_a_bye(t, last + 1)) t->round = ++last + 1;
    return last;
}

/* ---- Byes ---- */

/* Byes in rounds that are not drawn yet (as JaVaFo wants them) become arranged byes; gives what they are
 * worth. */
static bd_status trf_settle_arrange_byes_to_come(bd_trf_reader *reader, bd_card *card, int last_drawn,
                                                 int *points)
{
    bd_tournament *t = reader->tournament;
    *points = 0;
    while (card->history_count > 0) {
        const bd_entry *entry = &card->history[card->history_count - 1];
        const bool wished = entry->kind == BD_BYE_PAIRING;
        if (entry->round <= last_drawn || (!wished && !trf_settle_is_arranged_kind(entry))) break;
        *points += bd_entry_points(&t->points, entry);
        if (wished)
            t->bye_wished = card->id;
        else
            BD_TRY(bd_card_add_bye(t, card, entry->round, entry->kind, reader->err));
        card->history_count--;
    }
    return BD_OK;
}

static bd_status trf_settle_bye(bd_trf_reader *reader, const bd_trf_bye *bye, int next_round)
{
    const int round = bye->round > 0 ? bye->round : next_round;
    bd_card *card = bd_trf_card(reader, bye->id);
    if (card == NULL) return bd_trf_disagree(reader, bye->spot, BD_SAY(TRF_BYE_OF_STRANGER), bye->id);
    const bd_arranged *there = bd_card_arranged(card, round);
    if (there != NULL && there->kind == bye->kind) return BD_OK;
    if (there != NULL) return bd_trf_disagree(reader, bye->spot, BD_SAY(TRF_TWO_BYES), bye->id, round);
    const bd_entry *entry = bd_card_entry(card, round);
    if (entry != NULL && !trf_settle_is_arranged_kind(entry)) {
        /* The round shows what became of it: the bye was not taken. */
        bd_trf_warn(reader, bye->spot, BD_SAY(TRF_BYE_BUT_PAIRED), bye->id, round);
        return BD_OK;
    }
    if (entry != NULL && entry->kind != bye->kind)
        return bd_trf_disagree(reader, bye->spot, BD_SAY(TRF_TWO_BYES), bye->id, round);
    if (round > BD_ROUNDS_MAX) return BD_OK;
    return bd_card_add_bye(reader->tournament, card, round, bye->kind, reader->err);
}

static bd_status trf_settle_add_adjustment(bd_trf_reader *reader, int id, int round, int halves)
{
    BD_ASSERT(bd_trf_card(reader, id) != NULL && round >= 0);
    bd_tournament *t = reader->tournament;
    if (halves == 0) return BD_OK;
    BD_ROOM(t->adjustments, t->adjustment_count, t->adjustment_capacity, reader->arena, reader->err);
    t->adjustments[t->adjustment_count++] = (bd_adjustment){.id = id, .round = round, .halves = halves};
    return BD_OK;
}

/* The letter of a result in record 299. */
static char trf_settle_type_of(const bd_entry *entry)
{
    switch (entry->kind) {
    case BD_GAME: return entry->halves == 2 ? 'W' : entry->halves == 1 ? 'D' : entry->halves == 0 ? 'L' : '?';
    case BD_FORFEIT: return entry->halves > 0 ? '+' : '-';
    case BD_BYE_FULL: return 'F';
    case BD_BYE_HALF: return 'H';
    case BD_BYE_ZERO: return 'Z';
    case BD_BYE_PAIRING:
    case BD_BYE_UNKNOWN: break;
    }
    return '?';
}

/* A typed 299 gives the points of such a result in that round (or all) instead of the usual ones. */
static bd_status trf_settle_abnormal_of(bd_trf_reader *reader, const bd_trf_abnormal *a, const bd_card *card)
{
    if (a->type == ' ') return trf_settle_add_adjustment(reader, card->id, a->round, a->halves);
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if ((a->round != 0 && entry->round != a->round) || trf_settle_type_of(entry) != a->type) continue;
        BD_TRY(trf_settle_add_adjustment(reader, card->id, entry->round,
                                         a->halves - bd_entry_points(&reader->tournament->points, entry)));
    }
    return BD_OK;
}

static bd_status trf_settle_abnormal(bd_trf_reader *reader, const bd_trf_abnormal *a)
{
    const bd_tournament *t = reader->tournament;
    if (a->id == 0) {
        for (size_t i = 0; i < t->card_count; i++) BD_TRY(trf_settle_abnormal_of(reader, a, &t->cards[i]));
        return BD_OK;
    }
    const bd_card *card = bd_trf_card(reader, a->id);
    if (card == NULL) return bd_trf_disagree(reader, a->spot, BD_SAY(TRF_POINTS_OF_STRANGER), a->id);
    return trf_settle_abnormal_of(reader, a, card);
}

static bool trf_settle_has_unknown_result(const bd_card *card)
{
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].halves < 0) return true;
    return false;
}

static int trf_settle_fictitious_points(const bd_tournament *t, int id, int round)
{
    int halves = 0;
    for (size_t i = 0; i < t->acceleration_count; i++) {
        const bd_acceleration *a = &t->accelerations[i];
        if (a->first_id <= id && id <= a->last_id && a->first <= round && round <= a->last)
            halves += a->halves;
    }
    return halves;
}

/* Points that take in the acceleration of the last round or of the next one. */
static bool trf_settle_includes_acceleration(const bd_trf_reader *reader, const bd_trf_player *player,
                                             const bd_card *card, int counted, int next_round)
{
    const bd_tournament *t = reader->tournament;
    const int more = player->points - counted;
    return more > 0 && (more == trf_settle_fictitious_points(t, card->id, next_round) ||
                        more == trf_settle_fictitious_points(t, card->id, next_round - 1));
}

/* Why the points field and the results differ, as far as can be told. */
static bd_status trf_settle_points_differ(bd_trf_reader *reader, const bd_trf_player *player, int id,
                                          int counted, int to_come, int next_round)
{
    enum { FEW = 10000 }; /* the acceleration is not worth a long search */
    char given[16], results[16], with[16];
    const bd_tournament *t = reader->tournament;
    const int more = t->acceleration_count > FEW ? 0 : trf_settle_fictitious_points(t, id, next_round);
    bd_print_halves(player->points, given, sizeof given);
    bd_print_halves(counted, results, sizeof results);
    bd_print_halves(counted + to_come, with, sizeof with);
    if (more != 0 && player->points == counted + more)
        return bd_trf_disagree(reader, player->spot, BD_SAY(TRF_POINTS_DIFFER_ACCELERATED), id, given,
                               results);
    if (to_come != 0)
        return bd_trf_disagree(reader, player->spot, BD_SAY(TRF_POINTS_DIFFER_BYES), id, given, results,
                               with);
    return bd_trf_disagree(reader, player->spot, BD_SAY(TRF_POINTS_DIFFER), id, given, results);
}

/* The points field says what the results give, with or without the byes to come. Then nothing of it need be
 * kept. */
static bd_status trf_settle_points(bd_trf_reader *reader, size_t index, int counted, int to_come,
                                   int next_round)
{
    const bd_trf_player *player = &reader->players[index];
    bd_card *card = &reader->tournament->cards[index];
    if (!player->points_given || player->points == counted || player->points == counted + to_come)
        return BD_OK;
    if (bd_trf_as_engine(reader) &&
        trf_settle_includes_acceleration(reader, player, card, counted, next_round))
        return BD_OK;
    const bool open = trf_settle_has_unknown_result(card);
    card->score_given = open;
    card->score = player->points;
    if (open) return BD_OK;
    return trf_settle_points_differ(reader, player, card->id, counted, to_come, next_round);
}

/* Sums of the adjustments before a round by id, so that a long list costs nothing. */
static void trf_settle_sum_adjustments(const bd_tournament *t, int next_round, int *sums)
{
    for (size_t i = 0; i < t->adjustment_count; i++)
        if (t->adjustments[i].round < next_round) sums[t->adjustments[i].id] += t->adjustments[i].halves;
}

static int trf_settle_points_of_history(const bd_tournament *t, const bd_card *card)
{
    int halves = 0;
    for (size_t i = 0; i < card->history_count; i++) halves += bd_entry_points(&t->points, &card->history[i]);
    return halves;
}

/* A TRF file has a line for everybody who plays. */
static bd_status trf_settle_check_opponents_known(bd_trf_reader *reader, size_t index)
{
    const bd_card *card = &reader->tournament->cards[index];
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if (entry->opponent == 0 || reader->card_of[entry->opponent] != 0) continue;
        const bd_trf_spot spot = {reader->players[index].spot.line, 92 + 10 * (entry->round - 1)};
        BD_TRY(bd_trf_disagree(reader, spot, BD_SAY(TRF_UNKNOWN_OPPONENT), card->id, entry->round,
                               entry->opponent));
    }
    return BD_OK;
}

static bd_status trf_settle_cards(bd_trf_reader *reader)
{
    BD_ASSERT(reader->player_count == reader->tournament->card_count);
    bd_tournament *t = reader->tournament;
    const int last = trf_settle_rounds(reader);
    int *to_come, *sums;
    BD_NEW(sums, reader->arena, BD_TRF_ID_MAX + 1, reader->err);
    BD_NEW(to_come, reader->arena, t->card_count, reader->err);
    for (size_t i = 0; i < t->card_count; i++)
        BD_TRY(trf_settle_arrange_byes_to_come(reader, &t->cards[i], last, &to_come[i]));
    for (size_t i = 0; i < reader->bye_count; i++) BD_TRY(trf_settle_bye(reader, &reader->byes[i], last + 1));
    BD_TRY(trf_settle_fill_blanks(reader, last));
    for (size_t i = 0; i < reader->abnormal_count; i++)
        BD_TRY(trf_settle_abnormal(reader, &reader->abnormals[i]));
    trf_settle_sum_adjustments(t, last + 1, sums);
    for (size_t i = 0; i < t->card_count; i++) BD_TRY(trf_settle_check_opponents_known(reader, i));
    for (size_t i = 0; i < t->card_count; i++)
        BD_TRY(trf_settle_points(reader, i,
                                 trf_settle_points_of_history(t, &t->cards[i]) + sums[t->cards[i].id],
                                 to_come[i], last + 1));
    return BD_OK;
}

/* For the input check: where a player's round or a forbidden pair stands. */
static void trf_settle_locate(const void *context, int id, int round, const char *list, size_t index,
                              char *place, size_t size)
{
    const bd_trf_reader *reader = context;
    bd_trf_spot spot = {.line = 1, .column = 0};
    if (list != NULL && strcmp(list, "forbid") == 0 && index < reader->forbid_spot_count)
        spot = reader->forbid_spots[index];
    else if (id >= 1 && id <= BD_TRF_ID_MAX && reader->card_of[id] != 0) {
        spot.line = reader->players[reader->card_of[id] - 1].spot.line;
        spot.column = round > 0 ? 92 + 10 * (round - 1) : 5;
    }
    bd_place_write(reader->file_name, spot.line, spot.column, place, size);
}

bd_status bd_trf_settle(bd_trf_reader *reader)
{
    BD_ASSERT(reader->forbid_spot_count == reader->tournament->forbid_count);
    trf_settle_point_system(reader);
    BD_TRY(trf_settle_cards(reader));
    const bd_input_places places = {.context = reader, .locate = trf_settle_locate};
    return bd_input_check(&places, reader->tournament, reader->options, reader->warnings, reader->err);
}

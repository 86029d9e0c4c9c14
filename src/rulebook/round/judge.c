#include "rulebook/round/judge.h"

#include "base/assert.h"
#include "rulebook/round/claim.h"
#include "rulebook/round/links.h"

/* Whether the score of a card before `round` follows from its history. A round without an entry is an
 * absence. */
static bool judge_score_is_known(const bd_card *card, int round)
{
    if (card->history_count == 0) return !card->score_given;
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if (entry->round >= round || entry->halves >= 0) continue;
        if (entry->kind == BD_GAME || entry->kind == BD_FORFEIT || entry->kind == BD_BYE_UNKNOWN)
            return false;
    }
    return true;
}

static bool judge_earns_without_a_game(const bd_tournament *tournament, const bd_entry *entry)
{
    return entry->kind != BD_GAME && bd_entry_points(&tournament->points, entry) > tournament->points.loss;
}

bd_float bd_judge_float(const bd_tournament *tournament, const bd_card *card, int round, bool bye_is_float)
{
    BD_ASSERT(round >= 1);
    const bd_entry *entry = bd_card_entry(card, round);
    if (entry == NULL) return BD_NO_FLOAT;
    if (bye_is_float && (entry->kind == BD_BYE_PAIRING || judge_earns_without_a_game(tournament, entry)))
        return BD_FLOAT_DOWN;
    if (entry->kind != BD_GAME && (entry->kind != BD_FORFEIT || bye_is_float)) return BD_NO_FLOAT;
    const bd_card *opponent = entry->opponent > 0 ? bd_tournament_card(tournament, entry->opponent) : NULL;
    if (card->filler || (opponent != NULL && opponent->filler)) return BD_NO_FLOAT; /* like a bye */
    if (opponent == NULL || !judge_score_is_known(card, round) || !judge_score_is_known(opponent, round))
        return entry->marked;
    /* The score in the file speaks of today and is not asked. */
    const int own = bd_card_points_told(tournament, card, round);
    const int other = bd_card_points_told(tournament, opponent, round);
    return own > other ? BD_FLOAT_DOWN : own < other ? BD_FLOAT_UP : BD_NO_FLOAT;
}

static bd_status judge_floats(const bd_round *round, bd_player *player, bd_arena *arena, bool bye_is_float,
                              bd_err *err)
{
    BD_ASSERT(player->floats == NULL);
    uint8_t *floats;
    BD_NEW(floats, arena, round->number, err);
    for (int r = 1; r < round->number; r++)
        floats[r] = (uint8_t)bd_judge_float(round->tournament, player->card, r, bye_is_float);
    const int previous = round->number - 1;
    if (previous >= 1 && bd_card_entry(player->card, previous) == NULL)
        floats[previous] = (uint8_t)player->card->last_float;
    if (previous >= 1 && floats[previous] == BD_NO_FLOAT && !judge_score_is_known(player->card, previous))
        floats[previous] = (uint8_t)player->card->last_float;
    for (int r = 1; r < round->number; r++) {
        player->downfloats += floats[r] == BD_FLOAT_DOWN;
        player->upfloats += floats[r] == BD_FLOAT_UP;
    }
    player->floats = floats;
    player->last_float = previous >= 1 ? (bd_float)floats[previous] : BD_NO_FLOAT;
    return BD_OK;
}

static bool judge_is_a_full_bye(const bd_entry *entry)
{
    switch (entry->kind) {
    case BD_BYE_PAIRING:
    case BD_BYE_FULL: return true;
    case BD_FORFEIT:
    case BD_BYE_UNKNOWN: return entry->halves == 2;
    case BD_GAME:
    case BD_BYE_HALF:
    case BD_BYE_ZERO: break;
    }
    return false;
}

static bool judge_is_a_half_bye(const bd_entry *entry)
{
    return entry->kind == BD_BYE_HALF || (entry->kind == BD_BYE_UNKNOWN && entry->halves == 1);
}

static void judge_byes(const bd_round *round, bd_player *player)
{
    const bd_card *card = player->card;
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].round < round->number && judge_is_a_full_bye(&card->history[i]))
            player->had_bye = true;
    for (size_t i = 0; i < card->bye_count; i++) {
        const bd_arranged *bye = &card->byes[i];
        if (bye->round > round->number) player->bye_awaited = true;
        if (bye->round < round->number && bye->kind == BD_BYE_FULL && bd_card_entry(card, bye->round) == NULL)
            player->had_bye = true;
        if (bye->round == round->number - 1 && bye->kind == BD_BYE_HALF &&
            bd_card_entry(card, bye->round) == NULL)
            player->half_bye_before = true;
    }
    const bd_entry *before = bd_card_entry(card, round->number - 1);
    if (before != NULL && judge_is_a_half_bye(before)) player->half_bye_before = true;
}

bd_status bd_judge_players(bd_round *round, bd_arena *arena, bool bye_is_float, bd_err *err)
{
    for (int i = 0; i < round->cards; i++) {
        bd_player *player = &round->players[i];
        player->claim = bd_claim_of(player->card, round->number);
        BD_TRY(judge_floats(round, player, arena, bye_is_float, err));
        judge_byes(round, player);
    }
    return BD_OK;
}

/* Links between present players given by a list of the tournament. */
static bd_status judge_link_rules(const bd_round *round, const bd_pair_rule *rules, size_t count,
                                  bd_link_list *list, bd_err *err)
{
    for (size_t i = 0; i < count; i++) {
        if (rules[i].last > 0 && (round->number < rules[i].first || round->number > rules[i].last)) continue;
        const int u = bd_round_node(round, rules[i].a);
        const int v = bd_round_node(round, rules[i].b);
        if (u >= 0 && v >= 0) BD_TRY(bd_link_list_add(list, u, v, err));
    }
    return BD_OK;
}

static bd_status judge_link_entries(const bd_round *round, bd_entry_kind kind, bd_link_list *list,
                                    bd_err *err)
{
    for (int u = 0; u < round->cards; u++) {
        const bd_card *card = round->players[u].card;
        for (size_t i = 0; i < card->history_count; i++) {
            const bd_entry *entry = &card->history[i];
            if (entry->kind != kind || entry->round >= round->number || entry->opponent == 0) continue;
            const int v = bd_round_node(round, entry->opponent);
            if (v >= 0) BD_TRY(bd_link_list_add(list, u, v, err));
        }
    }
    return BD_OK;
}

static bd_status judge_link_forbidden(bd_round *round, bd_link_list *list, bd_err *err)
{
    BD_TRY(judge_link_rules(round, round->tournament->forbid, round->tournament->forbid_count, list, err));
    for (size_t i = 0; i < round->options->forbid_count; i++) {
        const int u = bd_round_node(round, round->options->forbid[i].a);
        const int v = bd_round_node(round, round->options->forbid[i].b);
        if (u >= 0 && v >= 0) BD_TRY(bd_link_list_add(list, u, v, err));
    }
    return BD_OK;
}

bd_status bd_judge_meetings(bd_round *round, bd_arena *arena, bd_err *err)
{
    BD_ASSERT(round->node_of != NULL);
    const bd_tournament *tournament = round->tournament;
    bd_link_list met = {.arena = arena}, defaulted = {.arena = arena}, banned = {.arena = arena},
                 avoid = {.arena = arena};
    BD_TRY(judge_link_entries(round, BD_GAME, &met, err));
    BD_TRY(judge_link_rules(round, tournament->met, tournament->met_count, &met, err));
    BD_TRY(judge_link_entries(round, BD_FORFEIT, &defaulted, err));
    BD_TRY(judge_link_forbidden(round, &banned, err));
    BD_TRY(judge_link_rules(round, tournament->avoid, tournament->avoid_count, &avoid, err));
    BD_TRY(bd_link_list_finish(&met, round->cards, &round->met, err));
    BD_TRY(bd_link_list_finish(&defaulted, round->cards, &round->defaulted, err));
    BD_TRY(bd_link_list_finish(&banned, round->cards, &round->banned, err));
    return bd_link_list_finish(&avoid, round->cards, &round->avoid, err);
}

int bd_round_meetings(const bd_round *round, int u, int v)
{
    if (u >= round->cards || v >= round->cards || !bd_round_met(round, u, v)) return 0;
    int most = 1;
    for (int turn = 0; turn < 2; turn++) {
        const bd_card *card = round->players[turn == 0 ? u : v].card;
        const int other = round->players[turn == 0 ? v : u].id;
        int games = 0;
        for (size_t i = 0; i < card->history_count; i++)
            if (card->history[i].kind == BD_GAME && card->history[i].round < round->number &&
                card->history[i].opponent == other)
                games++;
        if (games > most) most = games;
    }
    return most;
}

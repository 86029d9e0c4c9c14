/* Judge: what the rounds played so far say about each card: floats, byes, who has met whom. */
#include "cards/card.h"
#include "rulebook/round/declaration.h"

/* What the histories tell of the scores before each round so far. */
typedef struct judge_told {
    const bd_tournament *tournament;
    int rounds;  /* 1 .. rounds - 1 are asked for */
    int *points; /* [cards][rounds] before each round */
    int *known;  /* [cards] up to which round the score follows from the history */
    bool bye_is_float;
} judge_told;

static size_t judge_index(const judge_told *told, const bd_card *card)
{
    return (size_t)(card - told->tournament->cards);
}

static int *judge_points_told(const judge_told *told, const bd_card *card)
{
    return told->points + judge_index(told, card) * (size_t)told->rounds;
}

static bool judge_score_is_known(const judge_told *told, const bd_card *card, int round)
{
    return round <= told->known[judge_index(told, card)];
}

/* A round without an entry is an absence. */
static int judge_known_until(const bd_card *card)
{
    if (card->history_count == 0 && card->score_given) return 0;
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if (entry->halves >= 0) continue;
        if (entry->kind == BD_GAME || entry->kind == BD_FORFEIT || entry->kind == BD_BYE_UNKNOWN)
            return entry->round;
    }
    return BD_ROUNDS_MAX + 1;
}

static void judge_add_points(const judge_told *told, const bd_card *card, int after, int halves)
{
    for (int r = after + 1; r < told->rounds; r++) judge_points_told(told, card)[r] += halves;
}

/* The score in the file speaks of today and is not asked. */
static bd_status judge_tell(const bd_round *round, bd_arena *arena, judge_told *out, bd_err *err)
{
    const bd_tournament *t = round->tournament;
    *out = (judge_told){.tournament = t, .rounds = round->number};
    BD_NEW(out->points, arena, t->card_count * (size_t)round->number, err);
    BD_NEW(out->known, arena, t->card_count, err);
    for (size_t c = 0; c < t->card_count; c++) {
        const bd_card *card = &t->cards[c];
        out->known[c] = judge_known_until(card);
        for (size_t i = 0; i < card->history_count && card->history[i].round < round->number; i++)
            judge_add_points(out, card, card->history[i].round,
                             bd_entry_points(&t->points, &card->history[i]));
    }
    for (size_t i = 0; i < t->adjustment_count; i++) {
        const bd_card *card = bd_tournament_card(t, t->adjustments[i].id);
        if (card != NULL) judge_add_points(out, card, t->adjustments[i].round, t->adjustments[i].halves);
    }
    return BD_OK;
}

static bool judge_earns_without_a_game(const bd_tournament *tournament, const bd_entry *entry)
{
    return entry->kind != BD_GAME && bd_entry_points(&tournament->points, entry) > tournament->points.loss;
}

/* The float of a card in one earlier round: derived where the scores of both are known, else as marked. */
static bd_float judge_float(const judge_told *told, const bd_card *card, int round)
{
    BD_ASSERT(round >= 1 && round < told->rounds);
    const bd_entry *entry = bd_card_entry(card, round);
    if (entry == NULL) return BD_NO_FLOAT;
    if (told->bye_is_float &&
        (entry->kind == BD_BYE_PAIRING || judge_earns_without_a_game(told->tournament, entry)))
        return BD_FLOAT_DOWN;
    if (entry->kind != BD_GAME && (entry->kind != BD_FORFEIT || told->bye_is_float)) return BD_NO_FLOAT;
    const bd_card *opponent =
        entry->opponent > 0 ? bd_tournament_card(told->tournament, entry->opponent) : NULL;
    if (card->filler || (opponent != NULL && opponent->filler)) return BD_NO_FLOAT; /* like a bye */
    if (opponent == NULL || !judge_score_is_known(told, card, round) ||
        !judge_score_is_known(told, opponent, round))
        return entry->marked;
    const int own = judge_points_told(told, card)[round], other = judge_points_told(told, opponent)[round];
    return own > other ? BD_FLOAT_DOWN : own < other ? BD_FLOAT_UP : BD_NO_FLOAT;
}

static bd_status judge_floats(const judge_told *told, bd_player *player, bd_arena *arena, bd_err *err)
{
    BD_ASSERT(player->floats == NULL);
    uint8_t *floats;
    const int previous = told->rounds - 1;
    BD_NEW(floats, arena, told->rounds, err);
    for (int r = 1; r < told->rounds; r++) floats[r] = (uint8_t)judge_float(told, player->card, r);
    if (previous >= 1 && bd_card_entry(player->card, previous) == NULL)
        floats[previous] = (uint8_t)player->card->last_float;
    if (previous >= 1 && floats[previous] == BD_NO_FLOAT &&
        !judge_score_is_known(told, player->card, previous))
        floats[previous] = (uint8_t)player->card->last_float;
    for (int r = 1; r < told->rounds; r++) {
        player->downfloats += floats[r] == BD_FLOAT_DOWN;
        player->upfloats += floats[r] == BD_FLOAT_UP;
    }
    player->floats = floats;
    player->last_float = previous >= 1 ? (bd_float)floats[previous] : BD_NO_FLOAT;
    return BD_OK;
}

static bool judge_is_a_full_bye(const bd_round *round, const bd_entry *entry)
{
    switch (entry->kind) {
    case BD_BYE_PAIRING:
    case BD_BYE_FULL: return true;
    case BD_FORFEIT: return entry->halves == 2 || bd_rulebook_has(round->rules, BD_HAS_BYE_OR_DEFAULT);
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
    for (size_t i = 0; i < card->history_count && card->history[i].round < round->number; i++) {
        player->had_bye = player->had_bye || judge_is_a_full_bye(round, &card->history[i]);
        player->had_half_bye = player->had_half_bye || judge_is_a_half_bye(&card->history[i]);
    }
    for (size_t i = 0; i < card->bye_count; i++) {
        const bd_arranged *bye = &card->byes[i];
        if (bye->round > round->number) player->bye_awaited = true;
        if (bye->round < round->number && bye->kind == BD_BYE_FULL && bd_card_entry(card, bye->round) == NULL)
            player->had_bye = true;
        if (bye->round >= round->number || bye->kind != BD_BYE_HALF ||
            bd_card_entry(card, bye->round) != NULL)
            continue;
        player->had_half_bye = true;
        if (bye->round == round->number - 1) player->half_bye_before = true;
    }
    const bd_entry *before = bd_card_entry(card, round->number - 1);
    if (before != NULL && judge_is_a_half_bye(before)) player->half_bye_before = true;
}

bd_status bd_judge_players(bd_round *round, bd_arena *arena, bool bye_is_float, bd_err *err)
{
    judge_told told;
    BD_TRY(judge_tell(round, arena, &told, err));
    told.bye_is_float = bye_is_float;
    for (int i = 0; i < round->cards; i++) {
        bd_player *player = &round->players[i];
        player->claim = bd_claim_of(player->card, round->number);
        BD_TRY(judge_floats(&told, player, arena, err));
        judge_byes(round, player);
    }
    return BD_OK;
}

/* A growing list of pairs of nodes, made into links once it is complete. */
typedef struct judge_links {
    bd_arena *arena;
    uint32_t *pairs; /* u << 16 | v, both ways round */
    size_t count, capacity;
} judge_links;

static bd_status judge_add_link(judge_links *list, int u, int v, bd_err *err)
{
    BD_ASSERT(u >= 0 && v >= 0 && u <= 0xffff && v <= 0xffff);
    if (u == v) return BD_OK;
    BD_ROOM(list->pairs, list->count + 1, list->capacity, list->arena, err);
    list->pairs[list->count++] = (uint32_t)u << 16 | (uint32_t)v;
    list->pairs[list->count++] = (uint32_t)v << 16 | (uint32_t)u;
    return BD_OK;
}

/* Every link is there in both directions: whoever goes through the nodes in order and writes each down for
 * its others has the others of each in order. */
static bd_status judge_sort_links(const judge_links *list, int nodes, const uint32_t *start, uint16_t **out,
                                  bd_err *err)
{
    uint32_t *at;
    uint16_t *others, *sorted;
    BD_NEW(at, list->arena, nodes, err);
    BD_NEW(others, list->arena, list->count, err);
    BD_NEW(sorted, list->arena, list->count, err);
    for (int u = 0; u < nodes; u++) at[u] = start[u];
    for (size_t i = 0; i < list->count; i++)
        others[at[list->pairs[i] >> 16]++] = (uint16_t)(list->pairs[i] & 0xffff);
    for (int u = 0; u < nodes; u++) at[u] = start[u];
    for (int u = 0; u < nodes; u++)
        for (uint32_t i = start[u]; i < start[u + 1]; i++) sorted[at[others[i]]++] = (uint16_t)u;
    *out = sorted;
    return BD_OK;
}

/* Sorted, each pair once. */
static bd_status judge_finish_links(judge_links *list, int nodes, bd_node_links *out, bd_err *err)
{
    BD_ASSERT(list->count % 2 == 0);
    uint32_t *start;
    uint16_t *other;
    BD_NEW(start, list->arena, nodes + 1, err);
    *out = (bd_node_links){.start = start};
    if (list->count == 0) return BD_OK;
    for (size_t i = 0; i < list->count; i++) start[(list->pairs[i] >> 16) + 1]++;
    for (int u = 0; u < nodes; u++) start[u + 1] += start[u];
    BD_TRY(judge_sort_links(list, nodes, start, &other, err));
    /* Those that are there twice are kept once. */
    uint32_t kept = 0;
    for (int u = 0; u < nodes; u++) {
        const uint32_t first = start[u], end = start[u + 1];
        start[u] = kept;
        for (uint32_t i = first; i < end; i++)
            if (i == first || other[i] != other[i - 1]) other[kept++] = other[i];
    }
    start[nodes] = kept;
    *out = (bd_node_links){start, other};
    return BD_OK;
}

bool bd_links_has(const bd_node_links *links, int u, int v)
{
    BD_ASSERT(links->start != NULL && u >= 0);
    uint32_t low = links->start[u];
    uint32_t high = links->start[u + 1];
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (links->other[middle] == v) return true;
        if (links->other[middle] < v)
            low = middle + 1;
        else
            high = middle;
    }
    return false;
}

/* Links between present players given by a list of the tournament. */
static bd_status judge_link_rules(const bd_round *round, const bd_pair_rule *rules, size_t count,
                                  judge_links *list, bd_err *err)
{
    for (size_t i = 0; i < count; i++) {
        if (rules[i].last > 0 && (round->number < rules[i].first || round->number > rules[i].last)) continue;
        const int u = bd_round_node(round, rules[i].a);
        const int v = bd_round_node(round, rules[i].b);
        if (u >= 0 && v >= 0) BD_TRY(judge_add_link(list, u, v, err));
    }
    return BD_OK;
}

static bd_status judge_link_entries(const bd_round *round, bd_entry_kind kind, judge_links *list, bd_err *err)
{
    for (int u = 0; u < round->cards; u++) {
        const bd_card *card = round->players[u].card;
        for (size_t i = 0; i < card->history_count; i++) {
            const bd_entry *entry = &card->history[i];
            if (entry->kind != kind || entry->round >= round->number || entry->opponent == 0) continue;
            const int v = bd_round_node(round, entry->opponent);
            if (v >= 0) BD_TRY(judge_add_link(list, u, v, err));
        }
    }
    return BD_OK;
}

static bd_status judge_link_forbidden(bd_round *round, judge_links *list, bd_err *err)
{
    BD_TRY(judge_link_rules(round, round->tournament->forbid, round->tournament->forbid_count, list, err));
    for (size_t i = 0; i < round->options->forbid_count; i++) {
        const int u = bd_round_node(round, round->options->forbid[i].a);
        const int v = bd_round_node(round, round->options->forbid[i].b);
        if (u >= 0 && v >= 0) BD_TRY(judge_add_link(list, u, v, err));
    }
    return BD_OK;
}

bd_status bd_judge_meetings(bd_round *round, bd_arena *arena, bd_err *err)
{
    BD_ASSERT(round->node_of != NULL);
    const bd_tournament *tournament = round->tournament;
    judge_links met = {.arena = arena}, defaulted = {.arena = arena}, banned = {.arena = arena},
                avoid = {.arena = arena};
    BD_TRY(judge_link_entries(round, BD_GAME, &met, err));
    BD_TRY(judge_link_rules(round, tournament->met, tournament->met_count, &met, err));
    BD_TRY(judge_link_entries(round, BD_FORFEIT, &defaulted, err));
    BD_TRY(judge_link_forbidden(round, &banned, err));
    BD_TRY(judge_link_rules(round, tournament->avoid, tournament->avoid_count, &avoid, err));
    BD_TRY(judge_finish_links(&met, round->cards, &round->met, err));
    BD_TRY(judge_finish_links(&defaulted, round->cards, &round->defaulted, err));
    BD_TRY(judge_finish_links(&banned, round->cards, &round->banned, err));
    return judge_finish_links(&avoid, round->cards, &round->avoid, err);
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

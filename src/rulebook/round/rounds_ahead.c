#include "rulebook/round/rounds_ahead.h"

#include "cards/card.h"
#include "rulebook/options/shared_options.h"

bool bd_card_has_had_bye(const bd_tournament *tournament, const bd_card *card, int round)
{
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if (entry->round >= round || entry->kind == BD_GAME) continue;
        if (entry->kind == BD_BYE_PAIRING ||
            bd_entry_points(&tournament->points, entry) >= tournament->points.win)
            return true;
    }
    for (size_t i = 0; i < card->bye_count; i++) {
        const bd_arranged *bye = &card->byes[i];
        if (bye->round >= round || bye->kind != BD_BYE_FULL || bd_card_entry(card, bye->round) != NULL)
            continue;
        if (tournament->points.full_bye >= tournament->points.win) return true;
    }
    return false;
}

bool bd_finishable_is_asked(const bd_round *round)
{
    const bd_rulebook *rules = round->rules;
    return bd_option_find(rules->options, rules->option_count, bd_option_finishable.name) != NULL &&
           bd_option_is_on(round, &bd_option_finishable) && !round->options->allow_repeats;
}

/* Who is to be paired in a round, as indices of cards; `games` counts the rounds of each filler, of whom the
 * one with the fewest is next. */
static void rounds_gather(const bd_ahead_ask *ask, int number, int *games, bool *there, int *count)
{
    const bd_tournament *t = ask->tournament;
    const bool fillers = bd_rulebook_has(ask->rules, BD_HAS_FILLERS);
    int filler = -1;
    *count = 0;
    for (size_t i = 0; i < t->card_count; i++) {
        const bd_card *card = &t->cards[i];
        there[i] = bd_card_is_present(t, card, number);
        if (there[i] && card->filler && fillers) {
            there[i] = false;
            if (filler < 0 || games[i] < games[filler]) filler = (int)i;
        }
        *count += there[i];
    }
    if (filler < 0 || *count % 2 == 0) return;
    there[filler] = true;
    games[filler]++;
    ++*count;
}

static bd_status rounds_count_games(const bd_ahead_ask *ask, bd_arena *arena, int **games, bd_err *err)
{
    BD_NEW(*games, arena, ask->tournament->card_count, err);
    for (size_t i = 0; i < ask->tournament->card_count; i++)
        (*games)[i] = (int)ask->tournament->cards[i].history_count;
    return BD_OK;
}

/* ---- enough opponents for anything ---- */

typedef struct rounds_losses {
    int largest_id;
    int *index; /* by id, from 1; 0: nobody */
    int *lost;  /* [cards] at most so many others are no opponents */
} rounds_losses;

static void rounds_lose(rounds_losses *l, int id)
{
    if (id >= 1 && id <= l->largest_id && l->index[id] > 0) l->lost[l->index[id] - 1]++;
}

static void rounds_lose_rules(rounds_losses *l, const bd_pair_rule *rules, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        rounds_lose(l, rules[i].a);
        rounds_lose(l, rules[i].b);
    }
}

static bd_status rounds_count_losses(const bd_ahead_ask *ask, bd_arena *arena, rounds_losses *l, bd_err *err)
{
    const bd_tournament *t = ask->tournament;
    *l = (rounds_losses){.largest_id = bd_tournament_largest_id(t)};
    BD_NEW(l->index, arena, l->largest_id + 1, err);
    BD_NEW(l->lost, arena, t->card_count, err);
    for (size_t i = 0; i < t->card_count; i++) {
        l->index[t->cards[i].id] = (int)i + 1;
        for (size_t k = 0; k < t->cards[i].history_count; k++)
            l->lost[i] += t->cards[i].history[k].kind == BD_GAME;
    }
    rounds_lose_rules(l, t->met, t->met_count);
    rounds_lose_rules(l, t->forbid, t->forbid_count);
    for (size_t i = 0; ask->draw != NULL && i < ask->draw->board_count; i++) {
        rounds_lose(l, ask->draw->boards[i].white);
        rounds_lose(l, ask->draw->boards[i].black);
    }
    return BD_OK;
}

static bool rounds_may_have_bye(const bd_ahead_ask *ask, const bd_card *card, int number)
{
    if (card->filler) return false;
    if (!bd_rulebook_has(ask->rules, BD_HAS_SINGLE_BYES)) return true;
    return !(ask->draw != NULL && ask->draw->bye == card->id) &&
           !bd_card_has_had_bye(ask->tournament, card, number);
}

bd_status bd_ahead_is_wide(const bd_ahead_ask *ask, bd_arena *arena, bool *wide, bd_err *err)
{
    const bd_tournament *t = ask->tournament;
    rounds_losses losses;
    int *games;
    bool *there;
    BD_ASSERT(ask->first >= 1);
    BD_TRY(rounds_count_losses(ask, arena, &losses, err));
    BD_TRY(rounds_count_games(ask, arena, &games, err));
    BD_NEW(there, arena, t->card_count, err);
    *wide = true;
    for (int number = ask->first; number <= ask->last && *wide; number++) {
        const int before = number - ask->first;
        int count = 0, byes = 0;
        rounds_gather(ask, number, games, there, &count);
        const int nodes = count + count % 2;
        for (size_t i = 0; i < t->card_count && *wide; i++) {
            if (!there[i]) continue;
            byes += count % 2 != 0 && rounds_may_have_bye(ask, &t->cards[i], number);
            *wide = 2 * (count - 1 - losses.lost[i] - before) >= nodes;
        }
        if (count % 2 != 0) *wide = *wide && 2 * (byes - before) >= nodes;
    }
    return BD_OK;
}

/* ---- all pairs ---- */

typedef struct rounds_builder {
    const bd_ahead_ask *ask;
    bd_arena *arena;
    bd_ahead *out;
    int largest_id;
    int *node_of; /* by id, from 1; 0: nobody */
    bool **there; /* [rounds][cards] */
} rounds_builder;

static void rounds_drop(const rounds_builder *b, int round, int id, int other)
{
    if (id < 1 || id > b->largest_id || other < 1 || other > b->largest_id) return;
    const int u = b->node_of[id] - 1, v = b->node_of[other] - 1;
    if (u < 0 || v < 0) return;
    bd_bits_drop(b->out->rounds[round].rows[u], v);
    bd_bits_drop(b->out->rounds[round].rows[v], u);
}

static void rounds_drop_everywhere(const rounds_builder *b, int id, int other)
{
    for (int k = 0; k < b->out->count; k++) rounds_drop(b, k, id, other);
}

/* Who has met, and who is kept apart. */
static void rounds_drop_pairs(const rounds_builder *b)
{
    const bd_tournament *t = b->ask->tournament;
    for (size_t i = 0; i < t->card_count; i++)
        for (size_t k = 0; k < t->cards[i].history_count; k++) {
            const bd_entry *entry = &t->cards[i].history[k];
            if (entry->kind == BD_GAME && entry->round < b->ask->first)
                rounds_drop_everywhere(b, t->cards[i].id, entry->opponent);
        }
    for (int k = 0; k < b->out->count; k++) {
        const int number = b->out->rounds[k].number;
        for (size_t i = 0; i < t->met_count; i++)
            if (t->met[i].last == 0 || (number >= t->met[i].first && number <= t->met[i].last))
                rounds_drop(b, k, t->met[i].a, t->met[i].b);
        for (size_t i = 0; i < t->forbid_count; i++)
            if (t->forbid[i].last == 0 || (number >= t->forbid[i].first && number <= t->forbid[i].last))
                rounds_drop(b, k, t->forbid[i].a, t->forbid[i].b);
    }
    const bd_draw *draw = b->ask->draw;
    for (size_t i = 0; draw != NULL && i < draw->board_count; i++)
        rounds_drop_everywhere(b, draw->boards[i].white, draw->boards[i].black);
}

static bd_status rounds_number_nodes(rounds_builder *b, bd_err *err)
{
    const bd_tournament *t = b->ask->tournament;
    int *ids;
    int nodes = 0;
    b->largest_id = bd_tournament_largest_id(t);
    BD_NEW(b->node_of, b->arena, b->largest_id + 1, err);
    BD_NEW(ids, b->arena, t->card_count + 1, err);
    for (size_t i = 0; i < t->card_count; i++) {
        bool any = false;
        for (int k = 0; k < b->out->count; k++) any = any || b->there[k][i];
        if (!any) continue;
        ids[nodes++] = t->cards[i].id;
        b->node_of[t->cards[i].id] = nodes;
    }
    b->out->ids = ids;
    b->out->bye = nodes;
    b->out->nodes = nodes + 1;
    b->out->words = bd_bits_words(nodes + 1);
    return BD_OK;
}

/* All who are there, with all others; the bye where their number is odd. */
static bd_status rounds_fill_round(const rounds_builder *b, int k, bd_err *err)
{
    const bd_tournament *t = b->ask->tournament;
    const size_t words = (size_t)b->out->words;
    bd_ahead_round *round = &b->out->rounds[k];
    uint64_t *bits;
    int count = 0;
    round->number = b->ask->first + k;
    BD_NEW(round->present, b->arena, words, err);
    BD_NEW(round->rows, b->arena, b->out->nodes, err);
    BD_NEW(bits, b->arena, (size_t)b->out->nodes * words, err);
    for (int u = 0; u < b->out->nodes; u++) round->rows[u] = bits + (size_t)u * words;
    for (size_t i = 0; i < t->card_count; i++) {
        if (!b->there[k][i]) continue;
        bd_bits_add(round->present, b->node_of[t->cards[i].id] - 1);
        count++;
    }
    for (int u = 0; u < b->out->bye; u++) {
        if (!bd_bits_has(round->present, u)) continue;
        bd_bits_copy(round->rows[u], round->present, b->out->words);
        bd_bits_drop(round->rows[u], u);
    }
    if (count % 2 == 0) return BD_OK;
    bd_bits_add(round->present, b->out->bye);
    for (size_t i = 0; i < t->card_count; i++) {
        if (!b->there[k][i] || !rounds_may_have_bye(b->ask, &t->cards[i], round->number)) continue;
        const int u = b->node_of[t->cards[i].id] - 1;
        bd_bits_add(round->rows[u], b->out->bye);
        bd_bits_add(round->rows[b->out->bye], u);
    }
    return BD_OK;
}

bd_status bd_ahead_new(bd_arena *arena, const bd_ahead_ask *ask, bd_ahead *out, bd_err *err)
{
    rounds_builder b = {.ask = ask, .arena = arena, .out = out};
    int *games;
    const int count = ask->last >= ask->first ? ask->last - ask->first + 1 : 0;
    *out = (bd_ahead){.count = count, .byes_again = !bd_rulebook_has(ask->rules, BD_HAS_SINGLE_BYES)};
    BD_NEW(out->rounds, arena, count, err);
    BD_NEW(b.there, arena, count, err);
    BD_TRY(rounds_count_games(ask, arena, &games, err));
    for (int k = 0; k < count; k++) {
        int there = 0;
        BD_NEW(b.there[k], arena, ask->tournament->card_count, err);
        rounds_gather(ask, ask->first + k, games, b.there[k], &there);
    }
    BD_TRY(rounds_number_nodes(&b, err));
    for (int k = 0; k < count; k++) BD_TRY(rounds_fill_round(&b, k, err));
    rounds_drop_pairs(&b);
    return BD_OK;
}

static int rounds_node_of(const bd_ahead *ahead, int id)
{
    for (int u = 0; u < ahead->nodes; u++)
        if (ahead->ids[u] == id) return u;
    return -1;
}

void bd_ahead_fix(bd_ahead *ahead, const bd_board *pairs, size_t count)
{
    const bd_ahead_round *first = &ahead->rounds[0];
    for (size_t i = 0; i < count; i++) {
        const int u = rounds_node_of(ahead, pairs[i].white), v = rounds_node_of(ahead, pairs[i].black);
        for (int turn = 0; turn < 2; turn++) {
            const int own = turn == 0 ? u : v, other = turn == 0 ? v : u;
            for (int w = 0; own >= 0 && w < ahead->nodes; w++) {
                if (w == other) continue;
                bd_bits_drop(first->rows[own], w);
                bd_bits_drop(first->rows[w], own);
            }
        }
    }
}

bd_ahead bd_ahead_first_rounds(const bd_ahead *ahead, int count)
{
    BD_ASSERT(count >= 0 && count <= ahead->count);
    bd_ahead out = *ahead;
    out.count = count;
    return out;
}

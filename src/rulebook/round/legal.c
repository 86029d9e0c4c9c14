#include "rulebook/round/legal.h"

#include "cards/card.h"
#include "rulebook/round/declaration.h"
#include "rulebook/round/written.h"

bool bd_repeats_are_allowed(const bd_round *round)
{
    return round->options->allow_repeats || bd_rulebook_has(round->rules, BD_HAS_SOFT_REPEATS);
}

static bool legal_may_have_bye(const bd_round *round, int u)
{
    if (round->players[u].card->filler) return false;
    for (size_t i = 0; i < round->options->forbid_count; i++)
        if (round->options->forbid[i].a == 0 && round->options->forbid[i].b == round->players[u].id)
            return false;
    return round->rules->may_have_bye(round, u);
}

static bool legal_fits_wishes(const bd_round *round, int u, int v)
{
    BD_ASSERT(u < v);
    if (round->asked_kind != BD_ASKED_NOTHING && (u == round->asked || v == round->asked) &&
        !bd_round_suits(round, round->asked_kind, round->asked, u == round->asked ? v : u))
        return false;
    if (round->fixed == NULL || (round->fixed[u] < 0 && round->fixed[v] < 0)) return true;
    return round->fixed[u] == v;
}

/* Two players, whatever the arbiter asks of this draw. */
static bool legal_may_play(const bd_round *round, int u, int v)
{
    BD_ASSERT(u < v && v < round->cards);
    if (bd_links_has(&round->banned, u, v)) return false;
    if (!bd_repeats_are_allowed(round) && bd_round_met(round, u, v)) return false;
    return !bd_written_bars(round, u, v) && round->rules->may_meet(round, u, v);
}

bool bd_round_is_legal(const bd_round *round, int u, int v)
{
    if (u == v || u < 0 || v < 0 || u >= round->nodes || v >= round->nodes) return false;
    if (u > v) return bd_round_is_legal(round, v, u);
    if (!legal_fits_wishes(round, u, v)) return false;
    return v == round->bye ? legal_may_have_bye(round, u) : legal_may_play(round, u, v);
}

bool bd_round_sits_out(const bd_round *round, int u, int v)
{
    if (!bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS) || u >= round->cards || v >= round->cards)
        return false;
    return u != v && legal_fits_wishes(round, u < v ? u : v, u < v ? v : u) &&
           !bd_round_is_legal(round, u, v);
}

static void legal_drop_links(const bd_node_links *links, int u, uint64_t *row)
{
    for (uint32_t i = links->start[u]; i < links->start[u + 1]; i++) bd_bits_drop(row, links->other[i]);
}

/* The players whom the rules may refuse a board, as bits. */
static bd_status legal_mark_refused(const bd_round *round, bd_arena *arena, uint64_t **out, bd_err *err)
{
    BD_NEW(*out, arena, bd_bits_words(round->nodes), err);
    for (int u = 0; u < round->cards; u++)
        if (round->rules->may_be_refused(round, u)) bd_bits_add(*out, u);
    return BD_OK;
}

/* The legal opponents of u above it, and with whom u can sit out. */
static void legal_fill_row(const bd_round *round, const uint64_t *refused, int u, uint64_t *row)
{
    const bd_rulebook *rules = round->rules;
    BD_ASSERT(u < round->cards);
    bd_bits_fill_above(row, round->cards, u);
    if (!bd_rulebook_has(rules, BD_HAS_SIT_OUTS)) {
        legal_drop_links(&round->banned, u, row);
        if (!bd_repeats_are_allowed(round)) legal_drop_links(&round->met, u, row);
        const int words = bd_bits_words(round->nodes);
        const uint64_t *barred = round->written != NULL ? round->written->barred : NULL;
        for (int i = 0; barred != NULL && i < words; i++)
            row[i] &= ~barred[(size_t)u * (size_t)words + (size_t)i];
        for (int v = bd_bits_has(refused, u) ? bd_bits_next(refused, words, u + 1) : -1; v >= 0;
             v = bd_bits_next(refused, words, v + 1))
            if (!rules->may_meet(round, u, v)) bd_bits_drop(row, v);
    }
    if (round->bye >= 0 && legal_may_have_bye(round, u)) bd_bits_add(row, round->bye);
    const bool wishes = round->fixed != NULL || round->asked_kind != BD_ASKED_NOTHING;
    for (int v = u + 1; v < round->nodes && wishes; v++)
        if (!legal_fits_wishes(round, u, v)) bd_bits_drop(row, v);
}

bd_status bd_round_rows(const bd_round *round, bd_arena *arena, uint64_t **rows, bd_err *err)
{
    uint64_t *out, *refused;
    const size_t words = (size_t)bd_bits_words(round->nodes);
    BD_ASSERT(round->nodes % 2 == 0);
    BD_TRY(legal_mark_refused(round, arena, &refused, err));
    BD_NEW(out, arena, (size_t)round->nodes * words, err);
    for (int u = 0; u < round->cards; u++) legal_fill_row(round, refused, u, out + (size_t)u * words);
    *rows = out;
    return BD_OK;
}

bd_status bd_round_edges(const bd_round *round, bd_arena *arena, bd_edge **edges, size_t *count, bd_err *err)
{
    bd_edge *list;
    uint64_t *rows;
    size_t total = 0, at = 0;
    const int words = bd_bits_words(round->nodes);
    BD_TRY(bd_round_rows(round, arena, &rows, err));
    for (size_t w = 0; w < (size_t)round->nodes * (size_t)words; w++) total += (size_t)bd_bits_count(rows[w]);
    BD_NEW(list, arena, total, err);
    for (int u = 0; u < round->nodes; u++) {
        const uint64_t *row = rows + (size_t)u * (size_t)words;
        for (int v = bd_bits_next(row, words, u + 1); v >= 0; v = bd_bits_next(row, words, v + 1))
            list[at++] = (bd_edge){(uint16_t)u, (uint16_t)v};
    }
    BD_ASSERT(at == total);
    *edges = list;
    *count = at;
    return BD_OK;
}

bd_bar bd_round_bar(const bd_round *round, int u, int v)
{
    BD_ASSERT(u >= 0 && u < round->nodes && v >= 0 && v < round->nodes && u != v);
    if (bd_round_is_legal(round, u, v)) return BD_BAR_NONE;
    const bool bye = u == round->bye || v == round->bye;
    if (!bye && bd_round_met(round, u, v) && !bd_repeats_are_allowed(round)) return BD_BAR_MET;
    if (!bye && bd_links_has(&round->banned, u, v)) return BD_BAR_FORBIDDEN;
    if (!bye && bd_written_bars(round, u, v)) return BD_BAR_WRITTEN;
    if (round->fixed != NULL && (round->fixed[u] >= 0 || round->fixed[v] >= 0)) return BD_BAR_ELSEWHERE;
    return bye ? BD_BAR_BYE : BD_BAR_RULES;
}

static int bar_round_told_by(const bd_player *player, int opponent)
{
    const bd_card *card = player->card;
    for (size_t i = card->history_count; i > 0; i--)
        if (card->history[i - 1].kind == BD_GAME && card->history[i - 1].opponent == opponent)
            return card->history[i - 1].round;
    return 0;
}

int bd_round_of_meeting(const bd_round *round, int u, int v)
{
    BD_ASSERT(u < round->cards && v < round->cards);
    const bd_player *a = &round->players[u];
    const bd_player *b = &round->players[v];
    const int told = bar_round_told_by(a, b->id);
    return told != 0 ? told : bar_round_told_by(b, a->id);
}

/* The two boards stand for all: colours by turns differ between one board and the next only. */
static bool asked_may_have_white(const bd_round *round, int u, int other, bool wanted)
{
    const bool higher = u < other;
    for (int board = 0; board < 2; board++) {
        const bool white = bd_round_higher_has_white(round, higher ? u : other, higher ? other : u, board);
        if ((white == higher) == wanted) return true;
    }
    return false;
}

bool bd_round_suits(const bd_round *round, bd_asked_kind kind, int u, int other)
{
    BD_ASSERT(u >= 0 && u < round->cards && other >= 0 && other < round->nodes && u != other);
    const bool bye = other == round->bye;
    const bool other_score = !bye && round->players[other].level != round->players[u].level &&
                             round->players[other].score != round->players[u].score;
    /* Two who may not play sit out where they are put together, and then neither has a colour or floats. */
    if (!bye && bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS) &&
        !legal_may_play(round, u < other ? u : other, u < other ? other : u))
        return kind == BD_ASKED_NOTHING;
    switch (kind) {
    case BD_ASKED_NOTHING: break;
    case BD_ASKED_WHITE: return !bye && asked_may_have_white(round, u, other, true);
    case BD_ASKED_BLACK: return !bye && asked_may_have_white(round, u, other, false);
    case BD_ASKED_FLOAT: return other_score;
    case BD_ASKED_STAY: return !bye && !other_score;
    }
    return true;
}

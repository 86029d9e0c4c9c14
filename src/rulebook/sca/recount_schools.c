#include "rulebook/criteria/recount.h"
#include "rulebook/round/option_value.h"
#include "rulebook/sca/sca_options.h"

#include <string.h>

/* What only the schools' rules count, read off the boards. */

/* Down: who meets a lower score or has the bye. Up: who meets a higher one. */
static bd_float way_of(const bd_round *round, const uint16_t *mate, int u)
{
    if (mate[u] == round->bye) return BD_FLOAT_DOWN;
    const int other = round->players[mate[u]].score;
    const int own = round->players[u].score;
    return other < own ? BD_FLOAT_DOWN : other > own ? BD_FLOAT_UP : BD_NO_FLOAT;
}

/* How often the card has floated that way before, from its rounds. */
static int floats_before(const bd_round *round, int u, bd_float way)
{
    int floats = 0;
    for (int r = 1; r < round->number; r++) floats += round->players[u].floats[r] == way;
    return floats;
}

static int weight_of(int same, int other)
{
    if (same > other) return 3;
    if (same < other) return 0;
    return same > 0 ? 2 : 1;
}

static bd_status count_floaters(const bd_round *round, const uint16_t *mate, bd_tally *tally, bd_err *err)
{
    int64_t again = 0, balance = 0;
    for (int u = 0; u < round->cards; u++) {
        const bd_float way = way_of(round, mate, u);
        if (way == BD_NO_FLOAT) continue;
        const bd_float back = way == BD_FLOAT_DOWN ? BD_FLOAT_UP : BD_FLOAT_DOWN;
        again += way == BD_FLOAT_DOWN ? floats_before(round, u, way) > 0
                                      : round->players[u].last_float == BD_FLOAT_UP;
        balance += weight_of(floats_before(round, u, way), floats_before(round, u, back));
    }
    BD_TRY(bd_tally_add(tally, "float-repeat", again, err));
    return bd_tally_add(tally, "float-balance", balance, err);
}

static bool same_text(const char *a, const char *b)
{
    return a != NULL && b != NULL && a[0] != '\0' && strcmp(a, b) == 0;
}

static bool are_kin(const bd_card *a, const bd_card *b)
{
    if (same_text(a->club, b->club)) return true;
    for (size_t i = 0; i < a->group_count; i++)
        for (size_t k = 0; k < b->group_count; k++)
            if (same_text(a->groups[i], b->groups[k])) return true;
    return false;
}

static bd_status count_boards(const bd_round *round, const uint16_t *mate, bd_tally *tally, bd_err *err)
{
    int64_t refused = 0, kin = 0, tops = 0;
    for (int u = 0; u < round->cards; u++) {
        const int v = mate[u];
        if (v == round->bye || v < u) continue;
        const bd_card *a = round->players[u].card;
        const bd_card *b = round->players[v].card;
        refused += round->number <= 3 && same_text(a->school, b->school);
        kin += (round->number <= bd_option_int(round, &bd_option_kin_rounds) && are_kin(a, b)) ||
               bd_links_has(&round->avoid, u, v);
        tops += round->number <= bd_option_int(round, &bd_option_top_rounds) && a->top && b->top;
    }
    BD_TRY(bd_tally_add(tally, "school-refused", refused, err));
    BD_TRY(bd_tally_add(tally, "kin", kin, err));
    return bd_tally_add(tally, "top-clash", tops, err);
}

/* Round 1: who in the alphabet comes after the player with the bye. */
static bd_status count_first_bye(const bd_round *round, const uint16_t *mate, bd_tally *tally, bd_err *err)
{
    if (round->number != 1 || round->bye < 0) return BD_OK;
    const bd_player *taker = &round->players[mate[round->bye]];
    int64_t after = 0;
    for (int u = 0; u < round->cards; u++) after += round->players[u].place > taker->place;
    BD_TRY(bd_tally_add(tally, "bye-alphabet.top", taker->card->top, err));
    return bd_tally_add(tally, "bye-alphabet.last", after, err);
}

bd_status bd_recount_schools(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_counts *out,
                             bd_err *err)
{
    bd_counts usual;
    bd_tally tally = {.arena = arena};
    BD_TRY(bd_recount_by_hand(round, arena, mate, &usual, err));
    for (size_t i = 0; i < usual.count; i++)
        if (strcmp(usual.items[i].stage, "float-repeat") != 0)
            BD_TRY(bd_tally_add(&tally, usual.items[i].stage, usual.items[i].value, err));
    BD_TRY(count_floaters(round, mate, &tally, err));
    BD_TRY(count_boards(round, mate, &tally, err));
    BD_TRY(count_first_bye(round, mate, &tally, err));
    *out = (bd_counts){tally.items, tally.count};
    return BD_OK;
}

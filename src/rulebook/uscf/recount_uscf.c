#include "rulebook/criteria/recount.h"
#include "rulebook/round/option_value.h"
#include "rulebook/uscf/uscf_options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the US rules count, read off the boards as they are published. */

typedef struct boards {
    const bd_round *round;
    int *opponent;     /* by node; -1: the bye */
    bd_colour *colour; /* by node */
} boards;

static bd_status lay(boards *b, bd_arena *arena, const uint16_t *mate, bd_err *err)
{
    bd_draw draw;
    BD_TRY(bd_round_draw(b->round, arena, mate, &draw, err));
    BD_NEW(b->opponent, arena, b->round->cards, err);
    BD_NEW(b->colour, arena, b->round->cards, err);
    for (int u = 0; u < b->round->cards; u++) b->opponent[u] = -1;
    for (size_t i = 0; i < draw.board_count; i++) {
        const int white = bd_round_node(b->round, draw.boards[i].white);
        const int black = bd_round_node(b->round, draw.boards[i].black);
        b->opponent[white] = black;
        b->opponent[black] = white;
        b->colour[white] = BD_WHITE;
        b->colour[black] = BD_BLACK;
    }
    return BD_OK;
}

static bd_status count_repeats(const boards *b, bd_tally *tally, bd_err *err)
{
    int64_t repeats = 0, again = 0;
    for (int u = 0; u < b->round->cards; u++) {
        const int meetings = b->opponent[u] > u ? bd_round_meetings(b->round, u, b->opponent[u]) : 0;
        repeats += meetings > 0;
        again += meetings > 1 ? meetings - 1 : 0;
    }
    BD_TRY(bd_tally_add(tally, "repeat.boards", repeats, err));
    return bd_tally_add(tally, "repeat.again", again, err);
}

/* Everybody whom the director passes over on his way up from the bottom. */
static bd_status count_bye(const boards *b, bd_tally *tally, bd_err *err)
{
    const bd_round *round = b->round;
    int64_t passed = 0;
    for (int u = 0; u < round->cards; u++) {
        if (b->opponent[u] >= 0) continue;
        const bool rated = round->players[u].grade > 0;
        for (int v = 0; v < round->cards; v++) {
            const bool other = round->players[v].grade > 0;
            passed += other == rated ? v > u : other;
        }
    }
    return bd_tally_add(tally, "bye-lowest", passed, err);
}

/* Plus two in rounds gone by: wins less losses is twice the score less the rounds. */
static bd_status count_teams(const boards *b, bd_tally *tally, bd_err *err)
{
    const bd_round *round = b->round;
    int64_t below = 0, above = 0;
    for (int u = 0; u < round->cards; u++) {
        if (b->opponent[u] < u || bd_option_is(round, &bd_option_teams, BD_TEAMS_NEVER)) continue;
        const bd_player *one = &round->players[u];
        const bd_player *two = &round->players[b->opponent[u]];
        if (one->card->team == NULL || two->card->team == NULL || one->card->team[0] == '\0') continue;
        if (strcmp(one->card->team, two->card->team) != 0) continue;
        const int higher = one->score > two->score ? one->score : two->score;
        const int plus = higher - (round->number - 1);
        *(plus < 2 || bd_option_is(round, &bd_option_teams, BD_TEAMS_ALWAYS) ? &below : &above) += 1;
    }
    BD_TRY(bd_tally_add(tally, "team-below", below, err));
    return bd_tally_add(tally, "team-above", above, err);
}

static bd_status count_floaters(const boards *b, bd_tally *tally, bd_err *err)
{
    const bd_round *round = b->round;
    int64_t down = 0, up = 0;
    for (int u = 0; u < round->cards; u++) {
        if (b->opponent[u] < 0) continue;
        const int l = round->players[u].level;
        const int other = round->players[b->opponent[u]].level;
        if (other > l) down += round->level_start[l + 1] - 1 - u;
        if (other < l) up += u - round->level_start[l];
    }
    BD_TRY(bd_tally_add(tally, "floater.down", down, err));
    return bd_tally_add(tally, "floater.up", up, err);
}

/* The node that the upper and lower half of those who stay would give u; -1 when u leaves. */
static int natural_of(const boards *b, int u)
{
    const bd_round *round = b->round;
    const int l = round->players[u].level;
    int before = 0, staying = 0;
    for (int turn = 0; turn < 2; turn++) {
        int seen = 0;
        for (int v = round->level_start[l]; v < round->level_start[l + 1]; v++) {
            if (b->opponent[v] < 0 || round->players[b->opponent[v]].level != l) continue;
            const int half = staying / 2;
            if (turn == 1 && seen == (before < half ? before + half : before - half)) return v;
            before += turn == 0 && v < u;
            staying += turn == 0;
            seen++;
        }
    }
    return -1;
}

static bd_status count_moves(const boards *b, bd_tally *tally, bd_err *err)
{
    const bd_round *round = b->round;
    int64_t beyond_200 = 0, beyond_80 = 0;
    for (int u = 0; u < round->cards; u++) {
        const int v = b->opponent[u];
        if (v < 0 || round->players[v].level != round->players[u].level) continue;
        const int natural = round->players[natural_of(b, u)].grade;
        const int grade = round->players[v].grade;
        if (natural == 0 || grade == 0) continue;
        beyond_200 += abs(grade - natural) > 200;
        beyond_80 += abs(grade - natural) > 80;
    }
    BD_TRY(bd_tally_add(tally, "move-200", beyond_200, err));
    return bd_tally_add(tally, "move-80", beyond_80, err);
}

static bd_status count_colours(const boards *b, bd_tally *tally, bd_err *err)
{
    int64_t excess[5] = {0}, third = 0, again = 0;
    for (int u = 0; u < b->round->cards; u++) {
        if (b->opponent[u] < 0) continue;
        const bd_claim *claim = &b->round->players[u].claim;
        int whites = (claim->games + claim->difference) / 2, blacks = claim->games - whites;
        *(b->colour[u] == BD_WHITE ? &whites : &blacks) += 1;
        const int beyond = abs(whites - blacks) - (b->round->number % 2 == 1 ? 1 : 0);
        if (beyond > 0) excess[beyond > 4 ? 4 : beyond]++;
        again += claim->last == b->colour[u];
        third += claim->last == b->colour[u] && claim->run > 1;
    }
    for (int k = 4; k >= 1; k--) {
        char stage[BD_STAGE_ID_SIZE];
        (void)snprintf(stage, sizeof stage, "equalise.%d", k);
        BD_TRY(bd_tally_add(tally, stage, excess[k], err));
    }
    BD_TRY(bd_tally_add(tally, "equalise.run", third, err));
    return bd_tally_add(tally, "alternate", again, err);
}

/* Counts that both rulebooks have, under the names of this one. */
static bd_status take_shared(const bd_counts *usual, bd_tally *tally, bd_err *err)
{
    static const char *const shared[] = {"bye-", "score.", "variation", "grade-squared"};
    for (size_t i = 0; i < usual->count; i++) {
        const bd_count *count = &usual->items[i];
        if (strcmp(count->stage, "mid-line") == 0) BD_TRY(bd_tally_add(tally, "halves", count->value, err));
        for (size_t k = 0; k < sizeof shared / sizeof shared[0]; k++)
            if (strncmp(count->stage, shared[k], strlen(shared[k])) == 0)
                BD_TRY(bd_tally_add(tally, count->stage, count->value, err));
    }
    return BD_OK;
}

bd_status bd_recount_uscf(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_counts *out,
                          bd_err *err)
{
    bd_counts usual;
    bd_tally tally = {.arena = arena};
    boards b = {.round = round};
    BD_TRY(bd_recount_by_hand(round, arena, mate, &usual, err));
    BD_TRY(lay(&b, arena, mate, err));
    BD_TRY(take_shared(&usual, &tally, err));
    BD_TRY(count_repeats(&b, &tally, err));
    BD_TRY(count_bye(&b, &tally, err));
    BD_TRY(count_teams(&b, &tally, err));
    BD_TRY(count_floaters(&b, &tally, err));
    BD_TRY(count_moves(&b, &tally, err));
    BD_TRY(count_colours(&b, &tally, err));
    *out = (bd_counts){tally.items, tally.count};
    return BD_OK;
}

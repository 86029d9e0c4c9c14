#include "rulebook/stages/laid_draw.h"

#include <string.h>

static bd_status laid_clear(bd_laid_draw *laid, bd_err *err)
{
    const bd_round *round = laid->round;
    int *levels;
    BD_NEW(levels, laid->arena, 4 * round->levels, err);
    laid->downs = levels;
    laid->ups = levels + round->levels;
    laid->below = levels + 2 * round->levels;
    laid->staying = levels + 3 * round->levels;
    BD_NEW(laid->opponent, laid->arena, round->cards, err);
    BD_NEW(laid->colour, laid->arena, round->cards, err);
    BD_NEW(laid->seat, laid->arena, round->cards, err);
    BD_NEW(laid->in_seat, laid->arena, round->cards, err);
    return BD_OK;
}

static void laid_put_boards(bd_laid_draw *laid)
{
    const bd_round *round = laid->round;
    for (size_t i = 0; i < laid->draw.board_count; i++) {
        const int white = bd_round_node(round, laid->draw.boards[i].white);
        const int black = bd_round_node(round, laid->draw.boards[i].black);
        BD_ASSERT(white >= 0 && black >= 0 && white != black);
        laid->opponent[white] = black;
        laid->opponent[black] = white;
        laid->colour[white] = BD_WHITE;
        laid->colour[black] = BD_BLACK;
    }
    for (int u = 0; u < round->cards; u++)
        if (bd_draw_sits_out(&laid->draw, round->players[u].id)) laid->opponent[u] = -1;
}

/* Who leaves each level, where its mid-line is, and the seats of those who stay. */
static void laid_mark_levels(bd_laid_draw *laid)
{
    const bd_round *round = laid->round;
    for (int u = 0; u < round->cards; u++) {
        const int l = round->players[u].level;
        const bd_float goes = bd_laid_float(laid, u);
        laid->downs[l] += goes == BD_FLOAT_DOWN;
        laid->ups[l] += goes == BD_FLOAT_UP;
        laid->seat[u] = laid->opponent[u] >= 0 && goes == BD_NO_FLOAT ? laid->staying[l]++ : -1;
        if (laid->seat[u] >= 0) laid->in_seat[round->level_start[l] + laid->seat[u]] = u;
    }
    for (int l = 0; l < round->levels; l++) {
        BD_ASSERT(laid->staying[l] % 2 == 0);
        laid->below[l] = round->level_start[l] + laid->ups[l] + laid->staying[l] / 2;
    }
}

bd_status bd_laid_draw_new(const bd_round *round, bd_arena *arena, const uint16_t *partner, bd_laid_draw *out,
                           bd_err *err)
{
    *out = (bd_laid_draw){.round = round, .arena = arena, .partner = partner};
    BD_TRY(bd_round_draw(round, arena, partner, &out->draw, err));
    BD_TRY(laid_clear(out, err));
    laid_put_boards(out);
    laid_mark_levels(out);
    return BD_OK;
}

bd_float bd_laid_float(const bd_laid_draw *laid, int u)
{
    BD_ASSERT(u >= 0 && u < laid->round->cards);
    if (laid->opponent[u] < 0 || !bd_rulebook_has(laid->round->rules, BD_HAS_LEVELS)) return BD_NO_FLOAT;
    const int own = laid->round->players[u].score;
    const int other = laid->round->players[laid->opponent[u]].score;
    return own > other ? BD_FLOAT_DOWN : own < other ? BD_FLOAT_UP : BD_NO_FLOAT;
}

bool bd_laid_leaves_below(const bd_laid_draw *laid, int u)
{
    BD_ASSERT(u >= 0 && u < laid->round->cards);
    return laid->opponent[u] < 0 || bd_laid_float(laid, u) == BD_FLOAT_DOWN;
}

bool bd_laid_is_above(const bd_laid_draw *laid, int u)
{
    BD_ASSERT(u >= 0 && u < laid->round->cards);
    return u < laid->below[laid->round->players[u].level];
}

int bd_laid_ideal(const bd_laid_draw *laid, int u)
{
    const int l = laid->round->players[u].level, half = laid->staying[l] / 2;
    const int sought = laid->seat[u] < half ? laid->seat[u] + half : laid->seat[u] - half;
    BD_ASSERT(laid->seat[u] >= 0 && sought < laid->staying[l]);
    return laid->in_seat[laid->round->level_start[l] + sought];
}

bd_status bd_tally_add(bd_tally *tally, const char *part, int64_t value, bd_err *err)
{
    BD_ASSERT(tally->criterion != NULL && (part[0] == '\0' || part[0] == '.' || part[0] == ':'));
    if (tally->summed) {
        tally->count++;
        if (value != 0 && bd_criterion_adds(tally->criterion, part)) tally->sum += value;
        return BD_OK;
    }
    BD_ROOM(tally->items, tally->count, tally->capacity, tally->arena, err);
    bd_count *count = &tally->items[tally->count++];
    *count = (bd_count){.value = value};
    bd_stage_id_add(count->stage, tally->criterion->id);
    bd_stage_id_add(count->stage, part);
    return BD_OK;
}

bd_status bd_tally_add_at(bd_tally *tally, const char *part, int place, int64_t value, bd_err *err)
{
    BD_TRY(bd_tally_add(tally, part, value, err));
    if (tally->summed) return BD_OK;
    bd_count *count = &tally->items[tally->count - 1];
    bd_stage_id_add(count->stage, ":");
    bd_stage_id_add_number(count->stage, place);
    return BD_OK;
}

bd_status bd_criterion_count(const bd_criterion *criterion, const bd_laid_draw *laid, bd_tally *tally,
                             bd_err *err)
{
    int64_t sum = 0;
    tally->criterion = criterion;
    if (criterion->count != NULL) return criterion->count(laid, tally, err);
    for (int u = 0; u < laid->round->cards; u++) {
        if (criterion->of_card != NULL) sum += criterion->of_card(laid, u);
        if (criterion->of_board != NULL && laid->opponent[u] > u)
            sum += criterion->of_board(laid->round, u, laid->opponent[u]);
    }
    return bd_tally_add(tally, "", sum, err);
}

const int64_t *bd_counts_find(const bd_counts *counts, const char *stage)
{
    for (size_t i = 0; i < counts->count; i++)
        if (strcmp(counts->items[i].stage, stage) == 0) return &counts->items[i].value;
    return NULL;
}

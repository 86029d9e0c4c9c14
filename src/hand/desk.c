#include "hand/desk.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/home.h"
#include "hand/hand_words.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/declaration.h"
#include "rulebook/round/legal.h"
#include "rulebook/round/round.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { LINE_SIZE = 400 };

void bd_log_add(bd_desk *desk, const char *article, const char *format, ...)
{
    bd_hand_log *log = &desk->log;
    char line[LINE_SIZE];
    va_list arguments;
    if (log->arena == NULL || log->failed) return;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    const char *sentence = bd_arena_copy_text(log->arena, line);
    bd_hand_step *steps = log->count < log->capacity ? log->steps
                                                     : bd_arena_grow(log->arena, log->steps, &log->capacity,
                                                                     log->count + 1, sizeof *log->steps);
    log->failed = sentence == NULL || steps == NULL;
    if (log->failed) return;
    log->steps = steps;
    steps[log->count++] = (bd_hand_step){.level = log->level, .article = article, .sentence = sentence};
}

void bd_log_cut(bd_desk *desk, size_t count)
{
    if (count < desk->log.count) desk->log.count = count;
}

void *bd_desk_room(bd_desk *desk, size_t count, size_t size)
{
    void *room = bd_arena_alloc(desk->scratch, count, size);
    if (room == NULL) desk->status = BD_NO_MEMORY;
    return room;
}

int bd_desk_id(const bd_desk *desk, int node) { return desk->round->players[node].id; }

bool bd_desk_may_meet(const bd_desk *desk, int u, int v)
{
    if (!bd_round_is_legal(desk->round, u, v)) return false;
    if (desk->repeats || u == desk->round->bye || v == desk->round->bye) return true;
    return !bd_round_met(desk->round, u, v);
}

static void desk_pair_fixed(bd_desk *desk)
{
    const bd_round *round = desk->round;
    if (round->fixed == NULL) return;
    for (int u = 0; u < round->cards; u++) {
        const int v = round->fixed[u];
        if (v <= u) continue;
        bd_desk_pair(desk, u, v);
        if (v == round->bye)
            bd_log_add(desk, "", BD_SAY(HAND_GIVEN_BYE), bd_desk_id(desk, u));
        else
            bd_log_add(desk, "", BD_SAY(HAND_GIVEN_BOARD), bd_desk_id(desk, u), bd_desk_id(desk, v));
    }
}

void bd_desk_lay_out(bd_desk *desk)
{
    const bd_round *round = desk->round;
    for (int u = 0; u < round->nodes; u++) desk->mate[u] = BD_NOBODY;
    for (int u = 0; u < round->cards; u++) desk->leaving[u] = false;
    bd_log_cut(desk, 0);
    desk->log.level = -1;
    if (desk->repeats) bd_log_add(desk, "CAA 1", BD_SAY(HAND_REPEATS));
    desk_pair_fixed(desk);
}

static bd_status desk_new(bd_arena *arena, bd_arena *scratch, const bd_round *round,
                          const bd_hand_wishes *wishes, bd_desk *out, bd_err *err)
{
    *out = (bd_desk){
        .round = round, .wishes = wishes, .scratch = scratch, .log = {.arena = wishes->steps ? arena : NULL}};
    const size_t nodes = (size_t)round->nodes, cards = (size_t)round->cards;
    out->size = nodes * sizeof *out->mate + cards * sizeof *out->leaving;
    void *cells = bd_arena_alloc(arena, 1, out->size);
    if (cells == NULL) BD_FAIL_MEMORY(err);
    out->mate = cells;
    out->leaving = (bool *)(out->mate + nodes);
    BD_NEW(out->white, arena, cards, err);
    memset(out->white, BD_AS_THE_RULES, cards);
    return BD_OK;
}

void bd_desk_pair(bd_desk *desk, int u, int v)
{
    desk->mate[u] = (uint16_t)v;
    desk->mate[v] = (uint16_t)u;
}

void bd_desk_part(bd_desk *desk, int u)
{
    const int v = desk->mate[u];
    if (v == BD_NOBODY) return;
    desk->mate[u] = BD_NOBODY;
    desk->mate[v] = BD_NOBODY;
}

int bd_desk_waiting(const bd_desk *desk, int level, uint16_t *list)
{
    int count = 0;
    for (int u = desk->round->level_start[level]; u < desk->round->level_start[level + 1]; u++)
        if (desk->mate[u] == BD_NOBODY && !desk->leaving[u]) list[count++] = (uint16_t)u;
    return count;
}

const char *bd_desk_names(bd_desk *desk, const uint16_t *list, int count)
{
    if (desk->log.arena == NULL) return "";
    if (count == 0) return BD_SAY(HAND_NOBODY);
    bd_text ids = bd_text_new(desk->scratch), all = bd_text_new(desk->scratch);
    const int last = bd_desk_id(desk, list[count - 1]);
    for (int i = 0; i + 1 < count; i++) bd_text_add(&ids, i == 0 ? "%d" : ", %d", bd_desk_id(desk, list[i]));
    if (count > 1)
        bd_text_add(&all, BD_SAY(HAND_AND), ids.failed ? "?" : ids.bytes, last);
    else
        bd_text_add(&all, "%d", last);
    return all.failed ? "?" : all.bytes;
}

/* The draw that is handed out must be legal whatever happened on the desk. */
static bool desk_all_boards_are_legal(const bd_desk *desk)
{
    for (int u = 0; u < desk->round->nodes; u++)
        if (desk->mate[u] == BD_NOBODY || !bd_round_is_legal(desk->round, u, desk->mate[u])) return false;
    return true;
}

/* Fills the result from the desk: complete, or stuck at a level. */
static bd_status desk_finish(bd_arena *arena, bd_desk *desk, int stuck_level, bd_hand_result *out,
                             bd_err *err)
{
    if (desk->status != BD_OK || desk->log.failed) BD_FAIL_MEMORY(err);
    *out = (bd_hand_result){.stuck = stuck_level >= 0,
                            .mate = desk->mate,
                            .white = desk->white,
                            .stuck_level = stuck_level,
                            .steps = desk->log.steps,
                            .step_count = desk->log.count};
    if (!out->stuck && !desk_all_boards_are_legal(desk))
        BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(HAND_ILLEGAL));
    if (out->stuck) {
        uint16_t *left;
        BD_NEW(left, arena, desk->round->nodes, err);
        for (int u = 0; u < desk->round->nodes; u++)
            if (desk->mate[u] == BD_NOBODY) left[out->left_count++] = (uint16_t)u;
        out->left = left;
    }
    return BD_OK;
}

static bd_status desk_work(bd_arena *arena, bd_desk *desk, int (*work)(bd_desk *desk), bd_hand_result *out,
                           bd_err *err)
{
    bd_desk_lay_out(desk);
    int stuck = work(desk);
    if (stuck >= 0 && bd_repeats_are_allowed(desk->round)) {
        desk->repeats = true;
        bd_desk_lay_out(desk);
        stuck = work(desk);
    }
    return desk_finish(arena, desk, stuck, out, err);
}

bd_status bd_desk_draw(bd_arena *arena, const bd_round *round, const bd_hand_wishes *wishes,
                       int (*work)(bd_desk *desk), bd_hand_result *out, bd_err *err)
{
    bd_arena *scratch = bd_arena_new();
    if (scratch == NULL) BD_FAIL_MEMORY(err);
    bd_desk desk;
    bd_status status = desk_new(arena, scratch, round, wishes, &desk, err);
    if (status == BD_OK) status = desk_work(arena, &desk, work, out, err);
    bd_arena_free(scratch);
    return status;
}

/* Pairs that had better be avoided though they are legal. */

static bool company_same_text(const char *a, const char *b)
{
    return a != NULL && b != NULL && a[0] != '\0' && strcmp(a, b) == 0;
}

static bool company_share_a_group(const bd_card *a, const bd_card *b)
{
    for (size_t i = 0; i < a->group_count; i++)
        for (size_t k = 0; k < b->group_count; k++)
            if (company_same_text(a->groups[i], b->groups[k])) return true;
    return false;
}

/* 28N1: plus two is at least two more wins than losses; team-mates are kept apart below it even by leaving
 * the level, from there on inside it. Two more wins in r rounds is a score of r + 2 half points. */
static unsigned company_team(const bd_round *round, const bd_player *a, const bd_player *b)
{
    const int higher = a->score > b->score ? a->score : b->score;
    return higher < round->number - 1 + 2 ? BD_KEPT_APART : BD_ONE_TEAM;
}

unsigned bd_desk_company(const bd_desk *desk, int u, int v)
{
    const bd_round *round = desk->round;
    BD_ASSERT(u < round->cards && v < round->cards); /* the bye is company for nobody */
    const bd_player *a = &round->players[u];
    const bd_player *b = &round->players[v];
    const bool early = round->number <= bd_option_int(round, &bd_option_club_rounds);
    const bool schools = bd_rulebook_has(round->rules, BD_HAS_SCHOOLS);
    unsigned company = 0;
    if (schools && bd_same_home(a->card->school, b->card->school)) company |= BD_KEPT_APART;
    if (bd_rulebook_has(round->rules, BD_HAS_TEAMS) && bd_same_home(a->card->team, b->card->team))
        company |= company_team(round, a, b);
    if (round->number == 2 && a->half_bye_before && b->half_bye_before) company |= BD_BOTH_HALF_BYES;
    if (bd_links_has(&round->defaulted, u, v) || bd_links_has(&round->avoid, u, v)) company |= BD_BETTER_NOT;
    if (early && (bd_same_home(a->card->club, b->card->club) || company_share_a_group(a->card, b->card)))
        company |= BD_ONE_CLUB;
    if (schools && bd_round_is_first(round) && a->card->top && b->card->top) company |= BD_ONE_CLUB;
    return company;
}

bool bd_bye_is_due(const bd_desk *desk, int node)
{
    const bd_player *player = &desk->round->players[node];
    return !player->had_bye && !player->bye_awaited;
}

bool bd_desk_better_not(const bd_desk *desk, int u, int v) { return bd_desk_company(desk, u, v) != 0; }

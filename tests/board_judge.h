/* Which draws of a small round are best, judged without duals and without stages: all perfect matchings of
 * legal pairs are laid out as boards, and thrown away criterion by criterion by what is counted on the boards
 * (bd_laid_count_all), or, for a criterion that only puts draws in order, by who meets whom.
 *
 * Of the program it uses: the round with its legal pairs, the order of the criteria, and the second counts,
 * which look at boards and at no cost. Not its stages: where a criterion counts several things, their order
 * is written here for `score`; for the others it is that of the proofs at hand (judge_order). fide, whose
 * stages are of brackets, is judged by the literal procedure instead (fide_literal.h). No face and no weight
 * is read. */
#ifndef TESTS_BOARD_JUDGE_H
#define TESTS_BOARD_JUDGE_H

#include "certify/best.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/rank.h"

#include "recount.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { JUDGE_NODES = 8, JUDGE_DRAWS = 105, JUDGE_IDS = 300 };

typedef struct judge {
    bd_arena *arena;
    const bd_round *round;
    bool pair[JUDGE_NODES][JUDGE_NODES];      /* the legal pairs, and those who may sit out together (scc) */
    uint16_t mates[JUDGE_DRAWS][JUDGE_NODES]; /* the draws that are best so far, */
    bd_counts counts[JUDGE_DRAWS];            /* and what is counted on their boards */
    size_t count;
    char ids[JUDGE_IDS][BD_STAGE_ID_SIZE]; /* of one criterion, in order */
    size_t id_count;
    const bd_best *proofs; /* [proof_count] */
    size_t proof_count;
    const char *fault; /* the first, or NULL */
    char fault_text[200];
} judge;

static inline void judge_fail(judge *j, const char *what, const char *id)
{
    if (j->fault != NULL) return;
    (void)snprintf(j->fault_text, sizeof j->fault_text, "%s %s", what, id);
    j->fault = j->fault_text;
}

static inline void judge_list(judge *j, uint16_t *mate)
{
    int u = 0;
    while (u < j->round->nodes && mate[u] != BD_NONE) u++;
    if (u == j->round->nodes) {
        memcpy(j->mates[j->count++], mate, (size_t)u * sizeof *mate);
        return;
    }
    for (int v = u + 1; v < j->round->nodes; v++) {
        if (mate[v] != BD_NONE || !j->pair[u][v]) continue;
        mate[u] = (uint16_t)v, mate[v] = (uint16_t)u;
        judge_list(j, mate);
        mate[u] = mate[v] = BD_NONE;
    }
}

static inline int64_t judge_value(const judge *j, size_t draw, const char *id)
{
    const int64_t *value = bd_counts_find(&j->counts[draw], id);
    return value != NULL ? *value : 0;
}

/* Drops the draws that `worse` than the best by value[draw]; the least. */
static inline int64_t judge_keep_least(judge *j, const int64_t *value)
{
    int64_t least = INT64_MAX;
    size_t kept = 0;
    for (size_t i = 0; i < j->count; i++) least = value[i] < least ? value[i] : least;
    for (size_t i = 0; i < j->count; i++) {
        if (value[i] != least) continue;
        memmove(j->mates[kept], j->mates[i], sizeof j->mates[i]);
        j->counts[kept++] = j->counts[i];
    }
    j->count = kept;
    return least;
}

static inline bool judge_has_id(const judge *j, const char *id)
{
    for (size_t i = 0; i < j->id_count; i++)
        if (strcmp(j->ids[i], id) == 0) return true;
    return false;
}

static inline void judge_add_id(judge *j, const char *id)
{
    if (judge_has_id(j, id) || j->id_count == JUDGE_IDS) return;
    (void)snprintf(j->ids[j->id_count++], BD_STAGE_ID_SIZE, "%s", id);
}

/* `score` level by level, down and difference, then up; of who sits out first the place in the order. */
static inline int judge_place(const char *id)
{
    const char *colon = strchr(id, ':');
    const int level = colon != NULL ? atoi(colon + 1) : 0;
    if (strncmp(id, "score.down:", 11) == 0) return 2 * level;
    if (strncmp(id, "score.diff:", 11) == 0) return 2 * level + 1;
    if (strncmp(id, "score.up:", 9) == 0) return 100000 + level;
    return strcmp(id, "sit-out") == 0 ? 0 : strcmp(id, "sit-out.last") == 0 ? 1 : 2;
}

static inline int judge_by_place(const void *a, const void *b)
{
    const int x = judge_place(a), y = judge_place(b);
    return (x > y) - (x < y);
}

/* Two at a time sit out beside the bye, or none do: their number is as small as can be by now. */
static inline bool judge_has_pairs_out(const judge *j)
{
    for (int u = 0; u < j->round->nodes; u++)
        if (bd_round_sits_out(j->round, u, j->mates[0][u])) return true;
    return false;
}

/* What the criterion counts, in order: as the proofs have it, then what none of them asked. */
static inline void judge_order(judge *j, const bd_criterion *criterion)
{
    j->id_count = 0;
    for (size_t p = 0; p < j->proof_count; p++)
        for (size_t k = 0; k < j->proofs[p].stage_count; k++)
            if (bd_stage_is_of(j->proofs[p].stages[k].id, criterion))
                judge_add_id(j, j->proofs[p].stages[k].id);
    for (size_t i = 0; i < j->count; i++)
        for (size_t k = 0; k < j->counts[i].count; k++)
            if (bd_stage_is_of(j->counts[i].items[k].stage, criterion))
                judge_add_id(j, j->counts[i].items[k].stage);
    const bool sit_out = strcmp(criterion->id, "sit-out") == 0;
    if ((sit_out || strcmp(criterion->id, "score") == 0) && j->id_count > 1)
        qsort(j->ids, j->id_count, sizeof *j->ids, judge_by_place);
    if (sit_out && j->id_count > 1 && !judge_has_pairs_out(j)) j->id_count = 1;
}

/* CAA 40 speaks of the last rounds only, and counts in any. */
static inline bool judge_asks(const bd_round *round, const bd_criterion *criterion)
{
    const int rounds = round->tournament->rounds;
    return criterion != &bd_criterion_relax_last_rounds ||
           (rounds > 0 && round->number > rounds - bd_option_int(round, &bd_option_relax_last_rounds));
}

static inline void judge_counted(judge *j, const bd_criterion *criterion)
{
    static int64_t value[JUDGE_DRAWS];
    if (!judge_asks(j->round, criterion)) return;
    judge_order(j, criterion);
    for (size_t k = 0; k < j->id_count; k++) {
        for (size_t i = 0; i < j->count; i++) value[i] = judge_value(j, i, j->ids[k]);
        const int64_t least = judge_keep_least(j, value);
        for (size_t p = 0; p < j->proof_count; p++)
            for (size_t s = 0; s < j->proofs[p].stage_count; s++)
                if (strcmp(j->proofs[p].stages[s].id, j->ids[k]) == 0 &&
                    j->proofs[p].certificate.stages[s].value != least)
                    judge_fail(j, "VALUE on boards,", criterion->id);
    }
}

/* Down the cards, or along the lot: everybody in turn has the first opponent that is left; the bye is the
 * last of all. Who sits out with somebody counts as one who meets him. */
static inline void judge_ordered(judge *j, const bd_criterion *criterion)
{
    static int64_t value[JUDGE_DRAWS];
    int *lot = NULL, turn[JUDGE_NODES];
    const bd_round *round = j->round;
    const bool by_lot = strcmp(criterion->id, "lot") == 0;
    if (by_lot && bd_lot_order(round, j->arena, &lot, NULL) != BD_OK) abort();
    for (int k = 0; k < round->nodes; k++) turn[by_lot && k < round->cards ? lot[k] : k] = k;
    for (int k = 0; k < round->cards; k++) {
        const int u = by_lot ? lot[k] : k;
        for (size_t i = 0; i < j->count; i++) {
            const int v = j->mates[i][u];
            value[i] = turn[v];
        }
        (void)judge_keep_least(j, value);
    }
}

static inline bool judge_has(const judge *j, const uint16_t *mate)
{
    for (size_t i = 0; i < j->count; i++)
        if (memcmp(j->mates[i], mate, (size_t)j->round->nodes * sizeof *mate) == 0) return true;
    return false;
}

/* The best draws are left in j; false: the round is too large, or paired by brackets. */
static inline bool judge_round(judge *j, bd_arena *arena, const bd_best *proofs, size_t proof_count)
{
    const bd_criterion *const *criteria;
    size_t count;
    uint16_t mate[JUDGE_NODES];
    const bd_round *round = proofs[0].round;
    j->arena = arena, j->round = round, j->proofs = proofs, j->proof_count = proof_count;
    j->count = 0, j->fault = NULL;
    if (round->nodes > JUDGE_NODES || bd_rulebook_has(round->rules, BD_HAS_BRACKETS)) return false;
    for (int u = 0; u < JUDGE_NODES; u++) mate[u] = BD_NONE;
    bd_edge *edges;
    if (bd_round_edges(proofs[0].round, arena, &edges, &count, NULL) != BD_OK) abort();
    memset(j->pair, 0, sizeof j->pair);
    for (size_t i = 0; i < count; i++) j->pair[edges[i].u][edges[i].v] = true;
    judge_list(j, mate);
    if (bd_round_criteria(round, arena, &criteria, &count, NULL) != BD_OK) abort();
    for (size_t i = 0; i < j->count; i++)
        if (recount_boards(round, arena, j->mates[i], &j->counts[i], NULL) != BD_OK) abort();
    for (size_t c = 0; c < count; c++) {
        if (bd_criterion_is(criteria[c], BD_IS_ORDER))
            judge_ordered(j, criteria[c]);
        else
            judge_counted(j, criteria[c]);
    }
    return true;
}

#endif

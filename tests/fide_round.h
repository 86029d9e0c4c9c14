/* FIDE rounds: a round of a played tournament as it was before it was paired, and a draw with its proof
 * checked. */
#ifndef TESTS_FIDE_ROUND_H
#define TESTS_FIDE_ROUND_H

#include <criterion/criterion.h>

#include "cards/card.h"
#include "certify/best.h"
#include "io/trf/trf.h"
#include "recount.h"
#include "tests_file.h"
#include "verify/walk.h"

static inline bd_tournament *fide_read(bd_arena *arena, const char *path)
{
    size_t size = 0;
    const char *text = test_file_sized(arena, path, &size);
    bd_tournament *tournament = NULL;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_trf_read(arena, path, text, size, NULL, NULL, &tournament, &err), BD_OK, "%s: %s",
                 err.place, err.sentence);
    return tournament;
}

static inline bool fide_was_paired(const bd_entry *entry)
{
    return entry != NULL &&
           (entry->kind == BD_GAME || entry->kind == BD_FORFEIT || entry->kind == BD_BYE_PAIRING);
}

/* The tournament before `round`: later entries gone, present those who were paired then. */
static inline bd_tournament *fide_rewind(bd_arena *arena, const bd_tournament *played, int round)
{
    bd_tournament *then = bd_arena_alloc(arena, 1, sizeof *then);
    int *present = bd_arena_alloc(arena, played->card_count, sizeof *present);
    *then = *played;
    then->arena = arena;
    then->round = round;
    then->cards = bd_arena_alloc(arena, played->card_count, sizeof *then->cards);
    then->present_count = 0;
    for (size_t i = 0; i < played->card_count; i++) {
        bd_card *card = &then->cards[i];
        *card = played->cards[i];
        if (fide_was_paired(bd_card_entry(card, round))) present[then->present_count++] = card->id;
        card->score_given = false;
        card->bye_count = 0;
        while (card->history_count > 0 && card->history[card->history_count - 1].round >= round)
            card->history_count--;
    }
    then->present = present;
    return then;
}

/* Corpus files give neither the number of rounds nor the initial colour: all their rounds are there, and
 * nobody is missing in round 1 whose number is before the first who plays. */
static inline void fide_complete(bd_tournament *played)
{
    if (played->rounds == 0) played->rounds = bd_tournament_last_round(played);
    for (size_t i = 0; i < played->card_count && played->initial_colour == BD_NO_COLOUR; i++) {
        const bd_entry *entry = bd_card_entry(&played->cards[i], 1);
        if (entry == NULL || entry->opponent == 0) continue;
        const bool odd = i % 2 == 0;
        played->initial_colour = odd == (entry->colour == BD_WHITE) ? BD_WHITE : BD_BLACK;
    }
}

/* Every stage's value is what an arbiter counts on the boards. */
static inline void fide_check_counts(bd_arena *arena, const bd_best *best, const char *name)
{
    bd_counts counts;
    bd_err err = {.status = BD_OK};
    const bd_certificate *certificate = &best->certificate;
    cr_assert_eq(recount_boards(best->round, arena, certificate->mate, &counts, &err), BD_OK, "%s: %s", name,
                 err.sentence);
    for (size_t i = 0; i < certificate->stage_count; i++) {
        const bd_stage_proof *stage = &certificate->stages[i];
        const int64_t *counted = bd_counts_find(&counts, stage->id);
        if (counted == NULL) continue;
        cr_expect_eq(*counted, stage->value, "%s: %s is %lld, counted %lld", name, stage->id,
                     (long long)stage->value, (long long)*counted);
    }
}

static inline void fide_check_proof(bd_arena *arena, const bd_best *best, const char *name)
{
    bd_edge *edges;
    size_t count;
    bd_stages stages;
    bd_verdict verdict;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_round_edges(best->round, arena, &edges, &count, &err), BD_OK);
    cr_assert_eq(bd_round_stages(best->round, arena, &stages, &err), BD_OK);
    const bd_walk_input input = {.nodes = best->round->nodes,
                                 .edges = edges,
                                 .edge_count = count,
                                 .stages = &stages,
                                 .certificate = &best->certificate};
    cr_assert_eq(bd_walk_check(&input, &verdict, &err), BD_OK, "%s: %s", name, err.sentence);
    cr_expect_eq(verdict.kind, BD_PROVED_BEST, "%s: %s", name, verdict.sentence);
    cr_expect(verdict.unique, "%s: another draw is as good", name);
    fide_check_counts(arena, best, name);
}

/* Draws the round; the proof is checked by the checker, its values by counting. */
static inline void fide_draw(bd_arena *arena, const bd_tournament *tournament, int round, const char *name,
                             bd_best *best)
{
    bd_err err = {.status = BD_OK};
    const bd_solve_options how = {.prove_unique = true};
    cr_assert_eq(bd_best_draw(arena, tournament, bd_rulebook_find("fide"), round, NULL, &how, best, &err),
                 BD_OK, "%s round %d: %s", name, round, err.sentence);
    cr_assert_eq(best->certificate.outcome, BD_BEST, "%s round %d is not proved", name, round);
    fide_check_proof(arena, best, name);
}

/* "7-1 2-8 9-0": boards in order, the bye as its player against 0. */
static inline const char *fide_list(bd_arena *arena, const bd_draw *draw)
{
    bd_text text = bd_text_new(arena);
    bd_text_add_string(&text, "");
    for (size_t i = 0; i < draw->board_count; i++)
        bd_text_add(&text, "%s%d-%d", i > 0 ? " " : "", draw->boards[i].white, draw->boards[i].black);
    if (draw->bye != 0) bd_text_add(&text, "%s%d-0", draw->board_count > 0 ? " " : "", draw->bye);
    return text.bytes;
}

#endif

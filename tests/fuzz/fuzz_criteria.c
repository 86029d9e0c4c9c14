/* Any bytes as the cost of a criterion: no crash. One that the rules read is read by the checker too; it
 * costs the same in one go, board by board and by the checker, and stays inside its bounds. */
#include "cards/card.h"
#include "rulebook/round/written.h"
#include "rulebook/rulebook.h"
#include "verify/written_check.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(bool good)
{
    if (!good) abort();
}

/* Players of every kind. */
static bd_tournament *some_players(bd_arena *arena)
{
    static const char *const clubs[] = {"Kent", "KENT ", NULL, "Essex", ""};
    bd_tournament *t = bd_tournament_new(arena);
    t->round = 3;
    for (int id = 1; id <= 11; id++) {
        bd_card *card = NULL;
        check(bd_tournament_add_card(t, id, &card, NULL) == BD_OK);
        card->grade = id % 4 == 0 ? 9999 : 1500 + 7 * id;
        card->rating = 300 * id;
        card->club = clubs[id % 5];
        card->team = clubs[id % 3];
        card->title = id % 2 == 0 ? "GM" : "IM";
        card->score_given = true;
        card->score = id % 3;
    }
    return t;
}

/* The two agree about every board; the round has been made with this cost. */
static void check_costs(bd_arena *arena, const bd_round *round)
{
    const bd_written_cost *of = &round->written->items[0];
    const bd_term *term = bd_formula_cost(&of->formula);
    bd_edge edges[11 * 11];
    bd_cost cost[11 * 11];
    bd_written_check *own = NULL;
    const char *wrong = NULL;
    size_t count = 0;
    for (int u = 0; u < round->cards; u++)
        for (int v = u + 1; v < round->nodes; v++) edges[count++] = (bd_edge){(uint16_t)u, (uint16_t)v};
    bd_written_price(of, edges, count, cost);
    check(bd_written_check_new(round, arena, &own, &wrong, NULL) == BD_OK && wrong == NULL);
    for (size_t i = 0; i < count; i++) {
        bd_cost alone;
        bd_written_price(of, &edges[i], 1, &alone);
        check(alone == cost[i]);
        check(alone == bd_written_check_cost(own, 0, edges[i].u, edges[i].v));
        check(edges[i].v == round->bye ? alone == 0 : alone >= term->low && alone <= term->high);
    }
}

static void check_formula(bd_arena *arena, const char *text)
{
    bd_formula formula;
    bd_err err = {.status = BD_OK};
    size_t at = 0;
    bd_round *round = NULL;
    const bd_status status = bd_formula_read(arena, text, &formula, &at, &err);
    check(status == BD_OK || (status == BD_BAD_INPUT && err.sentence[0] != '\0' && at <= strlen(text)));
    if (status != BD_OK) return;
    const bd_written written = {.id = "x", .first = 1, .last = 99, .cost = bd_formula_tidy(arena, text)};
    const bd_draw_options options = {.written = &written, .written_count = 1};
    const bd_status made =
        bd_round_new(arena, some_players(arena), bd_rulebook_find("caa"), 3, &options, &round, &err);
    if (made != BD_OK) (void)fprintf(stderr, "%s: %s\n", text, err.sentence);
    check(made == BD_OK);
    check_costs(arena, round);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bd_arena *arena = bd_arena_new();
    const char *text = bd_arena_copy_bytes(arena, (const char *)data, size);
    if (strlen(text) == size) check_formula(arena, text);
    bd_arena_free(arena);
    return 0;
}

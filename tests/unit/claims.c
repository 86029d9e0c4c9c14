/* The claims to a colour of the guide: the order of who is due White, the comparisons of rule 16, and who
 * gets White on nine boards. */
#include <criterion/criterion.h>

#include "cards/card.h"
#include "rulebook/round/round.h"
#include "rulebook/rulebook.h"
#include "tests_file.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

static bd_claim claim_of(const char *colours)
{
    bd_entry history[32] = {0};
    bd_card card = {.history = history};
    for (const char *c = colours; *c != '\0'; c++) {
        const bd_colour colour = *c == 'W' ? BD_WHITE : *c == 'B' ? BD_BLACK : BD_NO_COLOUR;
        history[card.history_count++] = (bd_entry){.kind = BD_GAME, .colour = colour};
    }
    return bd_claim_of(&card, BD_ROUNDS_MAX);
}

/* How much White is due: strong white seekers first, strong black seekers last. */
static int compare_white(const bd_claim *a, const bd_claim *b)
{
    if (a->due != b->due) return a->due == BD_WHITE ? 1 : -1;
    return a->due == BD_WHITE ? bd_claim_compare(a, b) : bd_claim_compare(b, a);
}

static cJSON *read_json(bd_arena *arena, const char *name)
{
    cJSON *doc = cJSON_Parse(test_file(arena, name));
    cr_assert_not_null(doc, "%s", name);
    return doc;
}

static bd_claim claim_of_player(const cJSON *doc, const char *id)
{
    const cJSON *player;
    cJSON_ArrayForEach(player, cJSON_GetObjectItem(doc, "players"))
    {
        if (strcmp(cJSON_GetObjectItem(player, "id")->valuestring, id) != 0) continue;
        return claim_of(cJSON_GetObjectItem(player, "colours")->valuestring);
    }
    cr_assert_fail("no player %s", id);
    return (bd_claim){0};
}

Test(claims, due_order)
{
    bd_arena *arena = bd_arena_new();
    cJSON *doc = read_json(arena, "examples/due_order.json");
    const cJSON *order = cJSON_GetObjectItem(doc, "order");
    const int groups = cJSON_GetArraySize(order);
    cr_assert_eq(groups, 11);
    for (int i = 0; i < groups; i++) {
        const cJSON *ties = cJSON_GetArrayItem(order, i);
        const bd_claim here = claim_of_player(doc, cJSON_GetArrayItem(ties, 0)->valuestring);
        for (int k = 1; k < cJSON_GetArraySize(ties); k++) {
            const bd_claim equal = claim_of_player(doc, cJSON_GetArrayItem(ties, k)->valuestring);
            cr_expect_eq(compare_white(&here, &equal), 0, "place %d", i + 1);
        }
        if (i + 1 == groups) continue;
        const bd_claim next =
            claim_of_player(doc, cJSON_GetArrayItem(cJSON_GetArrayItem(order, i + 1), 0)->valuestring);
        cr_expect(compare_white(&here, &next) > 0, "places %d and %d", i + 1, i + 2);
    }
    cJSON_Delete(doc);
    bd_arena_free(arena);
}

Test(claims, rule_16)
{
    bd_arena *arena = bd_arena_new();
    cJSON *doc = read_json(arena, "examples/colour_claims.json");
    const cJSON *row;
    int rows = 0;
    cJSON_ArrayForEach(row, cJSON_GetObjectItem(doc, "claims"))
    {
        const char *x_colours = cJSON_GetObjectItem(row, "x")->valuestring;
        const bd_claim x = claim_of(x_colours);
        const bd_claim y = claim_of(cJSON_GetObjectItem(row, "y")->valuestring);
        const bd_colour colour =
            cJSON_GetObjectItem(row, "colour")->valuestring[0] == 'W' ? BD_WHITE : BD_BLACK;
        const bool more = strcmp(cJSON_GetObjectItem(row, "relation")->valuestring, "more") == 0;
        const int by = bd_claim_compare(&x, &y);
        cr_expect(x.due == colour && y.due == colour, "%s", x_colours);
        cr_expect(more ? by > 0 : by == 0, "%s", x_colours);
        rows++;
    }
    cr_assert_eq(rows, 8);
    cJSON_Delete(doc);
    bd_arena_free(arena);
}

/* A card that has had these colours, one game a round, against opponents from outside. */
static void deal(bd_tournament *t, int id, const cJSON *player)
{
    bd_card *card = NULL;
    const char *colours = cJSON_GetObjectItem(player, "colours")->valuestring;
    cr_assert_eq(bd_tournament_add_card(t, id, &card, NULL), BD_OK);
    card->grade = cJSON_GetObjectItem(player, "grade")->valueint;
    card->score_given = true;
    card->score = (int)(2 * atof(cJSON_GetObjectItem(player, "points")->valuestring));
    for (int r = 0; colours[r] != '\0'; r++) {
        bd_entry *entry = NULL;
        cr_assert_eq(bd_card_add_entry(t, card, r + 1, &entry, NULL), BD_OK);
        entry->kind = colours[r] == '-' ? BD_BYE_UNKNOWN : BD_GAME;
        entry->colour = colours[r] == 'W' ? BD_WHITE : colours[r] == 'B' ? BD_BLACK : BD_NO_COLOUR;
    }
}

static int who_is_white(const cJSON *a, const cJSON *b)
{
    bd_arena *arena = bd_arena_new();
    bd_tournament *t = bd_tournament_new(arena);
    bd_round *round = NULL;
    bd_draw draw;
    const uint16_t mate[] = {1, 0};
    t->round = 5;
    deal(t, 1, a);
    deal(t, 2, b);
    cr_assert_eq(bd_round_new(arena, t, bd_rulebook_find("caa"), 0, NULL, &round, NULL), BD_OK);
    cr_assert_eq(bd_round_draw(round, arena, mate, &draw, NULL), BD_OK);
    const int white = draw.boards[0].white;
    bd_arena_free(arena);
    return white;
}

Test(claims, who_gets_white)
{
    bd_arena *arena = bd_arena_new();
    cJSON *doc = read_json(arena, "examples/who_gets_white.json");
    const cJSON *row;
    int rows = 0;
    cJSON_ArrayForEach(row, cJSON_GetObjectItem(doc, "cases"))
    {
        const int expected = cJSON_GetObjectItem(row, "white")->valuestring[0] == 'A' ? 1 : 2;
        cr_expect_eq(who_is_white(cJSON_GetObjectItem(row, "a"), cJSON_GetObjectItem(row, "b")), expected,
                     "case %d", cJSON_GetObjectItem(row, "no")->valueint);
        rows++;
    }
    cr_assert_eq(rows, 9);
    cJSON_Delete(doc);
    bd_arena_free(arena);
}

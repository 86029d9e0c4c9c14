/* Schools and teams: totals of the best players, ties broken by the next player. */
#include <criterion/criterion.h>

#include "cards/card.h"
#include "standings/group_standings.h"

static bd_arena *arena;
static bd_tournament *event;
static bd_err err;

static void begin(void)
{
    arena = bd_arena_new();
    event = bd_tournament_new(arena);
    event->round = 2;
}

static void end(void) { bd_arena_free(arena); }

TestSuite(groups, .init = begin, .fini = end);

static bd_card *add(const char *school, int score)
{
    bd_card *card = NULL;
    cr_assert_eq(bd_tournament_add_card(event, (int)event->card_count + 1, &card, NULL), BD_OK);
    card->school = school;
    card->score_given = true;
    card->score = score;
    return card;
}

static bd_ranked_group *rank(bd_grouping by, int best, size_t *count)
{
    bd_ranked *standings = NULL;
    bd_ranked_group *groups = NULL;
    cr_assert_eq(bd_standings(arena, event, 1, NULL, &standings, &err), BD_OK);
    cr_assert_eq(bd_group_standings(arena, event, standings, by, best, &groups, count, &err), BD_OK);
    return groups;
}

Test(groups, the_best_count)
{
    size_t count = 0;
    static const int eton[] = {6, 4, 2, 2}, harrow[] = {4, 4, 4};
    for (int i = 0; i < 4; i++) (void)add("Eton", eton[i]);
    for (int i = 0; i < 3; i++) (void)add("Harrow", harrow[i]);
    (void)add(NULL, 6);
    (void)add("", 6);
    const bd_ranked_group *groups = rank(BD_BY_SCHOOL, 3, &count); /* 12 and 12; Eton has a fourth */
    cr_assert_eq(count, 2);
    cr_expect_str_eq(groups[0].name, "Eton");
    cr_expect_eq(groups[0].total, 12);
    cr_expect_eq(groups[1].total, 12);
    cr_expect_eq(groups[1].place, 2);
    groups = rank(BD_BY_SCHOOL, 4, &count); /* 14 and 12 */
    cr_expect_eq(groups[0].total, 14);
    groups = rank(BD_BY_SCHOOL, 1, &count); /* 6 and 4 */
    cr_expect_eq(groups[0].total, 6);
    cr_expect_eq(groups[1].total, 4);
}

Test(groups, ties_go_to_the_next_player)
{
    size_t count = 0;
    static const int scores[3][3] = {{4, 4, 1}, {6, 2, 2}, {5, 3, 2}};
    static const char *const schools[] = {"Alpha", "Beta", "Gamma"};
    for (int s = 0; s < 3; s++)
        for (int i = 0; i < 3; i++) (void)add(schools[s], scores[s][i]);
    const bd_ranked_group *groups = rank(BD_BY_SCHOOL, 2, &count); /* 8 each; then 1, 2, 2 */
    cr_assert_eq(count, 3);
    cr_expect_str_eq(groups[0].name, "Beta");
    cr_expect_str_eq(groups[1].name, "Gamma");
    cr_expect_eq(groups[1].place, 1);
    cr_expect_str_eq(groups[2].name, "Alpha");
    cr_expect_eq(groups[2].place, 3);
}

/* SCA 28: a filler is in no standings, and scores for no school. */
Test(groups, fillers_score_for_nobody)
{
    size_t count = 0;
    (void)add("Eton", 2);
    add("Eton", 6)->filler = true;
    add("Harrow", 4)->filler = true;
    const bd_ranked_group *groups = rank(BD_BY_SCHOOL, 4, &count);
    cr_assert_eq(count, 1);
    cr_expect_eq(groups[0].total, 2);
    cr_expect_eq(groups[0].player_count, 1);
    cr_expect_not_null(groups);
    (void)rank(BD_BY_TEAM, 4, &count);
    cr_expect_eq(count, 0);
}

/* Which of two who are due one colour has the weaker claim, in words: every reason of CAA 16. */
#include <criterion/criterion.h>

#include "cards/card.h"
#include "explain/fact.h"

#include <string.h>

static bd_arena *arena;
static bd_tournament *event;

static bd_card *add(const char *colours)
{
    bd_card *card = NULL;
    cr_assert_eq(bd_tournament_add_card(event, 18 + 12 * (int)event->card_count, &card, NULL), BD_OK);
    card->grade = 2000 - card->id;
    for (int i = 0; colours[i] != '\0'; i++) {
        bd_entry *entry = NULL;
        cr_assert_eq(bd_card_add_entry(event, card, i + 1, &entry, NULL), BD_OK);
        entry->opponent = 1000 + 10 * card->id + i;
        entry->colour = colours[i] == 'W' ? BD_WHITE : BD_BLACK;
        entry->kind = colours[i] == '-' ? BD_BYE_ZERO : BD_GAME;
        if (colours[i] == '-') entry->opponent = 0;
    }
    return card;
}

Test(weaker, every_reason)
{
    static const struct {
        const char *first, *second, *sentence; /* NULL: nothing is said */
    } rows[] = {
        {"WWWBB", "WBWBW", "18 and 30 are both due Black; 18 has the weaker claim: they had Black last."},
        {"WBWBW", "WWWBB", "30 and 18 are both due Black; 30 has the weaker claim: they had Black last."},
        {"BBB", "BBW",
         "30 and 18 are both due White; 30 has the weaker claim: a colour difference of 1 against 3."},
        {"WWBW", "WBWW",
         "18 and 30 are both due Black; 18 has the weaker claim: they had White 1 time running, 30 2 times."},
        {"WBW", "--W",
         "18 and 30 are both due Black; 18 has the weaker claim: they have played 3 games, 30 1."},
        {"WBW", "WBW", "30 and 18 are both due Black with equal claims; one of them is transferred."},
        {"WBW", "BWB", NULL},
        {"WBW", "---", NULL},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        bd_round *round = NULL;
        bd_reasons reasons = {.items = NULL};
        bd_err err = {.status = BD_OK};
        arena = bd_arena_new();
        event = bd_tournament_new(arena);
        (void)add(rows[i].first);
        (void)add(rows[i].second);
        event->round = (int)strlen(rows[i].first) + 1;
        cr_assert_eq(bd_round_new(arena, event, bd_rulebook_find("caa"), 0, NULL, &round, &err), BD_OK, "%s",
                     err.sentence);
        const int u = bd_round_node(round, 18), v = bd_round_node(round, 30);
        cr_assert_eq(bd_weaker_say(arena, round, u, v, &reasons, &err), BD_OK, "%s", err.sentence);
        cr_assert_eq(reasons.count, rows[i].sentence != NULL, "%s, %s", rows[i].first, rows[i].second);
        if (reasons.count > 0) cr_expect_str_eq(reasons.items[0].sentence, rows[i].sentence);
        bd_arena_free(arena);
    }
}

/* cards/tournament and cards/card: what a card tells, what it is worth, who is there. */
#include "cards/card.h"
#include "cards/tournament.h"

#include <criterion/criterion.h>

static bd_arena *arena;
static bd_tournament *t;
static bd_card *card;
static bd_err err;

static void tournament_begin(void)
{
    arena = bd_arena_new();
    t = bd_tournament_new(arena);
    t->rounds = 9;
    cr_assert_eq(bd_tournament_add_card(t, 7, &card, &err), BD_OK);
}

static void tournament_end(void) { bd_arena_free(arena); }

TestSuite(tournament, .init = tournament_begin, .fini = tournament_end);

static bd_entry *enter(int round, bd_entry_kind kind, int halves)
{
    bd_entry *entry = NULL;
    cr_assert_eq(bd_card_add_entry(t, card, round, &entry, &err), BD_OK, "%s", err.sentence);
    entry->kind = kind;
    entry->halves = halves;
    return entry;
}

Test(tournament, every_kind_of_entry_has_its_points)
{
    /* Every worth is a number of its own. */
    const bd_points points = {.win = 20,
                              .draw = 21,
                              .loss = 22,
                              .white_win = 23,
                              .black_win = 24,
                              .white_draw = 25,
                              .black_draw = 26,
                              .white_loss = 27,
                              .black_loss = 28,
                              .pairing_bye = 29,
                              .full_bye = 30,
                              .half_bye = 31,
                              .zero_bye = 32,
                              .forfeit_win = 33,
                              .forfeit_loss = 34,
                              .unknown = 35};
    static const struct {
        bd_entry_kind kind;
        bd_colour colour;
        int halves, worth;
    } rows[] = {{BD_GAME, BD_WHITE, 2, 23},
                {BD_GAME, BD_BLACK, 2, 24},
                {BD_GAME, BD_NO_COLOUR, 2, 20},
                {BD_GAME, BD_WHITE, 1, 25},
                {BD_GAME, BD_BLACK, 1, 26},
                {BD_GAME, BD_NO_COLOUR, 1, 21},
                {BD_GAME, BD_WHITE, 0, 27},
                {BD_GAME, BD_BLACK, 0, 28},
                {BD_GAME, BD_NO_COLOUR, 0, 22},
                {BD_GAME, BD_WHITE, -1, 35},
                {BD_FORFEIT, BD_WHITE, 2, 33},
                {BD_FORFEIT, BD_BLACK, 1, 33},
                {BD_FORFEIT, BD_WHITE, 0, 34},
                {BD_FORFEIT, BD_WHITE, -1, 34},
                {BD_BYE_PAIRING, BD_NO_COLOUR, 2, 29},
                {BD_BYE_FULL, BD_NO_COLOUR, 2, 30},
                {BD_BYE_HALF, BD_NO_COLOUR, 1, 31},
                {BD_BYE_ZERO, BD_NO_COLOUR, 0, 32},
                {BD_BYE_UNKNOWN, BD_NO_COLOUR, 2, 30},
                {BD_BYE_UNKNOWN, BD_NO_COLOUR, 1, 31},
                {BD_BYE_UNKNOWN, BD_NO_COLOUR, 0, 0},
                {BD_BYE_UNKNOWN, BD_NO_COLOUR, -1, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const bd_entry entry = {.kind = rows[i].kind, .colour = rows[i].colour, .halves = rows[i].halves};
        cr_assert_eq(bd_entry_points(&points, &entry), rows[i].worth, "row %zu", i);
    }
}

Test(tournament, the_usual_points)
{
    const bd_points p = bd_points_usual();
    cr_assert(p.win == 2 && p.draw == 1 && p.loss == 0 && p.white_win == 2 && p.black_win == 2);
    cr_assert(p.white_draw == 1 && p.black_draw == 1 && p.white_loss == 0 && p.black_loss == 0);
    cr_assert(p.pairing_bye == 2 && p.full_bye == 2 && p.half_bye == 1 && p.zero_bye == 0);
    cr_assert(p.forfeit_win == 2 && p.forfeit_loss == 0 && p.unknown == 0);
}

Test(tournament, ids_and_rounds_have_their_range)
{
    bd_card *made = NULL;
    bd_entry *entry = NULL;
    cr_assert_eq(bd_tournament_add_card(t, 0, &made, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_tournament_add_card(t, BD_ID_MAX + 1, &made, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_tournament_add_card(t, 1, &made, &err), BD_OK);
    cr_assert_eq(bd_tournament_add_card(t, BD_ID_MAX, &made, &err), BD_OK);
    cr_assert_eq(made->id, BD_ID_MAX);
    cr_assert_eq(bd_tournament_card(t, BD_ID_MAX), made);
    cr_assert_eq(bd_tournament_card(t, 1)->id, 1);
    cr_assert_null(bd_tournament_card(t, 2));
    cr_assert_null(bd_tournament_card(t, 0));
    card = bd_tournament_card(t, 7);
    cr_assert_eq(bd_card_add_entry(t, card, 0, &entry, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_card_add_entry(t, card, BD_ROUNDS_MAX + 1, &entry, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_card_add_entry(t, card, BD_ROUNDS_MAX, &entry, &err), BD_OK);
    cr_assert_eq(bd_card_add_entry(t, card, 1, &entry, &err), BD_OK);
    cr_assert_eq(entry->halves, -1);
    cr_assert_eq(bd_card_add_entry(t, card, 1, &entry, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_card_add_bye(t, card, 0, BD_BYE_HALF, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_card_add_bye(t, card, BD_ROUNDS_MAX + 1, BD_BYE_HALF, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_card_add_bye(t, card, BD_ROUNDS_MAX, BD_BYE_HALF, &err), BD_OK);
    cr_assert_eq(bd_card_add_bye(t, card, 1, BD_BYE_ZERO, &err), BD_OK);
    cr_assert_eq(bd_card_add_bye(t, card, 1, BD_BYE_ZERO, &err), BD_BAD_INPUT);
    cr_assert(card->byes[0].round == 1 && card->byes[0].kind == BD_BYE_ZERO);
    cr_assert(bd_card_arranged(card, BD_ROUNDS_MAX)->kind == BD_BYE_HALF &&
              bd_card_arranged(card, 2) == NULL);
}

Test(tournament, entries_stand_in_the_order_of_their_rounds)
{
    static const int rounds[] = {4, 2, 9, 3};
    for (size_t i = 0; i < 4; i++) (void)enter(rounds[i], BD_GAME, (int)i % 3);
    static const int sorted[] = {2, 3, 4, 9};
    for (size_t i = 0; i < 4; i++) cr_assert_eq(card->history[i].round, sorted[i]);
    cr_assert_eq(bd_card_entry(card, 4)->halves, 0);
    cr_assert_eq(bd_card_entry(card, 9)->halves, 2);
    cr_assert_null(bd_card_entry(card, 1));
    cr_assert_null(bd_card_entry(card, 5));
    cr_assert_null(bd_card_entry(card, 0));
}

Test(tournament, a_history_is_complete_when_it_tells_every_round)
{
    cr_assert_not(bd_card_history_is_complete(card, 1), "an empty card says nothing");
    (void)enter(1, BD_GAME, 2);
    cr_assert(bd_card_history_is_complete(card, 2));
    cr_assert_not(bd_card_history_is_complete(card, 3));
    bd_entry *second = enter(2, BD_GAME, -1);
    cr_assert(bd_card_history_is_complete(card, 2), "round 2 is not before round 2");
    cr_assert_not(bd_card_history_is_complete(card, 3));
    second->kind = BD_FORFEIT;
    cr_assert_not(bd_card_history_is_complete(card, 3));
    second->kind = BD_BYE_UNKNOWN;
    cr_assert_not(bd_card_history_is_complete(card, 3));
    second->kind = BD_BYE_PAIRING;
    cr_assert(bd_card_history_is_complete(card, 3), "a bye's worth is known");
    second->kind = BD_GAME;
    second->halves = 0;
    cr_assert(bd_card_history_is_complete(card, 3));
}

Test(tournament, scores_are_given_or_counted)
{
    static bd_adjustment adjustments[] = {{.id = 7, .round = 2, .halves = -1},
                                          {.id = 8, .round = 1, .halves = 5}};
    (void)enter(1, BD_GAME, 2);
    (void)enter(2, BD_GAME, 1);
    t->adjustments = adjustments;
    t->adjustment_count = 2;
    cr_assert_eq(bd_card_points_told(t, card, 1), 0);
    cr_assert_eq(bd_card_points_told(t, card, 2), 2);
    cr_assert_eq(bd_card_points_told(t, card, 3), 2);
    card->score = 9;
    cr_assert_eq(bd_card_score(t, card, 3), 2, "not given");
    card->score_given = true;
    cr_assert_eq(bd_card_score(t, card, 3), 2, "the history tells it all");
    t->round = 4;
    cr_assert_eq(bd_card_score(t, card, 4), 9, "given, and the history tells less");
    cr_assert_eq(bd_card_score(t, card, 5), 2, "what is given is for the next round");
}

Test(tournament, rounds_that_were_drawn)
{
    cr_assert_eq(bd_tournament_last_round(t), 0);
    cr_assert_eq(bd_tournament_next_round(t), 1);
    (void)enter(1, BD_GAME, 2);
    (void)enter(3, BD_BYE_HALF, 1);
    (void)enter(4, BD_BYE_UNKNOWN, 1);
    cr_assert_eq(bd_tournament_last_round(t), 1, "byes to come may stand on a card");
    (void)enter(2, BD_FORFEIT, 2);
    cr_assert_eq(bd_tournament_last_round(t), 2);
    (void)enter(5, BD_BYE_PAIRING, 2);
    cr_assert_eq(bd_tournament_last_round(t), 5);
    bd_card *other = NULL;
    cr_assert_eq(bd_tournament_add_card(t, 8, &other, &err), BD_OK);
    card = other;
    (void)enter(2, BD_GAME, 1);
    cr_assert_eq(bd_tournament_last_round(t), 5);
    cr_assert_eq(bd_tournament_next_round(t), 6);
    t->round = 3;
    cr_assert_eq(bd_tournament_next_round(t), 3);
}

Test(tournament, who_is_present)
{
    cr_assert(bd_card_is_present(t, card, 3));
    card->joined = 3;
    cr_assert_not(bd_card_is_present(t, card, 2));
    cr_assert(bd_card_is_present(t, card, 3));
    card->withdrawn = 5;
    cr_assert(bd_card_is_present(t, card, 4));
    cr_assert_not(bd_card_is_present(t, card, 5));
    cr_assert_not(bd_card_is_present(t, card, 6));
    card->withdrawn = 0;
    cr_assert_eq(bd_card_add_bye(t, card, 4, BD_BYE_HALF, &err), BD_OK);
    cr_assert_not(bd_card_is_present(t, card, 4));
    cr_assert(bd_card_is_present(t, card, 5));
    static const bd_entry_kind away[] = {BD_BYE_FULL, BD_BYE_HALF, BD_BYE_ZERO};
    bd_entry *entry = enter(6, BD_GAME, 2);
    cr_assert(bd_card_is_present(t, card, 6));
    for (size_t i = 0; i < 3; i++) {
        entry->kind = away[i];
        cr_assert_not(bd_card_is_present(t, card, 6));
    }
    entry->kind = BD_BYE_PAIRING;
    cr_assert(bd_card_is_present(t, card, 6));
    static int present[] = {3, 9};
    t->present = present;
    t->present_count = 2;
    cr_assert_not(bd_card_is_present(t, card, 6));
    present[1] = 7;
    cr_assert(bd_card_is_present(t, card, 6));
    t->present_count = 1;
    cr_assert_not(bd_card_is_present(t, card, 6));
}

/* The score that a file gives is that before the round whose draw stands on the card, as long as nothing of
 * it is known: no result has been entered, not even a loss. */
Test(tournament, a_given_score_is_that_before_the_round_that_is_drawn)
{
    bd_entry entry = {.round = 3, .opponent = 2, .kind = BD_GAME, .colour = BD_WHITE, .halves = -1};
    bd_entry other = {.round = 4, .opponent = 3, .kind = BD_GAME, .colour = BD_WHITE, .halves = 0};
    bd_card cards[] = {{.id = 1, .score = 3, .score_given = true, .history = &entry, .history_count = 1},
                       {.id = 2, .history = &other, .history_count = 1}};
    const bd_tournament event = {.cards = cards, .card_count = 2, .points = {.win = 2, .draw = 1}};
    cr_expect_eq(bd_card_score(&event, &cards[0], 3), 3);
    entry.halves = 0;
    cr_expect_eq(bd_card_score(&event, &cards[0], 3), 0, "it was lost: the score is that after it");
    entry.halves = 2;
    cr_expect_eq(bd_card_score(&event, &cards[0], 3), 0);
    entry.halves = -1;
    entry.kind = BD_BYE_HALF;
    cr_expect_eq(bd_card_score(&event, &cards[0], 3), 0);
}

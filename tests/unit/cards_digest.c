/* The digest of cards changes with everything a draw may depend on, and with nothing else. */
#include "cards/card.h"
#include "cards/person.h"
#include "cards/tournament.h"

#include <criterion/criterion.h>
#include <string.h>

static bd_tournament *two_cards(bd_arena *arena)
{
    bd_tournament *t = bd_tournament_new(arena);
    for (int id = 1; id <= 2; id++) {
        bd_card *card;
        bd_entry *entry;
        cr_assert_eq(bd_tournament_add_card(t, id, &card, NULL), BD_OK);
        for (int round = 1; round <= 3; round++) {
            cr_assert_eq(bd_card_add_entry(t, card, round, &entry, NULL), BD_OK);
            entry->opponent = 10 + round;
            entry->colour = round % 2 == 1 ? BD_WHITE : BD_BLACK;
            entry->halves = 1;
        }
    }
    return t;
}

static const char *digest_of(const bd_tournament *t, int round)
{
    static char hex[2][65];
    static int at;
    at = 1 - at;
    bd_tournament_digest(t, round, hex[at]);
    return hex[at];
}

#define DIFFERS(change)                                                                                      \
    do {                                                                                                     \
        bd_tournament *t = two_cards(arena);                                                                 \
        bd_card *card = bd_tournament_card(t, 2);                                                            \
        (void)card;                                                                                          \
        change;                                                                                              \
        cr_assert_str_neq(digest_of(two_cards(arena), 3), digest_of(t, 3), #change);                         \
    } while (0)

/* Both changes say something, and not the same. */
#define DIFFERS_FROM(one, other)                                                                             \
    do {                                                                                                     \
        char first[65];                                                                                      \
        bd_tournament *t = two_cards(arena);                                                                 \
        bd_card *card = bd_tournament_card(t, 2);                                                            \
        (void)card;                                                                                          \
        one;                                                                                                 \
        (void)strcpy(first, digest_of(t, 3));                                                                \
        t = two_cards(arena);                                                                                \
        card = bd_tournament_card(t, 2);                                                                     \
        other;                                                                                               \
        cr_assert_str_neq(first, digest_of(t, 3), #other);                                                   \
    } while (0)

#define AGREES(change)                                                                                       \
    do {                                                                                                     \
        bd_tournament *t = two_cards(arena);                                                                 \
        bd_card *card = bd_tournament_card(t, 2);                                                            \
        (void)card;                                                                                          \
        change;                                                                                              \
        cr_assert_str_eq(digest_of(two_cards(arena), 3), digest_of(t, 3), #change);                          \
    } while (0)

/* A player who joins after the round of these tests. */
static void add_late(bd_tournament *t, int id)
{
    bd_card *card;
    cr_assert_eq(bd_tournament_add_card(t, id, &card, NULL), BD_OK);
    card->joined = 4;
    card->name = "Late";
    card->rating = 1500;
    card->top = true;
}
#define ADD_LATE(t, id) add_late((t), (id))

#define ADD_BYE(round, kind) cr_assert_eq(bd_card_add_bye(t, card, (round), (kind), NULL), BD_OK)

#define LIST(member, count, ...) (t->member = &__VA_ARGS__, t->count = 1)

#define OPTION_DIFFERS(...)                                                                                  \
    DIFFERS_FROM(LIST(options, option_count, (bd_setting){.key = "a", .text = "1"}),                         \
                 LIST(options, option_count, (bd_setting){__VA_ARGS__}))

#define PAIR_DIFFERS(list)                                                                                   \
    do {                                                                                                     \
        DIFFERS(LIST(list, list##_count, (bd_pair_rule){1, 2, 1, 99}));                                      \
        DIFFERS_FROM(LIST(list, list##_count, (bd_pair_rule){1, 2, 1, 99}),                                  \
                     LIST(list, list##_count, (bd_pair_rule){3, 2, 1, 99}));                                 \
        DIFFERS_FROM(LIST(list, list##_count, (bd_pair_rule){1, 2, 1, 99}),                                  \
                     LIST(list, list##_count, (bd_pair_rule){1, 3, 1, 99}));                                 \
        DIFFERS(LIST(list, list##_count, (bd_pair_rule){1, 2, 3, 3}));                                       \
        AGREES(LIST(list, list##_count, (bd_pair_rule){1, 2, 4, 99}));                                       \
        AGREES(LIST(list, list##_count, (bd_pair_rule){1, 2, 1, 2}));                                        \
        AGREES((LIST(list, list##_count, (bd_pair_rule){1, 3, 1, 99}), ADD_LATE(t, 3)));                     \
    } while (0)

#define ACCELERATION_DIFFERS(...)                                                                            \
    DIFFERS_FROM(LIST(accelerations, acceleration_count, (bd_acceleration){1, 1, 2, 3, 4}),                  \
                 LIST(accelerations, acceleration_count, (bd_acceleration){__VA_ARGS__}))

#define ADJUSTMENT_DIFFERS(...)                                                                              \
    DIFFERS_FROM(LIST(adjustments, adjustment_count, (bd_adjustment){1, 2, 3}),                              \
                 LIST(adjustments, adjustment_count, (bd_adjustment){__VA_ARGS__}))

Test(cards_digest, changes_with_what_a_draw_may_depend_on)
{
    bd_arena *arena = bd_arena_new();
    static const char *group[] = {"family", "area"};
    /* Cards. */
    DIFFERS(card->id = 3);
    DIFFERS(card->rank = 3);
    DIFFERS(card->grade = 3);
    DIFFERS(card->name = "Ann");
    DIFFERS(card->title = "GM");
    DIFFERS(card->club = "");
    DIFFERS(card->school = "X");
    DIFFERS(card->team = "X");
    DIFFERS(card->federation = "CAN");
    DIFFERS(card->top = true);
    DIFFERS(card->filler = true);
    DIFFERS(card->volunteer = true);
    DIFFERS(card->withdrawn = 3);
    DIFFERS(card->joined = 2);
    /* The score, where the history does not tell it. */
    DIFFERS_FROM(card->history_count = 1, (card->history_count = 1, card->score_given = true));
    DIFFERS_FROM((card->history_count = 1, card->score_given = true, card->score = 3),
                 (card->history_count = 1, card->score_given = true, card->score = 4));
    DIFFERS(card->colour_due = BD_BLACK);
    DIFFERS(card->last_float = BD_FLOAT_UP);
    DIFFERS((card->groups = group, card->group_count = 1));
    DIFFERS_FROM((card->groups = group, card->group_count = 1),
                 (card->groups = group + 1, card->group_count = 1));
    /* Entries and arranged byes. */
    DIFFERS(card->history[1].halves = 2);
    DIFFERS(card->history[1].opponent = 2);
    DIFFERS(card->history[1].colour = BD_WHITE);
    DIFFERS(card->history[1].unrated = true);
    DIFFERS(card->history[1].marked = BD_FLOAT_DOWN);
    DIFFERS(card->history[0].round = 0);
    DIFFERS(card->history[0].kind = BD_FORFEIT);
    DIFFERS(ADD_BYE(1, BD_BYE_HALF));
    DIFFERS_FROM(ADD_BYE(1, BD_BYE_HALF), ADD_BYE(2, BD_BYE_HALF));
    DIFFERS_FROM(ADD_BYE(1, BD_BYE_HALF), ADD_BYE(1, BD_BYE_FULL));
    /* That a bye is arranged for a later round is a reason not to be given one now. */
    DIFFERS(ADD_BYE(5, BD_BYE_HALF));
    DIFFERS_FROM(ADD_BYE(3, BD_BYE_HALF), ADD_BYE(5, BD_BYE_HALF));
    bd_arena_free(arena);
}

Test(cards_digest, changes_with_everything_said_of_the_event)
{
    bd_arena *arena = bd_arena_new();
    DIFFERS(t->rounds = 9);
    DIFFERS(t->none_met = true);
    DIFFERS(t->initial_colour = BD_WHITE);
    DIFFERS(t->by_rank = true);
    DIFFERS(t->baku = true);
    DIFFERS((t->present = &(int){1}, t->present_count = 0));
    DIFFERS((t->present = &(int){1}, t->present_count = 1));
    DIFFERS_FROM((t->present = &(int){1}, t->present_count = 1),
                 (t->present = &(int){2}, t->present_count = 1));
    OPTION_DIFFERS(.key = "a", .text = "2");
    OPTION_DIFFERS(.key = "b", .text = "1");
    PAIR_DIFFERS(forbid);
    PAIR_DIFFERS(avoid);
    PAIR_DIFFERS(met);
    ACCELERATION_DIFFERS(2, 1, 2, 3, 4);
    ACCELERATION_DIFFERS(1, 2, 2, 3, 4);
    ACCELERATION_DIFFERS(1, 1, 3, 3, 4);
    ACCELERATION_DIFFERS(1, 1, 2, 2, 4);
    ACCELERATION_DIFFERS(1, 1, 2, 3, 5);
    ADJUSTMENT_DIFFERS(2, 2, 3);
    ADJUSTMENT_DIFFERS(1, 1, 3);
    ADJUSTMENT_DIFFERS(1, 2, 4);
    for (size_t i = 0; i < offsetof(bd_points, games_only) / sizeof(int); i++)
        DIFFERS(((int *)(void *)&t->points)[i] = 77);
    DIFFERS(t->points.boards = 4);
    DIFFERS_FROM(t->points.boards = 4, (t->points.boards = 4, t->points.bye_games = 4));
    DIFFERS_FROM(t->points.boards = 4, (t->points.boards = 4, t->points.by_games = true));
    DIFFERS_FROM(t->points.boards = 4, (t->points.boards = 4, card->history[0].games = 5));
    bd_arena_free(arena);
}

Test(cards_digest, keeps_when_later_rounds_or_remarks_are_entered)
{
    bd_arena *arena = bd_arena_new();
    AGREES(card->history[2].halves = 2);
    AGREES(card->history[2].opponent = 1);
    AGREES(card->history_count = 2);
    AGREES((card->score_given = true, card->score = 3)); /* which grows with every result */
    AGREES(card->withdrawn = 4);
    AGREES(ADD_LATE(t, 3));
    AGREES((ADD_LATE(t, 3), LIST(adjustments, adjustment_count, (bd_adjustment){3, 0, 2})));
    AGREES(LIST(adjustments, adjustment_count, (bd_adjustment){1, 3, 2}));
    AGREES((card->volunteer = true, card->volunteer_round = 4));
    AGREES(t->name = "Open");
    AGREES(t->format = BD_FORMAT_TRF);
    AGREES(t->round = 3);
    AGREES(card->person->standing = 2);
    bd_arena_free(arena);
}

/* Of byes for later rounds only that there are any. */
Test(cards_digest, does_not_ask_which_later_bye)
{
    bd_arena *arena = bd_arena_new();
    static const struct {
        int round;
        bd_entry_kind kind;
    } rows[] = {{4, BD_BYE_HALF}, {5, BD_BYE_HALF}, {5, BD_BYE_FULL}, {99, BD_BYE_ZERO}};
    char first[65] = "";
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_tournament *t = two_cards(arena);
        bd_card *card = bd_tournament_card(t, 2);
        ADD_BYE(rows[i].round, rows[i].kind);
        if (i == 0) (void)strcpy(first, digest_of(t, 3));
        cr_expect_str_eq(digest_of(t, 3), first, "round %d", rows[i].round);
        cr_expect_str_neq(digest_of(t, 3), digest_of(two_cards(arena), 3));
    }
    bd_arena_free(arena);
}

/* Without such facts the digest is that of certificates written before it left them out. */
Test(cards_digest, is_what_it_was)
{
    bd_arena *arena = bd_arena_new();
    static const char was[] = "a776279e1625b51d8352abfe70597a19"
                              "dbc2e7ca8f7e59056bb4af96c859194e";
    cr_expect_str_eq(digest_of(two_cards(arena), 3), was);
    bd_arena_free(arena);
}

Test(cards_digest, names_the_round)
{
    bd_arena *arena = bd_arena_new();
    cr_assert_str_neq(digest_of(two_cards(arena), 3), digest_of(two_cards(arena), 4));
    cr_assert_eq(strlen(digest_of(two_cards(arena), 3)), 64);
    bd_arena_free(arena);
}

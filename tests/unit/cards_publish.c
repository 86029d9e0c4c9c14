/* cards/publish: what is open, what may be put up, where it stands. */
#include "cards/change.h"
#include "cards/publish.h"

#include <criterion/criterion.h>
#include <string.h>

static bd_arena *arena;
static bd_tournament *t;
static bd_err err;

static void publish_begin(void)
{
    arena = bd_arena_new();
    t = bd_tournament_new(arena);
    t->rounds = 5;
    for (int id = 1; id <= 6; id++) {
        bd_card *card = NULL;
        cr_assert_eq(bd_tournament_add_card(t, id, &card, NULL), BD_OK);
    }
}

static void publish_end(void) { bd_arena_free(arena); }

TestSuite(publish, .init = publish_begin, .fini = publish_end);

static bd_board boards[] = {{1, 2}, {4, 3}};

static bd_draw draw_of(int round, int bye)
{
    return (bd_draw){.round = round, .boards = boards, .board_count = 2, .bye = bye};
}

Test(publish, draws_stand_in_the_order_of_their_rounds)
{
    static const int rounds[] = {3, 1, 4, 2};
    for (size_t i = 0; i < 4; i++) {
        const bd_draw draw = draw_of(rounds[i], 5);
        cr_assert_eq(bd_publish_draw(t, &draw, false, &err), BD_OK);
        cr_assert_eq(bd_published_draw(t, rounds[i])->round, rounds[i]);
    }
    cr_assert_eq(t->draw_count, 4);
    for (int i = 0; i < 4; i++) cr_assert_eq(t->draws[i].round, i + 1);
    cr_assert_null(bd_published_draw(t, 5));
    cr_assert_neq(t->draws[0].boards, boards, "a copy");
}

Test(publish, another_draw_needs_replace_and_a_round_without_results)
{
    const bd_draw draw = draw_of(1, 5), other_bye = draw_of(1, 6),
                  fewer = {.round = 1, .boards = boards, .bye = 5, .board_count = 1};
    bd_board turned[] = {{2, 1}, {4, 3}};
    bd_draw other_colours = draw;
    other_colours.boards = turned;
    cr_assert_eq(bd_publish_draw(t, &draw, false, &err), BD_OK);
    cr_assert_eq(bd_publish_draw(t, &draw, false, &err), BD_OK, "the same again");
    cr_assert_eq(t->draw_count, 1);
    cr_assert_eq(bd_publish_draw(t, &other_bye, false, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_publish_draw(t, &fewer, false, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_publish_draw(t, &other_colours, false, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_publish_draw(t, &other_colours, true, &err), BD_OK);
    cr_assert_eq(t->draws[0].boards[0].white, 2);
    cr_assert_eq(bd_publish_draw(t, &draw, true, &err), BD_OK);

    cr_assert_eq(bd_change_result(t, 1, 4, 3, BD_BLACK_WINS, NULL, &err), BD_OK);
    cr_assert_eq(bd_publish_draw(t, &draw, true, &err), BD_OK, "the same draw may always be published");
    cr_assert_eq(bd_publish_draw(t, &other_bye, true, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_published_draw(t, 1)->bye, 5);
}

Test(publish, a_default_or_a_game_without_result_does_not_begin_a_round)
{
    const bd_draw draw = draw_of(1, 5), other = draw_of(1, 6);
    cr_assert_eq(bd_publish_draw(t, &draw, false, &err), BD_OK);
    cr_assert_eq(bd_change_result(t, 1, 4, 3, BD_RESULT_NONE, NULL, &err), BD_OK);
    cr_assert_eq(bd_publish_draw(t, &other, true, &err), BD_OK);
    cr_assert_eq(bd_change_result(t, 1, 4, 3, BD_WHITE_BY_DEFAULT, NULL, &err), BD_OK);
    cr_assert_eq(bd_publish_draw(t, &draw, true, &err), BD_OK);
    cr_assert_eq(bd_change_result(t, 1, 4, 3, BD_BLACK_WINS, NULL, &err), BD_OK);
    cr_assert_eq(bd_publish_draw(t, &other, true, &err), BD_BAD_INPUT);
    bd_tournament_card(t, 3)->history_count = 0;
    cr_assert_eq(bd_publish_draw(t, &other, true, &err), BD_BAD_INPUT, "0 points are a result, too");
}

Test(publish, open_games_are_counted_once)
{
    const bd_draw draw = draw_of(2, 5);
    cr_assert_eq(bd_open_games(t, 9), 0);
    cr_assert_eq(bd_publish_draw(t, &draw, false, &err), BD_OK);
    cr_assert_eq(bd_open_games(t, 2), 0, "rounds before 2 only");
    cr_assert_eq(bd_open_games(t, 3), 2);

    /* On both cards, with the higher id White; then told by one card only, whichever. */
    cr_assert_eq(bd_change_result(t, 2, 4, 3, BD_RESULT_NONE, NULL, &err), BD_OK);
    cr_assert_eq(bd_open_games(t, 3), 2);
    cr_assert_eq(bd_open_games(t, 2), 0);
    bd_tournament_card(t, 4)->history_count = 0;
    cr_assert_eq(bd_open_games(t, 3), 2 + 1, "published, and on the card of 3");
    t->draw_count = 0;
    cr_assert_eq(bd_open_games(t, 3), 1);
    bd_entry *entry = NULL;
    bd_tournament_card(t, 3)->history_count = 0;
    cr_assert_eq(bd_card_add_entry(t, bd_tournament_card(t, 4), 2, &entry, &err), BD_OK);
    entry->opponent = 3;
    cr_assert_eq(bd_open_games(t, 3), 1, "the card of 4 alone tells");

    bd_tournament_card(t, 4)->score_given = true;
    cr_assert_eq(bd_open_games(t, 3), 0, "a score that is given needs no results");
    bd_tournament_card(t, 4)->score_given = false;
    entry->kind = BD_FORFEIT;
    cr_assert_eq(bd_open_games(t, 3), 0);
    entry->kind = BD_GAME;
    entry->halves = 0;
    cr_assert_eq(bd_open_games(t, 3), 0);
}

Test(publish, a_draw_is_entered_on_the_cards)
{
    const bd_draw draw = draw_of(1, 5);
    cr_assert_eq(bd_publish_on_cards(t, &draw, &err), BD_OK);
    const bd_entry *white = bd_card_entry(bd_tournament_card(t, 4), 1);
    const bd_entry *black = bd_card_entry(bd_tournament_card(t, 3), 1);
    const bd_entry *bye = bd_card_entry(bd_tournament_card(t, 5), 1);
    cr_assert(white->kind == BD_GAME && white->opponent == 3 && white->colour == BD_WHITE &&
              white->halves == -1);
    cr_assert(black->kind == BD_GAME && black->opponent == 4 && black->colour == BD_BLACK &&
              black->halves == -1);
    cr_assert(bye->kind == BD_BYE_PAIRING && bye->opponent == 0 && bye->colour == BD_NO_COLOUR &&
              bye->halves == 2);
    cr_assert_null(bd_card_entry(bd_tournament_card(t, 6), 1));
    cr_assert_eq(bd_publish_on_cards(t, &draw, &err), BD_BAD_INPUT, "they have that round already");
    bd_board others[] = {{3, 2}};
    const bd_draw first_rests = {.round = 3, .boards = others, .board_count = 1, .bye = 1};
    cr_assert_eq(bd_publish_on_cards(t, &first_rests, &err), BD_OK);
    cr_assert_eq(bd_card_entry(bd_tournament_card(t, 1), 3)->kind, BD_BYE_PAIRING);
    const bd_draw strange = draw_of(2, 7);
    cr_assert_eq(bd_publish_on_cards(t, &strange, &err), BD_INTERNAL);
}

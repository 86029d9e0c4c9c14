#include "cards/publish.h"

#include "base/assert.h"
#include "cards/cards_words.h"

#include <string.h>

const bd_draw *bd_published_draw(const bd_tournament *tournament, int round)
{
    for (size_t i = 0; i < tournament->draw_count; i++)
        if (tournament->draws[i].round == round) return &tournament->draws[i];
    return NULL;
}

static bool publish_is_on_a_card(const bd_tournament *tournament, int id, int round)
{
    const bd_card *card = bd_tournament_card(tournament, id);
    return card != NULL && bd_card_entry(card, round) != NULL;
}

/* Each game once: from the lower id's card, or from the only card that tells of it. */
static bool publish_is_told_here(const bd_tournament *tournament, const bd_card *card, const bd_entry *entry)
{
    return entry->opponent > card->id || !publish_is_on_a_card(tournament, entry->opponent, entry->round);
}

static size_t publish_open_on_cards(const bd_tournament *tournament, int round)
{
    size_t open = 0;
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        for (size_t k = 0; !card->score_given && k < card->history_count && card->history[k].round < round;
             k++) {
            const bd_entry *entry = &card->history[k];
            open +=
                entry->kind == BD_GAME && entry->halves < 0 && publish_is_told_here(tournament, card, entry);
        }
    }
    return open;
}

size_t bd_open_games(const bd_tournament *tournament, int round)
{
    size_t open = publish_open_on_cards(tournament, round);
    for (size_t i = 0; i < tournament->draw_count; i++) {
        const bd_draw *draw = &tournament->draws[i];
        for (size_t b = 0; draw->round < round && b < draw->board_count; b++)
            open += !publish_is_on_a_card(tournament, draw->boards[b].white, draw->round);
    }
    return open;
}

static bool publish_same_sit_outs(const bd_draw *a, const bd_draw *b)
{
    return a->sit_out_count == b->sit_out_count &&
           (a->sit_out_count == 0 ||
            memcmp(a->sit_outs, b->sit_outs, a->sit_out_count * sizeof *a->sit_outs) == 0);
}

static bool publish_same_draw(const bd_draw *a, const bd_draw *b)
{
    return a->bye == b->bye && publish_same_sit_outs(a, b) && a->board_count == b->board_count &&
           (a->board_count == 0 || memcmp(a->boards, b->boards, a->board_count * sizeof *a->boards) == 0);
}

static bd_status publish_may_publish(const bd_tournament *tournament, const bd_draw *draw, bool replace,
                                     bd_err *err)
{
    const bd_draw *there = bd_published_draw(tournament, draw->round);
    if (there != NULL && publish_same_draw(there, draw)) return BD_OK;
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_entry *entry = bd_card_entry(&tournament->cards[i], draw->round);
        if (entry != NULL && entry->kind == BD_GAME && entry->halves >= 0)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_ROUND_BEGUN), draw->round, tournament->cards[i].id);
    }
    if (there == NULL || replace) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_DRAW_EXISTS), draw->round);
}

/* Who attends and who volunteers was said for this evening, and not for a later one. */
static void publish_date_lists(bd_tournament *tournament, int round)
{
    if (tournament->present != NULL && tournament->present_round == 0) tournament->present_round = round;
    for (size_t i = 0; i < tournament->card_count; i++) {
        bd_card *card = &tournament->cards[i];
        if (card->volunteer && card->volunteer_round == 0) card->volunteer_round = round;
    }
}

bd_status bd_publish_draw(bd_tournament *tournament, const bd_draw *draw, bool replace, bd_err *err)
{
    BD_TRY(publish_may_publish(tournament, draw, replace, err));
    publish_date_lists(tournament, draw->round);
    return bd_put_draw(tournament, draw, err);
}

static bd_status publish_copy(bd_arena *arena, const bd_draw *draw, bd_draw *copy, bd_err *err)
{
    bd_board *boards, *outside;
    int *sit_outs;
    BD_NEW(boards, arena, draw->board_count, err);
    BD_NEW(outside, arena, draw->outside_count, err);
    BD_NEW(sit_outs, arena, draw->sit_out_count, err);
    for (size_t i = 0; i < draw->board_count; i++) boards[i] = draw->boards[i];
    for (size_t i = 0; i < draw->outside_count; i++) outside[i] = draw->outside[i];
    for (size_t i = 0; i < draw->sit_out_count; i++) sit_outs[i] = draw->sit_outs[i];
    *copy = *draw;
    copy->boards = boards;
    copy->outside = outside;
    copy->sit_outs = sit_outs;
    if (draw->rules != NULL && (copy->rules = bd_arena_copy_text(arena, draw->rules)) == NULL)
        BD_FAIL_MEMORY(err);
    if (draw->options != NULL && (copy->options = bd_arena_copy_text(arena, draw->options)) == NULL)
        BD_FAIL_MEMORY(err);
    return BD_OK;
}

bd_status bd_put_draw(bd_tournament *tournament, const bd_draw *draw, bd_err *err)
{
    BD_ASSERT(draw->round >= 1 && (draw->boards != NULL || draw->board_count == 0));
    bd_draw copy;
    BD_TRY(publish_copy(tournament->arena, draw, &copy, err));
    size_t at = 0;
    while (at < tournament->draw_count && tournament->draws[at].round < draw->round) at++;
    if (at == tournament->draw_count || tournament->draws[at].round != draw->round) {
        BD_ROOM(tournament->draws, tournament->draw_count, tournament->draw_capacity, tournament->arena, err);
        for (size_t i = tournament->draw_count++; i > at; i--)
            tournament->draws[i] = tournament->draws[i - 1];
    }
    tournament->draws[at] = copy;
    return BD_OK;
}

static bd_status publish_enter(bd_tournament *tournament, int round, int id, int opponent, bd_colour colour,
                               bd_err *err)
{
    BD_ASSERT(round >= 1 && id != opponent);
    bd_card *card = bd_tournament_card(tournament, id);
    if (card == NULL) BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(CARDS_DRAW_OF_STRANGER), id);
    bd_entry *entry = NULL;
    BD_TRY(bd_card_add_entry(tournament, card, round, &entry, err));
    entry->kind = opponent != 0 ? BD_GAME : BD_BYE_PAIRING;
    entry->opponent = opponent;
    entry->colour = colour;
    if (opponent == 0) entry->halves = 2;
    return BD_OK;
}

bd_status bd_publish_on_cards(bd_tournament *tournament, const bd_draw *draw, bd_err *err)
{
    for (size_t i = 0; i < draw->board_count; i++) {
        const bd_board *board = &draw->boards[i];
        BD_TRY(publish_enter(tournament, draw->round, board->white, board->black, BD_WHITE, err));
        BD_TRY(publish_enter(tournament, draw->round, board->black, board->white, BD_BLACK, err));
    }
    for (size_t i = 0; i < draw->sit_out_count; i++)
        BD_TRY(publish_enter(tournament, draw->round, draw->sit_outs[i], 0, BD_NO_COLOUR, err));
    return draw->bye != 0 ? publish_enter(tournament, draw->round, draw->bye, 0, BD_NO_COLOUR, err) : BD_OK;
}

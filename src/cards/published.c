#include "cards/published.h"

#include "cards/card.h"
#include "cards/cards_words.h"

#include <stdlib.h>

const bd_draw *bd_published_draw(const bd_tournament *tournament, int round)
{
    for (size_t i = 0; i < tournament->draw_count; i++)
        if (tournament->draws[i].round == round) return &tournament->draws[i];
    return NULL;
}

typedef struct open_list {
    const bd_tournament *tournament;
    bd_arena *arena; /* NULL: they are only counted, without those that are pending */
    bd_open_game *items;
    size_t count, capacity;
} open_list;

static bool open_is_on_a_card(const bd_tournament *tournament, int id, int round)
{
    const bd_card *card = bd_tournament_card(tournament, id);
    return card != NULL && bd_card_entry(card, round) != NULL;
}

static int open_board_of(const bd_tournament *tournament, int round, int a, int b)
{
    const bd_draw *draw = bd_published_draw(tournament, round);
    for (size_t i = 0; draw != NULL && i < draw->board_count; i++) {
        const bd_board *board = bd_draw_sat(draw, i);
        if ((board->white == a && board->black == b) || (board->white == b && board->black == a))
            return bd_draw_number(draw, i);
    }
    return 0;
}

static bd_status open_add(open_list *list, const bd_open_game *game, bd_err *err)
{
    BD_ASSERT(game->white != game->black);
    if (list->arena == NULL) {
        list->count += !game->pending;
        return BD_OK;
    }
    BD_ROOM(list->items, list->count, list->capacity, list->arena, err);
    list->items[list->count++] = *game;
    return BD_OK;
}

/* Each game once: from the lower id's card, or from the only card that tells of it. */
static bd_status open_add_entry(open_list *list, const bd_card *card, const bd_entry *entry, bd_err *err)
{
    const bd_tournament *tournament = list->tournament;
    if (entry->kind != BD_GAME || entry->halves >= 0) return BD_OK;
    if (card->score_given && bd_published_draw(tournament, entry->round) == NULL) return BD_OK;
    if (entry->opponent <= card->id && open_is_on_a_card(tournament, entry->opponent, entry->round))
        return BD_OK;
    const bool black = entry->colour == BD_BLACK;
    bd_open_game game = {.round = entry->round,
                         .white = black ? entry->opponent : card->id,
                         .black = black ? card->id : entry->opponent,
                         .pending = entry->pending};
    if (list->arena != NULL) game.board = open_board_of(tournament, entry->round, card->id, entry->opponent);
    return open_add(list, &game, err);
}

static bd_status open_add_published(open_list *list, const bd_draw *draw, bd_err *err)
{
    for (size_t b = 0; b < draw->board_count; b++) {
        const bd_board *sat = bd_draw_sat(draw, b);
        const bd_open_game game = {
            .round = draw->round, .board = bd_draw_number(draw, b), .white = sat->white, .black = sat->black};
        if (!open_is_on_a_card(list->tournament, sat->white, draw->round)) BD_TRY(open_add(list, &game, err));
    }
    return BD_OK;
}

static bd_status open_add_all(open_list *list, int round, bd_err *err)
{
    const bd_tournament *tournament = list->tournament;
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        for (size_t k = 0; k < card->history_count && card->history[k].round < round; k++)
            BD_TRY(open_add_entry(list, card, &card->history[k], err));
    }
    for (size_t i = 0; i < tournament->draw_count && tournament->draws[i].round < round; i++)
        BD_TRY(open_add_published(list, &tournament->draws[i], err));
    return BD_OK;
}

size_t bd_open_games(const bd_tournament *tournament, int round)
{
    open_list list = {.tournament = tournament};
    (void)open_add_all(&list, round, NULL);
    return list.count;
}

static int open_compare(const void *a, const void *b)
{
    const bd_open_game *x = a;
    const bd_open_game *y = b;
    if (x->round != y->round) return x->round - y->round;
    return x->board != y->board ? x->board - y->board : x->white - y->white;
}

bd_status bd_open_games_list(bd_arena *arena, const bd_tournament *tournament, int round, bd_open_game **out,
                             size_t *count, bd_err *err)
{
    open_list list = {.tournament = tournament, .arena = arena};
    BD_TRY(open_add_all(&list, round, err));
    if (list.count > 1) qsort(list.items, list.count, sizeof *list.items, open_compare);
    *out = list.items;
    *count = list.count;
    return BD_OK;
}

bd_status bd_check_drawable(const bd_tournament *tournament, int round, bd_despite *despite, bd_err *err)
{
    bd_despite nothing = {.end = false}, *asked = despite != NULL ? despite : &nothing;
    const int next = bd_tournament_next_round(tournament), rounds = tournament->rounds;
    const size_t open = bd_open_games(tournament, round);
    asked->why = BD_ROUND_NOT_NEXT;
    if (round > next) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_ROUND_NOT_NEXT), round, next);
    asked->why = BD_EVENT_IS_OVER;
    if (rounds > 0 && round > rounds && !asked->end)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_EVENT_IS_OVER), round, rounds);
    asked->why = BD_GAMES_ARE_OPEN;
    if (open > 0 && !asked->open_games)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY_N(CARDS_GAMES_OPEN, open), open);
    return BD_OK;
}

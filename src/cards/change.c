#include "cards/change.h"

#include "base/assert.h"
#include "cards/cards_words.h"

#include <string.h>

/* What the result is for each side. */
typedef struct meaning {
    bd_entry_kind kind;
    int white, black; /* half points, -1: not known */
} meaning;

static const meaning change_meanings[] = {
    [BD_RESULT_NONE] = {BD_GAME, -1, -1},
    [BD_WHITE_WINS] = {BD_GAME, 2, 0},
    [BD_BLACK_WINS] = {BD_GAME, 0, 2},
    [BD_DRAWN] = {BD_GAME, 1, 1},
    [BD_WHITE_BY_DEFAULT] = {BD_FORFEIT, 2, 0},
    [BD_BLACK_BY_DEFAULT] = {BD_FORFEIT, 0, 2},
    [BD_BOTH_DEFAULT] = {BD_FORFEIT, 0, 0},
    [BD_NIL_NIL] = {BD_GAME, 0, 0},
    [BD_HALF_NIL] = {BD_GAME, 1, 0},
    [BD_NIL_HALF] = {BD_GAME, 0, 1},
};

enum { RESULTS = sizeof change_meanings / sizeof change_meanings[0] };

static bd_status change_find_player(const bd_tournament *t, int id, bd_card **out, bd_err *err)
{
    *out = bd_tournament_card(t, id);
    if (*out == NULL) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_NO_SUCH_PLAYER), id);
    return BD_OK;
}

static const bd_draw *change_draw_of(const bd_tournament *t, int round)
{
    for (size_t i = 0; i < t->draw_count; i++)
        if (t->draws[i].round == round) return &t->draws[i];
    return NULL;
}

static const bd_board *change_board_of(const bd_draw *draw, int id)
{
    for (size_t i = 0; draw != NULL && i < draw->board_count; i++)
        if (draw->boards[i].white == id || draw->boards[i].black == id) return &draw->boards[i];
    return NULL;
}

static bd_status change_check_round(const bd_tournament *t, int round, bd_err *err)
{
    const int most = t->rounds > 0 ? t->rounds : BD_ROUNDS_MAX;
    if (round >= 1 && round <= most) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_NO_SUCH_ROUND), round, most);
}

static bd_status change_check_round_of_result(const bd_tournament *t, int round, bd_err *err)
{
    const int next = bd_tournament_next_round(t);
    BD_TRY(change_check_round(t, round, err));
    if (round <= next || change_draw_of(t, round) != NULL) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_ROUND_NOT_DRAWN), round, next);
}

static bool change_is_bye(const bd_entry *entry)
{
    return entry->kind != BD_GAME && entry->kind != BD_FORFEIT;
}

static bd_status change_check_can_play(const bd_card *card, int round, int opponent, bd_err *err)
{
    if (card->withdrawn > 0 && card->withdrawn <= round)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_WITHDRAWN), card->id, card->withdrawn);
    if (card->joined > round)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_NOT_JOINED), card->id, card->joined);
    const bd_entry *entry = bd_card_entry(card, round);
    if (entry == NULL && bd_card_arranged(card, round) == NULL) return BD_OK;
    if (entry == NULL || change_is_bye(entry))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_HAS_BYE), card->id, round);
    if (entry->opponent != opponent && entry->opponent != 0)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_OTHER_OPPONENT), card->id, entry->opponent, round,
                opponent);
    return BD_OK;
}

static bd_status change_check_against_draw(const bd_tournament *t, int round, int white, int black,
                                           bd_err *err)
{
    const bd_draw *draw = change_draw_of(t, round);
    const bd_board *board = change_board_of(draw, white);
    if (draw == NULL || (board != NULL && board->white == white && board->black == black)) return BD_OK;
    if (board == NULL) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_NOT_ON_A_BOARD), white, round);
    if (board->white == black)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_COLOURS_REVERSED), round, black, white);
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_OTHER_BOARD), round, board->white, board->black, white,
            black);
}

bd_result bd_result_of(const bd_entry *white, const bd_entry *black)
{
    BD_ASSERT(white == NULL || black == NULL || white->round == black->round);
    for (size_t i = 0; white != NULL && i < RESULTS; i++) {
        const meaning *m = &change_meanings[i];
        if (white->kind != m->kind || white->halves != m->white) continue;
        if (black == NULL || (black->kind == m->kind && black->halves == m->black)) return (bd_result)i;
    }
    return BD_RESULT_NONE;
}

/* The entry of that round, made when there is none. */
static bd_status change_entry_for(bd_tournament *t, bd_card *card, int round, bd_entry **out, bd_err *err)
{
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].round == round) {
            *out = &card->history[i];
            return BD_OK;
        }
    return bd_card_add_entry(t, card, round, out, err);
}

/* Writes the entry, and keeps a score that the file gives in step. */
static void change_put_entry(const bd_tournament *t, bd_card *card, bd_entry *entry, const bd_entry *now,
                             bool was_there)
{
    const int before = was_there ? bd_entry_points(&t->points, entry) : 0;
    *entry = *now;
    if (card->score_given) card->score += bd_entry_points(&t->points, entry) - before;
    if (now->colour != BD_NO_COLOUR) card->colour_due = BD_NO_COLOUR; /* the history tells it now */
    card->last_float = BD_NO_FLOAT;
}

static bd_status change_set_entry(bd_tournament *t, bd_card *card, const bd_entry *now, bd_err *err)
{
    const bool was_there = bd_card_entry(card, now->round) != NULL;
    bd_entry *entry = NULL;
    BD_TRY(change_entry_for(t, card, now->round, &entry, err));
    change_put_entry(t, card, entry, now, was_there);
    return BD_OK;
}

static int change_usual_worth(bd_entry_kind bye)
{
    return bye == BD_BYE_HALF ? 1 : bye == BD_BYE_ZERO ? 0 : 2;
}

static bd_status change_set_bye(bd_tournament *t, bd_card *card, int round, bd_entry_kind kind, bd_err *err)
{
    return change_set_entry(
        t, card, &(bd_entry){.round = round, .kind = kind, .halves = change_usual_worth(kind)}, err);
}

/* A round that begins to have results has had its byes too. */
static bd_status change_enter_byes(bd_tournament *t, int round, bd_err *err)
{
    const bd_draw *draw = change_draw_of(t, round);
    for (size_t i = 0; i < t->card_count; i++) {
        bd_card *card = &t->cards[i];
        const bd_arranged *arranged = bd_card_arranged(card, round);
        if (bd_card_entry(card, round) != NULL) continue;
        if (arranged != NULL)
            BD_TRY(change_set_bye(t, card, round, arranged->kind, err));
        else if (draw != NULL && bd_draw_sits_out(draw, card->id))
            BD_TRY(change_set_bye(t, card, round, BD_BYE_PAIRING, err));
    }
    if (t->round > 0 && t->round <= round) t->round = 0; /* from now on one more than played */
    return BD_OK;
}

void bd_result_entries(bd_result result, bd_entry *white, bd_entry *black)
{
    BD_ASSERT((size_t)result < RESULTS);
    const meaning *m = &change_meanings[result];
    white->kind = black->kind = m->kind;
    white->halves = m->white;
    black->halves = m->black;
}

/* A draw remembers the results that it was made with, where they are others now. */
static bd_status change_remember(bd_tournament *t, bd_draw *draw, const bd_was *was, bd_result now,
                                 bd_err *err)
{
    bd_was *list;
    size_t count = 0;
    bool there = false;
    BD_NEW(list, t->arena, draw->was_count + 1, err);
    for (size_t i = 0; i < draw->was_count; i++) {
        const bd_was *old = &draw->was[i];
        const bool same = old->round == was->round && old->white == was->white && old->black == was->black;
        there = there || same;
        if (!same || strcmp(old->result, bd_result_name(now)) != 0) list[count++] = *old;
    }
    if (!there) list[count++] = *was;
    draw->was = list;
    draw->was_count = count;
    return BD_OK;
}

static bd_status change_remember_everywhere(bd_tournament *t, int round, int white, int black,
                                            bd_result before, bd_result now, bd_err *err)
{
    const bd_was was = {.round = round, .white = white, .black = black, .result = bd_result_name(before)};
    for (size_t i = 0; i < t->draw_count && before != now; i++)
        if (t->draws[i].round > round) BD_TRY(change_remember(t, &t->draws[i], &was, now, err));
    return BD_OK;
}

bd_status bd_change_result(bd_tournament *t, int round, int white, int black, bd_result result,
                           bd_result *before, bd_err *err)
{
    BD_ASSERT((size_t)result < RESULTS);
    bd_card *first = NULL;
    bd_card *second = NULL;
    const meaning *m = &change_meanings[result];
    BD_TRY(change_check_round_of_result(t, round, err));
    BD_TRY(change_find_player(t, white, &first, err));
    BD_TRY(change_find_player(t, black, &second, err));
    if (white == black) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_PLAYS_THEMSELVES), white);
    BD_TRY(change_check_can_play(first, round, black, err));
    BD_TRY(change_check_can_play(second, round, white, err));
    BD_TRY(change_check_against_draw(t, round, white, black, err));
    const bd_result then = bd_result_of(bd_card_entry(first, round), bd_card_entry(second, round));
    if (before != NULL) *before = then;
    const bd_entry for_white = {
        .round = round, .kind = m->kind, .opponent = black, .colour = BD_WHITE, .halves = m->white};
    const bd_entry for_black = {
        .round = round, .kind = m->kind, .opponent = white, .colour = BD_BLACK, .halves = m->black};
    BD_TRY(change_remember_everywhere(t, round, white, black, then, result, err));
    BD_TRY(change_set_entry(t, first, &for_white, err));
    BD_TRY(change_set_entry(t, second, &for_black, err));
    return change_enter_byes(t, round, err);
}

static bd_status change_check_no_game(const bd_tournament *t, const bd_card *card, int round, bd_err *err)
{
    const bd_entry *entry = bd_card_entry(card, round);
    const bd_board *board = change_board_of(change_draw_of(t, round), card->id);
    if (entry != NULL && entry->kind == BD_GAME && entry->halves < 0 && entry->opponent > 0)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_IS_PAIRED), card->id, entry->opponent, round, card->id);
    if (entry != NULL && !change_is_bye(entry) && entry->opponent > 0)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_HAS_OPPONENT), card->id, entry->opponent, round);
    if (entry != NULL && !change_is_bye(entry))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_HAS_GAME), card->id, round);
    if (board != NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_IN_THE_DRAW), card->id, round, board->white,
                board->black, card->id);
    return BD_OK;
}

static bd_status change_set_arranged(bd_tournament *t, bd_card *card, int round, bd_entry_kind kind,
                                     bd_err *err)
{
    for (size_t i = 0; i < card->bye_count; i++)
        if (card->byes[i].round == round) {
            card->byes[i].kind = kind;
            return BD_OK;
        }
    return bd_card_add_bye(t, card, round, kind, err);
}

static bool change_remove_arranged(bd_card *card, int round)
{
    for (size_t i = 0; i < card->bye_count; i++) {
        if (card->byes[i].round != round) continue;
        memmove(&card->byes[i], &card->byes[i + 1], (card->bye_count - i - 1) * sizeof card->byes[0]);
        card->bye_count--;
        return true;
    }
    return false;
}

bd_status bd_change_bye(bd_tournament *t, int round, int id, bd_entry_kind kind, bd_err *err)
{
    BD_ASSERT(kind != BD_GAME && kind != BD_FORFEIT && kind != BD_BYE_UNKNOWN);
    bd_card *card = NULL;
    BD_TRY(change_check_round(t, round, err));
    BD_TRY(change_find_player(t, id, &card, err));
    BD_TRY(change_check_no_game(t, card, round, err));
    if (card->withdrawn > 0 && card->withdrawn <= round)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_WITHDRAWN), id, card->withdrawn);
    const bool played = round < bd_tournament_next_round(t) || bd_card_entry(card, round) != NULL;
    if (kind == BD_BYE_PAIRING) {
        BD_TRY(change_check_round_of_result(t, round, err));
        (void)change_remove_arranged(card, round);
        return change_set_bye(t, card, round, kind, err);
    }
    if (bd_card_arranged(card, round) != NULL || !played)
        BD_TRY(change_set_arranged(t, card, round, kind, err));
    return played ? change_set_bye(t, card, round, kind, err) : BD_OK;
}

static bool change_remove_bye_entry(const bd_tournament *t, bd_card *card, int round)
{
    for (size_t i = 0; i < card->history_count; i++) {
        if (card->history[i].round != round || !change_is_bye(&card->history[i])) continue;
        if (card->score_given) card->score -= bd_entry_points(&t->points, &card->history[i]);
        memmove(&card->history[i], &card->history[i + 1],
                (card->history_count - i - 1) * sizeof card->history[0]);
        card->history_count--;
        return true;
    }
    return false;
}

bd_status bd_change_no_bye(bd_tournament *t, int round, int id, bd_err *err)
{
    bd_card *card = NULL;
    BD_TRY(change_check_round(t, round, err));
    BD_TRY(change_find_player(t, id, &card, err));
    const bool was_arranged = change_remove_arranged(card, round);
    const bool was_entered = change_remove_bye_entry(t, card, round);
    if (!was_arranged && !was_entered) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_HAS_NO_BYE), id, round);
    return BD_OK;
}

/* 0: the next round. */
static int change_round_or_next(const bd_tournament *t, int round)
{
    return round != 0 ? round : bd_tournament_next_round(t);
}

bd_status bd_change_withdraw(bd_tournament *t, int id, int round, bd_err *err)
{
    bd_card *card = NULL;
    const int from = change_round_or_next(t, round);
    BD_TRY(change_check_round(t, from, err));
    BD_TRY(change_find_player(t, id, &card, err));
    for (int r = from; r <= BD_ROUNDS_MAX; r++) BD_TRY(change_check_no_game(t, card, r, err));
    card->withdrawn = from;
    return BD_OK;
}

bd_status bd_change_return(bd_tournament *t, int id, bd_err *err)
{
    bd_card *card = NULL;
    BD_TRY(change_find_player(t, id, &card, err));
    card->withdrawn = 0;
    return BD_OK;
}

bd_status bd_change_late(bd_tournament *t, int id, int round, bd_err *err)
{
    bd_card *card = NULL;
    const int from = change_round_or_next(t, round);
    BD_TRY(change_check_round(t, from, err));
    BD_TRY(change_find_player(t, id, &card, err));
    for (int r = 1; r < from; r++) BD_TRY(change_check_no_game(t, card, r, err));
    card->joined = from > 1 ? from : 0;
    return BD_OK;
}

static int change_highest_id(const bd_tournament *t)
{
    int highest = 0;
    for (size_t i = 0; i < t->card_count; i++)
        if (t->cards[i].id > highest) highest = t->cards[i].id;
    return highest;
}

bd_status bd_change_enter(bd_tournament *t, int id, const char *name, int round, bd_card **out, bd_err *err)
{
    const int from = change_round_or_next(t, round);
    BD_TRY(change_check_round(t, from, err));
    if (id != 0 && bd_tournament_card(t, id) != NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_PLAYER_EXISTS), id);
    if (t->card_count >= BD_PLAYERS_MAX)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_TOO_MANY_PLAYERS), BD_PLAYERS_MAX);
    const char *kept = name == NULL ? NULL : bd_arena_copy_text(t->arena, name);
    if (name != NULL && kept == NULL) BD_FAIL_MEMORY(err);
    bd_card *card = NULL;
    BD_TRY(bd_tournament_add_card(t, id != 0 ? id : change_highest_id(t) + 1, &card, err));
    card->name = kept;
    card->joined = from > 1 ? from : 0;
    *out = card;
    return BD_OK;
}

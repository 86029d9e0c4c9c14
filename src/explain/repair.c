#include "explain/repair.h"

#include "base/ints.h"
#include "cards/card.h"
#include "cards/cards_words.h"
#include "event/cards.h"
#include "event/change.h"
#include "explain/explain_words.h"
#include "explain/question.h"
#include "hand/mistake.h"
#include "rulebook/round/legal.h"
#include "rulebook/rulebook.h"

#include <stdio.h>
#include <string.h>

/* The number under which a board of the new draw is published. */
static int changes_number(const bd_repair *repair, size_t at)
{
    return repair->numbers != NULL ? repair->numbers[at] : (int)at + 1;
}

static bool changes_sits_on(const bd_board *board, int id)
{
    return board->white == id || board->black == id;
}

/* The board (from 1) of the published draw with the same players, whatever their colours; 0: none. Where
 * somebody is in the draw twice it need not be their first one. */
static int changes_published_as(const bd_draw *draw, const bd_board *board)
{
    for (size_t i = 0; i < draw->board_count; i++)
        if (changes_sits_on(&draw->boards[i], board->white) &&
            changes_sits_on(&draw->boards[i], board->black))
            return (int)i + 1;
    return 0;
}

/* "12 was to have White against 3 on board 4." */
static void changes_say_where(const bd_draw *before, int id, char *text, size_t size)
{
    const size_t at = bd_draw_board_of(before, id);
    if (at == 0) {
        (void)snprintf(text, size, before->bye == id ? BD_SAY(EXPLAIN_HAD_BYE) : BD_SAY(EXPLAIN_NOT_IN_DRAW),
                       id);
        return;
    }
    const bd_board *board = &before->boards[at - 1];
    const bool white = board->white == id;
    (void)snprintf(text, size, BD_SAY(EXPLAIN_HAD_BOARD), id,
                   white ? BD_SAY(EXPLAIN_WHITE) : BD_SAY(EXPLAIN_BLACK), white ? board->black : board->white,
                   bd_draw_number(before, at - 1));
}

static bd_status changes_say_new(bd_arena *arena, bd_repair *repair, size_t at, bd_err *err)
{
    const bd_board *board = &repair->best.draw.boards[at];
    char white[192], black[192];
    changes_say_where(&repair->before, board->white, white, sizeof white);
    changes_say_where(&repair->before, board->black, black, sizeof black);
    return bd_sentences_add(arena, &repair->changes, err, BD_SAY(EXPLAIN_BOARD_NEW),
                            changes_number(repair, at), board->white, board->black, white, black);
}

static bd_status changes_say_bye(bd_arena *arena, bd_repair *repair, bd_err *err)
{
    const int now = repair->best.draw.bye, before = repair->before.bye;
    bd_sentences *changes = &repair->changes;
    char where[192];
    if (now == before) return BD_OK;
    if (now == 0) return bd_sentences_add(arena, changes, err, BD_SAY(EXPLAIN_BYE_GONE), before);
    changes_say_where(&repair->before, now, where, sizeof where);
    repair->changed++;
    return before == 0 ? bd_sentences_add(arena, changes, err, BD_SAY(EXPLAIN_BYE_NEW), now, where)
                       : bd_sentences_add(arena, changes, err, BD_SAY(EXPLAIN_BYE_MOVED), now, before, where);
}

/* Other colours on a board that stays: its players' scores were wrong. */
static bd_status changes_say_kept(bd_arena *arena, bd_repair *repair, size_t at, bd_err *err)
{
    const bd_board *board = &repair->best.draw.boards[at];
    const int before = repair->board[at].before;
    if (board->white == repair->before.boards[before - 1].white) return BD_OK;
    return bd_sentences_add(arena, &repair->changes, err, BD_SAY(EXPLAIN_COLOURS_TURNED),
                            changes_number(repair, at), board->white, board->black);
}

/* The published number of a board that stays; 0: it is new. */
static int changes_number_before(const bd_repair *repair, size_t at)
{
    const int before = repair->board[at].before;
    return before > 0 ? bd_draw_number(&repair->before, (size_t)before - 1) : 0;
}

/* Boards that stay but have another number, a run of them in one sentence. */
static bd_status changes_say_moved(bd_arena *arena, bd_repair *repair, bd_err *err)
{
    const size_t count = repair->best.draw.board_count;
    for (size_t i = 0; i < count;) {
        const int before = changes_number_before(repair, i);
        const int now = changes_number(repair, i);
        size_t end = i + 1;
        while (end < count && before > 0 && changes_number_before(repair, end) == before + (int)(end - i) &&
               changes_number(repair, end) == now + (int)(end - i))
            end++;
        const int more = (int)(end - i) - 1;
        if (before > 0 && before != now)
            BD_TRY(more == 0 ? bd_sentences_add(arena, &repair->changes, err, BD_SAY(EXPLAIN_BOARD_MOVED),
                                                before, now)
                             : bd_sentences_add(arena, &repair->changes, err, BD_SAY(EXPLAIN_BOARDS_MOVED),
                                                before, before + more, now, now + more));
        i = end;
    }
    return BD_OK;
}

/* Boards that fall out leave their number free. */
static bd_status changes_say_gone(bd_arena *arena, bd_repair *repair, bd_err *err)
{
    for (size_t i = 0; repair->numbers != NULL && i < repair->before.board_count; i++) {
        const int number = bd_draw_number(&repair->before, i);
        bool there = false;
        for (size_t k = 0; k < repair->best.draw.board_count; k++)
            there = there || repair->numbers[k] == number;
        if (!there)
            BD_TRY(bd_sentences_add(arena, &repair->changes, err, BD_SAY(EXPLAIN_BOARD_GONE), number));
    }
    return BD_OK;
}

/* Boards that stay keep their numbers. New ones take numbers that are free now, the lowest first, and then
 * those after the last. */
static bd_status repair_number(bd_arena *arena, bd_repair *repair, bd_err *err)
{
    const bd_draw *draw = &repair->best.draw;
    const bd_draw *before = &repair->before;
    const int last = bd_draw_last_number(before);
    int *numbers;
    bool *taken;
    BD_NEW(numbers, arena, draw->board_count, err);
    BD_NEW(taken, arena, (size_t)last + draw->board_count + 2, err);
    for (int n = 1; n <= last; n++) taken[n] = bd_draw_board(before, n) == NULL; /* a gap stays one */
    for (size_t i = 0; i < draw->board_count; i++) {
        const int published = changes_published_as(before, &draw->boards[i]);
        if (published > 0) numbers[i] = bd_draw_number(before, (size_t)published - 1);
        if (published > 0) taken[numbers[i]] = true;
    }
    int next = 1;
    bool usual = true;
    for (size_t i = 0; i < draw->board_count; i++) {
        while (numbers[i] == 0 && taken[next]) next++;
        if (numbers[i] == 0) numbers[i] = next++;
        usual = usual && numbers[i] == (int)i + 1;
    }
    repair->numbers = usual ? NULL : numbers;
    return BD_OK;
}

static bd_status repair_say(bd_arena *arena, bd_repair *repair, bd_err *err)
{
    const bd_draw *draw = &repair->best.draw;
    BD_NEW(repair->board, arena, draw->board_count, err);
    for (size_t i = 0; i < draw->board_count; i++) {
        const int before = changes_published_as(&repair->before, &draw->boards[i]);
        repair->board[i].before = before;
        repair->changed += before == 0;
        BD_TRY(before == 0 ? changes_say_new(arena, repair, i, err)
                           : changes_say_kept(arena, repair, i, err));
    }
    if (draw->board_count > 0 || draw->bye != 0) BD_TRY(changes_say_bye(arena, repair, err));
    BD_TRY(changes_say_gone(arena, repair, err));
    return changes_say_moved(arena, repair, err);
}

typedef struct work {
    bd_arena *arena;
    bd_event *event;
    bd_tournament *tournament; /* its cards as they are now */
    const bd_rulebook *rules;
    const bd_repair_wish *wish;
    bd_repair *out;
    bool *open; /* by published board: somebody on it has another score now */
    bool *fixed;
    bd_round *plain; /* the round without what was wished for */
} work;

static bool repair_has_result(const bd_entry *entry)
{
    return entry != NULL && (entry->kind == BD_FORFEIT || (entry->kind == BD_GAME && entry->halves >= 0));
}

/* The round, and its draw as it was published or entered. */
static bd_status repair_take_draw(work *w, bd_err *err)
{
    const int round = w->wish->round != 0 ? w->wish->round : bd_replay_last_round(w->tournament);
    bd_draw *before = &w->out->before;
    w->out->round = round;
    BD_TRY(bd_replay_draw(w->arena, w->tournament, round, before, err));
    if (round == 0 || !bd_draw_names_somebody(before))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_NO_PUBLISHED_DRAW), round);
    size_t played = 0;
    for (size_t i = 0; i < before->board_count; i++) {
        const bd_card *white = bd_tournament_card(w->tournament, before->boards[i].white);
        played += white != NULL && repair_has_result(bd_card_entry(white, round));
    }
    if (before->board_count > 0 && played == before->board_count)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_ROUND_PLAYED), round);
    return BD_OK;
}

/* Games without a result and the bye of the draw leave the cards. */
static void repair_clear_card(const bd_tournament *tournament, bd_card *card, int round)
{
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if (entry->round != round) continue;
        if (entry->kind != BD_BYE_PAIRING && (entry->kind != BD_GAME || entry->halves >= 0)) continue;
        if (card->score_given) card->score -= bd_entry_points(&tournament->points, entry);
        memmove(&card->history[i], &card->history[i + 1],
                (card->history_count - i - 1) * sizeof card->history[0]);
        card->history_count--;
        return;
    }
}

/* Boards are copied, since the published draw is taken down. */
static bd_status repair_take_down(work *w, bd_err *err)
{
    bd_tournament *t = w->tournament;
    bd_board *boards;
    BD_NEW(boards, w->arena, w->out->before.board_count, err);
    if (w->out->before.board_count > 0)
        memcpy(boards, w->out->before.boards, w->out->before.board_count * sizeof *boards);
    w->out->before.boards = boards;
    for (size_t i = 0; i < t->card_count; i++) repair_clear_card(t, &t->cards[i], w->out->round);
    for (size_t i = 0; i < t->draw_count; i++) {
        if (t->draws[i].round != w->out->round) continue;
        memmove(&t->draws[i], &t->draws[i + 1], (t->draw_count - i - 1) * sizeof *t->draws);
        t->draw_count--;
        break;
    }
    return BD_OK;
}

/* The cards after a change to the event. */
static bd_status repair_look_again(work *w, bd_err *err)
{
    const bool games_only = w->tournament->points.games_only;
    BD_TRY(bd_event_cards(w->arena, w->event, &w->tournament, err));
    w->tournament->points.games_only = games_only;
    return BD_OK;
}

static bd_status repair_come_late(work *w, int id, bd_err *err)
{
    const int round = w->out->round;
    bd_card *card = bd_tournament_card(w->event->entered, id);
    const bd_event_round *there = bd_event_round_of(w->event, round);
    if (card == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_NO_PLAYER), id);
    if (card->withdrawn > 0 && card->withdrawn <= round) BD_TRY(bd_change_return(w->event, id, err));
    if (card->joined > round) BD_TRY(bd_change_late(w->event, id, round, err));
    const bd_event_rest *rest = there != NULL ? bd_event_rest_of(there, id) : NULL;
    const bool bye = rest != NULL && rest->kind == BD_REST_TOLD && rest->entry.kind != BD_BYE_PAIRING;
    return bye || bd_card_arranged(card, round) != NULL ? bd_change_no_bye(w->event, round, id, err) : BD_OK;
}

/* Who leaves a board of the published draw rests from then on; the board goes with the draw. */
static bd_status repair_stay_away(work *w, int id, bd_err *err)
{
    bd_card *card = bd_tournament_card(w->event->entered, id);
    if (card == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_NO_PLAYER), id);
    const bd_event_round *there = bd_event_round_of(w->event, w->out->round);
    const bd_event_board *board = there != NULL ? bd_event_board_of(there, id) : NULL;
    if (board != NULL && board->result != BD_RESULT_NONE)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_HAS_OPPONENT), id, bd_event_opponent(board, id),
                w->out->round);
    if (bd_card_arranged(card, w->out->round) != NULL) return BD_OK;
    return bd_card_add_bye(w->event->entered, card, w->out->round, BD_BYE_ZERO, err);
}

/* A player whose score was not `before` as the draw had it. */
static bd_status repair_note_score(work *w, int id, int before, bd_err *err)
{
    char then[16], now[16];
    const int score = bd_card_score(w->tournament, bd_tournament_card(w->tournament, id), w->out->round);
    if (score == before) return BD_OK;
    for (size_t i = 0; i < w->out->before.board_count; i++)
        w->open[i] = w->open[i] || changes_sits_on(&w->out->before.boards[i], id);
    return bd_sentences_add(w->arena, &w->out->reasons, err, BD_SAY(EXPLAIN_OTHER_SCORE), id,
                            bd_print_halves(score, now, sizeof now),
                            bd_print_halves(before, then, sizeof then));
}

static bd_status repair_correct(work *w, const bd_correction *correction, bd_err *err)
{
    const int players[] = {correction->white, correction->black};
    int scores[2];
    for (size_t i = 0; i < 2; i++) {
        const bd_card *card = bd_tournament_card(w->tournament, players[i]);
        if (card == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_NO_PLAYER), players[i]);
        scores[i] = bd_card_score(w->tournament, card, w->out->round);
    }
    if (correction->round >= w->out->round)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_ROUND_NOT_BEFORE), correction->round, w->out->round);
    const bd_told_result told = {.round = correction->round,
                                 .white = correction->white,
                                 .black = correction->black,
                                 .result = correction->result,
                                 .replace = true};
    BD_TRY(bd_change_result(w->event, &told, NULL, err));
    BD_TRY(repair_look_again(w, err));
    for (size_t i = 0; i < 2; i++) BD_TRY(repair_note_score(w, players[i], scores[i], err));
    return BD_OK;
}

/* What a result gives a player more than it would if it were another one. */
static int repair_points_more(const work *w, const bd_was *was, int id)
{
    const bd_entry *now = bd_card_entry(bd_tournament_card(w->tournament, id), was->round);
    bd_result result = BD_RESULT_NONE;
    bd_err why;
    if (now == NULL || bd_result_parse(was->result, &result, &why) != BD_OK) return 0;
    bd_entry white = *now, black = *now;
    bd_result_entries(result, &white, &black);
    return bd_entry_points(&w->tournament->points, now) -
           bd_entry_points(&w->tournament->points, id == was->white ? &white : &black);
}

static int repair_was_on(const bd_draw *before, size_t side)
{
    return side % 2 == 0 ? before->was[side / 2].white : before->was[side / 2].black;
}

/* Results that were corrected after the draw was published; each player once. What was played against others
 * is remembered board by board, the board that the draw was made with first: of a player's round the first
 * counts. */
static bd_status repair_note_corrected(work *w, bd_err *err)
{
    const bd_draw *before = &w->out->before;
    for (size_t i = 0; i < 2 * before->was_count; i++) {
        const int id = repair_was_on(before, i);
        const bd_card *card = bd_tournament_card(w->tournament, id);
        bool told = card == NULL;
        int more = 0;
        for (size_t k = 0; k < i; k++) told = told || repair_was_on(before, k) == id;
        for (size_t k = 0; !told && k < 2 * before->was_count; k++) {
            bool first = repair_was_on(before, k) == id;
            for (size_t j = 0; j < k / 2 * 2; j++)
                first = first && !(repair_was_on(before, j) == id &&
                                   before->was[j / 2].round == before->was[k / 2].round);
            if (first) more += repair_points_more(w, &before->was[k / 2], id);
        }
        if (!told)
            BD_TRY(repair_note_score(w, id, bd_card_score(w->tournament, card, w->out->round) - more, err));
    }
    return BD_OK;
}

static bd_status repair_put_cards_right(work *w, bd_err *err)
{
    const bd_repair_wish *wish = w->wish;
    BD_TRY(repair_note_corrected(w, err));
    for (size_t i = 0; i < wish->correction_count; i++) BD_TRY(repair_correct(w, &wish->corrections[i], err));
    for (size_t i = 0; i < wish->late_count; i++) BD_TRY(repair_come_late(w, wish->late[i], err));
    for (size_t i = 0; i < wish->absent_count; i++) BD_TRY(repair_stay_away(w, wish->absent[i], err));
    return repair_look_again(w, err);
}

/* Boards under way or played; the cards tell of results. */
static bd_status repair_fix_started(work *w, bd_err *err)
{
    const bd_draw *before = &w->out->before;
    for (size_t i = 0; i < w->wish->started_count; i++) {
        const bd_board *board = bd_draw_board(before, w->wish->started[i]);
        if (board == NULL)
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_NO_BOARD), w->wish->started[i],
                    bd_draw_last_number(before));
        w->fixed[board - before->boards] = true;
    }
    for (size_t i = 0; i < before->board_count; i++) {
        const bd_card *white = bd_tournament_card(w->tournament, before->boards[i].white);
        if (white != NULL && repair_has_result(bd_card_entry(white, w->out->round))) w->fixed[i] = true;
    }
    return BD_OK;
}

static void repair_wish_for(bd_draw_options *options, bd_id_pair *fixed, int a, int b)
{
    if (b == 0)
        options->bye = a;
    else
        fixed[options->fixed_count++] = (bd_id_pair){a < b ? a : b, a < b ? b : a};
}

/* Who sits opposite in the published draw; 0: has the bye; -1: is not in it. */
static int repair_opponent_of(const bd_draw *draw, int id)
{
    const size_t at = bd_draw_board_of(draw, id);
    if (at == 0) return draw->bye == id ? 0 : -1;
    return draw->boards[at - 1].white == id ? draw->boards[at - 1].black : draw->boards[at - 1].white;
}

static bd_status repair_swap(work *w, const bd_id_pair *pair, bd_id_pair *fixed, bd_err *err)
{
    const bd_draw *before = &w->out->before;
    const int a = repair_opponent_of(before, pair->a);
    const int b = repair_opponent_of(before, pair->b);
    if (a < 0 || b < 0)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_NOT_PUBLISHED), a < 0 ? pair->a : pair->b);
    if (a == pair->b) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_SAME_BOARD), pair->a, pair->b);
    for (size_t i = 0; i < before->board_count; i++)
        if (w->fixed[i] &&
            (changes_sits_on(&before->boards[i], pair->a) || changes_sits_on(&before->boards[i], pair->b)))
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_STARTED), bd_draw_number(before, i));
    repair_wish_for(&w->out->options, fixed, pair->a, b);
    repair_wish_for(&w->out->options, fixed, pair->b, a);
    return BD_OK;
}

static bd_status repair_make_options(work *w, bd_err *err)
{
    const bd_draw *before = &w->out->before;
    bd_draw_options *options = &w->out->options;
    bd_id_pair *fixed;
    bd_keep *keep;
    *options = w->wish->options != NULL ? *w->wish->options : bd_draw_options_none();
    BD_NEW(fixed, w->arena, options->fixed_count + before->board_count + 2 * w->wish->swap_count, err);
    BD_NEW(keep, w->arena, before->board_count + 1, err);
    if (options->fixed_count > 0) memcpy(fixed, options->fixed, options->fixed_count * sizeof *fixed);
    for (size_t i = 0; i < before->board_count; i++) {
        const bd_board *board = &before->boards[i];
        keep[i] = (bd_keep){board->white, board->black, w->open[i] && !w->fixed[i]};
        if (w->fixed[i]) repair_wish_for(options, fixed, board->white, board->black);
    }
    options->keep_count = before->board_count + (before->bye != 0);
    if (before->bye != 0) keep[before->board_count] = (bd_keep){before->bye, 0, false};
    for (size_t i = 0; i < w->wish->swap_count; i++) BD_TRY(repair_swap(w, &w->wish->swaps[i], fixed, err));
    options->fixed = fixed;
    options->keep = keep;
    options->keep_after = w->wish->after;
    return BD_OK;
}

/* What the guide would do by hand about each two who have met (hand/mistake.h). A draw that is not one of
 * these players has no such answer. */
static bd_status repair_say_by_hand(work *w, bd_err *err)
{
    const bd_round *round = w->plain;
    const bd_draw *before = &w->out->before;
    uint16_t *partner;
    if (!bd_rulebook_has(w->rules, BD_HAS_MID_LINE) || bd_repeats_are_allowed(round)) return BD_OK;
    if (bd_round_partners(round, w->arena, before, &partner, NULL) != BD_OK) return BD_OK;
    for (size_t i = 0; i < before->board_count; i++) {
        const int u = bd_round_node(round, before->boards[i].white),
                  v = bd_round_node(round, before->boards[i].black);
        bd_change_of_places change;
        if (u < 0 || v < 0 || !bd_round_met(round, u, v) || !bd_swap_by_hand(round, partner, u, v, &change))
            continue;
        BD_TRY(bd_sentences_add(w->arena, &w->out->changes, err, BD_SAY(EXPLAIN_GUIDE_SWAPS), change.leaves,
                                change.comes, change.stays, change.comes, change.leaves, change.other));
    }
    return BD_OK;
}

/* What is wrong with the published draw by itself: boards and a bye that are wished for now are no fault of
 * it. */
static bd_status repair_find_faults(work *w, bd_err *err)
{
    bd_draw_options *plain;
    BD_NEW(plain, w->arena, 1, err);
    *plain = w->wish->options != NULL ? *w->wish->options : bd_draw_options_none();
    plain->fixed_count = 0;
    plain->bye = 0;
    BD_TRY(bd_round_new(w->arena, w->tournament, w->rules, w->out->round, plain, &w->plain, err));
    return bd_faults_of(w->arena, w->plain, &w->out->before, &w->out->reasons, err);
}

bd_status bd_repair_draw(bd_arena *arena, bd_event *event, const bd_rulebook *rules,
                         const bd_repair_wish *wish, const bd_solve_options *how, bd_repair *out, bd_err *err)
{
    work w = {.arena = arena, .event = event, .rules = rules, .wish = wish, .out = out};
    *out = (bd_repair){.round = 0};
    BD_TRY(bd_event_cards(arena, event, &w.tournament, err));
    w.tournament->points.games_only = event->entered->points.games_only;
    BD_TRY(repair_take_draw(&w, err));
    BD_NEW(w.open, arena, out->before.board_count, err);
    BD_NEW(w.fixed, arena, out->before.board_count, err);
    BD_TRY(repair_put_cards_right(&w, err));
    BD_TRY(repair_take_down(&w, err));
    BD_TRY(repair_find_faults(&w, err));
    BD_TRY(repair_fix_started(&w, err));
    BD_TRY(repair_make_options(&w, err));
    BD_TRY(bd_best_draw(arena, w.tournament, rules, out->round, &out->options, how, &out->best, err));
    if (!wish->renumber) BD_TRY(repair_number(arena, out, err));
    BD_TRY(repair_say(arena, out, err));
    return repair_say_by_hand(&w, err);
}

#include "explain/repair.h"

#include "base/ints.h"
#include "cards/publish.h"
#include "explain/explain_words.h"
#include "explain/faults.h"
#include "explain/repair_words.h"
#include "explain/replay.h"

#include <string.h>

typedef struct work {
    bd_arena *arena;
    bd_tournament *tournament;
    const bd_rulebook *rules;
    const bd_repair_wish *wish;
    bd_repair *out;
    bool *open; /* by published board: somebody on it has another score now */
    bool *fixed;
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

static bd_status repair_come_late(work *w, int id, bd_err *err)
{
    const int round = w->out->round;
    bd_card *card = bd_tournament_card(w->tournament, id);
    if (card == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_NO_PLAYER), id);
    if (bd_card_is_present(w->tournament, card, round)) return BD_OK;
    if (card->withdrawn > 0 && card->withdrawn <= round) BD_TRY(bd_change_return(w->tournament, id, err));
    if (card->joined > round) BD_TRY(bd_change_late(w->tournament, id, round, err));
    const bd_entry *entry = bd_card_entry(card, round);
    const bool bye = bd_card_arranged(card, round) != NULL ||
                     (entry != NULL && entry->kind != BD_GAME && entry->kind != BD_FORFEIT);
    return bye ? bd_change_no_bye(w->tournament, round, id, err) : BD_OK;
}

static bool repair_sits_on(const bd_board *board, int id) { return board->white == id || board->black == id; }

static void repair_open_boards_of(work *w, int id)
{
    for (size_t i = 0; i < w->out->before.board_count; i++)
        if (repair_sits_on(&w->out->before.boards[i], id)) w->open[i] = true;
}

/* A player whose score was not `before` as the draw had it. */
static bd_status repair_note_score(work *w, int id, int before, bd_err *err)
{
    char then[16], now[16];
    const int score = bd_card_score(w->tournament, bd_tournament_card(w->tournament, id), w->out->round);
    if (score == before) return BD_OK;
    repair_open_boards_of(w, id);
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
    BD_TRY(bd_change_result(w->tournament, correction->round, correction->white, correction->black,
                            correction->result, NULL, err));
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

/* Results that were corrected after the draw was published; each player once. */
static bd_status repair_note_corrected(work *w, bd_err *err)
{
    const bd_draw *before = &w->out->before;
    for (size_t i = 0; i < 2 * before->was_count; i++) {
        const int id = i % 2 == 0 ? before->was[i / 2].white : before->was[i / 2].black;
        const bd_card *card = bd_tournament_card(w->tournament, id);
        bool told = card == NULL;
        int more = 0;
        for (size_t k = 0; k < i; k++)
            told = told || (k % 2 == 0 ? before->was[k / 2].white : before->was[k / 2].black) == id;
        for (size_t k = 0; !told && k < before->was_count; k++)
            if (before->was[k].white == id || before->was[k].black == id)
                more += repair_points_more(w, &before->was[k], id);
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
    for (size_t i = 0; i < wish->absent_count; i++)
        BD_TRY(bd_change_bye(w->tournament, w->out->round, wish->absent[i], BD_BYE_ZERO, err));
    return BD_OK;
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

/* Who sits opposite in the published draw, after the swaps before this one; 0: has the bye; -1: is not in it.
 */
static int repair_opponent_of(const bd_draw *draw, int id)
{
    for (size_t i = 0; i < draw->board_count; i++)
        if (repair_sits_on(&draw->boards[i], id))
            return draw->boards[i].white == id ? draw->boards[i].black : draw->boards[i].white;
    return draw->bye == id ? 0 : -1;
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
            (repair_sits_on(&before->boards[i], pair->a) || repair_sits_on(&before->boards[i], pair->b)))
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

/* What is wrong with the published draw by itself: boards and a bye that are wished for now are no fault of
 * it. */
static bd_status repair_find_faults(work *w, bd_err *err)
{
    bd_round *round = NULL;
    bd_draw_options *plain;
    BD_NEW(plain, w->arena, 1, err);
    *plain = w->wish->options != NULL ? *w->wish->options : bd_draw_options_none();
    plain->fixed_count = 0;
    plain->bye = 0;
    BD_TRY(bd_round_new(w->arena, w->tournament, w->rules, w->out->round, plain, &round, err));
    return bd_faults_of(w->arena, round, &w->out->before, &w->out->reasons, err);
}

bd_status bd_repair_draw(bd_arena *arena, bd_tournament *tournament, const bd_rulebook *rules,
                         const bd_repair_wish *wish, const bd_solve_options *how, bd_repair *out, bd_err *err)
{
    work w = {.arena = arena, .tournament = tournament, .rules = rules, .wish = wish, .out = out};
    *out = (bd_repair){.round = 0};
    BD_TRY(repair_take_draw(&w, err));
    BD_NEW(w.open, arena, out->before.board_count, err);
    BD_NEW(w.fixed, arena, out->before.board_count, err);
    BD_TRY(repair_take_down(&w, err));
    BD_TRY(repair_put_cards_right(&w, err));
    BD_TRY(repair_find_faults(&w, err));
    BD_TRY(repair_fix_started(&w, err));
    BD_TRY(repair_make_options(&w, err));
    BD_TRY(bd_best_draw(arena, tournament, rules, out->round, &out->options, how, &out->best, err));
    if (!wish->renumber) BD_TRY(bd_repair_number(arena, out, err));
    return bd_repair_say(arena, out, err);
}

bd_status bd_repair_publish(bd_arena *arena, bd_tournament *tournament, const bd_repair *repair, bd_err *err)
{
    bd_draw numbered = repair->best.draw;
    const bd_draw *draw = &numbered;
    numbered.numbers = repair->numbers;
    if (tournament->format != BD_FORMAT_TRF) return bd_put_draw(tournament, draw, err);
    bd_draw open = *draw;
    BD_NEW(open.boards, arena, draw->board_count, err);
    open.board_count = 0;
    for (size_t i = 0; i < draw->board_count; i++) {
        const bd_card *white = bd_tournament_card(tournament, draw->boards[i].white);
        if (!repair_has_result(bd_card_entry(white, draw->round)))
            open.boards[open.board_count++] = draw->boards[i];
    }
    return bd_publish_on_cards(tournament, &open, err);
}

/* Written criteria: the records of what a rulebook file writes (docs/criteria.md), made when a round is first
 * asked for its criteria. A stage's costs are those of round/written.h; the second count evaluates the
 * formula once more, board by board from the cards, without columns and tables. */
#include "cards/home.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"
#include "rulebook/round/written.h"

#include <string.h>

static void written_price_stage(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    bd_written_price(context, edges, count, cost);
}

static bool written_are_alike(const void *context, int u, int v)
{
    const bd_written_cost *of = context;
    return of->kind[u] == of->kind[v];
}

static bd_step written_once(bd_chain *chain, bd_stage *stage)
{
    const bd_written_cost *of = chain->criteria[chain->at]->own;
    if (of->kinds > 0) stage->alike = written_are_alike;
    return bd_chain_give(stage, "", of, written_price_stage);
}

/* ---- second count ---- */

typedef struct written_board {
    const bd_round *round;
    const bd_written_cost *of;
    int u, v;
} written_board;

static const char *written_text_of(const written_board *board, size_t at)
{
    const bd_term *term = &board->of->formula.terms[at];
    if (term->kind == BD_TERM_TEXT) return term->text;
    return bd_written_text_of(board->of, at, term->kind == BD_TERM_A ? board->u : board->v);
}

static int64_t written_value_of(const written_board *board, size_t at)
{
    const bd_term *terms = board->of->formula.terms, *term = &terms[at];
    switch (term->kind) {
    case BD_TERM_NUMBER: return term->number;
    case BD_TERM_A: return bd_written_number(board->round, term->reads, board->u, board->u);
    case BD_TERM_B: return bd_written_number(board->round, term->reads, board->v, board->v);
    case BD_TERM_PAIR:
    case BD_TERM_ROUND: return bd_written_number(board->round, term->reads, board->u, board->v);
    case BD_TERM_KNOWN: {
        const char *text = written_text_of(board, term->operand[0]);
        return bd_same_home(text, text);
    }
    case BD_TERM_SAME:
        return bd_same_home(written_text_of(board, term->operand[0]),
                            written_text_of(board, term->operand[1]));
    case BD_TERM_IF: {
        const bool holds = written_value_of(board, term->operand[0]) != 0;
        return written_value_of(board, term->operand[holds ? 1 : 2]);
    }
    default:
        return bd_term_value(term, written_value_of(board, term->operand[0]),
                             written_value_of(board, term->operand[1]), 0);
    }
}

static bd_status written_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_written_cost *of = tally->criterion->own;
    written_board board = {.round = laid->round, .of = of};
    int64_t sum = 0;
    for (board.u = 0; board.u < laid->round->cards; board.u++) {
        board.v = laid->opponent[board.u];
        if (board.v > board.u) sum += written_value_of(&board, of->formula.count - 1);
    }
    return bd_tally_add(tally, "", sum, err);
}

/* ---- records ---- */

static bd_status written_make_record(bd_written_cost *of, bd_arena *arena, bd_err *err)
{
    bd_stage_words *words;
    BD_NEW(words, arena, 1, err);
    BD_NEW(of->criterion, arena, 1, err);
    *words = (bd_stage_words){.part = ""};
    *of->criterion = (bd_criterion){.id = of->written->id,
                                    .minimises = of->written->cost,
                                    .article = BD_ENGLISH(CRITERIA_OF_THE_FILE),
                                    .flags = BD_IS_WRITTEN,
                                    .words = words,
                                    .word_count = 1,
                                    .once = written_once,
                                    .count = written_count,
                                    .own = of};
    return BD_OK;
}

bd_status bd_written_criterion(const bd_round *round, size_t index, const bd_criterion **out, bd_err *err)
{
    BD_ASSERT(index < round->written->count);
    bd_written_cost *of = &round->written->items[index];
    if (of->criterion == NULL) BD_TRY(written_make_record(of, round->written->arena, err));
    *out = of->criterion;
    return BD_OK;
}

#include "explain/story.h"

#include "base/assert.h"
#include "explain/explain_words.h"
#include "explain/phrase.h"
#include "rulebook/rulebook.h"

#include <stdio.h>

enum { LEAST_ASKS = 12 };

/* What the rules seek: ideal opponents, the floaters nearest to a place. */
static bd_status story_look_at_rules(bd_teller *teller, bd_err *err)
{
    const bd_round *round = teller->round;
    const bd_criterion *const *criteria;
    size_t count;
    unsigned flags = 0;
    if (bd_goes_by_brackets(round)) {
        teller->seeks_ideal = teller->seeks_floaters = true;
        return BD_OK;
    }
    BD_TRY(bd_round_criteria(round, teller->arena, &criteria, &count, err));
    for (size_t i = 0; i < count; i++) flags |= criteria[i]->flags;
    teller->seeks_ideal = (flags & BD_SEEKS_IDEAL) != 0;
    teller->seeks_floaters = (flags & BD_SEEKS_DOWNFLOATERS) != 0 && (flags & BD_SEEKS_UPFLOATERS) != 0;
    return BD_OK;
}

bd_status bd_teller_new(bd_arena *arena, const bd_question *question, const bd_solve_options *how,
                        long cards_budget, bd_teller *out, bd_err *err)
{
    const bd_round *round = question->best.round;
    BD_ASSERT(question->best.certificate.mate != NULL && round->cards > 0);
    const long asks = cards_budget / round->cards;
    *out = (bd_teller){.arena = arena,
                       .question = question,
                       .round = round,
                       .how = how,
                       .asks_left = asks > LEAST_ASKS ? asks : LEAST_ASKS};
    BD_TRY(bd_seating_new(arena, round, question->best.certificate.mate, &out->seating, err));
    return story_look_at_rules(out, err);
}

void bd_saying_level(bd_saying *saying, const bd_round *round, int level)
{
    bd_saying_int(saying, "level", level + 1);
    bd_saying_halves(saying, "points", round->players[round->level_start[level]].score);
}

static const char *story_ending(const bd_answer *answer)
{
    switch (answer->kind) {
    case BD_ANSWER_IMPOSSIBLE: return "impossible";
    case BD_ANSWER_WORSE: return "worse";
    case BD_ANSWER_LATER: return "later";
    case BD_ANSWER_IS_SO: return "so";
    case BD_ANSWER_LOT:
    case BD_ANSWER_OPEN: break;
    }
    return "not-asked";
}

/* Needs a solve: not met already, and not impossible for a reason that stands on the cards. */
static bd_status story_take_an_ask(bd_teller *teller, const bd_demand *demand, bool *granted, bd_err *err)
{
    bd_reasons reasons = {0};
    bool met = false;
    BD_TRY(bd_demand_judge(teller->arena, teller->round, demand, &reasons, err));
    *granted = reasons.count > 0;
    if (*granted) return BD_OK;
    BD_TRY(bd_demand_is_met(teller->arena, teller->round, demand, teller->seating.mate, &met, err));
    *granted = met || teller->asks_left > 0;
    if (!met && teller->asks_left > 0) teller->asks_left--;
    return BD_OK;
}

/* All but the first reason of a proof are its lines. */
static bd_status story_join_sentences(bd_arena *arena, const bd_reasons *reasons, const char **out,
                                      bd_err *err)
{
    bd_text text = bd_text_new(arena);
    for (size_t i = 0; i < reasons->count; i++)
        bd_text_add(&text, "%s%s", i > 0 ? " " : "", reasons->items[i].sentence);
    return bd_text_finish(&text, out, err);
}

static bd_status story_add_ended(bd_teller *teller, const bd_demand *demand, bd_saying *saying,
                                 const char *end, const char *article, bd_reasons *reasons, bd_err *err)
{
    char code[64];
    (void)snprintf(code, sizeof code, "%s-%s", saying->code, end);
    saying->code = bd_arena_copy_text(teller->arena, code);
    if (saying->code == NULL) BD_FAIL_MEMORY(err);
    const int ids[] = {demand->a, demand->b};
    return bd_reasons_add(reasons, saying, article, ids, demand->kind == BD_DEMAND_PAIR ? 2 : 1, err);
}

bd_status bd_teller_ask(bd_teller *teller, const bd_demand *demand, bd_saying *saying, bd_reasons *reasons,
                        bd_err *err)
{
    bool granted = false;
    bd_answer answer;
    const char *how = "", *why = "";
    BD_TRY(story_take_an_ask(teller, demand, &granted, err));
    if (!granted) return story_add_ended(teller, demand, saying, "not-asked", NULL, reasons, err);
    BD_TRY(bd_answer_demand(teller->arena, &teller->question->best, demand, teller->how, &answer, err));
    const bd_difference *difference = &answer.difference;
    const char *article = answer.reasons.count > 0 ? answer.reasons.items[0].article : NULL;
    if (difference->standing == BD_WORSE && difference->stage_count > 0)
        BD_TRY(bd_phrase_of(teller->arena, teller->round, &difference->stages[difference->stage_count - 1],
                            &how, err));
    if (answer.kind == BD_ANSWER_IMPOSSIBLE)
        BD_TRY(story_join_sentences(teller->arena, &answer.reasons, &why, err));
    bd_saying_text(saying, "how", how);
    bd_saying_text(saying, "why", why);
    return story_add_ended(teller, demand, saying, story_ending(&answer), article, reasons, err);
}

static bd_status story_tell_board(bd_teller *teller, size_t board, bd_story *out, bd_err *err)
{
    const bd_round *round = teller->round;
    const bd_board *at = &teller->question->best.draw.boards[board];
    const int white = bd_round_node(round, at->white);
    const int black = bd_round_node(round, at->black);
    const int u = white < black ? white : black;
    const int v = white < black ? black : white;
    *out = (bd_story){.board = board, .white = at->white, .black = at->black};
    if (round->players[u].level == round->players[v].level)
        BD_TRY(bd_story_of_pair(teller, u, v, out, err));
    else
        BD_TRY(bd_story_of_floaters(teller, u, v, out, err));
    return bd_story_of_colours(teller, u, v, board, out, err);
}

bd_status bd_teller_tell(bd_teller *teller, size_t board, bd_story *out, bd_err *err)
{
    const bd_draw *draw = &teller->question->best.draw;
    if (board < draw->board_count) return story_tell_board(teller, board, out, err);
    if (board > draw->board_count || draw->bye == 0)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_BOARDS_OF_DRAW), draw->board_count);
    *out = (bd_story){.board = board, .white = draw->bye};
    return bd_story_of_bye(teller, bd_round_node(teller->round, draw->bye), out, err);
}

bool bd_teller_board_of(const bd_teller *teller, int id, size_t *board)
{
    const bd_draw *draw = &teller->question->best.draw;
    for (*board = 0; *board < draw->board_count; ++*board)
        if (draw->boards[*board].white == id || draw->boards[*board].black == id) return true;
    return draw->bye == id;
}

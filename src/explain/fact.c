#include "explain/fact.h"

#include "base/assert.h"
#include "cards/card.h"
#include "explain/explain_words.h"
#include "rulebook/round/legal.h"
#include "rulebook/round/written.h"

#include <stdlib.h>
#include <string.h>

/* A clause about the two: who they are, and what else it takes. */
static bd_status fact_say(bd_saying *saying, const bd_round *round, int u, int v, bd_fact_subject subject,
                          const bd_place *places, size_t count, const char **out, bd_err *err)
{
    const int both[] = {u, v};
    const bd_place they = bd_place_text("both", BD_SAY(EXPLAIN_THEY));
    const bd_place named = bd_place_nodes("both", both, 2);
    bd_saying_put(
        saying, round,
        BD_PLACES(subject == BD_FACT_NAMED ? named : they, BD_PUT_NODE("p", u), BD_PUT_NODE("q", v)));
    bd_saying_put(saying, round, places, count);
    return bd_saying_finish(saying, out, err);
}

static bd_status fact_of_written(bd_arena *arena, const bd_round *round, const bd_written_cost *of, int u,
                                 int v, bd_fact_subject subject, const char **out, bd_err *err)
{
    const char *values = "";
    bd_saying saying = bd_saying_new(arena, of->written->hard ? "fact-barred" : "fact-written");
    BD_TRY(bd_fact_written_values(arena, of, u, v, &values, err));
    return fact_say(&saying, round, u, v, subject,
                    BD_PLACES(bd_place_text("criterion", of->written->id), bd_place_text("values", values)),
                    out, err);
}

bd_status bd_fact_of_bar(bd_arena *arena, const bd_round *round, int u, int v, bd_fact_subject subject,
                         const char **out, bd_err *err)
{
    static const char *const codes[] = {
        [BD_BAR_NONE] = "fact-rules",          [BD_BAR_MET] = "fact-met",
        [BD_BAR_FORBIDDEN] = "fact-forbidden", [BD_BAR_ELSEWHERE] = "fact-elsewhere",
        [BD_BAR_BYE] = "fact-no-bye",          [BD_BAR_RULES] = "fact-rules"};
    const bd_bar bar = bd_round_bar(round, u, v);
    const int met = bar == BD_BAR_MET ? bd_round_of_meeting(round, u, v) : 0;
    BD_ASSERT(bar != BD_BAR_NONE);
    if (bar == BD_BAR_WRITTEN)
        return fact_of_written(arena, round, bd_fact_written_bar(round, u, v), u, v, subject, out, err);
    bd_saying saying = bd_saying_new(arena, bar == BD_BAR_MET && met == 0 ? "fact-met-before" : codes[bar]);
    return fact_say(&saying, round, u, v, subject, BD_PLACES(BD_PUT_NUMBER("round", met)), out, err);
}

static bd_colour fact_other(bd_colour colour) { return colour == BD_WHITE ? BD_BLACK : BD_WHITE; }

/* Both are due one colour: who would not have it, and what that comes to. */
static bd_status fact_of_colours(bd_arena *arena, const bd_round *round, int u, int v,
                                 bd_fact_subject subject, const char **out, bd_err *err)
{
    const bd_colour due = round->rules->due(round, u);
    if (due == BD_NO_COLOUR || due != round->rules->due(round, v)) return BD_OK;
    const bool higher_is_white = bd_round_higher_has_white(round, u < v ? u : v, u < v ? v : u, 0);
    const int weak = (higher_is_white == (due == BD_WHITE)) == (u < v) ? v : u;
    const bd_claim *claim = &round->players[weak].claim;
    const bd_colour other = fact_other(due);
    const int run = claim->last == other ? claim->run : 0;
    bd_saying saying =
        bd_saying_new(arena, run < 2 || subject == BD_FACT_THEY_BRIEFLY ? "fact-due" : "fact-due-run");
    return fact_say(&saying, round, u, v, subject,
                    BD_PLACES(bd_place_text("due", bd_colour_in_words(due)),
                              bd_place_text("other", bd_colour_in_words(other)), BD_PUT_NODE("weak", weak),
                              BD_PUT_NUMBER("n", run + 1)),
                    out, err);
}

/* Of two who differ in score, the one who floats again: the upper one down, else the lower one up; in the
 * last round, two rounds before, or ever, as the criterion has it. */
static bd_status fact_of_floats(bd_arena *arena, const bd_round *round, const bd_criterion *criterion, int u,
                                int v, const char **out, bd_err *err)
{
    const int upper = u < v ? u : v, lower = u < v ? v : u;
    const bd_player *high = &round->players[upper], *low = &round->players[lower];
    const int before = round->number - 2;
    const char *down_code = "fact-floated-down", *up_code = "fact-floated-up";
    bool down = high->last_float == BD_FLOAT_DOWN, up = low->last_float == BD_FLOAT_UP;
    if (high->score == low->score) return BD_OK;
    if (bd_criterion_is(criterion, BD_IS_OF_OLDER_FLOATS)) {
        down_code = "fact-older-down";
        up_code = "fact-older-up";
        down = before >= 1 && high->floats[before] == BD_FLOAT_DOWN;
        up = before >= 1 && low->floats[before] == BD_FLOAT_UP;
    } else if (bd_criterion_is(criterion, BD_IS_OF_ALL_FLOATS)) {
        down_code = "fact-before-down";
        up_code = "fact-before-up";
        down = high->downfloats > 0;
        up = low->upfloats > 0;
    }
    if (!down && !up) return BD_OK;
    return bd_say_places(arena, round, down ? down_code : up_code,
                         BD_PLACES(BD_PUT_NODE("p", down ? upper : lower)), out, err);
}

static bool fact_same_club(const bd_round *round, int u, int v)
{
    const char *a = round->players[u].card->club;
    const char *b = round->players[v].card->club;
    return a != NULL && b != NULL && strcmp(a, b) == 0;
}

/* How far a floater is from a place is no fact of a board. */
static bool fact_is_of_floats(const bd_criterion *criterion, const char *stage)
{
    if (bd_criterion_is(criterion, BD_IS_OF_OLDER_FLOATS | BD_IS_OF_ALL_FLOATS)) return true;
    const bd_stage_words *words = bd_criterion_words(criterion, stage);
    return bd_criterion_is(criterion, BD_IS_OF_FLOATS) && (words == NULL || words->costs != NULL);
}

bd_status bd_fact_of_board(bd_arena *arena, const bd_round *round, const char *stage, int u, int v,
                           bd_fact_subject subject, const char **out, bd_err *err)
{
    const bd_criterion *criterion = bd_difference_criterion(round, stage);
    *out = NULL;
    if (criterion == NULL || u == round->bye || v == round->bye) return BD_OK;
    if (bd_criterion_is(criterion, BD_IS_WRITTEN))
        return fact_of_written(arena, round, criterion->own, u, v, subject, out, err);
    if (bd_criterion_is(criterion, BD_IS_OF_COLOURS))
        return fact_of_colours(arena, round, u, v, subject, out, err);
    if (fact_is_of_floats(criterion, stage)) return fact_of_floats(arena, round, criterion, u, v, out, err);
    const bool halves = bd_criterion_is(criterion, BD_IS_OF_HALVES);
    if (halves ? round->players[u].level != round->players[v].level : criterion->board == NULL) return BD_OK;
    const bool club = bd_criterion_is(criterion, BD_IS_OF_KIN) && fact_same_club(round, u, v);
    bd_saying saying = halves ? bd_saying_new(arena, "fact-half")
                       : club ? bd_saying_new(arena, "fact-club")
                              : bd_saying_with(arena, criterion->id, criterion->board);
    return fact_say(&saying, round, u, v, subject, NULL, 0, out, err);
}

/* Whether two of one level are both above the mid-line, which is where it is in the best draw. */
static bool fact_are_above_line(const bd_best *best, int u, int v)
{
    const bd_round *round = best->round;
    const uint16_t *mate = best->certificate.mate;
    const int level = round->players[u].level, first = round->level_start[level];
    const int end = round->level_start[level + 1];
    int up = 0, staying = 0;
    for (int w = first; w < end; w++) {
        up += mate[w] < first;
        staying += mate[w] >= first && mate[w] < end;
    }
    return u < first + up + staying / 2 && v < first + up + staying / 2;
}

bd_cost bd_fact_cost(const bd_best *best, size_t k, int u, int v)
{
    const bd_cost cost = bd_turn_cost(best, k, bd_turn_edge(u, v));
    const bd_criterion *criterion = bd_difference_criterion(best->round, best->stages[k].id);
    if (cost != 0 || criterion == NULL || !bd_criterion_is(criterion, BD_IS_OF_HALVES)) return cost;
    if (u >= best->round->cards || v >= best->round->cards) return cost;
    if (best->round->players[u].level != best->round->players[v].level) return cost;
    return fact_are_above_line(best, u, v);
}

int bd_fact_round_of_bye(const bd_round *round, int u)
{
    const bd_card *card = round->players[u].card;
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if (entry->round >= round->number) continue;
        if (entry->kind == BD_BYE_PAIRING || entry->kind == BD_BYE_FULL) return entry->round;
    }
    return 0;
}

static int fact_round_awaited(const bd_round *round, const bd_card *card)
{
    for (size_t i = 0; i < card->bye_count; i++)
        if (card->byes[i].round > round->number) return card->byes[i].round;
    return 0;
}

/* Whether a game was won by default, or lost so. */
static bool fact_has_default(const bd_round *round, const bd_card *card, bool won)
{
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].round < round->number && card->history[i].kind == BD_FORFEIT &&
            (card->history[i].halves == 2) == won)
            return true;
    return false;
}

bd_status bd_fact_of_bye(bd_arena *arena, const bd_round *round, int u, const char **out, bd_err *err)
{
    const bd_player *player = &round->players[u];
    const bool barred = !bd_round_is_legal(round, u, round->bye);
    const int had = player->had_bye || barred ? bd_fact_round_of_bye(round, u) : 0;
    const int awaited = player->bye_awaited ? fact_round_awaited(round, player->card) : 0;
    const bool won = fact_has_default(round, player->card, true), point = barred && won;
    const bool lost = player->had_bye && !won && fact_has_default(round, player->card, false);
    *out = NULL;
    if (!player->had_bye && !player->bye_awaited && had == 0 && !point) return BD_OK;
    const char *code = had > 0       ? "fact-had-bye"
                       : awaited > 0 ? "fact-bye-awaited"
                       : lost        ? "fact-had-default"
                                     : "fact-had-point";
    return bd_say_places(arena, round, code, BD_PLACES(BD_PUT_NUMBER("round", had > 0 ? had : awaited)), out,
                         err);
}

/* What the weaker claim lacks. */
static const char *weaker_code(const bd_claim *weak, const bd_claim *strong)
{
    if (abs(weak->difference) != abs(strong->difference)) return "weaker-difference";
    if (bd_claim_signed_run(weak) != bd_claim_signed_run(strong))
        return bd_claim_signed_run(weak) < 0 ? "weaker-had-it" : "weaker-run";
    return weak->games != strong->games ? "weaker-games" : "weaker-equal";
}

bd_status bd_weaker_say(bd_arena *arena, const bd_round *round, int u, int v, bd_reasons *reasons,
                        bd_err *err)
{
    const bd_claim *a = &round->players[u].claim, *b = &round->players[v].claim;
    if (!bd_claims_clash(a, b)) return BD_OK;
    const bool first = bd_claim_compare(a, b) < 0;
    const bd_claim *weak = first ? a : b, *strong = first ? b : a;
    const int ids[] = {round->players[first ? u : v].id, round->players[first ? v : u].id};
    bd_saying saying = bd_saying_new(arena, weaker_code(weak, strong));
    bd_saying_put(&saying, round,
                  BD_PLACES(BD_PUT_PLAYER("a", ids[0]), BD_PUT_PLAYER("b", ids[1]),
                            bd_place_text("due", bd_colour_in_words(weak->due)),
                            bd_place_text("other", bd_colour_in_words(fact_other(weak->due))),
                            BD_PUT_NUMBER("a-difference", abs(weak->difference)),
                            BD_PUT_NUMBER("b-difference", abs(strong->difference)),
                            BD_PUT_NUMBER("a-run", abs(bd_claim_signed_run(weak))),
                            BD_PUT_NUMBER("b-run", abs(bd_claim_signed_run(strong))),
                            BD_PUT_NUMBER("a-games", weak->games), BD_PUT_NUMBER("b-games", strong->games)));
    return bd_reasons_add(reasons, &saying, NULL, ids, 2, err);
}

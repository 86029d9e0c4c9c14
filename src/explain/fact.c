#include "explain/fact.h"

#include "base/assert.h"
#include "cards/card.h"
#include "explain/explain_words.h"
#include "explain/naming.h"
#include "rulebook/round/legal.h"
#include "rulebook/round/round.h"

#include <stdlib.h>
#include <string.h>

static void fact_fill_both(bd_saying *saying, const bd_round *round, int u, int v, bd_fact_subject subject)
{
    const int ids[] = {u == round->bye ? 0 : round->players[u].id,
                       v == round->bye ? 0 : round->players[v].id};
    if (subject != BD_FACT_NAMED)
        bd_saying_text(saying, "both", BD_SAY(EXPLAIN_THEY));
    else
        bd_saying_people(saying, "both", round, ids, 2);
    bd_saying_player(saying, "p", round, ids[0]);
    bd_saying_player(saying, "q", round, ids[1]);
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
    bd_saying saying = bd_saying_new(arena, bar == BD_BAR_MET && met == 0 ? "fact-met-before" : codes[bar]);
    fact_fill_both(&saying, round, u, v, subject);
    bd_saying_int(&saying, "round", met);
    return bd_saying_finish(&saying, out, err);
}

static const char *fact_colour(bd_colour colour)
{
    return colour == BD_WHITE ? BD_SAY(EXPLAIN_WHITE) : BD_SAY(EXPLAIN_BLACK);
}

/* Both are due one colour: who would not have it, and what that comes to. */
static bd_status fact_of_colours(bd_arena *arena, const bd_round *round, int u, int v,
                                 bd_fact_subject subject, const char **out, bd_err *err)
{
    const bd_colour due = round->rules->due(round, u);
    *out = NULL;
    if (due == BD_NO_COLOUR || due != round->rules->due(round, v)) return BD_OK;
    const bool higher_is_white = bd_round_higher_has_white(round, u < v ? u : v, u < v ? v : u, 0);
    const int weak = (higher_is_white == (due == BD_WHITE)) == (u < v) ? v : u;
    const bd_claim *claim = &round->players[weak].claim;
    const bd_colour other = due == BD_WHITE ? BD_BLACK : BD_WHITE;
    const int run = claim->last == other ? claim->run : 0;
    bd_saying saying =
        bd_saying_new(arena, run < 2 || subject == BD_FACT_THEY_BRIEFLY ? "fact-due" : "fact-due-run");
    fact_fill_both(&saying, round, u, v, subject);
    bd_saying_text(&saying, "due", fact_colour(due));
    bd_saying_text(&saying, "other", fact_colour(other));
    bd_saying_player(&saying, "weak", round, round->players[weak].id);
    bd_saying_int(&saying, "n", run + 1);
    return bd_saying_finish(&saying, out, err);
}

/* Two who differ in score, the upper first; false: neither would float. */
static bool fact_would_float(const bd_round *round, int u, int v, const bd_player **upper,
                             const bd_player **lower)
{
    *upper = &round->players[u < v ? u : v];
    *lower = &round->players[u < v ? v : u];
    return (*upper)->score != (*lower)->score;
}

/* Which of the two has floated the same way: the upper one down, else the lower one up, else nothing. */
static bd_status fact_say_float(bd_arena *arena, const bd_round *round, const bd_player *down,
                                const bd_player *up, const char *down_code, const char *up_code,
                                const char **out, bd_err *err)
{
    if (down == NULL && up == NULL) return BD_OK;
    bd_saying saying = bd_saying_new(arena, down != NULL ? down_code : up_code);
    bd_saying_player(&saying, "p", round, down != NULL ? down->id : up->id);
    return bd_saying_finish(&saying, out, err);
}

/* Of the two, the one who floats as in the last round. */
static bd_status fact_of_floats(bd_arena *arena, const bd_round *round, int u, int v, const char **out,
                                bd_err *err)
{
    const bd_player *upper, *lower;
    if (!fact_would_float(round, u, v, &upper, &lower)) return BD_OK;
    return fact_say_float(arena, round, upper->last_float == BD_FLOAT_DOWN ? upper : NULL,
                          lower->last_float == BD_FLOAT_UP ? lower : NULL, "fact-floated-down",
                          "fact-floated-up", out, err);
}

/* Of the two, the one who floated the same way two rounds before. */
static bd_status fact_of_older_floats(bd_arena *arena, const bd_round *round, int u, int v, const char **out,
                                      bd_err *err)
{
    const bd_player *upper, *lower;
    const int before = round->number - 2;
    if (before < 1 || !fact_would_float(round, u, v, &upper, &lower)) return BD_OK;
    return fact_say_float(arena, round, upper->floats[before] == BD_FLOAT_DOWN ? upper : NULL,
                          lower->floats[before] == BD_FLOAT_UP ? lower : NULL, "fact-older-down",
                          "fact-older-up", out, err);
}

/* Of the two, the one who has floated the same way in any round. */
static bd_status fact_of_all_floats(bd_arena *arena, const bd_round *round, int u, int v, const char **out,
                                    bd_err *err)
{
    const bd_player *upper, *lower;
    if (!fact_would_float(round, u, v, &upper, &lower)) return BD_OK;
    return fact_say_float(arena, round, upper->downfloats > 0 ? upper : NULL,
                          lower->upfloats > 0 ? lower : NULL, "fact-before-down", "fact-before-up", out, err);
}

/* Two of one level in one half. */
static bd_status fact_of_halves(bd_arena *arena, const bd_round *round, int u, int v, bd_fact_subject subject,
                                const char **out, bd_err *err)
{
    if (round->players[u].level != round->players[v].level) return BD_OK;
    bd_saying saying = bd_saying_new(arena, "fact-half");
    fact_fill_both(&saying, round, u, v, subject);
    return bd_saying_finish(&saying, out, err);
}

static bool fact_same_club(const bd_round *round, int u, int v)
{
    const char *a = round->players[u].card->club;
    const char *b = round->players[v].card->club;
    return a != NULL && b != NULL && strcmp(a, b) == 0;
}

bd_status bd_fact_of_board(bd_arena *arena, const bd_round *round, const bd_criterion *criterion, int u,
                           int v, bd_fact_subject subject, const char **out, bd_err *err)
{
    *out = NULL;
    if (u == round->bye || v == round->bye) return BD_OK;
    if (bd_criterion_is(criterion, BD_IS_OF_COLOURS))
        return fact_of_colours(arena, round, u, v, subject, out, err);
    if (bd_criterion_is(criterion, BD_IS_OF_FLOATS)) return fact_of_floats(arena, round, u, v, out, err);
    if (bd_criterion_is(criterion, BD_IS_OF_OLDER_FLOATS))
        return fact_of_older_floats(arena, round, u, v, out, err);
    if (bd_criterion_is(criterion, BD_IS_OF_ALL_FLOATS))
        return fact_of_all_floats(arena, round, u, v, out, err);
    if (bd_criterion_is(criterion, BD_IS_OF_HALVES))
        return fact_of_halves(arena, round, u, v, subject, out, err);
    if (criterion->board == NULL) return BD_OK;
    const bool club = bd_criterion_is(criterion, BD_IS_OF_KIN) && fact_same_club(round, u, v);
    bd_saying saying =
        club ? bd_saying_new(arena, "fact-club") : bd_saying_with(arena, criterion->id, criterion->board);
    fact_fill_both(&saying, round, u, v, subject);
    return bd_saying_finish(&saying, out, err);
}

/* The round of a bye that counts against another one; 0: none that the card tells. */
static int fact_round_of_bye(const bd_round *round, const bd_card *card)
{
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

/* Whether a game was won by default. */
static bool fact_has_forfeit_win(const bd_round *round, const bd_card *card)
{
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].round < round->number && card->history[i].kind == BD_FORFEIT &&
            card->history[i].halves == 2)
            return true;
    return false;
}

bd_status bd_fact_of_bye(bd_arena *arena, const bd_round *round, int u, const char **out, bd_err *err)
{
    const bd_player *player = &round->players[u];
    const bool barred = !bd_round_is_legal(round, u, round->bye);
    const int had = player->had_bye || barred ? fact_round_of_bye(round, player->card) : 0;
    const int awaited = player->bye_awaited ? fact_round_awaited(round, player->card) : 0;
    const bool point = barred && fact_has_forfeit_win(round, player->card);
    *out = NULL;
    if (!player->had_bye && !player->bye_awaited && had == 0 && !point) return BD_OK;
    bd_saying saying = bd_saying_new(arena, had > 0       ? "fact-had-bye"
                                            : awaited > 0 ? "fact-bye-awaited"
                                                          : "fact-had-point");
    bd_saying_int(&saying, "round", had > 0 ? had : awaited);
    return bd_saying_finish(&saying, out, err);
}

static const char *weaker_colour(bd_colour colour)
{
    BD_ASSERT(colour != BD_NO_COLOUR);
    return colour == BD_WHITE ? BD_SAY(EXPLAIN_WHITE) : BD_SAY(EXPLAIN_BLACK);
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
    const bd_player *a = &round->players[u];
    const bd_player *b = &round->players[v];
    if (!bd_claims_clash(&a->claim, &b->claim)) return BD_OK;
    const bool first = bd_claim_compare(&a->claim, &b->claim) < 0;
    const bd_player *weak = first ? a : b;
    const bd_player *strong = first ? b : a;
    const bd_claim *of = &weak->claim;
    const bd_colour other = of->due == BD_WHITE ? BD_BLACK : BD_WHITE;
    const int ids[] = {weak->id, strong->id};
    bd_saying saying = bd_saying_new(arena, weaker_code(of, &strong->claim));
    bd_saying_player(&saying, "a", round, weak->id);
    bd_saying_player(&saying, "b", round, strong->id);
    bd_saying_text(&saying, "due", weaker_colour(of->due));
    bd_saying_text(&saying, "other", weaker_colour(other));
    bd_saying_int(&saying, "a-difference", abs(of->difference));
    bd_saying_int(&saying, "b-difference", abs(strong->claim.difference));
    bd_saying_int(&saying, "a-run", abs(bd_claim_signed_run(of)));
    bd_saying_int(&saying, "b-run", abs(bd_claim_signed_run(&strong->claim)));
    bd_saying_int(&saying, "a-games", of->games);
    bd_saying_int(&saying, "b-games", strong->claim.games);
    return bd_reasons_add(reasons, &saying, NULL, ids, 2, err);
}

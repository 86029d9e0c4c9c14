#include "explain/story.h"

#include "base/assert.h"
#include "explain/explain_words.h"
#include "os/process.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/round/bar.h"
#include "rulebook/round/natural.h"

#include <stdio.h>
#include <string.h>

bool bd_goes_by_brackets(const bd_round *round) { return bd_rulebook_has(round->rules, BD_HAS_BRACKETS); }

bool bd_seating_has_bye(const bd_seating *seating, int node)
{
    return seating->mate[node] == seating->round->bye;
}

/* The difference in score on the node's board; the bye has none, nor has a board inside a level. */
static int seating_drop(const bd_seating *seating, int node)
{
    if (bd_seating_has_bye(seating, node)) return 0;
    const bd_player *own = &seating->round->players[node];
    const bd_player *other = &seating->round->players[seating->mate[node]];
    return own->level == other->level ? 0 : own->score - other->score;
}

bool bd_seating_leaves_down(const bd_seating *seating, int node) { return seating_drop(seating, node) > 0; }
bool bd_seating_leaves_up(const bd_seating *seating, int node) { return seating_drop(seating, node) < 0; }

static void seating_count_level(bd_seating *s, int l)
{
    const int *start = s->round->level_start;
    for (int u = start[l]; u < start[l + 1]; u++) {
        s->downs[l] += bd_seating_leaves_down(s, u);
        s->ups[l] += bd_seating_leaves_up(s, u);
        s->byes[l] += bd_seating_has_bye(s, u);
    }
    s->staying[l] = start[l + 1] - start[l] - s->downs[l] - s->ups[l] - s->byes[l];
    s->line[l] = s->staying[l] / 2 + s->ups[l];
}

static bool seating_has_seat(const bd_seating *s, int u)
{
    if (bd_goes_by_brackets(s->round)) return !bd_seating_leaves_up(s, u);
    return seating_drop(s, u) == 0 && !bd_seating_has_bye(s, u);
}

static void seating_seat_level(bd_seating *s, int l, int *seats)
{
    const int *start = s->round->level_start;
    const int half = s->staying[l] / 2;
    int count = 0;
    for (int u = start[l]; u < start[l + 1]; u++)
        if (seating_has_seat(s, u)) seats[count++] = u;
    for (int i = 0; i < half; i++) {
        s->ideal[seats[i]] = seats[i + half];
        s->ideal[seats[i + half]] = seats[i];
        s->number[seats[i]] = s->number[seats[i + half]] = i + 1;
    }
}

bd_status bd_seating_new(bd_arena *arena, const bd_round *round, const uint16_t *mate, bd_seating *out,
                         bd_err *err)
{
    int *counts, *seats;
    const int levels = round->levels;
    *out = (bd_seating){.round = round, .mate = mate};
    BD_NEW(counts, arena, 5 * levels, err);
    BD_NEW(seats, arena, round->cards, err);
    BD_NEW(out->ideal, arena, round->cards, err);
    BD_NEW(out->number, arena, round->cards, err);
    out->downs = counts;
    out->ups = counts + levels;
    out->byes = counts + 2 * levels;
    out->staying = counts + 3 * levels;
    out->line = counts + 4 * levels;
    for (int u = 0; u < round->cards; u++) out->ideal[u] = -1;
    for (int l = 0; l < levels; l++) {
        seating_count_level(out, l);
        seating_seat_level(out, l, seats);
    }
    return BD_OK;
}

int bd_seating_place_down(const bd_seating *seating, int node)
{
    const bd_round *round = seating->round;
    const bd_player *player = &round->players[node];
    const int size = round->level_start[player->level + 1] - round->level_start[player->level];
    return bd_floater_place_down(round->rules, size, seating->line[player->level], player->position);
}

int bd_seating_place_up(const bd_seating *seating, int node)
{
    const bd_player *player = &seating->round->players[node];
    return bd_floater_place_up(seating->round->rules, seating->line[player->level], player->position);
}

/* After so many words, in one sentence or in more, no other fact is begun; more players than so many are not
 * listed. */
enum { LEAST_ASKS = 12, ENOUGH_IN_ONE = 19, ENOUGH_IN_MORE = 13, BRIEF_LIST = 2, WORDS_A_BOARD = 22 };

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
    for (size_t i = 0; i < count; i++) {
        if (!bd_criterion_applies(criteria[i], round)) continue;
        flags |= criteria[i]->flags;
        teller->ends_in_lot = criteria[i] == &bd_criterion_lot;
    }
    teller->minds_floats = (flags & BD_IS_OF_FLOATS) != 0;
    teller->seeks_grades = (flags & BD_IS_OF_GRADES) != 0;
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
                       .asks = asks > LEAST_ASKS ? asks : LEAST_ASKS};
    out->asks_left = out->asks;
    out->solves = true;
    out->began = bd_os_thread_nanoseconds();
    out->seconds = out->seconds_until = how->limits.cpu_seconds;
    BD_TRY(bd_seating_new(arena, round, question->best.certificate.mate, &out->seating, err));
    BD_NEW(out->swap_board, arena, round->cards, err);
    BD_TRY(bd_falls_of(arena, &question->best, &out->falls, err));
    BD_TRY(bd_numbers_new(arena, round, &out->numbers, err));
    return story_look_at_rules(out, err);
}

bd_saying bd_teller_saying(const bd_teller *teller, const char *code, const bd_place *places, size_t count)
{
    bd_saying saying = bd_saying_new(teller->arena, code);
    saying.brief = teller->brief;
    bd_saying_put(&saying, teller->round, places, count);
    return saying;
}

bd_status bd_teller_add(bd_teller *teller, bd_saying *saying, const char *article, const int *nodes,
                        size_t count, bd_err *err)
{
    int *ids = NULL;
    BD_TRY(bd_node_ids(teller->arena, teller->round, nodes, count, &ids, err));
    return bd_reasons_add(&teller->story->pairing, saying, article, ids, count, err);
}

bd_status bd_teller_say(bd_teller *teller, const char *code, const char *article, const int *nodes,
                        size_t node_count, const bd_place *places, size_t count, bd_err *err)
{
    bd_saying saying = bd_teller_saying(teller, code, places, count);
    return bd_teller_add(teller, &saying, article, nodes, node_count, err);
}

static int story_words_of(const bd_reasons *reasons)
{
    int words = 0;
    for (size_t i = 0; i < reasons->count; i++) {
        const bd_template *row = bd_template_find(reasons->items[i].code);
        words += row != NULL ? bd_template_words(row) : 0;
    }
    return words;
}

static int story_words(const bd_story *story)
{
    return story_words_of(&story->pairing) + story_words_of(&story->colours);
}

bool bd_teller_has_said_enough(const bd_teller *teller)
{
    const bd_reasons *told = &teller->story->pairing;
    return teller->brief && story_words_of(told) >= (told->count > 1 ? ENOUGH_IN_MORE : ENOUGH_IN_ONE);
}

void bd_stories_shorten(bd_story *stories, size_t count)
{
    int words = 0;
    for (size_t i = 0; i < count; i++) words += story_words(&stories[i]);
    while (words > WORDS_A_BOARD * (int)count) {
        bd_story *most = NULL;
        for (size_t i = count; i-- > 0;) {
            const size_t facts = stories[i].pairing.count;
            if (facts < 2 || stories[i].black == 0) continue;
            if (most == NULL || facts > most->pairing.count) most = &stories[i];
        }
        if (most == NULL) return;
        words -= story_words(most);
        most->pairing.count--;
        words += story_words(most);
    }
}

bd_place bd_teller_list(const bd_teller *teller, const char *place, const int *nodes, size_t count,
                        const char *all)
{
    if (!teller->brief || count <= BRIEF_LIST) return bd_place_nodes(place, nodes, count);
    bd_text text = bd_text_new(teller->arena);
    bd_text_add(&text, BD_SAY(EXPLAIN_OTHERS), count);
    if (all == NULL) (void)bd_text_finish(&text, &all, NULL);
    return bd_place_text(place, all);
}

static const char *story_ending(bd_answer_kind kind)
{
    switch (kind) {
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
    const bool in_time = teller->seconds <= 0 || bd_teller_seconds(teller) < teller->seconds_until;
    *granted = met || (teller->solves && in_time && teller->asks_left > teller->asks_kept);
    if (!met && *granted) teller->asks_left--;
    return BD_OK;
}

/* Why no draw has it: the whole proof, or briefly what would come of it. */
static bd_status story_say_impossible(const bd_teller *teller, const bd_reasons *reasons, const char **out,
                                      bd_err *err)
{
    const bd_reason *last = &reasons->items[reasons->count - 1];
    BD_ASSERT(reasons->count > 0);
    const bool below = strcmp(last->code, "nobody-below") == 0;
    const bool nobody = strcmp(last->code, "nobody-left") == 0;
    if (!teller->brief || (reasons->count == 1 && !below))
        return bd_reasons_join(teller->arena, reasons, out, err);
    bd_place group = bd_teller_list(teller, "group", last->players, last->player_count, NULL);
    if (group.kind == BD_PLACE_NODES) group.kind = BD_PLACE_PLAYERS;
    bd_saying saying = bd_teller_saying(teller,
                                        below    ? "then-nobody-below"
                                        : nobody ? "then-nobody"
                                                 : "then-no-draw",
                                        &group, 1);
    return bd_saying_finish(&saying, out, err);
}

/* Adds a reason: its code is that of its kind, and how it ends. */
static bd_status story_add_ended(bd_teller *teller, bd_saying *saying, const char *end, const char *article,
                                 const int *ids, size_t count, bd_reasons *reasons, bd_err *err)
{
    char code[64];
    (void)snprintf(code, sizeof code, "%s-%s", saying->code, end);
    saying->code = bd_arena_copy_text(teller->arena, code);
    if (saying->code == NULL) BD_FAIL_MEMORY(err);
    return bd_reasons_add(reasons, saying, article, ids, count, err);
}

static bd_status story_add_plain(bd_teller *teller, const bd_demand *demand, bd_saying *saying,
                                 const char *end, const char *article, bd_reasons *reasons, bd_err *err)
{
    const int ids[] = {demand->a, demand->b};
    return story_add_ended(teller, saying, end, article, ids, demand->kind == BD_DEMAND_PAIR ? 2 : 1, reasons,
                           err);
}

static bd_status story_add_fact(bd_teller *teller, const bd_demand *demand, bd_saying *saying,
                                const char *fact, const char *article, bd_reasons *reasons, bd_err *err)
{
    teller->clause = fact;
    bd_saying_text(saying, "fact", fact);
    return story_add_plain(teller, demand, saying, "fact", article, reasons, err);
}

/* Whether the board of the two costs something at stage k that the best draw does not have to pay, or not
 * for them. */
static bool story_costs_more(const bd_teller *teller, size_t k, int u, int v)
{
    const bd_best *best = &teller->question->best;
    const uint16_t *mate = teller->seating.mate;
    if (bd_turn_cost(best, k, bd_turn_edge(u, v)) <= 0) return false;
    return best->certificate.stages[k].value == 0 || (bd_turn_cost(best, k, bd_turn_edge(u, mate[u])) <= 0 &&
                                                      bd_turn_cost(best, k, bd_turn_edge(v, mate[v])) <= 0);
}

/* Two who may not be paired at all, or whose board the proof takes away because of what stands on their
 * cards. */
static bd_status story_try_cards(bd_teller *teller, const bd_demand *demand, bd_saying *saying,
                                 bd_reasons *reasons, bool *told, bd_err *err)
{
    const bd_round *round = teller->round;
    const bd_best *best = &teller->question->best;
    const int u = bd_round_node(round, demand->a), v = bd_round_node(round, demand->b);
    const char *fact = NULL;
    if (!bd_round_is_legal(round, u, v)) {
        *told = true;
        BD_TRY(bd_fact_of_bar(teller->arena, round, u, v, teller->subject, &fact, err));
        return story_add_fact(teller, demand, saying, fact,
                              bd_round_bar(round, u, v) == BD_BAR_MET ? round->rules->articles.met : NULL,
                              reasons, err);
    }
    if (teller->seating.mate[u] == v) return BD_OK;
    const size_t k = bd_falls_at(&teller->falls, u, v);
    if (k >= best->stage_count || !story_costs_more(teller, k, u, v)) return BD_OK;
    const bd_criterion *criterion = bd_difference_criterion(round, best->stages[k].id);
    if (criterion == NULL || bd_criterion_is(criterion, BD_IS_ORDER)) return BD_OK;
    BD_TRY(bd_fact_of_board(teller->arena, round, criterion, u, v, teller->subject, &fact, err));
    if (fact == NULL) return BD_OK;
    *told = true;
    BD_TRY(story_add_fact(teller, demand, saying, fact, bd_criterion_article(round->rules, criterion),
                          reasons, err));
    bd_reason *reason = &reasons->items[reasons->count - 1];
    reason->stage = best->stages[k].id;
    reason->at_latest = true;
    return BD_OK;
}

/* The fact that tells why the other draw is worse, or the sum. */
static bd_status story_add_worse(bd_teller *teller, const bd_answer *answer, bd_saying *saying,
                                 const char *article, bd_reasons *reasons, bd_err *err)
{
    bd_effect effect;
    BD_TRY(bd_effect_of(teller->arena, &teller->question->best, answer, teller->subject, teller->brief,
                        &effect, err));
    const bd_demand *demand = &answer->demand;
    const bool pair = effect.kind == BD_EFFECT_PAIR;
    const bool bye = effect.kind == BD_EFFECT_BYE && demand->kind == BD_DEMAND_BYE;
    int ids[4] = {demand->a};
    size_t count = 1;
    if (demand->kind == BD_DEMAND_PAIR) ids[count++] = demand->b;
    if (effect.p != 0) ids[count++] = effect.p;
    if (effect.q != 0) ids[count++] = effect.q;
    teller->clause = bye ? effect.fact : effect.clause;
    bd_saying_text(saying, pair || bye ? "fact" : "how", teller->clause);
    BD_TRY(story_add_ended(teller, saying,
                           bye    ? "bye"
                           : pair ? "fact"
                                  : "worse",
                           article, ids, count, reasons, err));
    const bd_stage_values *last = &answer->difference.stages[answer->difference.stage_count - 1];
    bd_reason *reason = &reasons->items[reasons->count - 1];
    reason->stage = last->stage;
    reason->best = last->best;
    reason->other = last->other;
    return BD_OK;
}

/* Never 0, which would be no limit. */
static double story_time_left(const bd_teller *teller)
{
    const double left = teller->seconds_until - bd_teller_seconds(teller);
    return left > 1e-6 ? left : 1e-6;
}

bd_status bd_teller_ask(bd_teller *teller, const bd_demand *demand, bd_saying *saying, bd_reasons *reasons,
                        bd_err *err)
{
    bool granted = false, told = false;
    bd_answer answer;
    const char *why = "";
    teller->clause = NULL;
    BD_ASSERT(teller->subject == BD_FACT_NAMED || demand->kind == BD_DEMAND_PAIR);
    if (demand->kind == BD_DEMAND_PAIR) BD_TRY(story_try_cards(teller, demand, saying, reasons, &told, err));
    if (told) return BD_OK;
    BD_TRY(story_take_an_ask(teller, demand, &granted, err));
    if (!granted) return story_add_plain(teller, demand, saying, "not-asked", NULL, reasons, err);
    bd_solve_options how = *teller->how;
    how.briefly = true;
    if (teller->seconds > 0) how.limits.cpu_seconds = story_time_left(teller);
    BD_TRY(bd_answer_demand(teller->arena, &teller->question->best, demand, &how, &answer, err));
    const char *article = answer.reasons.count > 0 ? answer.reasons.items[0].article : NULL;
    if (answer.kind == BD_ANSWER_WORSE)
        return story_add_worse(teller, &answer, saying, article, reasons, err);
    if (answer.kind == BD_ANSWER_IMPOSSIBLE) BD_TRY(story_say_impossible(teller, &answer.reasons, &why, err));
    bd_saying_text(saying, "why", why);
    return story_add_plain(teller, demand, saying, story_ending(answer.kind), article, reasons, err);
}

bd_status bd_teller_tell(bd_teller *teller, size_t board, bd_story *out, bd_err *err)
{
    const bd_round *round = teller->round;
    const bd_draw *draw = &teller->question->best.draw;
    if (board > draw->board_count || (board == draw->board_count && draw->bye == 0))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_BOARDS_OF_DRAW), draw->board_count);
    *out = (bd_story){.board = board, .white = draw->bye};
    teller->story = out;
    if (board < draw->board_count) {
        const bd_board *at = &draw->boards[board];
        const int white = bd_round_node(round, at->white), black = bd_round_node(round, at->black);
        const int u = white < black ? white : black, v = white < black ? black : white;
        out->white = at->white;
        out->black = at->black;
        BD_TRY(round->players[u].level == round->players[v].level ? bd_story_of_pair(teller, u, v, err)
                                                                  : bd_story_of_floaters(teller, u, v, err));
        BD_TRY(bd_story_of_colours(teller, u, v, err));
    } else {
        BD_TRY(bd_story_of_bye(teller, bd_round_node(round, draw->bye), err));
    }
    if (!teller->brief) return BD_OK;
    bd_numbers_begin(&teller->numbers, out->white, out->black);
    BD_TRY(bd_numbers_say_once(&teller->numbers, &out->pairing, err));
    return bd_numbers_say_once(&teller->numbers, &out->colours, err);
}

bool bd_teller_board_of(const bd_teller *teller, int id, size_t *board)
{
    const bd_draw *draw = &teller->question->best.draw;
    const size_t at = bd_draw_board_of(draw, id);
    *board = at > 0 ? at - 1 : draw->board_count;
    return at > 0 || draw->bye == id;
}

/* The stories of all boards, with what may be spent shared among those that need it. */

/* Of what time is left, one board may take no more. */
#define LARGEST_PART 0.25

double bd_teller_seconds(const bd_teller *teller)
{
    return (double)(bd_os_thread_nanoseconds() - teller->began) / 1e9;
}

void bd_teller_share(bd_teller *teller, size_t boards)
{
    BD_ASSERT(boards > 0);
    const double rest = teller->seconds - bd_teller_seconds(teller);
    teller->share =
        (bd_teller_part){(double)teller->asks_left / (double)boards, rest > 0 ? rest / (double)boards : 0};
    teller->credit = (bd_teller_part){0, 0};
}

/* A question takes what it takes: a board without credit is passed over until others have saved some. */
bd_status bd_teller_tell_next(bd_teller *teller, size_t board, bd_story *out, bd_err *err)
{
    const long asks = teller->asks_left;
    const double used = bd_teller_seconds(teller), rest = teller->seconds - used;
    teller->credit.asks += teller->share.asks;
    teller->credit.seconds += teller->share.seconds;
    teller->asks_kept = teller->credit.asks < (double)asks ? asks - (long)teller->credit.asks : 0;
    teller->seconds_until = teller->credit.seconds > 0 ? used + rest * LARGEST_PART : used;
    BD_TRY(bd_teller_tell(teller, board, out, err));
    teller->credit.asks -= (double)(asks - teller->asks_left);
    teller->credit.seconds -= bd_teller_seconds(teller) - used;
    return BD_OK;
}

static bool round_lacks_in(const bd_reasons *reasons)
{
    static const char ending[] = "-not-asked";
    for (size_t i = 0; i < reasons->count; i++) {
        const size_t length = strlen(reasons->items[i].code);
        if (length > sizeof ending &&
            strcmp(reasons->items[i].code + length - (sizeof ending - 1), ending) == 0)
            return true;
    }
    return false;
}

static bool round_must_stop(const bd_teller *teller)
{
    return teller->how->limits.stop != NULL && *teller->how->limits.stop != 0;
}

bd_status bd_teller_tell_all(bd_teller *teller, bd_story *stories, size_t count, bd_err *err)
{
    size_t left = 0;
    teller->solves = false;
    for (size_t i = 0; i < count; i++) {
        BD_TRY(bd_teller_tell(teller, i, &stories[i], err));
        left += round_lacks_in(&stories[i].pairing);
    }
    teller->solves = true;
    if (left > 0) bd_teller_share(teller, left);
    for (size_t i = 0; i < count && !round_must_stop(teller); i++) {
        if (!round_lacks_in(&stories[i].pairing)) continue;
        BD_TRY(bd_teller_tell_next(teller, i, &stories[i], err));
    }
    if (teller->brief) bd_stories_shorten(stories, count);
    return BD_OK;
}

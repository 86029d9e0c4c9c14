#include "simulate/contest.h"
#include "base/assert.h"
#include "cards/card.h"
#include "cards/home.h"
#include "explain/difference.h"
#include "os/process.h"
#include "standings/standings.h"

#include <stdlib.h>
#include <string.h>

/* One side of a board. */
static const bd_player *effects_player(const bd_round *round, const bd_board *board, bool white)
{
    return &round->players[bd_round_node(round, white ? board->white : board->black)];
}

int64_t bd_effects_wrong_colours(const bd_round *round, const bd_draw *draw)
{
    int64_t wrong = 0;
    for (size_t i = 0; i < 2 * draw->board_count; i++) {
        const bd_colour due = effects_player(round, &draw->boards[i / 2], i % 2 == 0)->claim.due;
        wrong += due != BD_NO_COLOUR && due != (i % 2 == 0 ? BD_WHITE : BD_BLACK);
    }
    return wrong;
}

static bool effects_same_company(const bd_card *a, const bd_card *b)
{
    return bd_same_home(a->club, b->club) || bd_same_home(a->school, b->school) ||
           bd_same_home(a->team, b->team);
}

void bd_effects_of_draw(const bd_round *round, const bd_draw *draw, const bd_float_counts *floats,
                        int64_t *tally)
{
    tally[BD_TALLY_WRONG] += bd_effects_wrong_colours(round, draw);
    for (size_t i = 0; i < 2 * draw->board_count; i++) {
        const bool white = i % 2 == 0;
        const bd_player *player = effects_player(round, &draw->boards[i / 2], white);
        const bd_player *opponent = effects_player(round, &draw->boards[i / 2], !white);
        const bd_claim *claim = &player->claim;
        const bd_float goes = player->score > opponent->score ? BD_FLOAT_DOWN : BD_FLOAT_UP;
        tally[BD_TALLY_PAIRED]++;
        tally[BD_TALLY_RUNS] += claim->last == (white ? BD_WHITE : BD_BLACK) && claim->run >= 2;
        if (white) tally[BD_TALLY_COMPANY] += effects_same_company(player->card, opponent->card);
        if (player->score == opponent->score) continue;
        tally[BD_TALLY_FLOATS]++;
        tally[BD_TALLY_REFLOATS] += player->last_float == goes;
        if (floats != NULL)
            (goes == BD_FLOAT_DOWN ? floats->down : floats->up)[player->card - round->tournament->cards]++;
    }
}

static int effects_colour_balance(const bd_card *card)
{
    int balance = 0;
    for (size_t i = 0; i < card->history_count; i++)
        if (bd_entry_is_game(&card->history[i])) balance += card->history[i].colour == BD_WHITE ? 1 : -1;
    return balance;
}

void bd_effects_of_event(const bd_made_event *event, const bd_float_counts *floats, int64_t *tally)
{
    for (size_t i = 0; i < event->tournament->card_count; i++) {
        const int colours = abs(effects_colour_balance(&event->tournament->cards[i]));
        tally[BD_TALLY_IMBALANCE] += colours;
        tally[BD_TALLY_IMBALANCED] += colours >= 2;
        tally[BD_TALLY_LOPSIDED] += abs(floats->down[i] - floats->up[i]);
        tally[BD_TALLY_FLOATERS] += floats->down[i] + floats->up[i] >= 3;
    }
}

/* place[card]: twice the mean of the places of those who are equal to it (strongest or best first). */
static void effects_share_strength(const int *strength, int players, int *place)
{
    for (int i = 0; i < players; i++) {
        int sum = 1; /* nobody is stronger than themselves, and everybody as strong */
        for (int j = 0; j < players; j++) sum += (strength[j] > strength[i]) + (strength[j] >= strength[i]);
        place[i] = sum;
    }
}

static void effects_share_places(const bd_ranked *standings, int players, int *place, int *first)
{
    for (int from = 0, to = 0; from < players; from = to) {
        while (to < players && standings[to].place == standings[from].place) to++;
        for (int i = from; i < to; i++) {
            place[standings[i].card] = from + 1 + to;
            first[standings[i].card] = from + 1;
        }
    }
}

static int effects_sign(int number) { return (number > 0) - (number < 0); }

static void effects_correlate(const int *strength, const int *place, int players, int64_t *kendall,
                              int64_t *spearman)
{
    *kendall = *spearman = 0;
    for (int i = 0; i < players; i++) {
        const int64_t apart = strength[i] - place[i];
        *spearman += apart * apart;
        for (int j = i + 1; j < players; j++)
            *kendall += effects_sign(strength[i] - strength[j]) * effects_sign(place[i] - place[j]);
    }
}

bd_status bd_effects_ranking(const bd_made_event *event, bd_arena *scratch, int round, int64_t *kendall,
                             int64_t *spearman, int64_t *top1, int64_t *top3, bd_err *err)
{
    static const bd_tiebreak_list list = {
        .items = {{.kind = BD_TIE_BH, .cut_low = 1}, {.kind = BD_TIE_BH}, {.kind = BD_TIE_SB}}, .count = 3};
    const int players = (int)event->tournament->card_count;
    bd_ranked *standings;
    int *room;
    BD_TRY(bd_standings(scratch, event->tournament, round, &list, &standings, err));
    BD_NEW(room, scratch, 3 * players, err);
    int *strength = room, *place = room + players, *first = room + 2 * players;
    effects_share_strength(event->strength, players, strength);
    effects_share_places(standings, players, place, first);
    effects_correlate(strength, place, players, kendall, spearman);
    *top1 = *top3 = 0;
    for (int i = 0; i < players; i++) {
        if (first[i] > 3) continue;
        int stronger = 0;
        for (int j = 0; j < players; j++) stronger += event->strength[j] > event->strength[i];
        if (stronger == 0 && first[i] == 1) *top1 = 1;
        if (stronger < 3 && first[i] <= 3) ++*top3;
    }
    return BD_OK;
}

/* One method's draw of a round. */
typedef struct attempt {
    bool found, legal;
    const uint16_t *mate;
    bd_draw draw;
} attempt;

/* A round of a world, made once for all methods, and what that took. */
typedef struct moment {
    bd_round *round;
    bd_best best;
    int64_t made, solved; /* nanoseconds */
} moment;

/* A tournament as it goes under the first of some methods. */
typedef struct world {
    const bd_series *series;
    bd_made_event event;
    bd_float_counts floats;
    bd_draw_options options;
    moment now; /* of this round */
    bd_draw played;
    int first, count; /* the methods that are asked in each round */
    int leader; /* the first world in which all rounds so far went as in this one: its moments are this one's
                   too */
    bool over;  /* there is no legal draw any more */
} world;

static bd_status contest_draw_best(const world *w, bd_arena *arena, int number,
                                   const bd_draw_options *options, moment *out, bd_err *err)
{
    const bd_solve_options how = {.prove_unique = false};
    const int64_t begun = bd_os_thread_nanoseconds();
    BD_TRY(bd_round_new(arena, w->event.tournament, w->series->rules, number, options, &out->round, err));
    const int64_t made = bd_os_thread_nanoseconds();
    BD_TRY(bd_best_of_round(arena, out->round, &how, &out->best, err));
    out->solved = bd_os_thread_nanoseconds() - made;
    out->made = made - begun;
    return BD_OK;
}

static bool contest_is_legal(const bd_round *round, const uint16_t *mate)
{
    for (int u = 0; u < round->nodes; u++)
        if (mate[u] >= round->nodes || mate[u] == u || mate[mate[u]] != u ||
            !bd_round_is_legal(round, u, mate[u]))
            return false;
    return true;
}

static bd_status contest_draw_by_hand(const bd_method *method, bd_arena *arena, const bd_round *round,
                                      attempt *out, int64_t *took, bd_err *err)
{
    bd_hand_result result;
    const bd_hand_wishes wishes = {.seed = round->options->seed};
    const int64_t begun = bd_os_thread_nanoseconds();
    BD_TRY(method->draw(arena, round, &wishes, &result, err));
    *out = (attempt){.found = !result.stuck, .mate = result.mate};
    out->legal = out->found && contest_is_legal(round, result.mate);
    if (out->legal) BD_TRY(bd_hand_publish(arena, round, &result, &out->draw, err));
    *took += bd_os_thread_nanoseconds() - begun;
    return BD_OK;
}

/* The best draw by an arm's own criteria, as a matching of the series' round. */
static bd_status contest_draw_by_arm(const world *w, bd_arena *arena, const bd_pairer *pairer,
                                     const bd_round *round, attempt *out, int64_t *took, bd_err *err)
{
    const bd_draw_options options = bd_made_event_options(&w->event, pairer->arm);
    moment own;
    uint16_t *mate = NULL;
    BD_TRY(contest_draw_best(w, arena, round->number, &options, &own, err));
    *took += own.solved;
    *out = (attempt){.found = own.best.certificate.mate != NULL, .draw = own.best.draw};
    if (!out->found) return BD_OK;
    BD_TRY(bd_round_partners(round, arena, &own.best.draw, &mate, err));
    out->mate = mate;
    out->legal = contest_is_legal(round, mate);
    return BD_OK;
}

/* Value by value, whatever the order of the criteria says. */
static bd_status contest_compare_values(const bd_series *series, bd_arena *arena, const bd_best *best,
                                        const uint16_t *mate, bd_trial_method *out, bd_err *err)
{
    const bd_value *values;
    size_t count;
    BD_TRY(bd_values_of(best->round, arena, mate, NULL, &values, &count, err));
    for (size_t i = 0; i < count && i < best->value_count; i++) {
        const int criterion = bd_series_criterion(series, values[i].criterion->id);
        const int64_t more = values[i].value - best->values[i].value;
        out->more[criterion] += more > 0;
        out->less[criterion] += more < 0;
        out->sum[criterion] += more;
    }
    return BD_OK;
}

static bd_status contest_compare_order(const bd_series *series, bd_arena *arena, const bd_best *best,
                                       const uint16_t *mate, bd_trial_method *out, bd_err *err)
{
    static const bd_tally_kind kinds[] = {[BD_SAME_BOARDS] = BD_TALLY_SAME,
                                          [BD_AS_GOOD] = BD_TALLY_EQUAL,
                                          [BD_WORSE] = BD_TALLY_WORSE,
                                          [BD_OPEN] = BD_TALLY_OPEN};
    bd_difference difference;
    BD_TRY(bd_difference_of(arena, best, mate, &difference, err));
    out->tally[kinds[difference.standing]]++;
    if (difference.standing != BD_WORSE) return BD_OK;
    const bd_stage_values *last = &difference.stages[difference.stage_count - 1];
    const int criterion =
        bd_series_criterion(series, difference.criterion != NULL ? difference.criterion->id : "other");
    out->first[criterion]++;
    out->excess[criterion] += last->other - last->best;
    return BD_OK;
}

/* Counts one method's draw against the best one; *play is the draw to be played. */
static bd_status contest_judge(const world *w, bd_arena *arena, const bd_pairer *pairer, const moment *now,
                               bd_trial_method *out, bd_draw *play, bd_err *err)
{
    const bd_round *round = now->round;
    const bd_best *best = &now->best;
    *play = best->draw;
    out->tally[BD_TALLY_DRAWS]++;
    out->nanoseconds += now->made;
    if (pairer->method == NULL && pairer->arm == NULL) {
        out->tally[BD_TALLY_SAME]++;
        out->nanoseconds += now->solved;
        return BD_OK;
    }
    attempt hand;
    BD_TRY(pairer->arm != NULL
               ? contest_draw_by_arm(w, arena, pairer, round, &hand, &out->nanoseconds, err)
               : contest_draw_by_hand(pairer->method, arena, round, &hand, &out->nanoseconds, err));
    if (!hand.found) out->tally[BD_TALLY_STUCK]++;
    if (hand.found && !hand.legal) out->tally[BD_TALLY_ILLEGAL]++;
    if (!hand.legal) return BD_OK;
    *play = hand.draw;
    const int64_t wrong =
        bd_effects_wrong_colours(round, &hand.draw) - bd_effects_wrong_colours(round, &best->draw);
    if (wrong > 0) out->tally[BD_TALLY_AVOIDABLE] += wrong;
    BD_TRY(contest_compare_values(w->series, arena, best, hand.mate, out, err));
    return contest_compare_order(w->series, arena, best, hand.mate, out, err);
}

/* One round of one world: all its methods are asked, the first of them is played. */
static bd_status contest_play_round(world *w, bd_arena *arena, int number, bd_trial *out, bd_err *err)
{
    w->over = w->now.best.certificate.mate == NULL;
    for (int m = w->first; m < w->first + w->count; m++) {
        bd_trial_method *method = &out->methods[m];
        bd_draw draw;
        if (w->over) {
            method->tally[BD_TALLY_IMPOSSIBLE]++;
            continue;
        }
        BD_TRY(contest_judge(w, arena, &w->series->methods[m], &w->now, method, &draw, err));
        bd_effects_of_draw(w->now.round, &draw, m == w->first ? &w->floats : NULL, method->tally);
        if (m == w->first) w->played = draw;
    }
    BD_ASSERT(w->over || w->played.round == number);
    return w->over ? BD_OK : bd_made_event_record(&w->event, &w->played, err);
}

static bool contest_same_draw(const bd_draw *a, const bd_draw *b)
{
    if (a->bye != b->bye || a->board_count != b->board_count || a->sit_out_count != b->sit_out_count)
        return false;
    for (size_t i = 0; i < a->board_count; i++)
        if (a->boards[i].white != b->boards[i].white || a->boards[i].black != b->boards[i].black)
            return false;
    for (size_t i = 0; i < a->sit_out_count; i++)
        if (a->sit_outs[i] != b->sit_outs[i]) return false;
    return true;
}

/* The same players, the same luck and the same draws make the same cards: worlds part where their draws do.
 */
static void contest_part(world *worlds, int count)
{
    int before[BD_SERIES_METHODS];
    for (int i = 0; i < count; i++) before[i] = worlds[i].leader;
    for (int i = 0; i < count; i++) {
        int k = 0;
        while (k < i && (before[k] != before[i] || worlds[k].over ||
                         !contest_same_draw(&worlds[k].played, &worlds[i].played)))
            k++;
        worlds[i].leader = k;
    }
}

/* Another world, or the round before, has the same standings. */
static void contest_copy_ranking(const bd_trial_method *from, int after, bd_trial_method *to, int number)
{
    to->kendall[number - 1] = from->kendall[after - 1];
    to->spearman[number - 1] = from->spearman[after - 1];
    to->tally[BD_TALLY_TOP1] = from->tally[BD_TALLY_TOP1];
    to->tally[BD_TALLY_TOP3] = from->tally[BD_TALLY_TOP3];
}

static bd_status contest_play_all(world *worlds, int count, bd_arena *scratch, int number, bd_trial *out,
                                  bd_err *err)
{
    for (int i = 0; i < count; i++) {
        world *w = &worlds[i];
        if (w->over) continue;
        bd_made_event_withdraw(&w->event, number);
        if (w->leader == i)
            BD_TRY(contest_draw_best(w, scratch, number, &w->options, &w->now, err));
        else
            w->now = worlds[w->leader].now;
    }
    for (int i = 0; i < count; i++)
        if (!worlds[i].over) BD_TRY(contest_play_round(&worlds[i], scratch, number, out, err));
    contest_part(worlds, count);
    for (int i = 0; i < count; i++) {
        const world *w = &worlds[i];
        bd_trial_method *method = &out->methods[w->first];
        if (w->over && number > 1)
            contest_copy_ranking(method, number - 1, method, number);
        else if (!w->over && w->leader != i)
            contest_copy_ranking(&out->methods[worlds[w->leader].first], number, method, number);
        else if (!w->over)
            BD_TRY(bd_effects_ranking(&w->event, scratch, number, &method->kendall[number - 1],
                                      &method->spearman[number - 1], &method->tally[BD_TALLY_TOP1],
                                      &method->tally[BD_TALLY_TOP3], err));
    }
    return BD_OK;
}

/* One world for each method, or one for all. */
static bd_status contest_open_worlds(const bd_series *series, const bd_event_plan *plan, bd_arena *arena,
                                     world *worlds, int *count, bd_err *err)
{
    *count = series->same_histories ? 1 : series->method_count;
    for (int i = 0; i < *count; i++) {
        worlds[i] =
            (world){.series = series, .first = i, .count = series->same_histories ? series->method_count : 1};
        BD_TRY(bd_made_event_new(arena, plan, &worlds[i].event, err));
        worlds[i].options = bd_made_event_options(&worlds[i].event, series->options);
        BD_NEW(worlds[i].floats.down, arena, plan->players, err);
        BD_NEW(worlds[i].floats.up, arena, plan->players, err);
    }
    return BD_OK;
}

static bd_status contest_play_worlds(const bd_series *series, const bd_event_plan *plan, bd_arena *arena,
                                     bd_trial *out, bd_err *err)
{
    world worlds[BD_SERIES_METHODS];
    int count = 0;
    BD_TRY(contest_open_worlds(series, plan, arena, worlds, &count, err));
    bd_arena *scratch = bd_arena_new();
    if (scratch == NULL) BD_FAIL_MEMORY(err);
    bd_status status = BD_OK;
    for (int number = 1; number <= plan->rounds && status == BD_OK; number++) {
        const bd_arena_mark mark = bd_arena_here(scratch);
        status = contest_play_all(worlds, count, scratch, number, out, err);
        bd_arena_back_to(scratch, mark);
    }
    bd_arena_free(scratch);
    for (int i = 0; i < count; i++)
        bd_effects_of_event(&worlds[i].event, &worlds[i].floats, out->methods[worlds[i].first].tally);
    return status;
}

bd_status bd_contest_play(const bd_series *series, int number, bd_arena *arena, bd_trial *out, bd_err *err)
{
    bd_event_plan plan = bd_series_plan(series, number);
    *out = (bd_trial){.number = number, .seed = plan.seed, .players = plan.players};
    const bd_arena_mark mark = bd_arena_here(arena);
    bd_status status = bd_event_shuffle_names(arena, &plan, err);
    if (status == BD_OK) status = contest_play_worlds(series, &plan, arena, out, err);
    bd_arena_back_to(arena, mark);
    return status;
}

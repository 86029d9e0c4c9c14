/* The option -g: a random tournament. */
#include "cards/card.h"
#include "cli/cli_words.h"
#include "cli/dutch.h"
#include "cli/dutch_config.h"

#include "base/ints.h"
#include "io/tournament_file.h"
#include "simulate/play.h"
#include "standings/places.h"

#include <string.h>
#include <time.h>

/* As many players and rounds as the model has, with such ratings. */
static bd_status dutch_generate_read_model(bd_dutch *dutch, bd_event_plan *plan, bd_err *err)
{
    bd_tournament *model;
    bd_dutch_range ratings = {.lowest = INT64_MAX};
    BD_TRY(bd_dutch_read(dutch, &model, err));
    plan->players = (int)model->card_count;
    plan->rounds = model->rounds > 0 ? model->rounds : bd_tournament_last_round(model);
    for (size_t i = 0; i < model->card_count; i++) {
        const int grade = model->cards[i].grade;
        if (grade > 0 && grade < ratings.lowest) ratings.lowest = grade;
        if (grade > ratings.highest) ratings.highest = grade;
    }
    bd_dutch_apply_ratings(plan, ratings);
    return BD_OK;
}

static bd_status dutch_generate_choose_seed(const bd_dutch *dutch, bd_event_plan *plan, bd_err *err)
{
    int64_t seed = (int64_t)time(NULL);
    if (dutch->seed != NULL && !bd_parse_int(dutch->seed, strlen(dutch->seed), 0, INT64_MAX, &seed))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DUTCH_BAD_SEED), dutch->seed);
    plan->seed = (uint64_t)seed;
    return BD_OK;
}

static bd_status dutch_generate_list_rounds(bd_dutch *dutch, const bd_tournament *tournament, int played,
                                            bd_err *err)
{
    for (int number = 1; number <= played; number++) {
        bd_round *round;
        BD_TRY(bd_round_new(dutch->context->arena, tournament, dutch->rules, number, NULL, &round, err));
        bd_text_add(&dutch->listed, "Round #%d\n", number);
        const bd_draw *draw =
            (size_t)number <= tournament->draw_count ? &tournament->draws[number - 1] : NULL;
        BD_TRY(bd_dutch_list(dutch, round, draw, err));
    }
    return BD_OK;
}

static bd_status dutch_generate_add_line(bd_tournament *t, const char *record, const char *text, bd_err *err)
{
    const char *line;
    bd_text whole = bd_text_new(t->arena);
    bd_text_add(&whole, "%s %s", record, text);
    BD_TRY(bd_text_finish(&whole, &line, err));
    BD_ROOM(t->trf_lines, t->trf_line_count, t->trf_line_capacity, t->arena, err);
    t->trf_lines[t->trf_line_count++] = line;
    return BD_OK;
}

/* 202 is what comes after the points, 212 the whole of it; a list where points do not come first has no 202.
 */
static bd_status dutch_generate_add_lists(bd_tournament *t, bd_tiebreak_list list, bd_err *err)
{
    enum { TEXT = 512 };
    bd_text whole = bd_text_new(t->arena);
    char text[TEXT];
    bool later = false;
    for (size_t i = 1; i < list.count; i++) later |= list.items[i].kind == BD_TIE_PTS;
    if (!later && list.count > 0 && list.items[0].kind == BD_TIE_PTS) {
        for (size_t i = 1; i < list.count; i++) list.items[i - 1] = list.items[i];
        list.count--;
    }
    (void)bd_tiebreaks_print(&list, text, sizeof text);
    if (!later && list.count > 0) BD_TRY(dutch_generate_add_line(t, "202", text, err));
    bd_text_add(&whole, later ? "%s" : list.count > 0 ? "PTS,%s" : "PTS", text);
    BD_TRY(bd_text_finish(&whole, &t->tiebreaks, err));
    return dutch_generate_add_line(t, "212", t->tiebreaks, err);
}

/* The program, the lists 202 and 212, and everybody's rank by them. */
static bd_status dutch_generate_rank(const bd_dutch_config *wish, bd_tournament *t, int played, bd_err *err)
{
    bd_tiebreak_list list;
    if (wish->tiebreaks[0] != '\0') t->tiebreaks = wish->tiebreaks;
    BD_TRY(bd_tiebreaks_of(t, &list, err));
    BD_TRY(bd_places_give(t->arena, t, played, &list, err));
    BD_TRY(dutch_generate_add_line(t, "182", "bestdraw " BESTDRAW_VERSION, err));
    return dutch_generate_add_lists(t, list, err);
}

/* What the plan of an event does not say. */
static void dutch_generate_settle(const bd_dutch_config *wish, bd_tournament *tournament)
{
    tournament->points = wish->points;
    tournament->points.unknown = wish->points.draw; /* as TRF has it */
    tournament->initial_colour = wish->initial_colour;
    for (size_t i = 0; i < tournament->card_count && wish->ratings.highest > 0; i++) {
        int *grade = &tournament->cards[i].grade;
        if (*grade > wish->ratings.highest) *grade = (int)wish->ratings.highest;
        if (*grade < wish->ratings.lowest) *grade = (int)wish->ratings.lowest;
    }
}

bd_status bd_dutch_generate(bd_dutch *dutch, bd_err *err)
{
    bd_context *context = dutch->context;
    bd_dutch_config *wish;
    BD_NEW(wish, context->arena, 1, err);
    wish->plan = bd_event_plan_usual(dutch->rules->id);
    wish->points = bd_points_usual();
    bd_event_plan *plan = &wish->plan;
    bd_made_event event;
    bd_pairer pairer;
    int played = 0;
    if (dutch->input != NULL) BD_TRY(dutch_generate_read_model(dutch, plan, err));
    if (dutch->config != NULL) BD_TRY(bd_dutch_config_read(dutch, wish, err));
    if (dutch->baku) plan->accelerated = true;
    BD_TRY(dutch_generate_choose_seed(dutch, plan, err));
    BD_TRY(bd_event_plan_check(plan, err));
    BD_TRY(bd_pairer_find("best", &pairer, err));
    BD_TRY(bd_made_event_new(context->arena, plan, &event, err));
    dutch_generate_settle(wish, event.tournament);
    BD_TRY(bd_made_event_play(&event, &pairer, plan->rounds, &played, err));
    if (played < plan->rounds) bd_warn(context, BD_SAY(CLI_DUTCH_ENDS), played + 1);
    BD_TRY(dutch_generate_rank(wish, event.tournament, played, err));
    if (dutch->listing) BD_TRY(dutch_generate_list_rounds(dutch, event.tournament, played, err));
    bd_text text = bd_text_new(context->arena);
    event.tournament->draw_count = 0; /* a report of games played, for any program */
    BD_TRY(bd_tournament_write_text(event.tournament, BD_FORMAT_TRF, NULL, &text, err));
    return bd_dutch_put(dutch, dutch->output, &text, err);
}

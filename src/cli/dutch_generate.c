/* The option -g: a random tournament, by the keys of the engines' configuration files. */
#include "cli/cli_words.h"
#include "cli/dutch.h"

#include "base/ints.h"
#include "io/tournament_file.h"
#include "simulate/play.h"

#include <string.h>
#include <time.h>

/* One in so many, as the files have it, in a thousand. */
static int dutch_generate_one_in(int64_t rate)
{
    return rate <= 0 ? 0 : rate > 1000 ? 1 : (int)(1000 / rate);
}

typedef struct dutch_generate_range {
    int64_t lowest, highest; /* ratings */
} dutch_generate_range;

static bool dutch_generate_set_key(bd_event_plan *plan, dutch_generate_range *ratings, const char *key,
                                   size_t length, int64_t value)
{
    static const char *const keys[] = {"PlayersNumber", "RoundsNumber",     "DrawPercentage", "ForfeitRate",
                                       "RetiredRate",   "HalfPointByeRate", "HighestRating",  "LowestRating"};
    size_t which = 0;
    while (which < sizeof keys / sizeof *keys &&
           (strlen(keys[which]) != length || memcmp(keys[which], key, length) != 0))
        which++;
    switch (which) {
    case 0: plan->players = (int)value; return true;
    case 1: plan->rounds = (int)value; return true;
    case 2: plan->draws = (int)(value * 10); return true;
    case 3: plan->forfeits = dutch_generate_one_in(value); return true;
    case 4: plan->withdrawals = dutch_generate_one_in(value); return true;
    case 5: plan->half_byes = dutch_generate_one_in(value); return true;
    case 6: ratings->highest = value; return true;
    case 7: ratings->lowest = value; return true;
    default: return false;
    }
}

static void dutch_generate_apply_ratings(bd_event_plan *plan, dutch_generate_range ratings)
{
    if (ratings.highest < ratings.lowest) return;
    plan->rating = (int)((ratings.highest + ratings.lowest) / 2);
    plan->spread = (int)((ratings.highest - ratings.lowest) / 4);
}

static bd_status dutch_generate_read_line(const bd_dutch *dutch, const char *start, size_t length, int number,
                                          bd_event_plan *plan, dutch_generate_range *ratings, bd_err *err)
{
    char place[64];
    const char *equals = memchr(start, '=', length);
    if (length == 0 || start[0] == '#') return BD_OK;
    (void)snprintf(place, sizeof place, "%.40s:%d", dutch->config, number);
    if (equals == NULL) BD_FAIL(err, BD_BAD_INPUT, place, BD_SAY(CLI_DUTCH_BAD_LINE));
    const size_t key = (size_t)(equals - start);
    int64_t value = 0;
    if (!bd_parse_int(equals + 1, length - key - 1, 0, 1000000, &value)) {
        bd_warn(dutch->context, BD_SAY(CLI_DUTCH_BAD_NUMBER), place, (int)length, start);
        return BD_OK;
    }
    if (!dutch_generate_set_key(plan, ratings, start, key, value))
        bd_warn(dutch->context, BD_SAY(CLI_DUTCH_BAD_KEY), place, (int)key, start);
    return BD_OK;
}

static bd_status dutch_generate_read_config(const bd_dutch *dutch, bd_event_plan *plan, bd_err *err)
{
    bd_file file;
    dutch_generate_range ratings = {.lowest = 1400, .highest = 2600};
    BD_TRY(bd_file_read(dutch->context->arena, dutch->config, BD_FILE_LIMIT, &file, err));
    int number = 1;
    for (const char *at = file.text; *at != '\0'; number++) {
        size_t length = strcspn(at, "\r\n");
        BD_TRY(dutch_generate_read_line(dutch, at, length, number, plan, &ratings, err));
        at += length;
        if (*at == '\r') at++;
        if (*at == '\n') at++;
    }
    dutch_generate_apply_ratings(plan, ratings);
    return BD_OK;
}

/* As many players and rounds as the model has, with such ratings. */
static bd_status dutch_generate_read_model(bd_dutch *dutch, bd_event_plan *plan, bd_err *err)
{
    bd_tournament *model;
    dutch_generate_range ratings = {.lowest = 9999};
    BD_TRY(bd_dutch_read(dutch, &model, err));
    plan->players = (int)model->card_count;
    plan->rounds = model->rounds;
    for (size_t i = 0; i < model->card_count; i++) {
        const int grade = model->cards[i].grade;
        if (grade > 0 && grade < ratings.lowest) ratings.lowest = grade;
        if (grade > ratings.highest) ratings.highest = grade;
    }
    dutch_generate_apply_ratings(plan, ratings);
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

bd_status bd_dutch_generate(bd_dutch *dutch, bd_err *err)
{
    bd_context *context = dutch->context;
    bd_event_plan plan = bd_event_plan_usual(dutch->rules->id);
    bd_event event;
    bd_pairer pairer;
    int played = 0;
    if (dutch->input != NULL) BD_TRY(dutch_generate_read_model(dutch, &plan, err));
    if (dutch->config != NULL) BD_TRY(dutch_generate_read_config(dutch, &plan, err));
    BD_TRY(dutch_generate_choose_seed(dutch, &plan, err));
    BD_TRY(bd_event_plan_check(&plan, err));
    BD_TRY(bd_pairer_find("best", &pairer, err));
    BD_TRY(bd_event_new(context->arena, &plan, &event, err));
    BD_TRY(bd_event_play(&event, &pairer, plan.rounds, &played, err));
    if (played < plan.rounds) bd_warn(context, BD_SAY(CLI_DUTCH_ENDS), played + 1);
    if (dutch->listing) BD_TRY(dutch_generate_list_rounds(dutch, event.tournament, played, err));
    return bd_tournament_write(context->arena, event.tournament, dutch->output, BD_FORMAT_TRF, NULL, err);
}

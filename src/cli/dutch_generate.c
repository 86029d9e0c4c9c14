/* The option -g: a random tournament, as its configuration file asks for it. */
#include "cards/card.h"
#include "cli/cli_words.h"
#include "cli/dutch.h"

#include "base/assert.h"
#include "base/ints.h"
#include "io/tournament_file.h"
#include "simulate/play.h"
#include "standings/standings.h"

#include <string.h>
#include <time.h>

/* Ratings; highest 0: not told. */
typedef struct config_range {
    int64_t lowest, highest;
} config_range;

typedef struct config_wish {
    bd_event_plan plan;
    bd_event_shape shape;
    config_range ratings;
    bd_points points;
    bool bye_told; /* else the bye is worth a win */
    bd_colour initial_colour;
    char tiebreaks[256]; /* as FIDE writes them; "": the usual ones */
} config_wish;

/* ---- The configuration file: one KEY=VALUE a line (docs/dutch.md) ---- */

/* A key or a value: not ended by NUL. */
typedef struct piece {
    const char *text;
    size_t length;
} piece;

/* Takes a value; false: it does not fit. `which` is the row's number, as it means it. */
typedef bool config_take(config_wish *config, int which, int round, piece value);

typedef struct config_key {
    const char *name;
    config_take *take;
    int which;
    bool by_round; /* "KEY.3=..." is for round 3 alone */
} config_key;

static bool config_is(piece p, const char *word)
{
    return strlen(word) == p.length && memcmp(word, p.text, p.length) == 0;
}

enum { PLAYERS, ROUNDS, DRAWS, FORFEITS, RETIRED, ZERO_BYES, HALF_BYES, HIGHEST, LOWEST };

/* One in so many, as the files have it, in a thousand. */
static int config_one_in(int64_t rate) { return rate <= 0 ? 0 : rate > 1000 ? 1 : (int)(1000 / rate); }

static bool config_take_number(config_wish *config, int which, int round, piece value)
{
    (void)round;
    int64_t number;
    bd_event_plan *plan = &config->plan;
    if (!bd_parse_int(value.text, value.length, 0, 1000000, &number)) return false;
    switch (which) {
    case PLAYERS: plan->players = (int)number; break;
    case ROUNDS: plan->rounds = (int)number; break;
    case DRAWS: plan->draws = (int)(number * 10); break;
    case FORFEITS: plan->forfeits = config_one_in(number); break;
    case RETIRED: plan->withdrawals = config_one_in(number); break;
    case ZERO_BYES: plan->zero_byes = config_one_in(number); break;
    case HALF_BYES: plan->half_byes = config_one_in(number); break;
    case HIGHEST: config->ratings.highest = number; break;
    default: config->ratings.lowest = number; break;
    }
    return true;
}

enum { WIN, DRAW, LOSS, FORFEIT_LOSS, ABSENCE, BYE };

static void config_set_points(config_wish *config, int which, int halves)
{
    bd_points *p = &config->points;
    switch (which) {
    case WIN: p->win = p->white_win = p->black_win = p->forfeit_win = p->full_bye = halves; break;
    case DRAW: p->draw = p->white_draw = p->black_draw = p->half_bye = halves; break;
    case LOSS: p->loss = p->white_loss = p->black_loss = halves; break;
    case FORFEIT_LOSS: p->forfeit_loss = p->zero_bye = halves; break;
    case ABSENCE: p->zero_bye = halves; break;
    default: p->pairing_bye = halves; config->bye_told = true;
    }
}

static bool config_take_points(config_wish *config, int which, int round, piece value)
{
    (void)round;
    int halves;
    if (!bd_parse_halves(value.text, value.length, &halves) || halves < 0 || halves > 199) return false;
    config_set_points(config, which, halves);
    return true;
}

/* "3-1-0": a win, a draw, a loss. */
static bool config_take_system(config_wish *config, int which, int round, piece value)
{
    for (int part = WIN; part <= LOSS; part++) {
        const char *dash = memchr(value.text, '-', value.length);
        const size_t length = part == LOSS || dash == NULL ? value.length : (size_t)(dash - value.text);
        if ((dash == NULL) != (part == LOSS)) return false;
        if (!config_take_points(config, which + part, round, (piece){value.text, length})) return false;
        if (part < LOSS) value = (piece){dash + 1, value.length - length - 1};
    }
    return true;
}

/* "3" or "5%". */
static bool config_take_amount(config_wish *config, int which, int round, piece value)
{
    BD_ASSERT(which >= 0 && which < BD_SHAPE_KINDS);
    int64_t number;
    const bool percent = value.length > 0 && value.text[value.length - 1] == '%';
    if (!bd_parse_int(value.text, value.length - percent, 0, percent ? 100 : BD_PLAYERS_MAX, &number))
        return false;
    bd_shape_amount *amount =
        round > 0 ? &config->shape.in_round[which][round] : &config->shape.always[which];
    *amount = (bd_shape_amount){.told = true, .percent = percent, .number = (int)number};
    config->plan.shape = &config->shape;
    return true;
}

static bool config_take_acceleration(config_wish *config, int which, int round, piece value)
{
    (void)which, (void)round;
    config->plan.accelerated = config_is(value, "Baku");
    return config->plan.accelerated || config_is(value, "None");
}

static bool config_take_colour(config_wish *config, int which, int round, piece value)
{
    (void)which, (void)round;
    config->initial_colour = config_is(value, "B") ? BD_BLACK : BD_WHITE;
    return config_is(value, "W") || config_is(value, "B");
}

static bool config_take_tiebreaks(config_wish *config, int which, int round, piece value)
{
    (void)which, (void)round;
    bd_tiebreak_list list;
    bd_err err;
    char text[sizeof config->tiebreaks];
    if (value.length == 0 || value.length >= sizeof text) return false;
    memcpy(text, value.text, value.length);
    text[value.length] = '\0';
    if (bd_tiebreaks_parse(text, &list, &err) != BD_OK) return false;
    (void)bd_tiebreaks_print(&list, config->tiebreaks, sizeof config->tiebreaks);
    return true;
}

static const config_key config_keys[] = {
    {"PlayersNumber", config_take_number, PLAYERS, false},
    {"RoundsNumber", config_take_number, ROUNDS, false},
    {"DrawPercentage", config_take_number, DRAWS, false},
    {"ForfeitRate", config_take_number, FORFEITS, false},
    {"RetiredRate", config_take_number, RETIRED, false},
    {"HalfPointByeRate", config_take_number, HALF_BYES, false},
    {"HalfPointByteRate", config_take_number, HALF_BYES, false}, /* as bbpPairings spells it, too */
    {"HighestRating", config_take_number, HIGHEST, false},
    {"LowestRating", config_take_number, LOWEST, false},
    {"PointsForWin", config_take_points, WIN, false},
    {"PointsForDraw", config_take_points, DRAW, false},
    {"PointsForLoss", config_take_points, LOSS, false},
    {"PointsForForfeitLoss", config_take_points, FORFEIT_LOSS, false},
    {"PointsForZPB", config_take_points, ABSENCE, false},
    {"PointsForPAB", config_take_points, BYE, false},
    {"PointSystem", config_take_system, 0, false},
    {"ZeroPointByes", config_take_amount, BD_SHAPE_ZERO_BYES, true},
    {"HalfPointByes", config_take_amount, BD_SHAPE_HALF_BYES, true},
    {"FullPointByes", config_take_amount, BD_SHAPE_FULL_BYES, true},
    {"Forfeits", config_take_amount, BD_SHAPE_FORFEITS, true},
    {"DoubleForfeits", config_take_amount, BD_SHAPE_DOUBLE_FORFEITS, true},
    {"UnusualResults", config_take_amount, BD_SHAPE_UNUSUAL, true},
    {"PenaltyResults", config_take_amount, BD_SHAPE_PENALTIES, true},
    {"Acceleration", config_take_acceleration, 0, false},
    {"InitialColour", config_take_colour, 0, false},
    {"TieBreaks", config_take_tiebreaks, 0, false},
    /* JaVaFo's names. */
    {"ZPBRate", config_take_number, ZERO_BYES, false},
    {"HPBRate", config_take_number, HALF_BYES, false},
};

/* The key's name, and the round after its dot; false: no such round. */
static bool config_split(piece *key, int *round)
{
    int64_t number;
    const char *dot = memchr(key->text, '.', key->length);
    *round = 0;
    if (dot == NULL) return true;
    const size_t name = (size_t)(dot - key->text);
    if (!bd_parse_int(dot + 1, key->length - name - 1, 1, BD_ROUNDS_MAX, &number)) return false;
    *round = (int)number;
    key->length = name;
    return true;
}

static const config_key *config_find(piece key, int round)
{
    for (size_t i = 0; i < sizeof config_keys / sizeof *config_keys; i++)
        if (config_is(key, config_keys[i].name) && (round == 0 || config_keys[i].by_round))
            return &config_keys[i];
    return NULL;
}

static piece config_trim(piece p)
{
    while (p.length > 0 && (p.text[0] == ' ' || p.text[0] == '\t')) p = (piece){p.text + 1, p.length - 1};
    while (p.length > 0 && (p.text[p.length - 1] == ' ' || p.text[p.length - 1] == '\t')) p.length--;
    return p;
}

static bd_status config_read_line(const bd_dutch *dutch, piece line, int number, config_wish *out,
                                  bd_err *err)
{
    char place[64];
    int round;
    line = config_trim(line);
    if (line.length == 0 || line.text[0] == '#') return BD_OK;
    const char *equals = memchr(line.text, '=', line.length);
    (void)snprintf(place, sizeof place, "%.40s:%d", dutch->config, number);
    if (equals == NULL) BD_FAIL(err, BD_BAD_INPUT, place, BD_SAY(CLI_DUTCH_BAD_LINE));
    piece key = config_trim((piece){line.text, (size_t)(equals - line.text)});
    const piece told = key;
    const piece value = config_trim((piece){equals + 1, line.length - (size_t)(equals - line.text) - 1});
    const config_key *found = config_split(&key, &round) ? config_find(key, round) : NULL;
    if (found == NULL)
        bd_warn(dutch->context, BD_SAY(CLI_DUTCH_BAD_KEY), place, (int)told.length, told.text);
    else if (!found->take(out, found->which, round, value))
        bd_warn(dutch->context, BD_SAY(CLI_DUTCH_BAD_VALUE), place, (int)line.length, line.text);
    return BD_OK;
}

static void config_apply_ratings(bd_event_plan *plan, config_range ratings)
{
    if (ratings.highest < ratings.lowest) return;
    plan->rating = (int)((ratings.highest + ratings.lowest) / 2);
    plan->spread = (int)((ratings.highest - ratings.lowest) / 4);
}

/* Into *out, whose other numbers remain. Unknown keys and values that do not fit are told and left out. */
static bd_status config_read(const bd_dutch *dutch, config_wish *out, bd_err *err)
{
    bd_file file;
    out->ratings = (config_range){.lowest = 1400, .highest = 2600};
    BD_TRY(bd_file_read(dutch->context->arena, dutch->config, BD_FILE_LIMIT, &file, err));
    int number = 1;
    for (const char *at = file.text; *at != '\0'; number++) {
        const size_t length = strcspn(at, "\r\n");
        BD_TRY(config_read_line(dutch, (piece){at, length}, number, out, err));
        at += length;
        if (*at == '\r') at++;
        if (*at == '\n') at++;
    }
    config_apply_ratings(&out->plan, out->ratings);
    if (!out->bye_told) out->points.pairing_bye = out->points.win;
    return BD_OK;
}

/* ---- The tournament ---- */

/* As many players and rounds as the model has, with such ratings. */
static bd_status dutch_generate_read_model(bd_dutch *dutch, bd_event_plan *plan, bd_err *err)
{
    bd_tournament *model;
    config_range ratings = {.lowest = INT64_MAX};
    BD_TRY(bd_dutch_read(dutch, &model, err));
    plan->players = (int)model->card_count;
    plan->rounds = model->rounds > 0 ? model->rounds : bd_tournament_last_round(model);
    for (size_t i = 0; i < model->card_count; i++) {
        const int grade = model->cards[i].grade;
        if (grade > 0 && grade < ratings.lowest) ratings.lowest = grade;
        if (grade > ratings.highest) ratings.highest = grade;
    }
    config_apply_ratings(plan, ratings);
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
static bd_status dutch_generate_rank(const config_wish *wish, bd_tournament *t, int played, bd_err *err)
{
    bd_tiebreak_list list;
    if (wish->tiebreaks[0] != '\0') t->tiebreaks = wish->tiebreaks;
    BD_TRY(bd_tiebreaks_of(t, &list, err));
    BD_TRY(bd_places_give(t->arena, t, played, &list, err));
    BD_TRY(dutch_generate_add_line(t, "182", "bestdraw " BESTDRAW_VERSION, err));
    return dutch_generate_add_lists(t, list, err);
}

/* What the plan of an event does not say. */
static void dutch_generate_settle(const config_wish *wish, bd_tournament *tournament)
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
    config_wish *wish;
    BD_NEW(wish, context->arena, 1, err);
    wish->plan = bd_event_plan_usual(dutch->rules->id);
    wish->points = bd_points_usual();
    bd_event_plan *plan = &wish->plan;
    bd_made_event event;
    bd_pairer pairer;
    int played = 0;
    if (dutch->input != NULL) BD_TRY(dutch_generate_read_model(dutch, plan, err));
    if (dutch->config != NULL) BD_TRY(config_read(dutch, wish, err));
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

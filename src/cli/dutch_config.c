#include "cli/dutch_config.h"

#include "base/assert.h"
#include "base/ints.h"
#include "cli/cli_words.h"
#include "io/file.h"
#include "standings/tiebreak.h"

#include <string.h>

/* A key or a value: not ended by NUL. */
typedef struct piece {
    const char *text;
    size_t length;
} piece;

/* Takes a value; false: it does not fit. `which` is the row's number, as it means it. */
typedef bool config_take(bd_dutch_config *config, int which, int round, piece value);

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

static bool config_take_number(bd_dutch_config *config, int which, int round, piece value)
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

static void config_set_points(bd_dutch_config *config, int which, int halves)
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

static bool config_take_points(bd_dutch_config *config, int which, int round, piece value)
{
    (void)round;
    int halves;
    if (!bd_parse_halves(value.text, value.length, &halves) || halves < 0 || halves > 199) return false;
    config_set_points(config, which, halves);
    return true;
}

/* "3-1-0": a win, a draw, a loss. */
static bool config_take_system(bd_dutch_config *config, int which, int round, piece value)
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
static bool config_take_amount(bd_dutch_config *config, int which, int round, piece value)
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

static bool config_take_acceleration(bd_dutch_config *config, int which, int round, piece value)
{
    (void)which, (void)round;
    config->plan.accelerated = config_is(value, "Baku");
    return config->plan.accelerated || config_is(value, "None");
}

static bool config_take_colour(bd_dutch_config *config, int which, int round, piece value)
{
    (void)which, (void)round;
    config->initial_colour = config_is(value, "B") ? BD_BLACK : BD_WHITE;
    return config_is(value, "W") || config_is(value, "B");
}

static bool config_take_tiebreaks(bd_dutch_config *config, int which, int round, piece value)
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

static bd_status config_read_line(const bd_dutch *dutch, piece line, int number, bd_dutch_config *out,
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

void bd_dutch_apply_ratings(bd_event_plan *plan, bd_dutch_range ratings)
{
    if (ratings.highest < ratings.lowest) return;
    plan->rating = (int)((ratings.highest + ratings.lowest) / 2);
    plan->spread = (int)((ratings.highest - ratings.lowest) / 4);
}

bd_status bd_dutch_config_read(const bd_dutch *dutch, bd_dutch_config *out, bd_err *err)
{
    bd_file file;
    out->ratings = (bd_dutch_range){.lowest = 1400, .highest = 2600};
    BD_TRY(bd_file_read(dutch->context->arena, dutch->config, BD_FILE_LIMIT, &file, err));
    int number = 1;
    for (const char *at = file.text; *at != '\0'; number++) {
        const size_t length = strcspn(at, "\r\n");
        BD_TRY(config_read_line(dutch, (piece){at, length}, number, out, err));
        at += length;
        if (*at == '\r') at++;
        if (*at == '\n') at++;
    }
    bd_dutch_apply_ratings(&out->plan, out->ratings);
    if (!out->bye_told) out->points.pairing_bye = out->points.win;
    return BD_OK;
}

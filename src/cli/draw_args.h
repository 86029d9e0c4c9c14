/* Draw options: what is asked that changes a draw (rulebook/options.h). */
#ifndef BD_CLI_DRAW_ARGS_H
#define BD_CLI_DRAW_ARGS_H

#include "cli/common.h"
#include "rulebook/options/draw_options.h"
#include "rulebook/rulebook.h"

/* What commands about a draw are asked. The struct of a request begins with it. */
typedef struct bd_draw_request {
    bd_event_request event;
    int64_t seed;
    int top_colour, solver;       /* from 1; 0: not given */
    bd_many forbid, pair, option; /* bd_two, bd_two, bd_named */
    bd_who bye;
    double time_limit; /* seconds; 0: none */
    const char *certificate;
    bool allow_repeats, criteria, plain, save, unproved, replace, extra, without_results;
} bd_draw_request;

/* The rows that commands have that make a draw; a few have some of them. */
#define BD_ROW_SEED                                                                                          \
    {                                                                                                        \
        BD_OPTION(bd_draw_request, LARGE, seed, "seed", "N", BD_ENGLISH(CLI_OPTION_SEED)), .high = INT64_MAX \
    }
#define BD_ROW_TOP_COLOUR                                                                                    \
    {                                                                                                        \
        BD_OPTION(bd_draw_request, CHOICE, top_colour, "top-colour", "white|black",                          \
                  BD_ENGLISH(CLI_OPTION_TOP_COLOUR)),                                                        \
            .low = 1                                                                                         \
    }
#define BD_ROW_FORBID BD_PAIRS(bd_draw_request, forbid, "forbid", BD_ENGLISH(CLI_OPTION_FORBID))
#define BD_ROW_PAIR   BD_PAIRS(bd_draw_request, pair, "pair", BD_ENGLISH(CLI_OPTION_PAIR))
#define BD_ROW_REPEATS                                                                                       \
    BD_FLAG(bd_draw_request, allow_repeats, "allow-repeats", BD_ENGLISH(CLI_OPTION_ALLOW_REPEATS))
#define BD_ROW_OPTION                                                                                        \
    {                                                                                                        \
        BD_OPTION(bd_draw_request, SETTING, option, "option", "NAME=VALUE", BD_ENGLISH(CLI_OPTION_OPTION)),  \
            .many = true                                                                                     \
    }
#define BD_ROW_PRIORITIES                                                                                    \
    BD_READ(bd_event_request, priorities, "priorities", "ID,ID,...", bd_priorities_read,                     \
            BD_ENGLISH(CLI_OPTION_PRIORITIES))
#define BD_ROWS_DRAW_OPTIONS                                                                                 \
    BD_ROW_SEED, BD_ROW_TOP_COLOUR, BD_ROW_FORBID, BD_ROW_PAIR,                                              \
        BD_PLAYER(bd_draw_request, bye, "bye", BD_ENGLISH(CLI_OPTION_BYE)), BD_ROW_REPEATS,                  \
        BD_ROW_PRIORITIES, BD_ROW_OPTION
#define BD_ROW_CERTIFICATE                                                                                   \
    BD_TEXT(bd_draw_request, certificate, "certificate", "FILE", BD_ENGLISH(CLI_OPTION_CERTIFICATE))
#define BD_ROW_TIME_LIMIT                                                                                    \
    {                                                                                                        \
        BD_OPTION(bd_draw_request, SECONDS, time_limit, "time-limit", "SECONDS",                             \
                  BD_ENGLISH(CLI_OPTION_TIME_LIMIT))                                                         \
    }
#define BD_ROW_SOLVER_OF(sentence)                                                                           \
    {                                                                                                        \
        BD_OPTION(bd_draw_request, CHOICE, solver, "solver", BD_ENGINE_WORDS, sentence), .low = 1            \
    }
#define BD_ROW_SOLVER BD_ROW_SOLVER_OF(BD_ENGLISH(CLI_OPTION_SOLVER))
#define BD_ROW_PLAIN  BD_FLAG(bd_draw_request, plain, "plain", BD_ENGLISH(CLI_PLAIN))
#define BD_ROW_SAVE(sentence)                                                                                \
    {                                                                                                        \
        BD_OPTION(bd_draw_request, FLAG, save, "save", NULL, sentence), .saves = true                        \
    }

/* The criteria of --priorities. */
bd_param_reader bd_priorities_read;

/* The options of the draw, but for those that name players. */
void bd_cli_draw_options(const bd_context *context, const bd_draw_request *asked, bd_draw_options *options);

/* Those that name players (--bye, --forbid, --pair), whom the tournament tells (cli/who.h). */
bd_status bd_cli_draw_players(const bd_context *context, const bd_draw_request *asked,
                              const bd_tournament *tournament, bd_draw_options *options, bd_err *err);

/* --option NAME=VALUE, as often as it is given: options of the rulebook for this draw, in front of those of
 * the event and of a rulebook file. BD_USAGE, BD_BAD_INPUT. */
bd_status bd_cli_draw_settings(bd_context *context, const bd_draw_request *asked,
                               const bd_tournament *tournament, const bd_rulebook *rules,
                               bd_draw_options *options, bd_err *err);

#endif

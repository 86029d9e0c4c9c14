/* Draw options: what the command line says that changes a draw (rulebook/options.h). */
#ifndef BD_CLI_DRAW_ARGS_H
#define BD_CLI_DRAW_ARGS_H

#include "cli/cli_words.h"
#include "cli/commands.h"
#include "rulebook/options/draw_options.h"
#include "rulebook/rulebook.h"

/* The rows that commands have that make a draw; a few have some of them. */
#define BD_ROW_SEED                                                                                          \
    {                                                                                                        \
        0, "seed", "N", BD_ENGLISH(CLI_OPTION_SEED)                                                          \
    }
#define BD_ROW_TOP_COLOUR                                                                                    \
    {                                                                                                        \
        0, "top-colour", "white|black", BD_ENGLISH(CLI_OPTION_TOP_COLOUR)                                    \
    }
#define BD_ROW_FORBID                                                                                        \
    {                                                                                                        \
        0, "forbid", "A,B", BD_ENGLISH(CLI_OPTION_FORBID)                                                    \
    }
#define BD_ROW_PAIR                                                                                          \
    {                                                                                                        \
        0, "pair", "A,B", BD_ENGLISH(CLI_OPTION_PAIR)                                                        \
    }
#define BD_ROW_REPEATS                                                                                       \
    {                                                                                                        \
        0, "allow-repeats", NULL, BD_ENGLISH(CLI_OPTION_ALLOW_REPEATS)                                       \
    }
#define BD_ROW_OPTION                                                                                        \
    {                                                                                                        \
        0, "option", "NAME=VALUE", BD_ENGLISH(CLI_OPTION_OPTION)                                             \
    }
#define BD_ROW_PRIORITIES                                                                                    \
    {                                                                                                        \
        0, "priorities", "ID,ID,...", BD_ENGLISH(CLI_OPTION_PRIORITIES)                                      \
    }
#define BD_ROWS_DRAW_OPTIONS                                                                                 \
    BD_ROW_SEED, BD_ROW_TOP_COLOUR, BD_ROW_FORBID, BD_ROW_PAIR,                                              \
        {0, "bye", "PLAYER", BD_ENGLISH(CLI_OPTION_BYE)}, BD_ROW_REPEATS, BD_ROW_PRIORITIES, BD_ROW_OPTION

/* Reads them, but for those that name players. BD_USAGE. */
bd_status bd_cli_draw_options(bd_context *context, const bd_args *args, bd_draw_options *options,
                              bd_err *err);

/* Those that name players (--bye, --forbid, --pair), whom the tournament tells (cli/who.h). */
bd_status bd_cli_draw_players(const bd_context *context, const bd_args *args, const bd_tournament *tournament,
                              bd_draw_options *options, bd_err *err);

/* --option NAME=VALUE, as often as it is given: options of the rulebook for this draw, in front of those of
 * the event and of a rulebook file. BD_USAGE, BD_BAD_INPUT. */
bd_status bd_cli_draw_settings(bd_context *context, const bd_args *args, const bd_tournament *tournament,
                               const bd_rulebook *rules, bd_draw_options *options, bd_err *err);

#endif

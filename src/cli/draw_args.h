/* Draw options: what the command line says that changes a draw (rulebook/options.h). */
#ifndef BD_CLI_DRAW_ARGS_H
#define BD_CLI_DRAW_ARGS_H

#include "cli/cli_words.h"
#include "cli/commands.h"
#include "rulebook/options/draw_options.h"

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
#define BD_ROW_PRIORITIES                                                                                    \
    {                                                                                                        \
        0, "priorities", "ID,ID,...", BD_ENGLISH(CLI_OPTION_PRIORITIES)                                      \
    }
#define BD_ROWS_DRAW_OPTIONS                                                                                 \
    BD_ROW_SEED, BD_ROW_TOP_COLOUR, BD_ROW_FORBID, BD_ROW_PAIR,                                              \
        {0, "bye", "ID", BD_ENGLISH(CLI_OPTION_BYE)}, BD_ROW_REPEATS, BD_ROW_PRIORITIES

/* Reads them. BD_USAGE. */
bd_status bd_cli_draw_options(bd_context *context, const bd_args *args, bd_draw_options *options,
                              bd_err *err);

/* All values "A,B" of one option, the lower id first. */
bd_status bd_cli_pairs(bd_arena *arena, const bd_args *args, const char *name, const bd_id_pair **pairs,
                       size_t *count, bd_err *err);

#endif

/* Draw options: what the command line says that changes a draw (rulebook/options.h). */
#ifndef BD_CLI_DRAW_ARGS_H
#define BD_CLI_DRAW_ARGS_H

#include "cli/commands.h"
#include "rulebook/options/draw_options.h"

/* The rows that every command has that makes a draw. */
#define BD_ROWS_DRAW_OPTIONS                                                                                 \
    {0, "seed", "N", "number behind every lot; default: 0"},                                                 \
        {0, "top-colour", "white|black",                                                                     \
         "colour of the higher player of board 1 in round 1; default: by lot"},                              \
        {0, "forbid", "A,B", "these two must not meet (may be given again)"},                                \
        {0, "pair", "A,B", "these two must meet; the rest is best given that (may be given again)"},         \
        {0, "bye", "ID", "who has the bye"},                                                                 \
        {0, "allow-repeats", NULL, "earlier meetings are avoided first of all, not forbidden"},              \
    {                                                                                                        \
        0, "priorities", "ID,ID,...", "criteria in this order instead of the rulebook's"                     \
    }

/* Reads them. BD_USAGE. */
bd_status bd_cli_draw_options(bd_context *context, const bd_args *args, bd_draw_options *options,
                              bd_err *err);

/* All values "A,B" of one option, the lower id first. */
bd_status bd_cli_pairs(bd_arena *arena, const bd_args *args, const char *name, const bd_id_pair **pairs,
                       size_t *count, bd_err *err);

#endif

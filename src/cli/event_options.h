/* Event options: what the command line says about a made-up event, for the commands that make one up or many.
 */
#ifndef BD_CLI_EVENT_OPTIONS_H
#define BD_CLI_EVENT_OPTIONS_H

#include "cli/cli_words.h"
#include "cli/commands.h"
#include "simulate/event.h"

/* The rows of an event's luck; `noise` is the sentence of that option, which tells its default. */
#define BD_ROWS_EVENT(noise)                                                                                 \
    {0, "rating", "N", BD_ENGLISH(CLI_EVENT_RATING)}, {0, "spread", "N", BD_ENGLISH(CLI_EVENT_SPREAD)},      \
        {0, "noise", "N", noise}, {0, "draws", "N", BD_ENGLISH(CLI_EVENT_DRAWS)},                            \
        {0, "unrated", "N", BD_ENGLISH(CLI_EVENT_UNRATED)},                                                  \
        {0, "forfeits", "N", BD_ENGLISH(CLI_EVENT_FORFEITS)},                                                \
        {0, "half-byes", "N", BD_ENGLISH(CLI_EVENT_HALF_BYES)},                                              \
        {0, "zero-byes", "N", BD_ENGLISH(CLI_EVENT_ZERO_BYES)},                                              \
        {0, "late", "N", BD_ENGLISH(CLI_EVENT_LATE)},                                                        \
        {0, "withdrawals", "N", BD_ENGLISH(CLI_EVENT_WITHDRAWALS)},                                          \
        {0, "forbidden", "N", BD_ENGLISH(CLI_EVENT_FORBIDDEN)},                                              \
        {0, "clubs", "N", BD_ENGLISH(CLI_EVENT_CLUBS)}, {0, "schools", "N", BD_ENGLISH(CLI_EVENT_SCHOOLS)},  \
        {0, "teams", "N", BD_ENGLISH(CLI_EVENT_TEAMS)},                                                      \
    {                                                                                                        \
        0, "accelerated", NULL, BD_ENGLISH(CLI_EVENT_ACCELERATED)                                            \
    }

/* Reads --rounds and those rows into the plan, which keeps what is not given. BD_USAGE. */
bd_status bd_cli_event_plan(const bd_args *args, bd_event_plan *plan, bd_err *err);

/* The first of those options that is given, or NULL. */
const char *bd_cli_event_given(const bd_args *args);

/* A number in low .. high; *out is untouched when the option is not given. */
bd_status bd_cli_number(const bd_args *args, const char *name, int low, int high, int *out, bd_err *err);

#endif

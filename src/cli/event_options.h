/* Event options: what the command line says about a made-up event, for the commands that make one up or many.
 */
#ifndef BD_CLI_EVENT_OPTIONS_H
#define BD_CLI_EVENT_OPTIONS_H

#include "cli/commands.h"
#include "simulate/event.h"

/* The rows of an event's luck; `noise` is what that option is by default, as text. */
#define BD_ROWS_EVENT(noise)                                                                                 \
    {0, "rating", "N", "mean of the ratings; default: 1800"},                                                \
        {0, "spread", "N", "their standard deviation; default: 250"},                                        \
        {0, "noise", "N", "how far true strength spreads around the rating; default: " noise},               \
        {0, "draws", "N", "games of equal players drawn, in 1000; default: 300"},                            \
        {0, "unrated", "N", "players without a grade, in 1000"},                                             \
        {0, "forfeits", "N", "games won by default, in 1000"},                                               \
        {0, "half-byes", "N", "arranged half-point byes, in 1000 a round"},                                  \
        {0, "zero-byes", "N", "arranged absences, in 1000 a round"},                                         \
        {0, "late", "N", "late entries, in 1000"},                                                           \
        {0, "withdrawals", "N", "players who withdraw, in 1000 a round"},                                    \
        {0, "forbidden", "N", "players with a forbidden opponent, in 1000"},                                 \
        {0, "clubs", "N", "how many clubs there are"},                                                       \
        {0, "schools", "N", "how many schools; default: none, for sca one for five players"},                \
        {0, "teams", "N", "how many teams; default: none, for uscf one for four players"},                   \
    {                                                                                                        \
        0, "accelerated", NULL, "Baku acceleration (fide)"                                                   \
    }

/* Reads --rounds and those rows into the plan, which keeps what is not given. BD_USAGE. */
bd_status bd_cli_event_plan(const bd_args *args, bd_event_plan *plan, bd_err *err);

/* The first of those options that is given, or NULL. */
const char *bd_cli_event_given(const bd_args *args);

/* A number in low .. high; *out is untouched when the option is not given. */
bd_status bd_cli_number(const bd_args *args, const char *name, int low, int high, int *out, bd_err *err);

#endif

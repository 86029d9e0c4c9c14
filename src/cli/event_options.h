/* Event options: what the command line says about a made-up event, for the commands that make one up or many.
 */
#ifndef BD_CLI_EVENT_OPTIONS_H
#define BD_CLI_EVENT_OPTIONS_H

#include "cli/common.h"
#include "simulate/made_event.h"

/* A number of the plan of an event; BD_NOT_GIVEN: it stays as it is. */
#define BD_PLAN_NUMBER(TYPE, member, called, sentence)                                                       \
    BD_ROW(BD_OPTION(TYPE, WHOLE, plan.member, called, "N", sentence), .high = 9999, .usual = BD_NOT_GIVEN)

/* The rows of an event's luck, for a TYPE whose member `plan` is a bd_event_plan; `noise_help` is the
 * sentence of that option, which tells its default. */
#define BD_ROWS_EVENT(TYPE, noise_help)                                                                      \
    BD_PLAN_NUMBER(TYPE, rating, "rating", CLI_EVENT_RATING),                                                \
        BD_PLAN_NUMBER(TYPE, spread, "spread", CLI_EVENT_SPREAD),                                            \
        BD_PLAN_NUMBER(TYPE, noise, "noise", noise_help),                                                    \
        BD_PLAN_NUMBER(TYPE, draws, "draws", CLI_EVENT_DRAWS),                                               \
        BD_PLAN_NUMBER(TYPE, unrated, "unrated", CLI_EVENT_UNRATED),                                         \
        BD_PLAN_NUMBER(TYPE, forfeits, "forfeits", CLI_EVENT_FORFEITS),                                      \
        BD_PLAN_NUMBER(TYPE, half_byes, "half-byes", CLI_EVENT_HALF_BYES),                                   \
        BD_PLAN_NUMBER(TYPE, zero_byes, "zero-byes", CLI_EVENT_ZERO_BYES),                                   \
        BD_PLAN_NUMBER(TYPE, late, "late", CLI_EVENT_LATE),                                                  \
        BD_PLAN_NUMBER(TYPE, withdrawals, "withdrawals", CLI_EVENT_WITHDRAWALS),                             \
        BD_PLAN_NUMBER(TYPE, forbidden, "forbidden", CLI_EVENT_FORBIDDEN),                                   \
        BD_PLAN_NUMBER(TYPE, clubs, "clubs", CLI_EVENT_CLUBS),                                               \
        BD_PLAN_NUMBER(TYPE, schools, "schools", CLI_EVENT_SCHOOLS),                                         \
        BD_PLAN_NUMBER(TYPE, teams, "teams", CLI_EVENT_TEAMS),                                               \
        BD_FLAG(TYPE, plan.accelerated, "accelerated", CLI_EVENT_ACCELERATED)

/* Puts the numbers that are given of a request's plan into the plan. BD_USAGE. */
bd_status bd_cli_event_plan(const bd_param *rows, size_t count, const void *request,
                            const bd_event_plan *asked, bd_event_plan *plan, bd_err *err);

#endif

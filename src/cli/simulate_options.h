/* Simulate options: what is asked about a series of tournaments. */
#ifndef BD_CLI_SIMULATE_OPTIONS_H
#define BD_CLI_SIMULATE_OPTIONS_H

#include "cli/event_options.h"
#include "simulate/series.h"

/* --shard K/N: part K of N. */
typedef struct bd_shard {
    int part, parts; /* from 1; 0: not given */
} bd_shard;

typedef struct bd_series_request {
    bd_event_request event;
    bd_many files; /* const char *: of --merge */
    bd_event_plan plan;
    const char *players, *methods, *output, *times, *html, *plots;
    bd_shard shard;
    int tournaments, threads; /* 0: not given */
    int64_t seed;
    bool worlds, same_histories, merge;
} bd_series_request;

#define BD_SERIES_NUMBER(member, called, from, to, sentence)                                                 \
    BD_NUMBER(bd_series_request, member, called, from, to, sentence)

bd_param_reader bd_shard_read;

/* The series; the rulebook too. BD_USAGE. */
bd_status bd_cli_series(const bd_series_request *asked, bd_series *out, bd_err *err);

/* Tournaments first .. end - 1; all of them when no shard is given. */
void bd_cli_shard(const bd_shard *shard, const bd_series *series, int *first, int *end);

/* BD_USAGE when a parameter that describes a series is given: --merge takes the series from its files. */
bd_status bd_cli_no_series(const bd_param *rows, size_t count, const bd_series_request *asked, bd_err *err);

#endif

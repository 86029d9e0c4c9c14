/* Papers: the results of an event as national federations want them for their ratings: the results file of
 * the English Chess Federation (ecf.c) and the rating report of US Chess (uschess.c).
 *
 * What is not known but needed is an error that tells what to enter with `bestdraw edit`. docs/papers.md
 * names the descriptions that the forms come from, and what is not certain about them. */
#ifndef BD_REPORT_PAPERS_PAPER_H
#define BD_REPORT_PAPERS_PAPER_H

#include "base/text.h"
#include "cards/heads.h"
#include "cards/tournament.h"

typedef struct bd_paper {
    bd_arena *arena;
    const bd_tournament *tournament;
    const char *path;     /* of the tournament, for messages */
    const char **remarks; /* sentences: what is not sent, or may be asked for */
    size_t remark_count, remark_capacity;
} bd_paper;

/* The results file of the ECF. BD_BAD_INPUT: something is missing. */
bd_status bd_ecf_write(bd_paper *paper, bd_text *out, bd_err *err);

/* The three tables of the rating report, as CSV. */
typedef struct bd_uschess {
    bd_text header, section, detail;
} bd_uschess;

bd_status bd_uschess_write(bd_paper *paper, bd_uschess *out, bd_err *err);

/* What both need. */

/* A head, in plain ASCII, NULL where the file says nothing. */
const char *bd_paper_head(const bd_paper *paper, const char *key);

/* Fails unless all of these heads are known (a list that ends with NULL), the event has a name and all games
 * have results. */
bd_status bd_paper_needs(const bd_paper *paper, const char *const *keys, bd_err *err);

/* A day of the event, "start" or "end"; BD_BAD_INPUT when it cannot be read. */
bd_status bd_paper_day(const bd_paper *paper, const char *key, bd_day *out, bd_err *err);

/* The time control of the head "time": "90", "90+15", "G/90;d5", "40/100,30+10", "40/100,SD/30;+10". */
typedef struct bd_paper_time {
    int moves;   /* of the first session; 0: there is only one */
    int minutes; /* of the first, or only, session */
    int rest;    /* minutes for the rest of the game, where there are two sessions */
    int seconds; /* per move; 0: none */
    bool delay;  /* they are a delay, not added */
} bd_paper_time;

bd_status bd_paper_time_of(const bd_paper *paper, bd_paper_time *out, bd_err *err);

/* A game that was played over the board and whose result is one of 1-0, 1/2-1/2, 0-1. */
bool bd_paper_is_ordinary(const bd_paper *paper, const bd_card *card, const bd_entry *entry);

/* Remarks on games that were played but have another result, or too few moves to be rated: they are not
 * sent. */
bd_status bd_paper_tell_others(bd_paper *paper, bd_err *err);

bd_status bd_paper_remark(bd_paper *paper, bd_err *err, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif

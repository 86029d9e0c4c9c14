/* Event: what happened at an event, each thing stored once.
 *
 * An event is its head and its players, as they were entered, and its rounds. A round holds what was
 * published (boards under their numbers, who does not play, what the draw was made with) and what became of
 * it (results, who really sat at a board). A game stands in one place. The cards, on which each game stands
 * twice, are derived from all this (event/cards.h) and never stored.
 *
 * Changes are made by the functions of change.h; each checks first and, when it refuses
 * (BD_BAD_INPUT, with a sentence but no place), has changed nothing. What visitors may see is in public.c,
 * the making of an event of cards in import.c, the check in event_check.c, the boards of matches in
 * matches.c. */
#ifndef BD_EVENT_EVENT_H
#define BD_EVENT_EVENT_H

#include "cards/match.h"
#include "cards/result.h"
#include "cards/tournament.h"

typedef struct bd_event_board {
    int number;               /* given at publication, and kept for ever */
    int white, black;         /* as published */
    int sat_white, sat_black; /* who really played here, where that is not as published; 0 */
    bd_result result;         /* of those who really played */
    int white_games;          /* of a match: the points of its games, in half points */
    int black_games;
    bd_seat *seats; /* of a match: who sits at its boards; the first is of the team that has White. Where one
                       has a result, that of the match and its games follow (matches.c) */
    int seat_count;
    bool unrated;        /* played, but too short to be rated */
    const char *by, *at; /* who told the result, and when; NULL: not known */
} bd_event_board;

/* Somebody who is on no board of a round. */
typedef enum bd_rest_kind {
    BD_REST_TOLD =
        0, /* what `entry` says: a bye; imported, also a game that only one of two cards tells of */
    BD_REST_SITS_OUT, /* beside the bye (a club season) */
    BD_REST_AWAY      /* not there, without points; nothing stands on the card */
} bd_rest_kind;

typedef struct bd_event_rest {
    int id;
    bd_rest_kind kind;
    bd_entry entry; /* of BD_REST_TOLD */
} bd_event_rest;

typedef enum bd_round_state {
    BD_ROUND_OPEN = 0, /* something is missing; closes by itself when nothing is */
    BD_ROUND_HELD,     /* opened again by the arbiter, who closes it */
    BD_ROUND_CLOSED    /* games without a result are pending */
} bd_round_state;

typedef struct bd_event_round {
    int number;
    bd_round_state state;
    bool published; /* with these boards and numbers; false: imported, or results of a round nobody drew */
    bd_event_board *boards; /* in publication order: board 1 first */
    size_t board_count, board_capacity;
    bd_event_rest *rest; /* by id, ascending */
    size_t rest_count, rest_capacity;
    bd_outside *outside; /* games outside the championship */
    size_t outside_count;
    const char *rules;   /* the draw was made with, where they are not the event's; NULL */
    const char *options; /* what the arbiter asked for; NULL */
    const bd_was *was;   /* results of earlier rounds that were corrected since */
    size_t was_count;
} bd_event_round;

typedef struct bd_event {
    bd_arena *arena;        /* owns everything */
    bd_tournament *entered; /* head and players; their histories and the draws are empty. A score that was
                               given counts what no round here tells. */
    int position;           /* the first round that was open when scores, colours due and floats were given */
    bd_event_round *rounds; /* by number, ascending */
    size_t round_count, round_capacity;
    int acts;            /* made so far: the version of the event */
    const char *journal; /* the lines of its journal (io/event); NULL: none */
    size_t journal_length;
} bd_event;

/* An event without rounds; entered is kept, not copied. */
bd_status bd_event_new(bd_arena *arena, bd_tournament *entered, bd_event **out, bd_err *err);

/* The player of that number. BD_BAD_INPUT where there is none. */
bd_status bd_event_find_player(const bd_event *event, int id, bd_card **out, bd_err *err);

/* NULL: there is none. */
bd_event_round *bd_event_round_of(const bd_event *event, int number);
bd_event_board *bd_event_board_numbered(const bd_event_round *round, int number);

/* The highest number of a board; 0: there are none. */
int bd_event_highest_number(const bd_event_round *round);

/* Who sat at a board, as far as is known. */
int bd_event_white(const bd_event_board *board);
int bd_event_black(const bd_event_board *board);

/* The board where a player sat; NULL: at none. */
bd_event_board *bd_event_board_of(const bd_event_round *round, int id);
bd_event_rest *bd_event_rest_of(const bd_event_round *round, int id);

/* Who sits opposite; 0: nobody. */
int bd_event_opponent(const bd_event_board *board, int id);

/* Boards of a round that wait for a result. */
size_t bd_event_missing(const bd_event_round *round);

/* The largest id of anybody whom the event names. */
int bd_event_largest_id(const bd_event *event);

/* The last round that was published or has a game in it; 0: none. */
int bd_event_last_drawn(const bd_event *event);

/* The next round to be drawn. */
int bd_event_next_round(const bd_event *event);

/* The round that everything is about where no other is named: the last one until it is closed, then the next,
 * as long as there is one. A position names the round it is about. */
int bd_event_current_round(const bd_event *event);

/* Adds the round, or finds it. */
bd_status bd_event_want_round(bd_event *event, int number, bd_event_round **out, bd_err *err);

/* Adds an open board at the end, with the next number that is free. */
bd_status bd_event_add_board(bd_event *event, bd_event_round *round, int white, int black,
                             bd_event_board **out, bd_err *err);

/* Puts a player among those who do not play, in the place of what is said of them there. */
bd_status bd_event_put_rest(bd_event *event, bd_event_round *round, const bd_event_rest *rest, bd_err *err);
void bd_event_drop_rest(bd_event_round *round, int id);

/* Takes out what visitors may not see, and the journal: for a page or a file that is given away (public.c).
 */
void bd_event_make_public(bd_event *event);

/* Makes the result of a match of those of its boards, where these are told. */
void bd_event_add_up(bd_event_board *board);

/* Closes an open round in which nothing is missing. */
void bd_event_settle(bd_event_round *round);

/* What must hold of an event, whatever it was read from: players have numbers of their own; in each round a
 * number stands on one board, a player has one place, and both are known. BD_BAD_INPUT. */
bd_status bd_event_check(const bd_event *event, bd_err *err);

/* An event made of cards that tell their histories (cards/1, TRF, lists of players); it shares the texts of
 * the tournament, whose arena it lives in. A game that two cards tell of alike becomes one board; what only
 * one card tells, or both differently, is kept as it was told. The cards derived from the event are the ones
 * it was made of, but that games of a published draw stand on them from its publication. */
bd_status bd_event_import(const bd_tournament *cards, bd_event **out, bd_err *err);

#endif

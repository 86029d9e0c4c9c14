/* Changes: what people do and see at an event, written into it.
 *
 * Rounds are numbers from 1; where a function says so, 0 is the next round to be drawn. What contradicts the
 * event is refused. Players who come and go, and their byes, are in players.c; a game played otherwise than
 * published is in played.c; draws are put up on the wall in publication.c; the boards of matches of teams are
 * in matches.c. */
#ifndef BD_EVENT_CHANGE_H
#define BD_EVENT_CHANGE_H

#include "event/event.h"

/* A result as somebody tells it. */
typedef struct bd_told_result {
    int round, white, black; /* who had which colour on the board */
    bd_result result;
    bool match; /* the points of the games of a match are told, and the result follows from them */
    int white_games, black_games;
    const bd_seat *seats; /* of all boards of a match, from which its result follows; NULL: not told */
    bool replace;         /* in the place of another result that is there */
    bool reversed;        /* the colours were not those published */
    const char *by, *at;  /* who tells it, and when; NULL */
} bd_told_result;

/* Enters a result. *before is the one that stood there; NULL when nobody asks. Published draws of later
 * rounds remember what it was. Refused: players unknown or the same, with a bye, not there, or on other
 * boards; a round that is not drawn; another result that is there already, without `replace`; a board
 * published with other colours, without `reversed`. */
bd_status bd_change_result(bd_event *event, const bd_told_result *asked, bd_result *before, bd_err *err);

/* Who sits at the boards of a team's match, the first player at board 1; 0: nobody. */
typedef struct bd_told_line_up {
    int round, team;
    const int *players;
    int count;    /* boards beyond are empty */
    bool replace; /* also where a board has a result */
} bd_told_line_up;

/* Refused: players of other teams, or twice; a board that has a result, without `replace`. */
bd_status bd_change_line_up(bd_event *event, const bd_told_line_up *told, bd_err *err);

/* How boards of a match ended: all of them, or one. */
typedef struct bd_told_boards {
    int round, white;         /* a team of the match */
    int seat;                 /* the board within the match, from 1; 0: results of all */
    const bd_result *results; /* of the team that has White before those of the other */
    int count;
    bool replace;
    const char *by, *at;
    bool usual_white, usual_black; /* out: the team told no line-up, so the first of its roster sit there */
} bd_told_boards;

/* *before is the result of the match; as bd_change_result. */
bd_status bd_change_boards(bd_event *event, bd_told_boards *told, bd_result *before, bd_err *err);

/* The players of a team, in the order of boards. Refused: somebody who is no player of the event's teams, or
 * of another one; to leave somebody out who has sat at a board. */
bd_status bd_change_roster(bd_event *event, int team, const int *players, size_t count, bd_err *err);

/* A new player, the last of a team. */
bd_status bd_change_enter_member(bd_event *event, int team, const char *name, bd_card **out, bd_err *err);

/* A game that was played though the draw said otherwise: White and Black leave their places in the round for
 * one board; the two whom they leave behind are then the pair of the other board, or the one left behind has
 * the place of the other among those who do not play. *left: that other board, NULL when there is none. */
bd_status bd_change_played(bd_event *event, const bd_told_result *told, const bd_event_board **left,
                           bd_err *err);

/* A bye: arranged for a round to come, or entered for one that has been drawn (always of kind
 * BD_BYE_PAIRING). */
bd_status bd_change_bye(bd_event *event, int round, int id, bd_entry_kind kind, bd_err *err);
bd_status bd_change_no_bye(bd_event *event, int round, int id, bd_err *err);

/* From `round` on (0: the next) the player is not paired. Byes arranged for then lapse: *lapsed is how many.
 */
bd_status bd_change_withdraw(bd_event *event, int id, int round, int *lapsed, bd_err *err);

/* The player comes back, or was never gone. */
bd_status bd_change_return(bd_event *event, int id, bd_err *err);

/* The player is first paired in `round` (0: the next). */
bd_status bd_change_late(bd_event *event, int id, int round, bd_err *err);

/* A new player, from `round` on (0: the next). id 0: one more than the highest. */
bd_status bd_change_enter(bd_event *event, int id, const char *name, int round, bd_card **out, bd_err *err);

/* Takes a player out who has no game, no bye and no place in any round; bans on them go too. */
bd_status bd_change_remove(bd_event *event, int id, bd_err *err);

/* Closes a round: its games without a result are pending. Opens it again: then it closes only when told. */
bd_status bd_change_close(bd_event *event, int round, bd_err *err);
bd_status bd_change_open(bd_event *event, int round, bd_err *err);

/* The round as the last that will be played; at least as many as are drawn or spoken of. */
bd_status bd_change_rounds(bd_event *event, int rounds, bd_err *err);

/* Publishes a draw. Everybody else who has entered is named as not playing; earlier rounds are closed, their
 * games without a result pending; an event that was to have fewer rounds has one more. BD_BAD_INPUT when
 * another draw is published for that round, unless `replace`, or, always, when a game of it has been played
 * (a default does not begin a round). */
bd_status bd_event_publish(bd_event *event, const bd_draw *draw, bool replace, bd_err *err);

/* Puts a repaired draw in the place of the published one. Boards on which the same two meet keep what is
 * known of them; numbers are those of the draw. */
bd_status bd_event_publish_again(bd_event *event, const bd_draw *draw, bd_err *err);

/* The round that a draw is of where no other is named: the last one that was published, as long as nobody has
 * played in it; then the next. */
int bd_event_round_to_draw(const bd_event *event);

#endif

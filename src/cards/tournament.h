/* Tournament: the cards of an event and what the file says about the event as a whole (the digest of
 * what a draw can depend on is cards_digest.c's). */
#ifndef BD_CARDS_TOURNAMENT_H
#define BD_CARDS_TOURNAMENT_H

#include "cards/draw.h"
#include "cards/prize_list.h"

/* Two players who are never to meet (forbid) or better do not (avoid), in rounds first .. last. */
typedef struct bd_pair_rule {
    int a, b;        /* ids */
    int first, last; /* 1 and BD_ROUNDS_MAX: always */
} bd_pair_rule;

/* Fictitious points added for pairing only: to the ids first_id .. last_id in rounds first .. last. */
typedef struct bd_acceleration {
    int halves;
    int first, last;
    int first_id, last_id;
} bd_acceleration;

/* Points added to (or taken from) a player outside the usual scale; round 0: for the event as a whole. */
typedef struct bd_adjustment {
    int id, round, halves;
} bd_adjustment;

/* Games of a match, and the most points that can come of them, in half points. */
enum { BD_BOARDS_MAX = 99, BD_GAMES_MOST = 2 * BD_BOARDS_MAX };

/* The point system, in half points. */
typedef struct bd_points {
    int win, draw, loss;
    int white_win, black_win, white_draw, black_draw, white_loss,
        black_loss; /* where they differ by colour; else as above */
    int pairing_bye, full_bye, half_bye, zero_bye;
    int forfeit_win, forfeit_loss;
    int unknown;     /* a game whose result is not known yet */
    bool games_only; /* a club season: byes and defaults earn nothing, whatever is said above; no file says
                        so, but its rulebook */
    int boards;    /* games of a match: every pairing is one, between teams or of two games; 0: no matches */
    int bye_games; /* of a match: what the bye of the draw is worth in points of games */
    bool by_games; /* the score is the points of games, not those of matches */
} bd_points;

/* What an event or a draw sets an option of its rulebook to: name and value as JSON text ("3", "true",
 * "\"bottom\""). */
typedef struct bd_setting {
    const char *key, *text;
    const char *place, *value_place; /* in the user's file; NULL where there is none */
} bd_setting;

typedef enum bd_file_format {
    BD_FORMAT_NONE = 0,
    BD_FORMAT_JSON,  /* cards/1 */
    BD_FORMAT_EVENT, /* event/2 */
    BD_FORMAT_TRF,
    BD_FORMAT_CSV
} bd_file_format;

typedef struct bd_tournament {
    bd_arena *arena; /* owns everything below */
    bd_file_format format;
    const char *name;
    const char *rules; /* rulebook id: "caa", "fide", ...; NULL: not said */
    bd_setting *options;
    size_t option_count, option_capacity;
    int rounds;     /* planned; 0: not said */
    int round;      /* to be paired; 0: one more than played */
    int bye_wished; /* id of the player to whom the arbiter gives the bye of the round to be paired; 0: nobody
                     */
    int current; /* that everything is about where no other is named (event/event.h); 0: the one to be paired
                  */
    bd_card *cards;
    size_t card_count, card_capacity;
    bd_pair_rule *forbid, *avoid, *met; /* met: in this event, round unknown */
    size_t forbid_count, forbid_capacity, avoid_count, avoid_capacity, met_count, met_capacity;
    bool none_met;
    const int *present; /* scc: ids that attend tonight; NULL: everybody who is not withdrawn */
    size_t present_count;
    int present_round; /* the evening that `present` was made for; 0: not said */
    bd_draw *draws;    /* published, by round */
    size_t draw_count, draw_capacity;
    bd_points points;
    bd_colour initial_colour; /* of the first-numbered player in round 1; BD_NO_COLOUR: by lot */
    bool by_rank;             /* TRF XXC rank: order of the file counts, not the id */
    const char *numbers; /* the order that gives players their numbers (cards/starting.h); NULL: the file's */
    const char *rating_lists, *rating_kinds; /* where ratings come from (cards/listed.h); NULL: as usual */
    bool baku;                               /* Baku acceleration (TRF 192 ..._BAKU) */
    bool round_robin;                        /* the pairings were fixed beforehand (TRF 192 ..ROUNDROBIN) */
    const char *tiebreaks;                   /* the event's list, "BH/C1,DE,SB"; NULL: not said */
    bd_acceleration *accelerations;
    size_t acceleration_count, acceleration_capacity;
    bd_adjustment *adjustments;
    size_t adjustment_count, adjustment_capacity;
    bd_prizes prizes;
    struct bd_tournament *members; /* of an event of teams: their players (cards/match.h); NULL: not known */
    const char *board_colours; /* of the team that has White in a match, "WBWB"; NULL: on every other board */
    const struct bd_match *matches; /* by round; cards that are derived of an event, or read of a TRF */
    size_t match_count;
    bd_note *notes; /* annotations of a cards/1 file: kept, never used */
    size_t note_count, note_capacity;
    const char **trf_lines; /* TRF lines kept as they are for rewriting: comments, headers, unknown tags;
                               without line ends */
    size_t trf_line_count, trf_line_capacity;
} bd_tournament;

/* An empty tournament with the usual points (win 2, draw 1, ... in half points). NULL when memory is
 * exhausted. */
bd_tournament *bd_tournament_new(bd_arena *arena);

bd_points bd_points_usual(void);

/* Of matches with so many games: two points for one that is won, one for a drawn one; the bye of the draw is
 * worth a draw. by_games: the score is the points of games. */
bd_points bd_points_of_matches(int boards, bool by_games);

/* Matches of two games, whose points are the score; the bye is worth one and a half (C.04.5, 1.4). */
bd_points bd_points_of_double_games(void);

/* What a round that is won, or drawn, adds to the score: of matches by their games all of these, or half. */
int bd_points_of_win(const bd_points *points);
int bd_points_of_draw(const bd_points *points);

/* Adds a blank card at the end; the pointer is valid until the next card is added. */
bd_status bd_tournament_add_card(bd_tournament *tournament, int id, bd_card **out, bd_err *err);

/* Adds a blank entry for `round`, keeping rounds ascending. BD_BAD_INPUT (sentence set, no place) when the
 * round is there already. */
bd_status bd_card_add_entry(bd_tournament *tournament, bd_card *card, int round, bd_entry **out, bd_err *err);
bd_status bd_card_add_bye(bd_tournament *tournament, bd_card *card, int round, bd_entry_kind kind,
                          bd_err *err);

/* Of all cards; 0 where there are none. */
int bd_tournament_largest_id(const bd_tournament *tournament);

/* The card with this id, or NULL. */
bd_card *bd_tournament_card(const bd_tournament *tournament, int id);

/* Points (half points) of one entry under the tournament's point system; 0 for a result that is not known. */
int bd_entry_points(const bd_points *points, const bd_entry *entry);

/* Of a match: the points of its games, those of a bye included; and what the match as such is worth. */
int bd_entry_game_points(const bd_points *points, const bd_entry *entry);
int bd_entry_match_points(const bd_points *points, const bd_entry *entry);

/* True when the history tells every round before `round`, so that it alone gives the score; false for a card
 * without any. */
bool bd_card_history_is_complete(const bd_card *card, int round);

/* The sum of what the card tells of the rounds before `round`, adjustments included. */
int bd_card_points_told(const bd_tournament *tournament, const bd_card *card, int round);

/* Points after all rounds before `round`: from the history, adjustments included; the score given in the file
 * is used where the history cannot give it (a result unknown, or rounds missing before an absence is
 * certain). A filler has no points. In a round robin, without those that count for nobody. */
int bd_card_score(const bd_tournament *tournament, const bd_card *card, int round);

/* The last round that anybody has an entry for with a known result or a pairing; 0 before the first. */
int bd_tournament_last_round(const bd_tournament *tournament);

/* The round to be paired: tournament->round, or one more than the last round on the cards. */
int bd_tournament_next_round(const bd_tournament *tournament);

/* The round that everything is about where no other is named: the one that is played, or to be paired. */
int bd_tournament_current_round(const bd_tournament *tournament);

/* True when the player is to be paired in `round`: joined, not withdrawn, no arranged bye, no entry of a bye
 * in that round, present. */
bool bd_card_is_present(const bd_tournament *tournament, const bd_card *card, int round);

/* Whether the list of who attends is about this round. */
bool bd_tournament_lists_present(const bd_tournament *tournament, int round);

/* Whether the player has withdrawn, and plays no round after this one. */
bool bd_card_has_left(const bd_card *card, int round);

/* Whether the results of a player who has left, with less than half of their games played, count for nobody:
 * where the pairings were fixed beforehand (FIDE C.05). */
bool bd_card_is_struck(const bd_tournament *tournament, const bd_card *card);

/* Whether the player volunteers to sit out in this round. */
bool bd_card_volunteers(const bd_card *card, int round);

/* The option's JSON text, or NULL. */
const char *bd_tournament_option(const bd_tournament *tournament, const char *name);

void bd_tournament_digest(const bd_tournament *tournament, int round, char hex[65]);

#endif

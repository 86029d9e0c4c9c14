/* What the parts of the TRF reader share while a file is read. Lines are taken one by one; what needs the
 * whole file (byes, points, opponents) is remembered with its place and settled at the end. The loop over the
 * lines and the warnings are in trf_read.c, each kind of line in trf_event.c, trf_player.c,
 * trf_points.c or trf_records.c, the end in trf_settle.c. */
#ifndef BD_IO_TRF_TRF_READER_H
#define BD_IO_TRF_TRF_READER_H

#include "io/format.h"
#include "io/trf/trf.h"
#include "io/trf/trf_line.h"
#include "io/trf/trf_rules.h"

#include <stdint.h>

/* Where in the file something stands. */
typedef struct bd_trf_spot {
    int line, column;
} bd_trf_spot;

/* A bye that is told outside the player's line. round 0: the next one. */
typedef struct bd_trf_bye {
    int id, round;
    bd_entry_kind kind;
    bd_trf_spot spot;
} bd_trf_bye;

/* A record 299. type is its letter, ' ' for a bonus; round 0: all. id 0: everybody. */
typedef struct bd_trf_abnormal {
    char type;
    int halves, round, id;
    bd_trf_spot spot;
} bd_trf_abnormal;

/* A player's line: what of it is judged at the end. */
typedef struct bd_trf_player {
    bd_trf_spot spot; /* of the points field */
    bool points_given;
    int points; /* half points */
    bool by_bytes;
} bd_trf_player;

/* "0000 - +": the bye of the draw, or a full-point bye where the round has another. Judged at the end. */
typedef struct bd_trf_plus {
    int id, round;
    bd_trf_spot spot;
} bd_trf_plus;

/* Lines with a tag that is kept but not used: told once per tag. */
typedef struct bd_trf_kept {
    char tag[16];
    const char *why;
    int first_line, count;
} bd_trf_kept;

enum { BD_TRF_KEPT_MAX = 64, BD_TRF_PAIRS_MAX = 1000000 };

struct bd_trf_teams; /* io/trf/trf_teams.h */

typedef struct bd_trf_reader {
    bd_arena *arena;
    const char *file_name;
    const bd_read_options *options;
    bd_warnings *warnings;
    bd_err *err;
    bd_tournament *tournament;
    bd_trf_player *players; /* one per card */
    size_t player_count, player_capacity;
    int card_of[BD_TRF_ID_MAX + 1]; /* index + 1; 0: nobody */
    bd_trf_bye *byes;
    size_t bye_count, bye_capacity;
    bd_trf_plus *pluses;
    size_t plus_count, plus_capacity;
    bd_trf_abnormal *abnormals;
    size_t abnormal_count, abnormal_capacity;
    bd_trf_spot *forbid_spots; /* one per tournament->forbid */
    size_t forbid_spot_count, forbid_spot_capacity;
    bd_trf_kept kept[BD_TRF_KEPT_MAX];
    size_t kept_count;
    bool begun;                                   /* a record of a TRF was seen */
    int name_line, rounds_line, type_line;        /* of 012, 142 or XXR, 192 (or 092) */
    int count_line, count_said;                   /* 062 */
    bool points_coded, points_lettered;           /* a record 162, a record BB. was seen */
    bool pairing_bye_told, unknown_told;          /* P (BBU, PAB), X were given */
    unsigned char accelerated[BD_TRF_ID_MAX + 1]; /* has an XXA line */
    bd_trf_ties ties;
    struct bd_trf_teams *teams; /* of an event of teams; NULL: it is none */
} bd_trf_reader;

/* True when the file is read for a pairing engine: what engines take without complaint is taken. */
bool bd_trf_as_engine(const bd_trf_reader *reader);

/* The card of an id, or NULL. */
bd_card *bd_trf_card(const bd_trf_reader *reader, int id);

/* A warning at a place. */
void bd_trf_warn(bd_trf_reader *reader, bd_trf_spot spot, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* A disagreement: an error, or with --lenient a warning and BD_OK. */
bd_status bd_trf_disagree(bd_trf_reader *reader, bd_trf_spot spot, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* One function per kind of line. */
typedef bd_status bd_trf_take(bd_trf_reader *reader, bd_trf_line *line);
bd_trf_take bd_trf_take_player, bd_trf_take_name, bd_trf_take_rounds, bd_trf_take_colour, bd_trf_take_config,
    bd_trf_take_count, bd_trf_take_type, bd_trf_take_tiebreaks;
bd_trf_take bd_trf_take_points, bd_trf_take_letter_points, bd_trf_take_word_points;
bd_trf_take bd_trf_take_byes, bd_trf_take_absent, bd_trf_take_acceleration, bd_trf_take_fictitious,
    bd_trf_take_forbidden, bd_trf_take_never, bd_trf_take_abnormal;

/* The fields of a player's line that stand still. */
bd_status bd_trf_take_player_fields(bd_trf_reader *reader, bd_trf_line *line, bd_card *card);

/* Whether the columns between the fields of a player's line are blank. */
bool bd_trf_player_fits(bd_trf_line *line);

/* Keeps a line, or a place, for rewriting. */
bd_status bd_trf_keep(bd_trf_reader *reader, const char *bytes, size_t length);

/* After the last line: byes, points, abnormal points, agreement of opponents. */
bd_status bd_trf_settle(bd_trf_reader *reader);

#endif

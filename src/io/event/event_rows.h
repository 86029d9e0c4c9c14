/* Event rows: an event laid out as rows, each a JSON object: the head, a player, the head of a round, a
 * board, somebody who is on no board; of an event of teams the players of these, too.
 *
 * The file event/2 is these rows, joined; its journal tells what changed in which row (io/event/journal.h).
 */
#ifndef BD_IO_EVENT_EVENT_ROWS_H
#define BD_IO_EVENT_EVENT_ROWS_H

#include "base/text.h"
#include "event/event.h"
#include "io/warnings.h"

typedef enum bd_row_kind {
    BD_ROW_EVENT,
    BD_ROW_PLAYER,
    BD_ROW_MEMBER, /* a player of a team */
    BD_ROW_ROUND,
    BD_ROW_BOARD,
    BD_ROW_REST
} bd_row_kind;

enum { BD_ROW_KINDS = BD_ROW_REST + 1 };

/* Which row. */
typedef struct bd_row_key {
    bd_row_kind kind;
    int round;  /* of ROUND, BOARD and REST; else 0 */
    int number; /* of a BOARD its own, of a PLAYER, MEMBER and REST the player's; else 0 */
} bd_row_key;

typedef struct bd_row {
    bd_row_key key;
    const char *text; /* in a file of ours, where nothing else stands inside of the object, else a copy */
    size_t start;     /* in the file, while that is laid out */
    size_t length;
    struct cJSON *parsed; /* journal.c: where the row was looked into; else NULL */
    bool gone;            /* journal.c */
} bd_row;

typedef struct bd_event_rows {
    bd_arena *arena;
    bd_row *items; /* in the order of the file */
    size_t count, capacity;
    size_t *slots; /* a hash table: index + 1 of a row; 0: empty; made when a row is first looked for */
    size_t slot_count;
    bd_text file; /* as far as the journal */
} bd_event_rows;

bool bd_row_same_key(bd_row_key a, bd_row_key b);

/* Lays the event out in the arena; `more` is how many bytes will be added to the file. */
bd_status bd_event_rows_make(bd_arena *arena, const bd_event *event, size_t more, bd_warnings *warnings,
                             bd_event_rows *out, bd_err *err);

/* The row, or NULL. */
bd_status bd_event_rows_find(bd_event_rows *rows, bd_row_key key, bd_row **out, bd_err *err);

/* Adds a row that is not there, in its place. */
bd_status bd_event_rows_insert(bd_event_rows *rows, bd_row row, bd_err *err);

/* Lays the file out anew, of the rows that are not gone. */
void bd_event_rows_join(bd_event_rows *rows);

/* What stands behind the rows: around the lines of the journal, or where there are none. */
#define BD_JOURNAL_BEGIN ",\n \"journal\": [\n"
#define BD_JOURNAL_END   "\n ]\n}\n"
#define BD_EVENT_END     "\n}\n"

/* "event", "player 7", "round 3", "board 3.7", "rest 3.12". */
void bd_row_name(bd_row_key key, char *out, size_t size);
bool bd_row_parse(const char *name, bd_row_key *out);

#endif

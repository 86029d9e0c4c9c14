/* Fields: tables that say which keys an object may have and where each value goes. Internal to the reader of
 * cards/1. */
#ifndef BD_IO_JSON_CARDS_FIELDS_H
#define BD_IO_JSON_CARDS_FIELDS_H

#include "cards/player_fields.h"
#include "cards/tournament.h"
#include "io/format.h"
#include "io/json/json.h"

/* What every function of the reader needs. */
typedef struct bd_cards_reader {
    bd_arena *arena;
    const bd_json_doc *doc;
    const bd_read_options *options;
    bd_warnings *warnings;
    bd_tournament *tournament;
    struct bd_field *player_fields; /* what an object of "players" may have */
    size_t player_field_count;
    bd_pair_rule *doubled; /* games of rounds that were on a card already (--lenient) */
    size_t doubled_count, doubled_capacity;
} bd_cards_reader;

typedef enum bd_field_kind {
    BD_FIELD_TEXT,   /* const char * */
    BD_FIELD_INT,    /* int in low .. high */
    BD_FIELD_BOOL,   /* bool */
    BD_FIELD_HALVES, /* int: "2.5" is 5; low .. high in half points */
    BD_FIELD_OWN,    /* read by a function of its own */
    BD_FIELD_NOTE    /* annotation: kept in its raw form by that function */
} bd_field_kind;

typedef struct bd_field {
    const char *key;
    bd_field_kind kind;
    bool needed;                   /* must be there, and not null */
    size_t offset;                 /* of the value in the target */
    const bd_player_field *player; /* the target is a card, the value this field of it; NULL: it is none */
    int low, high;
    bd_status (*own)(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err);
} bd_field;

/* Reads the members of an object into target. null means: not given. A key that is in no row is an error that
 * names the nearest. */
bd_status bd_fields_read(bd_cards_reader *reader, const bd_json *object, const bd_field *fields, size_t count,
                         void *target, bd_err *err);

/* A text like "2.5", in half points. */
bd_status bd_fields_halves(const bd_json_doc *doc, const bd_json *value, int low, int high, int *out,
                           bd_err *err);

/* A list of whole numbers; *out is not NULL even when the list is empty. */
bd_status bd_fields_ints(bd_cards_reader *reader, const bd_json *value, int low, int high, int **out,
                         size_t *count, bd_err *err);

/* A key that is a number, as in {"3": "H"}. */
bd_status bd_fields_key_int(const bd_json_doc *doc, const bd_json *member, int low, int high,
                            const char *what, int *out, bd_err *err);

/* Exactly `count` whole numbers, as in [4, 7]. */
bd_status bd_fields_tuple(const bd_json_doc *doc, const bd_json *value, const char *form, int low, int high,
                          size_t count, int *out, bd_err *err);

#endif

/* Fields: tables that say which members an object may have and where the value of each goes. One table is
 * reader and writer of its object: rows stand in the order in which members are written. Internal to cards/1
 * and event/2. */
#ifndef BD_IO_JSON_CARDS_FIELDS_H
#define BD_IO_JSON_CARDS_FIELDS_H

#include "cards/player_fields.h"
#include "cards/tournament.h"
#include "io/format.h"
#include "io/json/json.h"

/* The rows of an object. */
typedef struct bd_fields {
    const struct bd_field *items; /* NULL: not made yet */
    size_t count;
} bd_fields;

#define BD_FIELDS_OF(table)                                                                                  \
    {                                                                                                        \
        .items = (table), .count = sizeof(table) / sizeof *(table)                                           \
    }
#define BD_FIELDS(table) ((bd_fields)BD_FIELDS_OF(table))

/* What every function of the reader needs. */
typedef struct bd_cards_reader {
    bd_arena *arena;
    const bd_json_doc *doc;
    const bd_read_options *options;
    bd_warnings *warnings;
    bd_tournament *tournament;
    bd_fields players;     /* of the objects of "players" */
    bd_fields members;     /* and of "members" */
    bd_pair_rule *doubled; /* games of rounds that were on a card already (--lenient) */
    size_t doubled_count, doubled_capacity;
} bd_cards_reader;

/* What every function of the writer needs. */
typedef struct bd_cards_writer {
    const bd_tournament *tournament;
    const char *format; /* "cards/1", "event/2" */
    bd_warnings *warnings;
    bd_text *out;
    const char *between; /* members of the object that is being written */
    bd_fields players, members;
    bool inside; /* a member of it is written already */
} bd_cards_writer;

typedef enum bd_field_kind {
    BD_FIELD_TEXT,   /* const char *, with choices one of them; NULL: not given */
    BD_FIELD_INT,    /* int in low .. high; 0: not given */
    BD_FIELD_BOOL,   /* bool */
    BD_FIELD_HALVES, /* int: "2.5" is 5; low .. high in half points */
    BD_FIELD_CHOICE, /* int or enum: which of the choices, counted from low; 0: the usual one, or none */
    BD_FIELD_LETTER, /* char: what one of the choices begins with; 0: not given */
    BD_FIELD_LIST,   /* an array, and how many are in it */
    BD_FIELD_OWN,    /* read and written by functions of its own */
    BD_FIELD_NOTE    /* annotation, kept in its raw form by that function; null is one too */
} bd_field_kind;

typedef struct bd_field {
    const char *key; /* NULL: all keys that no other row has */
    bd_field_kind kind;
    bool needed;         /* must be there, and not null; is always written */
    size_t offset;       /* of the value in the target */
    size_t count_offset; /* of a list: of how many there are, a size_t */
    const struct bd_list *list;
    const char *const *choices;    /* end with NULL */
    const bd_player_field *player; /* the target is a card, the value this field of it; NULL: it is none */
    int low, high;
    bd_status (*own)(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err);
    bool (*is_set)(const void *target); /* whether it is written; NULL: where there is something */
    /* Writes the value; of an annotation all of its members, keys included. NULL: the usual one. */
    void (*write)(bd_cards_writer *writer, const void *target);
} bd_field;

/* What the items of a list are: whole numbers, in the field's range; several of them, as in [4, 7]; objects;
 * or what its functions make of them. */
typedef struct bd_list {
    size_t size;            /* of an item */
    size_t capacity_offset; /* in the target; 0: the array does not grow */
    unsigned width;         /* an item is so many numbers; 0: it is something else */
    const char *form;       /* how several numbers are called in messages */
    bd_fields rows;         /* an item is an object; else none */
    bd_status (*read)(bd_cards_reader *reader, const bd_json *item, void *place, bd_err *err);
    void (*write)(bd_cards_writer *writer, const void *item);
    bool (*skips)(const void *item); /* what is not written, or elsewhere; NULL: nothing */
    int indent; /* each item stands on a line of its own, behind so many blanks; 0: all on one */
} bd_list;

#define BD_TEXT_ROW(type, member) .key = #member, .kind = BD_FIELD_TEXT, .offset = offsetof(type, member)
#define BD_BOOL_ROW(type, member) .key = #member, .kind = BD_FIELD_BOOL, .offset = offsetof(type, member)

#define BD_INT_ROW(type, member, least, most) BD_INT_ROW_AS(type, #member, member, least, most)
#define BD_INT_ROW_AS(type, name, member, least, most)                                                       \
    .key = (name), .kind = BD_FIELD_INT, .offset = offsetof(type, member), .low = (least), .high = (most)
#define BD_CHOICE_ROW(type, name, member, words)                                                             \
    .key = (name), .kind = BD_FIELD_CHOICE, .offset = offsetof(type, member), .choices = (words), .low = 1
#define BD_ENUM_ROW(type, member, words)                                                                     \
    .key = #member, .kind = BD_FIELD_CHOICE, .offset = offsetof(type, member), .choices = (words)
#define BD_LIST_ROW(type, name, member, how_many, what)                                                      \
    .key = (name), .kind = BD_FIELD_LIST, .offset = offsetof(type, member),                                  \
    .count_offset = offsetof(type, how_many), .list = (what), .low = 1, .high = BD_ID_MAX
#define BD_OWN_ROW(name, reads, asks, writes)                                                                \
    .key = (name), .kind = BD_FIELD_OWN, .own = (reads), .is_set = (asks), .write = (writes)

/* Reads the members of an object into target. null means: not given. A key that is in no row is an error that
 * names the nearest. */
bd_status bd_fields_read(bd_cards_reader *reader, const bd_json *object, bd_fields rows, void *target,
                         bd_err *err);

/* Whether the member is written. */
bool bd_fields_is_set(const bd_field *field, const void *target);

/* Writes those members that are set, with `between` between them; without the braces. */
void bd_fields_write(bd_cards_writer *writer, const char *between, bd_fields rows, const void *target);

/* The same on one line, in braces. */
void bd_fields_write_object(bd_cards_writer *writer, bd_fields rows, const void *target);

/* Which of the choices, from 1. */
bd_status bd_fields_choice(bd_cards_reader *reader, const bd_json *value, const char *const *choices,
                           int *out, bd_err *err);

/* A text like "2.5", in half points. */
bd_status bd_fields_halves(const bd_json_doc *doc, const bd_json *value, int low, int high, int *out,
                           bd_err *err);

/* A key that is a number, as in {"3": "H"}. */
bd_status bd_fields_key_int(const bd_json_doc *doc, const bd_json *member, int low, int high,
                            const char *what, int *out, bd_err *err);

/* Exactly `count` whole numbers, as in [4, 7]. */
bd_status bd_fields_tuple(const bd_json_doc *doc, const bd_json *value, const char *form, int low, int high,
                          size_t count, int *out, bd_err *err);

/* The key of the next member, and what stands before it. */
void bd_json_put_key(bd_cards_writer *writer, const char *key);

/* A text of one line; mends what JSON or our reader would not take. */
void bd_json_put_text(bd_cards_writer *writer, const char *text);
void bd_json_put_halves(bd_cards_writer *writer, int halves);

#endif

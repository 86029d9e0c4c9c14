/* Reply: what a command has to say, as a list of parts: titles, sentences, members, rows (report/rows.h).
 *
 * Text, JSON and CSV are made of the same parts: a terminal shows titles, sentences and tables, JSON one
 * object with the members and the rows as lists, CSV the rows. What has a form of its own (a layout of cards,
 * a draw) is a part that writes itself. Memory that runs out stays in `failed`. */
#ifndef BD_REPORT_REPLY_H
#define BD_REPORT_REPLY_H

#include "cards/tournament.h"
#include "report/rows.h"

typedef enum bd_output { BD_OUT_TEXT, BD_OUT_JSON, BD_OUT_CSV } bd_output;

typedef enum bd_part_kind {
    BD_PART_STRING, /* members of the object */
    BD_PART_INT,
    BD_PART_ID, /* 0: null */
    BD_PART_FLAG,
    BD_PART_STRINGS,
    BD_PART_INTS,
    BD_PART_MEMBERS,  /* of the one row of rows */
    BD_PART_LIST,     /* of rows */
    BD_PART_ROWS,     /* the same, and a table for people */
    BD_PART_HEADING,  /* of the event, before or after a round */
    BD_PART_TITLE,    /* a line in bold */
    BD_PART_LINE,     /* as it is */
    BD_PART_SENTENCE, /* as wide as the terminal; number: its indentation, lead: what stands there */
    BD_PART_GAP,      /* an empty line */
    BD_PART_OWN
} bd_part_kind;

/* A part that writes itself. */
typedef void bd_part_text(const void *self, const bd_terminal *terminal, bd_text *out);
typedef void bd_part_json(const void *self, bd_writer *json);

typedef struct bd_part {
    bd_part_kind kind;
    const char *key; /* in JSON; NULL: not there */
    const char *text, *lead;
    int64_t number;
    const bd_rows *rows;
    bd_texts strings;
    bd_ints ints;
    const bd_tournament *event;
    bool after;
    const void *self;
    bd_part_text *as_text;
    bd_part_json *as_json;
} bd_part;

typedef struct bd_reply {
    bd_arena *arena;
    bd_part *parts;
    size_t count, capacity;
    bool failed;
} bd_reply;

bd_reply bd_reply_new(bd_arena *arena, const char *format); /* "find/1": the first member */

void bd_reply_string(bd_reply *reply, const char *key, const char *text);
void bd_reply_int(bd_reply *reply, const char *key, int64_t number);
void bd_reply_flag(bd_reply *reply, const char *key, bool flag);
void bd_reply_id(bd_reply *reply, const char *key, int id);
void bd_reply_strings(bd_reply *reply, const char *key, const char *const *items, size_t count);
void bd_reply_ints(bd_reply *reply, const char *key, const int *items, size_t count);
void bd_reply_heading(bd_reply *reply, const bd_tournament *event, int round, bool after); /* report/page.h */
void bd_reply_title(bd_reply *reply, const char *title);
void bd_reply_gap(bd_reply *reply);
void bd_reply_line(bd_reply *reply, const char *line);
void bd_reply_sentence(bd_reply *reply, const char *sentence);         /* NULL: none */
void bd_reply_item(bd_reply *reply, const char *sentence, int indent); /* of a list */
void bd_reply_labelled(bd_reply *reply, const char *label, const char *sentence, int indent);

/* Of what has a form of its own; NULL: not as text, or not as JSON. */
void bd_reply_own(bd_reply *reply, const void *self, bd_part_text *as_text, bd_part_json *as_json);

/* Copied to the reply, so they are to be complete. A terminal shows no table without rows; a list is for
 * programs only. */
void bd_reply_rows(bd_reply *reply, const char *key, const bd_rows *rows);
void bd_reply_list(bd_reply *reply, const char *key, const bd_rows *rows);
void bd_reply_members(bd_reply *reply, const bd_rows *rows); /* of its one row */

void bd_reply_write(const bd_reply *reply, bd_output format, const bd_terminal *terminal, bd_text *out);

#endif

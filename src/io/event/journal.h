/* Journal: who did what to an event, act by act.
 *
 * An act is a line of JSON: its number, when, who, which command, and its facts. A fact is [row, member, was,
 * is]: what stood in a member of a row (io/event/event_rows.h) before and after, null where nothing did; or
 * [row, null, was, is] where a row came or went, with the whole row. So the event before an act is found by
 * putting back what was (journal_fold.c; in words: act_words.c), and an act can be taken back as long as what
 * it made still stands.
 *
 * The acts of a journal that was cut begin with a line that has "cut": true and the number of the last act
 * that was forgotten. Acts are put into words in act_words.c. */
#ifndef BD_IO_EVENT_JOURNAL_H
#define BD_IO_EVENT_JOURNAL_H

#include "event/act.h"
#include "io/event/event_rows.h"

#include <cjson/cJSON.h>

/* Adds the line of an act, "  {...}", with what is different between the rows; *any says whether anything is
 * (nothing is added otherwise). */
bd_status bd_journal_add(const bd_act *act, bd_event_rows *before, bd_event_rows *after, bd_text *out,
                         bool *any, bd_err *err);

/* Adds the facts, "[...], [...]", with `between` in the place of the commas; *facts is how many. */
bd_status bd_journal_add_facts(bd_event_rows *before, bd_event_rows *after, const char *between, bd_text *out,
                               size_t *facts, bd_err *err);

/* The next line of the journal, without what stands around its object; false: there is none. */
bool bd_journal_next_line(const char **at, const char *end, const char **line, size_t *length);

/* A line parsed, for cJSON_Delete; NULL when it is no JSON. cJSON does not say whether it was the text or the
 * memory: BD_NO_MEMORY. */
bd_status bd_journal_parse(bd_arena *arena, const char *line, size_t length, cJSON **out, bd_err *err);

/* The journal of an event, parsed. */
typedef struct bd_journal_act {
    bd_act told; /* without its sentence */
    bool cut;    /* the mark of what was forgotten, no act */
    cJSON *json; /* of its line */
} bd_journal_act;

typedef struct bd_journal {
    bd_arena *arena;
    bd_journal_act *acts; /* oldest first */
    size_t count, capacity;
} bd_journal;

/* BD_BAD_INPUT where a line is not an act, or not one more than the line before. Closed by the caller also
 * when it fails. */
bd_status bd_journal_open(bd_arena *arena, const bd_event *event, bd_journal *out, bd_err *err);
void bd_journal_close(bd_journal *journal);

/* NULL: it is not there. */
const bd_journal_act *bd_journal_find(const bd_journal *journal, int number);

/* One fact. */
typedef struct bd_fact {
    bd_row_key row;
    const char *row_name;
    const char *member;    /* NULL: the whole row */
    const cJSON *was, *is; /* JSON's null: nothing */
} bd_fact;

/* The facts of an act: the first, and the one after `item`; false: none is left. */
bool bd_fact_next(const bd_journal_act *act, const cJSON **item, bd_fact *out);

/* Whether what the fact made still stands in the rows. */
bd_status bd_fact_stands(bd_event_rows *rows, const bd_fact *fact, bool *stands, bd_err *err);

/* Puts back what was; the fact stands. */
bd_status bd_fact_put_back(bd_event_rows *rows, const bd_fact *fact, bd_err *err);

/* Makes an event of rows that were put back: with the journal of `like`, in its format. */
bd_status bd_rows_to_event(bd_event_rows *rows, const bd_event *like, bd_event **out, bd_err *err);

/* What the rows hold beside the arena. */
void bd_rows_close(bd_event_rows *rows);

/* What an act did, in words (act_words.c); players are named, and boards taken, as they are in the event. */
bd_status bd_act_in_words(bd_arena *arena, const bd_event *event, const bd_journal_act *act, const char **out,
                          bd_err *err);

#endif

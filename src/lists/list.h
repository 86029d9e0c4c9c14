/* List: a list of entries as an organiser sends it, read as it is.
 *
 * Text in any usual encoding with any separator, XLSX or ODS; title lines, blank rows and columns, footers
 * and sections one below the other; headings in seven languages, or none. Columns are decided as a whole: the
 * order of day and month, which word is the surname, whether "M" is a man. What is read otherwise than it
 * stands there is a warning; what cannot be decided is a question, with what is shown until it is answered,
 * if anything can be. Reading is a function of the bytes and the answers: whoever asks somebody reads the
 * list again with the answers, until no question is left.
 *
 *     bytes -> grid (grid.h) -> columns (columns.c) -> entries (entry_values.c, list_names.c, dates.c,
 * list_byes.c)
 *           -> people and homes put together (twins.c, homes.c)
 *
 * Remarks are said in lister.c. */
#ifndef BD_LISTS_LIST_H
#define BD_LISTS_LIST_H

#include "cards/tournament.h"

typedef enum bd_list_dates { BD_DATES_AS_FOUND = 0, BD_DATES_DMY, BD_DATES_MDY } bd_list_dates;
typedef enum bd_list_order { BD_NAMES_AS_FOUND = 0, BD_NAMES_SURNAME, BD_NAMES_FORENAME } bd_list_order;

/* A column by its heading and what it is ("Rd off" is "byes"), or a cell and what stands there. */
typedef struct bd_list_told {
    int line; /* of a cell */
    const char *what, *value;
} bd_list_told;

/* What somebody has answered. */
typedef struct bd_list_answers {
    bd_list_dates dates;
    bd_list_order names;
    const char *section; /* only its players; NULL: not said */
    bool sections;       /* there may be several: the caller tells them apart */
    bool as_shown;       /* where something is shown it is right */
    const bd_list_told *columns, *cells;
    size_t column_count, cell_count;
    const int *left_out; /* lines */
    size_t left_out_count;
    const char *const *accepted; /* remarks that are right as they are shown */
    size_t accepted_count;
    int rounds; /* of the event; 0: not known */
    int year;   /* that it is now */
} bd_list_answers;

/* How a question is answered. */
typedef enum bd_list_answer {
    BD_ANSWER_NONE = 0, /* it is a warning */
    BD_ANSWER_SECTION,
    BD_ANSWER_DATES,
    BD_ANSWER_NAMES,
    BD_ANSWER_COLUMN, /* `subject` is the heading */
    BD_ANSWER_CELL,   /* `subject` is the field */
    BD_ANSWER_LINE,   /* a line may be left out */
    BD_ANSWER_ROUNDS  /* how many there are */
} bd_list_answer;

typedef struct bd_list_remark {
    const char *text;
    int *lines; /* of the file, from 1; rows of a sheet; ascending */
    size_t line_count, line_capacity;
    bd_list_answer answer;
    const char *subject;
    bool shown; /* something is shown that can be right */
} bd_list_remark;

struct bd_grid_row;

typedef struct bd_list_entry {
    int line;
    const struct bd_grid_row *row;       /* its cells (grid.h) */
    const char *section;                 /* NULL: none */
    bool perhaps;                        /* a reserve, or somebody who has withdrawn */
    bool no_grade, no_rating, says_byes; /* the list says that there is none; it has a column of byes */
    int number;                          /* in the list; 0: none */
    int below;                           /* line of "Withdrawn" above it; 0 */
} bd_list_entry;

typedef struct bd_entries {
    bd_tournament *players;  /* the title of the list is its name */
    bd_list_entry *entries;  /* of each card */
    bd_list_remark *remarks; /* warnings and open questions, in the order in which they came up */
    size_t remark_count, remark_capacity;
    const char **sections; /* as they come */
    size_t section_count, section_capacity;
} bd_entries;

/* BD_BAD_INPUT: it is no list at all. */
bd_status bd_list_read(bd_arena *arena, const char *file_name, const char *bytes, size_t length,
                       const bd_list_answers *answers, bd_entries **out, bd_err *err);

/* Questions that are open. */
size_t bd_list_questions(const bd_entries *list);

/* "lines 3, 5: ..." */
bd_status bd_list_say(bd_arena *arena, const bd_list_remark *remark, const char **out, bd_err *err);

/* What answers it, in words of the command line. */
bd_status bd_list_cure(bd_arena *arena, const bd_list_remark *remark, const char **out, bd_err *err);

/* ---- Clubs, schools and teams, as people compare them ---- */

/* Without case, accents, points, apostrophes and blanks. */
bd_status bd_home_key(bd_arena *arena, const char *text, const char **out, bd_err *err);

/* What tells one from others: without "Club", "School" and the like; 'j' for a junior school, ... */
typedef struct bd_home_core {
    const char *text;
    size_t length;
    char level;  /* '\0': none is named */
    bool digits; /* it has any */
} bd_home_core;

bd_status bd_home_core_of(bd_arena *arena, const char *text, bd_home_core *out, bd_err *err);

/* Whether two that are not the same could be: "Hill Top", "Hill Top Acad.". */
bool bd_homes_near(const bd_home_core *a, const bd_home_core *b);

#endif

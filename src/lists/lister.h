/* Lister: what the files of this module share while a list is read. Memory that runs out stays in `failed`;
 * who reads the list looks at it at the end. */
#ifndef BD_LISTS_LISTER_H
#define BD_LISTS_LISTER_H

#include "cards/player_fields.h"
#include "lists/grid.h"
#include "lists/list.h"
#include "lists/lists_words.h"

enum { LIST_COLUMNS_MAX = 128 };

/* What a column is, where it is no field of the table. */
typedef enum list_role {
    LIST_NOTE = -1, /* kept as a note */
    LIST_SURNAME = 0,
    LIST_FORENAME,
    LIST_PREFIX,
    LIST_MIDDLE,
    LIST_SUFFIX,
    LIST_NUMBER,
    LIST_BYES,
    LIST_SECTION,
    LIST_STATUS,
    LIST_STAMP,
    LIST_OWN_ROLES /* fields follow, in the order of their table */
} list_role;

/* One name among the cells of a row: usually there is one. */
typedef struct list_group {
    int name;   /* column */
    int rating; /* -1: none */
    bool reserve;
} list_group;

/* How many cells of a row are headings, and whether one is that of names. */
typedef struct list_known {
    size_t headings;
    bool name, counted;
} list_known;

typedef struct bd_lister {
    bd_arena *arena;
    const bd_list_answers *answers;
    bd_grid grid;
    list_known *known; /* by row of the grid */
    bd_entries *list;
    const char *file_name;
    bd_err *err;
    int name_field, grade_field, rating_field, title_field, national_field, fide_field, birth_field,
        sex_field, club_field, school_field, team_field, federation_field; /* roles of these fields */
    /* The columns as the header in force names them. */
    size_t column_count;
    const char *headings[LIST_COLUMNS_MAX]; /* "" : none */
    int role_of[LIST_COLUMNS_MAX];
    int column_of[LIST_OWN_ROLES + 40]; /* by role; -1: none */
    bd_list_dates dates[LIST_COLUMNS_MAX];
    bool month_day_open[LIST_COLUMNS_MAX]; /* the order is asked */
    size_t header_row;                     /* SIZE_MAX: none */
    bool ecf, us, chess_results, swiss_manager;
    int woman, man; /* letters of the column of sexes that are not those of English; 0 */
    bool sex_open;
    list_group groups[16];
    size_t group_count;
    bool failed;
} bd_lister;

typedef struct list_name {
    const char *surname, *forename; /* forename NULL: it is not known which is which, or there is none */
    const char *title;
    int line;
    bool turned_open; /* waits for what the column says */
    bool by_prefix;
    bool decided;                       /* its form alone says the order */
    bool forename_first, surname_first; /* its words speak for that */
    bool chinese;                       /* written so */
    bool compound;                      /* which words are the surname is a question */
    const char *words[12];
    size_t word_count;
    const char *suffix;
} list_name;

/* ---- Text (lister.c) ---- */
const char *list_fold(bd_lister *l, const char *text); /* words of small letters, a blank between */
const char *list_key(bd_lister *l, const char *text);  /* the same without blanks */
const char *list_part(bd_lister *l, const char *text, size_t length); /* trimmed */
const char *list_print(bd_lister *l, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool list_is_one_of(const char *folded, const char *const *words); /* NULL ends them */
bool list_says_none(bd_lister *l, const char *text);               /* "", "-", "n/a", "none", ... */

/* ---- Remarks (lister.c) ---- */
void list_warn(bd_lister *l, int line, const char *format, ...) __attribute__((format(printf, 3, 4)));
void list_ask(bd_lister *l, int line, bd_list_answer answer, const char *subject, bool shown,
              const char *format, ...) __attribute__((format(printf, 6, 7)));

/* ---- Columns (columns.c) ---- */
void list_find_seats(bd_lister *l);               /* into l->groups (list_seats.c) */
int list_field_role(const char *key);             /* of the field of that key in cards/1 */
const bd_player_field *list_role_field(int role); /* NULL: it is none */
bool list_is_heading(bd_lister *l, const char *text);
void list_join_headers(bd_lister *l);                                 /* of two rows (two_rows.c) */
list_known list_known_headings(bd_lister *l, const bd_grid_row *row); /* of a row of the grid */
bool list_take_header(bd_lister *l, size_t row);                      /* false: it is none */
void list_settle_columns(bd_lister *l, size_t first, size_t end);     /* by the values of these rows */
void list_guess_columns(bd_lister *l);                                /* without a header */
const char *list_cell(const bd_lister *l, const bd_grid_row *row, int column); /* "" */

/* ---- Rows (list.c) and entries (list_entry.c) ---- */

/* A row that is a player: its cells, and what was said above it. */
typedef struct list_row {
    const bd_grid_row *row;
    const char *section;
    const char *below; /* the word above it that says that it may be none: "Withdrawn"; NULL */
    int below_line;
    size_t header; /* index of the header in force */
} list_row;

bool list_is_away(bd_lister *l, const char *text);                           /* "Withdrawn", "Reserves" */
const char *list_told_cell(const bd_lister *l, int line, const char *field); /* NULL: nothing was answered */
const char *list_row_is_away(bd_lister *l, const bd_grid_row *row);          /* the word; NULL */
void list_decide_sex(bd_lister *l, size_t first, size_t end);
void list_take_player(bd_lister *l, const list_row *from, const list_group *group, bd_card *card,
                      bd_list_entry *entry, list_name *name);

/* ---- Values ---- */
bool list_take_number(bd_lister *l, int line, int role, const char *text, int *out, bool *none);
const char *list_take_national(bd_lister *l, int line, const char *text, size_t usual_length);
const char *list_take_fide(bd_lister *l, int line, const char *text);
const char *list_take_title(bd_lister *l, int line, const char *text);
const char *list_title_of(const char *word);                                /* "WFM" of "wfm", "MFF"; NULL */
const char *list_take_federation(bd_lister *l, int line, const char *text); /* "GER" of "Germany" */
char list_take_sex(bd_lister *l, int line, const char *text);
const char *list_take_section(bd_lister *l, const char *text);
void list_take_byes(bd_lister *l, bd_card *card, int line, const char *text);

/* Dates (dates.c): decides the column, then reads its cells. NULL: none. */
void list_decide_dates(bd_lister *l, int column, size_t first, size_t end);
const char *list_take_date(bd_lister *l, int line, int column, const bd_grid_cell *cell);

/* ---- Names (list_names.c) ---- */

const char *list_pass_number(const char *text); /* "12. " before a name */
void list_read_name(bd_lister *l, int line, const char *text, list_name *n);
void list_settle_names(bd_lister *l, list_name *names, size_t count);
const char *list_whole_name(bd_lister *l, const list_name *name);
const char *list_proper_case(bd_lister *l, const char *text, bool surname); /* of capitals */
bool list_is_capitals(const char *text); /* two letters at least, all large */
bool list_is_forename(const char *folded);
bool list_is_eastern_surname(const char *folded);

/* ---- Put together ---- */
void list_join_homes(bd_lister *l, const bd_player_field *field);
void list_find_twins(bd_lister *l);

#endif

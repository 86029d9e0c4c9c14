/* Option: something that a rulebook leaves to the event, in one record: its name, what it can be, what it is
 * when nothing is said, and one sentence.
 *
 * A rulebook lists the options that it knows. Tournament files, rulebook files, command lines, certificates
 * and the list of a rulebook's options all go by these records, and values are read here and nowhere else.
 * Where a value stands as text it is JSON: 3, true, "bottom". */
#ifndef BD_RULEBOOK_OPTIONS_OPTION_H
#define BD_RULEBOOK_OPTIONS_OPTION_H

#include "base/text.h"

typedef enum bd_option_type {
    BD_OPTION_NUMBER,
    BD_OPTION_WORD,
    BD_OPTION_SWITCH,
    BD_OPTION_FORM /* a text that `reads` can read; it has no number */
} bd_option_type;

enum { BD_OPTION_NONE = -1 }; /* by_default of a word or form: none */

typedef struct bd_option {
    const char *name;
    bd_option_type type;
    int64_t low, high;        /* of a number */
    const char *const *words; /* of a word; its value is the index */
    size_t word_count;
    bool (*reads)(const char *text); /* of a form */
    const char *form;                /* of a form: what it looks like */
    int64_t by_default;              /* a number, an index, or 0 and 1 for false and true */
    const char *sentence;            /* what it does, in English */
} bd_option;

/* The record of a number or a switch; words: the name of its sentence. */
#define BD_NUMBER_OPTION(key, least, largest, usual, words)                                                  \
    {                                                                                                        \
        .name = (key), .type = BD_OPTION_NUMBER, .low = (least), .high = (largest), .by_default = (usual),   \
        .sentence = BD_ENGLISH(words)                                                                        \
    }
#define BD_SWITCH_OPTION(key, words)                                                                         \
    {                                                                                                        \
        .name = (key), .type = BD_OPTION_SWITCH, .sentence = BD_ENGLISH(words)                               \
    }

/* Reads a value as JSON, or as it is typed on a command line, where words have no quotes. False when the
 * option cannot be that. */
bool bd_option_read(const bd_option *option, const char *json, int64_t *value);
bool bd_option_read_typed(const bd_option *option, const char *typed, int64_t *value);

/* The value as JSON; not of a form, whose text is its value. */
void bd_option_print(const bd_option *option, int64_t value, bd_text *out);

/* BD_BAD_INPUT at this place (NULL: none), saying what the option can be, when it cannot be this JSON text.
 */
bd_status bd_option_check(const bd_option *option, const char *json, const char *place, bd_err *err);

/* The text of a form's JSON in buffer[size]; NULL when it cannot be that. */
const char *bd_option_form(const bd_option *option, const char *json, char *buffer, size_t size);

/* What it can be: "0..99", "true|false", "plus-two|always|never". */
void bd_option_print_range(const bd_option *option, bd_text *out);

/* The option of this name among count of them, or NULL. */
const bd_option *bd_option_find(const bd_option *const *options, size_t count, const char *name);

#endif

/* Formula: what a board costs, as a rulebook file says it: "same(club) and round <= 2" (docs/criteria.md).
 *
 * A formula is read into terms; a term's operands stand before it, and the last term is the cost. What a term
 * can come to is worked out while it is read, from the bounds of the names: a formula that is accepted cannot
 * overflow, divides by nothing below 1, and costs 0 .. BD_COST_MAX, whatever the cards. Here are no cards:
 * round/written.h evaluates. */
#ifndef BD_RULEBOOK_FORMULA_FORMULA_H
#define BD_RULEBOOK_FORMULA_FORMULA_H

#include "base/text.h"
#include "cards/entry.h"

typedef enum bd_formula_type {
    BD_FORMULA_IS_NUMBER,
    BD_FORMULA_IS_TRUTH,
    BD_FORMULA_IS_TEXT
} bd_formula_type;

/* What a name stands for, row by row of formula_fields.def: BD_READS_score, BD_READS_met, ... */
typedef enum bd_formula_reads {
#define BD_FORMULA_NUMBER(name, ...)   BD_READS_##name,
#define BD_FORMULA_TRUTH(name)         BD_READS_##name,
#define BD_FORMULA_TEXT(name)          BD_READS_##name,
#define BD_FORMULA_OF_PAIR(name, ...)  BD_READS_##name,
#define BD_FORMULA_OF_ROUND(name, ...) BD_READS_##name,
#include "rulebook/formula/formula_fields.def"
    BD_READS
} bd_formula_reads;

typedef enum bd_formula_scope { BD_OF_PLAYER, BD_OF_PAIR, BD_OF_ROUND } bd_formula_scope;

typedef struct bd_formula_name {
    const char *name;
    bd_formula_scope scope;
    bd_formula_type type;
    int least, most;
} bd_formula_name;

extern const bd_formula_name bd_formula_names[BD_READS];

typedef enum bd_term_kind {
    BD_TERM_NUMBER, /* `number` */
    BD_TERM_TEXT,   /* `text` */
    BD_TERM_A,      /* what `reads` says of the player who stands higher in draw order */
    BD_TERM_B,      /* ... of the other one */
    BD_TERM_PAIR,   /* ... of both together */
    BD_TERM_ROUND,
    BD_TERM_MINUS, /* of one operand */
    BD_TERM_ABS,
    BD_TERM_NOT,
    BD_TERM_KNOWN, /* of a text: whether it is given */
    BD_TERM_ADD,   /* of two */
    BD_TERM_SUBTRACT,
    BD_TERM_MULTIPLY,
    BD_TERM_DIVIDE, /* rounded down; the divisor is 1 or more */
    BD_TERM_REST,   /* what is left then, 0 or more */
    BD_TERM_MIN,
    BD_TERM_MAX,
    BD_TERM_EQUAL,
    BD_TERM_LESS,
    BD_TERM_AT_MOST,
    BD_TERM_SAME, /* of two texts: both are given, and one club, school, ... (cards/home.h) */
    BD_TERM_AND,
    BD_TERM_OR,
    BD_TERM_IF /* of three: the second where the first holds, else the third */
} bd_term_kind;

typedef struct bd_term {
    bd_term_kind kind;
    bd_formula_type type;
    bd_formula_reads reads;
    uint16_t operand[3]; /* numbers of terms */
    int64_t number;
    const char *text;  /* of a player: the key of a tag, which is then read; NULL: what `reads` says */
    int64_t low, high; /* what it can come to; of a truth 0 and 1 */
} bd_term;

enum { BD_FORMULA_TERMS = 256, BD_FORMULA_LENGTH = 1000, BD_FORMULA_DEPTH = 40 };

typedef struct bd_formula {
    const char *text;
    const bd_term *terms;
    size_t count;
    bool of_pairs; /* it reads what two players have together */
} bd_formula;

static inline const bd_term *bd_formula_cost(const bd_formula *formula)
{
    return &formula->terms[formula->count - 1];
}

/* BD_BAD_INPUT with the byte of the text where it is wrong in *at (NULL: nobody asks), and what was probably
 * meant. */
bd_status bd_formula_read(bd_arena *arena, const char *text, bd_formula *out, size_t *at, bd_err *err);

/* The text with one blank for blanks in a row, and none at the ends; what stands between quotation marks
 * stays. NULL: memory ran out. */
const char *bd_formula_tidy(bd_arena *arena, const char *text);

/* Whether two terms read the same field or tag. */
bool bd_term_reads_as(const bd_term *term, const bd_term *other);

/* The term with these operands: what it comes to. Bounds of the terms hold for it. */
int64_t bd_term_value(const bd_term *term, int64_t x, int64_t y, int64_t z);

#endif

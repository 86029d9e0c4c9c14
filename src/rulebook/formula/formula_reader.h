/* Formula reader: what the files of this module share while a formula is read: the token ahead, and the terms
 * so far. formula_tokens.c takes tokens, formula_terms.c makes terms and works out what they can come to,
 * formula.c is the grammar. */
#ifndef BD_RULEBOOK_FORMULA_FORMULA_READER_H
#define BD_RULEBOOK_FORMULA_FORMULA_READER_H

#include "rulebook/formula/formula.h"

enum { BD_FORMULA_WORD = 64 };

typedef enum bd_formula_token {
    BD_TOKEN_END,
    BD_TOKEN_NUMBER,
    BD_TOKEN_WORD,
    BD_TOKEN_TEXT,
    BD_TOKEN_SIGN /* one of the signs, two characters at most */
} bd_formula_token;

typedef struct bd_formula_reader {
    bd_arena *arena;
    const char *text;
    size_t at, end; /* of the token ahead, in the text */
    bd_formula_token token;
    int64_t number;
    char sign[3];
    char word[BD_FORMULA_WORD];
    bd_term *terms;
    size_t count;
    int depth;
    bool of_pairs, of_players;
    size_t *wrong;
    bd_err *err;
} bd_formula_reader;

#define BD_FORMULA_FAIL(r, place, ...)                                                                       \
    do {                                                                                                     \
        if ((r)->wrong != NULL) *(r)->wrong = (place);                                                       \
        BD_FAIL((r)->err, BD_BAD_INPUT, NULL, __VA_ARGS__);                                                  \
    } while (0)

/* Takes the next token. BD_BAD_INPUT: it is none. */
bd_status bd_formula_advance(bd_formula_reader *r);

/* Whether the token ahead is this sign or word. */
bool bd_formula_is_at(const bd_formula_reader *r, const char *what);

/* Takes this sign, or says what was found in its place; says it, of anything that was expected. */
bd_status bd_formula_expect(bd_formula_reader *r, const char *sign);
bd_status bd_formula_refuse(bd_formula_reader *r, const char *expected);

/* Adds a term; `place` is where its text begins, for what can be wrong with it. Of two operands, or of one
 * given twice: */
bd_status bd_formula_join(bd_formula_reader *r, size_t place, bd_term_kind kind, bd_formula_type type,
                          const uint16_t operand[3], uint16_t *out);
bd_status bd_formula_join_two(bd_formula_reader *r, size_t place, bd_term_kind kind, bd_formula_type type,
                              uint16_t x, uint16_t y, uint16_t *out);
bd_status bd_formula_put_number(bd_formula_reader *r, int64_t number, uint16_t *out);
bd_status bd_formula_put_name(bd_formula_reader *r, bd_term_kind kind, bd_formula_reads reads, uint16_t *out);

/* A tag of a player. */
bd_status bd_formula_put_tag(bd_formula_reader *r, bd_term_kind kind, const char *key, uint16_t *out);

/* The text that is the token ahead: as a term, and as it stands between its quotation marks. */
bd_status bd_formula_quoted(bd_formula_reader *r, const char **out);
bd_status bd_formula_put_text(bd_formula_reader *r, uint16_t *out);

#endif

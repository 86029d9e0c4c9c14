/* Tokens: numbers, words, texts and signs; and the habits of other languages, which are told how they are
 * written here. */
#include "base/graph.h"
#include "base/ints.h"
#include "rulebook/formula/formula_reader.h"
#include "rulebook/formula/formula_words.h"

#include <stdio.h>
#include <string.h>

static bool formula_is_digit(char c) { return c >= '0' && c <= '9'; }
static bool formula_is_small(char c) { return (c >= 'a' && c <= 'z') || c == '_'; }
static bool formula_is_letter(char c) { return formula_is_small(c) || (c >= 'A' && c <= 'Z'); }

static bd_status formula_take_number(bd_formula_reader *r)
{
    const char *text = r->text + r->at;
    size_t length = 0;
    while (formula_is_digit(text[length])) length++;
    r->token = BD_TOKEN_NUMBER;
    r->end = r->at + length;
    if (!bd_parse_int(text, length, 0, BD_COST_MAX, &r->number))
        BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_NUMBER_LARGE), text, (long long)BD_COST_MAX);
    return BD_OK;
}

/* Names have small letters only; who writes others means them. */
static bd_status formula_take_word(bd_formula_reader *r)
{
    const char *text = r->text + r->at;
    size_t length = 0;
    bool capitals = false;
    while (formula_is_letter(text[length]) || formula_is_digit(text[length])) {
        const bool small = !formula_is_letter(text[length]) || formula_is_small(text[length]);
        capitals = capitals || !small;
        if (length + 1 < BD_FORMULA_WORD)
            r->word[length] = small ? text[length] : (char)(text[length] - 'A' + 'a');
        length++;
    }
    r->word[length < BD_FORMULA_WORD ? length : BD_FORMULA_WORD - 1] = '\0';
    r->token = BD_TOKEN_WORD;
    r->end = r->at + length;
    if (capitals) BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_CAPITALS), r->word);
    return BD_OK;
}

/* The text of a draw's options, where formulas are kept, has '~' for blanks (rulebook/options). */
static bd_status formula_take_text(bd_formula_reader *r)
{
    const char *close = strchr(r->text + r->at + 1, '\'');
    for (const char *c = r->text + r->at + 1; close != NULL && c < close; c++)
        if (*c == '~' || (*c >= 0 && *c < ' '))
            BD_FORMULA_FAIL(r, (size_t)(c - r->text), BD_SAY(FORMULA_CHARACTER), *c == '~' ? "~" : "?");
    if (close == NULL) BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_TEXT_OPEN));
    r->token = BD_TOKEN_TEXT;
    r->end = (size_t)(close - r->text) + 1;
    if (r->end == r->at + 2) BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_TEXT_EMPTY));
    return BD_OK;
}

/* Signs of other languages that somebody may be used to. */
static bd_status formula_refuse_habits(bd_formula_reader *r)
{
    static const char *const habits[][2] = {{"==", "="},   {"<>", "!="}, {"=<", "<="}, {"=>", ">="},
                                            {"&&", "and"}, {"||", "or"}, {"&", "and"}, {"|", "or"},
                                            {"/", "div"},  {"%", "mod"}, {"\"", "'"},  {"!", "not"}};
    for (size_t i = 0; i < sizeof habits / sizeof *habits; i++)
        if (strncmp(r->text + r->at, habits[i][0], strlen(habits[i][0])) == 0 &&
            strncmp(r->text + r->at, "!=", 2) != 0)
            BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_WRITTEN), habits[i][0], habits[i][1]);
    return BD_OK;
}

static bd_status formula_take_sign(bd_formula_reader *r)
{
    static const char *const signs[] = {"<=", ">=", "!=", "..", "<", ">", "=", "+",
                                        "-",  "*",  "(",  ")",  "{", "}", ",", "."};
    char found[5] = "";
    BD_TRY(formula_refuse_habits(r));
    r->token = BD_TOKEN_SIGN;
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        const size_t length = strlen(signs[i]);
        if (strncmp(r->text + r->at, signs[i], length) != 0) continue;
        memcpy(r->sign, signs[i], length + 1);
        r->end = r->at + length;
        return BD_OK;
    }
    uint32_t character;
    const int length = bd_utf8_decode(r->text + r->at, strlen(r->text + r->at), &character);
    memcpy(found, r->text + r->at, length > 0 ? (size_t)length : 1);
    BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_CHARACTER), length > 0 ? found : "?");
}

bd_status bd_formula_advance(bd_formula_reader *r)
{
    BD_ASSERT(r->end >= r->at);
    r->at = r->end;
    while (r->text[r->at] == ' ' || r->text[r->at] == '\t') r->at++;
    r->end = r->at;
    const char c = r->text[r->at];
    if (c == '\0') {
        r->token = BD_TOKEN_END;
        return BD_OK;
    }
    if (formula_is_digit(c)) return formula_take_number(r);
    if (formula_is_letter(c)) return formula_take_word(r);
    return c == '\'' ? formula_take_text(r) : formula_take_sign(r);
}

bool bd_formula_is_at(const bd_formula_reader *r, const char *what)
{
    if (r->token == BD_TOKEN_SIGN) return strcmp(r->sign, what) == 0;
    return r->token == BD_TOKEN_WORD && strcmp(r->word, what) == 0;
}

/* What was found instead of what was expected. */
bd_status bd_formula_refuse(bd_formula_reader *r, const char *expected)
{
    const char *found = bd_arena_copy_bytes(r->arena, r->text + r->at, r->end - r->at);
    if (found == NULL) BD_FAIL_MEMORY(r->err);
    BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_EXPECTED), expected,
                    r->token == BD_TOKEN_END ? BD_SAY(FORMULA_THE_END) : found);
}

bd_status bd_formula_expect(bd_formula_reader *r, const char *sign)
{
    char quoted[8];
    BD_ASSERT(strlen(sign) < 5);
    (void)snprintf(quoted, sizeof quoted, "'%s'", sign);
    if (!bd_formula_is_at(r, sign)) return bd_formula_refuse(r, quoted);
    return bd_formula_advance(r);
}

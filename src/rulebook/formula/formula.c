/* A formula is read by recursive descent, one function for each line of the grammar in docs/criteria.md, one
 * token ahead. Terms are judged as they are made: their type, and by interval arithmetic what they can come
 * to. So the bounds of the cost are known when its last token has been read, and nothing needs to be guarded
 * while a round is drawn. */
#include "rulebook/formula/formula.h"

#include "base/closest.h"
#include "base/graph.h"
#include "rulebook/formula/formula_reader.h"
#include "rulebook/formula/formula_words.h"

#include <string.h>

const bd_formula_name bd_formula_names[BD_READS] = {
#define BD_FORMULA_NUMBER(name, least, most)        {#name, BD_OF_PLAYER, BD_FORMULA_IS_NUMBER, least, most},
#define BD_FORMULA_TRUTH(name)                      {#name, BD_OF_PLAYER, BD_FORMULA_IS_TRUTH, 0, 1},
#define BD_FORMULA_TEXT(name)                       {#name, BD_OF_PLAYER, BD_FORMULA_IS_TEXT, 0, 0},
#define BD_FORMULA_OF_PAIR(name, least, most, type) {#name, BD_OF_PAIR, type, least, most},
#define BD_FORMULA_OF_ROUND(name, least, most)      {#name, BD_OF_ROUND, BD_FORMULA_IS_NUMBER, least, most},
#include "rulebook/formula/formula_fields.def"
};

static bd_status formula_want_number(bd_formula_reader *r, size_t place, uint16_t term)
{
    if (r->terms[term].type == BD_FORMULA_IS_TEXT) BD_FORMULA_FAIL(r, place, BD_SAY(FORMULA_NO_NUMBER));
    return BD_OK;
}

static bd_status formula_want_truth(bd_formula_reader *r, size_t place, uint16_t term)
{
    if (r->terms[term].type != BD_FORMULA_IS_TRUTH) BD_FORMULA_FAIL(r, place, BD_SAY(FORMULA_NO_TRUTH));
    return BD_OK;
}

/* ---- names ---- */

static bool formula_find_name(const char *word, bd_formula_reads *out)
{
    for (int i = 0; i < BD_READS; i++)
        if (strcmp(bd_formula_names[i].name, word) == 0) {
            *out = (bd_formula_reads)i;
            return true;
        }
    return false;
}

static bd_status formula_list_names(bd_formula_reader *r, bool of_player, const char **out)
{
    bd_text list = bd_text_new(r->arena);
    for (int i = 0; i < BD_READS; i++)
        if ((bd_formula_names[i].scope == BD_OF_PLAYER) == of_player)
            bd_text_add(&list, "%s%s", list.length > 0 ? ", " : "", bd_formula_names[i].name);
    return bd_text_finish(&list, out, r->err);
}

/* A word that stands where a value should and means none. */
static bd_status formula_refuse_word(bd_formula_reader *r)
{
    static const char *const words[] = {"same", "known", "abs", "min", "max", "if", "not", "and", "or", "in"};
    bd_closest closest = {.word = r->word};
    bd_formula_reads reads;
    const char *names = "";
    if (formula_find_name(r->word, &reads))
        BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_FIELD_ALONE), r->word, r->word, r->word, r->word);
    for (int i = 0; i < BD_READS; i++) bd_closest_offer(&closest, bd_formula_names[i].name);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) bd_closest_offer(&closest, words[i]);
    if (closest.best != NULL) BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_NAME_MEANT), r->word, closest.best);
    BD_TRY(formula_list_names(r, false, &names));
    BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_NAME), r->word, names);
}

/* What stands for a field: a name of a player, or the key of a tag. */
typedef struct formula_field {
    bd_formula_reads reads;
    const char *tag; /* NULL: none */
} formula_field;

static bd_status formula_put_field(bd_formula_reader *r, bd_term_kind kind, const formula_field *field,
                                   uint16_t *out)
{
    if (field->tag != NULL) return bd_formula_put_tag(r, kind, field->tag, out);
    return bd_formula_put_name(r, kind, field->reads, out);
}

static bd_status formula_read_tag(bd_formula_reader *r, formula_field *out)
{
    BD_TRY(bd_formula_quoted(r, &out->tag));
    const size_t length = strcspn(out->tag, "=;");
    if (out->tag[length] != '\0') BD_FORMULA_FAIL(r, r->at + 1 + length, BD_SAY(FORMULA_TAG_SIGN));
    out->reads = BD_READS_tags;
    return bd_formula_advance(r);
}

/* field = NAME, of a player | TEXT, the key of a tag */
static bd_status formula_read_field(bd_formula_reader *r, formula_field *out)
{
    bd_closest closest = {.word = r->word};
    const char *names = "";
    out->tag = NULL;
    if (r->token == BD_TOKEN_TEXT) return formula_read_tag(r, out);
    if (r->token != BD_TOKEN_WORD) return bd_formula_refuse(r, BD_SAY(FORMULA_A_FIELD));
    const bool found = formula_find_name(r->word, &out->reads);
    if (found && bd_formula_names[out->reads].scope == BD_OF_PLAYER) return bd_formula_advance(r);
    if (found) BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_NOT_OF_PLAYER), r->word, r->word);
    for (int i = 0; i < BD_READS; i++)
        if (bd_formula_names[i].scope == BD_OF_PLAYER) bd_closest_offer(&closest, bd_formula_names[i].name);
    if (closest.best != NULL) BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_FIELD_MEANT), r->word, closest.best);
    BD_TRY(formula_list_names(r, true, &names));
    BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_FIELD), r->word, names);
}

/* ---- the grammar ---- */

static bd_status formula_read_expression(bd_formula_reader *r, uint16_t *out);

/* same(FIELD) is a.FIELD = b.FIELD */
static bd_status formula_read_same(bd_formula_reader *r, size_t place, uint16_t *out)
{
    formula_field field = {.tag = NULL};
    uint16_t a, b;
    BD_TRY(bd_formula_expect(r, "("));
    BD_TRY(formula_read_field(r, &field));
    BD_TRY(bd_formula_expect(r, ")"));
    BD_TRY(formula_put_field(r, BD_TERM_A, &field, &a));
    BD_TRY(formula_put_field(r, BD_TERM_B, &field, &b));
    const bool texts = bd_formula_names[field.reads].type == BD_FORMULA_IS_TEXT;
    return bd_formula_join_two(r, place, texts ? BD_TERM_SAME : BD_TERM_EQUAL, BD_FORMULA_IS_TRUTH, a, b,
                               out);
}

/* min(x, y, ...), max(x, y, ...) */
static bd_status formula_read_extreme(bd_formula_reader *r, size_t place, bd_term_kind kind, uint16_t *out)
{
    BD_TRY(bd_formula_expect(r, "("));
    size_t at = r->at;
    BD_TRY(formula_read_expression(r, out));
    BD_TRY(formula_want_number(r, at, *out));
    do {
        uint16_t other;
        BD_TRY(bd_formula_expect(r, ","));
        at = r->at;
        BD_TRY(formula_read_expression(r, &other));
        BD_TRY(formula_want_number(r, at, other));
        BD_TRY(bd_formula_join_two(r, place, kind, BD_FORMULA_IS_NUMBER, *out, other, out));
    } while (bd_formula_is_at(r, ","));
    return bd_formula_expect(r, ")");
}

/* if(truth, x, y) */
static bd_status formula_read_if(bd_formula_reader *r, size_t place, uint16_t *out)
{
    uint16_t operand[3];
    for (int i = 0; i < 3; i++) {
        BD_TRY(bd_formula_expect(r, i == 0 ? "(" : ","));
        const size_t at = r->at;
        BD_TRY(formula_read_expression(r, &operand[i]));
        if (i == 0) BD_TRY(formula_want_truth(r, at, operand[i]));
        if (i > 0 && r->terms[operand[i]].type == BD_FORMULA_IS_TEXT)
            BD_FORMULA_FAIL(r, at, BD_SAY(FORMULA_BRANCHES));
    }
    BD_TRY(bd_formula_expect(r, ")"));
    const bool truths =
        r->terms[operand[1]].type == BD_FORMULA_IS_TRUTH && r->terms[operand[2]].type == BD_FORMULA_IS_TRUTH;
    return bd_formula_join(r, place, BD_TERM_IF, truths ? BD_FORMULA_IS_TRUTH : BD_FORMULA_IS_NUMBER, operand,
                           out);
}

/* abs(x), known(text) */
static bd_status formula_read_of_one(bd_formula_reader *r, size_t place, bd_term_kind kind, uint16_t *out)
{
    BD_TRY(bd_formula_expect(r, "("));
    const size_t at = r->at;
    BD_TRY(formula_read_expression(r, out));
    if (kind == BD_TERM_ABS) BD_TRY(formula_want_number(r, at, *out));
    if (kind == BD_TERM_KNOWN && r->terms[*out].type != BD_FORMULA_IS_TEXT)
        BD_FORMULA_FAIL(r, at, BD_SAY(FORMULA_KNOWN_OF_TEXT));
    BD_TRY(bd_formula_expect(r, ")"));
    const bd_formula_type type = kind == BD_TERM_ABS ? BD_FORMULA_IS_NUMBER : BD_FORMULA_IS_TRUTH;
    return bd_formula_join_two(r, place, kind, type, *out, *out, out);
}

/* a.FIELD, b.FIELD */
static bd_status formula_read_player(bd_formula_reader *r, bd_term_kind kind, uint16_t *out)
{
    formula_field field = {.tag = NULL};
    BD_TRY(bd_formula_expect(r, "."));
    BD_TRY(formula_read_field(r, &field));
    return formula_put_field(r, kind, &field, out);
}

static bd_status formula_read_word(bd_formula_reader *r, uint16_t *out)
{
    bd_formula_reads reads;
    const size_t place = r->at;
    char word[BD_FORMULA_WORD];
    memcpy(word, r->word, sizeof word);
    if (formula_find_name(word, &reads) && bd_formula_names[reads].scope != BD_OF_PLAYER) {
        BD_TRY(bd_formula_put_name(
            r, bd_formula_names[reads].scope == BD_OF_PAIR ? BD_TERM_PAIR : BD_TERM_ROUND, reads, out));
        return bd_formula_advance(r);
    }
    static const char *const functions[] = {"a", "b", "same", "known", "abs", "min", "max", "if"};
    size_t k = 0;
    while (k < 8 && strcmp(functions[k], word) != 0) k++;
    if (k == 8) return formula_refuse_word(r);
    BD_TRY(bd_formula_advance(r));
    switch (k) {
    case 0: return formula_read_player(r, BD_TERM_A, out);
    case 1: return formula_read_player(r, BD_TERM_B, out);
    case 2: return formula_read_same(r, place, out);
    case 3: return formula_read_of_one(r, place, BD_TERM_KNOWN, out);
    case 4: return formula_read_of_one(r, place, BD_TERM_ABS, out);
    case 5: return formula_read_extreme(r, place, BD_TERM_MIN, out);
    case 6: return formula_read_extreme(r, place, BD_TERM_MAX, out);
    default: return formula_read_if(r, place, out);
    }
}

/* factor = NUMBER | TEXT | "-" factor | "(" expression ")" | what begins with a word */
static bd_status formula_read_factor(bd_formula_reader *r, uint16_t *out)
{
    const size_t place = r->at;
    if (r->token == BD_TOKEN_NUMBER) {
        BD_TRY(bd_formula_put_number(r, r->number, out));
        return bd_formula_advance(r);
    }
    if (r->token == BD_TOKEN_TEXT) {
        BD_TRY(bd_formula_put_text(r, out));
        return bd_formula_advance(r);
    }
    if (r->token == BD_TOKEN_WORD) return formula_read_word(r, out);
    if (bd_formula_is_at(r, "(")) {
        BD_TRY(bd_formula_advance(r));
        BD_TRY(formula_read_expression(r, out));
        return bd_formula_expect(r, ")");
    }
    if (!bd_formula_is_at(r, "-")) return bd_formula_refuse(r, BD_SAY(FORMULA_AN_OPERAND));
    if (++r->depth > BD_FORMULA_DEPTH)
        BD_FORMULA_FAIL(r, place, BD_SAY(FORMULA_TOO_DEEP), (int)BD_FORMULA_DEPTH);
    BD_TRY(bd_formula_advance(r));
    const size_t at = r->at;
    BD_TRY(formula_read_factor(r, out));
    r->depth--;
    BD_TRY(formula_want_number(r, at, *out));
    return bd_formula_join_two(r, place, BD_TERM_MINUS, BD_FORMULA_IS_NUMBER, *out, *out, out);
}

/* Operators of one line of the grammar: their tokens and terms. */
typedef struct formula_operator {
    const char *sign;
    bd_term_kind kind;
} formula_operator;

typedef bd_status formula_read_part(bd_formula_reader *r, uint16_t *out);

/* part { operator part }, of numbers */
static bd_status formula_read_chain(bd_formula_reader *r, formula_read_part *read,
                                    const formula_operator *operators, size_t count, uint16_t *out)
{
    const size_t place = r->at;
    BD_TRY(read(r, out));
    for (size_t k = 0; k < count;) {
        if (!bd_formula_is_at(r, operators[k].sign)) {
            k++;
            continue;
        }
        uint16_t other;
        BD_TRY(formula_want_number(r, place, *out));
        BD_TRY(bd_formula_advance(r));
        const size_t at = r->at;
        BD_TRY(read(r, &other));
        BD_TRY(formula_want_number(r, at, other));
        const bool divides = operators[k].kind == BD_TERM_DIVIDE || operators[k].kind == BD_TERM_REST;
        BD_TRY(bd_formula_join_two(r, divides ? at : place, operators[k].kind, BD_FORMULA_IS_NUMBER, *out,
                                   other, out));
        k = 0;
    }
    return BD_OK;
}

static bd_status formula_read_product(bd_formula_reader *r, uint16_t *out)
{
    static const formula_operator operators[] = {
        {"*", BD_TERM_MULTIPLY}, {"div", BD_TERM_DIVIDE}, {"mod", BD_TERM_REST}};
    return formula_read_chain(r, formula_read_factor, operators, 3, out);
}

static bd_status formula_read_sum(bd_formula_reader *r, uint16_t *out)
{
    static const formula_operator operators[] = {{"+", BD_TERM_ADD}, {"-", BD_TERM_SUBTRACT}};
    return formula_read_chain(r, formula_read_product, operators, 2, out);
}

/* Of two texts or two numbers: whether they are equal. */
static bd_status formula_join_equal(bd_formula_reader *r, size_t place, uint16_t x, uint16_t y, uint16_t *out)
{
    const bool text = r->terms[x].type == BD_FORMULA_IS_TEXT;
    if (text != (r->terms[y].type == BD_FORMULA_IS_TEXT)) BD_FORMULA_FAIL(r, place, BD_SAY(FORMULA_NO_TEXT));
    return bd_formula_join_two(r, place, text ? BD_TERM_SAME : BD_TERM_EQUAL, BD_FORMULA_IS_TRUTH, x, y, out);
}

static bd_status formula_read_bound(bd_formula_reader *r, int64_t *out)
{
    const bool negative = bd_formula_is_at(r, "-");
    if (negative) BD_TRY(bd_formula_advance(r));
    if (r->token != BD_TOKEN_NUMBER) return bd_formula_refuse(r, BD_SAY(FORMULA_AN_ITEM));
    *out = negative ? -r->number : r->number;
    return bd_formula_advance(r);
}

/* item = TEXT | number [ ".." number ]: whether x is it */
static bd_status formula_read_item(bd_formula_reader *r, uint16_t x, uint16_t *out)
{
    const size_t place = r->at;
    int64_t low = 0, high = 0;
    uint16_t from = 0, to = 0, upper = 0;
    if (r->token == BD_TOKEN_TEXT) {
        BD_TRY(bd_formula_put_text(r, &from));
        BD_TRY(bd_formula_advance(r));
        return formula_join_equal(r, place, x, from, out);
    }
    BD_TRY(formula_read_bound(r, &low));
    BD_TRY(bd_formula_put_number(r, low, &from));
    if (!bd_formula_is_at(r, "..")) return formula_join_equal(r, place, x, from, out);
    BD_TRY(bd_formula_advance(r));
    BD_TRY(formula_read_bound(r, &high));
    if (high < low) BD_FORMULA_FAIL(r, place, BD_SAY(FORMULA_RANGE), (long long)low, (long long)high);
    BD_TRY(formula_want_number(r, place, x));
    BD_TRY(bd_formula_put_number(r, high, &to));
    BD_TRY(bd_formula_join_two(r, place, BD_TERM_AT_MOST, BD_FORMULA_IS_TRUTH, from, x, out));
    BD_TRY(bd_formula_join_two(r, place, BD_TERM_AT_MOST, BD_FORMULA_IS_TRUTH, x, to, &upper));
    return bd_formula_join_two(r, place, BD_TERM_AND, BD_FORMULA_IS_TRUTH, *out, upper, out);
}

/* sum "in" "{" item { "," item } "}" */
static bd_status formula_read_set(bd_formula_reader *r, uint16_t x, uint16_t *out)
{
    const size_t place = r->at;
    BD_TRY(bd_formula_advance(r));
    BD_TRY(bd_formula_expect(r, "{"));
    BD_TRY(formula_read_item(r, x, out));
    while (bd_formula_is_at(r, ",")) {
        uint16_t other;
        BD_TRY(bd_formula_advance(r));
        BD_TRY(formula_read_item(r, x, &other));
        BD_TRY(bd_formula_join_two(r, place, BD_TERM_OR, BD_FORMULA_IS_TRUTH, *out, other, out));
    }
    return bd_formula_expect(r, "}");
}

/* The comparison whose sign has just been read. */
static bd_status formula_join_compared(bd_formula_reader *r, size_t place, const char *sign, uint16_t x,
                                       uint16_t y, uint16_t *out)
{
    const bool equal = strcmp(sign, "=") == 0, unequal = strcmp(sign, "!=") == 0;
    if (equal || unequal) {
        BD_TRY(formula_join_equal(r, place, x, y, out));
        if (equal) return BD_OK;
        return bd_formula_join_two(r, place, BD_TERM_NOT, BD_FORMULA_IS_TRUTH, *out, *out, out);
    }
    if (r->terms[x].type == BD_FORMULA_IS_TEXT || r->terms[y].type == BD_FORMULA_IS_TEXT)
        BD_FORMULA_FAIL(r, place, BD_SAY(FORMULA_NO_ORDER));
    const bool turned = sign[0] == '>';
    return bd_formula_join_two(r, place, sign[1] == '=' ? BD_TERM_AT_MOST : BD_TERM_LESS, BD_FORMULA_IS_TRUTH,
                               turned ? y : x, turned ? x : y, out);
}

static bool formula_is_comparison(const bd_formula_reader *r)
{
    return r->token == BD_TOKEN_SIGN && strchr("=<>!", r->sign[0]) != NULL;
}

/* comparison = sum [ sign sum | "in" set ] */
static bd_status formula_read_comparison(bd_formula_reader *r, uint16_t *out)
{
    const size_t place = r->at;
    BD_TRY(formula_read_sum(r, out));
    if (bd_formula_is_at(r, "in")) return formula_read_set(r, *out, out);
    if (!formula_is_comparison(r)) return BD_OK;
    char sign[3];
    uint16_t other;
    memcpy(sign, r->sign, sizeof sign);
    BD_TRY(bd_formula_advance(r));
    BD_TRY(formula_read_sum(r, &other));
    BD_TRY(formula_join_compared(r, place, sign, *out, other, out));
    if (formula_is_comparison(r)) BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_CHAINED));
    return BD_OK;
}

/* negation = [ "not" ] comparison */
static bd_status formula_read_negation(bd_formula_reader *r, uint16_t *out)
{
    const size_t place = r->at;
    if (!bd_formula_is_at(r, "not")) return formula_read_comparison(r, out);
    BD_TRY(bd_formula_advance(r));
    const size_t at = r->at;
    BD_TRY(formula_read_comparison(r, out));
    BD_TRY(formula_want_truth(r, at, *out));
    return bd_formula_join_two(r, place, BD_TERM_NOT, BD_FORMULA_IS_TRUTH, *out, *out, out);
}

/* part { word part }, of truths */
static bd_status formula_read_truths(bd_formula_reader *r, formula_read_part *read, const char *word,
                                     bd_term_kind kind, uint16_t *out)
{
    const size_t place = r->at;
    BD_TRY(read(r, out));
    while (bd_formula_is_at(r, word)) {
        uint16_t other;
        BD_TRY(formula_want_truth(r, place, *out));
        BD_TRY(bd_formula_advance(r));
        const size_t at = r->at;
        BD_TRY(read(r, &other));
        BD_TRY(formula_want_truth(r, at, other));
        BD_TRY(bd_formula_join_two(r, place, kind, BD_FORMULA_IS_TRUTH, *out, other, out));
    }
    return BD_OK;
}

static bd_status formula_read_conjunction(bd_formula_reader *r, uint16_t *out)
{
    return formula_read_truths(r, formula_read_negation, "and", BD_TERM_AND, out);
}

/* expression = conjunction { "or" conjunction } */
static bd_status formula_read_expression(bd_formula_reader *r, uint16_t *out)
{
    if (++r->depth > BD_FORMULA_DEPTH)
        BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_TOO_DEEP), (int)BD_FORMULA_DEPTH);
    BD_TRY(formula_read_truths(r, formula_read_conjunction, "or", BD_TERM_OR, out));
    r->depth--;
    return BD_OK;
}

/* ---- the whole ---- */

static bd_status formula_judge_cost(bd_formula_reader *r)
{
    BD_ASSERT(r->count > 0);
    const bd_term *cost = &r->terms[r->count - 1];
    if (cost->type == BD_FORMULA_IS_TEXT) BD_FORMULA_FAIL(r, 0, BD_SAY(FORMULA_COST_TEXT));
    if (!r->of_players) BD_FORMULA_FAIL(r, 0, BD_SAY(FORMULA_SAME_FOR_ALL));
    if (cost->low < 0) BD_FORMULA_FAIL(r, 0, BD_SAY(FORMULA_COST_LOW), (long long)cost->low);
    if (cost->high > BD_COST_MAX)
        BD_FORMULA_FAIL(r, 0, BD_SAY(FORMULA_COST_HIGH), (long long)cost->high, (int)BD_COST_MAX,
                        (int)BD_COST_MAX);
    return BD_OK;
}

static bd_status formula_check_end(bd_formula_reader *r)
{
    const char *found = bd_arena_copy_bytes(r->arena, r->text + r->at, r->end - r->at);
    if (found == NULL) BD_FAIL_MEMORY(r->err);
    if (r->token != BD_TOKEN_END) BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_MORE), found);
    return BD_OK;
}

const char *bd_formula_tidy(bd_arena *arena, const char *text)
{
    const size_t length = strlen(text);
    char *out = bd_arena_room(arena, length + 1);
    size_t count = 0;
    bool quoted = false;
    for (size_t i = 0; out != NULL && i < length; i++) {
        const bool blank = !quoted && (text[i] == ' ' || text[i] == '\t');
        if (text[i] == '\'') quoted = !quoted;
        if (blank && (count == 0 || out[count - 1] == ' ')) continue;
        out[count++] = blank ? ' ' : text[i];
    }
    if (out == NULL) return NULL;
    if (count > 0 && out[count - 1] == ' ') count--;
    out[count] = '\0';
    return out;
}

bd_status bd_formula_read(bd_arena *arena, const char *text, bd_formula *out, size_t *at, bd_err *err)
{
    bd_formula_reader r = {.arena = arena, .text = text, .wrong = at, .err = err};
    uint16_t root;
    if (text[0] == '\0') BD_FORMULA_FAIL(&r, 0, BD_SAY(FORMULA_EMPTY));
    if (strlen(text) > BD_FORMULA_LENGTH)
        BD_FORMULA_FAIL(&r, 0, BD_SAY(FORMULA_TOO_LONG), (int)BD_FORMULA_LENGTH);
    BD_NEW(r.terms, arena, BD_FORMULA_TERMS, err);
    BD_TRY(bd_formula_advance(&r));
    BD_TRY(formula_read_expression(&r, &root));
    BD_TRY(formula_check_end(&r));
    BD_ASSERT((size_t)root + 1 == r.count);
    BD_TRY(formula_judge_cost(&r));
    *out = (bd_formula){.text = text, .terms = r.terms, .count = r.count, .of_pairs = r.of_pairs};
    return BD_OK;
}

/* Terms: what each can come to, by interval arithmetic. The bounds know nothing of how two terms depend on
 * each other: a.score - a.score can be anything there. Who needs closer bounds says so in the formula, with
 * min and max. */
#include "base/ints.h"
#include "rulebook/formula/formula_reader.h"
#include "rulebook/formula/formula_words.h"

#include <string.h>

/* Every term stays below this in magnitude: two of them can be added, and a product is checked. */
#define FORMULA_MOST INT64_C(1000000000000000)

static int64_t formula_smaller(int64_t x, int64_t y) { return x < y ? x : y; }
static int64_t formula_larger(int64_t x, int64_t y) { return x > y ? x : y; }

static int64_t formula_divide(int64_t x, int64_t y)
{
    BD_ASSERT(y >= 1);
    const int64_t toward_zero = x / y;
    return x % y < 0 ? toward_zero - 1 : toward_zero;
}

bool bd_term_reads_as(const bd_term *term, const bd_term *other)
{
    if (term->reads != other->reads || (term->text == NULL) != (other->text == NULL)) return false;
    return term->text == NULL || strcmp(term->text, other->text) == 0;
}

int64_t bd_term_value(const bd_term *term, int64_t x, int64_t y, int64_t z)
{
    switch (term->kind) {
    case BD_TERM_NUMBER: return term->number;
    case BD_TERM_MINUS: return -x;
    case BD_TERM_ABS: return x < 0 ? -x : x;
    case BD_TERM_NOT: return x == 0;
    case BD_TERM_KNOWN: return x != 0;
    case BD_TERM_ADD: return x + y;
    case BD_TERM_SUBTRACT: return x - y;
    case BD_TERM_MULTIPLY: return x * y;
    case BD_TERM_DIVIDE: return formula_divide(x, y);
    case BD_TERM_REST: return x - y * formula_divide(x, y);
    case BD_TERM_MIN: return formula_smaller(x, y);
    case BD_TERM_MAX: return formula_larger(x, y);
    case BD_TERM_EQUAL: return x == y;
    case BD_TERM_LESS: return x < y;
    case BD_TERM_AT_MOST: return x <= y;
    case BD_TERM_SAME: return x != 0 && x == y;
    case BD_TERM_AND: return x != 0 && y != 0;
    case BD_TERM_OR: return x != 0 || y != 0;
    case BD_TERM_IF: return x != 0 ? y : z;
    case BD_TERM_TEXT:
    case BD_TERM_A:
    case BD_TERM_B:
    case BD_TERM_PAIR:
    case BD_TERM_ROUND: break; /* read, not worked out */
    }
    return 0;
}

/* The least and the largest product of numbers within these bounds are products of bounds. */
static bool formula_bound_product(const bd_term *x, const bd_term *y, bd_term *out)
{
    const int64_t ends[] = {x->low, x->high};
    const int64_t others[] = {y->low, y->high};
    int64_t product = 0;
    for (int i = 0; i < 4; i++) {
        if (!bd_mul64(ends[i & 1], others[i >> 1], &product)) return false;
        out->low = i == 0 ? product : formula_smaller(out->low, product);
        out->high = i == 0 ? product : formula_larger(out->high, product);
    }
    return true;
}

/* By a divisor of 1 or more: the least quotient is that of the lower bound, by the smallest divisor where it
 * is negative and by the largest else; the largest alike. */
static void formula_bound_quotient(const bd_term *x, const bd_term *y, bd_term *out)
{
    out->low = formula_divide(x->low, x->low < 0 ? y->low : y->high);
    out->high = formula_divide(x->high, x->high < 0 ? y->high : y->low);
}

/* What a term of numbers can come to. false: beyond 64 bits. */
static bool formula_bound(const bd_term *x, const bd_term *y, const bd_term *z, bd_term *out)
{
    switch (out->kind) {
    case BD_TERM_MINUS:
        out->low = -x->high;
        out->high = -x->low;
        return true;
    case BD_TERM_ABS:
        out->low = x->low > 0 ? x->low : x->high < 0 ? -x->high : 0;
        out->high = formula_larger(-x->low, x->high);
        return true;
    case BD_TERM_ADD:
        out->low = x->low + y->low;
        out->high = x->high + y->high;
        return true;
    case BD_TERM_SUBTRACT:
        out->low = x->low - y->high;
        out->high = x->high - y->low;
        return true;
    case BD_TERM_MULTIPLY: return formula_bound_product(x, y, out);
    case BD_TERM_DIVIDE: formula_bound_quotient(x, y, out); return true;
    case BD_TERM_REST:
        out->low = 0;
        out->high = y->high - 1;
        return true;
    case BD_TERM_MIN:
    case BD_TERM_MAX:
        out->low = bd_term_value(out, x->low, y->low, 0);
        out->high = bd_term_value(out, x->high, y->high, 0);
        return true;
    case BD_TERM_IF:
        out->low = formula_smaller(y->low, z->low);
        out->high = formula_larger(y->high, z->high);
        return true;
    default:
        out->low = 0;
        out->high = 1;
        return true;
    }
}

static bd_status formula_put(bd_formula_reader *r, const bd_term *term, uint16_t *out)
{
    if (r->count == BD_FORMULA_TERMS)
        BD_FORMULA_FAIL(r, r->at, BD_SAY(FORMULA_TOO_MANY), (int)BD_FORMULA_TERMS);
    *out = (uint16_t)r->count;
    r->terms[r->count++] = *term;
    return BD_OK;
}

/* A term of three operands at most; `place` is where its text begins, for what can be wrong with it. */
bd_status bd_formula_join(bd_formula_reader *r, size_t place, bd_term_kind kind, bd_formula_type type,
                          const uint16_t operand[3], uint16_t *out)
{
    bd_term term = {.kind = kind, .type = type};
    memcpy(term.operand, operand, sizeof term.operand);
    const bd_term *x = &r->terms[operand[0]], *y = &r->terms[operand[1]], *z = &r->terms[operand[2]];
    if ((kind == BD_TERM_DIVIDE || kind == BD_TERM_REST) && y->low < 1)
        BD_FORMULA_FAIL(r, place, BD_SAY(FORMULA_DIVISOR), (long long)y->low);
    if (!formula_bound(x, y, z, &term) || term.low < -FORMULA_MOST || term.high > FORMULA_MOST)
        BD_FORMULA_FAIL(r, place, BD_SAY(FORMULA_OVERFLOW), (long long)FORMULA_MOST,
                        -(long long)FORMULA_MOST);
    BD_ASSERT(term.low <= term.high);
    return formula_put(r, &term, out);
}

bd_status bd_formula_join_two(bd_formula_reader *r, size_t place, bd_term_kind kind, bd_formula_type type,
                              uint16_t x, uint16_t y, uint16_t *out)
{
    return bd_formula_join(r, place, kind, type, (const uint16_t[]){x, y, y}, out);
}

bd_status bd_formula_put_number(bd_formula_reader *r, int64_t number, uint16_t *out)
{
    const bd_term term = {.kind = BD_TERM_NUMBER, .number = number, .low = number, .high = number};
    return formula_put(r, &term, out);
}

bd_status bd_formula_quoted(bd_formula_reader *r, const char **out)
{
    *out = bd_arena_copy_bytes(r->arena, r->text + r->at + 1, r->end - r->at - 2);
    if (*out == NULL) BD_FAIL_MEMORY(r->err);
    return BD_OK;
}

bd_status bd_formula_put_text(bd_formula_reader *r, uint16_t *out)
{
    bd_term term = {.kind = BD_TERM_TEXT, .type = BD_FORMULA_IS_TEXT};
    BD_TRY(bd_formula_quoted(r, &term.text));
    return formula_put(r, &term, out);
}

bd_status bd_formula_put_tag(bd_formula_reader *r, bd_term_kind kind, const char *key, uint16_t *out)
{
    const bd_term term = {.kind = kind, .type = BD_FORMULA_IS_TEXT, .reads = BD_READS_tags, .text = key};
    r->of_players = true;
    return formula_put(r, &term, out);
}

bd_status bd_formula_put_name(bd_formula_reader *r, bd_term_kind kind, bd_formula_reads reads, uint16_t *out)
{
    const bd_formula_name *name = &bd_formula_names[reads];
    const bd_term term = {
        .kind = kind, .type = name->type, .reads = reads, .low = name->least, .high = name->most};
    r->of_pairs = r->of_pairs || kind == BD_TERM_PAIR;
    r->of_players = r->of_players || kind != BD_TERM_ROUND;
    return formula_put(r, &term, out);
}

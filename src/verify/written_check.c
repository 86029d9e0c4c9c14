/* A formula becomes instructions for a machine with a stack, by precedence climbing: each operator knows how
 * strongly it binds, and an operand is read with everything that binds more strongly than what stands before
 * it. For each pair of players the instructions run from the first to the last. Arithmetic is checked as it
 * goes; nothing is taken from the bounds that the rulebook proved. A cost that does not come out, or is none,
 * makes the stage cost more than any stage may, and the walk refuses it. */
#include "verify/written_check.h"

#include "base/ints.h"
#include "cards/home.h"
#include "rulebook/round/written.h"
#include "verify/written_names.h"

#include <string.h>

enum { CODES_MOST = 1024, STACK_MOST = 256, NESTED_MOST = 200 };

typedef struct written_value {
    int64_t number;
    const char *text;
} written_value;

/* The two on a board, the higher first. */
typedef struct written_pair {
    const bd_round *round;
    int u, v;
} written_pair;

typedef enum written_act {
    ACT_NUMBER,
    ACT_TEXT,
    ACT_OF_PLAYER,
    ACT_TEXT_OF_PLAYER,
    ACT_TAG_OF_PLAYER,
    ACT_OF_PAIR,
    ACT_MINUS,
    ACT_ABS,
    ACT_NOT,
    ACT_KNOWN,
    ACT_TWO, /* `sign` says what comes of the two on top */
    ACT_MIN,
    ACT_MAX,
    ACT_SAME,
    ACT_IN, /* low .. high on top of what is looked for, which stays below the answer so far */
    ACT_IN_TEXT,
    ACT_DROP_BELOW, /* of two, the lower */
    ACT_IF
} written_act;

typedef struct written_code {
    written_act act;
    char sign[4];
    bool lower_player; /* b */
    int64_t number;
    const char *text;
    const char **tags; /* by node */
    bd_written_read_number *of_player;
    bd_written_read_text *text_of_player;
    bd_written_read_pair *of_pair;
} written_code;

typedef struct written_program {
    const bd_written *written;
    written_code *codes;
    size_t count;
} written_program;

struct bd_written_check {
    const bd_round *round;
    written_program *programs;
    size_t count;
};

/* ---- reading ---- */

typedef struct written_reader {
    const char *at;
    bd_arena *arena;
    const bd_round *round;
    written_program *program;
    int nested;
    bool failed; /* it is no formula */
} written_reader;

static void own_put(written_reader *r, const written_code *code)
{
    if (r->program->count == CODES_MOST) r->failed = true;
    if (!r->failed) r->program->codes[r->program->count++] = *code;
}

static void own_act(written_reader *r, written_act act) { own_put(r, &(written_code){.act = act}); }

static void own_skip(written_reader *r) { r->at += strspn(r->at, " \t"); }

static size_t own_word(const written_reader *r)
{
    const size_t length = strspn(r->at, "abcdefghijklmnopqrstuvwxyz_0123456789");
    return *r->at >= '0' && *r->at <= '9' ? 0 : length;
}

static bool own_takes_word(written_reader *r, const char *word)
{
    own_skip(r);
    if (own_word(r) != strlen(word) || strncmp(r->at, word, strlen(word)) != 0) return false;
    r->at += strlen(word);
    return true;
}

static bool own_takes(written_reader *r, const char *sign)
{
    BD_ASSERT(sign[0] != '\0');
    own_skip(r);
    if (strncmp(r->at, sign, strlen(sign)) != 0) return false;
    r->at += strlen(sign);
    return true;
}

static void own_want(written_reader *r, const char *sign) { r->failed = !own_takes(r, sign) || r->failed; }

static int64_t own_take_number(written_reader *r)
{
    int64_t number = 0;
    const bool negative = own_takes(r, "-");
    own_skip(r);
    const size_t length = strspn(r->at, "0123456789");
    if (!bd_parse_int(r->at, length, 0, BD_COST_MAX, &number)) r->failed = true;
    r->at += length;
    return negative ? -number : number;
}

static const char *own_take_text(written_reader *r)
{
    const size_t length = strcspn(r->at, "'");
    const char *text = bd_arena_copy_bytes(r->arena, r->at, length);
    r->failed = r->failed || text == NULL || r->at[length] == '\0';
    r->at += length + (r->at[length] != '\0');
    return text;
}

/* What stands behind "KEY=" in tags such as "county=Kent; age=U12". */
static const char *own_tag(written_reader *r, const char *tags, const char *key)
{
    while (tags != NULL && *tags != '\0') {
        const char *end = tags + strcspn(tags, ";"), *sign = memchr(tags, '=', (size_t)(end - tags));
        const char *name = sign != NULL ? bd_arena_copy_bytes(r->arena, tags, (size_t)(sign - tags)) : "";
        const char *value =
            sign != NULL ? bd_arena_copy_bytes(r->arena, sign + 1, (size_t)(end - sign - 1)) : "";
        r->failed = r->failed || name == NULL || value == NULL;
        if (!r->failed && bd_same_home(name, key)) return value;
        tags = *end == ';' ? end + 1 : end;
    }
    return NULL;
}

static void own_read_tag(written_reader *r, bool lower_player)
{
    const char *key = own_take_text(r);
    written_code code = {.act = ACT_TAG_OF_PLAYER, .lower_player = lower_player};
    code.tags = bd_arena_alloc(r->arena, (size_t)r->round->nodes, sizeof *code.tags);
    if (code.tags == NULL) r->failed = true;
    for (int u = 0; !r->failed && u < r->round->cards; u++)
        code.tags[u] = own_tag(r, bd_written_text_named("tags", 4)(r->round->players[u].card), key);
    own_put(r, &code);
}

/* A field behind "a.", "b." or in "same(...)". *text: it is one. */
static void own_read_field(written_reader *r, bool lower_player, bool *text)
{
    own_skip(r);
    if (own_takes(r, "'")) {
        *text = true;
        own_read_tag(r, lower_player);
        return;
    }
    const size_t length = own_word(r);
    const written_code code = {.act = ACT_OF_PLAYER,
                               .lower_player = lower_player,
                               .of_player = bd_written_number_named(r->at, length),
                               .text_of_player = bd_written_text_named(r->at, length)};
    *text = code.text_of_player != NULL;
    if (code.of_player == NULL && !*text) r->failed = true;
    r->at += length;
    own_put(r, &code);
    if (*text && !r->failed) r->program->codes[r->program->count - 1].act = ACT_TEXT_OF_PLAYER;
}

/* These tell whether what they have read is a text. */
static bool own_read(written_reader *r, int binding);

static bool own_read_same(written_reader *r)
{
    bool text = false;
    own_want(r, "(");
    const char *field = r->at;
    own_read_field(r, false, &text);
    r->at = r->failed ? r->at : field;
    own_read_field(r, true, &text);
    own_want(r, ")");
    own_put(r, &(written_code){.act = text ? ACT_SAME : ACT_TWO, .sign = "="});
    return false;
}

/* Functions of any number of operands, two of them at a time; or of one, or of three. */
static bool own_read_function(written_reader *r, written_act act, int operands)
{
    own_want(r, "(");
    (void)own_read(r, 0);
    int count = 1;
    while (!r->failed && own_takes(r, ",")) {
        (void)own_read(r, 0);
        count++;
        if (operands == 2) own_act(r, act);
    }
    own_want(r, ")");
    if (operands != 2) own_act(r, act);
    if (operands == 2 ? count < 2 : count != operands) r->failed = true;
    return false;
}

static bool own_read_word(written_reader *r)
{
    for (int player = 0; player < 2; player++)
        if (own_takes_word(r, player == 0 ? "a" : "b")) {
            bool text = false;
            own_want(r, ".");
            own_read_field(r, player == 1, &text);
            return text;
        }
    if (own_takes_word(r, "same")) return own_read_same(r);
    if (own_takes_word(r, "known")) return own_read_function(r, ACT_KNOWN, 1);
    if (own_takes_word(r, "abs")) return own_read_function(r, ACT_ABS, 1);
    if (own_takes_word(r, "min")) return own_read_function(r, ACT_MIN, 2);
    if (own_takes_word(r, "max")) return own_read_function(r, ACT_MAX, 2);
    if (own_takes_word(r, "if")) return own_read_function(r, ACT_IF, 3);
    const size_t length = own_word(r);
    const written_code code = {.act = ACT_OF_PAIR, .of_pair = bd_written_pair_named(r->at, length)};
    if (code.of_pair == NULL) r->failed = true;
    r->at += length;
    own_put(r, &code);
    return false;
}

/* How strongly the operators bind. */
enum { BINDS_OR = 1, BINDS_AND, BINDS_NOT, BINDS_COMPARED, BINDS_SUM, BINDS_PRODUCT, BINDS_MINUS };

static bool own_read_operand(written_reader *r)
{
    own_skip(r);
    if (own_takes(r, "(")) {
        const bool text = own_read(r, 0);
        own_want(r, ")");
        return text;
    }
    if (own_takes(r, "-")) {
        (void)own_read(r, BINDS_MINUS);
        own_act(r, ACT_MINUS);
        return false;
    }
    if (own_takes(r, "'")) {
        own_put(r, &(written_code){.act = ACT_TEXT, .text = own_take_text(r)});
        return true;
    }
    if (own_takes_word(r, "not")) {
        (void)own_read(r, BINDS_NOT + 1);
        own_act(r, ACT_NOT);
        return false;
    }
    if (own_word(r) > 0) return own_read_word(r);
    own_put(r, &(written_code){.act = ACT_NUMBER, .number = own_take_number(r)});
    return false;
}

/* "in {1, 3..5}": what is looked for stays on the stack, with the answer so far on top of it. */
static void own_read_set(written_reader *r)
{
    own_act(r, ACT_NUMBER);
    own_want(r, "{");
    do {
        own_skip(r);
        if (own_takes(r, "'")) {
            own_put(r, &(written_code){.act = ACT_IN_TEXT, .text = own_take_text(r)});
            continue;
        }
        const int64_t low = own_take_number(r), high = own_takes(r, "..") ? own_take_number(r) : low;
        own_put(r, &(written_code){.act = ACT_NUMBER, .number = low});
        own_put(r, &(written_code){.act = ACT_NUMBER, .number = high});
        own_act(r, ACT_IN);
    } while (!r->failed && own_takes(r, ","));
    own_want(r, "}");
    own_act(r, ACT_DROP_BELOW);
}

typedef struct written_operator {
    const char *sign;
    int binding;
} written_operator;

/* The operator ahead if it binds at least so strongly, taken; else NULL. Longer signs first. */
static const written_operator *own_take_operator(written_reader *r, int binding)
{
    static const written_operator operators[] = {
        {"or", BINDS_OR},       {"and", BINDS_AND},     {"in", BINDS_COMPARED}, {"<=", BINDS_COMPARED},
        {">=", BINDS_COMPARED}, {"!=", BINDS_COMPARED}, {"<", BINDS_COMPARED},  {">", BINDS_COMPARED},
        {"=", BINDS_COMPARED},  {"+", BINDS_SUM},       {"-", BINDS_SUM},       {"*", BINDS_PRODUCT},
        {"div", BINDS_PRODUCT}, {"mod", BINDS_PRODUCT}};
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
        const bool word = operators[i].sign[0] >= 'a';
        if (operators[i].binding < binding) continue;
        if (word ? own_takes_word(r, operators[i].sign) : own_takes(r, operators[i].sign))
            return &operators[i];
    }
    return NULL;
}

static bool own_read(written_reader *r, int binding)
{
    if (++r->nested > NESTED_MOST) r->failed = true;
    if (r->failed) return false;
    bool text = own_read_operand(r);
    const written_operator *operator;
    while (!r->failed && (operator= own_take_operator(r, binding)) != NULL) {
        if (strcmp(operator->sign, "in") == 0) {
            own_read_set(r);
            text = false;
            continue;
        }
        const bool other = own_read(r, operator->binding + 1);
        written_code code = {.act = text && other ? ACT_SAME : ACT_TWO};
        memcpy(code.sign, operator->sign, strlen(operator->sign) + 1);
        own_put(r, &code);
        if (code.act == ACT_SAME && code.sign[0] == '!') own_act(r, ACT_NOT);
        text = false;
    }
    r->nested--;
    return text;
}

/* ---- running ---- */

static bool own_divide(int64_t x, int64_t y, int64_t *quotient, int64_t *rest)
{
    if (y < 1) return false;
    *rest = x % y < 0 ? x % y + y : x % y;
    *quotient = (x - *rest) / y;
    return true;
}

static bool own_join(const char *sign, int64_t x, int64_t y, int64_t *out)
{
    int64_t quotient = 0, rest = 0;
    switch (sign[0]) {
    case '+': return bd_add64(x, y, out);
    case '-': return bd_sub64(x, y, out);
    case '*': return bd_mul64(x, y, out);
    case 'd':
    case 'm':
        if (!own_divide(x, y, &quotient, &rest)) return false;
        *out = sign[0] == 'd' ? quotient : rest;
        return true;
    case '=': *out = x == y; return true;
    case '!': *out = x != y; return true;
    case '<': *out = sign[1] == '=' ? x <= y : x < y; return true;
    case '>': *out = sign[1] == '=' ? x >= y : x > y; return true;
    case 'a': *out = x != 0 && y != 0; return true;
    default: *out = x != 0 || y != 0; return true;
    }
}

/* How many values an act takes from the stack; each but ACT_IN puts one there. */
static int own_takes_from_stack(written_act act)
{
    switch (act) {
    case ACT_MINUS:
    case ACT_ABS:
    case ACT_NOT:
    case ACT_KNOWN: return 1;
    case ACT_TWO:
    case ACT_MIN:
    case ACT_MAX:
    case ACT_SAME:
    case ACT_IN_TEXT:
    case ACT_DROP_BELOW: return 2;
    case ACT_IF: return 3;
    case ACT_IN: return 4;
    default: return 0;
    }
}

static bool own_do(const written_code *code, const written_pair *pair, written_value *top, written_value *out)
{
    const int player = code->lower_player ? pair->v : pair->u;
    BD_ASSERT(pair->u < pair->v);
    switch (code->act) {
    case ACT_NUMBER: out->number = code->number; return true;
    case ACT_TEXT: out->text = code->text; return true;
    case ACT_OF_PLAYER: out->number = code->of_player(pair->round, player); return true;
    case ACT_TEXT_OF_PLAYER: out->text = code->text_of_player(pair->round->players[player].card); return true;
    case ACT_TAG_OF_PLAYER: out->text = code->tags[player]; return true;
    case ACT_OF_PAIR: out->number = code->of_pair(pair->round, pair->u, pair->v); return true;
    case ACT_MINUS: return bd_sub64(0, top[0].number, &out->number);
    case ACT_ABS:
        out->number = top[0].number;
        return top[0].number >= 0 || bd_sub64(0, top[0].number, &out->number);
    case ACT_NOT: out->number = top[0].number == 0; return true;
    case ACT_KNOWN: out->number = bd_same_home(top[0].text, top[0].text); return true;
    case ACT_TWO: return own_join(code->sign, top[0].number, top[1].number, &out->number);
    case ACT_MIN: out->number = top[0].number < top[1].number ? top[0].number : top[1].number; return true;
    case ACT_MAX: out->number = top[0].number > top[1].number ? top[0].number : top[1].number; return true;
    case ACT_SAME: out->number = bd_same_home(top[0].text, top[1].text); return true;
    case ACT_IN:
    case ACT_IN_TEXT: {
        const bool text = code->act == ACT_IN_TEXT;
        const bool found = text ? bd_same_home(top[0].text, code->text)
                                : top[2].number <= top[0].number && top[0].number <= top[3].number;
        out->number = top[1].number != 0 || found;
        return true;
    }
    case ACT_DROP_BELOW: *out = top[1]; return true;
    case ACT_IF: *out = top[0].number != 0 ? top[1] : top[2]; return true;
    }
    return false;
}

/* -1: it does not come out. */
static int64_t own_cost(const written_program *program, const bd_round *round, int u, int v)
{
    BD_ASSERT(program->count <= CODES_MOST && u < v && v < round->cards);
    written_value stack[STACK_MOST];
    const written_pair pair = {round, u, v};
    int height = 0;
    for (size_t i = 0; i < program->count; i++) {
        const written_code *code = &program->codes[i];
        const int taken = own_takes_from_stack(code->act);
        written_value out = {.number = 0};
        if (height < taken || height - taken + 2 > STACK_MOST) return -1;
        written_value *top = stack + height - taken;
        if (!own_do(code, &pair, top, &out)) return -1;
        height -= taken;
        if (code->act == ACT_IN || code->act == ACT_IN_TEXT) height++; /* what is looked for stays */
        stack[height++] = out;
    }
    if (height != 1 || stack[0].number < 0 || stack[0].number > BD_COST_MAX) return -1;
    return stack[0].number;
}

/* ---- the criteria of a round ---- */

static bd_status own_program(const bd_written *written, const bd_round *round, bd_arena *arena,
                             written_program *out, bool *read, bd_err *err)
{
    written_reader r = {.at = written->cost, .arena = arena, .round = round, .program = out};
    *out = (written_program){.written = written};
    BD_NEW(out->codes, arena, CODES_MOST, err);
    (void)own_read(&r, 0);
    own_skip(&r);
    *read = !r.failed && *r.at == '\0';
    return BD_OK;
}

static bool own_bars(const bd_written_check *check, int u, int v)
{
    BD_ASSERT(u < v);
    for (size_t i = 0; i < check->count; i++)
        if (check->programs[i].written->hard && own_cost(&check->programs[i], check->round, u, v) != 0)
            return true;
    return false;
}

int64_t bd_written_check_cost(const bd_written_check *check, size_t index, int u, int v)
{
    BD_ASSERT(index < check->count && u < v);
    return v < check->round->cards ? own_cost(&check->programs[index], check->round, u, v) : 0;
}

/* The boards that are barred are those that the texts say. */
static const char *own_compare_bars(const bd_written_check *check)
{
    const char *hard = NULL;
    for (size_t i = 0; i < check->count; i++)
        if (check->programs[i].written->hard) hard = check->programs[i].written->id;
    for (int u = 0; hard != NULL && u < check->round->cards; u++)
        for (int v = u + 1; v < check->round->cards; v++)
            if (own_bars(check, u, v) != bd_written_bars(check->round, u, v)) return hard;
    return NULL;
}

bd_status bd_written_check_new(const bd_round *round, bd_arena *arena, bd_written_check **out,
                               const char **wrong, bd_err *err)
{
    const bd_draw_options *options = round->options;
    bd_written_check *check;
    BD_NEW(check, arena, 1, err);
    check->round = round;
    BD_NEW(check->programs, arena, options->written_count, err);
    *wrong = NULL;
    for (size_t i = 0; i < options->written_count; i++) {
        bool read = false;
        if (round->number < options->written[i].first || round->number > options->written[i].last) continue;
        BD_TRY(own_program(&options->written[i], round, arena, &check->programs[check->count++], &read, err));
        if (!read) *wrong = options->written[i].id;
    }
    if (*wrong == NULL) *wrong = own_compare_bars(check);
    *out = check;
    return BD_OK;
}

typedef struct own_price_of {
    const bd_written_check *check;
    size_t index;
} own_price_of;

static void own_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const own_price_of *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        const bool plays = !bd_round_sits_out(of->check->round, u, v);
        const int64_t found = plays ? bd_written_check_cost(of->check, of->index, u, v) : 0;
        cost[i] = found < 0 ? BD_COST_MAX + 1 : (bd_cost)found;
    }
}

typedef struct own_stages {
    bd_stages rules;
    own_price_of *prices;
    size_t count;
} own_stages;

static const bd_written *own_written(const own_price_of *of)
{
    return of->check->programs[of->index].written;
}

static bd_status own_next(void *self, const bd_face *face, int64_t last_value, bd_stage *stage, bool *done,
                          bd_err *err)
{
    own_stages *list = self;
    BD_TRY(list->rules.next(list->rules.self, face, last_value, stage, done, err));
    for (size_t i = 0; !*done && i < list->count; i++) {
        if (strcmp(own_written(&list->prices[i])->id, stage->id) != 0) continue;
        stage->context = &list->prices[i];
        stage->price = own_price;
        stage->alike = NULL;
    }
    return BD_OK;
}

bd_status bd_written_check_stages(const bd_written_check *check, bd_arena *arena, bd_stages *stages,
                                  bd_err *err)
{
    own_stages *list;
    if (check->count == 0) return BD_OK;
    BD_NEW(list, arena, 1, err);
    *list = (own_stages){.rules = *stages};
    BD_NEW(list->prices, arena, check->count, err);
    for (size_t i = 0; i < check->count; i++)
        if (!check->programs[i].written->hard) list->prices[list->count++] = (own_price_of){check, i};
    *stages = (bd_stages){.self = list, .next = own_next};
    return BD_OK;
}

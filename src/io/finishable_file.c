#include "io/finishable_file.h"

#include "base/ints.h"
#include "cards/entry.h"
#include "io/io_words.h"

#include <string.h>

/* ---- reading ---- */

typedef struct finishable_reader {
    bd_lines *lines;
    bd_arena *arena;
    bd_finishable *out;
    bd_certificate_file *file; /* of the family that has the draw */
    int drawn;
} finishable_reader;

/* "3-17"; least 0: or "3-0", the bye. */
static bd_status finishable_take_pair(finishable_reader *r, int64_t least, bd_board *out, bd_err *err)
{
    enum { LONGEST = 23 };
    const char *token = NULL;
    int64_t white = 0, black = 0;
    BD_TRY(bd_lines_take_token(r->lines, BD_ENGLISH(IO_A_PAIR), LONGEST, &token, err));
    const size_t length = strcspn(token, "-");
    if (token[length] == '\0' || !bd_parse_int(token, length, 1, BD_ID_MAX, &white) ||
        !bd_parse_int(token + length + 1, strlen(token + length + 1), least, BD_ID_MAX, &black))
        BD_LINES_FAIL(r->lines, err, BD_SAY(IO_FINISHABLE_PAIR), token);
    *out = (bd_board){(int)white, (int)black};
    return BD_OK;
}

static bd_status finishable_take_pairs(finishable_reader *r, int64_t least, bd_board **out, size_t *count,
                                       bd_err *err)
{
    size_t capacity = 0;
    *out = NULL;
    *count = 0;
    while (!bd_lines_at_line_end(r->lines)) {
        BD_ROOM(*out, *count, capacity, r->arena, err);
        BD_TRY(finishable_take_pair(r, least, &(*out)[*count], err));
        ++*count;
    }
    return bd_lines_expect_end(r->lines, err);
}

/* "plan ROUND 1-2 3-4 5-0" */
static bd_status finishable_take_plan(finishable_reader *r, int number, bd_draw *plan, bd_err *err)
{
    int64_t round = 0;
    size_t kept = 0;
    BD_TRY(bd_lines_expect_word(r->lines, "plan", err));
    BD_TRY(bd_lines_take_number(r->lines, BD_ENGLISH(IO_THE_ROUND), number, number, &round, err));
    plan->round = number;
    BD_TRY(finishable_take_pairs(r, 0, &plan->boards, &plan->board_count, err));
    for (size_t i = 0; i < plan->board_count; i++) {
        if (plan->boards[i].black == 0 && plan->bye != 0)
            BD_LINES_FAIL(r->lines, err, BD_SAY(IO_FINISHABLE_PAIR), "0");
        if (plan->boards[i].black == 0)
            plan->bye = plan->boards[i].white;
        else
            plan->boards[kept++] = plan->boards[i];
    }
    plan->board_count = kept;
    return BD_OK;
}

static bd_status finishable_take_nodes(finishable_reader *r, bd_ahead_step *step, bd_err *err)
{
    int64_t first = 0, last = 0;
    uint16_t *nodes = NULL;
    size_t capacity = 0;
    while (!bd_lines_at_line_end(r->lines)) {
        BD_TRY(bd_lines_take_range(r->lines, BD_ENGLISH(IO_NODE), BD_NODES_MAX, &first, &last, err));
        for (int64_t v = first; v <= last; v++) {
            BD_ROOM(nodes, step->node_count, capacity, r->arena, err);
            nodes[step->node_count++] = (uint16_t)(v - 1);
        }
        BD_TRY(bd_lines_expect_blank(r->lines, BD_ENGLISH(IO_A_NODE), err));
    }
    step->nodes = nodes;
    return bd_lines_expect_end(r->lines, err);
}

static bd_status finishable_take_round(finishable_reader *r, int first, bd_ahead_step *step, bd_err *err)
{
    int64_t round = 0;
    BD_TRY(bd_lines_take_number(r->lines, BD_ENGLISH(IO_THE_ROUND), first, BD_ROUNDS_MAX, &round, err));
    step->round = (int)round - first;
    return BD_OK;
}

static bd_status finishable_take_node(finishable_reader *r, uint16_t *out, bd_err *err)
{
    int64_t node = 0;
    BD_TRY(bd_lines_take_number(r->lines, BD_ENGLISH(IO_A_NODE), 1, BD_NODES_MAX, &node, err));
    *out = (uint16_t)(node - 1);
    return BD_OK;
}

/* Behind "step". */
static bd_status finishable_take_step(finishable_reader *r, int first, bd_ahead_step *step, bd_err *err)
{
    bd_lines *lines = r->lines;
    *step = (bd_ahead_step){.round = 0};
    if (bd_lines_take_word(lines, "barrier")) {
        step->reason = BD_AHEAD_BARRIER;
        BD_TRY(finishable_take_round(r, first, step, err));
        return finishable_take_nodes(r, step, err);
    }
    if (bd_lines_take_word(lines, "cut")) {
        step->reason = BD_AHEAD_CUT;
        return finishable_take_nodes(r, step, err);
    }
    if (bd_lines_take_word(lines, "factor")) {
        step->reason = BD_AHEAD_FACTOR;
        return finishable_take_nodes(r, step, err);
    }
    if (bd_lines_take_word(lines, "round")) {
        step->reason = BD_AHEAD_SPLIT_ROUND;
        BD_TRY(finishable_take_round(r, first, step, err));
        BD_TRY(finishable_take_node(r, &step->u, err));
        return bd_lines_expect_end(lines, err);
    }
    if (!bd_lines_take_word(lines, "pair")) BD_LINES_FAIL(lines, err, BD_SAY(IO_FINISHABLE_STEP));
    step->reason = BD_AHEAD_SPLIT_PAIR;
    BD_TRY(finishable_take_node(r, &step->u, err));
    BD_TRY(finishable_take_node(r, &step->v, err));
    return bd_lines_expect_end(lines, err);
}

static bd_status finishable_take_steps(finishable_reader *r, int first, const bd_ahead_step **out,
                                       size_t *count, bd_err *err)
{
    bd_ahead_step *steps = NULL;
    size_t capacity = 0;
    *count = 0;
    while (bd_lines_take_word(r->lines, "step")) {
        BD_ROOM(steps, *count, capacity, r->arena, err);
        BD_TRY(finishable_take_step(r, first, &steps[*count], err));
        ++*count;
    }
    *out = steps;
    return BD_OK;
}

/* Behind "family". */
static bd_status finishable_take_family(finishable_reader *r, bd_draw_family *family, bd_err *err)
{
    bd_certificate_file file;
    *family = (bd_draw_family){.split = bd_lines_take_word(r->lines, "split")};
    if (family->split) {
        bd_board *pairs = NULL;
        BD_TRY(finishable_take_pairs(r, 0, &pairs, &family->pair_count, err));
        family->pairs = pairs;
        return finishable_take_steps(r, r->out->first - 1, &family->steps, &family->step_count, err);
    }
    const bool drawn = bd_lines_take_word(r->lines, "drawn");
    if (!drawn && !bd_lines_take_word(r->lines, "best"))
        BD_LINES_FAIL(r->lines, err, BD_SAY(IO_FINISHABLE_FORM));
    BD_TRY(bd_lines_expect_end(r->lines, err));
    BD_TRY(bd_certificate_take(r->lines, r->arena, &file, err));
    if (!file.of_cards) BD_LINES_FAIL(r->lines, err, BD_SAY(IO_FINISHABLE_CARDS));
    if (file.certificate.round + 1 != r->out->first)
        BD_LINES_FAIL(r->lines, err, BD_SAY(IO_FINISHABLE_ROUNDS), file.certificate.round,
                      file.certificate.round + 1, r->out->first);
    family->certificate = file.certificate;
    family->draw = file.draw;
    if (!drawn) return BD_OK;
    r->drawn++;
    r->out->drawn = r->out->family_count;
    *r->file = file;
    return BD_OK;
}

static bd_status finishable_take_families(finishable_reader *r, bd_err *err)
{
    size_t capacity = 0;
    while (bd_lines_take_word(r->lines, "family")) {
        if (r->out->family_count >= BD_FAMILIES_MOST)
            BD_LINES_FAIL(r->lines, err, BD_SAY(IO_FINISHABLE_MANY), BD_FAMILIES_MOST);
        BD_ROOM(r->out->families, r->out->family_count, capacity, r->arena, err);
        BD_TRY(finishable_take_family(r, &r->out->families[r->out->family_count], err));
        r->out->family_count++;
    }
    if (r->drawn != 1) BD_LINES_FAIL(r->lines, err, BD_SAY(IO_FINISHABLE_DRAWN), r->drawn);
    return BD_OK;
}

static bd_status finishable_take_head(finishable_reader *r, bd_err *err)
{
    int64_t version = 0, first = 0, last = 0;
    BD_TRY(bd_lines_take_number(r->lines, BD_ENGLISH(IO_THE_VERSION), 1, 1, &version, err));
    BD_TRY(bd_lines_expect_end(r->lines, err));
    BD_TRY(bd_lines_expect_word(r->lines, "options", err));
    r->file->options_line = r->lines->line;
    BD_TRY(bd_lines_take_text(r->lines, &r->out->options, err));
    BD_TRY(bd_lines_expect_word(r->lines, "ahead", err));
    BD_TRY(bd_lines_take_number(r->lines, BD_ENGLISH(IO_THE_ROUND), 2, BD_ROUNDS_MAX + 1, &first, err));
    BD_TRY(bd_lines_take_number(r->lines, BD_ENGLISH(IO_THE_ROUND), first - 1, BD_ROUNDS_MAX, &last, err));
    r->out->first = (int)first;
    r->out->last = (int)last;
    r->out->wide = bd_lines_take_word(r->lines, "wide");
    BD_TRY(bd_lines_expect_end(r->lines, err));
    if (r->out->wide) return BD_OK;
    BD_NEW(r->out->plan, r->arena, last - first + 1, err);
    for (int64_t k = first; k <= last; k++)
        BD_TRY(finishable_take_plan(r, (int)k, &r->out->plan[k - first], err));
    return BD_OK;
}

bd_status bd_finishable_take(bd_lines *lines, bd_arena *arena, bd_certificate_file *out, bd_err *err)
{
    finishable_reader r = {.lines = lines, .arena = arena, .file = out};
    BD_NEW(r.out, arena, 1, err);
    BD_TRY(finishable_take_head(&r, err));
    const int options_line = out->options_line;
    if (bd_lines_take_word(lines, "beyond")) {
        BD_TRY(bd_lines_expect_end(lines, err));
        BD_TRY(finishable_take_steps(&r, r.out->first - 1, &r.out->beyond, &r.out->beyond_count, err));
    }
    BD_TRY(finishable_take_families(&r, err));
    out->options_line = options_line;
    out->certificate.options = r.out->options;
    out->certificate.finishable = r.out;
    BD_TRY(bd_lines_expect_word(lines, "end", err));
    return bd_lines_expect_end(lines, err);
}

/* ---- writing ---- */

static void finishable_write_nodes(bd_text *text, const bd_ahead_step *step)
{
    for (size_t i = 0; i < step->node_count;) {
        size_t j = i + 1;
        while (j < step->node_count && step->nodes[j] == step->nodes[j - 1] + 1) j++;
        bd_text_add(text, j == i + 1 ? " %d" : " %d-%d", step->nodes[i] + 1, step->nodes[j - 1] + 1);
        i = j;
    }
}

static void finishable_write_steps(bd_text *text, int first, const bd_ahead_step *steps, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const bd_ahead_step *step = &steps[i];
        bd_text_add_string(text, "step ");
        switch (step->reason) {
        case BD_AHEAD_BARRIER: bd_text_add(text, "barrier %d", first + step->round); break;
        case BD_AHEAD_CUT: bd_text_add_string(text, "cut"); break;
        case BD_AHEAD_FACTOR: bd_text_add_string(text, "factor"); break;
        case BD_AHEAD_SPLIT_ROUND: bd_text_add(text, "round %d %d", first + step->round, step->u + 1); break;
        case BD_AHEAD_SPLIT_PAIR: bd_text_add(text, "pair %d %d", step->u + 1, step->v + 1); break;
        }
        finishable_write_nodes(text, step);
        bd_text_add_char(text, '\n');
    }
}

static void finishable_write_pairs(bd_text *text, const bd_board *pairs, size_t count)
{
    for (size_t i = 0; i < count; i++) bd_text_add(text, " %d-%d", pairs[i].white, pairs[i].black);
}

static void finishable_write_plan(bd_text *text, const bd_finishable *f)
{
    for (int k = 0; !f->wide && k <= f->last - f->first; k++) {
        bd_text_add(text, "plan %d", f->plan[k].round);
        finishable_write_pairs(text, f->plan[k].boards, f->plan[k].board_count);
        if (f->plan[k].bye != 0) bd_text_add(text, " %d-0", f->plan[k].bye);
        bd_text_add_char(text, '\n');
    }
}

bd_status bd_finishable_write(bd_text *text, const bd_finishable *f, bd_err *err)
{
    bd_text_add(text, BD_FINISHABLE_WORD " 1\noptions%s%s\nahead %d %d%s\n", f->options[0] != '\0' ? " " : "",
                f->options, f->first, f->last, f->wide ? " wide" : "");
    finishable_write_plan(text, f);
    if (f->beyond_count > 0) bd_text_add_string(text, "beyond\n");
    finishable_write_steps(text, f->first - 1, f->beyond, f->beyond_count);
    for (size_t i = 0; i < f->family_count; i++) {
        const bd_draw_family *family = &f->families[i];
        if (family->split) {
            bd_text_add_string(text, "family split");
            finishable_write_pairs(text, family->pairs, family->pair_count);
            bd_text_add_char(text, '\n');
            finishable_write_steps(text, f->first - 1, family->steps, family->step_count);
            continue;
        }
        bd_text_add_string(text, i == f->drawn ? "family drawn\n" : "family best\n");
        BD_TRY(bd_certificate_write(text, &family->certificate, &family->draw, err));
    }
    bd_text_add_string(text, "end\n");
    if (text->failed) BD_FAIL_MEMORY(err);
    return BD_OK;
}

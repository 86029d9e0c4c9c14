#include "io/certificate_file.h"

#include "base/assert.h"
#include "cards/entry.h"
#include "io/finishable_file.h"
#include "io/io_words.h"
#include "io/lines.h"

#include <stdio.h>
#include <string.h>

/* ---- Reading ---- */

/* Ranges make short files of long lists: what the sets of a file hold together is bounded. */
enum { MEMBERS_MAX = 20 * 1000 * 1000 };

typedef struct certificate_reader {
    bd_lines lines;
    bd_arena *arena;
    bd_certificate_file *file;
    bd_certificate *certificate; /* of the file */
    uint16_t *members;           /* scratch for one list: room for all nodes */
    bd_weight *weights;          /* scratch for one list: room for all nodes or all sets */
    size_t members_so_far;
} certificate_reader;

/* The rest of the line as a list of nodes. */
static bd_status certificate_take_members(certificate_reader *r, const uint16_t **out, size_t *out_count,
                                          bd_err *err)
{
    BD_ASSERT(r->members != NULL);
    size_t count = 0;
    int64_t first = 0, last = 0;
    while (!bd_lines_at_line_end(&r->lines)) {
        BD_TRY(
            bd_lines_take_range(&r->lines, BD_ENGLISH(IO_NODE), r->certificate->nodes, &first, &last, err));
        for (int64_t v = first; v <= last; v++) r->members[count++] = (uint16_t)(v - 1);
        BD_TRY(bd_lines_expect_blank(&r->lines, BD_ENGLISH(IO_A_NODE), err));
    }
    r->members_so_far += count;
    if (r->members_so_far > MEMBERS_MAX)
        BD_LINES_FAIL(&r->lines, err, BD_SAY(IO_SETS_TOO_LARGE), MEMBERS_MAX);
    uint16_t *kept;
    BD_NEW(kept, r->arena, count, err);
    if (count > 0) memcpy(kept, r->members, count * sizeof *kept);
    *out = kept;
    *out_count = count;
    return BD_OK;
}

/* "3-17:-2": one weight for each of a range. */
static bd_status certificate_take_weight(certificate_reader *r, const char *what, size_t high, int64_t *last,
                                         size_t *count, bd_err *err)
{
    BD_ASSERT(r->weights != NULL && *count <= high);
    int64_t first = 0, weight = 0;
    BD_TRY(bd_lines_take_range(&r->lines, what, (int64_t)high, &first, last, err));
    if (bd_lines_at_line_end(&r->lines) || *r->lines.p != ':')
        BD_LINES_FAIL(&r->lines, err, BD_SAY(IO_NO_COLON), bd_say(what), (long long)*last);
    r->lines.p++;
    BD_TRY(bd_lines_take_number(&r->lines, BD_ENGLISH(IO_THE_WEIGHT), -BD_WEIGHT_MAX, BD_WEIGHT_MAX, &weight,
                                err));
    if (weight == 0) BD_LINES_FAIL(&r->lines, err, BD_SAY(IO_WEIGHT_ZERO), bd_say(what), (long long)first);
    for (int64_t i = first; i <= *last; i++)
        r->weights[(*count)++] = (bd_weight){.index = (uint32_t)(i - 1), .weight = weight};
    return BD_OK;
}

/* Any number of lines that begin with `letter`, as one ascending list of weights. */
static bd_status certificate_take_weights(certificate_reader *r, const char *letter, const char *what,
                                          size_t high, const bd_weight **out, size_t *out_count, bd_err *err)
{
    BD_ASSERT(letter[0] != '\0' && letter[1] == '\0');
    size_t count = 0;
    int64_t last = 0;
    while (bd_lines_take_word(&r->lines, letter)) {
        while (!bd_lines_at_line_end(&r->lines))
            BD_TRY(certificate_take_weight(r, what, high, &last, &count, err));
        bd_lines_next(&r->lines);
    }
    bd_weight *kept;
    BD_NEW(kept, r->arena, count, err);
    if (count > 0) memcpy(kept, r->weights, count * sizeof *kept);
    *out = kept;
    *out_count = count;
    return BD_OK;
}

static bd_status certificate_read_digest(certificate_reader *r, bd_err *err)
{
    r->file->of_cards = bd_lines_take_word(&r->lines, "cards");
    if (!r->file->of_cards) BD_TRY(bd_lines_expect_word(&r->lines, "instance", err));
    BD_TRY(bd_lines_take_token(&r->lines, BD_ENGLISH(IO_THE_DIGEST), 64, &r->certificate->digest, err));
    if (strspn(r->certificate->digest, "0123456789abcdef") != 64)
        BD_LINES_FAIL(&r->lines, err, BD_SAY(IO_DIGEST_FORM));
    return bd_lines_expect_end(&r->lines, err);
}

static bd_status certificate_read_round(certificate_reader *r, bd_err *err)
{
    int64_t round = 0;
    BD_TRY(bd_lines_expect_word(&r->lines, "rules", err));
    BD_TRY(bd_lines_take_token(&r->lines, BD_ENGLISH(IO_THE_RULEBOOK), BD_STAGE_ID_SIZE,
                               &r->certificate->rules, err));
    BD_TRY(bd_lines_expect_end(&r->lines, err));
    BD_TRY(bd_lines_expect_word(&r->lines, "options", err));
    r->file->options_line = r->lines.line;
    BD_TRY(bd_lines_take_text(&r->lines, &r->certificate->options, err));
    BD_TRY(bd_lines_expect_word(&r->lines, "round", err));
    BD_TRY(bd_lines_take_number(&r->lines, BD_ENGLISH(IO_THE_ROUND), 1, BD_ROUNDS_MAX, &round, err));
    r->certificate->round = r->file->draw.round = (int)round;
    return bd_lines_expect_end(&r->lines, err);
}

static bd_status certificate_read_nodes(certificate_reader *r, bd_err *err)
{
    int64_t nodes = 0;
    BD_TRY(bd_lines_expect_word(&r->lines, "nodes", err));
    BD_TRY(bd_lines_take_number(&r->lines, BD_ENGLISH(IO_THE_NODE_COUNT), 0, BD_NODES_MAX, &nodes, err));
    if (nodes % 2 != 0) BD_LINES_FAIL(&r->lines, err, BD_SAY(IO_NODES_ODD));
    r->certificate->nodes = (int)nodes;
    BD_NEW(r->members, r->arena, nodes, err);
    return bd_lines_expect_end(&r->lines, err);
}

static bd_status certificate_read_outcome(certificate_reader *r, bd_err *err)
{
    BD_TRY(bd_lines_expect_word(&r->lines, "outcome", err));
    r->file->outcome_line = r->lines.line;
    if (bd_lines_take_word(&r->lines, "best"))
        r->certificate->outcome = BD_BEST;
    else if (bd_lines_take_word(&r->lines, "not-proved"))
        r->certificate->outcome = BD_NOT_PROVED;
    else if (bd_lines_take_word(&r->lines, "none"))
        r->certificate->outcome = BD_NO_MATCHING;
    else
        BD_LINES_FAIL(&r->lines, err, BD_SAY(IO_OUTCOME_FORM));
    return bd_lines_expect_end(&r->lines, err);
}

static bd_status certificate_read_header(certificate_reader *r, bd_err *err)
{
    int64_t version = 0;
    BD_TRY(bd_lines_expect_word(&r->lines, "bestdraw-certificate", err));
    BD_TRY(bd_lines_take_number(&r->lines, BD_ENGLISH(IO_THE_VERSION), 1, 1, &version, err));
    BD_TRY(bd_lines_expect_end(&r->lines, err));
    BD_TRY(certificate_read_digest(r, err));
    if (r->file->of_cards) BD_TRY(certificate_read_round(r, err));
    BD_TRY(certificate_read_nodes(r, err));
    return certificate_read_outcome(r, err);
}

/* "sits-out ID" lines. */
static bd_status certificate_read_sit_outs(certificate_reader *r, bd_err *err)
{
    bd_draw *draw = &r->file->draw;
    size_t capacity = 0;
    int *ids = NULL;
    int64_t id = 0;
    while (bd_lines_take_word(&r->lines, "sits-out")) {
        BD_TRY(bd_lines_take_number(&r->lines, BD_ENGLISH(IO_BYES_ID), 1, BD_ID_MAX, &id, err));
        BD_ROOM(ids, draw->sit_out_count, capacity, r->arena, err);
        ids[draw->sit_out_count++] = (int)id;
        BD_TRY(bd_lines_expect_end(&r->lines, err));
    }
    draw->sit_outs = ids;
    return BD_OK;
}

/* "board WHITE BLACK" lines, "bye ID", "sits-out ID" lines. */
static bd_status certificate_read_boards(certificate_reader *r, bd_err *err)
{
    BD_ASSERT(r->file->of_cards);
    bd_draw *draw = &r->file->draw;
    size_t capacity = 0;
    int64_t white = 0, black = 0;
    while (bd_lines_take_word(&r->lines, "board")) {
        BD_TRY(bd_lines_take_number(&r->lines, BD_ENGLISH(IO_WHITES_ID), 1, BD_ID_MAX, &white, err));
        BD_TRY(bd_lines_take_number(&r->lines, BD_ENGLISH(IO_BLACKS_ID), 1, BD_ID_MAX, &black, err));
        BD_ROOM(draw->boards, draw->board_count, capacity, r->arena, err);
        draw->boards[draw->board_count++] = (bd_board){.white = (int)white, .black = (int)black};
        BD_TRY(bd_lines_expect_end(&r->lines, err));
    }
    if (!bd_lines_take_word(&r->lines, "bye")) return certificate_read_sit_outs(r, err);
    BD_TRY(bd_lines_take_number(&r->lines, BD_ENGLISH(IO_BYES_ID), 1, BD_ID_MAX, &white, err));
    draw->bye = (int)white;
    BD_TRY(bd_lines_expect_end(&r->lines, err));
    return certificate_read_sit_outs(r, err);
}

/* "pair U V" lines: each node exactly once. */
static bd_status certificate_read_pairs(certificate_reader *r, bd_err *err)
{
    BD_ASSERT(!r->file->of_cards && r->certificate->nodes % 2 == 0);
    const int nodes = r->certificate->nodes;
    uint16_t *mate;
    BD_NEW(mate, r->arena, nodes, err);
    for (int u = 0; u < nodes; u++) mate[u] = (uint16_t)u;
    int pairs = 0;
    for (; bd_lines_take_word(&r->lines, "pair"); pairs++) {
        int64_t u = 0, v = 0;
        BD_TRY(bd_lines_take_number(&r->lines, BD_ENGLISH(IO_A_NODE), 1, nodes, &u, err));
        BD_TRY(bd_lines_take_number(&r->lines, BD_ENGLISH(IO_A_NODE), 1, nodes, &v, err));
        if (u == v || mate[u - 1] != u - 1 || mate[v - 1] != v - 1)
            BD_LINES_FAIL(&r->lines, err, BD_SAY(IO_NODE_TWICE), (long long)u, (long long)v);
        mate[u - 1] = (uint16_t)(v - 1);
        mate[v - 1] = (uint16_t)(u - 1);
        BD_TRY(bd_lines_expect_end(&r->lines, err));
    }
    if (2 * pairs != nodes) BD_LINES_FAIL(&r->lines, err, BD_SAY(IO_PAIRS_DO_NOT_COVER), pairs, nodes);
    r->certificate->mate = mate;
    return BD_OK;
}

static bd_status certificate_read_sets(certificate_reader *r, bd_err *err)
{
    BD_ASSERT(r->certificate->set_count == 0);
    bd_certificate *c = r->certificate;
    bd_odd_set *sets = NULL;
    size_t capacity = 0;
    for (; bd_lines_take_word(&r->lines, BD_ENGLISH(IO_SET)); c->set_count++) {
        BD_ROOM(sets, c->set_count, capacity, r->arena, err);
        bd_odd_set *set = &sets[c->set_count];
        BD_TRY(certificate_take_members(r, &set->nodes, &set->count, err));
        if (set->count % 2 == 0 || set->count < 3 || set->count + 3 > (size_t)c->nodes)
            BD_LINES_FAIL(&r->lines, err, BD_SAY(IO_SET_SIZE), c->nodes - 3, set->count);
        BD_TRY(bd_lines_expect_end(&r->lines, err));
    }
    c->sets = sets;
    return BD_OK;
}

/* "ID value V [open [bound B]] [over D]", then the weights. */
static bd_status certificate_read_stage(certificate_reader *r, bd_stage_proof *stage, bd_err *err)
{
    const char *id = NULL;
    BD_TRY(bd_lines_take_token(&r->lines, BD_ENGLISH(IO_STAGES_ID), sizeof stage->id - 1, &id, err));
    memcpy(stage->id, id, strlen(id) + 1);
    BD_TRY(bd_lines_expect_word(&r->lines, "value", err));
    BD_TRY(bd_lines_take_number(&r->lines, BD_ENGLISH(IO_THE_VALUE), -BD_WEIGHT_MAX, BD_WEIGHT_MAX,
                                &stage->value, err));
    stage->proved = !bd_lines_take_word(&r->lines, "open");
    stage->bound = stage->proved ? stage->value : BD_NO_BOUND;
    if (!stage->proved && bd_lines_take_word(&r->lines, "bound"))
        BD_TRY(bd_lines_take_number(&r->lines, BD_ENGLISH(IO_THE_BOUND), -BD_WEIGHT_MAX, BD_WEIGHT_MAX,
                                    &stage->bound, err));
    stage->denominator = 1;
    if (bd_lines_take_word(&r->lines, "over"))
        BD_TRY(bd_lines_take_number(&r->lines, BD_ENGLISH(IO_THE_DENOMINATOR), 2, BD_DENOMINATOR_MAX,
                                    &stage->denominator, err));
    BD_TRY(bd_lines_expect_end(&r->lines, err));
    BD_TRY(certificate_take_weights(r, "y", BD_ENGLISH(IO_NODE), (size_t)r->certificate->nodes, &stage->nodes,
                                    &stage->node_count, err));
    return certificate_take_weights(r, "z", BD_ENGLISH(IO_SET), r->certificate->set_count, &stage->sets,
                                    &stage->set_count, err);
}

static bd_status certificate_read_stages(certificate_reader *r, bd_err *err)
{
    BD_ASSERT(r->certificate->stage_count == 0);
    bd_certificate *c = r->certificate;
    const size_t longest = c->set_count > (size_t)c->nodes ? c->set_count : (size_t)c->nodes;
    BD_NEW(r->weights, r->arena, longest, err);
    bd_stage_proof *stages = NULL;
    int *lines = NULL;
    size_t capacity = 0, line_capacity = 0;
    for (; bd_lines_take_word(&r->lines, "stage"); c->stage_count++) {
        BD_ROOM(stages, c->stage_count, capacity, r->arena, err);
        BD_ROOM(lines, c->stage_count, line_capacity, r->arena, err);
        lines[c->stage_count] = r->lines.line;
        BD_TRY(certificate_read_stage(r, &stages[c->stage_count], err));
    }
    c->stages = stages;
    r->file->stage_line = lines;
    const bd_stage_proof *last = c->stage_count > 0 ? &stages[c->stage_count - 1] : NULL;
    c->unique = last != NULL && last->proved && strcmp(last->id, BD_STAGE_UNIQUE) == 0;
    return BD_OK;
}

static bd_status certificate_read_body(certificate_reader *r, bd_err *err)
{
    bd_certificate *c = r->certificate;
    if (c->outcome == BD_NO_MATCHING) {
        BD_TRY(bd_lines_expect_word(&r->lines, "barrier", err));
        BD_TRY(certificate_take_members(r, &c->barrier, &c->barrier_count, err));
        return bd_lines_expect_end(&r->lines, err);
    }
    BD_TRY(r->file->of_cards ? certificate_read_boards(r, err) : certificate_read_pairs(r, err));
    BD_TRY(certificate_read_sets(r, err));
    return certificate_read_stages(r, err);
}

bd_status bd_certificate_take(bd_lines *lines, bd_arena *arena, bd_certificate_file *out, bd_err *err)
{
    *out = (bd_certificate_file){.of_cards = false};
    certificate_reader r = {.lines = *lines, .arena = arena, .file = out, .certificate = &out->certificate};
    bd_status status = certificate_read_header(&r, err);
    if (status == BD_OK) status = certificate_read_body(&r, err);
    if (status == BD_OK) status = bd_lines_expect_word(&r.lines, "end", err);
    if (status == BD_OK) status = bd_lines_expect_end(&r.lines, err);
    *lines = r.lines;
    return status;
}

bd_status bd_certificate_read(bd_arena *arena, const char *name, const char *bytes, size_t count,
                              bd_certificate_file *out, bd_err *err)
{
    BD_ASSERT(arena != NULL && name != NULL && out != NULL);
    BD_ASSERT(bytes != NULL || count == 0);
    *out = (bd_certificate_file){.of_cards = false};
    bd_lines lines = bd_lines_open(arena, name, bytes, count);
    if (bd_lines_take_word(&lines, BD_FINISHABLE_WORD))
        BD_TRY(bd_finishable_take(&lines, arena, out, err));
    else
        BD_TRY(bd_certificate_take(&lines, arena, out, err));
    if (!bd_lines_at_line_end(&lines)) BD_LINES_FAIL(&lines, err, BD_SAY(IO_AFTER_END));
    return BD_OK;
}

/* ---- Writing ---- */

/* Lists are broken into lines of about this many bytes. */
enum { LINE_FULL = 110 };

/* A list under way: the keyword that opens each of its lines, and where the present line began. */
typedef struct node_list {
    bd_text *text;
    const char *keyword;
    size_t line_start;
} node_list;

static void certificate_open_line(node_list *l)
{
    l->line_start = l->text->length;
    bd_text_add_string(l->text, l->keyword);
}

static void certificate_add_item(bd_text *text, const char *item, int length)
{
    if (length > 0) bd_text_add_bytes(text, item, (size_t)length);
}

/* " 7" or " 3-17" into item. */
static int certificate_print_range(char item[64], size_t first, size_t last)
{
    return first == last ? snprintf(item, 64, " %zu", first + 1)
                         : snprintf(item, 64, " %zu-%zu", first + 1, last + 1);
}

/* All nodes of one list on one line, consecutive ones as ranges. */
static void certificate_write_members(bd_text *text, const char *keyword, const uint16_t *nodes, size_t count)
{
    char item[64];
    bd_text_add_string(text, keyword);
    for (size_t i = 0; i < count;) {
        size_t j = i + 1;
        while (j < count && nodes[j] == nodes[j - 1] + 1) j++;
        certificate_add_item(text, item, certificate_print_range(item, nodes[i], nodes[j - 1]));
        i = j;
    }
    bd_text_add_char(text, '\n');
}

/* Weights, equal ones of consecutive indices as ranges. */
static void certificate_write_weights(bd_text *text, const char *keyword, const bd_weight *weights,
                                      size_t count)
{
    char item[64], weight[32];
    node_list l = {.text = text, .keyword = keyword};
    for (size_t i = 0; i < count;) {
        size_t j = i + 1;
        while (j < count && weights[j].weight == weights[i].weight &&
               weights[j].index == weights[j - 1].index + 1)
            j++;
        if (i == 0) certificate_open_line(&l);
        certificate_add_item(text, item,
                             certificate_print_range(item, weights[i].index, weights[j - 1].index));
        certificate_add_item(text, weight,
                             snprintf(weight, sizeof weight, ":%lld", (long long)weights[i].weight));
        i = j;
        if (i < count && text->length - l.line_start > LINE_FULL) {
            bd_text_add_char(text, '\n');
            certificate_open_line(&l);
        }
    }
    if (count > 0) bd_text_add_char(text, '\n');
}

static void certificate_write_stage(bd_text *text, const bd_stage_proof *stage)
{
    BD_ASSERT(stage->denominator >= 1 && stage->denominator <= BD_DENOMINATOR_MAX);
    bd_text_add(text, "stage %s value %lld", stage->id, (long long)stage->value);
    if (!stage->proved) bd_text_add_string(text, " open");
    if (!stage->proved && stage->bound != BD_NO_BOUND)
        bd_text_add(text, " bound %lld", (long long)stage->bound);
    if (stage->denominator != 1) bd_text_add(text, " over %lld", (long long)stage->denominator);
    bd_text_add_char(text, '\n');
    certificate_write_weights(text, "y", stage->nodes, stage->node_count);
    certificate_write_weights(text, "z", stage->sets, stage->set_count);
}

static void certificate_write_matching(bd_text *text, const bd_certificate *certificate, const bd_draw *draw)
{
    BD_ASSERT(draw != NULL || certificate->mate != NULL);
    if (draw == NULL) {
        for (int u = 0; u < certificate->nodes; u++)
            if (u < certificate->mate[u]) bd_text_add(text, "pair %d %d\n", u + 1, certificate->mate[u] + 1);
        return;
    }
    for (size_t i = 0; i < draw->board_count; i++)
        bd_text_add(text, "board %d %d\n", draw->boards[i].white, draw->boards[i].black);
    if (draw->bye != 0) bd_text_add(text, "bye %d\n", draw->bye);
    for (size_t i = 0; i < draw->sit_out_count; i++) bd_text_add(text, "sits-out %d\n", draw->sit_outs[i]);
}

static void certificate_write_header(bd_text *text, const bd_certificate *certificate, bool of_cards)
{
    static const char *const outcomes[] = {
        [BD_BEST] = "best", [BD_NOT_PROVED] = "not-proved", [BD_NO_MATCHING] = "none"};
    bd_text_add_string(text, "bestdraw-certificate 1\n");
    if (certificate->solver != NULL) bd_text_add(text, "# solver: %s\n", certificate->solver);
    bd_text_add(text, "%s %s\n", of_cards ? "cards" : "instance", certificate->digest);
    if (of_cards)
        bd_text_add(text, "rules %s\noptions%s%s\nround %d\n", certificate->rules,
                    certificate->options[0] != '\0' ? " " : "", certificate->options, certificate->round);
    bd_text_add(text, "nodes %d\noutcome %s\n", certificate->nodes, outcomes[certificate->outcome]);
}

bd_status bd_certificate_write(bd_text *text, const bd_certificate *certificate, const bd_draw *draw,
                               bd_err *err)
{
    BD_ASSERT(certificate->digest != NULL);
    BD_ASSERT(certificate->rules == NULL || certificate->options != NULL);
    BD_ASSERT(certificate->nodes >= 0 && certificate->nodes % 2 == 0);
    const bool of_cards = certificate->rules != NULL;
    if (certificate->finishable != NULL) return bd_finishable_write(text, certificate->finishable, err);
    certificate_write_header(text, certificate, of_cards);
    if (certificate->outcome == BD_NO_MATCHING) {
        certificate_write_members(text, "barrier", certificate->barrier, certificate->barrier_count);
    } else {
        certificate_write_matching(text, certificate, draw);
        for (size_t i = 0; i < certificate->set_count; i++)
            certificate_write_members(text, BD_ENGLISH(IO_SET), certificate->sets[i].nodes,
                                      certificate->sets[i].count);
        for (size_t i = 0; i < certificate->stage_count; i++)
            certificate_write_stage(text, &certificate->stages[i]);
    }
    bd_text_add_string(text, "end\n");
    if (text->failed) BD_FAIL_MEMORY(err);
    return BD_OK;
}

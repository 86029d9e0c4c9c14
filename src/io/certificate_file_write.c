/* The writer of certificates. */
#include "base/assert.h"
#include "io/certificate_file.h"
#include "io/io_words.h"

#include <stdio.h>

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

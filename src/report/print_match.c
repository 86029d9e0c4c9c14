#include "report/print_match.h"

#include "report/report_words.h"
#include "report/rows.h"

#include <string.h>

/* Stages of the instance: the proof of uniqueness is none of them. */
static size_t match_own_stages(const bd_certificate *c)
{
    return c->unique ? c->stage_count - 1 : c->stage_count;
}

static void match_barrier(const bd_certificate *c, bd_text *out)
{
    bd_text_add(out, "%s\n%s", BD_SAY(REPORT_MATCH_NONE), BD_SAY(REPORT_MATCH_BARRIER));
    for (size_t i = 0; i < c->barrier_count; i++) bd_text_add(out, " %d", c->barrier[i] + 1);
    bd_text_add_char(out, '\n');
}

void bd_match_text(const bd_certificate *certificate, bd_text *out)
{
    const bd_certificate *c = certificate;
    if (c->outcome == BD_NO_MATCHING) {
        match_barrier(c, out);
        return;
    }
    bd_text_add(out, "%s\n",
                c->outcome != BD_BEST ? BD_SAY(REPORT_MATCH_NOT_PROVED)
                : c->unique           ? BD_SAY(REPORT_MATCH_UNIQUE)
                                      : BD_SAY(REPORT_COLUMN_BEST));
    for (size_t k = 0; k < match_own_stages(c); k++) {
        const bd_stage_proof *stage = &c->stages[k];
        bd_text_add(out, "%s %lld", stage->id, (long long)stage->value);
        if (!stage->proved) bd_text_add_char(out, ' ');
        if (!stage->proved && stage->bound != BD_NO_BOUND)
            bd_text_add(out, BD_SAY(REPORT_MATCH_STAGE_BOUND), (long long)stage->bound);
        if (!stage->proved && stage->bound == BD_NO_BOUND)
            bd_text_add_string(out, BD_SAY(REPORT_MATCH_STAGE_OPEN));
        bd_text_add_char(out, '\n');
    }
    for (int u = 0; u < c->nodes; u++)
        if (u < c->mate[u]) {
            bd_text_add(out, BD_SAY(REPORT_MATCH_PAIR), u + 1, c->mate[u] + 1);
            bd_text_add_char(out, '\n');
        }
}

static const bd_member match_stages[] = {{"", "id", BD_OF_CHARS(bd_stage_proof, id), BD_SHOW_JSON, 0},
                                         {"", "value", BD_OF_LONG(bd_stage_proof, value), BD_SHOW_JSON, 0},
                                         {"", "proved", BD_OF_FLAG(bd_stage_proof, proved), BD_SHOW_JSON, 0},
                                         {"", "bound", BD_OF_BOUND(bd_stage_proof, bound), BD_SHOW_JSON, 0}};

static void match_pairs(const bd_certificate *c, bd_writer *json)
{
    bd_writer_list(json, "pairs");
    for (int u = 0; u < c->nodes; u++)
        if (u < c->mate[u]) bd_writer_ints(json, NULL, (const int[]){u + 1, c->mate[u] + 1}, 2);
    bd_writer_end(json);
}

void bd_match_json(const bd_certificate *certificate, bd_text *out)
{
    static const char *const outcomes[] = {
        [BD_BEST] = "best", [BD_NOT_PROVED] = "not-proved", [BD_NO_MATCHING] = "none"};
    const bd_certificate *c = certificate;
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "match/1");
    bd_writer_string(&json, "instance", c->digest);
    bd_writer_string(&json, "outcome", outcomes[c->outcome]);
    if (c->outcome == BD_NO_MATCHING) {
        bd_writer_list_row(&json, "barrier");
        for (size_t i = 0; i < c->barrier_count; i++) bd_writer_int(&json, NULL, c->barrier[i] + 1);
        bd_writer_end(&json);
    } else {
        bd_writer_bool(&json, "unique", c->unique);
        BD_WRITE_ROWS(&json, "stages", match_stages, c->stages, match_own_stages(c));
        match_pairs(c, &json);
    }
    bd_writer_end(&json);
}

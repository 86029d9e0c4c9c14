#include "report/print_match.h"

#include "report/report_words.h"

typedef struct match_pairs {
    bd_lists pairs;
} match_pairs;

/* Nodes are numbered from 1 for people and programs. */
static void match_add_pairs(const bd_certificate *c, bd_reply *reply)
{
    static const bd_member members[] = {{"", "pairs", BD_OF_LISTS(match_pairs, pairs), BD_SHOW_JSON, 0}};
    bd_rows row = BD_ROWS(reply->arena, match_pairs, members);
    int *ids = bd_arena_alloc(reply->arena, (size_t)c->nodes + 1, sizeof *ids);
    bd_ints *pairs = bd_arena_alloc(reply->arena, (size_t)c->nodes / 2 + 1, sizeof *pairs);
    size_t count = 0;
    row.failed = row.failed || ids == NULL || pairs == NULL;
    for (int u = 0; !row.failed && u < c->nodes; u++) {
        if (u > c->mate[u]) continue;
        ids[2 * count] = u + 1;
        ids[2 * count + 1] = c->mate[u] + 1;
        pairs[count] = (bd_ints){&ids[2 * count], 2};
        bd_reply_line(reply, BD_PRINT(reply, BD_SAY(REPORT_MATCH_PAIR), u + 1, c->mate[u] + 1));
        count++;
    }
    bd_rows_add(&row, &(match_pairs){{pairs, count}});
    bd_reply_members(reply, &row);
}

static void match_add_barrier(const bd_certificate *c, bd_reply *reply)
{
    bd_text line = bd_text_new(reply->arena);
    int *nodes = bd_arena_alloc(reply->arena, c->barrier_count + 1, sizeof *nodes);
    reply->failed = reply->failed || nodes == NULL;
    bd_text_add_string(&line, BD_SAY(REPORT_MATCH_BARRIER));
    for (size_t i = 0; nodes != NULL && i < c->barrier_count; i++) {
        nodes[i] = c->barrier[i] + 1;
        bd_text_add(&line, " %d", nodes[i]);
    }
    bd_reply_line(reply, BD_SAY(REPORT_MATCH_NONE));
    bd_reply_line(reply, BD_FINISH(reply, &line));
    bd_reply_ints(reply, "barrier", nodes, c->barrier_count);
}

static const char *match_stage(const bd_stage_proof *stage, bd_reply *reply)
{
    const char *value = BD_PRINT(reply, "%s %lld", stage->id, (long long)stage->value);
    if (stage->proved) return value;
    return BD_PRINT(reply, "%s %s", value,
                    stage->bound != BD_NO_BOUND
                        ? BD_PRINT(reply, BD_SAY(REPORT_MATCH_STAGE_BOUND), (long long)stage->bound)
                        : BD_SAY(REPORT_MATCH_STAGE_OPEN));
}

bd_reply bd_match_reply(const bd_certificate *c, bd_arena *arena)
{
    static const char *const outcomes[] = {
        [BD_BEST] = "best", [BD_NOT_PROVED] = "not-proved", [BD_NO_MATCHING] = "none"};
    static const bd_member members[] = {{"", "id", BD_OF_CHARS(bd_stage_proof, id), BD_SHOW_JSON, 0},
                                        {"", "value", BD_OF_LONG(bd_stage_proof, value), BD_SHOW_JSON, 0},
                                        {"", "proved", BD_OF_FLAG(bd_stage_proof, proved), BD_SHOW_JSON, 0},
                                        {"", "bound", BD_OF_BOUND(bd_stage_proof, bound), BD_SHOW_JSON, 0}};
    const size_t own = c->unique ? c->stage_count - 1 : c->stage_count; /* not the proof of uniqueness */
    const bd_rows stages = BD_ROWS_OVER(arena, members, c->stages, own);
    bd_reply reply = bd_reply_new(arena, "match/1");
    bd_reply_string(&reply, "instance", c->digest);
    bd_reply_string(&reply, "outcome", outcomes[c->outcome]);
    if (c->outcome == BD_NO_MATCHING) {
        match_add_barrier(c, &reply);
        return reply;
    }
    bd_reply_line(&reply, c->outcome != BD_BEST ? BD_SAY(REPORT_MATCH_NOT_PROVED)
                          : c->unique           ? BD_SAY(REPORT_MATCH_UNIQUE)
                                                : BD_SAY(REPORT_COLUMN_BEST));
    bd_reply_flag(&reply, "unique", c->unique);
    bd_reply_list(&reply, "stages", &stages);
    for (size_t k = 0; k < own; k++) bd_reply_line(&reply, match_stage(&c->stages[k], &reply));
    match_add_pairs(c, &reply);
    return reply;
}

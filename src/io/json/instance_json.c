#include "io/json/instance_json.h"

#include "base/assert.h"
#include "io/instance_build.h"
#include "io/instance_file.h"
#include "io/json/json.h"
#include "io/json/json_words.h"

#include <string.h>

/* The member, which must be there and of this kind. */
static bd_status instance_json_want_member(const bd_json_doc *doc, const char *key, bd_json_kind kind,
                                           const bd_json **out, bd_err *err)
{
    *out = bd_json_member(doc, doc->values, key);
    if (*out == NULL) return bd_json_fail(doc, doc->values, err, BD_SAY(JSON_MISSING), key);
    return bd_json_want(doc, *out, kind, err);
}

static bd_status instance_json_check_keys(const bd_json_doc *doc, bd_err *err)
{
    static const char *const known[] = {"format", "nodes", "costs", "edges"};
    BD_TRY(bd_json_want(doc, doc->values, BD_JSON_OBJECT, err));
    for (const bd_json *m = bd_json_first(doc, doc->values); m != NULL; m = bd_json_next(doc, m)) {
        bool found = false;
        for (size_t i = 0; i < sizeof known / sizeof *known; i++)
            found = found || strcmp(bd_json_key(doc, m), known[i]) == 0;
        if (!found) return bd_json_fail_key(doc, m, err, BD_SAY(JSON_INSTANCE_KEYS));
    }
    return BD_OK;
}

static bd_status instance_json_read_costs(const bd_json_doc *doc, bd_instance_build *build, bd_err *err)
{
    const bd_json *costs = NULL;
    BD_TRY(instance_json_want_member(doc, "costs", BD_JSON_LIST, &costs, err));
    for (const bd_json *item = bd_json_first(doc, costs); item != NULL; item = bd_json_next(doc, item)) {
        const char *id = NULL;
        bool fine = false;
        BD_TRY(bd_json_text(doc, item, &id, err));
        size_t length = strlen(id);
        for (const char *p = id; *p != '\0'; p++)
            if (*p <= ' ' || *p > '~') length = 0;
        if (length == 0 || length >= BD_STAGE_ID_SIZE)
            return bd_json_fail(doc, item, err, BD_SAY(JSON_COST_FORM), BD_STAGE_ID_SIZE - 1);
        BD_TRY(bd_instance_add_stage(build, id, &fine, err));
        if (!fine) return bd_json_fail(doc, item, err, BD_SAY(JSON_COST_REFUSED), BD_INSTANCE_COSTS_MAX);
    }
    return BD_OK;
}

/* [U, V, C1, C2, ...] */
static bd_status instance_json_read_edge(const bd_json_doc *doc, bd_instance_build *build,
                                         const bd_json *edge, bd_err *err)
{
    BD_ASSERT(build->nodes >= 2);
    int u = 0, v = 0;
    BD_TRY(bd_json_want(doc, edge, BD_JSON_LIST, err));
    if (edge->as.count != (uint32_t)build->stages + 2)
        return bd_json_fail(doc, edge, err, BD_SAY(JSON_EDGE_LENGTH), build->stages + 2,
                            (unsigned)edge->as.count);
    const bd_json *item = bd_json_first(doc, edge);
    BD_TRY(bd_json_int(doc, item, 1, build->nodes, &u, err));
    item = bd_json_next(doc, item);
    BD_TRY(bd_json_int(doc, item, 1, build->nodes, &v, err));
    if (u == v) return bd_json_fail(doc, edge, err, BD_SAY(JSON_EDGE_LOOP), u);
    BD_TRY(bd_instance_add_edge(build, u, v, (uint32_t)(edge - doc->values), err));
    for (int k = 0; k < build->stages; k++) {
        int cost = 0;
        item = bd_json_next(doc, item);
        BD_TRY(bd_json_int(doc, item, -BD_COST_MAX, BD_COST_MAX, &cost, err));
        build->costs[k][build->edge_count - 1] = cost;
    }
    return BD_OK;
}

static bd_status instance_json_read_edges(const bd_json_doc *doc, bd_instance_build *build, bd_instance *out,
                                          bd_err *err)
{
    const bd_json *edges = NULL;
    bd_edge_twice twice;
    char place[192];
    BD_TRY(instance_json_want_member(doc, "edges", BD_JSON_LIST, &edges, err));
    BD_TRY(bd_instance_room(build, edges->as.count, err));
    for (const bd_json *edge = bd_json_first(doc, edges); edge != NULL; edge = bd_json_next(doc, edge))
        BD_TRY(instance_json_read_edge(doc, build, edge, err));
    BD_TRY(bd_instance_finish(build, out, &twice, err));
    if (!twice.found) return BD_OK;
    bd_json_place(doc, doc->values[twice.first].start, place, sizeof place);
    return bd_json_fail(doc, &doc->values[twice.second], err, BD_SAY(JSON_EDGE_TWICE), place);
}

bd_status bd_instance_read_json(bd_arena *arena, const char *name, const char *bytes, size_t count,
                                bd_instance *out, bd_err *err)
{
    static const char *const formats[] = {"instance/1"};
    bd_json_doc doc;
    const bd_json *member = NULL;
    size_t format = 0;
    bd_instance_build build = {.arena = arena};
    BD_TRY(bd_json_open(arena, name, bytes, count, &doc, err));
    BD_TRY(instance_json_check_keys(&doc, err));
    BD_TRY(instance_json_want_member(&doc, "format", BD_JSON_TEXT, &member, err));
    BD_TRY(bd_json_choice(&doc, member, formats, 1, &format, err));
    BD_TRY(instance_json_want_member(&doc, "nodes", BD_JSON_NUMBER, &member, err));
    BD_TRY(bd_json_int(&doc, member, 2, BD_NODES_MAX, &build.nodes, err));
    if (build.nodes % 2 != 0) return bd_json_fail(&doc, member, err, BD_SAY(JSON_NODES_ODD));
    BD_TRY(instance_json_read_costs(&doc, &build, err));
    return instance_json_read_edges(&doc, &build, out, err);
}

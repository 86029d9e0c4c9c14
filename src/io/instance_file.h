/* Instance files: a graph with several integer costs per pair, as text or JSON (grammar:
 * docs/certificate.md).
 *
 *   bestdraw-instance 1              {"format": "instance/1",
 *   nodes 4                           "nodes": 4,
 *   costs distance taste              "costs": ["distance", "taste"],
 *   edge 1 2 5 0                      "edges": [[1, 2, 5, 0], [3, 4, 7, -1]]}
 *   edge 3 4 7 -1
 *   end
 *
 * Nodes are numbered from 1; an edge names two nodes and its costs in order. Edges may come in any order,
 * each once. */
#ifndef BD_IO_INSTANCE_FILE_H
#define BD_IO_INSTANCE_FILE_H

#include "base/text.h"
#include "cards/instance.h"

enum { BD_INSTANCE_COSTS_MAX = 1000 };

/* Reads a whole file held in memory, JSON when it begins with '{'. Everything lives in the arena. */
bd_status bd_instance_read(bd_arena *arena, const char *name, const char *bytes, size_t count,
                           bd_instance *out, bd_err *err);

/* Appends the text form. */
bd_status bd_instance_write(bd_text *text, const bd_instance *instance, bd_err *err);

#endif

/* Rulebook file: an arbiter's own order of criteria and settings, as JSON (docs/rules.md).
 *
 *   {"format": "rulebook/1", "base": "caa", "priorities": ["score", "colour-difference", ...],
 *    "options": {"club_rounds": 2}, "criteria": [{"id": "county", "before": "score", "cost": "same(club)"},
 * ...]}
 *
 * Read strictly. Whether the names and costs mean anything is for rulebook/ to say; each comes with its place
 * for that. */
#ifndef BD_IO_RULEBOOK_FILE_H
#define BD_IO_RULEBOOK_FILE_H

#include "base/arena.h"
#include "base/err.h"
#include "cards/tournament.h"

/* A criterion that the file writes (docs/criteria.md). */
typedef struct bd_rulebook_criterion_text {
    const char *id, *id_place;
    const char *position; /* "first", "last", "listed", "before", "after" */
    const char *anchor, *anchor_place;
    int first, last; /* rounds */
    bool hard;
    const char *cost;
    const char *raw;       /* the cost as it stands in the file, with its quotation marks */
    const char *cost_file; /* "file:line" */
    int cost_column;       /* of the opening quotation mark, in characters */
} bd_rulebook_criterion_text;

typedef struct bd_rulebook_file {
    const char *base; /* rulebook id */
    const char *base_place;
    const char *const *priorities; /* criterion ids; NULL: the base's order */
    const char *const *priority_places;
    size_t priority_count;
    const bd_setting *options; /* with their places; the texts have no blanks */
    size_t option_count;
    const bd_rulebook_criterion_text *criteria;
    size_t criterion_count;
} bd_rulebook_file;

/* "file:line:column" of a byte of the cost, into place[size]. */
void bd_rulebook_cost_place(const bd_rulebook_criterion_text *criterion, size_t byte, char *place,
                            size_t size);

bd_status bd_rulebook_file_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                                bd_rulebook_file *out, bd_err *err);

#endif

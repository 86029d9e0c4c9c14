/* Rulebook file: an arbiter's own order of criteria and settings, as JSON (docs/rules.md).
 *
 *   {"format": "rulebook/1", "base": "caa", "priorities": ["score", "colour-difference", ...], "options":
 * {"club_rounds": 2}}
 *
 * Read strictly. Whether the names mean anything is for rulebook/ to say; each comes with its place for that.
 */
#ifndef BD_IO_RULEBOOK_FILE_H
#define BD_IO_RULEBOOK_FILE_H

#include "base/arena.h"
#include "base/err.h"
#include "cards/tournament.h"

typedef struct bd_rulebook_file {
    const char *base; /* rulebook id */
    const char *base_place;
    const char *const *priorities; /* criterion ids; NULL: the base's order */
    const char *const *priority_places;
    size_t priority_count;
    const bd_setting *options; /* with their places; the texts have no blanks */
    size_t option_count;
} bd_rulebook_file;

bd_status bd_rulebook_file_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                                bd_rulebook_file *out, bd_err *err);

#endif

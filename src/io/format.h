/* Reading and writing tournaments: what all formats have in common.
 *
 * A reader gets the whole text of a file and makes a tournament in an arena; a writer gets a tournament and
 * adds the text of a file to a bd_text. The formats share these signatures:
 *
 *   bd_status bd_<format>_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
 *                              const bd_read_options *options, bd_warnings *warnings, bd_tournament **out,
 * bd_err *err); bd_status bd_<format>_write(const bd_tournament *tournament, bd_warnings *warnings, bd_text
 * *out, bd_err *err);
 *
 * with <format> one of cards_json, trf, csv (read only). text need not end with a NUL and may hold anything
 * at all. file_name is used in places only ("open.trf:12:5": file, line, column, counted from 1 in
 * characters). Status: BD_OK, BD_BAD_INPUT (the first thing that is wrong; *out is not set) or BD_NO_MEMORY.
 * Everything made lives in the arena; warnings may be NULL. A writer warns of everything in the tournament
 * that has no place in its format. */
#ifndef BD_IO_FORMAT_H
#define BD_IO_FORMAT_H

#include "base/text.h"
#include "cards/tournament.h"
#include "io/warnings.h"

typedef struct bd_read_options {
    bool engine; /* a pairing engine is asked: what engines take without complaint is taken (docs/dutch.md) */
    bool lenient;                          /* disagreements between cards are warnings, not errors */
    bd_file_format format;                 /* BD_FORMAT_NONE: by content */
    bool (*games_only)(const char *rules); /* whether only games earn points under these rules; NULL: never */
} bd_read_options;

#endif

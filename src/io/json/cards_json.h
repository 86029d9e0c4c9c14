/* Cards in JSON: the native file format, cards/1 (docs/cards-file.md). One file is one tournament, or a
 * handful of its cards. Reading is in cards_json_read.c, writing in cards_json_write.c.
 *
 * Reading is strict: an unknown key, a key twice, a value of the wrong kind is an error with
 * file:line:column, path and what was expected; then the cards go through the input check (io/input_check.h).
 * Annotations are kept as they are and written back. Writing is canonical: one player a line, only keys that
 * are set, always in the same order, so that what was written is written again byte by byte. What only TRF
 * knows goes to "options" where pairing needs it and to "notes" where it does not. */
#ifndef BD_IO_JSON_CARDS_JSON_H
#define BD_IO_JSON_CARDS_JSON_H

#include "io/format.h"

bd_status bd_cards_json_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                             const bd_read_options *options, bd_warnings *warnings, bd_tournament **out,
                             bd_err *err);

/* Texts that cannot be written as they are (control characters, bytes that are not UTF-8) are repaired, with
 * a warning. */
bd_status bd_cards_json_write(const bd_tournament *tournament, bd_warnings *warnings, bd_text *out,
                              bd_err *err);

#endif

/* Certificate file: the proof of a draw as text (grammar and meaning: docs/certificate.md).
 *
 * A certificate speaks either of cards (boards are pairs of ids, in publication order) or of a generic
 * instance (pairs of nodes). Nodes and sets are numbered from 1 in the file and from 0 in memory. The reader
 * checks form and range of everything it reads and nothing else: whether the certificate is true is for
 * verify/ to say. */
#ifndef BD_IO_CERTIFICATE_FILE_H
#define BD_IO_CERTIFICATE_FILE_H

#include "base/arena.h"
#include "base/text.h"
#include "cards/certificate.h"
#include "cards/draw.h"
#include "io/lines.h"

typedef struct bd_certificate_file {
    bool of_cards;
    bd_certificate certificate; /* of cards: mate is NULL (ids are not nodes), the matching is the draw */
    bd_draw draw;               /* of an instance: empty */
    const int *stage_line;      /* the line of each stage */
    int options_line;           /* 0: of an instance */
    int outcome_line;
} bd_certificate_file;

/* Reads a whole file held in memory; name is for error places ("name:line"). Any bytes may be given. Memory
 * is bounded by a multiple of `count` and a constant. Everything lives in the arena, nothing points into
 * bytes. */
bd_status bd_certificate_read(bd_arena *arena, const char *name, const char *bytes, size_t count,
                              bd_certificate_file *out, bd_err *err);

/* One certificate of the usual kind in a longer file, up to its "end". */
bd_status bd_certificate_take(bd_lines *lines, bd_arena *arena, bd_certificate_file *out, bd_err *err);

/* Appends the file to *text. digest must be set; rules, options and round too if it speaks of cards (rules ==
 * NULL: of an instance, draw is then not used; of cards it may be NULL only when there is no draw). */
bd_status bd_certificate_write(bd_text *text, const bd_certificate *certificate, const bd_draw *draw,
                               bd_err *err);

#endif

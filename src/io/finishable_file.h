/* Finishable file: the certificate of a draw after which the rest can be played (grammar and meaning:
 * docs/certificate.md). It holds certificates of the usual kind, one for each family of draws. */
#ifndef BD_IO_FINISHABLE_FILE_H
#define BD_IO_FINISHABLE_FILE_H

#include "cards/finishable.h"
#include "io/certificate_file.h"
#include "io/lines.h"

#define BD_FINISHABLE_WORD "bestdraw-finishable"

enum { BD_FAMILIES_MOST = 4000 };

/* One certificate, up to its "end". */
bd_status bd_certificate_take(bd_lines *lines, bd_arena *arena, bd_certificate_file *out, bd_err *err);

/* Behind the first word. The certificate in *out is that of the draw, with the options that were asked for.
 */
bd_status bd_finishable_take(bd_lines *lines, bd_arena *arena, bd_certificate_file *out, bd_err *err);

bd_status bd_finishable_write(bd_text *text, const bd_finishable *finishable, bd_err *err);

#endif

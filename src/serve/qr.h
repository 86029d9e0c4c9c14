/* QR: a text as a QR code (ISO/IEC 18004), bytes, error correction M, versions 1 to 6. */
#ifndef BD_SERVE_QR_H
#define BD_SERVE_QR_H

#include "base/text.h"
#include "serve/hall.h"
#include <stdbool.h>
#include <stddef.h>

enum { BD_QR_MOST = 41, BD_QR_TEXT_MOST = 106 };

typedef struct bd_qr {
    int size;                                       /* modules on a side, without the quiet zone */
    bool dark[BD_QR_MOST][BD_QR_MOST];              /* row, column */
    unsigned char function[BD_QR_MOST][BD_QR_MOST]; /* not data: finders, timing, alignment, format */
} bd_qr;

/* False: the text is longer than BD_QR_TEXT_MOST bytes. */
bool bd_qr_of(const char *text, bd_qr *out);

/* All links of the events as QR codes, on pages to be printed and cut. */

#endif

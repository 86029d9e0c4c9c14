/* Link sheet: all links of the events as QR codes, on pages to be printed and cut. */
#ifndef BD_SERVE_LINK_SHEET_H
#define BD_SERVE_LINK_SHEET_H

#include "base/text.h"
#include "serve/hall.h"

/* Adds the HTML page; origin: "http://192.168.1.20:8642". BD_BAD_INPUT where an address is too long for a
 * code. */
bd_status bd_link_sheet_add(bd_text *out, const bd_hall *hall, const char *origin, bd_err *err);

#endif

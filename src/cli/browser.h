/* Browser: a page of HTML printed to PDF by a browser that happens to be installed. */
#ifndef BD_CLI_BROWSER_H
#define BD_CLI_BROWSER_H

#include "base/arena.h"
#include "base/err.h"

/* Prints html[length] to *pdf[*pdf_length]. `instead` is the name of a file that the message proposes where
 * there is no browser (BD_SYSTEM). */
bd_status bd_browser_print(bd_arena *arena, const char *html, size_t length, const char *instead,
                           const char **pdf, size_t *pdf_length, bd_err *err);

#endif

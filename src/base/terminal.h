/* Terminal: what the place that text is written to can show. */
#ifndef BD_BASE_TERMINAL_H
#define BD_BASE_TERMINAL_H

#include <stdbool.h>

typedef struct bd_terminal {
    int width;   /* columns, 40 .. 1000 */
    bool colour; /* escape sequences are welcome */
    bool whole;  /* a file or a pipe of no told width: tables are not cut */
    bool utf8;   /* arrows and lines beyond ASCII are welcome */
} bd_terminal;

/* Asks the environment and the file descriptor. Width: COLUMNS, else the terminal's own, else 80. Colour:
 * only on a terminal that is not "dumb", and not when NO_COLOR is set to anything. UTF-8: as the first of
 * LC_ALL, LC_CTYPE and LANG that is set says; where none is, what the system says of its terminal. */
bd_terminal bd_terminal_of(int descriptor);

#endif

/* Keys: single keys from a terminal, without Enter. */
#ifndef BD_CLI_KEYS_H
#define BD_CLI_KEYS_H

#include "base/err.h"

#include <stdbool.h>

/* What is no character. */
typedef enum bd_key { BD_KEY_END = 0x100, BD_KEY_UP, BD_KEY_DOWN, BD_KEY_UNKNOWN } bd_key;

/* Whether standard input is a terminal. */
bool bd_keys_are_there(void);

/* The next key: a character, or a bd_key. BD_KEY_END: Ctrl-C, Ctrl-D, Escape, or the terminal is gone. The
 * terminal is in its usual state before and after. */
int bd_keys_next(void);

#endif

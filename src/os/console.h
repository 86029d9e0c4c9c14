/* Console: what is at the other end of a stream, and single keys from a terminal.
 *
 * The functions are in console_posix.c and console_windows.c. */
#ifndef BD_OS_CONSOLE_H
#define BD_OS_CONSOLE_H

#include <stdbool.h>
#include <stdio.h>

bool bd_os_is_terminal(int stream);
bool bd_os_input_is_terminal(void);

/* The number of a stream, as the functions above take it. */
int bd_os_stream_number(FILE *file);

/* Columns of the terminal; 0: not known. */
int bd_os_columns(int stream);

/* Whether the terminal takes escape sequences, and characters beyond ASCII, where the environment does not
 * say so. */
bool bd_os_takes_escapes(int stream);
bool bd_os_takes_utf8(int stream);

/* Standard input gives keys as they are typed, unseen, Ctrl-C too; false when it is not a terminal. Ends with
 * bd_os_keys_end. */
typedef struct bd_os_keys {
    union {
        unsigned char bytes[128];
        long double aligned;
    } usual;
} bd_os_keys;

bool bd_os_keys_begin(bd_os_keys *keys);
void bd_os_keys_end(const bd_os_keys *keys);

/* One byte; -1: the end. */
int bd_os_key_byte(void);

/* Whether another one comes within so many milliseconds. */
bool bd_os_key_waits(int milliseconds);

#endif

#include "cli/keys.h"

#include "os/console.h"

enum { CTRL_C = 3, CTRL_D = 4, BACKSPACE = 8, ESCAPE = 27, DELETE = 127 };

bool bd_keys_are_there(void) { return bd_os_input_is_terminal(); }

/* Whether the terminal has sent more along with an Escape: then it was an arrow or the like. */
static int keys_after_escape(void)
{
    enum { MILLISECONDS = 50 };
    if (!bd_os_key_waits(MILLISECONDS)) return BD_KEY_END;
    int byte = bd_os_key_byte();
    if (byte != '[' && byte != 'O') return BD_KEY_UNKNOWN;
    while ((byte = bd_os_key_byte()) >= '0' && byte <= ';') continue;
    return byte == 'A' || byte == 'D' ? BD_KEY_UP : byte == 'B' || byte == 'C' ? BD_KEY_DOWN : BD_KEY_UNKNOWN;
}

static int keys_read(void)
{
    const int byte = bd_os_key_byte();
    switch (byte) {
    case -1:
    case CTRL_C:
    case CTRL_D: return BD_KEY_END;
    case ESCAPE: return keys_after_escape();
    case BACKSPACE:
    case DELETE: return BD_KEY_UP;
    default: return byte;
    }
}

int bd_keys_next(void)
{
    bd_os_keys usual;
    if (!bd_os_keys_begin(&usual)) return BD_KEY_END;
    const int key = keys_read();
    bd_os_keys_end(&usual);
    return key;
}

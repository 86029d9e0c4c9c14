#include "base/terminal.h"

#include "base/ints.h"
#include "os/console.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { WIDTH_USUAL = 80, WIDTH_LEAST = 40, WIDTH_MOST = 1000 };

static const char *terminal_from_environment(const char *name)
{
    const char *value = getenv(name);
    return value != NULL && value[0] != '\0' ? value : NULL;
}

static int terminal_width_of(int descriptor)
{
    const char *columns = terminal_from_environment("COLUMNS");
    int64_t width = 0;
    if (columns != NULL && bd_parse_int(columns, strlen(columns), 1, INT32_MAX, &width))
        return width < WIDTH_LEAST ? WIDTH_LEAST : width > WIDTH_MOST ? WIDTH_MOST : (int)width;
    const int told = bd_os_columns(descriptor);
    if (told <= 0) return WIDTH_USUAL;
    return told < WIDTH_LEAST ? WIDTH_LEAST : told > WIDTH_MOST ? WIDTH_MOST : told;
}

static bool terminal_colour_at(int descriptor)
{
    if (terminal_from_environment("NO_COLOR") != NULL || !bd_os_is_terminal(descriptor)) return false;
    const char *term = terminal_from_environment("TERM");
    return term != NULL ? strcmp(term, "dumb") != 0 : bd_os_takes_escapes(descriptor);
}

static bool terminal_speaks_utf8(int descriptor)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = terminal_from_environment(names[i]);
        if (value == NULL) continue;
        const char *codeset = strchr(value, '.');
        return codeset != NULL &&
               (strncasecmp(codeset, ".utf-8", 6) == 0 || strncasecmp(codeset, ".utf8", 5) == 0);
    }
    return bd_os_takes_utf8(descriptor);
}

bd_terminal bd_terminal_of(int descriptor)
{
    return (bd_terminal){.width = terminal_width_of(descriptor),
                         .colour = terminal_colour_at(descriptor),
                         .whole =
                             !bd_os_is_terminal(descriptor) && terminal_from_environment("COLUMNS") == NULL,
                         .utf8 = terminal_speaks_utf8(descriptor)};
}

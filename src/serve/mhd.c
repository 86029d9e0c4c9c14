#include "serve/mhd.h"

#include "os/process.h"
#include "serve/serve_words.h"

#include <stddef.h>

/* The types above are those of the library's own header. NOLINTBEGIN(bugprone-macro-parentheses) */
#define MHD_CHECK(result, name, arguments)                                                                   \
    _Static_assert(_Generic(&MHD_##name, result(*) arguments : 1, default : 0), "MHD_" #name);
/* NOLINTEND(bugprone-macro-parentheses) */
BD_MHD_FUNCTIONS(MHD_CHECK)

#define MHD_ROW(result, name, arguments) {"MHD_" #name, offsetof(bd_mhd, name)},
static const struct {
    const char *name;
    size_t offset;
} mhd_functions[] = {BD_MHD_FUNCTIONS(MHD_ROW)};

bd_status bd_mhd_load(bd_mhd *out, bd_err *err)
{
    void *library = bd_os_library(BESTDRAW_MICROHTTPD);
    bool all = library != NULL;
    for (size_t i = 0; i < sizeof mhd_functions / sizeof *mhd_functions && all; i++)
        all = bd_os_library_function(library, mhd_functions[i].name, (char *)out + mhd_functions[i].offset);
    if (!all) BD_FAIL(err, BD_SYSTEM, NULL, BD_SAY(SERVE_NO_LIBRARY), BESTDRAW_MICROHTTPD);
    return BD_OK;
}

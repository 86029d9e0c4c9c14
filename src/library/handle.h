/* Handle: a tournament behind its public handle. */
#ifndef BD_LIBRARY_HANDLE_H
#define BD_LIBRARY_HANDLE_H

#include "bestdraw/bestdraw.h"
#include "cards/tournament.h"
#include "io/warnings.h"

struct bestdraw_tournament {
    bd_arena *arena; /* of the handle and all it holds */
    bd_tournament *cards;
    bd_warnings warnings;
    bool lenient; /* read so */
    const char **warning_texts;
    char error[800];
};

/* Keeps the error's text in the handle and gives the public status. */
bestdraw_status bd_library_fail(bestdraw_tournament *handle, const bd_err *err);

#endif

/* Scratch file: a file for a moment, for libraries that read and write files only. */
#ifndef BD_CLI_SCRATCH_FILE_H
#define BD_CLI_SCRATCH_FILE_H

#include "base/err.h"

#include <stddef.h>

typedef struct bd_scratch_file {
    char path[256];
} bd_scratch_file;

/* A new file with text[length] in the temporary folder, readable by nobody else. */
bd_status bd_scratch_file_new(const char *text, size_t length, bd_scratch_file *out, bd_err *err);

void bd_scratch_file_remove(const bd_scratch_file *file);

#endif

#include "cli/scratch_file.h"

#include "cli/cli_words.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bd_status scratch_file_fill(int descriptor, const char *path, const char *text, size_t length,
                                   bd_err *err)
{
    while (length > 0) {
        const ssize_t written = write(descriptor, text, length);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) BD_FAIL(err, BD_SYSTEM, path, "%s", strerror(errno));
        text += written;
        length -= (size_t)written;
    }
    return BD_OK;
}

bd_status bd_scratch_file_new(const char *text, size_t length, bd_scratch_file *out, bd_err *err)
{
    const char *folder = getenv("TMPDIR");
    if (folder == NULL || folder[0] == '\0' || strlen(folder) > 200) folder = "/tmp";
    (void)snprintf(out->path, sizeof out->path, "%s/bestdraw-XXXXXX", folder);
    const int descriptor = mkstemp(out->path);
    if (descriptor < 0) BD_FAIL(err, BD_SYSTEM, folder, BD_SAY(CLI_NO_SCRATCH_FILE), strerror(errno));
    const bd_status status = scratch_file_fill(descriptor, out->path, text, length, err);
    (void)close(descriptor);
    if (status != BD_OK) bd_scratch_file_remove(out);
    return status;
}

void bd_scratch_file_remove(const bd_scratch_file *file) { (void)unlink(file->path); }

#include "cli/scratch_file.h"

#include "cli/cli_words.h"
#include "os/files.h"

#include <errno.h>
#include <string.h>

bd_status bd_scratch_file_new(const char *text, size_t length, bd_scratch_file *out, bd_err *err)
{
    enum { ROOM = 40 }; /* for the name in the folder */
    char folder[sizeof out->path - ROOM];
    bd_status status = BD_OK;
    bd_os_temporary(folder, sizeof folder);
    const int file = bd_os_temporary_file(folder, out->path, sizeof out->path);
    if (file < 0) BD_FAIL(err, BD_SYSTEM, folder, BD_SAY(CLI_NO_SCRATCH_FILE), strerror(errno));
    if (!bd_os_write(file, text, length))
        status = bd_err_set(err, BD_SYSTEM, __FILE__, __LINE__, out->path, "%s", strerror(errno));
    (void)bd_os_close(file);
    if (status != BD_OK) bd_scratch_file_remove(out);
    return status;
}

void bd_scratch_file_remove(const bd_scratch_file *file) { (void)bd_os_remove(file->path); }

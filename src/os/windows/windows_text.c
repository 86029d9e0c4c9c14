#include "os/windows/windows_text.h"

#ifdef _WIN32

#include <errno.h>

bool bd_windows_wide(const char *text, wchar_t *wide, size_t size)
{
    const int length = MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text, -1, wide, (int)size);
    if (length == 0) errno = GetLastError() == ERROR_INSUFFICIENT_BUFFER ? ENAMETOOLONG : EILSEQ;
    return length > 0;
}

bool bd_windows_narrow(const wchar_t *wide, char *text, size_t size)
{
    const int length = WideCharToMultiByte(CP_UTF8, 0, wide, -1, text, (int)size, NULL, NULL);
    if (length == 0) errno = ENAMETOOLONG;
    return length > 0;
}

void bd_windows_set_errno(DWORD reason)
{
    static const struct {
        DWORD reason;
        int number;
    } rows[] = {
        {ERROR_FILE_NOT_FOUND, ENOENT},
        {ERROR_PATH_NOT_FOUND, ENOENT},
        {ERROR_INVALID_NAME, ENOENT},
        {ERROR_BAD_NETPATH, ENOENT},
        {ERROR_ACCESS_DENIED, EACCES},
        {ERROR_SHARING_VIOLATION, EACCES},
        {ERROR_LOCK_VIOLATION, EACCES},
        {ERROR_FILE_EXISTS, EEXIST},
        {ERROR_ALREADY_EXISTS, EEXIST},
        {ERROR_DISK_FULL, ENOSPC},
        {ERROR_HANDLE_DISK_FULL, ENOSPC},
        {ERROR_NOT_ENOUGH_MEMORY, ENOMEM},
        {ERROR_DIR_NOT_EMPTY, ENOTEMPTY},
        {ERROR_WRITE_PROTECT, EROFS},
        {ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG},
        {ERROR_TOO_MANY_OPEN_FILES, EMFILE},
        {ERROR_INVALID_HANDLE, EBADF},
        {ERROR_BROKEN_PIPE, EPIPE},
        {ERROR_NO_DATA, EPIPE},
        {ERROR_INVALID_FUNCTION, EINVAL},
        {ERROR_NOT_SUPPORTED, EINVAL},
    };
    errno = EIO;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].reason == reason) errno = rows[i].number;
}

#endif

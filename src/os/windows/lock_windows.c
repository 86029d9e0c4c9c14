/* Locks by a file that nobody else may open and that is gone with its handle. */
#include "os/lock.h"

#ifdef _WIN32

#include "os/windows/windows_text.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>

bd_os_attempt bd_os_lock(const char *path, int *out)
{
    wchar_t wide[BD_WINDOWS_PATH];
    if (!bd_windows_wide(path, wide, BD_WINDOWS_PATH)) return BD_OS_REFUSED;
    const HANDLE handle = CreateFileW(wide, GENERIC_WRITE | DELETE, 0, NULL, OPEN_ALWAYS,
                                      FILE_ATTRIBUTE_HIDDEN | FILE_FLAG_DELETE_ON_CLOSE, NULL);
    if (handle == INVALID_HANDLE_VALUE) {
        const DWORD reason = GetLastError();
        /* A lock whose holder has just closed it is "denied" until it is gone. */
        const bool going =
            reason == ERROR_ACCESS_DENIED && GetFileAttributesW(wide) != INVALID_FILE_ATTRIBUTES;
        bd_windows_set_errno(reason);
        return reason == ERROR_SHARING_VIOLATION || reason == ERROR_DELETE_PENDING || going ? BD_OS_TAKEN
                                                                                            : BD_OS_REFUSED;
    }
    *out = _open_osfhandle((intptr_t)handle, _O_WRONLY | _O_BINARY | _O_NOINHERIT);
    if (*out >= 0) return BD_OS_GOT_IT;
    (void)CloseHandle(handle);
    return BD_OS_REFUSED;
}

void bd_os_unlock(const char *path, int lock)
{
    (void)path; /* is removed by the system */
    (void)_close(lock);
}

/* A byte far behind the end, so that what is written can be read by others. */
bd_os_attempt bd_os_lock_open(int file)
{
    OVERLAPPED where = {.OffsetHigh = 0x40000000};
    const HANDLE handle = (HANDLE)_get_osfhandle(file);
    if (LockFileEx(handle, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &where))
        return BD_OS_GOT_IT;
    const DWORD reason = GetLastError();
    bd_windows_set_errno(reason);
    return reason == ERROR_LOCK_VIOLATION || reason == ERROR_IO_PENDING ? BD_OS_TAKEN : BD_OS_REFUSED;
}

#endif

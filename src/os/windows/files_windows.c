/* Files as Windows has them: names in UTF-16, and other programs that hold a file for a moment. */
#include "os/files.h"

#ifdef _WIN32

#include "os/windows/windows_text.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <string.h>
#include <wchar.h>

/* Scanners and indexers open what was just written: such a call is made again for two seconds. */
enum { PAUSE = 20 /* milliseconds */, TRIES = 100 };

/* Sets errno; true when the call may be made again, after a pause. */
static bool windows_should_try_again(int *tries)
{
    const DWORD reason = GetLastError();
    bd_windows_set_errno(reason);
    const bool held = reason == ERROR_SHARING_VIOLATION || reason == ERROR_ACCESS_DENIED ||
                      reason == ERROR_LOCK_VIOLATION || reason == ERROR_USER_MAPPED_FILE;
    if (!held || ++*tries > TRIES) return false;
    Sleep(PAUSE);
    return true;
}

/* The call has failed for good. */
static bool windows_fail(void)
{
    bd_windows_set_errno(GetLastError());
    return false;
}

static bool windows_look(HANDLE handle, bd_os_about *out)
{
    BY_HANDLE_FILE_INFORMATION found;
    *out = (bd_os_about){.kind = BD_OS_OTHER};
    if (GetFileType(handle) != FILE_TYPE_DISK) return true;
    if (!GetFileInformationByHandle(handle, &found)) return windows_fail();
    const bool folder = (found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    *out = (bd_os_about){.kind = folder ? BD_OS_FOLDER : BD_OS_REGULAR,
                         .size = (int64_t)((uint64_t)found.nFileSizeHigh << 32 | found.nFileSizeLow),
                         .changed = (int64_t)((uint64_t)found.ftLastWriteTime.dwHighDateTime << 32 |
                                              found.ftLastWriteTime.dwLowDateTime),
                         .disk = found.dwVolumeSerialNumber,
                         .number = (uint64_t)found.nFileIndexHigh << 32 | found.nFileIndexLow};
    return true;
}

static bool windows_look_by_name(const char *path, DWORD flags, bd_os_about *out)
{
    wchar_t wide[BD_WINDOWS_PATH];
    if (!bd_windows_wide(path, wide, BD_WINDOWS_PATH)) return false;
    const HANDLE handle =
        CreateFileW(wide, FILE_READ_ATTRIBUTES, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
                    OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS | flags, NULL);
    if (handle == INVALID_HANDLE_VALUE) return windows_fail();
    const bool found = windows_look(handle, out);
    (void)CloseHandle(handle);
    return found;
}

bool bd_os_look(const char *path, bd_os_about *out) { return windows_look_by_name(path, 0, out); }

bool bd_os_look_at_link(const char *path, bd_os_about *out)
{
    wchar_t wide[BD_WINDOWS_PATH];
    WIN32_FIND_DATAW found;
    if (!windows_look_by_name(path, FILE_FLAG_OPEN_REPARSE_POINT, out)) return false;
    if (!bd_windows_wide(path, wide, BD_WINDOWS_PATH)) return false;
    const HANDLE handle = FindFirstFileW(wide, &found);
    if (handle == INVALID_HANDLE_VALUE) return true; /* a drive, for one */
    (void)FindClose(handle);
    if ((found.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 &&
        found.dwReserved0 == IO_REPARSE_TAG_SYMLINK)
        out->kind = BD_OS_LINK;
    return true;
}

bool bd_os_look_at_open(int file, bd_os_about *out)
{
    return windows_look((HANDLE)_get_osfhandle(file), out);
}

bool bd_os_exists(const char *path)
{
    bd_os_about about;
    return bd_os_look(path, &about);
}

/* A descriptor for a file opened with `access`; other programs may do with it what they want. */
static int windows_open(const char *path, DWORD access, DWORD how, int flags)
{
    wchar_t wide[BD_WINDOWS_PATH];
    HANDLE handle = INVALID_HANDLE_VALUE;
    int tries = 0;
    if (!bd_windows_wide(path, wide, BD_WINDOWS_PATH)) return -1;
    for (;;) {
        handle = CreateFileW(wide, access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL, how,
                             FILE_ATTRIBUTE_NORMAL | FILE_FLAG_BACKUP_SEMANTICS, NULL);
        if (handle != INVALID_HANDLE_VALUE) break;
        bd_os_about about;
        const DWORD reason = GetLastError();
        const bool waiting =
            reason != ERROR_ACCESS_DENIED || !bd_os_look(path, &about) ||
            (about.kind == BD_OS_REGULAR && (GetFileAttributesW(wide) & FILE_ATTRIBUTE_READONLY) == 0);
        SetLastError(reason);
        if (!waiting) bd_windows_set_errno(reason);
        if (!waiting || !windows_should_try_again(&tries)) return -1;
    }
    const int file = _open_osfhandle((intptr_t)handle, flags | _O_BINARY | _O_NOINHERIT);
    if (file < 0) (void)CloseHandle(handle);
    return file;
}

bool bd_os_is_readable(const char *path)
{
    const int file = windows_open(path, GENERIC_READ, OPEN_EXISTING, _O_RDONLY);
    if (file >= 0) (void)_close(file);
    return file >= 0;
}

int bd_os_open(const char *path, bd_os_purpose purpose)
{
    switch (purpose) {
    case BD_OS_READ: return windows_open(path, GENERIC_READ, OPEN_EXISTING, _O_RDONLY);
    case BD_OS_WRITE: return windows_open(path, GENERIC_WRITE, OPEN_EXISTING, _O_WRONLY);
    case BD_OS_APPEND: break;
    }
    return windows_open(path, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS, _O_RDWR | _O_APPEND);
}

int bd_os_create(const char *path, const char *like)
{
    (void)like; /* the folder says who may what */
    return windows_open(path, GENERIC_WRITE, CREATE_NEW, _O_WRONLY);
}

bool bd_os_read(int file, char *bytes, size_t size, size_t *got)
{
    const unsigned int most = size > 1 << 30 ? 1U << 30 : (unsigned int)size;
    const int count = _read(file, bytes, most);
    *got = count > 0 ? (size_t)count : 0;
    return count >= 0;
}

bool bd_os_write(int file, const char *bytes, size_t count)
{
    while (count > 0) {
        const unsigned int most = count > 1 << 20 ? 1U << 20 : (unsigned int)count;
        const int written = _write(file, bytes, most);
        if (written == 0) errno = ENOSPC;
        if (written <= 0) return false;
        bytes += written;
        count -= (size_t)written;
    }
    return true;
}

bool bd_os_flush(int file)
{
    if (_commit(file) == 0) return true;
    if (errno == EBADF) errno = EINVAL; /* a pipe or a console */
    return false;
}

bool bd_os_cut(int file, int64_t length)
{
    const HANDLE handle = (HANDLE)_get_osfhandle(file);
    LARGE_INTEGER end;
    end.QuadPart = length;
    return (SetFilePointerEx(handle, end, NULL, FILE_BEGIN) && SetEndOfFile(handle)) || windows_fail();
}

bool bd_os_close(int file) { return _close(file) == 0; }

FILE *bd_os_stream(const char *path, const char *mode)
{
    const bool reads = mode[0] == 'r';
    const int file = windows_open(path, reads ? GENERIC_READ : GENERIC_WRITE,
                                  reads ? OPEN_EXISTING : OPEN_ALWAYS, reads ? _O_RDONLY : _O_WRONLY);
    if (file < 0) return NULL;
    if (!reads) (void)bd_os_cut(file, 0);
    if (strchr(mode, 'b') == NULL) (void)_setmode(file, _O_TEXT);
    FILE *stream = _fdopen(file, mode);
    if (stream == NULL) (void)_close(file);
    return stream;
}

bool bd_os_remove(const char *path)
{
    wchar_t wide[BD_WINDOWS_PATH];
    int tries = 0;
    if (!bd_windows_wide(path, wide, BD_WINDOWS_PATH)) return false;
    while (!DeleteFileW(wide)) {
        bd_os_about about;
        const DWORD reason = GetLastError();
        if (reason == ERROR_ACCESS_DENIED && bd_os_look(path, &about) && about.kind == BD_OS_FOLDER) {
            errno = EISDIR;
            return false;
        }
        SetLastError(reason);
        if (!windows_should_try_again(&tries)) return false;
    }
    return true;
}

bool bd_os_remove_folder(const char *path)
{
    wchar_t wide[BD_WINDOWS_PATH];
    int tries = 0;
    if (!bd_windows_wide(path, wide, BD_WINDOWS_PATH)) return false;
    while (!RemoveDirectoryW(wide))
        if (!windows_should_try_again(&tries)) return false;
    return true;
}

bool bd_os_move(const char *from, const char *to)
{
    wchar_t wide_from[BD_WINDOWS_PATH], wide_to[BD_WINDOWS_PATH];
    int tries = 0;
    if (!bd_windows_wide(from, wide_from, BD_WINDOWS_PATH) || !bd_windows_wide(to, wide_to, BD_WINDOWS_PATH))
        return false;
    while (!MoveFileExW(wide_from, wide_to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
        if (!windows_should_try_again(&tries)) return false;
    return true;
}

bool bd_os_add_name(const char *from, const char *to)
{
    wchar_t wide_from[BD_WINDOWS_PATH], wide_to[BD_WINDOWS_PATH];
    if (!bd_windows_wide(from, wide_from, BD_WINDOWS_PATH) || !bd_windows_wide(to, wide_to, BD_WINDOWS_PATH))
        return false;
    return (CreateHardLinkW(wide_to, wide_from, NULL)) || windows_fail();
}

bool bd_os_follow_link(const char *path, char *target, size_t size)
{
    wchar_t wide[BD_WINDOWS_PATH], found[BD_WINDOWS_PATH];
    if (!bd_windows_wide(path, wide, BD_WINDOWS_PATH)) return false;
    const HANDLE handle =
        CreateFileW(wide, FILE_READ_ATTRIBUTES, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
                    OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, NULL);
    const DWORD length =
        handle == INVALID_HANDLE_VALUE
            ? 0
            : GetFinalPathNameByHandleW(handle, found, BD_WINDOWS_PATH, FILE_NAME_NORMALIZED);
    if (length == 0 || length >= BD_WINDOWS_PATH) bd_windows_set_errno(GetLastError());
    if (handle != INVALID_HANDLE_VALUE) (void)CloseHandle(handle);
    if (length == 0 || length >= BD_WINDOWS_PATH) return false;
    const wchar_t *plain = wcsncmp(found, L"\\\\?\\", 4) == 0 && found[5] == L':' ? found + 4 : found;
    return bd_windows_narrow(plain, target, size);
}

bool bd_os_make_folder(const char *path)
{
    wchar_t wide[BD_WINDOWS_PATH];
    if (!bd_windows_wide(path, wide, BD_WINDOWS_PATH)) return false;
    if (CreateDirectoryW(wide, NULL) || GetLastError() == ERROR_ALREADY_EXISTS) return true;
    return windows_fail();
}

/* MOVEFILE_WRITE_THROUGH has seen to it. */
void bd_os_flush_folder(const char *path) { (void)path; }

bool bd_os_list(const char *path, bd_os_listing *out)
{
    wchar_t wide[BD_WINDOWS_PATH];
    WIN32_FIND_DATAW found;
    if (!bd_windows_wide(path, wide, BD_WINDOWS_PATH - 2)) return false;
    wcscat(wide, L"\\*");
    const HANDLE handle = FindFirstFileW(wide, &found);
    if (handle == INVALID_HANDLE_VALUE) return windows_fail();
    out->handle = handle;
    out->has_first = bd_windows_narrow(found.cFileName, out->name, sizeof out->name);
    return true;
}

bool bd_os_list_next(bd_os_listing *listing)
{
    WIN32_FIND_DATAW found;
    if (listing->has_first) {
        listing->has_first = false;
        return true;
    }
    while (FindNextFileW(listing->handle, &found))
        if (bd_windows_narrow(found.cFileName, listing->name, sizeof listing->name)) return true;
    return false;
}

void bd_os_list_end(bd_os_listing *listing) { (void)FindClose(listing->handle); }

void bd_os_temporary(char *folder, size_t size)
{
    wchar_t wide[MAX_PATH + 2];
    const DWORD length = GetTempPathW(MAX_PATH + 2, wide);
    if (length > 1) wide[length - 1] = L'\0'; /* its last separator */
    if (length <= 1 || length > MAX_PATH + 1 || !bd_windows_narrow(wide, folder, size))
        (void)snprintf(folder, size, ".");
}

/* A name that nobody has yet; the next one each time. */
static void windows_name_in(const char *folder, int try, char *path, size_t size)
{
    (void)snprintf(path, size, "%s\\bestdraw-%lx-%lx", folder, (unsigned long)GetCurrentProcessId(),
                   (unsigned long)(GetTickCount64() % 0x1000000 * 256) + (unsigned long)try);
}

int bd_os_temporary_file(const char *folder, char *path, size_t size)
{
    int file = -1;
    for (int i = 0; i < 256 && file < 0; i++) {
        windows_name_in(folder, i, path, size);
        file = windows_open(path, GENERIC_WRITE, CREATE_NEW, _O_WRONLY);
        if (file < 0 && errno != EEXIST) break;
    }
    return file;
}

bool bd_os_temporary_folder(const char *folder, char *path, size_t size)
{
    wchar_t wide[BD_WINDOWS_PATH];
    for (int i = 0; i < 256; i++) {
        windows_name_in(folder, i, path, size);
        if (!bd_windows_wide(path, wide, BD_WINDOWS_PATH)) return false;
        if (CreateDirectoryW(wide, NULL)) return true;
        bd_windows_set_errno(GetLastError());
        if (errno != EEXIST) return false;
    }
    return false;
}

bool bd_os_here(char *path, size_t size)
{
    wchar_t wide[BD_WINDOWS_PATH];
    const DWORD length = GetCurrentDirectoryW(BD_WINDOWS_PATH, wide);
    return length > 0 && length < BD_WINDOWS_PATH && bd_windows_narrow(wide, path, size);
}

static bool windows_separates(char c) { return c == '/' || c == '\\' || c == ':'; }

const char *bd_os_name_of(const char *path)
{
    const char *name = path;
    for (const char *at = path; *at != '\0'; at++)
        if (windows_separates(*at)) name = at + 1;
    return name;
}

bool bd_os_is_absolute(const char *path)
{
    return path[0] == '/' || path[0] == '\\' || (path[0] != '\0' && path[1] == ':');
}

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

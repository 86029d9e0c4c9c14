/* Windows text: names in UTF-16, errors as errno; for the files of this folder. */
#ifndef BD_OS_WINDOWS_TEXT_H
#define BD_OS_WINDOWS_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#ifdef _WIN32

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

enum { BD_WINDOWS_PATH = 4096 };

/* False, with errno set, when it does not fit or is not UTF-8. */
bool bd_windows_wide(const char *text, wchar_t *wide, size_t size);
bool bd_windows_narrow(const wchar_t *wide, char *text, size_t size);

void bd_windows_set_errno(DWORD reason);

#endif

#endif

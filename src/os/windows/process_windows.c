/* Processes as Windows has them. */
#include "os/process.h"

#ifdef _WIN32

#include "os/windows/windows_text.h"

#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <windows.h>

/* The words of the command line in UTF-8; false: as they were. They live as long as the program. */
static bool windows_take_words(int *argc, char ***argv)
{
    int count = 0;
    size_t bytes = 0;
    wchar_t **wide = CommandLineToArgvW(GetCommandLineW(), &count);
    if (wide == NULL) return false;
    for (int i = 0; i < count; i++) bytes += 3 * wcslen(wide[i]) + 1;
    char **words = LocalAlloc(LPTR, ((size_t)count + 1) * sizeof *words + bytes);
    char *text = words != NULL ? (char *)(words + count + 1) : NULL;
    bool good = words != NULL;
    for (int i = 0; i < count && good; i++) {
        const size_t room = 3 * wcslen(wide[i]) + 1;
        words[i] = text;
        good = bd_windows_narrow(wide[i], text, room);
        text += room;
    }
    (void)LocalFree(wide);
    if (!good) return false;
    *argc = count;
    *argv = words;
    return true;
}

void bd_os_begin(int *argc, char ***argv)
{
    (void)windows_take_words(argc, argv);
    (void)_setmode(_fileno(stdin), _O_BINARY);
    (void)_setmode(_fileno(stdout), _O_BINARY);
    (void)_setmode(_fileno(stderr), _O_BINARY);
    (void)SetConsoleOutputCP(CP_UTF8);
    (void)SetConsoleCP(CP_UTF8);
}

void bd_os_keep_memory(void) {}

/* There are no such signals here, and closed streams have no numbers to be lent. */
void bd_os_guard_streams(void) {}

static volatile sig_atomic_t windows_interrupted;

static BOOL WINAPI windows_on_interrupt(DWORD event)
{
    const BOOL first = windows_interrupted == 0;
    (void)event;
    windows_interrupted = 1;
    return first;
}

void bd_os_catch_interrupts(void) { (void)SetConsoleCtrlHandler(windows_on_interrupt, TRUE); }

void bd_os_release_interrupts(void) { (void)SetConsoleCtrlHandler(windows_on_interrupt, FALSE); }

const volatile sig_atomic_t *bd_os_interrupted(void) { return &windows_interrupted; }

int bd_os_processors(void)
{
    SYSTEM_INFO system;
    GetSystemInfo(&system);
    return system.dwNumberOfProcessors < 1 ? 1 : (int)system.dwNumberOfProcessors;
}

bool bd_os_is_superuser(void) { return false; }

double bd_os_seconds(void)
{
    LARGE_INTEGER now, each;
    if (!QueryPerformanceFrequency(&each) || !QueryPerformanceCounter(&now)) return 0;
    return (double)now.QuadPart / (double)each.QuadPart;
}

int64_t bd_os_thread_nanoseconds(void)
{
    FILETIME made, left, kernel, user;
    if (!GetThreadTimes(GetCurrentThread(), &made, &left, &kernel, &user)) return 0;
    const uint64_t in_kernel = (uint64_t)kernel.dwHighDateTime << 32 | kernel.dwLowDateTime;
    const uint64_t in_user = (uint64_t)user.dwHighDateTime << 32 | user.dwLowDateTime;
    return (int64_t)(in_kernel + in_user) * 100;
}

void bd_os_pause(int milliseconds) { Sleep((DWORD)milliseconds); }

/* What the C library gives is of this thread, here. */
static bool windows_take_time(const struct tm *found, struct tm *out)
{
    if (found != NULL) *out = *found;
    return found != NULL;
}

bool bd_os_local_time(time_t when, struct tm *out) { return windows_take_time(localtime(&when), out); }

bool bd_os_world_time(time_t when, struct tm *out) { return windows_take_time(gmtime(&when), out); }

const char *bd_os_language(void)
{
    const char *value = getenv("LANG");
    if (value != NULL && value[0] != '\0') return value;
    static char code[9]; /* as long as Windows has one */
    const LCID system = MAKELCID(GetUserDefaultUILanguage(), SORT_DEFAULT);
    return GetLocaleInfoA(system, LOCALE_SISO639LANGNAME, code, sizeof code) > 0 ? code : "";
}

enum { LINE = 16384 };

/* A word between quotes, as CommandLineToArgvW takes it apart again; false when there is no room. */
static bool windows_add_word(const char *word, wchar_t *line, size_t *length)
{
    wchar_t wide[BD_WINDOWS_PATH];
    size_t slashes = 0;
    if (!bd_windows_wide(word, wide, BD_WINDOWS_PATH)) return false;
    if (*length + 2 * wcslen(wide) + 4 >= LINE) return false;
    line[(*length)++] = L'"';
    for (const wchar_t *at = wide; *at != L'\0'; at++) {
        if (*at == L'"')
            for (size_t i = 0; i <= slashes; i++) line[(*length)++] = L'\\';
        slashes = *at == L'\\' ? slashes + 1 : 0;
        line[(*length)++] = *at;
    }
    for (size_t i = 0; i < slashes; i++) line[(*length)++] = L'\\';
    line[(*length)++] = L'"';
    line[(*length)++] = L' ';
    line[*length] = L'\0';
    return true;
}

/* Where the program is: on the path, or where it has told Windows that it is. */
static bool windows_find_program(const char *program, wchar_t *found, DWORD size)
{
    wchar_t name[128], key[256];
    DWORD bytes = size * (DWORD)sizeof *found;
    if (!bd_windows_wide(program, name, sizeof name / sizeof *name)) return false;
    if (SearchPathW(NULL, name, L".exe", size, found, NULL) - 1 < size - 1) return true;
    (void)snwprintf(key, sizeof key / sizeof *key,
                    L"SOFTWARE\\Microsoft\\Windows\\CurrentVersion\\App Paths\\%ls.exe", name);
    return RegGetValueW(HKEY_CURRENT_USER, key, NULL, RRF_RT_REG_SZ, NULL, found, &bytes) == ERROR_SUCCESS ||
           (bytes = size * (DWORD)sizeof *found,
            RegGetValueW(HKEY_LOCAL_MACHINE, key, NULL, RRF_RT_REG_SZ, NULL, found, &bytes) == ERROR_SUCCESS);
}

int bd_os_run(const char *program, char *const *words)
{
    static wchar_t line[LINE];
    wchar_t found[BD_WINDOWS_PATH];
    STARTUPINFOW how = {.cb = sizeof how};
    PROCESS_INFORMATION child;
    size_t length = 0;
    DWORD code = BD_OS_DIED;
    if (!windows_find_program(program, found, BD_WINDOWS_PATH)) return BD_OS_NO_PROGRAM;
    for (size_t i = 0; words[i] != NULL; i++)
        if (!windows_add_word(words[i], line, &length)) return BD_OS_DIED;
    if (!CreateProcessW(found, line, NULL, NULL, FALSE, CREATE_NO_WINDOW, NULL, NULL, &how, &child))
        return BD_OS_NO_PROGRAM;
    (void)WaitForSingleObject(child.hProcess, INFINITE);
    (void)GetExitCodeProcess(child.hProcess, &code);
    (void)CloseHandle(child.hThread);
    (void)CloseHandle(child.hProcess);
    return (int)code;
}

void *bd_os_library(const char *name) { return LoadLibraryA(name); }

bool bd_os_library_function(void *library, const char *name, void *function)
{
    const FARPROC found = GetProcAddress(library, name);
    if (found == NULL) return false;
    memcpy(function, &found, sizeof found);
    return true;
}

#endif

/* The console of Windows, told to take UTF-8 and escape sequences. */
#include "os/console.h"

#ifdef _WIN32

#include "os/windows/windows_text.h"

#include <io.h>
#include <string.h>

static HANDLE windows_handle_of(int stream) { return (HANDLE)_get_osfhandle(stream); }

/* The C library calls every device a terminal, NUL too. */
bool bd_os_is_terminal(int stream)
{
    DWORD mode;
    return GetConsoleMode(windows_handle_of(stream), &mode) != 0;
}

bool bd_os_input_is_terminal(void) { return bd_os_is_terminal(bd_os_stream_number(stdin)); }

int bd_os_stream_number(FILE *file) { return _fileno(file); }

int bd_os_columns(int stream)
{
    CONSOLE_SCREEN_BUFFER_INFO screen;
    if (!GetConsoleScreenBufferInfo(windows_handle_of(stream), &screen)) return 0;
    return screen.srWindow.Right - screen.srWindow.Left + 1;
}

#ifndef ENABLE_VIRTUAL_TERMINAL_PROCESSING
#define ENABLE_VIRTUAL_TERMINAL_PROCESSING 4
#endif
#ifndef ENABLE_VIRTUAL_TERMINAL_INPUT
#define ENABLE_VIRTUAL_TERMINAL_INPUT 0x200
#endif

bool bd_os_takes_escapes(int stream)
{
    DWORD mode;
    const HANDLE handle = windows_handle_of(stream);
    if (!GetConsoleMode(handle, &mode)) return false;
    return (mode & ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0 ||
           SetConsoleMode(handle, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

bool bd_os_takes_utf8(int stream) { return bd_os_is_terminal(stream) && GetConsoleOutputCP() == CP_UTF8; }

bool bd_os_keys_begin(bd_os_keys *keys)
{
    const HANDLE input = GetStdHandle(STD_INPUT_HANDLE);
    DWORD usual;
    if (!GetConsoleMode(input, &usual)) return false;
    memcpy(&keys->usual, &usual, sizeof usual);
    const DWORD line = ENABLE_LINE_INPUT | ENABLE_ECHO_INPUT | ENABLE_PROCESSED_INPUT;
    return SetConsoleMode(input, (usual & ~line) | ENABLE_VIRTUAL_TERMINAL_INPUT) != 0;
}

void bd_os_keys_end(const bd_os_keys *keys)
{
    DWORD usual;
    memcpy(&usual, &keys->usual, sizeof usual);
    (void)SetConsoleMode(GetStdHandle(STD_INPUT_HANDLE), usual);
}

int bd_os_key_byte(void)
{
    unsigned char byte = 0;
    DWORD got = 0;
    return ReadFile(GetStdHandle(STD_INPUT_HANDLE), &byte, 1, &got, NULL) && got == 1 ? byte : -1;
}

/* Keys that are let go, and mice that move, are no bytes: they are taken away. */
bool bd_os_key_waits(int milliseconds)
{
    const HANDLE input = GetStdHandle(STD_INPUT_HANDLE);
    const ULONGLONG end = GetTickCount64() + (ULONGLONG)milliseconds;
    for (ULONGLONG now = end - (ULONGLONG)milliseconds; now <= end; now = GetTickCount64()) {
        INPUT_RECORD record;
        DWORD count = 0;
        if (WaitForSingleObject(input, (DWORD)(end - now)) != WAIT_OBJECT_0) return false;
        if (!PeekConsoleInputW(input, &record, 1, &count) || count == 0) return false;
        if (record.EventType == KEY_EVENT && record.Event.KeyEvent.bKeyDown) return true;
        (void)ReadConsoleInputW(input, &record, 1, &count);
    }
    return false;
}

#endif

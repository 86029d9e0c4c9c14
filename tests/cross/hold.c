/* Holds a file open for a while so that nobody else can have it, as a scanner does: hold.exe FILE
 * MILLISECONDS */
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

int main(int argc, char **argv)
{
    if (argc != 3) return 2;
    const HANDLE file = CreateFileA(argv[1], GENERIC_READ, 0, NULL, OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL, NULL);
    if (file == INVALID_HANDLE_VALUE) return 3;
    (void)puts("held");
    (void)fflush(stdout);
    Sleep((DWORD)atoi(argv[2]));
    return CloseHandle(file) ? 0 : 3;
}

/* Terminals as POSIX has them. */
#include "os/console.h"

#ifndef _WIN32

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

bool bd_os_is_terminal(int stream) { return isatty(stream) == 1; }

bool bd_os_input_is_terminal(void) { return isatty(STDIN_FILENO) == 1; }

int bd_os_stream_number(FILE *file) { return fileno(file); }

int bd_os_columns(int stream)
{
#ifdef TIOCGWINSZ
    struct winsize size;
    if (ioctl(stream, TIOCGWINSZ, &size) == 0) return size.ws_col;
#else
    (void)stream;
#endif
    return 0;
}

/* TERM and the locale say it. */
bool bd_os_takes_escapes(int stream)
{
    (void)stream;
    return false;
}

bool bd_os_takes_utf8(int stream)
{
    (void)stream;
    return false;
}

/* A terminal's settings fit into bd_os_keys. */
_Static_assert(sizeof(struct termios) <= sizeof(bd_os_keys), "");

bool bd_os_keys_begin(bd_os_keys *keys)
{
    struct termios usual;
    if (tcgetattr(STDIN_FILENO, &usual) != 0) return false;
    memcpy(&keys->usual, &usual, sizeof usual);
    struct termios raw = usual;
    raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ISIG);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    return tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) == 0;
}

void bd_os_keys_end(const bd_os_keys *keys)
{
    struct termios usual;
    memcpy(&usual, &keys->usual, sizeof usual);
    (void)tcsetattr(STDIN_FILENO, TCSADRAIN, &usual);
}

int bd_os_key_byte(void)
{
    unsigned char byte = 0;
    ssize_t got;
    do got = read(STDIN_FILENO, &byte, 1);
    while (got < 0 && errno == EINTR);
    return got == 1 ? byte : -1;
}

bool bd_os_key_waits(int milliseconds)
{
    struct pollfd wait = {.fd = STDIN_FILENO, .events = POLLIN};
    return poll(&wait, 1, milliseconds) == 1;
}

#endif

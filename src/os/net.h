/* Net: a socket that is listened on, and random bytes for secrets.
 *
 * The functions are in net_posix.c; `bestdraw serve` is built on POSIX systems only. */
#ifndef BD_OS_NET_H
#define BD_OS_NET_H

#include <stdbool.h>
#include <stddef.h>

typedef enum bd_os_listening {
    BD_OS_LISTENS,
    BD_OS_NO_SUCH_HOST, /* the name or address is not one of this machine's */
    BD_OS_PORT_TAKEN,
    BD_OS_PORT_REFUSED, /* errno says why */
} bd_os_listening;

/* Listens at the host's address and port (0: any free one); *port is the one it became, *made the socket. */
bd_os_listening bd_os_listen(const char *host, int *port, int *made);

/* Ends both directions of a connection, whatever the other side is doing. */
void bd_os_hang_up(int made);

/* Bytes that nobody can guess; false: the system has none. */
bool bd_os_random(unsigned char *bytes, size_t count);

#endif

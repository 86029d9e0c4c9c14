/* Sockets and random bytes as POSIX has them. */
#include "os/net.h"

#ifndef _WIN32

#include "os/files.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { BACKLOG = 128 };

/* -1 and errno when it is not had. */
static int net_listen_at(const struct addrinfo *at)
{
    const int on = 1;
    const int made = socket(at->ai_family, at->ai_socktype, at->ai_protocol);
    if (made < 0) return -1;
    (void)fcntl(made, F_SETFD, FD_CLOEXEC);
    (void)setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (bind(made, at->ai_addr, at->ai_addrlen) == 0 && listen(made, BACKLOG) == 0) return made;
    const int reason = errno;
    (void)close(made);
    errno = reason;
    return -1;
}

static int net_port_of(int made)
{
    struct sockaddr_storage address;
    socklen_t size = sizeof address;
    memset(&address, 0, sizeof address);
    if (getsockname(made, (struct sockaddr *)&address, &size) != 0) return 0;
    if (address.ss_family == AF_INET6) return ntohs(((const struct sockaddr_in6 *)&address)->sin6_port);
    return ntohs(((const struct sockaddr_in *)&address)->sin_port);
}

bd_os_listening bd_os_listen(const char *host, int *port, int *made)
{
    const struct addrinfo wanted = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE};
    struct addrinfo *found = NULL;
    char number[16];
    (void)snprintf(number, sizeof number, "%d", *port);
    if (getaddrinfo(host, number, &wanted, &found) != 0 || found == NULL) return BD_OS_NO_SUCH_HOST;
    *made = net_listen_at(found);
    const int reason = errno;
    freeaddrinfo(found);
    errno = reason;
    if (*made >= 0) {
        *port = net_port_of(*made);
        return BD_OS_LISTENS;
    }
    if (reason == EADDRNOTAVAIL) return BD_OS_NO_SUCH_HOST;
    return reason == EADDRINUSE ? BD_OS_PORT_TAKEN : BD_OS_PORT_REFUSED;
}

void bd_os_hang_up(int made) { (void)shutdown(made, SHUT_RDWR); }

bool bd_os_random(unsigned char *bytes, size_t count)
{
    const int source = bd_os_open("/dev/urandom", BD_OS_READ);
    size_t have = 0, got = 1;
    if (source < 0) return false;
    while (have < count && got > 0 && bd_os_read(source, (char *)bytes + have, count - have, &got))
        have += got;
    (void)bd_os_close(source);
    return have == count;
}

#endif

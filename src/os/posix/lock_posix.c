/* Locks by record locks on a file beside. */
#include "os/lock.h"

#ifndef _WIN32

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* True when the locked file still is the one of that name: its last holder may have removed it. */
static bool posix_lock_is_still_there(int file, const char *path)
{
    struct stat ours;
    struct stat there;
    return fstat(file, &ours) == 0 && stat(path, &there) == 0 && ours.st_ino == there.st_ino &&
           ours.st_dev == there.st_dev;
}

/* A lock that another user has left behind cannot be opened for writing, so nobody else could ever change the
 * file. Whether its process still lives can be asked all the same (the record lock goes with it); when it is
 * gone its file goes too. True when the way is free again. */
static bool posix_lock_clear_stale(const char *path)
{
    struct flock holder = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    const int file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    const bool free = file >= 0 && fcntl(file, F_GETLK, &holder) == 0 && holder.l_type == F_UNLCK &&
                      posix_lock_is_still_there(file, path) && unlink(path) == 0;
    if (file >= 0) (void)close(file);
    if (!free) errno = EACCES; /* what stood in the way before */
    return free;
}

bd_os_attempt bd_os_lock(const char *path, int *out)
{
    const struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    const int flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC;
    int file = open(path, flags, 0666);
    if (file < 0 && errno == EACCES && posix_lock_clear_stale(path)) file = open(path, flags, 0666);
    if (file < 0) return BD_OS_REFUSED;
    const bool locked = fcntl(file, F_SETLK, &whole) == 0;
    const int reason = errno;
    if (locked && posix_lock_is_still_there(file, path)) {
        *out = file;
        return BD_OS_GOT_IT;
    }
    (void)close(file);
    errno = reason;
    return locked || reason == EACCES || reason == EAGAIN ? BD_OS_TAKEN : BD_OS_REFUSED;
}

void bd_os_unlock(const char *path, int lock)
{
    (void)unlink(path);
    (void)close(lock);
}

bd_os_attempt bd_os_lock_open(int file)
{
    const struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    if (fcntl(file, F_SETLK, &whole) == 0) return BD_OS_GOT_IT;
    return errno == EACCES || errno == EAGAIN ? BD_OS_TAKEN : BD_OS_REFUSED;
}

#endif

/* Files as POSIX has them. */
#include "os/files.h"

#ifndef _WIN32

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __APPLE__
#define st_ctim st_ctimespec
#endif

static void posix_about(const struct stat *status, bd_os_about *out)
{
    *out = (bd_os_about){.kind = S_ISREG(status->st_mode)   ? BD_OS_REGULAR
                                 : S_ISDIR(status->st_mode) ? BD_OS_FOLDER
                                 : S_ISLNK(status->st_mode) ? BD_OS_LINK
                                                            : BD_OS_OTHER,
                         .size = (int64_t)status->st_size,
                         .changed = (int64_t)status->st_ctim.tv_sec * 1000000000 + status->st_ctim.tv_nsec,
                         .disk = (uint64_t)status->st_dev,
                         .number = (uint64_t)status->st_ino};
}

bool bd_os_look(const char *path, bd_os_about *out)
{
    struct stat status;
    if (stat(path, &status) != 0) return false;
    posix_about(&status, out);
    return true;
}

bool bd_os_look_at_link(const char *path, bd_os_about *out)
{
    struct stat status;
    if (lstat(path, &status) != 0) return false;
    posix_about(&status, out);
    return true;
}

bool bd_os_look_at_open(int file, bd_os_about *out)
{
    struct stat status;
    if (fstat(file, &status) != 0) return false;
    posix_about(&status, out);
    return true;
}

bool bd_os_exists(const char *path) { return access(path, F_OK) == 0 || !bd_os_is_absent(errno); }

bool bd_os_is_readable(const char *path) { return access(path, R_OK) == 0; }

int bd_os_open(const char *path, bd_os_purpose purpose)
{
    switch (purpose) {
    case BD_OS_READ: return open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    case BD_OS_WRITE: return open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
    case BD_OS_APPEND: break;
    }
    return open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
}

int bd_os_create(const char *path, const char *like)
{
    struct stat status;
    const int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (file < 0) return file;
    const bool found = stat(like, &status) == 0;
    if (!found && bd_os_is_absent(errno)) return file;
    if (found && fchown(file, status.st_uid, status.st_gid) != 0)
        errno = 0; /* only the superuser may; our own name is fine then */
    if (found && fchmod(file, status.st_mode & 07777) == 0) return file;
    const int reason = errno;
    (void)close(file);
    (void)unlink(path);
    errno = reason;
    return -1;
}

bool bd_os_read(int file, char *bytes, size_t size, size_t *got)
{
    ssize_t count;
    do count = read(file, bytes, size);
    while (count < 0 && errno == EINTR);
    *got = count > 0 ? (size_t)count : 0;
    return count >= 0;
}

bool bd_os_write(int file, const char *bytes, size_t count)
{
    while (count > 0) {
        const ssize_t written = write(file, bytes, count);
        if (written < 0 && errno == EINTR) continue;
        if (written == 0) errno = ENOSPC;
        if (written <= 0) return false;
        bytes += written;
        count -= (size_t)written;
    }
    return true;
}

bool bd_os_flush(int file) { return fsync(file) == 0; }

bool bd_os_cut(int file, int64_t length) { return ftruncate(file, (off_t)length) == 0; }

bool bd_os_close(int file) { return close(file) == 0; }

FILE *bd_os_stream(const char *path, const char *mode) { return fopen(path, mode); }

bool bd_os_remove(const char *path) { return unlink(path) == 0; }

bool bd_os_remove_folder(const char *path) { return rmdir(path) == 0; }

bool bd_os_move(const char *from, const char *to) { return rename(from, to) == 0; }

bool bd_os_add_name(const char *from, const char *to) { return link(from, to) == 0; }

bool bd_os_follow_link(const char *path, char *target, size_t size)
{
    const ssize_t length = readlink(path, target, size - 1);
    if (length >= 0) target[length] = '\0';
    return length >= 0;
}

bool bd_os_make_folder(const char *path) { return mkdir(path, 0777) == 0 || errno == EEXIST; }

void bd_os_flush_folder(const char *path)
{
    const int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;
    (void)fsync(folder);
    (void)close(folder);
}

bool bd_os_list(const char *path, bd_os_listing *out)
{
    out->handle = opendir(path);
    out->has_first = false;
    return out->handle != NULL;
}

bool bd_os_list_next(bd_os_listing *listing)
{
    for (const struct dirent *entry; (entry = readdir(listing->handle)) != NULL;) {
        const size_t length = strlen(entry->d_name);
        if (length >= sizeof listing->name) continue;
        memcpy(listing->name, entry->d_name, length + 1);
        return true;
    }
    return false;
}

void bd_os_list_end(bd_os_listing *listing) { (void)closedir(listing->handle); }

void bd_os_temporary(char *folder, size_t size)
{
    const char *said = getenv("TMPDIR");
    if (said == NULL || said[0] == '\0' || strlen(said) >= size) said = "/tmp";
    (void)snprintf(folder, size, "%s", said);
}

int bd_os_temporary_file(const char *folder, char *path, size_t size)
{
    (void)snprintf(path, size, "%s/bestdraw-XXXXXX", folder);
    return mkstemp(path);
}

bool bd_os_temporary_folder(const char *folder, char *path, size_t size)
{
    (void)snprintf(path, size, "%s/bestdraw-XXXXXX", folder);
    return mkdtemp(path) != NULL;
}

bool bd_os_here(char *path, size_t size) { return getcwd(path, size) != NULL; }

const char *bd_os_name_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

bool bd_os_is_absolute(const char *path) { return path[0] == '/'; }

#endif

#ifndef _WIN32

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

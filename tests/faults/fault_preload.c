/* A library for LD_PRELOAD that makes the n-th call of a program go wrong (Linux with glibc).
 *
 * It stands in front of the calls below, counts those of the groups that are asked for, and lets the n-th
 * fail, fail from then on, be done by half or be interrupted; or it ends the program there, as a kill does or
 * as a power cut does: what was written and not flushed is lost then, and a rename in a folder that was not
 * flushed is undone.
 *
 * What is asked stands in the environment:
 *     FAULT_AT=17 FAULT_GROUPS=calls|memory|all FAULT_ERROR=0|1|2
 *     FAULT_HOW=fail|forever|short|interrupt|kill|kill-after|power|power-after
 * Or FAULT_CONTROL names a file with a fault_control that is shared with the process that tests: so a server
 * can be told again and again while it runs, and how far the counting came can be read. Only the first
 * process that takes a control counts in it.
 *
 * FAULT_AT=0 counts only. Nothing is ever flushed in earnest: what is durable is known here. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { GROUP_CALLS = 1, GROUP_MEMORY = 2, ERRORS = 3 };

typedef enum fault_how {
    HOW_GO_ON,
    HOW_FAIL,
    HOW_FOREVER, /* the n-th, and all of that name after it */
    HOW_SHORT,   /* half of it is read or written; what is written after that finds the disk full */
    HOW_INTERRUPT,
    HOW_KILL,
    HOW_KILL_AFTER,
    HOW_POWER,
    HOW_POWER_AFTER
} fault_how;

/* The driver has the same places (faults.py). */
typedef struct fault_control {
    atomic_int process; /* who counts; 0: the next that comes */
    atomic_int at;      /* 0: nothing fails */
    atomic_int how;
    atomic_int groups;
    atomic_int error;     /* which of the errors of a call */
    atomic_int count;     /* calls so far */
    atomic_int met;       /* the call that it was (index + 1); 0: the n-th has not come */
    atomic_int unflushed; /* renames of a file that was not flushed */
    atomic_int full;      /* half of something was written: the disk is full */
} fault_control;

/* What can go wrong, and how it is said. */
#define CALLS(X)                                                                                             \
    X(open, EACCES, EMFILE, EIO)                                                                             \
    X(openat, EACCES, EMFILE, EIO)                                                                           \
    X(creat, EACCES, EMFILE, ENOSPC)                                                                         \
    X(fopen, EACCES, EMFILE, EIO)                                                                            \
    X(mkstemp, EACCES, EMFILE, ENOSPC)                                                                       \
    X(mkdtemp, EACCES, EMFILE, ENOSPC)                                                                       \
    X(read, EIO, EISDIR, EINTR)                                                                              \
    X(write, ENOSPC, EIO, EDQUOT)                                                                            \
    X(fsync, EIO, ENOSPC, EDQUOT)                                                                            \
    X(fdatasync, EIO, ENOSPC, EDQUOT)                                                                        \
    X(rename, EIO, EACCES, ENOSPC)                                                                           \
    X(close, EIO, ENOSPC, EINTR)                                                                             \
    X(link, EPERM, EMLINK, ENOSPC)                                                                           \
    X(unlink, EIO, EACCES, EPERM)                                                                            \
    X(rmdir, EIO, EACCES, EPERM)                                                                             \
    X(mkdir, EIO, EACCES, ENOSPC)                                                                            \
    X(ftruncate, EIO, EPERM, ENOSPC)                                                                         \
    X(fchmod, EPERM, EIO, EROFS)                                                                             \
    X(fchown, EPERM, EIO, EROFS)                                                                             \
    X(stat, EIO, EACCES, ENOMEM)                                                                             \
    X(lstat, EIO, EACCES, ENOMEM)                                                                            \
    X(fstat, EIO, ENOMEM, EOVERFLOW)                                                                         \
    X(access, EIO, EACCES, ENOMEM)                                                                           \
    X(readlink, EIO, EACCES, ENOMEM)                                                                         \
    X(getcwd, ENOENT, EACCES, ENOMEM)                                                                        \
    X(fcntl, ENOLCK, EAGAIN, EDEADLK)                                                                        \
    X(flock, ENOLCK, EWOULDBLOCK, EINTR)                                                                     \
    X(opendir, EACCES, EMFILE, ENOMEM)                                                                       \
    X(readdir, EIO, EBADF, EIO)                                                                              \
    X(mmap, ENOMEM, EAGAIN, EPERM)                                                                           \
    X(pthread_create, EAGAIN, EAGAIN, EPERM)                                                                 \
    X(dlopen, ENOENT, ENOMEM, EACCES)                                                                        \
    X(fwrite, ENOSPC, EIO, EPIPE)                                                                            \
    X(fputs, ENOSPC, EIO, EPIPE)                                                                             \
    X(fprintf, ENOSPC, EIO, EPIPE)                                                                           \
    X(fflush, ENOSPC, EIO, EPIPE)                                                                            \
    X(fclose, ENOSPC, EIO, EDQUOT)                                                                           \
    X(fread, EIO, EIO, EISDIR)                                                                               \
    X(accept4, EMFILE, ECONNABORTED, ENOMEM)                                                                 \
    X(recv, ECONNRESET, EAGAIN, EINTR)                                                                       \
    X(send, ECONNRESET, EAGAIN, EPIPE)                                                                       \
    X(sendmsg, ECONNRESET, EAGAIN, EPIPE)

#define CALL_ID(name, a, b, c) CALL_##name,
typedef enum fault_call { CALLS(CALL_ID) CALL_memory, CALL_COUNT } fault_call;

#define CALL_ROW(name, a, b, c) {#name, {a, b, c}},
static const struct {
    const char *name;
    int errors[ERRORS];
} fault_calls[CALL_COUNT] = {CALLS(CALL_ROW){"memory", {ENOMEM, ENOMEM, ENOMEM}}};

static fault_control fault_own;
static fault_control *fault_shared = &fault_own;
static atomic_bool fault_ready; /* the program has begun, and it is this process that counts */

/* The function that stands behind ours. */
static void *fault_behind(const char *name, void **known)
{
    if (*known == NULL) *known = dlsym(RTLD_NEXT, name);
    return *known;
}

/* ---- What is durable ---- */

enum { FILES = 64, NAMES = 64 };

static struct {
    int file, twin; /* the program's number, -1: closed; our own */
    bool dirty;
} power_files[FILES];
static size_t power_file_count;

static struct {
    char from[PATH_MAX], name[PATH_MAX], saved[PATH_MAX + 32];
    bool open, was_there;
} power_names[NAMES];
static size_t power_name_count;

static bool power_is_asked(void)
{
    return fault_shared->how == HOW_POWER || fault_shared->how == HOW_POWER_AFTER;
}

static void power_note_open(int file, int flags)
{
    if (file < 0 || (flags & (O_WRONLY | O_RDWR)) == 0 || power_file_count >= FILES) return;
    const int twin = (int)syscall(SYS_fcntl, file, F_DUPFD_CLOEXEC, 500);
    power_files[power_file_count].file = file;
    power_files[power_file_count].twin = twin;
    power_files[power_file_count++].dirty = false;
}

static void power_note(int file, bool dirty, bool closed)
{
    for (size_t i = 0; i < power_file_count; i++) {
        if (power_files[i].file != file) continue;
        if (closed)
            power_files[i].file = -1;
        else
            power_files[i].dirty = dirty;
    }
}

/* A folder was flushed: its renames stay. All are taken for those of one folder. */
static void power_note_flush(int file)
{
    struct stat about;
    power_note(file, false, false);
    if (syscall(SYS_newfstatat, file, "", &about, AT_EMPTY_PATH) != 0 || !S_ISDIR(about.st_mode)) return;
    for (size_t i = 0; i < power_name_count; i++) {
        if (power_names[i].open) (void)syscall(SYS_unlinkat, AT_FDCWD, power_names[i].saved, 0);
        power_names[i].open = false;
    }
}

static void power_note_rename(const char *from, const char *to)
{
    struct stat about, one;
    if (syscall(SYS_newfstatat, AT_FDCWD, from, &about, 0) != 0) return;
    for (size_t i = 0; i < power_file_count; i++)
        if (power_files[i].dirty &&
            syscall(SYS_newfstatat, power_files[i].twin, "", &one, AT_EMPTY_PATH) == 0 &&
            one.st_ino == about.st_ino)
            fault_shared->unflushed++;
    if (!power_is_asked() || power_name_count >= NAMES) return;
    (void)snprintf(power_names[power_name_count].from, PATH_MAX, "%s", from);
    (void)snprintf(power_names[power_name_count].name, PATH_MAX, "%s", to);
    (void)snprintf(power_names[power_name_count].saved, sizeof power_names->saved, "%s.power%zu", to,
                   power_name_count);
    power_names[power_name_count].was_there =
        syscall(SYS_linkat, AT_FDCWD, to, AT_FDCWD, power_names[power_name_count].saved, 0) == 0;
    power_names[power_name_count++].open = true;
}

/* What no disk has yet is gone. */
static void power_cut(void)
{
    struct stat about;
    while (power_name_count-- > 0) {
        const char *from = power_names[power_name_count].from, *name = power_names[power_name_count].name;
        if (!power_names[power_name_count].open) continue;
        (void)syscall(SYS_renameat2, AT_FDCWD, name, AT_FDCWD, from, 0);
        if (power_names[power_name_count].was_there)
            (void)syscall(SYS_renameat2, AT_FDCWD, power_names[power_name_count].saved, AT_FDCWD, name, 0);
    }
    for (size_t i = 0; i < power_file_count; i++)
        if (power_files[i].dirty &&
            syscall(SYS_newfstatat, power_files[i].twin, "", &about, AT_EMPTY_PATH) == 0)
            (void)syscall(SYS_ftruncate, power_files[i].twin, about.st_size / 2);
}

/* ---- Which call it is ---- */

static void fault_end(bool power)
{
    if (power) power_cut();
    (void)syscall(SYS_kill, getpid(), SIGKILL);
    for (;;) (void)pause();
}

static int fault_group(fault_call call) { return call == CALL_memory ? GROUP_MEMORY : GROUP_CALLS; }

static fault_how fault_begin(fault_call call)
{
    fault_control *c = fault_shared;
    if (!fault_ready || (c->groups & fault_group(call)) == 0) return HOW_GO_ON;
    if (c->full != 0 && call == CALL_write) {
        errno = ENOSPC;
        return HOW_FAIL;
    }
    if ((c->how == HOW_SHORT || c->how == HOW_INTERRUPT) && call != CALL_read && call != CALL_write)
        return HOW_GO_ON;
    const int number = ++c->count;
    const bool again = c->how == HOW_FOREVER && c->met == (int)call + 1;
    if (number != c->at && !again) return HOW_GO_ON;
    c->met = (int)call + 1;
    if (c->how == HOW_KILL || c->how == HOW_POWER) fault_end(c->how == HOW_POWER);
    errno = c->how == HOW_INTERRUPT ? EINTR : fault_calls[call].errors[c->error % ERRORS];
    return c->how == HOW_FOREVER ? HOW_FAIL : (fault_how)c->how;
}

static bool fault_fails(fault_how how) { return how == HOW_FAIL; }

static void fault_after(fault_how how)
{
    if (how == HOW_KILL_AFTER || how == HOW_POWER_AFTER) fault_end(how == HOW_POWER_AFTER);
}

/* A call that fails without having done anything, or is done. */
#define WRAP(result, name, parameters, arguments, failed)                                                    \
    result name parameters                                                                                   \
    {                                                                                                        \
        static void *known;                                                                                  \
        result(*real) parameters;                                                                            \
        *(void **)(&real) = fault_behind(#name, &known);                                                     \
        const fault_how how = fault_begin(CALL_##name);                                                      \
        if (fault_fails(how)) return failed;                                                                 \
        result done = real arguments;                                                                        \
        fault_after(how);                                                                                    \
        return done;                                                                                         \
    }

WRAP(FILE *, fopen, (const char *path, const char *mode), (path, mode), NULL)
WRAP(int, mkstemp, (char *path), (path), -1)
WRAP(char *, mkdtemp, (char *path), (path), NULL)
WRAP(int, link, (const char *from, const char *to), (from, to), -1)
WRAP(int, unlink, (const char *path), (path), -1)
WRAP(int, rmdir, (const char *path), (path), -1)
WRAP(int, mkdir, (const char *path, mode_t mode), (path, mode), -1)
WRAP(int, ftruncate, (int file, off_t length), (file, length), -1)
WRAP(int, fchmod, (int file, mode_t mode), (file, mode), -1)
WRAP(int, fchown, (int file, uid_t user, gid_t group), (file, user, group), -1)
WRAP(int, stat, (const char *path, struct stat *out), (path, out), -1)
WRAP(int, lstat, (const char *path, struct stat *out), (path, out), -1)
WRAP(int, fstat, (int file, struct stat *out), (file, out), -1)
WRAP(int, access, (const char *path, int mode), (path, mode), -1)
WRAP(ssize_t, readlink, (const char *path, char *out, size_t size), (path, out, size), -1)
WRAP(char *, getcwd, (char *out, size_t size), (out, size), NULL)
WRAP(int, flock, (int file, int what), (file, what), -1)
WRAP(DIR *, opendir, (const char *path), (path), NULL)
WRAP(struct dirent *, readdir, (DIR * folder), (folder), NULL)
WRAP(void *, mmap, (void *at, size_t size, int may, int flags, int file, off_t from),
     (at, size, may, flags, file, from), MAP_FAILED)
WRAP(int, pthread_create,
     (pthread_t * thread, const pthread_attr_t *how_made, void *(*work)(void *), void *self),
     (thread, how_made, work, self), errno)
WRAP(size_t, fread, (void *out, size_t size, size_t count, FILE *file), (out, size, count, file), 0)
WRAP(int, accept4, (int line, struct sockaddr *who, socklen_t *size, int flags), (line, who, size, flags), -1)
WRAP(ssize_t, recv, (int line, void *out, size_t size, int flags), (line, out, size, flags), -1)
WRAP(ssize_t, send, (int line, const void *bytes, size_t size, int flags), (line, bytes, size, flags), -1)
WRAP(ssize_t, sendmsg, (int line, const struct msghdr *message, int flags), (line, message, flags), -1)
WRAP(void *, dlopen, (const char *path, int flags), (path, flags), NULL)

/* Who waits for a lock need not wait in earnest. */
int nanosleep(const struct timespec *time, struct timespec *left)
{
    const bool lock = time->tv_sec == 0 && time->tv_nsec <= 20000000;
    if (fault_ready && lock && fault_shared->met != 0) return 0;
    return (int)syscall(SYS_nanosleep, time, left);
}

/* ---- Files ---- */

static int fault_open(fault_call call, int folder, const char *path, int flags, mode_t mode)
{
    const fault_how how = fault_begin(call);
    if (fault_fails(how)) return -1;
    const int file = (int)syscall(SYS_openat, folder, path, flags, mode);
    if (fault_ready) power_note_open(file, flags);
    fault_after(how);
    return file;
}

static mode_t fault_mode(int flags, va_list list)
{
    return (flags & (O_CREAT | __O_TMPFILE)) != 0 ? va_arg(list, mode_t) : 0;
}

int open(const char *path, int flags, ...)
{
    va_list list;
    va_start(list, flags);
    const mode_t mode = fault_mode(flags, list);
    va_end(list);
    return fault_open(CALL_open, AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...)
{
    va_list list;
    va_start(list, flags);
    const mode_t mode = fault_mode(flags, list);
    va_end(list);
    return fault_open(CALL_openat, folder, path, flags, mode);
}

int creat(const char *path, mode_t mode)
{
    return fault_open(CALL_creat, AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode);
}

ssize_t read(int file, void *out, size_t size)
{
    const fault_how how = fault_begin(CALL_read);
    if (fault_fails(how) || how == HOW_INTERRUPT) return -1;
    const ssize_t got = syscall(SYS_read, file, out, how == HOW_SHORT && size > 1 ? size / 2 : size);
    fault_after(how);
    return got;
}

ssize_t write(int file, const void *bytes, size_t size)
{
    const fault_how how = fault_begin(CALL_write);
    const bool half = how == HOW_SHORT && size > 8; /* what one thread tells another is no longer than that */
    if (fault_fails(how) || how == HOW_INTERRUPT) return -1;
    const ssize_t done = syscall(SYS_write, file, bytes, half ? size / 2 : size);
    if (half) fault_shared->full = 1;
    if (fault_ready) power_note(file, true, false);
    fault_after(how);
    return done;
}

/* It is closed all the same, as Linux does it. */
int close(int file)
{
    const fault_how how = fault_begin(CALL_close);
    const int reason = errno;
    if (fault_ready) power_note(file, false, true);
    const int done = (int)syscall(SYS_close, file);
    fault_after(how);
    if (!fault_fails(how)) return done;
    errno = reason;
    return -1;
}

static int fault_flush(fault_call call, int file)
{
    const fault_how how = fault_begin(call);
    if (fault_fails(how)) return -1;
    if (fault_ready) power_note_flush(file);
    fault_after(how);
    return 0;
}

int fsync(int file) { return fault_flush(CALL_fsync, file); }
int fdatasync(int file) { return fault_flush(CALL_fdatasync, file); }

int rename(const char *from, const char *to)
{
    const fault_how how = fault_begin(CALL_rename);
    if (fault_fails(how)) return -1;
    if (fault_ready) power_note_rename(from, to);
    const int done = (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
    fault_after(how);
    return done;
}

int fcntl(int file, int what, ...)
{
    va_list list;
    va_start(list, what);
    void *more = va_arg(list, void *);
    va_end(list);
    const fault_how how =
        what == F_SETLK || what == F_SETLKW || what == F_GETLK ? fault_begin(CALL_fcntl) : HOW_GO_ON;
    if (fault_fails(how)) return -1;
    const int done = (int)syscall(SYS_fcntl, file, what, more);
    fault_after(how);
    return done;
}

/* ---- Streams: what is put into a buffer cannot fail, but where the buffer goes can be full ---- */

static int fault_flush_stream(fault_call call, FILE *file, int (*real)(FILE *))
{
    const fault_how how = fault_begin(call);
    if (!fault_fails(how) || file == NULL) {
        const int done = real(file);
        fault_after(how);
        return done;
    }
    const int reason = errno, number = fileno(file);
    const int kept = (int)syscall(SYS_fcntl, number, F_DUPFD_CLOEXEC, 400);
    const int full = (int)syscall(SYS_openat, AT_FDCWD, "/dev/full", O_WRONLY, 0);
    (void)syscall(SYS_dup3, full, number, 0);
    const int done = real(file);
    if (call == CALL_fflush) (void)syscall(SYS_dup3, kept, number, 0);
    (void)syscall(SYS_close, full);
    (void)syscall(SYS_close, kept);
    errno = reason;
    return done;
}

int fflush(FILE *file)
{
    static void *known;
    int (*real)(FILE *);
    *(void **)(&real) = fault_behind("fflush", &known);
    return fault_flush_stream(CALL_fflush, file, real);
}

int fclose(FILE *file)
{
    static void *known;
    int (*real)(FILE *);
    *(void **)(&real) = fault_behind("fclose", &known);
    return fault_flush_stream(CALL_fclose, file, real);
}

size_t fwrite(const void *bytes, size_t size, size_t count, FILE *file)
{
    static void *known;
    size_t (*real)(const void *, size_t, size_t, FILE *);
    *(void **)(&real) = fault_behind("fwrite", &known);
    const fault_how how = file == stdout ? HOW_GO_ON : fault_begin(CALL_fwrite);
    if (fault_fails(how)) return 0;
    const size_t done = real(bytes, size, count, file);
    fault_after(how);
    return done;
}

int fputs(const char *text, FILE *file)
{
    static void *known;
    int (*real)(const char *, FILE *);
    *(void **)(&real) = fault_behind("fputs", &known);
    const fault_how how = file == stdout ? HOW_GO_ON : fault_begin(CALL_fputs);
    if (fault_fails(how)) return EOF;
    const int done = real(text, file);
    fault_after(how);
    return done;
}

int fprintf(FILE *file, const char *format, ...)
{
    const fault_how how = file == stdout ? HOW_GO_ON : fault_begin(CALL_fprintf);
    if (fault_fails(how)) return -1;
    va_list list;
    va_start(list, format);
    const int done = vfprintf(file, format, list);
    va_end(list);
    fault_after(how);
    return done;
}

/* ---- Memory; what the C library takes for itself comes here too ---- */

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) { return fault_fails(fault_begin(CALL_memory)) ? NULL : __libc_malloc(size); }

void *calloc(size_t count, size_t size)
{
    return fault_fails(fault_begin(CALL_memory)) ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    return fault_fails(fault_begin(CALL_memory)) ? NULL : __libc_realloc(old, size);
}

int posix_memalign(void **out, size_t alignment, size_t size)
{
    if (fault_fails(fault_begin(CALL_memory))) return ENOMEM;
    *out = __libc_memalign(alignment, size);
    return *out != NULL ? 0 : ENOMEM;
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return fault_fails(fault_begin(CALL_memory)) ? NULL : __libc_memalign(alignment, size);
}

/* ---- The beginning ---- */

static int fault_number(const char *name)
{
    const char *value = getenv(name);
    return value != NULL ? (int)strtol(value, NULL, 10) : 0;
}

static int fault_word(const char *name, const char *const *words, int otherwise)
{
    const char *value = getenv(name);
    for (int i = 0; value != NULL && words[i] != NULL; i++)
        if (strcmp(value, words[i]) == 0) return i;
    return otherwise;
}

static void fault_take_environment(fault_control *c)
{
    static const char *const hows[] = {"nothing", "fail",       "forever", "short",       "interrupt",
                                       "kill",    "kill-after", "power",   "power-after", NULL};
    static const char *const groups[] = {"none", "calls", "memory", "all", NULL};
    c->at = fault_number("FAULT_AT");
    c->how = fault_word("FAULT_HOW", hows, HOW_FAIL);
    c->groups = fault_word("FAULT_GROUPS", groups, GROUP_CALLS | GROUP_MEMORY);
    c->error = fault_number("FAULT_ERROR");
}

__attribute__((constructor)) static void fault_start(void)
{
    const char *name = getenv("FAULT_CONTROL");
    int nobody = 0;
    if (name == NULL)
        fault_take_environment(&fault_own);
    else {
        const int file = (int)syscall(SYS_openat, AT_FDCWD, name, O_RDWR | O_CLOEXEC, 0);
        if (file < 0) return;
        void *shared = (void *)syscall(SYS_mmap, NULL, sizeof *fault_shared, PROT_READ | PROT_WRITE,
                                       MAP_SHARED, file, 0);
        (void)syscall(SYS_close, file);
        if (shared == MAP_FAILED) return;
        fault_shared = shared;
    }
    fault_ready = atomic_compare_exchange_strong(&fault_shared->process, &nobody, getpid());
}

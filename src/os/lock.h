/* Lock: one process at a time, told by a file, and gone when its holder dies, however that happens.
 *
 * The functions are in lock_posix.c (record locks) and lock_windows.c (files that nobody else may open and
 * that vanish with the last handle). */
#ifndef BD_OS_LOCK_H
#define BD_OS_LOCK_H

typedef enum bd_os_attempt {
    BD_OS_GOT_IT,
    BD_OS_TAKEN,  /* another process has it */
    BD_OS_REFUSED /* errno says why */
} bd_os_attempt;

/* Makes and locks the file `path`; *out is for bd_os_unlock, which removes it. */
bd_os_attempt bd_os_lock(const char *path, int *out);
void bd_os_unlock(const char *path, int lock);

/* Locks an open file as long as it is open; others may still read it. */
bd_os_attempt bd_os_lock_open(int file);

#endif

/* Files: what the system can do with files and folders, by paths in UTF-8.
 *
 * The functions are in files_posix.c and files_windows.c. They give true, or a descriptor, when it went well;
 * else errno says why. Where another program holds a file for a moment, as scanners do on Windows, the call
 * is made again for a while. */
#ifndef BD_OS_FILES_H
#define BD_OS_FILES_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef enum bd_os_kind { BD_OS_REGULAR, BD_OS_FOLDER, BD_OS_LINK, BD_OS_OTHER } bd_os_kind;

typedef struct bd_os_about {
    bd_os_kind kind;
    int64_t size;
    int64_t changed;       /* by the clock of the system, which may stand still between two changes */
    uint64_t disk, number; /* which file it is, whatever it is called */
} bd_os_about;

/* About the file of that name, about the link itself, and about an open file. */
bool bd_os_look(const char *path, bd_os_about *out);
bool bd_os_look_at_link(const char *path, bd_os_about *out);
bool bd_os_look_at_open(int file, bd_os_about *out);

/* Whether it is the file it was, and nobody has written into it since, as far as its time tells. */
static inline bool bd_os_same(const bd_os_about *a, const bd_os_about *b)
{
    return a->number == b->number && a->disk == b->disk && a->size == b->size && a->changed == b->changed;
}

/* What cannot be looked at for another reason than that it is not there may well be there. */
static inline bool bd_os_is_absent(int reason) { return reason == ENOENT || reason == ENOTDIR; }

bool bd_os_exists(const char *path); /* or cannot be looked at */
bool bd_os_is_readable(const char *path);

/* BD_OS_READ: what is there; BD_OS_WRITE: what is there, from its beginning on; BD_OS_APPEND: what is there
 * or a new file, to be read and written at its end. */
typedef enum bd_os_purpose { BD_OS_READ, BD_OS_WRITE, BD_OS_APPEND } bd_os_purpose;
int bd_os_open(const char *path, bd_os_purpose purpose);

/* A file that was not there before, to be written; owner and permissions as those of `like` where that
 * exists.
 */
int bd_os_create(const char *path, const char *like);

/* At most size bytes; *got is 0 at the end. */
bool bd_os_read(int file, char *bytes, size_t size, size_t *got);
bool bd_os_write(int file, const char *bytes, size_t count);
bool bd_os_flush(int file); /* to the disk */
bool bd_os_cut(int file, int64_t length);
bool bd_os_close(int file);

/* fopen by a name in UTF-8; mode "rb", "wb", or "w" for the system's own ends of lines. */
FILE *bd_os_stream(const char *path, const char *mode);

bool bd_os_remove(const char *path);
bool bd_os_remove_folder(const char *path);

/* `from` takes the place of `to`, at one stroke. */
bool bd_os_move(const char *from, const char *to);

/* A second name for the same content. */
bool bd_os_add_name(const char *from, const char *to);

/* Where a link leads; the target ends with a NUL. */
bool bd_os_follow_link(const char *path, char *target, size_t size);

/* True also when it is there already. */
bool bd_os_make_folder(const char *path);

/* What was renamed in it stays so after a power cut, where the system can promise that. */
void bd_os_flush_folder(const char *path);

typedef struct bd_os_listing {
    void *handle;
    bool has_first; /* the first name is known since the listing was opened */
    char name[1024];
} bd_os_listing;

/* Names one by one, "." and ".." too: true while there is one. */
bool bd_os_list(const char *path, bd_os_listing *out);
bool bd_os_list_next(bd_os_listing *listing);
void bd_os_list_end(bd_os_listing *listing);

/* The folder for files of a moment, and there a new file or folder that nobody else may read; path[size] is
 * its name. */
void bd_os_temporary(char *folder, size_t size);
int bd_os_temporary_file(const char *folder, char *path, size_t size);
bool bd_os_temporary_folder(const char *folder, char *path, size_t size);

/* The folder the program is in. */
bool bd_os_here(char *path, size_t size);

/* The part of the path behind the last folder. */
const char *bd_os_name_of(const char *path);
bool bd_os_is_absolute(const char *path);

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

/* Every file of a folder, and of those in it, that can be read as an event. */
#ifndef TESTS_EVENT_FILES_H
#define TESTS_EVENT_FILES_H

#include "io/event_file.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <stdio.h>

typedef void event_check(bd_arena *arena, const char *name, const bd_event *event);

/* How many there were. */
static inline int check_event_files(const char *folder, event_check *check)
{
    char path[512];
    int files = 0;
    bd_err err;
    DIR *listing = opendir(folder);
    cr_assert_not_null(listing, "%s", folder);
    for (const struct dirent *entry; (entry = readdir(listing)) != NULL;) {
        if (entry->d_name[0] == '.') continue;
        cr_assert_lt(snprintf(path, sizeof path, "%s/%s", folder, entry->d_name), (int)sizeof path);
        DIR *inner = opendir(path);
        if (inner != NULL) {
            closedir(inner);
            files += check_event_files(path, check);
            continue;
        }
        bd_arena *arena = bd_arena_new();
        bd_file file;
        bd_event *event = NULL;
        const bd_read_options lenient = {.lenient = true};
        if (bd_file_read(arena, path, BD_FILE_LIMIT, &file, &err) == BD_OK &&
            bd_event_read_text(arena, path, file.text, file.length, &lenient, NULL, &event, &err) == BD_OK) {
            check(arena, path, event);
            files++;
        }
        bd_arena_free(arena);
    }
    closedir(listing);
    return files;
}

#endif

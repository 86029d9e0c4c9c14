/* Pages: the files of src/web, put into the program when it is built (src/cmake/Pages.cmake); they are
 * found in hall_admit.c. */
#ifndef BD_SERVE_PAGES_H
#define BD_SERVE_PAGES_H

#include <stddef.h>

typedef struct bd_page_file {
    const char *name, *type;
    const unsigned char *bytes;
    size_t count;
} bd_page_file;

/* Made by the build. */
extern const bd_page_file bd_page_files[];
extern const size_t bd_page_file_count;

/* NULL: there is none of that name. */
const bd_page_file *bd_page_named(const char *name);

#endif

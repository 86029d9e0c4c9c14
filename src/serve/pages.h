/* Pages: the files of src/web, put into the program when it is built (src/cmake/Pages.cmake); they are
 * found in hall_admit.c. A page that has its style and its script in it is sent in one piece; the policy
 * names both by their digests. */
#ifndef BD_SERVE_PAGES_H
#define BD_SERVE_PAGES_H

#include <stddef.h>

typedef struct bd_page_file {
    const char *name, *type;
    const char *tag;            /* changes with the content: "\"5d41...\"" */
    const char *style, *script; /* "'sha256-...'" of what stands in the page; "": nothing does */
    const unsigned char *bytes;
    size_t count;
    const unsigned char *packed; /* the same with gzip */
    size_t packed_count;
} bd_page_file;

/* Made by the build. */
extern const bd_page_file bd_page_files[];
extern const size_t bd_page_file_count;

/* NULL: there is none of that name. */
const bd_page_file *bd_page_named(const char *name);

#endif

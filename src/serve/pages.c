#include "serve/pages.h"

#include <string.h>

const bd_page_file *bd_page_named(const char *name)
{
    for (size_t i = 0; i < bd_page_file_count; i++)
        if (strcmp(bd_page_files[i].name, name) == 0) return &bd_page_files[i];
    return NULL;
}

#include "cards/tags.h"

#include "cards/home.h"

#include <string.h>

/* The text in front of a sign or of the end, without blanks around it. */
static char *tags_cut(bd_arena *arena, const char *text, size_t length)
{
    while (length > 0 && *text == ' ') text++, length--;
    while (length > 0 && text[length - 1] == ' ') length--;
    return bd_arena_copy_bytes(arena, text, length);
}

bd_status bd_tag_find(bd_arena *arena, const char *tags, const char *key, const char **out, bd_err *err)
{
    *out = NULL;
    for (const char *at = tags; at != NULL && *at != '\0' && *out == NULL;) {
        const size_t length = strcspn(at, ";"), name = strcspn(at, "=;");
        const char *found = tags_cut(arena, at, name);
        if (found == NULL) BD_FAIL_MEMORY(err);
        if (name < length && bd_same_home(found, key)) {
            *out = tags_cut(arena, at + name + 1, length - name - 1);
            if (*out == NULL) BD_FAIL_MEMORY(err);
        }
        at += length + (at[length] == ';');
    }
    if (*out != NULL && (*out)[0] == '\0') *out = NULL;
    return BD_OK;
}

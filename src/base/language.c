#include "base/language.h"

#include "os/process.h"

#include <stddef.h>
#include <string.h>

static const char *language_option(int argc, char *const *argv)
{
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++) {
        if (strncmp(argv[i], "--lang=", 7) == 0) return argv[i] + 7;
        if (strcmp(argv[i], "--lang") == 0 && i + 1 < argc) return argv[i + 1];
    }
    return NULL;
}

static const bd_language *language_find(const bd_languages *languages, const char *code, size_t length)
{
    for (size_t i = 0; i < languages->count; i++)
        if (strlen(languages->codes[i]) == length && strncmp(languages->codes[i], code, length) == 0)
            return &languages->items[i];
    return NULL;
}

const bd_language *bd_language_of(const bd_languages *languages, const char *code)
{
    return language_find(languages, code, strlen(code));
}

const bd_language *bd_language_asked(const bd_languages *languages, int argc, char *const *argv)
{
    const char *name = language_option(argc, argv);
    if (name == NULL) name = bd_os_language();
    const bd_language *found = language_find(languages, name, strcspn(name, "_-.@"));
    return found != NULL ? found : &languages->items[0];
}

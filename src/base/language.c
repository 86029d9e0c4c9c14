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

const char *bd_language_asked(int argc, char *const *argv)
{
    const char *name = language_option(argc, argv);
    if (name == NULL) name = bd_os_language();
    const size_t letters = strcspn(name, "_-.@");
    return letters == 2 && strncmp(name, "de", 2) == 0 ? "de" : "en";
}

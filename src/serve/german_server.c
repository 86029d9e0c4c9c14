#include "serve/german_server.h"

#include "cli/german_program.h"
#include "library/library_words.h"
#include "serve/serve_words.h"

void bd_serve_speak_german(void)
{
    static const bd_catalogue *const catalogues[] = {&bd_library_german, &bd_serve_german};
    bd_cli_speak_german();
    bd_words_add(catalogues, sizeof catalogues / sizeof *catalogues);
}

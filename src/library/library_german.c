/* German for library_words.h. */
#include "library/library_words.h"

static const bd_translation library_german_rows[] = {
    BD_OTHER(LIBRARY_NO_RULES, "das Regelwerk '%s' gibt es nicht"),
    BD_OTHER(LIBRARY_NO_SOLVER,
             "den Löser '%s' gibt es nicht: möglich sind auto, glpk, edmonds oder fastest"),
    BD_OTHER(LIBRARY_MEMORY, "Speicher"),
    BD_OTHER(
        LIBRARY_BUSY,
        "ein anderer Thread fragt gerade dieses Turnier; danach noch einmal fragen, oder jedem Thread ein "
        "eigenes geben"),
    BD_OTHER(LIBRARY_NO_THREAD, "für die Anfrage konnte kein Thread gestartet werden"),
};

const bd_catalogue bd_library_german = {library_german_rows,
                                        sizeof library_german_rows / sizeof *library_german_rows};

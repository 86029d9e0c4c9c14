/* German: everything that bestdraw has to say, in German. */
#ifndef BD_CLI_GERMAN_PROGRAM_H
#define BD_CLI_GERMAN_PROGRAM_H

/* Adds the catalogues of all modules (base/words.h). */
void bd_cli_speak_german(void);

#endif

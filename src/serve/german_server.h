/* German: everything that `bestdraw serve` has to say, in German. */
#ifndef BD_SERVE_GERMAN_SERVER_H
#define BD_SERVE_GERMAN_SERVER_H

/* Adds the catalogues of the server and of all that it uses (base/words.h). */
void bd_serve_speak_german(void);

#endif

/* German: what the checker has to say, in German. */
#ifndef BD_VERIFY_GERMAN_CHECKER_H
#define BD_VERIFY_GERMAN_CHECKER_H

/* Adds the catalogues of verify/ and of all that it uses (base/words.h). */
void bd_verify_speak_german(void);

#endif

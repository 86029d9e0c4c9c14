/* German: what the rulebooks have to say, in German. */
#ifndef BD_RULEBOOK_GERMAN_RULES_H
#define BD_RULEBOOK_GERMAN_RULES_H

/* Adds the catalogues of all folders of rulebook/ (base/words.h). */
void bd_rulebook_speak_german(void);

#endif

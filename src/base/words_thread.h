/* Words of a thread: a server answers each request in the language in which it was asked (words.h).
 *
 * The catalogues are the program's and are added before there are other threads; which of the two languages
 * it speaks, English or theirs, each thread may choose for itself. */
#ifndef BD_BASE_WORDS_THREAD_H
#define BD_BASE_WORDS_THREAD_H

#include <stdbool.h>

typedef enum bd_words_choice { BD_WORDS_PROGRAM, BD_WORDS_ENGLISH, BD_WORDS_OTHER } bd_words_choice;

/* This thread's from now on, and what it has chosen; at first BD_WORDS_PROGRAM. */
void bd_words_choose(bd_words_choice choice);
bd_words_choice bd_words_chosen(void);

/* Whether the program speaks the language of the catalogues, as it does after bd_words_add(). With `false`
 * they are there for the threads that choose them. */
bool bd_words_are_other(void);
void bd_words_speak_other(bool other);

/* What this thread speaks. */
bool bd_words_are_other_here(void);

#endif

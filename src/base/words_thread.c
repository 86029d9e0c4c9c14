#include "base/words_thread.h"

static bool words_thread_other; /* the program's */
static _Thread_local bd_words_choice words_thread_choice;

void bd_words_choose(bd_words_choice choice) { words_thread_choice = choice; }

bd_words_choice bd_words_chosen(void) { return words_thread_choice; }

bool bd_words_are_other(void) { return words_thread_other; }

void bd_words_speak_other(bool other) { words_thread_other = other; }

bool bd_words_are_other_here(void)
{
    return words_thread_choice == BD_WORDS_PROGRAM ? words_thread_other
                                                   : words_thread_choice == BD_WORDS_OTHER;
}

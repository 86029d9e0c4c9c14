/* Labels: how reports call things that are numbers or names in the cards. Colours, floats and letters are the
 * same in every language; the rest is words. */
#ifndef BD_REPORT_LABELS_H
#define BD_REPORT_LABELS_H

#include "base/terminal.h"
#include "cards/card.h"

const char *bd_word_colour(bd_colour colour);  /* "white", "black", "none" */
const char *bd_word_float(bd_float way);       /* "down", "up", NULL */
const char *bd_letter_bye(bd_entry_kind kind); /* "F", "H", "Z", "U", "?" */
const char *bd_word_bye(bd_entry_kind kind);   /* "half-point bye" */
const char *bd_name_of(const bd_card *card);   /* never NULL */

/* An arrow for a float: one column wide, "" for none. */
const char *bd_arrow(bd_float way, const bd_terminal *terminal);

const char *bd_word_yes(bool yes);          /* "yes", "no" */
const char *bd_word_seekers(bd_colour due); /* "White seekers", "No colour yet" */

#endif

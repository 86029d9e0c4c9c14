/* Labels: how reports call things that are numbers or names in the cards. Colours, floats and letters are the
 * same in every language; the rest is words. */
#ifndef BD_REPORT_LABELS_H
#define BD_REPORT_LABELS_H

#include "base/arena.h"
#include "base/terminal.h"
#include "cards/conversion.h"
#include "cards/result.h"
#include "report/table.h"
#include "report/writer.h"

const char *bd_word_colour(bd_colour colour);  /* "white", "black", "none" */
const char *bd_word_float(bd_float way);       /* "down", "up", NULL */
const char *bd_letter_bye(bd_entry_kind kind); /* "F", "H", "Z", "U", "?" */
const char *bd_word_bye(bd_entry_kind kind);   /* "half-point bye" */
const char *bd_name_of(const bd_card *card);   /* never NULL; players of one name are told apart */

const char *bd_name_of_id(const bd_tournament *tournament, int id); /* "?" of nobody's id */

/* How the game of these two ended in that round, as their cards say. */
bd_result bd_result_on_cards(const bd_tournament *tournament, int round, const bd_board *board);

/* An arrow for a float: one column wide, "" for none. */
const char *bd_arrow(bd_float way, const bd_terminal *terminal);

/* The heading over the numbers beside the names, in English: "Grade", or "Rating" where the event's rules say
 * so. */
const char *bd_grade_title(const bd_tournament *tournament);

/* A grade in a table, in JSON ("grade", and "grade_estimated" where it is) and in a text; the sentence that
 * says what the "e" of estimates means, NULL where the event has none. */
void bd_table_add_grade(bd_table *table, bd_grade grade);
void bd_writer_grade(bd_writer *json, bd_grade grade);
void bd_text_add_grade(bd_text *out, bd_grade grade);
const char *bd_estimate_legend(const bd_tournament *tournament);

const char *bd_word_yes(bool yes);          /* "yes", "no" */
const char *bd_word_seekers(bd_colour due); /* "White seekers", "No colour yet" */

/* "2.5" as "2½", "0.25" as "¼", "3 0.5" as "3 ½", "3, 2.5" as "3, 2½"; anything else as it is. */
const char *bd_fractions(bd_arena *arena, const char *numbers);

#endif

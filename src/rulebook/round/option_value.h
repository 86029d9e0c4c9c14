/* Option values: what the options of a round's rulebook are set to, typed. A draw's own settings stand in
 * front of those of the event; what neither sets is what the option is by default. The settings were checked
 * when the round was made. */
#ifndef BD_RULEBOOK_ROUND_OPTION_VALUE_H
#define BD_RULEBOOK_ROUND_OPTION_VALUE_H

#include "rulebook/options/option.h"
#include "rulebook/round/round.h"

/* Whether it is set at all. */
bool bd_option_is_set(const bd_round *round, const bd_option *option);

/* Of a number. */
int bd_option_int(const bd_round *round, const bd_option *option);

/* Whether a word is this one. */
bool bd_option_is(const bd_round *round, const bd_option *option, int word);

/* Of a switch. */
bool bd_option_is_on(const bd_round *round, const bd_option *option);

/* Of a form, in buffer[size]; NULL where it is not set. */
const char *bd_option_text(const bd_round *round, const bd_option *option, char *buffer, size_t size);

/* The seed of the draw, or else of the event. */
uint64_t bd_option_seed_of(const bd_round *round);

#endif

/* Settings: the event's options that rulebooks read. One place knows their names and what they may be. */
#ifndef BD_RULEBOOK_SETTINGS_H
#define BD_RULEBOOK_SETTINGS_H

#include "rulebook/round.h"

/* BD_BAD_INPUT, naming the option and what it may be, when a known option has a value it cannot have. Names nobody knows are left alone:
 * files carry options of other programs. */
bd_status bd_settings_check(const bd_tournament *tournament, bd_err *err);

/* The option as an integer, or what it is by default. */
int bd_round_option(const bd_round *round, const char *name, int by_default);

#endif

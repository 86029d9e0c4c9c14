/* Settings: the event's options that rulebooks read. One place knows their names and what they may be. */
#ifndef BD_RULEBOOK_ROUND_SETTINGS_H
#define BD_RULEBOOK_ROUND_SETTINGS_H

#include "rulebook/round/round.h"

/* BD_BAD_INPUT, naming the option and what it may be, when a known option has a value it cannot have. Names
 * nobody knows are left alone: files carry options of other programs. */
bd_status bd_settings_check(const bd_tournament *tournament, bd_err *err);

/* The same of the settings that came with the draw (of a rulebook file), where a name nobody knows is a
 * mistake too. */
bd_status bd_settings_check_draw(const bd_draw_options *options, bd_err *err);

/* The JSON text of a setting: the draw's, else the event's, else NULL. */
const char *bd_round_setting(const bd_round *round, const char *name);

/* The same as an integer, or what it is by default. */
int bd_round_option(const bd_round *round, const char *name, int by_default);

#endif

/* Setting check: whether what an event or a draw sets is an option of its rulebook, and a value that it can
 * have. */
#ifndef BD_RULEBOOK_SETTING_CHECK_H
#define BD_RULEBOOK_SETTING_CHECK_H

#include "cards/tournament.h"
#include "rulebook/rulebook.h"

/* Whose options may be set. */
typedef struct bd_option_scope {
    const bd_rulebook *rules;      /* of the draw */
    const bd_rulebook *named;      /* by the file, where the draw is made by other rules; or NULL */
    const char *const *priorities; /* criteria in an order of one's own: they bring their options with them */
    size_t priority_count;
} bd_option_scope;

/* The option of this name, or NULL. */
const bd_option *bd_option_in_scope(const bd_option_scope *scope, const char *name);

/* BD_BAD_INPUT at the setting's place. *unknown says that the name is not known, with the likely one or a
 * rulebook that knows it; else the value is wrong. */
bd_status bd_setting_check(const bd_setting *setting, const bd_option_scope *scope, bool *unknown,
                           bd_err *err);

/* The same for a list; lenient: names that are not known are left alone. */
bd_status bd_settings_check(const bd_setting *settings, size_t count, const bd_option_scope *scope,
                            bool lenient, bd_err *err);

#endif

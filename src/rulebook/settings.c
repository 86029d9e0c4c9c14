#include "rulebook/settings.h"

#include "base/ints.h"

#include <string.h>

typedef struct setting {
    const char *name;
    const char *word; /* the JSON text it may be; NULL: a number of rounds */
    const char *allowed;
} setting;

static const setting settings[] = {
    {"club_rounds", NULL, "a number of rounds from 0 to 99"},
    {"relax_last_rounds", NULL, "a number of rounds from 0 to 99"},
    {"ungraded", "\"bottom\"", "\"bottom\""},
};

static bool fits(const setting *s, const char *text)
{
    int64_t value = 0;
    if (s->word != NULL) return strcmp(text, s->word) == 0;
    return bd_parse_int(text, strlen(text), 0, BD_ROUNDS_MAX, &value);
}

bd_status bd_settings_check(const bd_tournament *tournament, bd_err *err)
{
    for (size_t i = 0; i < sizeof settings / sizeof settings[0]; i++) {
        const char *text = bd_tournament_option(tournament, settings[i].name);
        if (text != NULL && !fits(&settings[i], text))
            BD_FAIL(err, BD_BAD_INPUT, "options", "the option \"%s\" is %s, but it must be %s", settings[i].name, text,
                    settings[i].allowed);
    }
    return BD_OK;
}

int bd_round_option(const bd_round *round, const char *name, int by_default)
{
    const char *text = bd_tournament_option(round->tournament, name);
    int64_t value = 0;
    return text != NULL && bd_parse_int(text, strlen(text), -1000000, 1000000, &value) ? (int)value : by_default;
}

#include "rulebook/round/settings.h"

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

enum { SETTINGS = sizeof settings / sizeof settings[0] };

static bd_status check(const setting *s, const char *text, bd_err *err)
{
    if (text == NULL || fits(s, text)) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, "options", "the option \"%s\" is %s, but it must be %s", s->name, text,
            s->allowed);
}

bd_status bd_settings_check(const bd_tournament *tournament, bd_err *err)
{
    for (size_t i = 0; i < SETTINGS; i++)
        BD_TRY(check(&settings[i], bd_tournament_option(tournament, settings[i].name), err));
    return BD_OK;
}

bd_status bd_settings_check_draw(const bd_draw_options *options, bd_err *err)
{
    for (size_t k = 0; k < options->setting_count; k++) {
        size_t i = 0;
        while (i < SETTINGS && strcmp(settings[i].name, options->settings[k].key) != 0) i++;
        if (i == SETTINGS)
            BD_FAIL(err, BD_BAD_INPUT, "options", "no rulebook has an option \"%.60s\"",
                    options->settings[k].key);
        BD_TRY(check(&settings[i], options->settings[k].text, err));
    }
    return BD_OK;
}

const char *bd_round_setting(const bd_round *round, const char *name)
{
    for (size_t i = 0; i < round->options->setting_count; i++)
        if (strcmp(round->options->settings[i].key, name) == 0) return round->options->settings[i].text;
    return bd_tournament_option(round->tournament, name);
}

int bd_round_option(const bd_round *round, const char *name, int by_default)
{
    const char *text = bd_round_setting(round, name);
    int64_t value = 0;
    return text != NULL && bd_parse_int(text, strlen(text), -1000000, 1000000, &value) ? (int)value
                                                                                       : by_default;
}

/* Option values: what the options of a round's rulebook are set to, typed. A draw's own settings stand in
 * front of those of the event; what neither sets is what the option is by default. The settings were checked
 * when the round was made. */
#include "rulebook/options/shared_options.h"
#include "rulebook/round/declaration.h"

#include <limits.h>
#include <string.h>

static const bd_setting *option_value_value_setting(const bd_round *round, const bd_option *option)
{
    const bd_draw_options *own = round->options;
    const bd_tournament *event = round->tournament;
    for (size_t i = 0; i < own->setting_count; i++)
        if (strcmp(own->settings[i].key, option->name) == 0) return &own->settings[i];
    for (size_t i = 0; i < event->option_count; i++)
        if (strcmp(event->options[i].key, option->name) == 0) return &event->options[i];
    return NULL;
}

static int64_t option_value_value_of(const bd_round *round, const bd_option *option)
{
    int64_t value = option->by_default;
    const bd_setting *setting = option_value_value_setting(round, option);
    return setting != NULL && bd_option_read(option, setting->text, &value) ? value : option->by_default;
}

bool bd_option_is_set(const bd_round *round, const bd_option *option)
{
    return option_value_value_setting(round, option) != NULL;
}

int bd_option_int(const bd_round *round, const bd_option *option)
{
    BD_ASSERT(option->type == BD_OPTION_NUMBER && option->low >= INT_MIN && option->high <= INT_MAX);
    return (int)option_value_value_of(round, option);
}

bool bd_option_is(const bd_round *round, const bd_option *option, int word)
{
    BD_ASSERT(option->type == BD_OPTION_WORD && word >= 0 && (size_t)word < option->word_count);
    return option_value_value_of(round, option) == word;
}

bool bd_option_is_on(const bd_round *round, const bd_option *option)
{
    BD_ASSERT(option->type == BD_OPTION_SWITCH);
    return option_value_value_of(round, option) != 0;
}

const char *bd_option_text(const bd_round *round, const bd_option *option, char *buffer, size_t size)
{
    const bd_setting *setting = option_value_value_setting(round, option);
    return setting != NULL ? bd_option_form(option, setting->text, buffer, size) : NULL;
}

uint64_t bd_option_seed_of(const bd_round *round)
{
    if (round->options->seed != 0) return round->options->seed;
    return (uint64_t)option_value_value_of(round, &bd_option_seed);
}

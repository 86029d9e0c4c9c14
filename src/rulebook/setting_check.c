#include "rulebook/setting_check.h"

#include "base/closest.h"
#include "rulebook/rulebook_words.h"

static const bd_option *setting_option_of(const bd_rulebook *rules, const char *name)
{
    return rules != NULL ? bd_option_find(rules->options, rules->option_count, name) : NULL;
}

/* The option that steers a criterion, where it has this name. */
static const bd_option *setting_option_of_criterion(const char *id, const char *name)
{
    const bd_criterion *criterion = bd_criterion_find(id);
    return criterion != NULL && criterion->option != NULL ? bd_option_find(&criterion->option, 1, name)
                                                          : NULL;
}

const bd_option *bd_option_in_scope(const bd_option_scope *scope, const char *name)
{
    const bd_option *option = setting_option_of(scope->rules, name);
    if (option == NULL) option = setting_option_of(scope->named, name);
    for (size_t i = 0; i < scope->priority_count && option == NULL; i++)
        option = setting_option_of_criterion(scope->priorities[i], name);
    return option;
}

static bd_status setting_refuse_name(const bd_rulebook *rules, const bd_setting *setting, bd_err *err)
{
    bd_closest closest = {.word = setting->key};
    for (size_t i = 0; i < bd_rulebook_count(); i++)
        if (setting_option_of(bd_rulebook_at(i), setting->key) != NULL)
            BD_FAIL(err, BD_BAD_INPUT, setting->place, BD_SAY(RULEBOOK_OPTION_OF_OTHERS), rules->id,
                    setting->key, bd_rulebook_at(i)->id);
    for (size_t i = 0; i < rules->option_count; i++) bd_closest_offer(&closest, rules->options[i]->name);
    if (closest.best != NULL)
        BD_FAIL(err, BD_BAD_INPUT, setting->place, BD_SAY(RULEBOOK_OPTION_MEANT), rules->id, setting->key,
                closest.best);
    BD_FAIL(err, BD_BAD_INPUT, setting->place, BD_SAY(RULEBOOK_OPTION_UNKNOWN), rules->id, setting->key,
            rules->id);
}

bd_status bd_setting_check(const bd_setting *setting, const bd_option_scope *scope, bool *unknown,
                           bd_err *err)
{
    const bd_option *option = bd_option_in_scope(scope, setting->key);
    *unknown = option == NULL;
    if (option == NULL) return setting_refuse_name(scope->rules, setting, err);
    return bd_option_check(option, setting->text, setting->value_place, err);
}

bd_status bd_settings_check(const bd_setting *settings, size_t count, const bd_option_scope *scope,
                            bool lenient, bd_err *err)
{
    for (size_t i = 0; i < count; i++) {
        bd_err wrong = {.status = BD_OK};
        bool unknown = false;
        const bd_status status = bd_setting_check(&settings[i], scope, &unknown, &wrong);
        if (status == BD_OK || (unknown && lenient)) continue;
        if (err != NULL) *err = wrong;
        return status;
    }
    return BD_OK;
}

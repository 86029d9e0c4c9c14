#include "explain/phrase.h"

#include "explain/seating.h"
#include "explain/sentences.h"
#include "rulebook/criteria/criteria.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_told_apart(const bd_criterion *criterion)
{
    const bd_rulebook *caa = bd_rulebook_find("caa");
    if (criterion == &bd_criterion_floaters || criterion == &bd_criterion_school) return true;
    for (size_t i = 0; i < caa->rule_count; i++)
        if (caa->rules[i].criterion == criterion) return true;
    return false;
}

const char *bd_phrase_find(const bd_round *round, const char *beginning, const char *stage)
{
    char code[BD_STAGE_ID_SIZE + 16];
    if (!is_told_apart(bd_difference_criterion(round, stage))) return NULL;
    (void)snprintf(code, sizeof code, "%s:%.*s", beginning, (int)strcspn(stage, ":"), stage);
    const bd_template *row = bd_template_find(code);
    if (row != NULL) return row->code;
    (void)snprintf(code, sizeof code, "%s:%.*s", beginning, (int)strcspn(stage, ".:"), stage);
    row = bd_template_find(code);
    return row != NULL ? row->code : NULL;
}

/* The number after the colon, 0: none. */
static int number_of(const char *stage)
{
    const char *colon = strchr(stage, ':');
    return colon != NULL ? atoi(colon + 1) : 0;
}

static const char *bracket_code(const char *stage)
{
    static const char *const digits[] = {"order", "exchange", "moved", "limbo", "settled"};
    for (size_t i = 0; i < sizeof digits / sizeof *digits; i++)
        if (strncmp(stage, digits[i], strlen(digits[i])) == 0) return "worse:digits";
    return "worse:other-bracket";
}

static const char *code_of(const bd_round *round, const bd_stage_values *values)
{
    const char *known = bd_phrase_find(round, "worse", values->stage);
    if (known != NULL) return known;
    if (bd_goes_by_brackets(round) && number_of(values->stage) > 0) return bracket_code(values->stage);
    return values->wishes ? "worse:wishes" : "worse:other";
}

bd_status bd_phrase_of(bd_arena *arena, const bd_round *round, const bd_stage_values *values,
                       const char **out, const char **code, bd_err *err)
{
    const bd_criterion *criterion = bd_difference_criterion(round, values->stage);
    const int number = number_of(values->stage);
    const bool is_level = number >= 1 && number <= round->levels;
    bd_saying saying = bd_saying_new(arena, code_of(round, values));
    bd_saying_int(&saying, "best", values->best);
    bd_saying_int(&saying, "other", values->other);
    bd_saying_int(&saying, "best-up", -values->best);
    bd_saying_int(&saying, "other-up", -values->other);
    bd_saying_halves(&saying, "best-points", (int)values->best);
    bd_saying_halves(&saying, "other-points", (int)values->other);
    bd_saying_int(&saying, "level", number);
    bd_saying_halves(&saying, "points", is_level ? round->players[round->level_start[number - 1]].score : 0);
    bd_saying_text(&saying, "criterion", criterion != NULL ? criterion->id : values->stage);
    bd_saying_text(&saying, "sentence", criterion != NULL ? criterion->minimises : values->stage);
    if (code != NULL) *code = saying.code;
    return bd_saying_finish(&saying, out, err);
}

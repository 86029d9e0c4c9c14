#include "explain/phrase.h"

#include "base/words.h"
#include "explain/sentences.h"

#include <stdlib.h>
#include <string.h>

/* The number after the colon, 0: none. */
static int phrase_place(const char *stage)
{
    const char *colon = strchr(stage, ':');
    return colon != NULL ? atoi(colon + 1) : 0;
}

bool bd_phrase_is_order(const bd_round *round, const char *stage)
{
    const bd_criterion *criterion = bd_difference_criterion(round, stage);
    return criterion != NULL && bd_criterion_is(criterion, BD_IS_ORDER);
}

static const bd_stage_words *phrase_words(const bd_round *round, const char *stage)
{
    const bd_criterion *criterion = bd_difference_criterion(round, stage);
    return criterion != NULL ? bd_criterion_words(criterion, stage) : NULL;
}

/* Where the record has no words. */
static const char *phrase_code(const bd_round *round, const bd_stage_values *values)
{
    const bool order = bd_phrase_is_order(round, values->stage);
    if (values->wishes) return "worse-wishes";
    return order ? "worse-order" : "worse-other";
}

/* The number after the dot, 0: none. */
static int phrase_size(const char *stage)
{
    const char *dot = strchr(stage, '.');
    return dot != NULL ? atoi(dot + 1) : 0;
}

static bd_status phrase_subject(bd_arena *arena, const bd_round *round, const char *stage,
                                const bd_criterion *criterion, const char **out, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    if (criterion != NULL && criterion->describe != NULL)
        BD_TRY(criterion->describe(round, stage, arena, &text, err));
    return bd_text_finish(&text, out, err);
}

static bd_status phrase_fill(bd_arena *arena, bd_saying *saying, const bd_round *round, const char *stage,
                             bd_err *err)
{
    const char *subject = NULL;
    const bd_criterion *criterion = bd_difference_criterion(round, stage);
    const int place = phrase_place(stage);
    const bool is_level = place >= 1 && place <= round->levels;
    bd_saying_int(saying, "level", place);
    bd_saying_halves(saying, "points", is_level ? round->players[round->level_start[place - 1]].score : 0);
    bd_saying_text(saying, "criterion", criterion != NULL ? criterion->id : stage);
    bd_saying_text(saying, "minimises", criterion != NULL ? bd_say(criterion->minimises) : stage);
    bd_saying_int(saying, "size", phrase_size(stage));
    BD_TRY(phrase_subject(arena, round, stage, criterion, &subject, err));
    bd_saying_text(saying, "subject", subject);
    return BD_OK;
}

bd_status bd_phrase_of(bd_arena *arena, const bd_round *round, const bd_stage_values *values, bool brief,
                       const char **out, bd_err *err)
{
    const bd_stage_words *words = phrase_words(round, values->stage);
    const bool has = words != NULL && words->worse != NULL;
    bd_saying saying = has ? bd_saying_with(arena, values->stage, words->worse)
                           : bd_saying_new(arena, phrase_code(round, values));
    saying.brief = brief;
    bd_saying_int(&saying, "best", values->best);
    bd_saying_int(&saying, "other", values->other);
    bd_saying_int(&saying, "best-up", -values->best);
    bd_saying_int(&saying, "other-up", -values->other);
    bd_saying_halves(&saying, "best-points", (int)values->best);
    bd_saying_halves(&saying, "other-points", (int)values->other);
    BD_TRY(phrase_fill(arena, &saying, round, values->stage, err));
    return bd_saying_finish(&saying, out, err);
}

bd_status bd_phrase_cost(bd_arena *arena, const bd_round *round, const char *stage, bd_cost cost,
                         const char **out, bd_err *err)
{
    const bd_stage_words *words = phrase_words(round, stage);
    const bool has = cost == 1 && words != NULL && words->costs != NULL;
    bd_saying saying = has ? bd_saying_with(arena, stage, words->costs) : bd_saying_new(arena, "costs-other");
    bd_saying_int(&saying, "cost", cost);
    BD_TRY(phrase_fill(arena, &saying, round, stage, err));
    return bd_saying_finish(&saying, out, err);
}

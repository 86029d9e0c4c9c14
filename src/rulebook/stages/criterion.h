/* Criterion: something that a rulebook can ask to be minimised, in one record: its name, what it is, its
 * stages, their second count from the boards, their words, and what it needs. The rulebook and the
 * explanations know nothing else of it; to add one is a record in a file of criteria/ (or of the one rulebook
 * that has it) and a row in each rulebook. */
#ifndef BD_RULEBOOK_STAGES_CRITERION_H
#define BD_RULEBOOK_STAGES_CRITERION_H

#include "rulebook/round/declaration.h"

typedef struct bd_chain bd_chain;         /* rulebook/stages/chain.h */
typedef struct bd_laid_draw bd_laid_draw; /* rulebook/stages/laid_draw.h */
typedef struct bd_tally bd_tally;

typedef enum bd_step {
    BD_STEP_STAGE, /* *stage is filled */
    BD_STEP_SKIP,  /* nothing at this step, ask for the next one */
    BD_STEP_END,   /* no more steps */
    BD_STEP_FAILED /* memory is exhausted */
} bd_step;

/* The words of one part of a criterion's stages. The templates are those of explanations: {other} and {best}
 * are the two values, {other#player|players} is the first word where the value is 1; {level} and {points} say
 * of which level it is, {size} is the number behind the dot, {subject} what the record's describe says. */
typedef struct bd_stage_words {
    const char
        *part; /* "", ".down", ".3": what follows the criterion's id in its stages', without ":place" */
    const char
        *costs; /* what a board does that costs something: "repeats a game"; NULL: no board does by itself */
    const char *worse; /* what another draw does worse: "{other} {other#pair|pairs} ... instead of {best}" */
    bool apart;        /* its values are not added to the criterion's: they only fix what later stages need */
} bd_stage_words;

/* The words of all parts, as members of a criterion. */
#define BD_STAGE_WORDS(...)                                                                                  \
    .words = (const bd_stage_words[]){__VA_ARGS__},                                                          \
    .word_count = sizeof((const bd_stage_words[]){__VA_ARGS__}) / sizeof(bd_stage_words)

/* What a criterion of one stage says, by the names of its sentences: NAME is what is minimised, NAME_COSTS
 * what a board does, NAME_WORSE what another draw does worse. With BD_SAYS_WORSE no board costs anything by
 * itself. */
#define BD_SAYS(name)                                                                                        \
    .minimises = BD_ENGLISH(name),                                                                           \
    BD_STAGE_WORDS({"", BD_ENGLISH(name##_COSTS), BD_ENGLISH(name##_WORSE), false})
#define BD_SAYS_WORSE(name)                                                                                  \
    .minimises = BD_ENGLISH(name), BD_STAGE_WORDS({"", NULL, BD_ENGLISH(name##_WORSE), false})

struct bd_criterion {
    const char *id;        /* stage ids begin with it: "id", "id.part", "id.part:place" */
    const char *minimises; /* what is minimised */
    const char *article; /* for rulebooks that do not list it; NULL: as the first one numbers it that does */
    unsigned flags;      /* BD_NEEDS_..., BD_IS_... */
    const bd_option *option; /* that steers it; NULL: none does */
    const bd_stage_words *words;
    size_t word_count;
    const char
        *board; /* what the cards of a board that costs something say: "{both} are from one school"; NULL */
    /* The only stage, or the one of step 0, 1, 2, ...; behind the criterion's id, which stage->id is, it puts
     * the part and the place (".down:3", or nothing). */
    bd_step (*once)(bd_chain *chain, bd_stage *stage);
    bd_step (*step)(bd_chain *chain, int step, bd_stage *stage);
    /* The value of every stage that it can give, counted from the boards as an arbiter would with the cards
     * on the table, without a look at what a stage costs: what each board adds to the value of the only stage
     * (u ranks above v), or what each card does; NULL: it takes more (bd_criterion_count). */
    int (*of_board)(const bd_round *round, int u, int v);
    int64_t (*of_card)(const bd_laid_draw *laid, int u);
    bd_status (*count)(const bd_laid_draw *laid, bd_tally *tally, bd_err *err);
    bool (*applies)(const bd_round *round); /* whether the rules ask for it; NULL: in every round */
    const void *own; /* what its family or rulebook wants to know of it, in its own type */
    /* What a stage is about, for {subject} in its words; NULL: they do not ask. */
    bd_status (*describe)(const bd_round *round, const char *stage, bd_arena *arena, bd_text *out,
                          bd_err *err);
};

enum {
    BD_NEEDS_PROFILE = 1, /* score and bye-level must come before it */
    BD_NEEDS_FLOATERS =
        2, /* who floats must be settled; a helper does it where earlier criteria leave a choice */
    BD_NEEDS_OPTION = 4, /* left out unless the option that steers it is set */
    BD_IS_HELPER = 8,    /* inserted by itself, minimises nothing an arbiter would name */
    BD_IS_REFUSAL = 16,  /* what costs anything is refused unless it cannot be avoided: then the draw says why
                            (explain/groups.h) */
    BD_IS_ORDER = 32,    /* decides card by card: its stages' values have no sum */
    BD_SEEKS_IDEAL = 64, /* opponents near the ideal one */
    BD_SEEKS_DOWNFLOATERS = 128, /* floaters near a place in their level */
    BD_SEEKS_UPFLOATERS = 256,
    BD_IS_OF_CLAIMS = 512,   /* decides who of two who are due one colour is transferred */
    BD_IS_OF_COLOURS = 1024, /* a board costs something where somebody does not get the colour they are due */
    BD_IS_OF_KIN = 2048,     /* keeps apart who belongs together, club-mates among them */
    BD_IS_OF_FLOATS =
        4096, /* a board costs something where somebody floats the same way as in the last round */
    BD_IS_OF_SIT_OUTS = 8192, /* about those who have no board; the others are about boards alone */
    BD_IS_OF_GRADES = 32768,  /* compares the grades of opponents and ideal opponents */
    BD_IS_OF_SQUARES = 65536, /* a board costs the square of its distance from the ideal one, in places */
    BD_IS_OF_OLDER_FLOATS = 131072, /* ... or as two rounds before */
    BD_IS_OF_ALL_FLOATS = 262144,   /* ... or as in any round before */
    BD_IS_OF_FLOATERS = 524288,     /* about who floats down, and who up */
    BD_IS_OF_HALVES = 1048576,      /* a board inside a level costs something where both are of one half */
    BD_IS_ON_REQUEST = 2097152,     /* in no list: for an order of one's own */
    BD_SETTLES_SCORE = 4194304,     /* with it the profile is known */
    BD_IS_WRITTEN = 8388608,        /* a rulebook file writes it (round/written.h) */
    BD_STANDS_FIRST = 16384         /* in front of every order, the keeping of boards included */
};

static inline bool bd_criterion_is(const bd_criterion *criterion, unsigned flags)
{
    return (criterion->flags & flags) != 0;
}

static inline bool bd_criterion_applies(const bd_criterion *criterion, const bd_round *round)
{
    return criterion->applies == NULL || criterion->applies(round);
}

/* Whether a stage ("score.down:3") is one of this criterion. */
bool bd_stage_is_of(const char *stage, const bd_criterion *criterion);

/* The words of a stage ("score.down:3") of this criterion: of its part, else of what is left of it without
 * its last piece ("exchange.down" of "exchange.down.2:3"), in the end of the criterion as a whole; NULL:
 * none. */
const bd_stage_words *bd_criterion_words(const bd_criterion *criterion, const char *stage);

/* Whether the values of these stages add up to the criterion's; part: what follows its id in theirs. Of those
 * that do not: upfloaters are counted downwards to fix the profile, and the criterion is about those who
 * leave downwards. */
bool bd_criterion_adds(const bd_criterion *criterion, const char *part);

#endif

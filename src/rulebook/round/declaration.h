/* Declaration: what a rulebook says of itself. Each rulebook fills one in its own folder; nobody asks which
 * rulebook it is, but what it has and what its functions say. All functions are set: what most rulebooks
 * share has a name in round/defaults.h or stages/chain.h. What the options of its round are set to,
 * option_value.c reads. */
#ifndef BD_RULEBOOK_ROUND_DECLARATION_H
#define BD_RULEBOOK_ROUND_DECLARATION_H

#include "cards/questions.h"
#include "rulebook/options/option.h"
#include "rulebook/round/round.h"

struct bd_criterion;
typedef struct bd_criterion bd_criterion; /* rulebook/stages/criterion.h */

/* A row of a rulebook: a criterion, and the article as these rules number it. */
typedef struct bd_rule {
    const bd_criterion *criterion;
    const char *article;
} bd_rule;

/* What a rulebook has. */
enum {
    BD_HAS_LEVELS = 1,         /* players of one score form a level; without, draw order is by place alone */
    BD_HAS_MID_LINE = 2,       /* a level has an upper and a lower half that are to meet */
    BD_HAS_LOW_UPFLOATERS = 4, /* CAA 28: the upfloater is sought from the mid-line to the top */
    BD_HAS_LOW_DOWNFLOATERS = 8, /* CAA 29: the downfloater is sought from the bottom to the mid-line */
    BD_HAS_BYES_AS_FLOATS = 16,  /* a bye, or points without a game, is a downfloat */
    BD_HAS_SOFT_REPEATS = 32,    /* repeats are a criterion, never forbidden */
    BD_HAS_NATURAL = 64,         /* the natural pairing of the halves is shown beside the draw */
    BD_HAS_SIT_OUTS = 128,       /* an order of who has the bye; three may sit out instead of one */
    BD_HAS_FILLERS = 512, /* cards marked as fillers play only where they save a bye, see round/filler.c */
    BD_HAS_ACCELERATION = 1024,    /* virtual points in the first rounds */
    BD_HAS_SCHOOLS = 2048,         /* for schools: they are kept apart, the strongest players may be named */
    BD_HAS_TEAMS = 4096,           /* members of one team are kept apart */
    BD_HAS_RATINGS = 8192,         /* the number beside a name is called a rating, not a grade */
    BD_HAS_RATED_FLOATERS = 16384, /* from the bottom, and who has no rating after all others */
    BD_HAS_BYE_OR_DEFAULT = 32768, /* whoever had "a bye or default" (won or lost) has no other bye if that
                                      can be; with equal scores, nobody who had a half-point bye */
    BD_HAS_NUMBERS = 131072,       /* players have numbers by strength (cards/starting.h) */
    BD_HAS_UPFLOATERS = 262144,    /* brackets take who they need from below; nobody floats down into them */
    BD_HAS_SINGLE_BYES = 524288,   /* who has had the bye may not have it again */
    BD_HAS_DOUBLE_GAMES = 1048576, /* every pairing is a match of two games, and their points are the score */
    BD_HAS_TABLE = 2097152, /* the boards of all rounds are fixed beforehand, also those of who has left */
    BD_HAS_PRESCRIBED = 4194304,   /* the rules prescribe the boards, by a table or a procedure; their first
                                      criterion is how many boards are others */
    BD_HAS_TEAM_MATCHES = 8388608, /* every pairing is a match of two teams, on several boards */
    BD_HAS_BRACKETS =
        256 /* paired bracket by bracket: stages of its own, in an order that cannot be changed */
};

/* Sentences about a draw: the lot, who sits out, where a rule had to be left. */
typedef struct bd_remarks {
    const char *const *sentences;
    size_t count;
} bd_remarks;

/* The articles that explanations cite beside those of criteria; NULL: these rules have none for it. */
typedef struct bd_articles {
    const char *met;                                  /* who have met may not meet again */
    const char *may_not_meet;                         /* what else forbids a board */
    const char *no_bye;                               /* who may not have the bye */
    const char *bye;                                  /* one has the bye where the number is odd */
    const char *bye_choice, *downfloater, *upfloater; /* whom the rules look at first */
    const char *odd_level;                            /* who has to leave a level */
    const char *ideal;                                /* natural opponents */
    const char *turns;                                /* colours by turns where nobody is due one */
    const char *equal_grades; /* the arbiter may change the order of players with one grade and title */
} bd_articles;

typedef struct bd_rulebook {
    const char *id, *title, *source;
    /* Of rules that prescribe the boards: what is said of such a draw, and of one of which (%lld) boards are
     * others; and the code of the explanation of a board. */
    const char *prescribed, *prescribed_but, *prescribed_board;
    const bd_rule *rules; /* in order */
    size_t rule_count;
    const bd_rule *more_rules; /* articles of criteria that come in only when they are needed or asked for */
    size_t more_rule_count;
    const bd_option *const *options; /* that it knows */
    size_t option_count;
    unsigned has; /* BD_HAS_... */
    bd_articles articles;
    /* Why `may_meet` forbids a board: the code and the English sentence of the explanation, of {a}, {b} and
     * {colour}, the one that {a} is due. */
    const char *may_not_meet_code, *may_not_meet;
    /* Judges what only these rules know (and may take players away, see bd_round_count_nodes): score (as the
     * card says unless it is changed) and place (rank) of every player, own. Players are not yet in draw
     * order. */
    bd_status (*prepare)(bd_round *round, bd_arena *arena, bd_err *err);
    /* Legality beyond met, banned and fixed. */
    bool (*may_meet)(const bd_round *round, int u, int v);
    /* may_meet forbids only boards of two of whom this holds. */
    bool (*may_be_refused)(const bd_round *round, int u);
    bool (*may_have_bye)(const bd_round *round, int u);
    /* Who of two has the bye by the rules' own order: negative: u before v. */
    int (*compare_bye)(const bd_round *round, int u, int v);
    /* The number that the colour of a first game follows; of those that have BD_HAS_NUMBERS. */
    int (*number)(const bd_round *round, int u);
    /* The colour that a player is due. */
    bd_colour (*due)(const bd_round *round, int u);
    /* Whose claim to that colour is the stronger, whatever the colours: positive when it is u's. */
    int (*compare_claims)(const bd_round *round, int u, int v);
    /* Whether the higher (u < v) of two paired players has White on this board (0 is board 1). */
    bool (*higher_has_white)(const bd_round *round, int u, int v, int board);
    /* Why so: the code of the explanation, and the article (or NULL). */
    const char *(*colour_rule)(const bd_round *round, int u, int v, const char **article);
    /* Which of two boards (u < v each) is published first: negative, 0, positive. */
    int (*compare_boards)(const bd_round *round, const bd_edge *a, const bd_edge *b);
    /* The natural opponents of players of one score who stay, an even number of nodes, before anything is
     * looked at: nodes[i] and nodes[i + 1] are put beside each other. NULL: one half against the other. And
     * the sentence that names two of them, with {a} and {b}. */
    bd_status (*ideal)(const bd_round *round, bd_arena *arena, int *nodes, int count, bd_err *err);
    const char *ideal_words;
    /* Whose criteria a round is paired by. */
    const struct bd_rulebook *(*pairs_by)(const bd_round *round);
    /* The criteria in the order that the event's options ask for. */
    bd_status (*order)(const bd_round *round, bd_arena *arena, const bd_criterion *const **criteria,
                       size_t *count, bd_err *err);
    /* What the rules want said with a draw beyond its boards, a sentence each. */
    bd_status (*remarks)(const bd_round *round, bd_arena *arena, const uint16_t *partner, bd_remarks *out,
                         bd_err *err);
    /* The stages of these criteria, in order. */
    bd_status (*stages)(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria, size_t count,
                        bd_questions *out, bd_err *err);
} bd_rulebook;

/* Members of a declaration: a table with its length. */
#define BD_RULES(table)      .rules = (table), .rule_count = sizeof(table) / sizeof *(table)
#define BD_MORE_RULES(table) .more_rules = (table), .more_rule_count = sizeof(table) / sizeof *(table)
#define BD_OPTIONS(table)    .options = (table), .option_count = sizeof(table) / sizeof *(table)

static inline bool bd_rulebook_has(const bd_rulebook *rules, unsigned what)
{
    return (rules->has & what) != 0;
}

/* Whose criteria this round is paired by. */
static inline const bd_rulebook *bd_round_paired_by(const bd_round *round)
{
    return round->rules->pairs_by(round);
}

/* Whether it is set at all. */
bool bd_option_is_set(const bd_round *round, const bd_option *option);

/* Of a number. */
int bd_option_int(const bd_round *round, const bd_option *option);

/* Whether a word is this one. */
bool bd_option_is(const bd_round *round, const bd_option *option, int word);

/* Of a switch. */
bool bd_option_is_on(const bd_round *round, const bd_option *option);

/* Of a form, in buffer[size]; NULL where it is not set. */
const char *bd_option_text(const bd_round *round, const bd_option *option, char *buffer, size_t size);

/* The seed of the draw, or else of the event. */
uint64_t bd_option_seed_of(const bd_round *round);

#endif

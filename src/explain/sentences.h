/* Sentences: what explanations can say, made of a template and what fills its places. The table of templates
 * stands in templates.c.
 *
 * A sentence has a stable code ("met", "worse:mid-line") and an English template with named places: "{a}"
 * stands for what the caller gives as `a`, "{n#player|players}" for the first word when n is 1 and for the
 * second otherwise. What stands in square brackets is left out of a brief sentence. Programs read codes;
 * people read sentences. The English stands in explain_words.h; the words of criteria and of rulebooks stand
 * in their records.
 */
#ifndef BD_EXPLAIN_SENTENCES_H
#define BD_EXPLAIN_SENTENCES_H

#include "rulebook/rulebook.h"

#include <stdint.h>

typedef struct bd_template {
    const char *name; /* EXPLAIN_NO_BYE, of the code "no-bye" */
    const char *text;
} bd_template;

/* All rows, for listing and for tests. */
size_t bd_template_count(void);
const bd_template *bd_template_at(size_t index);

/* The row with this code, or NULL. */
const bd_template *bd_template_find(const char *code);

/* About how many words its brief sentence has in English, whatever fills its places: the same in every
 * language, and for parents. */
int bd_template_words(const bd_template *row);

enum { BD_SAYING_PLACES = 16, BD_SAYING_NAMED = 12 };

/* A sentence being made. Memory failures stay in it until bd_saying_finish. */
typedef struct bd_saying {
    bd_arena *arena;
    const char *code;
    const char *text; /* the template; NULL: the one with this code */
    bool brief;       /* without what the template has in square brackets */
    size_t count;
    bool failed;
    struct {
        const char *name, *text;
    } places[BD_SAYING_PLACES];
} bd_saying;

bd_saying bd_saying_new(bd_arena *arena, const char *code);

/* With the template of a criterion's or a rulebook's record. */
bd_saying bd_saying_with(bd_arena *arena, const char *code, const char *text);

/* What fills a place. */
typedef enum bd_place_kind {
    BD_PLACE_TEXT,
    BD_PLACE_NUMBER,
    BD_PLACE_HALVES, /* 5 as "2.5" */
    BD_PLACE_PLAYER, /* an id, 0: the bye */
    BD_PLACE_NODE,   /* a player or the bye, as a node of the round */
    BD_PLACE_NODES,
    BD_PLACE_PLAYERS /* the same as ids */
} bd_place_kind;

typedef struct bd_place {
    const char *name;
    bd_place_kind kind;
    const char *text;
    long long number;
    const int *nodes;
    size_t count;
} bd_place;

static inline bd_place bd_place_text(const char *name, const char *text)
{
    return (bd_place){.name = name, .kind = BD_PLACE_TEXT, .text = text};
}
static inline bd_place bd_place_of(const char *name, bd_place_kind kind, long long number)
{
    return (bd_place){.name = name, .kind = kind, .number = number};
}
static inline bd_place bd_place_nodes(const char *name, const int *nodes, size_t count)
{
    return (bd_place){.name = name, .kind = BD_PLACE_NODES, .nodes = nodes, .count = count};
}
static inline bd_place bd_place_players(const char *name, const int *ids, size_t count)
{
    return (bd_place){.name = name, .kind = BD_PLACE_PLAYERS, .nodes = ids, .count = count};
}
#define BD_PUT_NUMBER(name, number) bd_place_of((name), BD_PLACE_NUMBER, (long long)(number))
#define BD_PUT_HALVES(name, halves) bd_place_of((name), BD_PLACE_HALVES, (halves))
#define BD_PUT_PLAYER(name, id)     bd_place_of((name), BD_PLACE_PLAYER, (id))
#define BD_PUT_NODE(name, node)     bd_place_of((name), BD_PLACE_NODE, (node))

/* The score of a level, as "points". */
static inline bd_place bd_points_of_level(const bd_round *round, int level)
{
    return BD_PUT_HALVES("points", round->players[round->level_start[level]].score);
}

/* A list in the place of two arguments: the items, and how many. */
#define BD_PLACES(...)                                                                                       \
    (const bd_place[]){__VA_ARGS__}, sizeof((const bd_place[]){__VA_ARGS__}) / sizeof(bd_place)
#define BD_NODES(...) (const int[]){__VA_ARGS__}, sizeof((const int[]){__VA_ARGS__}) / sizeof(int)

/* Fills these places: players by name, the number in brackets ("Cairns (3)", or "3" where the card has no
 * name; a name ends at its comma), numbers alone where there are many. */
void bd_saying_put(bd_saying *saying, const bd_round *round, const bd_place *places, size_t count);

void bd_saying_text(bd_saying *saying, const char *place, const char *text);
void bd_saying_int(bd_saying *saying, const char *place, long long number);

/* "3, 5 and 7"; id 0 is the bye. More than BD_SAYING_NAMED are cut: "3, 5, 7, ... and 20 more". */
void bd_saying_players(bd_saying *saying, const char *place, const int *ids, size_t count);

/* The same by name where they are few: "Alder (1), Thorn (4) and Glade (5)". In arena; NULL: no memory. */
const char *bd_people_words(bd_arena *arena, const bd_tournament *tournament, const int *ids, size_t count);

/* "a", "a and b", "a, b and c"; `more` others are told with the words and_more, a format for what stands
 * before and their number. In arena; NULL: no memory, or a part is NULL. */
const char *bd_join_words(bd_arena *arena, const char *const *parts, size_t count, const char *and_more,
                          size_t more);

const char *bd_colour_in_words(bd_colour colour);

/* The id of a node, 0: the bye; and of several nodes, in arena. */
int bd_node_id(const bd_round *round, int node);
bd_status bd_node_ids(bd_arena *arena, const bd_round *round, const int *nodes, size_t count, int **out,
                      bd_err *err);

/* The sentence. BD_INTERNAL when the code is not in the table or a place of its template was not given. */
bd_status bd_saying_finish(bd_saying *saying, const char **out, bd_err *err);

/* A sentence that stands as a reason: with its code, the article it follows, and the players it names (ids,
 * 0: the bye). */
typedef struct bd_reason {
    const char *code, *article, *sentence;
    const int *players;
    size_t player_count;
    /* Of a counterfactual: the stage that loses, and its value in both draws; NULL: none. */
    const char *stage;
    int64_t best, other;
    bool at_latest; /* the proof says that no later stage is the first to lose; no values */
} bd_reason;

typedef struct bd_reasons {
    bd_reason *items;
    size_t count, capacity;
} bd_reasons;

/* Finishes the saying and adds it. article may be NULL; the ids are copied. */
bd_status bd_reasons_add(bd_reasons *list, bd_saying *saying, const char *article, const int *ids,
                         size_t count, bd_err *err);

/* All their sentences, one after the other. In arena. */
bd_status bd_reasons_join(bd_arena *arena, const bd_reasons *reasons, const char **out, bd_err *err);

/* A sentence at once, without more ado. */
bd_status bd_say_places(bd_arena *arena, const bd_round *round, const char *code, const bd_place *places,
                        size_t count, const char **out, bd_err *err);

/* In the sentences of one board a player's number is said once, as a heading has done for the two
 * who meet; the name says the rest, where nobody else has it. */
typedef struct bd_numbers {
    bd_arena *arena;
    const bd_round *round;
    const char **names; /* per node, as in sentences; NULL: none, or somebody else has it too */
    bool *said;         /* per node: in these sentences or their heading */
} bd_numbers;

bd_status bd_numbers_new(bd_arena *arena, const bd_round *round, bd_numbers *out, bd_err *err);

/* Begins the sentences of one board, with the ids that the heading names; 0: nobody. */
void bd_numbers_begin(bd_numbers *numbers, int white, int black);

/* Takes the numbers that have been said out of these sentences: "Cairns (3)" becomes "Cairns". */
bd_status bd_numbers_say_once(bd_numbers *numbers, bd_reasons *reasons, bd_err *err);

#endif

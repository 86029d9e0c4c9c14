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

void bd_saying_text(bd_saying *saying, const char *place, const char *text);
void bd_saying_int(bd_saying *saying, const char *place, long long number);
void bd_saying_halves(bd_saying *saying, const char *place, int halves); /* 5 as "2.5" */

/* "3, 5 and 7"; id 0 is the bye. More than BD_SAYING_NAMED are cut: "3, 5, 7, ... and 20 more". */
void bd_saying_players(bd_saying *saying, const char *place, const int *ids, size_t count);

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

/* Players in sentences, the name first and the number in brackets. */

/* "Cairns", "" where the card (or the player) has no name. In arena. */
bd_status bd_name_in_sentences(bd_arena *arena, const bd_card *card, const char **out, bd_err *err);

/* "Cairns (3)", or "3" where the card has no name; id 0 is the bye. A name ends at its comma. */
void bd_saying_player(bd_saying *saying, const char *place, const bd_round *round, int id);

/* "Cairns (3), Drew (4) and Edwards (5)"; numbers alone where there are many. */
void bd_saying_people(bd_saying *saying, const char *place, const bd_round *round, const int *ids,
                      size_t count);

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

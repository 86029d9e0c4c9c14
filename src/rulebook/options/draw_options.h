/* Options of one draw: all that changes it besides the cards.
 *
 * What belongs to the event (club_rounds, ungraded, relax_last_rounds, ...) stands in the tournament's
 * options and so in its digest. What the arbiter decides for one draw stands here, and has one canonical
 * text, kept in the certificate: parsing the text and writing it again gives the same text. Grammar:
 * blank-separated words, each at most once except forbid and pair, in this order: seed=N top=white|black
 * allow-repeats bye=ID sit-out=3 ask=ID:white|black|float|stay forbid=A,B ... pair=A,B ...
 *   set=NAME:VALUE ... priorities=a,b,c criterion=ID:PLACE:FIRST-LAST:KIND:COST ... keep=W-B,W:B,...,ID-0
 *   keep-after=ID
 * with A < B, the pairs and the names ascending; forbid=0,B: B is not to have the bye. keep lists the boards
 * of a draw that is being repaired, White first, in their order, a bye as "ID-0"; ":" for "-" opens a board:
 * to change it costs nothing. A criterion is one that a rulebook file writes (docs/criteria.md), in the order
 * of the file: PLACE is first, last, listed, "before,ID" or "after,ID", KIND is soft or hard, and COST has
 * "~" for blanks. The empty text means no options.
 *
 * What a published draw was made with joins kept_options.c with what is asked for; draw_wishes.c says it in
 * words.
 */
#ifndef BD_RULEBOOK_OPTIONS_DRAW_OPTIONS_H
#define BD_RULEBOOK_OPTIONS_DRAW_OPTIONS_H

#include "base/text.h"
#include "cards/tournament.h"

typedef struct bd_id_pair {
    int a, b;
} bd_id_pair;

/* A board of the published draw; black 0: the bye. Who is no longer there may be named too. */
typedef struct bd_keep {
    int white, black;
    bool open; /* not worth keeping */
} bd_keep;

/* What somebody would like of one player's board, whoever the opponent is ('why-not'). Where nobody is due a
 * colour and it follows from the board's number, either may come of asking for it. */
typedef enum bd_asked_kind {
    BD_ASKED_NOTHING,
    BD_ASKED_WHITE,
    BD_ASKED_BLACK,
    BD_ASKED_FLOAT, /* an opponent with another score */
    BD_ASKED_STAY   /* one with the same */
} bd_asked_kind;

typedef struct bd_asked {
    bd_asked_kind kind;
    int id;
} bd_asked;

typedef enum bd_written_place {
    BD_WRITTEN_FIRST,  /* in front of all that can be moved */
    BD_WRITTEN_LAST,   /* behind all */
    BD_WRITTEN_LISTED, /* where the priorities name it */
    BD_WRITTEN_BEFORE, /* another criterion */
    BD_WRITTEN_AFTER
} bd_written_place;

enum { BD_WRITTEN_MOST = 40, BD_WRITTEN_ID = 30 };

/* A criterion that a rulebook file writes. */
typedef struct bd_written {
    const char *id;
    bd_written_place place;
    const char *anchor; /* the other criterion; NULL: none */
    int first, last;    /* rounds */
    bool hard;          /* boards that cost anything are not legal */
    const char *cost;   /* a formula (rulebook/formula), tidy */
} bd_written;

typedef struct bd_draw_options {
    uint64_t seed;        /* of every lot; 0 is a seed like any other */
    bd_colour top_colour; /* of the higher-ranked player of board 1 in round 1; BD_NO_COLOUR: by lot (or as
                             the file says) */
    bool allow_repeats;   /* repeats are avoided first of all, no longer forbidden */
    int bye;              /* the arbiter's choice of who has the bye; 0: none */
    int sit_out;          /* 3: three players sit out instead of one (SCC); 0: as many as must */
    bd_asked asked;
    const bd_id_pair *forbid; /* pairs that must not be made this time */
    size_t forbid_count;
    const bd_id_pair *fixed; /* boards the arbiter wants; the rest is best given them */
    size_t fixed_count;
    const bd_setting
        *settings; /* of a rulebook file: they stand in front of the event's options; values without blanks */
    size_t setting_count;
    const char *const
        *priorities; /* criterion ids in the user's order instead of the rulebook's; NULL: the rulebook's */
    size_t priority_count;
    const bd_written *written; /* criteria of a rulebook file */
    size_t written_count;
    const bd_keep *keep; /* the published draw, of which as many boards as possible are kept (round/keep.h) */
    size_t keep_count;
    const char
        *keep_after; /* the criterion that goes before keeping boards; NULL: keeping comes first of all */
} bd_draw_options;

bd_draw_options bd_draw_options_none(void);

/* Whether a criterion can be called so: small letters, digits and hyphens behind a letter. */
bool bd_written_id_is(const char *id);

/* The canonical text. */
bd_status bd_draw_options_print(const bd_draw_options *options, bd_arena *arena, const char **text,
                                bd_err *err);

/* BD_BAD_INPUT, with the word that is wrong, when the text is not canonical. */
bd_status bd_draw_options_parse(const char *text, bd_arena *arena, bd_draw_options *options, bd_err *err);

/* What a published draw was made with, together with what is asked for now.
 *
 * A file keeps the wishes of a published draw. Whoever asks for something else goes on from them: what is
 * asked for stands in place of the kept wish that it contradicts, and all the others stay.
 *
 * *out has what is asked for, and of `kept` what does not contradict it: a pair asked for
 * takes away the ban of that pair and the pairs of these two with others, a bye asked for the pair of that
 * player, and so on. */
bd_status bd_kept_options_join(const bd_draw_options *kept, const bd_draw_options *asked, bd_arena *arena,
                               bd_draw_options *out, bd_err *err);

/* Whether there are any. NULL: no options, so none. */
bool bd_wishes_any(const bd_draw_options *options);

/* Adds them to *out, separated by ", ": "1-8 paired, 3 has the bye". Of a long list of pairs the first are
 * named, and how many more there are; of boards to be kept the number. The canonical text of the options has
 * all. */
void bd_wishes_add(const bd_draw_options *options, bd_text *out);

#endif

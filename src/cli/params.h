/* Parameters: what a command can be asked, one row each.
 *
 * A row names a parameter, says of which type it is, and where its value goes in the command's own struct of
 * a request. Command lines (cli/command_line.h) and requests in JSON (cli/request.h) are read by these rows
 * into the same struct; usage, help, completion and schemas are printed from them. */
#ifndef BD_CLI_PARAMS_H
#define BD_CLI_PARAMS_H

#include "base/arena.h"
#include "base/err.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The type, and what its member is. Of a parameter that may come several times the member is a bd_many. */
typedef enum bd_param_type {
    BD_PARAM_FLAG,    /* bool */
    BD_PARAM_WHOLE,   /* int in low .. high */
    BD_PARAM_LARGE,   /* int64_t in low .. high */
    BD_PARAM_SECONDS, /* double */
    BD_PARAM_TEXT,    /* const char *: a name, a file, what another module reads */
    BD_PARAM_LIST,    /* const char *: words separated by commas */
    BD_PARAM_CHOICE,  /* int: `low` + index among the words of `value` */
    BD_PARAM_PLAYER,  /* bd_who */
    BD_PARAM_PAIR,    /* bd_two */
    BD_PARAM_SETTING, /* bd_named */
    BD_PARAM_EVENT,   /* const char *: in JSON the event that is asked */
    BD_PARAM_READ     /* whatever `read` makes of a text */
} bd_param_type;

/* Where it stands on a command line. */
typedef enum bd_param_place {
    BD_AN_OPTION,   /* --name */
    BD_WORD_NEEDED, /* a word, in the order of the rows */
    BD_WORD_NEXT,   /* a word that may be left out together with those behind it */
    BD_WORD_ALONE   /* a word that may be left out; in JSON also where others are */
} bd_param_place;

/* Several of one parameter, in their order. */
typedef struct bd_many {
    void *items;
    size_t count, capacity;
} bd_many;

/* A player as they are asked for (cli/who.h finds them): by number, or else by name. */
typedef struct bd_who {
    const char *word;
    int number; /* 0: `word` is no number that a player can have */
} bd_who;

/* Two players: `joined` is "A,B", of which the names may have commas too; NULL: told apart already. */
typedef struct bd_two {
    const char *joined;
    bd_who a, b;
} bd_two;

/* "name=value". */
typedef struct bd_named {
    const char *name, *value;
} bd_named;

/* Reads a text into the member. BD_USAGE. */
typedef bd_status bd_param_reader(bd_arena *arena, const char *text, void *member, bd_err *err);

typedef struct bd_param {
    const char *name;  /* --round, "round" */
    const char *value; /* what usage calls its value, "N"; the words of a choice, "a|b"; NULL: a flag */
    const char *help;  /* one line; NULL for words */
    size_t offset;     /* of its member */
    bd_param_type type;
    bd_param_place place;
    char letter; /* 0: none */
    bool many;
    bool saves;      /* whoever gives it wants the event changed */
    bool trusted;    /* only the arbiter may give it (cli/commands.h) */
    bool local;      /* not in JSON */
    bool rules_file; /* a rulebook file will do, too (cli/rules_file.h) */
    const char *with,
        *without; /* a word of command lines that have that option, or none of "a|b"; NULL: all */
    bd_param_reader *read;
    int64_t low, high;
    int64_t
        usual; /* the member's value when it is not given; 0, false and NULL but for numbers and choices */
} bd_param;

/* Rows of options, as macros: TYPE is the struct of the request. */
#define BD_OPTION(TYPE, kind, member, called, shown, sentence)                                               \
    .name = (called), .value = (shown), .help = BD_ENGLISH(sentence), .offset = offsetof(TYPE, member),      \
    .type = BD_PARAM_##kind
#define BD_ROW(...)                                                                                          \
    {                                                                                                        \
        __VA_ARGS__                                                                                          \
    }
#define BD_FLAG(TYPE, member, called, sentence) BD_ROW(BD_OPTION(TYPE, FLAG, member, called, NULL, sentence))
#define BD_NUMBER(TYPE, member, called, from, to, sentence)                                                  \
    BD_ROW(BD_OPTION(TYPE, WHOLE, member, called, "N", sentence), .low = (from), .high = (to))
#define BD_TEXT(TYPE, member, called, shown, sentence)                                                       \
    BD_ROW(BD_OPTION(TYPE, TEXT, member, called, shown, sentence))
#define BD_LIST(TYPE, member, called, shown, sentence)                                                       \
    BD_ROW(BD_OPTION(TYPE, LIST, member, called, shown, sentence))
#define BD_CHOICE(TYPE, member, called, words, otherwise, sentence)                                          \
    BD_ROW(BD_OPTION(TYPE, CHOICE, member, called, words, sentence), .usual = (otherwise))
#define BD_READ(TYPE, member, called, shown, reader, sentence)                                               \
    BD_ROW(BD_OPTION(TYPE, READ, member, called, shown, sentence), .read = (reader))
#define BD_PLAYER(TYPE, member, called, sentence)                                                            \
    BD_ROW(BD_OPTION(TYPE, PLAYER, member, called, "PLAYER", sentence))
#define BD_PAIRS(TYPE, member, called, sentence)                                                             \
    BD_ROW(BD_OPTION(TYPE, PAIR, member, called, "A,B", sentence), .many = true)
/* A word: its place, and what else is particular to it. */
#define BD_WORD_OF(TYPE, kind, member, called, shown, ...)                                                   \
    BD_ROW(.name = (called), .value = (shown), .offset = offsetof(TYPE, member), .type = BD_PARAM_##kind,    \
           __VA_ARGS__)

enum { BD_NOT_GIVEN = -1 }; /* usual of numbers and choices for which 0 is a value */

/* Where the row's value goes. */
static inline void *bd_param_member(const bd_param *row, void *members)
{
    return (char *)members + row->offset;
}

/* Puts what stands for parameters that are not given into the members. */
void bd_params_usual(const bd_param *rows, size_t count, void *members);

/* Whether it is given, as far as that makes a difference. */
bool bd_param_is_given(const bd_param *row, const void *members);

/* The index of the word among those of "a|b|c"; -1: it is none of them. */
int bd_choice_index(const char *words, const char *word);

/* Puts the text that stands for a value into its member. BD_USAGE in the words of the command line. */
bd_status bd_param_take(const bd_param *row, bd_arena *arena, const char *text, void *members, bd_err *err);

/* A place for one more item of a row that may come several times; NULL: memory is exhausted. */
void *bd_param_room(const bd_param *row, bd_arena *arena, void *members);

/* A text as a player. */
bd_who bd_who_of(const char *text);

/* "FILE PLAYER [ROUND]", as the words stand in usage. */
void bd_params_usage(const bd_param *rows, size_t count, bd_text *out);

#endif

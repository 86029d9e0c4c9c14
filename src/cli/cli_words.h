/* Words of cli/: the help of every command, and what commands tell (base/words.h). */
#ifndef BD_CLI_WORDS_H
#define BD_CLI_WORDS_H

#include "base/words.h"
#include "cli/draws_words.h"
#include "cli/research_words.h"
#include "cli/running_words.h"

/* Headings of the list of commands. */
BD_WORD(CLI_NEAR_HOMES, "'%.80s' and '%.80s' may be one club, school or team; edit FILE --same-school "
                        "'%.80s=%.80s' makes them one")
BD_WORD(CLI_GROUP_FILES, "Tournament files")
BD_WORD(CLI_GROUP_RUNNING, "Running a tournament")
BD_WORD(CLI_GROUP_DRAWS, "Draws")
BD_WORD(CLI_GROUP_RESEARCH, "Research")
BD_WORD(CLI_GROUP_HELP, "Help")

/* Options that several commands have. */
BD_WORD(CLI_OPTION_HELP, "show this help and exit")
BD_WORD(CLI_OPTION_VERSION, "show the version and exit")
BD_WORD(CLI_OPTION_QUIET, "no warnings, no progress messages")
BD_WORD(CLI_OPTION_BY, "who makes the change, for the history")
BD_WORD(CLI_OPTION_LANG, "the language of sentences, such as de; default: as the locale says")
BD_WORD(CLI_NO_SUCH_ROUND, "there is no round %d yet: round %d is the next one")
BD_WORD(CLI_OPTION_CRITERIA, "show the values that draws are compared by below the boards")
BD_WORD(CLI_OPTION_VERBOSE, "say more: the solver's steps, and which source line reported an error")
BD_WORD(CLI_OPTION_LENIENT, "contradictions between cards and unknown options are warnings, not errors")
BD_WORD(CLI_OPTION_RULES, "the rulebook ('bestdraw rules' lists them) or a rulebook file; default: the "
                          "tournament's own, otherwise caa")
BD_WORD(CLI_OPTION_RULES_EVENT, "the rulebook; default: caa")
BD_WORD(CLI_OPTION_FORMAT, "output format; default: text")
BD_WORD(CLI_OPTION_CERTIFICATE, "write the proof to FILE, for bestdraw-verify")
BD_WORD(CLI_OPTION_ROUND, "draw round N from the rounds before it; default: the next round")
BD_WORD(CLI_OPTION_ROUND_NEXT, "the round; default: the next round")
BD_WORD(CLI_OPTION_OUTPUT, "the file to write; default: standard output")
BD_WORD(CLI_OPTION_SOLVER, "who settles the stages; auto: GLPK up to 256 players, above that the fastest")
BD_WORD(CLI_OPTION_TIME_LIMIT, "stop after this much processor time with what has been proved by then")
BD_WORD(CLI_OPTION_SEED_EVENT, "random seed; default: 1")

/* Options of a draw. */
BD_WORD(CLI_OPTION_SEED, "seed for all random draws; default: 0")
BD_WORD(CLI_OPTION_TOP_COLOUR, "colour of the higher player on board 1 in round 1; default: drawn by lot")
BD_WORD(CLI_OPTION_FORBID, "these two must not meet (may be repeated)")
BD_WORD(CLI_OPTION_PAIR, "these two must meet; the rest is optimised around it (may be repeated)")
BD_WORD(CLI_OPTION_BYE, "this player has the bye")
BD_WORD(CLI_OPTION_ALLOW_REPEATS, "players may meet again, but as few as possible do")
BD_WORD(CLI_OPTION_OPTION,
        "set an option of the rulebook for this draw, before what the event sets; may be given several times")
BD_WORD(CLI_OPTION_PRIORITIES, "the criteria to use, in this order, instead of the rulebook's")
BD_WORD(CLI_BAD_PAIR,
        "option '--%s' needs two players separated by a comma, such as 3,14 or hartley,ng, not '%.100s'")
BD_WORD(CLI_PAIR_TWICE, "option '--%s' needs two players, not player %d twice")
BD_WORD(CLI_WRITTEN_FIRST, "'%s' pairs bracket by bracket: here the criterion '%s' can only be hard, or "
                           "stand first (\"place\": \"first\")")
BD_WORD(CLI_WRITTEN_UNLISTED, "the criterion '%s' is to stand where the priorities list it, and they do not")
BD_WORD(CLI_WRITTEN_LISTED, "the priorities list the criterion '%s': give it \"place\": \"listed\"")
BD_WORD(CLI_WRITTEN_MOST, "a rulebook file has at most %d criteria")
BD_WORD(CLI_WRITTEN_ID, "'%.60s' cannot be the id of a criterion: a small letter, then small letters, digits "
                        "and hyphens, at most %d characters")
BD_WORD(CLI_WRITTEN_TAKEN, "there is a criterion '%s' already; give this one another id")
BD_WORD(CLI_NO_PRIORITIES, "option '--priorities' needs criteria separated by commas")
BD_WORD(CLI_BAD_PRIORITY, "option '--priorities': '%.60s' is not a criterion; choose from %s")
BD_WORD(CLI_NO_CRITERION, "'%.60s' is not a criterion; choose from %s")
BD_WORD(CLI_NO_RULES_FILE, "'%s' takes the id of a rulebook; rulebook files are for commands that make draws")

/* Options of a made-up event. */
BD_WORD(CLI_EVENT_RATING, "mean rating; default: 1800")
BD_WORD(CLI_EVENT_SPREAD, "standard deviation of the ratings; default: 250")
BD_WORD(CLI_EVENT_NOISE_NONE, "standard deviation of true strength around the rating; default: 0")
BD_WORD(CLI_EVENT_NOISE, "standard deviation of true strength around the rating; default: 100")
BD_WORD(CLI_EVENT_DRAWS, "draws per 1000 games between equal players; default: 300")
BD_WORD(CLI_EVENT_UNRATED, "players without a grade, per 1000")
BD_WORD(CLI_EVENT_FORFEITS, "games won by default, per 1000")
BD_WORD(CLI_EVENT_HALF_BYES, "half-point byes requested, per 1000 players and round")
BD_WORD(CLI_EVENT_ZERO_BYES, "absences announced, per 1000 players and round")
BD_WORD(CLI_EVENT_LATE, "late entries, per 1000 players")
BD_WORD(CLI_EVENT_WITHDRAWALS, "withdrawals, per 1000 players and round")
BD_WORD(CLI_EVENT_FORBIDDEN, "players with a forbidden opponent, per 1000")
BD_WORD(CLI_EVENT_CLUBS, "number of clubs")
BD_WORD(CLI_EVENT_SCHOOLS, "number of schools; default: none, for sca one per five players")
BD_WORD(CLI_EVENT_TEAMS, "number of teams; default: none, for uscf one per four players")
BD_WORD(CLI_EVENT_ACCELERATED, "Baku acceleration (fide, burstein, dubov)")
BD_WORD(CLI_EVENT_NOT_ACCELERATED, "acceleration exists under the rulebooks of FIDE only")

/* help */
BD_WORD(CLI_HELP_HELP, "Lists the commands, or describes one.")

/* The command line. */
BD_WORD(CLI_COMMAND_MEANT, "unknown command '%.100s'; did you mean '%s'?")
BD_WORD(CLI_NO_COMMAND, "unknown command '%.100s'; 'bestdraw help' lists the commands")
BD_WORD(CLI_COMMAND_MISSING, "no command given; 'bestdraw help' lists the commands")
BD_WORD(CLI_UNKNOWN_OPTION_NEAR, "unknown option '--%.100s'; did you mean '--%s'?")
BD_WORD(CLI_UNKNOWN_OPTION, "unknown option '--%.100s'; --help lists the options")
BD_WORD(CLI_OPTION_NEEDS_VALUE, "option '--%s' needs a value: --%s=%s")
BD_WORD(CLI_OPTION_TAKES_NO_VALUE, "option '--%s' takes no value, but got '%.100s'")
BD_WORD(CLI_UNKNOWN_LETTER, "unknown option '-%c'; --help lists the options")
BD_WORD(CLI_OPTION_NOT_NUMBER, "option '--%s' needs a whole number from %lld to %lld, not '%.100s'")
BD_WORD(CLI_OPTION_NOT_CHOICE, "option '--%s' must be one of %s, not '%.100s'")
BD_WORD(CLI_WORDS_MISSING, "arguments are missing; usage: bestdraw %s %s")
BD_WORD(CLI_NO_WORDS, "unexpected argument '%.100s': 'bestdraw %s' takes none")
BD_WORD(CLI_WORD_TOO_MANY, "unexpected argument '%.100s'; usage: bestdraw %s %s")
BD_WORD(CLI_TRY_BARE_HELP, "'bestdraw help' lists the commands.\n")
BD_WORD(CLI_TRY_HELP, "Try 'bestdraw help %s'.\n")
BD_WORD(CLI_RULES_MEANT, "there is no rulebook '%.60s'; did you mean '%s'?")
BD_WORD(CLI_NO_RULES, "there is no rulebook '%.60s'; 'bestdraw rules' lists them")
BD_WORD(CLI_WHO_NOBODY, "there is no player called '%.100s'; 'bestdraw find FILE TEXT' looks for names")
BD_WORD(CLI_WHO_NEAR, "there is no player called '%.100s'; did you mean %d %s?")
BD_WORD(CLI_WHO_SEVERAL, "'%.60s' could be any of these; say more of the name, or the number: %s")
BD_WORD_N(CLI_WHO_MORE, "; and %zu more", "; and %zu more")
BD_WORD(CLI_WHO_NO_NUMBER, "there is no player %d in this file; 'bestdraw find FILE NAME' looks for names")
BD_WORD(CLI_BAD_ID, "%s must be a player's name, or their number from 1 to %d, not '%.100s'")
BD_WORD(CLI_WORD_NOT_NUMBER, "%s must be a number from %lld to %lld, not '%.100s'")
BD_WORD(CLI_BAD_TIME_LIMIT, "option '--%s' needs seconds, such as 10 or 0.5, not '%.100s'")
BD_WORD(CLI_THE_VALUE, "the option's value")
BD_WORD(CLI_THE_PLAYER, "the player")

/* Help. */
BD_WORD(CLI_HELP_TOP, "usage: bestdraw COMMAND [OPTIONS] FILE ...\n\nDraws the rounds of Swiss chess "
                      "tournaments, provably best.\n")
BD_WORD(CLI_HELP_USAGE, "usage: bestdraw %s\n\n")
BD_WORD(CLI_HELP_COMMON, "\nOptions of every command\n")
BD_WORD(CLI_HELP_OPTIONS, "\nOptions\n")
BD_WORD(CLI_HELP_MORE, "\n'bestdraw help COMMAND' describes a command and its options.\n")

/* What goes wrong, and what is told meanwhile. */
BD_WORD(CLI_NO_MEMORY, "out of memory")
BD_WORD(CLI_WORK_PROGRESS, "bestdraw: %.0f s: %s: %s")
BD_WORD(CLI_WORK_STEP, "%s: %s (value %lld)")
BD_WORD(CLI_WORK_DONE, "%s: %s (value %lld, done)")
BD_WORD(CLI_WORK_BOUND, "%s: %s (value %lld, bound %lld)")
BD_WORD(CLI_WORK_BOUND_DONE, "%s: %s (value %lld, bound %lld, done)")
BD_WORD_N(CLI_MORE_WARNINGS, "%zu further warning is not shown", "%zu further warnings are not shown")
BD_WORD(CLI_NOT_ALL_WRITTEN, "part of the output could not be written")
BD_WORD(CLI_NOTHING_SAVED, "%s; nothing is changed")
BD_WORD(CLI_SAVED_ALL_THE_SAME, "%s; the change is saved all the same")
BD_WORD(CLI_STANDARD_INPUT, "standard input")
BD_WORD(CLI_STANDARD_OUTPUT, "standard output")
BD_WORD(CLI_WARNING, "warning: ")
BD_WORD(CLI_NOTICED_AT, "bestdraw: (reported at %s:%d)\n")
BD_WORD(CLI_NO_SCRATCH_FILE, "a temporary file cannot be created here: %s")
BD_WORD(CLI_NO_STAGES, "there is no legal draw, so there are no stages")
BD_WORD(CLI_PROOF_FAILS, "the proof does not hold: %s")
BD_WORD(CLI_PROOF_OPEN, "not everything is proved: %s")
BD_WORD(CLI_LIST_OF_PLAYERS,
        "this is a list of players, not a tournament; make one of it first: bestdraw new %s FILE")
BD_WORD(CLI_UNKNOWN_PLAYER, "(unknown)")

#endif

/* Words of the commands for research, of --dutch, and of requests of other programs (cli_words.h). */
#ifndef BD_CLI_RESEARCH_WORDS_H
#define BD_CLI_RESEARCH_WORDS_H

#include "base/words.h"

/* audit */
BD_WORD(CLI_AUDIT_HELP, "Compares each stage of a draw with a plain integer optimiser.")
BD_WORD(CLI_AUDIT_ABOUT,
        "Each stage is written as a readable model (see 'bestdraw help export') and solved by GLPK's branch "
        "and bound, which shares nothing with the way the draw was found. This is slow beyond a few dozen "
        "players. Exit code 0: all stages agree; 1: a stage differs; 4: a stage was not decided in time.")
BD_WORD(CLI_AUDIT_STAGE_LIMIT, "time for each stage of the audit; default: 60")
BD_WORD(CLI_AUDIT_UNDECIDED, "not decided in time")
BD_WORD(CLI_AUDIT_AGREES, "agrees")
BD_WORD(CLI_AUDIT_DIFFERS, "DIFFERS: %lld")
BD_WORD(CLI_AUDIT_NO_DRAW, "DIFFERS: no draw has the values of the stages before")
BD_WORD_N(CLI_AUDIT_SUM, "%zu stage agrees, %zu differ, %zu not decided\n",
          "%zu stages agree, %zu differ, %zu not decided\n")

/* export */
BD_WORD(CLI_EXPORT_HELP, "Writes a draw for other programs: a stage or all as a model, or the proof.")
BD_WORD(
    CLI_EXPORT_ABOUT,
    "The model (GNU MathProg, models/stage.mod) has an integer variable for each legal board and an "
    "equation for each player and for each earlier stage; it minimises the cost of the stage. 'glpsol "
    "--math FILE' solves it. With --whole all stages stand in one objective, weighted (models/round.mod); "
    "that needs 'glpsol --exact --nomip --math FILE'. With --format=vipr the stage's proof is written for "
    "viprchk, the public "
    "checker of integer programs; with --format=round all stages of the round with what each pair costs, "
    "for checkers that know no rules.")
BD_WORD(CLI_EXPORT_STAGE, "the stage to write; without it the stages are listed")
BD_WORD(CLI_EXPORT_FORMAT,
        "output format (round takes no --stage); default: mathprog, for 'glpsol --math FILE'")
BD_WORD(CLI_EXPORT_VIPR, "write the proof of --stage, or of the whole draw, for viprchk")
BD_WORD(CLI_EXPORT_INSTANCE, "write the round with all its costs, for checkers that know no rules")
BD_WORD(CLI_EXPORT_NOT_PROVED, "the draw is not proved best, so there is no proof to write")
BD_WORD(CLI_EXPORT_WHOLE, "write the whole round as one integer program; glpsol solves 50 players in seconds")
BD_WORD(CLI_EXPORT_WHOLE_ALONE, "a whole round has no --stage, and only the format mathprog")
BD_WORD(CLI_EXPORT_DATA, "with mathprog: the data only, for models/stage.mod or models/round.mod")
BD_WORD(CLI_EXPORT_FREE, "stage %s costs nothing on any legal board, so there is nothing to prove")
BD_WORD(CLI_EXPORT_STAGE_MEANT, "there is no stage '%.60s'; did you mean '%s'?")
BD_WORD(CLI_EXPORT_NEEDS_STAGE,
        "%s is the format of one stage: name it with --stage; 'export' without a format lists them")
BD_WORD(CLI_EXPORT_NO_STAGE, "there is no stage '%.60s'; leave out --stage for a list")

/* generate */
BD_WORD(CLI_GENERATE_HELP, "Makes up a tournament: players, rounds drawn by a method, random results.")
BD_WORD(CLI_GENERATE_ABOUT,
        "Everything follows from the seed and the options, in integers only: the same file on every machine. "
        "Results depend on the ratings (docs/generate.md describes the model) and on who meets whom in which "
        "round, so that methods can be compared under the same luck. If the method gets stuck, the rounds "
        "played so far are written and the exit code is 1.")
BD_WORD(CLI_GENERATE_PLAYERS, "number of entries; default: 40")
BD_WORD(CLI_GENERATE_ROUNDS, "number of rounds planned; default: 7")
BD_WORD(CLI_GENERATE_PLAYED, "rounds to draw and play; default: all of them")
BD_WORD(CLI_GENERATE_METHOD, "how the rounds are drawn; default: best")
BD_WORD(CLI_GENERATE_FORMAT, "output format; default: by the name of the output file, otherwise json")
BD_WORD(CLI_GENERATE_TOO_MANY, "only %d rounds are planned")
BD_WORD(CLI_GENERATE_STUCK, "round %d could not be drawn by the method '%s'; %d of %d rounds were played")

/* match */
BD_WORD(CLI_MATCH_HELP, "Solves a matching problem with several costs, outside chess.")
BD_WORD(CLI_MATCH_ABOUT,
        "Of all perfect matchings of a graph it finds those whose first cost is lowest, among these the ones "
        "whose second cost is lowest, and so on, with a proof. docs/certificate.md describes instances (text "
        "and JSON) and certificates. '-' is standard input. Exit code 0: proved best; 1: there is no perfect "
        "matching; 4: not proved.")
BD_WORD(CLI_MATCH_SOLVER, "who settles the stages; without it the fastest")
BD_WORD(CLI_MATCH_CERTIFICATE, "write the proof to FILE; 'bestdraw-verify INSTANCE FILE' checks it")

/* simulate */
BD_WORD(CLI_SIMULATE_HELP, "Plays many tournaments, drawn best and by hand, and compares the draws.")
BD_WORD(CLI_SIMULATE_ABOUT,
        "Each tournament is made up as by 'bestdraw generate' and drawn by every method, each in a world of "
        "its own with the same players and the same luck; every draw is compared with the best draw from the "
        "same cards (docs/simulate.md says what is counted). The same options give the same output, byte for "
        "byte, however many threads, parts or runs it took. With --output a run that was interrupted "
        "continues where it stopped. Exit code 1: --merge found tournaments missing; 4: interrupted.")
BD_WORD(CLI_SIMULATE_TOURNAMENTS, "number of tournaments; default: 100")
BD_WORD(CLI_SIMULATE_PLAYERS, "numbers of players, used in turn; default: 40")
BD_WORD(CLI_SIMULATE_ROUNDS, "rounds in each tournament; default: 7")
BD_WORD(CLI_SIMULATE_METHODS,
        "methods to compare with best, and rulebook files (the best draw by them); default: "
        "cards,lazy,greedy,random")
BD_WORD(CLI_SIMULATE_ARM_NAME,
        "the name of the rulebook file '%.100s' is to have letters, digits, '-' and '_' alone, and not to be "
        "that of a method")
BD_WORD(CLI_SIMULATE_ARM_BASE,
        "the base of '%.100s' is %s, and the series is of %s: what differs in more than "
        "criteria cannot be compared draw by draw")
BD_WORD(CLI_SIMULATE_WORLDS, "each method draws its own copy of the event (the default)")
BD_WORD(CLI_SIMULATE_HISTORIES, "each method draws from the cards that the best draws led to")
BD_WORD(CLI_SIMULATE_THREADS, "number of threads; default: one per processor")
BD_WORD(CLI_SIMULATE_SHARD, "play only part K of N; needs --output")
BD_WORD(CLI_SIMULATE_OUTPUT, "write one line per tournament; an unfinished file is completed")
BD_WORD(CLI_SIMULATE_TIMES, "write the times of the draws, in the same way")
BD_WORD(CLI_SIMULATE_MERGE, "play nothing: report on the files of earlier runs")
BD_WORD(CLI_SIMULATE_HTML, "write a page with tables and plots")
BD_WORD(CLI_SIMULATE_PLOTS, "write the plots as SVG files")
BD_WORD(CLI_SIMULATE_NO_FOLDER, "the folder cannot be created: %s")
BD_WORD(CLI_SIMULATE_NO_FILES, "--merge needs the files of earlier runs")
BD_WORD(CLI_SIMULATE_MISSING, "%d of %d tournaments are missing; the first missing one is number %d")
BD_WORD(CLI_SIMULATE_PROGRESS, "%lld of %lld tournaments, about %s left")
BD_WORD(CLI_SIMULATE_INTERRUPTED, "interrupted: %lld of %d tournaments have been played")
BD_WORD(CLI_SIMULATE_INTERRUPTED_GO_ON,
        "interrupted: %lld of %d tournaments have been played; run the same command again to continue")
BD_WORD(CLI_SIMULATE_NO_MERGE, "unexpected '%.100s': files are read with --merge only")
BD_WORD(CLI_SIMULATE_SHARD_OUTPUT, "--shard needs --output, so that --merge can read the part")
BD_WORD(CLI_SIMULATE_SHARD_REPORT, "--shard does not report: give '--%s' with --merge")
BD_WORD(CLI_SIMULATE_ONE_OF, "--worlds and --same-histories exclude each other")
BD_WORD(CLI_SIMULATE_BAD_SHARD, "option '--shard' is K/N with K from 1 to N, not '%.60s'")
BD_WORD(CLI_SIMULATE_NOT_WITH_MERGE,
        "option '--%s' has no effect with --merge: the files say what was played")

/* --dutch */
BD_WORD(CLI_BANNER, "bestdraw (takes the calls of BBP Pairings and JaVaFo) - v%s\n")
BD_WORD(CLI_DUTCH_USAGE,
        "usage: bestdraw [-r] --dutch FILE -p [OUT] [-l [LIST]]\n       bestdraw [-r] --dutch FILE -c [-l "
        "[LIST]]\n       bestdraw [-r] --dutch [MODEL] -g [CONFIG] -o OUT [-s SEED] [-l [LIST]]\n"
        "--burstein and --dubov, in the place of --dutch, pair by these systems\n")
BD_WORD(CLI_DUTCH_ONE_OF, "-%c and -%c exclude each other")
BD_WORD(CLI_DUTCH_UNKNOWN, "unknown option or word '%.100s'")
BD_WORD(CLI_DUTCH_NO_ACTION, "one of -p, -c and -g is required")
BD_WORD(CLI_DUTCH_NO_SYSTEM, "the system is missing: --dutch, --burstein or --dubov")
BD_WORD(CLI_DUTCH_NO_FILE, "the tournament file is missing")
BD_WORD(CLI_DUTCH_NO_OUTPUT, "-g needs -o with the name of a file")
BD_WORD(CLI_DUTCH_UNREADABLE, "the file cannot be read")
BD_WORD(CLI_DUTCH_NO_ROUNDS,
        "the number of rounds is missing (142 or XXR); the last round has rules of its own")
BD_WORD(CLI_DUTCH_LOT, "the file does not give the initial colour; %s for the top seed was drawn by lot (to "
                       "repeat it, add the line: XXC %s)")
BD_WORD(CLI_DUTCH_WHITE, "White")
BD_WORD(CLI_DUTCH_BLACK, "Black")
BD_WORD(CLI_DUTCH_NO_DRAW,
        "No valid pairing exists: %s: round %d cannot be paired without breaking an absolute criterion\n")
BD_WORD(CLI_DUTCH_NOT_PROVED, "the draw of round %d is not proved")
BD_WORD(CLI_DUTCH_DIFFERENCES, "  Checker pairings        Tournament pairings \n")
BD_WORD(CLI_DUTCH_PLACES, "%s: Places after round %d\n  Checker places          Tournament places \n")
BD_WORD(CLI_DUTCH_NONE_VALID, "No valid pairing exists for round %d.\n\n")
BD_WORD(CLI_DUTCH_BAD_LINE, "expected a line KEY=NUMBER")
BD_WORD(CLI_DUTCH_BAD_VALUE,
        "%s: '%.*s' has a value that does not fit the key (points are multiples of 0.5) and is ignored")
BD_WORD(CLI_DUTCH_BAD_KEY, "%s: the key '%.*s' is ignored")
BD_WORD(CLI_DUTCH_BAD_SEED, "the seed '%.100s' is not a number")
BD_WORD(CLI_DUTCH_ENDS, "round %d could not be paired; the tournament ends before it")

/* Requests of other programs. */
BD_WORD(CLI_ASK_REQUEST, "request")
BD_WORD(CLI_ASK_EXPECTED, "expected %s, not %s")
BD_WORD(CLI_ASK_A_SCALAR, "a text or a number")
BD_WORD(CLI_ASK_A_TEXT, "a text")
BD_WORD(CLI_ASK_A_NUMBER, "a number")
BD_WORD(CLI_ASK_A_WHOLE_NUMBER, "a whole number")
BD_WORD(CLI_ASK_RANGE, "expected a whole number from %lld to %lld, not %s")
BD_WORD(CLI_ASK_A_FLAG, "true or false")
BD_WORD(CLI_ASK_A_PLAYER, "a player's number or name")
BD_WORD(CLI_ASK_SETTINGS, "an object of names and values, or \"name=value\"")
BD_WORD(CLI_ASK_FILES, "an object of file names and texts")
BD_WORD(CLI_ASK_AN_OBJECT, "an object with the options of the command")
BD_WORD(CLI_ASK_MISSING, "\"%s\" is missing; '%s' needs it")
BD_WORD(CLI_ASK_NEEDS, "\"%s\" is given without \"%s\"")
BD_WORD(CLI_ASK_OPTION_MEANT, "this is not an option of '%s'; did you mean '%s'?")
BD_WORD(CLI_ASK_NO_OPTION, "this is not an option of '%s'")
BD_WORD(CLI_ASK_NO_EVENT, "'%s' needs an event, and none was given")
BD_WORD(CLI_ASK_NO_FILE,
        "the request has no file '%.100s'; give its text in \"files\": {\"%.100s\": \"...\"}")
BD_WORD(CLI_ASK_FILE_TWICE, "there are two files of the name '%.100s'")
BD_WORD(CLI_ASK_FILE_IS_EVENT, "'%.100s' is the event; choose another name for this file")
BD_WORD(CLI_ASK_FILE_LARGE, "the file '%.100s' is too large")
BD_WORD(CLI_ASK_NOT_HERE, "'%s' is for the command line; a request cannot have it")
BD_WORD(CLI_ASK_KEYS, "results entered key by key")
BD_WORD(CLI_ASK_DISK_AND_MEMORY,
        "'%.100s' and '%.100s' cannot be saved together: one is on the disk, one in memory")
BD_WORD(CLI_VERIFY_HELP, "Checks the proof of a draw.")
BD_WORD(CLI_VERIFY_ABOUT, "Does what the program bestdraw-verify does, and ends with the same exit codes. "
                          "That program shares no code with the solver: to trust nobody, use it.")
BD_WORD(CLI_VERIFY_RULES, "rulebook that the draw must follow; default: that of FILE")
BD_WORD(CLI_VERIFY_ALLOW, "wishes of the arbiter do not change the exit code")

#endif

/* Words of cli/: the help of every command, and what commands tell (base/words.h). */
#ifndef BD_CLI_WORDS_H
#define BD_CLI_WORDS_H

#include "base/words.h"

/* Headings of the list of commands. */
BD_WORD(CLI_GROUP_FILES, "Tournament files")
BD_WORD(CLI_GROUP_RUNNING, "Running a tournament")
BD_WORD(CLI_GROUP_DRAWS, "Draws")
BD_WORD(CLI_GROUP_RESEARCH, "Research")
BD_WORD(CLI_GROUP_HELP, "Help")

/* What stands behind the command in its usage. */
BD_WORD(CLI_WORDS_FILE, "FILE")
BD_WORD(CLI_WORDS_BYE, "FILE PLAYER ROUND H|F|Z|none")
BD_WORD(CLI_WORDS_CONVERT, "IN OUT")
BD_WORD(CLI_WORDS_HELP, "[COMMAND]")
BD_WORD(CLI_WORDS_LATE, "FILE NAME|ID [GRADE]")
BD_WORD(CLI_WORDS_MATCH, "INSTANCE")
BD_WORD(CLI_WORDS_NEW, "CSV FILE")
BD_WORD(CLI_WORDS_RESULT, "FILE ROUND [WHITE BLACK] [1-0|0-1|1/2|+-|-+|--]")
BD_WORD(CLI_WORDS_RESULTS, "FILE CSV")
BD_WORD(CLI_WORDS_RULES, "[ID]")
BD_WORD(CLI_WORDS_SIMULATE, "[--merge FILE...]")
BD_WORD(CLI_WORDS_STANDINGS, "FILE [A B]")
BD_WORD(CLI_WORDS_WHY, "FILE PLAYER")
BD_WORD(CLI_WORDS_WHY_NOT, "FILE [A B]")
BD_WORD(CLI_WORDS_WITHDRAW, "FILE PLAYER [ROUND]")

/* Options that several commands have. */
BD_WORD(CLI_OPTION_HELP, "show this help and exit")
BD_WORD(CLI_OPTION_VERSION, "show the version and exit")
BD_WORD(CLI_OPTION_QUIET, "no warnings, no progress messages")
BD_WORD(CLI_OPTION_LANG, "the language of sentences: en or de; default: as the locale says")
BD_WORD(CLI_NO_SUCH_ROUND, "there is no round %d yet: round %d is the next one")
BD_WORD(CLI_OPTION_CRITERIA,
        "show the value of each criterion below the boards; with --verbose the stages of the proof too")
BD_WORD(CLI_OPTION_VERBOSE, "say more: the solver's steps, and which source line reported an error")
BD_WORD(CLI_OPTION_LENIENT, "contradictions between cards and unknown options are warnings, not errors")
BD_WORD(CLI_OPTION_RULES,
        "the rulebook ('bestdraw rules' lists them) or a rulebook file; default: the tournament's own, "
        "otherwise caa")
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
BD_WORD(CLI_OPTION_OPTION, "set an option of the rulebook for this draw, before what the event sets; may be "
                           "given several times")
BD_WORD(CLI_OPTION_PRIORITIES, "the criteria to use, in this order, instead of the rulebook's")
BD_WORD(CLI_BAD_PAIR,
        "option '--%s' needs two players separated by a comma, such as 3,14 or hartley,ng, not '%.100s'")
BD_WORD(CLI_PAIR_TWICE, "option '--%s' needs two players, not player %d twice")
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
BD_WORD(CLI_EVENT_ACCELERATED, "Baku acceleration (fide)")
BD_WORD(CLI_EVENT_NOT_ACCELERATED, "acceleration exists under the rulebook fide only")

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

/* box */
BD_WORD(CLI_REPORT_CHECKER, "the checker to put into the page; default: the one installed with the program")
BD_WORD(CLI_REPORT_WITHOUT_CHECKER, "leave the checker, the cards and the proof out of the page")
BD_WORD(CLI_REPORT_NO_CHECKER, "the page cannot be checked by its readers: there is no %s ('cmake --preset "
                               "wasm' makes one; '--without-checker' says that none is wanted)")
BD_WORD(CLI_REPORT_BAD_CHECKER, "this is not a checker for a page; 'cmake --preset wasm' makes one")
BD_WORD(CLI_SERVE_HELP, "Serves events to browsers: arbiter, result desk, screens, players' phones.")
BD_WORD(CLI_SERVE_WORDS, "FILE...")
BD_WORD(
    CLI_SERVE_ABOUT,
    "Each event has a link for the arbiter (everything), for the result desk (results), for screens (read "
    "only) "
    "and for each player (the result of the own board, once, confirmed by the arbiter). Who has a link has "
    "what "
    "it allows. The file stays the truth: every change is in it before it is confirmed, other commands may "
    "change it meanwhile, and pages show a change within a second. Without --host only this machine is "
    "served. "
    "Ctrl-C ends it.")
BD_WORD(CLI_SERVE_HOST,
        "the address of this machine in the network of the hall; default: 127.0.0.1, this machine alone")
BD_WORD(CLI_SERVE_PORT, "the port; 0: any free one; default: 8642")
BD_WORD(CLI_SERVE_ORIGIN, "what browsers call it behind a reverse proxy, https://draw.example.org")
BD_WORD(CLI_SERVE_LINKS, "write the sheet with all links as QR codes to FILE (HTML, to be printed)")
BD_WORD(CLI_SERVE_ANEW, "make new links; those given out before lead nowhere any more")
BD_WORD(CLI_SERVE_NOT_BUILT,
        "this program was built without a server; on Debian install libmicrohttpd-dev and build it again")
BD_WORD(CLI_BOX_HELP, "Writes the pairing box: the whole program as one page, with the event in it.")
BD_WORD(CLI_BOX_WORDS, "[FILE]")
BD_WORD(
    CLI_BOX_ABOUT,
    "The page opens from disk in any browser, without a network: the cards as on the table, why and why not, "
    "what if, results, standings, late entries, undo and print. It has the program and the checker inside. "
    "Without FILE it has an example. Its parts are made by the WebAssembly build (docs/box.md).")
BD_WORD(CLI_BOX_LESSON, "the box begins with the lesson: the guide's set A drawn by hand, step by step")
BD_WORD(CLI_BOX_LESSON_ALONE, "the lesson has its own event: leave '%s' out")
BD_WORD(CLI_BOX_PAGE, "the box to put FILE into; default: the one installed with the program")
BD_WORD(CLI_BOX_NOT_HERE,
        "this installation has no box; build one with 'cmake --preset wasm' (docs/box.md), or name one with "
        "--page=FILE")
BD_WORD(CLI_BOX_NOT_A_BOX, "this is not a box: it has no place for an event; 'cmake --preset wasm' makes one")

/* bye */
BD_WORD(CLI_BYE_HELP, "Arranges a bye for a player in a round, or cancels it.")
BD_WORD(CLI_BYE_ABOUT, "H is worth half a point, F a full point, Z nothing; 'none' cancels the bye.")
BD_WORD(CLI_BYE_ARRANGED, "round %d: %d %s: %s")
BD_WORD(CLI_BYE_CANCELLED, "round %d: %d %s no longer has a bye")

/* check */
BD_WORD(CLI_CHECK_HELP, "Compares each round as played or published with the best draw.")
BD_WORD(CLI_CHECK_ABOUT,
        "Each round is drawn again from the cards as they stood before it. Is the published draw legal (no "
        "repeats, nobody missing or paired twice, no forbidden pairs, byes in order)? If so, on which "
        "criterion is it first worse than the best draw, and by how much? Values are listed for the rounds "
        "that are not best, with --verbose for all rounds. Where the file gives ranks and its list of "
        "tie-breaks, the ranks are tested too. Exit code 1: a rank is false, a round is not legal, or cannot "
        "be checked; 4: a best draw was not proved in time.")
BD_WORD(CLI_CHECK_ROUND, "check round N only")
BD_WORD(CLI_CHECK_NO_ROUND, "round %d has been neither played nor published")

/* compare */
BD_WORD(CLI_COMPARE_HELP, "Shows the best draw and a draw by hand side by side.")
BD_WORD(
    CLI_COMPARE_ABOUT,
    "The same round is drawn twice: the best draw, with its proof, and a draw by one of the methods "
    "people use, by default the card procedure of the British guide ('bestdraw draw --method=cards "
    "--steps' shows its steps). Boards that differ are marked, as is the first criterion on which the "
    "draw by hand is worse. Exit code 1: there is no legal draw; 4: the best draw was not proved in time.")
BD_WORD(CLI_COMPARE_METHOD, "the method to compare with; default: cards")

/* convert */
BD_WORD(CLI_CONVERT_HELP, "Writes a tournament in another format, or for a federation.")
BD_WORD(CLI_CONVERT_ABOUT,
        "IN is JSON (cards/1), TRF or a CSV list of players, recognised by its content; '-' is standard "
        "input. OUT ends in .json, .trf, .trfx or .txt; '-' is standard output. A warning names whatever the "
        "new format cannot hold. With --to ecf OUT is the results file of the English Chess Federation, with "
        "--to "
        "uschess the folder for the three tables of a US Chess rating report; what they need besides the "
        "results is "
        "entered with 'edit'.")
BD_WORD(CLI_CONVERT_RANKS, "write each player's place in the standings as the rank")
BD_WORD(CLI_CONVERT_TO, "the format of OUT; default: by its file name, otherwise the format of IN")

/* draw */
BD_WORD(CLI_DRAW_HELP, "Draws a round and proves that no draw is better.")
BD_WORD(CLI_DRAW_ABOUT,
        "Prints the boards in publication order, with floats marked, and whether they are proved best; with "
        "--criteria the value of each criterion of the rulebook. Exit code 0: proved best (or drawn by the "
        "method asked for); 1: there is no legal draw, "
        "or the method got stuck; 4: a limit or Ctrl-C came before everything was proved.")
BD_WORD(CLI_DRAW_SAVE, "publish the draw in FILE")
BD_WORD(CLI_OPTION_UNPROVED, "with --save: also a draw that a limit left without a whole proof")
BD_WORD(CLI_UNPROVED_NOT_SAVED, "the limit was reached before the draw was proved best; nothing was saved in "
                                "%s (--unproved saves it all the same)")
BD_WORD(CLI_DRAW_REPLACE, "with --save: replace a draw already published for that round")
BD_WORD(CLI_DRAW_METHOD, "how to draw; default: best")
BD_WORD(CLI_DRAW_OUTSIDE,
        "put a game between two who sit out on the sheet: outside the championship, it counts "
        "nowhere; may be given several times")
BD_WORD(CLI_DRAW_EXTRA, "draw a round after the last one of the event")
BD_WORD(CLI_DRAW_WITHOUT_RESULTS, "draw although games of earlier rounds have no result yet")
BD_WORD(CLI_DRAW_OUTSIDE_PLAYS,
        "%d is on a board of this draw; a game outside the championship is for those who "
        "sit out or have played all their games")
BD_WORD(CLI_DRAW_OUTSIDE_TWICE, "%d is in two games outside the championship")
BD_WORD(CLI_DRAW_OUTSIDE_RULES, "the rules %s know no games outside the championship")
BD_WORD(CLI_DRAW_PRESENT_OLD,
        "the list of who is present was made for round %d; in round %d everybody who has not "
        "withdrawn counts as present, until 'bestdraw present' makes a new list")
BD_WORD(CLI_DRAW_PRESENT_UNDATED,
        "the list of who is present does not say for which round it was made; it is taken "
        "for round %d")
BD_WORD(CLI_BAN_HELP, "Keeps two players apart.")
BD_WORD(CLI_BAN_ABOUT,
        "Two players who must not meet, in all rounds or in some: sisters, team-mates, players who share "
        "a lift home.")
BD_WORD(CLI_BAN_WORDS, "FILE PLAYER PLAYER")
BD_WORD(CLI_BAN_ROUNDS, "only in these rounds: 3, or 1-3")
BD_WORD(CLI_BAN_LIFT, "let them meet again")
BD_WORD(CLI_BAN_BAD_ROUNDS, "--rounds: '%s' is not a round or a range of rounds like 1-3 (1..%d)")
BD_WORD(CLI_BAN_THEMSELVES, "%d is both players; name two")
BD_WORD(CLI_BAN_NONE, "%d %s and %d %s are not kept apart")
BD_WORD(CLI_BAN_LIFT_ALONE, "--lift takes no --rounds: it lifts every ban on the two")
BD_WORD(CLI_BAN_DONE, "%d %s and %d %s do not meet")
BD_WORD(CLI_BAN_DONE_ROUNDS, "%d %s and %d %s do not meet in rounds %d to %d")
BD_WORD(CLI_BAN_LIFTED, "%d %s and %d %s may meet")
BD_WORD(CLI_PRESENT_HELP, "Says who attends tonight.")
BD_WORD(CLI_PRESENT_ABOUT,
        "Makes the list of players who attend the next round (a club evening): nobody else is paired. "
        "The list is for that one round; a later round is not drawn by it. Without players it is printed.")
BD_WORD(CLI_PRESENT_WORDS, "FILE [PLAYER...]")
BD_WORD(CLI_PRESENT_ROUND, "the round; default: the next one")
BD_WORD(CLI_PRESENT_ADD, "add these players to the list")
BD_WORD(CLI_PRESENT_REMOVE, "take these players off the list")
BD_WORD(CLI_PRESENT_CLEAR, "no list: everybody who has not withdrawn attends")
BD_WORD(CLI_PRESENT_ONE_OF, "choose one of --add, --remove and --clear")
BD_WORD(CLI_PRESENT_NOBODY, "name the players who attend, or give --clear")
BD_WORD(CLI_PRESENT_WITH_CLEAR, "--clear takes no players")
BD_WORD_N(CLI_PRESENT_DONE, "round %d: %zu player attends", "round %d: %zu players attend")
BD_WORD(CLI_PRESENT_NOT_TOLD,
        "round %d: nobody was told who attends; everybody who has not withdrawn is paired")
BD_WORD(CLI_PRESENT_CLEARED, "round %d: everybody who has not withdrawn attends")
BD_WORD(CLI_VOLUNTEER_HELP, "Says who volunteers to sit out tonight.")
BD_WORD(CLI_VOLUNTEER_ABOUT,
        "Marks players who volunteer to sit out the next round, should somebody have to (a club "
        "evening). It is for that one round.")
BD_WORD(CLI_VOLUNTEER_REMOVE, "take these players' offers back")
BD_WORD(CLI_VOLUNTEER_CLEAR, "take all offers back")
BD_WORD(CLI_VOLUNTEER_NOBODY, "name the players who volunteer, or give --clear")
BD_WORD_N(CLI_VOLUNTEER_DONE, "round %d: %zu volunteer to sit out", "round %d: %zu volunteers to sit out")
BD_WORD(CLI_DRAW_NO_ROUND,
        "round %d would be after the last one, as the event has %d; 'draw --extra' draws it, and "
        "'edit FILE rounds=%d' makes it part of the event")
BD_WORD_N(CLI_DRAW_OPEN,
          "%zu game of an earlier round has no result: %s; enter it, or draw with --without-results",
          "%zu games of earlier rounds have no result: %s; enter them, or draw with --without-results")
BD_WORD(CLI_DRAW_OPEN_BOARD, "round %d board %d (%d %s - %d %s)")
BD_WORD(CLI_DRAW_OPEN_GAME, "round %d (%d %s - %d %s)")
BD_WORD(CLI_DRAW_OPEN_MORE, ", and %zu more")
BD_WORD(CLI_DRAW_SIT_OUT, "how many sit out when the number of players is odd (scc); default: 1")
BD_WORD(CLI_DRAW_WITH,
        "draw this section too: where both have an odd number, the two who would have the byes meet")
BD_WORD(CLI_DRAW_WITH_CERTIFICATE, "write the proof of the other section's draw to FILE")
BD_WORD(CLI_CROSS_SAME, "a section cannot be paired with itself: '%s' is the same file")
BD_WORD(CLI_CROSS_NO_METHOD,
        "--with draws the best draws: --method, --steps and the formats csv, trf and html do "
        "not go with it")
BD_WORD(CLI_CROSS_CERTIFICATE_ALONE, "--with-certificate needs --with")
BD_WORD(CLI_CROSS_EVEN,
        "in round %d nobody has the bye here (%d players are to be paired), so nobody needs a game in "
        "another section; draw the sections one by one")
BD_WORD(CLI_CROSS_FORMAT, "a guest can only stand in a JSON file; convert this one first (bestdraw convert)")
BD_WORD(CLI_CROSS_MET,
        "%s and %s, who would have the byes, have met already; choose another for one of the byes "
        "(--bye), or draw the sections one by one")
BD_WORD(CLI_CROSS_NEXT, "%s and %s have met already; the next best pair is %s and %s")
BD_WORD(CLI_CROSS_FULL, "there is no number left for a guest: %d is the highest")
BD_WORD(CLI_CROSS_NAME, "%s (%s, %d)")
BD_WORD(CLI_CROSS_TELL, "%s plays %s, with %s")
BD_WORD(CLI_CROSS_PUBLISHED, "round %d is published in %s and round %d in %s")
BD_WORD(CLI_CROSS_NOTHING, "nothing is published in %s nor in %s")
BD_WORD(CLI_WHITE, "White")
BD_WORD(CLI_BLACK, "Black")
BD_WORD(CLI_DRAW_STEPS, "with a method by hand: show its steps")
BD_WORD(CLI_DRAW_NO_PROOF, "a draw by hand proves nothing: --certificate needs --method=best")
BD_WORD(CLI_DRAW_NO_STEPS, "--steps needs a method by hand, such as --method=cards")
BD_WORD(CLI_DRAW_EFFORT,
        "stages: %d, searches: %d, dual steps: %lld, paths: %lld, odd sets: %d, recoveries: %d, time: %.3f s")
BD_WORD(CLI_DRAW_GLPK, "GLPK: asked in %d of %d stages, %lld rows, %lld columns, %lld iterations")
BD_WORD_N(CLI_DRAW_OPEN_GAMES, "%zu game of earlier rounds has no result yet",
          "%zu games of earlier rounds have no result yet")
BD_WORD(CLI_DRAW_NOTHING, "%s: nothing is published: there is no draw")
BD_WORD(CLI_DRAW_INTERRUPTED, "%s: nothing is published: interrupted")
BD_WORD(CLI_NO_DRAW_IN_TIME, "no draw was found before the limit")
BD_WORD(CLI_NO_LEGAL_DRAW, "there is no legal draw")
BD_WORD(CLI_DRAW_PUBLISHED,
        "round %d is published in %s; next: its results (bestdraw result, bestdraw results)")

/* edit */
BD_WORD(CLI_EDIT_HELP, "Changes what the file says about a player or the event.")
BD_WORD(
    CLI_EDIT_ABOUT,
    "Of a player: name, grade, rating, rank, title, club, school, team, federation, fide, national (ECF "
    "code, US "
    "Chess "
    "ID), birth, sex, top, filler. Of the event, when no player is named: name, rounds, rules, tiebreaks, "
    "option.NAME (of the rulebook), and what rating officers want in a TRF: city, country, start, end, "
    "players, rated, teams, type, arbiter, deputies, time, date.ROUND (2026-11-20), and for the papers of "
    "federations ecf.code, ecf.officer, ... and uschess.affiliate, uschess.td, ... ('convert' says what it "
    "needs). An empty value removes what is there.")
BD_WORD(CLI_WORDS_EDIT, "FILE [PLAYER] KEY=VALUE ...")
BD_WORD(CLI_EDIT_FORM, "'%.100s' is not KEY=VALUE, such as grade=1650 or club='Hastings Chess Club'")
BD_WORD_N(CLI_EDIT_PLAYER, "%d %s: %zu thing changed", "%d %s: %zu things changed")
BD_WORD_N(CLI_EDIT_EVENT, "%s: %zu thing changed", "%s: %zu things changed")

/* explain */
BD_WORD(CLI_EXPLAIN_HELP, "Explains the best draw, board by board.")
BD_WORD(CLI_EXPLAIN_ABOUT,
        "Are the two natural opponents, and if not, what stands against it? Why do these players float and "
        "not those whom the rules look at first? Why these colours, why this bye? With --proof: why no draw "
        "can do better, stage by stage. With --verbose: everything that can be said of a board. In large "
        "rounds not every reason is worked out; the answer says so, "
        "and why-not gives the missing ones.")
BD_WORD(CLI_EXPLAIN_BOARD, "this board only")
BD_WORD(CLI_EXPLAIN_PLAYER, "this player's board only")
BD_WORD(CLI_EXPLAIN_ALL, "work out every reason of a large round, however long it takes")
BD_WORD(CLI_EXPLAIN_PROOF, "explain in words, stage by stage, why no draw can do better")
BD_WORD(CLI_EXPLAIN_ROUND, "explain the draw of round N from the rounds before it; default: the next round")
BD_WORD(CLI_EXPLAIN_NOT_PAIRED, "player %d is not paired in round %d")
BD_WORD(CLI_EXPLAIN_ONE_OF, "--board, --player and --proof exclude each other")
BD_WORD_N(CLI_EXPLAIN_NO_BOARD, "there is no board %lld: the draw has %zu board, the bye included",
          "there is no board %lld: the draw has %zu boards, the bye included")

/* export */
BD_WORD(CLI_EXPORT_HELP, "Writes a stage of a draw for other programs: its model, or its proof.")
BD_WORD(CLI_EXPORT_ABOUT,
        "The model (GNU MathProg, models/stage.mod) has an integer variable for each legal board and an "
        "equation for each player and for each earlier stage; it minimises the cost of the stage. 'glpsol "
        "--math FILE' solves it. With --format=vipr the stage's proof is written for viprchk, the public "
        "checker of integer programs; with --format=round all stages of the round with what each pair "
        "costs, for checkers that know no rules.")
BD_WORD(CLI_EXPORT_STAGE, "the stage to write; without it the stages are listed")
BD_WORD(CLI_EXPORT_FORMAT,
        "output format (round takes no --stage); default: mathprog, for 'glpsol --math FILE'")
BD_WORD(CLI_EXPORT_VIPR, "write the proof of --stage, or of the whole draw, for viprchk")
BD_WORD(CLI_EXPORT_INSTANCE, "write the round with all its costs, for checkers that know no rules")
BD_WORD(CLI_EXPORT_NOT_PROVED, "the draw is not proved best, so there is no proof to write")
BD_WORD(CLI_EXPORT_DATA, "with mathprog: the data only, for models/stage.mod")
BD_WORD(CLI_EXPORT_FREE, "stage %s costs nothing on any legal board, so there is nothing to prove")
BD_WORD(CLI_EXPORT_STAGE_MEANT, "there is no stage '%.60s'; did you mean '%s'?")
BD_WORD(CLI_EXPORT_NO_STAGE, "there is no stage '%.60s'; leave out --stage for a list")

/* find */
BD_WORD(CLI_FIND_HELP, "Finds players by name, or by a part of it.")
BD_WORD(CLI_FIND_ABOUT,
        "Case, accents and the order of the words do not matter. Shown are those who fit best: their number, "
        "club, grade and points, and where they sit in the last round drawn. Wherever a command takes a "
        "player, a name found like this will do in place of the number, as long as it is one player's; "
        "'smith lewes' is the Smith from Lewes. Exit code 1: nobody is called so.")
BD_WORD(CLI_WORDS_FIND, "FILE TEXT ...")
BD_WORD(CLI_FIND_NOBODY, "nobody is called '%.100s'")

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
BD_WORD(CLI_GENERATE_BAD_FORMAT, "a tournament is written as json or trf")
BD_WORD(CLI_GENERATE_TOO_MANY, "only %d rounds are planned")
BD_WORD(CLI_GENERATE_STUCK, "round %d could not be drawn by the method '%s'; %d of %d rounds were played")

/* help */
BD_WORD(CLI_HELP_HELP, "Lists the commands, or describes one.")

/* late */
BD_WORD(CLI_LATE_HELP, "Adds a player after the start, or records that one arrives late.")
BD_WORD(CLI_LATE_ABOUT,
        "NAME is a new player; ID is a player already in the file, whose first round is --round.")
BD_WORD(CLI_LATE_ROUND, "the player's first round; default: the next round")
BD_WORD(CLI_LATE_MISSED, "points for each round missed: H half a point, Z none; default: Z")
BD_WORD(CLI_LATE_ID, "the new player's id; default: one more than the highest")
BD_WORD(CLI_LATE_TITLE, "title: GM, WGM, IM, ...")
BD_WORD(CLI_LATE_CLUB, "club")
BD_WORD(CLI_LATE_SCHOOL, "school")
BD_WORD(CLI_LATE_TEAM, "team")
BD_WORD(CLI_LATE_FEDERATION, "federation")
BD_WORD(CLI_LATE_KNOWN, "%s is already player %d; if they arrive late, use 'late FILE %d'")
BD_WORD(CLI_LATE_DONE, "%d %s joins in round %d")
BD_WORD(CLI_LATE_NO_NAME, "a player needs a name")
BD_WORD(CLI_LATE_PUBLISHED,
        "the draw of round %d is published without them; 'bestdraw repair %s --late %d --save' takes them in")
BD_WORD(CLI_LATE_BAD_GRADE, "GRADE must be a number from 1 to 9999, not '%.100s'")

/* match */
BD_WORD(CLI_MATCH_HELP, "Solves a matching problem with several costs, outside chess.")
BD_WORD(CLI_MATCH_ABOUT,
        "Of all perfect matchings of a graph it finds those whose first cost is lowest, among these the ones "
        "whose second cost is lowest, and so on, with a proof. docs/certificate.md describes instances (text "
        "and JSON) and certificates. '-' is standard input. Exit code 0: proved best; 1: there is no perfect "
        "matching; 4: not proved.")
BD_WORD(CLI_MATCH_CERTIFICATE, "write the proof to FILE; 'bestdraw-verify INSTANCE FILE' checks it")

/* new */
BD_WORD(CLI_NEW_HELP, "Creates a tournament from a list of players.")
BD_WORD(
    CLI_NEW_ABOUT,
    "The first line of CSV names its columns: name (or surname and forename), grade, rating, title, club, "
    "school, team, federation, FIDE id, national id, birth, sex, id (the number in the event), "
    "byes (\"3 5H\": half-point byes in rounds 3 and 5). Only name is required. FILE is JSON unless its "
    "name ends in .trf.")
BD_WORD(CLI_NEW_RULES, "the rulebook ('bestdraw rules' lists them); default: caa")
BD_WORD(CLI_NEW_ROUNDS, "number of rounds planned")
BD_WORD(CLI_NEW_TIEBREAKS, "the tie-breaks of the event, such as BH/C1,BH,DE,SB")
BD_WORD(CLI_NEW_NAME, "the name of the event")
BD_WORD(CLI_NEW_OPTION,
        "an option of the rulebook, such as ungraded=bottom or club_rounds=2 (may be repeated)")
BD_WORD(CLI_NEW_BYE_BEYOND, "player %d (%s) has a bye in round %d, but the event has %d rounds")
BD_WORD(CLI_NEW_BAD_OPTION, "option '--option' needs NAME=VALUE, such as ungraded=bottom, not '%.100s'")
BD_WORD(CLI_NEW_OPTION_TWICE, "the option '%.60s' is given twice")
BD_WORD(CLI_NEW_FORCE, "overwrite FILE if it exists")
BD_WORD(CLI_NEW_EXISTS, "the file already exists; --force overwrites it")
BD_WORD(CLI_NEW_NOT_CSV, "not a CSV list of players but a tournament in %s; use 'bestdraw convert'")
BD_WORD_N(CLI_NEW_DONE, "%s: %zu player, rules %s; next: bestdraw draw --save %s",
          "%s: %zu players, rules %s; next: bestdraw draw --save %s")

/* repair */
BD_WORD(CLI_REPAIR_HELP, "Changes a published draw as little as possible.")
BD_WORD(CLI_REPAIR_ABOUT,
        "For a draw that has been put up and cannot stand: somebody has left or arrived, a result was "
        "entered wrongly, two players have already met. Of all legal draws it finds those that change the "
        "fewest published boards, and among these the best; both are proved. Boards that stay keep their "
        "colours. A wrong result does not make a draw illegal: only the boards of players whose score it "
        "changes are paired again, unless --after=score puts the score levels right first. Exit code 1: "
        "there is no legal draw; 4: a limit came before everything was proved.")
BD_WORD(CLI_REPAIR_ROUND, "repair the draw of round N; default: the last one published")
BD_WORD(CLI_REPAIR_ABSENT, "this player does not play in the round (may be repeated)")
BD_WORD(CLI_REPAIR_LATE, "this player plays after all (may be repeated)")
BD_WORD(CLI_REPAIR_RESULT_WAS,
        "in round R the game of W (White) against B really ended RESULT (may be repeated)")
BD_WORD(CLI_REPAIR_SWAP, "these two change places (may be repeated)")
BD_WORD(CLI_REPAIR_STARTED, "boards that have started and stay as they are, such as 1-4,7")
BD_WORD(CLI_REPAIR_RENUMBER, "number the boards anew; without it every board keeps its number")
BD_WORD(CLI_REPAIR_AFTER, "criteria up to this one matter more than keeping boards; default: none does")
BD_WORD(CLI_REPAIR_SAVE, "publish the repaired draw in FILE, with the cards put right")
BD_WORD(CLI_REPAIR_BAD_RESULT,
        "option '--result-was' needs round, White, Black and result, such as 3,12,7,1-0, not '%.100s'")
BD_WORD(CLI_REPAIR_BAD_BOARDS, "option '--started' needs board numbers such as 1-4,7, not '%.100s'")
BD_WORD(CLI_REPAIR_PUBLISHED, "the repaired draw of round %d is published in %s")
BD_WORD(CLI_REPAIR_NOTHING, "%s: nothing is changed: there is no legal draw")
BD_WORD(CLI_REPAIR_CERTIFIES, "the certificate proves the draw best under these wishes only: %s")
BD_WORD(CLI_REPAIR_INTERRUPTED, "%s: nothing is changed: interrupted")

/* report */
BD_WORD(CLI_REPORT_HELP, "Writes an HTML page about a round: boards, cards, proof, standings.")
BD_WORD(CLI_REPORT_ABOUT,
        "The page is a single file without scripts, for A4 paper and for phones: the pairings to pin up, the "
        "cards by score level, the criteria with their proofs, the reasons for each board, standings and "
        "crosstable. A published round is shown as it is, beside the best draw; otherwise the best draw of "
        "the next round is shown, and after the last round the standings alone. Exit code 1: there is no "
        "legal draw; 4: a limit came before everything was proved.")
BD_WORD(CLI_REPORT_ROUND, "the page of round N; default: the round under way, otherwise the next")

/* result */
BD_WORD(CLI_RESULT_HELP, "Enters or corrects the result of one game.")
BD_WORD(
    CLI_RESULT_ABOUT,
    "WHITE and BLACK are players by number or name (bestdraw help find); with --board the game is found by "
    "its board. FILE ROUND alone walks down the boards without a result: the players are shown, one key "
    "is the result, and each is saved at once. Results are 1-0, 0-1, 1/2 and what else people write (1, "
    "w, 0, b, =, d, 0.5, any dash); '+-' and '-+' are wins by default, '--' means that neither player "
    "appeared, 0-0, 1/2-0 and 0-1/2 are penalties, '*' removes a result. The first result of a round "
    "also enters its byes.")
BD_WORD(CLI_RESULT_BOARD, "the board of the round, in place of its players")
BD_WORD(CLI_RESULT_OUTDATED,
        "round %d was drawn with the old result; 'bestdraw repair %s' shows what the new one changes there "
        "('repair --result-was' enters a correction and repairs the draw in one step)")
BD_WORD(CLI_RESULT_FORMS,
        "use one of 'result FILE ROUND WHITE BLACK RESULT', 'result FILE ROUND --board N RESULT' and 'result "
        "FILE ROUND'")
BD_WORD(CLI_RESULT_NO_BOARD, "round %d has no board %d; its last one is board %d")
BD_WORD(CLI_ROUND_NOT_DRAWN, "round %d has not been drawn yet; the next one is round %d")
BD_WORD(CLI_WALK_KEYS,
        "1 White wins, 0 Black wins, = draw, + White by default, - Black by default, n neither came, "
        "* no result;\nEnter keeps what is there, b goes back, q quits; each result is saved at once.\n")
BD_WORD(CLI_WALK_BOARD, "%3d  %4d %s  v  %4d %s  %s  ")
BD_WORD(CLI_WALK_NO_TERMINAL,
        "results are typed board by board on a terminal only; name the players, give --board, or use "
        "'bestdraw results FILE CSV'")
BD_WORD_N(CLI_WALK_OPEN, "in round %d, %zu board has no result yet",
          "in round %d, %zu boards have no result yet")
BD_WORD(CLI_WALK_ALL, "in round %d every board has a result")
BD_WORD(CLI_RESULT_CHANGED, "round %d: %d %s %s %d %s (was %s)")
BD_WORD(CLI_RESULT_ENTERED, "round %d: %d %s %s %d %s")

/* results */
BD_WORD(CLI_RESULTS_HELP, "Enters the results in a CSV list, all of them or none.")
BD_WORD(
    CLI_RESULTS_ABOUT,
    "The first line of CSV names its columns: result, and either white and black (numbers or names) or board "
    "(of the published draw); a column round is optional. What 'draw --format csv' and 'missing --format "
    "csv' write will do, with a column for the results. Rows without a result are skipped; a game that "
    "is there twice is an error. '-' reads the list from standard input.")
BD_WORD(CLI_RESULTS_ROUND, "the round of rows that do not name one; default: the last one drawn")
BD_WORD(CLI_RESULTS_GAME_TWICE, "the game of round %d, %d v %d, is in line %d already")
BD_WORD(CLI_RESULTS_OTHER_BOARD, "board %d of round %d is %d v %d, not %d v %d")
BD_WORD(CLI_RESULTS_NO_DRAW,
        "the file has no published draw of round %d, so it is unknown who played on board %d; give white and "
        "black instead")
BD_WORD_N(CLI_RESULTS_DONE, "%zu result entered", "%zu results entered")

/* missing */
BD_WORD(CLI_MISSING_HELP, "Lists the boards without a result.")
BD_WORD(
    CLI_MISSING_ABOUT,
    "With --format=csv the list has an empty column for the results, so that 'results' reads it when it is "
    "filled in. Exit code 1: there are such boards; 0: every game has its result.")
BD_WORD(CLI_MISSING_ROUND, "boards of round N only; default: all rounds drawn so far")
BD_WORD(CLI_MISSING_NONE, "every game has its result")

/* rules */
BD_WORD(CLI_RULES_HELP, "Lists the rulebooks, or the criteria of one with their articles.")

/* show */
BD_WORD(CLI_SHOW_HELP, "Lays out the cards of the round to be paired.")
BD_WORD(CLI_SHOW_ABOUT,
        "Score levels from the top; in each the cards in rank order, White seekers on the left, Black "
        "seekers on the right, players without a colour yet between them. The mid-line is drawn where it "
        "will be if as few players as possible float. Arrows show floats in the last round, letters a bye in "
        "this round (F full, H half, Z zero points). The table at the end adds up the points, so that "
        "wrongly marked cards come to light.")
BD_WORD(CLI_SHOW_ROUND, "the cards before round N; default: the next round")

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
BD_WORD(CLI_SIMULATE_METHODS, "methods to compare with best; default: cards,lazy,greedy,random")
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

/* standings */
BD_WORD(CLI_STANDINGS_HELP, "Ranks the players, with tie-breaks and crosstable.")
BD_WORD(CLI_STANDINGS_ABOUT,
        "The tie-breaks are those of the event's own list, else BH/C1,BH,SB,WON,PS; they are counted by the "
        "tie-break regulations of FIDE (C.07), byes, forfeits and absences included. In the crosstable "
        "'12w1' is a win with White against player 12, '=' is a draw, '+' and '-' "
        "are a win and a loss by default, F, H, Z and U are byes.")
BD_WORD(CLI_STANDINGS_ROUND, "standings after round N; default: the last round with a result")
BD_WORD(
    CLI_STANDINGS_TIEBREAKS,
    "tie-breaks in order of priority, such as BH/C1,BH,DE,SB, or by their long names, buchholz-cut1; or none")
BD_WORD(CLI_STANDINGS_KEEP, "with --tiebreaks: put the list into FILE as the list of the event")
BD_WORD(CLI_STANDINGS_KEEP_ALONE, "--keep needs --tiebreaks LIST")
BD_WORD(CLI_STANDINGS_KEPT, "%s: the tie-breaks of the event are %s")
BD_WORD(CLI_STANDINGS_WHY, "say in words what separated players A and B, given after FILE")
BD_WORD(CLI_STANDINGS_WHY_TWO, "--why needs two players after FILE: standings FILE --why A B")
BD_WORD(CLI_STANDINGS_WHY_SAME, "player %d is not separated from themselves; name two players")
BD_WORD(CLI_STANDINGS_WHY_CSV, "--why has text and json, not csv")
BD_WORD(CLI_STANDINGS_WHY_ALONE, "--why does not go with --schools, --teams, --cross or --keep")
BD_WORD(CLI_STANDINGS_NO_PLACE, "player %d is a filler and in no standings")
BD_WORD(CLI_STANDINGS_SCHOOLS, "rank the schools by the sum of their best players")
BD_WORD(CLI_STANDINGS_TEAMS, "rank the teams by the sum of their best players")
BD_WORD(CLI_STANDINGS_BEST, "with --schools or --teams: how many players count; default: 4")
BD_WORD(CLI_STANDINGS_ONE_GROUPING, "--schools and --teams do not go together")
BD_WORD(CLI_STANDINGS_BEST_ALONE, "--best needs --schools or --teams")
BD_WORD(CLI_STANDINGS_NO_CROSS, "--cross shows players; it does not go with --schools or --teams")
BD_WORD(CLI_STANDINGS_CROSS, "show every round of every player: opponent, colour, result")

/* table */
BD_WORD(CLI_TABLE_HELP, "Ranks the players of a club season by GSRP.")
BD_WORD(CLI_TABLE_ABOUT,
        "GSRP is (score + 1/2) / (games + 1), in per cent and as an exact ratio. Only championship games "
        "count, not byes or defaults. Players with the same GSRP are listed by surname and first name.")
BD_WORD(CLI_TABLE_ROUND, "the table after round (week) N; default: after all rounds on the cards")

/* undo */
BD_WORD(CLI_UNDO_HELP, "Takes back the last change to the file, or the last few.")
BD_WORD(CLI_UNDO_ABOUT, "STEPS is how many changes to take back; default: 1. 'history' lists them, and "
                        "'redo' makes them again as "
                        "long as nothing else has been changed. The last 400 versions are kept in a hidden "
                        "folder beside the file.")
BD_WORD(CLI_UNDO_DONE, "%s is as it was before '%s'; redo makes it again")

BD_WORD(CLI_REDO_HELP, "Makes a change again that was taken back.")
BD_WORD(CLI_REDO_ABOUT, "STEPS is how many changes to make again; default: 1.")
BD_WORD(CLI_REDO_DONE, "%s is as it was after '%s'")
BD_WORD(CLI_STEP_UNKNOWN, "%s is as it was before; undo and redo go on from there")
BD_WORD(CLI_WORDS_STEPS, "FILE [STEPS]")
BD_WORD(CLI_BAD_STEPS, "STEPS must be a number from 1 to %d, not '%.100s'")
BD_WORD(CLI_HISTORY_HELP, "Lists what was done to the file, the newest first.")
BD_WORD(
    CLI_HISTORY_ABOUT,
    "'now' marks what the file is; undo goes down the list, redo up. What was done is the command without "
    "the name of the file.")
BD_WORD(CLI_HISTORY_NONE, "%s has no history yet")

/* why-not */
BD_WORD(CLI_WHY_HELP, "Tells one player everything about their draw.")
BD_WORD(CLI_WHY_ABOUT,
        "The board, the colour, the float or the bye of one player in the best draw, and why; why not the "
        "players "
        "who would have been likeliest otherwise; and the player's line of the checklist. A round that was "
        "played or published is taken as it stood before it.")
BD_WORD(CLI_CHECKLIST_HELP, "Lists for each player what a draw is checked with.")
BD_WORD(CLI_CHECKLIST_ABOUT,
        "One line for each player: points, the colours so far and the one that is due, the floats of the "
        "last two "
        "rounds (v down, ^ up), what is against a bye, the opponents met, and the colour and the "
        "opponent in the best draw.")
BD_WORD(CLI_CHECKLIST_ROUND, "the round to be checked, from the rounds before it; default: the next round")
BD_WORD(CLI_WHY_NOT_HELP, "Says why the best draw is not as somebody would like it.")
BD_WORD(CLI_WHY_NOT_ABOUT,
        "Why does A not play B? Why was a player not given White or Black (--colour ID W)? Why does a player "
        "float or not float, why does another have the bye? Either what is asked for is impossible (the two "
        "have met, a ban, or a proof), or the best draw with it is found: the first criterion on which that "
        "is worse, by how much, and the boards that would change.")
BD_WORD(CLI_WHY_NOT_COLOUR, "why was this player not given the colour that follows, W or B?")
BD_WORD(CLI_WHY_NOT_FLOAT, "why does this player not float?")
BD_WORD(CLI_WHY_NOT_NO_FLOAT, "why does this player not stay in their score level?")
BD_WORD(CLI_WHY_NOT_BYE, "why does this player not have the bye?")
BD_WORD(CLI_WHY_NOT_ROUND, "ask about the draw of round N from the rounds before it; default: the next round")
BD_WORD(CLI_PLAIN, "for parents: the same reasons without rule words and numbers")
BD_WORD(CLI_PLAIN_NO_PROOF, "a proof has no plain words: --plain and --proof exclude each other")
BD_WORD(CLI_WHY_NOT_CERTIFICATE,
        "write the proof to FILE: no draw with what is asked for is better than the one compared")
BD_WORD(CLI_WHY_NOT_NO_CERTIFICATE, "no certificate is written: the cards alone rule it out")
BD_WORD(CLI_WHY_NOT_BAD_COLOUR, "'--colour ID' must be followed by W or B, not '%.60s'")
BD_WORD(CLI_WHY_NOT_ONE_OF,
        "one question at a time: --colour, --float, --no-float and --bye exclude each other")
BD_WORD(CLI_WHY_NOT_ASK,
        "name two players (why-not FILE A B), or use one of --colour ID W, --float ID, --no-float ID and "
        "--bye ID")

/* withdraw */
BD_WORD(CLI_WITHDRAW_HELP, "Leaves a player out of the draws from a round on.")
BD_WORD(CLI_WITHDRAW_ABOUT, "ROUND is the first round without the player; default: the next round.")
BD_WORD(CLI_WITHDRAW_BACK, "the player has returned and is paired again")
BD_WORD(CLI_WITHDRAW_RETURNED, "%d %s is paired again")
BD_WORD(CLI_WITHDRAW_DONE, "%d %s is not paired from round %d on")
BD_WORD(CLI_WITHDRAW_BACK_ROUND, "--back does not take a ROUND: the player is in the next draw again")

/* The command line. */
BD_WORD(CLI_COMMAND_MEANT, "unknown command '%.100s'; did you mean '%s'?")
BD_WORD(CLI_NO_COMMAND, "unknown command '%.100s'; 'bestdraw help' lists the commands")
BD_WORD(CLI_COMMAND_MISSING, "no command given; 'bestdraw help' lists the commands")
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
BD_WORD(CLI_BAD_ROUND, "ROUND must be a number from 1 to %d, not '%.100s'")
BD_WORD(CLI_BAD_TIME_LIMIT, "option '--time-limit' needs seconds, such as 10 or 0.5, not '%.100s'")
BD_WORD(CLI_THE_VALUE, "the option's value")
BD_WORD(CLI_THE_PLAYER, "the player")

/* Help. */
BD_WORD(CLI_HELP_TOP,
        "usage: bestdraw COMMAND [OPTIONS] FILE ...\n\nDraws the rounds of Swiss chess tournaments, provably "
        "best.\n")
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

/* --dutch */
BD_WORD(CLI_BANNER, "bestdraw (takes the calls of BBP Pairings and JaVaFo) - v%s\n")
BD_WORD(CLI_DUTCH_USAGE,
        "usage: bestdraw [-r] --dutch FILE -p [OUT] [-l [LIST]]\n       bestdraw [-r] --dutch FILE -c [-l "
        "[LIST]]\n       bestdraw [-r] --dutch [MODEL] -g [CONFIG] -o OUT [-s SEED] [-l [LIST]]\n")
BD_WORD(CLI_DUTCH_ONE_OF, "-%c and -%c exclude each other")
BD_WORD(CLI_DUTCH_UNKNOWN, "unknown option or word '%.100s'")
BD_WORD(CLI_DUTCH_BURSTEIN,
        "the Burstein system (FIDE C.04.4.2) is not one of the rulebooks; use --dutch (of any size)")
BD_WORD(CLI_DUTCH_NO_ACTION, "one of -p, -c and -g is required")
BD_WORD(CLI_DUTCH_NO_FILE, "the tournament file is missing")
BD_WORD(CLI_DUTCH_NO_OUTPUT, "-g needs -o with the name of a file")
BD_WORD(CLI_DUTCH_UNREADABLE, "the file cannot be read")
BD_WORD(CLI_DUTCH_NO_ROUNDS,
        "the number of rounds is missing (142 or XXR); the last round has rules of its own")
BD_WORD(CLI_DUTCH_FINISHED, "the event is finished: %d of %d rounds have been played")
BD_WORD(CLI_DUTCH_LOT, "the file does not give the initial colour; %s for the top seed was drawn by lot "
                       "(to repeat it, add the line: XXC %s)")
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
BD_WORD(CLI_WORDS_VERIFY, "FILE CERTIFICATE")
BD_WORD(CLI_VERIFY_HELP, "Checks the proof of a draw.")
BD_WORD(CLI_VERIFY_ABOUT, "Does what the program bestdraw-verify does, and ends with the same exit codes. "
                          "That program shares no code with "
                          "the solver: to trust nobody, use it.")
BD_WORD(CLI_VERIFY_RULES, "rulebook that the draw must follow; default: that of FILE")
BD_WORD(CLI_VERIFY_ALLOW, "wishes of the arbiter do not change the exit code")

extern const bd_catalogue bd_cli_german; /* cli_german.c */

#endif

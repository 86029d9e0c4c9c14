/* Words of the commands about draws (cli_words.h). */
#ifndef BD_CLI_DRAWS_WORDS_H
#define BD_CLI_DRAWS_WORDS_H

#include "base/words.h"

/* box */
BD_WORD(CLI_REPORT_CHECKER, "the checker to put into the page; default: the one installed with the program")
BD_WORD(CLI_REPORT_WITHOUT_CHECKER, "leave the checker, the cards and the proof out of the page")
BD_WORD(CLI_REPORT_NO_CHECKER, "the page cannot be checked by its readers: there is no %s ('cmake --preset "
                               "wasm' makes one; '--without-checker' says that none is wanted)")
BD_WORD(CLI_REPORT_BAD_CHECKER, "this is not a checker for a page; 'cmake --preset wasm' makes one")
BD_WORD(CLI_SERVE_HELP, "Serves events to browsers: arbiter, result desk, screens, players' phones.")
BD_WORD(CLI_SERVE_ABOUT,
        "Each event has a link for the arbiter (everything), for the result desk (results), for screens "
        "(read only) and for each player (the result of the own board, once, confirmed by the arbiter). Who "
        "has a link has what it allows. The file stays the truth: every change is in it before it is "
        "confirmed, other commands may change it meanwhile, and pages show a change within a second. Without "
        "--host only this machine is served. Ctrl-C ends it.")
BD_WORD(CLI_SERVE_HOST,
        "the address of this machine in the network of the hall; default: 127.0.0.1, this machine alone")
BD_WORD(CLI_SERVE_PORT, "the port; 0: any free one; default: 8642")
BD_WORD(CLI_SERVE_ORIGIN, "what browsers call it behind a reverse proxy, https://draw.example.org")
BD_WORD(CLI_SERVE_LINKS, "write the sheet with all links as QR codes to FILE (HTML, to be printed)")
BD_WORD(CLI_SERVE_ANEW, "make new links; those given out before lead nowhere any more")
BD_WORD(CLI_SERVE_NOT_BUILT,
        "this program was built without a server; on Debian install libmicrohttpd-dev and build it again")
BD_WORD(CLI_BOX_HELP, "Writes the pairing box: the whole program as one page, with the event in it.")
BD_WORD(CLI_BOX_ABOUT,
        "The page opens from disk in any browser, without a network: the cards as on the table, why and why "
        "not, what if, results, standings, late entries, undo and print. It has the program and the checker "
        "inside. Without FILE it has an example. Its parts are made by the WebAssembly build (docs/box.md).")
BD_WORD(CLI_BOX_LESSON, "the box begins with the lesson: the guide's set A drawn by hand, step by step")
BD_WORD(CLI_BOX_LESSON_ALONE, "the lesson has its own event: leave '%s' out")
BD_WORD(CLI_BOX_PAGE, "the box to put FILE into; default: the one installed with the program")
BD_WORD(CLI_BOX_NOT_HERE, "this installation has no box; build one with 'cmake --preset wasm' (docs/box.md), "
                          "or name one with --page=FILE")
BD_WORD(CLI_BOX_NOT_A_BOX, "this is not a box: it has no place for an event; 'cmake --preset wasm' makes one")

/* check */
BD_WORD(CLI_CHECK_HELP, "Compares each round as played or published with the best draw.")
BD_WORD(
    CLI_CHECK_AHEAD,
    "also: can the remaining rounds be played without anybody meeting twice? (a plan of them, or why not)")
BD_WORD(CLI_CHECK_ABOUT,
        "Each round is drawn again from the cards as they stood before it. Is the published draw legal (no "
        "repeats, nobody missing or paired twice, no forbidden pairs, byes in order)? If so, on which "
        "criterion is it first worse than the best draw, and by how much? For the rounds that are not best "
        "the values of both draws are listed down to the first that differs, which is the verdict; with "
        "--verbose all values of all rounds. Where the file gives ranks and its list of "
        "tie-breaks, the ranks are tested too. Exit code 1: a rank is false, a round is not legal, or cannot "
        "be checked; 4: a best draw was not proved in time.")
BD_WORD(CLI_CHECK_ROUND, "check round N only")
BD_WORD(CLI_CHECK_NO_ROUND, "round %d has been neither played nor published")

/* compare */
BD_WORD(CLI_COMPARE_HELP, "Shows the best draw and a draw by hand side by side.")
BD_WORD(
    CLI_COMPARE_ABOUT,
    "The same round is drawn twice: the best draw, with its proof, and a draw by one of the methods people "
    "use, by default the card procedure of the British guide ('bestdraw draw --method=cards --steps' shows "
    "its steps). Boards that differ are marked, as is the first criterion on which the draw by hand is "
    "worse. Exit code 1: there is no legal draw; 4: the best draw was not proved in time.")
BD_WORD(CLI_COMPARE_METHOD, "the method to compare with; default: cards")

/* draw */
BD_WORD(CLI_DRAW_HELP, "Draws a round and proves that no draw is better.")
BD_WORD(CLI_DRAW_ABOUT, "Prints the boards in publication order, with floats marked, and whether they are "
                        "proved best; with --criteria the value of each criterion of the rulebook. Exit code "
                        "0: proved best (or drawn by the method asked for); 1: there is no legal draw, or "
                        "the method got stuck; 4: a limit or Ctrl-C came before everything was proved.")
BD_WORD(CLI_DRAW_SAVE, "publish the draw in FILE")
BD_WORD(CLI_OPTION_UNPROVED, "with --save: also a draw that a limit left without a whole proof")
BD_WORD(CLI_UNPROVED_NOT_SAVED, "the limit was reached before the draw was proved best; nothing was saved in "
                                "%s (--unproved saves it all the same)")
BD_WORD(CLI_DRAW_REPLACE, "with --save: replace a draw already published for that round")
BD_WORD(CLI_DRAW_METHOD, "how to draw; default: best")
BD_WORD(CLI_DRAW_OUTSIDE, "put a game between two who sit out on the sheet: outside the championship, it "
                          "counts nowhere; A has White; may be given several times")
BD_WORD(CLI_DRAW_OUTSIDE_RATED,
        "the same, but the game is rated: it counts nowhere but in the file for the ECF")
BD_WORD(CLI_DRAW_EXTRA, "draw a round after the last one of the event")
BD_WORD(CLI_DRAW_WITHOUT_RESULTS, "draw although games of earlier rounds have no result yet")
BD_WORD(CLI_DRAW_OUTSIDE_PLAYS, "%d is on a board of this draw; a game outside the championship is for those "
                                "who sit out or have played all their games")
BD_WORD(CLI_DRAW_OUTSIDE_TWICE, "%d is in two games outside the championship")
BD_WORD(CLI_DRAW_OUTSIDE_RULES, "the rules %s know no games outside the championship")
BD_WORD(CLI_DRAW_PRESENT_OLD,
        "the list of who is present was made for round %d; in round %d everybody who has not withdrawn "
        "counts as present, until 'bestdraw present' makes a new list")
BD_WORD(CLI_DRAW_PRESENT_UNDATED,
        "the list of who is present does not say for which round it was made; it is taken for round %d")
BD_WORD(CLI_BAN_HELP, "Keeps two players apart.")
BD_WORD(CLI_BAN_ABOUT, "Two players who must not meet, in all rounds or in some: sisters, team-mates, "
                       "players who share a lift home.")
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
        "Makes the list of players who attend the next round (a club evening): nobody else is paired. The "
        "list is for that one round; a later round is not drawn by it. Without players it is printed.")
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
BD_WORD(CLI_VOLUNTEER_ABOUT, "Marks players who volunteer to sit out the next round, should somebody have to "
                             "(a club evening). It is for that one round.")
BD_WORD(CLI_VOLUNTEER_REMOVE, "take these players' offers back")
BD_WORD(CLI_VOLUNTEER_CLEAR, "take all offers back")
BD_WORD(CLI_VOLUNTEER_NOBODY, "name the players who volunteer, or give --clear")
BD_WORD_N(CLI_VOLUNTEER_DONE, "round %d: %zu volunteer to sit out", "round %d: %zu volunteers to sit out")
BD_WORD(CLI_DRAW_NO_ROUND,
        "%s; 'draw --extra' draws it, and 'edit FILE rounds=%d' makes it part of the event")
BD_WORD_N(CLI_DRAW_OPEN, "%s: %s; enter it, or draw with --without-results",
          "%s: %s; enter them, or draw with --without-results")
BD_WORD(CLI_DRAW_OPEN_BOARD, "round %d board %d (%d %s - %d %s)")
BD_WORD(CLI_DRAW_OPEN_GAME, "round %d (%d %s - %d %s)")
BD_WORD(CLI_DRAW_OPEN_MORE, ", and %zu more")
BD_WORD(CLI_DRAW_SIT_OUT, "how many sit out when the number of players is odd (scc); default: 1")
BD_WORD(CLI_DRAW_WITH,
        "draw this section too: where both have an odd number, the two who would have the byes meet")
BD_WORD(CLI_DRAW_WITH_CERTIFICATE, "write the proof of the other section's draw to FILE")
BD_WORD(CLI_CROSS_SAME, "a section cannot be paired with itself: '%s' is the same file")
BD_WORD(CLI_CROSS_NO_METHOD,
        "--with draws the best draws: --method, --steps and the formats csv, trf and html do not go with it")
BD_WORD(CLI_CROSS_CERTIFICATE_ALONE, "--with-certificate needs --with")
BD_WORD(CLI_CROSS_EVEN, "in round %d nobody has the bye here (%d players are to be paired), so nobody needs "
                        "a game in another section; draw the sections one by one")
BD_WORD(CLI_CROSS_FORMAT, "a guest can only stand in a JSON file; convert this one first (bestdraw convert)")
BD_WORD(CLI_CROSS_MET, "%s and %s, who would have the byes, have met already; choose another for one of the "
                       "byes (--bye), or draw the sections one by one")
BD_WORD(CLI_CROSS_NEXT, "%s and %s have met already; the next best pair is %s and %s")
BD_WORD(CLI_CROSS_FULL, "there is no number left for a guest: %d is the highest")
BD_WORD(CLI_CROSS_NAME, "%s (%s, %d)")
BD_WORD(CLI_CROSS_TELL, "%s plays %s, with %s")
BD_WORD(CLI_GUEST_TOLD, "entered in %s too, in round %d")
BD_WORD(CLI_GUEST_THIRD, "another section's is open already")
BD_WORD(CLI_GUEST_NO_BOARD,
        "player %d, who was lent to another section, has no board in round %d of this file")
BD_WORD(CLI_GUEST_NOT_OPEN, "%s plays for another section, whose file %s cannot be changed (%s); enter the "
                            "result there too, in round "
                            "%d, for player %d")
BD_WORD(CLI_CROSS_PUBLISHED, "round %d is published in %s and round %d in %s")
BD_WORD(CLI_CROSS_NOTHING, "nothing is published in %s nor in %s")
BD_WORD(CLI_WHITE, "White")
BD_WORD(CLI_BLACK, "Black")
BD_WORD(CLI_DRAW_STEPS, "with a method by hand: show its steps")
BD_WORD(CLI_NO_CERTIFICATE,
        "the rules '%s' prescribe the boards: nothing is chosen that could be proved best, so "
        "there is no certificate")
BD_WORD(CLI_DRAW_NO_PROOF, "a draw by hand proves nothing: --certificate needs --method=best")
BD_WORD(CLI_DRAW_NO_STEPS, "--steps needs a method by hand, such as --method=cards")
BD_WORD(CLI_DRAW_EFFORT,
        "stages: %d, searches: %d, dual steps: %lld, paths: %lld, odd sets: %d, recoveries: %d, time: %.3f s")
BD_WORD(CLI_DRAW_GLPK, "GLPK: asked in %d of %d stages, %lld rows, %lld columns, %lld iterations")
BD_WORD_N(CLI_DRAW_EXCHANGES_LEFT, "%zu further exchange of two players of equal grade was not tried",
          "%zu further exchanges of two players of equal grade were not tried")
BD_WORD(CLI_DRAW_EXCHANGE_HOW,
        "to let two players of equal grade change places: bestdraw edit %s --exchange A B")
BD_WORD_N(CLI_DRAW_OPEN_GAMES, "%zu game of earlier rounds has no result yet",
          "%zu games of earlier rounds have no result yet")
BD_WORD(CLI_DRAW_NOTHING, "%s: nothing is published: there is no draw")
BD_WORD(CLI_DRAW_INTERRUPTED, "%s: nothing is published: interrupted")
BD_WORD(CLI_NO_DRAW_IN_TIME, "no draw was found before the limit")
BD_WORD(CLI_NO_LEGAL_DRAW, "there is no legal draw")
BD_WORD(CLI_DRAW_PUBLISHED,
        "round %d is published in %s; next: its results (bestdraw result, bestdraw results)")

/* explain */
BD_WORD(CLI_EXPLAIN_HELP, "Explains the best draw, board by board.")
BD_WORD(CLI_EXPLAIN_ABOUT,
        "Are the two natural opponents, and if not, what stands against it? Why do these players float and "
        "not those whom the rules look at first? Why these colours, why this bye? With --proof: why no draw "
        "can do better, stage by stage. With --verbose: everything that can be said of a board. In large "
        "rounds not every reason is worked out; the answer says so, and why-not gives the missing ones.")
BD_WORD(CLI_EXPLAIN_BOARD, "this board only")
BD_WORD(CLI_EXPLAIN_PLAYER, "this player's board only")
BD_WORD(CLI_EXPLAIN_ALL, "work out every reason of a large round, however long it takes")
BD_WORD(CLI_EXPLAIN_PROOF, "explain in words, stage by stage, why no draw can do better")
BD_WORD(CLI_EXPLAIN_ROUND, "explain the draw of round N from the rounds before it; default: the next round")
BD_WORD(CLI_EXPLAIN_NOT_PAIRED, "player %d is not paired in round %d")
BD_WORD(CLI_EXPLAIN_ONE_OF, "--board, --player and --proof exclude each other")
BD_WORD_N(CLI_EXPLAIN_NO_BOARD, "there is no board %lld: the draw has %zu board, the bye included",
          "there is no board %lld: the draw has %zu boards, the bye included")

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

/* rules */
BD_WORD(CLI_RULES_HELP, "Lists the rulebooks, or the criteria of one with their articles.")

/* why-not */
BD_WORD(CLI_WHY_HELP, "Tells one player everything about their draw.")
BD_WORD(CLI_WHY_ABOUT,
        "The board, the colour, the float or the bye of one player in the best draw, and why; why not the "
        "players who would have been likeliest otherwise; and the player's line of the checklist. A round "
        "that was played or published is taken as it stood before it.")
BD_WORD(CLI_CHECKLIST_HELP, "Lists for each player what a draw is checked with.")
BD_WORD(CLI_CHECKLIST_ABOUT, "One line for each player: points, the colours so far and the one that is due, "
                             "the floats of the last two rounds (v down, ^ up), what is against a bye, the "
                             "opponents met, and the colour and the opponent in the best draw.")
BD_WORD(CLI_CHECKLIST_ROUND, "the round to be checked, from the rounds before it; default: the next round")
BD_WORD(CLI_CLAIMS_HELP, "Orders the players from most due White to most due Black.")
BD_WORD(
    CLI_CLAIMS_ABOUT,
    "The order of claims in which colours are settled: how many more games with one colour than the other, "
    "how many of the last games with the same colour, and the number of games. Equal claims have the same "
    "place. Use it to see who of a level can best be given the other colour.")
BD_WORD(CLI_CLAIMS_ROUND, "the claims before this round; default: the current round")
BD_WORD(CLI_CLAIMS_LEVEL, "only players on so many points, such as 2.5")
BD_WORD(CLI_CLAIMS_BAD_LEVEL, "'%s' is not a number of points; write --level 2.5, or --level 0")
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
BD_WORD(CLI_WHY_NOT_ASK, "name two players (why-not FILE A B), or use one of --colour ID W, --float ID, "
                         "--no-float ID and --bye ID")

/* prizes */
BD_WORD(CLI_PRIZES_HELP, "Shares out the prizes, or changes what the event gives.")
BD_WORD(CLI_PRIZES_ABOUT, "Without --add, --remove, --sharing, --several or --currency it says who wins "
                          "what, by the standings. Players who tie share the prizes they win together "
                          "(docs/prizes.md); 'sheet FILE prizes' prints the same for the wall.")
BD_WORD(CLI_PRIZES_ROUND, "by the standings after round N; default: the last round with a result")
BD_WORD(CLI_PRIZES_ADD, "add a category, or replace the one of that name; needs --amounts")
BD_WORD(CLI_PRIZES_AMOUNTS, "its prizes, the largest first")
BD_WORD(CLI_PRIZES_GRADE, "only players with a grade in that range: 1400-1599, -1599, 2000-")
BD_WORD(CLI_PRIZES_UNGRADED, "with --grade: players without a grade too")
BD_WORD(CLI_PRIZES_BORN, "only players born in those years: 2008-, 1960-1970, -1960")
BD_WORD(CLI_PRIZES_SEX, "only men or only women")
BD_WORD(CLI_PRIZES_CLUB, "only players of that club")
BD_WORD(CLI_PRIZES_SCHOOL, "only players of that school")
BD_WORD(CLI_PRIZES_TEAM, "only players of that team")
BD_WORD(CLI_PRIZES_FEDERATION, "only players of that federation")
BD_WORD(CLI_PRIZES_REMOVE, "remove a category")
BD_WORD(CLI_PRIZES_SHARING,
        "how a tie is shared: equal parts (the default), half so and half by place, or by place")
BD_WORD(CLI_PRIZES_SEVERAL, "whether a player can win in more than one category; default: no")
BD_WORD(CLI_PRIZES_CURRENCY, "the sign before amounts")
BD_WORD(CLI_PRIZES_NEEDS_AMOUNTS, "--add needs --amounts, for example --amounts=100,50,25")
BD_WORD(CLI_PRIZES_NEEDS_ADD, "only a category that is added has '--%s'; give --add=NAME too")
BD_WORD(CLI_PRIZES_BAD_AMOUNTS,
        "expected amounts like 100,50,12.50, none larger than the one before it, not '%s'")
BD_WORD(CLI_PRIZES_BAD_RANGE, "expected a range like 1400-1599, -1599 or 2000-, not '%s'")
BD_WORD(CLI_PRIZES_NO_CATEGORY, "there is no category '%s'")
BD_WORD(CLI_PRIZES_TOO_MANY, "an event can have at most %d categories of prizes")
BD_WORD(CLI_PRIZES_ADDED, "%s: %zu of %zu categories")
BD_WORD(CLI_PRIZES_REMOVED, "%s is removed; categories left: %zu")
BD_WORD(CLI_PRIZES_CHANGED, "the rule for prizes is changed")

BD_WORD(CLI_PRIZES_TRF,
        "a TRF file has no place for prizes; 'bestdraw convert %s event.json' makes a file that has")

/* sheet */
BD_WORD(CLI_SHEET_HELP, "Prints what hangs on the wall: pairings, standings, crosstable, result slips.")
BD_WORD(CLI_SHEET_ABOUT,
        "KIND is one or more of pairings (the default), alphabetical, cards, standings, crosstable, "
        "slips, notplaying, schools, teams, prizes, and of an event of teams matches and boards. With "
        "--all several files, the sections of a congress, are printed in one run. The format follows the "
        "name after -o: .html for printing from a browser, .pdf, .csv, .txt; PDF is made by Chromium or "
        "Chrome, if it is installed. Each page has its heading; letters are as large as the number of "
        "rows allows.")
BD_WORD(CLI_SHEET_ROUND, "the sheets of round N, standings after round N; default: the last one")
BD_WORD(CLI_SHEET_ALL, "several files: all words that are not a KIND")
BD_WORD(CLI_SHEET_FORMAT, "the format; default: as the name after -o ends, otherwise text")
BD_WORD(CLI_SHEET_SCREEN, "HTML for a projector: large, and it scrolls by itself")
BD_WORD(CLI_SHEET_BLANK, "with cards: a page of blank pairing cards")
BD_WORD(CLI_SHEET_BLANK_CARDS, "--blank makes pairing cards; it goes with 'cards' alone, as HTML or PDF")
BD_WORD(CLI_SHEET_PAPER, "the paper; default: a4")
BD_WORD(CLI_SHEET_DATE, "the date in the heading; default: as the file says")
BD_WORD(CLI_SHEET_BEST, "how many players of a school or team count; default: 4")
BD_WORD(CLI_SHEET_NOT_A_KIND,
        "'%s' is not a kind of sheet; choose from pairings, alphabetical, cards, standings, crosstable, "
        "slips, notplaying, schools, teams, prizes, matches and boards (several files need --all)")
BD_WORD(CLI_SHEET_MEANT, "'%s' is not a kind of sheet; did you mean '%s'? (several files need --all)")
BD_WORD(CLI_SHEET_NO_FILE, "which file? All words are kinds of sheet; write './%s' for a file of that name")
BD_WORD(CLI_SHEET_NO_ROUND,
        "no round has been published yet; 'bestdraw draw FILE --save' publishes the next one")
BD_WORD(CLI_SHEET_NOT_DRAWN, "round %d has not been published; the last one is round %d")
BD_WORD(CLI_SHEET_ONE_CSV, "CSV holds one sheet; ask for one kind of one file")
BD_WORD(CLI_SHEET_SCREEN_FORMAT, "makes HTML; it does not go with another format")
BD_WORD(CLI_BROWSER_NONE, "PDF is printed by Chromium or Chrome, which is not installed; write HTML ('-o "
                          "%s') and print it from any browser")
BD_WORD(CLI_BROWSER_FAILED,
        "%s did not print the page (exit code %d); write HTML and print it from any browser")
BD_WORD(CLI_BROWSER_NO_FOLDER, "cannot make a folder for the browser: %s")

#endif

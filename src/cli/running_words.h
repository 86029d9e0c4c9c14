/* Words of the commands about tournament files and for running a tournament (cli_words.h). */
#ifndef BD_CLI_RUNNING_WORDS_H
#define BD_CLI_RUNNING_WORDS_H

#include "base/words.h"

/* bye */
BD_WORD(CLI_BYE_HELP, "Arranges a bye for a player in a round, or cancels it.")
BD_WORD(CLI_BYE_ABOUT, "H is worth half a point, F a full point, Z nothing; 'none' cancels the bye.")
BD_WORD(CLI_BYE_ARRANGED, "round %d: %d %s: %s")
BD_WORD(CLI_BYE_CANCELLED, "round %d: %d %s no longer has a bye")

/* convert */
BD_WORD(CLI_CONVERT_HELP, "Writes a tournament in another format, or for a federation.")
BD_WORD(CLI_CONVERT_ABOUT,
        "IN is JSON (cards/1), TRF or a CSV list of players, recognised by its content; '-' is standard "
        "input. OUT ends in .json, .trf, .trfx or .txt; '-' is standard output. A warning names whatever the "
        "new format cannot hold. With --to ecf OUT is the results file of the English Chess Federation, with "
        "--to uschess the folder for the three tables of a US Chess rating report; what they need besides "
        "the results is entered with 'edit'.")
BD_WORD(CLI_CONVERT_FORGET, "leave out who did what and when")
BD_WORD(CLI_CONVERT_PUBLIC,
        "leave out what visitors may not see: private fields, families, prizes, notes, the history")
BD_WORD_N(CLI_CONVERT_IMPORTED, "%d round is imported; 'bestdraw check %s' holds it against the rules",
          "%d rounds are imported; 'bestdraw check %s' holds each of them against the rules")
BD_WORD_N(CLI_IMPORT_CHECKED,
          "%zu round is imported and was checked by the rulebook %s: %zu not legal, %zu not as it draws",
          "%zu rounds are imported and were checked by the rulebook %s: %zu not legal, %zu not as it draws")
BD_WORD_N(CLI_IMPORT_NOT_KNOWN, "%zu of them could not be judged", "%zu of them could not be judged")
BD_WORD(CLI_IMPORT_ROUND, "round %d: %s")
BD_WORD(CLI_IMPORT_UNCHECKED, "the imported rounds could not be checked: %s")
BD_WORD(CLI_IMPORT_STOPPED, "round %d and those after it were not checked; 'bestdraw check %s' does it")
BD_WORD(CLI_IMPORT_ILLEGAL, "the pairings are not legal")
BD_WORD(CLI_IMPORT_OTHER, "the pairings are not those of the rules")
BD_WORD(CLI_IMPORT_COLOURS, "the colours are not those of the rules")
BD_WORD(CLI_IMPORT_OPEN, "the pairings could not be checked")
BD_WORD(CLI_CONVERT_RANKS, "write each player's place in the standings as the rank")
BD_WORD(CLI_CONVERT_TO, "the format of OUT; default: by its file name, otherwise the format of IN")

/* edit */
BD_WORD(CLI_EDIT_HELP, "Changes what the file says about a player or the event.")
BD_WORD(
    CLI_EDIT_ABOUT,
    "Of a player: name, grade, rating, rank, title, club, school, team, federation, tags, fide, national "
    "(ECF code, US Chess ID), birth, sex, phone, email, paid, source, top, filler; listed=TEXT: as the "
    "rating lists have "
    "who is meant. Of the event, when no player is named: "
    "name, rounds, rules, numbers, rating-lists, rating-kinds, tiebreaks, option.NAME (of the rulebook), and "
    "what rating officers want "
    "in a TRF: city, country, start, end, players, rated, teams, type, arbiter, deputies, time, date.ROUND "
    "(2026-11-20), and for the papers of federations ecf.code, ecf.officer, ... and uschess.affiliate, "
    "uschess.td, ... "
    "('convert' says what it needs). An empty value removes what is there.")
BD_WORD(CLI_EDIT_EXCHANGE, "two players of equal grade and title change places for the draws to come (CAA 4)")
BD_WORD(CLI_EDIT_EXCHANGED, "%d %s and %d %s change places")
BD_WORD(CLI_EDIT_SAME,
        "a club, school or team of that spelling is the other one, such as 'Hill Top=Hill Top Acad.'")
BD_WORD(CLI_EDIT_SAME_NOBODY, "no club, school or team is called '%.100s'")
BD_WORD_N(CLI_EDIT_SAME_DONE, "%s is now %s: %zu player", "%s is now %s: %zu players")
BD_WORD(CLI_EDIT_FORM, "'%.100s' is not KEY=VALUE, such as grade=1650 or club='Hastings Chess Club'")
BD_WORD_N(CLI_EDIT_PLAYER, "%d %s: %zu thing changed", "%d %s: %zu things changed")
BD_WORD_N(CLI_EDIT_EVENT, "%s: %zu thing changed", "%s: %zu things changed")

/* find */
BD_WORD(CLI_FIND_HELP, "Finds players by name, or by a part of it.")
BD_WORD(CLI_FIND_ABOUT,
        "Case, accents and the order of the words do not matter. Shown are those who fit best: their number, "
        "club, grade and points, and where they sit in the last round drawn. Wherever a command takes a "
        "player, a name found like this will do in place of the number, as long as it is one player's; "
        "'smith lewes' is the Smith from Lewes. Exit code 1: nobody is called so.")
BD_WORD(CLI_FIND_NOBODY, "nobody is called '%.100s'")

/* entries */
BD_WORD(CLI_ENTRIES_HELP,
        "Compares a new version of the list of entries with the event and enters the difference.")
BD_WORD(
    CLI_ENTRIES_ABOUT,
    "LIST is read as 'new' reads it. A player is known by national or FIDE id, else by name. Who is new is "
    "entered for the next round; what the list says otherwise is changed; what it does not say stays. Who "
    "is no longer in the list is named, and with --remove-gone removed, or struck after round 1. It can be "
    "done as often as the organiser sends a list.")
BD_WORD(CLI_ENTRIES_REMOVE_GONE,
        "remove who is not in the list; who has played is withdrawn from the next round on")
BD_WORD(CLI_ENTRIES_ADDED, "added: %d %s")
BD_WORD(CLI_ENTRIES_CHANGED, "changed: %d %s: %s")
BD_WORD(CLI_ENTRIES_STRUCK, "%d %s is struck from round %d on")
BD_WORD(CLI_ENTRIES_GONE, "%d %s is not in the list; --remove-gone takes them out")
BD_WORD(CLI_ENTRIES_DONE, "%zu added, %zu changed, %zu not in the list")

/* arrive, absent, contacts */
BD_WORD(CLI_ARRIVE_HELP, "Notes who has arrived for the next round; without players lists who is missing.")
BD_WORD(
    CLI_ARRIVE_ABOUT,
    "From the first who arrives only those are paired in that round who have arrived. Without players: who "
    "is expected and has not arrived, with phone numbers. Exit code 1: somebody is missing.")
BD_WORD(CLI_ARRIVE_ROUND, "the round they come for; default: the next one")
BD_WORD(CLI_ARRIVE_DONE, "round %d: %zu have arrived, %zu are missing")
BD_WORD(CLI_ARRIVE_ALL, "round %d: everybody has arrived")
BD_WORD(CLI_ABSENT_HELP, "Notes who does not play in the next round: a bye without points.")
BD_WORD(CLI_ABSENT_ABOUT, "Who arrives after all is taken in by 'arrive'.")
BD_WORD(CLI_ABSENT_MISSING, "all who have not arrived")
BD_WORD(CLI_ABSENT_WHO, "name the players who are absent, or give --missing")
BD_WORD(CLI_ABSENT_NOBODY_YET, "nobody has arrived for round %d yet; use 'arrive' first")
BD_WORD(CLI_ABSENT_DONE, "%d %s does not play in round %d")
BD_WORD(CLI_CONTACTS_HELP, "Lists phone numbers, e-mail addresses and payments, for the desk.")
BD_WORD(CLI_CONTACTS_ABOUT,
        "These are private: no public page and no public file shows them. 'edit FILE PLAYER paid=yes' "
        "enters a payment.")
BD_WORD(CLI_CONTACTS_UNPAID, "only who has not paid")

/* lists of entries */
BD_WORD(
    CLI_LIST_DATES,
    "which is first in dates such as 03/04/2010: dmy the day, mdy the month; default: what the column shows")
BD_WORD(CLI_LIST_NAMES, "what is first in names without a comma; default: what the list shows")
BD_WORD(CLI_LIST_COLUMN,
        "what a column is, such as 'Rd off=byes'; note: it is kept as a note (may be repeated)")
BD_WORD(CLI_LIST_SET, "what stands in a cell, such as '10:grade=1750' (may be repeated)")
BD_WORD(CLI_LIST_LEAVE_OUT, "these lines are not read, such as 7,12")
BD_WORD(CLI_LIST_SECTION, "only the players of that section")
BD_WORD(CLI_LIST_AS_SHOWN, "what --dry-run shows is right, where it is asked")
BD_WORD(CLI_LIST_DRY_RUN,
        "show the players as they would be, with all warnings and questions, and write nothing")
BD_WORD(CLI_LIST_NO_LINE, "option '%s' needs the number of a line, not '%.*s'")
BD_WORD(CLI_LIST_PROMPT, "(on a command line: %s) Answer:")
BD_WORD(CLI_LIST_PROMPT_SHOWN, "(on a command line: %s) Answer, or Enter for as it is shown:")
BD_WORD(CLI_LIST_QUESTION, "%s [%s]")
BD_WORD_N(CLI_LIST_OPEN, "%zu question about this list is open; --dry-run shows how it would be read",
          "%zu questions about this list are open; --dry-run shows how it would be read")

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
BD_WORD(CLI_LATE_RATING, "rating of FIDE or US Chess")
BD_WORD(CLI_LATE_NATIONAL, "national id: ECF code, US Chess ID, ...")
BD_WORD(CLI_LATE_FIDE, "FIDE id")
BD_WORD(CLI_LATE_BIRTH, "day or year of birth: 2010-04-03, 2010")
BD_WORD(CLI_LATE_SEX, "m or f")
BD_WORD(CLI_LATE_PHONE, "phone number (no public page shows it)")
BD_WORD(CLI_LATE_EMAIL, "e-mail address (no public page shows it)")
BD_WORD(CLI_LATE_PAID, "what was paid (no public page shows it)")
BD_WORD(CLI_LATE_KNOWN, "%s is already player %d; if they arrive late, use 'late FILE %d'")
BD_WORD(CLI_LATE_DONE, "%d %s joins in round %d")
BD_WORD(CLI_LATE_NO_NAME, "a player needs a name")
BD_WORD(CLI_LATE_PUBLISHED,
        "the draw of round %d is published without them; 'bestdraw repair %s --late %d --save' takes them in")

/* rating lists */
BD_WORD(CLI_RATINGS_HELP, "Takes in rating lists, finds players in them and holds them against an event.")
BD_WORD(CLI_RATINGS_ABOUT,
        "'import LIST' reads a list as the federation sends it, zipped or not: FIDE's as text or XML, the "
        "CSV of the "
        "ECF, US Chess's text with tabs, and any CSV whose columns are known or named by --map. 'find TEXT' "
        "looks for "
        "the beginnings of names, whatever their accents and transliteration, or for an ID; 'ecf:TEXT' looks "
        "in that list alone. 'check FILE' "
        "compares an "
        "event with the lists of the month it begins in; exit code 1: something differs. 'lists' tells which "
        "lists "
        "there are. They stand in the folder that BESTDRAW_RATINGS names, else in the user's own.")
BD_WORD(CLI_RATINGS_AS, "what the list is called, such as ecf or ffe; default: as the file tells")
BD_WORD(CLI_RATINGS_MONTH, "the month of the list; default: as the file tells, else this month")
BD_WORD(CLI_RATINGS_MAP, "columns of a CSV, such as number=Code,name=Player,standard=Elo")
BD_WORD(CLI_RATINGS_MOST, "show at most N players of each list; default: 20")
BD_WORD(CLI_RATINGS_APPLY, "check: put what the lists say into the event, but for players of another name")
BD_WORD(CLI_RATINGS_WORD, "a file or a text is missing")
BD_WORD(CLI_RATINGS_IMPORTED, "%s of %s: %lld players in %s")
BD_WORD(CLI_RATINGS_SKIPPED, "%lld lines tell no player with a name and a number; left out")
BD_WORD(CLI_RATINGS_GUESSED, "the file does not tell its month; taken as %s, --month says another")
BD_WORD(CLI_RATINGS_NONE, "there are no rating lists in %s; 'bestdraw ratings import LIST' takes one in")
BD_WORD(CLI_RATINGS_AGREES, "the event agrees with the rating lists")
BD_WORD_N(CLI_RATINGS_APPLIED, "%zu player was changed", "%zu players were changed")
BD_WORD(CLI_RATINGS_THE_NAME, "name")
BD_WORD(CLI_RATINGS_THE_RATING, "rating")
BD_WORD(CLI_RATINGS_THE_TITLE, "title")
BD_WORD(CLI_RATINGS_THE_FEDERATION, "federation")
BD_WORD(CLI_RATINGS_THE_FIDE_ID, "FIDE ID")
BD_WORD(CLI_RATINGS_THE_ID, "ID not in the lists")
BD_WORD(CLI_RATINGS_THE_PLAYER, "not found")
BD_WORD(CLI_LISTED_NOT_BUILT,
        "this program has no rating lists: it was built without SQLite, or is asked by another program")
BD_WORD(CLI_LISTED_NO_FOLDER, "there is no folder for rating lists; BESTDRAW_RATINGS names one")
BD_WORD(CLI_LISTED_NOBODY, "nobody in the rating lists is meant by '%.100s'")
BD_WORD(
    CLI_LISTED_SEVERAL,
    "'%.100s' may be several players in the rating lists: %s; give the ID, with the list if need be, such as "
    "ecf:123456A")
BD_WORD(CLI_LISTED_FILLED, "%zu of %zu players were found in the rating lists")
BD_WORD(CLI_LISTED_NOT_FOUND, "not found there, or not the only one of that name: %s")
BD_WORD(CLI_LATE_LISTED,
        "the player is looked up in the rating lists, by a name or an ID (fide:1503014: of that list)")
BD_WORD(CLI_NEW_LISTED, "fill in what is missing of players from the rating lists")
BD_WORD(CLI_NEW_RATING_LISTS,
        "the lists that ratings come from, such as fide,national or highest; default: fide,national")
BD_WORD(CLI_NEW_RATING_KINDS, "the ratings that count, such as rapid,standard; default: standard")

/* numbers */
BD_WORD(CLI_NO_NUMBERS, "%s does not give players numbers by strength")
BD_WORD(CLI_NUMBERS_FINAL, "the players' numbers have been final since round %d was drawn")
BD_WORD(CLI_NUMBERED_NEW, "%s has number %d")
BD_WORD_N(CLI_NUMBERED_CHANGED, "the number of %zu player changes: %s had %d and now has %d",
          "the numbers of %zu players change: %s, for one, had %d and now has %d")
BD_WORD(CLI_NUMBERED_FINAL,
        "numbers stay as they are: they have been final since round %d was drawn (FIDE C.04.2, 2.3)")
BD_WORD(CLI_START_HELP, "Prints the starting list: the players in the order of their numbers.")
BD_WORD(
    CLI_START_ABOUT,
    "Under FIDE rules players have numbers by rating, title and name (C.04.2, 2), or by another order that "
    "the event names ('new --numbers', 'edit FILE numbers=rating,name'). Somebody who enters later gets "
    "the number that their strength gives, and a corrected rating changes numbers, until round 4 is drawn; "
    "then they are final, and who enters has the next one. TRF files keep the numbers that they have.")
BD_WORD(CLI_START_NONE,
        "%s does not give players numbers; 'bestdraw show %s' lays the cards out in order of rank")

/* new */
BD_WORD(CLI_NEW_HELP, "Creates a tournament from a list of players as it is.")
BD_WORD(
    CLI_NEW_ABOUT,
    "LIST is text in any usual encoding (CSV, tabs, semicolons, columns of spaces), .xlsx or .ods. Columns "
    "are known by their headings in English, German, French, Spanish, Italian, Dutch and Polish, in any "
    "order: name (or surname and forename), grade, rating, title, club, school, team, federation, FIDE "
    "id, national id, birth, sex, id (the number in the event), byes (\"3 5H\": half-point byes in rounds 3 "
    "and 5), section. Title lines, footers and blank rows are left out. What is read otherwise than it "
    "stands there is a warning; what cannot be decided is asked on a terminal, and elsewhere named with "
    "the option that answers it. FILE is JSON unless its name ends in .trf.")
BD_WORD(CLI_NEW_SECTION_COLUMN, "an event of each section, FILE-section.json")
BD_WORD(CLI_NEW_NEEDS_FILE,
        "the file to write is missing: 'new %.100s FILE'; 'new %.100s --dry-run' shows the players only")
BD_WORD(CLI_NEW_NO_SECTIONS, "this list has no sections; leave out --section-column")
BD_WORD(CLI_NEW_SECTIONLESS,
        "line %d: %.120s is in no section; write one into the list, or leave the line out (--leave-out)")
BD_WORD(CLI_NEW_RULES, "the rulebook ('bestdraw rules' lists them); default: caa")
BD_WORD(CLI_NEW_ROUNDS, "number of rounds planned")
BD_WORD(CLI_NEW_TIEBREAKS, "the tie-breaks of the event, such as BH/C1,BH,DE,SB")
BD_WORD(CLI_NEW_NUMBERS, "what gives players their numbers, where the rulebook numbers them: an order "
                         "(default: rating,title,name), or for a round robin also lot (default)")
BD_WORD(CLI_NEW_LOTS, "the players' numbers were drawn by lot (random seed %lld)")
BD_WORD(CLI_NEW_OWN_NUMBERS,
        "the players of %s have numbers of their own, which are those of the table; take the "
        "column out of the list, or give no --numbers")
BD_WORD(CLI_NEW_NUMBERED, "players are numbered by %s; 'bestdraw start %s' prints the starting list")
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

/* new, of teams; roster, line-up */
BD_WORD(CLI_NEW_BOARDS, "boards of a match of teams; the list has the players, with a column of teams")
BD_WORD(CLI_NEW_PLAYERS, "with --boards: LIST has the teams, and this list their players")
BD_WORD(CLI_NEW_BY_STRENGTH, "with --boards: number the teams by the average grade of their first players")
BD_WORD(CLI_NEW_BOARDS_RULES, "%s has no matches of teams; --boards needs --rules team")
BD_WORD(CLI_NEW_NEEDS_BOARDS, "this needs --boards, the number of boards of a match")
BD_WORD(CLI_NEW_TEAMS_DONE,
        "%s: %zu teams, %zu players, %d boards a match, rules %s; next: bestdraw draw --save %s")
BD_WORD(CLI_NEW_TEAMS_ORDER,
        "teams are numbered in the order of the list; --by-strength numbers them by grade")
BD_WORD(CLI_TEAMS_NO_TEAM, "line %d: %s has no team")
BD_WORD(CLI_TEAMS_UNKNOWN, "line %d: %s is of '%.60s', which is not in the list of teams")
BD_WORD(CLI_NO_MEMBERS, "the players of the teams are not known; 'roster FILE TEAM --enter NAME' enters one")
BD_WORD(CLI_ROSTER_HELP, "Shows or orders the players of teams.")
BD_WORD(
    CLI_ROSTER_ABOUT,
    "FILE alone shows the players of all teams in the order of boards, FILE TEAM those of one. With PLAYERs "
    "these are the team's from now on, in this order; who has sat at a board stays. PLAYERs are numbers or "
    "names. 'edit FILE --member PLAYER KEY=VALUE' corrects a grade or a name.")
BD_WORD(CLI_ROSTER_ENTER, "enter a new player, the last of the team")
BD_WORD(CLI_ROSTER_ENTER_ONE, "give a TEAM and no players beside --enter")
BD_WORD(CLI_ROSTER_ENTERED, "%d %s is of team %d %s, in place %zu")
BD_WORD_N(CLI_ROSTER_DONE, "team %d %s: %zu player", "team %d %s: %zu players")
BD_WORD(CLI_LINE_UP_HELP, "Shows the boards of a round's matches, or says who sits there.")
BD_WORD(
    CLI_LINE_UP_ABOUT,
    "FILE ROUND shows every board of every match with colours, players and results; with TEAM those of its "
    "match. With PLAYERs these sit at boards 1, 2, ... of the team's match; '-' is an empty board, and "
    "boards "
    "that are not named are empty, too. A team that tells no line-up has the first players of its roster, "
    "as soon as a result of its boards is entered.")
BD_WORD(CLI_LINE_UP_REPLACE, "put players also at boards that have a result")
BD_WORD(CLI_LINE_UP_DONE, "round %d: line-up of team %d %s")
BD_WORD(CLI_LINE_UP_ORDER,
        "this is not the order of the team's players; whether that is allowed the rules of the event say")
BD_WORD(CLI_STANDINGS_BOARDS, "of an event of teams: what the players scored, board by board")
BD_WORD(CLI_STANDINGS_BOARDS_ALONE, "this goes with --round and --format only")
BD_WORD(CLI_EDIT_MEMBER, "a player of a team, in place of PLAYER")

/* result */
BD_WORD(CLI_RESULT_HELP, "Enters or corrects the result of one game.")
BD_WORD(CLI_RESULT_ABOUT,
        "WHITE and BLACK are players by number or name (bestdraw help find); with --board the game is found "
        "by its board. FILE ROUND alone walks down the boards without a result: the players are shown, one "
        "key is the result, and each is saved at once. Results are 1-0, 0-1, 1/2 and what else people write "
        "(1, w, 0, b, =, d, 0.5, any dash); '+-' and '-+' are wins by default, '--' means that neither "
        "player appeared, 0-0, 1/2-0 and 0-1/2 are penalties, '*' removes a result. The first result of a "
        "round also enters its byes.")
BD_WORD(CLI_RESULT_BOARD, "the board of the round, in place of its players")
BD_WORD(CLI_RESULT_SEAT, "with --board, of an event of teams: the result is that of this board of the match")
BD_WORD(
    CLI_RESULT_BOARDS,
    "with --board, of an event of teams: a letter for each board of the match, as 1=0+; 1 0 = + - as for one "
    "game, n neither came, * none; the team with White first")
BD_WORD(CLI_RESULT_BOARDS_LETTER, "'%.40s' is not a letter for each board: 1 0 = + - n and * are known")
BD_WORD(CLI_RESULT_SEAT_FORMS, "--seat needs --board and a RESULT, --boards needs --board and no RESULT")
BD_WORD(CLI_RESULT_MATCH, "round %d, match %d: %d %s - %d %s %s")
BD_WORD_N(CLI_RESULT_MATCH_OPEN, "round %d, match %d: %d %s - %d %s %s, %d board is open",
          "round %d, match %d: %d %s - %d %s %s, %d boards are open")
BD_WORD(CLI_RESULT_USUAL, "%d %s told no line-up: the first players of its roster sit there")
BD_WORD(CLI_RESULT_OUTDATED,
        "round %d was drawn with the old result; 'bestdraw repair %s' shows what the new one changes there "
        "('repair --result-was' enters a correction and repairs the draw in one step)")
BD_WORD(CLI_RESULT_FORMS, "use one of 'result FILE ROUND WHITE BLACK RESULT', 'result FILE ROUND --board N "
                          "RESULT' and 'result FILE ROUND'")
BD_WORD(CLI_RESULT_NO_BOARD, "round %d has no board %d; its last one is board %d")
BD_WORD(CLI_ROUND_NOT_DRAWN,
        "round %d is not published yet ('draw --save' does that); the next one is round %d")
BD_WORD(CLI_WALK_KEYS,
        "1 White wins, 0 Black wins, = draw, + White by default, - Black by default, n neither came, * no "
        "result;\nEnter keeps what is there, b goes back, q quits; each result is saved at once.\n")
BD_WORD(CLI_WALK_BOARD, "%3d  %4d %s  v  %4d %s  %s  ")
BD_WORD(CLI_WALK_NO_TERMINAL, "results are typed board by board on a terminal only; name the players, give "
                              "--board, or use 'bestdraw results FILE CSV'")
BD_WORD_N(CLI_WALK_OPEN, "in round %d, %zu board has no result yet",
          "in round %d, %zu boards have no result yet")
BD_WORD(CLI_WALK_ALL, "in round %d every board has a result")
BD_WORD(CLI_RESULT_CHANGED, "round %d: %d %s %s %d %s (was %s)")
BD_WORD(CLI_RESULT_ENTERED, "round %d: %d %s %s %d %s")

/* results */
BD_WORD(CLI_RESULTS_HELP, "Enters the results in a CSV list, all of them or none.")
BD_WORD(CLI_RESULTS_ABOUT,
        "The first line of CSV names its columns: result, and either white and black (numbers or names) or "
        "board (of the published draw); a column round is optional. What 'draw --format csv' and 'missing "
        "--format csv' write will do, with a column for the results. Rows without a result are skipped; a "
        "game that is there twice is an error. '-' reads the list from standard input.")
BD_WORD(CLI_RESULTS_ROUND, "the round of rows that do not name one; default: the last one drawn")
BD_WORD(CLI_RESULTS_GAME_TWICE, "the game of round %d, %d v %d, is in line %d already")
BD_WORD(CLI_RESULTS_OTHER_BOARD, "board %d of round %d is %d v %d, not %d v %d")
BD_WORD(CLI_RESULTS_NO_DRAW, "the file has no published draw of round %d, so it is unknown who played on "
                             "board %d; give white and black instead")
BD_WORD_N(CLI_RESULTS_DONE, "%zu result entered", "%zu results entered")

/* missing */
BD_WORD(CLI_MISSING_HELP, "Lists the boards without a result.")
BD_WORD(CLI_MISSING_ABOUT,
        "With --format=csv the list has an empty column for the results, so that 'results' reads it when it "
        "is filled in. Exit code 1: there are such boards; 0: every game has its result.")
BD_WORD(CLI_MISSING_ROUND, "boards of round N only; default: all rounds drawn so far")
BD_WORD(CLI_MISSING_NONE, "every game has its result; the current round is %d")

/* show */
BD_WORD(CLI_SHOW_HELP, "Lays out the cards of the round to be paired.")
BD_WORD(CLI_SHOW_ABOUT,
        "Score levels from the top; in each the cards in rank order, White seekers on the left, Black "
        "seekers on the right, players without a colour yet between them. The mid-line is drawn where it "
        "will be if as few players as possible float. Arrows show floats in the last round, letters a bye in "
        "this round (F full, H half, Z zero points). The table at the end adds up the points, so that "
        "wrongly marked cards come to light.")
BD_WORD(CLI_SHOW_ROUND, "the cards before round N; default: the next round")

/* standings */
BD_WORD(CLI_STANDINGS_HELP, "Ranks the players, with tie-breaks and crosstable.")
BD_WORD(CLI_STANDINGS_ABOUT,
        "The tie-breaks are those of the event's own list, else BH/C1,BH,SB,WON,PS; they are counted by the "
        "tie-break regulations of FIDE (C.07), byes, forfeits and absences included. In the crosstable "
        "'12w1' is a win with White against player 12, '=' is a draw, '+' and '-' are a win and a loss by "
        "default, F, H, Z and U are byes.")
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
BD_WORD(CLI_UNDO_HELP, "Takes back the last act, or the last few.")
BD_WORD(CLI_UNDO_ABOUT, "STEPS is how many acts to take back; default: 1. An act is what one command did. "
                        "The arbiter's own acts are meant, or with --by those of that name; --all takes the "
                        "newest of anybody, --act the one with that number in 'history'. An act that a later "
                        "one stands on is not taken back before that one is. 'redo' makes it again.")
BD_WORD(CLI_UNDO_DONE, "%s: taken back: %s (%s); redo makes it again")

BD_WORD(CLI_REDO_HELP, "Makes an act again that was taken back.")
BD_WORD(CLI_REDO_ABOUT,
        "STEPS is how many acts to make again; default: 1. Which are meant is said as for 'undo'.")
BD_WORD(CLI_REDO_DONE, "%s: made again: %s (%s)")
BD_WORD(CLI_HISTORY_HELP, "Lists what was done to the file, the newest first.")
BD_WORD(CLI_HISTORY_ABOUT,
        "One line an act: its number, when, who, and what was done. 'undone' marks what was taken back.")
BD_WORD(CLI_HISTORY_NONE, "%s has no history yet")

/* withdraw */
BD_WORD(CLI_WITHDRAW_HELP, "Leaves a player out of the draws from a round on.")
BD_WORD(CLI_WITHDRAW_ABOUT, "ROUND is the first round without the player; default: the next round.")
BD_WORD(CLI_WITHDRAW_BACK, "the player has returned and is paired again")
BD_WORD(CLI_WITHDRAW_RETURNED, "%d %s is paired again")
BD_WORD(CLI_WITHDRAW_DONE, "%d %s is not paired from round %d on")
BD_WORD(CLI_WITHDRAW_BACK_ROUND, "--back does not take a ROUND: the player is in the next draw again")

BD_WORD(CLI_RESULT_REPLACE, "put the result in the place of another one that is there")
BD_WORD(CLI_RESULT_REVERSED,
        "the colours were not those published: WHITE, or the White of the board, is who really had White")
BD_WORD_N(CLI_WITHDRAW_LAPSED, "%d bye arranged for a round to come has lapsed",
          "%d byes arranged for rounds to come have lapsed")
BD_WORD(CLI_EDIT_PENDING, "pending must be unknown or draw, not '%.60s'")
BD_WORD(CLI_HISTORY_FORGET, "forget who did what, before the file is given away; undo ends here")
BD_WORD(CLI_HISTORY_FORGOTTEN, "%s: the journal is cut")
BD_WORD(CLI_HISTORY_CHECK, "also check that the journal and the event agree")
BD_WORD_N(CLI_HISTORY_FITS, "the journal of %zu act fits the event", "the journal of %zu acts fits the event")
BD_WORD(CLI_STEP_ALL, "the newest act of anybody, not only one's own")
BD_WORD(CLI_STEP_ACT, "the act with that number in 'history'")
BD_WORD(CLI_PLAYED_HELP, "Enters a game that was played though the draw said otherwise.")
BD_WORD(CLI_PLAYED_ABOUT,
        "WHITE and BLACK really played each other, though the published draw had them elsewhere. They leave "
        "their boards; the two whom they leave behind have the other board between them, and who is left "
        "alone has the place of the one who came. The draw stays as it was published; cards, standings and "
        "files for federations tell what was played.")
BD_WORD(CLI_PLAYED_DONE, "round %d: %d %s really played %d %s: %s")
BD_WORD(CLI_PLAYED_LEFT,
        "%d %s and %d %s are left with board %d; enter what they did (-- if they did not play)")
BD_WORD(CLI_ROUND_HELP, "Closes a round, or opens it again.")
BD_WORD(CLI_ROUND_ABOUT, "A round closes by itself when its last result is entered. Closed before that, its "
                         "games without a result are pending: their players have met, and the next round can "
                         "be drawn. Opened again, it is the current round until it is closed.")
BD_WORD(CLI_ROUND_CLOSE, "close it; games without a result are pending")
BD_WORD(CLI_ROUND_OPEN, "open it again")
BD_WORD(CLI_ROUND_ONE_OF, "either --close or --open is needed")
BD_WORD(CLI_ROUND_CLOSED, "round %d is closed; the current round is %d")
BD_WORD_N(CLI_ROUND_PENDING, "round %d is closed with %zu game pending",
          "round %d is closed with %zu games pending")
BD_WORD(CLI_ROUND_OPENED, "round %d is open until it is closed")
BD_WORD(CLI_REMOVE_HELP, "Removes a player who has no game.")
BD_WORD(CLI_REMOVE_ABOUT,
        "Somebody who was entered by mistake, or twice, is taken out of the file, with their bans. A player "
        "with a game or a bye stays: 'withdraw' takes them out of the rounds to come.")
BD_WORD(CLI_REMOVE_DONE, "%d %s is removed")

#endif

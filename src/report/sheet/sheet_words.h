/* Words of sheets: titles, columns and legends of what hangs on the wall (base/words.h). */
#ifndef BD_REPORT_SHEET_WORDS_H
#define BD_REPORT_SHEET_WORDS_H

#include "base/words.h"

/* Titles. */
BD_WORD(SHEET_ALPHABETICAL, "Pairings by name")
BD_WORD(SHEET_CARDS, "Pairing cards")
BD_WORD(SHEET_SLIPS, "Result slips")
BD_WORD(SHEET_NOT_PLAYING, "Not playing")
BD_WORD(SHEET_TEAMS, "Teams")
BD_WORD(SHEET_FINAL, "Final standings")
BD_WORD(SHEET_NO_NAME, "Tournament")
BD_WORD(SHEET_PAGE_OF, "page %zu of %zu")

/* Columns. */
BD_WORD(SHEET_NUMBER, "No")
BD_WORD(SHEET_POINTS, "Pts")
BD_WORD(SHEET_COLOUR, "Colour")
BD_WORD(SHEET_OPPONENT, "Opponent")
BD_WORD(SHEET_FEDERATION, "Fed")
BD_WORD(SHEET_REASON, "Reason")
BD_WORD(SHEET_GSRP_LEGEND, "(points + 1/2) / (games + 1) in percent; sit-outs and defaults do not count")
BD_WORD(SHEET_COUNTING, "Scores that count")
BD_WORD(SHEET_OTHERS, "Others")

/* The same for who listens to the page. */
BD_WORD(SHEET_SPOKEN_NUMBER, "Pairing number")
BD_WORD(SHEET_SPOKEN_FEDERATION, "Federation")

/* Who is not playing. */
BD_WORD(SHEET_HALF_BYE, "Half-point bye")
BD_WORD(SHEET_FULL_BYE, "Full-point bye")
BD_WORD(SHEET_ZERO_BYE, "Bye without points")
BD_WORD(SHEET_SITS_OUT, "Sits out")
BD_WORD(SHEET_ABSENT, "Absent")
BD_WORD(SHEET_WITHDRAWN, "Withdrawn")
BD_WORD(SHEET_LATE, "Joins later")
BD_WORD(SHEET_ALL_PLAY, "Everybody plays.")
BD_WORD(SHEET_NO_BOARDS, "No boards.")
BD_WORD(SHEET_NO_PLAYERS, "No players.")
BD_WORD(SHEET_WHO, "%s (%d)")
BD_WORD_N(SHEET_GAP, "There is no board %s; the others keep their numbers.",
          "There are no boards %s; the others keep their numbers.")
BD_WORD(SHEET_BLANK_CARD, "blank card")
BD_WORD(SHEET_BLANK_NAME, "No. ........ Name ..............................")
BD_WORD(SHEET_BLANK_GRADE, "Grade ............")
BD_WORD(SHEET_BLANK_CLUB, "Club ..............................")
BD_WORD(SHEET_OUTSIDE, "Outside the championship, counts nowhere: White %s (%d), Black %s (%d).")
BD_WORD(SHEET_OUTSIDE_RATED, "Outside the championship, but rated: White %s (%d), Black %s (%d).")
BD_WORD(SHEET_CHANGED, "Changed after it was published.")
BD_WORD(SHEET_WISHES, "Drawn under the arbiter's wishes: %s.")

/* Standings. */
BD_WORD(SHEET_IS_WITHDRAWN, "withdrawn")
BD_WORD(SHEET_STRUCK, "left with less than half of the games played: results of these games count for nobody "
                      "(FIDE C.05)")
BD_WORD(SHEET_TIEBREAKS, "Tie-breaks")
BD_WORD(SHEET_CELLS, "Cells")
BD_WORD(SHEET_CELLS_LEGEND, "opponent's number, colour (w, b), result; + and -: won and lost by default; F, "
                            "H, Z, U: bye with a full point, half a point, no point, by the draw")
BD_WORD_N(SHEET_BEST, "the best player of each counts; ties are broken by the next one",
          "the best %d players of each count; ties are broken by the next one")
BD_WORD(SHEET_TOTALS, "Totals")

/* Prizes. */
BD_WORD(SHEET_PRIZES, "Prizes")
BD_WORD(SHEET_PRIZE, "Prize")
BD_WORD(SHEET_AMOUNT, "Amount")
BD_WORD(SHEET_NO_PRIZES,
        "The file has no prizes; 'bestdraw prizes FILE --add NAME --amounts 100,50' adds a category.")
BD_WORD(SHEET_NOBODY_WINS, "Nobody wins a prize.")

/* Slips and cards. */
BD_WORD(SHEET_WHITE_WINS, "White won")
BD_WORD(SHEET_DRAWN, "Draw")
BD_WORD(SHEET_BLACK_WINS, "Black won")
BD_WORD(SHEET_WHITE_SIGNS, "White signs")
BD_WORD(SHEET_BLACK_SIGNS, "Black signs")
BD_WORD(SHEET_ROUND_COLUMN, "Rd")
BD_WORD(SHEET_COLOUR_SHORT, "Col")
BD_WORD(SHEET_FLOAT, "Fl")
BD_WORD(SHEET_RESULT_SHORT, "Res")
BD_WORD(SHEET_TOTAL_SHORT, "Tot")
BD_WORD(SHEET_FROM_ROUND, "withdrawn from round %d")

/* Dates. */
BD_WORD(SHEET_DATE, "%d %s %d")
BD_WORD(SHEET_MONTH_1, "January")
BD_WORD(SHEET_MONTH_2, "February")
BD_WORD(SHEET_MONTH_3, "March")
BD_WORD(SHEET_MONTH_4, "April")
BD_WORD(SHEET_MONTH_5, "May")
BD_WORD(SHEET_MONTH_6, "June")
BD_WORD(SHEET_MONTH_7, "July")
BD_WORD(SHEET_MONTH_8, "August")
BD_WORD(SHEET_MONTH_9, "September")
BD_WORD(SHEET_MONTH_10, "October")
BD_WORD(SHEET_MONTH_11, "November")
BD_WORD(SHEET_MONTH_12, "December")

BD_WORD(SHEET_MATCHES, "Matches, board by board")
BD_WORD(SHEET_BOARDS, "Board prizes")
BD_WORD(SHEET_FIRST_TEAM, "First team")
BD_WORD(SHEET_SECOND_TEAM, "Second team")
BD_WORD(SHEET_OPPOSITION, "Opp.")
BD_WORD(SHEET_RESERVES, "Reserve")
BD_WORD(SHEET_NO_BOARD_SCORES, "No board has a result yet.")
BD_WORD(SHEET_BOARD_SCORES_REMARK,
        "Boards are the places in the order of a team. Games over the board count; after points come fewer "
        "games and the average rating of the opponents. The rules of the event may ask for a number of "
        "games.")

#endif

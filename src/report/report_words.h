/* Words of report/: headings, columns and sentences of reports, pages and plots (base/words.h). */
#ifndef BD_REPORT_WORDS_H
#define BD_REPORT_WORDS_H

#include "base/words.h"

/* Names of things on the cards. */
BD_WORD(REPORT_NO_NAME, "(no name)")
BD_WORD(REPORT_YES, "yes")
BD_WORD(REPORT_NO, "no")
BD_WORD(REPORT_BYE, "bye")
BD_WORD(REPORT_PAIRING_BYE, "pairing-allocated bye")
BD_WORD(REPORT_FULL_BYE, "full-point bye")
BD_WORD(REPORT_HALF_BYE, "half-point bye")
BD_WORD(REPORT_ZERO_BYE, "zero-point bye")
BD_WORD(REPORT_WHITE_SEEKERS, "White seekers")
BD_WORD(REPORT_BLACK_SEEKERS, "Black seekers")
BD_WORD(REPORT_NO_COLOUR_YET, "No colour yet")
BD_WORD(REPORT_COLUMN_COLOURS, "Colours")
BD_WORD(REPORT_COLUMN_TONIGHT, "Tonight")
BD_WORD(REPORT_TONIGHT_AWAY, "away")
BD_WORD(REPORT_TONIGHT_VOLUNTEER, "volunteers to sit out")
BD_WORD_N(REPORT_TONIGHT_ODD, "%d player attends, one of whom sits out",
          "%d players attend, one of whom sits out")
BD_WORD_N(REPORT_TONIGHT_EVEN, "%d player attends", "%d players attend")
BD_WORD(REPORT_PAGE_SEASON_CAPTION, "ranking by GSRP")
BD_WORD(REPORT_SITS_OUT_OF, "%d sits out")
BD_WORD(REPORT_SITS_OUT, "sits out")
BD_WORD(REPORT_OUTSIDE, "outside the championship, counts nowhere: %d %s (White) - %d %s (Black)")
BD_WORD(REPORT_OUTSIDE_RATED, "outside the championship, but rated: %d %s (White) - %d %s (Black)")
BD_WORD(REPORT_MID_LINE, "mid-line")
BD_WORD_N(REPORT_POINTS, "%s point", "%s points")
BD_WORD_N(REPORT_CARDS, "%d card", "%d cards")
BD_WORD(REPORT_LEVEL, "%s: %s, %s in all")

/* Headings. */
BD_WORD(REPORT_ROUND, "Round %d")
BD_WORD(REPORT_ROUND_OF, "Round %d of %d")
BD_WORD(REPORT_EVENT_ROUND, "%s, round %d")
BD_WORD(REPORT_EVENT_ROUND_OF, "%s, round %d of %d")
BD_WORD(REPORT_AFTER_ROUND, "After round %d")
BD_WORD(REPORT_AFTER_ROUND_OF, "After round %d of %d")
BD_WORD(REPORT_EVENT_AFTER_ROUND, "%s, after round %d")
BD_WORD(REPORT_EVENT_AFTER_ROUND_OF, "%s, after round %d of %d")
BD_WORD(REPORT_RULES, "rules %s (%s)")
BD_WORD(REPORT_WISHES, "Under the arbiter's wishes: %s.")
BD_WORD(REPORT_RULES_BY_HAND, "rules %s (%s); by hand: %s")
BD_WORD_N(REPORT_TO_PAIR, "rules %s; %d card to pair", "rules %s; %d cards to pair")
BD_WORD_N(REPORT_TO_PAIR_BYE, "rules %s; %d card, which has the bye",
          "rules %s; %d cards to pair, one of which has the bye")

/* Claims: why somebody is due a colour. */
BD_WORD_N(REPORT_CLAIM_MORE_BLACKS, "%d Black more", "%d Blacks more")
BD_WORD_N(REPORT_CLAIM_MORE_WHITES, "%d White more", "%d Whites more")
BD_WORD(REPORT_CLAIM_EVEN, "even")
BD_WORD(REPORT_CLAIM_NO_GAMES, "no game yet")
BD_WORD_N(REPORT_CLAIM_LAST_WHITE, "last game White", "last %d games White")
BD_WORD_N(REPORT_CLAIM_LAST_BLACK, "last game Black", "last %d games Black")
BD_WORD(REPORT_CLAIMS_ORDER,
        "From most due White to most due Black; equal claims have the same place, with =.")
BD_WORD(REPORT_CLAIMS_NOBODY, "Nobody is on %s points.")

/* Where somebody sits. */
BD_WORD(REPORT_START_ORDER, "Players are numbered by %s.")
BD_WORD(REPORT_START_AS_FILED, "The numbers are those of the file.")
BD_WORD(REPORT_START_OPEN, "The numbers are provisional until round %d is drawn.")
BD_WORD(REPORT_START_FINAL, "The numbers have been final since round %d was drawn.")
BD_WORD(REPORT_START_JOINS, "from round %d")
BD_WORD(REPORT_START_LEFT, "withdrawn from round %d")
BD_WORD(REPORT_FIND_WHITE_ON_BOARD, "board %d, White against %d %s")
BD_WORD(REPORT_FIND_BLACK_ON_BOARD, "board %d, Black against %d %s")
BD_WORD(REPORT_FIND_WHITE, "White against %d %s")
BD_WORD(REPORT_FIND_BLACK, "Black against %d %s")

/* What was done to a file. */
BD_WORD(REPORT_HISTORY_UNDONE, "undone")

/* Columns. */
BD_WORD(REPORT_COLUMN_ROUND_NUMBER, "Round")
BD_WORD(REPORT_COLUMN_PLAN, "A possible draw")
BD_WORD(REPORT_AHEAD_NOTHING, "No further round is planned.")
BD_WORD(REPORT_COLUMN_BOARD, "Board")
BD_WORD(REPORT_COLUMN_WHITE, "White")
BD_WORD(REPORT_COLUMN_BLACK, "Black")
BD_WORD(REPORT_COLUMN_NO_COLOUR, "No colour")
BD_WORD(REPORT_COLUMN_POINTS, "Points")
BD_WORD(REPORT_COLUMN_CRITERION, "Criterion")
BD_WORD(REPORT_COLUMN_VALUE, "Value")
BD_WORD(REPORT_COLUMN_PROVED, "Proved")
BD_WORD(REPORT_COLUMN_ARTICLE, "Article")
BD_WORD(REPORT_COLUMN_MINIMISES, "Minimises")
BD_WORD(REPORT_COLUMN_STAGE, "Stage")
BD_WORD(REPORT_COLUMN_BOUND, "Bound")
BD_WORD(REPORT_COLUMN_BEST, "best")
BD_WORD(REPORT_COLUMN_PUBLISHED, "published")
BD_WORD(REPORT_COLUMN_BY_HAND, "by hand")
BD_WORD(REPORT_COLUMN_BEST_DRAW, "best draw")
BD_WORD(REPORT_COLUMN_DRAWN, "drawn")
BD_WORD(REPORT_COLUMN_INSTEAD, "instead")
BD_WORD(REPORT_COLUMN_WHEN, "When")
BD_WORD(REPORT_COLUMN_ACT, "Act")
BD_WORD(REPORT_COLUMN_WHO, "Who")
BD_WORD(REPORT_COLUMN_DONE, "Done")
BD_WORD(REPORT_COLUMN_PLACE, "Place")
BD_WORD(REPORT_COLUMN_ID, "Id")
BD_WORD(REPORT_COLUMN_NAME, "Name")
BD_WORD(REPORT_COLUMN_PLAYER, "Player")
BD_WORD(REPORT_COLUMN_GRADE, "Grade")
BD_WORD(REPORT_COLUMN_RATING, "Rating")
BD_WORD(REPORT_ESTIMATES, "e: an estimate, converted from the rating or grade of another source")
BD_WORD(REPORT_COLUMN_PHONE, "Phone")
BD_WORD(REPORT_COLUMN_EMAIL, "E-mail")
BD_WORD(REPORT_COLUMN_PAID, "Paid")
BD_WORD(REPORT_COLUMN_LINE, "Line")
BD_WORD(REPORT_COLUMN_FEDERATION, "Federation")
BD_WORD(REPORT_COLUMN_BIRTH, "Birth")
BD_WORD(REPORT_COLUMN_SECTION, "Section")
BD_WORD(REPORT_LIST_PERHAPS, "Reserves and withdrawn players, not entered:")
BD_WORD(REPORT_LIST_WARNINGS, "Warnings:")
BD_WORD(REPORT_LIST_QUESTIONS, "To be answered:")
BD_WORD(REPORT_COLUMN_CLUB, "Club")
BD_WORD(REPORT_COLUMN_FED, "Fed.")
BD_WORD(REPORT_COLUMN_STANDARD, "Standard")
BD_WORD(REPORT_COLUMN_RAPID, "Rapid")
BD_WORD(REPORT_COLUMN_BLITZ, "Blitz")
BD_WORD(REPORT_COLUMN_EVENT, "Event")
BD_WORD(REPORT_COLUMN_LIST, "List")
BD_WORD(REPORT_COLUMN_FIDE, "FIDE ID")
BD_WORD(REPORT_COLUMN_LAST_ROUND, "Last round drawn")
BD_WORD(REPORT_COLUMN_GAMES, "Games")
BD_WORD(REPORT_COLUMN_SCHOOL, "School")
BD_WORD(REPORT_COLUMN_TEAM, "Team")
BD_WORD(REPORT_COLUMN_TEAM_NUMBER, "No.")
BD_WORD(REPORT_COLUMN_PLACE_OF_TEAM, "Board")
BD_WORD(REPORT_COLUMN_MATCH, "Match")
BD_WORD(REPORT_COLUMN_COLOUR, "Colour")
BD_WORD(REPORT_COLUMN_RESULT, "Result")
BD_WORD(REPORT_COLUMN_OPPONENT, "Opponent")
BD_WORD(REPORT_COLUMN_OPPOSITION, "Opponents")
BD_WORD(REPORT_COLUMN_PLAYERS, "Players")
BD_WORD(REPORT_COLUMN_SCORES, "Scores")
BD_WORD(REPORT_NO_SCHOOLS, "No player has a school in this file.")
BD_WORD(REPORT_NO_TEAMS, "No player has a team in this file.")
BD_WORD_N(REPORT_GROUPS_RULE, "The best player of each counts; ties are broken by the next one.",
          "The best %d players of each count; ties are broken by the next one.")
BD_WORD(REPORT_PAGE_SCHOOLS, "Schools")
BD_WORD(REPORT_COLUMN_SCORE, "Score")
BD_WORD(REPORT_COLUMN_RATIO, "Ratio")
BD_WORD(REPORT_COLUMN_TOTAL, "Total")
BD_WORD(REPORT_COLUMN_ROUND, "R%d")
BD_WORD(REPORT_PLACES_RIGHT, "Places after round %d: as %s gives them.")
BD_WORD_N(REPORT_PLACES_FALSE, "Places after round %d by %s: %d is false.",
          "Places after round %d by %s: %d are false.")
BD_WORD(REPORT_PLACE_FALSE, "%d %s has place %d in the file; the tie-breaks give place %d.")
BD_WORD(REPORT_PLACE_FALSE_RANGE,
        "%d %s has place %d in the file; the tie-breaks give one of the places %d to %d.")
BD_WORD(REPORT_PLACES_OF_TWO, "%d %s has place %d, ahead of %d %s with place %d:")
BD_WORD(REPORT_PLACES_SHARED, "%d %s and %d %s share place %d; nothing in the list separates them:")
BD_WORD(REPORT_SEPARATED_BY, "%s: %s against %s; this separates them.")
BD_WORD(REPORT_SEPARATED_BY_DE,
        "%s: %s against %s in the games between the tied players; this separates them.")
BD_WORD(REPORT_DE_NOT_DECISIVE, "%s: %s and %s in the games between the tied players; not decisive.")
BD_WORD(REPORT_STEP_EQUAL, "%s: %s both.")
BD_WORD(REPORT_STEP_DROPPED, "%s: does not count, because a player has no rating.")
BD_WORD(REPORT_NO_VALUE, "no value")
BD_WORD(REPORT_NAME_WITHDRAWN, "%s, withdrawn")
BD_WORD(REPORT_TIE_DROPPED,
        "%s does not count: a player has no rating (C.07, article 10); /U1400 after it gives them one.")
BD_WORD(REPORT_COLUMN_RULEBOOK, "Rulebook")
BD_WORD(REPORT_COLUMN_TITLE, "Title")
BD_WORD(REPORT_COLUMN_SOURCE, "Source")
BD_WORD(REPORT_COLUMN_HIGHER, "Higher")
BD_WORD(REPORT_COLUMN_NATURAL, "Natural")
BD_WORD(REPORT_COLUMN_PLAYS, "Plays")
BD_WORD(REPORT_COLUMN_LOWERS_NATURAL, "Lower's natural")
BD_WORD(REPORT_COLUMN_DUE, "Due")
BD_WORD(REPORT_COLUMN_BALANCE, "Balance")
BD_WORD(REPORT_COLUMN_LAST_COLOURS, "Last colours")
BD_WORD(REPORT_COLUMN_FLOATS, "Floats")
BD_WORD(REPORT_COLUMN_BYE, "Bye")
BD_WORD(REPORT_COLUMN_MET, "Met")
BD_WORD(REPORT_COLUMN_NOW, "Now")
BD_WORD(REPORT_BYE_HAD, "had")
BD_WORD(REPORT_BYE_HAD_HALF, "had half")
BD_WORD(REPORT_BYE_ARRANGED, "arranged")
BD_WORD(REPORT_BYE_BARRED, "barred")
BD_WORD(REPORT_NOW_BYE, "bye")
BD_WORD(REPORT_COLUMN_CHANGE, "Change")

/* What is said of a draw. */
BD_WORD(REPORT_MADE_BY_HAND, "Made by hand (%s); not proved best.")
BD_WORD(REPORT_MADE_BY_ARBITER, "Made by the arbiter; not proved best.")
BD_WORD(REPORT_STRUCK,
        "%s (%d) left with less than half of the games played: results of these games count for "
        "nobody in the standings (FIDE C.05).")
BD_WORD_N(REPORT_PROVED, "Proved best by the rules %s; %zu criterion, proved.",
          "Proved best by the rules %s; %zu criteria, all proved.")
BD_WORD_N(REPORT_PROVED_UNIQUE,
          "Proved best by the rules %s; %zu criterion, proved; no other draw is as good.",
          "Proved best by the rules %s; %zu criteria, all proved; no other draw is as good.")
BD_WORD_N(
    REPORT_PROVED_UNIQUE_ORDER,
    "Proved best by the rules %s; %zu criterion, proved; with players of equal grades in their present "
    "order no other draw is as good.",
    "Proved best by the rules %s; %zu criteria, all proved; with players of equal grades in their present "
    "order no other draw is as good.")
BD_WORD_N(REPORT_PROVED_WISHES,
          "Proved best by the rules %s under the arbiter's wishes: %s; %zu criterion, proved.",
          "Proved best by the rules %s under the arbiter's wishes: %s; %zu criteria, all proved.")
BD_WORD_N(REPORT_PROVED_UNIQUE_WISHES,
          "Proved best by the rules %s under the arbiter's wishes: %s; %zu criterion, proved; no other draw "
          "under them is as good.",
          "Proved best by the rules %s under the arbiter's wishes: %s; %zu criteria, all proved; no other "
          "draw under them is as good.")
BD_WORD_N(REPORT_NOT_PROVED,
          "Legal, but not proved best: a limit was reached; %zu of %zu criterion is proved.",
          "Legal, but not proved best: a limit was reached; %zu of %zu criteria are proved.")
BD_WORD_N(REPORT_NOT_PROVED_WISHES,
          "Legal under the arbiter's wishes (%s), but not proved best: a limit was reached; %zu of %zu "
          "criterion is proved.",
          "Legal under the arbiter's wishes (%s), but not proved best: a limit was reached; %zu of %zu "
          "criteria are proved.")
BD_WORD(REPORT_NO_DRAW, "No legal draw exists.")
BD_WORD(REPORT_NO_DRAW_WISHES, "No legal draw exists under the arbiter's wishes: %s.")
BD_WORD(REPORT_NO_DRAW_FOUND, "No legal draw was found before the limit was reached.")
BD_WORD(REPORT_STUCK, "stuck at level %d; without a board: %s")
BD_WORD(REPORT_STEP_OF_LEVEL, "level %d: %s")
BD_WORD(REPORT_NATURAL_PAIRING,
        "The natural pairing, and what was changed (rating: the opponent's less the natural opponent's):")
BD_WORD(REPORT_AS_NATURAL, "natural")
BD_WORD(REPORT_TRANSPOSITION, "transposition")
BD_WORD(REPORT_INTERCHANGE, "interchange")
BD_WORD(REPORT_ODD_PLAYER, "odd player")

/* Questions and answers. */
BD_WORD(REPORT_OTHER_STANDS, "What was published or played is not the best draw ('bestdraw check' compares "
                             "them); this is about the best draw.")
BD_WORD(REPORT_BEST_NOT_PROVED,
        "A limit was reached: the draw is not proved best; this is about the draw that was found.")
BD_WORD(REPORT_ANSWER_OPEN, "A limit was reached: not all of this is proved.")
BD_WORD(REPORT_BOARDS_CHANGE, "Boards that would change: %zu of %d (White first).")
BD_WORD(REPORT_ID_BYE, "%d bye")
BD_WORD(REPORT_STORY_BYE, "Bye: %d %s")
BD_WORD(REPORT_STORY_SITS_OUT, "Sits out: %d %s")
BD_WORD(REPORT_STORY_BOARD, "Board %zu: %d %s (White) v %d %s")
BD_WORD(REPORT_WHY_NO_BETTER, "Why no draw can do better")

/* Checked rounds, methods compared, repairs. */
BD_WORD(REPORT_BEST_DRAW, "Best draw:")
BD_WORD_N(REPORT_BOARDS_ALIKE, "; %zu board as it is", "; %zu boards as they are")
BD_WORD(REPORT_COLOURS, "Colours:")
BD_WORD(REPORT_BYE_OF, "bye %d")
BD_WORD_N(REPORT_CHECKED_PRESCRIBED,
          "%zu round checked: %zu not legal, %zu legal but not as the rules prescribe.",
          "%zu rounds checked: %zu not legal, %zu legal but not as the rules prescribe.")
BD_WORD_N(REPORT_CHECKED, "%zu round checked: %zu not legal, %zu legal but not best.",
          "%zu rounds checked: %zu not legal, %zu legal but not best.")
BD_WORD_N(REPORT_OTHER_COLOURS, "%zu round has other colours than the rules give.",
          "%zu rounds have other colours than the rules give.")
BD_WORD_N(REPORT_UNCHECKED, "%zu round could not be checked.", "%zu rounds could not be checked.")
BD_WORD_N(REPORT_SHARED, "%zu of %d boards is the same.", "%zu of %d boards are the same.")
BD_WORD(REPORT_WHAT_IS_WRONG, "What is wrong with the published draw")
BD_WORD(REPORT_WHAT_CHANGES, "What changes")
BD_WORD(REPORT_DRAW_STANDS, "The published draw stands.")
BD_WORD(REPORT_BOARDS_STAY, "All published boards stay.")
BD_WORD_N(
    REPORT_DIFFER_LIMIT,
    "%zu board differs from the published draw; a limit was reached, so there may be a draw with fewer.",
    "%zu boards differ from the published draw; a limit was reached, so there may be a draw with fewer.")
BD_WORD_N(REPORT_DIFFER_AFTER,
          "%zu board differs from the published draw; no draw that is as good up to %s has fewer.",
          "%zu boards differ from the published draw; no draw that is as good up to %s has fewer.")
BD_WORD_N(REPORT_DIFFER_OPEN,
          "%zu board differs from the published draw; no legal draw keeps more of the boards whose players' "
          "scores were right.",
          "%zu boards differ from the published draw; no legal draw keeps more of the boards whose players' "
          "scores were right.")
BD_WORD_N(REPORT_DIFFER_WISHES,
          "%zu board differs from the published draw; no legal draw with these wishes has fewer.",
          "%zu boards differ from the published draw; no legal draw with these wishes has fewer.")
BD_WORD_N(REPORT_DIFFER, "%zu board differs from the published draw; no legal draw has fewer.",
          "%zu boards differ from the published draw; no legal draw has fewer.")

/* The points count. */
BD_WORD_N(REPORT_COUNT_GAMES, "%d game", "%d games")
BD_WORD_N(REPORT_COUNT_DEFAULTS, "%d win by default", "%d wins by default")
BD_WORD_N(REPORT_COUNT_BYES, "%d bye", "%d byes")
BD_WORD_N(REPORT_COUNT_FULL_BYES, "%d full-point bye", "%d full-point byes")
BD_WORD_N(REPORT_COUNT_HALF_BYES, "%d half-point bye", "%d half-point byes")
BD_WORD_N(REPORT_COUNT_UNKNOWN_BYES, "%d bye of unknown kind", "%d byes of unknown kind")
BD_WORD(REPORT_COUNT_ADJUSTMENTS, "adjustments")
BD_WORD(REPORT_COUNT_AGREES, "Points count: %s on the cards. %s make %s: they agree.")
BD_WORD(REPORT_COUNT_TOO_MANY, "Points count: %s on the cards. %s make %s: %s too many on the cards.")
BD_WORD(REPORT_COUNT_TOO_FEW, "Points count: %s on the cards. %s make %s: %s too few on the cards.")
BD_WORD_N(REPORT_COUNT_OPEN, "%d game is without a result.", "%d games are without a result.")
BD_WORD_N(REPORT_COUNT_INCOMPLETE, "%d card does not tell every round.", "%d cards do not tell every round.")
BD_WORD(REPORT_BYE_NOW, "Bye this round: %d %s (%s)")
BD_WORD(REPORT_BYE_LATER, "Bye in round %d: %d %s (%s)")
BD_WORD(REPORT_AWAY, "Away: %d %s")
BD_WORD(REPORT_AWAY_JOINS, "Away: %d %s (joins in round %d)")
BD_WORD(REPORT_AWAY_WITHDREW, "Away: %d %s (withdrawn from round %d on)")

/* Matchings of instances. */
BD_WORD(REPORT_MATCH_NONE, "there is no perfect matching: without the barrier's nodes more odd components "
                           "are left than it has nodes")
BD_WORD(REPORT_MATCH_BARRIER, "barrier")
BD_WORD(REPORT_MATCH_UNIQUE, "best, and no other matching is as good")
BD_WORD(REPORT_MATCH_NOT_PROVED, "not proved")
BD_WORD(REPORT_MATCH_STAGE_OPEN, "(not proved)")
BD_WORD(REPORT_MATCH_STAGE_BOUND, "(not proved; at least %lld)")
BD_WORD(REPORT_MATCH_PAIR, "pair %d %d")

/* The page of a round. */
BD_WORD(REPORT_RULES_SOURCE, "Source: ")
BD_WORD(REPORT_RULES_CRITERIA, "What is minimised, the first line first:")
BD_WORD(REPORT_RULES_OPTIONS, "Options that an event can set:")
BD_WORD(REPORT_RULES_OPTION, "%s; default: %s")
BD_WORD(REPORT_RULES_OPTION_UNSET, "%s; not set unless an event sets it")
BD_WORD(REPORT_PAGE_NO_NAME, "Swiss tournament")
BD_WORD(REPORT_PAGE_TITLE_STANDINGS, "%s, standings")
BD_WORD(REPORT_PAGE_ROUND_RULES, "%s · rules %s (%s)")
BD_WORD(REPORT_PAGE_CONTENTS, "Contents")
BD_WORD(REPORT_PAGE_PAIRINGS, "Pairings")
BD_WORD(REPORT_PAGE_CARDS, "Cards by level")
BD_WORD(REPORT_PAGE_CRITERIA, "Criteria and proofs")
BD_WORD(REPORT_PAGE_REASONS, "Why these boards")
BD_WORD(REPORT_PAGE_STANDINGS, "Standings")
BD_WORD(REPORT_PAGE_CROSSTABLE, "Crosstable")
BD_WORD(REPORT_PAGE_FOOTER, "Made by bestdraw. The draw and its proof can be checked with bestdraw-verify.")
BD_WORD(REPORT_PAGE_RESULT, "Result")
BD_WORD(REPORT_PAGE_BOARDS_OF, "Boards of round %d")
BD_WORD(REPORT_PAGE_NO_BOARD, "no board")
BD_WORD(REPORT_PAGE_FLOATS_DOWN, "floats down")
BD_WORD(REPORT_PAGE_FLOATS_UP, "floats up")
BD_WORD(REPORT_PAGE_FLOATED_DOWN, "floated down")
BD_WORD(REPORT_PAGE_FLOATED_UP, "floated up")
BD_WORD(REPORT_PAGE_PRIORITY, "Criteria are listed in order of priority; lower is better.")
BD_WORD(REPORT_PAGE_CRITERIA_CAPTION, "Criteria in order of priority")
BD_WORD(REPORT_PAGE_PUBLISHED, "Published")
BD_WORD(REPORT_PAGE_BEST, "Best")
BD_WORD_N(REPORT_PAGE_PROOF, "The proof in %zu stage", "The proof in %zu stages")
BD_WORD(REPORT_PAGE_STAGES_CAPTION, "Stages of the proof")
BD_WORD(REPORT_PAGE_STAGE_UNIQUE, "no other draw is as good")
BD_WORD(REPORT_PAGE_STAGE_PROVED, "proved")
BD_WORD(REPORT_PAGE_LEVEL, "%s: %s")
BD_WORD(REPORT_PAGE_LEVEL_CAPTION,
        "Cards of this level in rank order, on the side of the colour they are due")
BD_WORD_N(REPORT_PAGE_CARDS_BEFORE, "The cards before round %d: %d player to pair.",
          "The cards before round %d: %d players to pair.")
BD_WORD_N(REPORT_PAGE_CARDS_BEFORE_BYE, "The cards before round %d: %d player, who has the bye.",
          "The cards before round %d: %d players to pair, one of whom has the bye.")
BD_WORD(REPORT_PAGE_CARDS_LEGEND,
        "Arrows show the float of the last round, letters the colours of the games played.")
BD_WORD(REPORT_PAGE_LETTER_WHITE, "W")
BD_WORD(REPORT_PAGE_LETTER_BLACK, "B")
BD_WORD(REPORT_PAGE_AWAY, "Away")
BD_WORD(REPORT_PAGE_NUMBER, "No.")
BD_WORD(REPORT_PAGE_AFTER_ROUND, "After round %d.")
BD_WORD(REPORT_PAGE_STANDINGS_BOX, "Standings, scrolls sideways")
BD_WORD(REPORT_PAGE_CROSSTABLE_BOX, "Crosstable, scrolls sideways")
BD_WORD(REPORT_PAGE_CROSSTABLE_CAPTION, "Crosstable: every round of every player")
BD_WORD(REPORT_PAGE_CROSSTABLE_LEGEND,
        "12w1: a win with White against player 12; = a draw, 0 a loss, + and - a win and a loss by default, "
        "? not known yet; F, H and Z byes of a full, half and no point, U the pairing-allocated bye.")

/* Plots in general. */
BD_WORD(REPORT_PLOT_TOO_MANY_LINES, "a plot has at most %d lines, not %zu")
BD_WORD(REPORT_PLOT_NO_POINTS, "the plot \"%s\" has no points")
BD_WORD(REPORT_PLOT_NO_BARS, "the plot \"%s\" has no bars")
BD_WORD(REPORT_PLOT_TOO_MANY_PARTS, "a bar has at most %d parts, not %zu")

/* Series of tournaments. */
BD_WORD(REPORT_SERIES_PAGE, "Best draws and draws by hand")
BD_WORD_N(REPORT_SERIES_HEADING_WORLDS,
          "%lld tournament of %d rounds with %s players; rules %s; seed %llu; each method in its own world.",
          "%lld tournaments of %d rounds with %s players; rules %s; seed %llu; each method in its own world.")
BD_WORD_N(REPORT_SERIES_HEADING_HISTORIES,
          "%lld tournament of %d rounds with %s players; rules %s; seed %llu; all methods on the histories "
          "of the best draw.",
          "%lld tournaments of %d rounds with %s players; rules %s; seed %llu; all methods on the histories "
          "of the best draw.")
BD_WORD(REPORT_SERIES_OR, "%s or %d")
BD_WORD(REPORT_SERIES_PER_CENT, "%s %%")
BD_WORD(REPORT_SERIES_PER_MILLE, "%s per 1000")
BD_WORD(REPORT_SERIES_METHOD, "Method")
BD_WORD(REPORT_SERIES_DRAWS, "Draws")
BD_WORD(REPORT_SERIES_SAME, "same")
BD_WORD(REPORT_SERIES_EQUAL, "equal")
BD_WORD(REPORT_SERIES_WORSE, "worse")
BD_WORD(REPORT_SERIES_STUCK, "stuck")
BD_WORD(REPORT_SERIES_NONE, "none")
BD_WORD(REPORT_SERIES_ILLEGAL, "illegal")
BD_WORD(REPORT_SERIES_LOST, "lost")
BD_WORD(REPORT_SERIES_MEASURE, "Measure")
BD_WORD(REPORT_SERIES_DRAWS_TITLE, "Draws against the best draw")
BD_WORD(REPORT_SERIES_DRAWS_NOTE,
        "same: the same boards. equal: other boards, as good in every criterion. worse: worse in the order "
        "of the criteria. stuck: no draw was found though there is one (the best draw was played). none: "
        "there was no legal draw, and the tournament ended. lost: worse, stuck or illegal, mean over "
        "tournaments with its 95% confidence interval.")
BD_WORD(REPORT_SERIES_FIRST_TITLE, "Where draws lose first")
BD_WORD(REPORT_SERIES_FIRST_NOTE,
        "The share of all the method's draws that are worse than the best draw first at this criterion, and "
        "by how much they are (in units of the criterion). Criteria are listed in order of priority.")
BD_WORD(REPORT_SERIES_FIRST_CELL, "%.2f%% by %s")
BD_WORD(REPORT_SERIES_VALUES_TITLE, "Each criterion by itself")
BD_WORD(REPORT_SERIES_VALUES_NOTE,
        "The share of the draws made that have a larger value than the best draw, whatever comes before it "
        "in the order; in brackets, the mean of the value less the best value over all draws. It may be "
        "negative: a criterion of higher priority was given up for it.")
BD_WORD(REPORT_SERIES_MEASURES_TITLE, "What it does to the players and to the standings")
BD_WORD(REPORT_SERIES_MEASURES_NOTE, "Means over tournaments, with 95% confidence intervals.")
BD_WORD(REPORT_SERIES_PAIRED_TITLE, "The method less the best draw, tournament by tournament")
BD_WORD(REPORT_SERIES_PAIRED_NOTE,
        "Paired by seed: the same players, the same luck. *: the 95% confidence interval does not contain "
        "zero; of twenty numbers that mean nothing, one has a star.")
BD_WORD(REPORT_SERIES_SIZES_TITLE, "Draws lost, by size of the field")
BD_WORD(REPORT_SERIES_SIZES_NOTE, "Percentage of the draws that are worse, stuck or illegal.")
BD_WORD(REPORT_SERIES_TIMES_TITLE, "Processor time of a draw, milliseconds")
BD_WORD(REPORT_SERIES_TIMES_NOTE,
        "As measured on the machines of this run; unlike everything else, not the same everywhere.")

/* Plots of a series. */
BD_WORD(REPORT_PLOT_OUTCOMES, "Draws by hand against the best draw")
BD_WORD(REPORT_PLOT_OUTCOMES_TELLS,
        "For each method by hand, the share of its draws that are the best draw, as good, worse, or missing.")
BD_WORD(REPORT_PLOT_OUTCOMES_Y, "share of the draws")
BD_WORD(REPORT_PLOT_SAME, "the best draw itself")
BD_WORD(REPORT_PLOT_AS_GOOD, "as good, other boards")
BD_WORD(REPORT_PLOT_MISSING, "stuck or illegal")
BD_WORD(REPORT_PLOT_FIRST, "Where draws by hand first lose to the best draw")
BD_WORD(
    REPORT_PLOT_FIRST_TELLS,
    "Of the draws of each method that are worse than the best draw, at which criterion they are worse first.")
BD_WORD(REPORT_PLOT_FIRST_Y, "share of the draws that are worse")
BD_WORD(REPORT_PLOT_OTHERS, "all others")
BD_WORD(REPORT_PLOT_PLAYERS, "players")
BD_WORD(REPORT_PLOT_LOST, "Draws lost, over the size of the field")
BD_WORD(REPORT_PLOT_LOST_TELLS,
        "Percentage of the draws of each method that are worse than the best draw, stuck or illegal.")
BD_WORD(REPORT_PLOT_LOST_Y, "draws worse or stuck, % (95% confidence)")
BD_WORD(REPORT_PLOT_AVOIDABLE, "Wrong colours that could be avoided")
BD_WORD(
    REPORT_PLOT_AVOIDABLE_TELLS,
    "Players, per 1000 paired, given the wrong colour beyond what the best draw from the same cards needs.")
BD_WORD(REPORT_PLOT_AVOIDABLE_Y, "players per 1000 paired (95% confidence)")
BD_WORD(REPORT_PLOT_AFTER_ROUND, "after round")
BD_WORD(REPORT_PLOT_RANKING, "Standings against true strength, round by round")
BD_WORD(REPORT_PLOT_RANKING_TELLS,
        "Kendall tau of the standings after each round with the true strength of the players, by method.")
BD_WORD(REPORT_PLOT_RANKING_Y, "Kendall tau (95% confidence)")
BD_WORD(REPORT_PLOT_PAIRED, "Best v hand: ranking quality, tournament by tournament")
BD_WORD(REPORT_PLOT_PAIRED_TELLS,
        "Kendall tau of the method's standings less that of the best draw's in the same tournament.")
BD_WORD(REPORT_PLOT_PAIRED_Y, "Kendall tau, method less best (95% confidence)")
BD_WORD(REPORT_PLOT_ZERO, "best (zero)")
BD_WORD(REPORT_PLOT_TIMES, "Processor time of a draw, over the size of the field")
BD_WORD(REPORT_PLOT_TIMES_TELLS,
        "Milliseconds a draw by method, on logarithmic axes, with lines of quadratic and cubic growth.")
BD_WORD(REPORT_PLOT_TIMES_Y, "milliseconds a draw")
BD_WORD(REPORT_PLOT_SQUARED, "players squared")
BD_WORD(REPORT_PLOT_CUBED, "players cubed")

#endif

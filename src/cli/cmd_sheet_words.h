/* Sentences of `sheet` and of printing to PDF (base/words.h). */
#ifndef BD_CLI_CMD_SHEET_WORDS_H
#define BD_CLI_CMD_SHEET_WORDS_H

#include "base/words.h"

BD_WORD(CLI_SHEET_HELP, "Prints what hangs on the wall: pairings, standings, crosstable, result slips.")
BD_WORD(CLI_SHEET_ABOUT,
        "KIND is one or more of pairings (the default), alphabetical, cards, standings, crosstable, slips, "
        "notplaying, schools, teams, prizes. With --all several files, the sections of a congress, are "
        "printed in one run. The format follows the name after -o: .html for printing from a browser, .pdf, "
        ".csv, .txt; PDF is made by Chromium or Chrome, if it is installed. Each page has its heading; "
        "letters are as large as the number of rows allows.")
BD_WORD(CLI_SHEET_ROUND, "the sheets of round N, standings after round N; default: the last one")
BD_WORD(CLI_SHEET_ALL, "several files: all words that are not a KIND")
BD_WORD(CLI_SHEET_FORMAT, "the format; default: as the name after -o ends, otherwise text")
BD_WORD(CLI_SHEET_SCREEN, "HTML for a projector: large, and it scrolls by itself")
BD_WORD(CLI_SHEET_PAPER, "the paper; default: a4")
BD_WORD(CLI_SHEET_DATE, "the date in the heading; default: as the file says")
BD_WORD(CLI_SHEET_BEST, "how many players of a school or team count; default: 4")
BD_WORD(CLI_SHEET_NOT_A_KIND,
        "'%s' is not a kind of sheet; choose from pairings, alphabetical, cards, standings, crosstable, "
        "slips, notplaying, schools, teams and prizes (several files need --all)")
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

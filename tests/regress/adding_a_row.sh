#!/bin/sh
# A tie-break, a command and a column of a table are one row each and what it counts, does or shows: with the row in it the program lists,
# reads, writes, explains and translates it everywhere. Only what the row is compiled into is compiled anew; the rest is the build's own.
set -eu
build=$(cd "$1" && pwd)
source=$2
[ -f "$build/src/CMakeFiles/bd_standings.dir/flags.make" ] || { echo 'skipped: the flags of the build are not in makefiles'; exit 77; }
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
mkdir -p "$work/src/standings" "$work/src/cli" "$work/src/report" "$work/tests"
status=0
complain() {
    printf '%s\n' "$*"
    status=1
}
# put FILE BEFORE: the lines of standard input before the first line of that file of src that begins so.
put() {
    cat >"$work/lines"
    awk -v lines="$work/lines" -v before="$2" 'index($0, before) == 1 && !done { while ((getline line < lines) > 0) print line; done = 1 } { print }' "$source/src/$1" >"$work/src/$1"
    [ "$(diff "$source/src/$1" "$work/src/$1" | grep -c '^>')" = "$(wc -l <"$work/lines")" ] || complain "src/$1: the row does not fit"
}
german() { printf '\n#: %s\nmsgctxt "%s"\nmsgid "%s"\nmsgstr "%s"\n' "$1" "$2" "$3" "$4" >>"$work/src/po/de.po"; }
objects=
compile() { # module file...: as the build compiles them, with the changed files first; warnings are errors here
    flags=$build/src/CMakeFiles/bd_$1.dir/flags.make
    shift
    for file in "$@"; do
        object=$work/$(basename "$file" .c).o
        # shellcheck disable=SC2046 # several words
        ${CC:-cc} $(sed -n 's/^C_DEFINES = //p' "$flags" | sed 's/ *-DBESTDRAW_[A-Z]*=[^ ]*//g') $(sed -n 's/^C_FLAGS = //p' "$flags") -O0 -Werror \
            -I "$work/src" -I "$source/src" -I "$source/include" -c "$file" -o "$object" 2>"$work/log" || {
            cat "$work/log"
            echo "$file with its row does not compile"
            exit 1
        }
        objects="$objects $object"
    done
}
cp -R "$source/src/po" "$work/src/po"

# 1. A tie-break: how many games were lost over the board.
put standings/tiebreak.def '#undef BD_TIEBREAK' <<'END_OF_ROW'
BD_TIEBREAK(LOST, bd_tie_lost, STANDINGS_LOST, "games-lost", .aka = "GL", .smallest_first = true)
END_OF_ROW
put standings/standings_words.h 'BD_WORD(STANDINGS_CUT,' <<'END_OF_ROW'
BD_WORD(STANDINGS_LOST, "Games lost")
END_OF_ROW
german src/standings/standings_words.h STANDINGS_LOST 'Games lost' 'Verlustpartien'
cat >"$work/tie_lost.c" <<'END_OF_FILE'
/* Games lost over the board. */
#include "standings/tie_values.h"

bd_tie_value bd_tie_lost(const bd_tie_basis *basis, size_t card)
{
    int lost = 0;
    for (int r = 1; r <= basis->book->rounds; r++) {
        const bd_tie_round *round = bd_tie_book_round(basis->book, card, r);
        lost += round->kind == BD_TIE_PLAYED && round->halves == 0;
    }
    return (bd_tie_value){lost, 1};
}
END_OF_FILE
compile standings "$source"/src/standings/*.c "$work/tie_lost.c"

# 2. A command: how many have a title.
sed 's/^    X(find) .*/&\n    X(titled) \\/' "$source/src/cli/commands.h" >"$work/src/cli/commands.h"
[ "$(diff "$source/src/cli/commands.h" "$work/src/cli/commands.h" | grep -c '^>')" = 1 ] || complain 'the line of the command does not fit'
cat >"$work/src/cli/cmd_titled_words.h" <<'END_OF_FILE'
/* Sentences of `titled`. */
#ifndef BD_CLI_CMD_TITLED_WORDS_H
#define BD_CLI_CMD_TITLED_WORDS_H

#include "base/words.h"

BD_WORD(CLI_TITLED_HELP, "Counts the players with a title.")
BD_WORD(CLI_TITLED_ABOUT, "Women's titles count too.")
BD_WORD(CLI_TITLED_LEAST, "says nothing below N")
BD_WORD_N(CLI_TITLED_DONE, "%d player has a title", "%d players have a title")

#endif
END_OF_FILE
german src/cli/cmd_titled_words.h CLI_TITLED_HELP 'Counts the players with a title.' 'Zählt, wer einen Titel hat.'
cat >"$work/src/cli/cmd_titled.c" <<'END_OF_FILE'
/* Titled: how many players have a title. */
#include "cards/card.h"
#include "cli/cmd_titled_words.h"
#include "cli/common.h"

typedef struct titled_request {
    bd_event_request event;
    int least;
} titled_request;

static const bd_param titled_params[] = {
    BD_ROW_FILE,
    BD_NUMBER(titled_request, least, "least", 1, 99, CLI_TITLED_LEAST),
    BD_ROW_LENIENT,
};

static bd_status titled_run(bd_context *context, const void *request, bd_err *err)
{
    const titled_request *asked = request;
    bd_event *event = NULL;
    int count = 0;
    BD_TRY(bd_cli_open_event(context, asked->event.path, &event, err));
    for (size_t i = 0; i < event->entered->card_count; i++) count += event->entered->cards[i].title != NULL;
    if (count >= asked->least) bd_tell(context, BD_SAY_N(CLI_TITLED_DONE, count), count);
    return BD_OK;
}

BD_COMMAND(titled, "titled", CLI_GROUP_RUNNING, CLI_TITLED_HELP, CLI_TITLED_ABOUT, titled_request,
           .role = BD_ROLE_SCREEN);
END_OF_FILE
compile cli "$source/src/cli/commands.c" "$work/src/cli/cmd_titled.c"

# 3. A column: Black's number once more.
put report/print_lists.c '        {"", "result",' <<'END_OF_ROW'
        {"Half", "half", BD_OF_INT(bd_missing, black), BD_SHOW_ALL, 0},
END_OF_ROW
compile report "$work/src/report/print_lists.c"

cmake -DFOLDER="$work/src/po" -DOUTPUT="$work/languages.c" -P "$source/src/cmake/Languages.cmake" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
compile cli "$work/languages.c"
(cd "$build/src" && sh -c "$(sed "s| -o [^ ]* |$objects -o $work/bestdraw |" CMakeFiles/bestdraw.dir/link.txt)") >"$work/log" 2>&1 || {
    cat "$work/log"
    echo 'the program does not link with three rows more'
    exit 1
}
bestdraw=$work/bestdraw
cd "$work"
"$bestdraw" generate --players 10 --rounds 5 --played 2 -q -o event.json

# The tie-break: by all its names, in every format, in German; kept in the file, written to TRF and read back; the smaller first.
"$bestdraw" standings event.json --tiebreaks lost --format csv >csv
head -n 1 csv | grep -q ',games-lost$' || complain 'the table has no column of the tie-break'
awk -F, 'NR > 1 { score = $(NF - 1); if (score == last && $NF < lost) exit 1; last = score; lost = $NF }' csv || complain 'the smaller does not stand first'
awk -F, 'NR > 1 && $NF > 0 { some = 1 } END { exit !some }' csv || complain 'nobody has lost'
"$bestdraw" standings event.json --tiebreaks GL --format json | grep -q '"games-lost"' || complain 'JSON does not name it'
"$bestdraw" standings event.json --tiebreaks games-lost | grep -q 'Games lost\|LOST' || complain 'the terminal does not show it'
pair=$(awk -F, 'NR > 1 { if ($(NF - 1) == score) { print id, $2; exit } score = $(NF - 1); id = $2 }' csv)
# shellcheck disable=SC2086 # two players with as many points
"$bestdraw" standings event.json --tiebreaks LOST --why $pair >why && "$bestdraw" --lang=de standings event.json --tiebreaks LOST --why $pair >warum
grep -q 'Games lost' why || complain "the sentence has no title for it: $(cat why)"
grep -q 'Verlustpartien' warum || complain "German has no title for it: $(cat warum)"
"$bestdraw" standings -q event.json --tiebreaks BH,LOST --keep >kept
grep -q '"tiebreaks": "BH,LOST"' event.json || complain 'the event does not keep it'
"$bestdraw" convert -q event.json event.trf && grep -qE '^(202|212) .*BH,LOST' event.trf || complain 'TRF does not have it'
"$bestdraw" convert -q event.trf back.json && grep -q '"tiebreaks": "BH,LOST"' back.json || complain 'it does not come back from TRF'
"$bestdraw" standings event.json --tiebreaks LOST/C1 2>said && complain 'it takes a cut'
"$bestdraw" standings event.json --tiebreaks nothing 2>said && complain 'any word is a tie-break'
tr '\n' ' ' <said | grep -q 'EGGSB, LOST, separated' || complain "the list of tie-breaks is without it: $(cat said)"

# The command: the command line, its mistakes, help in both languages.
"$bestdraw" titled event.json 2>said >&2 && grep -qE '[0-9]+ players? ha(s|ve) a title' said || complain "the command says nothing: $(cat said)"
"$bestdraw" titled event.json --least 99 2>said >&2 && [ ! -s said ] || complain 'its option does nothing'
"$bestdraw" titled event.json --least x 2>said && complain 'its option takes any word'
"$bestdraw" titled event.json --list 2>said && complain 'it takes any option'
"$bestdraw" titeld event.json 2>said && complain 'any word is a command'
grep -q "titled" said || complain 'a misspelt name does not lead to it'
"$bestdraw" help | grep -q '^  titled  *Counts the players with a title' || complain 'help does not list it'
"$bestdraw" help titled | grep -q -- '--least=N *says nothing below N' || complain 'help does not tell of its option'
"$bestdraw" --lang=de help | grep -q '^  titled  *Zählt, wer einen Titel hat' || complain 'German help does not list it'

# The column: terminal, CSV and JSON.
"$bestdraw" draw -q --save event.json >drawn
"$bestdraw" missing event.json | head -n 4 | grep -q ' Half' || complain 'the terminal does not show the column'
"$bestdraw" missing event.json --format csv | head -n 1 | grep -q ',half,result$' || complain 'CSV does not show the column'
"$bestdraw" missing event.json --format json | grep -q '"half": [0-9]' || complain 'JSON does not show the column'

# What is left to do is said: the pages of tie-breaks and of commands.
mkdir -p tree/src/standings tree/docs && cp src/standings/tiebreak.def tree/src/standings/ && cp "$source/docs/tiebreaks.md" tree/docs/
sh "$source/tests/regress/tiebreaks_doc.sh" "$build" tree >said 2>&1 && complain 'the page of tie-breaks may be without it'
grep -q '< LOST games-lost' said || complain "the page of tie-breaks is not told: $(cat said)"
sh "$source/tests/regress/man_page.sh" "$work" "$source" >said 2>&1 && complain 'the man page may be without the command'
grep -q titled said || complain "the man page is not told: $(cat said)"
exit $status

#!/bin/sh
# A language is one more file in src/po: with a made-up xx.po beside the others, and nothing else, the program speaks it, counts in its way,
# is asked for it by --lang and the locale, and has English where the file has nothing.
set -eu
build=$(cd "$1" && pwd)
src=$2/src
link=$build/src/CMakeFiles/bestdraw.dir/link.txt
[ -f "$link" ] || { echo 'not built by make: how to link is not known'; exit 77; }
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
status=0
fail() { echo "$*"; status=1; }

mkdir "$work/po"
cp "$src"/po/*.po "$work/po"
make_xx() { # plural forms, rows
    printf 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: %s;\\n"\n\n' "$1" >"$work/po/xx.po"
    cat >>"$work/po/xx.po"
}
tables() { cmake -DFOLDER="$work/po" -DOUTPUT="$work/languages.c" -P "$src/cmake/Languages.cmake" 2>&1; }

make_xx 'nplurals=3; plural=(n==1 ? 0 : n<5 ? 1 : 2)' <<'PO'
#: src/base/base_words.h
#, c-format
msgctxt "BASE_UNKNOWN_OPTION"
msgid "unknown option '--%.100s'; --help lists the options"
msgstr ""
"la opto --%.100s ta pa; "
"[se] \"ma\" \\ lo"

#: src/base/base_words.h
#, fuzzy, c-format
msgctxt "BASE_OPTION_NEEDS_VALUE"
msgid "option '--%s' needs a value: --%s=%s"
msgstr "fuzzy %s %s %s"

#: src/cli/cli_words.h
msgctxt "CLI_COMMAND_MISSING"
msgid "not there"
msgstr ""

#: src/report/report_words.h
#, c-format
msgctxt "REPORT_COUNT_BYES"
msgid "%d bye"
msgid_plural "%d byes"
msgstr[0] "%d ba"
msgstr[1] "%d baba"
msgstr[2] "%d bababa"

#~ msgid "gone"
#~ msgstr "gone too"
PO
tables || fail 'xx.po is not taken'
grep -qF '{"%d byes\0" "%d bye", "%d ba\0" "%d baba\0" "%d bababa", 3}' "$work/languages.c" || fail 'the forms are not there'
grep -qE '"(gone|fuzzy %s %s %s|not there)"' "$work/languages.c" && fail 'what is gone, fuzzy or empty is there'
cc -std=c17 -I"$src" -c "$work/languages.c" -o "$work/languages.o"
(cd "$build/src" && sh -c "$(sed "s| -o \.\./bestdraw | $work/languages.o -o $work/bestdraw |" "$link")")

says() { # what is expected, then the command
    expected=$1
    shift
    said=$("$@" 2>&1 || true)
    case $said in *"$expected"*) ;; *) fail "$*: '$said', not '$expected'" ;; esac
}
says 'la opto --foo ta pa; [se] "ma" \ lo' "$work/bestdraw" --lang=xx draw --foo
says 'la opto --foo ta pa' env LC_ALL=xx_YY.UTF-8 "$work/bestdraw" draw --foo
says "option '--board' needs a value" "$work/bestdraw" --lang=xx explain --board
says "unknown option '--foo'" "$work/bestdraw" --lang=en draw --foo
says "unbekannte Option '--foo'" "$work/bestdraw" --lang=de draw --foo
says 'en, de, xx' "$work/bestdraw" --lang=yy draw
says 'en, de' "$build/bestdraw" --lang=xx draw

# What cannot be one table is refused while building, and said.
refused() { tables | grep -q "$1" || fail "taken, though: $1"; }
printf '#: src/a/a_words.h\nmsgctxt "A_A"\nmsgid "a"\nmsgstr "b"\n\n#: src/a/a_words.h\nmsgctxt "A_B"\nmsgid "a"\nmsgstr "c"\n' | make_xx 'nplurals=2; plural=(n != 1)'
refused 'two names with one English'
make_xx 'nplurals=2; plural=system("x")' </dev/null
refused 'has no plural forms'
printf '#: src/a/a_words.h\nmsgctxt "A_A"\nmsgid "a"\nmsgstr nothing\n' | make_xx 'nplurals=2; plural=(n != 1)'
refused 'cannot be read'
exit $status

#!/bin/sh
# Each known client of a pairing engine: its files, its exact call, and the answer read as the client reads it.
program=$1/bestdraw
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
failed=0
cd "$work" || exit 1

fail() {
    echo "failed: $*"
    failed=1
}

# expect CODE COMMAND...: output in out and err
expect() {
    code=$1
    shift
    "$@" >"$work/out" 2>"$work/err"
    got=$?
    [ $got -eq "$code" ] || fail "exit code $got, not $code: $* ($(cat "$work/err"))"
}

silent() {
    [ -s "$work/err" ] && fail "$1: words on stderr: $(cat "$work/err")"
}

# pairs FILE WANTED: the first line counts the others; each has exactly two numbers and one space, 0 is the bye.
pairs() {
    awk 'NR == 1 { if ($0 !~ /^[0-9]+$/) bad = 1; count = $0; next }
         { if ($0 !~ /^[0-9]+ [0-9]+$/) bad = 1; line = line (line == "" ? "" : ",") $1 "-" $2 }
         END { if (bad || count != NR - 1) print "unreadable"; else print line }' "$1" >"$work/read"
    [ "$(cat "$work/read")" = "$2" ] || fail "$3: $(cat "$work/read"), not $2"
}

# player ID POINTS CELLS: a line of the record 001
player() {
    printf '001 %4d      %-33s 2000 ENG                        %4s %4d%s\n' "$1" "Player $1" "$2" "$1" "$3"
}

small() {
    player 1 2.0 '     3 w 1     4 b 1'
    player 2 1.0 '     4 b 1     3 w 0'
    player 3 1.0 '     1 b 0     2 b 1'
    player 4 0.0 '     2 w 0     1 w 0'
}

stuck() {
    player 1 1.0 '     2 w 1'
    player 2 0.0 '     1 b 0'
}

sharly_chess() { # papi-web, which it comes from, calls in the same way
    mkdir sharly
    {
        printf '012 Open\n032 FRA\n042 2026/07/01\n062 4\n092 Individual: Swiss-System\n142 5\n152 W\n'
        printf '162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0\n192 FIDE_DUTCH_2026\n\n'
        printf '### SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR\n'
        small
        printf '\n### RR1 RRL PPP1 PPP2\n260 003 003    1    4\n'
    } >sharly/pairings-input.trfx
    expect 0 "$program" --dutch "$work/sharly/pairings-input.trfx" -p "$work/sharly/pairings-output.txt"
    silent "Sharly Chess"
    pairs sharly/pairings-output.txt '1-2,3-4' "Sharly Chess"
    expect 0 "$program" --dutch "$work/sharly/pairings-input.trfx" -p "$work/sharly/pairings-output.txt" -l \
        "$work/sharly/checklist-output.txt"
    read=$(awk -F '\t' '/^ *ID\t/ { rounds = gsub(/-/, "-", $3) - 1; next }
        NF >= 8 && $1 ~ /^ *[0-9]+ *$/ { printf "%d:%.1f:%s;", $1, $2, $8 } END { print rounds }' \
        sharly/checklist-output.txt)
    [ "$read" = '1:2.0:(2W);2:1.0:(1B);3:1.0:(4W);4:0.0:(3B);2' ] || fail "Sharly Chess reads the list: $read"
    # "Pairing is not possible": the file is there and holds no board.
    { stuck; printf 'XXR 5\nXXC white1\n'; } >sharly/pairings-input.trfx
    echo 'of the round before' >sharly/pairings-output.txt
    expect 1 "$program" --dutch "$work/sharly/pairings-input.trfx" -p "$work/sharly/pairings-output.txt"
    [ -e sharly/pairings-output.txt ] || fail "Sharly Chess: no file where there is no pairing"
    [ -s sharly/pairings-output.txt ] && fail "Sharly Chess: an old answer left where there is no pairing"
    expect 0 "$program" --dutch -g -o "$work/sharly/random.trf"
    grep -q '^001 ' sharly/random.trf || fail "Sharly Chess: no generated players"
}

lila() {
    {
        printf '012 Sample Arena\n022 https://lichess.org/swiss/xxxx\n032 Lichess\n042 Jul 1, 2026\n052 \n062 6\n'
        printf '092 Individual: Swiss-System\n102 https://lichess.org/swiss\nXXR 7\nXXC white1\nXXP 2 3\n'
        # User ids end at column 15 + their length; a bye and an absence have neither opponent nor colour.
        lila_player 1 alice 2000 2.0 '     4 w 1     2 b 1'
        lila_player 2 bob 1900 1.0 '     5 b 1     1 w 0'
        lila_player 3 carol 1800 1.5 '         H     5 w 1'
        lila_player 4 dan 1700 0.0 '     1 b 0         -  0000   -'
        lila_player 5 eve 1600 0.0 '     2 w 0     3 b 0'
        lila_player 6 fay 1500 1.0 '         -         U'
    } >lila-swiss-xxxx-3-123-bbp
    for flavour in dutch fast; do
        expect 0 sh -c "$program --$flavour $work/lila-swiss-xxxx-3-123-bbp -p"
        silent lila
        pairs out '1-3,6-2,5-0' "lila --$flavour"
    done
    { stuck; printf 'XXR 5\nXXC white1\n'; } >lila-swiss-yyyy-2-1-bbp
    expect 1 "$program" --dutch lila-swiss-yyyy-2-1-bbp -p
    grep -q '^No valid pairing exists' err || fail "lila: stderr does not begin with the words it looks for"
}

lila_player() {
    printf '001%5d       %-36s%1s%s\n' "$1" "$2" '' '' | cut -c1-48 | tr -d '\n'
    printf '%4d%32s%5s%s\n' "$3" "$4" '' "$5"
}

heltour() {
    {
        printf 'XXR 8\n'
        printf '001  %3d  %74s     %s\n' 1 2.0 '     3 w 1     4 b 1'
        printf '001  %3d  %74s     %s\n' 2 1.0 '     4 b 1     3 w 0'
        printf '001  %3d  %74s     %s\n' 3 1.5 '     1 b 0     2 b 1'
        printf '001  %3d  %74s     %s\n' 4 0.0 '     2 w 0     1 w 0  0000 - -'
        printf '001  %3d  %74s     %s\n' 5 1.5 '  0000 - +  0000 - ='
        printf 'XXA    1  1.0  1.0\n'
    } | sed '4s/ 1\.5/ 1.0/' >tmpab12.trfx
    expect 0 sh -c "$program --dutch $work/tmpab12.trfx -p $work/tmpab12.trfx.out.txt -q 10000"
    [ -s out ] && fail "heltour: output beside its file"
    pairs tmpab12.trfx.out.txt '1-2,3-5' heltour
    expect 0 sh -c "$program --dutch $work/tmpab12.trfx -p $work/tmpab12.trfx.out.txt -w"
    pairs tmpab12.trfx.out.txt '1-2,3-5' "heltour, second try"
}

ainalrami() { # OpenPairings swaps the executable's name
    { small; printf 'XXR 5\n142 5\n152 W\n'; } >input.trf
    expect 0 sh -c "$program --dutch input.trf -p output.trf"
    pairs output.trf '1-2,3-4' Ainalrami
    expect 0 sh -c "$program --dutch input.trf -p"
    pairs out '1-2,3-4' "Ainalrami on standard output"
}

tornello() {
    mkdir bbppairings
    {
        printf '012 %-45s\n022 %-45s\n032 ITA\n042 01/07/2026\n052 05/07/2026\n062 004\n072 004\n082 000\n' Torneo Roma
        printf '092 Individual: Swiss-System\n192 FIDE_DUTCH\n102 %-45s\n112 %-45s\n122 %-45s\n' Arbitro ' ' Standard
        printf '142 005\n152 W\n162  W 1.0    D 0.5    L 0.0    Z 0.0    P 1.0\nBBU  1.0\n'
        small | sed 's/$/  /'
    } >bbppairings/input_bbp.trf
    expect 0 "$program" --dutch bbppairings/input_bbp.trf -p "$work/bbppairings/output_coppie.txt" -l \
        "$work/bbppairings/output_checklist.txt"
    silent Tornello
    pairs bbppairings/output_coppie.txt '1-2,3-4' Tornello
    [ -s bbppairings/output_checklist.txt ] || fail "Tornello: no list"
}

pychess() { # its rows, as py4swiss writes them: late joiners have zero-point byes
    {
        printf '012 Swiss\nXXR 5\nXXC white1\n'
        player 1 1.0 '     2 w 1'
        player 2 0.0 '     1 b 0'
        player 3 0.0 '  0000 - Z'
        player 4 1.0 '  0000 - U'
    } >pychess.trf
    expect 0 "$program" --dutch pychess.trf -p pychess.out
    silent pychess-variants
    pairs pychess.out '4-1,2-3' pychess-variants
}

chess_publisher() {
    mkdir cp
    {
        printf '012 Open\n142 5\n152 W\n162  W 1.0    D 0.5    L 0.0    Z 0.0    P 1.0    X 0.5\n'
        small
        printf '240 Z   3    4\n'
    } >cp/checker.trf
    expect 0 "$program" --dutch "$work/cp/checker.trf" -p "$work/cp/pairs.txt"
    pairs cp/pairs.txt '1-2,3-0' Chess-Publisher
}

ponziani() {
    expect 0 "$program"
    grep -q 'BBP Pairings' out || fail "PonzianiSwiss does not find an engine"
    { printf '012 Open\r\nXXR 5\r\nXXC white1\r\n'; small | sed 's/$/\r/'; } >tmpC0.tmp
    expect 0 sh -c "$program --dutch $work/tmpC0.tmp -p"
    pairs out '1-2,3-4' PonzianiSwiss
    printf 'PlayersNumber=14\r\nRoundsNumber=5\r\nForfeitRate=20\r\nHighestRating=2700\r\nLowestRating=700\r\n' >tmpC1.tmp
    printf 'PointsForWin=3.0\r\nPointsForDraw=1.0\r\nPointsForLoss=0.0\r\nPointsForZPB=0.0\r\n' >>tmpC1.tmp
    printf 'PointsForPAB=3.0\r\nPointsForForfeitLoss=0.0\r\n' >>tmpC1.tmp
    expect 0 sh -c "$program --dutch  -g $work/tmpC1.tmp -o $work/tmpC2.trf -s 5"
    silent "PonzianiSwiss's generator"
    expect 0 sh -c "$program --dutch $work/tmpC2.trf -c"
    [ "$(grep -c '^tmpC2' out)" -eq 5 ] || fail "PonzianiSwiss: not five rounds"
    grep -v '^tmpC2' out | grep -q . && fail "PonzianiSwiss takes any other line for a fault: $(cat out)"
}

caissify() {
    printf 'PlayersNumber=20\nRoundsNumber=9\n' >cfg.txt
    expect 0 "$program" --dutch -g cfg.txt -o "$work/bbp_7.trf" -s 7
    expect 0 "$program" --dutch bbp_7.trf -c
    [ "$(cat out err | grep -c 'Round  *#[0-9]')" -eq 9 ] || fail "caissify: not nine rounds"
    cat out err | grep -qE '^ +[0-9]+ +- +[0-9]+' && fail "caissify sees a difference"
    # A changed result of the last round but one is seen.
    { small; printf 'XXR 5\n152 W\n'; } >false.trf
    expect 0 "$program" --dutch false.trf -c
    [ "$(cat out err | grep -cE '^ +[0-9]+ +- +[0-9]+')" -eq 2 ] || fail "caissify: not two differences"
}

tomachess() {
    {
        printf '012 Open\r\n'
        small | sed 's/$/\r/'
        printf 'XXR 5\r\nXXC white1\r\nBBW  1.0\r\nBBD  0.5\r\nBBL  0.0\r\nBBZ  0.0\r\nBBF  0.0\r\nBBU  1.0\r\n'
    } >bbp_input.txt
    expect 0 "$program" --dutch "$work/bbp_input.txt" -p "$work/bbp_output.txt"
    silent ToMaChess
    pairs bbp_output.txt '1-2,3-4' ToMaChess
}

# A client may hold the file open, or its folder may not be writable: the answer goes into the file that is there.
in_place() {
    mkdir held
    { small; printf 'XXR 5\n152 W\n'; } >held/in.trf
    echo 'a longer text of the round before, with more than one line' >held/answer
    before=$(ls -i held/answer | awk '{ print $1 }')
    exec 3<held/answer
    expect 0 "$program" --dutch held/in.trf -p answer
    [ "$(ls -i held/answer | awk '{ print $1 }')" = "$before" ] || fail "the answer is another file"
    cat <&3 >held.read
    exec 3<&-
    pairs held.read '1-2,3-4' "a file held open"
    [ "$(ls -A held | tr '\n' ' ')" = 'answer in.trf ' ] || fail "something was left beside the answer: $(ls -A held)"
}

# The whole banner, alone and before an answer.
banner() {
    expect 0 "$program" -r
    [ "$(wc -l <out)" -eq 1 ] || fail "-r: not one line"
    grep -q ' - v[0-9]' out || fail "-r: no version"
    { small; printf 'XXR 5\n152 W\n'; } >b.trf
    expect 0 "$program" -r --dutch b.trf -p
    sed 1d out >b.out
    pairs b.out '1-2,3-4' "-r before an answer"
}

sharly_chess
lila
heltour
ainalrami
tornello
pychess
chess_publisher
ponziani
caissify
tomachess
in_place
banner
exit $failed

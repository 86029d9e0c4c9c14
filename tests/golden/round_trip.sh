# Penalty results, notes and heads go through each edition of the TRF, through cards/1 and through event/2 unchanged, byte for byte.
. "$2/tests/data/golden/lib.sh"
cp "$data/round_trip/trf16.trf" "$data/round_trip/trf26.trf" .
# The file without what bestdraw keeps beside the records: here the journal, and that round 2 is not legal.
records() { grep -v -e '^### bestdraw {' -e '^### Import @ Round 2: ' "$1"; }
for file in trf16 trf26; do
    "$bestdraw" convert -q $file.trf again.trf && holds "$file comes back" cmp $file.trf again.trf
    "$bestdraw" convert -q $file.trf event.json && "$bestdraw" convert -q event.json back.trf && records back.trf >kept && holds "$file goes through event/2" cmp $file.trf kept
    holds "$file.json is an event" grep -q '"format": "event/2"' event.json
    "$bestdraw" convert -q --to cards $file.trf $file.json && "$bestdraw" convert -q $file.json back.trf && holds "$file goes through cards/1" cmp $file.trf back.trf
    "$bestdraw" convert -q --to cards back.trf back.json && holds "its cards/1 goes through TRF" cmp $file.json back.json
    rm -f again.trf back.trf back.json event.json
    # What is in it is understood, not only kept: 0-0 and 1/2-0 of round 1, 0-1/2 of round 2.
    for said in '"id": 1,.*"round": 1, "opponent": 4, "colour": "W", "result": "0"' '"id": 4,.*"round": 1, "opponent": 1, "colour": "B", "result": "0"' \
        '"id": 5,.*"round": 1, "opponent": 2, "colour": "W", "result": "0.5"' '"id": 2,.*"round": 1, "opponent": 5, "colour": "B", "result": "0"' \
        '"id": 3,.*"round": 2, "opponent": 5, "colour": "W", "result": "0"' '"id": 5,.*"round": 2, "opponent": 3, "colour": "B", "result": "0.5"' \
        '"102 Lee, Lou (400100)"' '"122 90+30"' '"### '; do
        grep -q "$said" $file.json || { echo "$file: $said is not there"; bad=1; }
    done
    # A change elsewhere leaves them as they are.
    "$bestdraw" edit -q $file.trf 6 grade=1607 && "$bestdraw" undo -q $file.trf && records $file.trf >undone && holds "$file is as it was" cmp undone "$data/round_trip/$file.trf"
    "$bestdraw" edit -q $file.trf 6 grade=1607
    records $file.trf | diff "$data/round_trip/$file.trf" - | grep -c '^[<>]' >lines
    holds "one line of $file is another one" grep -qx 2 lines
done
exit $bad

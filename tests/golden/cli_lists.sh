# Lists of players as secretaries have them: columns in the usual spellings, words for no grade, notes, byes.
. "$2/tests/data/golden/lib.sh"
cat >club.csv <<'END'
Surname;Forename;ECF Code;FIDE ID;Rating;Title;Club;DOB;Gender;Fed;Bye rounds;Phone;Lift
Hartley;Alice;123456A;400001;1820;wfm;Lewes;1999-04-03;F;ENG;2;01273;yes
Ng;Bo;;;ungraded;;Hastings;;m;;;;
Smith;John;;;-;;Lewes;;;;;;
Smith;John;;;UNR;;Rye;;;;3Z;01797;no
;Madonna;;;1650;;;;;;;;
END
says list_new 0 new club.csv open.json --rounds 5 --option ungraded=bottom
says list_written 0 convert open.json -
says list_back 0 convert open.json again.json
holds "notes stay" cmp -s open.json again.json
says list_bye_beyond 3 new club.csv short.json --rounds 2
holds "nothing is written" test ! -e short.json
printf 'name,grade\nA,12x\n' >bad.csv
says list_bad_grade 3 new bad.csv bad.json
exit $bad

"""One example at least of everything that bestdraw can be told to write, by the names that `what_writes` lists.

FILE is the event, in each of the formats that are named; what is written besides, or instead, stands behind it."""
from dataclasses import dataclass

ALL = ("event.json", "event.trf", "cards.json")
JSON = ("event.json", "cards.json")


@dataclass
class Example:
    writes: str            # as in the list of what_writes; "," between several
    words: str
    formats: tuple = ALL
    event: bool = True     # FILE is changed
    others: tuple = ()     # events that are changed together with FILE: all or none
    beside: tuple = ()     # other files that are written: whole or not at all
    first: tuple = ()      # commands before
    refused: bool = False  # it must not be done, whatever fails: exit code 2
    prints: bool = False   # what it prints is its answer: the files may be there although that failed
    folders: tuple = ()
    says_before: tuple = ()  # remarks that do not tell of a change


EXAMPLES = [
    Example("result", "result FILE 2 --board 5 1/2"),
    Example("result", "result FILE 2 --board 1 0-1 --replace --colours-reversed -q"),
    Example("result", "result link.json 2 --board 5 1/2", formats=("event.json",)),
    Example("result", "result FILE 1 --board 2 --boards 0+", formats=("teams.json",)),
    Example("result", "result FILE 1 --board 1 --seat 2 1-0 --replace", formats=("teams.json",)),
    Example("roster", "roster FILE 1 2 1 3", formats=("teams.json",)),
    Example("roster --enter", "roster FILE 1 --enter Newcomer", formats=("teams.json",)),
    Example("line-up", "line-up FILE 1 1 3 1 --replace", formats=("teams.json",)),
    Example("edit", "edit FILE --member 1 grade=1999", formats=("teams.json",)),
    Example("new", "new team_list.csv new.json --rules team --boards 2 --as-shown", event=False, beside=("new.json",), formats=("event.json",)),
    Example("played", "played FILE 2 PLAYED 1-0"),
    Example("results", "results FILE list.csv"),
    Example("round", "round FILE 2 --close"),
    Example("bye", "bye FILE 7 4 H"),
    Example("withdraw", "withdraw FILE 9 4"),
    Example("late", "late FILE Newcomer 1500"),
    Example("remove", "remove FILE 25", first=("late FILE Nobody 1400",)),
    Example("edit", "edit FILE 5 grade=1650 club=Rye"),
    Example("edit", "edit FILE rounds=7 city=Rye", formats=("event.json",)),
    Example("present", "present FILE 1 2 3 4 5 6"),
    Example("arrive", "arrive FILE 1 2 3 4"),
    Example("absent", "absent FILE 5"),
    Example("entries", "entries FILE players.csv", formats=("event.json", "event.trf")),
    Example("volunteer", "volunteer FILE 3"),
    Example("ban", "ban FILE 1 2"),
    Example("undo", "undo FILE", formats=("event.json", "event.trf")),
    Example("undo", "undo FILE 2", formats=("event.json",)),
    Example("redo", "redo FILE", first=("undo FILE",), formats=("event.json", "event.trf")),
    Example("history --forget", "history FILE --forget", formats=("event.json", "event.trf")),
    Example("standings --keep", "standings FILE --tiebreaks BH,SB --keep"),
    Example("prizes --add", "prizes FILE --add Open --amounts 100,50", formats=JSON),
    Example("prizes --remove", "prizes FILE --remove Open", first=("prizes FILE --add Open --amounts 100,50",), formats=("event.json",)),
    Example("prizes --sharing,prizes --several,prizes --currency", "prizes FILE --sharing hort --several yes --currency EUR",
            first=("prizes FILE --add Open --amounts 100,50",), formats=("event.json",)),
    Example("draw --save", "draw FILE --save --round 3 --without-results --format pairs"),
    Example("draw --save,draw --certificate", "draw FILE --save --replace --round 2 --certificate open.cert", first=("undo FILE --all 3",),
            beside=("open.cert",), formats=("event.json",)),
    Example("draw --save,draw --with", "draw odd_a.json --with odd_b.json --save", formats=("odd_a.json",), others=("odd_b.json",), says_before=(" plays ",)),
    Example("draw --save,draw --with-certificate", "draw odd_a.json --with odd_b.json --save --certificate a.cert --with-certificate b.cert",
            formats=("odd_a.json",), others=("odd_b.json",), beside=("a.cert", "b.cert"), says_before=(" plays ",)),
    Example("repair --save", "repair FILE --absent 11 --save -q"),
    Example("repair --certificate", "repair FILE --absent 11 --save --certificate open.cert", beside=("open.cert",), formats=("event.json",)),
    Example("new", "new players.csv new.json", event=False, beside=("new.json",), formats=("event.json",)),
    Example("new", "new players.csv FILE --force", formats=("event.json", "event.trf")),
    Example("new", "new players.csv FILE", formats=("event.json",), refused=True),
    Example("convert out", "convert FILE out.trf", event=False, beside=("out.trf",)),
    Example("convert out", "convert FILE odd_b.json --to cards -q", event=False, beside=("odd_b.json",), formats=("event.json",)),
    Example("convert out", "convert ecf.json papers --to uschess", event=False, formats=("ecf.json",), folders=("papers",),
            beside=("papers/thexport.csv", "papers/tsexport.csv", "papers/tdexport.csv")),
    Example("report --output", "report FILE --output page.html", event=False, beside=("page.html",), formats=("event.json",),
            says_before=("cannot be checked",)),
    Example("sheet --output", "sheet FILE pairings --output page.html", event=False, beside=("page.html",), formats=("event.json",)),
    Example("box file,box --output", "box FILE --page page.in --output page.html", event=False, beside=("page.html",), formats=("event.json",)),
    Example("why-not --certificate", "why-not FILE 1 2 --certificate open.cert", event=False, prints=True, beside=("open.cert",), formats=("event.json",)),
    Example("export --instance", "export FILE --instance stage.json", event=False, prints=True, beside=("stage.json",), formats=("event.json",)),
    Example("export --vipr", "export FILE --vipr stage.vipr", event=False, prints=True, beside=("stage.vipr",), formats=("event.json",)),
    Example("match --certificate", "match match.json --certificate open.cert", event=False, beside=("open.cert",), formats=("match.json",), prints=True),
    Example("generate --output", "generate --players 12 --rounds 3 --played 1 --output new.json", event=False, beside=("new.json",), formats=("event.json",)),
    Example("simulate --html", "simulate --tournaments 2 --players 8 --rounds 2 --threads 1 --html page.html", event=False, prints=True, beside=("page.html",),
            formats=("event.json",)),
]

# What names a file that is only read, or written by no command that a tournament needs: a log that is continued, plots in a folder, a
# page that is made from another, links that are printed; serve is tried by hall.py.
NOT_TRIED = {"ratings --apply",  # rating lists stand in a folder of their own, in SQLite, which makes its own calls
             "serve file", "serve --links", "report --checker", "box --page", "simulate file", "simulate --output", "simulate --times", "simulate --plots"}

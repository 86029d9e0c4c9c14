#!/bin/sh
# Match points and game points of an event of teams are the sums of the results of its boards: matches are played at random, with line-ups,
# empty boards, boards and matches that were not played, corrections and colours that were the other way round; another program adds up.
bestdraw=$1/bestdraw
[ -x "$bestdraw" ] || exit 77
command -v python3 >/dev/null 2>&1 || exit 77
exec python3 - "$bestdraw" "$2/tests/data/teams/players.csv" <<'END'
import json, os, random, subprocess, sys, tempfile

bestdraw, players = sys.argv[1:]
random.seed(6)
BOARDS, ROUNDS = 4, 5
WORTH = {"1": (2, 0), "0": (0, 2), "=": (1, 1), "+": (2, 0), "-": (0, 2), "n": (0, 0)}
faults = []


def ask(*words, code=0):
    done = subprocess.run([bestdraw, *map(str, words)], capture_output=True, text=True, check=False)
    if done.returncode != code:
        faults.append(f"exit {done.returncode}, not {code}: {' '.join(map(str, words))}: {done.stderr}")
    return done.stdout


def standings():
    rows = json.loads(ask("standings", "event.json", "--format", "json", "--tiebreaks", "PTS"))["players"]
    return {row["id"]: row["points"] for row in rows}


def add_up(matches, byes):
    """Half points of matches, as told by whoever played them."""
    points = dict.fromkeys(range(1, 8), 0)
    for first, second, games, played in matches:
        for own, other, team in ((games[0], games[1], first), (games[1], games[0], second)):
            points[team] += 4 if own > other else 2 if own == other and played else 0
    for team in byes:
        points[team] += 2
    return {team: points[team] / 2 for team in points}


os.chdir(tempfile.mkdtemp())
ask("new", players, "event.json", "--rules", "team", "--boards", BOARDS, "--rounds", ROUNDS, "--option", "seed=4", "--as-shown", "-q")
roster = {team: list(range(5 * team - 4, 5 * team + 1)) for team in range(1, 8)}
matches, byes = [], []
kinds = 2 * ["default", "whole", "reversed", "usual"] + ["nobody", "split"] + 5 * ["boards"]
random.shuffle(kinds)
for number in range(1, ROUNDS + 1):
    ask("draw", "event.json", "--save", "-q")
    rounds = json.load(open("event.json"))["rounds"][number - 1]
    byes += [rest["player"] for rest in rounds["rest"] if rest.get("bye") == "U"]
    for board in rounds["boards"]:
        first, second, wall = board["white"], board["black"], board["board"]
        kind = kinds.pop()
        if kind == "default":
            ask("result", "-q", "event.json", number, "--board", wall, random.choice(["+-", "-+"]))
            ask("result", "-q", "event.json", number, "--board", wall, "+-", "--replace")
            matches.append((first, second, (8, 0), False))
            continue
        if kind == "whole":
            ask("result", "-q", "event.json", number, "--board", wall, "2.5-1.5")
            ask("result", "-q", "event.json", number, "--board", wall, "1.5-2.5", "--replace")
            matches.append((first, second, (3, 5), True))
            continue
        empty = {}
        for team in (first, second):
            if kind == "usual":
                continue
            sits = sorted(random.sample(roster[team], BOARDS))
            hole = random.choice([None, None, 3])
            if hole is not None:
                sits[hole] = "-"
            empty[team] = hole
            ask("line-up", "event.json", number, team, *sits, "-q")
        letters = [random.choice("1110=0+-") for _ in range(BOARDS)]
        if empty.get(first) is not None or empty.get(second) is not None:
            letters[3] = "n" if empty[first] == empty[second] else "-" if empty[first] is not None else "+"
        if kind in ("nobody", "split"): # no board is played, and the points are equal: both have lost
            for team in (first, second):
                ask("line-up", "event.json", number, team, *roster[team][:BOARDS], "-q")
            letters = list("nnnn" if kind == "nobody" else "++--")
        if kind == "reversed":
            ask("result", "-q", "event.json", number, second, first, "*", "--colours-reversed")
            first, second = second, first
            letters[3] = {"+": "-", "-": "+"}.get(letters[3], letters[3])
        if random.random() < 0.5:
            ask("result", "-q", "event.json", number, "--board", wall, "--boards", "".join(letters))
        else:
            words = {"1": "1-0", "0": "0-1", "=": "1/2", "+": "+-", "-": "-+", "n": "--"}
            for seat in random.sample(range(BOARDS), BOARDS):
                ask("result", "-q", "event.json", number, "--board", wall, "--seat", seat + 1, words[letters[seat]])
        games = tuple(sum(WORTH[letter][side] for letter in letters) for side in (0, 1))
        matches.append((first, second, games, any(letter in "10=" for letter in letters)))
    wanted, got = add_up(matches, byes), standings()
    if wanted != got:
        faults.append(f"round {number}: {got}, not {wanted}")
    # As TRF26: with our lines it is the same event, without them the same matches, but for those without boards.
    ask("convert", "-q", "event.json", "event.trf")
    ask("convert", "-q", "event.trf", "again.trf")
    ask("convert", "-q", "event.trf", "again.json")
    if faults:
        break
    if open("event.trf").read() != open("again.trf").read():
        faults.append(f"round {number}: the TRF is another one when it is written again")
    told = [json.load(open(name)) for name in ("event.json", "again.json")]
    for key in ("players", "members", "rounds"):
        if told[0][key] != told[1][key]:
            faults.append(f"round {number}: {key} of the TRF are others")
    with open("plain.trf", "w") as out:
        out.writelines(line for line in open("event.trf") if not line.startswith("### bestdraw"))
    ask("convert", "-q", "plain.trf", "plain.json")
    seats = [{(board["white"], board["black"]) if "sat" not in board else tuple(board["sat"]): board["seats"]
              for board in event["rounds"][number - 1]["boards"] if any(len(seat) > 2 for seat in board.get("seats", []))}
             for event in (told[0], json.load(open("plain.json")))]
    for pair, boards in seats[0].items():
        if seats[1].get(pair) != boards:
            faults.append(f"round {number}: match {pair} is {seats[1].get(pair)} in the TRF, not {boards}")
    for name in ("again.trf", "again.json", "plain.json", "event.trf"):
        os.remove(name)
ask("history", "event.json", "--check", "-q")
before = open("event.json").read()
for _ in range(12):
    ask("undo", "event.json", "-q")
for _ in range(12):
    ask("redo", "event.json", "-q")
state = json.loads(before), json.load(open("event.json"))
if state[0]["rounds"] != state[1]["rounds"]:
    faults.append("undone and done again, the rounds are others")
for fault in faults:
    print(fault)
sys.exit(bool(faults))
END

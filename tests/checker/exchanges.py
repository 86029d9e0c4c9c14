"""Exchanges of players with equal grades (CAA 4), found again from outside: for every two players of one grade and title in one level the
event is edited, drawn, and its values are held against those before. What 'draw -v' names must be those exchanges that give a better draw.
usage: exchanges.py BESTDRAW EVENT...; the last line counts."""
import itertools
import json
import re
import shutil
import subprocess
import sys
import tempfile

ORDERS = {"floaters", "top-board"}  # who is which card, not how good a draw is


def ask(program, *words):
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        sys.exit("%s: %s" % (words, done.stderr))
    return done.stdout


def values(draw):
    """[(criterion, id, value)] down to the first line that is an order."""
    lines = []
    for line in draw["criteria"]:
        if line.get("criterion") in ORDERS or line.get("wishes"):
            break
        lines.append((line["criterion"], line["id"], line["value"]))
    return lines


def by_criterion(lines):
    """The stages of each criterion that cost something, in the order of the criteria."""
    return [(name, [line[1:] for line in group if line[2]]) for name, group in itertools.groupby(lines, lambda line: line[0])]


def better(then, now):
    for (name, costs), (other, before) in zip(by_criterion(then), by_criterion(now)):
        if name != other:
            return False
        if costs == before:
            continue
        for (one, value), (two, was) in itertools.zip_longest(costs, before, fillvalue=("", 0)):
            if one == two and value != was:
                return value < was
            if one != two:  # the draw that has no such stage among those behind pays nothing there
                if two and two not in [stage for stage, _ in costs]:
                    return one == "" or one in [stage for stage, _ in before]
                return False
    return False


def named(draw):
    pairs = set()
    for sentence in draw.get("remarks", []):
        found = re.match(r".*?\((\d+)\) and .*?\((\d+)\) have the same grade", sentence)
        if found:
            pairs.add((int(found[1]), int(found[2])))
    return pairs


def tried(cards):
    players = [one for one in cards["players"] if one.get("grade")]
    return [(a, b) for a, b in itertools.combinations(players, 2) if (a["grade"], a.get("title")) == (b["grade"], b.get("title"))]


def main():
    program, wrong, pairs, improving = sys.argv[1], 0, 0, 0
    for event in sys.argv[2:]:
        draw = json.loads(ask(program, "draw", "-v", "--criteria", "--format", "json", event))
        points = {one["id"]: one["points"] for one in json.loads(ask(program, "claims", "--format", "json", event))["players"]}
        cards = json.loads(ask(program, "convert", "-q", "--to", "cards", event, "-"))
        found = set()
        with tempfile.TemporaryDirectory() as folder:
            for a, b in tried(cards):
                if points.get(a["id"]) != points.get(b["id"]) or a["id"] not in points:
                    continue
                copy = shutil.copy(event, folder + "/event.json")
                ask(program, "edit", "-q", copy, "--exchange", str(a["id"]), str(b["id"]))
                then = json.loads(ask(program, "draw", "--criteria", "--format", "json", copy))
                pairs += 1
                if better(values(then), values(draw)):
                    found.add(frozenset((a["id"], b["id"])))
        said = {frozenset(pair) for pair in named(draw)}
        improving += len(said)
        if said != found:
            wrong += 1
            print("%s: named %s, found %s" % (event, sorted(map(sorted, said)), sorted(map(sorted, found))))
    print("%d events, %d exchanges, %d give a better draw, %d wrong" % (len(sys.argv) - 2, pairs, improving, wrong))
    sys.exit(wrong > 0 or pairs == 0 or improving == 0)


main()

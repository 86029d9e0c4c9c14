#!/usr/bin/env python3
"""Checkers against each other, by the thousand; by hand, for docs/trust.md.

    many.py agree BUILD COUNT [SEED]             one certificate of each kind of refusal (refusal_kinds.py) and COUNT changed at random:
                                                 bestdraw-verify and the second checker say the same
                                                 (first: cmake --build BUILD --target verdicts)
    many.py vipr BUILD COUNT VIPRCHK [SEED]      the proofs of COUNT rounds of up to 60 players, whole and stage by stage, and changed ones

Prints counts and the seed; exit code 1 when two differ, a true proof is refused or a false one accepted.
"""
import collections
import json
import os
import random
import re
import subprocess
import sys
import tempfile

import refusal_kinds
import second_checker

BOOKS = ["caa", "caa-long", "caa-large", "caa-random", "plain", "sca", "uscf", "scc", "fide", "burstein", "dubov"]


def say(words, **more):
    return subprocess.run(words, capture_output=True, text=True, timeout=600, **more)


def event(build, folder, rng, most):
    """A round in the middle of a made-up event: the paths of its cards, certificate and instance."""
    for attempt in range(50):
        book = BOOKS[rng.randrange(len(BOOKS))]
        players, rounds = rng.randint(6, most), rng.randint(3, 9)
        played = rng.randint(0, min(rounds - 1, players // 3))
        cards, certificate, instance = (os.path.join(folder, name) for name in ("cards.json", "a.cert", "a.round"))
        made = say([f"{build}/bestdraw", "generate", "-q", f"--rules={book}", f"--players={players}", f"--rounds={rounds}",
                    f"--played={played}", f"--seed={rng.randrange(10**6)}", "--half-byes=20", "--zero-byes=20", "--forbidden=30",
                    "--clubs=5", "--output", cards])
        if made.returncode != 0:
            continue
        drawn = say([f"{build}/bestdraw", "draw", "-q", "--format", "pairs", "--certificate", certificate, cards])
        if drawn.returncode == 0 and \
                say([f"{build}/bestdraw", "export", "-q", "--instance", instance, cards]).returncode == 0:
            return book, cards, certificate, instance
    raise SystemExit("no event can be drawn")


def instance(folder, build, rng):
    """A made-up graph with several costs, and its certificate: of the best matching, or that there is none."""
    path, certificate = os.path.join(folder, "a.inst"), os.path.join(folder, "a.cert")
    nodes, costs, share = 2 * rng.randint(3, 7), rng.randint(1, 5), rng.choice((0.25, 0.6, 1))
    lines = ["bestdraw-instance 1", f"nodes {nodes}", "costs " + " ".join(f"c{k}" for k in range(costs))]
    for u in range(1, nodes + 1):
        for v in range(u + 1, nodes + 1):
            if rng.random() < share:
                lines.append(f"edge {u} {v} " + " ".join(str(rng.choice((0, 1, -1, rng.randint(-9, 9), rng.randint(-10**9, 10**9)))) for _ in range(costs)))
    with open(path, "w") as out:
        out.write("\n".join(lines) + "\nend\n")
    say([f"{build}/bestdraw", "match", "-q", "--certificate", certificate, path])
    return "instance", path, certificate, path


def no_draw(folder, build, rng):
    """A round without a legal draw: one player may meet nobody."""
    players = 2 * rng.randint(2, 5)
    event = {"format": "cards/1", "round": 1, "rounds": 5, "players": [{"id": i + 1, "name": f"P{i:02}", "grade": 2000 - i} for i in range(players)],
             "forbid": [[1, i] for i in range(2, players + 1)]}
    cards, certificate, written = (os.path.join(folder, name) for name in ("none.json", "a.cert", "a.round"))
    with open(cards, "w") as out:
        json.dump(event, out)
    say([f"{build}/bestdraw", "draw", "-q", "--certificate", certificate, cards])
    digest = re.search("^cards (.*)$", open(certificate).read(), re.M)[1]
    edges = [f"edge {u} {v}" for u in range(2, players + 1) for v in range(u + 1, players + 1)]
    with open(written, "w") as out:  # there are no stages to be exported, only the pairs
        out.write("\n".join(["bestdraw-round 1", f"cards {digest}", f"nodes {players}", "players " + " ".join(map(str, range(1, players + 1))), *edges, "end", ""]))
    return "no draw", cards, certificate, written


OPTIONS = ("", "seed=7", "allow-repeats", "bye=1", "forbid=1,2", "forbid=2,1", "pair=1,2", "keep=1-2", "sit-out=3", "club_rounds=2", "set=nothing:1")
LIMITS = (0, 1, -1, 2, 10**9, 10**9 + 1, 10**18, -10**18, 10**18 + 1, 4 * 10**18, 2**63 - 1, -2**63, 2**63)
LINES = ("z 1:1", "z 1:-1", "y 1:1", "y 1:1 2:-1", "set 1-3", "set 2-4 6-7", "set 1-2", "outcome not-proved", "outcome none", "bye 1", "barrier 1",
         "barrier", "rules none", "sits-out 1", "end", "# nothing", "")


def some(lines, rng, *keys):
    """A line that begins with one of these words, or None."""
    found = [at for at, line in enumerate(lines) if line.split(" ")[0] in keys]
    return rng.choice(found) if found else None


def change_number(lines, rng, at):
    numbers = list(re.finditer(r"(?<![\w.])-?[0-9]+\b", lines[at]))
    if numbers:
        m = rng.choice(numbers)
        old = int(m.group())
        new = rng.choice((old + 1, old - 1, old + 1, old - 1, old + 2, 2 * old, -old, rng.randrange(1, 12), rng.choice(LIMITS)))
        lines[at] = lines[at][:m.start()] + str(new) + lines[at][m.end():]


def change_stage(lines, rng, at):
    words = lines[at].split(" ")
    head, kind = words[:4], rng.randrange(6)
    if kind == 0:
        words = head + (["over", str(rng.choice((2, 3, 4, 10**9)))] if "over" not in words else [])
    elif kind == 1:
        words = head + ["open"] + words[4:]
    elif kind == 2:
        over = ["over", str(10**9)] if rng.random() < 0.2 else words[4:]
        words = head + ["open", "bound", str(rng.choice((0, int(head[3]) if head[3].lstrip("-").isdigit() else 1, rng.choice(LIMITS))))] + over
    elif kind == 3:
        other = some(lines, rng, "stage")
        words[1] = rng.choice((lines[other].split(" ")[1], "unique", words[1] + "0"))
    elif kind == 4:
        words[3:4] = [str(rng.choice(LIMITS))]
    lines[at] = " ".join(words)
    if kind in (1, 2) and rng.random() < 0.8:  # so that it may be open: nothing after its weights, and no claim to be best
        end = at + 1
        while end < len(lines) and lines[end][:2] in ("y ", "z "):
            end += 1
        lines[end:] = ["end", ""]
        change_outcome(lines, rng, "outcome not-proved")


def change_outcome(lines, rng, outcome=None):
    at = some(lines, rng, "outcome")
    if at is not None:
        lines[at] = outcome or rng.choice(("outcome best", "outcome not-proved", "outcome none"))


def cut_short(lines, rng):
    """The last stages are left out, or one of them with its weights."""
    stages = [at for at, line in enumerate(lines) if line.startswith("stage ")] + [len(lines) - 2]
    if len(stages) > 2:
        first = rng.randrange(len(stages) - 1)
        last = rng.choice((first + 1, len(stages) - 1))
        block = lines[stages[first]:stages[last]]
        del lines[stages[first]:stages[last]]
        if rng.random() < 0.3:
            lines[-2:-2] = block
        if rng.random() < 0.4:
            change_outcome(lines, rng, "outcome not-proved")


def exchange_players(lines, rng):
    boards = [at for at, line in enumerate(lines) if line.startswith(("board ", "pair "))]
    if len(boards) > 1:
        a, b = rng.sample(boards, 2)
        x, y = lines[a].split(), lines[b].split()
        kind, i, j = rng.randrange(3), rng.choice((1, 2)), rng.choice((1, 2))
        if kind == 0:
            x[i], y[j] = y[j], x[i]
        elif kind == 1:
            x[1], x[2] = x[2], x[1]
        else:
            x, y = y, x
        lines[a], lines[b] = " ".join(x), " ".join(y)


def make_heavy(lines, rng):
    """Each weight of a line is within the limit, all together are not."""
    at = some(lines, rng, "y", "z")
    if at is not None:
        lines[at] = re.sub(r":-?[0-9]+", ":" + str(rng.choice((10**18, -10**18))), lines[at])


def drop_pair(lines, rng):
    at = some(lines, rng, "pair", "board")
    if at is not None:
        if rng.random() < 0.5:
            del lines[at]
        else:
            words, other = lines[at].split(" "), lines[some(lines, rng, "pair", "board")].split(" ")
            lines[at] = " ".join((words[0], words[1], other[-1]))


def change_header(lines, rng):
    at = some(lines, rng, "options", "rules", "round", "cards", "instance", "nodes", "outcome", "barrier", "sits-out", "bye")
    key = lines[at].split(" ")[0]
    lines[at] = {"options": "options " + rng.choice(OPTIONS), "rules": "rules " + rng.choice(BOOKS + ["none"]),
                 "cards": "cards " + "%064x" % rng.getrandbits(256), "instance": rng.choice(("cards ", "instance ")) + "%064x" % rng.getrandbits(256),
                 "nodes": f"nodes {2 * rng.randint(1, 20)}"}.get(key, lines[at])
    if key not in ("options", "rules", "cards", "nodes"):
        change_number(lines, rng, at)


def make_of_an_instance(lines):
    """In form a certificate of an instance, for cards."""
    lines[:] = [re.sub("^cards", "instance", re.sub("^board", "pair", line)) for line in lines if not line.startswith(("rules", "options", "round"))]


def change_form(lines, rng):
    at, kind = rng.randrange(len(lines) - 2), rng.randrange(4)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(at, lines[at])
    elif kind == 2:
        other = rng.randrange(len(lines) - 2)
        lines[at], lines[other] = lines[other], lines[at]
    else:
        lines[at] = rng.choice(LINES)


def changed(text, rng):
    """The certificate with one or two things changed: mostly what it claims, sometimes its form."""
    lines = text.split("\n")
    for _ in range(rng.choice((1, 1, 1, 2))):
        kind = rng.randrange(22)
        at = some(lines, rng, *rng.choice((("y",), ("z",), ("stage",), ("set", "barrier"), ("y", "z", "stage"), ("stage",))))
        if kind < 8 and at is not None:
            change_number(lines, rng, at)
        elif kind < 11 and some(lines, rng, "stage") is not None:
            change_stage(lines, rng, some(lines, rng, "stage"))
        elif kind < 13:
            cut_short(lines, rng)
        elif kind < 15:
            exchange_players(lines, rng)
        elif kind < 17:
            change_header(lines, rng)
        elif kind < 18:
            change_outcome(lines, rng)
        elif kind < 19:
            make_heavy(lines, rng)
        elif kind < 20:
            drop_pair(lines, rng)
        elif len(lines) > 3 and rng.random() < 0.98:
            change_form(lines, rng)
        else:
            make_of_an_instance(lines)
    return "\n".join(lines)


class Ours:
    """bestdraw-verify without its start-up; every hundredth certificate is shown to the program itself as well."""

    def __init__(self, build, problem, folder):
        self.build, self.problem, self.path, self.asked = build, problem, os.path.join(folder, "changed.cert"), 0
        self.process = subprocess.Popen([f"{build}/checker/verdicts"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.process.stdin.write(f"problem {problem}\n".encode())

    def verdict(self, text):
        data = text.encode()
        self.process.stdin.write(f"certificate {len(data)}\n".encode() + data)
        self.process.stdin.flush()
        code, said = self.process.stdout.readline().decode().rstrip("\n").split(" ", 1)
        self.asked += 1
        if self.asked % 100 == 1:
            with open(self.path, "w") as out:
                out.write(text)
            ran = say([f"{self.build}/bestdraw-verify", "--allow-options", self.problem, self.path])
            if ran.returncode != int(code):
                raise SystemExit(f"bestdraw-verify says {ran.returncode}, verdicts {code}: {self.path}")
        return {3: 1, 7: 0}.get(int(code), int(code)), int(code), said

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def about(text):
    """The rules, the options and the round: whoever changes them asks for other stages."""
    return [line for line in text.split("\n") if line.startswith(("rules", "options", "round"))]


def faces(problem, text):
    """What is left before each stage, and its value. Which stages the rules ask for, and what a pair costs in them, can hang on both, so where
    another proof leaves other pairs only bestdraw-verify knows the stages: those of the exported round are of the proof that was exported."""
    out = []
    try:
        c = second_checker.read_certificate(text)
        walk = second_checker.Walk(problem, c, second_checker.matching_of(problem, c))
        for k, stage in enumerate(c.stages):
            walk.stage(k, stage)
            out.append((frozenset(walk.face), stage.value))
    except second_checker.Refused:
        out.append(None)
    return out


def agree(build, count, rng):
    patterns = refusal_kinds.refusals()
    said, kinds, by_rules, differ = collections.Counter(), collections.Counter(), collections.Counter(), []
    with tempfile.TemporaryDirectory() as folder:
        for kind, base, text in refusal_kinds.directed(refusal_kinds.bases(build, folder), refusal_kinds.IN_FILES):
            checker = Ours(build, base.problem, folder)
            mine, _, words = checker.verdict(text)
            checker.close()
            kinds[kind] += bool(patterns[kind].search(words))
            if kind not in refusal_kinds.OF_THE_RULES and mine != refusal_kinds.second(base.written, text):
                differ.append((kind, words[:100], mine, refusal_kinds.second(base.written, text)))
        for number in range(count):
            if number % 250 == 0:
                turn = number // 250 % 10
                base = instance(folder, build, rng) if turn in (2, 5, 8) else no_draw(folder, build, rng) if turn == 9 else event(build, folder, rng, 14)
                text = open(base[2]).read()
                problem = second_checker.read_problem(open(base[3]).read())
                checker = Ours(build, base[1], folder)
            forged = changed(text, rng) if number % 250 else text
            (mine, exit_code, words), other = checker.verdict(forged), refusal_kinds.second(problem, forged)
            kind = next((name for name, pattern in patterns.items() if exit_code in (1, 4) and pattern.search(words)), f"exit {exit_code}")
            said[exit_code] += 1
            kinds[kind] += 1
            if mine != other and (kind in refusal_kinds.OF_THE_RULES or about(forged) != about(text) or
                                  base[0] != "instance" and faces(problem, forged) != faces(problem, text)):
                by_rules[kind] += 1
            elif mine != other or kind.startswith("VERIFY_MUST"):
                differ.append((base[0], words[:100], mine, other))
                with open(f"/tmp/differ-{len(differ)}.cert", "w") as out:
                    out.write(forged)
            if number % 250 == 249 or number + 1 == count:
                checker.close()
    print(f"{count} certificates: " + ", ".join(f"exit {code}: {n}" for code, n in sorted(said.items())))
    for kind, n in kinds.most_common():
        print(f"  {n:6d} {kind}")
    print("refused by the rules alone, which the second checker cannot see: " + ", ".join(f"{k} {n}" for k, n in by_rules.most_common()))
    absent = [name for name in refusal_kinds.IN_FILES if kinds[name] == 0]
    print("never said, though a file can bring them about: " + (" ".join(absent) or "none"))
    print(f"differences: {len(differ)}")
    for row in differ[:20]:
        print("  DIFFER", row)
    return 1 if differ or absent else 0


def check_vipr(viprchk, path):
    ran = say([viprchk, path])
    return "Successfully verified" in ran.stdout


def worse(text, rng):
    """A proof with one thing changed that makes it false: the claim, or a multiplier of the last derivation."""
    if rng.random() < 0.5:
        return re.sub(r"RTP range (\S+) (\S+)", lambda m: f"RTP range {int(m[1]) + 1} {int(m[2]) + 1}", text)
    lines = text.rstrip("\n").split("\n")
    rows = [i for i, line in enumerate(lines) if re.search(r"\{ lin [1-9]", line)]
    i = rng.choice(rows)
    head, tail = lines[i].split("{ lin ")
    words = tail.split()
    at = 2 * rng.randrange(int(words[0])) + 2
    words[at] = str(int(words[at].split("/")[0]) * -1)
    lines[i] = head + "{ lin " + " ".join(words)
    return "\n".join(lines) + "\n"


def vipr(build, count, viprchk, rng):
    whole = single = free = refused = not_refused = 0
    failed = []
    with tempfile.TemporaryDirectory() as folder:
        proof = os.path.join(folder, "a.vipr")
        for number in range(count):
            book, cards, _, _ = event(build, folder, rng, 60 if number % 10 == 0 else 24)
            say([f"{build}/bestdraw", "export", "-q", "--vipr", proof, cards])
            if check_vipr(viprchk, proof):
                whole += 1
            else:
                failed.append((number, book, "whole"))
            text = open(proof).read()
            for _ in range(3):
                with open(proof, "w") as out:
                    out.write(worse(text, rng))
                if check_vipr(viprchk, proof):
                    not_refused += 1
                else:
                    refused += 1
            stages = say([f"{build}/bestdraw", "export", "-q", cards]).stdout.split("\n")
            for stage in rng.sample([s.split()[0] for s in stages if s], min(2, len(stages) - 1)):
                if say([f"{build}/bestdraw", "export", "-q", "--vipr", proof, "--stage", stage, cards]).returncode:
                    free += 1
                elif check_vipr(viprchk, proof):
                    single += 1
                else:
                    failed.append((number, book, stage))
    print(f"{count} rounds: {whole} whole proofs accepted, {single} single stages accepted, {free} stages without a cost")
    print(f"changed proofs: {refused} refused, {not_refused} still true or not noticed; failed: {failed[:10]}")
    return 1 if failed else 0


def main(words):
    if len(words) < 3 or words[0] not in ("agree", "vipr"):
        print(__doc__)
        return 2
    seed = int(words[-1]) if len(words) > (4 if words[0] == "vipr" else 3) else random.randrange(10**6)
    print(f"seed {seed}", flush=True)
    rng = random.Random(seed)
    if words[0] == "agree":
        return agree(words[1], int(words[2]), rng)
    return vipr(words[1], int(words[2]), words[3], rng)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env python3
"""The checker that is made from the theorem (src/formal) against the two others. Needs a build with -DBESTDRAW_FORMAL=ON.

    proved_checker.py BUILD [--changed COUNT] [--seed SEED] [--all]

Four parts: nothing is assumed; a certificate of each kind of refusal (refusal_kinds.py); the rounds of the shipped events, each under
a rulebook in turn (--all: under every rulebook, and the largest under their own), which are also read as they are written (the reader is not proved);
COUNT certificates changed at random (as many.py changes them).
The proved checker and the second checker say the same, and what either says of a round is what bestdraw-verify says, except

 - where it depends on the rules (many.py): of these only bestdraw-verify knows;
 - that a list of wishes ends where the certificate says: the proved checker asks for a proof of it, the second takes it from the
   certificate. bestdraw-verify, which knows the stages, must not accept such a certificate either;
 - that a list of wishes has a number that is too small, of a draw that grants more: the proved checker refuses it. bestdraw-verify lets
   it go where no choice is left, and then the same certificate with the true number must be accepted; the second lets it always go.
"""
import argparse
import collections
import glob
import os
import random
import re
import subprocess
import sys
import tempfile

import many
import refusal_kinds
import second_checker

SOURCE = refusal_kinds.SOURCE
UNSETTLED, UNDERSTATED = "no more wishes can be granted", "grants more wishes than it says"


class Proved:
    """bestdraw-verify-formal without its start-up; every hundredth certificate is shown to the program by itself as well."""

    def __init__(self, build, written, folder):
        self.program, self.written, self.path, self.asked = f"{build}/bestdraw-verify-formal", written, os.path.join(folder, "proved.cert"), 0
        self.process = subprocess.Popen([self.program, "--many"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.process.stdin.write(f"problem {written}\n".encode())

    def verdict(self, text):
        data = text.encode()
        self.process.stdin.write(f"certificate {len(data)}\n".encode() + data)
        self.process.stdin.flush()
        code, said = self.process.stdout.readline().decode().rstrip("\n").split(" ", 1)
        self.asked += 1
        if self.asked % 100 == 1:
            refusal_kinds.put(self.path, text)
            ran = many.say([self.program, self.written, self.path])
            if (ran.returncode, ran.stdout) != (int(code), "" if code == "3" and not ran.stdout else said + "\n"):
                raise SystemExit(f"bestdraw-verify-formal says {ran.returncode} {ran.stdout}, in the row {code} {said}")
        return {3: 1}.get(int(code), int(code)), said

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Tally:
    def __init__(self):
        self.said, self.differ, self.by_rules, self.unsettled, self.understated = collections.Counter(), [], 0, 0, 0

    def add(self, name, proved, other, ours, rules_alone, mended=lambda: 0):
        """What was said; rules_alone is asked only when bestdraw-verify says something else, mended when it lets too small a number go."""
        code, words = proved
        sentence = re.sub(r"the stage \S+ stands", "a stage stands", words)
        self.said["no certificate" if words.startswith("certificate:") else re.sub(r"^refused: \S+: ", "refused: ", re.sub(" in the first.*", "", sentence))] += 1
        if UNDERSTATED in words and other != 1:
            self.understated += 1
            if ours == 0 and mended() != 0:
                self.differ.append(f"{name}: proved {code} ({words}), also with the true number; bestdraw-verify 0")
        elif UNSETTLED in words and other == 0:
            self.unsettled += 1
            if ours == 0:
                self.differ.append(f"{name}: proved {code} ({words}), bestdraw-verify 0")
        elif code != other:
            self.differ.append(f"{name}: proved {code} ({words}), second checker {other}")
        elif code != ours and rules_alone():
            self.by_rules += 1
        elif code != ours:
            self.differ.append(f"{name}: proved {code} ({words}), bestdraw-verify {ours}")


def nothing_assumed(build):
    said = refusal_kinds.get(f"{build}/src/formal/assumptions.txt").split("\n")[:-1]
    theorems = refusal_kinds.get(os.path.join(SOURCE, "src/formal/theorem.v")).count("\nPrint Assumptions")
    print(f"{theorems} theorems; Coq says of what they rest on: {', '.join(sorted(set(said)))}")
    return theorems == 3 and said == ["Closed under the global context"] * theorems


def kinds(build, folder, tally):
    written = os.path.join(folder, "kind.round")
    known = refusal_kinds.bases(build, folder)
    for kind, base, text in refusal_kinds.directed(known, refusal_kinds.IN_FILES):
        problem = base.written
        refusal_kinds.put(written, text_of(problem))
        checker = Proved(build, written, folder)
        proved, other = checker.verdict(text), refusal_kinds.second(problem, text)
        checker.close()
        tally.add(kind, proved, other, proved[0], lambda: False)
    return len(refusal_kinds.IN_FILES)


def text_of(problem):
    """A problem of the second checker, written out again."""
    lines = ["bestdraw-round 1" if problem.cards else "bestdraw-instance 1", f"nodes {problem.nodes}"]
    if problem.cards:
        lines += [f"cards {problem.cards}", "players " + " ".join(map(str, problem.players))]
    lines.append(" ".join(["costs", *problem.ids]))
    lines += [f"wishes {name} {count}" for name, count in zip(problem.ids, problem.wishes) if count]
    lines += [f"edge {u + 1} {v + 1} " + " ".join(map(str, costs)) for (u, v), costs in zip(problem.edges, problem.costs)]
    return "\n".join(lines + ["end", ""])


def shipped(everything):
    """The events that are shipped with the project, and the rulebooks to draw them by; None is the event's own."""
    folders = ("docs/examples/*.json", "tests/data/examples/*.json", "tests/data/corpus/*.trf", "tests/data/season/*.json", "tests/data/repair/*.json")
    for number, path in enumerate(path for folder in folders for path in sorted(glob.glob(os.path.join(SOURCE, folder)))):
        large = os.path.getsize(path) > 40000
        if everything:
            yield from ((path, book) for book in ([None] if large else [None, *many.BOOKS]))
        elif not large:
            yield path, [None, *many.BOOKS][number % (len(many.BOOKS) + 1)]


def is_read(build, written, problem):
    """The proved checker is given the problem that the second checker reads."""
    lines = [f"nodes {problem.nodes}"] + [f"stage {name}" + (f" wishes {n}" if n else "") for name, n in zip(problem.ids, problem.wishes)]
    lines += [f"edge {u + 1} {v + 1} " + " ".join(map(str, costs)) for (u, v), costs in sorted(zip(problem.edges, problem.costs))]
    return many.say([f"{build}/bestdraw-verify-formal", "--show", written]).stdout == "\n".join(lines + [""])


def corpora(build, folder, tally, everything):
    certificate, written = (os.path.join(folder, name) for name in ("shipped.cert", "shipped.round"))
    rounds = 0
    for path, book in shipped(everything):
        rules = [f"--rules={book}"] if book else []
        if many.say([f"{build}/bestdraw", "draw", "-q", "--certificate", certificate, path, *rules]).returncode != 0 or \
                many.say([f"{build}/bestdraw", "export", "-q", "--instance", written, path, *rules]).returncode != 0:
            continue
        rounds += 1
        text = refusal_kinds.get(certificate)
        ran = many.say([f"{build}/bestdraw-verify-formal", written, certificate])
        ours = many.say([f"{build}/bestdraw-verify", "-q", "--allow-options", path, certificate, *rules]).returncode
        problem = second_checker.read_problem(refusal_kinds.get(written))
        if not is_read(build, written, problem):
            tally.differ.append(f"{path} {book}: the round is not read as it is written")
        other = refusal_kinds.second(problem, text)
        tally.add(f"{path} {book}", (ran.returncode, ran.stdout.rstrip("\n") or ran.stderr), other, {7: 0}.get(ours, ours), lambda: False)
    return rounds


def with_true_numbers(problem, text):
    """The certificate with the number of wishes that its draw grants, in each list."""
    mate = second_checker.matching_of(problem, second_checker.read_certificate(text))
    for k, count in enumerate(problem.wishes):
        if count:
            against = [costs[k] for (u, v), costs in zip(problem.edges, problem.costs) if mate[u] == v and costs[k] > 0]
            granted = min([count + 1, *against]) - 1
            text = re.sub(rf"^(stage {re.escape(problem.ids[k])} value) \S+", rf"\1 {granted}", text, flags=re.M)
    return text


def changed(build, folder, tally, count, rng):
    ours = proved = None
    for number in range(count):
        if number % 250 == 0:
            turn = number // 250 % 10
            base = many.instance(folder, build, rng) if turn in (2, 5, 8) else many.no_draw(folder, build, rng) if turn == 9 else many.event(build, folder, rng, 14)
            text = refusal_kinds.get(base[2])
            problem = second_checker.read_problem(refusal_kinds.get(base[3]))
            for old in (ours, proved):
                if old is not None:
                    old.close()
            ours, proved = many.Ours(build, base[1], folder), Proved(build, base[3], folder)
        forged = many.changed(text, rng) if number % 250 else text
        mine, exit_code, words = ours.verdict(forged)
        said, other = proved.verdict(forged), refusal_kinds.second(problem, forged)

        def rules_alone(forged=forged, exit_code=exit_code, words=words):
            kind = next((name for name, pattern in PATTERNS.items() if exit_code in (1, 4) and pattern.search(words)), None)
            options = exit_code == 3 and re.search("rule for three|not to be paired|not present", words)
            return (kind in refusal_kinds.OF_THE_RULES or options or many.about(forged) != many.about(text) or
                    base[0] != "instance" and many.faces(problem, forged) != many.faces(problem, text))
        before = len(tally.differ)
        tally.add(f"{base[0]}, number {number}, bestdraw-verify: {words[:80]}", said, other, mine, rules_alone,
                  lambda problem=problem, forged=forged, proved=proved: proved.verdict(with_true_numbers(problem, forged))[0])
        if len(tally.differ) > before:
            kept = os.path.join(tempfile.gettempdir(), f"proved-differ-{before + 1}")
            refusal_kinds.put(f"{kept}.cert", forged)
            refusal_kinds.put(f"{kept}.round", refusal_kinds.get(base[3]))
    for old in (ours, proved):
        if old is not None:
            old.close()


PATTERNS = refusal_kinds.refusals()


def main(words):
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("build")
    parser.add_argument("--changed", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--all", action="store_true")
    asked = parser.parse_args(words)
    print(f"seed {asked.seed}", flush=True)
    fine, tally = nothing_assumed(asked.build), Tally()
    with tempfile.TemporaryDirectory() as folder:
        print(f"kinds of refusals: {kinds(asked.build, folder, tally)}", flush=True)
        print(f"rounds of shipped events: {corpora(asked.build, folder, tally, asked.all)}", flush=True)
        changed(asked.build, folder, tally, asked.changed, random.Random(asked.seed))
    print(f"certificates changed at random: {asked.changed}")
    for sentence, n in tally.said.most_common(40):
        print(f"  {n:6d} {sentence}")
    print(f"a list of wishes whose end is not proved, which the second checker takes as it is said: {tally.unsettled}")
    print(f"more wishes granted than the certificate says, which the others let go: {tally.understated}")
    print(f"decided by the rules alone, which only bestdraw-verify knows: {tally.by_rules}")
    print(f"differences: {len(tally.differ)}")
    for row in tally.differ[:20]:
        print("  DIFFER", row)
    return 0 if fine and not tally.differ else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

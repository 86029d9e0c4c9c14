"""Every allocation of every command fails, once and from then on: what is printed is the right answer, or nothing and exit code 5.

A program may do without the memory that it did not get (GLPK gives way to the ascent, a note is not written); it may not end by a
signal, nor print another answer. Commands that change a file are in examples.py; here are those that only read, all solvers, and hosts
of the library: one that is linked with it, and one that loads it while it runs."""
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter

import control as fault
import hall

# Words with FILE for the event, which are asked of each of the files; the answer is what is printed.
ASKED = {
    "open.json": ["show FILE", "standings FILE --tiebreaks BH,DE,SB,KS,TPR", "find FILE a", "missing event.json", "history event.json", "checklist FILE", "claims FILE", "verify FILE open.cert",
                   "check FILE", "compare FILE", "explain FILE", "why FILE 3", "why-not FILE 1 2", "repair event.json --absent 11",
                   "prizes FILE", "sheet event.json slips", "rules fide", "help draw",
                   "table FILE", "draw FILE --format json", "generate --players 10 --rounds 4 --played 3 --seed 3",
                   "simulate --tournaments 1 --players 8 --rounds 2 --threads 1 --seed 4", "match match.json", "report FILE", "contacts FILE", "arrive FILE", *(f"export FILE --stage score.down:1 --format {form}" for form in ("mathprog", "lp", "mps", "vipr"))],
    "small.json": ["audit FILE", "draw FILE --certificate -", "draw FILE --certificate - --solver glpk"],
    "first.json": ["export FILE --format round"],
    "open.trf": ["--dutch FILE -p", "--dutch FILE -c", "draw FILE --rules fide"],
    "fide.json": ["start FILE"],
    "teams.json": ["roster FILE", "line-up FILE 1", "standings FILE", "standings FILE --boards", "sheet FILE matches", "sheet FILE boards"],
}
RULEBOOKS = ("caa", "fide", "sca", "scc", "uscf")
SOLVERS = ("auto", "glpk", "edmonds", "fastest")
NOT_ASKED = {"serve",    # hall.py
             "ratings"}  # rating lists stand in SQLite, which takes memory of its own
PROOF = re.compile(rb"^bestdraw-certificate .*?^end\n", re.DOTALL | re.MULTILINE)
VIPR_CHECKER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "checker", "vipr_checker.py")
REFUSED = {"--dutch": (4, 5), "audit": (3, 5), "export": (3, 5)}  # as the engines that it replaces; else 5, and 9 of a host of the library
EXAMPLE_OPTIONS = (("draw", "{}"), ("draw", '{"solver": "glpk"}'), ("why-not", '{"a": 1, "b": 2}'), ("explain", "{}"), ("standings", "{}"))


def make_files(bestdraw, folder):
    def do(*words):
        with open(os.path.join(folder, "made"), "w", encoding="utf-8") as out:
            subprocess.run([bestdraw, *words], cwd=folder, env=fault.plain_environment(), check=True, stdout=out, stderr=subprocess.DEVNULL)

    do("generate", "--players", "16", "--rounds", "5", "--played", "3", "--seed", "8", "-q", "-o", "open.json")
    do("convert", "open.json", "open.trf")
    do("draw", "open.json", "--certificate", "open.cert")
    do("generate", "--players", "8", "--rounds", "4", "--played", "0", "--seed", "9", "-q", "-o", "first.json")
    do("generate", "--players", "6", "--rounds", "4", "--played", "2", "--seed", "5", "-q", "-o", "small.json")
    fault.write(os.path.join(folder, "teams.csv"), ("team,name,grade\n" + "".join(f"{t},{t}{i},{1900 - 10 * i}\n" for t in "PQRS" for i in range(3))).encode())
    do("new", "-q", "--force", "--as-shown", "teams.csv", "teams.json", "--rules", "team", "--boards", "2", "--rounds", "3", "--option", "seed=1")
    do("draw", "-q", "--save", "teams.json")
    do("result", "-q", "teams.json", "1", "--board", "1", "--boards", "1=")
    for rules in RULEBOOKS:
        do("generate", "--rules", rules, "--players", "15", "--rounds", "7", "--played", "4", "--seed", "6", "--unrated", "100", "-q", "-o", f"{rules}.json")
    do("generate", "--players", "60", "--rounds", "9", "--played", "6", "--seed", "7", "-q", "-o", "sixty.json")


def cases(build):
    """(words, what the environment has besides)."""
    bestdraw = os.path.join(build, "bestdraw")
    for event, asked in ASKED.items():
        for words in asked:
            yield [bestdraw, *(event if word == "FILE" else word for word in words.split())], {}
    for rules in RULEBOOKS:
        for solver in SOLVERS:
            yield [bestdraw, "draw", f"{rules}.json", "--solver", solver, "--format", "pairs"], {}
    for solver in SOLVERS:
        yield [bestdraw, "draw", "sixty.json", "--solver", solver, "--format", "pairs"], {}
        yield [bestdraw, "match", "match.json", "--solver", solver], {}
    yield [os.path.join(build, "bestdraw-verify"), "open.json", "open.cert"], {}
    for host in ("fault_library", "fault_loaded"):
        for command, options in EXAMPLE_OPTIONS:
            yield [os.path.join(build, "tests", "faults", host), "caa.json", command, options], {"FAULT_LIBRARY": os.path.join(build, "libbestdraw.so")}


def check_complete(build, examples):
    listed = subprocess.run([os.path.join(build, "tests", "faults", "what_writes"), "commands"], stdout=subprocess.PIPE, text=True, check=True).stdout.split()
    tried = {words.split()[0] for asked in ASKED.values() for words in asked} | {example.words.split()[0] for example in examples}
    return [f"{name}: tests/faults has no example of this command" for name in listed if name not in tried | NOT_ASKED]


def besides(said):
    """What is printed, without the proof and how many stages it has."""
    lines = PROOF.sub(b"", said).split(b"\n")
    return [line for line in lines if not re.search(rb"^Proved best|<summary>The proof|<tr><th scope=\"row\">|id=\"check-data\"", line)]


class Asked:
    """One command in the folder."""

    def __init__(self, args, folder, words, besides):
        self.words, self.out, self.err = words, os.path.join(args.place, "memory.out"), os.path.join(args.place, "memory.err")
        self.other = os.path.join(args.place, "memory.other")
        self.control = fault.Control(args.place, args.library)
        self.environment = {**self.control.environment, **besides}
        self.counts, self.complaints = Counter(), []
        os.chdir(folder)
        self.plain = self.run(0, "fail")
        if self.plain[0] not in (0, 1):
            raise SystemExit(f"{' '.join(words)}: exit {self.plain[0]}: {fault.read(self.err).decode()}")
        self.most = self.control.get("count")

    def run(self, at, how):
        self.control.tell(at, how, fault.MEMORY)
        code = fault.run(self.words, self.environment, self.out, self.err)
        return code, fault.read(self.out)

    def one(self, at, how):
        code, said = self.run(at, how)
        if self.control.get("met") == 0:
            return
        self.counts[how] += 1
        if (code, said) == self.plain or code == self.plain[0] and self.is_another_proof(said):
            self.counts["right"] += 1
        elif code in REFUSED.get(self.words[1], (5, 9)):
            self.counts["refused"] += 1
            if said and "bestdraw" == os.path.basename(self.words[0]) and not self.plain[1].startswith(said):
                self.complain(at, how, code, f"it prints another answer:\n{said.decode(errors='replace')[:600]}")
        else:
            self.complain(at, how, code, fault.read(self.err).decode(errors="replace")[-300:])

    def complain(self, at, how, code, what):
        self.complaints.append(f"{' '.join(os.path.relpath(word) if '/' in word else word for word in self.words)}: allocation {at} of {self.most} {how}: exit {code}: {what}")

    def is_another_proof(self, said):
        """A proof is not the only one: where it is printed, its checker must take it, and what is said besides is the same."""
        folder = os.path.dirname(self.words[0])
        if "vipr" in self.words:
            fault.write(self.other, said)
            return fault.run([sys.executable, VIPR_CHECKER, self.other], fault.plain_environment()) == 0
        if "--certificate" in self.words and PROOF.search(said):
            fault.write(self.other, PROOF.search(said).group())
            taken = fault.run([os.path.join(folder, "bestdraw-verify"), self.words[2], self.other], fault.plain_environment()) == 0
            return taken and besides(said) == besides(self.plain[1])
        return self.words[1] == "report" and besides(said) == besides(self.plain[1])


def memory(args):
    folder = os.path.join(args.place, "memory")
    shutil.copytree(args.start, folder, symlinks=True)
    make_files(os.path.join(args.build, "bestdraw"), folder)
    counts, complaints, chance = Counter(), [], random.Random(args.seed)
    before = sorted(os.listdir(folder))
    for words, besides in cases(args.build):
        asked = Asked(args, folder, words, besides)
        places = range(1, asked.most + 1) if args.whole else sorted(chance.sample(range(1, asked.most + 1), min(asked.most, args.each)))
        for at in places:
            asked.one(at, "fail")
            if not args.whole or at % 7 == 1:
                asked.one(at, "forever")
            if len(asked.complaints) > 5:
                break
        counts += asked.counts
        counts["commands"] += 1
        complaints += asked.complaints
    os.chdir("/")
    left = sorted(set(os.listdir(folder)) - set(before))
    return counts, complaints + ([f"memory: left behind: {left}"] if left else [])


def hall_draws(args):
    """The same of draws that a server is asked for: an answer with the same boards, a refusal or none, and the server lives."""
    folder = tempfile.mkdtemp(dir=args.place)
    bestdraw = os.path.join(args.build, "bestdraw")
    subprocess.run([bestdraw, "generate", "--players", "16", "--rounds", "5", "--played", "3", "-q", "-o", "open.json"], cwd=folder,
                   env=fault.plain_environment(), check=True)
    control = fault.Control(args.place, args.library)
    control.tell()
    server = hall.Server(bestdraw, folder, "open.json", control.environment)
    counts, complaints, chance = Counter(), [], random.Random(args.seed)

    def ask(at, how, solver):
        control.tell(at, how, fault.MEMORY, process=server.process.pid)
        answer = server.ask("draw", {"solver": solver}, 5)
        while answer is not None and answer[0] == 429:  # more in a second than one link may ask
            time.sleep(0.02)
            control.tell(at, how, fault.MEMORY, process=server.process.pid)
            answer = server.ask("draw", {"solver": solver}, 5)
        met, count = control.get("met"), control.get("count")
        control.tell(process=server.process.pid)
        return met, count, answer[1]["report"]["boards"] if hall.said_saved(answer) else None

    for solver in ("glpk", "edmonds"):
        _, most, plain = ask(0, "fail", solver)
        for at in range(1, most + 1) if args.whole else chance.sample(range(1, most + 1), 3 * args.each):
            for how in ("fail", "forever"):
                met, _, boards = ask(at, how, solver)
                counts[how] += met != 0
                counts["right" if boards else "refused"] += 1
                if boards not in (None, plain):
                    complaints.append(f"serve: draw by {solver}, allocation {at} of {most} {how}: other boards: {boards}")
                if server.process.poll() is not None or len(complaints) > 5:
                    return counts, complaints + [f"serve: draw by {solver}, allocation {at} of {most} {how}: the server has ended: {server.process.poll()}"]
    if not server.end():
        complaints.append(f"serve: it does not end well: {server.process.returncode}")
    return counts, complaints


PARTS = {"memory": memory, "hall-draws": hall_draws}

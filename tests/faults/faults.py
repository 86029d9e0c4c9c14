"""The n-th failure of every system call and of every allocation, and a kill or a power cut at every call, over all that bestdraw can write.

    faults.py BUILD SOURCE            a sample: a few hundred faults
    faults.py BUILD SOURCE --whole    all of them; --jobs N at once, --only COMMAND, --part commands|library|unfinished|memory|hall-draws|serve|writers|streams

After each fault: every file is byte for byte the old or the new one, the event's journal fits it, and the exit code is 0 if and only if the
new one stands there; nothing that tells of the change was said while the old one stands there; the next command goes through and leaves
nothing behind. What goes wrong is in fault_preload.c, what is done in examples.py, the server and the writers are in hall.py."""
import argparse
import csv
import multiprocessing
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter

import control as fault
import hall
import memory
from examples import ALL, EXAMPLES, NOT_TRIED

# How it goes wrong: (how, groups, which error of the call).
FAULTS = [("fail", fault.CALLS, 0), ("fail", fault.CALLS, 1), ("fail", fault.CALLS, 2), ("forever", fault.CALLS, 0), ("short", fault.CALLS, 0),
          ("interrupt", fault.CALLS, 0), ("fail", fault.MEMORY, 0), ("forever", fault.MEMORY, 0)]
KILLS = [(how, fault.CALLS, 0) for how in ("kill", "kill-after", "power", "power-after")]
MODE = 0o640  # of all files
LEAVES_A_LOCK = {"fcntl", "fstat", "stat", "unlink"}  # which nobody holds: who cannot tell whose it is leaves it there
VIPR_CHECKER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "checker", "vipr_checker.py")


def make_start(bestdraw, folder):
    """The files that all begin with: an event in its second round, with a history, in three formats; two sections; lists."""
    def do(*words):
        subprocess.run([bestdraw, *words], cwd=folder, env=fault.plain_environment(), check=True, stdout=subprocess.DEVNULL)

    os.mkdir(folder)
    for name, text in (("list.csv", "board,result\n2,1-0\n3,1/2\n4,0-0\n"), ("players.csv", "name,grade\nAnna,1700\nBert,1600\nCarl,1500\nDora,1400\n"),
                       ("team_list.csv", "team,name,grade\n" + "".join(f"{t},{t}{i},{1900 - 10 * i}\n" for t in "PQRS" for i in range(3))),
                       ("page.in", '<script type="application/json" id="event">null</script>\n'), ("match.json", '{"format": "instance/1", "nodes": 4, "costs": ["length"], "edges": [[1, 2, 5], [3, 4, 5], [1, 3, 1], [2, 4, 1]]}\n')):
        fault.write(os.path.join(folder, name), text.encode())
    for name, players, seed in (("event.json", "24", "1"), ("odd_a.json", "9", "2"), ("odd_b.json", "7", "3")):
        do("generate", "--players", players, "--rounds", "5", "--played", "1", "--seed", seed, "-q", "-o", name)
    shutil.copy(os.path.join(folder, "event.json"), os.path.join(folder, "ecf.json"))
    do("edit", "-q", "ecf.json", "start=2026-11-20", "end=2026-11-22", "time=90+15", "uschess.affiliate=A1234567", "uschess.td=12345678", "uschess.state=OH",
       "uschess.zip=44101", "city=Rye", "name=Rye Open")
    do("convert", "-q", "event.json", "event.trf")
    for name in ("event.json", "event.trf"):
        do("draw", "-q", "--save", name)
        do("result", "-q", name, "2", "--board", "1", "1-0")
        do("bye", "-q", name, "3", "4", "H")
    do("convert", "-q", "--to", "cards", "event.json", "cards.json")
    do("new", "-q", "--as-shown", "team_list.csv", "teams.json", "--rules", "team", "--boards", "2", "--rounds", "3", "--option", "seed=1")
    do("draw", "-q", "--save", "teams.json")
    do("result", "-q", "teams.json", "1", "--board", "1", "--boards", "1=")
    os.symlink("event.json", os.path.join(folder, "link.json"))
    left = [name for name in os.listdir(folder) if name.startswith(".")]
    if left:
        raise SystemExit(f"commands leave {sorted(left)}")


def two_who_play_elsewhere(bestdraw, folder):
    """White of board 6 and Black of board 7 of the second round."""
    lines = subprocess.run([bestdraw, "missing", "event.json", "--format", "csv"], cwd=folder, env=fault.plain_environment(), stdout=subprocess.PIPE,
                           text=True, check=False).stdout.splitlines()
    head = lines[0].split(",")
    rows = [dict(zip(head, row)) for row in csv.reader(lines[1:])]
    return next(r["white"] for r in rows if r["board"] == "6") + " " + next(r["black"] for r in rows if r["board"] == "7")


class Trial:
    """One example in one format, in a folder of its own."""

    def __init__(self, place, build, library, start, example, event, asked_by=None):
        self.bestdraw, self.asked_by = os.path.join(build, "bestdraw"), asked_by
        self.place, self.start, self.example, self.event = place, start, example, event
        self.work = os.path.join(place, "work")
        self.out, self.err = os.path.join(place, "out"), os.path.join(place, "err")
        self.control = fault.Control(place, library)
        self.words = asked_by or [self.bestdraw, *self.filled(example.words)]
        self.main = ([event] if example.event else []) + list(example.others)
        self.watched = self.main + list(example.beside)
        self.complaints, self.counts = [], Counter()
        self.seen = {}
        os.mkdir(self.work)
        os.chdir(self.work)
        self.prepare()

    def filled(self, words):
        return [self.event if word == "FILE" else word for word in words.split()]

    def complain(self, what):
        self.complaints.append(f"{' '.join(self.words[1:] if self.asked_by is None else self.words)}: {what}")

    def contents(self):
        return {name: fault.read(name) for name in self.watched}

    def put(self, files):
        for name in os.listdir("."):
            if name in self.example.folders:
                shutil.rmtree(name)
            elif name not in files:
                os.remove(name)
        for name in self.example.folders:
            os.mkdir(name)
        for name, content in files.items():
            fault.write(name, content)
            os.chmod(name, MODE)
        if "link.json" in self.words:
            os.symlink("event.json", "link.json")

    def do(self, words):
        return fault.run(words, fault.plain_environment(), self.out, self.err)

    def next_of(self):
        """What the next change makes of the files; it must go through and leave nothing behind."""
        results = []
        for name in self.main:
            if os.path.exists(name) and (code := self.do([self.bestdraw, "edit", "-q", name, "name=Next"])) != 0:
                return f"the next command on {name} fails ({code}): {fault.read(self.err).decode().strip()}"
            results.append(fault.read(name))
        extra = self.extra()
        if extra and all(self.owner(name) in self.example.beside for name in extra):
            return self.again()
        return f"left behind after the next command: {sorted(extra)}" if extra else results

    def extra(self):
        return set(os.listdir(".")) - set(self.files) - set(self.watched) - set(self.example.folders) - {"link.json"}

    def owner(self, name):
        return name[1:name.rindex(".")]

    def again(self):
        """What a kill leaves beside a file that is no event is cleared away when the file is written the next time."""
        for name in self.watched:
            if self.old[name] is not None:
                fault.write(name, self.old[name])
            elif os.path.exists(name):
                os.remove(name)
        if self.do(self.words) != 0 or self.contents() != self.new:
            return f"cannot be done again: {fault.read(self.err).decode()}"
        return f"left behind when it is done again: {sorted(self.extra())}" if self.extra() else None

    def prepare(self):
        """The files before, after, and after the next command; what is said when it is done."""
        self.put({name: fault.read(os.path.join(self.start, name)) for name in os.listdir(self.start) if name != "link.json"})
        for words in self.example.first:
            if self.do([self.bestdraw, *self.filled(words), "-q"]) != 0:
                raise SystemExit(f"{words}: {fault.read(self.err).decode()}")
        self.files = {name: fault.read(name) for name in os.listdir(".") if os.path.isfile(name) and not os.path.islink(name)}
        self.old = self.contents()
        code = self.do(self.words)
        said = fault.read(self.err).decode()
        if code != (2 if self.example.refused else 0):
            raise SystemExit(f"{' '.join(self.words)}: exit {code}: {said}{fault.read(self.out).decode()}")
        self.new = self.contents()
        if self.extra():
            raise SystemExit(f"{' '.join(self.words)}: leaves {sorted(self.extra())}")
        same = [name for name in self.watched if self.old[name] == self.new[name]]
        if len(same) != (len(self.watched) if self.example.refused else 0):
            raise SystemExit(f"{' '.join(self.words)}: does not change {same}")
        self.done = set() if self.example.refused else {line for line in said.splitlines() if line.startswith("bestdraw: ") and "warning: " not in line and not any(words in line for words in self.example.says_before)}
        self.check_journal()
        self.next_new = self.next_of()
        self.put(self.files)
        self.next_old = self.next_of()
        for wrong in (self.next_old, self.next_new):
            if isinstance(wrong, str):
                raise SystemExit(wrong)
        self.put(self.files)

    def check_journal(self):
        for name in self.main:
            if self.do([self.bestdraw, "history", "--check", "-q", name]) != 0:
                raise SystemExit(f"{name}: {fault.read(self.err).decode()}")

    def one(self, at, how, groups, error):
        """False: the program was through before the n-th call."""
        self.control.tell(at, how, groups, error)
        code = fault.run(self.words, self.control.environment, self.out, self.err)
        met = self.control.get("met")
        if self.control.get("unflushed") > 0:
            self.complain("a file takes the place of another before it is flushed")
        if met == 0:
            self.put(self.files)
            return False
        self.counts[how] += 1
        self.met = f"call {at} {how} groups {groups} error {error} ({fault.CALL_NAMES[met - 1]})"
        self.judge(at, how, code)
        if set(os.listdir(".")) != set(self.files) | set(self.example.folders) or self.contents() != self.old or "link.json" in self.words:
            self.put(self.files)
        return True

    def judge(self, at, how, code):
        now = self.contents()
        killed = how in ("kill", "kill-after", "power", "power-after")
        said = fault.read(self.err).decode(errors="replace")
        if killed and code == -signal.SIGKILL:
            code = None
        elif code is None:
            return self.complain(f"{self.met}: does not end")
        elif code < 0:
            return self.complain(f"{self.met}: ended by signal {-code}: {said}")
        for name in self.example.beside:
            if now[name] not in (self.old[name], self.new[name]) and self.is_another_proof(name):
                now[name] = self.new[name]
        torn = [name for name in self.watched if now[name] not in (self.old[name], self.new[name])]
        if torn:
            return self.complain(f"{self.met}: neither the old nor the new one: {torn}; exit {code}: {said}")
        told = self.main or self.watched
        old, new = all(now[name] == self.old[name] for name in told), all(now[name] == self.new[name] for name in told)
        if code is not None and not self.example.refused and (code == 0) != new and not (new and self.example.prints):
            self.complain(f"{self.met}: exit {code}, but the {'new' if new else 'old' if old else 'one new, one old'} file: {said}")
        if code == 0 and any(now[name] != self.new[name] for name in self.watched):
            self.complain(f"{self.met}: exit 0, but not all of it is written: {said}")
        if self.example.refused and (not old or code == 0):
            self.complain(f"{self.met}: exit {code}, changed: {not old}")
        self.counts["old" if old else "new" if new else "between"] += 1
        # Said too early, or lost after it was said.
        for name in self.files:
            if name in self.watched and os.stat(name).st_mode & 0o777 != MODE:
                self.complain(f"{self.met}: {name} may be read by others than before: {os.stat(name).st_mode & 0o777:o}")
        if "link.json" in self.words and not os.path.islink("link.json"):
            self.complain(f"{self.met}: a file stands in the place of the link")
        early = [line for line in said.splitlines() if line in self.done]
        if old and not new and early:
            self.complain(f"{self.met}: the old file, but: {early}")
        extra = self.extra()
        name_met = fault.CALL_NAMES[self.control.get("met") - 1]
        lock = name_met in LEAVES_A_LOCK and all(name.endswith(".lock") for name in extra)
        if extra and code is not None and not lock and name_met != "unlink" and (old or new):  # between the two the notes stay
            self.complain(f"{self.met}: leaves {sorted(extra)}")
        if extra or not (old or new) or at % 8 == 0:
            self.go_on(extra, old, new)

    def is_another_proof(self, name):
        """Where the solver could not go on by one way it takes another: the same draw, and a proof all the same."""
        if not fault.read(name) or not (name.endswith(".vipr") or name.endswith(".cert") and self.main):
            return False
        words = [sys.executable, VIPR_CHECKER, name]
        if name.endswith(".cert"):
            words = [self.bestdraw + "-verify", self.main[-1] if name == "b.cert" else self.main[0], name]
        if self.do(words) not in (0, 6):  # 6: with wishes, here that for the guest
            return False
        self.counts["another proof"] += 1
        return True

    def go_on(self, extra, old, new):
        after = self.next_of()
        self.counts["gone on"] += 1
        wanted = [self.next_old] if old else [self.next_new] if new else [self.next_old, self.next_new]
        if after not in wanted and after is not None:
            self.complain(f"{self.met}: {after if isinstance(after, str) else 'the next command makes another file of it'}, beside it was {sorted(extra)}")
        self.put(self.files)

    def whole(self, ways):
        for how, groups, error in ways:
            at = 1
            step = 7 if groups == fault.MEMORY and how == "forever" else 1
            while self.one(at, how, groups, error) and len(self.complaints) < 20:
                at += step
            self.counts[f"most calls of {'memory' if groups == fault.MEMORY else 'system'}"] = max(
                self.counts[f"most calls of {'memory' if groups == fault.MEMORY else 'system'}"], at - 1)

    def sample(self, ways, number, seed):
        chance = random.Random(seed)
        calls = {}
        for groups in (fault.CALLS, fault.MEMORY):
            self.control.tell(0, "fail", groups)
            fault.run(self.words, self.control.environment, self.out, self.err)
            calls[groups] = self.control.get("count")
            self.put(self.files)
        for _ in range(number):
            how, groups, error = chance.choice(ways)
            self.one(chance.randint(1, max(1, calls[groups])), how, groups, error)


def try_one(task):
    index, args, example, event, asked_by = task
    place = os.path.join(args.place, f"trial{index}")
    os.mkdir(place)
    try:
        trial = Trial(place, args.build, args.library, args.start, example, event, asked_by)
        if args.whole:
            trial.whole(FAULTS + KILLS)
        else:
            trial.sample(FAULTS + KILLS, args.each, args.seed + index)
        return trial.counts, trial.complaints
    except SystemExit as stop:
        return Counter(), [f"the example does not work: {stop}"]
    finally:
        os.chdir("/")
        shutil.rmtree(place)


def unfinished(args):
    """A kill has left two files that belong together half saved: whoever finishes that, and meets a fault, leaves it to the next."""
    place = os.path.join(args.place, "unfinished")
    os.mkdir(place)
    example = next(example for example in EXAMPLES if example.others and not example.beside)
    trial = Trial(place, args.build, args.library, args.start, example, "odd_a.json")
    at, counts, complaints = 1, Counter(), []
    while True:  # to the place between the two renames
        trial.control.tell(at, "kill-after", fault.CALLS)
        fault.run(trial.words, trial.control.environment, trial.out, trial.err)
        now = trial.contents()
        if now["odd_a.json"] == trial.new["odd_a.json"] and now["odd_b.json"] == trial.old["odd_b.json"]:
            break
        trial.put(trial.files)
        at += 1
    half = {name: fault.read(name) for name in os.listdir(".")}
    for event in ("odd_a.json", "odd_b.json"):
        words = [trial.bestdraw, "edit", "-q", event, "name=Next"]
        trial.put(half)
        trial.do(words)
        whole = trial.contents()
        for how, groups in (("fail", fault.CALLS), ("fail", fault.MEMORY), ("kill", fault.CALLS), ("power", fault.CALLS)):
            for at in range(1, 2000):
                trial.put(half)
                trial.control.tell(at, how, groups)
                code = fault.run(words, trial.control.environment, trial.out, trial.err)
                if trial.control.get("met") == 0:
                    break
                counts[how] += 1
                done = trial.contents() == whole
                if code != -signal.SIGKILL and (code == 0) != done:
                    complaints.append(f"unfinished: {event}: call {at} {how} groups {groups}: exit {code}, done: {done}: {fault.read(trial.err)}")
                again, now = trial.do(words), trial.contents()
                other = trial.do([trial.bestdraw, "edit", "-q", *(name for name in trial.main if name != event), "name=Other"])
                if again != 0 or other != 0 or now != whole or trial.extra():
                    wrong = [name for name in trial.main if now[name] != whole[name]]
                    complaints.append(f"unfinished: {event}: call {at} {how} groups {groups}: the next does not finish it: {again} {other} {wrong} {sorted(trial.extra())}")
            if not args.whole:
                break
    os.chdir("/")
    return counts, complaints[:20]


def check_complete(build):
    """A command that writes and has no example fails the test."""
    listed = set(subprocess.run([os.path.join(build, "tests", "faults", "what_writes")], stdout=subprocess.PIPE, text=True, check=True).stdout.split("\n")) - {""}
    tried = {name for example in EXAMPLES for name in example.writes.split(",")}
    return [f"{name}: tests/faults/examples.py has no example" for name in sorted(listed - tried - NOT_TRIED)] + \
           [f"{name}: tests/faults/examples.py has an example of what is no longer there" for name in sorted((tried | NOT_TRIED) - listed)]


def library_tasks(args):
    """The same through bestdraw_ask, to an event in a file."""
    asks = os.path.join(args.build, "tests", "faults", "fault_library")
    by_words = {example.words: example for example in EXAMPLES}
    for command, options, words in (("result", '{"round": 2, "board": 5, "result": "1/2"}', "result FILE 2 --board 5 1/2"), ("undo", "{}", "undo FILE"),
                                    ("draw", '{"round": 3, "save": true, "without-results": true}', "draw FILE --save --round 3 --without-results --format pairs")):
        for event in by_words[words].formats:
            yield by_words[words], event, [asks, event, command, options]


def command_tasks(args):
    for example in EXAMPLES:
        for event in example.formats:
            if args.only in ("", example.words.split()[0]):
                yield example, event, None


def main():
    reader = argparse.ArgumentParser()
    reader.add_argument("build")
    reader.add_argument("source")
    reader.add_argument("--whole", action="store_true")
    reader.add_argument("--only", default="")
    reader.add_argument("--part", default="")
    reader.add_argument("--jobs", type=int, default=2)
    reader.add_argument("--each", type=int, default=8, help="faults of each example of a sample")
    reader.add_argument("--examples", type=int, default=25, help="of a sample")
    reader.add_argument("--seed", type=int, default=random.randrange(1000000))
    args = reader.parse_args()
    args.build = os.path.abspath(args.build)
    args.library = os.path.join(args.build, "tests", "faults", "libfault_preload.so")
    if not os.path.exists(args.library):
        print("skipped: not Linux with glibc, or under a sanitizer")
        return 77
    args.place = tempfile.mkdtemp(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) and "TMPDIR" not in os.environ else None)
    args.start = os.path.join(args.place, "start")
    began, total, complaints = time.time(), Counter(), check_complete(args.build) + memory.check_complete(args.build, EXAMPLES)
    print(f"seed {args.seed}")
    try:
        bestdraw = os.path.join(args.build, "bestdraw")
        make_start(bestdraw, args.start)
        two = two_who_play_elsewhere(bestdraw, args.start)
        for example in EXAMPLES:
            example.words = example.words.replace("PLAYED", two)
        for part, tasks in (("commands", command_tasks), ("library", library_tasks)):
            if args.part not in ("", part):
                continue
            counts = Counter()
            numbered = [(index, args, *task) for index, task in enumerate(tasks(args))]
            if not args.whole:
                numbered = random.Random(args.seed).sample(numbered, min(len(numbered), args.examples))
            with multiprocessing.Pool(args.jobs) as pool:
                for more, said in pool.imap_unordered(try_one, numbered):
                    counts += more
                    complaints += said
            total += counts
            print(f"{part}: {len(numbered)} examples; " + ", ".join(f"{name} {counts[name]}" for name in sorted(counts)))
        for part, work in {"unfinished": unfinished, **memory.PARTS, **hall.PARTS}.items():
            if args.part in ("", part):
                counts, said = work(args)
                total += counts
                complaints += said
                print(f"{part}: " + ", ".join(f"{name} {counts[name]}" for name in sorted(counts)))
    finally:
        shutil.rmtree(args.place)
    failing = sum(total[how] for how in ("fail", "forever", "short", "interrupt"))
    killing = sum(total[how] for how in ("kill", "kill-after", "power", "power-after"))
    print(f"{failing} faults, {killing} kills and power cuts; {len(complaints)} complaints; {time.time() - began:.0f} s")
    for line in complaints[:100]:
        print(f"COMPLAINT: {line}")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())

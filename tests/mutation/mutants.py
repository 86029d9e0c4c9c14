#!/usr/bin/env python3
"""Plants small faults in src/ and reports which of them no default test notices. README.md beside this file tells how to use it.

All chosen faults are compiled into one build, each behind a switch that is read from the environment (BD_MUTANT=417); with
BD_MUTANT_REACHED=FILE a program notes which switches it came past. So one run of every test without a fault tells which tests
can notice which fault, and then each fault meets those tests only, nearest and fastest first, until one fails.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import json
import math
import os
import pathlib
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time

import c_faults

HERE = pathlib.Path(__file__).resolve().parent
WEIGHT = {"swap": 0.4, "relation": 0.7, "constant": 0.7, "drop": 1, "condition": 1, "sign": 1, "logic": 1.5}
COUNTS = re.compile(r"^src/rulebook/(\S*recount\S*:|\S*:\S*(count|tally))")  # file:function of the second counts
QUICK = 10  # CPU seconds of tests that a fault meets before its turn is over for a first time
MEMORY = 3 << 30
FILE_SIZE = 256 << 20

SWITCH_H = """/* Written by tests/mutation/mutants.py. */
#ifndef BD_MUTANT
extern int bd_mutant;
extern unsigned char *bd_mutant_seen;
#define BD_MUTANT(n) (bd_mutant_seen[n] = 3, bd_mutant == (n))
#define BD_MUTANT_DIFFERS(n, differs) (bd_mutant_seen[n] |= (unsigned char)(1 | (differs) << 1), bd_mutant == (n))
#endif
"""
SWITCH_C = """/* Written by tests/mutation/mutants.py: which fault is on, and which were come past (1) and made a difference (2). */
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
int bd_mutant;
static unsigned char room[%(size)d];
unsigned char *bd_mutant_seen = room;
__attribute__((constructor(101))) static void bd_mutant_read(void)
{
    const char *on = getenv("BD_MUTANT"), *seen = getenv("BD_MUTANT_REACHED");
    if (on != NULL) bd_mutant = atoi(on);
    const int file = seen != NULL ? open(seen, O_RDWR) : -1;
    void *map = file >= 0 ? mmap(NULL, sizeof room, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) : MAP_FAILED;
    if (file >= 0) close(file);
    if (map != MAP_FAILED) bd_mutant_seen = map;
}
"""


def say(*words):
    print(*words, file=sys.stderr, flush=True)


# ---- sources ----


def files_of(source):
    """The files of the project below `source`, without what is built."""
    if (source / ".git").exists():
        listed = subprocess.run(
            ["git", "-C", str(source), "ls-files", "-co", "--exclude-standard"], check=True, capture_output=True, text=True
        ).stdout.split("\n")
        return sorted(f for f in listed if f and (source / f).is_file())
    out = []
    for path in source.rglob("*"):
        name = str(path.relative_to(source))
        if path.is_file() and not re.match(r"(build|\.)", name):
            out.append(name)
    return sorted(out)


def read_sources(source, names):
    """CFile for each .c and .h below src/."""
    texts = {n: (source / n).read_text() for n in names if re.match(r"(src|include)/.*\.[ch]$", n)}
    types = set()
    for name, text in texts.items():
        if name.endswith(".h"):
            types |= c_faults.types_in(text)
    return {n: c_faults.CFile(n, t, types) for n, t in texts.items() if n.startswith("src/")}


def module_of(fault):
    return fault.file.split("/")[1]


def place_of(fault):
    return f"{fault.file}:{fault.function}"


def rank_of(fault, seed):
    """A number from what the fault says, not from where it stands, so that other changes do not reshuffle the sample."""
    digest = hashlib.sha256("\0".join((str(seed),) + fault.key).encode()).digest()
    draw = (int.from_bytes(digest[:8], "big") + 1) / (1 << 64)
    return draw ** (1 / WEIGHT[fault.kind])


def choose(faults, count, seed):
    """`count` faults, at least a tenth of them in verify and a sixtieth in every module; all when count is 0."""
    by_module = collections.defaultdict(list)
    for fault in faults:
        by_module[module_of(fault)].append(fault)
    for one in by_module.values():
        one.sort(key=lambda f: -rank_of(f, seed))
    if count == 0:
        return {m: (one, []) for m, one in by_module.items()}
    floor = {m: min(len(one), -(-count // (10 if m == "verify" else 60))) for m, one in by_module.items()}
    rest = max(0, count - sum(floor.values()))
    spare = sum(len(one) - floor[m] for m, one in by_module.items()) or 1
    share = {m: floor[m] + rest * (len(one) - floor[m]) // spare for m, one in by_module.items()}
    for m in sorted(by_module, key=lambda m: -len(by_module[m])):
        if sum(share.values()) < count and share[m] < len(by_module[m]):
            share[m] += 1
    # The second list fills the places of faults that turn out not to compile.
    return {m: (one[: share[m]], one[share[m] : 3 * share[m] + 10]) for m, one in by_module.items()}


# ---- the list of equivalents ----


def read_equivalents(path):
    """{key: reason} from blocks of file, line, fault, why."""
    out = {}
    if not path.exists():
        return out
    for number, block in enumerate(re.split(r"\n\s*\n", path.read_text()), 1):
        rows = [row for row in block.split("\n") if row and not row.startswith("#")]
        if not rows:
            continue
        fields = dict(row.split(": ", 1) for row in rows)
        if set(fields) != {"file", "line", "fault", "why"}:
            sys.exit(f"{path}: block {number} has not exactly file, line, fault and why")
        out[(fields["file"], fields["line"], fields["fault"])] = fields["why"]
    return out


# ---- the build ----


class Tree:
    """A copy of the project with the faults planted, and its build."""

    def __init__(self, source, work):
        self.source, self.work = source, work
        self.tree, self.build, self.scratch = work / "tree", work / "build", work / "scratch"
        self.probe = work / "probe"
        for folder in (self.tree, self.scratch):
            folder.mkdir(parents=True, exist_ok=True)
        self.names = files_of(source)
        self.defines = {}  # by source: what the build defines for it
        self.files = read_sources(source, self.names)
        self.folder_of_switch = "src/base" if (source / "src/base").is_dir() else next(iter(self.files)).rsplit("/", 1)[0]

    def put(self, name, text):
        path = self.tree / name
        data = text if isinstance(text, bytes) else text.encode()
        if path.exists() and path.read_bytes() == data:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)

    def number(self, chosen):
        """Gives the chosen faults their ids; {file: faults}."""
        by_file = collections.defaultdict(set)
        for number, fault in enumerate(chosen, 1):
            fault.id = number
            by_file[fault.file].add(fault)
        return by_file

    def write(self, chosen):
        by_file = self.number(chosen)
        keep = set(self.names)
        for name in self.names:
            if name in by_file:
                self.put(name, self.files[name].written(by_file[name]))
            else:
                self.put(name, (self.source / name).read_bytes())
                shutil.copymode(self.source / name, self.tree / name)
        switch_c = f"{self.folder_of_switch}/mutant_switch.c"
        self.put(switch_c, SWITCH_C % {"size": (len(chosen) + 4096) // 4096 * 4096})
        self.put("mutant_switch.h", SWITCH_H)
        keep |= {switch_c, "mutant_switch.h"}
        for path in self.tree.rglob("*"):
            if path.is_file() and str(path.relative_to(self.tree)) not in keep:
                path.unlink()

    def wrong_lines(self, name):
        """Lines of a planted file that do not compile."""
        done = subprocess.run(
            ["cc", "-std=c17", "-D_POSIX_C_SOURCE=200809L", *self.defines.get(name, ()), "-fsyntax-only", "-x", "c",
             "-Werror=int-conversion", "-Werror=incompatible-pointer-types", "-Werror=discarded-qualifiers",
             "-include", "mutant_switch.h", f"-I{self.source}/src", f"-I{self.source}/include", name],
            cwd=self.probe, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"},
        )  # fmt: skip
        return {int(line) for file, line in re.findall(r"^(\S+?):(\d+):\d+: (?:fatal )?error:", done.stderr, re.M) if file == name}

    def without_wrong(self, chosen, jobs):
        """The chosen faults without those that do not compile: exchanged arguments go first, then all of the line."""
        chosen, look_at = list(chosen), {f.file for f in chosen}
        self.probe.mkdir(exist_ok=True)  # the tree itself stays as it is, or all that was built would be out of date
        (self.probe / "mutant_switch.h").write_text(SWITCH_H)
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            while look_at:
                by_file = self.number(chosen)
                for name in look_at:
                    (self.probe / name).parent.mkdir(parents=True, exist_ok=True)
                    (self.probe / name).write_text(self.files[name].written(by_file[name]))
                wrong = dict(zip(sorted(look_at), pool.map(self.wrong_lines, sorted(look_at))))
                look_at = set()
                for name, lines in wrong.items():
                    on_line = [f for f in chosen if f.file == name and f.line in lines]
                    away = [f for f in on_line if f.kind == "swap"]
                    if not away and lines - {f.line for f in on_line}:  # a table is used where only a table may stand
                        away = [f for f in chosen if f.file == name and f.how == "table"]
                    away = away or on_line
                    if lines and not away:
                        away = [f for f in chosen if f.file == name]
                        say(f"{name}: lines {sorted(lines)} do not compile; no fault of this file is tried")
                    if away:
                        look_at.add(name)
                        gone = set(away)
                        chosen = [f for f in chosen if f not in gone]
        return chosen

    def compiled(self):
        """The sources that this machine's build compiles; what another system's build needs is not among them."""
        listing = self.work / "listing"
        self.must(["cmake", "-S", str(self.source), "-B", str(listing), "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON"])
        for one in json.loads((listing / "compile_commands.json").read_text()):
            path = os.path.normpath(os.path.join(one["directory"], one["file"]))
            self.defines[os.path.relpath(path, self.source)] = [w for w in shlex.split(one["command"]) if w.startswith("-D")]
        other = re.compile(r"(?:/\*.*?\*/|#include[^\n]*|\s)*#ifdef _WIN32", re.S)  # the whole file is for another system
        here = {name for name in self.files if name.endswith(".h") or name in self.defines}
        return {name for name in here if os.name == "nt" or not other.match(self.files[name].source)}

    def configure(self):
        flags = f"-include {self.tree}/mutant_switch.h"
        probe = ["cc", "-ftrivial-auto-var-init=pattern", "-fsyntax-only", "-x", "c", os.devnull]
        if subprocess.run(probe, capture_output=True, check=False).returncode == 0:
            flags += " -ftrivial-auto-var-init=pattern"  # a variable that a dropped statement leaves open is the same in every run
        configure = ["cmake", "-S", str(self.tree), "-B", str(self.build), "-DCMAKE_BUILD_TYPE=Release",
                     "-DCMAKE_C_FLAGS_RELEASE=-O1", f"-DCMAKE_C_FLAGS={flags}"]  # fmt: skip
        if shutil.which("ccache"):
            configure.append("-DCMAKE_C_COMPILER_LAUNCHER=ccache")
        self.must(configure)

    def must(self, command):
        # What has no fault in it was perhaps compiled before, in another folder.
        ccache = {"CCACHE_BASEDIR": str(self.work), "CCACHE_NOHASHDIR": "1"}
        done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **ccache})
        if done.returncode != 0:
            errors = [row for row in (done.stdout + done.stderr).split("\n") if "error" in row or "Error" in row]
            sys.exit("the planted tree does not build:\n" + "\n".join(errors[:20] or [done.stderr[-2000:]]))

    def programs_of(self, name):
        """The programs that a test needs; None when it may need all there is."""
        kind, word = name.split("/", 1)
        if kind in ("unit", "property"):
            return {"test_" + word}
        script = self.tree / "tests" / f"{name}.sh"
        text = script.read_text() if script.is_file() else "cmake"
        used = set(re.findall(r"\$\{?build\}?([\w./-]*)", text))
        return None if "cmake" in text or not used <= {"/bestdraw", "/bestdraw-verify"} else {name[1:] for name in used}

    def compile(self, pattern, jobs):
        """Builds what the wanted tests need."""
        listing = subprocess.run(["ctest", "-N"], cwd=self.build, check=True, capture_output=True, text=True).stdout
        wanted = [name for name in re.findall(r"Test +#\d+: (\S+)", listing) if re.search(pattern, name)]
        programs = [self.programs_of(name) for name in wanted]
        command = ["cmake", "--build", str(self.build), "-j", str(jobs)]
        if wanted and None not in programs:
            command += ["--target"] + sorted(set().union(*programs))
        self.must(command)


# ---- tests ----


class Test:
    def __init__(self, entry):
        self.name, self.command = entry["name"], entry["command"]
        properties = {p["name"]: p["value"] for p in entry.get("properties", [])}
        self.labels = properties.get("LABELS", [])
        self.folder = properties.get("WORKING_DIRECTORY", ".")
        self.skip = int(properties.get("SKIP_RETURN_CODE", 77))
        self.environment = dict(row.split("=", 1) for row in properties.get("ENVIRONMENT", []))
        self.cpu = self.wall = 0.0
        self.seen = b""


def tests_of(tree, pattern):
    listing = subprocess.run(["ctest", "--show-only=json-v1"], cwd=tree.build, check=True, capture_output=True, text=True).stdout
    tests = [Test(e) for e in json.loads(listing)["tests"] if "command" in e]
    wanted = re.compile(pattern)
    return [t for t in tests if "slow" not in t.labels and not t.name.startswith("mutation/") and wanted.search(t.name)]


def cpu_of_session(leader):
    """CPU seconds of the processes that `leader` has started, itself included."""
    ticks = 0
    for folder in os.listdir("/proc"):
        if not folder.isdigit():
            continue
        try:
            fields = pathlib.Path("/proc", folder, "stat").read_text().rsplit(")", 1)[1].split()
        except (OSError, IndexError):
            continue
        if int(fields[3]) == leader:
            ticks += sum(int(word) for word in fields[11:15])
    return ticks / os.sysconf("SC_CLK_TCK")


def wait_for(child, wall_limit, cpu_limit):
    """Waits; kills the child's session when its time is up. (exit code or None, cpu seconds). The system's own limit on CPU time
    is not used: it makes the clock of a program that measures its CPU time too coarse for the tests."""
    start, pause, late = time.monotonic(), 0.002, False
    while True:
        pid, status, used = os.wait4(child.pid, os.WNOHANG)
        if pid != 0:
            break
        time.sleep(pause)
        pause = min(1.3 * pause, 0.2)
        seconds = time.monotonic() - start
        if not late and seconds > 1 and (seconds > wall_limit or cpu_of_session(child.pid) > cpu_limit):
            late = True
            os.killpg(child.pid, signal.SIGKILL)
    child.returncode = os.waitstatus_to_exitcode(status)
    return None if late else child.returncode, used.ru_utime + used.ru_stime


def run(test, tree, environment, wall_limit, cpu_limit):
    """(exit code, cpu seconds, wall seconds); the code is None when the time was up."""

    def limit():
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_SIZE, FILE_SIZE))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    folder = tree.scratch / f"{os.getpid()}-{threading.get_ident()}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    full = {**os.environ, **test.environment, **environment, "TMPDIR": str(folder)}
    start = time.monotonic()
    child = subprocess.Popen(
        test.command, cwd=test.folder, env=full, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, start_new_session=True, preexec_fn=limit,
    )  # fmt: skip
    code, cpu = wait_for(child, wall_limit, cpu_limit)
    try:
        os.killpg(child.pid, signal.SIGKILL)  # whatever it left behind
    except ProcessLookupError:
        pass
    shutil.rmtree(folder, ignore_errors=True)
    return code, cpu, time.monotonic() - start


def first_run(tests, tree, size, jobs, digest):
    """Runs every test without a fault: how long it takes and which faults it comes past. Tests that fail are left out. What an
    interrupted run of the same tree has seen is taken over."""
    folder = tree.work / f"seen-{digest}"
    folder.mkdir(exist_ok=True)

    def one(test):
        record, note = folder / f"{threading.get_ident()}", folder / (test.name.replace("/", " ") + ".json")
        kept = note.with_suffix(".seen")
        if not note.exists():
            record.write_bytes(bytes((size + 4096) // 4096 * 4096))
            note_of_run = run(test, tree, {"BD_MUTANT_REACHED": str(record)}, 900, 600)
            record.rename(kept)
            note.write_text(json.dumps(note_of_run))
        code, test.cpu, test.wall = json.loads(note.read_text())
        test.seen = kept.read_bytes()
        return code

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        codes = list(pool.map(one, tests))
    good = []
    for test, code in zip(tests, codes):
        if code in (0, test.skip) and any(test.seen):
            good.append(test)
        elif any(test.seen):
            say(f"left out, for it fails without a fault: {test.name}")
    return good


class Hunt:
    """Meets the faults with the tests that come past them."""

    def __init__(self, tree, tests):
        self.tree, self.tests = tree, tests
        self.killers = collections.Counter()
        self.before = {}  # by what the fault says: the test that noticed it in the last run in this folder
        self.met = collections.defaultdict(set)  # by fault: tests that did not notice it

    def order(self, fault):
        """The tests that can notice the fault and have not been asked, the most promising for their time first."""
        able = [t for t in self.tests if t.seen[fault.id] & 2 and t.name not in self.met[fault.id]]
        stem, module = pathlib.PurePath(fault.file).stem, module_of(fault)

        def cost(test):
            if self.before.get(" ".join(fault.key)) == test.name:
                return (0.0, test.name)
            near = 0.2 if stem in test.name else 0.5 if module in test.name else 1.0
            known = 1 + self.killers[fault.file, test.name] + 5 * self.killers[place_of(fault), test.name]
            return (near * (test.cpu + 0.3 * test.wall + 0.05) / known, test.name)

        return sorted(able, key=cost)

    def notices(self, test, fault):
        cpu_limit = int(3 * test.cpu + 3)
        wall_limit = 30 + 20 * test.cpu + 4 * test.wall
        code, _, _ = run(test, self.tree, {"BD_MUTANT": str(fault.id)}, wall_limit, cpu_limit)
        if code in (0, test.skip):
            return False
        if code is None or re.search(r"_time|interrupt|parallel", test.name):
            # The clock of a busy machine is no witness: the test must pass without the fault.
            again, _, _ = run(test, self.tree, {}, 2 * wall_limit, 600)
            return again in (0, test.skip)
        return True

    def meet(self, fault, seconds):
        """(verdict, by which test): killed, survived, or unreached; open when the tests of so many CPU seconds did not notice it."""
        spent = 0.0
        for test in self.order(fault):
            if spent > 0 and spent + test.cpu > seconds:
                return "open", "-"
            spent += test.cpu + 0.01
            if self.notices(test, fault):
                self.killers[fault.file, test.name] += 1
                self.killers[place_of(fault), test.name] += 1
                return "killed", test.name
            self.met[fault.id].add(test.name)
        reached = any(t.seen[fault.id] for t in self.tests)
        return ("survived" if reached else "unreached"), "-"


# ---- the report ----


def report(chosen, verdicts, equivalent, out):
    rows = collections.defaultdict(collections.Counter)
    for fault in chosen:
        for row in [module_of(fault), "all"] + (["second counts"] if COUNTS.match(place_of(fault)) else []):
            rows[row]["planted"] += 1
            rows[row][verdicts[fault.key][0]] += 1
    for fault in equivalent:
        for row in [module_of(fault), "all"] + (["second counts"] if COUNTS.match(place_of(fault)) else []):
            rows[row]["equivalent"] += 1
    print(f"{'module':<15}{'planted':>8}{'reached':>8}{'killed':>8}{'survived':>9}{'equivalent':>11}{'killed %':>9}", file=out)
    last = ["second counts", "all"]
    for name in sorted(r for r in rows if r not in last) + [r for r in last if r in rows]:
        row = rows[name]
        planted, killed = row["planted"], row["killed"]
        percent = f"{100 * killed / planted:.1f}" if planted else "-"
        numbers = f"{planted:>8}{planted - row['unreached']:>8}{killed:>8}{planted - killed:>9}{row['equivalent']:>11}"
        print(f"{name:<15}{numbers}{percent:>9}", file=out)
    for fault in sorted(chosen, key=lambda f: (f.file, f.line, f.at)):
        verdict = verdicts[fault.key][0]
        if verdict == "killed":
            continue
        nth = f" (#{fault.nth})" if fault.nth > 1 else ""
        print(f"\n{fault.file}:{fault.line}: {verdict} ({fault.kind}, in {fault.function})", file=out)
        print(f"line: {fault.line_text}\nfault: {fault.before} -> {fault.after}{nth}", file=out)


def select(faults, options, tree, known):
    """The faults to try, and the equivalents that they would have been among."""
    fresh = [f for f in faults if f.key not in known]
    listed = [f for f in faults if f.key in known]
    chosen = []
    for first, spare in choose(fresh, options.count, options.seed).values():
        fit = set(tree.without_wrong(first + spare, options.jobs))
        chosen += [f for f in first + spare if f in fit][: len(first)]
    return sorted(chosen, key=lambda f: (f.file, f.at, f.kind, f.after)), listed


def arguments():
    parser = argparse.ArgumentParser(description="Plants small faults in src/ and reports which of them no default test notices.")
    parser.add_argument("--source", type=pathlib.Path, default=HERE.parent.parent, help="the project; default: this one")
    parser.add_argument("--work", type=pathlib.Path, help="folder for the planted copy and its build; default: SOURCE/build/mutation")
    parser.add_argument("--equivalent", type=pathlib.Path, help="list of equivalents; default: beside this file")
    parser.add_argument("--seed", type=int, default=1, help="seed of the sample; default: 1")
    parser.add_argument("--count", type=int, default=600, help="faults to plant; 0: all; default: 600")
    parser.add_argument("--where", default="", help="only faults whose file:function matches this regular expression")
    parser.add_argument("--again", type=pathlib.Path, metavar="REPORT", help="only the faults that survived in an earlier report; all of them")
    parser.add_argument("--tests", default="", help="only tests whose name matches this regular expression")
    parser.add_argument("--jobs", type=int, default=1, help="faults met at the same time; default: 1")
    parser.add_argument("--output", type=pathlib.Path, help="the report; default: standard output")
    parser.add_argument("--at-least", type=float, help="exit with 1 when fewer percent are killed")
    parser.add_argument("--list", action="store_true", help="print the faults that could be planted, and plant none")
    return parser.parse_args()


def listed_in(path):
    """The keys of the faults that an earlier report lists."""
    form = r"^(\S+?):\d+: (?:survived|unreached) .*\nline: (.*)\nfault: (.*)$"
    return set(re.findall(form, path.read_text(), re.M))


def check_known(known, faults, options):
    stale = sorted(set(known) - {f.key for f in faults}) if not options.where else []
    for file, line, change in stale:
        say(f"equivalent.txt: no such fault any more: {file}: {line}: {change}")


def digest_of(tree):
    digest = hashlib.sha256()
    for name in sorted(str(p.relative_to(tree.tree)) for p in tree.tree.rglob("*") if p.is_file()):
        digest.update(name.encode() + b"\0" + (tree.tree / name).read_bytes())
    return digest.hexdigest()[:16]


def hunt_all(tree, chosen, tests, options, digest):
    """{key: (verdict, test)}; what an interrupted run of the same tree has found is taken over."""
    names = hashlib.sha256(" ".join(test.name for test in tests).encode()).hexdigest()[:8]
    notes = tree.work / f"found-{digest}-{names}.tsv"
    found = {}
    if notes.exists():
        for row in notes.read_text().split("\n"):
            words = row.split("\t")
            if len(words) == 3:
                found[int(words[0])] = (words[1], words[2])
    hunt, lock, start = Hunt(tree, tests), threading.Lock(), time.monotonic()
    luck = tree.work / "killers.json"
    if luck.exists():
        hunt.before = json.loads(luck.read_text())

    def one(fault, seconds):
        verdict = hunt.meet(fault, seconds)
        with lock, notes.open("a") as out:
            found[fault.id] = verdict
            if verdict[0] == "killed":
                hunt.before[" ".join(fault.key)] = verdict[1]
                luck.write_text(json.dumps(hunt.before))
            out.write(f"{fault.id}\t{verdict[0]}\t{verdict[1]}\n")
        if verdict[0] != "killed":
            say(f"{verdict[0]}: {fault.file}:{fault.line}: {fault.before} -> {fault.after}")
        if len(found) % 25 == 0:
            say(f"{len(found)} of {len(chosen)} faults, {time.monotonic() - start:.0f} s")

    # What a few seconds of tests do not notice waits until all others have had theirs: so the likely survivors are known early.
    for seconds in (QUICK, math.inf):
        todo = [fault for fault in chosen if found.get(fault.id, ("open",))[0] == "open"]
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            list(pool.map(one, todo, [seconds] * len(todo)))
    return {fault.key: found[fault.id] for fault in chosen}


def main():
    options = arguments()
    options.source = options.source.resolve()
    work = (options.work or options.source / "build/mutation").resolve()
    tree = Tree(options.source, work)
    for name, file in tree.files.items():
        for function, reason in file.unread:
            say(f"{name}: {function} cannot be read: {reason}")
    faults = [f for name in sorted(tree.files) for f in tree.files[name].faults]
    known = read_equivalents(options.equivalent or HERE / "equivalent.txt")
    check_known(known, faults, options)
    where = re.compile(options.where)
    faults = [f for f in faults if where.search(place_of(f))]
    if options.again:
        again, options.count = listed_in(options.again), 0
        faults = [f for f in faults if f.key in again]
    if not options.list:
        here = tree.compiled()
        faults = [f for f in faults if f.file in here]
    if options.list:
        for fault in faults:
            print(f"{fault.file}:{fault.line}: {fault.kind}: {fault.before} -> {fault.after}")
        return 0
    chosen, listed = select(faults, options, tree, known)
    tree.write(chosen)
    say(f"{len(chosen)} faults of {len(faults)} possible ones are planted; building")
    tree.configure()
    tree.compile(options.tests, options.jobs)
    digest = digest_of(tree)
    tests = first_run(tests_of(tree, options.tests), tree, len(chosen), options.jobs, digest)
    say(f"{len(tests)} tests, {sum(t.cpu for t in tests):.0f} s")
    verdicts = hunt_all(tree, chosen, tests, options, digest)
    with open(options.output, "w") if options.output else os.fdopen(os.dup(1), "w") as out:
        report(chosen, verdicts, listed, out)
    killed = sum(verdicts[f.key][0] == "killed" for f in chosen)
    return 0 if options.at_least is None or 100 * killed >= options.at_least * len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())

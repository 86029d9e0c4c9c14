#!/usr/bin/env python3
"""Every refusal of the checker in a file, or why no file can bring it about; for tests/regress/refusal_kinds.sh and many.py.

    refusal_kinds.py BUILD

A certificate for each: bestdraw-verify says what it should, and the second checker refuses too. The kinds in the source are these.
"""
import os
import re
import subprocess
import sys
import tempfile

import second_checker

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
HEAVY = "1" + "0" * 18

# Kind: the certificate, and what in it becomes what.
IN_FILES = {
    "VERIFY_OTHER_CARDS": ("open", "^cards .*", "cards " + "0" * 64),
    "VERIFY_OTHER_INSTANCE": ("triangles", "^instance .*", "instance " + "0" * 64),
    "VERIFY_NO_RULEBOOK": ("open", "^rules .*", "rules none"),
    "VERIFY_OPTIONS": ("open", "^options.*", "options set=nothing:1"),
    "VERIFY_BOARDS": ("open", r"^bye .*\n", ""),
    "VERIFY_NODES": ("open", "^nodes .*", "nodes 100"),
    "VERIFY_ILLEGAL_PAIR": ("path", r"^pair 1 2\npair 3 4", "pair 1 4\npair 2 3"),
    "VERIFY_BARRIER": ("none", "^barrier.*", "barrier 2"),
    "VERIFY_VALUE": ("open", "^stage bye-again value 0", "stage bye-again value 1"),
    "VERIFY_WISHES_GRANTED": ("schools", "^(stage lot.wishes:1 value) .*", r"\1 9999"),
    "VERIFY_WISHES_WEIGHED": ("schools", "^(stage lot.wishes:1 .*)", r"\1\ny 1:1"),
    "VERIFY_WISHES_BROKEN": ("schools", "^stage lot.wishes:1 value 4", "stage lot.wishes:1 value 5"),
    "VERIFY_NODE_WEIGHT": ("triangles", "^z 1:1", f"y 1-5:{HEAVY}"),
    "VERIFY_SET_WEIGHT": ("triangles", "^z 1:1", f"y 1-4:{HEAVY}\nz 1:1"),
    "VERIFY_SET_BELOW_0": ("triangles", "^z 1:1", "y 1:2\nz 1:-1"),
    "VERIFY_BOUND_TOO_LARGE": ("triangles", "(?s)^outcome best(.*stage joined value 1).*end", rf"outcome not-proved\1 open bound {HEAVY} over 1000000000\nend"),
    "VERIFY_WEIGHTS_AMOUNT": ("triangles", "^z 1:1", "z 1:2"),
    "VERIFY_REDUCED_COST": ("triangles", "^z 1:1", "y 1:1"),
    "VERIFY_TOO_MUCH_WORK": ("overlap", "", ""),
    "VERIFY_STAGE_MISSING": ("triangles", "(?s)^stage near.*end", "end"),
    "VERIFY_STAGE_OTHER": ("triangles", "^stage long", "stage short"),
    "VERIFY_STAGE_OPEN": ("triangles", "^stage joined value 1", "stage joined value 1 open"),
    "VERIFY_STAGE_MORE": ("triangles", "^stage unique", "stage nearer value 0\nstage unique"),
    "VERIFY_UNIQUE_OPEN": ("triangles", "^stage unique value 0", "stage unique value 0 open"),
    "VERIFY_SIT_OUTS": ("four", r"^(sits-out .*)\n(sits-out .*)", r"\2\n\1"),
    "VERIFY_BOARD": ("open", r"^board (\d+) (\d+)", r"board \2 \1"),
    "VERIFY_NOTHING_SAID": ("triangles", "(?s)^outcome best(.*)stage near.*end", r"outcome not-proved\1end"),
    "VERIFY_OPEN": ("triangles", "(?s)^outcome best(.*stage near value 0).*end", r"outcome not-proved\1 open\nend"),
    "VERIFY_NO_CLAIM": ("triangles", "^outcome best", "outcome not-proved"),
}

# What whoever reads the file refuses before the checker sees it: tests in memory only (verify_refusals.c, verify_rounds.c).
READ_BEFORE = {
    "VERIFY_OF_AN_INSTANCE": ("open with triangles", "", ""),
    "VERIFY_NO_MATCHING": ("triangles", r"^(pair .*\n)+", ""),
    "VERIFY_NOT_A_PAIR": ("triangles", "^pair 2 3", "pair 1 3"),
    "VERIFY_SET_NOT_ODD": ("triangles", "^set 1-3", "set 1-4"),
    "VERIFY_SET_NOT_ASCENDING": ("triangles", "^set 1-3", "set 3 2 1"),
    "VERIFY_DENOMINATOR": ("triangles", "^stage near value 0", "stage near value 0 over 0"),
    "VERIFY_NODE_ORDER": ("triangles", "^z 1:1", "y 2:1 1:1"),
    "VERIFY_SET_ORDER": ("triangles", "^z 1:1", "z 1:1 1:1"),
}

# Both counts of a value come from the boards: to differ, or to be missing, takes a mistake of the program (verify_rounds.c), as does every VERIFY_MUST_*.
MISTAKES = {"VERIFY_COUNT", "VERIFY_NOT_COUNTED"}

# What follows from the rules (the options, the order and colours of boards, values counted again) only bestdraw-verify can see.
OF_THE_RULES = {"VERIFY_BOARD", "VERIFY_OPTIONS", "VERIFY_NO_RULEBOOK", "VERIFY_OTHER_CARDS", "VERIFY_BOARDS", "VERIFY_SIT_OUTS", "VERIFY_COUNT",
                "VERIFY_NOT_COUNTED", "VERIFY_STAGE_OTHER", "VERIFY_STAGE_MORE"}


# Of certificates with rounds ahead, which the second checker does not read: tests/property/finishable.c changes each line and number of them.
AHEAD = {"VERIFY_PLAN_PLAYER", "VERIFY_PLAN_PAIR", "VERIFY_PLAN_TWICE", "VERIFY_AHEAD_ROUNDS", "VERIFY_AHEAD_WIDE", "VERIFY_AHEAD_BEYOND",
         "VERIFY_AHEAD_BASE", "VERIFY_FAMILY_MISSING", "VERIFY_FAMILY_MORE", "VERIFY_FAMILY_PAIR", "VERIFY_FAMILY_STEPS",
         "VERIFY_FAMILY_OPTIONS", "VERIFY_FAMILY", "VERIFY_FAMILY_BETTER", "VERIFY_AHEAD_NOT_SHOWN"}


def refusals():
    """The sentences of the checker as patterns, by their names."""
    with open(os.path.join(SOURCE, "src/verify/verify_words.h"), encoding="utf-8") as file:
        words = file.read()
    words = words[:words.index("/* The verdict (verdict_print.c)")]
    out = {}
    for name, texts in re.findall(r'BD_WORD(?:_N)?\((\w+),\s*((?:"(?:[^"\\]|\\.)*"[\s,]*)+)\)', words):
        forms = ["".join(re.findall(r'"((?:[^"\\]|\\.)*)"', form)).replace('\\"', '"') for form in re.split(r"(?<=\"),", texts)]
        if name != "VERIFY_THE_BYE":
            out[name] = re.compile("|".join(r"\b" + ".*".join(map(re.escape, re.split(r"%[.0-9]*(?:ll|z|l)?[dusi]", form))) for form in forms))
    return dict(sorted(out.items(), key=lambda item: -len(item[1].pattern)))


def unaccounted(kinds):
    """Kinds of the source that stand in none of the lists above, and the other way round."""
    listed = set(IN_FILES) | set(READ_BEFORE) | MISTAKES | AHEAD
    return {kind for kind in kinds if not kind.startswith("VERIFY_MUST_")} ^ listed


def overlapping():
    """An instance of 2,000 nodes and a certificate of a few pages that asks for a million classes. It is false as well."""
    nodes = 2000
    problem = second_checker.Problem()
    problem.nodes, problem.ids, problem.wishes = nodes, ["c"], [0]
    problem.edges = [(u, u + 1) for u in range(0, nodes, 2)]
    problem.costs = [[0]] * len(problem.edges)
    alike = [[u for u in range(1, nodes) if u >> bit & 1] for bit in range(11)]  # larger, so first: no two nodes lie in the same sets
    sets = [" ".join(map(str, some[:len(some) - 1 + len(some) % 2])) for some in alike] + ["1-801"] * 1300
    text = ["bestdraw-instance 1", f"nodes {nodes}", "costs c", *(f"edge {u + 1} {v + 1} 0" for u, v in problem.edges), "end", ""]
    proof = ["bestdraw-certificate 1", f"instance {problem.digest()}", f"nodes {nodes}", "outcome best", *(f"pair {u + 1} {v + 1}" for u, v in problem.edges),
             *(f"set {members}" for members in sets), "stage c value 0", f"y 1:{-len(sets)}", f"z 1-{len(sets)}:1", "end", ""]
    return "\n".join(text), "\n".join(proof)


def say(words):
    return subprocess.run(words, capture_output=True, text=True, timeout=600, check=False)


def put(path, text):
    with open(path, "w", encoding="utf-8") as out:
        out.write(text)
    return path


def get(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Base:
    """What is certified, for each of both checkers, and the certificate."""

    def __init__(self, problem, written, text):
        self.problem, self.written, self.text = problem, second_checker.read_problem(written), text


def of_event(build, folder, path, *words):
    certificate, written = os.path.join(folder, "a.cert"), os.path.join(folder, "a.round")
    say([f"{build}/bestdraw", "draw", "-q", "--certificate", certificate, path, *words])
    say([f"{build}/bestdraw", "export", "-q", "--instance", written, path, *words])
    return Base(path, get(written), get(certificate))


def without_a_draw(build, folder):
    """Four players, of whom one may meet nobody; there are no stages to be exported, only the pairs."""
    cards = put(os.path.join(folder, "none.json"), '{"format": "cards/1", "round": 1, "rounds": 5, "forbid": [[1, 2], [1, 3], [1, 4]], "players": [%s]}'
                % ", ".join(f'{{"id": {i}, "name": "P{i}", "grade": {2000 - i}}}' for i in range(1, 5)))
    certificate = os.path.join(folder, "a.cert")
    say([f"{build}/bestdraw", "draw", "-q", "--certificate", certificate, cards])
    text = get(certificate)
    cards_line = re.search("^cards .*", text, re.M)[0]
    return Base(cards, f"bestdraw-round 1\n{cards_line}\nnodes 4\nplayers 1 2 3 4\nedge 2 3\nedge 2 4\nedge 3 4\nend\n", text)


def bases(build, folder):
    examples, data = os.path.join(SOURCE, "docs/examples"), os.path.join(SOURCE, "tests/data")
    path = put(os.path.join(folder, "path.inst"), "bestdraw-instance 1\nnodes 4\ncosts c\nedge 1 2 0\nedge 2 3 0\nedge 3 4 0\nend\n")
    certificate = os.path.join(folder, "path.cert")
    say([f"{build}/bestdraw", "match", "-q", "--certificate", certificate, path])
    triangles = os.path.join(data, "certificate/triangles.inst")
    problem, proof = overlapping()
    out = {"open": of_event(build, folder, os.path.join(examples, "open.json")),
           "schools": of_event(build, folder, os.path.join(examples, "schools.json")),
           "four": of_event(build, folder, os.path.join(data, "season/four_cannot_all_play.json"), "--rules", "scc"),
           "none": without_a_draw(build, folder),
           "path": Base(path, get(path), get(certificate)),
           "triangles": Base(triangles, get(triangles), get(triangles[:-4] + "cert")),
           "overlap": Base(put(os.path.join(folder, "overlap.inst"), problem), problem, proof)}
    out["open with triangles"] = Base(out["open"].problem, get(triangles), out["triangles"].text)
    return out


def second(problem, text):
    """Exit code of the second checker."""
    try:
        return {"proved": 0, "none": 0, "not proved": 4}[second_checker.judge(problem, second_checker.read_certificate(text))]
    except (second_checker.Refused, ValueError, IndexError):
        return 1


def directed(known, kinds):
    """Of each kind its base and the changed certificate, which is None where there is nothing to change."""
    for kind, (name, sought, put_there) in kinds.items():
        base = known[name]
        text, changes = re.subn(sought, put_there, base.text, count=1, flags=re.M)
        yield kind, base, text if changes and (text != base.text or not sought) else None


def fault(build, folder, patterns, kind, base, text):
    """What is wrong with what both checkers say of this certificate, or None."""
    if text is None:
        return "there is nothing to change"
    ran = say([f"{build}/bestdraw-verify", "--allow-options", base.problem, put(os.path.join(folder, "changed.cert"), text)])
    said = next((k for k, pattern in patterns.items() if pattern.search(ran.stdout.split("\n")[0])), None)
    theirs = second(base.written, text)
    if kind in READ_BEFORE:
        return None if ran.returncode == 3 and (theirs == 1 or kind == "VERIFY_OF_AN_INSTANCE") else f"exit {ran.returncode}, second checker {theirs}"
    if said != kind:
        return f"exit {ran.returncode}, {ran.stdout or ran.stderr}"
    return None if theirs == ran.returncode or kind in OF_THE_RULES else f"exit {ran.returncode}, second checker {theirs}"


def main(words):
    if len(words) != 1:
        print(__doc__)
        return 2
    patterns = refusals()
    bad = [f"{kind} stands in no list of refusal_kinds.py, or is no sentence of the checker" for kind in sorted(unaccounted(patterns))]
    with tempfile.TemporaryDirectory() as folder:
        for kind, base, text in directed(bases(words[0], folder), {**IN_FILES, **READ_BEFORE}):
            wrong = fault(words[0], folder, patterns, kind, base, text)
            if wrong is not None:
                bad.append(f"{kind}: {wrong}")
    print("\n".join(bad + [f"{len(IN_FILES)} kinds in files, {len(READ_BEFORE)} that the reader refuses before, {len(MISTAKES)} mistakes of the program"]))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

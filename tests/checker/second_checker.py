#!/usr/bin/env python3
"""A second checker of certificates, by another hand: plain Python, written from docs/certificate.md alone.

    second_checker.py PROBLEM CERTIFICATE

PROBLEM is an instance (text, "bestdraw-instance 1"), or a round whose stages are written out ("bestdraw-round 1", made by
`bestdraw export --instance`). Shares no code with bestdraw. Prints one line; exit code 0 proved, 1 refused, 4 legal but not
proved, 2 usage, 3 a problem file that cannot be read.
"""
import hashlib
import re
import sys

NUMBER = re.compile(r"0|-?[1-9][0-9]*")
WEIGHT_MAX, DENOMINATOR_MAX = 10**18, 10**9
SUM_MAX = 4 * 10**18
MEMBERS_MAX = 20_000_000


class Refused(Exception):
    """Something that the certificate says is not so."""


class Unreadable(Exception):
    """The problem file is not what it should be."""


def number(word, low, high, error):
    if not NUMBER.fullmatch(word) or not low <= int(word) <= high:
        raise error(f"'{word[:40]}' is not a number from {low} to {high}")
    return int(word)


class Problem:
    """Nodes, pairs, and for each stage a cost per pair; the number of wishes for a list of wishes, else 0."""

    def __init__(self):
        self.nodes, self.ids, self.wishes, self.edges, self.costs = 0, [], [], [], []
        self.cards, self.players = None, None

    def digest(self):
        """SHA-256 of an instance as docs/certificate.md says: little-endian 64-bit integers and names that end in a zero byte."""
        def integer(n):
            return n.to_bytes(8, "little", signed=True)
        hashed = hashlib.sha256(integer(self.nodes) + integer(len(self.ids)))
        for name in self.ids:
            hashed.update(name.encode() + b"\0")
        for (u, v), row in sorted(zip(self.edges, self.costs)):
            hashed.update(integer(u) + integer(v) + b"".join(map(integer, row)))
        return hashed.hexdigest()


def read_problem(text):
    lines = [line.split() for line in text.splitlines()]
    lines = [words for words in lines if words and not words[0].startswith("#")]
    problem, ended = Problem(), False
    if not lines or lines[0] not in (["bestdraw-instance", "1"], ["bestdraw-round", "1"]):
        raise Unreadable("the first line is neither 'bestdraw-instance 1' nor 'bestdraw-round 1'")
    for key, *words in lines[1:]:
        if ended:
            raise Unreadable("there is something after 'end'")
        if key == "nodes":
            problem.nodes = number(words[0], 2, 10**6, Unreadable)
        elif key == "cards":
            problem.cards = words[0]
        elif key == "players":
            problem.players = (problem.players or []) + [number(w, 0, 10**6, Unreadable) for w in words]
        elif key == "costs":
            problem.ids += words
            problem.wishes += [0] * len(words)
        elif key == "wishes":
            problem.wishes[problem.ids.index(words[0])] = number(words[1], 1, 10**6, Unreadable)
        elif key == "edge":
            u, v = (number(w, 1, problem.nodes, Unreadable) - 1 for w in words[:2])
            problem.edges.append((min(u, v), max(u, v)))
            problem.costs.append([number(w, -2**31, 2**31, Unreadable) for w in words[2:]])
            if len(problem.costs[-1]) != len(problem.ids) or u == v:
                raise Unreadable(f"edge {words[0]} {words[1]} joins a node to itself or has not one cost for each stage")
        elif key == "end":
            ended = True
        else:
            raise Unreadable(f"there is no line '{key}' in an instance")
    if not ended or problem.nodes % 2 or len(set(problem.edges)) != len(problem.edges):
        raise Unreadable("the end is missing, the number of nodes is odd, or an edge is there twice")
    return problem


class Stage:
    def __init__(self, name, value):
        self.name, self.value, self.open, self.bound, self.over = name, value, False, None, 1
        self.y, self.z = {}, {}


class Certificate:
    def __init__(self):
        self.subject, self.digest, self.nodes, self.outcome = None, None, 0, None
        self.pairs, self.boards, self.bye, self.sets, self.stages, self.barrier = [], [], None, [], [], []
        self.sit_outs = []


def ascending(words, last, high, previous):
    """The numbers of items like 7 and 3-17, ascending also after what came before."""
    out = []
    for word in words:
        first, dash, end = word.partition("-")
        low = number(first, 1, high, Refused)
        top = number(end, low + 1, high, Refused) if dash else low
        if low <= previous:
            raise Refused(f"'{word[:40]}' does not ascend")
        previous = top
        out.extend(range(low - 1, top))
        if len(out) > last:
            raise Refused("there are too many numbers")
    return out, previous


def read_weights(stage, letter, words, high, previous):
    table = stage.y if letter == "y" else stage.z
    for word in words:
        nodes, colon, weight = word.rpartition(":")
        if not colon:
            raise Refused(f"'{word[:40]}' has no weight")
        value = number(weight, -WEIGHT_MAX, WEIGHT_MAX, Refused)
        if value == 0:
            raise Refused("a weight is 0")
        members, previous = ascending([nodes], 10**7, high, previous)
        for member in members:
            table[member] = value
    return previous


def read_stage(words):
    if len(words) < 3 or words[1] != "value":
        raise Refused("a stage has an id and a value")
    stage = Stage(words[0], number(words[2], -WEIGHT_MAX, WEIGHT_MAX, Refused))
    rest = words[3:]
    if rest[:1] == ["open"]:
        stage.open, rest = True, rest[1:]
        if rest[:1] == ["bound"] and len(rest) > 1:
            stage.bound, rest = number(rest[1], -WEIGHT_MAX, WEIGHT_MAX, Refused), rest[2:]
    if rest[:1] == ["over"] and len(rest) == 2:
        stage.over, rest = number(rest[1], 2, DENOMINATOR_MAX, Refused), []
    if rest:
        raise Refused(f"'{rest[0][:40]}' has no place in a stage")
    return stage


ORDER = ["subject", "rules", "options", "round", "nodes", "outcome", "board", "bye", "sits-out", "pair", "barrier", "set", "stage", "end"]


def read_certificate(text):
    c, place, members, written, seen = Certificate(), -1, 0, {"y": 0, "z": 0}, []
    lines = [line for line in (line.strip(" ") for line in text.split("\n")) if line and not line.startswith("#")]
    if not lines or lines[0].split() != ["bestdraw-certificate", "1"]:
        raise Refused("the first line is not 'bestdraw-certificate 1'")
    for line in lines[1:]:
        words = line.split()
        key, words = words[0], words[1:]
        seen.append(key)
        if place == ORDER.index("end"):
            raise Refused("there is something after 'end'")
        if key in ("y", "z"):
            if place != ORDER.index("stage") or (key == "y" and written["z"]):
                raise Refused("weights stand in the wrong place")
            high = c.nodes if key == "y" else len(c.sets)
            written[key] = read_weights(c.stages[-1], key, words, high, written[key])
            continue
        name = "subject" if key in ("cards", "instance") else key
        if name not in ORDER or ORDER.index(name) < place:
            raise Refused(f"the line '{key[:40]}' stands in the wrong place")
        if ORDER.index(name) == place and name not in ("board", "sits-out", "pair", "set", "stage"):
            raise Refused(f"the line '{key[:40]}' stands twice")
        place = ORDER.index(name)
        if name == "subject":
            c.subject, c.digest = key, " ".join(words)
        elif name == "nodes":
            c.nodes = number(" ".join(words), 2, 10**6, Refused)
        elif name == "round":
            number(" ".join(words), 1, 99, Refused)
        elif name == "outcome":
            c.outcome = " ".join(words)
        elif name == "board":
            c.boards.append(tuple(number(w, 1, 10**6, Refused) for w in words))
        elif name == "bye":
            c.bye = number(" ".join(words), 1, 10**6, Refused)
        elif name == "sits-out":
            c.sit_outs.append(number(" ".join(words), 1, 10**6, Refused))
        elif name == "pair":
            c.pairs.append(tuple(number(w, 1, c.nodes, Refused) - 1 for w in words))
        elif name == "barrier":
            c.barrier, _ = ascending(words, c.nodes, c.nodes, 0)
        elif name == "set":
            found, _ = ascending(words, c.nodes, c.nodes, 0)
            members += len(found)
            if len(found) % 2 == 0 or not 3 <= len(found) <= c.nodes - 3 or members > MEMBERS_MAX:
                raise Refused("a set is not odd, or too small or too large")
            c.sets.append(frozenset(found))
        elif name == "stage":
            c.stages.append(read_stage(words))
            written = {"y": 0, "z": 0}
    if place != ORDER.index("end"):
        raise Refused("the end is missing")
    about = [key for key in seen if key in ("rules", "options", "round")]
    if about != (["rules", "options", "round"] if c.subject == "cards" else []) or not {"nodes", "outcome"} <= set(seen):
        raise Refused("the lines about the round are not those of the grammar")
    if ("barrier" in seen) != (c.outcome == "none"):
        raise Refused("there is a barrier where there is no matching, and nowhere else")
    return c


def matching_of(problem, c):
    """The mate of each node; every pair must be among the problem's."""
    pairs = list(c.pairs)
    if c.subject == "cards":
        node = {player: at for at, player in enumerate(problem.players)}
        idle = sorted((p for p in c.sit_outs if p in node), key=node.get)
        if len(set(c.sit_outs)) < len(c.sit_outs) or len(idle) % 2:
            raise Refused("those who sit out are not two and two")
        named = c.boards + ([(c.bye, 0)] if c.bye is not None else []) + list(zip(idle[::2], idle[1::2]))
        if any(len(board) != 2 or player not in node for board in named for player in board):
            raise Refused("a board names somebody who is not to be paired")
        pairs = [(node[a], node[b]) for a, b in named]
    legal, mate = set(problem.edges), {}
    for pair in pairs:
        if len(pair) != 2 or (min(pair), max(pair)) not in legal:
            raise Refused("a pair of the matching is not allowed")
        for a, b in (pair, pair[::-1]):
            if a in mate:
                raise Refused("a node is in two pairs")
            mate[a] = b
    if len(mate) != problem.nodes:
        raise Refused("a node is in no pair")
    return mate


def check_barrier(problem, c):
    gone, seen, odd = set(c.barrier), set(), 0
    neighbours = {u: [] for u in range(problem.nodes)}
    for u, v in problem.edges:
        neighbours[u].append(v)
        neighbours[v].append(u)
    for start in range(problem.nodes):
        if start in seen or start in gone:
            continue
        component, stack = {start}, [start]
        while stack:
            for v in neighbours[stack.pop()]:
                if v not in component and v not in gone:
                    component.add(v)
                    stack.append(v)
        seen |= component
        odd += len(component) % 2
    if odd <= len(gone):
        raise Refused(f"without the barrier's {len(gone)} nodes {odd} odd components are left: no proof")


class Walk:
    """Points 1 to 4 of docs/certificate.md, stage after stage."""

    def __init__(self, problem, c, mate):
        self.problem, self.c, self.mate, self.bound = problem, c, mate, set()
        self.row = {pair: at for at, pair in enumerate(problem.edges)}
        self.face = dict(self.row)

    def of_matching(self, u, v):
        return self.mate[u] == v

    def check_form(self, stage):
        """Point 4, and the size of the weights."""
        if sum(map(abs, stage.y.values())) + sum(map(abs, stage.z.values())) > SUM_MAX:
            raise Refused(f"{stage.name}: the weights are too large")
        for at, weight in stage.z.items():
            if weight < 0 and at not in self.bound:
                raise Refused(f"{stage.name}: set {at + 1} has a negative weight and was never bound")

    def reduced(self, stage, cost):
        """Point 2: the reduced cost of each pair of the face."""
        inside = {u: frozenset(at for at in stage.z if u in self.c.sets[at]) for u in range(self.problem.nodes)}
        reduced = {}
        for u, v in self.face:
            left = sum(stage.z[at] for at in inside[u] ^ inside[v])
            reduced[u, v] = stage.over * cost(u, v) - stage.y.get(u, 0) - stage.y.get(v, 0) - left
            if reduced[u, v] < 0:
                raise Refused(f"{stage.name}: the pair {u + 1} {v + 1} costs less than its weights")
        return reduced

    def prove(self, stage, cost):
        value = sum(cost(u, v) for u, v in self.mate.items() if u < v)
        if value != stage.value:
            raise Refused(f"{stage.name}: the value of the matching is {value}, not {stage.value}")
        self.check_form(stage)
        if stage.open and stage.bound is None:
            return
        reduced, total = self.reduced(stage, cost), sum(stage.y.values()) + sum(stage.z.values())
        if stage.open:
            if total <= stage.over * (stage.bound - 1) or stage.bound > stage.value:
                raise Refused(f"{stage.name}: the weights do not prove the bound {stage.bound}")
            return
        if total != stage.over * stage.value:
            raise Refused(f"{stage.name}: the weights add up to {total}, not to {stage.over * stage.value}")
        self.face = {pair: at for pair, at in self.face.items() if reduced[pair] == 0}
        self.bound |= stage.z.keys()

    def grant(self, stage, wishes, cost):
        if stage.y or stage.z or stage.over != 1 or stage.open or not 0 <= stage.value <= wishes:
            raise Refused(f"{stage.name}: a list of wishes has a number of wishes granted and no weights")
        against = {pair for pair in self.face if 1 <= cost(*pair) <= stage.value}
        if any((min(u, v), max(u, v)) in against for u, v in self.mate.items()):
            raise Refused(f"{stage.name}: the matching has a pair against a wish that is granted")
        self.face = {pair: at for pair, at in self.face.items() if pair not in against}

    def stage(self, k, stage):
        ids = self.problem.ids
        if k == len(ids) and stage.name == "unique" and not stage.open:
            self.prove(stage, lambda u, v: 0 if self.of_matching(u, v) else -1)
            if stage.value != 0:
                raise Refused("unique: its value is 0")
            return
        if k >= len(ids) or stage.name != ids[k]:
            raise Refused(f"the stage {stage.name} stands where {ids[k] if k < len(ids) else 'no stage'} belongs")

        def cost(u, v):
            return self.problem.costs[self.row[min(u, v), max(u, v)]][k]
        if self.problem.wishes[k]:
            self.grant(stage, self.problem.wishes[k], cost)
        else:
            self.prove(stage, cost)

    def run(self):
        for k, stage in enumerate(self.c.stages):
            if stage.open and (k + 1 < len(self.c.stages) or self.c.outcome != "not-proved"):
                raise Refused(f"{stage.name}: only the last stage may be open, and only when not all is proved")
            self.stage(k, stage)


def judge(problem, c):
    """The verdict: "proved", "none" or "not proved"; raises Refused."""
    subject = "instance" if problem.cards is None else "cards"
    if c.subject != subject or c.digest != (problem.cards or problem.digest()) or c.nodes != problem.nodes:
        raise Refused("the certificate speaks of something else")
    if c.outcome == "none":
        if c.stages or c.sets or c.boards or c.pairs or c.bye is not None:
            raise Refused("without a matching there is nothing but the barrier")
        check_barrier(problem, c)
        return "none"
    if c.outcome not in ("best", "not-proved"):
        raise Refused("the outcome is best, not-proved or none")
    Walk(problem, c, matching_of(problem, c)).run()
    names = [stage.name for stage in c.stages if stage.name != "unique"]
    if c.outcome == "best" and names != problem.ids:
        raise Refused("the outcome is best, but stages are missing")
    return "proved" if c.outcome == "best" else "not proved"


def main(words):
    if len(words) != 2:
        print(__doc__.split("\n\n")[1].strip(), file=sys.stderr)
        return 2
    try:
        with open(words[0], encoding="utf-8") as file:
            problem = read_problem(file.read())
    except (Unreadable, OSError, ValueError, IndexError) as error:
        print(f"{words[0]}: {error}", file=sys.stderr)
        return 3
    try:
        with open(words[1], encoding="utf-8") as file:
            verdict = judge(problem, read_certificate(file.read()))
    except (Refused, ValueError) as error:
        print(f"refused: {error}")
        return 1
    print(verdict)
    return 4 if verdict == "not proved" else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

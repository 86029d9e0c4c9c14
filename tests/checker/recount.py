#!/usr/bin/env python3
"""The values of a draw counted a third time: slowly, from cards and boards, by the words of the rules alone.

    recount.py BUILD ROUNDS [SEED]

Makes up ROUNDS rounds of all rulebooks with `bestdraw generate`, draws them, and counts from the cards (JSON) and the boards what each
criterion comes to. Shares no code with bestdraw. Not counted here: orders that go player by player among the boards that are still allowed
(top-board, lot, nearest, FIDE's limbo, moved, exchange, order), and the SCC's order of who sits out.
Prints how often each criterion was compared, and the seed; exit code 1 when a value differs.
"""
import collections
import json
import os
import random
import subprocess
import sys
import tempfile

BOOKS = ["caa", "caa-long", "caa-large", "caa-random", "plain", "sca", "uscf", "scc", "fide"]
RESULT = {"1": 2, "0.5": 1, "0": 0, "\u00bd": 1}


class Player:
    """A card, as far as it goes before the round."""

    def __init__(self, card, number):
        self.id, self.card = card["id"], card
        self.score, self.colours, self.met, self.defaulted, self.floats = 0, [], [], set(), {}
        self.byes, self.games, self.full, self.default = {}, 0, False, False
        for entry in sorted(card.get("history", []), key=lambda e: e["round"]):
            if entry["round"] >= number:
                continue
            if "bye" in entry:
                kind = entry["bye"]
                self.byes[entry["round"]] = kind
                worth = {"U": 2, "F": 2, "H": 1, "Z": 0}[kind]
                self.full = self.full or kind in "UF"
            elif "forfeit" in entry:
                won = entry["forfeit"] == "W"
                worth = 2 if won else 0
                self.full, self.default = self.full or won, True
                if entry.get("opponent"):
                    self.defaulted.add(entry["opponent"])
                self.byes[entry["round"]] = "+" if won else "-"
            else:
                worth = RESULT[entry["result"]]
                self.colours.append((entry["round"], entry["colour"]))
                self.met.append(entry["opponent"])
                self.games += 1
            self.score += worth
            entry["score before"] = self.score - worth
        self.later = [int(r) for r in card.get("byes", {}) if int(r) > number]

    @property
    def difference(self):
        return sum(1 if c == "W" else -1 for _, c in self.colours)

    @property
    def last(self):
        return self.colours[-1][1] if self.colours else None

    @property
    def due(self):
        """The colour that is due: the one played less often, else the other than last time."""
        if not self.colours:
            return None
        if self.difference != 0:
            return "B" if self.difference > 0 else "W"
        return "B" if self.last == "W" else "W"

    def run(self):
        count = 0
        for _, colour in reversed(self.colours):
            if colour != self.last:
                break
            count += 1
        return count


class Round:
    def __init__(self, event, draw):
        self.number, self.event = draw["round"], event
        self.players = {card["id"]: Player(card, self.number) for card in event["players"]}
        self.boards = [(self.players[b["white"]], self.players[b["black"]]) for b in draw["boards"]]
        self.bye = self.players.get(draw["bye"])
        self.here = [p for board in self.boards for p in board] + ([self.bye] if self.bye else [])
        self.levels = sorted({p.score for p in self.here}, reverse=True)
        for p in self.players.values():
            for entry in p.card.get("history", []):
                other = self.players.get(entry.get("opponent"))
                if entry["round"] < self.number and other and "bye" not in entry:
                    theirs = [e for e in other.card["history"] if e["round"] == entry["round"]][0]
                    gap = entry["score before"] - theirs["score before"]
                    p.floats[entry["round"]] = "down" if gap > 0 else "up" if gap < 0 else None

    def seated(self):
        for white, black in self.boards:
            yield white, black, "W"
            yield black, white, "B"

    def level(self, p):
        return self.levels.index(p.score)


def both(card, other, key):
    return bool(card.get(key)) and card.get(key) == other.get(key)


def same_group(a, b):
    return bool(set(a.get("avoid", [])) & set(b.get("avoid", [])))


def listed(r, a, b):
    return any({x[0], x[1]} == {a.id, b.id} for x in r.event.get("avoid", []) if isinstance(x, list) and len(x) == 2)


def meetings(a, b):
    return max(a.met.count(b.id), b.met.count(a.id))


def repeat(r):
    return sum(meetings(a, b) for a, b in r.boards)


def bye_again(r):
    return int(bool(r.bye) and (r.bye.full or bool(r.bye.later)))


def bye_or_default(r):
    """CAA 6, SCA 4: a default too, won or lost."""
    return int(bool(r.bye) and (r.bye.full or r.bye.default or bool(r.bye.later)))


def bye_half(r):
    return int(bool(r.bye) and "H" in r.bye.byes.values())


def bye_level(r):
    return len(r.levels) - 1 - r.level(r.bye) if r.bye else 0


def score(r):
    """Downfloaters, and by how many half points they fall."""
    falls = [a.score - b.score for a, b, _ in r.seated() if a.score > b.score]
    return len(falls) + sum(falls)


def score_below_plus_two(r):
    """Of the levels that 28N1 does not judge first."""
    falls = [a.score - b.score for a, b, _ in r.seated() if a.score > b.score and a.score - (r.number - 1) < 2]
    return len(falls) + sum(falls)


def colour_difference(r):
    return sum(1 for p, _, colour in r.seated() if p.difference != 0 and p.due != colour)


def half_byes(r):
    return sum(1 for a, b in r.boards if r.number == 2 and a.byes.get(1) == "H" and b.byes.get(1) == "H")


def defaulted(r):
    return sum(1 for a, b in r.boards if b.id in a.defaulted or a.id in b.defaulted)


def club(r):
    rounds = r.event.get("options", {}).get("club_rounds", r.event.get("options", {}).get("kin_rounds", 1))
    return sum(1 for a, b in r.boards
               if listed(r, a, b) or (r.number <= rounds and (both(a.card, b.card, "club") or same_group(a.card, b.card))))


def school(r):
    return sum(1 for a, b in r.boards if both(a.card, b.card, "school"))


def school_refused(r):
    return school(r) if r.number < 4 else 0


def floaters(r, with_bye=True):
    """Who floats, and the bye, which is judged like a float down (SCA 4, 20), but not in caa."""
    if r.bye and with_bye:
        yield r.bye, "down"
    for p, other, _ in r.seated():
        if p.score != other.score:
            yield p, "down" if p.score > other.score else "up"


def float_repeat_sca(r):
    return sum(1 for p, way in floaters(r)
               if (way in p.floats.values() if way == "down" else p.floats.get(r.number - 1) == way))


def float_history(r, with_bye=True):
    return sum(list(p.floats.values()).count(way) for p, way in floaters(r, with_bye))


def transfers(level):
    """CAA 20, advice 11: who is transferred, level by level."""
    return lambda r: sum(p.due not in (None, colour) and r.level(p) == level for p, _, colour in r.seated())


def boards_down(r, level):
    return [(p, other) for p, other, _ in r.seated() if r.level(p) == level and p.score > other.score]


def floats_again(level):
    return lambda r: sum((a.floats.get(r.number - 1) == "down") + (b.floats.get(r.number - 1) == "up") for a, b in boards_down(r, level))


def top_clash(r):
    rounds = r.event.get("options", {}).get("top_rounds", 1)
    return sum(1 for a, b in r.boards if r.number <= rounds and a.card.get("top") and b.card.get("top"))


def alternate(r):
    return sum(1 for p, _, colour in r.seated() if p.last == colour)


def season_difference(r):
    """Of all who play tonight."""
    return sum(abs(p.difference + (1 if colour == "W" else -1)) for p, _, colour in r.seated())


def absolute(p):
    return abs(p.difference) > 1 or p.run() > 1


def c5(r):
    """How many half points more than the lowest of those who may have the bye (C2)."""
    return r.bye.score - min(p.score for p in r.here if not p.full) if r.bye else 0


def c12(r):
    return sum(1 for p, _, colour in r.seated() if p.due not in (None, colour))


def c13(r):
    return sum(1 for p, _, colour in r.seated() if p.due not in (None, colour) and (p.difference != 0 or absolute(p)))


# ---- the natural pairing (CAA 5, 12; USCF 27A3): who stays in a level, and on which side of its mid-line ----

TITLES = ["GM", "WGM", "IM", "WIM", "FM", "WFM", "CM", "WCM"]


def by_grade(p):
    title = p.card.get("title")
    return -p.card.get("grade", 0), TITLES.index(title) if title in TITLES else len(TITLES), p.card["name"]


def by_name(p):
    return p.card["name"]


class Natural:
    """Each level in rank order; ways: how each card leaves its level, "stays", "down" (the bye too) or "up"."""

    def __init__(self, r, rank):
        self.levels = [sorted((p for p in r.here if p.score == score), key=rank) for score in r.levels]
        self.place = {p: (l, at) for l, level in enumerate(self.levels) for at, p in enumerate(level)}
        self.other = {a: b for a, b, _ in r.seated()}
        self.ways = {p: "stays" if self.other.get(p, p).score == p.score else "down" if p.score > self.other[p].score else "up" for p in r.here}
        if r.bye:
            self.ways[r.bye] = "down"
        self.staying = [[p for p in level if self.ways[p] == "stays"] for level in self.levels]
        self.line = [sum(self.ways[p] == "up" for p in level) + len(stay) // 2 for level, stay in zip(self.levels, self.staying)]

    def above(self, p):
        level, at = self.place[p]
        return at < self.line[level]

    def boards(self):
        """Boards inside a level: the seats of both among those who stay, and half their number."""
        for stay in self.staying:
            for seat, p in enumerate(stay):
                other = stay.index(self.other[p])
                if other > seat:
                    yield seat, other, len(stay) // 2

    def ideals(self):
        """Who stays, the opponent, and the one that upper against lower half would give."""
        for stay in self.staying:
            half = len(stay) // 2
            for seat, p in enumerate(stay):
                yield p, self.other[p], stay[seat + half if seat < half else seat - half]


def exchanges(r, n):
    """Who leaves from the wrong side, and boards inside one side: two make an exchange."""
    wrong = sum(n.above(p) == (way == "down") for p, way in n.ways.items() if way != "stays")
    return (wrong + sum(n.above(p) == n.above(n.other[p]) for p, way in n.ways.items() if way == "stays") // 2) // 2


def is_forced(r, n, p):
    """CAA 20, 21: all of the right side who could float instead floated so in the last round."""
    way, again = n.ways[p], lambda x: x.floats.get(r.number - 1)
    if p is r.bye or way == "stays" or n.above(p) == (way == "up") or again(p) == way:
        return False
    could = [x for x in n.levels[n.place[p][0]] if n.above(x) == (way == "up") and x.due in (p.due, None) and not meetings(x, n.other[p])]
    return bool(could) and all(again(x) == way for x in could)


def mid_line(r, n):
    return exchanges(r, n) - sum(is_forced(r, n, p) for p in n.ways)


def place_down(n, p, from_bottom=False):
    """From just below the mid-line downwards, then from it upwards; from_bottom: CAA 29."""
    level, at = n.place[p]
    below = list(range(n.line[level], len(n.levels[level])))
    return ((below[::-1] if from_bottom else below) + list(range(n.line[level] - 1, -1, -1))).index(at)


def place_up(n, p, from_line=False):
    """From the top of the level; from_line: from the mid-line to the top first (CAA 28)."""
    level, at = n.place[p]
    above = list(range(n.line[level]))
    return ((above[::-1] if from_line else above) + list(range(n.line[level], len(n.levels[level])))).index(at)


def bye_place(r, n):
    return place_down(n, r.bye) if r.bye else 0


def downfloaters(level, from_bottom):
    return lambda r, n: sum(place_down(n, p, from_bottom) for p, _ in boards_down(r, level))


def upfloaters(level, from_line):
    return lambda r, n: sum(place_up(n, other, from_line) for _, other in boards_down(r, level))


def variation(r, n):
    return sum(abs(other - seat - half) for seat, other, half in n.boards())


def variation_squared(r, n):
    return sum((other - seat - half) ** 2 for seat, other, half in n.boards())


def same_half(r, n):
    return sum(other < half or seat >= half for seat, other, half in n.boards())


def grade_squared(r, n):
    return sum((other.card["grade"] - ideal.card["grade"]) ** 2 for _, other, ideal in n.ideals())


def moved_beyond(limit):
    """Of the two differences of a board the smaller counts; without a rating there is none."""
    def count(r, n):
        away = {}
        for p, other, ideal in n.ideals():
            rated = other.card.get("grade") and ideal.card.get("grade")
            away[p] = abs(other.card["grade"] - ideal.card["grade"]) if rated else 0
        return sum(min(away[p], away[n.other[p]]) > limit for p in away) // 2
    return count


def floater(r, n):
    """The lowest player floats, and meets the highest he can (USCF, practice)."""
    def from_bottom(p):
        level = n.levels[n.place[p][0]][::-1]
        return ([x for x in level if x.card.get("grade")] + [x for x in level if not x.card.get("grade")]).index(p)
    return sum(from_bottom(p) if way == "down" else n.place[p][1] for p, way in n.ways.items() if way != "stays" and p is not r.bye)


def alternation(r):
    """Players with level colours who have the same again; which of those due a colour are transferred is no number."""
    return sum(p.difference == 0 and p.due not in (None, colour) for p, _, colour in r.seated())


def float_balance(r):
    """SCA 2d: who has floated one way should float the other way next."""
    sum_of = 0
    for p, way in floaters(r):
        same = list(p.floats.values()).count(way)
        other = list(p.floats.values()).count("up" if way == "down" else "down")
        sum_of += 0 if other > same else 3 if same > other else 2 if same else 1
    return sum_of


def equalise(r):
    """USCF 27A4: the difference after the round beyond one (odd rounds) or zero, one class for each size; a third colour in a row."""
    sum_of = 0
    for p, _, colour in r.seated():
        sum_of += abs(p.difference + (1 if colour == "W" else -1)) > r.number % 2
        sum_of += p.last == colour and p.run() > 1
    return sum_of


def team_mates(below):
    """USCF 28N1: inside one level of plus two, two more wins than losses in the rounds gone by; or anywhere else."""
    return lambda r: sum(both(a.card, b.card, "team") and (a.score != b.score or a.score - (r.number - 1) < 2) == below for a, b in r.boards)


def score_falls(level, points):
    """Of one level: downfloaters, or by how many half points they fall."""
    return lambda r: sum(a.score - b.score if points else 1 for a, b in boards_down(r, level))


# ---- FIDE: brackets, told by the boards: each is made in the bracket of the lower of its two levels, the bye below all ----


def fide_float(p, ago, r):
    """C.04.3, 1.4: by the scores of a game; points without playing are a downfloat, unless they are no more than a loss."""
    number = r.number - ago
    if number in p.byes:
        return "down" if p.byes[number] in "UFH+" else None
    return p.floats.get(number)


class Brackets:
    def __init__(self, r):
        self.own = {p: r.level(p) for p in r.here}
        self.made = {p: max(self.own[a], self.own[b]) for a, b in r.boards for p in (a, b)}
        if r.bye:
            self.made[r.bye] = len(r.levels)
        self.count = len(r.levels)

    def leaving(self, b):
        """Members of bracket b who are paired below it; who has the bye leaves the last one too."""
        return [p for p, own in self.own.items() if own <= b < self.made[p]]


def c6(r, br):
    return sum(len(br.leaving(b)) for b in range(br.count))


def c7(r, br):
    return sum(br.own[p] < b for b in range(br.count) for p in br.leaving(b))


def c8(r, br):
    """The next bracket's C6 and C7: who leaves it, and those of them who had moved down into it, which is said of each score."""
    return sum(len(br.leaving(b + 1)) + sum(br.made[p] > b + 1 for p in br.leaving(b)) for b in range(br.count - 1))


def c9(r, br):
    """Unplayed games of who has the bye, beyond the least in the bracket; only if it leaves no other one."""
    sum_of = 0
    for b in range(br.count if r.bye else 0):
        if r.bye in br.leaving(b):
            least = [p.games for p in r.here if br.own[p] <= b <= br.made[p] and not p.full]
            sum_of += max(least) - r.bye.games
    return sum_of


def topscorer(r, p):
    return r.number == r.event.get("rounds") and p.score > r.number - 1


def c10(r, br):
    return sum(abs(p.difference + (1 if colour == "W" else -1)) > 2 for p, other, colour in r.seated() if topscorer(r, p) or topscorer(r, other))


def c11(r, br):
    return sum(p.last == colour and p.run() > 1 for p, other, colour in r.seated() if topscorer(r, p) or topscorer(r, other))


def residents_down(ago):
    return lambda r, br: sum(br.made[p] > own and fide_float(p, ago, r) == "down" for p, own in br.own.items())


def opponents_up(ago):
    """Opponents of those who moved down."""
    return lambda r, br: sum(br.own[other] < br.own[p] and fide_float(p, ago, r) == "up" for p, other, _ in r.seated())


def moved_on(ago):
    return lambda r, br: sum(br.own[p] < b and fide_float(p, ago, r) == "down" for b in range(br.count) for p in br.leaving(b))


COMMON = {"repeat": repeat, "bye-again": bye_again, "bye-level": bye_level, "score": score, "colour-difference": colour_difference,
          "half-byes": half_byes, "defaulted": defaulted, "club": club, "kin": club, "school": school, "school-refused": school_refused,
          "float-history": float_history, "top-clash": top_clash, "alternation": alternation,
          "float-balance": float_balance, "team-below": team_mates(True), "team-above": team_mates(False)}
COUNTS = {
    "uscf": {"repeat": repeat, "bye-again": bye_again, "bye-level": bye_level, "score": score_below_plus_two, "alternate": alternate, "equalise": equalise,
             "team-below": team_mates(True), "team-above": team_mates(False)},
    "scc": {"repeat": repeat, "colour-difference": season_difference, "alternation": alternate},
    "fide": {"repeat": repeat, "C5": c5, "C12": c12, "C13": c13},
    "sca": {**COMMON, "bye-again": bye_or_default, "bye-half": bye_half, "float-repeat": float_repeat_sca},
}
for name in ("caa", "caa-long", "caa-large", "caa-random"):
    COUNTS[name] = {**COMMON, "bye-again": bye_or_default, "bye-half": bye_half, "float-history": lambda r: float_history(r, False)}
NATURAL = {"mid-line": mid_line, "bye-place": bye_place, "variation": variation, "variation-squared": variation_squared,
           "grade-squared": grade_squared, "halves": exchanges, "floater": floater, "move-200": moved_beyond(200), "move-80": moved_beyond(80),
           "halves-alphabet": same_half, "variation-alphabet": variation, "variation-squared-alphabet": variation_squared}
LEVELS = {"transfer-level": transfers, "floats.float-repeat": floats_again,
          "score.down": lambda level: score_falls(level, False), "score.diff": lambda level: score_falls(level, True),
          "score-plus-two.down": lambda level: score_falls(level, False), "score-plus-two.diff": lambda level: score_falls(level, True)}
BRACKETS = {"C6": c6, "C7": c7, "C8": c8, "C9": c9, "C10": c10, "C11": c11, "C14": residents_down(1), "C15": opponents_up(1),
            "C16": residents_down(2), "C17": opponents_up(2), "C18": moved_on(1), "C19": opponents_up(1), "C20": moved_on(2), "C21": opponents_up(2)}


def count_of(book, criterion, r):
    """The value of a criterion; None: not counted here."""
    if criterion in COUNTS.get(book, COMMON):
        return COUNTS.get(book, COMMON)[criterion](r)
    if book == "fide" and criterion in BRACKETS:
        return BRACKETS[criterion](r, Brackets(r))
    part, _, level = criterion.partition(":")
    if part in LEVELS and level:
        return LEVELS[part](int(level) - 1)(r)
    if book in ("fide", "scc"):
        return None
    natural = Natural(r, by_name if book == "sca" else by_grade)
    if part == "floats.downfloater":
        return downfloaters(int(level) - 1, book == "caa-large")(r, natural)
    if part == "floats.upfloater":
        return upfloaters(int(level) - 1, book == "caa-long")(r, natural)
    if criterion == "mid-line" and book == "sca":
        return same_half(r, natural)
    return NATURAL[criterion](r, natural) if criterion in NATURAL else None


def made_up(build, folder, book, rng):
    path = os.path.join(folder, "event.json")
    players, rounds = rng.randint(6, 30), rng.randint(3, 9)
    words = [f"{build}/bestdraw", "generate", "-q", f"--rules={book}", f"--players={players}", f"--rounds={rounds}",
             f"--played={rng.randint(0, min(rounds - 1, players // 3))}", f"--seed={rng.randrange(10**9)}", "--half-byes=40", "--zero-byes=30",
             "--forbidden=60", "--forfeits=40", "--clubs=4", "--output", path]
    if subprocess.run(words, capture_output=True).returncode:
        return None, None
    drawn = subprocess.run([f"{build}/bestdraw", "draw", "-q", "--format", "json", path], capture_output=True, text=True)
    if drawn.returncode:
        return None, None
    with open(path, encoding="utf-8") as file:
        return json.load(file), json.loads(drawn.stdout)


def main(words):
    if len(words) < 2:
        print(__doc__)
        return 2
    seed = int(words[2]) if len(words) > 2 else random.randrange(10**6)
    rng, compared, nonzero, wrong, rounds = random.Random(seed), collections.Counter(), collections.Counter(), [], 0
    left = set()
    print(f"seed {seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        for attempt in range(4 * int(words[1])):
            book = BOOKS[attempt % len(BOOKS)]
            event, draw = made_up(words[0], folder, book, rng)
            if event is None:
                continue
            rounds += 1
            r = Round(event, draw)
            for criterion in draw["criteria"]:
                mine = count_of(book, criterion["id"], r)
                if mine is None:
                    left.add(criterion["id"])
                    continue
                compared[criterion["id"]] += 1
                nonzero[criterion["id"]] += mine != 0
                if mine != criterion["value"]:
                    wrong.append((book, r.number, criterion["id"], criterion["value"], mine))
            if rounds == int(words[1]):
                break
    print(f"{rounds} rounds; values compared (not 0): " + ", ".join(f"{k} {n} ({nonzero[k]})" for k, n in sorted(compared.items())))
    print("not counted: " + " ".join(sorted(left)))
    for row in wrong[:20]:
        print("DIFFERS: {}, round {}, {}: bestdraw {}, counted {}".format(*row))
    print(f"{len(wrong)} of {sum(compared.values())} differ")
    return 1 if wrong or not compared else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""A second reading of the British rules, for the card procedure: all draws of a small round are laid out and compared in the order of
rules 2, 6, 9 to 12, 16, 20 to 24 and the guide's sets C and D, counted from the boards. Written from the sources, in another language, and
sharing nothing with the program. The procedure goes level by level and may miss the best draw, but not often.

card_procedure.py BESTDRAW PLAYERS FROM TO LEAST: made-up events with these seeds after one, two and three rounds; exit code 1 when a draw is
not legal, or when fewer than LEAST of 100 are the best ones."""
import json
import subprocess
import sys


def judged(document):
    """The players to be paired, by score and grade, with colour due, claim and floats; the number of the round."""
    players = {p["id"]: p for p in document["players"]}
    number = 1 + max((h["round"] for p in players.values() for h in p["history"]), default=0)
    points = {"H": 0.5, "F": 1, "U": 1, "Z": 0}
    for p in players.values():
        p["games"] = {h["round"]: h for h in p["history"]}
        p["score"] = {1: 0.0}
        for r in range(1, number):
            h = p["games"].get(r, {"bye": "Z"})
            p["score"][r + 1] = p["score"][r] + (float(h["result"]) if "result" in h else points[h["bye"]])
    for p in players.values():
        p["floats"] = {}
        colours = []
        for r, h in sorted(p["games"].items()):
            if not h.get("opponent") or not h.get("colour"):
                continue
            colours.append(h["colour"])
            difference = p["score"][r] - players[h["opponent"]]["score"][r]
            p["floats"][r] = "D" if difference > 0 else "U" if difference < 0 else ""
        balance = colours.count("W") - colours.count("B")  # CAA 14
        p["due"] = None if not colours else "W" if balance < 0 else "B" if balance > 0 else "WB"["BW".index(colours[-1])]
        if colours:  # CAA 16: difference; run, against the colour due or of it; fewer games
            run = len(colours) - len("".join(colours).rstrip(colours[-1]))
            p["claim"] = (abs(balance), -run if colours[-1] == p["due"] else run, -len(colours))
    here = [p for p in players.values() if str(number) not in p.get("byes", {})]
    return sorted(here, key=lambda p: (-p["score"][number], -p["grade"], p["name"])), number


def draws(nodes):
    if not nodes:
        yield []
    for i in range(1, len(nodes)):
        for rest in draws(nodes[1:i] + nodes[i + 1:]):
            yield [(nodes[0], nodes[i])] + rest


class Round:
    def __init__(self, document):
        self.cards, self.number = judged(document)
        cards = self.cards
        self.count = len(cards)
        self.points = [int(2 * p["score"][self.number]) for p in cards]
        scores = sorted(set(self.points), reverse=True)
        self.level = [scores.index(s) for s in self.points]
        self.members = [[i for i in range(self.count) if self.level[i] == l] for l in range(len(scores))]
        ids = [p["id"] for p in cards]
        self.met = {(i, ids.index(h["opponent"])) for i, p in enumerate(cards) for h in p["history"]
                    if h.get("colour") and h.get("opponent") in ids}
        self.last = [p["floats"].get(self.number - 1, "") for p in cards]
        self.claims = sorted({p["claim"] for p in cards if p["due"]}, reverse=True)

    def legal(self):
        nodes = list(range(self.count)) + [self.count] * (self.count % 2)
        return [m for m in draws(nodes) if not any(pair in self.met for pair in m)]

    def bye_order(self, draw):
        """CAA 6: who had a bye, or awaits one; the lowest level; who had a half-point bye."""
        taker = [self.cards[a] for a, b in draw if b == self.count]
        if not taker:
            return []
        had = [h.get("bye") for h in taker[0]["history"] if not h.get("opponent")]
        awaited = any(int(r) > self.number for r in taker[0].get("byes", {}))
        return [awaited or any(b != "H" for b in had), -self.level[self.cards.index(taker[0])], "H" in had]

    def score_and_colour(self, draw):
        """CAA 9-13 level by level, then 16; rule 37 in round 2."""
        games = [(a, b) for a, b in draw if b < self.count]
        value = self.bye_order(draw)
        for level in range(len(self.members)):
            floats = [self.points[a] - self.points[b] for a, b in games if self.level[a] == level < self.level[b]]
            value += [len(floats), sum(floats)]
        value += [-sum(self.level[a] < self.level[b] == level for a, b in games) for level in range(len(self.members))]
        changed = self.transferred(games)
        sizes = [self.cards[i]["claim"][0] for i in changed]
        value += [sizes.count(size) for size in range(max([c[0] for c in self.claims] + [0]), -1, -1)]
        value += [sum(self.cards[i]["claim"] == claim for i in changed) for claim in self.claims]
        half = [any(h.get("bye") == "H" and h["round"] == self.number - 1 for h in p["history"]) for p in self.cards]
        return value + [sum(half[a] and half[b] for a, b in games) if self.number == 2 else 0]

    def transferred(self, games):
        clashes = [(a, b) for a, b in games if self.cards[a]["due"] and self.cards[a]["due"] == self.cards[b]["due"]]
        return [a if self.cards[a]["claim"] < self.cards[b]["claim"] else b for a, b in clashes]

    def lines(self, draw):
        """CAA 5: where the mid-line of each level stands."""
        self.line = []
        for level, members in enumerate(self.members):
            leave = sum(self.level[a] == level and (b == self.count or self.level[b] > level) for a, b in draw)
            join = sum(b < self.count and self.level[a] < level == self.level[b] for a, b in draw)
            self.line.append((len(members) - leave - join) // 2 + join)
        self.position = [self.members[self.level[i]].index(i) for i in range(self.count)]
        self.below = [self.position[i] >= self.line[self.level[i]] for i in range(self.count)]

    def place_down(self, i):
        """CAA 20: from the mid-line down, then up from it."""
        line, size = self.line[self.level[i]], len(self.members[self.level[i]])
        return self.position[i] - line if self.below[i] else size - 1 - self.position[i]

    def excused(self, i, other, direction):
        """CAA 20, 21, "if this fails": all of the right half have just floated this way."""
        right = [x for x in self.members[self.level[i]] if self.below[x] == (direction == "D") and (other, x) not in self.met
                 and (x, other) not in self.met and self.cards[x]["due"] in (None, self.cards[i]["due"])]
        return self.last[i] != direction and right and all(self.last[x] == direction for x in right)

    def order(self, draw):
        """CAA 24: cards that cross the line, whose colours change, the bye, the floats, the distance from the ideal opponents."""
        games = [(a, b) for a, b in draw if b < self.count]
        floats = [(a, b) for a, b in games if self.level[a] != self.level[b]]
        crossing = sum(self.below[a] and self.below[b] for a, b in games if self.level[a] == self.level[b])
        for a, b in floats:
            crossing += self.below[b] - bool(self.below[b] and self.excused(b, a, "U"))
            crossing -= bool(not self.below[a] and self.excused(a, b, "D"))
        changed = self.transferred(games)
        value = [crossing] + [sum(self.level[i] == level for i in changed) for level in range(len(self.members))]
        value.append(sum(self.place_down(a) for a, b in draw if b == self.count))
        for level in range(len(self.members)):
            here = [(a, b) for a, b in floats if self.level[a] == level]
            value += [sum((self.last[a] == "D") + (self.last[b] == "U") for a, b in here),
                      sum(self.place_down(a) for a, b in here), sum(self.position[b] for a, b in here)]
        value += self.distance(games)
        count = [{d: list(p["floats"].values()).count(d) for d in "DU"} for p in self.cards]
        value.append(sum(count[a]["D"] + count[b]["U"] for a, b in floats))
        mate = {x: y for a, b in draw for x, y in ((a, b), (b, a))}
        return value + [mate[i] for i in range(self.count)]

    def distance(self, games):
        """The guide's sets D and C: places, squares of places, squares of grades."""
        places = squares = grades = 0
        for level in range(len(self.members)):
            inside = [(a, b) for a, b in games if self.level[a] == self.level[b] == level]
            rest = sorted(i for pair in inside for i in pair)
            half = len(rest) // 2
            for a, b in inside:
                p, q = rest.index(a), rest.index(b)
                places += abs(q - p - half)
                squares += (q - p - half) ** 2
                for x, y in ((p, b), (q, a)):
                    grades += (self.cards[y]["grade"] - self.cards[rest[(x + half) % len(rest)]]["grade"]) ** 2
        return [places, squares, grades]

    def best(self):
        legal = self.legal()
        if not legal:
            return None, []
        least = min(map(self.score_and_colour, legal))
        left = [m for m in legal if self.score_and_colour(m) == least]
        self.lines(left[0])
        return min(left, key=self.order), legal

    def boards(self, draw):
        ids = [p["id"] for p in self.cards] + [0]
        return {frozenset((ids[a], ids[b])) for a, b in draw}


def main(program, players, first, last, least):
    same = drawn = 0
    for seed in range(int(first), int(last) + 1):
        for played in (1, 2, 3):
            made = subprocess.run([program, "generate", "--players=" + players, "--rounds=6", "--played=%d" % played, "--half-byes=30",
                                   "--draws=500", "--seed=%d" % seed], capture_output=True, text=True, check=False)
            if made.returncode != 0:
                continue
            round_ = Round(json.loads(made.stdout))
            best, legal = round_.best()
            if best is None:
                continue
            text = subprocess.run([program, "draw", "--method=cards", "--format=pairs", "-"], input=made.stdout, capture_output=True,
                                  text=True, check=False).stdout
            by_hand = {frozenset(map(int, line.split()[:2])) for line in text.splitlines()[1:]}
            if by_hand not in [round_.boards(m) for m in legal]:
                print("seed %d, round %d: not a legal draw: %s" % (seed, played + 1, text))
                return 1
            drawn += 1
            same += by_hand == round_.boards(best)
    print("%d of %d draws are the best ones" % (same, drawn))
    return 0 if drawn > 0 and 100 * same >= int(least) * drawn else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

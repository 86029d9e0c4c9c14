#!/usr/bin/env python3
"""What is said of the boards is held against the cards, clause by clause, at every size and in every language.

    reasons_true.py BUILD SOURCE CLAUSES [SEED]

Makes up events of 24 to 1,000 players by all rulebooks, asks `explain` and `why`, briefly, in full and with --plain, in English and German,
until CLAUSES clauses are checked. A sentence is taken apart by its template (src/**/*_words.h, src/po), whatever the language; what its
places say is looked up on the cards (JSON) and on the boards, with the code of recount.py, which shares none with bestdraw.
Prints how often each template was checked; exit code 1 when a clause is false.
"""
import collections
import json
import os
import random
import re
import string
import subprocess
import sys
import tempfile

from recount import Natural, Player, Round, by_grade

BOOKS = ["caa", "fide", "caa-long", "uscf", "sca", "burstein", "dubov", "scc", "plain", "double-swiss", "team", "caa-large"]
BRACKETS = {"fide", "burstein", "dubov"}
WAYS = [("en", False), ("en", True), ("de", False), ("de", True)]


def catalogues(source):
    """Of each language, and of plain words in it, the template of each name."""
    def rows(text):
        text = text.replace('"\n"', "")
        found = re.findall(r'msgctxt "(\w+)"\nmsgid "(.*)"\nmsgstr "(.*)"', text)
        return {name: (english, other) for name, english, other in found}

    def read(name):
        with open(os.path.join(source, "src/po", name), encoding="utf-8") as file:
            return {k: v[1] for k, v in rows(file.read()).items() if v[1]}

    pot = subprocess.run(["sh", os.path.join(source, "src/po/template.sh")], capture_output=True, text=True, check=True).stdout
    english = {k: v[0] for k, v in rows(pot).items()}
    german = {**english, **read("de.po")}
    plain, plain_german = {**english, **read("en@plain.po")}, {**german, **read("de@plain.po")}
    return {("en", False): english, ("en", True): plain, ("de", False): german, ("de", True): plain_german}


def compiled(template):
    """The template as an expression with a group for each place; what stands in square brackets may be left out."""
    out, names, at = "", [], 0
    while at < len(template):
        c = template[at]
        if c == "{":
            end = template.index("}", at)
            inside, at = template[at + 1:end], end + 1
            if "#" in inside:
                one, many = inside.split("#")[1].split("|")
                out += f"(?:{re.escape(one)}|{re.escape(many)})"
            elif inside in names:
                out += "[^;:]*?"  # its number may have been said
            else:
                names.append(inside)
                out += f"(?P<{inside.replace('-', '_')}>.*?)"
        else:
            out += "(?:" if c == "[" else ")?" if c == "]" else re.escape(c)
            at += 1
    return re.compile(out, re.S)


class Language:
    def __init__(self, templates):
        self.words = templates
        self.cache = {}
        clauses = ("EXPLAIN_FACT_", "EXPLAIN_EFFECT_")
        self.clauses = [n for n in templates if n.startswith(clauses)]
        self.colours = {templates["EXPLAIN_WHITE"]: "W", templates["EXPLAIN_BLACK"]: "B"}

    def match(self, name, sentence):
        if name not in self.cache:
            self.cache[name] = compiled(self.words[name])
        found = self.cache[name].fullmatch(sentence)
        return found.groupdict() if found else None

    def clause(self, text):
        """The most special clause that the text is."""
        fits = [n for n in self.clauses if self.match(n, text) is not None]
        return max(fits, key=lambda n: len(re.sub(r"\[.*?\]|\{.*?\}", "", self.words[n])), default=None)


def token(number):
    """A name of letters alone, so that numbers never belong to it."""
    letters = string.ascii_lowercase
    return "Q" + letters[number // 676 % 26] + letters[number // 26 % 26] + letters[number % 26] + "x"


class Judge:
    def __init__(self, book, event, draw):
        self.r, self.book, self.wrong = Round(event, draw), book, []
        self.ids = {token(p): p for p in self.r.players}
        self.opponent = {a.id: b.id for a, b, _ in self.r.seated()}
        self.board_of = {p.id: i + 1 for i, board in enumerate(self.r.boards) for p in board}
        self.counts = collections.Counter()
        self.natural = Natural(self.r, by_grade) if book == "caa" and len(self.r.here) % 2 == 0 or book == "caa" else None

    def people(self, text):
        return [self.ids[name] for name in re.findall(r"Q[a-z]{3}x", text)]

    def due(self, p):
        player = self.r.players[p]
        if self.book in BRACKETS and player.run() >= 2:
            return "B" if player.last == "W" else "W"
        return player.due

    def met(self, a, b, number=None):
        """The colours of TRF's 'unpaired' do not count; a default is no meeting."""
        games = [e["round"] for e in self.r.players[a].card.get("history", [])
                 if e.get("opponent") == b and "result" in e and e["round"] < self.r.number]
        return bool(games) if number is None else number in games

    def furthest(self):
        return max((abs(other - seat - half) for seat, other, half in self.natural.boards()), default=0)

    def fact(self, language, text, pair, said):
        """A clause about two; `pair` is who 'they' are."""
        name = language.clause(text)
        if name is None:
            return
        places = language.match(name, text)
        who = self.people(places.get("both", "") or "") or list(pair)
        if len(who) != 2:
            return
        a, b = who
        self.counts[name] += 1
        if name == "EXPLAIN_FACT_MET":
            number = int(places["round"]) if places.get("round") else None
            self.hold(self.met(a, b, number), said)
        elif name == "EXPLAIN_FACT_MET_BEFORE":
            self.hold(self.met(a, b), said)
        elif name in ("EXPLAIN_FACT_DUE", "EXPLAIN_FACT_DUE_RUN") and self.book != "scc":
            colour = language.colours[places["due"]]
            self.hold(self.due(a) == colour and self.due(b) == colour, said)
            if name.endswith("RUN") and places.get("n"):
                weak = self.r.players[self.people(places["weak"])[0]]
                self.hold(weak.last != colour and weak.run() + 1 == int(places["n"]), said)
        elif name == "EXPLAIN_FACT_CLUB":
            self.hold(self.r.players[a].card["club"] == self.r.players[b].card["club"], said)
        else:
            self.counts[name] -= 1

    def effect(self, language, text, pair, said):
        name = language.clause(text)
        if name is None or not name.startswith("EXPLAIN_EFFECT_"):
            return
        places = language.match(name, text)
        who = self.people((places.get("p") or "") + " " + (places.get("q") or ""))
        if name == "EXPLAIN_EFFECT_FAR" and self.natural and places.get("near"):
            self.counts[name] += 1
            self.hold(int(places["near"]) == self.furthest() < int(places["far"]), said)
        elif name == "EXPLAIN_EFFECT_FURTHER" and self.natural and places.get("near"):
            self.counts[name] += 1
            self.hold(int(places["near"]) < int(places["far"]) <= self.furthest(), said)
        elif name in ("EXPLAIN_EFFECT_THEN", "EXPLAIN_EFFECT_LEFT", "EXPLAIN_EFFECT_BARRED") and len(who) == 2:
            self.counts[name] += 1
            self.hold(self.opponent.get(who[0]) != who[1], said)
            if places.get("fact"):
                self.fact(language, places["fact"], who, said)

    def hold(self, so, said):
        if not so:
            self.wrong.append(said)

    def reason(self, language, reason, board, other):
        """board: the two who meet; other: of `why` who it is that is asked about, else None."""
        name = "EXPLAIN_" + reason["code"].upper().replace("-", "_")
        said = reason["sentence"]
        if name not in language.words:
            return
        places = language.match(name, said)
        if places is None:
            self.counts[name] += 1
            self.wrong.append("not of its template: " + said)
            return
        check = getattr(self, "of_" + reason["code"].replace("-", "_"), None)
        one = {k: self.people(v) for k, v in places.items() if v}
        asked = (other or (one.get("a") or [None])[0], (one.get("w") or [None])[0])
        if places.get("fact"):
            self.fact(language, places["fact"], asked, said)
        if places.get("how"):
            self.effect(language, places["how"], asked, said)
        if check:
            self.counts[name] += 1
            self.hold(check(one, places, board, language), said)

    def same(self, reason, who, told):
        """why and why-not give one answer to one question."""
        first = told["reasons"][0]
        ours = first["code"].startswith(("other-", "partner-"))
        self.counts["why as why-not"] += 1
        self.hold(first["sentence"] == reason["sentence"] if ours else reason["code"] in ("other-fact", "other-impossible"),
                  f"why {who}: {reason['sentence']} / why-not: {first['sentence']}")

    # Each template with what it says of the people in its places.

    def of_partner_also(self, one, places, board, language):
        return all(self.met(one["a"][0], w) for w in one.get("players", []))

    def of_partner_also_due(self, one, places, board, language):
        colour = language.colours[places["due"]]
        return all(self.due(w) == colour for w in one.get("others", []) + one.get("a", []))

    def of_partner_also_both(self, one, places, board, language):
        return self.of_partner_also(one, places, board, language) and self.of_partner_also_due(one, places, board, language)

    def of_only_due(self, one, places, board, language):
        colour = language.colours[places["due"]]
        return self.due(one["a"][0]) == colour and self.due(one["b"][0]) != colour

    def of_only_met(self, one, places, board, language):
        return all(self.met(one["a"][0], w) for w in one.get("players", []))

    def of_need_alone(self, one, places, board, language):
        mine = self.r.players[one["a"][0]]
        return [p for p in self.r.here if p.score == mine.score] == [mine]

    def of_need_met(self, one, places, board, language):
        mine = self.r.players[one["a"][0]]
        return all(p is mine or self.met(p.id, mine.id) for p in self.r.here if p.score == mine.score)

    def of_natural(self, one, places, board, language):
        if self.natural is None or not places.get("n"):
            return True
        a, b = (self.r.players[p] for p in board)
        stay = next(s for s in self.natural.staying if a in s)
        low, high = sorted((stay.index(a), stay.index(b)))
        return high - low == len(stay) // 2 and low + 1 == int(places["n"])

    def of_colour_both_due(self, one, places, board, language):
        return self.book == "scc" or (self.due(board[0]), self.due(board[1])) == ("W", "B")

    def taken(self, one, places, board, language):
        """Who has one of the two, and at the end of the chain somebody has another."""
        at_end = "y" not in one or self.opponent.get(one["x"][0]) == one["y"][0]
        two = set(one.get("a", []) + one.get("not", [])) or set(one["w"])
        return at_end and self.opponent.get(one["w"][0]) == one["t"][0] and one["w"][0] in two | set(one["w"])

    of_partner_taken = of_partner_taken_two = of_partner_taken_more = taken
    of_other_taken = of_other_taken_two = of_other_taken_more = taken

    def leaves(self, one, places, board, language):
        """Somebody at the end of the chain floats down; who has whom before."""
        last = (one.get("x") or one["w"])[0]
        other = self.opponent.get(last)
        so = other is not None and self.r.players[other].score < self.r.players[last].score
        return so and ("t" not in one or self.opponent.get(one["w"][0]) == one["t"][0])

    of_partner_leaves = of_partner_taken_leaves = of_partner_more_leaves = leaves
    of_other_leaves = of_other_taken_leaves = of_other_more_leaves = leaves

    def of_other_natural(self, one, places, board, language):
        w, t = one["w"][0], one["t"][0]
        ideals = {p.id: ideal.id for p, _, ideal in self.natural.ideals()} if self.natural else {w: t}
        return self.opponent.get(w) == t and ideals.get(w) == t

    def of_other_first(self, one, places, board, language):
        return self.opponent.get(one["w"][0]) == one["t"][0]

    def of_other_higher(self, one, places, board, language):
        return self.opponent.get(one["a"][0]) == one["v"][0]

    def of_again_down(self, one, places, board, language):
        return self.floated(board, "down")

    def of_again_up(self, one, places, board, language):
        return self.floated(board, "up")

    def of_again_both(self, one, places, board, language):
        return self.floated(board, "down") and self.floated(board, "up")

    def floated(self, board, way):
        """Of a board between two scores the upper one floats down, the lower one up, and did so in the last round."""
        high, low = sorted((self.r.players[p] for p in board), key=lambda p: -p.score)
        p = high if way == "down" else low
        if self.book in BRACKETS or self.book in ("double-swiss", "team"):
            return high.score > low.score  # byes count as floats there
        return high.score > low.score and p.floats.get(self.r.number - 1) == way

    def of_colour_run(self, one, places, board, language):
        p = self.r.players[one["a"][0]]
        colour = language.colours[places["colour"]]
        said = int(places["n"]) if places.get("n") else p.run() + 1
        return board[0 if colour == "W" else 1] == p.id and p.last == colour and p.run() + 1 == said >= 3

    def of_swap(self, one, places, board, language):
        return len(set(one["m"] + one["z"])) == 2


def made_up(build, folder, book, players, played, seed):
    path = os.path.join(folder, "event.json")
    words = [f"{build}/bestdraw", "generate", "-q", f"--rules={book}", f"--players={players}", f"--rounds={played + 3}", f"--played={played}",
             f"--seed={seed}", "--half-byes=20", "--forfeits=20", "--clubs=8", "--output", path]
    if subprocess.run(words, capture_output=True).returncode:
        return None
    with open(path, encoding="utf-8") as file:
        event = json.load(file)
    for card in event["players"]:
        card["name"] = token(card["id"])
    with open(path, "w", encoding="utf-8") as file:
        json.dump(event, file)
    return path, event


def answer(build, *words):
    done = subprocess.run([f"{build}/bestdraw", *words, "--format=json"], capture_output=True, text=True)
    if done.returncode not in (0, 4):
        raise SystemExit(f"{' '.join(words)}: exit code {done.returncode}\n{done.stderr}")
    return json.loads(done.stdout)


def look_at(build, path, event, book, languages, rng, counts, wrong):
    drawn = subprocess.run([f"{build}/bestdraw", "draw", "-q", "--format=json", path], capture_output=True, text=True)
    if drawn.returncode:
        return
    draw = json.loads(drawn.stdout)
    judge = Judge(book, event, draw)
    here = sorted(judge.opponent)
    for way in WAYS:
        language, more = languages[way], [f"--lang={way[0]}"] + (["--plain"] if way[1] else [])
        for told in answer(build, "explain", path, *more)["boards"]:
            for reason in told["pairing"] + told["colours"]:
                judge.reason(language, reason, (told.get("white", 0), told.get("black", 0)), None)
        for who in rng.sample(here, 4):
            why = answer(build, "why", path, str(who), *more)
            for reason in why["others"]:
                judge.reason(language, reason, (who, judge.opponent.get(who)), who)
                judge.same(reason, who, answer(build, "why-not", path, str(who), str(reason["players"][1]), *more))
    counts.update(judge.counts)
    wrong += [f"{book}, {len(here)} players, round {draw['round']}: {said}" for said in judge.wrong]


def main(words):
    if len(words) < 3:
        print(__doc__)
        return 2
    build, source, least = words[0], words[1], int(words[2])
    rng = random.Random(int(words[3]) if len(words) > 3 else 31)
    languages = {way: Language(templates) for way, templates in catalogues(source).items()}
    counts, wrong, at = collections.Counter(), [], 0
    sizes = [24, 50, 100, 200]
    with tempfile.TemporaryDirectory() as folder:
        while counts.total() < least or at < len(BOOKS):
            book = BOOKS[at % len(BOOKS)]
            players = 1000 if at in (0, 1) else sizes[at // len(BOOKS) % len(sizes)] if least > 5000 else sizes[at % len(sizes)]
            made = made_up(build, folder, book, players, rng.randint(3, 9), rng.randrange(10**6))
            at += 1
            if made:
                look_at(build, *made, book, languages, rng, counts, wrong)
    for name, count in sorted(counts.items()):
        print(f"{count:6} {name}")
    for said in wrong[:40]:
        print("FALSE:", said)
    print(f"{counts.total()} clauses of {at} rounds, {len(wrong)} false")
    return 1 if wrong or counts.total() < least else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

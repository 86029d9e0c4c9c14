#!/usr/bin/env python3
"""A second reading of the Lim system (FIDE C.04.4.3), written from its articles: lists of numbers, and searches
that try the exchanges of article 4 in their order. It makes up events of up to twelve players, reads and writes
files of cards only, and knows nothing of the program's modules.

usage: lim_oracle.py BESTDRAW FIRST LAST [--keep FOLDER]"""
import json, os, random, subprocess, sys, tempfile


def worth(e):
    return {'F': 2, 'U': 2, 'H': 1, 'Z': 0}[e['bye']] if 'bye' in e else {'1': 2, '0.5': 1, '0': 0}[e['result']]


def invent(seed):
    """Rounds are played by chance between players who have not met, near each other in points."""
    lot = random.Random('lim %d' % seed)
    n, played = lot.randint(4, 12), lot.randint(0, 6)
    last = lot.random() < 0.2
    people = [{'id': i + 1, 'name': 'P%02d' % (i + 1), 'grade': 2000 - 10 * i, 'history': []} for i in range(n)]
    met = set()
    for r in range(1, played + 1):
        order = sorted(people, key=lambda p: (-sum(map(worth, p['history'])), lot.random() * lot.choice([0, 1, 3])))
        order = [p for p in order if lot.random() > 0.04 or p['history'].append({'round': r, 'bye': 'H'})]
        while order:
            a = order.pop(0)
            b = next((x for x in order if (a['id'], x['id']) not in met), None)
            if b is None:
                a['history'].append({'round': r, 'bye': lot.choice('UZ')})
                continue
            order.remove(b)
            if lot.random() < 0.04:
                a['history'].append({'round': r, 'opponent': b['id'], 'forfeit': 'W', 'result': '1'})
                b['history'].append({'round': r, 'opponent': a['id'], 'forfeit': 'L', 'result': '0'})
                continue
            met |= {(a['id'], b['id']), (b['id'], a['id'])}
            row = [[e['colour'] for e in p['history'] if 'colour' in e] for p in (a, b)]
            white = sum(c == 'W' for c in row[0]) - sum(c == 'W' for c in row[1]) + lot.choice([-1, 0, 0, 1]) <= 0
            x = lot.choice(['1', '1', '0.5', '0'])
            a['history'].append({'round': r, 'opponent': b['id'], 'colour': 'BW'[white], 'result': x})
            b['history'].append({'round': r, 'opponent': a['id'], 'colour': 'WB'[white], 'result': {'1': '0', '0': '1', '0.5': '0.5'}[x]})
    doc = {'format': 'cards/1', 'rules': 'lim', 'rounds': played + (1 if last else 3), 'round': played + 1, 'players': people}
    if lot.random() < 0.15:
        doc['forbid'] = [sorted(lot.sample(range(1, n + 1), 2))]
    return doc


class Lim:
    def __init__(self, doc):
        self.round, self.last = doc['round'], doc['round'] >= doc['rounds']
        self.cards = {p['id']: p for p in doc['players']}
        self.score = {i: sum(map(worth, p['history'])) for i, p in self.cards.items()}
        self.row = {i: [e['colour'] for e in p['history'] if 'colour' in e] for i, p in self.cards.items()}
        self.met = {(i, e['opponent']) for i, p in self.cards.items() for e in p['history'] if 'opponent' in e and 'forfeit' not in e}
        for a, b in doc.get('forbid', []):
            self.met |= {(a, b), (b, a)}
        self.floated = {i: self.float_of(i, self.round - 1) for i in self.cards}
        self.side, self.made, self.cracked = {}, {'above': [], 'below': []}, 0

    def float_of(self, i, r):
        e = next((e for e in self.cards[i]['history'] if e['round'] == r), None)
        if e is None or 'opponent' not in e: # a pairing that was forfeited was one all the same
            return False
        before = lambda k: sum(worth(x) for x in self.cards[k]['history'] if x['round'] < r)
        return before(i) != before(e['opponent'])

    # 2.1, 5.1: no player is given three more of a colour; the other one is no third more, whatever went before
    def allowed(self, i, c):
        row = self.row[i] + [c]
        return row[-3:] != [c] * 3 and 2 * row.count(c) - len(row) < 3

    def compatible(self, a, b):
        if a == b or (a, b) in self.met:
            return False
        return self.last or any(self.allowed(a, x) and self.allowed(b, y) for x, y in ('WB', 'BW'))

    def due(self, i):
        row = self.row[i]
        if not row:
            return None
        other = 'B' if row[-1] == 'W' else 'W'
        balance = 2 * row.count('W') - len(row)
        if row[-2:] == [row[-1]] * 2 or balance == 0:
            return other
        return 'B' if balance > 0 else 'W'

    def fine(self, a, b):
        return None in (self.due(a), self.due(b)) or self.due(a) != self.due(b)

    # 4: exchanges
    def options(self, rest):
        half = len(rest) // 2
        return rest[half:] + rest[1:half][::-1]

    def arrange(self, rest, wanted, fine):
        """The first arrangement in the order of 4.2 and 4.3 in which all the wanted have an opponent."""
        if not any(x in wanted for x in rest):
            return []
        if len(rest) < 2:
            return None
        a = rest[0]
        for b in self.options(rest):
            if not self.compatible(a, b) or ((a in fine or b in fine) and not self.fine(a, b)):
                continue
            more = self.arrange([x for x in rest if x not in (a, b)], wanted, fine)
            if more is not None:
                return [(a, b)] + more
        return None

    def whole(self, rest):
        return len(rest) % 2 == 0 and self.arrange(rest, set(rest), set()) is not None

    def number(self, who, up):
        return sorted(who, reverse=up)

    # 3: floaters
    def even_out(self, group, gone, near, up):
        dues = [self.due(x) for x in group]
        more = dues.count('W') - dues.count('B')
        rated = []
        for x in group:
            taken, mine = set(), None
            for f in gone + [x]:
                mine = next((v for v in near if v not in taken and self.compatible(f, v)), None)
                taken.add(mine)
            kind = (2 if self.side.get(x) else 0) + (mine is None)
            colour = not (more == 0 or self.due(x) == ('W' if more > 0 else 'B'))
            rated.append((x, kind, colour, self.floated[x]))

        def best(again):
            few = [r for r in rated if r[3] == again]
            return few and [r for r in few if r[1:3] == min(q[1:3] for q in few)][-1]
        fresh, again = best(False), best(True)
        if not fresh or not again:
            return (fresh or again)[0]
        if again[1] < fresh[1]:
            return again[0]
        without = lambda r: self.whole([y for y in group if y != r[0]])
        return again[0] if not without(fresh) and without(again) else fresh[0]

    def opponent(self, f, free):
        able = [v for v in free if self.side.get(v, 0) != self.side[f] and self.compatible(f, v)]
        able = [v for v in able if self.fine(f, v)] + [v for v in able if not self.fine(f, v)]
        for v in able:
            if self.whole([x for x in free if x not in (f, v)]):
                return v
        return able[0] if able else None

    def group(self, people, near, up):
        """Boards, and who is moved on."""
        people = self.number(people, up)
        forced = []
        while True:
            gone = list(forced)
            active = [x for x in people if x not in gone]
            while True:
                alone = next((x for x in active if not any(self.compatible(x, y) for y in active)), None)
                if alone is None:
                    break
                active.remove(alone)
                gone.append(alone)
            evened = None
            if len(active) % 2:
                evened = self.even_out(active, gone, near, up)
                active.remove(evened)
                gone.append(evened)
            boards, failed = [], None
            down = sorted([x for x in active if self.side.get(x) == 'down'], key=lambda x: (-self.score[x], x))
            rising = sorted([x for x in active if self.side.get(x) == 'up'], key=lambda x: (self.score[x], -x))
            for f in (rising + down if up else down + rising):
                if f not in active:
                    continue
                v = self.opponent(f, [x for x in active])
                if v is None:
                    failed = f
                    break
                boards.append((f, v))
                active = [x for x in active if x not in (f, v)]
            if failed is None:
                break
            forced.append(failed)
        rest, home = list(active), []
        while rest:
            wanted, found = set(), []
            while True:
                free = [x for x in rest if not any(x in b for b in found)]
                if not free:
                    break
                stranded = free[0]
                trial = self.arrange(rest, wanted | {stranded}, set())
                if trial is None:
                    break
                wanted, found, stranded = wanted | {stranded}, trial, None
            home += found
            free = [x for x in rest if not any(x in b for b in found)]
            if not free:
                break
            free.remove(free[0]), gone.append(stranded)
            if evened is not None:
                gone.remove(evened)
                free, evened = self.number(free + [evened], up), None
            elif free:
                gone.append(free.pop())
            rest = free
        players = self.number([x for b in home for x in b], up)
        fine = set()
        for x in players:
            trial = self.arrange(players, set(players), fine | {x})
            if trial is not None:
                home, fine = trial, fine | {x}
        home.sort(key=lambda b: min(players.index(b[0]), players.index(b[1])))
        return boards + home, gone

    def pair(self):
        everybody = sorted(self.cards, key=lambda i: (-self.score[i], i))
        pairs = []
        if len(everybody) % 2:
            had = lambda i: any(e.get('bye') in ('U', 'F') or e.get('forfeit') == 'W' for e in self.cards[i]['history'])
            for i in reversed(everybody):
                if not had(i):
                    pairs.append((i, 0))
                    everybody.remove(i)
                    break
            else:
                return None
        middle = self.round - 1
        for name, way, mine in (('above', 'down', lambda s: s > middle), ('below', 'up', lambda s: s < middle)):
            up, moving = name == 'below', []
            scores = sorted({self.score[i] for i in everybody}, reverse=not up)
            for k, s in enumerate(scores):
                if not mine(s):
                    break
                near = [i for i in everybody if k + 1 < len(scores) and self.score[i] == scores[k + 1]]
                people = [i for i in everybody if self.score[i] == s] + moving
                boards, moving = self.group(people, self.number(near, up), up)
                self.made[name] += boards
                for b in boards:
                    self.side[b[0]] = self.side[b[1]] = 0
                for x in moving:
                    self.side[x] = way
        while True:
            done = {x for b in self.made['above'] + self.made['below'] for x in b}
            people = [i for i in everybody if i not in done]
            boards, gone = self.group(people, [], False) if people else ([], [])
            if not gone:
                return pairs + boards + self.made['above'] + self.made['below']
            down = sum(self.side.get(x) == 'down' for x in people)
            rising = sum(self.side.get(x) == 'up' for x in people)
            take = 'below' if down > rising else 'above'
            if not self.made[take]:
                take = 'above' if take == 'below' else 'below'
            if not self.made[take]:
                return None
            self.cracked += 1
            for x in self.made[take].pop():
                self.side[x] = 'down' if take == 'above' else 'up'

    def white(self, a, b):
        """Whether a, the higher of the two, has White (5.3 to 5.6, 7.2)."""
        x, y = self.due(a), self.due(b)
        if x is None and y is None:
            return a % 2 == 1
        if x is None or y is None or x != y:
            return (x or ('B' if y == 'W' else 'W')) == 'W'
        other = 'B' if x == 'W' else 'W'
        if self.allowed(a, other) != self.allowed(b, other):
            return (x == 'W') != self.allowed(a, other)
        for p, q in zip(reversed(self.row[a]), reversed(self.row[b])):
            if p != q:
                return (p != x) == (x == 'W')
        return (self.score[a] >= self.round - 1) == (x == 'W')


def main():
    program, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    folder = sys.argv[5] if len(sys.argv) > 5 else tempfile.mkdtemp(prefix='bestdraw-lim-')
    tally = dict.fromkeys(['drawn', 'drawn with boards taken apart', 'stuck', 'no legal draw', 'different'], 0)
    for seed in range(first, last + 1):
        doc = invent(seed)
        path = os.path.join(folder, 'lim-%d.json' % seed)
        with open(path, 'w') as out:
            json.dump(doc, out)
        lim = Lim(doc)
        kind, found = compare(program, path, lim, lim.pair())
        tally['different' if found else kind] += 1
        if not found:
            os.remove(path)
        elif tally['different'] < 6:
            print('%s: %s' % (path, found))
    print('lim: %d rounds: %s' % (last - first + 1, ', '.join('%s %d' % x for x in tally.items())))
    bare = last - first >= 199 and [kind for kind, n in tally.items() if n == 0 and kind != 'different']
    if bare:
        print('lim: of %s there is not one: the events no longer test it' % ', '.join(bare))
    sys.exit(bool(tally['different'] or bare))


def compare(program, path, lim, pairs):
    """Of what kind the round is, and how the program differs ('' where it does not)."""
    said = subprocess.run([program, 'draw', '-q', '--format', 'json', '--top-colour', 'white', path], capture_output=True, text=True)
    if said.returncode == 1: # no legal draw at all: so the procedure can have none
        return 'no legal draw', 'the procedure is not stuck' if pairs else ''
    if said.returncode != 0:
        return 'drawn', 'exit %d %s' % (said.returncode, said.stderr.strip()[:200])
    answer = json.loads(said.stdout)
    remarks = ' '.join(answer.get('remarks') or [])
    if pairs is None:
        return 'stuck', '' if 'The procedure leaves' in remarks else 'the procedure is stuck'
    order = lambda i: (-lim.score[i], i)
    mine = set()
    for a, b in pairs:
        if b != 0:
            a, b = sorted((a, b), key=order)
            a, b = (a, b) if lim.white(a, b) else (b, a)
        mine.add((a, b))
    got = {(x['white'], x['black']) for x in answer['boards']} | ({(answer['bye'], 0)} if answer.get('bye') else set())
    kind = 'drawn with boards taken apart' if lim.cracked else 'drawn'
    if got != mine:
        return kind, '%s, not %s' % (sorted(got - mine), sorted(mine - got))
    apart = '(2.6): %d.' % lim.cracked
    if lim.cracked and apart not in remarks or not lim.cracked and '(2.6)' in remarks:
        return kind, 'boards taken apart: %s, not "%s"' % (apart, remarks)
    return kind, ''


main()

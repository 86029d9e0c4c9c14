#!/usr/bin/env python3
"""A second oracle for the rules of caa, sca and uscf, written from the sources' text with another method than
the tests in C: every draw of a small event is laid out, gets one list of numbers from the first criterion to
the last, and the smallest list wins. It reads and writes files of cards only, and knows nothing of stages.

usage: rules_oracle.py BESTDRAW RULES FIRST LAST [--versus OLD] [--keep FOLDER]
With --versus OLD it also draws with an older program and counts which draws changed, and in which criterion."""
import json, os, random, subprocess, sys, tempfile

TITLES = ['GM', 'WGM', 'IM', 'WIM', 'FM', 'WFM', 'CM', 'WCM']


# ---- made-up events ----

def points_of(e):
    if e.get('bye'):
        return {'F': 2, 'U': 2, 'H': 1, 'Z': 0}[e['bye']]
    if e.get('forfeit'):
        return 2 if e['forfeit'] == 'W' else 0
    return {'1': 2, '0.5': 1, '0': 0}[e['result']]


def points_before(p, rnd):
    return sum(points_of(e) for e in p['history'] if e['round'] < rnd)


def invent(rules, seed):
    lot = random.Random('%s %d' % (rules, seed))
    n = lot.choice([4, 5, 6, 6, 7, 7, 7, 8, 8, 8]) if lot.random() < 0.9 else lot.choice([2, 3, 9, 10])
    rounds = lot.choice([0, 1, 1, 2, 2, 3, 3, 4, 5])
    wide = lot.random() < 0.6
    players = []
    for i in range(1, n + 1):
        p = {'id': i, 'name': 'Player %02d' % i, 'history': [], 'score': '0'}
        if rules != 'sca':
            p['grade'] = lot.randint(1200, 1800) if wide else lot.randint(1500, 1508)
            if rules == 'uscf' and lot.random() < 0.1:
                del p['grade']
            if lot.random() < 0.2:
                p['title'] = lot.choice(TITLES)
        for key, many, often in (('club', 3, 0.5), ('school', 3, 0.6), ('team', 3, 0.7)):
            if lot.random() < often:
                p[key] = '%s %d' % (key, lot.randint(1, many))
        players.append(p)
    if rules == 'sca':
        for p in lot.sample(players, lot.randint(0, n // 2)):
            p['top'] = True
    met = set()
    for r in range(1, rounds + 1):
        play_round(lot, players, r, met)
    for p in players:
        if lot.random() < 0.08:
            p['byes'] = {str(rounds + 2): 'H'}
        half = points_before(p, rounds + 1)
        p['score'] = '%d.5' % (half // 2) if half % 2 else '%d' % (half // 2)
    doc = {'format': 'cards/1', 'name': 'made up', 'rules': rules, 'rounds': rounds + 2, 'round': rounds + 1,
           'options': {}, 'players': players}
    if rules == 'uscf':
        doc['options']['ungraded'] = 'bottom'
        for name in ('equalise_before_halves', 'alternate_before_halves', 'equalise_before_score', 'interchanges'):
            if lot.random() < 0.15:
                doc['options'][name] = True
        if lot.random() < 0.3:
            doc['options']['teams'] = lot.choice(['plus-two', 'always', 'never'])
    if lot.random() < 0.15 and n > 2:
        doc['forbid'] = [sorted(lot.sample(range(1, n + 1), 2))]
    return doc


def play_round(lot, players, r, met):
    waiting = []
    for p in players:
        if lot.random() < 0.07:
            p['history'].append({'round': r, 'bye': lot.choice('HHHZF')})
        else:
            waiting.append(p)
    order = sorted(waiting, key=lambda p: -points_before(p, r))
    if lot.random() < 0.4:
        lot.shuffle(order)
    while len(order) > 1:
        a = order.pop(0)
        free = [b for b in order if frozenset((a['id'], b['id'])) not in met]
        if not free:
            a['history'].append({'round': r, 'bye': lot.choice('UHZ')})
            continue
        b = free[0] if lot.random() < 0.6 else lot.choice(free)
        order.remove(b)
        if lot.random() < 0.08:
            won = lot.random() < 0.8
            a['history'].append({'round': r, 'opponent': b['id'], 'forfeit': 'W' if won else 'L', 'result': '1' if won else '0'})
            b['history'].append({'round': r, 'opponent': a['id'], 'forfeit': 'L', 'result': '0'})
            continue
        met.add(frozenset((a['id'], b['id'])))
        result = lot.choice(['1', '1', '0.5', '0'])
        other = {'1': '0', '0': '1', '0.5': '0.5'}[result]
        colours = 'WB' if lot.random() < 0.5 else 'BW'
        a['history'].append({'round': r, 'opponent': b['id'], 'colour': colours[0], 'result': result})
        b['history'].append({'round': r, 'opponent': a['id'], 'colour': colours[1], 'result': other})
    if order:
        order[0]['history'].append({'round': r, 'bye': lot.choice('UUUF')})


# ---- what the cards say ----

class Man:
    def __init__(self, doc, p, cards):
        self.p, self.id = p, p['id']
        now = doc['round']
        self.points = points_before(p, now)
        self.grade = p.get('grade', 0)
        self.colours = {e['round']: e['colour'] for e in p['history'] if 'colour' in e and not e.get('forfeit')}
        row = [self.colours[r] for r in sorted(self.colours)]
        self.games, self.difference = len(row), row.count('W') - row.count('B')
        self.last = row[-1] if row else None
        self.run = 0
        for c in reversed(row):
            if c != self.last:
                break
            self.run += 1
        if not row:
            self.due = None
        elif self.difference:
            self.due = 'W' if self.difference < 0 else 'B'
        else:
            self.due = 'W' if self.last == 'B' else 'B'
        signed = -self.run if self.last == self.due else self.run
        self.claim = (abs(self.difference), signed, -self.games) if row else None
        self.met = {e['opponent'] for e in p['history'] if 'opponent' in e and not e.get('forfeit')}
        self.defaulted = {e['opponent'] for e in p['history'] if e.get('forfeit')}
        self.full = any(e.get('bye') in ('F', 'U') for e in p['history'])
        self.won_default = any(e.get('forfeit') == 'W' for e in p['history'])
        self.default = any(e.get('forfeit') for e in p['history'])
        self.half = any(e.get('bye') == 'H' for e in p['history'])
        self.half_last = any(e.get('bye') == 'H' and e['round'] == now - 1 for e in p['history'])
        self.ahead = any(int(r) > now for r in p.get('byes', {}))
        self.floats = {}
        for e in p['history']:
            if 'opponent' in e:
                mine = points_before(p, e['round'])
                theirs = points_before(cards[e['opponent']], e['round']) if e['opponent'] in cards else mine
                self.floats[e['round']] = 'D' if mine > theirs else 'U' if mine < theirs else ''
        self.last_float = self.floats.get(now - 1, '')
        self.downs = sum(f == 'D' for f in self.floats.values())
        self.ups = sum(f == 'U' for f in self.floats.values())


def ordered(doc):
    cards = {p['id']: p for p in doc['players']}
    here = [p for p in doc['players'] if str(doc['round']) not in p.get('byes', {})]
    men = [Man(doc, p, cards) for p in here]
    if doc['rules'] == 'sca':
        men.sort(key=lambda m: (-m.points, m.p['name']))
    else:
        title = lambda m: TITLES.index(m.p['title']) if 'title' in m.p else 99
        men.sort(key=lambda m: (-m.points, -m.grade, title(m), m.p['name']))
    scores = sorted({m.points for m in men}, reverse=True)
    for i, m in enumerate(men):
        m.at, m.level = i, scores.index(m.points)
    return men, len(scores)


def all_draws(men, allowed):
    """Lists of opponents by place; None: the bye."""
    n = len(men)
    out, row = [], [-1] * n

    def go(bye_left):
        try:
            i = row.index(-1)
        except ValueError:
            out.append(tuple(row))
            return
        for k in range(i + 1, n):
            if row[k] == -1 and allowed(men[i], men[k]):
                row[i], row[k] = k, i
                go(bye_left)
                row[i] = row[k] = -1
        if bye_left:
            row[i] = None
            go(False)
            row[i] = -1
    go(n % 2 == 1)
    return out


class Laid:
    """One draw on the table."""

    def __init__(self, men, levels, draw, rated_float_first=False):
        self.men, self.levels, self.draw = men, levels, draw
        self.cards = [[m for m in men if m.level == l] for l in range(levels)]
        self.boards = [(men[i], men[k]) for i, k in enumerate(draw) if k is not None and i < k]
        self.bye = next((men[i] for i, k in enumerate(draw) if k is None), None)
        self.floats = [(a, b) for a, b in self.boards if a.level != b.level]
        self.down = {a.at for a, b in self.floats}
        self.up = {b.at for a, b in self.floats}
        self.leaves = self.down | self.up | ({self.bye.at} if self.bye else set())
        self.line = []          # cards above the mid-line
        self.stay, self.ideal = [], {}
        for cards in self.cards:
            ups = sum(m.at in self.up for m in cards)
            stay = [m for m in cards if m.at not in self.leaves]
            self.line.append(ups + len(stay) // 2)
            self.stay.append(stay)
            h = len(stay) // 2
            for q in range(h):
                self.ideal[stay[q].at], self.ideal[stay[q + h].at] = stay[q + h], stay[q]
        self.rated = rated_float_first

    def spot(self, m):
        return self.cards[m.level].index(m)

    def above(self, m):
        return self.spot(m) < self.line[m.level]

    def place_down(self, m):
        cards, line, s = self.cards[m.level], self.line[m.level], self.spot(m)
        if self.rated:
            search = [c for c in reversed(cards) if c.grade] + [c for c in reversed(cards) if not c.grade]
        else:
            search = cards[line:] + cards[:line][::-1]
        return search.index(m)

    def place_up(self, m):
        return self.spot(m)

    def inside(self):
        for cards in self.stay:
            for p, m in enumerate(cards):
                q = cards.index(self.men[self.draw[m.at]])
                if p < q:
                    yield m, cards[q], p, q, len(cards) // 2


def transferred(laid):
    out = []
    for a, b in laid.boards:
        if a.due and a.due == b.due:
            out.append(a if a.claim < b.claim else b)
    return out


def score_key(laid, some=None):
    key = []
    for l in range(laid.levels):
        if some is None or l in some:
            down = [(a, b) for a, b in laid.floats if a.level == l]
            key += [len(down), sum(a.points - b.points for a, b in down)]
    return key


def ups_key(laid):
    return [-sum(b.level == l for a, b in laid.floats) for l in range(laid.levels)]


def colour_key(laid):
    moved = transferred(laid)
    sizes = [abs(m.difference) for m in moved]
    claims = sorted({m.claim for m in laid.men if m.due}, reverse=True)
    return ([sizes.count(s) for s in range(12, 0, -1)], [sizes.count(0)] + [sum(m.claim == c for m in moved) for c in claims])


def transfer_level_key(laid):
    moved = transferred(laid)
    return [sum(m.level == l for m in moved) for l in range(laid.levels)]


def crossings(laid):
    """Cards on the wrong side of the mid-line, an exchange being two of them; less those that nobody could
    have replaced because all of the right half floated so in the last round (20a, 21a)."""
    wrong = excused = 0
    for a, b in laid.boards:
        if a.level == b.level and laid.above(a) == laid.above(b):
            wrong += 1
    if laid.bye and laid.above(laid.bye):
        wrong += 1
    for a, b in laid.floats:
        wrong += laid.above(a) + (not laid.above(b))
        if not laid.above(b) and b.last_float != 'U':
            right = [c for c in laid.cards[b.level]
                     if laid.above(c) and c.due in (b.due, None) and c.id not in a.met]
            excused += bool(right) and all(c.last_float == 'U' for c in right)
        if laid.above(a) and a.last_float != 'D':
            right = [c for c in laid.cards[a.level]
                     if not laid.above(c) and c.due in (a.due, None) and c.id not in b.met]
            excused += bool(right) and all(c.last_float == 'D' for c in right)
    assert wrong % 2 == 0
    return wrong // 2 - excused


def settle_key(laid):
    """Who floats, where all before leaves it open."""
    squares = sum(laid.place_down(laid.men[i]) ** 2 for i in laid.leaves - laid.up)
    squares += sum(laid.place_up(laid.men[i]) ** 2 for i in laid.up)
    key = [squares]
    for cards in laid.cards:
        below = any(m.at in laid.leaves - laid.up for m in cards)
        place = laid.place_down if below else laid.place_up
        key += [0 if m.at in laid.leaves else 1 for m in sorted(cards, key=place)]
    return key


def variation_key(laid):
    away = [abs(q - p - h) for a, b, p, q, h in laid.inside()]
    return [sum(away)], [sum(x * x for x in away)]


def grade_key(laid):
    return [sum((b.grade - laid.ideal[a.at].grade) ** 2 + (a.grade - laid.ideal[b.at].grade) ** 2
                for a, b, p, q, h in laid.inside())]


def top_key(laid):
    n = len(laid.men)
    return [n if k is None else k for k in laid.draw]


def bye_keys(laid, default, half):
    m = laid.bye
    yield 'bye-again', [bool(m and (m.full or (m.default if default else m.won_default) or m.ahead))]
    yield 'bye-level', [laid.levels - 1 - m.level if m else 0]
    if half:
        yield 'bye-half', [bool(m and m.half)]


def share(a, b, key):
    return bool(a.p.get(key)) and a.p.get(key) == b.p.get(key)


def caa(doc, laid):
    now = doc['round']
    yield from bye_keys(laid, True, True)
    yield 'score', score_key(laid) + ups_key(laid)
    difference, alternation = colour_key(laid)
    yield 'colour-difference', difference
    yield 'alternation', alternation
    yield 'half-byes', [sum(a.half_last and b.half_last for a, b in laid.boards) if now == 2 else 0]
    yield 'defaulted', [sum(b.id in a.defaulted for a, b in laid.boards)]
    yield 'club', [sum(share(a, b, 'club') for a, b in laid.boards) if now == 1 else 0]
    yield 'mid-line', [crossings(laid)]
    yield 'transfer-level', transfer_level_key(laid)
    yield 'bye-place', [laid.place_down(laid.bye) if laid.bye else 0]
    floats = []
    for l in range(laid.levels):
        own = [(a, b) for a, b in laid.floats if a.level == l]
        floats.append(sum((a.last_float == 'D') + (b.last_float == 'U') for a, b in own))
        floats.append(sum(laid.place_down(a) for a, b in own))
        floats.append(sum(laid.place_up(b) for a, b in own))
    yield 'floats', floats
    yield 'floaters', settle_key(laid)
    once, squared = variation_key(laid)
    yield 'variation', once
    yield 'variation-squared', squared
    yield 'grade-squared', grade_key(laid)
    yield 'float-history', [sum(a.downs + b.ups for a, b in laid.floats)]
    yield 'top-board', top_key(laid)


def sca(doc, laid):
    now = doc['round']
    schools = [sum(share(a, b, 'school') for a, b in laid.boards)]
    if now < 4:
        yield 'school-refused', schools
    keys = list(bye_keys(laid, True, True))
    yield keys[0]
    yield 'school', schools
    yield from keys[1:]
    if now == 1 and laid.bye:
        yield 'bye-alphabet', [bool(laid.bye.p.get('top')), len(laid.men) - 1 - laid.bye.at]
    yield 'score', score_key(laid) + ups_key(laid)
    difference, alternation = colour_key(laid)
    yield 'colour-difference', difference
    yield 'alternation', alternation
    yield 'half-byes', [sum(a.half_last and b.half_last for a, b in laid.boards) if now == 2 else 0]
    yield 'defaulted', [sum(b.id in a.defaulted for a, b in laid.boards)]
    yield 'top-clash', [sum(bool(a.p.get('top') and b.p.get('top')) for a, b in laid.boards) if now == 1 else 0]
    yield 'kin', [sum(share(a, b, 'club') for a, b in laid.boards) if now == 1 else 0]
    yield 'transfer-level', transfer_level_key(laid)
    downers = [laid.men[i] for i in laid.leaves - laid.up]
    uppers = [laid.men[i] for i in laid.up]
    yield 'float-repeat', [sum(m.downs > 0 for m in downers) + sum(m.last_float == 'U' for m in uppers)]

    def turn(same, other):
        return 0 if other > same else 3 if other < same else 1 if same == 0 else 2
    yield 'float-balance', [sum(turn(m.downs, m.ups) for m in downers) + sum(turn(m.ups, m.downs) for m in uppers)]
    yield 'float-history', [sum(m.downs for m in downers) + sum(m.ups for m in uppers)]
    if now == 1:
        once, squared = variation_key(laid)
        yield 'mid-line', [sum(laid.above(a) == laid.above(b) for a, b in laid.boards)]
        yield 'variation', once
        yield 'variation-squared', squared


def us_white(doc, a, b):
    """29E4; a ranks above b. Where neither has played it does not matter to what is counted."""
    if a.due is None:
        return b.due != 'W'
    if a.due != b.due:
        return a.due == 'W'
    if abs(a.difference) != abs(b.difference):
        return (abs(a.difference) > abs(b.difference)) == (a.due == 'W')
    for r in range(doc['round'] - 1, 0, -1):
        x, y = a.colours.get(r), b.colours.get(r)
        if x and y and x != y:
            return x == 'B'
    return a.due == 'W'


def uscf(doc, laid):
    now, options = doc['round'], doc['options']
    how = options.get('teams', 'plus-two')
    plus = [l for l in range(laid.levels) if laid.cards[l][0].points - (now - 1) >= 2]
    rest = [l for l in range(laid.levels) if l not in plus]
    mates = [(a, b) for a, b in laid.boards if share(a, b, 'team')]
    high = [(a, b) for a, b in mates if a.level == b.level and a.level in plus and how == 'plus-two']
    meetings = [sum(e.get('opponent') == b.id and not e.get('forfeit') for e in a.p['history']) for a, b in laid.boards]
    equal, again = [0] * 5, 0
    for a, b in laid.boards:
        white = us_white(doc, a, b)
        for m, colour in ((a, 'W' if white else 'B'), (b, 'B' if white else 'W')):
            excess = abs(m.difference + (1 if colour == 'W' else -1)) - now % 2
            if excess > 0:
                equal[4 - min(excess, 4)] += 1
            equal[4] += m.last == colour and m.run >= 2
            again += m.last == colour
    exchanges = sum(a.level == b.level and laid.above(a) == laid.above(b) for a, b in laid.boards)
    exchanges += bool(laid.bye and laid.above(laid.bye))
    exchanges += sum(laid.above(a) + (not laid.above(b)) for a, b in laid.floats)
    away = []
    for a, b, p, q, h in laid.inside():
        moves = [abs(x.grade - y.grade) if x.grade and y.grade else 0
                 for x, y in ((b, laid.ideal[a.at]), (a, laid.ideal[b.at]))]
        away.append(min(moves))
    once, squared = variation_key(laid)
    keys = {
        'repeat': [sum(m > 0 for m in meetings), sum(max(m - 1, 0) for m in meetings)],
        'score-plus-two': score_key(laid, plus) if how == 'plus-two' else [],
        'team-below': [len(mates) - len(high) if how != 'never' else 0],
        'score': score_key(laid, rest if how == 'plus-two' else None) + ups_key(laid),
        'team-above': [len(high)],
        'halves': [exchanges],
        'floater': [sum(laid.place_down(laid.men[i]) for i in laid.down), sum(laid.place_up(laid.men[i]) for i in laid.up)],
        'floaters': settle_key(laid),
        'move-200': [sum(x > 200 for x in away)], 'equalise': equal,
        'move-80': [sum(x > 80 for x in away)], 'alternate': [again],
        'variation': once, 'variation-squared': squared, 'grade-squared': grade_key(laid),
        'top-board': top_key(laid)}
    for name, key in bye_keys(laid, False, False):
        keys[name] = key
    m = laid.bye
    keys['bye-lowest'] = [sum(bool(k.grade) if not m.grade else False for k in laid.men) +
                          sum(k.at > m.at and bool(k.grade) == bool(m.grade) for k in laid.men) if m else 0]
    order = ['repeat', 'bye-again', 'bye-level', 'bye-lowest', 'score-plus-two', 'team-below', 'score', 'team-above',
             'halves', 'floater', 'floaters', 'move-200', 'equalise', 'move-80', 'alternate', 'variation',
             'variation-squared', 'grade-squared', 'top-board']

    def earlier(what, before):
        if order.index(what) > order.index(before):
            order.remove(what)
            order.insert(order.index(before), what)
    if options.get('interchanges'):
        order.remove('halves')
        order.insert(order.index('alternate') + 1, 'halves')
    if options.get('alternate_before_halves') or options.get('equalise_before_halves'):
        earlier('equalise', 'halves')
    if options.get('alternate_before_halves'):
        earlier('alternate', 'halves')
    if options.get('equalise_before_score'):
        earlier('equalise', 'score-plus-two' if how == 'plus-two' else 'score')
    for name in order:
        yield name, keys[name]


BOOKS = {'caa': caa, 'sca': sca, 'uscf': uscf}


def judge(doc):
    """(order of the men, the best draws as sets of pairs, list of keys of any draw)."""
    men, levels = ordered(doc)
    banned = {frozenset(x) for x in doc.get('forbid', [])}
    soft = doc['rules'] == 'uscf'

    def allowed(a, b):
        return frozenset((a.id, b.id)) not in banned and (soft or b.id not in a.met)
    keys = {}
    for draw in all_draws(men, allowed):
        laid = Laid(men, levels, draw, doc['rules'] == 'uscf')
        keys[draw] = list(BOOKS[doc['rules']](doc, laid))
    best = min((tuple(tuple(k) for _, k in v) for v in keys.values()), default=None)
    return men, keys, best


def ask(program, path, *more):
    """Opponent by id of the draw; None: there is none."""
    done = subprocess.run([program, 'draw', '--format', 'pairs', '--seed', '1', '--top-colour', 'white', *more, path],
                          capture_output=True, text=True)
    if done.returncode == 1:
        return None
    if done.returncode != 0:
        raise SystemExit('%s: %s' % (path, done.stderr))
    rows = [tuple(map(int, line.split()[:2])) for line in done.stdout.splitlines()[1:] if line.strip()]
    return {x: y for a, b in rows for x, y in ((a, b), (b, a)) if x}


def as_draw(men, partner):
    at = {m.id: m.at for m in men}
    return tuple(at.get(partner[m.id]) for m in men)


def first_difference(a, b):
    return next((x[0] for x, y in zip(a, b) if tuple(x[1]) != tuple(y[1])), None)


def main():
    program, rules, first, last = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    rest = sys.argv[5:]
    old = rest[rest.index('--versus') + 1] if '--versus' in rest else None
    folder = rest[rest.index('--keep') + 1] if '--keep' in rest else tempfile.mkdtemp(prefix="bestdraw-rules-")
    wrong = drawn = changed = 0
    why = {}
    for seed in range(first, last + 1):
        doc = invent(rules, seed)
        path = os.path.join(folder, '%s-%d.json' % (rules, seed))
        with open(path, 'w') as out:
            json.dump(doc, out)
        men, keys, best = judge(doc)
        got = ask(program, path)
        if (got is None) != (best is None):
            wrong += 1
            print('%s %d: %s' % (rules, seed, 'no draw' if got is None else 'a draw where there is none'))
            continue
        if got is not None:
            drawn += 1
            mine = keys.get(as_draw(men, got))
            value = mine and tuple(tuple(k) for _, k in mine)
            if value != best:
                wrong += 1
                other = next(v for v in keys.values() if tuple(tuple(k) for _, k in v) == best)
                print('%s %d: worse first in %s' % (rules, seed, mine and first_difference(mine, other)))
            if old:
                before = as_draw(men, ask(old, path, '--lenient'))
                if before in keys and tuple(tuple(k) for _, k in keys[before]) != best:
                    changed += 1
                    reason = first_difference(keys[before], next(
                        v for v in keys.values() if tuple(tuple(k) for _, k in v) == best))
                    why[reason] = why.get(reason, 0) + 1
        if '--keep' not in rest:
            os.remove(path)
    print('%s: %d events, %d draws, %d differences' % (rules, last - first + 1, drawn, wrong))
    if old:
        print('%d of the older draws are others now: %s' % (changed, ', '.join(
            '%s %d' % x for x in sorted(why.items(), key=lambda x: -x[1]))))
    sys.exit(wrong > 0 or drawn == 0)


if __name__ == '__main__':
    main()

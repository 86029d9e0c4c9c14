"""Compares what `new LIST --dry-run` shows of each list of a folder with its NN.expected.json: every field of every player; each line that
is warned of, or asked, must be named by a remark of ours; where the arbiter has to decide, something must be asked.
  lists.py BESTDRAW FOLDER [LIST...]"""
import json
import os
import re
import subprocess
import sys

FIELDS = ['name', 'title', 'grade', 'rating', 'national_id', 'fide_id', 'federation', 'club', 'school', 'team', 'birth', 'sex', 'section', 'byes']


def lines_of(sentences):
    """The line numbers that sentences are about: "lines 3, 5-7: ..."."""
    lines = set()
    for sentence in sentences:
        match = re.match(r'(?:lines?|rows?) ([0-9, -]+)', sentence)
        for part in (match.group(1).split(',') if match else []):
            ends = [int(n) for n in part.strip().split('-') if n.strip()]
            if ends:
                lines.update(range(ends[0], ends[-1] + 1))
    return lines


def of_player(player):
    told = {key: player.get(key) for key in FIELDS if player.get(key) not in (None, '', {})}
    if isinstance(told.get('byes'), str):
        told['byes'] = {word[:-1]: word[-1] for word in told['byes'].split()}
    if told.keys() & {'grade', 'rating'} and len(told.keys() & {'grade', 'rating'}) == 1:
        told['number'] = told.pop('grade', None) or told.pop('rating', None)  # a list with one number may have it under either
    return told


def compare(bestdraw, folder, name):
    expected = json.load(open(os.path.join(folder, name + '.expected.json'), encoding='utf-8'))
    done = subprocess.run([bestdraw, 'new', os.path.join(folder, expected['list']), '--dry-run', '--format', 'json'], capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        return [f'exit code {done.returncode}: {done.stderr.strip()}'], None
    got = json.loads(done.stdout)
    faults = []
    for kind in ('players', 'perhaps'):
        want, have = expected.get(kind, []), got[kind]
        if len(want) != len(have):
            faults.append(f'{kind}: {len(have)} instead of {len(want)}: {[p["name"] for p in have]}')
        for one, other in zip(want, have):
            if of_player(one) != of_player(other):
                faults.append(f'{kind}: {of_player(other)}\n      instead of {of_player(one)}')
    said = lines_of(got['warnings'] + got['needs_answer'])
    for kind in ('warnings', 'needs_answer'):
        missing = lines_of(expected[kind]) - (said if kind == 'warnings' else lines_of(got['needs_answer']))
        if missing:
            faults.append(f'{kind}: nothing about line(s) {sorted(missing)}')
    if bool(expected['needs_answer']) != bool(got['needs_answer']):
        faults.append(f'asked: {got["needs_answer"]}, expected: {expected["needs_answer"]}')
    if expected['warnings'] and not got['warnings'] + got['needs_answer']:
        faults.append('nothing is warned of')
    return faults, got


def main():
    bestdraw, folder, names = sys.argv[1], sys.argv[2], [n for n in sys.argv[3:] if n != '-v']
    names = names or sorted(f[:-len('.expected.json')] for f in os.listdir(folder) if f.endswith('.expected.json'))
    bad = 0
    for name in names:
        faults, got = compare(bestdraw, folder, name)
        bad += bool(faults)
        for fault in faults:
            print(f'{name}: {fault}')
        if '-v' in sys.argv and got is not None:
            print('\n'.join('   ' + s for s in got['warnings']) + '\n' + '\n'.join(' ? ' + s for s in got['needs_answer']))
    print(f'{len(names) - bad} of {len(names)} lists as expected')
    return 1 if bad or not names else 0


sys.exit(main())

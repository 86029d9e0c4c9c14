#!/bin/sh
# ratings.sh BUILD [N]: an invented list of N players (1,500,000), as text, zipped, and as XML: time, memory and size of the import; then the
# time of searches inside one process (an event of many players looked up by name and ID), and of one search with the program's start.
set -eu
build=$(cd "$1" && pwd)
source=$(cd "$(dirname "$0")/.." && pwd)
players=${2:-1500000}
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
cd "$work"
export BESTDRAW_RATINGS="$work/lists"
python3 "$source/tests/support/make_rating_list.py" "$players" 7 made
python3 -c 'import zipfile; z = zipfile.ZipFile("list.zip", "w", zipfile.ZIP_DEFLATED); z.write("made/players_list_foa.txt", "players_list_foa.txt")'
cp "$build/bestdraw" . # a build may go on beside
python3 - "$work/bestdraw" <<'END'
import glob, os, random, resource, subprocess, sys, time
bestdraw = sys.argv[1]
def run(*words):
    start = time.time()
    pid = os.posix_spawn(bestdraw, [bestdraw, '-q', *words], os.environ, file_actions=[(os.POSIX_SPAWN_OPEN, 1, '/dev/null', os.O_WRONLY, 0)])
    _, status, used = os.wait4(pid, 0)
    return time.time() - start, used.ru_maxrss / 1024, used.ru_utime + used.ru_stime, status
for path in 'made/players_list_foa.txt', 'list.zip', 'made/players_list_xml_foa.xml':
    seconds, memory, cpu, status = run('ratings', 'import', path, '--month', '2026-11')
    size = os.path.getsize(glob.glob('lists/*.ratings')[0]) / 1e6
    print('%-32s %6.1f s (%5.1f s of CPU)  %4.0f MB of memory  %4.0f MB on the disk' % (path, seconds, cpu, memory, size))
r = random.Random(1)
lines = open('made/players_list_foa.txt').read().split('\n')[1:-1]
chosen = [lines[r.randrange(len(lines))] for _ in range(300)]
# With the start of the program, which is taken off; beside the clock the processor's time, for a machine that does other work.
start = [sorted(x)[30] for x in zip(*[(one[0], one[2]) for one in (run('rules') for _ in range(60))])]
for what, make in (('three letters', lambda l: l[15:18].lower()), ('name', lambda l: l[15:76].strip()), ('FIDE ID', lambda l: l[:15].strip())):
    runs = [run('ratings', 'find', make(l)) for l in chosen if len(make(l).strip()) > 2]
    for clock, k, n in (('clock', 0, 0), ('processor', 2, 1)):
        times = sorted(1e3 * (one[k] - start[n]) for one in runs)
        print('find by %-14s %-9s median %5.1f ms, 99 of 100 within %5.1f ms' % (what, clock, times[len(times) // 2], times[len(times) * 99 // 100]))
print('the start of the program alone: %.1f ms' % (1e3 * start[0]))
END

#!/usr/bin/env python3
"""CPU time (user and system, ms) of start, standings, draw and result, with two builds taking turns on one core.

Events of each size: six rounds played, as a TRF, as cards/1 and as event/2 (each build reads its own native format
there: before event/2 that was cards/1; no TRF from 10,000 on). `result` enters a result of a published seventh round and is always of the
native format. With --instructions those of one run of each, as valgrind counts them: the same every time.

usage: commands.py [--runs N] [--players N,N] [--instructions] BEFORE NOW"""
import argparse, os, re, resource, shutil, statistics, subprocess, tempfile


def run(words):
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def cpu(words):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run(words)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime) * 1000


def instructions(words):
    said = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"] + words, check=True, text=True,
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE).stderr
    return int(re.search(r"Collected : (\d+)", said).group(1)) / 1e6


def events(builds, players, folder):
    """The files that each build works on: TRF and cards/1 made by the first, the native ones by itself."""
    trf, cards = os.path.join(folder, "e.trf"), os.path.join(folder, "e.json")
    for path in (trf, cards) if players < 10000 else (cards,):
        run([builds[0], "generate", f"--players={players}", "--rounds=9", "--played=6", "--method=cards", "--seed=1", "-o", path])
    files = []
    for i, build in enumerate(builds):
        native, drawn = os.path.join(folder, f"native{i}.json"), os.path.join(folder, f"drawn{i}.json")
        run([build, "convert", cards, native, "--to=json"])
        shutil.copy(native, drawn)
        run([build, "draw", drawn, "--save", "--method=cards", "-q"])
        files.append({"trf": trf, "cards/1": cards, "event/2": native, "drawn": drawn})
    return files


def tasks(build, files, folder):
    mine = os.path.join(folder, "result.json")
    rows = {"start": ([build, "--version"], None)}
    for form in [f for f in ("trf", "cards/1", "event/2") if os.path.exists(files[f])]:
        rows[f"standings {form}"] = ([build, "standings", files[form]], None)
        rows[f"draw {form}"] = ([build, "draw", "-q", files[form]], None)
    rows["result event/2"] = ([build, "result", mine, "7", "--board=2", "1-0"], (files["drawn"], mine))
    return rows


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("before")
    parser.add_argument("now")
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--players", default="50,200,1000,20000")
    parser.add_argument("--instructions", action="store_true")
    given = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    builds = [os.path.join(os.path.abspath(b), "bestdraw") for b in (given.before, given.now)]
    unit = "million instructions" if given.instructions else "median ms"
    print(f"| players | command | {unit} before | now | worst before | now |\n|---|---|---|---|---|---|")
    for players in map(int, given.players.split(",")):
        with tempfile.TemporaryDirectory() as folder:
            files = events(builds, players, folder)
            both = [tasks(b, f, folder) for b, f in zip(builds, files)]
            runs = 1 if given.instructions else given.runs if players <= 1000 else max(5, given.runs // 4)
            for name in both[0]:
                took = [[], []]
                for _ in range(runs):
                    for k in (0, 1):
                        words, copy = both[k][name]
                        if copy is not None:
                            shutil.copy(*copy)
                        took[k].append(instructions(words) if given.instructions else cpu(words))
                row = [f"{statistics.median(t):.1f}" for t in took] + [f"{max(t):.1f}" for t in took]
                print(f"| {players} | {name} | " + " | ".join(row) + " |", flush=True)


main()

"""The server under faults, many writers at once, and standard output that cannot be written."""
import http.client
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections import Counter

import control as fault

PLAYERS = 200  # boards for twenty writers


class Server:
    """`bestdraw serve` on a free port, with or without faults."""

    def __init__(self, bestdraw, folder, event, environment):
        self.log = os.path.join(folder, "served")
        with open(self.log, "w", encoding="utf-8") as out:
            self.process = subprocess.Popen([bestdraw, "serve", event, "--port", "0"], cwd=folder, env=environment, stdout=out, stderr=out, stdin=subprocess.DEVNULL)
        for _ in range(600):
            with open(self.log, encoding="utf-8") as out:
                found = re.search(r"arbiter +http://([^/]+)/(\S+)/\n(?:.*\n)*.*serving", out.read())
            if found or self.process.poll() is not None:
                break
            time.sleep(0.05)
        if not found:
            raise SystemExit("the server does not begin: " + fault.read(self.log).decode())
        self.host, self.word = found.groups()

    def ask(self, command, options, seconds=20):
        """The answer; None: there was none."""
        line = http.client.HTTPConnection(self.host, timeout=seconds)
        try:
            line.request("POST", f"/{self.word}/ask", json.dumps({"command": command, "options": options}), {"Content-Type": "application/json"})
            reply = line.getresponse()
            return reply.status, json.loads(reply.read())
        except (OSError, http.client.HTTPException, ValueError):
            return None
        finally:
            line.close()

    def end(self):
        """True: it lived until now, and ends as it should."""
        alive = self.process.poll() is None
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(30) == 0 and alive
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            return False


def said_saved(answer):
    return answer is not None and answer[0] == 200 and answer[1].get("error") is None


def make_large(bestdraw, folder, players=PLAYERS):
    environment = fault.plain_environment()
    path = os.path.join(folder, "hall.json")
    subprocess.run([bestdraw, "generate", "--players", str(players), "--rounds", "5", "--played", "0", "-q", "-o", path], env=environment, check=True)
    subprocess.run([bestdraw, "draw", "--save", "-q", path], env=environment, check=True, stdout=subprocess.DEVNULL)
    return path


def journal_of(path):
    with open(path, encoding="utf-8") as file:
        return len(json.load(file).get("journal", []))


def results_of(path):
    """Board -> result of the first round."""
    with open(path, encoding="utf-8") as file:
        boards = json.load(file)["rounds"][0]["boards"]
    return {board["board"]: board.get("result", "") for board in boards}


def check(bestdraw, path, complaints, what):
    done = subprocess.run([bestdraw, "history", "--check", "-q", path], env=fault.plain_environment(), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        complaints.append(f"{what}: {done.stderr}")


def serve(args):
    """A result by HTTP, while the n-th call after it came fails: the reply is true to the disk, and the server lives."""
    bestdraw = os.path.join(args.build, "bestdraw")
    folder = tempfile.mkdtemp(dir=args.place)
    counts, complaints, chance = Counter(), [], random.Random(args.seed)
    path = make_large(bestdraw, folder, 24)
    control = fault.Control(args.place, args.library)
    control.tell()
    server = Server(bestdraw, folder, "hall.json", control.environment)
    turn = 0

    def one(at, how, groups, error):
        nonlocal turn
        turn += 1
        result = "1-0" if turn % 2 else "0-1"
        before = fault.read(path)
        control.tell(at, how, groups, error, server.process.pid)
        answer = server.ask("result", {"round": 1, "board": 3, "result": result, "replace": True}, 3 if args.whole else 1)
        met = control.get("met")
        control.tell(process=server.process.pid)
        what = f"serve: call {at} {how} groups {groups} error {error} ({fault.CALL_NAMES[met - 1]}), answer {answer}"
        new = results_of(path)[3] == result
        counts[how if met else "through"] += 1
        counts["no answer" if answer is None else "saved" if said_saved(answer) else "refused"] += 1
        wrong = said_saved(answer) and not new or answer is not None and answer[1].get("error") is not None and new
        if answer is None:  # it may still be under way
            server.ask("missing", {})
            new = results_of(path)[3] == result
        elif wrong:
            complaints.append(f"{what}, but the {'new' if new else 'old'} file")
        if not new and answer is not None and fault.read(path) != before:
            complaints.append(f"{what}: neither the old nor the new file")
        if new and at % 8 == 0:
            check(bestdraw, path, complaints, what)
        if server.process.poll() is not None or server.ask("missing", {}) is None:
            complaints.append(f"{what}: the server does not live on: {server.process.poll()} {fault.read(server.log)[-300:]}")
        if at % 4 == 0 and subprocess.run([bestdraw, "edit", "-q", path, f"name=Turn {turn} {at}"], env=fault.plain_environment(), check=False).returncode != 0:
            complaints.append(f"{what}: nobody else can change the file")
        if not new:  # the two results take turns
            turn -= 1
        return met != 0

    ways = [("fail", fault.CALLS, 0), ("fail", fault.CALLS, 1), ("forever", fault.CALLS, 0), ("short", fault.CALLS, 0), ("interrupt", fault.CALLS, 0),
            ("fail", fault.MEMORY, 0), ("forever", fault.MEMORY, 0)]
    if args.whole:
        for way in ways:
            at, missed = 1, 0
            while missed < 3 and len(complaints) < 20 and server.process.poll() is None:  # other threads of the server call, too
                missed = 0 if one(at, *way) else missed + 1
                at += 1
    else:
        for _ in range(15):
            if server.process.poll() is None:
                one(chance.randint(1, 70), *chance.choice(ways))
    check(bestdraw, path, complaints, "serve")
    if not server.end():
        complaints.append(f"serve: it does not end well: {server.process.returncode}")
    left = sorted(set(os.listdir(folder)) - {"hall.json", "served"})
    counts["files beside"] = len(left)
    return counts, complaints


def writers(args):
    """Twenty at once, by HTTP and by commands of which some are killed: what was confirmed is in the file, and nothing else."""
    bestdraw = os.path.join(args.build, "bestdraw")
    folder = tempfile.mkdtemp(dir=args.place)
    counts, complaints, guard = Counter(), [], threading.Lock()
    path = make_large(bestdraw, folder)
    server = Server(bestdraw, folder, "hall.json", fault.plain_environment())
    rounds = 15 if args.whole else 1
    told = {}  # board -> the results that it may have

    def by_command(board, result, writer, chance):
        words = [bestdraw, "result", "-q", path, "1", "--board", str(board), result, "--replace", "--by", f"writer {writer}"]
        environment, killed = fault.plain_environment(), chance.random() < 0.3
        if killed:
            environment = {**environment, "LD_PRELOAD": args.library, "FAULT_AT": str(chance.randint(1, 40)), "FAULT_GROUPS": "calls",
                           "FAULT_HOW": chance.choice(["kill", "kill-after"])}
        while True:
            done = subprocess.run(words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
            if done.returncode == 0:
                return True
            if done.returncode == -signal.SIGKILL:
                return None
            if "another program" not in done.stderr and "meanwhile" not in done.stderr:
                with guard:
                    complaints.append(f"writers: exit {done.returncode}: {done.stderr}")
                return False
            with guard:
                counts["waited in vain"] += 1

    def by_http(board, result):
        answer = server.ask("result", {"round": 1, "board": board, "result": result, "replace": True}, 60)
        if said_saved(answer):
            return True
        if answer is None or "another program" not in json.dumps(answer):
            with guard:
                complaints.append(f"writers: {answer}")
        return None if answer is None else False

    def work(writer):
        chance = random.Random(args.seed * 100 + writer)
        for turn in range(rounds):
            for board in range(writer * 5 + 1, writer * 5 + 6):
                left = [result for result in ("1-0", "0-1", "1/2") if result not in told.get(board, ())]
                if not left:  # any may stand there, after kills
                    counts["perhaps the same"] += 1
                result = (left or ["1-0"])[0]
                confirmed = by_http(board, result) if writer % 2 else by_command(board, result, writer, chance)
                with guard:
                    counts["confirmed" if confirmed else "killed" if confirmed is None else "refused"] += 1
                    if confirmed:
                        told[board] = {result}
                    elif confirmed is None:
                        told[board] = told.get(board, {""}) | {result}

    acts = journal_of(path)
    threads = [threading.Thread(target=work, args=(writer,)) for writer in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if not server.end():
        complaints.append("writers: the server does not end well")
    now = results_of(path)
    for board, may in told.items():
        if now[board] not in may:
            complaints.append(f"writers: board {board} has '{now[board]}', not one of {sorted(may)}")
    counts["acts"] = journal_of(path) - acts
    if not counts["confirmed"] - counts["perhaps the same"] <= counts["acts"] <= counts["confirmed"] + counts["killed"]:
        complaints.append(f"writers: {counts['confirmed']} were confirmed, and the journal has {counts['acts']} more")
    check(bestdraw, path, complaints, "writers")
    subprocess.run([bestdraw, "edit", "-q", path, "name=Next"], env=fault.plain_environment(), check=True)
    left = [name for name in os.listdir(folder) if name.endswith((".lock", ".new", ".old", ".with"))]
    if left:
        complaints.append(f"writers: left behind: {left}")
    return counts, complaints


def broken_pipe():
    reader, writer = os.pipe()
    os.close(reader)
    return writer


def streams(args):
    """Standard output that cannot be written does not take a change back, and a file that cannot be written stops it before."""
    bestdraw = os.path.join(args.build, "bestdraw")
    folder = tempfile.mkdtemp(dir=args.place)
    shutil.copytree(args.start, folder, dirs_exist_ok=True, symlinks=True)
    counts, complaints = Counter(), []
    cases = [("event.json", ["draw", "event.json", "--save", "--round", "3", "--without-results"]), ("event.json", ["standings", "event.json", "--tiebreaks", "BH,SB", "--keep"]),
             ("odd_a.json", ["draw", "odd_a.json", "--with", "odd_b.json", "--save"]), ("event.trf", ["repair", "event.trf", "--absent", "11", "--save"])]
    # What standard output is: how it is opened, what is done before the program begins, the exit code, whether the change is made, what is said.
    ways = [("a full device", lambda: os.open("/dev/full", os.O_WRONLY), None, 0, True, "the change is saved all the same"),
            ("closed", lambda: None, lambda: os.close(1), 0, True, "the change is saved all the same"),
            ("a pipe that nobody reads", broken_pipe, None, 0, True, ""),
            ("a file on a full disk", lambda: os.open("report", os.O_WRONLY | os.O_CREAT), lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)), 5, False,
             "nothing is changed"),
            ("a file", lambda: os.open("report", os.O_WRONLY | os.O_CREAT | os.O_TRUNC), None, 0, True, "")]
    os.chdir(folder)
    for event, words in cases:
        for name, opened, before, code, changed, said in ways:
            files = {one: fault.read(os.path.join(args.start, one)) for one in os.listdir(args.start) if one != "link.json"}
            for one, content in files.items():
                fault.write(one, content)
            out = opened()
            done = subprocess.run([bestdraw, *words], env=fault.plain_environment(), stdout=out, stderr=subprocess.PIPE, text=True, preexec_fn=before, check=False)
            if out is not None:
                os.close(out)
            counts["outputs"] += 1
            now = fault.read(event) != files[event]
            if done.returncode != code or now != changed or said not in done.stderr or ("standard output" in done.stderr) != (said != ""):
                complaints.append(f"{' '.join(words)}, standard output is {name}: exit {done.returncode}, changed: {now}, said: {done.stderr}")
            if name == "a file" and os.path.getsize("report") < 100:
                complaints.append(f"{' '.join(words)}: nothing is printed")
    os.chdir("/")
    return counts, complaints


PARTS = {"serve": serve, "writers": writers, "streams": streams}

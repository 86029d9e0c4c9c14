#!/usr/bin/env python3
"""What a saved result costs the server: CPU time of `bestdraw serve` for each result, by a clock of its process.

Makes an event of each size (six rounds played, the seventh published), serves it, and sends results of the
seventh round over one connection, each after the answer to the one before. The last board stays open, so that
the round does; when all others are told they are told anew, the other way round. Where --acts is given the
journal is first made so long. Builds take turns, in turns of 50 results.

usage: serve_results.py [--results N] [--players N,N] [--acts N,N] [--pause MS] BUILD..."""
import argparse, ctypes, http.client, json, os, re, signal, statistics, subprocess, tempfile, time

TURN = 50


def make(build, players, acts, folder):
    """An event whose seventh round waits for its results. The players and rounds of all builds are the same."""
    program = os.path.join(build, "bestdraw")
    path = os.path.join(folder, "event.json")
    subprocess.run([program, "generate", f"--players={players}", "--rounds=9", "--played=6", "--method=cards", "--seed=1",
                    "--clubs=20", "--output", path], check=True, stderr=subprocess.DEVNULL)
    subprocess.run([program, "draw", path, "--save", "--method=cards", "-q"], check=True, stdout=subprocess.DEVNULL)
    if acts > 0:
        lengthen(path, acts)
    return path


def lengthen(path, acts):
    """A journal of so many acts. Where there is none (before event/2), the event stays as it is."""
    text = open(path, encoding="utf-8").read()
    begin = text.find(',\n "journal": [\n')
    if begin < 0:
        return
    lines = [f'  {{"act": {n}, "at": "2026-11-20T14:05:{n % 60:02}Z", "role": "desk", "name": "desk {n % 4}", "what": "result", '
             f'"facts": [["board 6.{n % 20 + 1}", "result", {json.dumps("1-0" if n % 2 else "0-1")}, '
             f'{json.dumps("0-1" if n % 2 else "1-0")}]]}}' for n in range(1, acts + 1)]
    with open(path, "w", encoding="utf-8") as out:
        out.write(text[:begin] + ',\n "journal": [\n' + ",\n".join(lines) + "\n ]\n}\n")


class Server:
    def __init__(self, build, players, acts, folder):
        self.path = make(build, players, acts, folder)
        self.process = subprocess.Popen([os.path.join(build, "bestdraw"), "serve", self.path, "--port", "0"], cwd=folder,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        while True:
            found = re.search(r"127\.0\.0\.1:(\d+)/(\S+)/", self.process.stdout.readline())
            if found:
                break
        self.link = found.group(2)
        self.line = http.client.HTTPConnection("127.0.0.1", int(found.group(1)))
        self.clock = (~self.process.pid << 3) | 2  # CLOCK_PROCESS_CPUTIME_ID of another process
        self.boards = players // 2 - 1
        self.sent = 0
        self.times = []

    def send(self, measured):
        board, again = self.sent % self.boards + 1, self.sent // self.boards
        options = {"round": 7, "board": board, "result": "1-0" if again % 2 == 0 else "0-1"}
        if again > 0:
            options["replace"] = True
        before = time.clock_gettime(self.clock)
        answer = self.ask(options)
        if answer["error"] is not None and "replace" in options:  # a build that replaces unasked
            del options["replace"]
            before = time.clock_gettime(self.clock)
            answer = self.ask(options)
        assert answer["error"] is None, answer["error"]
        if measured:
            self.times.append((time.clock_gettime(self.clock) - before) * 1000)
        self.sent += 1

    def ask(self, options):
        body = json.dumps({"command": "result", "options": options})
        self.line.request("POST", f"/{self.link}/ask", body, {"Content-Type": "application/json"})
        return json.loads(self.line.getresponse().read())

    def end(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait()


def measure(builds, players, acts, results, pause):
    with tempfile.TemporaryDirectory() as folder:
        servers = []
        for i, build in enumerate(builds):
            own = os.path.join(folder, str(i))
            os.mkdir(own)
            servers.append(Server(build, players, acts, own))
        for server in servers:
            for _ in range(5):
                server.send(False)
        for turn in range(0, results, TURN):
            for server in servers:
                for _ in range(min(TURN, results - turn)):
                    server.send(True)
                    time.sleep(pause / 1000)
        for build, server in zip(builds, servers):
            size = os.path.getsize(server.path) / 1000
            server.end()
            t = server.times
            print(f"{players:6} {acts:6} {size:8.0f} {statistics.median(t):8.2f} {statistics.mean(t):8.2f} {max(t):8.2f}  {build}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("builds", nargs="+")
    parser.add_argument("--results", type=int, default=200)
    parser.add_argument("--players", default="50,200,1000")
    parser.add_argument("--acts", default="0")
    parser.add_argument("--pause", type=float, default=0)
    given = parser.parse_args()
    print("players acts  kB of file  median ms  mean  worst  build")
    for players in map(int, given.players.split(",")):
        for acts in map(int, given.acts.split(",")):
            measure([os.path.abspath(b) for b in given.builds], players, acts, given.results, given.pause)


main()

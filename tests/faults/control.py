"""A fault_control shared with a program under fault_preload.c, and programs started under it."""
import mmap
import os
import re
import signal
import struct
import tempfile

HOWS = ["nothing", "fail", "forever", "short", "interrupt", "kill", "kill-after", "power", "power-after"]
CALLS, MEMORY = 1, 2
PLACES = ["process", "at", "how", "groups", "error", "count", "met", "unflushed", "full"]


def call_names():
    """Of the calls that can go wrong, in the order of fault_preload.c."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "fault_preload.c"), encoding="utf-8") as source:
        return re.findall(r"^    X\((\w+),", source.read(), re.MULTILINE) + ["memory"]


CALL_NAMES = call_names()


class Control:
    def __init__(self, folder, library):
        handle, self.path = tempfile.mkstemp(dir=folder, prefix="control")
        os.write(handle, bytes(4096))
        self.memory = mmap.mmap(handle, 4096)
        os.close(handle)
        self.environment = {**plain_environment(), "LD_PRELOAD": library, "FAULT_CONTROL": self.path}

    def tell(self, at=0, how="fail", groups=CALLS, error=0, process=0):
        """From now on the n-th call goes wrong, counted from here. Switched off first, as a server may be running."""
        self.put("at", 0)
        self.memory[8:36] = struct.pack("7i", HOWS.index(how), groups, error, 0, 0, 0, 0)
        self.put("process", process)
        self.put("at", at)

    def put(self, name, value):
        place = 4 * PLACES.index(name)
        self.memory[place:place + 4] = struct.pack("i", value)

    def get(self, name):
        place = 4 * PLACES.index(name)
        return struct.unpack("i", self.memory[place:place + 4])[0]


def plain_environment():
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "TMPDIR")}
    return {**kept, "LC_ALL": "C", "SOURCE_DATE_EPOCH": "1795000000"}  # the time of every act, so that files can be compared


def late(number, frame):
    raise TimeoutError


def run(words, environment, out="/dev/null", err="/dev/null", seconds=60):
    """Exit code, below 0 the signal; None: it does not end."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    process = os.posix_spawn(words[0], words, environment, file_actions=[
        (os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0), (os.POSIX_SPAWN_OPEN, 1, out, flags, 0o600), (os.POSIX_SPAWN_OPEN, 2, err, flags, 0o600)])
    signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        state = os.waitpid(process, 0)[1]
    except TimeoutError:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        return None
    finally:
        signal.alarm(0)
    return os.waitstatus_to_exitcode(state)


def read(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return None


def write(path, content):
    with open(path, "wb") as file:
        file.write(content)

"""docs/schema says what requests and answers are: check.py BUILD SOURCE.

Every request of requests.py is put to the library. A request that its schema refuses is refused by the library too, and the other way round;
every answer and every report fits its schema, in which every key stands. The schemas of requests are those that 'bestdraw help' prints;
BESTDRAW_GOLDEN_UPDATE=1 writes them."""
import copy
import ctypes
import json
import os
import subprocess
import sys

from json_schema import Checker
from requests import requests

build, source = sys.argv[1:3]
faults = []


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def help_json(*words):
    return subprocess.run([os.path.join(build, "bestdraw"), "help", "--format", "json", *words], check=True, capture_output=True, text=True).stdout


def request_schemas():
    folder = os.path.join(source, "docs", "schema", "request")
    names = [row["name"] for row in json.loads(help_json())["commands"]]
    for name in names:
        path, now = os.path.join(folder, name + ".json"), help_json(name)
        if os.environ.get("BESTDRAW_GOLDEN_UPDATE"):
            with open(path, "w", encoding="utf-8") as file:
                file.write(now)
        if not os.path.exists(path) or read(path) != now:
            faults.append(f"{path} is not what 'bestdraw help {name} --format json' prints (BESTDRAW_GOLDEN_UPDATE=1 writes it)")
    strange = {name + ".json" for name in names} ^ set(os.listdir(folder))
    if strange:
        faults.append(f"docs/schema/request: {strange} belongs to no command, or is missing")
    return {name: Checker(json.loads(help_json(name))) for name in names}


class Asked:
    """An event of the library, or none."""

    library = ctypes.CDLL(os.path.join(build, "libbestdraw.so.1"))
    library.bestdraw_answer_json.restype = ctypes.c_char_p

    def __init__(self, text):
        self.event = ctypes.c_void_p()
        data = (text or "").encode()
        if text is not None and self.library.bestdraw_event_read(b"event.json", data, ctypes.c_size_t(len(data)), ctypes.byref(self.event)) != 0:
            raise MemoryError

    def ask(self, command, options):
        answer = ctypes.c_void_p()
        self.library.bestdraw_ask(self.event, command.encode(), json.dumps(options).encode(), ctypes.byref(answer))
        text = self.library.bestdraw_answer_json(answer)
        self.library.bestdraw_answer_free(answer)
        return json.loads(text)

    def __del__(self):
        self.library.bestdraw_event_free(self.event)


def answer_schemas():
    folder = os.path.join(source, "docs", "schema", "answer")
    schemas = [json.loads(read(os.path.join(folder, name))) for name in sorted(os.listdir(folder))]
    return {schema["properties"]["format"]["const"]: Checker(schema, closed=True) for schema in schemas}


def hold(checkers, value, told):
    """Fits the schema of its format; and with any key taken away or a key too many it does not."""
    kind = value["format"]
    if kind not in checkers:
        faults.append(f"{told}: there is no docs/schema/answer for {kind}")
        return
    try:
        checkers[kind].check(value)
    except Exception as misfit:  # a Misfit, or a keyword that the checker does not know
        faults.append(f"{told}: {kind}: {misfit!r}")
    for key in checkers[kind].root["required"]:
        less = {name: one for name, one in value.items() if name != key}
        if checkers[kind].fits(less):
            faults.append(f"{told}: {kind} fits without {key}")
    more = copy.deepcopy(value)
    more["strange"] = 1
    if checkers[kind].fits(more):
        faults.append(f"{told}: {kind} fits with a key that is not described")


def main():
    wanted, given = request_schemas(), answer_schemas()
    seen, count = set(), 0
    for text, several in requests(source):
        event, files = Asked(text), {}
        for command, options in several:
            options = {**options, "files": files} if options.get("files") == "before" else options
            told = f"{command} {({key: one for key, one in options.items() if key != 'files'})}"
            answer = event.ask(command, options)
            hold(given, answer, told)
            files, error, count = answer["files"], answer["error"], count + 1
            refused = error is not None and error["place"].startswith("request:")
            if command in wanted and wanted[command].fits(options) == refused:
                faults.append(f"{told}: the schema {'takes' if refused else 'refuses'} what the library {'refuses' if refused else 'takes'}: {error}")
            seen.add("answer/1")
            report = answer["report"]
            if report is not None and "$schema" not in report:
                hold(given, report, told)
                seen.add(report["format"])
    for kind in sorted(set(given) - seen):
        faults.append(f"no answer of {kind} was seen")
    for fault in faults:
        print(fault)
    print(f"{count} requests, {len(seen)} formats, {len(faults)} faults")
    sys.exit(1 if faults or count < 80 else 0)


main()

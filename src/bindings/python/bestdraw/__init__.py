"""bestdraw: the best draw of a Swiss chess round, with its proof.

An event is read and asked. A question is a command of the program, its options are keyword arguments (an underscore stands for a dash),
and the answer is what the program prints as JSON:

>>> import bestdraw
>>> event = bestdraw.Event.new("name,grade\\nAnna,1900\\nBert,1800\\nCem,1700\\nDora,1600\\n", rounds=3)
>>> draw = event.ask("draw")
>>> [(board["white"], board["black"]) for board in draw.report["boards"]]
[(3, 1), (2, 4)]
>>> draw.report["proved"]
True
>>> event.ask("why-not", a=1, b="Bert").report["answer"]
'worse'

What is wrong comes as an error with its place and a sentence:

>>> event.ask("draw", rund=2)
Traceback (most recent call last):
bestdraw.Error: request:1:2: rund: this is not an option of 'draw'; did you mean 'round'?

Changes stay in the event until it is saved, and can be taken back:

>>> event.ask("draw", save=True).changed
True
>>> event.ask("result", round=1, board=1, result="1-0").notes
['round 1: 3 Cem 1-0 1 Anna']
>>> event.ask("undo", steps=2).changed
True
>>> event.save("/tmp/bestdraw-doctest.json")

`Event.open(path)` works on the file itself, with its lock, backup and history. One event serves one thread at a time; asking releases the
interpreter, so that threads with events of their own draw side by side.
"""
from __future__ import annotations

import ctypes
import ctypes.util
import json
import os
from dataclasses import dataclass, field
from typing import Any, Callable, Mapping, Optional, Union

__all__ = ["Answer", "Error", "Event", "ask", "version"]

_PROGRESS = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_double, ctypes.c_char_p, ctypes.c_char_p)
_STATUS = ("ok", "request", "data", "memory", "system", "internal", "busy")


def _open_library() -> ctypes.CDLL:
    """The library that BESTDRAW_LIBRARY names, or the installed one."""
    named = os.environ.get("BESTDRAW_LIBRARY")
    names = [named] if named else ["libbestdraw.so.1", ctypes.util.find_library("bestdraw"), "libbestdraw-1.dll", "libbestdraw.1.dylib"]
    for name in filter(None, names):
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    raise ImportError("libbestdraw is not installed; BESTDRAW_LIBRARY can name its file")


def _declare(library: ctypes.CDLL) -> ctypes.CDLL:
    text, handle, size = ctypes.c_char_p, ctypes.c_void_p, ctypes.POINTER(ctypes.c_size_t)
    signatures = {
        "version": (text,),
        "event_read": (ctypes.c_int, text, text, ctypes.c_size_t, ctypes.POINTER(handle)),
        "event_read_file": (ctypes.c_int, text, ctypes.POINTER(handle)),
        "event_open": (ctypes.c_int, text, ctypes.POINTER(handle)),
        "event_free": (None, handle),
        "event_error": (text, handle),
        "event_text": (ctypes.c_int, handle, ctypes.POINTER(ctypes.c_void_p), size),
        "event_save": (ctypes.c_int, handle, text),
        "event_watch": (ctypes.c_int, handle, _PROGRESS, handle),
        "event_stop": (None, handle),
        "ask": (ctypes.c_int, handle, text, text, ctypes.POINTER(handle)),
        "answer_free": (None, handle),
        "answer_json": (text, handle),
    }
    for name, (result, *arguments) in signatures.items():
        function = getattr(library, "bestdraw_" + name)
        function.restype, function.argtypes = result, arguments
    return library


_library = _declare(_open_library())


class Error(Exception):
    """What went wrong: `kind` ("request", "data", "memory", "system", "internal", "busy"), `place`, `sentence`."""

    def __init__(self, kind: str, place: str, sentence: str) -> None:
        super().__init__(f"{place}: {sentence}" if place else sentence)
        self.kind, self.place, self.sentence = kind, place, sentence


@dataclass(frozen=True)
class Answer:
    """What a command says: `report` is its JSON (or None), `text` what it prints otherwise; `code` is the exit code of the program."""

    command: str
    code: int
    changed: bool
    report: Optional[dict[str, Any]]
    text: Optional[str]
    notes: list[str] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)


def version() -> str:
    """The version of the library.

    >>> version().count(".")
    2
    """
    return _library.bestdraw_version().decode()


def _ask(handle: Optional[int], command: str, options: Mapping[str, Any]) -> Answer:
    answer = ctypes.c_void_p()
    request = json.dumps({name.replace("_", "-"): value for name, value in options.items() if value is not None})
    _library.bestdraw_ask(handle, command.encode(), request.encode(), ctypes.byref(answer))
    if not answer:
        raise MemoryError
    try:
        whole = json.loads(_library.bestdraw_answer_json(answer))
    finally:
        _library.bestdraw_answer_free(answer)
    if whole["error"] is not None:
        raise Error(**whole["error"])
    notes = [note["sentence"] for note in whole["notes"]]
    return Answer(whole["command"], whole["code"], whole["changed"], whole["report"], whole["text"], notes, whole["files"])


def ask(command: str, **options: Any) -> Answer:
    """Asks a command that needs no event.

    >>> ask("rules", id="caa").report["id"]
    'caa'
    """
    return _ask(None, command, options)


class Event:
    """An event: in memory (`read`, `load`, `new`) or in its file (`open`)."""

    def __init__(self, handle: ctypes.c_void_p) -> None:
        self._handle: Optional[ctypes.c_void_p] = handle
        self._progress: Any = None

    @classmethod
    def read(cls, text: Union[str, bytes], name: Optional[str] = None) -> "Event":
        """The event in a text: event/2, cards/1, TRF or a list of players."""
        data = text.encode() if isinstance(text, str) else bytes(text)
        handle = ctypes.c_void_p()
        status = _library.bestdraw_event_read(name.encode() if name else None, data, len(data), ctypes.byref(handle))
        return cls._made(status, handle)

    @classmethod
    def load(cls, path: Union[str, os.PathLike[str]]) -> "Event":
        """The event of a file, in memory: the file is not touched any more."""
        handle = ctypes.c_void_p()
        return cls._made(_library.bestdraw_event_read_file(os.fsencode(path), ctypes.byref(handle)), handle)

    @classmethod
    def open(cls, path: Union[str, os.PathLike[str]]) -> "Event":
        """The event in a file: changes are saved in it at once."""
        handle = ctypes.c_void_p()
        return cls._made(_library.bestdraw_event_open(os.fsencode(path), ctypes.byref(handle)), handle)

    @classmethod
    def new(cls, players: str, **options: Any) -> "Event":
        """A new event of a CSV list of players; options as of the command `new`."""
        handle = ctypes.c_void_p()
        event = cls._made(_library.bestdraw_event_read(None, None, 0, ctypes.byref(handle)), handle)
        event.ask("new", list="players.csv", files={"players.csv": players}, **options)
        return event

    @classmethod
    def _made(cls, status: int, handle: ctypes.c_void_p) -> "Event":
        if not handle:
            raise MemoryError if status == 3 else Error(_STATUS[status], "", "an event needs the name of a file")
        event = cls(handle)
        event._check(status)
        return event

    def _check(self, status: int) -> None:
        if status == 0:
            return
        sentence = _library.bestdraw_event_error(self._handle).decode()
        raise Error(_STATUS[status], "", sentence or "another thread is asking this event")

    def ask(self, command: str, **options: Any) -> Answer:
        """Asks; raises Error where the command could not do its work."""
        if self._handle is None:
            raise ValueError("the event is closed")
        return _ask(self._handle, command, options)

    def text(self) -> bytes:
        """The event as the bytes of a file, as it is now."""
        data, count = ctypes.c_void_p(), ctypes.c_size_t()
        self._check(_library.bestdraw_event_text(self._handle, ctypes.byref(data), ctypes.byref(count)))
        return ctypes.string_at(data, count.value)

    def save(self, path: Union[str, os.PathLike[str]]) -> None:
        """Writes it to a file, whole or not at all."""
        self._check(_library.bestdraw_event_save(self._handle, os.fsencode(path)))

    def watch(self, progress: Optional[Callable[[float, str, str], Any]]) -> None:
        """Calls progress(seconds, stage, sentence) while a request goes on; False stops it."""

        def call(_self: Any, seconds: float, stage: bytes, sentence: bytes) -> int:
            return 0 if progress is not None and progress(seconds, stage.decode(), sentence.decode()) is False else 1

        kept = _PROGRESS(call) if progress is not None else _PROGRESS()
        self._check(_library.bestdraw_event_watch(self._handle, kept, None))
        self._progress = kept  # as long as the library may call it

    def stop(self) -> None:
        """Stops the request that another thread has begun."""
        _library.bestdraw_event_stop(self._handle)

    def close(self) -> None:
        """Gives everything back; also at the end of `with` and of the object."""
        if self._handle is not None:
            _library.bestdraw_event_free(self._handle)
            self._handle = None

    def __enter__(self) -> "Event":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def __del__(self) -> None:
        self.close()

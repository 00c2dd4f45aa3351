"""Castellan for Python, by nothing but the standard library.

    import castellan
    with castellan.Session("fortress") as session:
        session.deal(seed=2)
        answer = session.solve()
        print(answer["verdict"], answer["move_count"])

The shared library is looked for as usual; CASTELLAN_LIBRARY may name its file. Answers are those of `castellan solve` and
`castellan hint` with --format json.
"""

import ctypes
import ctypes.util
import json
import os

ANY_SOLUTION, GOOD_SOLUTION, SHORT_SOLUTION = range(3)
_INTERFACE = 1


class Error(Exception):
    """One line that says what is wrong."""


def _load():
    name = os.environ.get("CASTELLAN_LIBRARY") or ctypes.util.find_library("castellan")
    if name is None:
        raise ImportError("libcastellan is not installed; CASTELLAN_LIBRARY can name its file")
    library = ctypes.CDLL(name)
    text, session = ctypes.c_char_p, ctypes.c_void_p
    for function, result, arguments in (
        ("interface", ctypes.c_int, ()),
        ("version", text, ()),
        ("games_json", text, ()),
        ("open", session, (text, text)),
        ("close", None, (session,)),
        ("error", text, (session,)),
        ("read_deal", ctypes.c_int, (session, text)),
        ("number_deal", ctypes.c_int, (session, text, text)),
        ("deal_text", text, (session, text)),
        ("limit_positions", ctypes.c_int, (session, ctypes.c_uint64)),
        ("limit_seconds", ctypes.c_int, (session, ctypes.c_double)),
        ("limit_memory", ctypes.c_int, (session, ctypes.c_size_t)),
        ("set_threads", ctypes.c_int, (session, ctypes.c_int)),
        ("stop", None, (session,)),
        ("solve", ctypes.c_int, (session, ctypes.c_int)),
        ("hint", ctypes.c_int, (session, ctypes.c_int)),
        ("verify", ctypes.c_int, (session, text)),
        ("answer_json", text, (session,)),
    ):
        entry = getattr(library, "castellan_" + function)
        entry.restype, entry.argtypes = result, arguments
    if library.castellan_interface() != _INTERFACE:
        raise ImportError("libcastellan has another interface")
    return library


_library = _load()


def version():
    return _library.castellan_version().decode()


def games():
    """Every game with its rules and options."""
    return json.loads(_library.castellan_games_json())


class Session:
    """Questions about deals of one game. For one thread at a time, apart from stop()."""

    def __init__(self, game, options=""):
        self._handle = _library.castellan_open(game.encode(), options.encode())
        if not self._handle:
            raise Error(_library.castellan_error(None).decode())

    def close(self):
        handle, self._handle = self._handle, None
        _library.castellan_close(handle)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _check(self, result):
        if result is None or result == -1:
            raise Error(_library.castellan_error(self._handle).decode())
        return result

    def deal(self, text=None, **number):
        """A deal or position by its text, or by its number: seed=, ms= or pysol=."""
        if text is not None:
            self._check(_library.castellan_read_deal(self._handle, text.encode()))
        for source, value in number.items():
            self._check(_library.castellan_number_deal(self._handle, source.encode(), str(value).encode()))

    def text(self, form="board"):
        return self._check(_library.castellan_deal_text(self._handle, form.encode())).decode()

    def limit(self, positions=None, seconds=None, memory=None):
        for name, value in (("positions", positions), ("seconds", seconds), ("memory", memory)):
            if value is not None:
                self._check(getattr(_library, "castellan_limit_" + name)(self._handle, value))

    def stop(self):
        """Ends the question under way; for any thread."""
        _library.castellan_stop(self._handle)

    def solve(self, question=ANY_SOLUTION):
        self._check(_library.castellan_solve(self._handle, question))
        return json.loads(_library.castellan_answer_json(self._handle))

    def hint(self, question=GOOD_SOLUTION):
        self._check(_library.castellan_hint(self._handle, question))
        return json.loads(_library.castellan_answer_json(self._handle))

    def verify(self, solution):
        """Whether the moves win; an Error if one is illegal."""
        return self._check(_library.castellan_verify(self._handle, solution.encode())) == 1

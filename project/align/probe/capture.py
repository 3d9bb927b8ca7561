"""Writes what one site reads, or what one layer is made of and called with: enough for a program of a few lines."""

import inspect
import json
import os
import types

import numpy

from .constructions import Constructions
from .describing import Describer
from .reproducer import write_reproducer

NOTHING = object()


def _ends(value, backend):
    """Whether a dotted name is not followed into the value: it is read as a whole."""
    plain = (str, bytes, bool, int, float, complex, list, tuple, dict, numpy.ndarray, numpy.generic, type,
             types.ModuleType, types.FunctionType, types.BuiltinFunctionType, type(None))
    return isinstance(value, plain) or backend.is_tensor(value)


def _is_method(inner, value):
    return inspect.ismethod(inner) or getattr(inner, "__self__", None) is value


class Capture:
    def __init__(self, plan, backend, roots, frames):
        self._plan, self._backend, self._wanted = plan, backend, plan.capture
        self._folder = os.path.join(plan.recording, "capture")
        self._describer = Describer(plan, backend, roots, self._folder)
        self.made = Constructions(frames, self._read).made
        self.is_done = False

    def _read(self, name, frame, through=False):
        """The value of a dotted name in the frame, and the part of the name that it has.

        The name ends at methods and at what is read as a whole; `through` also follows it through modules and classes.
        """
        said, *rest = name.split(".")
        value = frame.f_locals.get(said, frame.f_globals.get(said, NOTHING))
        for part in rest if value is not NOTHING else ():
            if _ends(value, self._backend) and not (through and isinstance(value, (type, types.ModuleType))):
                break
            inner = getattr(value, part, NOTHING)
            if inner is NOTHING or _is_method(inner, value):
                break
            value, said = inner, f"{said}.{part}"
        return said, value

    def _is_now(self, opened):
        wanted = self._wanted
        return (opened.step, opened.occurrence) == (wanted.get("step", 0), wanted.get("occurrence", 0))

    def is_site(self, opened):
        return opened.key[1] == self._wanted.get("site") and self._is_now(opened)

    def is_layer(self, opened):
        return opened.key[1:] == (self._wanted.get("root", 0), self._wanted.get("layer")) and self._is_now(opened)

    def _write(self, described):
        os.makedirs(self._folder, exist_ok=True)
        described = {"framework": self._backend.name, "folder": self._plan.root, **self._wanted, **described()}
        with open(os.path.join(self._folder, "capture.json"), "w", encoding="utf-8") as file:
            json.dump(described, file, indent=1)
        self.is_done = True
        if "write" in self._wanted:
            other = os.path.join(self._wanted["other"], "capture", "capture.json")
            with open(other, encoding="utf-8") as file:
                write_reproducer(self._wanted["write"], json.load(file), described)

    def names(self, site, frame):
        def described():
            values = dict(self._read(name, frame) for name in site.names)
            return {"file": site.file, "line": site.begin[0], "expression": self._expression(site),
                    "names": {name: self._describer.value(value) for name, value in values.items()
                              if value is not NOTHING and not self._is_part(name, values)}}

        self._write(described)

    def _is_part(self, name, values):
        """Whether what the name stands for is already in the value of a shorter one."""
        parts = name.split(".")
        return any(values.get(".".join(parts[:count]), NOTHING) is not NOTHING for count in range(1, len(parts)))

    def _expression(self, site):
        with open(os.path.join(self._plan.root, site.file), "rb") as file:
            lines = file.read().splitlines(keepends=True)[site.begin[0] - 1:site.end[0]]
        lines[-1] = lines[-1][:site.end[1]]
        lines[0] = lines[0][site.begin[1]:]
        return b"".join(lines).decode("utf-8", "replace")

    def layer(self, layer, arguments, named):
        say = self._describer.value
        self._write(lambda: {"arguments": [say(each) for each in arguments],
                             "named": {name: say(each) for name, each in named.items()},
                             "called": self._describer.layer(layer)})

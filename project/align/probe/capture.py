"""Writes what one site reads, or what one layer is made of and called with: enough for a program of a few lines."""

import ast
import json
import os

import numpy

NOTHING = object()


def _read(name, frame):
    """The value of a dotted name in the frame, and the longest part of the name that is not a function."""
    first, *rest = name.split(".")
    for names in (frame.f_locals, frame.f_globals):
        if first in names:
            value = names[first]
            break
    else:
        return name, NOTHING
    said = first
    for part in rest:
        inner = getattr(value, part, NOTHING)
        if inner is NOTHING or callable(inner) and not hasattr(inner, "forward"):
            break
        value, said = inner, f"{said}.{part}"
    return said, value


def _construction(frame, class_name):
    """The call in the program's line that makes a layer: of its class if there is one, else the innermost."""
    try:
        with open(frame.f_code.co_filename, "rb") as file:
            source = file.read()
        tree = ast.parse(source)
    except (OSError, SyntaxError):
        return None, None
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)
             and node.lineno <= frame.f_lineno <= node.end_lineno]
    named = [node for node in calls if ast.unparse(node.func).rpartition(".")[2] == class_name]
    chosen = min(named or calls, key=lambda node: len(ast.unparse(node)), default=None)
    return (ast.unparse(chosen), chosen) if chosen is not None else (None, None)


class Capture:
    def __init__(self, plan, backend):
        self._plan, self._backend, self._wanted = plan, backend, plan.capture
        self._folder = os.path.join(plan.recording, "capture")
        self._constructions, self._files = {}, 0
        self.is_done = False

    def _is_now(self, opened):
        wanted = self._wanted
        return (opened.step, opened.occurrence) == (wanted.get("step", 0), wanted.get("occurrence", 0))

    def is_site(self, opened):
        return opened.key[1] == self._wanted.get("site") and self._is_now(opened)

    def is_layer(self, opened):
        return opened.key[1:] == (self._wanted.get("root", 0), self._wanted.get("layer")) and self._is_now(opened)

    def made(self, layer, frame):
        """Remembers how a layer is constructed, with the values that its construction names."""
        from .sites import dotted_names

        text, node = _construction(frame, type(layer).__name__)
        values = {}
        for name in dotted_names(node) if node is not None else ():
            said, value = _read(name, frame)
            if isinstance(value, (bool, int, float, str, tuple, list, type(None))):
                values[said] = repr(value)[:1000]
        layer.__dict__["_made_by"] = {"text": text, "names": values}

    def _said(self, value, depth=0):
        """A description of a value; arrays go to files."""
        if self._backend.is_tensor(value):
            said = {"dtype": self._backend.dtype(value), "needs_gradient": self._backend.needs_gradient(value)}
            return {"tensor": self._file(self._backend.array(value)), **said}
        if isinstance(value, numpy.ndarray) and value.dtype.kind in "fciub":
            return {"array": self._file(value), "dtype": str(value.dtype)}
        if isinstance(value, (bool, int, float, complex, str, bytes, type(None))):
            return {"literal": repr(value)}
        if isinstance(value, self._backend.Layer):
            return self._layer(value)
        if isinstance(value, (list, tuple)) and depth < 4 and len(value) <= 256:
            return {type(value).__name__ if type(value) in (list, tuple) else "tuple":
                    [self._said(each, depth + 1) for each in value]}
        if isinstance(value, dict) and depth < 4 and len(value) <= 256:
            return {"dict": {repr(key): self._said(each, depth + 1) for key, each in value.items()}}
        return {"other": f"{type(value).__module__}.{type(value).__qualname__}"}

    def _file(self, array):
        name = f"{self._files}.npy"
        self._files += 1
        numpy.save(os.path.join(self._folder, name), array)
        return name

    def _layer(self, layer):
        state = {name: self._said(value) for name, value in self._backend.state(layer).items()}
        return {"layer": f"{type(layer).__module__}.{type(layer).__qualname__}", "training": layer.training,
                "made": layer.__dict__.get("_made_at"), "construction": layer.__dict__.get("_made_by"),
                "state": state}

    def _write(self, described):
        os.makedirs(self._folder, exist_ok=True)
        described = described()
        with open(os.path.join(self._folder, "capture.json"), "w", encoding="utf-8") as file:
            json.dump({"framework": self._backend.name, **self._wanted, **described}, file, indent=1)
        self.is_done = True

    def names(self, site, frame):
        def described():
            values = dict(_read(name, frame) for name in site.names)
            return {"file": site.file, "line": frame.f_lineno, "expression": self._expression(site),
                    "names": {name: self._said(value) for name, value in values.items() if value is not NOTHING}}

        self._write(described)

    def _expression(self, site):
        with open(os.path.join(self._plan.root, site.file), "rb") as file:
            lines = file.read().splitlines(keepends=True)[site.begin[0] - 1:site.end[0]]
        lines[-1] = lines[-1][:site.end[1]]
        lines[0] = lines[0][site.begin[1]:]
        return b"".join(lines).decode("utf-8", "replace")

    def layer(self, layer, arguments, named):
        self._write(lambda: {"arguments": [self._said(each) for each in arguments],
                             "named": {name: self._said(each) for name, each in named.items()}, **self._layer(layer)})

"""How each layer was made: the text of its call with the values that it names, and what `__init__` was given."""

import ast
import sys

from .sites import dotted_names, position


def _kept(value):
    """Lists and maps as they are now: the program may add to them."""
    return value.copy() if type(value) in (list, dict) else value


class Construction:
    """Kept at the layer. Copies of the layer share it, and files that the layer is saved to leave it out."""

    def __init__(self, text, names, arguments, named):
        self.text, self.names, self.arguments, self.named = text, names, arguments, named

    def __deepcopy__(self, memory):
        return self

    def __reduce__(self):
        return str, ()


def bound_names(tree):
    """Names that the expression itself gives a value: of comprehensions and lambdas."""
    stored = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)}
    return stored | {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}


def _init_frame(layer):
    """The frame of the outermost `__init__` that makes the layer."""
    frame, found = sys._getframe(1), None
    while frame is not None:
        code = frame.f_code
        if code.co_name == "__init__" and code.co_argcount and frame.f_locals.get(code.co_varnames[0]) is layer:
            found = frame
        frame = frame.f_back
    return found


def _given(layer):
    """What `__init__` was given, by place and by name."""
    frame = _init_frame(layer)
    if frame is None:
        return [], {}
    code, values = frame.f_code, frame.f_locals
    count = code.co_argcount + code.co_kwonlyargcount
    named = {name: _kept(values[name]) for name in code.co_varnames[1:count] if name in values}
    rest, has_more = [], bool(code.co_flags & 0x04)
    if has_more:
        rest = list(values.get(code.co_varnames[count], ()))
    if code.co_flags & 0x08:
        named.update(values.get(code.co_varnames[count + has_more], {}))
    if rest:
        rest = [named.pop(name) for name in code.co_varnames[1:code.co_argcount] if name in named] + rest
    return rest, named


class Constructions:
    def __init__(self, frames, read):
        self._frames, self._read, self._trees = frames, read, {}

    def _file(self, path):
        if path not in self._trees:
            try:
                with open(path, encoding="utf-8") as file:
                    source = file.read()
                self._trees[path] = source, ast.parse(source)
            except (OSError, SyntaxError, UnicodeDecodeError):
                self._trees[path] = "", ast.Module([], [])
        return self._trees[path]

    def _call(self, layer, frame):
        """The call that the frame is at, if what it calls is the class of the layer."""
        source, tree = self._file(frame.f_code.co_filename)
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)
                 and node.lineno <= frame.f_lineno <= node.end_lineno and self._makes(node, layer, frame)]
        at = self._frames.expression(frame)
        exact = [node for node in calls if at and position(node) == (tuple(at[0]), tuple(at[1]))]
        # Before Python 3.11 a line is all that is known: of several calls in it each may be the one.
        chosen = exact or (calls if at is None and len(calls) == 1 else [])
        return (ast.get_source_segment(source, chosen[0]), chosen[0]) if chosen else (None, None)

    def _makes(self, node, layer, frame):
        [*names] = dotted_names(node.func)
        value = self._read(names[0], frame, True)[1] if len(names) == 1 else None
        return value is type(layer)

    def made(self, layer, frame):
        """Remembers how a layer is made. `frame` is the program's, if the program makes it."""
        text, node = self._call(layer, frame) if frame is not None else (None, None)
        names = {}
        if node is not None:
            bound = bound_names(node)
            read = [self._read(name, frame) for name in dotted_names(node) if name.split(".")[0] not in bound]
            names = {name: _kept(value) for name, value in read}
        layer.__dict__["_made_by"] = Construction(text, names, *_given(layer))

"""Finds the changes that a Python file allows, in its syntax tree, and makes them in its text."""

import ast
import itertools
import re
from dataclasses import dataclass

from fault_words import (
    AXES,
    CHANGING,
    MODES,
    PERMUTING,
    SILENT,
    SILENT_NAMES,
    UNCHANGING,
    UNORDERED,
    WITH_AXIS,
)

ATOMS = (
    ast.Name,
    ast.Attribute,
    ast.Call,
    ast.Subscript,
    ast.Constant,
    ast.List,
    ast.Tuple,
    ast.Dict,
    ast.Set,
    ast.ListComp,
)
OPERATORS = {
    ast.Sub: b"-",
    ast.Div: b"/",
    ast.MatMult: b"@",
    ast.Pow: b"**",
    ast.FloorDiv: b"//",
    ast.Mod: b"%",
}
SPACE = re.compile(rb"(?:[\s\\]|#[^\n]*\n)*")
CLOSING = re.compile(rb"(?:(?:[\s\\]|#[^\n]*\n)*\))*")
PATTERN = getattr(ast, "pattern", ())


@dataclass(frozen=True)
class Change:
    file: str
    line: int
    kind: str
    before: str
    after: str
    begin: int  # in bytes of the file
    end: int

    def said(self):
        return {name: getattr(self, name) for name in ("file", "line", "kind", "before", "after")}


def last_name(node):
    """`relu` of `F.relu`, of `self.relu` and of `relu`."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return getattr(node, "attr", None) or getattr(node, "id", "")


def is_method(call):
    """Whether the tensor is before the dot: `x.sum(1)`, and not `paddle.sum(x, 1)`."""
    function = call.func
    if not isinstance(function, ast.Attribute):
        return False
    owner = (
        last_name(function.value) if isinstance(function.value, (ast.Name, ast.Attribute)) else ""
    )
    return owner not in (
        "paddle",
        "torch",
        "F",
        "nn",
        "np",
        "numpy",
        "math",
        "linalg",
        "functional",
        "compat",
    )


def number(node):
    """The value of a number as it is written, with its sign; nothing for what is none."""
    sign = 1
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        sign, node = -1, node.operand
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        return sign * node.value
    return None


class Source:
    """The text of a file in bytes, and where nodes are in it."""

    def __init__(self, data):
        self.data = data
        self.tree = ast.parse(data)
        mark = 3 if data.startswith(b"\xef\xbb\xbf") else 0
        self._starts = [mark] + [found.end() for found in re.finditer(rb"\r\n|\r|\n", data)]

    def span(self, node):
        begin, end = self._starts[node.lineno - 1], self._starts[node.end_lineno - 1]
        return begin + node.col_offset, end + node.end_col_offset

    def text(self, node):
        begin, end = self.span(node)
        return self.data[begin:end]


def enclosed(text, node):
    """The text so that it is valid anywhere."""
    is_atom = (
        isinstance(node, ATOMS)
        and b"\n" not in text
        and not (isinstance(node, ast.Tuple) and text[:1] != b"(")
    )
    is_bare_number = isinstance(node, ast.Constant) and type(node.value) in (int, float)
    return text if is_atom and not is_bare_number else b"(" + text + b")"


class Finder(ast.NodeVisitor):
    """Collects the changes that a file allows."""

    def __init__(self, source, file):
        self._source, self._file, self.changes = source, file, []
        self._axes = set()  # nodes that say an axis, and are no other constant

    def _add(self, kind, node, after, expected=None):
        """A change of the node's text. `expected` is the tree that the new text must have."""
        begin, end = self._source.span(node)
        before = self._source.data[begin:end]
        try:
            tree = ast.parse(b"(" + after + b"\n)", mode="eval").body
        except (SyntaxError, ValueError):
            return
        if before == after or expected is not None and ast.dump(tree) != ast.dump(expected):
            return
        self.changes.append(
            Change(self._file, node.lineno, kind, before.decode(), after.decode(), begin, end)
        )

    def visit(self, node):
        if isinstance(
            node, (ast.JoinedStr, ast.Raise, ast.Assert, *((PATTERN,) if PATTERN else ()))
        ):
            return
        if isinstance(node, ast.Call) and last_name(node.func) in SILENT:
            return
        super().visit(node)

    def visit_arg(self, node):
        pass  # its annotation computes nothing

    def visit_AnnAssign(self, node):
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node):
        for child in (node.args, *node.body):
            self.visit(child)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Assign(self, node):
        """`x = f(x, ...)` and `x = x.f(...)` become `x = x`."""
        call, target = node.value, node.targets[0]
        if (
            isinstance(call, ast.Call)
            and len(node.targets) == 1
            and isinstance(target, (ast.Name, ast.Attribute))
        ):
            name, own = last_name(call.func), self._source.text(target)
            kept = (
                call.func.value
                if is_method(call) and self._source.text(call.func.value) == own
                else None
            )
            if kept is None and call.args and self._source.text(call.args[0]) == own:
                kept = call.args[0]
            if kept is not None and not UNCHANGING.match(name) and not CHANGING.search(name):
                self._add("missing-call", call, own)
        self.generic_visit(node)

    def visit_Call(self, node):
        self._find_axes(node)
        self._find_missing(node)
        self._find_modes(node)
        self._find_swapped_arguments(node)
        for each in (
            *node.args,
            *(each.value for each in node.keywords if each.arg not in SILENT_NAMES),
        ):
            self._find_constants(each)
        self.generic_visit(node)

    def visit_BinOp(self, node):
        self._find_swapped_operands(node)
        for each in (node.left, node.right):
            self._find_constants(each)
        self.generic_visit(node)

    def visit_Subscript(self, node):
        """`x[:, 1:3]`."""
        for each in node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]:
            for part in (
                (each.lower, each.upper, each.step) if isinstance(each, ast.Slice) else [each]
            ):
                self._find_constants(part)
        self.generic_visit(node)

    def _find_constants(self, node):
        if isinstance(node, (ast.List, ast.Tuple)):
            for each in node.elts:
                self._find_constants(each)
            return
        value = number(node)
        if (
            value is None or node in self._axes or value == -1 and isinstance(value, int)
        ):  # a size that is worked out
            return
        if isinstance(value, int):
            others = [
                value + 1,
                *([value - 1] if value > 1 else ()),
                *([value * 2] if value > 2 else ()),
            ]
        elif abs(value) < 1e-3:
            others = (
                [value * 100] if value else [0.5]
            )  # such as an epsilon: less does not show, more is refused
        else:
            others = [value * 2, value / 2, value * 10]
        for other in others:
            text = repr(other).encode()
            self._add("constant", node, b"(" + text + b")" if other < 0 else text)

    def _find_axes(self, node):
        name = last_name(node.func)
        places = 0 if is_method(node) or name[:1].isupper() else 1
        found = [each.value for each in node.keywords if each.arg in AXES or each.arg == "perm"]
        if name in PERMUTING:
            found += node.args[places:]
        elif name in WITH_AXIS and len(node.args) > places:
            found.append(node.args[places])
        for each in found:
            self._axis(each, name in PERMUTING)

    def _axis(self, node, is_order):
        self._axes.add(node)
        if isinstance(node, (ast.List, ast.Tuple)):
            values = [number(each) for each in node.elts]
            self._axes.update(node.elts)
            if is_order and None not in values and sorted(values) == list(range(len(values))):
                for first, second in itertools.combinations(range(len(values)), 2):
                    self._exchange("axis", node, node.elts[first], node.elts[second])
                return
            for each, value in zip(node.elts, values):
                self._other_axes(each, value, values)
            return
        self._other_axes(node, number(node), ())

    def _other_axes(self, node, value, taken):
        if not isinstance(value, int):
            return
        # Of another sign may be the same axis.
        others = {0: (1,), 1: (0, 2), -1: (-2,), -2: (-1,)}.get(
            value, (value - 1,) if value > 0 else (value + 1,)
        )
        for other in others:
            if other not in taken:
                self._add("axis", node, str(other).encode())

    def _find_missing(self, node):
        """`relu(y)` and `y.relu()` become `y`."""
        name = last_name(node.func)
        if not CHANGING.search(name) or UNCHANGING.match(name) or name[:1].isupper():
            return
        kept = node.args[0] if node.args else node.func.value if is_method(node) else None
        if (
            kept is None
            or isinstance(kept, (ast.Starred, ast.GeneratorExp))
            or number(kept) is not None
        ):
            return
        if not node.args and isinstance(kept, ast.Name) and kept.id == "self":
            return
        self._add("missing-call", node, enclosed(self._source.text(kept), kept), kept)

    def _find_modes(self, node):
        for name, value in [(None, each) for each in node.args] + [
            (each.arg, each.value) for each in node.keywords
        ]:
            if name in SILENT_NAMES:
                continue
            if isinstance(value, ast.Constant) and isinstance(value.value, bool):
                self._add("mode", value, str(not value.value).encode())
            elif isinstance(value, ast.Constant) and isinstance(value.value, str):
                self._text_mode(value)
            elif name == "training":
                self._add("mode", value, b"not " + enclosed(self._source.text(value), value))
        if last_name(node.func) == "eval" and is_method(node) and not node.args:
            self._add("mode", node, self._source.text(node.func)[: -len("eval")] + b"train()")

    def _text_mode(self, node):
        text = self._source.text(node)
        for before, after in MODES:
            if node.value == before and text[1:-1] == before.encode():
                self._add("mode", node, text[:1] + after.encode() + text[-1:])

    def _find_swapped_arguments(self, node):
        if (
            len(node.args) < 2
            or last_name(node.func) in UNORDERED
            or last_name(node.func)[:3] in ("is_", "log")
        ):
            return
        for first, second in zip(node.args, node.args[1:]):
            if (
                type(first) is type(second)
                and isinstance(first, ATOMS)
                and not {first, second} & self._axes
            ):
                if ast.dump(first) != ast.dump(second):
                    self._exchange("swapped", node, first, second)

    def _exchange(self, kind, node, first, second):
        """The node with the texts of two nodes in it exchanged."""
        data, (begin, end) = self._source.data, self._source.span(node)
        (a, b), (c, d) = self._source.span(first), self._source.span(second)
        self._add(kind, node, data[begin:a] + data[c:d] + data[b:c] + data[a:b] + data[d:end])

    def _find_swapped_operands(self, node):
        sign = OPERATORS.get(type(node.op))
        if sign is None or ast.dump(node.left) == ast.dump(node.right):
            return
        if any(
            isinstance(each, (ast.Constant, ast.JoinedStr))
            and isinstance(getattr(each, "value", ""), str)
            for each in (node.left, node.right)
        ):  # a text that is formatted
            return
        data, (begin, end) = self._source.data, self._source.span(node)
        closed = CLOSING.match(data, self._source.span(node.left)[1]).end()
        place = SPACE.match(data, closed).end()
        if not data.startswith(sign, place):
            return
        opened = SPACE.match(data, place + len(sign)).end()
        left, middle, right = data[begin:closed], data[closed:opened], data[opened:end]
        swapped = ast.BinOp(node.right, node.op, node.left)
        for one, other in (
            (right, left),
            (self._apart(right, node.right), self._apart(left, node.left)),
        ):
            # Without more parentheses, if that says the same.
            count = len(self.changes)
            self._add("swapped", node, one + middle + other, swapped)
            if len(self.changes) > count:
                return

    def _apart(self, text, node):
        is_enclosed = text[:1] == b"(" and text[-1:] == b")" and text != self._source.text(node)
        return text if is_enclosed else enclosed(text, node)


def changes_of(data, file):
    """Every change that the text of a file allows."""
    try:
        data.decode("utf-8")
        finder = Finder(Source(data), file)
    except (SyntaxError, ValueError, RecursionError):
        return []
    finder.visit(finder._source.tree)
    return finder.changes


def applied(data, change):
    return data[: change.begin] + change.after.encode() + data[change.end :]


def is_sound(data, change):
    """Whether the file can still be read, and says something else."""
    try:
        return ast.dump(ast.parse(applied(data, change))) != ast.dump(ast.parse(data))
    except (SyntaxError, ValueError):
        return False

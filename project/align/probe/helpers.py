"""Definitions that the conversion has added: what happens in them happens where the program calls them."""

import ast
import os


def _definitions(path):
    """First line, last line and name of what a file defines at its top level; nothing for a file that is not there."""
    try:
        with open(path, "rb") as file:
            tree = ast.parse(file.read())
    except (OSError, SyntaxError, ValueError):
        return []
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return [(min([node.lineno, *(each.lineno for each in node.decorator_list)]), node.end_lineno, node.name)
            for node in tree.body if isinstance(node, kinds)]


class Helpers:
    """`names` are those that helpers can have. What the original defines itself under one of them is its own."""

    def __init__(self, names, original):
        self._names, self._original, self._known = frozenset(names), original, {}

    def _in(self, path, file):
        if path not in self._known:
            own = {name for *_, name in _definitions(os.path.join(self._original, file))} if self._original else set()
            self._known[path] = [each for each in _definitions(path) if each[2] in self._names - own]
        return self._known[path]

    def have(self, frame, file):
        """Whether the frame, of a file of the program, is in a helper."""
        if not self._names:
            return False
        found, line = self._in(frame.f_code.co_filename, file), frame.f_code.co_firstlineno
        return any(first <= line <= last for first, last, _ in found)

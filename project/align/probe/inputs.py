"""The small language of inputs: what a model is called with, drawn with numpy so that both sides get the same.

    randn(2, 3, 32, 32)   rand(4)   randint(0, 10, (2, 3))   zeros(2, 3)   ones(2)   arange(8)   full((2,), 3.0)
    randn(2, 3, dtype=float64)   "file.npy"   3   [randn(2), None]   {"ids": randint(0, 9, (2, 4))}   mask=ones(2, 4)
"""

import ast
import os

import numpy


class BadInput(Exception):
    """Says which part of an input cannot be read."""


def _shape(arguments):
    """Of `f(2, 3)`, `f((2, 3))` and `f([2, 3])`."""
    if len(arguments) == 1 and isinstance(arguments[0], (list, tuple)):
        arguments = arguments[0]
    return tuple(int(each) for each in arguments)


class Reader:
    def __init__(self, seed, folder, tensor):
        """`folder`: where files are; `tensor(array, dtype)` makes a tensor of the framework."""
        self._random = numpy.random.default_rng(seed)
        self._folder, self._tensor = folder, tensor

    def argument(self, text):
        """(name or nothing, value) of an input as it is written."""
        name, _, rest = text.partition("=")
        if name.strip().isidentifier() and rest and not rest.startswith("="):
            return name.strip(), self.value(rest)
        return None, self.value(text)

    def value(self, text):
        text = text.strip()
        if text.endswith(".npy") and text[:1] not in "\"'([{":
            return self._file(text)
        try:
            return self._of(ast.parse(text, mode="eval").body)
        except SyntaxError as error:
            raise BadInput(f"{text!r} is not an input: {error.msg}") from error

    def _of(self, node):
        if isinstance(node, ast.Call):
            return self._call(node)
        if isinstance(node, ast.List):
            return [self._of(each) for each in node.elts]
        if isinstance(node, ast.Tuple):
            return tuple(self._of(each) for each in node.elts)
        if isinstance(node, ast.Dict):
            return {ast.literal_eval(key): self._of(value) for key, value in zip(node.keys, node.values)}
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.endswith(".npy"):
            return self._file(node.value)
        try:
            return ast.literal_eval(node)
        except ValueError as error:
            raise BadInput(f"{ast.unparse(node)!r} is neither a literal nor a function of inputs") from error

    def _file(self, name):
        path = os.path.join(self._folder, name)
        try:
            array = numpy.load(path)
        except (OSError, ValueError) as error:
            raise BadInput(f"{path} cannot be read: {error}") from error
        return self._tensor(array, str(array.dtype))

    def _call(self, node):
        name = ast.unparse(node.func).rpartition(".")[2]
        draw = getattr(self, f"_{name}", None) if name in FUNCTIONS else None
        if draw is None:
            raise BadInput(f"{name} is not supported as an input; use one of {', '.join(FUNCTIONS)}")
        named = {each.arg: each.value for each in node.keywords}
        dtype = ast.unparse(named.pop("dtype")).strip("\"'").rpartition(".")[2] if "dtype" in named else None
        try:
            arguments = [ast.literal_eval(each) for each in node.args]
            array = numpy.asarray(draw(*arguments, **{key: ast.literal_eval(each) for key, each in named.items()}))
            usual = {"f": "float32", "i": "int64", "b": "bool"}[array.dtype.kind]
        except (TypeError, ValueError) as error:
            raise BadInput(f"{ast.unparse(node)}: {error}") from error
        return self._tensor(array.astype(usual), dtype or usual)

    def _randn(self, *size):
        return self._random.standard_normal(_shape(size))

    def _rand(self, *size):
        return self._random.random(_shape(size))

    def _randint(self, low, high, size=None):
        if size is None:  # randint(high, size)
            low, high, size = 0, low, high
        return self._random.integers(low, high, _shape([size] if isinstance(size, int) else size))

    def _zeros(self, *size):
        return numpy.zeros(_shape(size))

    def _ones(self, *size):
        return numpy.ones(_shape(size))

    def _arange(self, *ends):
        return numpy.arange(*ends)

    def _full(self, size, fill_value):
        return numpy.full(_shape([size] if isinstance(size, int) else size), fill_value)


FUNCTIONS = ("randn", "rand", "randint", "zeros", "ones", "arange", "full")

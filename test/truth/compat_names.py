"""Prints as JSON which objects Paddle's compatibility mode serves for names of torch, by all of Paddle's names for them.

    PADDLE/bin/python compat_names.py < NAMES > SERVED.json

NAMES has a name of torch or Paddle in each line. The result maps each name of torch that is there, in modules that can
be imported, to those names of Paddle that are the same class or function, often none.
"""

import collections
import functools
import importlib
import json
import sys
import types


MISSING = object()


def found(name):
    """The object, or MISSING where there is none."""
    root, *path = name.split(".")
    try:
        return functools.reduce(getattr, path, sys.modules[root])
    except AttributeError:
        return MISSING


@functools.cache
def can_import(module):
    try:
        importlib.import_module(module)
    except ImportError:
        return False
    return True


def modules_of(name):
    """The modules that the name goes through."""
    parts = name.split(".")
    paths = (".".join(parts[:count]) for count in range(1, len(parts)))
    return [path for path in paths if isinstance(found(path), types.ModuleType)]


def served(names):
    objects = {name: found(name) for name in sorted(names)}
    of_paddle = collections.defaultdict(list)
    for name, value in objects.items():
        if name.startswith("paddle.") and callable(value):
            of_paddle[id(value)].append(name)
    return {
        name: of_paddle[id(value)] if callable(value) else []
        for name, value in objects.items()
        if name.startswith("torch.") and value is not MISSING
        if all(map(can_import, modules_of(name)))
    }


def main():
    import paddle

    paddle.enable_compat(silent=True)
    __import__("torch")
    json.dump(served({line.strip() for line in sys.stdin}), sys.stdout)


if __name__ == "__main__":
    main()

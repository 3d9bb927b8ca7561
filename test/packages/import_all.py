"""Imports every module of a tree, and writes what becomes of each to a file, as outcomes_so_far.py does for tests.

python import_all.py TREE FILE
"""

import importlib
import json
import pathlib
import sys
import traceback

OTHER = {
    "test",
    "tests",
    "testing",
    "doc",
    "docs",
    "example",
    "examples",
    "benchmark",
    "benchmarks",
    "scripts",
    "build",
}


def modules(tree):
    """The names of the modules of the packages (folders with __init__.py) of the tree, or of its folder src."""
    for root in (tree, tree / "src"):
        for top in sorted(root.glob("*/__init__.py")):
            for path in sorted(top.parent.rglob("*.py")):
                parts = path.relative_to(root).with_suffix("").parts
                if OTHER.isdisjoint(parts) and parts[-1] not in ("__main__", "conftest", "setup"):
                    yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(name):
    """`passed`, or the error as text."""
    try:
        importlib.import_module(name)
        return "passed"
    except BaseException:  # a module may also end its process
        return traceback.format_exc()


def main():
    tree, report = pathlib.Path(sys.argv[1]), sys.argv[2]
    for name in dict.fromkeys(modules(tree)):
        with open(report, "a", encoding="utf-8") as to:
            to.write(json.dumps([name, imported(name)]) + "\n")


if __name__ == "__main__":
    main()

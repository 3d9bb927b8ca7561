#!/usr/bin/env python3
"""Compares the scopes of engine/python with CPython's own symtable.

Every Python file below the given folders (the standard library of the running interpreter by default)
is read by both. They must agree on the scopes and, in each scope, on which names are local, global,
free or parameters. Prints the differences; exit status 1 when there are any.
"""

import argparse
import ast
import collections
import os
import subprocess
import sys
import sysconfig
import symtable
import tokenize
import unicodedata
import warnings

from python_sources import python_files

# Names that the compiler adds.
IMPLICIT = {
    "__class__",
    "__classdict__",
    "__static_attributes__",
    "__conditional_annotations__",
    "__firstlineno__",
    "__module__",
    "__qualname__",
    "__type_params__",
}
# Separate scopes in CPython, because they are evaluated late; names mean the same as around them.
LAZY = {"TypeVar bound", "type variable", "type alias", "annotation"}
# Known differences of engine/python, by file and scope.
DEVIATIONS = {
    ("test_grammar.py", "f2bad"): "`(name): int` binds nothing in CPython; we take it as a binding",
}
COMPREHENSIONS = {"listcomp", "setcomp", "dictcomp", "genexpr"}


def kind_of(table):
    kind = str(getattr(table.get_type(), "value", table.get_type()))
    if kind == "function":
        if table.get_name() == "lambda":
            return "lambda"
        # A generator expression and a function of that name look alike, except for the hidden
        # argument.
        if table.get_name() in COMPREHENSIONS and ".0" in table.get_identifiers():
            return "comprehension"
    return {"type parameter": "type parameters"}.get(kind, kind)


def class_of(table, symbol):
    if symbol.is_parameter():
        return "parameter"
    if str(getattr(table.get_type(), "value", table.get_type())) == "module":
        bound = symbol.is_assigned() or symbol.is_imported() or symbol.is_namespace()
        return "local" if bound else "global"
    if symbol.is_free():
        return "free"
    # `is_global` alone is wrong in a function called `top`: symtable mistakes it for the module.
    is_local = symbol.is_local() and not symbol.is_declared_global()
    return "local" if is_local else "global"


def implicit(table, symbol):
    """True for what the compiler adds, also where it only passes a name on to an inner function."""
    name = symbol.get_name()
    if name.startswith(".") or name in IMPLICIT:
        return True
    used = (
        symbol.is_referenced()
        or symbol.is_assigned()
        or symbol.is_imported()
        or symbol.is_parameter()
        or symbol.is_namespace()
        or symbol.is_declared_global()
        or symbol.is_nonlocal()
    )
    return not used and symbol.is_free()


def only_bound(symbols):
    """CPython lists names in the module that only a function declares global; they say nothing."""
    return {name: what for name, what in symbols.items() if what == "local"}


def inlines_comprehensions(tree):
    """From 3.12 on, the table of a scope swallows those of its list, set and dict comprehensions."""
    swallowed = (ast.ListComp, ast.SetComp, ast.DictComp)
    return sys.version_info >= (3, 12) and any(isinstance(n, swallowed) for n in ast.walk(tree))


def scopes_of(table, into):
    """Adds (kind, name, line, symbols) of `table` and all scopes in it."""
    kind = kind_of(table)
    symbols = {
        s.get_name(): class_of(table, s) for s in table.get_symbols() if not implicit(table, s)
    }
    for child in table.get_children():
        inner = scopes_of(child, into)
        if kind_of(child) in LAZY:
            symbols = {**inner, **symbols}
    if kind == "module":
        symbols = only_bound(symbols)
    if kind not in LAZY:
        named = kind in ("function", "class")
        line = 0 if kind == "module" else table.get_lineno()
        into.append(
            (kind, table.get_name() if named else "-", line, tuple(sorted(symbols.items())))
        )
    return symbols


def expected(path):
    """The scopes of a file as CPython sees them, or None when they cannot be compared."""
    with tokenize.open(path) as file:
        source = file.read()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tree = ast.parse(source)
        # With this import, annotations are not evaluated, and CPython resolves them elsewhere.
        if any(
            isinstance(node, ast.ImportFrom)
            and node.module == "__future__"
            and any(name.name == "annotations" for name in node.names)
            for node in tree.body
        ):
            return None
        if inlines_comprehensions(tree):
            return None
        found = []
        scopes_of(symtable.symtable(source, path, "exec"), found)
    return found


def printed_scopes(program, paths):
    """Path to scopes, as the program prints them; None for a file whose tree has errors."""
    answer = subprocess.run(
        [program],
        input="\n".join(paths) + "\n",
        capture_output=True,
        encoding="utf-8",
        errors="surrogateescape",
        check=True,
    ).stdout
    files = {}
    current = None
    # Only line feeds end lines: names can contain other characters that Python counts as line ends.
    for line in answer.split("\n"):
        if line.startswith("file ") or line.startswith("broken "):
            word, path = line.split(" ", 1)
            current = [] if word == "file" else None
            files[path] = current
        elif line:
            kind, name, number, *symbols = line.split("\t")
            # Python compares identifiers in NFKC form; the program prints them as written.
            pairs = (symbol.split("=", 1) for symbol in symbols)
            pairs = [(unicodedata.normalize("NFKC", symbol), what) for symbol, what in pairs]
            pairs = [pair for pair in pairs if pair[0] not in IMPLICIT]
            if kind == "module":
                pairs = only_bound(dict(pairs)).items()
            named = name if kind in ("function", "class") else "-"
            current.append((kind, named, int(number), tuple(sorted(pairs))))
    return files


def report(path, only_ours, only_theirs):
    for title, scopes in (("ours   ", only_ours), ("CPython", only_theirs)):
        for kind, name, line, symbols in sorted(scopes):
            shown = " ".join(f"{symbol}={what}" for symbol, what in symbols)
            print(f"{path}:{line}: {title}: {kind} {name}: {shown[:400]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", help="the built print_scopes")
    parser.add_argument("folders", nargs="*", default=[sysconfig.get_path("stdlib")])
    parser.add_argument("--limit", type=int, default=20, help="files with differences to print")
    options = parser.parse_args()
    sys.setrecursionlimit(20000)

    theirs = {}
    for path in python_files(options.folders):
        try:
            scopes = expected(path)
        except (SyntaxError, UnicodeDecodeError, ValueError, RecursionError):
            continue
        if scopes is not None:
            theirs[path] = scopes
    ours = printed_scopes(options.program, list(theirs))

    compared = scopes = broken = different = 0
    for path, expected_scopes in theirs.items():
        if ours.get(path) is None:
            broken += 1
            continue
        compared += 1
        scopes += len(expected_scopes)
        file = os.path.basename(path)
        found, wanted = (
            collections.Counter(scope for scope in each if (file, scope[1]) not in DEVIATIONS)
            for each in (ours[path], expected_scopes)
        )
        if found != wanted:
            different += 1
            if different <= options.limit:
                report(path, found - wanted, wanted - found)
    print(
        f"{compared} files, {scopes} scopes compared; {different} files differ; "
        f"{broken} files have trees with errors"
    )
    return 1 if different or not compared else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Converts folders of real code and checks what holds for any code.

A file that Python can parse can be parsed afterwards, every comment is still there, no name is undefined that was
defined before (which pyflakes tells, where it is installed), every name that a file imports from another one is still
bound there, and the second run changes nothing: with the safe fixes, with all of them, and with all of them and the
imports that are left moved into functions.

Without folders it takes those that PADDLE_LS_TREES names (separated by colons), and the sample projects of fixtures/.
"""
import argparse
import ast
import collections
import io
import os
import pathlib
import subprocess
import sys
import tempfile
import tokenize
import warnings

try:
    from pyflakes import checker, messages
except ImportError:
    checker = None

MODES = ([], ["--unsafe"], ["--unsafe", "--leftover-imports", "local"])
FIXTURES = pathlib.Path(__file__).parents[2] / "fixtures"


def parsed(source):
    """The tree of a text, given as bytes, or None where this Python cannot parse it."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(source)
    except (SyntaxError, ValueError, RecursionError):
        return None


def comments(source):
    """The number of occurrences of each comment in a text that parses."""
    tokens = tokenize.tokenize(io.BytesIO(source).readline)
    return collections.Counter(token.string for token in tokens if token.type == tokenize.COMMENT)


def undefined_names(tree):
    """Names that are read and never bound, or bound too late."""
    if checker is None:
        return set()
    kinds = (messages.UndefinedName, messages.UndefinedLocal, messages.UndefinedExport)
    try:
        found = checker.Checker(tree).messages
    except RecursionError:
        return set()
    return {
        (type(each).__name__, each.message_args[0]) for each in found if isinstance(each, kinds)
    }


def late_names(tree):
    """Names of imports that a statement of the top level reads above the first statement that binds them."""
    read, late, bound = set(), set(), set()
    for statement in tree.body:
        inner = [statement]
        while inner:
            node = inner.pop()
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
                inner.extend(getattr(node, "decorator_list", []))
                inner.extend(each for each in node.args.defaults + node.args.kw_defaults if each)
                continue
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                read.add(node.id)
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                names = {(each.asname or each.name).partition(".")[0] for each in node.names}
                late |= (names & read) - bound
                bound |= names
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                bound.add(node.id)
            inner.extend(ast.iter_child_nodes(node))
    return {("imported below its use", name) for name in late if name in ("paddle", "torch")}


class Tree:
    """All files of a folder, and what they bind and import."""

    def __init__(self, folder):
        self.folder = folder
        self.files = {
            path.relative_to(folder): path.read_bytes() for path in sorted(folder.rglob("*.py"))
        }
        self.trees = {path: parsed(source) for path, source in self.files.items()}
        self.bound = {path: bound_names(tree) for path, tree in self.trees.items() if tree}

    def missing(self):
        """(file, module, name) of all names that a file imports from one that does not bind them."""
        for path, tree in self.trees.items():
            for node in ast.walk(tree) if tree else ():
                if not isinstance(node, ast.ImportFrom):
                    continue
                module = self.module(path, node)
                if module is None or module not in self.bound:
                    continue
                for each in node.names:
                    if each.name != "*" and not self.gives(module, each.name, set()):
                        yield str(path), str(module), each.name

    def module(self, path, node):
        """The file that an import statement of `path` takes names from."""
        parts = (node.module or "").split(".") if node.module else []
        roots = (
            [path.parents[node.level - 1]]
            if 0 < node.level <= len(path.parents)
            else [] if node.level else list(path.parents)
        )
        for root in roots:
            for place in (
                (root.joinpath(*parts, "__init__.py"), root.joinpath(*parts).with_suffix(".py"))
                if parts
                else (root / "__init__.py",)
            ):
                if place in self.files:
                    return place
        return None

    def gives(self, module, name, seen):
        if module in seen:
            return False
        seen.add(module)
        folder = module.parent
        if name in self.bound.get(module, ()) or "__getattr__" in self.bound.get(module, ()):
            return True
        if module.name == "__init__.py" and (
            folder / f"{name}.py" in self.files or folder / name / "__init__.py" in self.files
        ):
            return True
        for node in ast.walk(self.trees[module]) if self.trees.get(module) else ():
            if isinstance(node, ast.ImportFrom) and node.names[0].name == "*":
                other = self.module(module, node)
                if other is None and not (node.module or "").startswith(("torch", "paddle")):
                    return True
                if other is not None and self.gives(other, name, seen):
                    return True
        return False


def bound_names(tree):
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            names |= {(each.asname or each.name).partition(".")[0] for each in node.names}
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
    return names


def convert(program, before, after, fixes):
    said = subprocess.run(
        [program, "convert", before, "--out", after, *fixes], capture_output=True, text=True
    )
    if said.returncode not in (0, 1):
        sys.exit(f"conversion of {before} failed: {said.stderr}")
    return [line for line in said.stderr.splitlines() if "please report this" in line]


def problems(before, once, twice):
    """What is wrong with the conversions of one file."""
    tree = parsed(before)
    if tree is None:
        return
    after = parsed(once)
    if after is None:
        yield "does not parse any more"
        return
    lost = comments(before) - comments(once)
    if lost:
        yield f"lost {sum(lost.values())} comments, one of them {next(iter(lost))!r}"
    if before != once:
        for kind, name in sorted(undefined_names(after) - undefined_names(tree)):
            yield f"{kind}: {name}"
        for kind, name in sorted(late_names(after) - late_names(tree)):
            yield f"{kind}: {name}"
    if once != twice:
        lines = zip(once.splitlines(), twice.splitlines())
        changed = next((pair for pair in lines if pair[0] != pair[1]), ("", ""))
        yield f"is changed by a second run: {changed[0]!r} becomes {changed[1]!r}"


def check(program, folder, fixes):
    """Prints what is wrong with a folder and returns how much that is."""
    failures = 0
    with tempfile.TemporaryDirectory() as place:
        once, twice = pathlib.Path(place, "once"), pathlib.Path(place, "twice")
        said = convert(program, folder, once, fixes)
        convert(program, once, twice, fixes)
        source, first, second = Tree(folder), Tree(once), Tree(twice)
        found = list(said)
        for path, text in source.files.items():
            if path not in first.files:
                continue
            found += [
                f"{path}: {problem}"
                for problem in problems(
                    text, first.files[path], second.files.get(path, first.files[path])
                )
            ]
        for path, module, name in sorted(set(first.missing()) - set(source.missing())):
            found.append(f"{path}: {module} does not give {name} any more")
        for problem in found:
            failures += 1
            print(f"{folder} {' '.join(fixes)}: {problem}")
        changed = sum(text != first.files.get(path) for path, text in source.files.items())
        print(
            f"{folder} {' '.join(fixes)}: {len(source.files)} files, {changed} changed, {failures} failures",
            flush=True,
        )
    return failures


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("program", help="the paddle-ls to test")
    parser.add_argument("folders", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    named = [
        pathlib.Path(each) for each in os.environ.get("PADDLE_LS_TREES", "").split(":") if each
    ]
    folders = options.folders or named + sorted(
        each for each in FIXTURES.iterdir() if each.is_dir()
    )
    if checker is None:
        print("pyflakes is not installed: undefined names are not looked for")
    failures = 0
    for folder in folders:
        if not folder.is_dir():
            print(f"skipped: {folder} is not there")
            continue
        for fixes in MODES:
            failures += check(options.program, folder, fixes)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Converts folders of real code twice and checks what holds for any code.

A file that Python can parse can be parsed afterwards, every comment is still there, and the second run changes nothing;
with the safe fixes and with all of them.
"""
import argparse
import ast
import collections
import io
import pathlib
import subprocess
import sys
import tempfile
import tokenize
import warnings


def parses(source):
    """Whether this Python can parse a text, given as bytes."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(source)
        return True
    except (SyntaxError, ValueError, RecursionError):
        return False


def comments(source):
    """How often each comment stands in a text that parses."""
    tokens = tokenize.tokenize(io.BytesIO(source).readline)
    return collections.Counter(token.string for token in tokens if token.type == tokenize.COMMENT)


def convert(program, before, after, fixes):
    said = subprocess.run([program, "convert", before, "--out", after, *fixes], capture_output=True, text=True)
    if said.returncode not in (0, 1):
        sys.exit(f"conversion of {before} failed: {said.stderr}")


def problems(before, once, twice):
    """What is wrong with the conversions of one file."""
    if not parses(before):
        return
    if not parses(once):
        yield "does not parse any more"
        return
    lost = comments(before) - comments(once)
    if lost:
        yield f"lost {sum(lost.values())} comments, one of them {next(iter(lost))!r}"
    if once != twice:
        lines = zip(once.splitlines(), twice.splitlines())
        changed = next((pair for pair in lines if pair[0] != pair[1]), ("", ""))
        yield f"is changed by a second run: {changed[0]!r} becomes {changed[1]!r}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the paddle-ls to test")
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    failures = 0
    for folder in options.folders:
        if not folder.is_dir():
            print(f"skipped: {folder} is not there")
            continue
        for fixes in ([], ["--unsafe"]):
            with tempfile.TemporaryDirectory() as place:
                once, twice = pathlib.Path(place, "once"), pathlib.Path(place, "twice")
                convert(options.program, folder, once, fixes)
                convert(options.program, once, twice, fixes)
                files = sorted(path.relative_to(once) for path in once.rglob("*.py"))
                changed = 0
                for file in files:
                    texts = [(root / file).read_bytes() for root in (folder, once, twice)]
                    changed += texts[0] != texts[1]
                    for problem in problems(*texts):
                        failures += 1
                        print(f"{folder / file}: {problem}")
                print(f"{folder} {' '.join(fixes)}: {len(files)} files, {changed} changed, {failures} failures so far")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

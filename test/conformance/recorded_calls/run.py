#!/usr/bin/env python3
"""Runs programs and their conversions, and compares what they did.

Every program runs twice on recording doubles of torch and paddle (doubles.py): as it is, and as all fixes of the rules
in rules.json leave it. The same calls in the same order with the same arguments, or it fails.
"""
import argparse
import ast
import asyncio
import contextlib
import io
import pathlib
import re
import subprocess
import sys
import tempfile

import constructs
import doubles
import random_programs

HERE = pathlib.Path(__file__).resolve().parent
HEAD = "import torch\n"


class Stop(Exception):
    """A program that would go on for too long."""


def surroundings():
    """What a program finds defined: watched functions, values, iterators."""
    state = {"steps": 0}

    def step():
        state["steps"] += 1
        if state["steps"] > 400:
            raise Stop

    def f(number):
        step()
        return doubles.made("f", number)

    def t(number):
        step()
        doubles.say("t", number)
        return number % 2 == 0

    def n():
        step()
        doubles.say("n")
        return state["steps"] % 3 != 0

    def it():
        for number in (1, 2):
            step()
            doubles.say("next", number)
            yield doubles.Value(f"it{number}")

    async def ait():
        for value in it():
            yield value

    def print_(*values, **named):
        doubles.made("print", *values, **named)

    def run(coroutine):
        return asyncio.run(coroutine)

    names = {name: doubles.Value(name) for name in ("x", "z", "w", "y", "v", "u", "i", "j")}
    return {**names, "f": f, "t": t, "n": n, "it": it, "ait": ait, "print_": print_, "run": run, "n_": "abs",
            "__name__": "program"}


def record_of(source):
    """Everything that a run of `source` does, with how it ends."""
    doubles.record.clear()
    flag = dict(vars(doubles.torch))
    try:
        with contextlib.redirect_stderr(io.StringIO()):
            exec(compile(source, "program", "exec"), surroundings())
        doubles.say("end")
    except Stop:
        doubles.say("too long")
    except Exception as problem:
        doubles.say("raises", type(problem).__name__)
    finally:
        vars(doubles.torch).update(flag)
    return list(doubles.record)


def converted(sources, program, folder):
    """The sources with all fixes made."""
    before, after = folder / "before", folder / "after"
    before.mkdir()
    for number, source in enumerate(sources):
        (before / f"program_{number}.py").write_text(source)
    call = [program, str(HERE / "rules.json"), str(before), str(after)]
    said = subprocess.run(call, capture_output=True, text=True, timeout=600)
    if said.returncode != 0:
        sys.exit(f"{' '.join(call)} failed:\n{said.stderr}")
    return [(after / f"program_{number}.py").read_text() for number in range(len(sources))]


def comments(source):
    return sorted(re.findall(r"# \w+", source))


def judge(kind, source, result):
    """What is wrong with a conversion; empty when nothing is."""
    try:
        ast.parse(result)
    except SyntaxError as problem:
        return f"does not parse: {problem}"
    if kind == "right" and re.search(r"\btorch\b", result):
        return "is left in parts"
    if kind == "marked" and "paddle" in result:
        return "is rewritten, which cannot be right"
    written = comments(source)
    # Helpers added by the conversion have their own comments.
    if written != [comment for comment in comments(result) if comment in written]:
        return "lost a comment"
    expected, found = record_of(source), record_of(result)
    # A missing attribute may raise at another time, or not at all.
    is_missed = expected[-1] == "raises AttributeError"
    if expected == found or is_missed and (found[-1] == expected[-1] or found[:len(expected) - 1] == expected[:-1]):
        return ""
    at = next((i for i, pair in enumerate(zip(expected, found)) if pair[0] != pair[1]), min(len(expected), len(found)))
    shown = lambda record: " | ".join(record[max(0, at - 2):at + 3])
    return f"does something else after {at} steps:\n  torch:  {shown(expected)}\n  paddle: {shown(found)}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the built convert_programs")
    parser.add_argument("--random", type=int, default=400, help="how many random programs")
    parser.add_argument("--seed", type=int, default=1, help="of the first random program")
    parser.add_argument("--show", action="store_true", help="print every program with its conversion")
    options = parser.parse_args()
    sys.modules["torch"], sys.modules["paddle"] = doubles.torch, doubles.paddle
    cases = [(kind, HEAD + source + "\n") for kind, block in
             [("right", constructs.RIGHT), ("marked", constructs.MARKED), ("either", constructs.EITHER)]
             for source in constructs.programs(block)]
    seeds = range(options.seed, options.seed + options.random)
    cases += [("random", HEAD + random_programs.program(seed)) for seed in seeds]
    with tempfile.TemporaryDirectory() as folder:
        results = converted([source for _, source in cases], options.program, pathlib.Path(folder))
    failures, uses, left = 0, 0, 0
    for (kind, source), result in zip(cases, results):
        uses += len(re.findall(r"\btorch\.", source))
        left += len(re.findall(r"\btorch\.", result))
        problem = judge(kind, source, result)
        if problem or options.show:
            print(f"----- {kind}: {problem or 'as it should be'}\n{source}-----\n{result}")
        failures += bool(problem)
    print(f"{len(cases)} programs, {uses} uses of torch, {uses - left} rewritten, {failures} failures")
    if uses - left < uses / 2:
        sys.exit("hardly anything is rewritten, so hardly anything is tested")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

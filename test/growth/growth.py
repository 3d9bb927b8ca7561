#!/usr/bin/env python3
"""Whether the work grows faster than the input: every shape of text is doubled, and processor time is counted.

    test/growth/growth.py PROGRAM [--only WORD] [--command NAME]

A shape fails when four times the text takes more than eight times the time, measured where the time is long
enough to be one. Ends with one line and the status 1 when a shape fails."""
import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import shapes

LONG_ENOUGH = 0.4  # the minimum of processor seconds for a comparison
TOO_LONG = 60  # processor seconds after which a run is stopped
LARGEST = 3 << 20  # bytes: the setting files.maximumBytes ends at four
MOST_GROWTH = 8  # for four times the text


def notebook(n):
    cells = [
        {
            "cell_type": "code",
            "metadata": {},
            "outputs": [],
            "execution_count": None,
            "source": ["import torch\n", f"x{i} = torch.abs(x)\n"],
        }
        for i in range(n)
    ]
    return json.dumps(
        {"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}, indent=1
    )


def deep_notebook(n):
    return json.dumps(
        {
            "cells": [
                {
                    "cell_type": "code",
                    "metadata": {},
                    "outputs": [],
                    "execution_count": None,
                    "source": ["x = torch.abs(x)\n"] * n,
                }
            ],
            "metadata": {},
            "nbformat": 4,
            "nbformat_minor": 5,
        }
    )


NOTEBOOKS = {"cells": (300, notebook), "lines of a cell": (1000, deep_notebook)}

# The commands that run on a text: the name of its file, and the arguments of the command line.
COMMANDS = {
    "check": ("a.py", ["check", "--format", "json"], shapes.PYTHON),
    "text report": (
        "a.py",
        ["check"],
        {k: shapes.PYTHON[k] for k in ("sum of calls", "statements", "list", "nested calls")},
    ),
    "convert": ("a.py", ["convert", "--diff", "--unsafe"], shapes.PYTHON),
    "static check": ("a.py", ["static", "check"], shapes.PYTHON),
    "notebook": ("a.ipynb", ["convert", "--diff", "--unsafe"], NOTEBOOKS),
    "fences": ("a.md", ["check", "--format", "json"], shapes.MARKDOWN),
    "documents": ("docs/api_difference/ops/torch.abs.md", ["docs", "validate"], shapes.MARKDOWN),
}


def limit_processor_time():
    resource.setrlimit(resource.RLIMIT_CPU, (TOO_LONG, TOO_LONG))


def seconds(program, words, file):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [program, *words, file],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=os.path.dirname(file),
        preexec_fn=limit_processor_time,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode < 0 and -done.returncode not in (9, 24):
        return None
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(program, command, shape):
    """What is wrong with the shape, or nothing; and the last measured size and time."""
    name, words, texts = COMMANDS[command]
    size, text_of = texts[shape]
    times = []
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, name)
        os.makedirs(os.path.dirname(file), exist_ok=True)
        while True:
            text = text_of(size)
            with open(file, "w", encoding="utf-8", newline="") as out:
                out.write(text)
            took = seconds(program, words, file)
            if took is None:
                return "crashed", size, 0.0
            times.append(took)
            if took > TOO_LONG - 1:
                return f"takes more than {TOO_LONG} s", size, took
            long_enough = took > LONG_ENOUGH and len(times) > 2
            if long_enough or len(text) * 2 > LARGEST:
                break
            size *= 2
    if len(times) < 3 or times[-1] < LONG_ENOUGH:
        return None, size, times[-1]
    growth = times[-1] / max(times[-3], 0.005)
    return (
        (
            f"four times the text takes {growth:.1f} times the time"
            if growth > MOST_GROWTH
            else None
        ),
        size,
        times[-1],
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--only", default="", help="shapes with this word in their name")
    parser.add_argument("--command", help=", ".join(COMMANDS))
    parser.add_argument("--all", action="store_true", help="print shapes that pass, too")
    wanted = parser.parse_args()
    looked_at = failed = 0
    for command in [wanted.command] if wanted.command else COMMANDS:
        for shape in COMMANDS[command][2]:
            if wanted.only not in shape:
                continue
            looked_at += 1
            wrong, size, took = measure(os.path.abspath(wanted.program), command, shape)
            failed += wrong is not None
            if wrong or wanted.all:
                print(
                    f'{command}: {shape}, {size} times, {took:.2f} s: {wrong or "linear"}',
                    flush=True,
                )
    print(f"{looked_at} shapes, {failed} grow faster than the text")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

"""Runs the examples of the table of differences under PyTorch and, converted, under Paddle.

    python3 test/truth/check_differences.py

Needs a Python with torch 2.9.1 and paddlepaddle 3.3.1: this one, or the one that $PADDLE_LS_TRUTH_PYTHON names; exit
status 77 where there is none. Every example has to print what its row says, and its conversion what the row says of it.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import convert

TABLE = (
    pathlib.Path(__file__).resolve().parents[2]
    / "engine"
    / "rewrite"
    / "differences"
    / "differences.json"
)
VERSIONS = {"torch": "2.9.1", "paddlepaddle": "3.3.1"}
RUNNER = pathlib.Path(__file__).resolve().with_name("run_programs.py")
SKIPPED = 77


def missing(python):
    """What `python` lacks of the frameworks, in words; empty where it has both."""
    probe = (
        "import importlib.metadata as m, json\n"
        f"print(json.dumps({{name: m.version(name).split('+')[0] for name in {list(VERSIONS)}}}))"
    )
    found = subprocess.run([python, "-c", probe], capture_output=True, text=True, check=False)
    if found.returncode:
        return found.stderr.strip().splitlines()[-1]
    versions = json.loads(found.stdout)
    return "" if versions == VERSIONS else f"it has {versions}"


def converted(name, program):
    """The program for Paddle, where the difference is accepted; in an empty folder, since a project has its say."""
    settings = json.dumps({"style": "native", "decisions": {name: "accept"}})
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [
                convert.PROGRAM,
                "convert",
                "-",
                "--stdin-filename",
                "example.py",
                "--helpers-in",
                "file",
                "--settings",
                settings,
            ],
            input=program,
            capture_output=True,
            text=True,
            check=False,
            cwd=folder,
        )
    return done.stdout


def printed(python, framework, programs):
    """What each of the programs prints, or the last line of what it raises."""
    done = subprocess.run(
        [python, RUNNER, framework],
        input=json.dumps(programs),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{RUNNER.name} {framework}: {done.stderr}")
    return json.loads(done.stdout.splitlines()[-1])


def complaints(name, row, seen):
    """What the example of a row does otherwise than the row says."""
    found = [
        f"{name}: {side} prints {text!r}, and the row says {row[side]!r}"
        for side, text in seen.items()
        if text != row[side]
    ]
    if row["torch"] == row["paddle"]:
        found.append(f"{name}: the example shows no difference")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", help="id of one difference")
    only = parser.parse_args().only
    python = os.environ.get("PADDLE_LS_TRUTH_PYTHON", sys.executable)
    lack = missing(python)
    if lack:
        print(f"skipped: {python} does not have {VERSIONS}: {lack}")
        return SKIPPED
    rows = {
        name: row
        for name, row in json.loads(TABLE.read_text(encoding="utf-8")).items()
        if "program" in row and only in (None, name)
    }
    programs = {name: row["program"] + "\n" for name, row in rows.items()}
    seen = {
        "torch": printed(python, "torch", programs),
        "paddle": printed(
            python, "paddle", {name: converted(name, text) for name, text in programs.items()}
        ),
    }
    found = [
        line
        for name, row in rows.items()
        for line in complaints(name, row, {side: texts[name] for side, texts in seen.items()})
    ]
    print(
        *found,
        f"{len(rows)} examples, {len(found)} complaints (program: {convert.PROGRAM})",
        sep="\n",
    )
    return 1 if found or not rows else 0


if __name__ == "__main__":
    sys.exit(main())

"""Runs scoreboard.py on a few names, whose outcomes are known.

    python3 test/truth/check_scoreboard.py

Needs a Python with torch 2.9.1 and paddlepaddle 3.3.1, as check_differences.py does; exit status 77 where there is none.
"""

import gzip
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import check_differences

SCOREBOARD = pathlib.Path(__file__).resolve().with_name("scoreboard.py")
WAYS = ("unconverted", "compat", "minimal", "converted")
COLUMNS = ["name", "release", "way", "outcome", "right", "differs", "raises", "marked", "program"]
# Outcomes per name, in the order of WAYS.
KNOWN = {
    "torch.eye": ("right", "right", "right", "right"),
    # The mode serves a torch.nn.Linear with PyTorch's layout and arguments.
    "torch.nn.Linear": ("raises", "right", "right", "right"),
    # The mode serves the method of Paddle, whose result is not a pair.
    "torch.Tensor.max": ("raises", "raises", "right", "right"),
    # The type of the result is that of Paddle.
    "torch.full": ("differs", "differs", "right", "right"),
}
SOURCES = "snippets"


def table_of(python, folder):
    """The rows and programs of a run."""
    out = folder / "scores.tsv"
    names = "|".join(name.replace(".", r"\.") for name in KNOWN)
    command = [python, SCOREBOARD, "--work", folder / "work", "--out", out]
    done = subprocess.run(
        [*command, "--sources", SOURCES, "--only", f"^({names})$"],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(done.stderr)
    header, *rows = (line.split("\t") for line in out.read_text(encoding="utf-8").splitlines())
    assert header == COLUMNS, header
    lines = gzip.decompress(out.with_suffix(".programs.jsonl.gz").read_bytes()).splitlines()
    programs = {row["program"]: row["code"] for row in map(json.loads, lines)}
    return [dict(zip(header, row)) for row in rows], programs


def complaints(rows, programs):
    seen = {(row["name"], row["way"]): row for row in rows}
    for name, outcomes in KNOWN.items():
        for way, outcome in zip(WAYS, outcomes):
            row = seen.pop((name, way), None)
            if row is None:
                yield f"{name}: no row for {way}"
            elif row["outcome"] != outcome:
                yield f"{name} {way}: {row['outcome']} instead of {outcome}"
            elif row[outcome] == "0" or row["program"] not in programs:
                yield f"{name} {way}: no program shows that it is {outcome}"
    yield from (f"{name} {way}: not asked for" for name, way in seen)


def main():
    python = os.environ.get("PADDLE_LS_TRUTH_PYTHON", sys.executable)
    lack = check_differences.missing(python)
    if lack:
        print(f"skipped: {python} does not have {check_differences.VERSIONS}: {lack}")
        return check_differences.SKIPPED
    with tempfile.TemporaryDirectory() as folder:
        rows, programs = table_of(python, pathlib.Path(folder))
    found = list(complaints(rows, programs))
    print(*found, f"{len(rows)} rows, {len(found)} complaints", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

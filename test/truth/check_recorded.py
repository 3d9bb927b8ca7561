"""Checks converted code against recorded results of PyTorch, with Paddle alone.

    python3 test/truth/check_recorded.py --work build/release/truth

Makes a virtual environment with paddlepaddle==3.3.1 in WORK when there is none; exit status 77 when
that is not possible here. Every recorded case was right when it was recorded and has to be right now, in both
styles but for what `native` accepts. What both styles write alike runs once.
"""

import argparse
import functools
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
PADDLE = "3.3.1"
SKIPPED = 77
# Differences that the style `native` accepts and results show.
SHOWS = {
    "batch-norm-statistics",
    "infinite-values",
    "label-smoothing",
    "linear-layout",
    "nan-propagation",
    "running-variance",
    "smallest-probability",
    "target-gradient",
    "tensor-bounds",
    "uneven-chunks",
}


def environment(folder):
    """The Python of a virtual environment that has Paddle, or why there is none."""
    python = folder / "bin" / "python"
    if not python.exists():
        made = subprocess.run(
            [sys.executable, "-m", "venv", str(folder)], capture_output=True, text=True
        )
        if made.returncode:
            return None, made.stderr or made.stdout
    probe = [
        str(python),
        "-c",
        f"import importlib.metadata as m; assert m.version('paddlepaddle') == '{PADDLE}'",
    ]
    if subprocess.run(probe, capture_output=True).returncode:
        install = [
            str(python),
            "-m",
            "pip",
            "install",
            "--quiet",
            f"paddlepaddle=={PADDLE}",
            "setuptools",
            "pytest",
        ]
        try:
            done = subprocess.run(install, capture_output=True, text=True, timeout=400)
        except subprocess.TimeoutExpired:
            return None, "pip took longer than 400 s"
        if done.returncode:
            return None, done.stderr[-500:]
    return python, ""


@functools.cache
def has_bfloat16():
    """Whether Paddle computes in bfloat16 on this processor; where it says no, layers keep their type, with a warning."""
    import paddle

    return paddle.amp.is_bfloat16_supported()


def is_for_other_machines(row):
    keeps_type = row["outcome"] != "right" and row["seen"].endswith(
        "is 'dtype float32' instead of 'dtype bfloat16'"
    )
    return keeps_type and not has_bfloat16()


def check(arguments):
    # Needs numpy, so it runs inside the environment.
    import convert
    import truth
    from recorded import read_recorded

    recorded = {case.key: (case, runs) for case, runs in read_recorded(HERE / "recorded.json.gz")}
    cases = [case for case, _ in recorded.values()]
    expected = {key: runs for key, (_, runs) in recorded.items()}
    work = arguments.work.resolve()
    failed = False
    for style in ("exact", "native"):
        (work / ".paddle-ls.json").write_text(json.dumps({"style": style}))
        rows = list(truth.judged(cases, expected, work, arguments.profile, sys.executable))
        accepted = [
            row for row in rows if row["outcome"] == "differs" and SHOWS & set(row["accepted"])
        ]
        others = [row for row in rows if is_for_other_machines(row)]
        failures = [
            row
            for row in rows
            if row["outcome"] != "right" and row not in accepted and row not in others
        ]
        failed = failed or bool(failures)
        for row in failures[:50]:
            print(f"{row['outcome']}: {row['api']} ({row['shape']}): {row['seen'][:300]}")
            print(f"    {work / 'source' / row['key']}.py")
        for row in others:
            print(
                f"not on this machine, where Paddle has no bfloat16: {row['api']} ({row['shape']})"
            )
        for row in accepted:
            print(f"accepted by {style}: {row['api']} ({row['shape']}): {row['seen'][:100]}")
        print(
            f"{style}: {len(rows) - len(failures) - len(accepted) - len(others)} of {len(rows)} recorded cases are right on Paddle "
            f"{PADDLE}, {len(accepted)} differ as accepted (program: {convert.PROGRAM})"
        )
    return 1 if failed else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--profile", default="3.3")
    parser.add_argument("--inside", action="store_true", help="this Python has Paddle already")
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    if arguments.inside:
        return check(arguments)
    python, problem = environment(arguments.work.resolve() / "venv")
    if python is None:
        print(f"skipped: paddlepaddle=={PADDLE} cannot be installed here: {problem}")
        return SKIPPED
    return subprocess.run([str(python), *sys.argv, "--inside"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

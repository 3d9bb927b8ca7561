#!/usr/bin/env python3
"""Times the helpers of our rules beside the best form that Paddle itself has for the same result.

    python test/bench/bench_helpers.py [NAME...]

Prints a line per helper and size: milliseconds of both, and their ratio; status 1 where a ratio is above 1.5.
Small sizes show what a call costs, large ones what the work does, so that a helper that grows faster than
Paddle's own is seen. Needs Paddle; without it, says so and ends.
Rows are in helper_rows/, by room.
"""
import importlib
import pathlib
import re
import statistics
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
REWRITE = HERE.parents[1] / "engine" / "rewrite"
BOUND = 1.5
ROUNDS = 7
# The cost of a Python call is not work: below this many milliseconds a ratio is not judged.
LEAST = 0.05


def all_rows():
    """Helper: (what is made for the size `n`, the large one, the helper's call, the best native form)."""
    rows = {}
    for path in sorted((HERE / "helper_rows").glob("*.py")):
        rows.update(importlib.import_module(f"helper_rows.{path.stem}").ROWS)
    return rows


def helpers_of_rules():
    """One namespace with all helpers but those of earlier releases, and their names."""
    import collections
    import math
    import operator

    import numpy
    import paddle

    space = {
        "paddle": paddle,
        "numpy": numpy,
        "math": math,
        "collections": collections,
        "operator": operator,
        "F": paddle.nn.functional,
        "randn": lambda *s: paddle.randn(s),
        "rand": lambda *s: paddle.rand(s),
        "randint": lambda high, shape: paddle.randint(0, high, shape),
    }
    files = {path: path.read_text() for path in (REWRITE / "rules").rglob("*.json")}
    modules = {
        name: f"helpers.{path.parent.name}.{path.stem}"
        for path in sorted((REWRITE / "helpers").rglob("*.py"))
        for name in re.findall(r"^(?:def|class) (\w+)", path.read_text(), re.MULTILINE)
    }
    earlier = {
        name
        for path, text in files.items()
        if path.parent.name == "releases"
        for name in re.findall(r"\w+", text)
        if name in modules
    }
    later = "".join(text for path, text in files.items() if path.parent.name != "releases")
    names = sorted(name for name in modules if name not in earlier or f'"{name}"' in later)
    sys.path.append(str(REWRITE))
    for name in names:
        space[name] = getattr(importlib.import_module(modules[name]), name)
    return space, names


def milliseconds(text, space):
    """Processor time of one evaluation: the least of some rounds, which others disturb least."""
    code = compile(text, text, "eval")
    eval(code, space)
    start = time.process_time()
    eval(code, space)
    times = max(1, int(0.002 / max(time.process_time() - start, 1e-6)))
    rounds = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(times):
            eval(code, space)
        rounds.append((time.process_time() - start) / times)
    return 1000 * statistics.median(sorted(rounds)[:3])


def main():
    try:
        import paddle  # noqa: F401
    except ImportError:
        print("bench_helpers: Paddle is not installed here, so nothing is measured")
        return 0
    space, names = helpers_of_rules()
    wanted = sys.argv[1:]
    rows, slow = all_rows(), []
    print(f"{'helper':24}{'n':>8}{'helper ms':>12}{'Paddle ms':>12}{'ratio':>8}")
    for row, (made, large, ours, native) in rows.items():
        if wanted and not any(name in row for name in wanted):
            continue
        for n in (8, large):
            local = dict(space, n=n)
            exec(made, local)
            own = milliseconds(ours, local)
            other = milliseconds(native, local) if native else None
            ratio = own / other if other else None
            print(
                f"{row:24}{n:8}{own:12.4f}"
                + (f"{other:12.4f}{ratio:8.2f}" if other else f"{'none':>12}")
            )
            if ratio and ratio > BOUND and own > LEAST:
                slow.append(row)
    measured = {row.split(",")[0].split(" ")[0] for row in rows}
    rest = [name for name in names if name not in measured]
    print(
        f"{len(measured)} helpers measured; {len(rest)} have no row, as they are layers, distributions or loaders: "
        + " ".join(rest)
    )
    print("slower than 1.5 times Paddle's own form:", ", ".join(slow) or "none")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())

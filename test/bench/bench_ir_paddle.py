#!/usr/bin/env python3
"""How much faster than Paddle itself is a legacy program translated and printed?

Runs `bench_ir` and, in this Python, paddle's own translator on the same files (gzipped ones are
unpacked first), and prints the ratio of their processor times for translating and printing. With --check the exit status is 1 where the
ratio is below the bound. Exit status 77, "skipped", where paddle cannot be imported.
"""

import argparse
import gzip
import os
import re
import subprocess
import sys
import tempfile
import time

SKIPPED = 77


def best_of(runs, work):
    best = float("inf")
    for _ in range(runs):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return 1000 * best


def unpacked(file, folder):
    if not file.endswith(".gz"):
        return file
    target = os.path.join(folder, "-".join(file.removesuffix(".gz").split(os.sep)[-3:]))
    with gzip.open(file) as packed, open(target, "wb") as plain:
        plain.write(packed.read())
    return target


def paddle_milliseconds(paddle, file, runs):
    with open(file, "rb") as model:
        program = paddle.static.Program.parse_from_string(model.read())
    return best_of(runs, lambda: str(paddle.pir.translate_to_pir(program.desc)))


def our_milliseconds(bench, file, version):
    done = subprocess.run([bench, file, version], capture_output=True, text=True, check=True)
    times = dict(re.findall(r"^(read|translate|print)\s+([\d.]+) ms$", done.stdout, re.MULTILINE))
    return float(times["translate"]) + float(times["print"]), done.stdout.splitlines()[0]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bench", required=True, help="the program bench_ir")
    parser.add_argument("--bound", type=float, default=20, help="how many times faster we must be")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("models", nargs="+", help="legacy programs, 5,000 operators or more each")
    options = parser.parse_args()
    os.environ["FLAGS_enable_pir_api"] = "0"
    try:
        import paddle
    except ImportError as missing:
        print(f"skipped: {missing}", file=sys.stderr)
        return SKIPPED
    paddle.enable_static()
    paddle.base.libpaddle.pir.register_paddle_dialect()
    slow = False
    with tempfile.TemporaryDirectory() as folder:
        for file in (unpacked(model, folder) for model in options.models):
            theirs = paddle_milliseconds(paddle, file, options.runs)
            ours, size = our_milliseconds(options.bench, file, paddle.__version__)
            print(
                f"{os.path.basename(file)}: {size}\n  paddle {paddle.__version__} {theirs:.1f} ms, "
                f"paddle-ls {ours:.1f} ms: {theirs / ours:.1f} times as fast"
            )
            slow = slow or theirs < options.bound * ours
    return 1 if options.check and slow else 0


if __name__ == "__main__":
    sys.exit(main())

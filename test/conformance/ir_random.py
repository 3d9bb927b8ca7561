#!/usr/bin/env python3
"""Thousands of random legacy programs, translated by Paddle itself and by us.

Every operator maker of the Paddle of this Python gets --each programs of ir_random_programs.py,
and --networks programs are made by ir_random_networks.py. Each is built and translated in a
process of its own, because Paddle remembers attributes and some programs end it. Texts and
refusals are counted apart; the exit status is 1 when fewer than wanted are equal, and 77,
"skipped", where paddle cannot be imported. With --record a sample is kept for ir_recorded_test.
"""

import argparse
import gzip
import os
import random
import signal
import sys
import tempfile

SKIPPED = 77
WANTED = {"text": 0.99, "error": 0.97}


def answer(paddle, build, stem):
    """Writes the program and what Paddle says of it; runs in a child."""
    from ir_differential import translate_with_paddle
    signal.alarm(60)
    translate_with_paddle(paddle, build(), stem)


def answer_all(paddle, builds, folder):
    for name, build in builds:
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            status = 1
            try:
                answer(paddle, build, os.path.join(folder, name))
                status = 0
            finally:
                os._exit(status)  # what Paddle cannot build or survive has no answer
        os.waitpid(child, 0)


def answers(folder):
    """(name, kind, stem) of every program that Paddle answered."""
    for file in sorted(os.listdir(folder)):
        name, dot, kind = file.rpartition(".")
        if kind in WANTED:
            yield name, kind, os.path.join(folder, name)


def compare(print_pir, folder, version):
    """How many answers there are and are equal, by kind. Prints what differs."""
    from ir_differential import compare as difference
    counts = {kind: [0, 0] for kind in WANTED}
    for name, kind, stem in answers(folder):
        different = difference(print_pir, stem + ".pdmodel", version)
        counts[kind][0] += different is None
        counts[kind][1] += 1
        if different is not None:
            print(f"{name}: {different}")
    return counts


def read(file):
    with open(file, "rb") as opened:
        return opened.read()


def record(folder, path, most):
    """At most `most` bytes of programs with their answers, evenly drawn."""
    everything = list(answers(folder))
    random.Random(0).shuffle(everything)
    kept, size = [], 0
    for name, kind, stem in everything:
        program, said = read(stem + ".pdmodel"), read(f"{stem}.{kind}")
        entry = f"{name} {kind} {len(program)} {len(said)}\n".encode() + program + said
        if len(entry) < 8000:
            kept.append((name, entry))
    low, high = 0, len(kept)
    while low < high:  # the largest sample that fits when it is compressed
        middle = (low + high + 1) // 2
        data = gzip.compress(b"".join(entry for _, entry in sorted(kept[:middle])), 9, mtime=0)
        low, high = (middle, high) if len(data) <= most else (low, middle - 1)
    data = gzip.compress(b"".join(entry for _, entry in sorted(kept[:low])), 9, mtime=0)
    with open(path, "wb") as out:
        out.write(data)
    print(f"{low} programs in {len(data)} bytes")


def make(paddle, options, folder):
    import ir_random_programs
    from ir_random_networks import random_network
    protos = ir_random_programs.makers()
    feeds = paddle.__version__.startswith("2.")  # which knows no data without them

    def program(name, seed):
        return lambda: ir_random_programs.random_program(protos[name], protos, seed, feeds)

    def network(seed):
        return lambda: random_network(seed, feeds)

    names = options.names or sorted(protos)
    answer_all(paddle, [(f"{name}.{options.seed}.{n}", program(name, f"{options.seed}.{n}"))
                        for name in names for n in range(options.each)], folder)
    answer_all(paddle, [(f"network.{options.seed}.{n}", network(f"{options.seed}.{n}"))
                        for n in range(options.networks)], folder)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--print-pir", help="the program of that name, to compare with")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--each", type=int, default=1, help="programs for every operator")
    parser.add_argument("--networks", type=int, default=100)
    parser.add_argument("--keep", help="folder for the programs and Paddle's answers")
    parser.add_argument("--record", help="file for a sample")
    parser.add_argument("--most", type=int, default=80_000, help="bytes of the sample")
    parser.add_argument("names", nargs="*", help="operators; all by default")
    options = parser.parse_args()
    os.environ.update(FLAGS_enable_pir_api="0", FLAGS_enable_pir_in_executor="0", GLOG_v="0")
    try:
        import paddle
    except ImportError as missing:
        print(f"skipped: {missing}", file=sys.stderr)
        return SKIPPED
    paddle.enable_static()
    paddle.base.libpaddle.pir.register_paddle_dialect()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or temporary
        os.makedirs(folder, exist_ok=True)
        make(paddle, options, folder)
        if options.record:
            record(folder, options.record, options.most)
        if not options.print_pir:
            return 0
        counts = compare(options.print_pir, folder, paddle.__version__)
        for kind, (equal, all_of_it) in counts.items():
            print(f"{kind}: {equal} of {all_of_it} as Paddle {paddle.__version__}")
        return any(equal < WANTED[kind] * every for kind, (equal, every) in counts.items())


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Thousands of random legacy programs, translated by Paddle itself and by us.

Every operator maker of the Paddle of this Python gets --each programs of random_programs.py,
and --networks programs are made by random_networks.py. Each is built and translated in a
process of its own, because Paddle remembers attributes and some programs end it. Texts and
refusals are counted apart; the exit status is 1 when fewer than wanted are equal, and 77,
"skipped", where paddle cannot be imported. With --record a sample is kept for recorded_test.
"""

import argparse
import gzip
import os
import random
import sys
import tempfile

from answers import SKIPPED, answers, compare, in_child, static_paddle, translate_with_paddle

WANTED = {"text": 0.995, "error": 0.99}


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
    while low < high:  # the largest sample that fits after compression
        middle = (low + high + 1) // 2
        data = gzip.compress(b"".join(entry for _, entry in sorted(kept[:middle])), 9, mtime=0)
        low, high = (middle, high) if len(data) <= most else (low, middle - 1)
    data = gzip.compress(b"".join(entry for _, entry in sorted(kept[:low])), 9, mtime=0)
    with open(path, "wb") as out:
        out.write(data)
    print(f"{low} programs in {len(data)} bytes")


def translate_thinned(paddle, programs, stem):
    """Runs each in a separate process, because some makers of gradients end it."""
    for what, data in programs:
        in_child(lambda data=data, what=what: translate_with_paddle(paddle, data, f"{stem}.{what}"))


def make(paddle, options, folder):
    import random_programs
    from random_networks import random_network
    protos = random_programs.makers()
    feeds = paddle.__version__.startswith("2.")  # these releases need feed operators for data

    def program(name, seed):
        return lambda: random_programs.random_program(protos[name], protos, seed, feeds)

    def network(seed):
        return lambda: random_network(seed, feeds)

    builds = {f"{name}.{options.seed}.{n}": program(name, f"{options.seed}.{n}")
              for name in options.names or sorted(protos) for n in range(options.each)}
    builds |= {f"network.{options.seed}.{n}": network(f"{options.seed}.{n}")
               for n in range(options.networks)}
    for name, build in builds.items():  # a program that Paddle cannot build has no reference
        stem = os.path.join(folder, name)
        in_child(lambda build=build, stem=stem: translate_with_paddle(paddle, build(), stem))
    for name in options.names or sorted(protos):
        for n in range(options.thinned):
            seed = f"{options.seed}.{n}"
            in_child(lambda name=name, seed=seed: translate_thinned(
                paddle, random_programs.thinned_programs(protos[name], protos, seed, feeds),
                os.path.join(folder, f"{name}.{seed}")))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--print-pir", help="the program of that name, to compare with")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--each", type=int, default=1, help="programs for every operator")
    parser.add_argument("--thinned", type=int, default=0,
                        help="programs for every operator, each also without one attribute")
    parser.add_argument("--networks", type=int, default=100)
    parser.add_argument("--keep", help="folder for the programs and Paddle's answers")
    parser.add_argument("--record", help="file for a sample")
    parser.add_argument("--most", type=int, default=80_000, help="bytes of the sample")
    parser.add_argument("names", nargs="*", help="operators; all by default")
    options = parser.parse_args()
    paddle = static_paddle()
    if not paddle:
        return SKIPPED
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

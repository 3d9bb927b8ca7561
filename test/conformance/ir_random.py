#!/usr/bin/env python3
"""Thousands of random legacy programs, translated by Paddle itself and by us.

Every operator maker of the Paddle of this Python gets --each programs of ir_random_programs.py.
Each is built and translated in a process of its own, because Paddle remembers attributes and some
programs end it. Texts and refusals are counted apart. Exit status 77, "skipped", where paddle
cannot be imported.
"""

import argparse
import collections
import json
import os
import signal
import subprocess
import sys

SKIPPED = 77


def answer(paddle, build, stem):
    """Writes the program and what Paddle says of it; runs in a child."""
    from ir_differential import translate_with_paddle
    signal.alarm(30)
    data = build()
    translate_with_paddle(paddle, data, stem)


def answer_all(paddle, builds, folder):
    for name, build in builds:
        child = os.fork()
        if child == 0:
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 2)
            status = 1
            try:
                answer(paddle, build, os.path.join(folder, name))
                status = 0
            except Exception as error:
                with open(os.path.join(folder, name + ".notbuilt"), "w") as out:
                    out.write(repr(error))
            finally:
                os._exit(status)
        os.waitpid(child, 0)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--each", type=int, default=1)
    parser.add_argument("--networks", type=int, default=0)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    os.environ.update(FLAGS_enable_pir_api="0", FLAGS_enable_pir_in_executor="0", GLOG_v="0")
    try:
        import paddle
    except ImportError as missing:
        print(f"skipped: {missing}", file=sys.stderr)
        return SKIPPED
    import ir_random_programs as random_programs
    paddle.enable_static()
    paddle.base.libpaddle.pir.register_paddle_dialect()
    os.makedirs(options.folder, exist_ok=True)
    protos = random_programs.makers()
    feeds = paddle.__version__.startswith("2.")

    def build(name, number):
        return lambda: random_programs.random_program(protos[name], protos,
                                                      f"{options.seed}.{number}", feeds)

    def network(number):
        from ir_random_networks import random_network
        return lambda: random_network(f"{options.seed}.{number}", feeds)

    names = options.names or (sorted(protos) if options.each else [])
    answer_all(paddle, [(f"{name}.{options.seed}.{n}", build(name, n))
                        for name in names for n in range(options.each)], options.folder)
    answer_all(paddle, [(f"network.{options.seed}.{n}", network(n))
                        for n in range(options.networks)], options.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())

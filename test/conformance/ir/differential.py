#!/usr/bin/env python3
"""Programs that nobody recorded, translated by Paddle itself and by us.

Builds the programs of programs.py with the Paddle of this Python, each in a process of its own,
and compares texts and refusals. With --broken, also of programs that were damaged at random: what
Paddle refuses we refuse with its words, unless Paddle crashes. Exit status 1 when fewer than the
wanted part are equal, and 77, "skipped", where paddle cannot be imported.
"""

import argparse
import os
import random
import sys
import tempfile

from answers import SKIPPED, compare, in_child, static_paddle, translate_with_paddle


def build_and_translate(paddle, build, stem):
    main, startup = paddle.static.Program(), paddle.static.Program()
    main.random_seed = 7
    with paddle.utils.unique_name.guard(), paddle.static.program_guard(main, startup):
        build()
    for part, program in (("main", main), ("startup", startup)):
        if program.global_block().ops:
            data = program.desc.serialize_to_string()
            in_child(lambda data=data, part=part: translate_with_paddle(paddle, data,
                                                                        f"{stem}.{part}"))


def build_all(paddle, cases, folder):
    """Names of cases that this Paddle cannot build, with the reason."""
    reasons = {}
    for name, build in cases.items():
        stem = os.path.join(folder, name)
        reasons[name] = in_child(
            lambda build=build, stem=stem: build_and_translate(paddle, build, stem))
    return {name: reason for name, reason in reasons.items() if reason}


def damaged(data, source):
    """A program with one thing gone or changed that a real file might have wrong."""
    from paddle.base.proto import framework_pb2
    program = framework_pb2.ProgramDesc.FromString(data)
    block = source.choice(program.blocks)
    if not block.ops:
        return None
    op = source.choice(block.ops)
    lists = {"attribute": op.attrs, "input": op.inputs, "output": op.outputs,
             "variable": block.vars, "operator": block.ops}
    what = source.choice(["type", "argument", *lists])
    if what == "type":
        op.type = "made_up_" + op.type
    elif what == "argument" and op.inputs:
        source.choice(op.inputs).arguments[:] = []
    elif what in lists and len(lists[what]) > 0:
        del lists[what][source.randrange(len(lists[what]))]
    return program.SerializeToString()


def break_all(paddle, folder, count):
    """Translates `count` damaged variants of the programs in `folder`, beside them."""
    source = random.Random(count)
    files = sorted(file for file in os.listdir(folder) if file.endswith(".pdmodel"))
    for index in range(count):
        with open(os.path.join(folder, source.choice(files)), "rb") as model:
            data = damaged(model.read(), source)
        if data is not None:
            stem = os.path.join(folder, f"broken_{index}")
            in_child(lambda data=data, stem=stem: translate_with_paddle(paddle, data, stem))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("print_pir", help="the program of that name")
    parser.add_argument("--part", type=float, default=1, help="of the answers must be equal")
    parser.add_argument("--broken", type=int, default=0, help="damaged programs to compare as well")
    parser.add_argument("--keep", help="folder for the programs and Paddle's answers")
    parser.add_argument("names", nargs="*", help="cases; all by default")
    options = parser.parse_args()
    paddle = static_paddle()
    if not paddle:
        return SKIPPED
    import op_programs  # noqa: F401  (adds its cases)
    from old_functions import use_old_functions
    from programs import CASES
    use_old_functions()
    cases = {name: CASES[name] for name in options.names or CASES}
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or temporary
        os.makedirs(folder, exist_ok=True)
        for name, reason in build_all(paddle, cases, folder).items():
            print(f"{name}: this Paddle cannot build it: {reason}")
        break_all(paddle, folder, options.broken)
        counts = compare(options.print_pir, folder, paddle.__version__)
    equal, every = (sum(column) for column in zip(*counts.values()))
    print(f"{equal} of {every} programs of {len(cases)} cases are answered as Paddle "
          f"{paddle.__version__} does")
    return 0 if every and equal >= options.part * every else 1


if __name__ == "__main__":
    sys.exit(main())

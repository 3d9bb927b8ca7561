#!/usr/bin/env python3
"""Programs that nobody recorded, translated by Paddle itself and by us.

Builds the programs of ir_programs.py with the Paddle of this Python, each in a process of its own,
and compares texts and refusals. With --broken, also of programs that were damaged at random: what
Paddle refuses we refuse with its words, unless Paddle crashes. Exit status 1 when fewer than the
wanted part are equal, and 77, "skipped", where paddle cannot be imported.
"""

import argparse
import difflib
import os
import random
import signal
import subprocess
import sys
import tempfile

SKIPPED = 77
HINT = "[Hint:"


def refusal(error):
    """What Paddle says, up to its hint and the place in its sources."""
    lines = str(error).strip().splitlines()
    starts = [i for i, line in enumerate(lines) if line.startswith("(")]
    text = "\n".join(lines[starts[-1] if starts else -1:])
    return text.split(HINT)[0].split(" (at ")[0].strip()


def translate_with_paddle(paddle, data, file):
    with open(file + ".pdmodel", "wb") as model:
        model.write(data)
    try:
        read = paddle.static.Program.parse_from_string(data)
        result = "text", str(paddle.pir.translate_to_pir(read.desc))
    except Exception as error:  # whatever Paddle throws is its answer
        result = "error", refusal(error)
    with open(file + "." + result[0], "w", encoding="utf-8", errors="surrogateescape") as answer:
        answer.write(result[1])


def build_and_translate(paddle, build, file):
    main, startup = paddle.static.Program(), paddle.static.Program()
    main.random_seed = 7
    with paddle.utils.unique_name.guard(), paddle.static.program_guard(main, startup):
        build()
    # Of the two only one is translated in a process: Paddle remembers attributes.
    for part, program in (("main", main), ("startup", startup)):
        if not program.global_block().ops:
            continue
        child = os.fork()
        if child == 0:
            translate_with_paddle(paddle, program.desc.serialize_to_string(), f"{file}.{part}")
            os._exit(0)
        os.waitpid(child, 0)


def build_all(paddle, cases, folder):
    """Names of cases that this Paddle cannot build, with the reason."""
    not_built = {}
    for name, build in cases.items():
        read_end, write_end = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read_end)
            try:
                build_and_translate(paddle, build, os.path.join(folder, name))
            except BaseException as error:  # reported by the parent
                os.write(write_end, str(error).strip().splitlines()[-1].encode()[:500])
            os._exit(0)
        os.close(write_end)
        with os.fdopen(read_end, "rb") as reason:
            said = reason.read().decode(errors="replace")
        _, status = os.waitpid(child, 0)
        if said or status:
            not_built[name] = said or f"ended with status {status}"
    return not_built


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
        if data is None:
            continue
        file = os.path.join(folder, f"broken_{index}")
        child = os.fork()
        if child == 0:
            signal.alarm(20)
            translate_with_paddle(paddle, data, file)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if status and os.path.exists(file + ".pdmodel"):
            os.remove(file + ".pdmodel")  # Paddle crashed, which nobody wants to imitate


def translate_with_us(print_pir, file, version):
    done = subprocess.run([print_pir, file, version], capture_output=True, check=False)
    return done.stdout if done.returncode == 0 else done.stderr.strip()


def compare(print_pir, file, version):
    """Nothing when the answers are equal, else what differs."""
    stem = file.removesuffix(".pdmodel")
    expected_file = next((stem + end for end in (".text", ".error")
                          if os.path.exists(stem + end)), None)
    if expected_file is None:
        return "Paddle gave no answer"
    with open(expected_file, "rb") as answer:
        expected = answer.read()
    ours = translate_with_us(print_pir, file, version)
    if ours == expected:
        return None
    lines = difflib.unified_diff(expected.decode(errors="replace").splitlines(),
                                 ours.decode(errors="replace").splitlines(), "paddle", "paddle-ls",
                                 lineterm="", n=0)
    return "\n".join(line[:400] for line, _ in zip(lines, range(8)))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("print_pir", help="the program of that name")
    parser.add_argument("--part", type=float, default=1, help="of the answers must be equal")
    parser.add_argument("--broken", type=int, default=0, help="damaged programs to compare as well")
    parser.add_argument("--keep", help="folder for the programs and Paddle's answers")
    parser.add_argument("names", nargs="*", help="cases; all by default")
    options = parser.parse_args()
    os.environ.update(FLAGS_enable_pir_api="0", FLAGS_enable_pir_in_executor="0", GLOG_v="0")
    try:
        import paddle
    except ImportError as missing:
        print(f"skipped: {missing}", file=sys.stderr)
        return SKIPPED
    import ir_op_programs  # noqa: F401  (adds its cases)
    from ir_old_functions import use_old_functions
    from ir_programs import CASES
    paddle.enable_static()
    paddle.base.libpaddle.pir.register_paddle_dialect()
    use_old_functions()
    cases = {name: CASES[name] for name in options.names or CASES}
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or temporary
        os.makedirs(folder, exist_ok=True)
        for name, reason in build_all(paddle, cases, folder).items():
            print(f"{name}: this Paddle cannot build it: {reason}")
        break_all(paddle, folder, options.broken)
        files = sorted(file for file in os.listdir(folder) if file.endswith(".pdmodel"))
        equal = 0
        for file in files:
            difference = compare(options.print_pir, os.path.join(folder, file), paddle.__version__)
            equal += difference is None
            if difference is not None:
                print(f"{file}:\n{difference}")
    print(f"{equal} of {len(files)} programs of {len(cases)} cases are answered as Paddle "
          f"{paddle.__version__} does")
    return 0 if files and equal >= options.part * len(files) else 1


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Runs old programs under an old Paddle, what `paddle-ls ir upgrade` makes of them under a new one.

Programs are those of upgrade_cases.py. Each is run by --old-python, upgraded by --paddle-ls and run
by --new-python with the same inputs; every result must be equal, with its shape. With --record the
counts are written to a table. The exit status is 1 when a program differs, and 77, "skipped",
where an interpreter is missing.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile

SKIPPED = 77
try:
    import numpy as np
except ImportError as missing:
    print(f"skipped: {missing}", file=sys.stderr)
    sys.exit(SKIPPED)

NUMBERS = {"bool": 0, "int32": 2, "int64": 3, "float32": 5}
HEADER = """\
# What upgrade_proof.py saw: old programs run under paddlepaddle {old}, upgraded ones under {new}.
# Columns: operator; programs that the old release runs, or whose results NumPy gives where no
# release runs it that still installs; programs with equal results.
"""


def add_attribute(op, name, value):
    if isinstance(value, bool):
        op.attrs.add(name=name, type=6, b=value)
    elif isinstance(value, int):
        op.attrs.add(name=name, type=0, i=value)
    elif isinstance(value, float):
        op.attrs.add(name=name, type=1, f=value)
    elif isinstance(value, str):
        op.attrs.add(name=name, type=2, s=value)
    else:
        op.attrs.add(name=name, type=3).ints.extend(value)


def add_variable(block, name, dtype, shape, **more):
    made = block.vars.add(name=name, **more)
    made.type.type = 7
    tensor = tensor_of(made)
    tensor.data_type = NUMBERS[dtype]
    tensor.dims.extend(shape)


def program_of(pb, kind, inputs, outputs, attributes, results=None):
    """The bytes of a program with feeds and fetches around the operator."""
    program = pb.ProgramDesc()
    program.version.version = 0
    block = program.blocks.add(idx=0, parent_idx=-1)
    for name, number in (("feed", 9), ("fetch", 10)):
        block.vars.add(name=name, persistable=True).type.type = number
    made = pb.OpDesc(type=kind)
    feed = {}
    for parameter, arrays in inputs.items():
        names = [f"{parameter.lower()}_{i}" for i in range(len(arrays))]
        made.inputs.add(parameter=parameter, arguments=names)
        for name, array in zip(names, arrays):
            add_variable(block, name, str(array.dtype), array.shape)
            op = block.ops.add(type="feed")
            op.inputs.add(parameter="X", arguments=["feed"])
            op.outputs.add(parameter="Out", arguments=[name])
            add_attribute(op, "col", len(feed))
            feed[name] = array
    fetched = []
    for parameter, kinds in outputs.items():
        names = [f"out_{parameter.lower()}_{i}" for i in range(len(kinds))]
        made.outputs.add(parameter=parameter, arguments=names)
        for name, element in zip(names, kinds):
            add_variable(block, name, element, [])
        if parameter not in ("XShape", "Means", "Scales"):  # only used by gradients
            fetched += names
    for name, value in attributes.items():
        add_attribute(made, name, value)
    block.ops.append(made)
    if results is None:
        infer_shapes(block)
    else:
        declare_shapes(block, results)
    for column, name in enumerate(fetched):
        op = block.ops.add(type="fetch")
        op.inputs.add(parameter="X", arguments=[name])
        op.outputs.add(parameter="Out", arguments=["fetch"])
        add_attribute(op, "col", column)
    return program.SerializeToString(), feed, fetched


def tensor_of(var):
    return (var.type.dense_tensor if hasattr(var.type, "dense_tensor")
            else var.type.lod_tensor).tensor


def declare_shapes(block, results):
    outputs = [var for var in block.vars if var.name.startswith("out_")]
    for var, result in zip(outputs, results):
        tensor_of(var).dims.extend(result.shape)


def infer_shapes(block):
    """As a program that the library built has them: filled in by the operator."""
    from paddle.base import core
    described = core.ProgramDesc()
    target = described.block(0)
    for var in block.vars:
        if var.type.type != 7:
            continue
        tensor = tensor_of(var)
        made = target.var(var.name.encode())
        made.set_type(core.VarDesc.VarType.LOD_TENSOR)
        made.set_dtype(core.VarDesc.VarType(tensor.data_type))
        made.set_shape(list(tensor.dims))
    from paddle.base.proto import framework_pb2 as pb
    op = block.ops[-1]
    copy = target.append_op()
    whole = pb.ProgramDesc()
    whole.blocks.add(idx=0, parent_idx=-1).ops.append(op)
    parsed = core.ProgramDesc(whole.SerializePartialToString())
    copy.copy_from(parsed.block(0).op(0))
    copy.check_attrs()
    copy.infer_shape(target)
    for var in block.vars:
        if var.name.startswith("out_"):
            tensor_of(var).dims.extend(target.find_var(var.name.encode()).shape())


def run_old(folder, seed, each, names):
    import paddle
    from paddle.base.proto import framework_pb2 as pb
    from upgrade_cases import CASES, KNOWN
    paddle.enable_static()
    executor = paddle.static.Executor(paddle.CPUPlace())
    for name in names or sorted(CASES):
        for number in range(each):
            stem = os.path.join(folder, f"{name}.{number}")
            source = random.Random(f"{name} {seed} {number}")
            try:
                case = CASES[name](source)
                results = KNOWN[name](case[1], case[3]) if name in KNOWN else None
                data, feed, fetched = program_of(pb, *case, results)
                if results is None:
                    program = paddle.static.Program.parse_from_string(data)
                    results = executor.run(program, feed=feed, fetch_list=fetched,
                                           return_numpy=False)
            except Exception as failed:  # a program that the old release does not run proves nothing
                print(f"{name}.{number}: the old release refuses: "
                      f"{str(failed).strip().splitlines()[-1][:200]}")
                continue
            with open(stem + ".pdmodel", "wb") as model:
                model.write(data)
            np.savez(stem + ".feed.npz", **feed)
            np.savez(stem + ".old.npz", *[np.array(result) for result in results])
    print("version", paddle.__version__)


def run_new(folder):
    import paddle
    paddle.enable_static()
    executor = paddle.static.Executor(paddle.CPUPlace())
    for file in sorted(os.listdir(folder)):
        if not file.endswith(".json"):
            continue
        stem = os.path.join(folder, file[:-len(".json")])
        try:
            with paddle.static.scope_guard(paddle.static.Scope()):
                program, names, fetched = paddle.static.load_inference_model(stem, executor)
                feed = dict(np.load(stem + ".feed.npz"))
                results = executor.run(program, feed={name: feed[name] for name in names},
                                       fetch_list=fetched, return_numpy=False)
            np.savez(stem + ".new.npz", *[np.array(result) for result in results])
        except Exception as failed:  # counted as a difference
            print(f"{file}: {(str(failed).strip().splitlines() or ['?'])[-1][:200]}")
    print("version", paddle.__version__)


def equal(stem):
    try:
        old, new = np.load(stem + ".old.npz"), np.load(stem + ".new.npz")
    except OSError:
        return False
    return len(old.files) == len(new.files) and all(
        old[name].shape == new[name].shape
        and np.allclose(old[name], new[name], rtol=1e-5, atol=1e-6, equal_nan=True)
        for name in old.files)


def child(python, *arguments):
    environment = {**os.environ, "GLOG_minloglevel": "3"}
    done = subprocess.run([python, __file__, *arguments], capture_output=True, text=True,
                          check=False, timeout=1200, env=environment)
    lines = done.stdout.splitlines()
    for line in lines[:-1]:
        print(line)
    if done.returncode or not lines or not lines[-1].startswith("version "):
        raise SystemExit(f"{python}: {done.stderr[-500:]}")
    return lines[-1].split()[1]


def upgrade_all(program, folder):
    for file in sorted(os.listdir(folder)):
        if file.endswith(".pdmodel"):
            done = subprocess.run([program, "ir", "upgrade", os.path.join(folder, file), "--out",
                                   folder], capture_output=True, text=True, check=False)
            if done.returncode:
                print(f"{file}: {done.stderr.strip()[:300]}")


def report(folder, versions, record):
    """Whether every program gives the same."""
    counts = {}
    for file in sorted(os.listdir(folder)):
        if file.endswith(".pdmodel"):
            stem = os.path.join(folder, file[:-len(".pdmodel")])
            count = counts.setdefault(file.split(".")[0], [0, 0])
            count[0] += 1
            if equal(stem):
                count[1] += 1
            else:
                print(f"{file}: differs")
    table = "".join(f"{name}\t{every}\t{same}\n" for name, (every, same) in sorted(counts.items()))
    print(table, end="")
    if record:
        with open(record, "w", encoding="utf-8") as out:
            out.write(HEADER.format(old=versions[0], new=versions[1]) + table)
    return counts and all(every == same for every, same in counts.values())


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--paddle-ls")
    parser.add_argument("--old-python", default=os.environ.get("PADDLE_LS_OLD_PADDLE_PYTHON"))
    parser.add_argument("--new-python", default=os.environ.get("PADDLE_LS_PADDLE_PYTHON"))
    parser.add_argument("--each", type=int, default=20, help="programs of each operator")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--record", help="the table of counts to write")
    parser.add_argument("--keep", help="folder for the programs and their results")
    parser.add_argument("--run-old", help=argparse.SUPPRESS)
    parser.add_argument("--run-new", help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*", help="operators; all by default")
    options = parser.parse_args()
    if options.run_old:
        run_old(options.run_old, options.seed, options.each, options.names)
        return 0
    if options.run_new:
        run_new(options.run_new)
        return 0
    if not options.old_python or not options.new_python:
        print("skipped: PADDLE_LS_OLD_PADDLE_PYTHON and PADDLE_LS_PADDLE_PYTHON name the "
              "interpreters with an old and a new Paddle", file=sys.stderr)
        return SKIPPED
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or temporary
        os.makedirs(folder, exist_ok=True)
        old = child(options.old_python, "--run-old", folder, "--seed", options.seed, "--each",
                    str(options.each), *options.names)
        upgrade_all(options.paddle_ls, folder)
        new = child(options.new_python, "--run-new", folder)
        return 0 if report(folder, (old, new), options.record) else 1


if __name__ == "__main__":
    sys.exit(main())
